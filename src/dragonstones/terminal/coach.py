"""`dragonstones coach`: a finished game seen again; `--calibrate`: how far to trust that."""

from __future__ import annotations

import json
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid

from dragonstones.arena.play import new_match, play
from dragonstones.arena.runner import run
from dragonstones.coach import THOUGHTS, has_coach, report
from dragonstones.coach.calibration import FILE, Bin, Called, fit, reliability
from dragonstones.coach.report import called, named, signed
from dragonstones.engine import games
from dragonstones.engine.journal import Journal
from dragonstones.text import Texts
from dragonstones.wire import CoachDecision, CoachReport, Language

#: Who plays the games of a calibration.
BOT = "merchant"
#: Of a calibration, every second game is kept to check the fit.
KEPT = 2


def run_coach(journal: Journal, seat: int, names: list[str], thoughts: int, t: Texts) -> None:
    """Say all that the coach has to say about a game."""
    with _bar() as bar:
        task = bar.add_task(t("coach-thinks"), total=None)
        found = report(
            journal,
            seat,
            thoughts,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    _Pages(found, names, t).show()


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=Console(stderr=True),
        transient=True,
    )


class _Pages:
    def __init__(self, found: CoachReport, names: list[str], t: Texts) -> None:
        self._found, self._names, self._t = found, names, t
        self._lang: Language = "de" if t.lang == "de" else "en"
        self._console = Console()

    def show(self) -> None:
        found, t, print = self._found, self._t, self._console.print
        print(t("coach-title", name=self._names[found.seat]), style="bold")
        print(self._say(found.texts))
        print(self._curve())
        for number, station in enumerate(found.turning, 1):
            move = self._move(station)
            about = self._say(found.stations[station].texts)
            print(t("coach-turning", n=number, about=about, move=signed(move)))
        if not found.turning:
            print(t("coach-even"))
        costly = [one for one in found.decisions if one.cost]
        print(t("coach-decisions", n=len(found.decisions), costly=len(costly)))
        for decision in sorted(costly, key=lambda one: -((one.cost and one.cost.value) or 0)):
            self._show(decision)
        for talks in found.talks:
            print(t("coach-talks-at", at=talks.at, told=self._say(talks.texts)))
        for habit in found.habits:
            print(t("coach-habit", told=self._say(habit.texts), cost=round(100 * habit.cost)))

    def _say(self, told: dict[Language, str]) -> str:
        return named(told, self._lang, self._names)

    def _move(self, station: int) -> float:
        mine = [one.chances[self._found.seat] for one in self._found.stations]
        won = (self._found.seat in self._found.winners) / len(self._found.winners)
        return [*mine, won][station + 1] - mine[station]

    def _curve(self) -> Grid:
        """The chances of all seats, station by station."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(self._t("coach-at"), justify="right")
        grid.add_column(self._t("coach-station"))
        for name in self._names:
            grid.add_column(name, justify="right")
        for station in self._found.stations:
            chances = [f"{100 * one:.0f} %" for one in station.chances]
            grid.add_row(str(station.at), self._say(station.texts), *chances)
        return grid

    def _show(self, decision: CoachDecision) -> None:
        assert decision.cost is not None
        t, cost = self._t, decision.cost
        about = self._say(self._found.stations[decision.station].texts)
        figures = {
            name: round(100 * (getattr(cost, name) or 0)) for name in ("value", "low", "high")
        }
        mine = next(one for one in decision.answers if one.mine)
        best = next(one for one in decision.answers if one.best)
        said = {"mine": self._say(mine.texts), "best": self._say(best.texts)}
        self._console.print(t("coach-cost", at=decision.at, about=about, **said, **figures))
        self._console.print(Padding(self._say(decision.why), (0, 0, 0, 4)))


# -- how far to trust it --------------------------------------------------------


def calibrate(number: int, workers: int, t: Texts, path: Path = FILE) -> None:
    """Play games of bots, mend the outlook by every second, and hold it against the others."""
    found: dict[str, Any] = {}
    for game in games():
        if not has_coach(game):
            continue
        jobs = [(game.id, seats, n) for seats in game.seats for n in range(number)]
        samples: dict[tuple[int, bool], list[Called]] = {}
        with _bar() as bar, closing(run(_play, jobs, workers)) as played:
            task = bar.add_task(game.id, total=len(jobs))
            for seats, n, moments in played:
                samples.setdefault((seats, n % KEPT == 0), []).extend(moments)
                bar.update(task, advance=1)
        found[game.id] = about(number, samples)
    write(found, path)
    show(found, t)


def _play(job: tuple[str, int, int]) -> tuple[int, int, list[Called]]:
    game, seats, n = job
    match = new_match(game, seats, f"calibrate/{seats}/{n}", {})
    play(match, [BOT] * seats, f"calibrate/{n}")
    return seats, n, called(match.journal())


def about(number: int, samples: dict[tuple[int, bool], list[Called]]) -> dict[str, Any]:
    """What mends the outlook of a game, and how often what it called so was so afterwards."""
    seats = sorted({seats for seats, _ in samples})
    trust = {
        n: fit(samples[n, False], [one for m in seats if m != n for one in samples[m, False]])
        for n in seats
    }
    bins = {n: reliability(samples[n, True], trust[n]) for n in seats}
    return {
        "games": number,
        "trust": {str(n): list(one) for n, one in trust.items()},
        "reliability": {
            str(n): [[round(x, 3) for x in one] for one in found] for n, found in bins.items()
        },
    }


def write(found: dict[str, Any], path: Path = FILE) -> None:
    today = datetime.now(UTC).date().isoformat()
    data = {"date": today, "bot": BOT, "thoughts": THOUGHTS, "games": found}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def show(found: dict[str, Any], t: Texts) -> None:
    """What was called so, and how often it was so."""
    for game, told in found.items():
        grid = Grid(title=t.title(game), box=None)
        for name in ("seats", "called", "won", "n"):
            grid.add_column(t(f"coach-column-{name}"), justify="right")
        for seats, rows in told["reliability"].items():
            for row in map(Bin._make, rows):
                grid.add_row(seats, f"{row.called:.0%}", f"{row.won:.0%}", str(row.n))
        Console().print(grid)
