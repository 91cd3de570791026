"""The table: the bank, the piles, and the seats with their screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dragonstones.engine.chance import Chance
from dragonstones.engine.teller import Teller
from dragonstones.games.fist.court import Court
from dragonstones.games.fist.events import CardKept, GameWon, PointLost, Scored, Took
from dragonstones.games.fist.goods import (
    BLACK,
    COINS,
    COLOURS,
    FAIRY,
    FAIRY_SILVER,
    STONES,
    WHITE,
    named,
)
from dragonstones.games.fist.knowledge import HiddenMoves, Knowledge
from dragonstones.games.fist.payments import Wild
from dragonstones.games.fist.piles import without

if TYPE_CHECKING:
    from dragonstones.games.fist.auction import Auction
    from dragonstones.games.fist.character import Character
    from dragonstones.games.fist.editions import Edition


#: Kinds of coins or stones, each with a number.
Amounts = Sequence[tuple[int, int]]


class Seat:
    """A player's place: what is behind the screen and what is in front of it."""

    __slots__ = ("front", "front_silver", "held", "number", "points", "screen", "seen", "stones")

    def __init__(
        self,
        number: int,
        screen: list[int],
        stones: list[int],
        seen: list[int] | None = None,
        front: int = 0,
        front_silver: int = 0,
        points: int = 0,
        held: tuple[str, ...] = (),
    ) -> None:
        self.number = number
        self.screen = screen  # unspent coins: hidden
        #: The same, as far as everybody saw them come and go; None: nobody can count them all.
        self.seen = seen
        self.front = front  # Fairy Gold spent this turn
        self.front_silver = front_silver  # and Fairy Silver
        self.stones = stones
        self.points = points
        self.held = held  # cards kept for later

    def copy(self) -> Seat:
        return Seat(
            self.number,
            self.screen[:],
            self.stones[:],
            None if self.seen is None else self.seen[:],
            self.front,
            self.front_silver,
            self.points,
            self.held,
        )


class Table(Teller):
    __slots__ = (
        "auction",
        "bank",
        "chance",
        "copies",
        "court",
        "deck",
        "discards",
        "drawn",
        "edition",
        "enough",
        "had",
        "held_this_turn",
        "hidden_moves",
        "knowledge",
        "out",
        "playing",
        "seats",
        "stones",
        "to_come",
        "turn",
        "used",
        "windows",
        "winner",
    )

    def __init__(
        self,
        edition: Edition,
        chance: Chance,
        seats: list[Seat],
        bank: list[int],
        stones: list[int],
    ) -> None:
        """A table with no cards yet."""
        self.edition = edition
        self.seats = seats
        self.bank = bank
        self.stones = stones  # the stones of the bank
        self.chance = chance
        self.turn = 0
        self.to_come: list[str] = []  # not auctioned yet this turn; the next one first
        self.used: list[str] = []
        # Tuples, because they rarely change and copies share them.
        self.deck: tuple[str, ...] = ()
        self.discards: tuple[str, ...] = ()
        self.held_this_turn: tuple[str, ...] = ()
        self.out: tuple[str, ...] = ()  # specials that a position has left in the box
        self.enough: tuple[str, ...] = ()  # home-made ones whose trial is over
        #: The windows in which a kept card acts now; kept ready, because usually there are none.
        self.windows: frozenset[str] = frozenset()
        self.winner: int | None = None
        #: The King's Favor and what else only the Tavern Edition has.
        self.court: Court | None = None
        #: Coins that passed between two screens unseen.
        self.hidden_moves: HiddenMoves | None = None
        #: What the seats know of coins after a loaded position; None: they have counted them all.
        self.knowledge: Knowledge | None = None
        self.log = None
        # The auction under way, the character being played, stones drawn from the bag: not copied,
        # because there are none between two auctions.
        self.auction: Auction | None = None
        self.playing: Character | None = None
        #: The stones of a seat that gets something else because it cannot pay.
        self.had: dict[str, int] | None = None
        #: How many powers are being used inside each other.
        self.copies = 0
        self.drawn: Sequence[int] = NO_STONES

    def copy(self) -> Table:
        seats = [seat.copy() for seat in self.seats]
        bank, stones = self.bank[:], self.stones[:]
        new = Table(self.edition, self.chance.copy(), seats, bank, stones)
        new.turn = self.turn
        new.to_come = self.to_come[:]
        new.used = self.used[:]
        new.deck = self.deck
        new.discards = self.discards
        new.held_this_turn = self.held_this_turn
        new.out = self.out
        new.enough = self.enough
        new.windows = self.windows
        new.winner = self.winner
        new.court = self.court and self.court.copy()
        new.hidden_moves = self.hidden_moves and self.hidden_moves.copy()
        new.knowledge = self.knowledge and self.knowledge.copy()
        return new

    def others(self, me: int) -> list[int]:
        """All other seats, going left from this one."""
        n = len(self.seats)
        return [(me + i) % n for i in range(1, n)]

    def clockwise(self) -> list[Seat]:
        """All seats in the order in which they react."""
        first = self.court.first() if self.court else 0
        return self.seats[first:] + self.seats[:first]

    # -- coins --------------------------------------------------------------

    def gain(self, me: int, coin: int, n: int) -> int:
        """Give coins from the bank, as far as it has them; returns how many there were."""
        if n > self.bank[coin] and not (coin == BLACK and self.edition.black_stand_ins):
            n = self.bank[coin]
        self.bank[coin] = max(0, self.bank[coin] - n)
        self.to_screen(me, coin, n)
        return n

    def to_bank(self, me: int, coin: int, n: int) -> None:
        """Move coins from behind the screen to the bank."""
        self.leave_screen(me, coin, n)
        self.into_bank(coin, n)

    def into_bank(self, coin: int, n: int) -> None:
        self.bank[coin] += n
        if coin == BLACK and self.edition.black_stand_ins:  # a stand-in is not a black coin
            out = sum(seat.screen[BLACK] for seat in self.seats)
            self.bank[coin] = max(0, self.edition.coins[coin] - out)

    def leave_screen(self, me: int, coin: int, n: int) -> None:
        """Coins leave a screen in public."""
        seat = self.seats[me]
        seat.screen[coin] -= n
        if seat.seen:
            seat.seen[coin] -= n
        if self.knowledge:
            self.knowledge.spent(me, coin, n)
        if self.hidden_moves:
            self.hidden_moves.spent(me, coin, seat.screen[coin])

    def to_screen(self, me: int, coin: int, n: int) -> None:
        """Coins come behind a screen in public."""
        seat = self.seats[me]
        seat.screen[coin] += n
        if seat.seen:
            seat.seen[coin] += n
        if self.knowledge:
            self.knowledge.gained(me, coin, n)

    def spend(self, me: int, coin: int, n: int) -> None:
        """Fairy coins go in front of the screen, all others to the bank."""
        self.leave_screen(me, coin, n)
        if coin == FAIRY:
            self.seats[me].front += n
        elif coin == FAIRY_SILVER:
            self.seats[me].front_silver += n
        else:
            self.into_bank(coin, n)

    def hand_over_all(self, giver: int, taker: int, coin: int) -> int:
        """Move all coins of a kind from screen to screen; only these seats know how many."""
        n = self.seats[giver].screen[coin]
        self.seats[giver].screen[coin] = 0
        self.seats[taker].screen[coin] += n
        self._count_on(giver, taker, coin)
        if self.knowledge:
            self.knowledge.handed_over(giver, taker, coin, n)
        if self.hidden_moves:
            self.hidden_moves.settled(giver, coin)
            self.hidden_moves.settled(taker, coin)
        return n

    def _count_on(self, giver: int, taker: int, coin: int) -> None:
        """Add the giver's coins, if they could be counted, to the count of the taker's."""
        from_, to = self.seats[giver].seen, self.seats[taker].seen
        if from_ and to:
            to[coin] += from_[coin]
        else:
            self.seats[taker].seen = None
        if from_:
            from_[coin] = 0

    def has_none(self, me: int, coin: int) -> None:
        """Everybody has learned that this screen hides no such coin."""
        if self.knowledge:
            self.knowledge.has_none(me, coin)
        if self.hidden_moves:
            self.hidden_moves.settled(me, coin)

    def may_have(self, me: int, coin: int) -> bool:
        """Whether there may be such a coin behind this screen, as far as the others know."""
        if self.edition.discreet:
            if self.knowledge and self.knowledge.may_have(me, coin):
                return True
            if self.hidden_moves and me in self.hidden_moves.parties:
                return True
        return self.seats[me].screen[coin] > 0

    def hand_over_unseen(self, giver: int, taker: int, coin: int) -> None:
        """Move one coin from screen to screen; only these seats know which."""
        before = self.seats[giver].screen[:]
        self.seats[giver].screen[coin] -= 1
        self.seats[taker].screen[coin] += 1
        self.seats[giver].seen = self.seats[taker].seen = None
        if self.knowledge:
            self.knowledge.one_of_many(giver, taker, coin)
        else:
            if self.hidden_moves is None:
                self.hidden_moves = HiddenMoves()
            taken = self.seats[taker].screen
            self.hidden_moves.add(giver, taker, coin, before, self.seats[giver].screen, taken)

    def has_looked(self, me: int, victim: int) -> None:
        """A player has seen all coins behind this screen; the others know no more than before."""
        if self.knowledge:
            self.knowledge.looked(me, victim, self.seats[victim].screen)
        if self.hidden_moves:
            self.hidden_moves.looked(me, victim)

    # -- stones -------------------------------------------------------------

    def take(self, me: int, coins: Amounts, stones: Amounts) -> bool:
        """Take whatever the bank has of these, each part on its own (F8); False: it had nothing."""
        got = {}
        for coin, n in coins:
            n = self.gain(me, coin, n)
            if n:
                got[COINS[coin]] = n
        gems = {}
        for stone, n in stones:
            n = min(n, self.stones[stone])
            if n:
                self.stones[stone] -= n
                self.seats[me].stones[stone] += n
                gems[STONES[stone]] = n
        if not got and not gems:
            return False
        self.tell(Took, me, got, gems, self.had)
        return True

    def lose_stones(self, me: int, counts: Sequence[int]) -> None:
        """Return a player's stones to the bank."""
        mine = self.seats[me].stones
        for stone, n in enumerate(counts):
            mine[stone] -= n
            self.stones[stone] += n

    def colours_in_bank(self) -> list[str]:
        return [name for name, n in zip(COLOURS, self.stones[:WHITE], strict=True) if n]

    def wild(self, me: int) -> Wild:
        """What is wild for a player, besides White stones."""
        return self.edition.wild_with(self.seats[me].held)

    def hides_stones(self, me: int) -> bool:
        """Whether a kept card hides the player's stones behind the screen."""
        return not self.edition.hides_stones.isdisjoint(self.seats[me].held)

    def open_stones(self, me: int) -> dict[str, int] | None:
        """A player's stones as everybody sees them; None: they are hidden."""
        return None if self.hides_stones(me) else stones_named(self.seats[me].stones)

    def draw_stone(self, bag: list[int]) -> int:
        """Draw a stone at random out of a bag, given as counts."""
        stone = self.chance.draw(bag, STONES)
        bag[stone] -= 1
        return stone

    # -- cards and points ---------------------------------------------------

    def card_in_play(self) -> str:
        assert self.playing is not None
        return self.playing.id

    def find_windows(self) -> None:
        """Update `windows` after a kept card has come or gone."""
        held = {card for seat in self.seats for card in seat.held}
        characters = self.edition.characters
        self.windows = frozenset(name for card in held for name in characters[card].windows)

    def keep(self, me: int, card: str) -> None:
        """Lay a card in front of a player, who keeps it."""
        self.seats[me].held += (card,)
        self.find_windows()
        self.tell(CardKept, me, card)

    def move_held(self, giver: int, taker: int, card: str) -> None:
        """A kept card changes its owner."""
        self.seats[giver].held = without(self.seats[giver].held, card)
        self.seats[taker].held += (card,)

    def discard_held(self, me: int, card: str) -> None:
        """Discard a kept card; in the turn in which it was won it goes to the used cards."""
        seat = self.seats[me]
        seat.held = without(seat.held, card)
        self.find_windows()
        if card in self.held_this_turn:
            self.held_this_turn = without(self.held_this_turn, card)
            self.used.append(card)
        else:
            self.discards += (card,)

    def lose_point(self, me: int, card: str) -> bool:
        """Take a point away. A score never goes below 0 (T12): False if there was none to lose."""
        seat = self.seats[me]
        if not seat.points:
            return False
        seat.points -= 1
        self.tell(PointLost, me, seat.points, card)
        return True

    def score(self, me: int, points: int) -> None:
        """Add points. The game ends at once when the goal is reached; more do not matter (F9)."""
        seat = self.seats[me]
        goal = self.edition.goal
        before = seat.points
        seat.points = min(goal, before + points)
        self.tell(Scored, me, seat.points - before, seat.points, self.card_in_play())
        if seat.points >= goal and self.winner is None:
            self.winner = me
            self.tell(GameWon, me)


NO_STONES = (0,) * len(STONES)


def stones_named(counts: Sequence[int]) -> dict[str, int]:
    return named(counts, STONES)
