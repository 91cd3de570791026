"""The bot that plays anything that is legal."""

from __future__ import annotations

import random
from typing import Any

from dragonstones.bots.bot import Bot
from dragonstones.engine.decisions import Answer, Decision


class RandomBot(Bot):
    """Any legal answer, each as likely as the next."""

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)

    def answer(self, view: dict[str, Any], decision: Decision) -> Answer:
        return decision.sample(self._rng)
