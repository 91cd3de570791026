"""The forum: boards, threads and posts, as transactions.

Boards are few, and a host can add, rename and close them. A thread is read in pages of posts, by
their places; threads are read from the place where the last page ended: what is written meanwhile
moves nothing, and a page far back costs no more than the first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.lookalikes import words_in
from dragonstones.server import manners, markdown, outbox, schema
from dragonstones.server.database import Database, now
from dragonstones.server.gallery import links
from dragonstones.server.names import clean_lines, clean_text
from dragonstones.server.people import DAY, PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound, SiteRefused
from dragonstones.server.search import newest_with, words_of
from dragonstones.server.ties import apart_from, author_of, shows_to
from dragonstones.server.wordlist import WordList, word_list
from dragonstones.text import LANGUAGES, texts
from dragonstones.wire import (
    Board,
    EntryLink,
    FoundPost,
    FoundPosts,
    Language,
    NewPost,
    NewThread,
    Post,
    PostVersion,
    Quote,
    Thread,
    ThreadPage,
    Threads,
    WorkThread,
)

#: The boards of every site, in their order; `board-<id>` names them.
BOARDS = ("characters", "variants", "strategy", "site")
#: The board of threads about cards and variants.
BOARD_OF = {"card": "characters", "variant": "variants"}
#: Words in addresses that cannot be boards.
RESERVED = ("threads", "works")
#: Threads, posts and search results in one answer.
MOST_THREADS, MOST_POSTS, MOST_FOUND = 30, 25, 20
#: Greater than the number of any post.
LAST = 2**31 - 1
#: Days after which posts no longer count as new to somebody who never opened the thread.
NEW_DAYS = 14
#: Characters of a post that are shown with an answer to it, or in a search result.
EXCERPT, BEFORE = 240, 60
#: Versions of a post that are kept; the first one always is.
MOST_VERSIONS = 50

_threads, _posts, _marks = schema.threads.c, schema.posts.c, schema.thread_marks.c
_hearts, _versions = schema.post_hearts.c, schema.post_versions.c
_guild, _people, _boards = schema.guild.c, schema.people.c, schema.boards.c


class Forum:
    """`is_open`: False, and there is none. Members that are younger than `slow_days` write
    slowly."""

    def __init__(
        self,
        database: Database,
        is_open: bool = True,
        slow_days: int = 0,
        words: WordList | None = None,
    ) -> None:
        self._database = database
        self._words = words or word_list()
        self._slow_days = slow_days
        self.is_open = is_open

    # -- reading ----------------------------------------------------------------

    async def boards(self) -> list[Board]:
        async with self._database.read() as connection:
            return await boards(connection)

    async def threads(
        self,
        person: PersonRow | None,
        board: str | None = None,
        followed: bool = False,
        before: int | None = None,
    ) -> Threads:
        """Threads of a board, of all boards, or those somebody follows; latest posts first."""
        query = select(_threads.number, _threads.last).where(_seen_by(person))
        if board is not None:
            query = query.where(_threads.board == board)
        if followed:
            mine = (_marks.thread == _threads.number) & _marks.followed
            mine &= _marks.person == (person.id if person else "")
            query = query.join(schema.thread_marks, mine)
        if before is not None:
            query = query.where(_threads.last < before)
        query = query.order_by(_threads.last.desc()).limit(MOST_THREADS + 1)
        async with self._database.read() as connection:
            if board is not None:
                await find_board(connection, board)
            found = (await connection.execute(query)).all()
            shown = [row.number for row in found[:MOST_THREADS]]
            rows = await _thread_rows(connection, shown, person)
        rows.sort(key=lambda thread: shown.index(thread.number))
        more = len(found) > MOST_THREADS
        return Threads(threads=rows, next=found[MOST_THREADS - 1].last if more else None)

    async def thread(
        self, number: int, person: PersonRow | None, start: int = 1, ours: Iterable[str] = ()
    ) -> ThreadPage:
        """A thread, with its posts from a place on."""
        async with self._database.read() as connection:
            await _find(connection, number, person)
            [thread] = await _thread_rows(connection, [number], person)
            posts = await _post_rows(
                connection,
                (_posts.thread == number) & (_posts.place >= start),
                person,
                ours,
                MOST_POSTS,
            )
        return ThreadPage(thread=thread, posts=posts, most=MOST_POSTS)

    async def newest(self, number: int, most: int) -> tuple[Thread, list[Post]]:
        """A thread with its newest posts, the last one first; for everybody."""
        page = await self.thread(number, None)
        start = max(1, page.thread.posts - most + 1)
        async with self._database.read() as connection:
            which = (_posts.thread == number) & (_posts.place >= start)
            posts = await _post_rows(connection, which, None, (), most)
        return page.thread, posts[::-1]

    async def about(self, work: str, person: PersonRow | None) -> WorkThread:
        """The thread of a card or a variant, if somebody has written there."""
        async with self._database.read() as connection:
            entry = await _entry(connection, work)
            query = select(_threads.number).where(_threads.work == work, _seen_by(person))
            return WorkThread(about=entry, thread=await connection.scalar(query))

    async def post(self, number: int, person: PersonRow | None, ours: Iterable[str] = ()) -> Post:
        async with self._database.read() as connection:
            await _find_post(connection, number, person)
            [post] = await _post_rows(connection, _posts.number == number, person, ours, 1)
        return post

    async def versions(
        self, number: int, person: PersonRow | None, ours: Iterable[str] = ()
    ) -> list[PostVersion]:
        """The versions of a post, the newest first."""
        query = select(_versions.at, _versions.text).where(_versions.post == number)
        async with self._database.read() as connection:
            row = await _find_post(connection, number, person)
            if not _is_shown(row, person):
                raise NotFound("no-such-post")
            older = (await connection.execute(query.order_by(_versions.number.desc()))).all()
        said = [(row.edited or row.at, row.text), *((one.at, one.text) for one in older)]
        return [PostVersion(at=at, parts=markdown.parts(text, ours)) for at, text in said]

    async def search(
        self, question: str, person: PersonRow | None, before: int | None = None
    ) -> FoundPosts:
        """Posts with these words, the newest first."""
        query = (
            select(
                *(_posts[n] for n in ("number", "thread", "place", "author", "at", "text")),
                _threads.title,
                _people.name.label("author_name"),
            )
            .join_from(schema.posts, schema.threads, _threads.number == _posts.thread)
            .outerjoin(schema.people, _people.id == _posts.author)
            .where(_posts.hidden.is_(None), _seen_by(person))
            .order_by(_posts.number.desc())
        )
        rows: list[Any] = []
        last, most = before or LAST, MOST_FOUND + 1
        async with self._database.read() as connection:
            while len(rows) < most:  # some of them may be hidden
                numbers = await newest_with(
                    connection, self._database, schema.posts, question, last, most
                )
                rows += (await connection.execute(query.where(_posts.number.in_(numbers)))).all()
                if len(numbers) < most:
                    break
                last = numbers[-1]
        found = [
            FoundPost(
                number=row.number,
                thread=row.thread,
                title=row.title,
                place=row.place,
                author=author_of(row.author, row.author_name),
                at=row.at,
                text=_around(markdown.plain(row.text), question),
            )
            for row in rows[:MOST_FOUND]
        ]
        return FoundPosts(posts=found, next=found[-1].number if len(rows) > MOST_FOUND else None)

    # -- writing ----------------------------------------------------------------

    async def begin(self, person: PersonRow, wanted: NewThread) -> int:
        """Begin a thread; return its number."""
        title, text = clean_text(wanted.title), _checked(wanted.text)
        if not title:
            raise SiteRefused("post-empty")
        self._words.check(title, text)
        async with self._database.write() as connection:
            await self._check_may_write(connection, person)
            if (await find_board(connection, wanted.board)).closed:
                raise Conflict("board-closed")
            thread = await _new_thread(connection, person, wanted.board, title)
            await self._add(connection, person, thread, text)
        return int(thread.number)

    async def write_about(self, person: PersonRow, work: str, wanted: NewPost) -> tuple[int, int]:
        """Write in the thread of a card or a variant; the first one begins it. The numbers of the
        thread and of the place in it."""
        for _ in range(2):
            there = await self.about(work, person)
            if there.thread is not None:
                return there.thread, await self.write(person, there.thread, wanted)
            text = _checked(wanted.text)
            self._words.check(text)
            name = there.about.name.get("en") or next(iter(there.about.name.values()))
            board = BOARD_OF[there.about.kind]
            try:
                async with self._database.write() as connection:
                    await self._check_may_write(connection, person)
                    if (await find_board(connection, board)).closed:
                        raise Conflict("board-closed")
                    thread = await _new_thread(connection, person, board, name, work)
                    await self._follow_own(connection, work, thread.number)
                    return int(thread.number), await self._add(connection, person, thread, text)
            except IntegrityError:  # of two at the same moment one is first; or it is hidden
                continue
        raise Conflict("thread-locked")

    async def _follow_own(self, connection: AsyncConnection, work: str, thread: int) -> None:
        """Let the author of a published entry follow the thread about it."""
        theirs = select(_guild.author).where(_guild.work == work, _guild.author.is_not(None))
        author = await connection.scalar(theirs.limit(1))
        if author:
            new = {"person": author, "thread": thread, "followed": True}
            await self._mark(connection, new, {"read": 0})

    async def write(self, person: PersonRow, number: int, wanted: NewPost) -> int:
        """Write in a thread; return the place of the post."""
        text = _checked(wanted.text)
        self._words.check(text)
        async with self._database.write() as connection:
            await self._check_may_write(connection, person)
            thread = await _hold_open(connection, number, person)
            if wanted.answers is not None and wanted.answers > thread.posts:
                raise NotFound("no-such-post")
            return await self._add(connection, person, thread, text, wanted.answers)

    async def edit(self, person: PersonRow, number: int, text: str) -> None:
        """Change somebody's own post; the old version is kept."""
        text = _checked(text)
        self._words.check(text)
        async with self._database.write() as connection:
            row = await _find_post(connection, number, person)
            if row.author != person.id:
                raise NotAllowed("not-your-post")
            await manners.check_may_speak(connection, person.id)
            thread = await _hold_open(connection, row.thread, person)
            row = await _find_post(connection, number, person)  # as it is while we hold it
            if row.hidden is not None:
                raise Conflict("post-hidden")
            if row.text == text:
                return
            last = select(func.max(_versions.number)).where(_versions.post == number)
            version = (await connection.scalar(last) or 0) + 1
            old = {"post": number, "number": version, "at": row.edited or row.at, "text": row.text}
            await connection.execute(insert(schema.post_versions).values(old))
            tiresome = (_versions.number > 1) & (_versions.number <= version - MOST_VERSIONS)
            await connection.execute(
                delete(schema.post_versions).where(_versions.post == number, tiresome)
            )
            words = words_of([text, thread.title if row.place == 1 else ""])
            changed = update(schema.posts).where(_posts.number == number)
            await connection.execute(changed.values(text=text, words=words, edited=now()))

    async def _check_may_write(self, connection: AsyncConnection, person: PersonRow) -> None:
        if not person.member:
            raise NotAllowed("forum-for-members")
        await manners.check_may_speak(connection, person.id)
        if now() - person.created < self._slow_days * DAY:
            await manners.check_slow(connection, person.id)

    async def _add(
        self,
        connection: AsyncConnection,
        person: PersonRow,
        thread: Any,
        text: str,
        answers: int | None = None,
    ) -> int:
        """Write a post at the end of a thread whose row is locked; return its place. The author
        follows the thread from then on."""
        place = thread.posts + 1
        values = {
            "thread": thread.number,
            "place": place,
            "author": person.id,
            "at": now(),
            "text": text,
            "words": words_of([text, thread.title if place == 1 else ""]),
            "answers": answers,
            "hearts": 0,
        }
        post = await connection.scalar(insert(schema.posts).values(values).returning(_posts.number))
        assert post is not None
        longer = update(schema.threads).where(_threads.number == thread.number)
        await connection.execute(longer.values(posts=place, last=post))
        new = {"person": person.id, "thread": thread.number, "followed": True}
        await self._mark(connection, new, {"read": place})
        await _tell_followers(connection, person, thread, place)
        return int(place)

    # -- what others think of it --------------------------------------------------

    async def heart(self, person: PersonRow, number: int) -> None:
        async with self._database.write() as connection:
            await _find_post(connection, number, person, hold=True)
            heart = self._database.upsert(schema.post_hearts)
            heart = heart.values(post=number, person=person.id, at=now())
            given = await connection.execute(heart.on_conflict_do_nothing())
            await _count_hearts(connection, number, given.rowcount)

    async def unheart(self, person: PersonRow, number: int) -> None:
        async with self._database.write() as connection:
            await _find_post(connection, number, person, hold=True)
            mine = (_hearts.post == number) & (_hearts.person == person.id)
            taken = await connection.execute(delete(schema.post_hearts).where(mine))
            await _count_hearts(connection, number, -taken.rowcount)

    async def report(self, person: PersonRow, number: int, reason: str) -> None:
        """Report a post to the moderators."""
        values = {"post": number, "person": person.id, "reason": clean_text(reason), "at": now()}
        async with self._database.write() as connection:
            await _find_post(connection, number, person)
            await connection.execute(insert(schema.reports).values(values))

    async def follow(self, person: PersonRow, number: int, followed: bool) -> None:
        async with self._database.write() as connection:
            await _find(connection, number, person)
            new = {"person": person.id, "thread": number, "read": 0}
            await self._mark(connection, new, {"followed": followed})

    async def read_up_to(self, person: PersonRow, number: int, place: int) -> None:
        """Store how far somebody has read: never less than before, nor more than there is."""
        async with self._database.write() as connection:
            thread = await _find(connection, number, person)
            place = min(place, thread.posts)
            new = {"person": person.id, "thread": number, "followed": False}
            await self._mark(connection, new, {"read": place}, where=_marks.read < place)

    async def _mark(
        self,
        connection: AsyncConnection,
        new: dict[str, Any],
        change: dict[str, Any],
        where: ColumnElement[bool] | None = None,
    ) -> None:
        """Change somebody's marks in a thread, or make the first ones."""
        mark = self._database.upsert(schema.thread_marks).values(new | change)
        key = [_marks.person, _marks.thread]
        changed = mark.on_conflict_do_update(index_elements=key, set_=change, where=where)
        await connection.execute(changed)


# -- boards ---------------------------------------------------------------------


async def boards(connection: AsyncConnection) -> list[Board]:
    """The boards of every site, then those of this one."""
    rows = {row.id: row for row in await connection.execute(select(schema.boards))}
    added = sorted((one for one in rows if one not in BOARDS), key=lambda one: rows[one].made)
    found = []
    for id in (*BOARDS, *added):
        row = rows.get(id)
        last = select(func.max(_threads.last)).where(_threads.board == id).scalar_subquery()
        newest = await connection.scalar(select(_posts.at).where(_posts.number == last))
        name = (row and row.name) or {lang: texts(lang)(f"board-{id}") for lang in LANGUAGES}
        closed = row is not None and row.closed is not None
        found.append(Board(id=id, name=name, closed=closed, newest=newest))
    return found


async def find_board(connection: AsyncConnection, id: str) -> Any:
    """The row of a board, or a substitute for one that was never changed; with `closed`."""
    row = (await connection.execute(select(schema.boards).where(_boards.id == id))).one_or_none()
    if row is None and id not in BOARDS:
        raise NotFound("no-such-board")
    return row or _Unchanged(id, None)


class _Unchanged(NamedTuple):
    id: str
    closed: int | None


async def change_board(
    database: Database, connection: AsyncConnection, id: str, **values: Any
) -> None:
    """Change a board, or create it."""
    row = database.upsert(schema.boards).values({"id": id, "made": now(), **values})
    await connection.execute(row.on_conflict_do_update(index_elements=[_boards.id], set_=values))


# -- rows -----------------------------------------------------------------------


def _seen_by(person: PersonRow | None) -> ColumnElement[bool]:
    """In a statement: threads that are not hidden; for moderators, all."""
    return true() if person and person.moderator else _threads.hidden.is_(None)


def _is_shown(post: Any, person: PersonRow | None) -> bool:
    """Whether somebody may read a post; a hidden one only its author and moderators."""
    hides = post.hidden is not None
    is_theirs = person is not None and (person.moderator or person.id == post.author)
    return bool(post.text) and (not hides or is_theirs)


async def _find(
    connection: AsyncConnection, number: int, person: PersonRow | None, hold: bool = False
) -> Any:
    query = select(schema.threads).where(_threads.number == number, _seen_by(person))
    row = (await connection.execute(query.with_for_update() if hold else query)).one_or_none()
    if row is None:
        raise NotFound("no-such-thread")
    return row


async def _hold_open(connection: AsyncConnection, number: int, person: PersonRow) -> Any:
    """A thread in which somebody may write, locked until the end: places are given one by one."""
    thread = await _find(connection, number, person, hold=True)
    if thread.locked is not None and not person.moderator:
        raise Conflict("thread-locked")
    if (await find_board(connection, thread.board)).closed is not None:
        raise Conflict("board-closed")
    return thread


async def _find_post(
    connection: AsyncConnection, number: int, person: PersonRow | None, hold: bool = False
) -> Any:
    query = (
        select(schema.posts)
        .join(schema.threads, _threads.number == _posts.thread)
        .where(_posts.number == number, _seen_by(person))
    )
    query = query.with_for_update(of=schema.posts) if hold else query
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise NotFound("no-such-post")
    return row


async def _new_thread(
    connection: AsyncConnection, person: PersonRow, board: str, title: str, work: str | None = None
) -> Any:
    values = {"board": board, "title": title, "author": person.id, "at": now(), "work": work}
    new = insert(schema.threads).values(**values, posts=0, last=0).returning(*_threads)
    return (await connection.execute(new)).one()


async def _entry(connection: AsyncConnection, work: str) -> EntryLink:
    found = await links(connection, (_guild.work == work) & _guild.listed)
    if not found:
        raise NotFound("no-such-entry")
    return found[0]


async def _count_hearts(connection: AsyncConnection, number: int, more: int) -> None:
    counted = update(schema.posts).where(_posts.number == number)
    await connection.execute(counted.values(hearts=_posts.hearts + more))


async def _thread_rows(
    connection: AsyncConnection, numbers: Collection[int], person: PersonRow | None
) -> list[Thread]:
    last, author, last_author = (
        schema.posts.alias("newest"),
        schema.people.alias("author"),
        schema.people.alias("last_author"),
    )
    mine = (_marks.thread == _threads.number) & (_marks.person == (person.id if person else ""))
    query = (
        select(
            schema.threads,
            last.c.at.label("last_at"),
            last.c.author.label("last_id"),
            author.c.name.label("author_name"),
            last_author.c.name.label("last_name"),
            _marks.read,
            _marks.followed,
        )
        .join_from(schema.threads, last, last.c.number == _threads.last)
        .outerjoin(author, author.c.id == _threads.author)
        .outerjoin(last_author, last_author.c.id == last.c.author)
        .outerjoin(schema.thread_marks, mine)
        .where(_threads.number.in_(numbers))
    )
    rows = (await connection.execute(query)).all()
    works = [row.work for row in rows if row.work]
    about: dict[str, EntryLink] = {}
    if works:
        named = select(_guild.id, _guild.work).where(_guild.work.in_(works), _guild.listed)
        work_of = {row.id: row.work for row in await connection.execute(named)}
        for link in await links(connection, _guild.id.in_(work_of)):
            about[work_of[link.id]] = link
    return [
        Thread(
            number=row.number,
            board=row.board,
            title=row.title,
            about=about.get(row.work or ""),
            author=author_of(row.author, row.author_name),
            at=row.at,
            posts=row.posts,
            last_at=row.last_at,
            last_author=author_of(row.last_id, row.last_name),
            locked=row.locked is not None,
            hidden=row.hidden is not None,
            unread=_unread(row, person),
            followed=bool(row.followed),
        )
        for row in rows
    ]


def _unread(row: Any, person: PersonRow | None) -> int:
    """How many posts are new to somebody: since they last looked, or all of what was written
    lately, and since they came."""
    if person is None:
        return 0
    if row.read:
        return max(0, int(row.posts - row.read))
    is_new = row.last_at > max(person.created, now() - NEW_DAYS * DAY)
    return int(row.posts) if is_new else 0


async def _post_rows(
    connection: AsyncConnection,
    which: ColumnElement[bool],
    person: PersonRow | None,
    ours: Iterable[str],
    most: int,
) -> list[Post]:
    mine = (_hearts.post == _posts.number) & (_hearts.person == (person.id if person else ""))
    query = (
        select(
            *(column for column in _posts if column is not _posts.words),
            _people.name.label("author_name"),
            shows_to(person.id if person else None).label("author_shown"),
            select(_hearts.post).where(mine).exists().label("hearted"),
        )
        .outerjoin(schema.people, _people.id == _posts.author)
        .where(which)
        .order_by(_posts.place)
        .limit(most)
    )
    rows = (await connection.execute(query)).all()
    quotes = await _quotes(connection, rows, person)
    return [
        Post(
            number=row.number,
            place=row.place,
            author=author_of(row.author, row.author_name, row.author_shown),
            at=row.at,
            edited=row.edited,
            parts=markdown.parts(row.text, ours) if _is_shown(row, person) else None,
            text=row.text if _is_shown(row, person) else "",
            answers=quotes.get((row.thread, row.answers)),
            hearts=row.hearts,
            hearted=row.hearted,
            mine=person is not None and row.author == person.id,
            hidden=row.hidden is not None,
        )
        for row in rows
    ]


async def _quotes(
    connection: AsyncConnection, rows: Collection[Any], person: PersonRow | None
) -> dict[tuple[int, int | None], Quote]:
    """The posts that these answer, by their thread and place."""
    answered = [row.answers for row in rows if row.answers is not None]
    if not answered:
        return {}
    [thread] = {row.thread for row in rows}
    query = (
        select(
            *(_posts[n] for n in ("place", "author", "text", "hidden")),
            _people.name.label("author_name"),
        )
        .outerjoin(schema.people, _people.id == _posts.author)
        .where(_posts.thread == thread, _posts.place.in_(answered))
    )
    return {
        (thread, row.place): Quote(
            place=row.place,
            author=author_of(row.author, row.author_name),
            text=_short(markdown.plain(row.text)) if _is_shown(row, person) else "",
        )
        for row in await connection.execute(query)
    }


# -- words ----------------------------------------------------------------------


def _checked(text: str) -> str:
    text = clean_lines(text)
    if not text.strip():
        raise SiteRefused("post-empty")
    return text


def _short(line: str) -> str:
    """The beginning of a line."""
    return line if len(line) <= EXCERPT else f"{line[:EXCERPT].rstrip()} …"


def _around(line: str, question: str) -> str:
    """The part of a line around the first of the words searched for."""
    low = line.lower()
    places = [low.find(word) for word in words_in(question)]
    at = min((place for place in places if place >= 0), default=0)
    start = max(0, at - BEFORE)
    return f"{'… ' if start else ''}{_short(line[start:])}"


def board_name(board: Board, lang: Language) -> str:
    return board.name.get(lang) or next(iter(board.name.values()))


async def _tell_followers(
    connection: AsyncConnection, author: PersonRow, thread: Any, place: int
) -> None:
    """Notify the followers of a thread of a new post, but of no other before they have read it."""
    followers = select(_marks.person, _marks.read).where(
        _marks.thread == thread.number,
        _marks.followed,
        _marks.person != author.id,
        _marks.person.not_in(apart_from(author.id)),
    )
    about = {
        "by": author.id,
        "name": author.name,
        "thread": thread.title,
        "path": f"/guild/forum/threads/{thread.number}?post={place}",
    }
    for person, read in (await connection.execute(followers)).all():
        event = f"answer/{thread.number}/{read}"
        await outbox.tell(connection, person, "answer", str(thread.number), about, event)
