"""How long decisions took: millions of times in a few numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import floor, log2
from typing import Any

#: The shortest time that is distinguished, in seconds.
SHORTEST = 1e-6
#: Each step is 9 % longer than the one before.
STEPS_PER_DOUBLING = 8


class Times:
    """Counts on a logarithmic scale, and the exact longest time.

    >>> times = Times()
    >>> for seconds in (0.001, 0.002, 0.003, 0.004, 1.0):
    ...     times.add(seconds)
    >>> round(times.quantile(0.5), 4), times.longest
    (0.003, 1.0)
    """

    __slots__ = ("counts", "longest")

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        self.counts[floor(STEPS_PER_DOUBLING * log2(max(1.0, seconds / SHORTEST)))] += 1
        self.longest = max(self.longest, seconds)

    def add_all(self, data: Mapping[str, Any]) -> None:
        """What another has counted, as its `data()`."""
        self.counts.update({int(step): n for step, n in data["counts"].items()})
        self.longest = max(self.longest, data["longest"])

    def data(self) -> dict[str, Any]:
        counts = {str(step): n for step, n in sorted(self.counts.items())}
        return {"counts": counts, "longest": self.longest}

    @property
    def decisions(self) -> int:
        return self.counts.total()

    def quantile(self, part: float) -> float:
        """The time within which this share of the decisions was made; accurate to half a step."""
        for step, upto in self.cumulative():
            if upto >= part:
                return min(start_of(step + 0.5), self.longest)
        return 0.0

    def cumulative(self) -> Iterator[tuple[int, float]]:
        """Every step that occurs, and the share of the decisions that took no longer."""
        total, upto = self.decisions, 0
        for step, n in sorted(self.counts.items()):
            upto += n
            yield step, upto / total


def start_of(step: float) -> float:
    """The shortest time of a step, in seconds."""
    return float(SHORTEST * 2 ** (step / STEPS_PER_DOUBLING))
