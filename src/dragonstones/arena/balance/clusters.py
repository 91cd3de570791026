"""Means of cases that are clustered in games, with confidence intervals.

The cases of one game are not independent: if somebody wins it, the others do not. So the variance
is that of the sums of whole games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import NormalDist
from typing import NamedTuple

from dragonstones.arena.intervals import CONFIDENCE

Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A mean of `n` cases and its interval; None: too few to say."""

    n: int
    value: float | None = None
    low: float | None = None
    high: float | None = None

    def minus(self, known: float) -> Estimate:
        values = (None if x is None else x - known for x in self[1:])
        return Estimate(self.n, *values)

    def minus_other(self, other: Estimate) -> Estimate:
        """The difference to an independent estimate.

        >>> Estimate(9, 4.0, 3.7, 4.3).minus_other(Estimate(8, 1.0, 0.6, 1.4)).data()
        {'n': 8, 'value': 3.0, 'low': 2.5, 'high': 3.5}
        """
        if self.value is None or self.low is None or other.value is None or other.low is None:
            return Estimate(min(self.n, other.n))
        more = self.value - other.value
        half = hypot(self.value - self.low, other.value - other.low)
        return Estimate(min(self.n, other.n), more, more - half, more + half)

    def data(self) -> dict[str, float | None]:
        return {
            name: round(x, 5) if isinstance(x, float) else x for name, x in self._asdict().items()
        }


class Mean:
    """A mean over games that have different numbers of cases.

    >>> mean = Mean()
    >>> for n, total in ((2, 1), (1, 1), (3, 1), (2, 2)):
    ...     mean.add(n, total)
    >>> mean.estimate().data()
    {'n': 8, 'value': 0.625, 'low': 0.27493, 'high': 0.97507}
    """

    __slots__ = ("games", "n", "nn", "nt", "total", "tt")

    def __init__(self) -> None:
        self.games = self.n = self.nn = 0
        self.total = self.nt = self.tt = 0.0

    def add(self, n: int, total: float) -> None:
        """One game: its number of cases, and their sum."""
        self.games += 1
        self.n += n
        self.total += total
        self.nn += n * n
        self.nt += n * total
        self.tt += total * total

    def data(self) -> list[float]:
        """The sums; `read` makes the same mean of them."""
        return [getattr(self, name) for name in self.__slots__]

    @classmethod
    def read(cls, data: Sequence[float]) -> Mean:
        mean = cls()
        for name, value in zip(cls.__slots__, data, strict=True):
            setattr(mean, name, value)
        return mean

    def estimate(self) -> Estimate:
        if not self.n:
            return Estimate(0)
        mean = self.total / self.n
        if self.games < 2:
            return Estimate(self.n, mean)
        half = Z * sqrt(self._variance(mean))
        return Estimate(self.n, mean, mean - half, mean + half)

    def share(self) -> Estimate:
        """For cases that are 0 or 1: a Wilson interval, with the number of independent cases that
        would be as certain as these."""
        if self.games < 2:
            return self.estimate()
        mean = self.total / self.n
        sure: float = self.n
        if 0 < mean < 1:
            # A handful of games cannot show that their cases agree better than chance.
            sure = min(sure, mean * (1 - mean) / max(self._variance(mean), 1e-12))
        middle = (mean + Z * Z / (2 * sure)) / (1 + Z * Z / sure)
        half = Z / (1 + Z * Z / sure) * sqrt(mean * (1 - mean) / sure + (Z / (2 * sure)) ** 2)
        return Estimate(self.n, mean, max(0.0, middle - half), min(1.0, middle + half))

    def _variance(self, mean: float) -> float:
        squares = self.tt - 2 * mean * self.nt + mean * mean * self.nn
        return max(0.0, squares) / self.n**2 * self.games / (self.games - 1)
