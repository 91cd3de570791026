"""A process that plays the lab's games. `lab.py` starts it; it has time, and takes what is left.

On stdin it is asked for games, on stdout it answers what they tell, as bot workers do.
"""

from __future__ import annotations

import os
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc, print_exc
from typing import Any

from msgspec import Struct

from dragonstones.arena.lab import Experiment
from dragonstones.server.bot_worker import be_modest, listen, own_pipes, say


class Wanted(Struct):
    """The games from one number to before another."""

    game: str
    card: dict[str, Any]
    first: int
    last: int


class Told(Struct, tag=True):
    #: Of each game.
    facts: list[dict[str, tuple[int, float]]]


class Failed(Struct, tag=True):
    trace: str


Reply = Told | Failed


def play(wanted: Wanted) -> Reply:
    experiment = Experiment(wanted.game, wanted.card)
    try:
        numbers = range(wanted.first, wanted.last)
        return Told([dict(experiment.play(number)) for number in numbers])
    except Exception:
        return Failed(format_exc())


def main() -> None:
    inlet, outlet = own_pipes()
    asked: SimpleQueue[Wanted] = SimpleQueue()
    Thread(target=listen, args=(inlet, Wanted, asked), daemon=True).start()
    be_modest(nice=0)  # whoever has started it has seen to that
    while True:
        say(outlet, play(asked.get()))


if __name__ == "__main__":
    try:
        main()
    except BaseException:
        print_exc()
    finally:
        os._exit(1)
