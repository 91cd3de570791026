"""Players that are programs.

A bot gets what a person in its seat would see: a view, and the decision it is asked.
It never holds the match.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from dragonstones.bots.merchant import Merchant
from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.registry import get_game
from dragonstones.games.fist import FistGame


class Bot(Protocol):
    def answer(self, view: dict[str, Any], decision: Decision) -> Answer:
        """A legal answer to the decision, from what the view shows."""


class RandomBot:
    """Any legal answer, each as likely as the next."""

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)

    def answer(self, view: dict[str, Any], decision: Decision) -> Answer:
        return decision.sample(self._rng)


def bots(game: str) -> dict[str, Callable[[int | str], Bot]]:
    """The bots that can play a game, by name."""
    found: dict[str, Callable[[int | str], Bot]] = {"random": RandomBot}
    if isinstance(get_game(game), FistGame):
        found["merchant"] = Merchant
    return found


def make_bot(game: str, name: str, seed: int | str) -> Bot:
    """A bot by its name; the same seed gives the same player."""
    known = bots(game)
    if name not in known:
        raise BadSetup("no-such-bot", bot=name, bots=sorted(known))
    return known[name](seed)
