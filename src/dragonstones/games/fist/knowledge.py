"""What each seat can prove about the coins behind the other screens.

A match that began with the set-up needs none of this: everybody saw every coin come
and go, and the Brigand's loot can be counted too. A match that began in the middle
(`Match.from_position`) has screens that nobody has seen filled: then this keeps, for
each seat, the least that it can prove of every other screen, and whether more may be there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dragonstones.engine.chance import Chance
from dragonstones.games.fist.goods import COINS

if TYPE_CHECKING:
    from dragonstones.games.fist.table import Table


class Knowledge:
    __slots__ = ("least", "more")

    def __init__(self, seats: int) -> None:
        everyone = range(seats)
        #: least[observer][seat][coin]
        self.least = [[[0] * len(COINS) for _ in everyone] for _ in everyone]
        #: more[observer][seat][coin]: there may be more than the least.
        self.more = [[[True] * len(COINS) for _ in everyone] for _ in everyone]

    def copy(self) -> Knowledge:
        new = Knowledge.__new__(Knowledge)
        new.least = [[row[:] for row in rows] for rows in self.least]
        new.more = [[row[:] for row in rows] for rows in self.more]
        return new

    def gained(self, seat: int, coin: int, n: int) -> None:
        """In public."""
        for rows in self.least:
            rows[seat][coin] += n

    def spent(self, seat: int, coin: int, n: int) -> None:
        """In public."""
        for rows in self.least:
            rows[seat][coin] = max(0, rows[seat][coin] - n)

    def has_none(self, seat: int, coin: int) -> None:
        """All have learned that there is none of this coin behind this screen."""
        for least, more in zip(self.least, self.more, strict=True):
            least[seat][coin] = 0
            more[seat][coin] = False

    def handed_over(self, giver: int, taker: int, coin: int, n: int) -> None:
        """All coins of a kind have passed between two screens; only the two know how many."""
        for observer, (least, more) in enumerate(zip(self.least, self.more, strict=True)):
            if observer in (giver, taker):
                least[taker][coin] += n
            else:
                least[taker][coin] += least[giver][coin]
                more[taker][coin] = more[taker][coin] or more[giver][coin]
        self.has_none(giver, coin)

    def redraw(self, table: Table, observer: int, chance: Chance) -> None:
        """Deal what the observer cannot place among the screens where it may be.

        The bank is public, so that the sum is known.
        """
        for coin in range(len(COINS)):
            unsure = [
                seat
                for seat in table.seats
                if seat.number != observer and self.more[observer][seat.number][coin]
            ]
            hidden = 0
            for seat in unsure:
                least = self.least[observer][seat.number][coin]
                hidden += seat.screen[coin] - least
                seat.screen[coin] = least
            for _ in range(hidden):
                chance.pick(unsure).screen[coin] += 1
