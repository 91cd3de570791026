"""Live tables while the lab measures a card: does anybody at a table notice?

    python -m benchmarks.lab

A site on one core, which its lab's process shares: the worst case. Players bid at a steady pace; by
turns the lab rests and plays. Told are the medians of the p50 and p99, in milliseconds from a bid
sent to all four seats having been told.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path

import httpx
import uvloop

from benchmarks.load import (
    WARM_UP,
    Figures,
    Group,
    Load,
    Player,
    Site,
    connect,
    measured,
    set_up,
    site_on,
)

TABLES = 100
#: Answers a second, of all tables together: a busy evening.
PACE = 300
ROUNDS, SECONDS = 5, 6.0
GOAL = 1.2
CARD = {"language": 1, "name": {"en": "Gift"}, "power": {"take": {"common": 3}}}
PATH = "/api/games/fist-2002/workshop/measurements"


def ask(site: Site, group: Group, method: str, path: str) -> str:
    """Ask the lab as one of the players; the id of the measurement."""
    reply = httpx.request(
        method,
        f"http://127.0.0.1:{site.port}{path}",
        cookies={"dragonstones": group.sessions[0]},
        json=CARD if method == "POST" else None,
    )
    reply.raise_for_status()
    return str(reply.json()["id"])


async def paced(load: Load, site: Site, players: list[Player]) -> Figures:
    return await measured(load, site, load.play_paced(players, SECONDS, PACE))


async def measure(core: int) -> dict[str, list[Figures]]:
    found: dict[str, list[Figures]] = {"the lab rests": [], "the lab plays": []}
    with tempfile.TemporaryDirectory(prefix="dragonstones-lab-") as name:
        folder = Path(name)
        url = f"sqlite:///{folder / 'dragonstones.db'}"
        groups = await set_up(url, TABLES)
        with site_on(core, folder, url) as site:
            load = Load()
            players = await connect(load, groups, site.port)
            await load.play(players, 60, WARM_UP * TABLES)
            await load.settle()
            for _ in range(ROUNDS):
                found["the lab rests"].append(await paced(load, site, players))
                id = ask(site, groups[0], "POST", PATH)
                time.sleep(2)  # its process starts
                found["the lab plays"].append(await paced(load, site, players))
                ask(site, groups[0], "DELETE", f"{PATH}/{id}")
                time.sleep(1)
            for player in players:
                player.transport.abort()
    return found


def main() -> None:
    if not hasattr(os, "sched_setaffinity"):
        print("The lab's benchmark needs Linux: elsewhere a process cannot be kept on one core.")
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
    print(f"{TABLES} live tables at {PACE} answers/s, and the lab on the same core\n")
    print(f"{'':16}{'p50 ms':>9} {'p99 ms':>9}")
    found = uvloop.run(measure(cores[0]))
    p99 = []
    for name, some in found.items():
        each = ", ".join(f"{one.p99:.0f}" for one in some)
        p50 = statistics.median(one.p50 for one in some)
        p99.append(statistics.median(one.p99 for one in some))
        print(f"{name:16}{p50:>9.1f} {p99[-1]:>9.1f}   ({each})", flush=True)
    print(f"\np99 with the lab / without: {p99[1] / p99[0]:.2f}  (goal: at most {GOAL})")


if __name__ == "__main__":
    main()
