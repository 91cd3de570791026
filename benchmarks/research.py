"""Tokens a second: matches stepped together into arrays, beside the same ones through PettingZoo.

Both play at random by the masks they are given; samples come by turns. A goal, not a
promise.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import numpy as np

from dragonstones.research.pettingzoo import environments
from dragonstones.research.vector import Rows, SharedVector, Vector

SAMPLES = 3
SECONDS = 1.0
MATCHES = 64
WORKERS = 2


def at_random(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal token for each row."""
    return np.asarray((rng.random(masks.shape, np.float32) * masks).argmax(axis=-1))


def by_vector(vector: Rows) -> Callable[[], float]:
    rng = np.random.default_rng(1)

    def sample() -> float:
        steps, start = 0, time.perf_counter()
        while (seconds := time.perf_counter() - start) < SECONDS:
            vector.step(at_random(vector.masks, rng))
            steps += MATCHES
        return steps / seconds

    return sample


def by_pettingzoo(name: str) -> Callable[[], float]:
    env, rng = environments()[name].env(), np.random.default_rng(1)
    env.reset(seed=1)

    def sample() -> float:
        steps, start = 0, time.perf_counter()
        while (seconds := time.perf_counter() - start) < SECONDS:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
            else:
                env.step(int(at_random(observation["action_mask"], rng)))
                steps += 1
        return steps / seconds

    return sample


def main() -> None:
    several = f"{WORKERS} processes"
    print(f"{'tokens/s':20}{'PettingZoo':>12}{'vector':>18}{several:>18}  (goal: 3 x)")
    for name, environment in environments().items():
        alone = Vector(environment.game, MATCHES)
        shared = SharedVector(environment.game, MATCHES, WORKERS)
        ways = [by_pettingzoo(name), by_vector(alone), by_vector(shared)]
        rates = [[way() for way in ways] for _ in range(SAMPLES)]
        shared.close()
        zoo, *ours = (statistics.median(column) for column in zip(*rates, strict=True))
        print(f"{name:20}{zoo:>12,.0f}" + "".join(f"{n:>10,.0f} ({n / zoo:.1f} x)" for n in ours))


if __name__ == "__main__":
    main()
