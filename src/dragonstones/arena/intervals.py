"""Confidence intervals of win shares when games come in deals.

The games of one deal are not independent: in a deal that favours a seat, the bot in that seat does
well, and the rotation gives every bot a turn there. So the variance is that of the deals' means.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

#: How often an interval contains the true value.
CONFIDENCE = 0.95

#: Start as if this many more deals had shown that their games are independent.
PRIOR = 3


class Share(NamedTuple):
    """The share of games won, and its interval."""

    mean: float
    low: float
    high: float


def share(deals: Sequence[float], games: int) -> Share:
    """The share of games won, from its mean in each deal, and the number of games in a deal.

    A Wilson interval, which stays between 0 and 1 and is right for small shares too, with the
    effective number of games: all of them, divided by the design effect. That is the variance of
    the deals' means, compared with independent games; with few deals, or few games won or lost, it
    cannot be estimated, and is taken to be near 1.

    >>> share([0.25, 0.5, 0.0, 0.25] * 25, games=4)
    Share(mean=0.25, low=0.21..., high=0.28...)
    >>> share([0.0] * 25, games=4)
    Share(mean=0.0, low=0.0, high=0.04...)
    """
    n = len(deals)
    mean = min(1.0, max(0.0, fmean(deals)))
    everything = n * games
    known = min(n - 1, everything * mean, everything * (1 - mean))
    effect = 1.0
    if known > 0:
        effect = variance(deals) * games / (mean * (1 - mean))
        effect = (known * effect + PRIOR) / (known + PRIOR)
    z = _quantile(n - 1 + PRIOR)
    sure = everything / effect
    middle = (mean + z * z / (2 * sure)) / (1 + z * z / sure)
    half = z / (1 + z * z / sure) * sqrt(mean * (1 - mean) / sure + (z / (2 * sure)) ** 2)
    return Share(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def _quantile(freedom: int) -> float:
    """A quantile of Student's t distribution, by the first terms of Cornish and Fisher."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    second = (z**3 + z) / (4 * freedom)
    third = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + second + third
