"""Live tables while the lab measures a card, and while the coach looks at a game: does anybody at
a table notice?

    python -m benchmarks.background

A site on one core, which the process of the lab or the coach shares: the worst case. Players bid at
a steady pace; by turns that process rests and works. Told are the medians of the p50 and p99, in
milliseconds from a bid sent to all four seats having been told. The database is in memory where
that is possible: a disk that now and then takes its time would hide what is asked here.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop
from sqlalchemy import insert

from benchmarks.coach import longest
from benchmarks.load import (
    GAME,
    SEATS,
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
from dragonstones.server import schema
from dragonstones.server.database import Database, now

TABLES = 100
#: Answers a second, of all tables together: a busy evening.
PACE = 300
ROUNDS, SECONDS = 7, 6.0
MEMORY = Path("/dev/shm")
GOAL = 1.2
CARD = {"language": 1, "name": {"en": "Gift"}, "power": {"take": {"common": 3}}}
MEASUREMENTS = f"/api/games/{GAME}/workshop/measurements"
RESTS = "both rest"


def finished(number: int) -> str:
    """The id of a finished game of the first player."""
    return f"finishedgam{'abcdefgh'[number]}"


async def put_finished_games(url: str) -> None:
    """As many as the coach is asked about."""
    journal, database, at = longest(GAME), Database(url), now()
    table = {"name": "Load", "game": GAME, "rules": journal["rules"], "options": {}}
    times = {"created": at, "touched": at, "started": at, "ended": at}
    luck = {"server_luck": "", "seed": journal["seed"]}
    state = {"clock": "normal", "public": True, "state": "over", "host": "load0x0"}
    entries = json.dumps([[*entry, None] for entry in journal["answers"]])
    try:
        async with database.write() as connection:
            for id in map(finished, range(ROUNDS)):
                await connection.execute(
                    insert(schema.tables), {"id": id, **table, **times, **luck, **state}
                )
                seats = [
                    {"table": id, "seat": seat, "person": f"load0x{seat}", "left": False}
                    for seat in range(journal["seats"])
                ]
                await connection.execute(insert(schema.seats), seats)
                row = {"table": id, "number": 0, "at": at, "entries": entries}
                await connection.execute(insert(schema.journal), row)
    finally:
        await database.close()


def ask(site: Site, group: Group, method: str, path: str, body: Any = None, seat: int = 0) -> Any:
    """Ask the site as one of the players."""
    reply = httpx.request(
        method,
        f"http://127.0.0.1:{site.port}{path}",
        cookies={"dragonstones": group.sessions[seat]},
        json=body,
    )
    reply.raise_for_status()
    return reply.json()


async def paced(load: Load, site: Site, players: list[Player]) -> Figures:
    return await measured(load, site, load.play_paced(players, SECONDS, PACE))


async def measure(core: int) -> dict[str, list[Figures]]:
    found: dict[str, list[Figures]] = {RESTS: [], "the lab plays": [], "the coach thinks": []}
    where = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="dragonstones-background-", dir=where) as name:
        folder = Path(name)
        url = f"sqlite:///{folder / 'dragonstones.db'}"
        groups = await set_up(url, TABLES)
        await put_finished_games(url)
        with site_on(core, folder, url) as site:
            load = Load()
            players = await connect(load, groups, site.port)
            await load.play(players, 60, WARM_UP * TABLES)
            await load.settle()
            for number in range(ROUNDS):
                found[RESTS].append(await paced(load, site, players))
                card = ask(site, groups[0], "POST", MEASUREMENTS, CARD)["id"]
                time.sleep(2)  # its process starts
                found["the lab plays"].append(await paced(load, site, players))
                ask(site, groups[0], "DELETE", f"{MEASUREMENTS}/{card}")
                time.sleep(1)
                reports = f"/api/tables/{finished(number)}/coach"
                for seat in range(SEATS):  # one after the other: more than enough to do
                    ask(site, groups[0], "POST", f"{reports}/{seat}", seat=seat)
                time.sleep(2)
                found["the coach thinks"].append(await paced(load, site, players))
                states = [
                    ask(site, groups[0], "GET", f"{reports}/{seat}", seat=seat)["state"]
                    for seat in range(SEATS)
                ]
                assert states[-1] != "done", f"the coach was not at work all the time: {states}"
                for seat, state in enumerate(states):
                    if state != "done":
                        ask(site, groups[0], "DELETE", f"{reports}/{seat}", seat=seat)
                time.sleep(1)
            for player in players:
                player.transport.abort()
    return found


def main() -> None:
    if not hasattr(os, "sched_setaffinity"):
        print("This benchmark needs Linux: elsewhere a process cannot be kept on one core.")
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
    print(f"{TABLES} live tables at {PACE} answers/s; the lab and the coach on the same core\n")
    print(f"{'':18}{'p50 ms':>9} {'p99 ms':>9}")
    found = uvloop.run(measure(cores[0]))
    p99 = {}
    for name, some in found.items():
        each = ", ".join(f"{one.p99:.0f}" for one in some)
        p50 = statistics.median(one.p50 for one in some)
        p99[name] = statistics.median(one.p99 for one in some)
        print(f"{name:18}{p50:>9.1f} {p99[name]:>9.1f}   ({each})", flush=True)
    for name in [name for name in found if name != RESTS]:
        print(f"p99 while {name} / while {RESTS}: {p99[name] / p99[RESTS]:.2f} (goal: {GOAL})")


if __name__ == "__main__":
    main()
