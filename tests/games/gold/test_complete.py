"""No ruling and no Magic Object is without a scenario."""

from __future__ import annotations

from dragonstones.games.gold.box import OBJECTS
from tests.games.marks import marked

RULINGS = {f"D{number}" for number in range(1, 28)}


def test_every_ruling_has_a_scenario() -> None:
    assert marked(__file__, "ruling") == RULINGS


def test_every_magic_object_has_a_scenario() -> None:
    assert marked(__file__, "magic_object") == set(OBJECTS)
