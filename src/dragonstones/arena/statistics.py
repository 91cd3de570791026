"""What is counted in the games of a simulation.

A family has a class of its own, called `STATISTICS`, in the module of its name (`arena/fist.py`) or
in the entry point group `dragonstones.arena`; a family without one gets what is here.

A new statistic takes three lines: a field to count in, a line in `count` (what happened) or in
`end` (the result), and a line in `data`. `--json` and the table in the terminal show whatever
`data` has; for the table it needs a name, `simulate-<name with hyphens>`, in both languages
(`locales/*/simulate*.ftl`). A number is a row, a dict is a table; `..._share` is shown in per cent.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any

from dragonstones.engine import Event, Match
from dragonstones.engine.families import part as part_of
from dragonstones.engine.registry import Game


@dataclass(slots=True)
class Statistics:
    """For a game without statistics of its own. Each field is a number or a Counter."""

    #: How often each kind of event happened.
    events: Counter[str] = field(default_factory=Counter)

    def add_game(self, match: Match) -> None:
        for event in match.events:
            self.events[event.kind] += 1
            self.count(event, match)
        if match.result:
            self.end(match.result, match)

    def count(self, event: Event, match: Match) -> None:
        """Something happened."""

    def end(self, result: dict[str, Any], match: Match) -> None:
        """A game was finished."""

    def add(self, other: Statistics) -> None:
        """Add what was counted in other games."""
        for one in fields(self):
            mine, more = getattr(self, one.name), getattr(other, one.name)
            if isinstance(mine, Counter):
                mine.update(more)
            else:
                setattr(self, one.name, mine + more)

    def data(self, games: int) -> dict[str, Any]:
        """Names and numbers, from this many games."""
        return {}


def part(n: int, of: int) -> float | None:
    """A share; None: the whole is nothing."""
    return round(n / of, 4) if of else None


def mean(total: float, n: int) -> float | None:
    return round(total / n, 3) if n else None


def statistics_of(game: Game[Any]) -> Statistics:
    """Nothing counted yet, of the kind that this game has."""
    kind: type[Statistics] = part_of("arena", game.family, "STATISTICS") or Statistics
    return kind()
