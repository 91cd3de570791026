"""`dragonstones coach`: a finished game seen again; `--calibrate`: how far to trust that."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from functools import reduce
from itertools import chain
from math import ceil, floor
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid

from dragonstones.arena.play import new_match, play
from dragonstones.arena.runner import run
from dragonstones.bots import at_table
from dragonstones.coach import has_coach, report
from dragonstones.coach.calibration import (
    FILE,
    KINDS,
    Bin,
    Curves,
    Kind,
    Moments,
    fits,
    reliability,
    surprise,
    together,
)
from dragonstones.coach.report import called, named, signed
from dragonstones.engine import Game, games, get_game
from dragonstones.engine.journal import Journal
from dragonstones.text import Texts
from dragonstones.wire import CoachDecision, CoachReport, Language

#: Who plays the games of a calibration.
BOT = "merchant"
#: The length of a bar for an answer that the Archmage always gives.
WIDTH = 20


def run_coach(
    journal: Journal, seat: int, names: list[str], thoughts: int, every: bool, t: Texts
) -> None:
    """Print the coach's report on a game: on `every` decision, or on those that cost something."""
    with _bar() as bar:
        task = bar.add_task(t("coach-thinks"), total=None)
        found = report(
            journal,
            seat,
            thoughts,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    _Pages(found, names, t).show(every)


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

    def show(self, every: bool) -> None:
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
        costly.sort(key=lambda one: -((one.cost and one.cost.value) or 0))
        for decision in found.decisions if every else costly:
            self._show(decision)
        for talks in found.talks:
            print(t("coach-talks-at", at=talks.at, told=self._say(talks.texts)))
        for habit in found.habits:
            each = round(100 * habit.cost / len(habit.decisions))
            print(t("coach-habit", told=self._say(habit.texts), cost=each))

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
        t, cost = self._t, decision.cost
        about = self._say(self._found.stations[decision.station].texts)
        said = {"at": decision.at, "about": about}
        for one in decision.answers:
            said |= {"mine": self._say(one.texts)} if one.mine else {}
            said |= {"best": self._say(one.texts)} if one.best else {}
        if cost is None:
            told = self._say(decision.why) or t("coach-nothing-to-choose")
            asked = {"mine": self._say(decision.texts)}
            self._console.print(t("coach-free", **asked | said, told=told))
        else:
            low, high = floor(100 * (cost.low or 0)), ceil(100 * (cost.high or 0))
            figures = {"value": round(100 * (cost.value or 0)), "low": low, "high": high}
            self._console.print(t("coach-cost", **said, **figures))
            self._console.print(Padding(self._say(decision.why), (0, 0, 0, 4)))
        if decision.answers:
            self._console.print(Padding(self._answers(decision), (0, 0, 0, 4)))

    def _answers(self, decision: CoachDecision) -> Grid:
        """How often the Archmage gives each answer, and what each is worth."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(self._t("coach-answer"))
        grid.add_column(self._t("coach-often"))
        grid.add_column(self._t("coach-wins"), justify="right")
        for one in decision.answers:
            often = round(100 * one.weight)
            if not (often or one.mine or one.best):
                continue
            bar = "█" * round(WIDTH * one.weight)
            mine = f" ({self._t('coach-yours')})" if one.mine else ""
            grid.add_row(
                f"{self._say(one.texts)}{mine}", f"{bar} {often} %", f"{100 * one.value:.0f}"
            )
        return grid


# -- how far to trust it --------------------------------------------------------

#: All numbers of players together.
ALL = "all"


class Only(NamedTuple):
    """What is measured: one game, or all; one number of players, or all."""

    game: str | None = None
    seats: int | None = None

    def of(self, game: Game[Any]) -> list[int]:
        """The numbers of players with which a game is measured."""
        if self.game and get_game(self.game).id != game.id:
            return []
        return [self.seats] if self.seats else [*game.seats]


EVERYTHING = Only()


def calibrate(
    number: int, workers: int, t: Texts, path: Path = FILE, only: Only = EVERYTHING
) -> None:
    """Play this many games of bots for each number of players, and learn from them."""
    found = _known(path) if path.exists() else {}
    for game in games():
        numbers = only.of(game) if has_coach(game) else []
        if numbers:
            played = _played(game, dict.fromkeys(numbers, range(number)), workers)
            found[game.id] = _beside(found.get(game.id, {}), about(played))
    write(found, path)
    show(found, t)


def judge(number: int, workers: int, t: Texts, path: Path = FILE, only: Only = EVERYTHING) -> None:
    """Play this many more games for each number of players, and judge the curves by them."""
    found = _known(path)
    for game in map(get_game, found):
        if numbers := only.of(game):
            before = {seats: found[game.id]["games"].get(str(seats), 0) for seats in numbers}
            further = {seats: range(n, n + number) for seats, n in before.items()}
            found[game.id] = with_more(found[game.id], _played(game, further, workers))
    write(found, path)
    show(found, t)


def _known(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["games"]
    return found


def _beside(known: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """A game's calibration; what is new replaces what was known of these numbers of players."""
    found = {part: {**known.get(part, {}), **some} for part, some in new.items()}
    return {**found, "reliability": _with_all(found["reliability"])}


def _with_all(bins: Mapping[str, Sequence[Bin]]) -> dict[str, Sequence[Bin]]:
    """The bins of each number of players, and those of all as one."""
    each = {seats: [*map(Bin._make, rows)] for seats, rows in bins.items() if seats != ALL}
    return {**each, ALL: reduce(together, each.values())}


def with_more(known: Mapping[str, Any], played: Mapping[int, Sequence[Moments]]) -> dict[str, Any]:
    """A game's calibration, and how its curves did in games to which they were not fitted."""
    bins, games = dict(known["reliability"]), dict(known["games"])
    for seats, some in ((str(seats), some) for seats, some in played.items()):
        found = reliability((one, known["curves"][seats]) for one in some)
        bins[seats] = together(map(Bin._make, bins[seats]), found)
        games[seats] += len(some)
    return {**known, "games": games, "reliability": _with_all(bins)}


def _played(
    game: Game[Any], numbers: Mapping[int, Sequence[int]], workers: int
) -> dict[int, list[Moments]]:
    """Games of bots with these numbers, for each number of players."""
    jobs = [(game.id, seats, n) for seats, some in numbers.items() for n in some]
    played: dict[_Job, Moments] = {}
    with _bar() as bar, closing(run(_play, jobs, workers)) as results:
        task = bar.add_task(game.id, total=len(jobs))
        for job, moments in results:
            played[job] = moments
            bar.update(task, advance=1)
    # In the order of the numbers, so that the same command finds the same.
    return {seats: [played[game.id, seats, n] for n in some] for seats, some in numbers.items()}


#: A game, its number of players, and its own number, which is its seed.
_Job = tuple[str, int, int]


def _play(job: _Job) -> tuple[_Job, Moments]:
    game, seats, n = job
    seed = f"reliability/{game}/{seats}/{n}"
    match = new_match(game, seats, seed, {})
    play(match, at_table(game, [BOT] * seats, seed), seed)
    return job, called(match.journal())


def about(played: Mapping[int, Sequence[Moments]]) -> dict[str, Any]:
    """The curves that correct the outlook of a game, and how often its predictions came true: in
    each half of the games, by curves that were fitted to the other half. The kind of curves is that
    which predicts best."""
    judged = {kind: _judged(played, kind) for kind in KINDS}
    kind = min(judged, key=lambda one: surprise(chain(*judged[one].values())))
    best = judged[kind]
    bins = {str(n): reliability(some) for n, some in best.items()}
    return {
        "games": {str(n): len(some) for n, some in played.items()},
        "curves": {str(n): curves for n, curves in fits(played, kind).items()},
        "reliability": _with_all(bins),
    }


def _judged(
    played: Mapping[int, Sequence[Moments]], kind: Kind
) -> dict[int, list[tuple[Moments, Curves]]]:
    """Each game with the curves of the other half."""
    halves = [{n: some[half::2] for n, some in played.items()} for half in (0, 1)]
    curves = [fits(half, kind) for half in halves]
    return {
        n: [(one, curves[1 - half][n]) for half in (0, 1) for one in halves[half][n]]
        for n in played
    }


def write(found: dict[str, Any], path: Path = FILE) -> None:
    today = datetime.now(UTC).date().isoformat()
    text = json.dumps({"date": today, "bot": BOT, "games": found}, indent=1)
    # A row of numbers is a line.
    text = re.sub(r"\[[^\[\]]*\]", lambda row: " ".join(row[0].split()), text)
    path.write_text(text + "\n", encoding="utf-8")


def show(found: Mapping[str, Any], t: Texts) -> None:
    """What was predicted, and how often it came true."""
    for game, told in found.items():
        grid = Grid(title=t.title(game), box=None)
        for name in ("seats", "called", "won", "sure", "games"):
            grid.add_column(t(f"coach-column-{name}"), justify="right")
        for seats, rows in told["reliability"].items():
            for one in map(Bin._make, rows):
                figures = (f"{one.called:.0%}", f"{one.won:.0%}", f"± {one.sure:.0%}")
                who = t("coach-all-seats") if seats == ALL else seats
                grid.add_row(who, *figures, str(one.games))
        Console().print(grid)
