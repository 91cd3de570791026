"""What is bid in an auction, or in its tie-break."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dragonstones.games.fist.goods import BLACK, COINS, COMMON, FAIRY, MAGIC_BLUE, SILVER, STONES
from dragonstones.games.fist.types import StageId


@dataclass(slots=True, eq=False)
class Stage:
    #: Its name: gold, common, silver or stones.
    id: StageId
    #: Its kinds of coins or stones in this edition, each with its place in a purse.
    kinds: Sequence[tuple[str, int]]
    #: Those that count in a bid; the others are Magic coins.
    money: frozenset[str]
    #: The same as a dict, for looking them up.
    places: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        self.places = dict(self.kinds)

    @property
    def has_magic(self) -> bool:
        return not self.money.issuperset(self.places)


def make_stages(coins: Sequence[int], stones: Sequence[int]) -> dict[str, Stage]:
    """The stages of an edition with these coins and stones in its box."""

    def stage(id: StageId, first: int, end: int, *money: str) -> Stage:
        kinds = [(COINS[place], place) for place in range(first, end) if coins[place]]
        return Stage(id, kinds, frozenset(money))

    bag = [(name, place) for place, name in enumerate(STONES) if stones[place]]
    return {
        "gold": stage("gold", FAIRY, SILVER, "fairy", "common"),
        "common": stage("common", COMMON, SILVER, "common"),
        "silver": stage("silver", BLACK, MAGIC_BLUE, "silver", "fairy-silver"),
        "plain-silver": stage("silver", SILVER, MAGIC_BLUE, "silver", "fairy-silver"),
        "stones": Stage("stones", bag, frozenset(STONES)),
    }
