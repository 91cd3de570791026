"""How strong the bots are: the fit finds what is there, and the documents say what it found."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from benchmarks.anchors import Places, fit
from benchmarks.ratings import finish
from dragonstones.arena.anchors import anchor_of, anchors
from dragonstones.engine import games
from dragonstones.server.ratings import Rated

DOC = Path(__file__).parents[2] / "docs" / "ratings.md"


def test_the_fit_finds_strengths_that_are_known() -> None:
    truth = {"apprentice": 20.0, "merchant": 25.0, "archmage": 31.0}
    rng, found = random.Random(1), []
    for _ in range(600):
        levels = tuple(rng.choices([*truth], k=4))
        order = finish(rng, [truth[level] for level in levels])
        found.append(Places(levels, tuple(float(order.index(seat)) for seat in range(4))))
    for level, (mu, sigma) in fit(found).items():
        assert mu == pytest.approx(truth[level], abs=max(1e-9, 3 * sigma)), level
        assert sigma < 1


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_the_levels_come_in_their_order(game: str) -> None:
    assert [*anchors(game)] == ["random", "apprentice", "merchant", "archmage"]
    assert anchor_of(game, "archmage:serene") == anchors(game)["archmage"]
    assert anchor_of(game, "archmage:50ms") is None
    assert anchor_of(game, "best-response") is None


def test_the_documentation_has_the_measured_numbers() -> None:
    rows = [line.strip("| \n").split(" | ") for line in DOC.read_text().splitlines()]
    for level, *told in (row for row in rows if row[0] in anchors("fist-2002")):
        for game, cell in zip(("fist-2002", "fist-tavern", "dragons-gold"), told, strict=True):
            one = Rated(*anchors(game)[level][:2]).told(0)
            expected = f"{one.value} ± {one.spread}" if one.spread else f"{one.value}"
            assert cell == expected, (game, level)
