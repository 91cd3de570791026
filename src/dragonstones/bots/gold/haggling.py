"""How a negotiation may continue until the sand has run out."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dragonstones.bots.gold.appraisal import View
from dragonstones.bots.gold.bargain import Bargain, Deal, split_of
from dragonstones.bots.gold.rivals import Demand


class Haggling:
    """The state of a negotiation: which deal is whose, who follows which, and the steps left."""

    def __init__(self, bargain: Bargain, asked: View, left: Sequence[int], steps: int) -> None:
        self.bargain = bargain
        self.left = list(left)
        self.steps = steps
        fighters, proposals = bargain.fighters, asked["proposals"]
        self.numbers: list[int] = [proposal["number"] for proposal in proposals]
        self.deals = [bargain.deal(split_of(proposal["shares"])) for proposal in proposals]
        #: The place of each fighter's own deal, and of the one they follow; -1: none.
        self.own = [-1] * len(fighters)
        for place, proposal in enumerate(proposals):
            self.own[fighters.index(proposal["seat"])] = place
        self.follows = [
            -1 if number is None else self.numbers.index(number) for number in asked["accepted"]
        ]

    def gone(self, fighter: int) -> float:
        """How much of their time a fighter has used: from 0 at first to 1 after the last step."""
        return min(1.0, max(0.0, 1 - self.left[fighter] / max(1, self.steps - 1)))

    def others_follow(self, place: int, fighter: int) -> bool:
        return any(n != fighter and one == place for n, one in enumerate(self.follows))

    def common(self) -> Deal | None:
        """The deal on which all could agree: among those that are better for me than nothing, the
        one that most follow, the oldest first."""
        places = sorted(range(len(self.deals)), key=self.numbers.__getitem__)
        good = [place for place in places if self.deals[place].value > self.bargain.lost]
        return self.deals[max(good, key=self.follows.count)] if good else None

    def play(self, deal: Deal, demands: Sequence[Demand], rng: random.Random) -> Deal | None:
        """What all may agree on if I insist on a deal from now until my last step.

        Among the deals that meet their demand, each rival follows the one that most others follow,
        then the one that gives them most. A rival without a proposal will propose a fair split.
        """
        me = self.bargain.me
        deals, own, follows, left = self.deals[:], self.own[:], self.follows[:], self.left[:]
        live = [True] * len(deals)
        if deal in deals:
            mine = deals.index(deal)
        else:
            mine = len(deals)
            deals.append(deal)
            live.append(True)
            if own[me] >= 0:
                live[own[me]] = False
                follows = [-1 if one == own[me] else one for one in follows]
        fair = len(deals)
        deals.append(self.bargain.fair_deal)
        live.append(False)
        own = [fair if one < 0 else one for one in own]
        follows[me] = mine
        left[me] -= 1
        order = list(range(len(left)))
        span = max(1, self.steps - 1)
        while not _all_same(follows) and any(left):
            rng.shuffle(order)
            for fighter in order:
                if left[fighter] <= 0:
                    continue
                left[fighter] -= 1
                if fighter != me:
                    first, last = demands[fighter]
                    demand = first + (last - first) * (1 - left[fighter] / span)
                    most, choice = (0, 0.0), own[fighter]
                    for place, one in enumerate(deals):
                        ratio = one.ratios[fighter]
                        if live[place] and (ratio >= demand or place == own[fighter]):
                            followers = follows.count(place) - (follows[fighter] == place)
                            if followers and (followers, ratio) > most:
                                most, choice = (followers, ratio), place
                    follows[fighter] = choice
                    live[choice] = True
                elif not left[me]:
                    follows[me] = self._last_word(deals, follows)
                if _all_same(follows):
                    break
        return deals[follows[0]] if _all_same(follows) else None

    def _last_word(self, deals: Sequence[Deal], follows: Sequence[int]) -> int:
        """Join the others if they all agree and I cannot wait any longer."""
        me = self.bargain.me
        others = {place for fighter, place in enumerate(follows) if fighter != me}
        place = others.pop()
        if not others and place >= 0 and deals[place].value > self.bargain.lost:
            return place
        return follows[me]


def _all_same(follows: Sequence[int]) -> bool:
    return follows[0] >= 0 and follows.count(follows[0]) == len(follows)
