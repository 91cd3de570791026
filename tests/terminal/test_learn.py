"""Lessons at the keyboard."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.program import run_here


def test_the_list_has_every_lesson_and_what_is_done(tmp_path: Path) -> None:
    before = run_here(tmp_path, "learn").output
    assert "A first auction" in before and "✓" not in before
    typed = "\n\n2\n\n\n\n\n\n"  # three lines more than the lesson has: the next one begins
    run_here(tmp_path, "learn", "fist-2002", "auction", typed=typed)
    [done] = [line for line in run_here(tmp_path, "learn").output.splitlines() if "✓" in line]
    assert "auction" in done


def test_a_wrong_try_is_undone_and_the_keeper_shows_how(tmp_path: Path) -> None:
    typed = "3\nshow\nwhy\nq\n"
    output = run_here(tmp_path, "learn", "fist-2002", "ties", typed=typed).output
    assert "That would simply win." in output
    assert "And Renard has two as well." in output
    assert "Only players who share the highest bid" in " ".join(output.split())


def test_one_comes_back_to_where_one_was(tmp_path: Path) -> None:
    run_here(tmp_path, "learn", "fist-2002", "ties", typed="2\n\nq\n")
    output = run_here(tmp_path, "learn", "fist-2002", "--lang", "de", typed="f\n2s\nq\n").output
    assert "Bei Gleichstand entscheidet Silber, Schritt 3 von 8" in output
    assert "Zwei Silber gegen eins: Du hast ihn." in output


def test_what_cannot_be_learnt_is_one_sentence(tmp_path: Path) -> None:
    unknown = run_here(tmp_path, "learn", "fist-2002", "chess")
    assert (unknown.exit_code, unknown.output.strip()) == (
        2,
        "There is no lesson fist-2002/chess here.",
    )
    (tmp_path / "dragonstones").mkdir(exist_ok=True)
    (tmp_path / "dragonstones" / "lessons.json").write_text('{"done": 3}')
    assert run_here(tmp_path, "learn").exit_code == 1
