"""Charts of groups of figures, and the cases of one game from which figures are made."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from dragonstones.engine import Match

#: The unit of a figure. `gain`: a difference of shares.
Unit = Literal["share", "gain", "number"]


class Chart(NamedTuple):
    """The figures of a group; its title is the message `strategy-chart-<id>`. A row is a card, or
    has the message `strategy-row-<id>-<name>`."""

    group: str
    unit: Unit
    #: The largest first; otherwise by name.
    ranked: bool = True
    #: What the figures would be if the game favoured nobody, by the number of seats.
    even: bool = False
    #: An earlier group: the figures are the differences to that group, and both values are shown.
    since: str = ""

    @property
    def id(self) -> str:
        return self.group


#: What one game contributes: for each figure its number of cases, and their sum.
Facts = Mapping[str, tuple[int, float]]


@dataclass(frozen=True, slots=True)
class Study:
    """A family's part: `STUDY` in the module of its name, or in the entry point group."""

    #: Counts what a finished game tells.
    count: Callable[[Match], Facts]
    charts: tuple[Chart, ...]


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
