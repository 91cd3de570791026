"""`dragonstones arena`: a progress bar with the time left, tables, and the report."""

from __future__ import annotations

import shlex
from collections.abc import Container
from contextlib import closing
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from dragonstones.arena import tables
from dragonstones.arena.contest import Contest, Trial
from dragonstones.arena.duel import Duel
from dragonstones.arena.gamelog import GameLog
from dragonstones.arena.report import played, write_report
from dragonstones.arena.summary import summarise
from dragonstones.arena.tables import Table, number
from dragonstones.engine import BadSetup, get_game
from dragonstones.extras import need
from dragonstones.terminal.options import Typed
from dragonstones.terminal.saves import NAME, command
from dragonstones.text import Texts

#: The bot that was made to beat bots of one name.
BEST_RESPONSE = "best-response"
#: The default number of games, and the most in a test.
GAMES, MOST_GAMES = 1000, 20_000
#: The difference that a test looks for, as a share of the games.
MARGIN = 0.05
#: The exit code of a program that was interrupted.
INTERRUPTED = 130


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What was typed."""

    game: str
    bots: str | None = None
    best_response_to: str | None = None
    test: str | None = None
    against: str | None = None
    players: int | None = None
    margin: float = MARGIN
    games: int | None = None
    seed: str = "1"
    option: tuple[str, ...] = ()
    card: tuple[str, ...] = ()
    variant: str | None = None
    workers: int = 1
    ray: str | None = None
    report: Path | None = None
    lang: str | None = None

    def contest(self, t: Texts) -> Contest:
        """The players, which can be given in one of three ways."""
        ways = (self.bots, self.best_response_to, self.test)
        alone = self.test is None
        if sum(way is not None for way in ways) != 1 or alone != (self.against is None):
            raise BadSetup("arena-who")
        _, options = Typed(self.game, self.option, self.card, self.variant).read(t)
        if self.test is not None and self.against is not None:
            trial = Trial(self.test, self.against, self.margin)
            return Contest.testing(self.game, trial, self._seats, self.seed, options)
        return Contest.between(self.game, self._lineup(), self.seed, options)

    def _lineup(self) -> tuple[str, ...]:
        if target := self.best_response_to:
            return (f"{BEST_RESPONSE}:{target}", *(target,) * (self._seats - 1))
        names = tuple(name.strip() for name in (self.bots or "").split(","))
        if len(names) == 1:
            return names * self._seats
        if self.players not in (None, len(names)):
            raise BadSetup("arena-players", players=self.players, bots=len(names))
        return names

    @property
    def _seats(self) -> int:
        return get_game(self.game).usual_seats if self.players is None else self.players

    def words(self, without: Container[str] = ()) -> list[str]:
        """The command that reproduces the games."""
        words = ["arena"]
        for one in fields(self):
            value = getattr(self, one.name)
            if one.name not in without and value != one.default:
                for item in value if isinstance(value, tuple) else [value]:
                    words += [f"--{one.name.replace('_', '-')}", shlex.quote(str(item))]
        return words


#: Options about how games are played and reported, not about which games.
_HOW = {"workers", "ray", "report", "lang"}


def run(wanted: Wanted, t: Texts) -> None:
    contest = wanted.contest(t)
    contest.check()
    report, ray = wanted.report, wanted.ray
    for package in ("openskill", *(("matplotlib",) if report else ()), *(("ray",) if ray else ())):
        need(package)
    asked = wanted.games if wanted.games is not None else MOST_GAMES if contest.test else GAMES
    deals, each = contest.deals(asked), len(contest.lineups)
    errors = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
    if deals * each != asked:
        errors.print(t("arena-rounded", asked=asked, games=deals * each, deals=deals, each=each))
    with closing(contest.log(report)) as log:
        if len(log):
            errors.print(t("arena-goes-on", games=len(log)))
        complete = _play(contest, deals, log, wanted, errors, t)
        data = summarise(contest, log)
        if not complete:
            errors.print(t("arena-interrupted", games=len(log)))
    if data["games"]:
        if report:  # before anything is printed: the reader of a pipe may have gone away
            path = write_report(report, data, " ".join([NAME, *wanted.words(without=_HOW)]), t)
            errors.print(t("arena-written", path=str(path)))
        show(data, t)
    else:
        errors.print(t("arena-no-deal"))
    if not complete:
        go_on = t("arena-go-on", command=command(*wanted.words())) if report else t("arena-lost")
        errors.print(go_on)
        raise typer.Exit(INTERRUPTED)


def _play(
    contest: Contest,
    deals: int,
    log: GameLog,
    wanted: Wanted,
    console: Console,
    t: Texts,
) -> bool:
    """Play what is not in the log yet, with a progress bar. False: interrupted."""
    duel = Duel(contest, contest.test) if contest.test else None
    if duel:
        for game in log:
            duel.add(game)
        if duel.sprt.verdict:
            return True
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    total = deals * len(contest.lineups)
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(t("arena-progress"), total=total, completed=len(log))
        try:
            with closing(contest.play(deals, log, wanted.workers, wanted.ray)) as games:
                for game in games:
                    if duel:
                        duel.add(game)
                        progress.update(task, description=_evidence(duel, t))
                        if duel.sprt.verdict:
                            break
                    progress.update(task, completed=len(log))
        except KeyboardInterrupt:
            return False
    return True


def _evidence(duel: Duel, t: Texts) -> str:
    better, worse = duel.history[-1] if duel.history else (0.0, 0.0)
    numbers = {"better": better, "worse": worse, "needed": duel.sprt.bounds[1]}
    return t("arena-progress-test", **{name: number(t, n, 1) for name, n in numbers.items()})


# -- tables -------------------------------------------------------------------


def show(data: dict[str, Any], t: Texts) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(played(data, t))
    if data["test"]:
        _print(console, tables.test_table(data, t))
        console.print(Padding(tables.verdict(data, t), (1, 0, 0, 0)))
    for table in (tables.share_table, tables.rating_table, tables.time_table):
        _print(console, table(data, t))
    for table in (tables.length_table, tables.seat_table):
        _print(console, table(data, t))
    if data["mishaps"]:
        _print(console, tables.mishap_table(data, t))


def _print(console: Console, table: Table) -> None:
    grid = Grid(
        title=table.title,
        title_justify="left",
        box=None,
        show_header=bool(table.head),
        min_width=44,
    )
    for n in range(len(table.rows[0])):
        head = table.head[n] if table.head else ""
        grid.add_column(head, justify="right" if n else "left", overflow="fold")
    for row in table.rows:
        grid.add_row(*row)
    console.print(Padding(grid, (1, 0, 0, 0), expand=False))
