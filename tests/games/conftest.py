"""What the scenarios of all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest


@pytest.fixture(params=[False, True], ids=["as-written", "copied"])
def twice(request: pytest.FixtureRequest) -> Iterator[Callable[[Any], Any]]:
    """Every scenario is played twice: as written, and with a copy before every answer. At its
    end the journal must lead to the same match."""
    started: list[Any] = []

    def start(scenario: Any) -> Any:
        scenario.copying = request.param
        started.append(scenario)
        return scenario

    yield start
    for scenario in started:
        scenario.check_replay()
