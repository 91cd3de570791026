"""`dragonstones coach`: a finished game seen again; `--calibrate`: how far to trust that."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
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
from dragonstones.bots import at_table
from dragonstones.coach import has_coach, report
from dragonstones.coach.calibration import FILE, Bin, Moments, fit, reliability
from dragonstones.coach.report import called, named, signed
from dragonstones.engine import games
from dragonstones.engine.journal import Journal
from dragonstones.text import Texts
from dragonstones.wire import CoachDecision, CoachReport, Language

#: Who plays the games of a calibration.
BOT = "merchant"


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

#: The games to which trust is fitted, and those against which it is held.
FIT, JUDGED = 0, 1
#: All numbers of players together.
ALL = "all"


def calibrate(number: int, workers: int, t: Texts, path: Path = FILE) -> None:
    """Play so many games of bots to mend the outlook, and as many to see how good it is then."""
    found: dict[str, Any] = {}
    for game in games():
        if not has_coach(game):
            continue
        jobs = [(game.id, seats, n) for n in range(2 * number) for seats in game.seats]
        played: dict[tuple[int, int], list[Moments]] = {}
        with _bar() as bar, closing(run(_play, jobs, workers)) as results:
            task = bar.add_task(game.id, total=len(jobs))
            for seats, n, moments in results:
                played.setdefault((seats, FIT if n < number else JUDGED), []).append(moments)
                bar.update(task, advance=1)
        found[game.id] = about(played)
    write(found, path)
    show(found, t)


def _play(job: tuple[str, int, int]) -> tuple[int, int, Moments]:
    game, seats, n = job
    seed = f"reliability/{game}/{seats}/{n}"
    match = new_match(game, seats, seed, {})
    play(match, at_table(game, [BOT] * seats, seed), seed)
    return seats, n, called(match.journal())


def about(played: Mapping[tuple[int, int], Sequence[Moments]]) -> dict[str, Any]:
    """What mends the outlook of a game, and how often what it called so was so in other games."""
    seats = sorted({seats for seats, _ in played})
    trust = {
        n: fit(played[n, FIT], [one for m in seats if m != n for one in played[m, FIT]])
        for n in seats
    }
    judged = {n: [(moments, trust[n]) for moments in played[n, JUDGED]] for n in seats}
    bins = {str(n): reliability(judged[n]) for n in seats}
    return {
        "games": {str(n): len(judged[n]) for n in seats},
        "trust": {str(n): one for n, one in trust.items()},
        "reliability": {**bins, ALL: reliability(one for n in seats for one in judged[n])},
    }


def write(found: dict[str, Any], path: Path = FILE) -> None:
    today = datetime.now(UTC).date().isoformat()
    text = json.dumps({"date": today, "bot": BOT, "games": found}, indent=1)
    # A row of numbers is a line.
    text = re.sub(r"\[[^\[\]]*\]", lambda row: " ".join(row[0].split()), text)
    path.write_text(text + "\n", encoding="utf-8")


def show(found: Mapping[str, Any], t: Texts) -> None:
    """What was called so, and how often it was so."""
    for game, told in found.items():
        grid = Grid(title=t.title(game), box=None)
        for name in ("seats", "called", "won", "sure", "games"):
            grid.add_column(t(f"coach-column-{name}"), justify="right")
        for seats, rows in told["reliability"].items():
            for one in map(Bin._make, rows):
                figures = (f"{one.called:.0%}", f"{one.won:.0%}", f"± {one.sure:.0%}")
                grid.add_row(seats, *figures, str(one.games))
        Console().print(grid)
