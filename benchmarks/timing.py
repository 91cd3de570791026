"""What an answer takes, by the clock and of the processor; and the database that is asked.

Without `--database` it is an SQLite file that is thrown away, as on most sites; with it, an empty
PostgreSQL database. The processor's time is that of this process and, on PostgreSQL, of its
processes on the same machine: it is the same on a machine that others use, too.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from sqlalchemy import text

from dragonstones.server.database import Database
from dragonstones.server.migrate import migrate

T = TypeVar("T")

#: Milliseconds: the p95 of a page.
GOAL = 50.0
WIDTH = 34
_BACKENDS = text("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")


class Took(NamedTuple):
    """Milliseconds."""

    clock: float
    processor: float


async def took(database: Database, work: Callable[[], Awaitable[T]]) -> tuple[T, Took]:
    """An answer, and what it took."""
    pids = await _backends(database)
    clock, processor = time.perf_counter(), _spent(pids)
    told = await work()
    clock, processor = time.perf_counter() - clock, _spent(pids) - processor
    return told, Took(clock * 1000, processor * 1000)


async def _backends(database: Database) -> list[int]:
    if database.is_sqlite:
        return []
    async with database.read() as connection:
        return list(await connection.scalars(_BACKENDS))


def _spent(pids: Sequence[int]) -> float:
    """Seconds of the processor until now, of this process and of these."""
    files = (Path(f"/proc/{pid}/schedstat") for pid in pids)
    nanoseconds = sum(int(one.read_text().split()[0]) for one in files if one.is_file())
    return time.process_time() + nanoseconds / 1e9


def p95(found: Sequence[float]) -> float:
    return statistics.quantiles(found, n=20, method="inclusive")[-1]


def heading() -> str:
    return f"{'':{WIDTH}}{'p50 ms':>9} {'p95 ms':>9} {'worst':>9} {'processor':>10}"


def line(name: str, found: Sequence[Took]) -> str:
    """With the p95 of the processor's time."""
    clock, processor = [one.clock for one in found], [one.processor for one in found]
    told = (statistics.median(clock), p95(clock), max(clock))
    return f"{name:{WIDTH}}{' '.join(f'{n:>9.1f}' for n in told)} {p95(processor):>10.1f}"


def on(url: str | None, run: Callable[[Database], Awaitable[None]]) -> None:
    """Run something on a new database of ours, or on this one."""

    async def running(url: str) -> None:
        database = Database(url)
        try:
            await migrate(database)
            await run(database)
        finally:
            await database.close()

    with tempfile.TemporaryDirectory(prefix="dragonstones-") as folder:
        asyncio.run(running(url or f"sqlite:///{Path(folder) / 'dragonstones.db'}"))


async def looked_over(database: Database) -> None:
    """After many rows: PostgreSQL does this by itself, a while later."""
    if not database.is_sqlite:
        outside = database.engine.execution_options(isolation_level="AUTOCOMMIT")
        async with outside.connect() as connection:
            await connection.execute(text("VACUUM ANALYZE"))


def arguments(about: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--database", help="postgresql://user:password@host/an-empty-one")
    return parser
