"""Invitations inside the site: somebody who sits at a table asks others to come."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import outbox, schema
from dragonstones.server.database import Database, now
from dragonstones.server.people import PersonRow
from dragonstones.server.ties import apart_from
from dragonstones.wire import InvitedTo, SomePerson

if TYPE_CHECKING:
    from dragonstones.server.tables import TableRow, Tables

#: How many invitations somebody is shown at a time.
MOST_TOLD = 20

_invitations, _people = schema.invitations, schema.people.c


async def write(
    database: Database,
    connection: AsyncConnection,
    table: TableRow,
    by: PersonRow,
    people: Collection[str],
) -> None:
    """Invite people to a table: every invitation is written here, in the transaction that causes
    it. People who are invited already, or have declined, are not asked again."""
    apart = set(await connection.scalars(apart_from(by.id)))
    about = {"by": by.id, "name": by.name, "table": table.title}
    for person in sorted(set(people) - apart - {by.id}):
        row = {"table": table.id, "person": person, "by": by.id, "at": now()}
        more = database.upsert(_invitations).values(row)
        await connection.execute(more.on_conflict_do_nothing())
        event = f"invitation/{table.id}"
        await outbox.tell(connection, person, "invitation", table.id, about, event)


class Invitations:
    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def decline(self, person: PersonRow, id: str) -> None:
        mine = (_invitations.c.table == id) & (_invitations.c.person == person.id)
        async with self._database.write() as connection:
            await connection.execute(update(_invitations).where(mine).values(declined=True))

    async def mine(self, person: PersonRow) -> list[InvitedTo]:
        """Invitations to tables that have not started and have room for me, the newest first."""
        columns = _invitations.c
        query = (
            select(columns.table, columns.at, columns.by, _people.name)
            .join(schema.tables, schema.tables.c.id == columns.table)
            .join(schema.people, _people.id == columns.by)
            .where(columns.person == person.id, ~columns.declined)
            .where(schema.tables.c.state == "open")
            .order_by(columns.at.desc(), columns.table)
            .limit(MOST_TOLD)
        )
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        tables = await self._tables.named([row.table for row in found])
        return [
            InvitedTo(table=table.lobby_row(), by=SomePerson(id=row.by, name=row.name), at=row.at)
            for row in found
            if (table := tables.get(row.table))
            and table.seat_of(person.id) is None
            and any(seat.free for seat in table.seats)
        ]

    async def to_table(self, table: TableRow) -> list[SomePerson]:
        """The people who were invited and have neither come nor declined."""
        columns = _invitations.c
        query = (
            select(_people.id, _people.name)
            .join(schema.invitations, columns.person == _people.id)
            .where(columns.table == table.id, ~columns.declined)
            .order_by(columns.at, _people.id)
        )
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        return [
            SomePerson(id=row.id, name=row.name) for row in found if table.seat_of(row.id) is None
        ]


async def end_between(connection: AsyncConnection, one: str, other: str) -> None:
    """Withdraw the invitations between two people."""
    columns = _invitations.c
    both = (one, other)
    await connection.execute(
        delete(_invitations).where(columns.by.in_(both), columns.person.in_(both))
    )


def may_invite(table: TableRow, person: str) -> bool:
    return table.host == person or table.seat_of(person) is not None
