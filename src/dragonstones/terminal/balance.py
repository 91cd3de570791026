"""`dragonstones balance`: a progress bar, then how good the cards are."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from dragonstones.arena.balance import Measured, measure
from dragonstones.arena.balance.page import make_room, played, title, write_report
from dragonstones.arena.balance.tables import tables
from dragonstones.arena.simulate import Series
from dragonstones.arena.tables import Table
from dragonstones.terminal.arena import INTERRUPTED
from dragonstones.terminal.options import Typed
from dragonstones.terminal.saves import command
from dragonstones.text import Texts

#: The columns that are left out on a narrow terminal, in this order.
LEAST = ("spent", "cases", "fighters", "raw", "shown")


def run(
    series: Series, typed: Typed, workers: int, as_json: bool, report: Path | None, t: Texts
) -> None:
    series.check()
    if report:
        make_room(report)
    errors = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
    measured, complete = _play(series, workers, errors, t)
    data = measured.data() if measured else None
    if data and report:  # before anything is printed: the reader of a pipe may have gone away
        path = write_report(report, data, again(series, typed), t)
        errors.print(t("balance-written", path=str(path)))
    if data and as_json:
        print(json.dumps(data))
    elif data:
        show(data, t)
    if not complete:
        raise typer.Exit(INTERRUPTED)


def progress_bar(console: Console) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True)


def _play(series: Series, workers: int, console: Console, t: Texts) -> tuple[Measured | None, bool]:
    """The results, and whether all games were played: an interruption keeps what was counted."""
    measured = None
    with progress_bar(console) as progress:
        task = progress.add_task(t("balance-progress"), total=series.games)
        try:
            with closing(measure(series, workers)) as games:
                for measured in games:
                    progress.update(task, completed=measured.games)
        except KeyboardInterrupt:
            return measured, False
    return measured, True


def again(series: Series, typed: Typed) -> str:
    """The command that reproduces the games."""
    words = ["--game", series.game, "--players", str(series.players), "--games", str(series.games)]
    words += ["--seed", str(series.seed), "--bots", ",".join(series.bots)]
    if typed.variant:
        words += ["--variant", typed.variant]
    for option in typed.option or ():
        words += ["--option", option]
    return command("balance", *words)


def show(data: dict[str, Any], t: Texts) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(f"{title(data, t)}\n{played(data, t)}")
    for table in tables(data, t):
        grid = Grid(title=table.title, title_justify="left", box=None, pad_edge=False)
        columns = _columns(table, console.width, t)
        for head, *_ in columns:
            grid.add_column(head, justify="right" if grid.columns else "left", no_wrap=True)
        for row in zip(*(cells for _, *cells in columns), strict=True):
            grid.add_row(*row)
        console.print(Padding(grid, (1, 0, 0, 0), expand=False))
        console.print(Padding(table.note, (1, 0, 0, 0)), width=min(console.width, 100))


def _columns(table: Table, width: int, t: Texts) -> list[tuple[str, ...]]:
    """The columns, each with its head; less important ones are left out if there is no room."""
    columns = list(zip(table.head, *table.rows, strict=True))
    for name in LEAST:
        if sum(2 + max(map(cell_len, column)) for column in columns) - 2 <= width:
            break
        columns = [column for column in columns if column[0] != t(f"balance-{name}")]
    return columns
