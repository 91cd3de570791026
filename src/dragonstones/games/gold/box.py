"""What is in the box of Dragon's Gold, and the numbers on its pieces.

No rulebook prints the faces of the cards. Many reviews confirm the strengths of the adventurers,
but of the dragons only 5 (4, 1) and the ranges, and of the Magic Objects the first four. All other
values are HOUSE VALUES: an owner of the box can enter the printed ones here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

# -- tokens --------------------------------------------------------------------

#: All kinds of treasure tokens, and how many there are. The rules refer to a kind by its place
#: here, so that a treasure is a plain list of numbers; views and answers use its name.
BOX = {
    "silver": 35,
    "gold": 20,
    "red": 16,
    "sapphire": 12,
    "emerald": 12,
    "amethyst": 12,
    "amber": 12,
    "diamond": 6,
    "black-diamond": 1,
}
TOKENS = tuple(BOX)
PLACE = {token: place for place, token in enumerate(TOKENS)}
RED, BLACK_DIAMOND = PLACE["red"], PLACE["black-diamond"]
#: The five colours in which a majority scores; one of each is a set.
GEMS = ("sapphire", "emerald", "amethyst", "amber", "diamond")

#: Numbers of tokens, one for each kind.
Tokens = list[int]


def none() -> Tokens:
    return [0] * len(TOKENS)


def tokens(named: Mapping[str, int]) -> Tokens:
    return [named.get(token, 0) for token in TOKENS]


def named(counts: Sequence[int]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {token: n for token, n in zip(TOKENS, counts, strict=True) if n}


# -- adventurers ---------------------------------------------------------------

ADVENTURERS = {"wizard": 1, "thief": 2, "knight-3": 3, "knight-4": 4}
KNIGHTS = ("knight-3", "knight-4")


# -- dragons -------------------------------------------------------------------


class Dragon(NamedTuple):
    strength: int
    #: Tokens placed when it appears, and drawn when it is killed.
    known: int
    hidden: int

    @property
    def id(self) -> str:
        return f"{self.strength}-{self.known}-{self.hidden}"


_KNOWN_AND_HIDDEN = {
    5: [(4, 1)],
    6: [(6, 0), (4, 2), (1, 5)],
    7: [(6, 1), (4, 3), (2, 5)],
    8: [(8, 0), (5, 3), (3, 5), (0, 8)],
    9: [(8, 1), (5, 4), (2, 7)],
    10: [(9, 1), (6, 4), (1, 9)],
    11: [(11, 0)],
}
DRAGONS = tuple(
    Dragon(strength, known, hidden)
    for strength, cards in _KNOWN_AND_HIDDEN.items()
    for known, hidden in cards
)
DRAGON = {dragon.id: dragon for dragon in DRAGONS}
IN_THE_ROW = 4


# -- Magic Objects -------------------------------------------------------------

#: Two copies of each.
COPIES = 2
#: How much a Dragonbane Sword adds, a Horn of Plenty pours out, and an Invisible Hand takes.
SWORD_BONUS = 2
PLENTY = 2
HANDFUL = 2
OBJECTS = (
    "swap-powder",
    "ring-of-confusion",
    "stone-of-misdirection",
    "invisible-hand",
    "horn-of-recall",
    "scroll-of-banishment",
    "dragonbane-sword",
    "crystal-ball",
    "horn-of-plenty",
    "amulet-of-warding",
    "hourglass",
    "wand-of-awakening",
)


# -- scoring -------------------------------------------------------------------


class Scoring(NamedTuple):
    """The points of one token of each kind, of a set, and of a majority by number of players."""

    tokens: Mapping[str, int]
    each_set: int
    majority: Mapping[int, int]
    #: The owner of the black diamond scores neither sets nor majorities.
    cursed: bool
    #: What each player gets of a shared majority, by the number of players who share it.
    shared: Mapping[int, float]
    #: A majority scores only with at least this many gems.
    gems: int = 1


SCORING = {
    "basic": Scoring(
        tokens={"silver": 1, "gold": 3, "red": 1, "black-diamond": 7},
        each_set=0,
        majority={3: 15, 4: 12, 5: 12, 6: 10},
        cursed=False,
        shared=dict.fromkeys(range(1, 7), 1.0),
    ),
    "advanced": Scoring(
        tokens={"silver": 1, "gold": 3, "red": 1, "black-diamond": 19},
        each_set=5,
        majority={3: 12, 4: 10, 5: 10, 6: 8},
        cursed=True,
        shared={1: 1.0, 2: 0.5},
    ),
}
