"""The bot that plays anything that is legal."""

from __future__ import annotations

import random

from dragonstones.bots.bot import Bot, Moment
from dragonstones.engine.decisions import Answer


class RandomBot(Bot):
    """Gives any legal answer, each as likely as the next."""

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)

    def answer(self, moment: Moment) -> Answer:
        return moment.decision.sample(self._rng)
