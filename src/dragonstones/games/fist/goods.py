"""The coins and stones of the boxes, and the names they go by.

In the rules a kind is its place in these lists, so that a purse is a plain list of
numbers; in views, answers and positions it is its name.
"""

from __future__ import annotations

from collections.abc import Sequence

#: In this order (gold, Magic coins, silver) the coins of a bid are next to each other.
COINS = (
    "fairy",
    "common",
    "black",
    "amulet",
    "magic-purple",
    "silver",
    "fairy-silver",
    "magic-blue",
)
FAIRY, COMMON, BLACK, AMULET, PURPLE, SILVER, FAIRY_SILVER, MAGIC_BLUE = range(len(COINS))
#: All but the Magic coins.
MONEY = ("fairy", "common", "silver", "fairy-silver")

#: White stones are wild, and never in the bag.
STONES = ("red", "yellow", "blue", "white")
RED, YELLOW, BLUE, WHITE = range(len(STONES))
COLOURS = STONES[:WHITE]


def coins(**counts: int) -> list[int]:
    """`coins(fairy=8, silver=5)` as a purse."""
    return _counts(counts, COINS)


def stones(**counts: int) -> list[int]:
    return _counts(counts, STONES)


def _counts(counts: dict[str, int], names: Sequence[str]) -> list[int]:
    by_name = {name.replace("_", "-"): n for name, n in counts.items()}
    assert by_name.keys() <= set(names), counts
    return [by_name.get(name, 0) for name in names]


def named(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}
