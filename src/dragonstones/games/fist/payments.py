"""The ways to pay stones, wild ones included."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from dragonstones.games.fist.goods import BLUE, COLOURS, RED, WHITE, YELLOW

#: Stones by kind.
Stones = tuple[int, ...]


class Wild(NamedTuple):
    """What is wild for a player, besides White stones."""

    #: The Blind Woman: red stones count as any colour.
    red: bool = False
    #: The Mermaid: one stone of a payment counts as blue.
    one_as_blue: bool = False


@lru_cache(maxsize=10_000)  # the same few purses come again and again
def ways_to_pay(way: str, n: int, own: Stones, wild: Wild) -> Sequence[Stones]:
    """Every way to pay any n stones, n alike, n of each colour, or all."""
    if way == "all":
        return (own,)
    total = n * len(COLOURS) if way == "each" else n
    if sum(own) < total:
        return ()
    # Red stones first.
    return tuple(
        paid
        for paid in product(*(range(min(have, total), -1, -1) for have in own))
        if sum(paid) == total
        and (
            way == "stones"
            or (way == "each" and _is_each(paid, n, wild))
            or (way == "alike" and any(_is_alike(paid, colour, wild) for colour in (0, 1, 2)))
        )
    )


def is_natural(way: str, n: int, paid: Stones) -> bool:
    """Whether no stone in it counts as another colour."""
    if way == "alike":
        return max(paid[:WHITE]) == n
    return way != "each" or min(paid[:WHITE]) == n


def _is_alike(paid: Stones, colour: int, wild: Wild) -> bool:
    strangers = sum(paid[:WHITE]) - paid[colour]
    if wild.red and colour != RED:
        strangers -= paid[RED]
    return strangers <= (1 if wild.one_as_blue and colour == BLUE else 0)


def _is_each(paid: Stones, n: int, wild: Wild) -> bool:
    """Whether it is n of each: stones beyond n of their colour must stand for another one."""
    beyond = [max(0, count - n) for count in paid[:WHITE]]
    strangers = beyond[YELLOW] + (0 if wild.red else beyond[RED])
    blue_missing = paid[BLUE] < n
    return not beyond[BLUE] and strangers <= (1 if wild.one_as_blue and blue_missing else 0)
