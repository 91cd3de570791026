"""Ratings of people, computed from the list of results alone; leaderboards, and rating histories.

A result is rated once: one transaction gives it a running number and changes the ratings of its
players. Only one process does this at a time, so there is one order of results, and
`compute_again` arrives at the same numbers. docs/ratings.md explains the method.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import combinations
from typing import Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Select, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.arena.anchors import Anchor, anchor_of, anchors
from dragonstones.engine import games
from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.people import PersonRow
from dragonstones.server.results import LEAST_GAMES, Seat, list_again
from dragonstones.text import texts
from dragonstones.wire import (
    GameRating,
    Language,
    Leaderboard,
    LeaderboardRow,
    MyPlace,
    PastRating,
    Rating,
    Rung,
)

#: The scale on which ratings are shown: everybody begins with 1500, and so does the Merchant.
MIDDLE, SCALE = 1500, 40
#: Standard deviations of the band on each side of a rating; people are ranked by its lower end.
SIGMAS = 2.0
#: Games that any two people may play with each other in a month before these count less.
FULL_WEIGHT = 10
#: Results that are rated in one transaction.
BATCH = 50
#: Results that are read in one go, when all are computed again.
AT_ONCE = 500
#: Rows of a leaderboard in one answer.
MOST_ROWS = 50
#: Points of the line that shows how a rating has changed, and the number of games it goes back.
MOST_POINTS, FAR_BACK = 60, 500
ALL_TIME = ""
#: How unsure we are of a newcomer: openskill's own 8.3 makes ratings leap too far at first
#: (docs/ratings.md).
FIRST_SIGMA = 5.0

_model = PlackettLuce(sigma=FIRST_SIGMA)

_players, _results, _rated = schema.players, schema.results, schema.rated
_ratings, _meetings = schema.ratings, schema.meetings


class Rated(NamedTuple):
    mu: float
    sigma: float

    @property
    def certain(self) -> float:
        return self.mu - SIGMAS * self.sigma

    def told(self, games: int) -> Rating:
        return Rating(value=_shown(self.mu), spread=round(SCALE * SIGMAS * self.sigma), games=games)


def _shown(mu: float) -> int:
    """A rating as it is shown."""
    return round(MIDDLE + SCALE * (mu - _model.mu))


NEW = Rated(_model.mu, _model.sigma)


# -- the method -------------------------------------------------------------------


def season_of(at: int) -> str:
    """The month of a moment.

    >>> season_of(1_793_534_400_000)
    '2026-11'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


def pairs(seats: Iterable[Seat]) -> list[tuple[int, int]]:
    """All pairs of people at a table, the smaller number first."""
    return list(combinations(sorted(seat.player for seat in seats if seat.player is not None), 2))


def weight(met: Iterable[int]) -> float:
    """How much a game counts whose pairs have met this often this month, including this game.

    >>> weight([]), weight([40, 1]), weight([20, 40])
    (1.0, 1.0, 0.5)
    """
    return min(1.0, FULL_WEIGHT / max(1, min(met, default=1)))


def rate(
    game: str, seats: Sequence[Seat], before: Mapping[int, Rated], counts: float
) -> dict[int, Rated]:
    """The ratings that a game changes, by player. Bots stay as they are; if somebody left early,
    so do all who stayed."""
    known = [_strength(game, seat, before) for seat in seats]
    teams = [[_model.create_rating([one.mu, one.sigma])] for one in known]
    after = [team[0] for team in _model.rate(teams, ranks=[float(seat.place) for seat in seats])]
    was_left = any(seat.left == "early" for seat in seats)
    return {
        seat.player: Rated(
            old.mu + counts * (new.mu - old.mu), old.sigma + counts * (new.sigma - old.sigma)
        )
        for seat, old, new in zip(seats, known, after, strict=True)
        if seat.player is not None and (seat.left or not was_left)
    }


def _strength(game: str, seat: Seat, before: Mapping[int, Rated]) -> Rated | Anchor:
    if seat.player is not None:
        return before.get(seat.player, NEW)
    # A bot that was measured when the game ended, but no longer is, counts as a newcomer.
    return anchor_of(game, seat.bot or "") or NEW


def _seats(row: Any) -> list[Seat]:
    return msgspec.convert(row.seats, list[Seat])


# -- keeping them -----------------------------------------------------------------


class Ratings:
    """`is_open`: whether there are ratings on this site."""

    def __init__(self, database: Database, is_open: bool = True) -> None:
        self._database = database
        self.is_open = is_open

    async def rate_new(self) -> None:
        """Rate the results that nobody has rated yet."""
        new = select(_results.c.table).where(_results.c.number.is_(None)).limit(1)
        while True:
            async with self._database.read() as connection:
                if (await connection.execute(new)).first() is None:
                    return
            async with self._database.write() as connection:
                await self._hold(connection)
                await self._rate_some(connection)

    async def compute_again(self) -> int:
        """Forget all ratings and compute them from the results; how many there are."""
        async with self._database.write() as connection:
            await self._hold(connection)
            for table in (_rated, _ratings, _meetings):
                await connection.execute(delete(table))
            query = select(_results).where(_results.c.number.is_not(None))
            query = query.order_by(_results.c.number).limit(AT_ONCE)
            book, last, n = _Book(), 0, 0
            # A few at a time: PostgreSQL ends a transaction that is idle for long.
            while rows := (await connection.execute(query.where(_results.c.number > last))).all():
                for row in rows:
                    book.add(row)
                last, n = rows[-1].number, n + len(rows)
            await book.write(connection)
            await list_again(connection)
            return n

    async def _hold(self, connection: AsyncConnection) -> None:
        """Until the end of the transaction no other process rates anything."""
        if not self._database.is_sqlite:  # there nobody else writes anyway
            await connection.execute(text("LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE"))

    async def _rate_some(self, connection: AsyncConnection) -> None:
        waits = select(_results).where(_results.c.number.is_(None))
        waits = waits.order_by(_results.c.ended, _results.c.table).limit(BATCH)
        number = await connection.scalar(select(func.max(_results.c.number))) or 0
        for row in (await connection.execute(waits)).all():
            number += 1
            numbered = update(_results).where(_results.c.table == row.table)
            await connection.execute(numbered.values(number=number))
            await self._rate_one(connection, row, number)

    async def _rate_one(self, connection: AsyncConnection, row: Any, number: int) -> None:
        seats, season = _seats(row), season_of(row.ended)
        met = [await self._meet(connection, season, *two) for two in pairs(seats)]
        here = [seat.player for seat in seats if seat.player is not None]
        theirs = _ratings.c.player.in_(here) & (_ratings.c.game == row.game)
        query = select(_ratings.c.player, _ratings.c.mu, _ratings.c.sigma)
        found = await connection.execute(query.where(theirs, _ratings.c.season == ALL_TIME))
        before = {player: Rated(mu, sigma) for player, mu, sigma in found}
        after = rate(row.game, seats, before, weight(met))
        for player, new in sorted(after.items()):
            await connection.execute(insert(_rated).values(_line(row, number, player, new)))
            for when in (ALL_TIME, season):
                standing = self._database.upsert(_ratings).values(
                    _standing(row.game, when, player, new, 1)
                )
                # Whether they are listed is decided below, when the games are counted.
                changed = {name: standing.excluded[name] for name in ("mu", "sigma", "certain")}
                await connection.execute(
                    standing.on_conflict_do_update(
                        index_elements=["game", "season", "player"],
                        set_={**changed, "games": _ratings.c.games + 1},
                    )
                )
        people = select(_players.c.person).where(_players.c.number.in_(list(after)))
        await list_again(connection, [one for one in await connection.scalars(people) if one])

    async def _meet(self, connection: AsyncConnection, season: str, low: int, high: int) -> int:
        """Two people have met once more; how often this month."""
        first = self._database.upsert(_meetings).values(season=season, low=low, high=high, n=1)
        more = first.on_conflict_do_update(
            index_elements=["season", "low", "high"], set_={"n": _meetings.c.n + 1}
        )
        return int((await connection.execute(more.returning(_meetings.c.n))).scalar_one())

    # -- looking ------------------------------------------------------------

    async def strength(self, connection: AsyncConnection, person: str, game: str) -> Rated:
        """Somebody's strength, as far as it is known."""
        query = (
            select(_ratings.c.mu, _ratings.c.sigma)
            .join(_players, _players.c.number == _ratings.c.player)
            .where(_players.c.person == person, _is_board(game, ALL_TIME))
        )
        row = (await connection.execute(query)).first()
        return Rated(*row) if row else NEW

    async def board(
        self, game: str, season: str, first: int, me: PersonRow | None, lang: Language
    ) -> Leaderboard:
        """A leaderboard from the place `first` on, with the place of the person who asks."""
        board = _is_board(game, season) & _ratings.c.listed
        people = schema.people.c
        named = (
            select(_ratings, people.name)
            .join(_players, _players.c.number == _ratings.c.player)
            .join(schema.people, people.id == _players.c.person)
            .where(_is_board(game, season))
            .order_by(_ratings.c.certain.desc(), _ratings.c.player.desc())
        )
        async with self._database.read() as connection:
            me_there = await _standing_of(connection, game, season, me.id) if me else None
            total, better = await _counts(connection, board, me_there)
            # First the players, whom the index has in order; then the rows themselves.
            some = _places(board, first, total).subquery()
            named = named.join(some, some.c.player == _ratings.c.player)
            rows = (await connection.execute(named)).all()
            oldest = select(func.min(_results.c.ended)).where(_results.c.game == game)
            since = await connection.scalar(oldest)
        return Leaderboard(
            game=game,
            season=season,
            seasons=_months(since) if since else [],
            least=LEAST_GAMES,
            total=total,
            first=first,
            rows=[
                LeaderboardRow(
                    place=first + n, name=row.name, rating=Rated(row.mu, row.sigma).told(row.games)
                )
                for n, row in enumerate(rows)
            ],
            rungs=_rungs(game, lang),
            mine=_my_place(me_there, better) if me_there else None,
        )

    async def changes(
        self, connection: AsyncConnection, person: str, tables: Collection[str]
    ) -> dict[str, int]:
        """How much games changed somebody's rating, by table; without games that did not count."""
        if not self.is_open:
            return {}
        earlier = _rated.alias("earlier")
        same = (earlier.c.player == _rated.c.player) & (earlier.c.game == _rated.c.game)
        before = (
            select(earlier.c.mu)
            .where(same, earlier.c.number < _rated.c.number)
            .order_by(earlier.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = (
            select(_results.c.table, _rated.c.mu, before)
            .join(_rated, _rated.c.number == _results.c.number)
            .join(_players, _players.c.number == _rated.c.player)
            .where(_results.c.table.in_(tables), _players.c.person == person)
        )
        return {
            table: _shown(mu) - _shown(NEW.mu if old is None else old)
            for table, mu, old in await connection.execute(query)
        }

    async def of_person(self, person: str, lang: Language) -> list[GameRating]:
        """Somebody's ratings, the games they have played most first."""
        if not self.is_open:
            return []
        query = (
            select(_ratings)
            .join(_players, _players.c.number == _ratings.c.player)
            .where(_players.c.person == person, _ratings.c.season == ALL_TIME)
            .order_by(_ratings.c.games.desc(), _ratings.c.game)
        )
        known = {game.id for game in games()}
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            return [
                GameRating(
                    game=row.game,
                    rating=Rated(row.mu, row.sigma).told(row.games),
                    place=await _places_before(connection, row) + 1 if row.listed else None,
                    past=await _past(connection, row),
                    rungs=_rungs(row.game, lang),
                )
                for row in rows
                if row.game in known
            ]


class _Book:
    """Ratings as they become, result by result, in memory."""

    def __init__(self) -> None:
        self._met = Counter[tuple[str, int, int]]()
        self._now: dict[str, dict[int, Rated]] = {}
        self._standings: dict[tuple[str, str, int], dict[str, Any]] = {}
        self._lines: list[dict[str, Any]] = []

    def add(self, row: Any) -> None:
        seats, season = _seats(row), season_of(row.ended)
        met = [(season, *two) for two in pairs(seats)]
        self._met.update(met)
        before = self._now.setdefault(row.game, {})
        after = rate(row.game, seats, before, weight(self._met[two] for two in met))
        before |= after
        for player, new in after.items():
            self._lines.append(_line(row, row.number, player, new))
            for when in (ALL_TIME, season):
                key = (row.game, when, player)
                games = self._standings[key]["games"] + 1 if key in self._standings else 1
                self._standings[key] = _standing(*key, new, games)

    async def write(self, connection: AsyncConnection) -> None:
        met = [
            {"season": season, "low": low, "high": high, "n": n}
            for (season, low, high), n in self._met.items()
        ]
        standings = list(self._standings.values())
        for table, rows in ((_rated, self._lines), (_ratings, standings), (_meetings, met)):
            if rows:
                await connection.execute(insert(table), rows)


def _line(row: Any, number: int, player: int, new: Rated) -> dict[str, Any]:
    about = {"player": player, "number": number, "game": row.game, "at": row.ended}
    return {**about, **new._asdict()}


def _standing(game: str, season: str, player: int, new: Rated, games: int) -> dict[str, Any]:
    about = {"game": game, "season": season, "player": player, "games": games}
    return {**about, **new._asdict(), "certain": new.certain, "listed": False}


def _is_board(game: str, season: str) -> ColumnElement[bool]:
    return (_ratings.c.game == game) & (_ratings.c.season == season)


def _places(board: ColumnElement[bool], first: int, total: int) -> Select[Any]:
    """The players on a leaderboard from a place on, counted from its nearer end."""
    best, players = (_ratings.c.certain, _ratings.c.player), select(_ratings.c.player).where(board)
    if first <= total // 2:
        ordered = players.order_by(*(column.desc() for column in best))
        return ordered.limit(MOST_ROWS).offset(first - 1)
    behind = max(0, total - first + 1)
    some = min(MOST_ROWS, behind)
    return players.order_by(*best).limit(some).offset(behind - some)


async def _places_before(connection: AsyncConnection, row: Any) -> int:
    """How many listed people are better."""
    better = _is_board(row.game, row.season) & _ratings.c.listed
    query = select(func.count()).where(better, _ratings.c.certain > row.certain)
    return await connection.scalar(query) or 0


async def _counts(
    connection: AsyncConnection, board: ColumnElement[bool], me: Any
) -> tuple[int, int]:
    """How many people are on a board, and how many of them are better than somebody: in one query,
    since there may be a hundred thousand."""
    better = func.count().filter(_ratings.c.certain > (me.certain if me else 0.0))
    total, ahead = (await connection.execute(select(func.count(), better).where(board))).one()
    return total, ahead


async def _standing_of(connection: AsyncConnection, game: str, season: str, person: str) -> Any:
    """Somebody's row; None: they have not played."""
    query = (
        select(_ratings)
        .join(_players, _players.c.number == _ratings.c.player)
        .where(_players.c.person == person, _is_board(game, season))
    )
    return (await connection.execute(query)).first()


def _my_place(row: Any, better: int) -> MyPlace:
    return MyPlace(
        place=better + 1 if row.games >= LEAST_GAMES else None,
        rating=Rated(row.mu, row.sigma).told(row.games),
        listed=row.listed,
    )


async def _past(connection: AsyncConnection, row: Any) -> list[PastRating]:
    """The history of a rating, the oldest first; of many games only every nth."""
    mine = (_rated.c.player == row.player) & (_rated.c.game == row.game)
    query = select(_rated).where(mine).order_by(_rated.c.number.desc()).limit(FAR_BACK)
    lines = (await connection.execute(query)).all()
    every = -(-len(lines) // MOST_POINTS) or 1
    told = [(line.at, Rated(line.mu, line.sigma).told(0)) for line in lines[::every]]
    return [PastRating(at=at, value=one.value, spread=one.spread) for at, one in reversed(told)]


def _rungs(game: str, lang: Language) -> list[Rung]:
    """The bots, the weakest first."""
    t = texts(lang)
    return [
        Rung(level=level, name=t(f"level-{level}"), value=Rated(one.mu, one.sigma).told(0).value)
        for level, one in anchors(game).items()
        if t.has(f"level-{level}")
    ]


def _months(since: int) -> list[str]:
    """The months from then to now, the newest first."""
    last, found = season_of(now()), [season_of(since)]
    while found[-1] < last:
        year, month = map(int, found[-1].split("-"))
        found.append(f"{year + month // 12}-{month % 12 + 1:02d}")
    return found[::-1]
