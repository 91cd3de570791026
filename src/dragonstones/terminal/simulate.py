"""`dragonstones simulate`: a progress bar, then what the games were like."""

from __future__ import annotations

import json
from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from dragonstones.arena.simulate import Report, Series, simulate
from dragonstones.text import Texts

#: Where the rows of a table have their names: tokens, Magic Objects, characters, or its own.
NAMES = ("simulate", "token", "object", "character")


def run(series: Series, workers: int, as_json: bool, t: Texts) -> None:
    series.check()
    report = Report()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=Console(stderr=True), transient=True, disable=as_json)
    with bar as progress:
        task = progress.add_task(t("simulate-progress"), total=series.games)
        for report in simulate(series, workers):
            progress.update(task, completed=report.games)
    if as_json:
        print(json.dumps(report.data()))
    else:
        show(report, series, t)


def show(report: Report, series: Series, t: Texts) -> None:
    """First what all games have, then the numbers and the tables of this one."""
    t, data, own = t.of(series.rules), report.data(), report.own_data()
    facts = [
        (t("simulate-games"), f"{report.finished} / {report.games}"),
        (
            t("simulate-rounds", turns=t.turns(series.game)),
            f"{report.rounds_mean:.2f}  (≤ {data['rounds_max']})",
        ),
        (t("simulate-decisions"), f"{report.decisions / report.games:.0f}"),
        (t("simulate-speed"), f"{data['decisions_per_second']:,}"),
    ]
    tables = {name: value for name, value in own.items() if isinstance(value, dict)}
    facts += [(t(_id(name)), _shown(name, n)) for name, n in own.items() if name not in tables]
    seats = [
        (t("simulate-seat", seat=seat + 1), report.wins_by_seat[seat])
        for seat in range(series.players)
    ]
    names = dict.fromkeys(series.bots)
    bots = [(name, report.wins_by_bot[name]) for name in names] if len(names) > 1 else []
    console = Console(highlight=False)
    _print(console, "", facts)
    wins = ((name, _percent(n, report.finished)) for name, n in [*seats, *bots])
    _print(console, t("simulate-wins"), wins)
    for title, table in tables.items():
        total = sum(table.values())
        rows = [(_name(key, t), f"{n}  {_percent(n, total):>6}") for key, n in table.items()]
        if rows:
            _print(console, t(_id(title)), rows)


def _id(name: str) -> str:
    return f"simulate-{name.replace('_', '-')}"


def _name(key: str, t: Texts) -> str:
    ids = (f"{kind}-{key}" for kind in NAMES)
    return next((t(id) for id in ids if t.has(id)), key)


def _shown(name: str, n: float | None) -> str:
    if n is None:
        return "–"
    return f"{n:.1%}" if name.endswith("_share") else f"{n:.2f}"


def _percent(n: int, total: int) -> str:
    return f"{n / total:.1%}" if total else "–"


def _print(console: Console, title: str, rows: Iterable[tuple[str, str]]) -> None:
    grid = Grid(
        title=title or None, title_justify="left", box=None, show_header=False, min_width=44
    )
    grid.add_column(ratio=1)
    grid.add_column(justify="right")
    for name, value in rows:
        grid.add_row(name, value)
    console.print(Padding(grid, (1, 0, 0, 0), expand=False))
