"""No character of the Tavern Edition and none of its rulings is without a scenario."""

from __future__ import annotations

from dragonstones.games.fist.editions.tavern import TAVERN
from tests.games.marks import marked

RULINGS = {f"T{number}" for number in range(1, 16)}


def test_every_character_has_a_scenario() -> None:
    assert set(TAVERN.characters) - marked(__file__, "character") == set()


def test_no_scenario_is_about_a_character_of_another_box() -> None:
    assert marked(__file__, "character") - set(TAVERN.characters) == set()


def test_every_ruling_has_a_scenario() -> None:
    assert RULINGS - marked(__file__, "ruling") == set()
