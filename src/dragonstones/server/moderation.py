"""Moderation of the forum, the guild and the talk at tables, in one place.

Everything that a moderator does is in the audit log, in the transaction of the change itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import audit, manners, results, schema, works
from dragonstones.server.database import Database, now
from dragonstones.server.forum import find_board
from dragonstones.server.guild import page_of
from dragonstones.server.names import clean_text
from dragonstones.server.people import DAY, PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound, SiteRefused
from dragonstones.server.ties import author_of
from dragonstones.wire import (
    AuditInfo,
    ReportInfo,
    SaidLine,
    SanctionWanted,
    ThreadChange,
)

#: Reports, and lines of the audit log, in one answer.
MOST = 50
#: Lines or posts before and after what was reported.
AROUND = 4

_reports, _talk, _posts = schema.reports.c, schema.talk.c, schema.posts.c
_threads, _guild, _people = schema.threads.c, schema.guild.c, schema.people.c
_sanctions, _sessions = schema.sanctions.c, schema.sessions.c


def check_moderator(person: PersonRow) -> None:
    if not person.moderator:
        raise NotAllowed("moderators-only")


class Moderation:
    def __init__(self, database: Database) -> None:
        self._database = database
        #: Called with the ids of sessions that have ended.
        self.on_sessions_ended: Callable[[Sequence[str]], None] = lambda _ids: None

    # -- the queue --------------------------------------------------------------

    async def reports(
        self, settled: bool = False, before: int | None = None, most: int = MOST
    ) -> list[ReportInfo]:
        """Reports, the newest first; with settled ones if they are wanted."""
        query = (
            select(schema.reports, _people.name.label("reporter"))
            .outerjoin(schema.people, _people.id == _reports.person)
            .order_by(_reports.id.desc())
            .limit(most)
        )
        if not settled:
            query = query.where(_reports.settled.is_(None))
        if before is not None:
            query = query.where(_reports.id < before)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            return [await _report(connection, row) for row in rows]

    async def settle(self, moderator: PersonRow | None, number: int) -> None:
        query = update(schema.reports).where(_reports.id == number).values(settled=now())
        async with self._database.write() as connection:
            if not (await connection.execute(query)).rowcount:
                raise NotFound("no-such-report", number=number)
            await audit.note(connection, "reports settle", str(number), moderator)

    # -- what was said ------------------------------------------------------------

    async def hide_post(self, moderator: PersonRow, number: int, hidden: bool) -> None:
        await self._hide(moderator, schema.posts, _posts.number == number, hidden, "post", number)

    async def hide_line(self, moderator: PersonRow, table: str, line: int, hidden: bool) -> None:
        """Hide a line of talk from everybody, or show it again; `Site.talk_changed` tells them."""
        which = (_talk.table == table) & (_talk.number == line)
        await self._hide(moderator, schema.talk, which, hidden, "talk", f"{table}/{line}")

    async def _hide(
        self,
        moderator: PersonRow,
        table: Any,
        which: ColumnElement[bool],
        hidden: bool,
        what: str,
        subject: object,
    ) -> None:
        query = update(table).where(which).values(hidden=now() if hidden else None)
        async with self._database.write() as connection:
            if not (await connection.execute(query)).rowcount:
                raise NotFound("no-such-post")
            await _note_hidden(connection, moderator, what, str(subject), hidden)

    async def hide_entry(self, moderator: PersonRow | None, id: str, hidden: bool) -> None:
        """Take an entry out of the guild: only its author sees it, and it cannot be published
        again."""
        query = update(schema.guild).where(_guild.id == id)
        async with self._database.write() as connection:
            held = await works.hold(connection, _guild.id == id)
            done = await connection.execute(query.values(hidden=now() if hidden else None))
            if not done.rowcount:
                raise NotFound("no-such-entry")
            await works.list_newest(connection, held)
            await _note_hidden(connection, moderator, "guild", id, hidden)

    async def change_thread(self, moderator: PersonRow, number: int, wanted: ThreadChange) -> None:
        """Lock, hide or move a thread, or take that back."""
        values: dict[str, Any] = {}
        done: list[str] = []
        if wanted.locked is not None:
            values["locked"] = now() if wanted.locked else None
            done.append("lock" if wanted.locked else "unlock")
        if wanted.hidden is not None:
            values["hidden"] = now() if wanted.hidden else None
            done.append("hide" if wanted.hidden else "unhide")
        if wanted.board is not None:
            values["board"] = wanted.board
            done.append("move")
        if not values:
            return
        async with self._database.write() as connection:
            if wanted.board is not None:
                await find_board(connection, wanted.board)
            query = update(schema.threads).where(_threads.number == number).values(values)
            if not (await connection.execute(query)).rowcount:
                raise NotFound("no-such-thread")
            for one in done:
                await audit.note(connection, f"thread {one}", str(number), moderator)

    # -- people -------------------------------------------------------------------

    async def sanction(self, moderator: PersonRow, who: str, wanted: SanctionWanted) -> int:
        """Warn somebody, silence them for some days, or ban them; the number of the sanction."""
        if (wanted.kind == "silence") != (wanted.days is not None):
            raise SiteRefused("silence-days")
        moment = now()
        values = {
            "person": who,
            "kind": wanted.kind,
            "reason": clean_text(wanted.reason),
            "at": moment,
            "until": None if wanted.days is None else moment + wanted.days * DAY,
        }
        ended: list[str] = []
        query = select(_people.role).where(_people.id == who).with_for_update(key_share=True)
        async with self._database.write() as connection:
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                raise NotFound("no-such-person")
            if row.role is not None:
                raise Conflict("is-moderator")
            new = insert(schema.sanctions).values(values).returning(_sanctions.number)
            number: int = (await connection.scalars(new)).one()
            if wanted.kind == "ban":
                banned = update(schema.people).where(_people.id == who).values(disabled=moment)
                await connection.execute(banned)
                await results.list_again(connection, [who])
                theirs = delete(schema.sessions).where(_sessions.person == who)
                ended = list(await connection.scalars(theirs.returning(_sessions.id)))
            await audit.note(connection, f"people {wanted.kind}", who, moderator)
        if ended:
            self.on_sessions_ended(ended)
        return number

    async def lift(self, moderator: PersonRow, number: int) -> None:
        """Take a sanction back; a banned person may sign in again."""
        query = (
            update(schema.sanctions)
            .where(_sanctions.number == number, _sanctions.lifted.is_(None))
            .values(lifted=now())
            .returning(_sanctions.person, _sanctions.kind)
        )
        async with self._database.write() as connection:
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                raise NotFound("no-such-sanction")
            if row.kind == "ban":
                theirs = update(schema.people).where(_people.id == row.person)
                await connection.execute(theirs.values(disabled=None))
                await results.list_again(connection, [row.person])
            await audit.note(connection, "people lift", row.person, moderator)

    async def has_read(self, person: PersonRow, number: int) -> None:
        """Mark somebody's warnings as read."""
        mine = (_sanctions.number == number) & (_sanctions.person == person.id)
        query = update(schema.sanctions).where(mine).values(seen=now())
        async with self._database.write() as connection:
            if not (await connection.execute(query)).rowcount:
                raise NotFound("no-such-sanction")

    # -- the audit log --------------------------------------------------------------

    async def audit(self, most: int = MOST) -> list[AuditInfo]:
        async with self._database.read() as connection:
            return [
                AuditInfo(
                    at=line.at,
                    user=line.user,
                    command=line.command,
                    subject=line.subject,
                    name=line.name,
                )
                for line in await audit.lines(connection, most)
            ]


async def _note_hidden(
    connection: AsyncConnection, moderator: PersonRow | None, what: str, subject: str, hidden: bool
) -> None:
    await audit.note(connection, f"{what} {'hide' if hidden else 'unhide'}", subject, moderator)


# -- reports --------------------------------------------------------------------


async def _report(connection: AsyncConnection, row: Any) -> ReportInfo:
    """A report with what was said around it."""
    if row.post is not None:
        kind, where, page, said = "post", *await _around_post(connection, row.post)
        number = row.post
    elif row.entry is not None:
        kind, where, page, said = "entry", row.entry, *await _entry(connection, row.entry)
        number = 0
    else:
        kind, where, page = "line", row.table, None
        said = await _around_line(connection, row.table, row.line)
        number = row.line
    told = next(one for one in said if one.number == number)
    theirs = _sanctions.person == (told.author.id if told.author else "")
    return ReportInfo(
        id=row.id,
        kind=kind,  # type: ignore[arg-type]
        where=where,
        page=page,
        at=row.at,
        reason=row.reason,
        reporter=author_of(row.person, row.reporter),
        settled=row.settled,
        said=told,
        around=[one for one in said if one.number != number],
        sanctions=await manners.sanctions(connection, theirs),
    )


async def _around_post(connection: AsyncConnection, number: int) -> tuple[str, str, list[SaidLine]]:
    query = select(_posts.thread, _posts.place).where(_posts.number == number)
    thread, place = (await connection.execute(query)).one()
    near = _posts.place.between(place - AROUND, place + AROUND)
    posts = (
        select(
            *(_posts[n] for n in ("number", "author", "text", "at", "hidden")),
            _people.name,
        )
        .outerjoin(schema.people, _people.id == _posts.author)
        .where(_posts.thread == thread, near)
        .order_by(_posts.place)
    )
    said = [_said(row, row.author, row.text) for row in await connection.execute(posts)]
    return str(thread), f"/guild/forum/threads/{thread}?post={place}", said


async def _around_line(connection: AsyncConnection, table: str, line: int) -> list[SaidLine]:
    near = _talk.number.between(line - AROUND, line + AROUND)
    # Lines of bots and of the site are included: one of them may have been reported.
    lines = (
        select(schema.talk, func.coalesce(_talk.text, _talk.line, "").label("words"))
        .where(_talk.table == table, near)
        .order_by(_talk.number)
    )
    return [_said(row, row.person, row.words) for row in await connection.execute(lines)]


async def _entry(connection: AsyncConnection, id: str) -> tuple[str, list[SaidLine]]:
    query = (
        select(
            *(_guild[n] for n in ("kind", "author", "published", "hidden")),
            _guild.name.label("names"),
            _people.name,
        )
        .outerjoin(schema.people, _people.id == _guild.author)
        .where(_guild.id == id)
    )
    row = (await connection.execute(query)).one()
    said = SaidLine(
        number=0,
        author=author_of(row.author, row.name),
        text=" / ".join(row.names.values()),
        at=row.published,
        hidden=row.hidden is not None,
    )
    return page_of(row.kind, id), [said]


def _said(row: Any, author: str | None, text: str) -> SaidLine:
    return SaidLine(
        number=row.number,
        author=author_of(author, row.name),
        text=text,
        at=row.at,
        hidden=row.hidden is not None,
    )
