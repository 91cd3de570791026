"""What each seat can know of the coins behind the other screens.

In a match that began with the set-up, everybody saw every coin come and go, and can even count a
Brigand's loot. Only the coin that a Robber drew is unknown: `HiddenMoves`.

In a match that began in the middle (`Match.from_position`) nobody has seen how the screens were
filled. `Knowledge` keeps, for each seat, the least that it can prove to be behind every other
screen, and whether more may be there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dragonstones.engine.chance import Chance
from dragonstones.games.fist.goods import COINS

if TYPE_CHECKING:
    from dragonstones.games.fist.table import Table


def coins_shown(table: Table, coin: str) -> dict[int, int]:
    """Coins in open fists that still count as behind the screens: an Innkeeper may return them."""
    auction = table.auction
    if auction is None or not auction.open_unpaid or auction.stage.id == "stones":
        return {}
    return {seat: fist.get(coin, 0) for seat, fist in auction.fists.items()}


class HiddenMove:
    """One coin that passed between two screens; only these two seats know which it was."""

    __slots__ = ("coin", "giver", "giver_fewest", "giver_had", "known_to", "taker", "taker_fewest")

    def __init__(
        self,
        giver: int,
        taker: int,
        coin: int,
        giver_had: list[int],
        giver_fewest: list[int],
        taker_fewest: list[int],
    ) -> None:
        self.giver, self.taker, self.coin = giver, taker, coin
        #: What the giver had, and the fewest of each kind that each of them has had since.
        self.giver_had = giver_had
        self.giver_fewest = giver_fewest
        self.taker_fewest = taker_fewest
        #: The seats that know which coin it was.
        self.known_to = frozenset((giver, taker))

    def copy(self) -> HiddenMove:
        lists = (self.giver_had[:], self.giver_fewest[:], self.taker_fewest[:])
        new = HiddenMove(self.giver, self.taker, self.coin, *lists)
        new.known_to = self.known_to
        return new


class HiddenMoves:
    """All such moves of a match in which everybody could count all other coins."""

    __slots__ = ("moves", "parties")

    def __init__(self) -> None:
        self.moves: list[HiddenMove] = []
        #: The seats that have ever given or taken one.
        self.parties: frozenset[int] = frozenset()

    def copy(self) -> HiddenMoves:
        new = HiddenMoves()
        new.moves = [move.copy() for move in self.moves]
        new.parties = self.parties
        return new

    def add(
        self,
        giver: int,
        taker: int,
        coin: int,
        giver_had: list[int],
        giver_has: list[int],
        taker_has: list[int],
    ) -> None:
        for seat, kinds in ((giver, giver_has), (taker, taker_has)):
            for kind, n in enumerate(kinds):
                self.spent(seat, kind, n)
        self.parties |= {giver, taker}
        self.moves.append(HiddenMove(giver, taker, coin, giver_had, giver_has[:], taker_has[:]))

    def spent(self, seat: int, coin: int, left: int) -> None:
        """A seat has this many of a coin left."""
        for move in self.moves:
            if move.giver == seat:
                move.giver_fewest[coin] = min(move.giver_fewest[coin], left)
            if move.taker == seat:
                move.taker_fewest[coin] = min(move.taker_fewest[coin], left)

    def settled(self, seat: int, coin: int) -> None:
        """How many of a coin a seat had is known to everybody, or can no longer be changed."""
        self.moves = [m for m in self.moves if seat not in (m.giver, m.taker) or m.coin != coin]
        self.spent(seat, coin, 0)
        for move in self.moves:
            if move.taker == seat:
                move.giver_had[coin] = 0  # it cannot have been one of these

    def looked(self, observer: int, seat: int) -> None:
        """An observer has looked behind a screen: a single coin that passed there is now known."""
        moves = [move for move in self.moves if seat in (move.giver, move.taker)]
        unknown = [move for move in moves if observer not in move.known_to]
        if len(unknown) == 1:
            unknown[0].known_to |= {observer}

    def redraw(self, table: Table, observer: int, chance: Chance) -> None:
        """Replace the coin by another that fits everything seen since."""
        for move in self.moves:
            if observer in move.known_to:
                continue
            fixed = self._left(table, move.taker, move.taker_fewest, move.coin) < 1
            weights = [0] * len(COINS)
            for coin, had in enumerate(move.giver_had):
                can = not fixed and self._left(table, move.giver, move.giver_fewest, coin) > 0
                if coin == move.coin or can:
                    weights[coin] = had
            place = chance.below(sum(weights))
            coin = next(c for c in range(len(COINS)) if (place := place - weights[c]) < 0)
            if coin != move.coin:
                self._swap(table, move, coin)

    @staticmethod
    def _left(table: Table, seat: int, fewest: list[int], coin: int) -> int:
        """How many a seat has always had to spare, not counting those in an open fist."""
        shown = coins_shown(table, COINS[coin]).get(seat, 0)
        return min(fewest[coin], table.seats[seat].screen[coin] - shown)

    def _swap(self, table: Table, move: HiddenMove, coin: int) -> None:
        giver, taker = table.seats[move.giver].screen, table.seats[move.taker].screen
        for kind, n in ((move.coin, 1), (coin, -1)):
            giver[kind] += n
            taker[kind] -= n
            move.giver_fewest[kind] += n
            move.taker_fewest[kind] -= n
        move.coin = coin


class Knowledge:
    __slots__ = ("least", "more")

    def __init__(self, seats: int) -> None:
        everyone = range(seats)
        #: least[observer][seat][coin]
        self.least = [[[0] * len(COINS) for _ in everyone] for _ in everyone]
        #: more[observer][seat][coin]: there may be more than the least.
        self.more = [[[True] * len(COINS) for _ in everyone] for _ in everyone]

    def copy(self) -> Knowledge:
        new = Knowledge(0)
        new.least = [[row[:] for row in rows] for rows in self.least]
        new.more = [[row[:] for row in rows] for rows in self.more]
        return new

    def may_have(self, seat: int, coin: int) -> bool:
        """Whether somebody cannot rule it out."""
        pairs = enumerate(zip(self.least, self.more, strict=True))
        return any(
            observer != seat and (least[seat][coin] > 0 or more[seat][coin])
            for observer, (least, more) in pairs
        )

    def gained(self, seat: int, coin: int, n: int) -> None:
        """A seat has gained coins in public."""
        for rows in self.least:
            rows[seat][coin] += n

    def spent(self, seat: int, coin: int, n: int) -> None:
        """A seat has spent coins in public."""
        for rows in self.least:
            rows[seat][coin] = max(0, rows[seat][coin] - n)

    def has_none(self, seat: int, coin: int) -> None:
        """Everybody has learned that this screen hides no such coin."""
        for least, more in zip(self.least, self.more, strict=True):
            least[seat][coin] = 0
            more[seat][coin] = False

    def looked(self, observer: int, seat: int, screen: list[int]) -> None:
        """An observer has seen all that is behind this screen; nobody else has."""
        self.least[observer][seat] = screen[:]
        self.more[observer][seat] = [False] * len(COINS)

    def handed_over(self, giver: int, taker: int, coin: int, n: int) -> None:
        """All coins of a kind have passed between two screens; only these seats know how many."""
        for observer, (least, more) in enumerate(zip(self.least, self.more, strict=True)):
            if observer in (giver, taker):
                least[taker][coin] += n
            else:
                least[taker][coin] += least[giver][coin]
                more[taker][coin] = more[taker][coin] or more[giver][coin]
        self.has_none(giver, coin)

    def one_of_many(self, giver: int, taker: int, coin: int) -> None:
        """One coin has passed between two screens; only these seats know which."""
        for observer, (least, more) in enumerate(zip(self.least, self.more, strict=True)):
            if observer in (giver, taker):
                least[giver][coin] = max(0, least[giver][coin] - 1)
                least[taker][coin] += 1
                continue
            for kind in range(len(COINS)):
                more[taker][kind] = more[taker][kind] or more[giver][kind] or least[giver][kind] > 0
                if least[giver][kind]:
                    least[giver][kind] -= 1
                    more[giver][kind] = True

    def redraw(self, table: Table, observer: int, chance: Chance) -> None:
        """Deal the coins that the observer cannot place to screens where they may be.

        The bank is public, so the total is known.
        """
        for coin in range(len(COINS)):
            shown = coins_shown(table, COINS[coin])
            unsure = [
                seat
                for seat in table.seats
                if seat.number != observer and self.more[observer][seat.number][coin]
            ]
            hidden = 0
            for seat in unsure:
                least = max(self.least[observer][seat.number][coin], shown.get(seat.number, 0))
                hidden += seat.screen[coin] - least
                seat.screen[coin] = least
            for _ in range(hidden):
                chance.pick(unsure).screen[coin] += 1
