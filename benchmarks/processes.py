"""One, two and three processes of a site on PostgreSQL and Redis: what an answer costs, and how
many answers cross from one process to another.

    python -m benchmarks.processes postgresql://user:password@host/postgres redis://host/0

It makes a database of its own on that server, and removes it. The players are those of
`benchmarks.load`. What counts are processor times: they hold on a busy machine, too, and on one
with fewer cores than processes; answers/s and p99 do not. `--write` keeps the costs for
`benchmarks.capacity`.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import httpx
import msgspec
import uvloop
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.engine import make_url

from benchmarks.load import SEATS, WARM_UP, Load, Site, connect, set_up, site_on

#: Tables, and answers of a measurement and the most seconds that it takes.
TABLES, ANSWERS, SECONDS = 60, 4_000, 60.0
#: Workers, and whether the players say for which table they come.
RUNS = ((1, True), (2, True), (2, False), (3, True), (3, False))
NAME, TOKEN = "dragonstones_load", "a token for the benchmark"
COSTS = Path(__file__).parent / "costs.json"


class Costs(Struct):
    """Of one answer. Times in microseconds of a processor."""

    workers: int
    by_table: bool
    answers_a_second: float
    p99_ms: float
    site_us: float
    database_us: float
    redis_us: float
    commits: float
    #: The share of answers at another process than the one that runs the table.
    crossed: float
    #: Of all processes of the site, for each table, in kB.
    table_kb: float


@asynccontextmanager
async def empty_database(server: str) -> AsyncIterator[str]:
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(f"DROP DATABASE IF EXISTS {NAME} WITH (FORCE)")
        await connection.execute(f"CREATE DATABASE {NAME}")
        yield make_url(server).set(database=NAME).render_as_string(hide_password=False)
    finally:
        await connection.execute(f"DROP DATABASE IF EXISTS {NAME} WITH (FORCE)")
        await connection.close()


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _processes() -> Iterator[int]:
    return (int(one.name) for one in Path("/proc").iterdir() if one.name.isdecimal())


def workers_of(site: Site) -> list[int]:
    """The processes of a site that serve."""
    found = []
    for pid in _processes():
        try:
            command = Path(f"/proc/{pid}/cmdline").read_text()
            if int(_stat(pid)[1]) == site.process.pid and "bot_worker" not in command:
                found.append(pid)
        except OSError:  # it has just ended
            continue
    return found or [site.process.pid]


def _called(what: str) -> list[int]:
    found = []
    for pid in _processes():
        try:
            if what in Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " "):
                found.append(pid)
        except OSError:
            continue
    return found


def seconds_of(pids: list[int]) -> dict[int, float]:
    """Of a processor, of those that are still there."""
    found = {}
    for pid in pids:
        with suppress(OSError):
            found[pid] = sum(map(int, _stat(pid)[11:13])) / os.sysconf("SC_CLK_TCK")
    return found


def memory_of(pids: list[int]) -> int:
    """What they share counts once."""
    pages = [Path(f"/proc/{pid}/statm").read_text().split() for pid in pids]
    return sum(int(one[1]) - int(one[2]) for one in pages) * resource.getpagesize()


def counted(site: Site) -> dict[str, float]:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    page = httpx.get(f"http://127.0.0.1:{site.port}/metrics", headers=headers, timeout=30).text
    sums: dict[str, float] = {}
    for family in text_string_to_metric_families(page):
        for name, _, value, *_ in family.samples:
            sums[name] = sums.get(name, 0) + value
    return sums


async def measure(server: str, redis: str, workers: int, by_table: bool) -> Costs:
    more = {"REDIS_URL": redis, "WORKERS": str(workers), "METRICS_TOKEN": TOKEN}
    port = f":{make_url(redis).port or 6379}"
    with tempfile.TemporaryDirectory(prefix="dragonstones-load-") as folder:
        async with empty_database(server) as url:
            groups = await set_up(url, TABLES)
            with site_on(None, Path(folder), url, **more) as site:
                load = Load()
                load.by_table = by_table
                await asyncio.sleep(3)  # until all workers serve
                ours = workers_of(site)
                empty = memory_of(ours)
                players = await connect(load, groups, site.port)
                await load.play(players, SECONDS, WARM_UP * TABLES)
                await load.settle()
                memory = memory_of(ours) - empty
                parts = ours, _called(f" {NAME} "), _called(f"redis-server 127.0.0.1{port}")
                before = counted(site)
                start = [seconds_of(part) for part in parts]
                seconds = await load.play(players, SECONDS, ANSWERS)
                used = [
                    sum(now - was.get(pid, now) for pid, now in seconds_of(part).items())
                    for part, was in zip(parts, start, strict=True)
                ]
                answers, found = load.accepted, sorted(load.latencies)
                await load.settle()
                after = counted(site)
                for player in players:
                    player.transport.abort()
    more_of = {name: after[name] - before.get(name, 0) for name in after}
    accepted = more_of["dragonstones_answers_accepted_total"]
    return Costs(
        workers=workers,
        by_table=by_table,
        answers_a_second=answers / seconds,
        p99_ms=1000 * found[int(0.99 * len(found))],
        site_us=1e6 * used[0] / answers,
        database_us=1e6 * used[1] / answers,
        redis_us=1e6 * used[2] / answers,
        commits=more_of["dragonstones_commit_rows_count"] / accepted,
        crossed=more_of["dragonstones_answers_crossed_total"] / accepted,
        table_kb=memory / TABLES / 1000,
    )


def main(server: str, redis: str, write: bool) -> None:
    print(
        f"fist-2002, {TABLES} tables of {SEATS} at full speed; µs are of a processor, an answer\n"
    )
    print("workers  route  answers/s  p99 ms  site µs  PostgreSQL µs  Redis µs  commits  crossed")
    made = []
    for workers, by_table in RUNS:
        one = uvloop.run(measure(server, redis, workers, by_table))
        made.append(one)
        route = "table" if by_table else "any"
        print(
            f"{workers:>7}  {route:>5}  {one.answers_a_second:>9,.0f}  {one.p99_ms:>6,.0f}"
            f"  {one.site_us:>7,.0f}  {one.database_us:>13,.0f}  {one.redis_us:>8,.0f}"
            f"  {one.commits:>7.2f}  {one.crossed:>7.0%}",
            flush=True,
        )
        if write:
            _keep(made)


def _keep(made: list[Costs]) -> None:
    COSTS.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n")


if __name__ == "__main__":
    given = [one for one in sys.argv[1:] if one != "--write"]
    main(given[0], given[1], "--write" in sys.argv)
