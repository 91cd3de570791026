"""A new bot against an old one: deals feed a sequential test, always in their order."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from dragonstones.arena.contest import Contest, Trial
from dragonstones.arena.record import Record, won
from dragonstones.arena.sprt import Sprt


class Duel:
    """Takes games in any order. Short games come first, and may favour one: so a deal counts
    only when all before it have been counted, and none after the verdict."""

    def __init__(self, contest: Contest, test: Trial) -> None:
        self._contest = contest
        self._test = test
        self.sprt = Sprt(test.margin)
        #: After each deal, how much speaks for better, and for worse.
        self.history: list[tuple[float, float]] = []
        self._early: dict[int, list[Record]] = {}

    def add(self, game: Record) -> None:
        self._early.setdefault(game["deal"], []).append(game)
        while self.sprt.verdict is None:
            games = self._early.get(self.sprt.n, ())
            if len(games) < len(self._contest.lineups):
                return
            del self._early[self.sprt.n]
            new, old = self._test.new, self._test.old
            self.sprt.add(fmean(won(one, new) - won(one, old) for one in games))
            self.history.append((self.sprt.llr, self.sprt.llr_worse))

    def data(self) -> dict[str, Any]:
        low, high = self.sprt.bounds
        return {
            "new": self._test.new,
            "old": self._test.old,
            "margin": self._test.margin,
            "verdict": self.sprt.verdict,
            "deals": self.sprt.n,
            "mean": self.sprt.mean,
            "llr": self.sprt.llr,
            "llr_worse": self.sprt.llr_worse,
            "bounds": [low, high],
            "history": [list(both) for both in self.history],
        }
