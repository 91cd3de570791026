"""House rules: where a table may differ from the rulebook.

Every value has a range in which every game ends. (The timer, the steps and the Market are older
options, in `game.py`.)
"""

from __future__ import annotations

from typing import Any

from dragonstones.engine.registry import Option, Some
from dragonstones.games.gold.box import DRAGONS, IN_THE_ROW, OBJECTS, SCORING, Scoring

#: The fewest dragons: twice the row, so that there is a pile.
FEWEST = 2 * IN_THE_ROW

#: Variants that come with the game. A quick game has half the dragons and so half the fights; a
#: Market in between would be a long interruption.
VARIANTS: dict[str, dict[str, Any]] = {"quick": {"dragons": 9, "market": False}}


def house_rules() -> dict[str, Option]:
    """The options; their defaults are the book's."""
    return {
        #: Dragons in the game, the four in the row included; the others are set aside unseen.
        "dragons": Option(len(DRAGONS), range(FEWEST, len(DRAGONS) + 1), house=True),
        #: Which Magic Objects there are, with both copies: at least one card for each of six seats.
        "objects": Some(values=OBJECTS, named="object", least=3),
        #: How many gems of a colour a majority needs to score.
        "gems": Option(1, range(1, 6), house=True),
    }


def scoring_by(options: Any) -> Scoring:
    """How points are counted with these options."""
    return SCORING[str(options["rules"])]._replace(gems=options["gems"])
