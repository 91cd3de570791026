"""Lessons at a table of Fist of Dragonstones."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dragonstones.engine import Game
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.goods import COINS
from dragonstones.lessons.landmarks import Landmarks, Position


def complete(game: Game[Any], position: Position) -> Position:
    """Put standard cards that are not mentioned into the used ones, and specials into the deck."""
    assert isinstance(game, FistGame)
    edition = game.edition
    named = [card for pile in ("to_come", "used", "discards") for card in position.get(pile, ())]
    held = [card for seat in position["seats"] for card in seat.get("held", ())]
    standards = [card.id for card in edition.standards if card.id not in named]
    rest = Counter(edition.deck()) - Counter([*named, *held, *position.get("deck", ())])
    return {
        **position,
        "used": [*standards, *position.get("used", ())],
        "deck": [*position.get("deck", ()), *rest.elements()],
    }


LANDMARKS = Landmarks(
    {
        "lot": "the card that is auctioned, with its text",
        "bids": "the fists of the last auction, open",
        "fist": "my fist, and what closes it",
        f"purse[.]({'|'.join(COINS)})": "my coins of a kind, behind my screen",
        "front": "my spent Fairy coins, before my screen",
        "stones": "my stones",
        "points": "my points",
        "held": "the cards that I keep",
        "choice": "the options of the question that I am asked",
        "seat[.][0-5]": "another player, with all that everybody sees of them",
        "bank": "what nobody has",
        "to-come": "the cards of this turn that are to come",
        "used": "the cards of this turn that have been",
        "favor": "the King's Favor",
        "log": "what has happened",
    },
    complete,
)
