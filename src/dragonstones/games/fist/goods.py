"""The coins and stones of the box, and the names they go by.

In the rules a kind is its place in these lists, so that a purse is a plain list of
numbers; in views, answers and positions it is its name.
"""

from __future__ import annotations

from collections.abc import Sequence

#: Gold, Magic coins, silver: in this order, the coins of a bid lie side by side.
COINS = ("fairy", "common", "black", "amulet", "silver")
FAIRY, COMMON, BLACK, AMULET, SILVER = range(len(COINS))
#: All but the Magic coins.
MONEY = ("fairy", "common", "silver")
#: What may be in a fist that bids gold, and in one that bids silver.
GOLD_FIST, SILVER_FIST = slice(FAIRY, SILVER), slice(BLACK, SILVER + 1)

STONES = ("red", "yellow", "blue")
RED, YELLOW, BLUE = range(len(STONES))


def coins(**counts: int) -> list[int]:
    """`coins(fairy=8, silver=5)` as a purse."""
    return _counts(counts, COINS)


def stones(**counts: int) -> list[int]:
    return _counts(counts, STONES)


def _counts(counts: dict[str, int], names: Sequence[str]) -> list[int]:
    assert counts.keys() <= set(names), counts
    return [counts.get(name, 0) for name in names]


def named(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}
