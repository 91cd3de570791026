"""Puzzles in files, one per line, and those that come with the package."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from dragonstones.engine import Refused
from dragonstones.puzzles.puzzle import BadPuzzle, Puzzle

FOLDER = Path(__file__).parent / "data"

_decode = msgspec.json.Decoder(Puzzle).decode


def read(file: Path) -> list[Puzzle]:
    """All puzzles of a file; BadPuzzle, with the number of the line, if a line is not a puzzle."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise BadPuzzle("puzzle-no-file", file=str(file)) from error
    found = []
    for number, line in enumerate(lines, start=1):
        try:
            found.append(_decode(line))
        except msgspec.DecodeError as error:
            reason = BadPuzzle("puzzle-shape", found=str(error))
            raise BadPuzzle("puzzle-file", file=file.name, puzzle=number, reason=reason) from error
    return found


def check(puzzle: Puzzle, file: Path) -> None:
    """Raise BadPuzzle if the puzzle does not fit the rules that it names."""
    try:
        puzzle.check()
    except Refused as refused:
        raise BadPuzzle(
            "puzzle-file", file=file.name, puzzle=puzzle.id, reason=refused
        ) from refused


def append(puzzles: Iterable[Puzzle], file: Path) -> None:
    """Add puzzles to a file. A crash in here may leave half a line, which `mend` removes."""
    lines = [msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles]
    if lines:
        with file.open("ab") as out:
            out.write(b"".join(lines))


def mend(file: Path) -> bool:
    """Remove a last line that was cut off; returns whether there was one."""
    written = file.read_bytes()
    whole = written.rfind(b"\n") + 1
    if whole < len(written):
        os.truncate(file, whole)
    return whole < len(written)


@cache
def book() -> dict[str, Puzzle]:
    """The puzzles of the package, by id."""
    files = sorted(FOLDER.glob("*.jsonl"))
    return {puzzle.id: puzzle for file in files for puzzle in read(file)}


def daily(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; none comes again before all have had a day."""
    puzzles = sorted(book().values(), key=lambda puzzle: sha256(puzzle.id.encode()).digest())
    if not puzzles:
        raise BadPuzzle("no-puzzles")
    return puzzles[day.toordinal() % len(puzzles)]
