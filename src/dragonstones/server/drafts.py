"""Drafts of the workshop, kept for members: a name, and the card as the page stores it.

No game reads them: a draft may be unfinished, or mean nothing at all.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.names import clean_text
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, SiteRefused
from dragonstones.wire import Draft, DraftWanted

MOST_DRAFTS = 40
#: The most bytes of one draft's data, as JSON.
MOST_BYTES = 8 * 1024

_drafts = schema.drafts.c


class Drafts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self, person: PersonRow) -> list[Draft]:
        """The drafts of a member, the latest first."""
        _check_member(person)
        query = (
            select(_drafts.id, _drafts.name, _drafts.changed, _drafts.data)
            .where(_drafts.person == person.id)
            .order_by(_drafts.changed.desc(), _drafts.id)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings()
            return [Draft(**row) for row in rows]

    async def keep(self, person: PersonRow, id: str, wanted: DraftWanted) -> Draft:
        """Store a draft, new or already there, under any name."""
        _check_member(person)
        if len(msgspec.json.encode(wanted.data)) > MOST_BYTES:
            raise SiteRefused("draft-large", most=MOST_BYTES // 1024)
        values: dict[str, Any] = {
            "name": clean_text(wanted.name),
            "changed": now(),
            "data": wanted.data,
        }
        async with self._database.write() as connection:
            # Held until the end: if two devices write at once, one waits for the other.
            mine = select(schema.people.c.id).where(schema.people.c.id == person.id)
            await connection.execute(mine.with_for_update())
            known = update(schema.drafts).where(_is(person, id)).values(values)
            if not (await connection.execute(known)).rowcount:
                there = select(func.count()).where(_drafts.person == person.id)
                if (await connection.scalar(there) or 0) >= MOST_DRAFTS:
                    raise Conflict("many-drafts", most=MOST_DRAFTS)
                new = {"person": person.id, "id": id, **values}
                await connection.execute(insert(schema.drafts).values(new))
        return Draft(id=id, **values)

    async def drop(self, person: PersonRow, id: str) -> None:
        """Remove it, if it is there."""
        _check_member(person)
        async with self._database.write() as connection:
            await connection.execute(delete(schema.drafts).where(_is(person, id)))


def _is(person: PersonRow, id: str) -> ColumnElement[bool]:
    return (_drafts.person == person.id) & (_drafts.id == id)


def _check_member(person: PersonRow) -> None:
    if not person.member:
        raise NotAllowed("drafts-for-members")
