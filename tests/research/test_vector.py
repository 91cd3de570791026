"""Many matches at once are the same matches, in arrays that stay where they are."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from dragonstones import BadSetup, IllegalAnswer, Refused
from dragonstones.research.play import Play
from dragonstones.research.vector import SharedVector, Vector

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fist-2002", 3, {}),
    ("fist-tavern", 4, {}),
    ("dragons-gold", 3, {"steps": 3, "dragons": 8}),
]


def any_legal(vector: Vector, rng: random.Random) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in vector.masks])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_rows_are_what_the_seat_that_is_on_observes(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    vector, rng = Vector(game, n=3, seats=seats, options=options, seed=1), random.Random(1)
    arrays = [id(one) for one in (vector.observations, vector.masks, vector.rewards)]
    games, total = 0, 0.0
    for number in range(100_000):
        if number % 7 == 0:
            for row, play in enumerate(plays_of(vector)):
                seat = int(vector.seats[row])
                assert seat == play.on()[0]
                assert vector.observations[row].tolist() == play.observe(seat)
                assert np.flatnonzero(vector.masks[row]).tolist() == sorted(play.legal(seat))
        vector.step(any_legal(vector, rng))
        games += vector.ended.sum()
        total += vector.rewards.sum()
        assert not vector.cut.any()
        if games >= 3:
            break
    assert total == pytest.approx(games)
    assert arrays == [id(one) for one in (vector.observations, vector.masks, vector.rewards)]


def plays_of(vector: Vector) -> list[Play]:
    return vector._plays


def test_a_token_outside_of_a_mask_changes_no_match() -> None:
    vector = Vector("fist-2002", n=2, seats=3)
    before = vector.observations.copy()
    with pytest.raises(IllegalAnswer, match="cannot come next"):
        vector.step(np.array([3, 50]))
    assert (vector.observations == before).all()
    assert [play.steps for play in plays_of(vector)] == [0, 0]


def test_matches_that_get_nowhere_are_cut() -> None:
    vector = Vector("fist-2002", n=2, seats=3, max_steps=9)
    for _ in range(9):
        assert not vector.ended.any()
        vector.step(vector.masks.argmax(axis=1))
    assert vector.ended.all() and vector.cut.all() and not vector.rewards.any()


def test_two_processes_play_what_two_vectors_would() -> None:
    shared = SharedVector("fist-2002", n=3, workers=2, seats=3, seed=5)
    alone = [Vector("fist-2002", n, 3, seed=f"5/{part}") for part, n in enumerate((1, 2))]
    for _ in range(60):
        whole = np.concatenate([vector.observations for vector in alone])
        assert (shared.observations == whole).all()
        actions = shared.masks.argmax(axis=1)
        shared.step(actions)
        alone[0].step(actions[:1])
        alone[1].step(actions[1:])
    with pytest.raises(IllegalAnswer, match="cannot come next"):
        shared.step([*actions[:2], 112])
    shared.close()
    with pytest.raises(Refused, match="process"):
        shared.step(shared.masks.argmax(axis=1))


@pytest.mark.parametrize("n", [0, -1])
def test_no_matches_are_refused(n: int) -> None:
    with pytest.raises(BadSetup):
        Vector("fist-2002", n=n)
    with pytest.raises(BadSetup):
        SharedVector("fist-2002", n=n)


@pytest.mark.parametrize("wrong", [[1], [1.0, 1.0], [[1, 1]], [-1, 1], [1, 10_000]])
def test_actions_that_are_no_tokens_are_refused(wrong: Any) -> None:
    vector = Vector("fist-2002", n=2, seats=3)
    with pytest.raises(Refused):
        vector.step(wrong)
    assert [play.steps for play in plays_of(vector)] == [0, 0]
