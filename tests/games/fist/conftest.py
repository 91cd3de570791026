"""Scenarios of the 2002 edition."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from dragonstones import Match

from .scenario import Scenario, Start, position


@pytest.fixture
def scenario(twice: Callable[[Scenario], Scenario]) -> Start:
    """`scenario("thief", players=[...])`."""

    def start(*to_come: str, seed: int = 1, script: Sequence[Any] = (), **more: Any) -> Scenario:
        match = Match.from_position(position(*to_come, **more), seed=seed, script=script)
        return twice(Scenario(match))

    return start


@pytest.fixture
def new_game(twice: Callable[[Scenario], Scenario]) -> Start:
    """A scenario that begins with the set-up."""

    def start(seats: int, seed: int = 1) -> Scenario:
        return twice(Scenario(Match.new("fist-2002", seats=seats, seed=seed)))

    return start
