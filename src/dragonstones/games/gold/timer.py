"""The sand timer: an outside clock, or, without one, a number of steps for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dragonstones.games.gold.types import TimerView


class SandTimer:
    __slots__ = ("left", "seats", "seconds", "steps")

    def __init__(self, seats: Sequence[int], options: dict[str, Any]) -> None:
        self.seats = seats
        #: One of these is None.
        self.seconds: int | None = options["timer"]
        self.steps: int | None = None if self.seconds is not None else options["steps"]
        self.turn_over()

    @classmethod
    def told(cls, seats: Sequence[int], data: Mapping[str, Any]) -> SandTimer:
        """The timer rebuilt from its data."""
        timer = cls(seats, {"timer": data["seconds"], "steps": data["steps"]})
        if data["steps_left"] is not None:
            timer.left = dict(zip(seats, data["steps_left"], strict=True))
        return timer

    def turn_over(self) -> None:
        """Start the time again."""
        self.left = dict.fromkeys(self.seats, self.steps or 0)

    def tick(self, seat: int) -> None:
        """Count a step of a seat that has acted."""
        if self.steps is not None:
            self.left[seat] -= 1

    @property
    def is_full(self) -> bool:
        """Whether turning it over would do nothing, because nobody has used a step yet."""
        return self.steps is not None and all(n == self.steps for n in self.left.values())

    def may_act(self) -> list[int]:
        """The seats with time left: with a clock, everybody until it rings."""
        return [seat for seat in self.seats if self.steps is None or self.left[seat] > 0]

    def data(self) -> TimerView:
        left = None if self.steps is None else list(self.left.values())
        return {"seconds": self.seconds, "steps": self.steps, "steps_left": left}
