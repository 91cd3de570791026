"""What is said at the tables, and what was reported of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace
from sqlalchemy import delete, exists, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import manners, schema
from dragonstones.server.database import Database, now
from dragonstones.server.names import clean_text
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound
from dragonstones.server.tables import TableRow
from dragonstones.server.wordlist import WordList, word_list
from dragonstones.server.words import lines
from dragonstones.wire import Presence, Talk, TalkLine

if TYPE_CHECKING:
    from dragonstones.server.audience import Audience, Viewer, Watcher

log = structlog.get_logger(__name__)

_talk = schema.talk

#: How many of the last lines a newcomer gets.
LAST = 200


class TalkBook:
    def __init__(
        self, database: Database, emotes: bool = True, words: WordList | None = None
    ) -> None:
        self._database = database
        self._words = words or word_list()
        self._lines = lines(emotes)

    async def forget(self, before: int) -> None:
        """Remove what was said at games that were over before, but what somebody has reported and
        nobody has looked at."""
        old = select(schema.tables.c.id).where(
            schema.tables.c.state == "over", schema.tables.c.ended < before
        )
        reported = exists().where(
            schema.reports.c.table == _talk.c.table,
            schema.reports.c.line == _talk.c.number,
            schema.reports.c.settled.is_(None),
        )
        async with self._database.write() as connection:
            await connection.execute(delete(_talk).where(_talk.c.table.in_(old), ~reported))

    async def add(
        self, table: TableRow, person: PersonRow, text: str | None, line: str | None
    ) -> TalkLine:
        """Write down what somebody says. Only people who sit at the table may: a spectator could
        tell a player what that player must not know."""
        seat = table.seat_of(person.id)
        if seat is None:
            raise NotAllowed("not-at-table")
        text = clean_text(text or "") or None
        if (text is None) == (line is None):
            raise NotAllowed("say-one-thing")
        self._words.check(text)
        if line is not None and line not in self._lines:
            raise NotFound("no-such-line", line=line, lines=list(self._lines))
        name = table.seats[seat].name or person.name
        said = await self._write(table.id, name=name, person=person.id, text=text, line=line)
        assert said is not None
        return said

    async def add_of_bot(self, table: TableRow, seat: int, line: str) -> TalkLine | None:
        """Write down what a bot says; None: a bot has said that at this table already."""
        name = table.names("en")[seat]
        return await self._write(table.id, name=name, seat=seat, line=line)

    async def add_presence(self, table: str, seat: int, presence: Presence, events: int) -> None:
        """Write down what has become of the person in a seat, after so many events. Without a name:
        it is that of the seat, as long as there is one."""
        await self._write(table, name="", seat=seat, presence=presence, events=events)

    async def presences(self, table: str) -> dict[int, Presence]:
        """What was last said of each seat."""
        query = (
            select(_talk.c.seat, _talk.c.presence)
            .where(_talk.c.table == table, _talk.c.presence.is_not(None))
            .order_by(_talk.c.number)
        )
        async with self._database.read() as connection:
            return {row.seat: row.presence for row in await connection.execute(query)}

    async def _write(
        self,
        table: str,
        *,
        name: str,
        person: str | None = None,
        seat: int | None = None,
        text: str | None = None,
        line: str | None = None,
        presence: Presence | None = None,
        events: int | None = None,
    ) -> TalkLine | None:
        for _ in range(20):
            try:
                async with self._database.write() as connection:
                    if person is not None:
                        await manners.check_may_speak(connection, person)
                    if (
                        line is not None
                        and seat is not None
                        and line in await _said_by_bots(connection, table)
                    ):
                        return None
                    number = await _count(connection, table)
                    said = TalkLine(
                        number=number,
                        at=now(),
                        name=name,
                        person=person,
                        seat=seat,
                        text=text,
                        line=line,
                        presence=presence,
                        events=events,
                    )
                    values = {field: getattr(said, field) for field in said.__struct_fields__}
                    await connection.execute(insert(_talk).values(table=table, **values))
                    return said
            except IntegrityError:  # somebody spoke in another process at the same moment
                continue
        raise Conflict("not-saved")

    async def count(self, table: str) -> int:
        """How many lines were said."""
        async with self._database.read() as connection:
            return await _count(connection, table)

    async def read(self, table: str, start: int = 0) -> list[TalkLine]:
        """The lines from a number on; of a long talk the last ones."""
        query = (
            select(_talk)
            .where(_talk.c.table == table, _talk.c.number >= start, _talk.c.hidden.is_(None))
            .order_by(_talk.c.number.desc())
            .limit(LAST)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        fields = TalkLine.__struct_fields__
        return [TalkLine(**{field: row[field] for field in fields}) for row in reversed(rows)]

    async def hidden(self, table: str) -> set[int]:
        """The numbers of the lines that moderators have hidden."""
        query = select(_talk.c.number).where(_talk.c.table == table, _talk.c.hidden.is_not(None))
        async with self._database.read() as connection:
            return set(await connection.scalars(query))

    async def report(self, table: TableRow, person: PersonRow, line: int, reason: str) -> None:
        """Report a line to the moderators; `dragonstones admin reports` shows it, too."""
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


class TableTalk:
    """The talk at one table, as far as those who watch it have heard it."""

    def __init__(self, book: TalkBook, table: str, audience: Audience) -> None:
        self._book = book
        self._table = table
        self._audience = audience
        #: How many lines were told; None: nobody has come yet.
        self._told: int | None = None
        self._hidden = set[int]()

    def is_behind(self, last: int) -> bool:
        """Whether the line with this number is new to those who watch."""
        return self._told is not None and last >= self._told

    async def read(self, start: int) -> list[TalkLine]:
        """The lines from a number on. Those that are new are told to all who watch, and what was
        hidden since is taken back."""
        if self._told is None:  # never trust how many lines the first watcher claims to have heard
            self._told = await self._book.count(self._table)
        told = self._told
        lines = await self._book.read(self._table, min(start, told))
        self._told = max(told, lines[-1].number + 1 if lines else 0)
        hidden = await self._book.hidden(self._table)
        gone, back = sorted(hidden - self._hidden), self._hidden - hidden
        self._hidden = hidden
        again = await self._book.read(self._table, min(back)) if back else lines
        for watcher in self._audience:
            new = [line for line in again if line.number >= told or line.number in back]
            self.tell(watcher, new, gone)
        return [line for line in lines if line.number >= start]

    async def read_new(self) -> None:
        """Tell all who watch what was said since."""
        if self._told is None:
            return
        try:
            await self.read(self._told)
        except Exception:  # no reason to close the table: the next line reads it again
            log.exception("what was said could not be read", table=self._table)

    def greet(self, watcher: Watcher, lines: list[TalkLine]) -> None:
        """Tell somebody who has come what they have not heard, and what they have that is hidden
        now."""
        self.tell(watcher, lines, sorted(n for n in self._hidden if n < watcher.talk))

    def tell(self, watcher: Watcher, lines: list[TalkLine], hidden: list[int]) -> None:
        """Send a watcher those lines whose speakers it has not muted, and take others back."""
        lines = [
            self._as_seen_by(watcher.viewer, line)
            for line in lines
            if line.person not in watcher.connection.mutes
        ]
        if lines or hidden:
            watcher.connection.send(Talk(table=self._table, lines=lines, hidden=hidden))

    def _as_seen_by(self, viewer: Viewer, line: TalkLine) -> TalkLine:
        """The true number of events stays secret: each viewer counts those it has seen."""
        if line.events is None:
            return line
        return replace(line, events=self._audience.seen_among(viewer, line.events))


async def _count(connection: AsyncConnection, table: str) -> int:
    last = (
        await connection.scalars(select(func.max(_talk.c.number)).where(_talk.c.table == table))
    ).one()
    return 0 if last is None else last + 1


async def _said_by_bots(connection: AsyncConnection, table: str) -> list[str]:
    query = select(_talk.c.line).where(_talk.c.table == table, _talk.c.seat.is_not(None))
    return [line for line in await connection.scalars(query) if line is not None]
