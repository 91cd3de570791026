"""Saved games of every version of the rules play as they did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dragonstones import Match, Refused
from dragonstones.games.fist import FIST_2002, FIST_TAVERN, FistGame
from tests.golden import FOLDER, digest
from tests.golden.make import played

CHANGED = "a saved game plays differently: such a change of rules needs a new rules version"

GAMES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_saved_game_plays_as_it_did(path: Path) -> None:
    golden = json.loads(path.read_text())
    try:
        match = Match.replay(golden["journal"])
    except Refused as refused:
        pytest.fail(f"{CHANGED} (this one stops with: {refused})")
    assert match.result is not None
    assert golden["about"] in played(match)
    assert digest(match) == golden["digest"], CHANGED


@pytest.mark.parametrize("game", [FIST_2002, FIST_TAVERN], ids=lambda game: game.id)
def test_every_character_has_a_saved_game(game: FistGame) -> None:
    saved = {path.stem for path in GAMES}
    assert saved >= {f"{game.id}-{card}" for card in game.edition.characters}
