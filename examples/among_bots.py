"""Measure a policy among bots: one that was trained, or put your own where `policy` is.

python examples/among_bots.py [games] [rivals] [file of train.py]
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from dragonstones.research.gymnasium import id_of

SEATS = 4


def policy(observation: dict[str, Any], learned: Mapping[str, Any]) -> Any:
    """The chance of each token; without anything learned, small numbers more often."""
    mask = observation["action_mask"] > 0
    if not learned:
        return np.where(mask, 0.5 ** mask.cumsum(), 0)
    x = np.log1p(np.abs(observation["observation"]))
    h = np.tanh(x @ learned["a"] + learned["b"])
    return np.exp(np.where(mask, h @ learned["c"], -np.inf))


def main(games: str = "200", rivals: str = "random", file: str | None = None) -> None:
    learned = dict(np.load(file)) if file else {}
    env = gymnasium.make(id_of("fist-2002"), seats=SEATS, rivals=rivals)
    rng, won = np.random.default_rng(1), 0.0
    for game in range(int(games)):
        observation, _ = env.reset(seed=game)
        ended = cut = False
        while not ended and not cut:
            chances = policy(observation, learned)
            token = rng.choice(len(chances), p=chances / chances.sum())
            observation, reward, ended, cut, _ = env.step(token)
        won += float(reward)
    share = won / int(games)
    spread = 1.96 * math.sqrt(share * (1 - share) / int(games))
    print(f"{share:.1%} ± {spread:.1%} of {games} games against {rivals}; fair is {1 / SEATS:.1%}")


if __name__ == "__main__":
    main(*sys.argv[1:4])
