"""Blocks that change a score."""

from __future__ import annotations

from dragonstones.games.fist.effects.base import Appraiser, Effect, Phrase
from dragonstones.games.fist.effects.fields import Number, having
from dragonstones.games.fist.table import Table


class Score(Effect):
    verb = "score"
    fields = having(points=Number(high=3))
    always_scores = True
    points: int

    def apply(self, table: Table, me: int) -> bool:
        table.score(me, self.points)
        return True

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-score", {"who": who, "n": self.points})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return eyes.point(self.points)


class LosePoint(Effect):
    """One point; a score never goes below 0 (T12)."""

    verb = "lose-point"
    always_scores = True

    def possible(self, table: Table, me: int) -> bool:
        return table.seats[me].points > 0

    def apply(self, table: Table, me: int) -> bool:
        return table.lose_point(me, table.card_in_play())

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-lose-point", {"who": who})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return eyes.lost_point()
