"""Which process runs the bots and clocks of a table: the one that has its lease, and no other.

A lease is a row with a time. Its owner renews it; if the owner was killed, the lease runs out, and
the next process with somebody at the table takes it. The times in the rows are the database's, and
a process measures its own leases by a monotonic clock, so a wrong clock does no harm. Nor does
setting back the database's clock: no lease is believed for longer than its length.
"""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import ColumnElement, Select, delete, select, update

from dragonstones.server import schema
from dragonstones.server.database import Database

#: The length of a lease in milliseconds. Together with the time until somebody asks for it
#: (`steward.ASK_AGAIN`), the tables of a process that died stand still for less than 5 seconds.
LASTS = 3_600
#: Seconds between two renewals: four go into a lease.
RENEW_EVERY = 0.9
#: The last part of a lease is not used, because an action begun before it takes a moment.
SPARE = 900
#: How many tables one statement names.
MOST_AT_ONCE = 200

_leases = schema.leases
#: A clock that keeps running while the machine sleeps, where the system has one.
_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def _ticks() -> int:
    """Milliseconds from an arbitrary start; nobody can set this clock."""
    return time.clock_gettime_ns(_CLOCK) // 1_000_000


class Leases:
    def __init__(self, database: Database, owner: str) -> None:
        self._database = database
        self.owner = owner
        #: In ticks of this machine.
        self._until: dict[str, int] = {}
        #: Held so that our state changes together with the database.
        self._one_at_a_time = asyncio.Lock()
        #: Tables whose leases were asked for, and the task that gets them.
        self._wanted: dict[str, asyncio.Future[bool]] = {}
        self._asking: asyncio.Task[None] | None = None

    def holds(self, table: str) -> bool:
        return self._until.get(table, 0) - SPARE > _ticks()

    @property
    def held(self) -> list[str]:
        return list(self._until)

    async def take(self, table: str) -> bool:
        """Take a lease, if no other process has it. Requests that come while a statement is under
        way go together with the next one."""
        if self.holds(table):
            return True
        granted = self._wanted.get(table)
        if granted is None:
            granted = self._wanted[table] = asyncio.get_running_loop().create_future()
            if self._asking is None:
                self._asking = asyncio.create_task(self._take_wanted())
        return await asyncio.shield(granted)

    async def _take_wanted(self) -> None:
        try:
            while self._wanted:
                # In one order everywhere, see `_in_order`.
                tables = sorted(self._wanted)[:MOST_AT_ONCE]
                asked = {table: self._wanted.pop(table) for table in tables}
                try:
                    granted = await self._take_all(tables)
                except Exception as error:
                    for future in asked.values():
                        future.set_exception(error)
                    continue
                for table, future in asked.items():
                    future.set_result(table in granted)
        finally:
            self._asking = None

    async def _take_all(self, tables: list[str]) -> set[str]:
        async with self._one_at_a_time:
            # Read before the database reads its clock, so that we never trust a lease for too long.
            ends = _ticks() + LASTS
            clock = self._database.clock
            until = clock + LASTS
            rows = [{"table": table, "owner": self.owner, "until": until} for table in tables]
            is_over = (_leases.c.until < clock) | (_leases.c.until > until)
            wish = (
                self._database.upsert(_leases)
                .values(rows)
                .on_conflict_do_update(
                    index_elements=[_leases.c.table],
                    set_={"owner": self.owner, "until": until},
                    where=is_over | (_leases.c.owner == self.owner),
                )
                .returning(_leases.c.table)
            )
            async with self._database.write() as connection:
                granted = set((await connection.scalars(wish)).all())
            self._until.update(dict.fromkeys(granted, ends))
        return granted

    async def renew(self) -> list[str]:
        """Renew all; returns those that are lost, which only happens to a process that slept."""
        async with self._one_at_a_time:
            if not self._until:
                return []
            ends = _ticks() + LASTS
            ours = _leases.c.table.in_(_in_order(_leases.c.owner == self.owner))
            query = update(_leases).where(ours).values(until=self._database.clock + LASTS)
            async with self._database.write() as connection:
                kept = set((await connection.scalars(query.returning(_leases.c.table))).all())
            lost = [table for table in self._until if table not in kept]
            self._until = {table: ends for table in self._until if table in kept}
        return lost

    async def free(self, owner: str) -> None:
        """Free the leases of a process that is known to have died."""
        theirs = _in_order(_leases.c.owner == owner)
        query = delete(_leases).where(_leases.c.table.in_(theirs))
        async with self._database.write() as connection:
            await connection.execute(query)

    async def give_up(self, *tables: str) -> None:
        async with self._one_at_a_time:
            mine = [table for table in tables if self._until.pop(table, None)]
            if mine:
                ours = (_leases.c.owner == self.owner) & _leases.c.table.in_(mine)
                query = delete(_leases).where(_leases.c.table.in_(_in_order(ours)))
                async with self._database.write() as connection:
                    await connection.execute(query)


def _in_order(which: ColumnElement[bool]) -> Select[tuple[str]]:
    """Lock the rows to be changed, always in the same order, so that processes do not deadlock."""
    return select(_leases.c.table).where(which).order_by(_leases.c.table).with_for_update()
