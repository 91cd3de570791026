"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from dragonstones import BadSetup, IllegalAnswer
from dragonstones.research import pettingzoo
from dragonstones.research.pettingzoo import Environment, environments
from dragonstones.research.play import REWARDS, rewards_of

ALL = environments()
#: Talks are short here: random players hardly ever agree.
SHORT: dict[str, dict[str, Any]] = {"dragons_gold_v0": {"steps": 3}}


@pytest.fixture(params=ALL)
def environment(request: pytest.FixtureRequest) -> Environment:
    return ALL[request.param]


@pytest.fixture
def _quietly() -> Iterator[None]:
    """PettingZoo warns of observations that are dicts, as its own classic games have them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


def test_the_names_are_those_of_the_games() -> None:
    assert list(ALL) == ["fist_2002_v0", "fist_tavern_v0", "dragons_gold_v0"]
    with pytest.raises(AttributeError, match="fist_2002_v0"):
        _ = pettingzoo.fist_1999_v0


@pytest.mark.usefixtures("_quietly")
def test_it_is_an_environment_by_pettingzoos_tests(
    environment: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    options = SHORT.get(environment.__name__)
    api_test(environment.env(options=options), num_cycles=150)
    seed_test(lambda: environment.env(options=options), num_cycles=50)
    parallel_api_test(environment.parallel_env(options=options), num_cycles=150)
    render_test(environment.env)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [3, 6])
def test_whole_games_end_with_their_rewards(environment: Environment, seats: int) -> None:
    options, rng = SHORT.get(environment.__name__), random.Random(1)
    env = environment.env(seats=seats, options=options)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        total[agent] += reward
        if ended:
            env.step(None)
            continue
        assert not cut
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal) > 1 and (info["action_mask"] == observation["action_mask"]).all()
        env.step(rng.choice(legal))
    assert sum(total.values()) == pytest.approx(1)
    result = env.unwrapped.table.play.match.result
    assert total == dict(zip(total, rewards_of(result, "win"), strict=True))


def test_ten_thousand_random_steps(environment: Environment) -> None:
    env, rng, games = environment.raw_env(), np.random.default_rng(5), 0
    env.reset(seed=5)
    for _ in range(10_000):
        if all(env.terminations.values()):
            assert sum(env.rewards.values()) == pytest.approx(1)
            games += 1
            env.reset()
        env.step(int(rng.choice(np.flatnonzero(env.table.mask(env.agent_selection)))))
    assert games > 3


def test_parallel_steps_come_to_the_same_game(environment: Environment) -> None:
    """The same answers to the same deal, one after the other or together where they are sealed."""
    options = SHORT.get(environment.__name__)
    one, all_at_once = (
        environment.raw_env(options=options),
        environment.parallel_env(options=options),
    )
    one.reset(seed=3)
    all_at_once.reset(seed=3)
    rng = random.Random(3)
    for _ in range(150):
        play = all_at_once.table.play
        if play.is_over:
            break
        actions = {}
        for agent, seat in all_at_once.table.seats.items():
            mask = all_at_once.table.mask(agent, idle=True)
            actions[agent] = int(rng.choice(np.flatnonzero(mask)))
            if seat not in play.on():
                assert actions[agent] == play.encoding.alphabet.end
        all_at_once.step(actions)
    given = play.match.journal()["answers"]
    other = one.table.play
    while len(answers := other.match.journal()["answers"]) < len(given):
        seat, answer = given[len(answers)]
        for token in other.encoding.spell(other.match.waiting[seat], answer):
            other.take(seat, token)
    assert other.match.view() == play.match.view()


def test_an_action_outside_of_the_mask_is_refused_and_changes_nothing() -> None:
    env = ALL["fist_2002_v0"].env(seats=3)
    env.reset(seed=1)
    before = env.observe("player_0")
    for action in (9, 60, 100):
        with pytest.raises(IllegalAnswer, match="cannot come next"):
            env.step(action)
    assert (env.observe("player_0")["observation"] == before["observation"]).all()
    assert env.agent_selection == "player_0"
    parallel = ALL["fist_2002_v0"].parallel_env(seats=3)
    parallel.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="cannot come next"):
        parallel.step({"player_0": 1, "player_1": 1, "player_2": 50})
    assert parallel.table.play.steps == 0


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seats": 7}, "wrong-seats"),
        ({"options": {"dragons": 1}}, "no-such-option"),
        ({"reward": "fame"}, "wrong-choice"),
        ({"render_mode": "3d"}, "wrong-choice"),
    ],
)
def test_a_wrong_set_up_says_what_is_possible(wrong: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        ALL["fist_2002_v0"].env(**wrong)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


def test_a_game_that_gets_nowhere_is_cut() -> None:
    env = ALL["fist_2002_v0"].env(seats=3, max_steps=10)
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        assert not ended and not reward
        env.step(None if cut else int(np.flatnonzero(observation["action_mask"])[0]))
    assert not env.agents and env.unwrapped.table.play.steps == 10


@pytest.mark.parametrize("kind", REWARDS)
def test_rewards_of_places_add_up(kind: str) -> None:
    result = {"winners": [1, 2], "ranking": [[1, 2], [0], [3]], "points": [4, 9, 9, 0]}
    expected = {
        "win": [0, 0.5, 0.5, 0],
        "place": [-1 / 3, 2 / 3, 2 / 3, -1],
        "points": [4, 9, 9, 0],
    }
    assert rewards_of(result, kind) == pytest.approx(expected[kind])
