"""Trades in the Market that help me to win, and that the other can accept."""

from __future__ import annotations

from typing import NamedTuple

from dragonstones.bots.gold.appraisal import Named, View, handfuls
from dragonstones.bots.gold.prospects import Prospects
from dragonstones.bots.gold.values import FAIR_PROFIT, PROFIT
from dragonstones.games.gold.box import TOKENS, tokens

#: The doubt whether somebody who gains just enough will trade: they may judge differently. And the
#: part of that doubt that remains if they gain one point more.
UNSURE, LESS = 0.5, 0.15
#: How many of the most promising trades are looked at closely.
CLOSELY = 12


class Trade(NamedTuple):
    #: What it adds to my chance to win.
    gain: float
    receiver: int
    give: Named
    want: Named
    #: How sure it is that the other accepts.
    sure: float

    @property
    def offer(self) -> View:
        return {"offer": {"receiver": self.receiver, "give": self.give, "want": self.want}}


def chance_after(mine: Prospects, other: int, give: Named, take: Named) -> float:
    """My chance to win if I give and take these tokens."""
    change = [t - g for t, g in zip(tokens(take), tokens(give), strict=True)]
    return mine.chance_with({mine.me: change, other: [-n for n in change]})


def trades_with(mine: Prospects, other: int) -> list[Trade]:
    """What could be traded with one player."""
    own: Named = mine.table["seats"][mine.me]["stash"]
    theirs = {t: int(n + 0.1) for t, n in zip(TOKENS, mine.stashes[other], strict=True)}
    gives = [(give, mine.gain(mine.me, {}, give), mine.gain(other, give)) for give in handfuls(own)]
    promising = []
    for want in handfuls(theirs):
        more, less = mine.gain(mine.me, want), mine.gain(other, {}, want)
        for give, costs, helps in gives:
            gain, theirs_gain = more + costs, helps + less
            beyond = theirs_gain - max(PROFIT, FAIR_PROFIT * gain)
            if gain >= PROFIT and beyond >= 0 and not give.keys() & want.keys():
                sure = 1 - UNSURE * LESS**beyond
                promising.append((gain * sure, give, want, sure))
    promising.sort(key=lambda one: -one[0])
    now = mine.now[mine.me]
    return [
        Trade(chance_after(mine, other, give, want) - now, other, give, want, sure)
        for _, give, want, sure in promising[:CLOSELY]
    ]
