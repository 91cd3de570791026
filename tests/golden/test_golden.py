"""Saved games of every version of the rules play as they did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dragonstones import Match, Refused
from dragonstones.engine import Game
from dragonstones.engine.registry import games
from tests.golden import FOLDER, digest
from tests.golden.make import path, played, subjects

CHANGED = "a saved game plays differently: such a change of rules needs a new rules version"

GAMES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_saved_game_plays_as_it_did(file: Path) -> None:
    golden = json.loads(file.read_text())
    try:
        match = Match.replay(golden["journal"])
    except Refused as refused:
        pytest.fail(f"{CHANGED} (this one stops with: {refused})")
    assert match.result is not None
    assert golden["about"] in played(match)
    assert digest(match) == golden["digest"], CHANGED


@pytest.mark.parametrize("game", list(games()), ids=lambda game: game.id)
def test_every_subject_has_a_saved_game(game: Game[Any]) -> None:
    """One for each character, each Magic Object, and each thing that happens seldom."""
    assert [about for about in subjects(game) if not path(game, about, FOLDER).exists()] == []
