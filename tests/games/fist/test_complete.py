"""No character and no ruling is without a scenario."""

from __future__ import annotations

from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from tests.games.marks import marked

RULINGS = {f"F{number}" for number in range(1, 17)}


def test_every_character_has_a_scenario() -> None:
    assert marked(__file__, "character") == set(EDITION_2002.characters)


def test_every_ruling_has_a_scenario() -> None:
    assert marked(__file__, "ruling") == RULINGS
