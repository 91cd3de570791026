"""Figures of a group as a chart, and the cases of one game of which figures are made."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Literal, NamedTuple

#: In what a figure is counted. `gain`: a difference of shares.
Unit = Literal["share", "gain", "number"]


class Chart(NamedTuple):
    """The figures of a group; its title is the message `strategy-chart-<id>`. A row is a card, or
    has the message `strategy-row-<id>-<name>`."""

    group: str
    unit: Unit
    #: The largest first; otherwise by name.
    ranked: bool = True
    #: What the figures would be if the game had no preference, by the number of seats.
    even: bool = False

    @property
    def id(self) -> str:
        return self.group


class Tally:
    """Cases and their sums, by the name of a figure."""

    def __init__(self) -> None:
        self._cases: Counter[str] = Counter()
        self._sums: defaultdict[str, float] = defaultdict(float)

    def add(self, name: str, value: float, cases: int = 1) -> None:
        self._cases[name] += cases
        self._sums[name] += value

    def facts(self) -> dict[str, tuple[int, float]]:
        return {name: (n, self._sums[name]) for name, n in self._cases.items()}
