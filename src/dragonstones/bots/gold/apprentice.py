"""The Apprentice: fights and haggles like the Merchant, but counts tokens and not their worth."""

from __future__ import annotations

from dragonstones.bots.gold.appraisal import GEM_PLACES, Tokens, View, with_tokens
from dragonstones.bots.gold.merchant import Merchant
from dragonstones.bots.gold.outlook import Outlook
from dragonstones.bots.gold.values import VARIES
from dragonstones.bots.rated import Rated
from dragonstones.games.gold.box import ADVENTURERS

#: What any token seems to be worth.
TOKEN = 2.0
#: What one more of its most frequent colour is worth to it in the Market, on top of that.
LIKED = 0.6
#: What it demands, in even shares: usually little; sometimes it is stubborn, and then gives way
#: only after half of the time.
HASTY, STUBBORN, MOVED = 0.45, 1.0, 0.75


class Counting(Outlook):
    """One token is as good as another, and an even split is fair. In the Market it wants more of
    its most frequent colour."""

    def points(self, seat: int, stash: Tokens) -> float:
        row = max(stash[place] for place in GEM_PLACES) if self.table["market"] else 0.0
        return TOKEN * sum(stash) + LIKED * row

    def one_more(self, seat: int, stash: Tokens, token: str) -> float:
        if not self.table["market"]:
            return TOKEN
        return self.points(seat, with_tokens(stash, {token: 1})) - self.points(seat, stash)

    def parts(self) -> dict[int, float]:
        fighters = self.table["fight"]["fighters"]
        return dict.fromkeys(fighters, 1 / len(fighters))


class Apprentice(Merchant):
    """A Merchant with blind spots."""

    level = "apprentice"

    def _outlook(self, view: View) -> Outlook:
        return Counting(view, self._memory)

    def _turn(self, mine: Outlook, asked: View) -> Rated:
        """Sends the strongest adventurer first."""
        rated = super()._turn(mine, asked)
        strongest = max((_strength(option) for option, _ in rated), default=0)
        return [(option, worth) for option, worth in rated if _strength(option) == strongest]

    def _demanded(self, time: float) -> float:
        """It accepts too early, or insists on an even share for too long."""
        if self._demand <= VARIES * (0.5 - self.personality.bold):
            return HASTY
        return STUBBORN if time < 0.5 else MOVED

    def _proposed(self, time: float) -> float:
        """An even share at first; if it is in a hurry, it asks for less and less."""
        return STUBBORN + (self._demanded(time) - STUBBORN) * time

    def _grudge(self, seat: int, me: int) -> float:
        """It robs whoever robbed it."""
        return self._grudges.against(seat, me)


def _strength(option: View) -> int:
    return ADVENTURERS.get(option["place"], 0) if "place" in option else 0
