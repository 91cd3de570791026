"""What a family of games knows of its own puzzles: the part `SETTER` in the module of its name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dragonstones.engine.decisions import Answer
from dragonstones.engine.families import part
from dragonstones.text import Texts

if TYPE_CHECKING:
    from dragonstones.puzzles.puzzle import Puzzle

View = dict[str, Any]


class Setter:
    """Makes puzzles of any game; a family knows more."""

    def asks(self, view: View) -> bool:
        """Whether somebody could think through all answers to what the view asks."""
        return "options" in view["decision"]

    def fair(self, best: Sequence[Answer]) -> bool:
        """Whether somebody could find one of these answers."""
        return True

    def alike(self, answer: Answer, weighed: Sequence[Answer]) -> int | None:
        """The place of the weighed answer that this one is as good as; None: nobody knows."""
        texts = list(map(spelled, weighed))
        return texts.index(spelled(answer)) if spelled(answer) in texts else None

    def features(self, view: View) -> Any:
        """What two moments have in common whose puzzles would be the same, as plain data."""
        return None

    def cards(self, view: View) -> list[str]:
        """The cards that the decision is about."""
        return []

    def themes(self, view: View, best: Sequence[Answer], obvious: Answer) -> list[str]:
        """What it is about, the most telling first: each has the messages `theme-<id>` and
        `theme-<id>-lesson`."""
        return []

    def figures(self, puzzle: Puzzle, view: View, names: Sequence[str], t: Texts) -> str:
        """Why the best answer is best, from what the search has found; empty: it cannot say."""
        return ""


def setter_of(family: str) -> Setter:
    found: Setter | None = part("puzzles", family, "SETTER")
    return found or Setter()


def spelled(answer: Answer) -> str:
    """The same text for the same answer.

    >>> spelled({"fairy": 2, "black": 1}) == spelled({"black": 1, "fairy": 2})
    True
    """
    return json.dumps(answer, sort_keys=True)
