"""What is bid in an auction, or in its tie-break."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonstones.games.fist.goods import BLACK, COINS, COMMON, FAIRY, MAGIC_BLUE, SILVER, STONES


@dataclass(frozen=True, slots=True)
class Stage:
    #: Its name: gold, common, silver or stones.
    id: str
    #: Where its coins are in a purse, and their names.
    places: slice
    names: tuple[str, ...]
    #: Those that count in a bid; the others are Magic coins.
    money: frozenset[str]
    #: What a player of this edition can have of them.
    legal: tuple[str, ...]


def make_stages(coins: Sequence[int], stones: Sequence[int]) -> dict[str, Stage]:
    """The stages of an edition with these coins and stones in its box."""

    def stage(id: str, first: int, end: int, *money: str) -> Stage:
        names = COINS[first:end]
        legal = tuple(name for name in names if coins[COINS.index(name)])
        return Stage(id, slice(first, end), names, frozenset(money), legal)

    legal_stones = tuple(name for name, n in zip(STONES, stones, strict=True) if n)
    return {
        "gold": stage("gold", FAIRY, SILVER, "fairy", "common"),
        "common": stage("common", COMMON, SILVER, "common"),
        "silver": stage("silver", BLACK, MAGIC_BLUE, "silver", "fairy-silver"),
        "plain-silver": stage("silver", SILVER, MAGIC_BLUE, "silver", "fairy-silver"),
        "stones": Stage("stones", slice(None), STONES, frozenset(STONES), legal_stones),
    }
