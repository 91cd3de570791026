"""Lessons at a table of Dragon's Gold."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dragonstones.engine import Game
from dragonstones.games.gold.box import COPIES, OBJECTS
from dragonstones.lessons.landmarks import Landmarks, Position


def complete(game: Game[Any], position: Position) -> Position:
    """With the advanced rules, put Magic Objects that are not mentioned into the deck."""
    if position.get("options", {}).get("rules") != "advanced":
        return position
    named = [object for seat in position["seats"] for object in seat.get("objects", ())]
    deck = position.get("deck", [])
    rest = Counter(OBJECTS * COPIES) - Counter([*named, *deck])
    return {**position, "deck": [*deck, *rest.elements()]}


LANDMARKS = Landmarks(
    {
        "dragons": "the row of dragons",
        "dragon[.][0-3]": "a dragon, with its treasure and who attacks it",
        "team": "my adventurers",
        "objects": "my Magic Objects",
        "stash": "what is behind my screen",
        "ask": "the question that I am asked, and the button that answers it",
        "seat[.][0-5]": "another player, with all that everybody sees of them",
        "stage": "what happens now, such as a fight or the end",
        "hoard": "the treasure that is shared",
        "fighters": "who shares it",
        "their-split": "what somebody proposes",
        "my-split": "what I propose",
        "offers": "what is offered in the Market",
        "my-offer": "what I offer there",
        "log": "what has happened",
    },
    complete,
)
