"""What is known of how a rival bargains: what they ask at first, and what they take in the end."""

from __future__ import annotations

import random
from math import exp

#: What rivals demand, in fair shares, before anything is known of them: at first, in the end, and
#: how much both vary.
FIRST, LAST, VARIES = 1.15, 0.78, 0.14
#: How exactly the acts of rivals show what they demand.
BLUR = 0.05
#: The last demands that are considered: nobody is offered much less than half a fair share.
GRID = tuple(0.5 + 0.05 * n for n in range(15))


#: What somebody demands, in fair shares: at first, and in the end.
Demand = tuple[float, float]


class Rival:
    """A belief about the last demand of one player, from what they accepted and what not."""

    def __init__(self) -> None:
        self._weights = [exp(-(((one - LAST) / VARIES) ** 2) / 2) for one in GRID]

    @property
    def last(self) -> float:
        """The expected demand at the last moment."""
        total = sum(self._weights)
        return sum(one * weight for one, weight in zip(GRID, self._weights, strict=True)) / total

    def sample(self, rng: random.Random) -> Demand:
        """What the rival may demand at first and in the end."""
        last = rng.choices(GRID, self._weights)[0] + rng.gauss(0, BLUR)
        return max(last, FIRST + rng.gauss(0, VARIES / 2)), last

    def took(self, ratio: float, time: float) -> None:
        """The rival accepted this many fair shares when this much of the time was gone."""
        self._learn(ratio, time, 1)

    def left(self, ratio: float, time: float) -> None:
        """The rival could have accepted this many fair shares, and did not."""
        self._learn(ratio, time, -1)

    def _learn(self, ratio: float, time: float, sign: int) -> None:
        for n, last in enumerate(GRID):
            demand = FIRST + (last - FIRST) * time
            odds = 1 / (1 + exp(max(-30.0, min(30.0, -sign * (ratio - demand) / BLUR))))
            self._weights[n] *= 0.05 + 0.95 * odds
        most = max(self._weights)
        self._weights = [weight / most for weight in self._weights]
