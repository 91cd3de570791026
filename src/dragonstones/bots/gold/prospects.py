"""The chance to win, for one seat at one decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import sqrt

from dragonstones.bots.gold.appraisal import Memory, View
from dragonstones.bots.gold.chances import ALIVE, OPEN, SURE, Chances
from dragonstones.bots.gold.outlook import Outlook, total_attack
from dragonstones.games.gold.box import TOKENS, tokens


class Prospects(Outlook):
    """Like the outlook, but what counts is having the most points in the end."""

    def __init__(self, view: View, memory: Memory) -> None:
        super().__init__(view, memory)
        options = self.table["options"]
        self.chances = Chances(options, len(self.seats))
        fight = self.table["fight"]
        dead = fight["dragon"] if fight else None
        #: Tokens that nobody has yet: in the bag, and on living dragons.
        self.to_come = self.bag[:]
        for place, spot in self.dragons.items():
            if place != dead:
                for kind, n in enumerate(tokens(spot["treasure"])):
                    self.to_come[kind] += n
        self.left = sum(self.to_come)
        #: What each seat can count on from living dragons.
        self.hopes = [0.0] * len(self.seats)
        for place, spot in self.dragons.items():
            if place != dead and spot["attackers"]:
                self._hope(spot)
        points = self.points_of(self.stashes)
        self.now = self.chances.to_win(points, self.left)
        mine = self.now[self.me]
        #: What a point adds to my chance.
        self.slope = mine * (1 - mine) / (SURE + OPEN * sqrt(self.left))

    def _hope(self, spot: View) -> None:
        attack = total_attack(spot["attackers"])
        missing = spot["strength"] - sum(attack.values())
        whole = sum(attack.values()) + self.consent * len(attack)
        if missing > 0:  # somebody will come
            whole += missing + self.consent
        for seat, strength in attack.items():
            worth = self.gain(seat, spot["treasure"]) + spot["hidden"] * self.drawn
            self.hopes[seat] += ALIVE * worth * (strength + self.consent) / whole

    @cached_property
    def token_worths(self) -> list[list[float]]:
        """What one more token of each kind is worth to each seat."""
        return [
            [self.one_more(seat, self.stashes[seat], token) for token in TOKENS]
            for seat in self.seats
        ]

    def points_of(self, stashes: Sequence[Sequence[float]]) -> list[float]:
        found = self.chances.points(stashes, self.to_come)
        return [points + hope for points, hope in zip(found, self.hopes, strict=True)]

    def chance_with(self, shares: Mapping[int, Sequence[float]]) -> float:
        """My chance to win if these tokens go to these seats."""
        return self.chances_with(shares)[self.me]

    def chances_with(self, shares: Mapping[int, Sequence[float]]) -> list[float]:
        stashes = list(self.stashes)
        for seat, share in shares.items():
            stashes[seat] = [n + more for n, more in zip(stashes[seat], share, strict=True)]
        points = self.points_of(stashes)
        return self.chances.to_win(points, self.left)
