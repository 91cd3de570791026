"""Standing orders: answers that players give in advance, before they are asked.

Each family decides what can be ordered, in the part `ORDERS` of the module with its name. An order
is plain data. The most specific order that fits counts; if none fits, its owner is asked. A note
tells the owner what an order has done, or that it no longer applies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from dragonstones.engine import Answer, Decision, Game
from dragonstones.engine.families import part
from dragonstones.text import Texts

#: How many orders somebody can give at one table.
MOST_ORDERS = 40

Order = Mapping[str, Any]
#: What an owner is told, as plain data that the family understands.
Note = Mapping[str, Any]
View = Mapping[str, Any]


class Followed(NamedTuple):
    """An answer, the order that gave it, and what the owner is told about it."""

    answer: Answer
    order: Order
    note: Note


class Left(NamedTuple):
    """The orders that still apply, and what the owner is told about those that no longer do."""

    orders: list[Order]
    notes: list[Note]


class Orders(Protocol):
    """What a family knows about orders. A view is always that of the owner's seat."""

    def offers(self, game: Game[Any], view: View) -> Mapping[str, Any]:
        """What can be ordered now, for a form: the `Offers` declared in the family's module."""

    def check(self, game: Game[Any], view: View, orders: Sequence[Any]) -> list[Order]:
        """The orders in their normal form, the most specific first; Refused if one of them cannot
        be followed."""

    def answer(
        self, game: Game[Any], view: View, decision: Decision, orders: Sequence[Order]
    ) -> Followed | None:
        """The orders' answer to a question; None: the owner must be asked."""

    def left(self, view: View, orders: Sequence[Order]) -> Left:
        """The orders that still apply at the table as it is now."""

    def is_once(self, order: Order) -> bool:
        """Whether an order is used up by its first answer."""

    def words(self, t: Texts, order: Order) -> str:
        """An order as a sentence."""

    def note_words(self, t: Texts, note: Note) -> str:
        """A note as a sentence."""


def orders_of(game: Game[Any]) -> Orders | None:
    """The orders of a game; None: nothing can be ordered in it."""
    found: Orders | None = part("orders", game.family, "ORDERS")
    return found
