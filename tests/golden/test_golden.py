"""Saved games of every version of the rules play as they did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dragonstones import Match
from dragonstones.games.fist import FIST_2002
from tests.golden import FOLDER, digest
from tests.golden.make import played

GAMES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_saved_game_plays_as_it_did(path: Path) -> None:
    golden = json.loads(path.read_text())
    match = Match.replay(golden["journal"])
    assert match.result is not None
    assert golden["about"] in played(match)
    assert digest(match) == golden["digest"], "a change of rules needs a new rules version"


def test_every_character_has_a_saved_game() -> None:
    about = {json.loads(path.read_text())["about"] for path in GAMES}
    assert about >= set(FIST_2002.edition.characters)
