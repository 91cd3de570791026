"""Dragon's Eggs, for two to six.

Nine eggs come up, one after the other. Each has a colour and is worth 1 to 4 points. All bid for
it in secret; the highest bid is paid and takes it. If the highest bids are equal, those who made
them haggle in the open: anybody may raise the price by a coin, or yield, until one is left; if
time runs out before, the egg rolls back to the dragon. Everybody secretly favours a colour, whose
eggs are worth 2 points more to them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from dragonstones.engine import BadPosition, Chance, Choice, Event, Game, Open, Sealed
from dragonstones.engine.decisions import BOUNDARY, TIME_UP, Flow
from dragonstones.engine.reading import read_fields, read_list, read_names, read_number
from dragonstones.engine.registry import ranked
from dragonstones.engine.teller import Teller

COLOURS = ("ember", "frost", "moss")
ROUNDS = 9
COINS = 12
FAVOUR = 2


class Egg(NamedTuple):
    colour: str
    points: int


#: Every egg in the box, by its id: "ember-1" ... "moss-4". Nine of them are in a game.
EGGS = {f"{colour}-{n}": Egg(colour, n) for colour in COLOURS for n in (1, 2, 3, 4)}


# What can happen.


@dataclass(slots=True)
class EggFound(Event):
    egg: str


@dataclass(slots=True)
class EggBids(Event):
    """What each seat had in its hand."""

    bids: list[int]


@dataclass(slots=True)
class PriceRaised(Event):
    seat: int
    price: int


@dataclass(slots=True)
class EggYielded(Event):
    seat: int


@dataclass(slots=True)
class EggTaken(Event):
    seat: int
    egg: str
    price: int


@dataclass(slots=True)
class EggLost(Event):
    """Nobody bid, or nobody yielded in time."""

    egg: str


EVENTS = (EggFound, EggBids, PriceRaised, EggYielded, EggTaken, EggLost)


# What lies on the table.


@dataclass(slots=True)
class Seat:
    favourite: str
    coins: int = COINS
    eggs: tuple[str, ...] = ()

    def worth(self, egg: str) -> int:
        """The points of an egg to this seat."""
        colour, points = EGGS[egg]
        return points + FAVOUR * (colour == self.favourite)


class Table(Teller):
    """At a boundary no egg is for sale: the first four fields say everything."""

    def __init__(self, seats: list[Seat], pile: Sequence[str], chance: Chance) -> None:
        self.seats = seats
        self.pile = list(pile)  # the next egg is the last
        self.lost: tuple[str, ...] = ()
        self.chance = chance
        self.log = None
        self.egg: str | None = None
        self.price = 0
        self.haggling: list[int] = []

    @property
    def is_over(self) -> bool:
        return not self.pile and self.egg is None

    def copy(self) -> Table:
        seats = [Seat(seat.favourite, seat.coins, seat.eggs) for seat in self.seats]
        new = Table(seats, self.pile, self.chance.copy())
        new.lost = self.lost
        return new


# The rules.


def play(table: Table) -> Flow:
    yield BOUNDARY
    while table.pile:
        table.egg = table.pile.pop()
        table.tell(EggFound, table.egg)
        yield from sell(table, table.egg)
        table.egg, table.price, table.haggling = None, 0, []
        yield BOUNDARY


def sell(table: Table, egg: str) -> Flow:
    hands = {
        number: Choice(number, "egg-bid", range(seat.coins + 1))
        for number, seat in enumerate(table.seats)
    }
    bids = yield Sealed(hands)
    table.tell(EggBids, list(bids.values()))
    table.price = max(bids.values())
    table.haggling = [seat for seat, bid in bids.items() if bid == table.price > 0]
    if len(table.haggling) > 1:
        yield from haggle(table)
    if len(table.haggling) == 1:
        [winner] = table.haggling
        table.seats[winner].coins -= table.price
        table.seats[winner].eggs += (egg,)
        table.tell(EggTaken, winner, egg, table.price)
    else:
        table.lost += (egg,)
        table.tell(EggLost, egg)


def haggle(table: Table) -> Flow:
    """It always ends: who cannot pay a higher price is out, and everybody's coins have an end."""
    question = Open({})
    while len(table.haggling) > 1:
        question.decisions = {seat: offer(table, seat) for seat in table.haggling}
        heard = yield question
        if heard is TIME_UP:
            table.haggling = []
            return
        seat, word = heard
        if word == "yield":
            table.haggling.remove(seat)
            table.tell(EggYielded, seat)
        else:
            table.price += 1
            can_pay = [one for one in table.haggling if table.seats[one].coins >= table.price]
            table.haggling = can_pay
            table.tell(PriceRaised, seat, table.price)


def offer(table: Table, seat: int) -> Choice:
    can_raise = table.seats[seat].coins > table.price
    options = ["yield", "raise"] if can_raise else ["yield"]
    return Choice(seat, "egg-haggle", options, price=table.price)


class EggGame(Game[Table]):
    id = "dragons-eggs"
    family = "eggs"
    rules = 1
    seats = range(2, 7)
    events: ClassVar[Mapping[str, type[Event]]] = {one.kind: one for one in EVENTS}

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Table:
        pile = list(EGGS)
        chance.shuffle(pile)
        return Table([Seat(chance.pick(COLOURS)) for _ in range(seats)], pile[:ROUNDS], chance)

    def flow(self, table: Table) -> Flow:
        return play(table)

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Only favourites are secret, until the end."""
        seats = []
        for number, one in enumerate(table.seats):
            shown: dict[str, Any] = {"coins": one.coins, "eggs": list(one.eggs)}
            shown["haggling"] = number in table.haggling
            if number == seat or table.is_over:
                shown["favourite"] = one.favourite
            seats.append(shown)
        return {
            "round": ROUNDS - len(table.pile),
            "egg": table.egg,
            "price": table.price,
            "lost": list(table.lost),
            "seats": seats,
        }

    def redraw(self, table: Table, seat: int, chance: Chance) -> None:
        """Unknown: which eggs are still to come, and what the others favour."""
        seen = {table.egg, *table.lost, *(egg for one in table.seats for egg in one.eggs)}
        unseen = [egg for egg in EGGS if egg not in seen]
        chance.shuffle(unseen)
        table.pile = unseen[: len(table.pile)]
        for number, one in enumerate(table.seats):
            if number != seat and not table.is_over:
                one.favourite = chance.pick(COLOURS)

    def result(self, table: Table) -> dict[str, Any]:
        points = [sum(map(seat.worth, seat.eggs)) for seat in table.seats]
        # Coins decide among equal points; nobody can have a hundred of them.
        order = ranked([100 * n + seat.coins for n, seat in zip(points, table.seats, strict=True)])
        return {"winners": order[0], "ranking": order, "points": points, "reason": "points"}

    def position(self, table: Table) -> dict[str, Any]:
        seats = [
            {"favourite": one.favourite, "coins": one.coins, "eggs": list(one.eggs)}
            for one in table.seats
        ]
        head = {"game": self.id, "rules": self.rules, "seats": seats}
        return {**head, "pile": list(table.pile), "lost": list(table.lost)}

    def from_position(self, position: Any, chance: Chance) -> Table:
        read_fields(position, "position", ("game", "rules", "seats", "pile", "lost"))
        seats = [read_seat(one) for one in read_list(position.get("seats"), "seats")]
        read_number(len(seats), "seats", self.seats[0], self.seats[-1])
        table = Table(seats, read_names(position.get("pile"), "pile", EGGS), chance)
        table.lost = tuple(read_names(position.get("lost"), "lost", EGGS))
        eggs = [*table.pile, *table.lost, *(egg for seat in seats for egg in seat.eggs)]
        if len(eggs) != ROUNDS or len(set(eggs)) != ROUNDS:
            raise BadPosition("egg-count", found=len(set(eggs)), rounds=ROUNDS)
        return table


def read_seat(data: Any) -> Seat:
    read_fields(data, "seats", ("favourite", "coins", "eggs"))
    if data.get("favourite") not in COLOURS:
        raise BadPosition("egg-colour", found=data.get("favourite"), colours=COLOURS)
    coins = read_number(data.get("coins"), "coins", 0, COINS)
    return Seat(data["favourite"], coins, tuple(read_names(data.get("eggs"), "eggs", EGGS)))


DRAGONS_EGGS = EggGame()
