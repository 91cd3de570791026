"""What operators can do to people and tables, from the command line.

Each command changes the database, and every change is in the audit log. Running processes
notice: they check whether sessions have ended and tables are closed; with Redis they are told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine import Refused
from dragonstones.lookalikes import name_key
from dragonstones.server import audit, forum, recovery, results, schema
from dragonstones.server.audit import AuditLine
from dragonstones.server.database import Database, now
from dragonstones.server.hub import LOBBY, PREFIX, Notice
from dragonstones.server.moderation import Moderation
from dragonstones.server.names import clean_name
from dragonstones.server.ratings import Ratings
from dragonstones.server.reach import reach_redis
from dragonstones.server.refusals import NotFound
from dragonstones.server.thrown import thrown
from dragonstones.text import LANGUAGES
from dragonstones.wire import BOARD_ID, Board, Suspicion, TableState

_people, _sessions, _tables = schema.people, schema.sessions, schema.tables
_seats = schema.seats


#: What a member can be; operators are moderators, too.
Role = Literal["moderator", "operator"]

#: Characters in the name of a board.
LONGEST_BOARD = 40


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
    #: Where it was said, or published: the id of a table or of an entry of the guild, or the
    #: number of a thread.
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
        self._moderation = Moderation(database)

    # -- people ----------------------------------------------------------------

    async def people(self, search: str = "", most: int = 50) -> list[PersonLine]:
        """People, the most recently seen first."""
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
        # The part of an address after the `#` is never sent to a server, so it is in no log.
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
        """Tables, the most recently used first."""
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
        """Close a table, by its id or its code, even in the middle of a game; return its id."""
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
        """The reports that people have made, the newest first."""
        return [
            ReportLine(
                id=one.id,
                where=one.where,
                person=one.said.author.id if one.said.author else None,
                name=one.said.author.name if one.said.author else None,
                said=one.said.text or None,
                reason=one.reason,
                at=one.at,
                settled=one.settled,
            )
            for one in await self._moderation.reports(settled, most=most)
        ]

    async def settle(self, number: int) -> None:
        await self._moderation.settle(None, number)

    async def set_role(self, who: str, wanted: Role, is_one: bool) -> PersonLine:
        """Make a member a moderator or an operator, or take that back."""
        async with self._database.write() as connection:
            person = await _find(connection, who)
            if not person.member:
                raise Refused("not-a-member")
            role = wanted if is_one else None
            theirs = update(_people).where(_people.c.id == person.id).values(role=role)
            await connection.execute(theirs)
            command = f"people {wanted}" if is_one else f"people no-{wanted}"
            await audit.note(connection, command, person.id)
        return person

    # -- ratings ---------------------------------------------------------------

    async def compute_ratings(self) -> int:
        """Compute all ratings from the results again; return the number of games."""
        n = await Ratings(self._database).compute_again()
        async with self._database.write() as connection:
            await audit.note(connection, "ratings compute", "")
        return n

    async def thrown(self) -> list[Suspicion]:
        """People whose games with each other look thrown."""
        return await thrown(self._database)

    # -- the guild -------------------------------------------------------------

    async def hide(self, id: str) -> None:
        """Take an entry out of the guild."""
        await self._moderation.hide_entry(None, id, hidden=True)

    async def unhide(self, id: str) -> None:
        await self._moderation.hide_entry(None, id, hidden=False)

    # -- the forum -------------------------------------------------------------

    async def boards(self) -> list[Board]:
        async with self._database.read() as connection:
            return await forum.boards(connection)

    async def add_board(self, id: str, names: Mapping[str, str]) -> None:
        if not re.fullmatch(BOARD_ID, id) or id in forum.RESERVED:
            raise Refused("bad-board", id=id)
        async with self._database.write() as connection:
            if id in {board.id for board in await forum.boards(connection)}:
                raise Refused("board-there", id=id)
            await self._change_board(connection, "add", id, name=_board_names(names))

    async def rename_board(self, id: str, names: Mapping[str, str]) -> None:
        """Give a board other names; without any, it gets back those it has on every site."""
        async with self._database.write() as connection:
            await forum.find_board(connection, id)
            if not names and id not in forum.BOARDS:
                raise Refused("name-empty")
            name = _board_names(names) if names else None
            await self._change_board(connection, "rename", id, name=name)

    async def close_board(self, id: str, closed: bool) -> None:
        """Close a board to new posts, or open it again."""
        async with self._database.write() as connection:
            await forum.find_board(connection, id)
            command = "close" if closed else "open"
            await self._change_board(connection, command, id, closed=now() if closed else None)

    async def _change_board(
        self, connection: AsyncConnection, command: str, id: str, **values: Any
    ) -> None:
        await forum.change_board(self._database, connection, id, **values)
        await audit.note(connection, f"boards {command}", id)

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


def _board_names(names: Mapping[str, str]) -> dict[str, str]:
    """A name for every language; a language without one gets the first that was given."""
    given = {lang: clean_name(name, LONGEST_BOARD) for lang, name in names.items()}
    if not given:
        raise Refused("name-empty")
    first = next(iter(given.values()))
    return {lang: given.get(lang, first) for lang in LANGUAGES}


async def _set_disabled(connection: AsyncConnection, id: str, when: int | None) -> PersonLine:
    query = update(_people).where(_people.c.id == id).values(disabled=when).returning(*_people.c)
    person = _person((await connection.execute(query)).one())
    await results.list_again(connection, [id])
    return person


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
