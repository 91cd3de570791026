"""Every scenario is played twice: as written, and with a copy before every answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dragonstones import Match

from .scenario import Dragon, Scenario, Start, position


@pytest.fixture(params=[False, True], ids=["as-written", "copied"])
def scenario(request: pytest.FixtureRequest) -> Iterator[Start]:
    """`scenario(dragon(...), players=[...], rules="advanced")`."""
    started: list[Scenario] = []

    def start(*dragons: Dragon, seed: int = 1, **more: Any) -> Scenario:
        match = Match.from_position(position(*dragons, **more), seed=seed)
        started.append(Scenario(match, copying=request.param))
        return started[-1]

    yield start
    for one in started:
        one.check_replay()


@pytest.fixture(params=[False, True], ids=["as-written", "copied"])
def new_game(request: pytest.FixtureRequest) -> Iterator[Start]:
    """A scenario that begins with the set-up."""
    started: list[Scenario] = []

    def start(seats: int, seed: int = 1, **options: Any) -> Scenario:
        match = Match.new("dragons-gold", seats=seats, seed=seed, options=options)
        started.append(Scenario(match, copying=request.param))
        return started[-1]

    yield start
    for one in started:
        one.check_replay()
