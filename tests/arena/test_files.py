"""Figures are kept in files whose changes can be read line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonstones.arena.files import read_rows, write_rows
from dragonstones.arena.lab import boxes
from dragonstones.arena.strategy import figures

CARDS = sorted(boxes.FOLDER.glob("*.json"))
GAMES = sorted(figures.FOLDER.glob("*.json"))


@pytest.mark.parametrize(
    "file", [*CARDS, *GAMES], ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_a_file_that_is_read_is_written_as_it_was(file: Path, tmp_path: Path) -> None:
    known = (boxes.read if file in CARDS else figures.read)(file.stem)
    assert known is not None
    assert known.write(tmp_path).read_bytes() == file.read_bytes()


def test_each_row_is_a_line(tmp_path: Path) -> None:
    path = write_rows(tmp_path / "box.json", {"version": "2"}, "cards", {"imp": [1], "elf": [2]})
    assert path.read_text().splitlines()[2:5] == [' "cards": {', '  "imp": [1],', '  "elf": [2]']


def test_figures_of_another_version_are_not_read(tmp_path: Path) -> None:
    path = write_rows(tmp_path / "box.json", {"version": "2"}, "cards", {})
    assert read_rows(path, {"version": "2"}) == {"version": "2", "cards": {}}
    assert read_rows(path, {"version": "1"}) is None
    assert read_rows(tmp_path / "none.json", {}) is None
