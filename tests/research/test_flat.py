"""A flat encoding: one action a decision, where all answers can be listed."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

from dragonstones import BadSetup, Match
from dragonstones.engine.plain import same
from dragonstones.research import encoding_of
from dragonstones.research.flat import counts_of
from dragonstones.research.gymnasium import LearnerEnv
from dragonstones.research.openspiel import SMALL
from dragonstones.research.pettingzoo import Environment
from dragonstones.research.vector import SharedVector, Vector
from tests.games.random_play import moments

QUICK = {"points": 2}


@pytest.mark.parametrize("options", [{}, {"fairy": 4, "silver": 0, "spent": "hidden"}])
@pytest.mark.parametrize("seats", [3, 6])
def test_every_answer_is_one_token_and_each_token_another_answer(
    seats: int, options: dict[str, Any]
) -> None:
    flat, rng = encoding_of("fist-2002", options, flat=True), random.Random(seats)
    for match in moments(Match.new("fist-2002", seats, 3, options), rng):
        for decision in match.waiting.values():
            answers = decision.options()
            tokens = [flat.letters(decision, answer)[0] for answer in answers]
            assert len({*tokens}) == len(answers)
            spelling = flat.spelling(decision)
            if len(answers) > 1:
                assert sorted(spelling.legal) == sorted(tokens) and not spelling.spelled
                place = rng.randrange(len(answers))
                assert flat.spell(decision, answers[place]) == [tokens[place]]
                spelling.take(tokens[place])
                assert same(spelling.answer, decision.check(answers[place]))
            assert spelling.is_whole


def test_what_is_observed_is_the_same_without_what_is_spelled() -> None:
    match = Match.new("fist-2002", 3, 1)
    flat, spelled = (encoding_of(match.game, flat=flat).layout for flat in (True, False))
    before = spelled.observe(match.view(1))
    assert flat.observe(match.view(1)) == before[: spelled.spelled_from]
    assert [*flat.names()] == spelled.names()[: spelled.spelled_from]


@pytest.mark.parametrize("game", ["fist-tavern", "dragons-gold"])
def test_a_game_with_too_many_answers_is_refused(game: str) -> None:
    with pytest.raises(BadSetup, match="few coins"):
        encoding_of(game, flat=True)
    with pytest.raises(BadSetup, match="few coins"):
        Environment("", game).raw_env(flat=True)


def test_what_is_listed_is_every_way_to_have_some() -> None:
    assert [*counts_of([("a", 1), ("b", 1)])] == [{}, {"a": 1}, {"b": 1}, {"a": 1, "b": 1}]


def test_a_solved_game_has_one_action_a_decision() -> None:
    params = {"fairy": 1, "silver": 2, "stones": 3}
    flat, spelled = (
        pyspiel.load_game(SMALL[0], {**params, "flat": flat}) for flat in (True, False)
    )
    state = flat.new_initial_state().child(0)
    legal = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(legal) == ["fairy 1", "nothing"]
    pyspiel.random_sim_test(flat, 1, True, False)
    assert flat.num_distinct_actions() > 5_000 > spelled.num_distinct_actions()
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1


@pytest.mark.filterwarnings("ignore::UserWarning")  # of observations that are dicts
def test_environments_take_one_action_a_decision() -> None:
    env = Environment("flat", "fist-2002").env(seats=3, options=QUICK, flat=True)
    api_test(env, num_cycles=30)
    env.reset(seed=2)
    bidders = []
    for agent in env.agent_iter(3):
        bidders.append(agent)
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    assert bidders == env.possible_agents
    learner = LearnerEnv("fist-2002", 3, options=QUICK, seat=0, flat=True)
    observation, _ = learner.reset(seed=1)
    assert observation["action_mask"].sum() == 27  # 8 Fairy Gold, 2 Common Gold, as they like


def test_vectors_of_one_and_of_two_processes_play_the_same() -> None:
    shared = SharedVector("fist-2002", n=2, workers=2, seats=3, seed=5, flat=True)
    alone = [Vector("fist-2002", 1, 3, seed=f"5/{part}", flat=True) for part in range(2)]
    for _ in range(20):
        actions = shared.masks.argmax(axis=1)
        shared.step(actions)
        for row, vector in enumerate(alone):
            vector.step(actions[row : row + 1])
            assert (shared.observations[row] == vector.observations[0]).all()
            assert (shared.masks[row] == vector.masks[0]).all()
    shared.close()
