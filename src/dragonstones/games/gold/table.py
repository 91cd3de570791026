"""The table: four dragons in a row, the bag, the piles, and the seats with their screens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from dragonstones.engine.chance import Chance
from dragonstones.engine.events import Event
from dragonstones.engine.registry import ALL
from dragonstones.engine.teller import Teller
from dragonstones.games.gold.box import (
    ADVENTURERS,
    BOX,
    COPIES,
    DRAGONS,
    IN_THE_ROW,
    OBJECTS,
    TOKENS,
    Dragon,
    Tokens,
    named,
    none,
)
from dragonstones.games.gold.events import (
    BagEmptied,
    DragonAppeared,
    ObjectsDrawn,
    ObjectsReshuffled,
    ObjectsSeen,
    ObjectUsed,
    ShareTaken,
    TreasureGrew,
    TurnedUp,
)
from dragonstones.games.gold.memory import Gained, Looked, Memory, Paid, Robbed, Shown

if TYPE_CHECKING:
    from dragonstones.games.gold.fight import Fight
    from dragonstones.games.gold.market import Market
    from dragonstones.games.gold.split import Negotiation


class Attacker(NamedTuple):
    seat: int
    adventurer: str
    #: How much it adds to the attack, a Dragonbane Sword included.
    strength: int


class Spot:
    """A place in the row: a dragon, what lies on it, and who attacks there."""

    __slots__ = ("attackers", "dragon", "hidden", "treasure")

    def __init__(self) -> None:
        self.dragon: Dragon | None = None
        self.treasure = none()
        self.hidden = 0  # tokens still to be drawn from the bag when it is killed
        self.attackers: tuple[Attacker, ...] = ()  # in the order of placing

    def copy(self) -> Spot:
        new = Spot()
        new.dragon = self.dragon
        new.treasure = self.treasure[:]
        new.hidden = self.hidden
        new.attackers = self.attackers
        return new

    @property
    def attack(self) -> int:
        return sum(attacker.strength for attacker in self.attackers)

    @property
    def is_beaten(self) -> bool:
        return self.dragon is not None and self.attack >= self.dragon.strength


class Seat:
    """A player's place: adventurers at home, tokens behind the screen, Magic Objects."""

    __slots__ = ("down", "number", "objects", "stash", "up")

    def __init__(self, number: int) -> None:
        self.number = number
        self.up: tuple[str, ...] = tuple(ADVENTURERS)  # ready; those on dragons are in `Spot`
        self.down: tuple[str, ...] = ()
        self.stash = none()
        self.objects: tuple[str, ...] = ()

    def copy(self) -> Seat:
        new = Seat(self.number)
        new.up = self.up
        new.down = self.down
        new.stash = self.stash[:]
        new.objects = self.objects
        return new

    @property
    def is_out(self) -> bool:
        """Whether all adventurers are on dragons."""
        return not self.up and not self.down


class Table(Teller):
    __slots__ = (
        "active",
        "aside",
        "bag",
        "chance",
        "deck",
        "discards",
        "fight",
        "lost",
        "market",
        "memory",
        "negotiation",
        "options",
        "pile",
        "replaced",
        "seats",
        "spots",
        "turn",
    )

    def __init__(
        self,
        options: dict[str, Any],
        chance: Chance,
        seats: list[Seat],
        spots: list[Spot],
        bag: Tokens,
        memory: Memory,
    ) -> None:
        self.options = options
        self.chance = chance
        self.seats = seats
        self.spots = spots
        self.bag = bag
        self.lost: Tokens = none()  # out of the game
        # Tuples, because they rarely change and copies share them. The last card is on top.
        self.pile: tuple[Dragon, ...] = DRAGONS
        self.aside: tuple[Dragon, ...] = ()  # not in this game; nobody knows which
        self.deck: tuple[str, ...] = ()
        self.discards: tuple[str, ...] = ()
        self.replaced = 0  # new dragons since the set-up
        self.active = 0
        self.turn = 0
        self.memory = memory
        self.log = None
        # Not copied, because there are none of these between two turns.
        self.fight: Fight | None = None
        self.negotiation: Negotiation | None = None
        self.market: Market | None = None

    @classmethod
    def unpacked(cls, seats: int, options: dict[str, Any], chance: Chance) -> Table:
        """A table with all tokens in the bag, nothing shuffled, no dragon in the row."""
        places = [Seat(number) for number in range(seats)]
        row = [Spot() for _ in range(IN_THE_ROW)]
        table = cls(options, chance, places, row, list(BOX.values()), Memory(seats))
        table.deck = table.all_objects()
        return table

    def copy(self) -> Table:
        seats = [seat.copy() for seat in self.seats]
        spots = [spot.copy() for spot in self.spots]
        memory = self.memory.copy()
        new = Table(self.options, self.chance.copy(), seats, spots, self.bag[:], memory)
        new.lost = self.lost[:]
        new.pile = self.pile
        new.aside = self.aside
        new.deck = self.deck
        new.discards = self.discards
        new.replaced = self.replaced
        new.active = self.active
        new.turn = self.turn
        return new

    @property
    def advanced(self) -> bool:
        return bool(self.options["rules"] == "advanced")

    def clockwise(self, seats: Iterable[int]) -> list[int]:
        """These seats clockwise, beginning with the one whose turn it is."""
        n = len(self.seats)
        return sorted(seats, key=lambda seat: (seat - self.active) % n)

    # -- dragons ------------------------------------------------------------

    @property
    def dragons(self) -> list[int]:
        """The places with a dragon."""
        return [place for place, spot in enumerate(self.spots) if spot.dragon]

    def next_dragon(self, place: int) -> None:
        """Bring the top dragon of the pile into the row, with its known treasure."""
        spot = self.spots[place]
        spot.dragon = dragon = self.pile[-1]
        self.pile = self.pile[:-1]
        spot.hidden = dragon.hidden
        self.from_bag(place, dragon.known, DragonAppeared, place, dragon.id)

    def draw_hidden(self, place: int) -> None:
        """Draw a dragon's hidden treasure from the bag."""
        spot = self.spots[place]
        n, spot.hidden = spot.hidden, 0
        if n and any(self.bag):
            self.from_bag(place, n, TreasureGrew, place)

    def from_bag(self, place: int, n: int, kind: type[Event], *fields: Any) -> None:
        """Draw tokens from the bag onto a dragon, as far as there are any (D15), and log it."""
        drawn, full = none(), any(self.bag)
        for _ in range(min(n, sum(self.bag))):
            token = self.chance.draw(self.bag, TOKENS)
            self.bag[token] -= 1
            self.spots[place].treasure[token] += 1
            drawn[token] += 1
        self.tell(kind, *fields, named(drawn))
        if full and not any(self.bag):
            self.tell(BagEmptied)

    @property
    def market_due(self) -> bool:
        """Whether the Market card has come up: it lies in the middle of the pile after set-up."""
        middle = (self.options["dragons"] - IN_THE_ROW) // 2
        return bool(self.options["market"]) and self.replaced == middle

    # -- adventurers --------------------------------------------------------

    def turn_up(self, me: int) -> None:
        """Make all adventurers at home ready again."""
        seat = self.seats[me]
        turned = list(seat.down)
        seat.up, seat.down = in_order((*seat.up, *seat.down)), ()
        self.tell(TurnedUp, me, turned)

    def send_home(self, place: int, attacker: Attacker) -> None:
        """Take an adventurer from a dragon back home, face down."""
        spot, seat = self.spots[place], self.seats[attacker.seat]
        spot.attackers = tuple(one for one in spot.attackers if one != attacker)
        seat.down = in_order((*seat.down, attacker.adventurer))

    def attackers(self, seat: int) -> list[tuple[int, Attacker]]:
        """A player's adventurers on dragons, with their places."""
        return [
            (place, attacker)
            for place, spot in enumerate(self.spots)
            for attacker in spot.attackers
            if attacker.seat == seat
        ]

    # -- tokens -------------------------------------------------------------

    def take(self, me: int, tokens: Sequence[int], place: int) -> None:
        """Take tokens of a dragon behind a screen, for all to see (D25)."""
        if any(tokens):
            move(tokens, self.spots[place].treasure, self.seats[me].stash)
            self.memory.add(Gained(me, tuple(tokens)))
        self.tell(ShareTaken, me, named(tokens))

    def steal_token(self, thief: int, victim: int, token: int) -> None:
        """Move one token from screen to screen; only these seats know which."""
        self.seats[victim].stash[token] -= 1
        self.seats[thief].stash[token] += 1
        self.memory.add(Robbed(thief, victim, token))

    def look(self, thief: int, victim: int) -> None:
        self.memory.add(Looked(thief, victim, tuple(self.seats[victim].stash)))

    def show(self, me: int, tokens: Sequence[int]) -> None:
        """Note that a player has these tokens, having offered them."""
        self.memory.add(Shown(me, tuple(tokens)))

    def hand_over(self, giver: int, taker: int, tokens: Sequence[int]) -> None:
        """Move tokens from screen to screen, for all to see."""
        if any(tokens):
            move(tokens, self.seats[giver].stash, self.seats[taker].stash)
            self.memory.add(Paid(giver, tuple(tokens)))
            self.memory.add(Gained(taker, tuple(tokens)))

    # -- Magic Objects ------------------------------------------------------

    def all_objects(self) -> tuple[str, ...]:
        """Every Magic Object of this game."""
        chosen = self.options["objects"]
        some = OBJECTS if chosen == ALL else tuple(chosen)
        return some * COPIES if self.advanced else ()

    def draw_objects(self, me: int, n: int) -> None:
        """Draw from the deck; when it is empty, shuffle the used objects into a new one (D12)."""
        drawn: list[str] = []
        while len(drawn) < n and (self.deck or self.discards):
            if not self.deck:
                deck = sorted(self.discards)
                self.chance.shuffle(deck, top_last=True)
                self.deck, self.discards = tuple(deck), ()
                self.tell(ObjectsReshuffled)
            drawn.append(self.deck[-1])
            self.deck = self.deck[:-1]
        if drawn:
            self.seats[me].objects += tuple(drawn)
            self.tell(ObjectsDrawn, me, len(drawn))
            self.tell_only((me,), ObjectsSeen, me, drawn)

    def discard_object(self, me: int, object: str) -> None:
        """Show and discard a Magic Object."""
        seat = self.seats[me]
        place = seat.objects.index(object)
        seat.objects = seat.objects[:place] + seat.objects[place + 1 :]
        self.discards += (object,)
        self.tell(ObjectUsed, me, object)


def in_order(adventurers: Iterable[str]) -> tuple[str, ...]:
    """The adventurers in the order of the box: their order at home means nothing."""
    there = set(adventurers)
    return tuple(adventurer for adventurer in ADVENTURERS if adventurer in there)


def move(tokens: Sequence[int], giver: Tokens, taker: Tokens) -> None:
    for token, n in enumerate(tokens):
        giver[token] -= n
        taker[token] += n
