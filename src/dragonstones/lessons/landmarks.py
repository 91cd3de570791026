"""What a lesson can highlight on a table, and what its positions need not say: the part `LANDMARKS`
in the module of each family's name."""

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
    """Names of places on a table; the page knows where they are."""

    #: Regular expressions for names, each with what it means.
    names: dict[str, str]
    #: Fills in everything that a position of a lesson leaves out.
    complete: Callable[[Game[Any], Position], Position] = _as_written

    def has(self, name: str) -> bool:
        return any(re.fullmatch(pattern, name) for pattern in self.names)


def landmarks_of(game: Game[Any]) -> Landmarks:
    return part("lessons", game.family, "LANDMARKS") or Landmarks({})
