"""Bots that no site wants, for the workers of tests to import."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path
from typing import Any

from dragonstones.bots import Bot, Level, Moment, RandomBot, register
from dragonstones.engine import Answer

#: A bot that thinks says so by making this file.
THINKING = "BOT_IS_THINKING"


def say_thinking() -> None:
    if path := os.environ.get(THINKING):
        Path(path).touch()


class Sleeper(RandomBot):
    def answer(self, moment: Moment) -> Answer:
        say_thinking()
        while True:
            time.sleep(1)


class Stubborn(RandomBot):
    """Not even another thread gets a word in."""

    def answer(self, moment: Moment) -> Answer:
        say_thinking()
        return re.match(r"(a+)+$", "a" * 60 + "b")


class Quitter(RandomBot):
    def answer(self, moment: Moment) -> Answer:
        os._exit(3)


class Printer(RandomBot):
    """Writes wherever it can, and wants to read."""

    def answer(self, moment: Moment) -> Answer:
        print("hello" * 100_000)
        os.write(1, b"\0\0\0\1x")
        try:
            input()
        except EOFError:
            return moment.decision.default
        raise AssertionError("there was something to read")


class Cheat(RandomBot):
    def answer(self, moment: Moment) -> Answer:
        return {"fairy": 99}


class Unmade(RandomBot):
    def __init__(self, seed: str) -> None:
        raise SystemExit("no licence")


class Glutton(RandomBot):
    def answer(self, moment: Moment) -> Answer:
        self.eaten = []
        while True:
            self.eaten.append(bytearray(1 << 29))


class Slow(RandomBot):
    """Takes its time, but comes to an end."""

    seconds = 1.5

    def answer(self, moment: Moment) -> Answer:
        say_thinking()
        time.sleep(self.seconds)
        return moment.decision.default

    def why(self) -> dict[str, Any]:
        return {"process": os.getpid()}


class Witness(RandomBot):
    """Says what it knows."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.asked = self.events = 0
        self.seconds = 0.0

    def see(self, event: object) -> None:
        self.events += 1

    def answer(self, moment: Moment) -> Answer:
        self.asked += 1
        self.seconds = moment.budget.seconds
        return super().answer(moment)

    def why(self) -> dict[str, Any]:
        return {
            "process": os.getpid(),
            "asked": self.asked,
            "events": self.events,
            "seconds": self.seconds,
            "secrets": [name for name in os.environ if name.startswith("DRAGONSTONES_")],
        }


class Mystic(RandomBot):
    """Says what cannot be said."""

    def why(self) -> Any:
        return {"why": object()}


ODD: dict[str, type[Bot]] = {
    one.__name__.lower(): one
    for one in (
        Sleeper,
        Stubborn,
        Quitter,
        Printer,
        Cheat,
        Unmade,
        Glutton,
        Slow,
        Witness,
        Mystic,
    )
}
if Path(sys.argv[0]).name == "bot_worker.py":  # other tests try every bot that they find
    for name, bot in ODD.items():
        register(Level(name, None, bot))
