"""The workshop: cards that players make, for the families of games that have a language for them.

A family's part is in the module of its name. It tells an editor what the language can say, derived
from the code that plays it, and reads cards that are written in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from dragonstones.engine import Game
from dragonstones.engine.families import part
from dragonstones.wire import CardLanguage, Language, MadeCard


class Workshop(Protocol):
    def language(self, game: Game[Any], lang: Language) -> CardLanguage:
        """Everything that a card of this game can say, in the reader's language."""

    def read(self, game: Game[Any], data: Any) -> MadeCard:
        """The card of this data; Refused, with the path to the block that is wrong."""

    def check_new(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        """Refuse a card in the options of a new match that could be taken for a printed one.

        Matches that have already begun may have such cards, and continue.
        """

    def blocks_of(self, game: Game[Any], card: Any) -> frozenset[str]:
        """The blocks of a card, given as data or as the id of a printed one; empty if it is not
        written in the language."""

    def cards_in(self, options: Mapping[str, Any]) -> list[str]:
        """The ids of the cards in the checked options of a match."""


def workshop_of(game: Game[Any]) -> Workshop | None:
    """The workshop of a game; None: no cards can be made for it."""
    found: Workshop | None = part("workshop", game.family, "WORKSHOP")
    return found
