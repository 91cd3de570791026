"""Bots: legal, the same for the same seed, and blind to what their seat cannot see."""

from __future__ import annotations

import random

import pytest

from dragonstones import Match
from dragonstones.bots import bots, make_bot
from dragonstones.engine.registry import games
from tests.games.random_play import moments

TABLES = [(game.id, bot) for game in games() for bot in bots(game.id)]


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_every_answer_is_legal_and_the_same_for_the_same_seed(game: str, name: str) -> None:
    rng = random.Random(1)
    asked = 0
    for seed in range(6):
        for moment in moments(Match.new(game, seats=3 + seed % 4, seed=seed), rng):
            for seat, decision in moment.waiting.items():
                view = moment.view(seat)
                answer = make_bot(game, name, asked).answer(view, decision)
                decision.check(answer)
                assert make_bot(game, name, asked).answer(view, decision) == answer
                asked += 1
    assert asked > 1000


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_bot_answers_the_same_whatever_it_cannot_see(game: str) -> None:
    """The real match and an imagined one look the same to the seat."""
    rng = random.Random(2)
    for moment in moments(Match.new(game, seats=4, seed=5), rng):
        for seat, decision in list(moment.waiting.items())[:1]:
            imagined = moment.imagine(seat, rng)
            answers = [
                make_bot(game, "merchant", 1).answer(match.view(seat), match.waiting[seat])
                for match in (moment, imagined)
            ]
            assert answers[0] == answers[1]
            decision.check(answers[0])
