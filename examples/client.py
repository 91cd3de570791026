"""Play on a site: open a table there, with bots, and let a bot of the library have our seat.

python examples/client.py [address]      (start one with: dragonstones serve)
"""

from __future__ import annotations

import asyncio
import sys

from dragonstones.bots import make_bot
from dragonstones.client import Client

GAME = "fist-2002"


async def main(address: str = "http://localhost:8000") -> None:
    async with Client(address, "Robo") as client:
        table = await client.create_table(
            GAME, seats=3, options={"points": 2}, bots=["random", "random"], clock="none"
        )
        print(f"Playing at {address}/t/{table.id}")
        result = await client.play(table.id, make_bot(GAME, "merchant", 1), pace=0.1)
        if result is None:
            raise SystemExit("The table is gone.")
        names = [seat.name or seat.bot for seat in (await client.table(table.id)).seats]
        print("won by " + ", ".join(str(names[seat]) for seat in result["winners"]))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
