"""A soak on one kind of database, from the first table to the verdict."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from tests.server import services
from tests.server.players import Seated, in_the_middle, read_books, seat_people
from tests.server.test_doctor import wrong
from tests.server.test_processes import OwnRedis
from tests.soak.compare import Fault, compare, games_ended
from tests.soak.crowd import Crowd
from tests.soak.plan import Trouble, plan
from tests.soak.troubles import ANYWHERE, WITH_SERVICES, Stage
from tests.soak.verdict import Memory, Verdict

#: Seconds between two looks at the memory of the processes.
LOOK_EVERY = 1.0
#: Seconds before an answer, so that the machine has time for others.
THINK = 0.1
#: What doctor rightly says of clocks that jumped, and of the PostgreSQL of tests: it syncs nothing.
EXPECTED = re.compile("The clock is wrong|In the database, (fsync|full_page_writes) is off")


async def soak(stage: Stage, name: str, seconds: float, tables: int, seed: str) -> Verdict:
    """Play for so long, and compare."""
    kinds = WITH_SERVICES if stage.postgres else ANYWHERE
    troubles = plan([*kinds], seconds, f"{seed}/{name}")
    verdict = Verdict(name, seconds)
    seated = await _first_tables(stage.url, tables)
    stage.start()
    crowd = Crowd(stage.addresses, seed, THINK)
    begun = time.perf_counter()
    others = [crowd.play(seated), _watch_memory(stage, verdict, begun)]
    tasks = [asyncio.create_task(work) for work in others]
    try:
        await _go_wrong(stage, crowd, verdict, begun, troubles)
        await asyncio.sleep(max(0.0, begun + seconds - time.perf_counter()))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    verdict.seconds = time.perf_counter() - begun
    await stage.look_after()
    for site in stage.sites:
        await stage.stop(site)
    await _judge(stage, crowd, verdict, begun)
    return verdict


async def _first_tables(url: str, tables: int) -> list[Seated]:
    """Half of the games are nearly over, so that some end soon and new tables are made."""
    old = await seat_people(url, tables - tables // 2, match=in_the_middle())
    return old + await seat_people(url, tables // 2, game="fist-tavern")


async def _watch_memory(stage: Stage, verdict: Verdict, begun: float) -> None:
    while True:
        for number, site in enumerate(stage.sites):
            if site.is_running:
                rss = psutil.Process(site.pid).memory_info().rss
                verdict.memory.append(Memory(time.perf_counter() - begun, number, rss))
        await asyncio.sleep(LOOK_EVERY)


async def _go_wrong(
    stage: Stage, crowd: Crowd, verdict: Verdict, begun: float, troubles: Sequence[Trouble]
) -> None:
    """One after the other. Where a start takes its time, they come later than planned."""
    for trouble in troubles:
        await asyncio.sleep(max(0.0, begun + trouble.at - time.perf_counter()))
        await stage.look_after()
        verdict.troubles.append(trouble._replace(at=time.perf_counter() - begun))
        try:
            await WITH_SERVICES[trouble.kind](stage, crowd, trouble.luck)
        except Exception as error:
            verdict.others.append(f"{trouble.kind} could not happen: {error!r}")


async def _judge(stage: Stage, crowd: Crowd, verdict: Verdict, begun: float) -> None:
    verdict.faults = await _faults(stage.url, crowd)
    ill = [said for said in await wrong(stage.url) if not EXPECTED.match(said)]
    verdict.others += stage.deaths + ill
    verdict.answers = [(at - begun, took) for one in crowd.people for at, took in one.took]
    verdict.stops = stage.stops
    verdict.people = len({one.session for one in crowd.people})
    verdict.connections = sum(one.connections for one in crowd.people)
    verdict.tables = len({one.table for one in crowd.people})
    verdict.games = games_ended(crowd.people)


async def _faults(url: str, crowd: Crowd) -> list[Fault]:
    faults = [Fault("diverged", text) for text in crowd.complaints]
    try:
        books = await read_books(url)
    except AssertionError as error:  # rows are missing: nothing can be played again
        return [*faults, Fault("lost", str(error))]
    for id in sorted({one.table for one in crowd.people}):
        here = [one for one in crowd.people if one.table == id and one.connections]
        faults += compare(books[id], here)
    return faults


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Stage]:
    with _ended(Stage(folder, f"sqlite:///{folder / 'dragonstones.db'}", 1)) as stage:
        yield stage


@contextmanager
def on_postgres(folder: Path, processes: int = 2) -> Iterator[Stage]:
    """With Redis, both of which can be killed."""
    redis = OwnRedis(folder)
    redis.start()
    try:
        with (
            services.postgres() as postgres,
            postgres.database() as url,
            _ended(Stage(folder, url, processes, postgres, redis)) as stage,
        ):
            yield stage
    finally:
        redis.kill()


@contextmanager
def _ended(stage: Stage) -> Iterator[Stage]:
    try:
        yield stage
    finally:
        for site in stage.sites:
            if site.is_running:
                site.kill()
