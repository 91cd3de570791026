"""A process that plays the lab's games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from dragonstones.arena.lab import Experiment
from dragonstones.server.worker import work


class Wanted(Struct):
    """The games with numbers from `first` up to, but not including, `last`."""

    game: str
    card: dict[str, Any]
    first: int
    last: int


class Told(Struct, tag=True):
    #: One for each game.
    facts: list[dict[str, tuple[int, float]]]


def play(wanted: Wanted) -> Told:
    experiment = Experiment(wanted.game, wanted.card)
    numbers = range(wanted.first, wanted.last)
    return Told([dict(experiment.play(number)) for number in numbers])


if __name__ == "__main__":
    work(Wanted, play)
