"""Which process runs the bots and clocks of a table: whoever has its lease, and nobody else.

A lease is a row with a time. Its owner renews it; of a process that was killed it runs out,
and the next one that has somebody at the table takes it.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import ColumnElement, Select, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from dragonstones.server import schema
from dragonstones.server.database import Database, now

#: In milliseconds; it is renewed three times as often.
LASTS = 6_000
#: The last part of a lease is not used: clocks of two machines may differ a little.
SPARE = 1_500
#: Of one statement.
MOST_AT_ONCE = 200

_leases = schema.leases


class Leases:
    def __init__(self, database: Database, owner: str) -> None:
        self._database = database
        self.owner = owner
        self._until: dict[str, int] = {}
        #: What is known here changes together with the database.
        self._one_at_a_time = asyncio.Lock()
        #: Those that somebody has asked for, and the task that gets them.
        self._wanted: dict[str, asyncio.Future[bool]] = {}
        self._asking: asyncio.Task[None] | None = None

    def holds(self, table: str) -> bool:
        return self._until.get(table, 0) - SPARE > now()

    @property
    def held(self) -> list[str]:
        return list(self._until)

    async def take(self, table: str) -> bool:
        """Take it, if nobody else has it. Those who ask while others are being asked for go
        together with the next."""
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
        insert = sqlite.insert if self._database.is_sqlite else postgresql.insert
        async with self._one_at_a_time:
            start = now()
            until = start + LASTS
            rows = [{"table": table, "owner": self.owner, "until": until} for table in tables]
            wish = (
                insert(_leases)
                .values(rows)
                .on_conflict_do_update(
                    index_elements=[_leases.c.table],
                    set_={"owner": self.owner, "until": until},
                    where=(_leases.c.until < start) | (_leases.c.owner == self.owner),
                )
                .returning(_leases.c.table)
            )
            async with self._database.write() as connection:
                granted = set((await connection.scalars(wish)).all())
            self._until.update(dict.fromkeys(granted, until))
        return granted

    async def renew(self) -> list[str]:
        """Renew all; returns those that are lost, which only happens to a process that slept."""
        async with self._one_at_a_time:
            if not self._until:
                return []
            until = now() + LASTS
            ours = _leases.c.table.in_(_in_order(_leases.c.owner == self.owner))
            query = update(_leases).where(ours).values(until=until)
            async with self._database.write() as connection:
                kept = set((await connection.scalars(query.returning(_leases.c.table))).all())
            lost = [table for table in self._until if table not in kept]
            self._until = {table: until for table in self._until if table in kept}
        return lost

    async def give_up(self, *tables: str) -> None:
        async with self._one_at_a_time:
            mine = [table for table in tables if self._until.pop(table, None)]
            if mine:
                ours = (_leases.c.owner == self.owner) & _leases.c.table.in_(mine)
                query = delete(_leases).where(_leases.c.table.in_(_in_order(ours)))
                async with self._database.write() as connection:
                    await connection.execute(query)


def _in_order(which: ColumnElement[bool]) -> Select[tuple[str]]:
    """Rows to be changed, locked in one order: two processes must not wait for each other."""
    return select(_leases.c.table).where(which).order_by(_leases.c.table).with_for_update()
