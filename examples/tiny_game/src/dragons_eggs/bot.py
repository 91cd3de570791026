"""A bot that knows what an egg is worth to it, and makes its coins last."""

from __future__ import annotations

import random

from dragons_eggs.game import ROUNDS, Seat
from dragonstones.bots import Bot, Level, Moment
from dragonstones.engine import Answer


class Collector(Bot):
    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)

    def answer(self, moment: Moment) -> Answer:
        """Bid what the egg is worth, and raise up to that."""
        price = self._price(moment)
        options = moment.decision.options()
        if moment.decision.kind == "egg-bid":
            return min(price, max(options))
        return "raise" if "raise" in options and moment.view["table"]["price"] < price else "yield"

    def _price(self, moment: Moment) -> int:
        """In coins; by chance one more, so that nobody can be sure to outbid it by one."""
        table = moment.view["table"]
        me = table["seats"][moment.seat]
        worth = Seat(me["favourite"]).worth(table["egg"])
        # Of the eggs to come an equal share is mine; the usual one is worth 3 to whoever wants it.
        to_win = (ROUNDS - table["round"]) / len(table["seats"])
        return int(me["coins"] * worth / (worth + 3 * to_win) + self._rng.random())


COLLECTOR = Level("collector", "eggs", Collector)
