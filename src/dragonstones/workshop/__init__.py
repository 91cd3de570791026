"""The workshop: cards that players make, for the families of games that have a language for them.

A family's part is in the module of its name. It tells an editor what can be said in the language,
made from the code that plays it, and reads cards that are written in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from dragonstones.engine import Game
from dragonstones.engine.families import part
from dragonstones.wire import CardLanguage, Language, MadeCard


class Workshop(Protocol):
    def language(self, game: Game[Any], lang: Language) -> CardLanguage:
        """All that can be said on a card of this game, in the words of a reader."""

    def read(self, game: Game[Any], data: Any) -> MadeCard:
        """The card of this data; Refused, with the way to the block that is wrong."""

    def check_new(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        """Refused, if a card in the options of a new match could be taken for a printed one.

        Matches that have begun may have such cards: they are played on.
        """

    def blocks_of(self, game: Game[Any], card: Any) -> frozenset[str]:
        """What is said on a card, given as data or as the id of a printed one, block by block;
        empty: it is not said in the language."""

    def cards_in(self, options: Mapping[str, Any]) -> list[str]:
        """The ids of the cards in the checked options of a match."""


def workshop_of(game: Game[Any]) -> Workshop | None:
    """None: no cards can be made for this game."""
    found: Workshop | None = part("workshop", game.family, "WORKSHOP")
    return found
