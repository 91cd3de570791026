"""Who will win: the points that each stash will probably score, and how safe a lead is.

A point is worth what it adds to the chance to win, so it also matters who else gets one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt

from dragonstones.bots.gold.appraisal import GEM_PLACES, enough_gems, set_chances
from dragonstones.bots.gold.values import CONSENT, DOUBT
from dragonstones.games.gold.box import BLACK_DIAMOND, TOKENS
from dragonstones.games.gold.house_rules import scoring_by

#: How many points of a lead are safe: at the end, and more by the square root of the tokens still
#: to come; and how much a part of a living dragon's treasure counts. Fitted to 300 games of four
#: Merchants, seen before every third turn: ALIVE by likelihood on a coarse grid, the other two by
#: hand through the likeliest doubt in each of five ranges of tokens to come.
SURE, OPEN = 2.0, 1.2
ALIVE = 0.8

Stash = Sequence[float]


class Chances:
    """The chances under one set of options and with one number of seats."""

    def __init__(self, options: Mapping[str, object], seats: int) -> None:
        self.scoring = scoring = scoring_by(options)
        self.consent = CONSENT[str(options["split"])]
        self.seats = seats
        self.bonus = float(scoring.majority[seats])
        self.each = [float(scoring.tokens.get(token, 0)) for token in TOKENS]
        self._nobody = (False,) * seats
        # In the basic rules tied players all score in full: a tie is nearly as good as a lead.
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
        """For each stash, whether a curse keeps its gems from scoring."""
        if not self.scoring.cursed:
            return self._nobody
        return tuple([stash[BLACK_DIAMOND] > 0.5 for stash in stashes])

    def sets(self, stash: Stash) -> float:
        gems = tuple([stash[place] for place in GEM_PLACES])
        return self.scoring.each_set * set_chances(gems)

    def line(
        self, kind: int, numbers: Sequence[float], to_come: float, cursed: Sequence[bool]
    ) -> list[float]:
        """What each seat will probably score for one kind of token, by how many each has."""
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
        """The chance of each seat to win in the end, with this many tokens in bag and row."""
        doubt = SURE + OPEN * sqrt(left)
        most = max(points)
        weights = [exp((n - most) / doubt) for n in points]
        total = sum(weights)
        return [weight / total for weight in weights]
