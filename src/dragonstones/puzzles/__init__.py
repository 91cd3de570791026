"""Puzzles: moments of games in which one answer is clearly best and the obvious one is not.

`book()` has those that come with the package; `dragonstones mine` finds more.
"""

from __future__ import annotations

from dragonstones.puzzles.book import book, daily
from dragonstones.puzzles.puzzle import BadPuzzle, Puzzle

__all__ = ["BadPuzzle", "Puzzle", "book", "daily"]
