"""What is said at the tables, and what was reported of it."""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.names import clean_text
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound
from dragonstones.server.tables import TableRow
from dragonstones.server.words import lines
from dragonstones.wire import TalkLine

_talk = schema.talk

#: How many of the last lines somebody gets who has just come.
LAST = 200


class TalkBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, table: TableRow, person: PersonRow, text: str | None, line: str | None
    ) -> TalkLine:
        """Write down what somebody says. Only who sits at the table may: spectators know less
        than a player whom they could tell it, or more than he should hear."""
        seat = table.seat_of(person.id)
        if seat is None:
            raise NotAllowed("not-at-table")
        text = clean_text(text or "") or None
        if (text is None) == (line is None):
            raise NotAllowed("say-one-thing")
        if line is not None and line not in lines():
            raise NotFound("no-such-line", line=line, lines=list(lines()))
        name = table.seats[seat].name or person.name
        last = select(func.max(_talk.c.number)).where(_talk.c.table == table.id)
        for _ in range(20):
            try:
                async with self._database.write() as connection:
                    before = (await connection.scalars(last)).one()
                    said = TalkLine(
                        number=0 if before is None else before + 1,
                        at=now(),
                        name=name,
                        person=person.id,
                        text=text,
                        line=line,
                    )
                    values = {field: getattr(said, field) for field in said.__struct_fields__}
                    await connection.execute(insert(_talk).values(table=table.id, **values))
                    return said
            except IntegrityError:  # somebody spoke in another process at the same moment
                continue
        raise Conflict("not-saved")

    async def count(self, table: str) -> int:
        """How many lines were said."""
        last = select(func.max(_talk.c.number)).where(_talk.c.table == table)
        async with self._database.read() as connection:
            number = (await connection.scalars(last)).one()
        return 0 if number is None else number + 1

    async def read(self, table: str, start: int = 0) -> list[TalkLine]:
        """The lines from a number on; of a long talk the last ones."""
        query = (
            select(_talk)
            .where(_talk.c.table == table, _talk.c.number >= start)
            .order_by(_talk.c.number.desc())
            .limit(LAST)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        fields = TalkLine.__struct_fields__
        return [TalkLine(**{field: row[field] for field in fields}) for row in reversed(rows)]

    async def report(self, table: TableRow, person: PersonRow, line: int, reason: str) -> None:
        """Tell whoever runs the site of a line; `dragonstones admin reports` shows it."""
        found = select(_talk.c.number).where(_talk.c.table == table.id, _talk.c.number == line)
        values = {
            "table": table.id,
            "line": line,
            "person": person.id,
            "reason": clean_text(reason),
            "at": now(),
        }
        async with self._database.write() as connection:
            if (await connection.scalars(found)).first() is None:
                raise NotFound("no-such-talk", line=line)
            await connection.execute(insert(schema.reports).values(**values))
