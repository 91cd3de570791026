"""`dragonstones puzzle` and `mine`, as one types them."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from dragonstones.puzzles import book
from dragonstones.puzzles.book import FOLDER
from dragonstones.terminal.app import app

runner = CliRunner()


def a_bid() -> str:
    """A puzzle whose best answer is an empty fist, which is `0` at the keyboard."""
    return next(
        one.id for one in book().values() if one.kind == "bid" and one.weighed[0].answer == {}
    )


@pytest.mark.parametrize(("lang", "right"), [("en", "Right!"), ("de", "Richtig!")])
def test_a_puzzle_is_solved_at_the_keyboard_and_explained(lang: str, right: str) -> None:
    told = runner.invoke(app, ["puzzle", a_bid(), "--lang", lang], input="nonsense\n0\n")
    assert told.exit_code == 0 and right in told.output and "█" in told.output


def test_whoever_leaves_is_told_nothing() -> None:
    told = runner.invoke(app, ["puzzle", a_bid(), "--lang", "en"], input="q\n")
    assert told.exit_code == 0 and "█" not in told.output and "%" not in told.output


def test_a_puzzle_that_is_not_there_is_one_sentence() -> None:
    told = runner.invoke(app, ["puzzle", "00000000", "--lang", "en"])
    assert told.exit_code == 2 and "00000000" in told.output
    told = runner.invoke(app, ["puzzle", "--theme", "chess", "--lang", "en"])
    assert told.exit_code == 2


def test_a_file_is_checked_and_what_is_wrong_with_it_is_named(tmp_path: Path) -> None:
    file = tmp_path / "odd.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    told = runner.invoke(app, ["mine", "--check", str(file), "--lang", "en"])
    assert told.exit_code == 2 and "odd.jsonl, puzzle 1" in told.output
    told = runner.invoke(app, ["mine", "--check", str(tmp_path / "none"), "--lang", "en"])
    assert told.exit_code == 2 and "none" in told.output
    one = (FOLDER / "fist-2002.jsonl").read_text(encoding="utf-8").splitlines()[0]
    file.write_text(f"{one}\n", encoding="utf-8")
    told = runner.invoke(app, ["mine", "--check", str(file), "--seed", "2", "--lang", "en"])
    assert "1 puzzle checked" in told.output
    assert runner.invoke(app, ["mine", "--lang", "en"]).exit_code == 2
