"""The Archmage: plays Fist by looking ahead on imagined worlds.

If all answer at once, it mixes its answers by regret, so that it cannot be read; if it answers
alone, it takes the best answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from dragonstones.bots.bot import Bot, Moment
from dragonstones.bots.fist.search import CUSTOM, Search
from dragonstones.bots.mixing import Mix
from dragonstones.bots.why import Why, plain
from dragonstones.engine.decisions import Answer
from dragonstones.games.fist.auction import worth as fist_worth


class Archmage(Bot):
    """Answers by what a search finds."""

    level = "archmage"
    imagines = True
    #: Whether it mixes its answers and expects the others to learn as well.
    mixes = True

    def __init__(self, seed: int | str, persona: str = "") -> None:
        self.name = f"{self.level}:{persona}" if persona else self.level
        self._rng = Random(seed)
        self._last: tuple[Search, list[float], Answer] | None = None

    def answer(self, moment: Moment) -> Answer:
        search = Search(moment, self._rng, learning=self.mixes)
        weights = self._think(search, moment)
        answer = self._rng.choices(search.mix.answers, weights)[0]
        self._last = search, weights, answer
        return answer

    def _think(self, search: Search, moment: Moment) -> list[float]:
        """How often it gives each answer of its search."""
        mix = search.mix
        for _ in moment.thoughts():
            if search.settled:
                break
            search.think()
        if self.mixes and search.rivals:
            return mix.strategy()
        best = mix.best()
        return [float(answer is best) for answer in mix.answers]

    def why(self) -> dict[str, Any] | None:
        if self._last is None:
            return None
        search, weights, answer = self._last
        mix = search.mix
        worth = dict(search.worth)
        why: Why = {
            "bot": self.name,
            "answer": answer,
            "unit": "coins",
            "values_in": "chance",
            "chance": search.chances[search.me],
            "playouts": search.playouts,
            "their_bids": {seat: fist_odds(rival) for seat, rival in search.rivals.items()},
            "considered": [
                {"answer": one, "weight": weight, "value": mix.value(place)}
                for place, (one, weight) in enumerate(zip(mix.answers, weights, strict=True))
            ],
        }
        if worth:
            why["worth"], why["to_others"] = worth.pop(search.me), worth
        if mix.thoughts:
            place = next(n for n, one in enumerate(mix.answers) if one is answer)
            why["chance_after"] = mix.value(place)
        return plain(why)


class Argmax(Archmage):
    """Always takes what looks best against Merchants: a yardstick that is easily read."""

    level = "argmax"
    mixes = False


def fist_odds(mix: Mix) -> dict[int, float]:
    """How probable each worth of a fist is: partly by custom, partly by what is clever."""
    odds: dict[int, float] = {}
    for fist, custom, clever in zip(mix.answers, mix.prior, mix.strategy(), strict=True):
        if weight := CUSTOM * custom + (1 - CUSTOM) * clever:
            n = fist_worth(fist.get("left", fist) if isinstance(fist, Mapping) else {})
            odds[n] = odds.get(n, 0.0) + weight
    return odds
