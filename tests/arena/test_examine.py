"""Every bot of ours is fit to play; one that is not is caught."""

from __future__ import annotations

import random
from functools import partial

import pytest

from dragonstones.arena.examine import examine
from dragonstones.bots import Bot, Moment, bots, make_bot
from dragonstones.engine import Answer
from dragonstones.engine.registry import games

TABLES = [(game.id, bot) for game in games() for bot in bots(game.id)]


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_every_bot_is_fit_to_play(game: str, name: str) -> None:
    for seats in range(3, 7):
        found = examine(game, partial(make_bot, game, name), seats, decisions=150)
        assert (found.mishaps, found.unsteady) == ([], [])
        assert found.decisions >= 150


class Peeping(Bot):
    """Looks where it must not."""

    def __init__(self, seed: str) -> None: ...

    def answer(self, moment: Moment) -> Answer:
        match = moment._view.func.__self__  # type: ignore[attr-defined]
        rng = random.Random(repr([seat.screen for seat in match._table.seats]) + repr(match.seed))
        return moment.decision.sample(rng)


class Whimsical(Bot):
    """Nobody knows what it does next."""

    def __init__(self, seed: str) -> None: ...

    def answer(self, moment: Moment) -> Answer:
        return moment.decision.sample(random.SystemRandom())


class Cheeky(Bot):
    """Bids coins that it does not have."""

    def __init__(self, seed: str) -> None: ...

    def answer(self, moment: Moment) -> Answer:
        return {"fairy": 99}


@pytest.mark.parametrize("kind", [Peeping, Whimsical])
def test_who_looks_or_wavers_is_found_out(kind: type[Bot]) -> None:
    assert examine("fist-2002", kind, seats=4, decisions=200).unsteady


def test_who_is_not_legal_is_found_out() -> None:
    found = examine("fist-2002", Cheeky, seats=3, decisions=20)
    assert len(found.mishaps) == found.decisions >= 20
    assert not found.unsteady
