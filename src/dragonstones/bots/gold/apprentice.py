"""The Apprentice: fights and haggles like the Merchant, but counts tokens and not their worth."""

from __future__ import annotations

from dragonstones.bots.gold.appraisal import Tokens, View
from dragonstones.bots.gold.merchant import Merchant
from dragonstones.bots.gold.outlook import Outlook
from dragonstones.bots.gold.values import VARIES
from dragonstones.bots.rated import Rated
from dragonstones.games.gold.box import ADVENTURERS

#: What any token seems to be worth.
TOKEN = 2.0
#: What it demands, in even shares: most times glad of anything, sometimes not to be moved.
HASTY, STUBBORN = 0.45, 1.0


class Counting(Outlook):
    """One token is as good as another, and an even split is fair."""

    def points(self, seat: int, stash: Tokens) -> float:
        return TOKEN * sum(stash)

    def one_more(self, seat: int, stash: Tokens, token: str) -> float:
        return TOKEN

    def parts(self) -> dict[int, float]:
        fighters = self.table["fight"]["fighters"]
        return dict.fromkeys(fighters, 1 / len(fighters))


class Apprentice(Merchant):
    """A Merchant with blind spots."""

    level = "apprentice"

    def _outlook(self, view: View) -> Outlook:
        return Counting(view, self._memory)

    def _turn(self, mine: Outlook, asked: View) -> Rated:
        """The strongest first."""
        rated = super()._turn(mine, asked)
        strongest = max((_strength(option) for option, _ in rated), default=0)
        return [(option, worth) for option, worth in rated if _strength(option) == strongest]

    def _demanded(self, time: float) -> float:
        """It accepts too early, or insists on its even share to the end."""
        return STUBBORN if self._demand > VARIES * (0.5 - self.personality.bold) else HASTY

    def _grudge(self, seat: int, me: int) -> float:
        """Whoever robbed it is robbed."""
        return self._grudges.against(seat, me)


def _strength(option: View) -> int:
    return ADVENTURERS.get(option["place"], 0) if "place" in option else 0
