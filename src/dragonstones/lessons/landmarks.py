"""What a lesson can light on a table, and what goes without saying in its positions: one
`LANDMARKS` in the module of each family's name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from dragonstones.engine import Game
from dragonstones.engine.families import part

Position = dict[str, Any]


def _as_written(game: Game[Any], position: Position) -> Position:
    return position


class Landmarks(NamedTuple):
    """Names of places on a table: a page knows where they are."""

    #: Regular expressions, each with what it means.
    names: dict[str, str]
    #: A position of a lesson with all that it leaves out.
    complete: Callable[[Game[Any], Position], Position] = _as_written

    def has(self, name: str) -> bool:
        return any(re.fullmatch(pattern, name) for pattern in self.names)


def landmarks_of(game: Game[Any]) -> Landmarks:
    return part("lessons", game.family, "LANDMARKS") or Landmarks({})
