"""Finished games on disk: how many bytes is one, and how long does it take to read it?

    python -m benchmarks.packing [--games 150] [--game fist-2002] [--database postgresql://...]

Games between bots of the middle level, four at a table, each answer in a row of its own with a
pause like a person's, are written as a site writes them and packed as a site packs them. A half of
them is what the dictionary has learnt from, the other half is what is measured. Reading is told as
the processor's time: others may use the machine, too.
"""

from __future__ import annotations

import argparse
import random
import secrets
import statistics
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import func, insert, select

from benchmarks.timing import on, p95, took
from dragonstones import Match
from dragonstones.arena.play import new_match, play
from dragonstones.engine.journal import decode_entry
from dragonstones.server import packing, schema
from dragonstones.server.chain import BEGINNING, link
from dragonstones.server.database import Database, now
from dragonstones.server.journal import Journal, Written, stored
from dragonstones.server.metrics import Metrics
from dragonstones.server.packing import Packer
from dragonstones.server.people import DAY

GAMES = ("fist-2002", "fist-tavern", "dragons-gold")
SEATS, BOT = 4, "merchant"
#: Milliseconds between two answers.
PAUSE = 4000
MILLION, GIGABYTE, GOAL_MS = 1_000_000, 1e9, 5.0


def rows_of(id: str, match: Match, rng: random.Random, start: int) -> list[dict[str, Any]]:
    """The journal of a game, with keys as the page makes them."""
    rows, hash, at = [], BEGINNING, start
    for number, answer in enumerate(match.journal()["answers"]):
        at += int(rng.expovariate(1 / PAUSE))
        entries = stored([Written(decode_entry(answer), secrets.token_hex(8))])
        hash = link(hash, id, number, at, entries)
        row = {"table": id, "number": number, "at": at, "entries": entries, "hash": hash}
        rows.append(row)
    return rows


async def fill(database: Database, game: str, n: int, first: int) -> list[str]:
    rng, ids = random.Random(f"{game}/{first}"), []
    for number in range(first, first + n):
        match = play(new_match(game, SEATS, number, {}), [BOT] * SEATS, str(number)).match
        id, ended = secrets.token_hex(6), now() - 3 * DAY
        table = {"id": id, "name": "", "game": game, "rules": match.game.rules, "public": False}
        table |= {"options": match.options, "clock": "normal", "state": "over", "created": ended}
        table |= {"touched": ended, "ended": ended, "server_luck": "", "seed": match.seed}
        async with database.write() as connection:
            await connection.execute(insert(schema.tables), {**table, "result": match.result})
            await connection.execute(insert(schema.journal), rows_of(id, match, rng, ended))
        ids.append(id)
    return ids


async def _bytes(database: Database, column: Any, ids: list[str]) -> int:
    size = func.sum(func.length(column))
    async with database.read() as connection:
        return await connection.scalar(select(size).where(column.table.c.table.in_(ids))) or 0


async def measure(database: Database, games: int, kinds: Sequence[str]) -> None:
    packing.PAUSE, packing.LEARN_FROM = 0, min(packing.LEARN_FROM, games // 2)
    journal = Journal(database, Metrics())
    packer = Packer(database, journal, days=1)
    print(
        f"{'bytes of a journal':20}{'rows':>8}{'packed':>8}{'1 M, GB':>9}{'read, ms':>10}{'p95':>7}"
    )
    for game in kinds:
        await fill(database, game, games // 2, 0)
        while await packer.pack_some():
            pass
        ids = await fill(database, game, games - games // 2, games)
        before = await _bytes(database, schema.journal.c.entries, ids)
        while await packer.pack_some():
            pass
        packed = await _bytes(database, schema.packed.c.data, ids) / len(ids)
        packed += len(ids[0]) + 16 + 32 + 32 + 4  # the other columns of its row
        reading = []
        for id in ids:
            rows, one = await took(database, partial(journal.read, id))
            reading.append(one.processor)
            assert rows
        print(
            f"{game:20}{before / len(ids):>8,.0f}{packed:>8,.0f}{packed * MILLION / GIGABYTE:>9.2f}"
            f"{statistics.median(reading):>10.2f}{p95(reading):>7.2f}"
        )
    print(f"(goals: a million in 1 GB, one read in {GOAL_MS:.0f} ms)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--database")
    parser.add_argument("--game", action="append", choices=GAMES, help="Only this one.")
    asked, _ = parser.parse_known_args()

    async def run(database: Database) -> None:
        await measure(database, asked.games, asked.game or GAMES)

    on(asked.database, run)


if __name__ == "__main__":
    main()
