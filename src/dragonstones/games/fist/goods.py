"""The coins and stones of the box, and the names they go by.

In the rules a kind is its place in these lists, so that a purse is a plain list of
numbers; in views, answers and positions it is its name.
"""

from __future__ import annotations

from collections.abc import Sequence

COINS = ("fairy", "common", "silver", "black", "amulet")
FAIRY, COMMON, SILVER, BLACK, AMULET = range(len(COINS))

STONES = ("red", "yellow", "blue")
RED, YELLOW, BLUE = range(len(STONES))


def named(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}
