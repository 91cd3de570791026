"""Who will win: the points that each stash will probably score, and what lead that is.

A point is worth what it adds to the chance to win, so that it also counts who else gets one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt

from dragonstones.bots.gold.appraisal import GEM_PLACES, enough_gems, set_chances
from dragonstones.bots.gold.values import CONSENT, DOUBT
from dragonstones.games.gold.box import BLACK_DIAMOND, TOKENS
from dragonstones.games.gold.house_rules import scoring_by

#: How many points a lead must be to be trusted: at the end, and for the root of every token to
#: come; and what a part of a dragon that is not dead yet counts. From 300 games of four merchants,
#: looked at before every third turn: ALIVE by likelihood on a coarse grid, the other two drawn by
#: hand through the likeliest doubt in each of five spans of tokens to come.
SURE, OPEN = 2.0, 1.2
ALIVE = 0.8

Stash = Sequence[float]


class Chances:
    """For one box of rules and one number of seats."""

    def __init__(self, options: Mapping[str, object], seats: int) -> None:
        self.scoring = scoring = scoring_by(options)
        self.consent = CONSENT[str(options["split"])]
        self.seats = seats
        self.bonus = float(scoring.majority[seats])
        self.each = [float(scoring.tokens.get(token, 0)) for token in TOKENS]
        self._nobody = (False,) * seats
        # In the basic rules all who are level score in full: to be level is nearly to lead.
        self._level = 0.5 if len(scoring.shared) > 2 else 0.0

    def points(self, stashes: Sequence[Stash], to_come: Stash) -> list[float]:
        """What each stash will probably score, with this many tokens in bag and row."""
        cursed = self.cursed(stashes)
        found = [0.0] * self.seats
        for kind in range(len(TOKENS)):
            numbers = [stash[kind] for stash in stashes]
            line = self.line(kind, numbers, to_come[kind], cursed)
            found = [points + more for points, more in zip(found, line, strict=True)]
        if self.scoring.each_set:
            for seat, stash in enumerate(stashes):
                if not cursed[seat]:
                    found[seat] += self.sets(stash)
        return found

    def cursed(self, stashes: Sequence[Stash]) -> tuple[bool, ...]:
        """Which stashes have gems that score nothing."""
        if not self.scoring.cursed:
            return self._nobody
        return tuple([stash[BLACK_DIAMOND] > 0.5 for stash in stashes])

    def sets(self, stash: Stash) -> float:
        gems = tuple([stash[place] for place in GEM_PLACES])
        return self.scoring.each_set * set_chances(gems)

    def line(
        self, kind: int, numbers: Sequence[float], to_come: float, cursed: Sequence[bool]
    ) -> list[float]:
        """What each will probably score for one kind of tokens, by how many of it each has."""
        if kind not in GEM_PLACES:
            each = self.each[kind]
            return [each * n for n in numbers]
        heat = DOUBT + sqrt(2 * to_come / self.seats) / 1.8
        boost = exp(self._level / heat)
        most = max(numbers)
        weights = [exp((n - most) / heat) for n in numbers]
        total = sum(weights)
        return [
            0.0
            if curse
            else self.bonus
            * enough_gems(n, heat, self.scoring.gems)
            * weight
            * boost
            / (weight * boost + total - weight)
            for n, weight, curse in zip(numbers, weights, cursed, strict=True)
        ]

    def to_win(self, points: Sequence[float], left: float) -> list[float]:
        """The chance of each to have most in the end, with this many tokens in bag and row."""
        doubt = SURE + OPEN * sqrt(left)
        most = max(points)
        weights = [exp((n - most) / doubt) for n in points]
        total = sum(weights)
        return [weight / total for weight in weights]
