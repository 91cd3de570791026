"""Looking at what was published in the guild: the gallery, one entry, the card of the week.

The gallery is read page by page, from the place where the last page ended: entries that are added
meanwhile shift nothing, and a page far back costs no more than the first.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, and_, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.guild import MOST_A_DAY, visible_to
from dragonstones.server.people import DAY, PersonRow
from dragonstones.server.refusals import NotFound, SiteRefused
from dragonstones.server.search import has_words
from dragonstones.server.ties import author_of, shows_to
from dragonstones.wire import (
    Author,
    Entries,
    Entry,
    EntryKind,
    EntryLink,
    EntrySort,
    EntryStrength,
    GuildFront,
    Tag,
    Verdict,
    WholeEntry,
)

#: Days of hearts that the card of the week is chosen by.
WEEK = 7
#: Forks that are listed with an entry.
MOST_FORKS = 50

#: Cards that a card is compared with; how many are listed; and the share of blocks that it takes.
MOST_COMPARED, MOST_ALIKE, ALIKE = 200, 3, 0.5

_guild, _hearts, _people = schema.guild.c, schema.guild_hearts.c, schema.people.c


class Order(NamedTuple):
    column: ColumnElement[Any]
    descending: bool = True


_ORDERS: dict[EntrySort, Order] = {
    "new": Order(_guild.number),
    "loved": Order(_guild.hearts),
    "played": Order(_guild.plays),
    "strongest": Order(_guild.effect),
    "weakest": Order(_guild.effect, descending=False),
}


class Cursor(Struct, array_like=True):
    """The last entry of a page: how the list is sorted, its value there, and its number."""

    sort: EntrySort
    value: float
    number: int


class Query(NamedTuple):
    """What somebody looks for in the gallery; empty or None: anything."""

    search: str = ""
    kind: EntryKind | None = None
    game: str | None = None
    tag: Tag | None = None
    author: str | None = None
    verdict: Verdict | None = None
    sort: EntrySort = "new"
    #: As `next` in the last answer.
    after: str | None = None
    most: int = 24


class Gallery:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, query: Query, person: PersonRow | None = None) -> Entries:
        """A page of the gallery: the newest version of each work."""
        fits = self._fits(query)
        if fits is None:
            return Entries(entries=[], next=None)
        order = _ORDERS[query.sort]
        place = [order.column, _guild.number]
        # First the numbers, which the index of the order has; then the rows themselves.
        numbers = select(_guild.number, order.column.label("value")).where(*fits)
        numbers = numbers.order_by(*(x.desc() if order.descending else x for x in place))
        if query.after is not None:
            last = _read_cursor(query.after, query.sort)
            # Of its column's type: only then the index of the order helps.
            value = order.column.type.python_type(last.value)
            here, there = tuple_(*place), (value, last.number)
            numbers = numbers.where(here < there if order.descending else here > there)
        async with self._database.read() as connection:
            found = (await connection.execute(numbers.limit(query.most + 1))).all()
            shown = [row.number for row in found[: query.most]]
            rows = await _rows(connection, _guild.number.in_(shown), person)
        rows.sort(key=lambda row: shown.index(row.number))
        more = len(found) > query.most
        last_row = found[query.most - 1] if more else None
        return Entries(
            entries=[_entry(row, person) for row in rows],
            next=_cursor(query.sort, last_row.value, last_row.number) if last_row else None,
        )

    def _fits(self, query: Query) -> list[ColumnElement[bool]] | None:
        """In a statement: what is looked for; None: nothing can be found."""
        fits: list[ColumnElement[bool]] = [_guild.listed]
        for column, wanted in (
            (_guild.kind, query.kind),
            (_guild.game, query.game),
            (_guild.author, query.author),
            (_guild.verdict, query.verdict),
        ):
            if wanted is not None:
                fits.append(column == wanted)
        if query.tag is not None:
            fits.append(_guild.tags.contains(f" {query.tag} "))
        if query.sort in ("strongest", "weakest"):
            fits.append(_guild.effect.is_not(None))
        if query.search.strip():
            words = has_words(self._database, schema.guild, query.search)
            if words is None:
                return None
            fits.append(words)
        return fits

    async def entry(self, id: str, person: PersonRow | None = None) -> WholeEntry:
        """All about one entry; also about an older version."""
        seen = visible_to(person)
        async with self._database.read() as connection:
            found = await _rows(connection, and_(_guild.id == id, seen), person)
            if not found:
                raise NotFound("no-such-entry")
            row = found[0]
            versions = await links(connection, and_(_guild.work == row.work, seen), person)
            origin = await links(connection, and_(_guild.id == row.origin, seen), person)
            ids = select(_guild.id).where(_guild.work == row.work)
            forks = await links(connection, and_(_guild.origin.in_(ids), _guild.listed), person)
        return WholeEntry(
            entry=_entry(row, person),
            work=row.work,
            data=row.data,
            versions=versions,
            is_fork=row.origin is not None,
            origin=next(iter(origin), None),
            forks=forks,
            measurement=row.measurement,
        )

    async def alike(
        self, game: str, blocks: frozenset[str], blocks_of: Callable[[Any], frozenset[str]]
    ) -> list[EntryLink]:
        """Cards with much the same blocks, the most similar first; the most loved are compared."""
        cards = and_(_guild.listed, _guild.kind == "card", _guild.game == game)
        query = select(_guild.id, _guild.data).where(cards).order_by(_guild.hearts.desc())
        async with self._database.read() as connection:
            rows = (await connection.execute(query.limit(MOST_COMPARED))).all()
            shared = {row.id: _share(blocks, blocks_of(row.data)) for row in rows}
            best = sorted(shared, key=lambda id: -shared[id])[:MOST_ALIKE]
            like = [id for id in best if shared[id] >= ALIKE]
            found = {link.id: link for link in await links(connection, _guild.id.in_(like))}
        return [found[id] for id in like]

    async def made_by(self, author: str) -> list[EntryLink]:
        """What somebody has in the gallery, the newest first."""
        async with self._database.read() as connection:
            return await links(connection, and_(_guild.author == author, _guild.listed))

    async def front(self, person: PersonRow | None = None) -> GuildFront:
        async with self._database.read() as connection:
            number = await connection.scalar(_of_the_week(now()))
            week = await _rows(connection, _guild.number == number, person)
        return GuildFront(
            week=next((_entry(row, person) for row in week), None),
            tags=list(get_args(Tag)),
            a_day=MOST_A_DAY,
        )


def _of_the_week(moment: int) -> Any:
    """The number of the fair card with the most hearts today and on the six days before, in UTC; in
    a tie the one with more hearts in all, then the older."""
    since = (moment // DAY - WEEK + 1) * DAY
    given = (
        select(_hearts.work, func.count().label("n"))
        .where(_hearts.at >= since)
        .group_by(_hearts.work)
        .subquery()
    )
    return (
        select(_guild.number)
        .join_from(given, schema.guild, given.c.work == _guild.work)
        .where(_guild.listed, _guild.kind == "card", _guild.verdict == "fair")
        .order_by(given.c.n.desc(), _guild.hearts.desc(), _guild.number)
        .limit(1)
    )


# -- cursors ---------------------------------------------------------------------


def _cursor(sort: EntrySort, value: float, number: int) -> str:
    cursor = msgspec.json.encode(Cursor(sort, value, number))
    return base64.urlsafe_b64encode(cursor).decode().rstrip("=")


def _read_cursor(text: str, sort: EntrySort) -> Cursor:
    try:
        padded = text + "=" * (-len(text) % 4)
        cursor = msgspec.json.decode(base64.urlsafe_b64decode(padded), type=Cursor)
    except (binascii.Error, ValueError, msgspec.DecodeError) as error:
        raise SiteRefused("bad-place") from error
    if cursor.sort != sort or max(abs(cursor.value), abs(cursor.number)) >= 2**31:
        raise SiteRefused("bad-place")
    return cursor


# -- rows -----------------------------------------------------------------------


async def _rows(
    connection: AsyncConnection, which: ColumnElement[bool], person: PersonRow | None
) -> list[Any]:
    """Entries with the names of their authors, and whether this person loves them."""
    mine = (_hearts.work == _guild.work) & (_hearts.person == (person.id if person else ""))
    query = (
        select(
            *(column for column in _guild if column is not _guild.words),
            _people.name.label("author_name"),
            shows_to(person.id if person else None).label("author_shown"),
            select(_hearts.work).where(mine).exists().label("hearted"),
        )
        .outerjoin(schema.people, _people.id == _guild.author)
        .where(which)
    )
    return list((await connection.execute(query)).all())


def _share(one: frozenset[str], other: frozenset[str]) -> float:
    """The share of the two cards' blocks that both have."""
    return len(one & other) / max(1, len(one | other))


async def links(
    connection: AsyncConnection, which: ColumnElement[bool], person: PersonRow | None = None
) -> list[EntryLink]:
    """Some entries in short, the newest first."""
    query = (
        select(
            *(_guild[name] for name in ("id", "kind", "name", "version", "published", "author")),
            _people.name.label("author_name"),
            shows_to(person.id if person else None).label("author_shown"),
        )
        .outerjoin(schema.people, _people.id == _guild.author)
        .where(which)
        .order_by(_guild.number.desc())
        .limit(MOST_FORKS)
    )
    return [
        EntryLink(
            id=row.id,
            kind=row.kind,
            name=row.name,
            author=_author(row),
            version=row.version,
            published=row.published,
        )
        for row in await connection.execute(query)
    ]


def _author(row: Any) -> Author | None:
    return author_of(row.author, row.author_name, row.author_shown)


def _entry(row: Any, person: PersonRow | None) -> Entry:
    return Entry(
        id=row.id,
        kind=row.kind,
        game=row.game,
        name=row.name,
        texts=row.texts,
        picture=row.data.get("picture"),
        author=_author(row),
        tags=row.tags.split(),
        version=row.version,
        published=row.published,
        hearts=row.hearts,
        plays=row.plays,
        strength=row.strength and msgspec.convert(row.strength, EntryStrength),
        useless=row.useless,
        hearted=row.hearted,
        mine=person is not None and row.author == person.id,
        hidden=row.hidden is not None,
    )
