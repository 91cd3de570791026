"""`dragonstones notation`, and games in notation where a saved game is read."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from dragonstones import Match
from tests.games.random_play import play_to_the_end
from tests.terminal.program import run_here


@pytest.fixture
def match() -> Match:
    return play_to_the_end(Match.new("fist-2002", 3, 7), random.Random(7))


def test_a_journal_becomes_notation_and_a_journal_again(match: Match, tmp_path: Path) -> None:
    journal, text = tmp_path / "game.json", tmp_path / "game.txt"
    journal.write_text(json.dumps(match.journal()))
    written = run_here(tmp_path, "notation", str(journal))
    assert written.exit_code == 0 and written.stdout.startswith('[Game "fist-2002"]')
    text.write_text(written.stdout)
    back = run_here(tmp_path, "notation", str(text))
    assert json.loads(back.stdout) == match.journal()
    assert (
        run_here(tmp_path, "replay", str(text)).stdout
        == run_here(tmp_path, "replay", str(journal)).stdout
        != ""
    )


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Line 2, column 1: "), ("de", "Zeile 2, Spalte 1: ")]
)
def test_a_mistake_is_told_with_its_place(lang: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text('[Game "fist-2002"] [Seats 3] [Seed 7]\n4: fairy 2\n')
    for command in ("notation", "replay"):
        ended = run_here(tmp_path, command, str(file), "--lang", lang)
        assert ended.exit_code == 1 and said in " ".join(ended.output.split())
