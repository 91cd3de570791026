"""What a soak has found, in words and as a plot."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.soak.compare import KINDS, Fault
from tests.soak.plan import Trouble

#: Parts of the time in the plot.
STEPS = 60
#: Seconds that memory has to be watched without a restart, before an hour is concluded from it.
WATCHED = 60.0
#: Seconds after the last trouble in which everybody comes back, and memory grows.
AFTERWARDS = 30.0
#: How many faults are told in full.
TOLD = 10


class Memory(NamedTuple):
    """What a process had at a moment, in bytes."""

    at: float
    process: int
    bytes: int


@dataclass
class Verdict:
    """Of one stage."""

    name: str
    seconds: float
    #: What went wrong, and when it did.
    troubles: list[Trouble] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    #: Processes that died, what doctor calls wrong, troubles that raised an error.
    others: list[str] = field(default_factory=list)
    #: When an answer was accepted, and the seconds that it took.
    answers: list[tuple[float, float]] = field(default_factory=list)
    memory: list[Memory] = field(default_factory=list)
    stops: list[float] = field(default_factory=list)
    people: int = 0
    connections: int = 0
    tables: int = 0
    games: int = 0

    @property
    def is_good(self) -> bool:
        return not self.faults and not self.others

    @property
    def growth(self) -> float | None:
        """MB an hour: of the process that grew most since the last trouble; None: too short."""
        slopes = [slope for slope in map(self._slope, self._processes()) if slope is not None]
        return max(slopes, default=None)

    def _processes(self) -> list[list[Memory]]:
        numbers = {one.process for one in self.memory}
        last = max((one.at for one in self.troubles), default=0.0)
        quiet = [one for one in self.memory if one.at >= last + AFTERWARDS]
        return [[one for one in quiet if one.process == number] for number in sorted(numbers)]

    def _slope(self, seen: Sequence[Memory]) -> float | None:
        if len(seen) < 2 or seen[-1].at - seen[0].at < WATCHED:
            return None
        line = statistics.linear_regression([m.at for m in seen], [m.bytes for m in seen])
        return line.slope * 3600 / 1e6

    def p99(self) -> list[tuple[float, float]]:
        """The 99th percentile in milliseconds of each step in which somebody was answered."""
        step, steps = self.seconds / STEPS, dict[int, list[float]]()
        for at, took in self.answers:
            steps.setdefault(int(at / step), []).append(took)
        return [(step * (n + 0.5), 1000 * _p99(took)) for n, took in sorted(steps.items())]

    def lines(self) -> list[str]:
        counts = Counter(fault.kind for fault in self.faults)
        growth = "too short to tell" if self.growth is None else f"{self.growth:+.0f} MB an hour"
        kinds = Counter(trouble.kind for trouble in self.troubles)
        all_p99 = (
            f"{1000 * _p99([took for _, took in self.answers]):.0f} ms" if self.answers else "-"
        )
        slowest = f"{max(self.stops):.1f} s" if self.stops else "-"
        faults = [f"  {fault.kind}: {fault.text}" for fault in self.faults[:TOLD]]
        return [
            f"{self.name}, {self.seconds:.0f} s: {len(self.answers):,} answers of {self.people}"
            f" people at {self.tables} tables, {self.games} games to their end,"
            f" {self.connections} connections",
            "  " + ", ".join(f"{n} x {kind}" for kind, n in kinds.items()),
            "  "
            + ", ".join(f"{kind} {counts[kind]}" for kind in KINDS)
            + f"; memory {growth}; p99 {all_p99}; slowest stop {slowest}",
            *faults,
            *(f"  {one}" for one in self.others[:TOLD]),
        ]


def _p99(found: Sequence[float]) -> float:
    return sorted(found)[int(0.99 * len(found))]


def draw(verdicts: Sequence[Verdict], path: Path) -> None:
    """p99 and memory over time, with what went wrong when."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 3.6 * len(verdicts)), layout="constrained")
    panels = figure.subplots(len(verdicts), 2, squeeze=False)
    for verdict, (times, memory) in zip(verdicts, panels, strict=True):
        times.plot(*zip(*verdict.p99(), strict=True), marker=".")
        times.set_yscale("log")
        times.set_ylabel("p99, ms")
        for number in sorted({one.process for one in verdict.memory}):
            seen = [one for one in verdict.memory if one.process == number]
            memory.plot([m.at for m in seen], [m.bytes / 1e6 for m in seen], label=f"{number + 1}")
        memory.set_ylabel("memory, MB")
        for axes in (times, memory):
            axes.set_title(verdict.name, fontsize=10)
            axes.set_xlabel("seconds")
            for trouble in verdict.troubles:
                axes.axvline(trouble.at, color="0.8", linewidth=0.8, zorder=0)
        for trouble in verdict.troubles:
            top = times.get_xaxis_transform()
            times.text(trouble.at, 0.99, trouble.kind, transform=top, **SIDEWAYS)
    figure.savefig(path)


SIDEWAYS = {"rotation": 90, "fontsize": 6, "va": "top", "ha": "right", "color": "0.4"}
