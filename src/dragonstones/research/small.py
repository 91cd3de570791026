"""Games small enough to be solved exactly, which a family makes from its own pieces.

A family lists them by name as `SMALL` in the module of its name. They are not registered as games,
since nobody would want to play them twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from dragonstones.engine import Match
from dragonstones.engine.registry import Game


class Setup(NamedTuple):
    """A game and all its possible deals, which are equally likely."""

    game: Game[Any]
    seats: int
    #: The chance results of each deal, as a script for a match.
    deals: Sequence[Sequence[Any]]
    #: After this many turns without a winner, all share the win.
    turns: int

    def deal(self, number: int) -> Match:
        return Match.new(self.game, self.seats, 0, script=self.deals[number])


class Small(NamedTuple):
    """A small game, with its parameters and their defaults."""

    usual: Mapping[str, int]
    make: Callable[..., Setup]
