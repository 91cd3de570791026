"""The table: the bank, the piles, and the seats with their screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dragonstones.engine.chance import Chance
from dragonstones.engine.events import Teller
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
    """A player's place: what is behind the screen, and what lies in front of it."""

    __slots__ = ("front", "front_silver", "held", "number", "points", "screen", "seen", "stones")

    def __init__(self, number: int, screen: list[int], stones: list[int]) -> None:
        self.number = number
        self.screen = screen  # unspent coins: hidden
        #: The same as far as all have seen them come and go; None: nobody can count them all.
        self.seen: list[int] | None = None
        self.front = 0  # Fairy Gold spent this turn
        self.front_silver = 0  # and Fairy Silver
        self.stones = stones
        self.points = 0
        self.held: tuple[str, ...] = ()  # cards kept for later

    def copy(self) -> Seat:
        new = Seat.__new__(Seat)
        new.number = self.number
        new.screen = self.screen[:]
        new.seen = self.seen and self.seen[:]
        new.front = self.front
        new.front_silver = self.front_silver
        new.stones = self.stones[:]
        new.points = self.points
        new.held = self.held
        return new


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
        "held_this_turn",
        "hidden_moves",
        "knowledge",
        "log",
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

    def __init__(self, edition: Edition, chance: Chance) -> None:
        """A table with the whole box in the bank, and no cards and no seats yet."""
        self.edition = edition
        self.seats: list[Seat] = []
        self.bank = list(edition.coins)
        self.stones = list(edition.stones)  # the stones of the bank
        self.chance = chance
        self.turn = 0
        self.to_come: list[str] = []  # not auctioned yet this turn; the next one first
        self.used: list[str] = []
        # Tuples: they change seldom, and copies share them.
        self.deck: tuple[str, ...] = ()
        self.discards: tuple[str, ...] = ()
        self.held_this_turn: tuple[str, ...] = ()
        self.out: tuple[str, ...] = ()  # specials that a position has left in the box
        self.enough: tuple[str, ...] = ()  # home-made ones whose trial is over
        #: In which windows a kept card acts now: known beforehand, because mostly it is none.
        self.windows: frozenset[str] = frozenset()
        self.winner: int | None = None
        #: The King's Favor and what else only the Tavern Edition has.
        self.court: Court | None = None
        #: Coins that passed between two screens unseen.
        self.hidden_moves: HiddenMoves | None = None
        #: What the seats cannot count after a loaded position; None: every coin was counted.
        self.knowledge: Knowledge | None = None
        self.log = None
        # The auction under way, the character being played, stones drawn from the bag:
        # between two auctions there are none, so that copies go without.
        self.auction: Auction | None = None
        self.playing: Character | None = None
        #: How many powers are being used inside of each other.
        self.copies = 0
        self.drawn: Sequence[int] = NO_STONES

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.edition = self.edition
        new.seats = [seat.copy() for seat in self.seats]
        new.bank = self.bank[:]
        new.stones = self.stones[:]
        new.chance = self.chance.copy()
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
        new.log = None
        new.auction = None
        new.playing = None
        new.copies = 0
        new.drawn = NO_STONES
        return new

    def others(self, me: int) -> list[int]:
        """All other seats, leftwards from this one."""
        n = len(self.seats)
        return [(me + i) % n for i in range(1, n)]

    def clockwise(self) -> list[Seat]:
        """All seats in the order in which they react."""
        first = self.court.first() if self.court else 0
        return self.seats[first:] + self.seats[:first]

    # -- coins --------------------------------------------------------------

    def gain(self, me: int, coin: int, n: int) -> int:
        """Coins from the bank, as far as it has them; how many it were."""
        if n > self.bank[coin] and not (coin == BLACK and self.edition.black_stand_ins):
            n = self.bank[coin]
        self.bank[coin] = max(0, self.bank[coin] - n)
        self.to_screen(me, coin, n)
        return n

    def to_bank(self, me: int, coin: int, n: int) -> None:
        """Coins from behind the screen to the bank."""
        self.leave_screen(me, coin, n)
        self.into_bank(coin, n)

    def into_bank(self, coin: int, n: int) -> None:
        self.bank[coin] += n
        if coin == BLACK and self.edition.black_stand_ins:  # a stand-in is no black coin
            out = sum(seat.screen[BLACK] for seat in self.seats)
            self.bank[coin] = max(0, self.edition.coins[coin] - out)

    def leave_screen(self, me: int, coin: int, n: int) -> None:
        """Coins leave a screen for all to see."""
        seat = self.seats[me]
        seat.screen[coin] -= n
        if seat.seen:
            seat.seen[coin] -= n
        if self.knowledge:
            self.knowledge.spent(me, coin, n)
        if self.hidden_moves:
            self.hidden_moves.spent(me, coin, seat.screen[coin])

    def to_screen(self, me: int, coin: int, n: int) -> None:
        """Coins come behind a screen for all to see."""
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
        """All coins of a kind from screen to screen; only the two know how many."""
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
        """Whoever has counted the giver's coins counts them now with the taker's."""
        from_, to = self.seats[giver].seen, self.seats[taker].seen
        if from_ and to:
            to[coin] += from_[coin]
        else:
            self.seats[taker].seen = None
        if from_:
            from_[coin] = 0

    def has_none(self, me: int, coin: int) -> None:
        """All have learned that there is none of this coin behind this screen."""
        if self.knowledge:
            self.knowledge.has_none(me, coin)
        if self.hidden_moves:
            self.hidden_moves.settled(me, coin)

    def may_have(self, me: int, coin: int) -> bool:
        """As far as the table knows, there may be such a coin behind this screen."""
        if self.edition.discreet:
            if self.knowledge and self.knowledge.may_have(me, coin):
                return True
            if self.hidden_moves and me in self.hidden_moves.parties:
                return True
        return self.seats[me].screen[coin] > 0

    def hand_over_unseen(self, giver: int, taker: int, coin: int) -> None:
        """One coin from screen to screen; only the two know which."""
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

    # -- stones -------------------------------------------------------------

    def take(self, me: int, coins: Amounts, stones: Amounts) -> bool:
        """Take from the bank what is there, each part on its own (F8); False if nothing was."""
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
        self.tell(Took, me, got, gems)
        return True

    def lose_stones(self, me: int, counts: Sequence[int]) -> None:
        """Stones of a player to the bank."""
        mine = self.seats[me].stones
        for stone, n in enumerate(counts):
            mine[stone] -= n
            self.stones[stone] += n

    def colours_in_bank(self) -> list[str]:
        return [name for name, n in zip(COLOURS, self.stones[:WHITE], strict=True) if n]

    def wild(self, me: int) -> Wild:
        """What besides White stones is wild for a player."""
        return self.edition.wild_with(self.seats[me].held)

    def hides_stones(self, me: int) -> bool:
        """A kept card hides the player's stones behind the screen."""
        return not self.edition.hides_stones.isdisjoint(self.seats[me].held)

    def draw_stone(self, bag: list[int]) -> int:
        """One stone at random out of a bag, given as counts."""
        stone = self.chance.draw(bag, STONES)
        bag[stone] -= 1
        return stone

    # -- cards and points ---------------------------------------------------

    def card_in_play(self) -> str:
        assert self.playing is not None
        return self.playing.id

    def find_windows(self) -> None:
        """After a kept card has come or gone."""
        held = {card for seat in self.seats for card in seat.held}
        characters = self.edition.characters
        self.windows = frozenset(name for card in held for name in characters[card].windows)

    def keep(self, me: int, card: str) -> None:
        """A card comes to lie in front of a player."""
        self.seats[me].held += (card,)
        self.find_windows()
        self.tell(CardKept, me, card)

    def move_held(self, giver: int, taker: int, card: str) -> None:
        """A kept card changes its owner."""
        self.seats[giver].held = without(self.seats[giver].held, card)
        self.seats[taker].held += (card,)

    def discard_held(self, me: int, card: str) -> None:
        """A kept card has been used: in its own turn it lies with the used cards."""
        seat = self.seats[me]
        seat.held = without(seat.held, card)
        self.find_windows()
        if card in self.held_this_turn:
            self.held_this_turn = without(self.held_this_turn, card)
            self.used.append(card)
        else:
            self.discards += (card,)

    def lose_point(self, me: int, card: str) -> bool:
        """A score never goes below 0 (T12); False if there was none to lose."""
        seat = self.seats[me]
        if not seat.points:
            return False
        seat.points -= 1
        self.tell(PointLost, me, seat.points, card)
        return True

    def score(self, me: int, points: int) -> None:
        """The game ends at once at three points; more do not matter (F9)."""
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
