"""Scenarios of Dragon's Gold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from dragonstones import Match

from .scenario import Dragon, Scenario, Start, position


@pytest.fixture
def scenario(twice: Callable[[Scenario], Scenario]) -> Start:
    """`scenario(dragon(...), players=[...], rules="advanced")`."""

    def start(*dragons: Dragon, seed: int = 1, script: Sequence[Any] = (), **more: Any) -> Scenario:
        match = Match.from_position(position(*dragons, **more), seed=seed, script=script)
        return twice(Scenario(match))

    return start


@pytest.fixture
def new_game(twice: Callable[[Scenario], Scenario]) -> Start:
    """A scenario that begins with the set-up."""

    def start(seats: int, seed: int = 1, **options: Any) -> Scenario:
        match = Match.new("dragons-gold", seats=seats, seed=seed, options=options)
        return twice(Scenario(match))

    return start
