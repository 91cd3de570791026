"""What an answer cost: the chance to win with the best one, less the chance with it.

Of many similar answers, the one that did best in a search was partly lucky. So one half of the
thoughts names the best, and the other half says how much better it is; and the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from dragonstones.wire import Figure

#: Half a 95 % interval, in standard errors.
WIDE = 1.96
#: An answer that is worse by less than this is not worth mentioning.
ALIKE = 0.02
#: Fewer thoughts than this prove nothing.
FEWEST = 8


class Cost(NamedTuple):
    """What an answer cost, and the standard error of that."""

    value: float
    error: float
    thoughts: int

    @property
    def matters(self) -> bool:
        """Whether it is beyond the noise of the search."""
        return self.value >= ALIKE and self.value - WIDE * self.error > 0

    @property
    def figure(self) -> Figure:
        return figure(self.value, self.error, self.thoughts)


def figure(value: float, error: float, n: int) -> Figure:
    """A number and its 95 % interval."""
    low, high = value - WIDE * error, value + WIDE * error
    return Figure(n=n, value=round(value, 4), low=round(low, 4), high=round(high, 4))


def gain_of(values: Sequence[Sequence[float]], usual: Sequence[float], mine: int) -> Cost:
    """What an answer gained compared with usual play; negative if it lost."""
    n = min(map(len, values))
    if n < FEWEST:
        return Cost(0.0, 0.0, n)
    more = [
        values[mine][k] - sum(odds * one[k] for odds, one in zip(usual, values, strict=True))
        for k in range(n)
    ]
    return Cost(fmean(more), sqrt(variance(more) / n), n)


def cost_of(values: Sequence[Sequence[float]], mine: int) -> Cost:
    """The cost of one of the answers, by what each achieved, thought by thought.

    >>> cost_of([[0.5, 0.4] * 20, [0.2, 0.3] * 20], mine=1)
    Cost(value=0.2..., error=0.0..., thoughts=40)
    """
    n = len(values[mine])
    whole = [place for place, one in enumerate(values) if len(one) >= n]
    if n < FEWEST or len(whole) < 2:
        return Cost(0.0, 0.0, n)
    lost: list[float] = []
    for judged in (0, 1):
        best = max(whole, key=lambda place: fmean(values[place][1 - judged : n : 2]))
        lost += [
            there - here
            for there, here in zip(values[best][judged:n:2], values[mine][judged:n:2], strict=True)
        ]
    return Cost(fmean(lost), sqrt(variance(lost) / len(lost)), n)
