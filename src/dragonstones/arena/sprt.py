"""Is the new bot better? A sequential test: it ends as soon as the deals have shown enough.

Two generalised sequential probability ratio tests run at once, of a mean result of +margin
against 0 and of −margin against 0, with the variance estimated from the deals, as Fishtest does
for Stockfish. The verdict is "better" or "worse" when one of them accepts its margin, and "equal"
when both accept 0.

Errors: of two equal bots one is called better or worse with a probability of about `alpha` (half
of it for each); a bot that is better by the margin or more is called equal or worse with a
probability of about `beta`, since each of these verdicts crosses the lower bound of the first test.
Between 0 and the margin both verdicts are right, and the test takes longest; the caller limits the
number of deals.
"""

from __future__ import annotations

from math import log
from typing import Literal

from dragonstones.engine import BadSetup

Verdict = Literal["better", "worse", "equal"]

#: No verdict before this many deals: the variance is not known yet.
LEAST_DEALS = 20
#: The variance is estimated as if this many more deals had differed as much as possible. This keeps
#: a run of equal results from proving anything, and soon stops mattering.
PRIOR_DEALS = 4


class Sprt:
    """The test. A deal's result is from -1 to 1: NEW's share of its games minus OLD's.

    >>> test = Sprt(margin=0.1)
    >>> while test.verdict is None:
    ...     test.add(0.25)
    >>> test.verdict, test.n, test.mean
    ('better', 30, 0.25)
    """

    def __init__(
        self, margin: float, alpha: float = 0.05, beta: float = 0.05, least: int = LEAST_DEALS
    ) -> None:
        if not 0 < margin < 1:
            raise BadSetup("wrong-margin", margin=margin)
        for rate in (alpha, beta):
            if not 0 < rate < 0.5:
                raise BadSetup("wrong-error-rate", rate=rate)
        self.margin = margin
        self.least = least
        #: Between them a test continues: it accepts 0 at the lower bound, the margin at the upper.
        self.bounds = log(beta / (1 - alpha / 2)), log((1 - beta) / (alpha / 2))
        self.n = 0
        #: Once set it stays, whatever deals that were still being played add.
        self.verdict: Verdict | None = None
        self._sum = self._squares = 0.0

    def add(self, x: float) -> None:
        """The result of one more deal."""
        if not -1 <= x <= 1:
            raise ValueError(f"the result of a deal is from -1 to 1, not {x}")
        self.n += 1
        self._sum += x
        self._squares += x * x
        if self.verdict is None:
            self.verdict = self._judge()

    def _judge(self) -> Verdict | None:
        low, high = self.bounds
        better, worse = self.llr, self.llr_worse
        if self.n < self.least:
            return None
        if better >= high:
            return "better"
        if worse >= high:
            return "worse"
        return "equal" if max(better, worse) <= low else None

    @property
    def mean(self) -> float:
        return self._sum / self.n if self.n else 0.0

    @property
    def variance(self) -> float:
        """Of one deal."""
        spread = self._squares - self.n * self.mean**2
        return (max(0.0, spread) + PRIOR_DEALS) / (self.n + PRIOR_DEALS)

    @property
    def llr(self) -> float:
        """The log of how much likelier the results are if NEW is better than if they are equal."""
        return self._llr(self.mean)

    @property
    def llr_worse(self) -> float:
        """The same for worse."""
        return self._llr(-self.mean)

    def _llr(self, mean: float) -> float:
        """Of +margin against 0, for normal results whose variance fits each of the two best.

        The usual linear formula is cheaper, but for large margins it errs too often.
        """
        variance = self.variance
        return self.n / 2 * log((variance + mean**2) / (variance + (mean - self.margin) ** 2))
