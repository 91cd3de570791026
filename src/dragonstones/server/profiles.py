"""Pages about people: their finished games, what these add up to, and what else they have done.

Others see a page only if its owner shows it to them. They see games at public tables, and of the
other people in them only those who show them their own pages.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from math import sqrt
from typing import Any, NamedTuple

from msgspec import structs
from sqlalchemy import ColumnElement, Integer, cast, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.arena.intervals import share
from dragonstones.bots import bots
from dragonstones.deeds import ledger_of
from dragonstones.engine import games, get_game
from dragonstones.server import finishing, schema
from dragonstones.server.database import Database
from dragonstones.server.gallery import Gallery
from dragonstones.server.people import PersonRow
from dragonstones.server.puzzles import Puzzles
from dragonstones.server.ratings import Ratings
from dragonstones.server.tables import TableRow, Tables
from dragonstones.server.ties import shows_to
from dragonstones.text import texts
from dragonstones.wire import (
    DeedDone,
    FavouritePiece,
    Figure,
    GameEnding,
    GameFact,
    GameRecord,
    Language,
    PastGame,
    PastGames,
    PersonPage,
    PuzzlesDone,
)

#: How many favourite pieces of a game are shown.
MOST_PIECES = 5
#: At most this many others who have done a deed are counted.
MOST_DOERS = 1000
#: The standard errors on each side of a 95 % interval.
SIGMAS = 1.96

#: Games in which one search looks for a name: each needs another look-up of who sat there.
MOST_SEARCHED = 1000

_played, _seats = schema.played.c, schema.seats.c
_NEWEST = (_played.ended.desc(), _played.table.desc())
_tallies, _deeds = schema.tallies.c, schema.deeds.c


class Asked(NamedTuple):
    """What somebody looks for among finished games; None or empty: anything."""

    game: str | None = None
    ending: GameEnding | None = None
    #: Part of the name of somebody else in it.
    search: str = ""
    #: The last game of the page before: when it ended, and its table.
    before: tuple[int, str] | None = None
    most: int = 10
    lang: Language = "en"
    #: The viewer; None: somebody without a session.
    viewer: str | None = None


class Profiles:
    def __init__(
        self,
        database: Database,
        tables: Tables,
        puzzles: Puzzles,
        gallery: Gallery,
        ratings: Ratings,
    ) -> None:
        self._database = database
        self._tables = tables
        self._puzzles = puzzles
        self._gallery = gallery
        self._ratings = ratings

    async def games(self, person: PersonRow, asked: Asked, mine: bool) -> PastGames:
        """Finished games of somebody, the newest first; of others only those at public tables. A
        search ends after so many games, and goes on from there in the next call."""
        fits: list[ColumnElement[bool]] = [_played.person == person.id]
        if asked.game is not None:
            fits.append(_played.game == asked.game)
        if asked.ending is not None:
            fits.append(_played.won if asked.ending == "won" else ~_played.won)
        if not mine:
            fits.append(_played.public)
        if asked.before is not None:
            fits.append(_place() < asked.before)
        async with self._database.read() as connection:
            last = None
            if asked.search.strip():
                last = await _as_far_as(connection, fits)
                if last is not None:
                    fits.append(_place() >= (last.ended, last.table))
                fits.append(_is_with(person.id, asked, mine))
            query = select(_played.table, _played.ended, _played.place, _played.won).where(*fits)
            query = query.order_by(*_NEWEST).limit(asked.most + 1)
            found = (await connection.execute(query)).all()
            shown = found[: asked.most]
            if found[asked.most :]:
                last = shown[-1]
            changes = await self._ratings.changes(
                connection, person.id, [row.table for row in shown]
            )
        tables = await self._tables.named([row.table for row in shown])
        named = None if mine else await self._shown_among(tables.values(), asked.viewer)
        return PastGames(
            games=[
                structs.replace(
                    _past(tables[row.table], row, person.id, named), change=changes.get(row.table)
                )
                for row in shown
            ],
            older=f"{last.ended}-{last.table}" if last else None,
        )

    async def _shown_among(self, tables: Iterable[TableRow], viewer: str | None) -> set[str]:
        """The people at these tables who show their pages to whoever looks."""
        people = {seat.person for table in tables for seat in table.seats}
        people |= {table.host for table in tables}
        query = select(schema.people.c.id).where(schema.people.c.id.in_(people), shows_to(viewer))
        async with self._database.read() as connection:
            return set(await connection.scalars(query))

    async def page(self, person: PersonRow, mine: bool, lang: Language) -> PersonPage:
        async with self._database.read() as connection:
            records = await _records(connection, person.id)
            favourites, facts = await _figures(connection, person.id, lang)
            deeds = await _done(connection, person.id, mine, lang)
            finishes = await finishing.of_people(connection, [person.id])
        history = await self._puzzles.history(person)
        return PersonPage(
            name=person.name,
            member=person.member,
            since=person.created,
            mine=mine,
            games=sum(record.wins.n for record, _ in records),
            won=sum(won for _, won in records),
            finishing=finishes[person.id],
            records=[record for record, _ in records],
            favourites=favourites,
            facts=facts,
            deeds=deeds,
            made=await self._gallery.made_by(person.id),
            puzzles=PuzzlesDone(
                tried=len(history.solved),
                solved=sum(history.solved.values()),
                rating=history.rating_told(),
            )
            if history and history.solved
            else None,
            ratings=await self._ratings.of_person(person.id, lang),
        )


# -- finished games ---------------------------------------------------------------


def _place() -> ColumnElement[Any]:
    """In a statement: where a game stands among those of somebody."""
    return tuple_(_played.ended, _played.table)


async def _as_far_as(connection: AsyncConnection, fits: Collection[ColumnElement[bool]]) -> Any:
    """The game at which a search pauses; None: it looks at all that are left."""
    query = select(_played.ended, _played.table).where(*fits).order_by(*_NEWEST)
    last_two = (await connection.execute(query.offset(MOST_SEARCHED - 1).limit(2))).all()
    return last_two[0] if len(last_two) == 2 else None


def _past(table: TableRow, row: Any, person: str, named: Collection[str] | None) -> PastGame:
    assert table.result is not None
    info = table.info()
    if named is not None:
        info.seats = [
            seat
            if seat.person is None or seat.person in named
            else structs.replace(seat, person=None, name="")
            for seat in info.seats
        ]
        if info.host not in named:  # a table without a name has its host's
            info.host, info.name = None, table.name
    return PastGame(
        table=info,
        ended=row.ended,
        lasted=row.ended - (table.started or row.ended),
        mine=table.seats_of(person),
        place=row.place,
        won=row.won,
        result=table.result,
    )


def _is_with(person: str, asked: Asked, mine: bool) -> ColumnElement[bool]:
    """In a statement: somebody else sat there whose name has this in it."""
    search = asked.search.strip()
    called = _seats.name.icontains(search, autoescape=True) & _seats.person.is_not(None)
    if not mine:
        people = schema.people.c
        called &= (
            select(people.id).where(people.id == _seats.person, shows_to(asked.viewer)).exists()
        )
    for word in _bots_called(search.casefold(), asked.lang):
        called |= _seats.bot.contains(word, autoescape=True)
    other = or_(_seats.person.is_(None), _seats.person != person)
    here = select(_seats.seat).where(_seats.table == _played.table, other, called)
    # With an offset PostgreSQL looks at each table alone; else it may read all seats of the site.
    return here.offset(0).exists()


@lru_cache(1024)
def _bots_called(search: str, lang: Language) -> tuple[str, ...]:
    """The levels and personas of bots whose names have this in them."""
    t = texts(lang)
    levels = {level.name: level for game in games() for level in bots(game.id).values()}
    personas = {who for level in levels.values() for who in level.personas}
    named = {id: t(f"level-{id}") for id in levels if t.has(f"level-{id}")}
    named |= {f":{who}": t.persona(who) for who in personas if t.has(f"persona-{who}")}
    return tuple(id for id, name in named.items() if search in name.casefold())


# -- what they add up to ----------------------------------------------------------


async def _records(connection: AsyncConnection, person: str) -> list[tuple[GameRecord, int]]:
    """The records by game and number of players, the most played first; and how many were won."""
    points = _played.points
    query = (
        select(
            _played.game,
            _played.seats,
            func.count().label("n"),
            func.sum(cast(_played.won, Integer)).label("won"),
            func.sum(points).label("points"),
            func.sum(points * points).label("squares"),
        )
        .where(_played.person == person, _played.counted)
        .group_by(_played.game, _played.seats)
        .order_by(func.count().desc(), _played.game, _played.seats)
    )
    return [
        (
            GameRecord(
                game=row.game,
                seats=row.seats,
                wins=_share(row.won, row.n),
                points=_mean(int(row.points), int(row.squares), row.n),
            ),
            row.won,
        )
        for row in await connection.execute(query)
    ]


def _share(won: int, n: int) -> Figure:
    found = share([1.0] * won + [0.0] * (n - won), games=1)
    return Figure(n=n, value=found.mean, low=found.low, high=found.high)


def _mean(total: int, squares: int, n: int) -> Figure:
    value = total / n
    if n < 2:
        return Figure(n=n, value=value, low=None, high=None)
    error = SIGMAS * sqrt(max(0.0, squares - n * value * value) / (n - 1) / n)
    return Figure(n=n, value=value, low=value - error, high=value + error)


async def _figures(
    connection: AsyncConnection, person: str, lang: Language
) -> tuple[list[FavouritePiece], list[GameFact]]:
    """What the families of games have counted, in words."""
    query = select(_tallies.game, _tallies.figure, _tallies.n).where(_tallies.person == person)
    counted: dict[str, dict[str, int]] = {}
    for game, figure, n in await connection.execute(query.order_by(_tallies.game)):
        counted.setdefault(game, {})[figure] = n
    t = texts(lang)
    favourites: list[FavouritePiece] = []
    facts: list[GameFact] = []
    known = {game.id for game in games()}
    for id in sorted(known & counted.keys()):
        sums, ledger, family = counted[id], ledger_of(get_game(id)), get_game(id).family
        pieces = {one.partition(":")[2] for one in sums if ":" in one}
        # A home-made card has a name in its own game only.
        pieces = {piece for piece in pieces if t.has(f"{ledger.named}-{piece}")}
        told = {
            piece: {name: sums.get(f"{name}:{piece}", 0) for name in ledger.pieces}
            for piece in pieces
        }
        best = sorted(told, key=lambda piece: ([-n for n in told[piece].values()], piece))
        favourites += [
            FavouritePiece(
                game=id,
                id=piece,
                name=t(f"{ledger.named}-{piece}"),
                text=t(f"favourite-{family}", **told[piece]),
            )
            for piece in best[:MOST_PIECES]
        ]
        plain = ledger.plain(sums)
        facts += [
            GameFact(game=id, text=t(f"fact-{family}-{fact}", **plain))
            for fact in ledger.facts
            if plain.get(fact)
        ]
    return favourites, facts


async def _done(
    connection: AsyncConnection, person: str, mine: bool, lang: Language
) -> list[DeedDone]:
    """Deeds, the newest first, without those whose rule no longer exists."""
    tables, t = schema.tables.c, texts(lang)
    query = (
        select(_deeds.deed, _deeds.at, _deeds.table, _deeds.event, tables.public, _played.seat)
        .join(schema.tables, tables.id == _deeds.table)
        .join(schema.played, (_played.table == _deeds.table) & (_played.person == _deeds.person))
        .where(_deeds.person == person)
        .order_by(_deeds.at.desc(), _deeds.deed)
    )
    found = []
    for row in await connection.execute(query):
        if t.has(f"deed-{row.deed}"):
            others = await _others_who(connection, person, row.deed)
            found.append(
                DeedDone(
                    id=row.deed,
                    name=t(f"deed-{row.deed}"),
                    text=t(f"deed-{row.deed}-about"),
                    table=row.table if mine or row.public else None,
                    seat=row.seat,
                    event=row.event,
                    at=row.at,
                    others=min(others, MOST_DOERS),
                    more=others > MOST_DOERS,
                )
            )
    return found


async def _others_who(connection: AsyncConnection, person: str, deed: str) -> int:
    """How many others have done a deed, counted up to one more than `MOST_DOERS`."""
    others = select(_deeds.person).where(_deeds.deed == deed, _deeds.person != person)
    query = select(func.count()).select_from(others.limit(MOST_DOERS + 1).subquery())
    return await connection.scalar(query) or 0
