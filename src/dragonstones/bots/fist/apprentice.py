"""The Apprentice: knows what a card is worth, and makes a beginner's mistakes with it."""

from __future__ import annotations

from typing import Any

from dragonstones.bots.fist.merchant import WINS, Appraisal, Coins, Lot, Merchant, View
from dragonstones.bots.rated import Rated

#: By how much it overrates a dragon for each card still to come: dragons shine, and the purse is
#: still full.
SHINE = 0.5
#: What share of a card's apparent worth it pays: too much when it is in a good mood.
MOODS = (0.2, 0.9)
#: Its bids: round numbers.
ROUND = (0, 1, 2, 3, 5, 8, 10)
#: How often it thinks of the black coin when it sees that a rival would win.
REMEMBERS = 0.35


class Apprentice(Merchant):
    """A Merchant with blind spots, one per method below."""

    level = "apprentice"

    def _threat(self, view: View, mine: Appraisal, card: str) -> float:
        """It sees who would win with a card that scores, but not with a Ghost of that card."""
        return super()._threat(view, mine, card) if mine.characters[card].power.scores else 0.0

    def _curse(self, lot: Lot) -> bool:
        return lot.threat >= WINS and self._rng.random() < REMEMBERS

    def _silver(self, limits: Coins, worth: float) -> Coins:
        """Silver is held back for later, and later, and later."""
        return {"silver": min(limits.get("silver", 0), self._rng.randint(0, 2))}

    def _gold(self, lot: Lot) -> Coins:
        """Pays on a whim, though coins in a fist are spent and other cards are to come."""
        fairy, common = lot.limits.get("fairy", 0), lot.limits.get("common", 0)
        worth = lot.worth + (SHINE * lot.to_come if lot.is_dragon else 0.0)
        who, (low, high) = self.personality, MOODS
        mood = self._rng.uniform(low - 0.2 * who.sly, high + 0.2 * who.sly)
        liked = worth * mood * (1 + 0.3 * who.bold)
        n = min(fairy + common, min(ROUND, key=lambda number: abs(number - liked)))
        return {"fairy": min(n, fairy), "common": max(0, n - fairy)}

    def _pay(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """Always pays in the same way, whatever the stones could still be good for."""
        return [(way, 0.0) for way in options if way != "decline"]
