"""What a family of games knows about its puzzles: the part `SETTER` in the module of its name."""

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
    """Makes puzzles from any game; a family may know more."""

    def asks(self, view: View) -> bool:
        """Whether a person could think through all answers to what the view asks."""
        return "options" in view["decision"]

    def fair(self, best: Sequence[Answer]) -> bool:
        """Whether a person could find one of these answers."""
        return True

    def alike(self, answer: Answer, weighed: Sequence[Answer]) -> int | None:
        """The place of a weighed answer that is as good as this one; None if unknown."""
        texts = list(map(spelled, weighed))
        return texts.index(spelled(answer)) if spelled(answer) in texts else None

    def features(self, view: View) -> Any:
        """Plain data that is equal for two moments that would make the same puzzle."""
        return None

    def cards(self, view: View) -> list[str]:
        """The cards that the decision is about."""
        return []

    def themes(self, view: View, best: Sequence[Answer], obvious: Answer) -> list[str]:
        """The themes of the puzzle, the most telling first; each has the messages `theme-<id>` and
        `theme-<id>-lesson`."""
        return []

    def figures(self, puzzle: Puzzle, view: View, names: Sequence[str], t: Texts) -> str:
        """Why the best answer is best, by what the search found; empty if it cannot say."""
        return ""


def setter_of(family: str) -> Setter:
    found: Setter | None = part("puzzles", family, "SETTER")
    return found or Setter()


def spelled(answer: Answer) -> str:
    """A text that is the same for equal answers.

    >>> spelled({"fairy": 2, "black": 1}) == spelled({"black": 1, "fairy": 2})
    True
    """
    return json.dumps(answer, sort_keys=True)
