"""One learner among bots."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from dragonstones import BadSetup, IllegalAnswer
from dragonstones.engine import games
from dragonstones.research.gymnasium import id_of

GAMES = [game.id for game in games()]


def made(game: str, **about: Any) -> Any:
    return gymnasium.make(id_of(game), disable_env_checker=True, **about).unwrapped


@pytest.mark.parametrize("game", GAMES)
def test_it_is_an_environment_by_gymnasiums_test(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(made(game, seats=3))


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_plays_a_whole_game_among_merchants(game: str) -> None:
    env = made(game, seats=3, rivals="merchant", seat=2)
    rng, ended, reward = random.Random(1), False, 0.0
    observation, _ = env.reset(seed=1)
    while not ended:
        assert not reward
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal) > 1
        observation, reward, ended, cut, _ = env.step(rng.choice(legal))
        assert not cut
    winners = env.play.match.result["winners"]
    assert reward == (1 / len(winners) if 2 in winners else 0)


def test_the_same_seed_deals_the_same_match_and_the_same_rivals() -> None:
    seen = []
    for _ in range(2):
        env = made("fist-2002", rivals="merchant")
        observation, _ = env.reset(seed=5)
        rows = [observation["observation"]]
        for _ in range(40):
            action = np.flatnonzero(observation["action_mask"])[-1]
            observation, _, ended, _, _ = env.step(action)
            rows.append(observation["observation"])
            if ended:
                break
        seen.append(np.array(rows))
    assert (seen[0] == seen[1]).all()


def test_an_action_outside_of_the_mask_ends_the_match_or_is_refused() -> None:
    env = made("fist-2002", seats=3, seat=0)
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(60)
    assert (reward, ended) == (-1.0, True) and "cannot come next" in info["refused"]
    strict = made("fist-2002", seats=3, seat=0, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="cannot come next"):
        strict.step(60)
    assert strict.play.steps == 0


@pytest.mark.parametrize(
    "wrong", [{"rivals": "wizard"}, {"rivals": ["random"]}, {"seat": 4}, {"seats": 2}]
)
def test_a_wrong_set_up_says_what_is_possible(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        made("fist-2002", **wrong)
