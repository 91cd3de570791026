"""What goes wrong in a soak, and when: known from its seed before it begins."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

#: Parts of the time: nothing goes wrong before the first and after the second, so that everybody
#: plays at first, and memory can be watched without restarts in the end.
FIRST, LAST = 0.1, 0.7
#: Seconds between two troubles, unless there is less time.
EVERY = 12.0


class Trouble(NamedTuple):
    #: Seconds after the beginning.
    at: float
    kind: str
    #: From 0 to 1: what this kind of trouble chooses with it.
    luck: float


def plan(kinds: Sequence[str], seconds: float, seed: str) -> list[Trouble]:
    """Every kind as often as the others, in an order by chance, at the same distances."""
    rng, length = random.Random(seed), (LAST - FIRST) * seconds
    n = max(len(kinds), int(length / EVERY))
    order = _rounds(kinds, rng)
    times = (FIRST * seconds + length * number / n for number in range(n))
    return [Trouble(at, next(order), rng.random()) for at in times]


def _rounds(kinds: Sequence[str], rng: random.Random) -> Iterator[str]:
    while True:
        yield from rng.sample(kinds, len(kinds))
