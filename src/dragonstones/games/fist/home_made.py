"""Home-made cards in a match: the option that brings them, and the box with them in it.

    {"home_made": [{"card": {"language": 1, "name": {"en": "Hermit"}, ...}, "copies": 2}]}

The full cards are in the options of a match, and so in its journal, its positions and its views:
these can be played anywhere, even when nobody else knows the cards any more.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from dragonstones.engine.decisions import Request, choose
from dragonstones.engine.plain import fresh
from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.registry import Option, OptionKind
from dragonstones.games.fist.cards import Card, read_card
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.effects.fields import BadCard
from dragonstones.games.fist.piles import take_out
from dragonstones.games.fist.types import HomeMadeCard, Options

if TYPE_CHECKING:
    from dragonstones.games.fist.table import Table

#: The name of the option.
HOME_MADE = "home_made"
MOST_COPIES = 2
FIELDS = {"card", "copies", "first", "again"}


class Brought(NamedTuple):
    """A home-made card in the box, with its number of copies."""

    card: Card
    copies: int
    #: One of them is on top of the specials when the game begins.
    first: bool = False
    #: It is on trial: it comes up again in each later turn until the first seat has had enough.
    again: bool = False


@dataclass(frozen=True)
class HomeMade(Option):
    """Which home-made cards are shuffled into the specials: up to `most`."""

    default: Any = field(default_factory=list)
    values: Sequence[Any] = ()
    house: bool = True
    kind: ClassVar[OptionKind] = "cards"

    def check(self, name: str, value: Any) -> list[HomeMadeCard]:
        return brought_data(self.read(value))

    def read(self, data: Any) -> list[Brought]:
        if not isinstance(data, list | tuple) or len(data) > self.most:
            raise BadSetup("home-made-shape", most=self.most)
        brought = [_read_one(one, number) for number, one in enumerate(data, 1)]
        if len({one.card.id for one in brought}) < len(brought):
            raise BadSetup("home-made-twice", most=MOST_COPIES)
        return brought


def _read_one(data: Any, number: int) -> Brought:
    if not isinstance(data, dict) or not {"card"} <= data.keys() <= FIELDS:
        raise BadSetup("home-made-fields", number=number)
    copies = data.get("copies", 1)
    if type(copies) is not int or not 1 <= copies <= MOST_COPIES:
        raise BadSetup("home-made-copies", number=number, copies=copies, most=MOST_COPIES)
    try:
        card = read_card(data["card"])
    except BadCard as bad:
        raise bad.inside(HOME_MADE, number) from bad
    return Brought(card, copies, data.get("first") is True, data.get("again") is True)


def brought_data(brought: Sequence[Brought]) -> list[HomeMadeCard]:
    return [_data_of(one) for one in brought]


def _data_of(one: Brought) -> HomeMadeCard:
    data: HomeMadeCard = {"card": fresh(one.card.data), "copies": one.copies}
    if one.first:
        data["first"] = True
    if one.again:
        data["again"] = True
    return data


def first_on_top(edition: Edition, deck: Sequence[str]) -> tuple[str, ...]:
    """The specials, with those on top that are to come up in the first turn."""
    first = [one.card.id for one in edition.home_made if one.first]
    rest = list(deck)
    for card in first:
        rest.remove(card)
    return (*first, *rest)


def call_again(table: Table) -> Generator[Request, Any, list[str]]:
    """The cards on trial that come up in this turn, taken from their piles; one that a player keeps
    cannot."""
    called: list[str] = []
    for card in [one.card.id for one in table.edition.home_made if one.again]:
        is_there = card in table.deck or card in table.discards
        if not is_there or card in table.enough or len(called) == table.edition.specials_a_turn:
            continue
        if (yield from choose(0, "again", [True, False], default=True, card=card)):
            take_out(table, card)
            called.append(card)
        else:
            table.enough += (card,)
    return called


def with_home_made(edition: Edition, brought: Sequence[Brought]) -> Edition:
    """The same box with these cards among its specials."""
    specials = [*edition.specials, *((one.card.character, one.copies) for one in brought)]
    return replace(edition, specials=specials, home_made=tuple(brought))


def options_shown(edition: Edition) -> Options | None:
    """What was chosen before the match, for positions and views; None: only the defaults."""
    return fresh(edition.chosen) if edition.chosen else None
