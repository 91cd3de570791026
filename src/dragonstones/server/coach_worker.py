"""A process in which the coach thinks about one game after the other."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from dragonstones.coach import thinking
from dragonstones.server.worker import work
from dragonstones.wire import CoachReport

#: Seconds after which it tells how far it has come.
TELL_AFTER = 1.0


class Wanted(Struct):
    """A game, seen from a seat; without a journal, the next part of the report on the same."""

    journal: dict[str, Any] | None
    seat: int
    thoughts: int


class Told(Struct, tag=True):
    #: As far as it is known, as JSON.
    report: bytes
    done: bool


class _Thinking:
    def __init__(self) -> None:
        self._steps: Iterator[CoachReport] = iter(())

    def go_on(self, wanted: Wanted) -> Told:
        if wanted.journal is not None:
            self._steps = thinking(wanted.journal, wanted.seat, wanted.thoughts)
            return Told(msgspec.json.encode(next(self._steps)), done=False)  # the curve comes first
        end, report = time.monotonic() + TELL_AFTER, None
        for report in self._steps:
            if time.monotonic() > end:
                return Told(msgspec.json.encode(report), done=False)
        return Told(msgspec.json.encode(report), done=True)


if __name__ == "__main__":
    work(Wanted, _Thinking().go_on)
