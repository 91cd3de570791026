"""Games that look thrown: one of two people is ahead of the other far more often than their results
against everybody else explain. It is a hint for moderators and no proof: it changes nothing.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import Any

import msgspec
from sqlalchemy import select

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.people import DAY
from dragonstones.server.results import Seat
from dragonstones.wire import Suspicion

#: How far back it looks, in days; and how often two people must have met in that time.
DAYS, LEAST_MEETINGS = 90, 8
#: Standard deviations above the expected: about one in a thousand honest pairs exceeds it.
SIGMAS = 3.0

_results, _players = schema.results.c, schema.players.c


class _Meetings:
    """How often each two people have met, and how often each was ahead."""

    def __init__(self) -> None:
        self.n = Counter[tuple[int, int]]()
        self.ahead: dict[tuple[int, int], float] = {}
        self._met = Counter[int]()
        self._won: dict[int, float] = {}

    def add(self, one: Seat, other: Seat) -> None:
        assert one.player is not None and other.player is not None
        first = 0.5 if one.place == other.place else float(one.place < other.place)
        both = (one.player, other.player)
        for (me, you), ahead in ((both, first), (both[::-1], 1 - first)):
            self.n[me, you] += 1
            self.ahead[me, you] = self.ahead.get((me, you), 0.0) + ahead
            self._met[me] += 1
            self._won[me] = self._won.get(me, 0.0) + ahead

    def expected(self, me: int, you: int) -> float:
        """The chance that I am ahead of you, from how we fare with all others."""
        return 1 / (1 + exp(self._odds(you, me) - self._odds(me, you)))

    def _odds(self, me: int, without: int) -> float:
        """As a logarithm; with one more game won and one more lost, since somebody may have played
        with nobody else."""
        won = self._won[me] - self.ahead[me, without] + 1
        met = self._met[me] - self.n[me, without] + 2
        return log(won / (met - won))


async def thrown(database: Database) -> list[Suspicion]:
    """Pairs of people who stand out, the most unusual first."""
    people = schema.people.c
    lately = select(_results.seats).where(_results.ended > now() - DAYS * DAY)
    named = select(_players.number, people.name).join(schema.people, people.id == _players.person)
    async with database.read() as connection:
        games = (await connection.scalars(lately)).all()
        names = {one.number: one.name for one in await connection.execute(named)}
    # There may be very many: let the site do other work in between.
    return await asyncio.to_thread(_suspicions, games, names)


def _suspicions(games: Sequence[Any], names: Mapping[int, str]) -> list[Suspicion]:
    meetings = _Meetings()
    for seats in games:
        here = [seat for seat in msgspec.convert(seats, list[Seat]) if seat.player is not None]
        for two in combinations(here, 2):
            meetings.add(*two)
    found = []
    for (me, you), n in meetings.n.items():
        chance, ahead = meetings.expected(me, you), meetings.ahead[me, you]
        sigmas = (ahead - n * chance) / sqrt(n * chance * (1 - chance))
        if n >= LEAST_MEETINGS and sigmas >= SIGMAS and {me, you} <= names.keys():
            found.append(
                Suspicion(
                    first=names[me],
                    second=names[you],
                    games=n,
                    ahead=ahead,
                    expected=n * chance,
                    sigmas=sigmas,
                )
            )
    return sorted(found, key=lambda one: -one.sigmas)
