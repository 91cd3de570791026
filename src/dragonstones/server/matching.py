"""Finding a table: people of similar strength are seated together, or with bots of that strength.

Processes take turns to look at the waiting people, each in one transaction, in which those who are
seated stop waiting. Who sits with whom is a function of the list (`companies`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, select, text, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.arena.anchors import anchors
from dragonstones.bots import usual_bot
from dragonstones.engine import get_game
from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.people import PersonRow
from dragonstones.server.ratings import Rated, Ratings
from dragonstones.server.refusals import NotFound
from dragonstones.server.tables import Tables
from dragonstones.wire import ClockName, Seeking, SeekWanted

#: The rating difference at which people fit at first; it grows with every second of waiting.
NEAR, WIDER = 100, 5
#: Milliseconds without a request after which somebody counts as having closed the page.
GONE = 15_000
#: Milliseconds after which the row of somebody who was seated, or is gone, is removed.
FORGOTTEN = 10 * 60_000

_seekers = schema.seekers

#: Pairs of people who do not sit together.
Apart = Collection[frozenset[str]]


class Seeker(NamedTuple):
    """Somebody who waits, in seconds; `patience`: until bots will do, None: they never will."""

    person: str
    #: As it is shown.
    rating: float
    waited: float
    patience: float | None = None

    @property
    def width(self) -> float:
        return NEAR + WIDER * self.waited

    @property
    def takes_bots(self) -> bool:
        return self.patience is not None and self.waited >= self.patience

    def fits(self, other: Seeker, apart: Apart) -> bool:
        near = abs(self.rating - other.rating) <= min(self.width, other.width)
        return near and frozenset((self.person, other.person)) not in apart


def companies(waiting: Sequence[Seeker], seats: int, apart: Apart = ()) -> Iterator[list[Seeker]]:
    """The groups that are seated now; a group smaller than the table is joined by bots.

    The person who has waited longest gets the nearest others first. Any two in a company fit, and
    nobody is seated with bots before their patience ends.
    """
    left = sorted(waiting, key=lambda one: (-one.waited, one.person))
    for first in list(left):
        if first not in left:
            continue
        found = _company(first, left, seats, apart)
        if len(found) < seats:
            patient = [one for one in left if one.takes_bots]
            found = _company(first, patient, seats, apart) if first.takes_bots else []
        if found:
            left = [one for one in left if one not in found]
            yield found


def _company(first: Seeker, others: Sequence[Seeker], seats: int, apart: Apart) -> list[Seeker]:
    found = [first]
    for one in sorted(others, key=lambda one: (abs(one.rating - first.rating), one.person)):
        if len(found) < seats and one != first and all(one.fits(two, apart) for two in found):
            found.append(one)
    return found


def bot_like(game: str, rating: float) -> str:
    """The level of bots that is nearest to a rating."""
    shown = {name: Rated(one.mu, one.sigma).told(0).value for name, one in anchors(game).items()}
    return min(shown, key=lambda name: abs(shown[name] - rating), default=usual_bot(game))


class Matching:
    """`is_open`: whether this site looks for tables for people."""

    def __init__(
        self, database: Database, tables: Tables, ratings: Ratings, is_open: bool = True
    ) -> None:
        self._database = database
        self._tables = tables
        self._ratings = ratings
        self.is_open = is_open

    async def seek(self, person: PersonRow, wish: SeekWanted) -> Seeking:
        """Start looking, or start again; but somebody who was seated just now stays there."""
        get_game(wish.game)
        moment = now()
        values = {"game": wish.game, "clock": wish.clock, "patience": wish.patience}
        values |= {"since": moment, "seen": moment, "table": None}
        mine = self._database.upsert(_seekers).values(person=person.id, **values)
        waits = _seekers.c.table.is_(None) | (_seekers.c.seen <= moment - GONE)
        anew = mine.on_conflict_do_update(index_elements=["person"], set_=values, where=waits)
        async with self._database.write() as connection:
            await connection.execute(anew)
        return await self.look(person)

    async def look(self, person: PersonRow) -> Seeking:
        """The state of a search; asking for it also says that the person still waits."""
        mine, moment = _seekers.c.person == person.id, now()
        async with self._database.write() as connection:
            seen = update(_seekers).where(mine).values(seen=moment).returning(*_seekers.c)
            row = (await connection.execute(seen)).one_or_none()
            if row is None:
                raise NotFound("not-seeking")
            same = _is_waiting(moment) & (_seekers.c.game == row.game)
            others = await connection.scalar(select(func.count()).where(same, ~mine))
        waited = (moment - row.since) / 1000
        return Seeking(
            game=row.game,
            waited=int(waited),
            bots_in=None if row.patience is None else max(0, row.patience - int(waited)),
            width=round(Seeker("", 0, waited).width),
            others=others or 0,
            table=row.table,
        )

    async def stop(self, person: PersonRow) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(_seekers).where(_seekers.c.person == person.id))

    async def seat_some(self) -> list[str]:
        """Seat the people for whom there is company now; return their tables."""
        moment = now()
        async with self._database.read() as connection:
            if (await connection.execute(select(_seekers.c.person).limit(1))).first() is None:
                return []
        async with self._database.write() as connection:
            # Until the end of the transaction no other process seats anybody.
            if not self._database.is_sqlite:  # there nobody else writes anyway
                await connection.execute(text("LOCK TABLE seekers IN EXCLUSIVE MODE"))
            old = delete(_seekers).where(_seekers.c.seen < moment - FORGOTTEN)
            await connection.execute(old)
            query = select(_seekers.c.game, _seekers.c.clock).where(_is_waiting(moment))
            kinds = (await connection.execute(query.distinct())).all()
            return [
                table
                for game, clock in sorted(kinds)
                for table in await self._seat(connection, game, clock, moment)
            ]

    async def _seat(
        self, connection: AsyncConnection, game: str, clock: ClockName, moment: int
    ) -> list[str]:
        """Seat those who wait for the same game with the same clock."""
        people = schema.people.c
        query = (
            select(_seekers, people.name)
            .join(schema.people, people.id == _seekers.c.person)
            .where(_is_waiting(moment), _seekers.c.game == game, _seekers.c.clock == clock)
            .where(people.disabled.is_(None))
        )
        rows = {row.person: row for row in await connection.execute(query)}
        waiting = []
        for row in rows.values():
            known = await self._ratings.strength(connection, row.person, game)
            waited = (moment - row.since) / 1000
            waiting.append(Seeker(row.person, known.told(0).value, waited, row.patience))
        seats, made = get_game(game).usual_seats, []
        for company in companies(waiting, seats, await _apart(connection, list(rows))):
            names = {one.person: rows[one.person].name for one in company}
            bots = [bot_like(game, company[0].rating)] * (seats - len(company))
            table = await self._tables.begin_with(connection, names, game, bots, clock)
            theirs = update(_seekers).where(_seekers.c.person.in_(names))
            await connection.execute(theirs.values(table=table))
            made.append(table)
        return made


def _is_waiting(moment: int) -> ColumnElement[bool]:
    return _seekers.c.table.is_(None) & (_seekers.c.seen > moment - GONE)


async def _apart(connection: AsyncConnection, people: Collection[str]) -> Apart:
    """Pairs of these people who do not sit together because one has muted or blocked the other."""
    pairs = [(schema.mutes.c.person, schema.mutes.c.muted)]
    pairs += [(schema.blocks.c.person, schema.blocks.c.blocked)]
    both = [select(one, two).where(one.in_(people), two.in_(people)) for one, two in pairs]
    return {frozenset(two) for two in await connection.execute(union_all(*both))}
