"""Tokens a second: matches stepped together into arrays, beside the same ones through PettingZoo,
and beside the card games of PettingZoo and RLCard.

Everything is played at random by the masks that it gives; samples come by turns. One process is
measured by its processor time, several by the clock. A goal, not a promise.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from dragonstones.research.pettingzoo import environments
from dragonstones.research.vector import Rows, SharedVector, Vector

SAMPLES = 3
SECONDS = 1.0
MATCHES = 64
WORKERS = 2
GOAL = 3
#: The card games of PettingZoo's `classic`, and RLCard's.
CLASSIC = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "doudizhu")


class Rate(NamedTuple):
    """Steps a second: of processor time, and by the clock."""

    busy: float
    clock: float


#: Takes some steps, and returns how many.
Stepper = Callable[[], int]


def rate(step: Stepper) -> Rate:
    """How fast something is, in one sample."""
    steps, start, busy = 0, time.perf_counter(), time.process_time()
    while (seconds := time.perf_counter() - start) < SECONDS:
        steps += step()
    return Rate(steps / (time.process_time() - busy), steps / seconds)


def at_random(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal token for each row."""
    return np.asarray((rng.random(masks.shape, np.float32) * masks).argmax(axis=-1))


def by_vector(vector: Rows) -> Stepper:
    rng = np.random.default_rng(1)

    def step() -> int:
        vector.step(at_random(vector.masks, rng))
        return len(vector)

    return step


def by_pettingzoo(env: Any) -> Stepper:
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            return 0
        env.step(int(at_random(observation["action_mask"], rng)))
        return 1

    return step


def by_rlcard(name: str) -> Stepper:
    import rlcard

    env, rng = rlcard.make(name, {"seed": 1}), np.random.default_rng(1)
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        if env.is_over():
            state, _ = env.reset()
            return 0
        legal = [*state["legal_actions"]]
        state, _ = env.step(legal[int(rng.integers(len(legal)))])
        return 1

    return step


def peers() -> dict[str, Stepper]:
    """The card games of others, as far as they are installed."""
    found: dict[str, Stepper] = {}
    for name in CLASSIC:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
            found[f"PettingZoo {name}"] = by_pettingzoo(module.env())
        except ImportError as error:
            print(f"{name}: {error}")
    for name in RLCARD:
        try:
            found[f"RLCard {name}"] = by_rlcard(name)
        except ImportError as error:
            print(f"{name}: {error}")
    return found


def medians(steppers: list[Stepper]) -> list[Rate]:
    """The median of a few samples of each, which come by turns."""
    samples = [[rate(step) for step in steppers] for _ in range(SAMPLES)]
    columns = [[*zip(*column, strict=True)] for column in zip(*samples, strict=True)]
    return [Rate(*map(statistics.median, column)) for column in columns]


def main() -> None:
    others = peers()
    for name, found in zip(others, medians([*others.values()]), strict=True):
        print(f"{name:38}{found.busy:>10,.0f} steps/s")
    several = f"{WORKERS} processes"
    print(f"\n{'tokens/s':20}{'PettingZoo':>12}{'vector':>18}{several:>18}  (goal: {GOAL} x)")
    for name, environment in environments().items():
        shared = SharedVector(environment.game, MATCHES, WORKERS)
        alone = by_vector(Vector(environment.game, MATCHES))
        zoo, one, two = medians([by_pettingzoo(environment.env()), alone, by_vector(shared)])
        shared.close()
        print(
            f"{name:20}{zoo.busy:>12,.0f}{one.busy:>10,.0f} ({one.busy / zoo.busy:.1f} x)"
            f"{two.clock:>10,.0f} ({two.clock / zoo.clock:.1f} x)",
            flush=True,
        )


if __name__ == "__main__":
    main()
