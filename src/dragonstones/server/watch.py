"""Status reports of processes, and what operators see of all of them.

Every few seconds a process writes a row about itself, so any process can show all of them. The
figures are for a glance; figures over time are in `/metrics`.
"""

from __future__ import annotations

import os
import resource
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones import __version__
from dragonstones.server import logs, schema
from dragonstones.server.database import now
from dragonstones.server.migrate import head
from dragonstones.wire import BackupInfo, ProcessInfo, QueueInfo, QueueName, SiteState, SlowAnswer

if TYPE_CHECKING:
    from dragonstones.server.site import Site

#: Seconds between two rows about a process.
TELL_EVERY = 5.0
#: Milliseconds without a report after which a process counts as gone, and is forgotten.
GONE = 60_000
#: Seconds from an answer to its effect that count as slow, and how many slow answers are listed.
SLOW, MOST_SLOW = 0.25, 20
#: How many backups are listed.
MOST_BACKUPS = 5

_processes, _tables, _audit = schema.processes, schema.tables.c, schema.audit.c
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ProcessInfo).decode


class Watch:
    """The figures of one process."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._started = now()
        self._answers = 0
        self._slow: deque[SlowAnswer] = deque(maxlen=MOST_SLOW)

    def answered(self, table: str, seconds: float) -> None:
        """An answer was played, written and shown."""
        self._answers += 1
        self._site.metrics.answer_seconds.observe(seconds)
        if seconds >= SLOW:
            self._slow.appendleft(SlowAnswer(table=table, ms=round(seconds * 1000), at=now()))

    def told(self) -> ProcessInfo:
        site = self._site
        return ProcessInfo(
            owner=site.owner,
            pid=os.getpid(),
            version=__version__,
            started=self._started,
            seen=now(),
            rooms=len(site.rooms),
            connections=site.connections,
            leases=len(site.leases.held),
            bots=len(site.bots.pids),
            thinking=site.bots.asked,
            answers=self._answers,
            memory=_memory(),
            slow=list(self._slow),
            errors=logs.latest(),
        )

    async def tell(self) -> None:
        """Store the report, and forget processes that have not reported for long."""
        info = self.told()
        row = {"owner": info.owner, "seen": info.seen, "data": _encode(info).decode()}
        upsert = self._site.database.upsert(_processes).values(row)
        upsert = upsert.on_conflict_do_update(index_elements=["owner"], set_=row)
        async with self._site.database.write() as connection:
            await connection.execute(upsert)
            gone = _processes.c.seen < info.seen - GONE
            await connection.execute(delete(_processes).where(gone))

    async def leave(self) -> None:
        async with self._site.database.write() as connection:
            mine = _processes.c.owner == self._site.owner
            await connection.execute(delete(_processes).where(mine))

    async def look(self) -> SiteState:
        """All that an operator sees."""
        database = self._site.database
        lab, coach, outbox = schema.measurements.c, schema.coachings.c, schema.outbox.c
        queries: dict[QueueName, tuple[ColumnElement[bool], ColumnElement[bool] | None]] = {
            "lab": (lab.state == "queued", lab.state == "failed"),
            "coach": (coach.state == "queued", coach.state == "failed"),
            "notices": (outbox.state.in_(("new", "waiting")), outbox.state == "failed"),
            "count": (~schema.played.c.tallied, None),
            "rate": (schema.results.c.number.is_(None), None),
            "pack": (~_tables.packed & (_tables.state == "over"), None),
        }
        async with database.read() as connection:

            async def n(fits: ColumnElement[bool] | None) -> int:
                if fits is None:
                    return 0
                return await connection.scalar(select(func.count()).where(fits)) or 0

            states = select(_tables.state, func.count()).group_by(_tables.state)
            tables = dict(map(tuple, await connection.execute(states)))
            processes = await told_by(connection)
            queues = [
                QueueInfo(name=name, waiting=await n(waits), failed=await n(bad))
                for name, (waits, bad) in queries.items()
            ]
            backups = select(_audit.at, _audit.user, _audit.subject).where(
                _audit.command == "backup"
            )
            made = await connection.execute(backups.order_by(_audit.id.desc()).limit(MOST_BACKUPS))
            return SiteState(
                at=now(),
                step=head(),
                database="SQLite" if database.is_sqlite else "PostgreSQL",
                tables=tables,
                processes=processes,
                queues=queues,
                leases=await n(schema.leases.c.until > database.clock),
                reports=await n(schema.reports.c.settled.is_(None)),
                backups=[BackupInfo(at=at, user=user, file=file) for at, user, file in made],
            )


async def told_by(connection: AsyncConnection) -> list[ProcessInfo]:
    """The last reports of all processes."""
    rows = await connection.scalars(select(_processes.c.data).order_by(_processes.c.owner))
    return list(_read(rows))


def _read(rows: Iterable[str]) -> Iterator[ProcessInfo]:
    for data in rows:
        with suppress(msgspec.ValidationError):  # another version, while a site is upgraded
            yield _decode(data)


def _memory() -> int:
    """The most megabytes that this process has used."""
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(used / (2**20 if sys.platform == "darwin" else 2**10))
