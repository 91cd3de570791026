"""What the scenarios of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from dragonstones import Match
from tests.games.declared import check_moments


@pytest.fixture(params=[False, True], ids=["as-written", "copied"])
def twice(request: pytest.FixtureRequest) -> Iterator[Callable[[Any], Any]]:
    """Every scenario is played twice: as written, and with a copy before every answer. In the end
    the journal must lead to the same match, and everything seen on the way must have the declared
    types."""
    started: list[Any] = []

    def start(scenario: Any) -> Any:
        scenario.copying = request.param
        started.append(scenario)
        return scenario

    yield start
    for scenario in started:
        scenario.check_replay()
        if not scenario.copying:
            check_moments(Match.steps(scenario.match.journal()))
