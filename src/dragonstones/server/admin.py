"""What those who run the site can do to people and tables, from the command line.

All of it is a change of the database, and every change is in the audit log. Processes that run
notice: they look whether sessions have ended and tables are closed; with Redis they are told.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine import Refused
from dragonstones.lookalikes import name_key
from dragonstones.server import audit, recovery, schema, works
from dragonstones.server.audit import AuditLine
from dragonstones.server.database import Database, now
from dragonstones.server.hub import LOBBY, PREFIX, Notice
from dragonstones.server.names import clean_name
from dragonstones.server.reach import reach_redis
from dragonstones.server.refusals import NotFound
from dragonstones.wire import TableState

_people, _sessions, _tables = schema.people, schema.sessions, schema.tables
_seats, _talk, _reports = schema.seats, schema.talk, schema.reports
_guild = schema.guild


class PersonLine(Struct, frozen=True):
    id: str
    name: str
    member: bool
    seen: int
    disabled: int | None


class TableLine(Struct, frozen=True):
    id: str
    name: str
    game: str
    state: TableState
    people: list[str]
    touched: int


class ReportLine(Struct, frozen=True):
    id: int
    #: Where it was said, or published: the id of a table or of an entry of the guild.
    where: str
    #: The speaker and the text, or the author and the name of the entry; None: the person is
    #: deleted.
    person: str | None
    name: str | None
    said: str | None
    reason: str
    at: int
    settled: int | None


class Admin:
    def __init__(self, database: Database, redis_url: str = "", public_url: str = "") -> None:
        self._database = database
        self._public_url = public_url
        self._redis_url = redis_url

    # -- people ----------------------------------------------------------------

    async def people(self, search: str = "", most: int = 50) -> list[PersonLine]:
        """Those who were here last, first."""
        query = select(_people).order_by(_people.c.seen.desc()).limit(most)
        if search:
            query = query.where(
                or_(_people.c.id == search, func.lower(_people.c.name).contains(search.lower()))
            )
        async with self._database.read() as connection:
            return [_person(row) for row in await connection.execute(query)]

    async def disable(self, who: str) -> PersonLine:
        """Lock a person out; their sessions end."""
        async with self._database.write() as connection:
            id = (await _find(connection, who)).id
            await connection.execute(delete(_sessions).where(_sessions.c.person == id))
            await audit.note(connection, "people disable", id)
            return await _set_disabled(connection, id, now())

    async def enable(self, who: str) -> PersonLine:
        async with self._database.write() as connection:
            id = (await _find(connection, who)).id
            await audit.note(connection, "people enable", id)
            return await _set_disabled(connection, id, None)

    async def recovery_link(self, who: str) -> tuple[PersonLine, str]:
        """Make a link with which a member sets a new password, once, within a day."""
        async with self._database.write() as connection:
            person = await _find(connection, who)
            if not person.member:
                raise Refused("not-a-member")
            secret = await recovery.new_link(connection, person.id)
            await audit.note(connection, "people link", person.id)
        # After the `#` nothing of an address is sent to a server, or stands in its log.
        return person, f"{self._public_url.rstrip('/')}/recover#{secret}"

    async def end_sessions(self, who: str) -> int:
        """Sign a person out everywhere; how many sessions there were."""
        async with self._database.write() as connection:
            id = (await _find(connection, who)).id
            ended = await connection.execute(delete(_sessions).where(_sessions.c.person == id))
            await audit.note(connection, "sessions end", id)
            return ended.rowcount

    # -- tables ----------------------------------------------------------------

    async def tables(
        self, states: Sequence[str] = ("open", "playing"), most: int = 50
    ) -> list[TableLine]:
        """Those at which something happened last, first."""
        query = (
            select(_tables)
            .where(_tables.c.state.in_(states))
            .order_by(_tables.c.touched.desc())
            .limit(most)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            names = await _names(connection, [row.id for row in rows])
        return [
            TableLine(
                row.id, row.name or "–", row.game, row.state, names.get(row.id, []), row.touched
            )
            for row in rows
        ]

    async def close(self, which: str) -> str:
        """Close a table, by its id or its code, whatever happens there; its id."""
        running = _tables.c.state.in_(("open", "playing"))
        query = (
            update(_tables)
            .where(or_(_tables.c.id == which, _tables.c.code == which.upper()), running)
            .values(**schema.CLOSED, ended=now())
            .returning(_tables.c.id)
        )
        async with self._database.write() as connection:
            id: str | None = (await connection.scalars(query)).one_or_none()
            if id is None:
                raise NotFound("no-such-table")
            await audit.note(connection, "tables close", id)
        await self._tell(id)
        return id

    async def _tell(self, table: str) -> None:
        if not self._redis_url:
            return
        redis = await reach_redis(self._redis_url)
        for channel, what in ((table, "setup"), (LOBBY, "lobby")):
            notice = msgspec.convert({"what": what, "sender": "admin", "table": table}, Notice)
            await redis.publish(PREFIX + channel, msgspec.json.encode(notice))
        await redis.aclose()

    # -- reports ---------------------------------------------------------------

    async def reports(self, settled: bool = False, most: int = 50) -> list[ReportLine]:
        """What people have told of, the newest first."""
        said = (_talk.c.table == _reports.c.table) & (_talk.c.number == _reports.c.line)
        query = (
            select(
                _reports,
                func.coalesce(_talk.c.person, _guild.c.author).label("who"),
                func.coalesce(_talk.c.name, _people.c.name).label("called"),
                func.coalesce(_talk.c.text, _talk.c.line).label("said"),
                _guild.c.name.label("entry_name"),
            )
            .outerjoin(_talk, said)
            .outerjoin(_guild, _guild.c.id == _reports.c.entry)
            .outerjoin(_people, _people.c.id == _guild.c.author)
            .order_by(_reports.c.id.desc())
            .limit(most)
        )
        if not settled:
            query = query.where(_reports.c.settled.is_(None))
        async with self._database.read() as connection:
            return [
                ReportLine(
                    id=row.id,
                    where=row.table or row.entry,
                    person=row.who,
                    name=row.called,
                    said=" / ".join(row.entry_name.values()) if row.entry else row.said,
                    reason=row.reason,
                    at=row.at,
                    settled=row.settled,
                )
                for row in await connection.execute(query)
            ]

    async def settle(self, number: int) -> None:
        query = update(_reports).where(_reports.c.id == number).values(settled=now())
        async with self._database.write() as connection:
            if not (await connection.execute(query)).rowcount:
                raise Refused("no-such-report", number=number)
            await audit.note(connection, "reports settle", str(number))

    # -- the guild -------------------------------------------------------------

    async def hide(self, id: str) -> None:
        """Take an entry out of the guild: only its author sees it, and it cannot be published
        again."""
        await self._set_hidden(id, now())

    async def unhide(self, id: str) -> None:
        await self._set_hidden(id, None)

    async def _set_hidden(self, id: str, when: int | None) -> None:
        query = update(_guild).where(_guild.c.id == id).values(hidden=when)
        async with self._database.write() as connection:
            held = await works.hold(connection, _guild.c.id == id)
            if not (await connection.execute(query)).rowcount:
                raise NotFound("no-such-entry")
            await works.list_newest(connection, held)
            await audit.note(connection, f"guild {'unhide' if when is None else 'hide'}", id)

    # -- the audit log ---------------------------------------------------------

    async def audit(self, most: int = 50) -> list[AuditLine]:
        """What was done with these commands, the newest first."""
        async with self._database.read() as connection:
            return await audit.lines(connection, most)


async def _find(connection: AsyncConnection, who: str) -> PersonLine:
    """A member by name, anybody by id: many guests may be called Anna."""
    try:
        key = name_key(clean_name(who))
    except Refused:
        key = ""
    query = select(_people).where(or_(_people.c.id == who, _people.c.key == key))
    found = (await connection.execute(query)).all()
    if len(found) != 1:
        raise Refused("nobody-called", who=who)
    return _person(found[0])


async def _set_disabled(connection: AsyncConnection, id: str, when: int | None) -> PersonLine:
    query = update(_people).where(_people.c.id == id).values(disabled=when).returning(*_people.c)
    return _person((await connection.execute(query)).one())


def _person(row: Row[tuple[object, ...]]) -> PersonLine:
    return PersonLine(row.id, row.name, row.password is not None, row.seen, row.disabled)


async def _names(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[str]]:
    """Who sits at each table; bots in brackets."""
    query = select(_seats).where(_seats.c.table.in_(tables)).order_by(_seats.c.seat)
    names: dict[str, list[str]] = {}
    for row in await connection.execute(query):
        name = f"({row.bot})" if row.bot else row.name or "–"
        names.setdefault(row.table, []).append(name)
    return names
