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
        task = progress.add_task(t("terminal-simulate-progress"), total=series.games)
        for report in simulate(series, workers):
            progress.update(task, completed=report.games)
    if as_json:
        print(json.dumps(report.data()))
    else:
        show(report, series, t)


def show(report: Report, series: Series, t: Texts) -> None:
    data = report.data()
    auctions = report.events["card-shown"]
    facts = {
        "games": f"{report.finished} / {report.games}",
        "rounds": f"{report.rounds_mean:.2f}  (≤ {data['rounds_max']})",
        "decisions": f"{report.decisions / report.games:.0f}",
        "speed": f"{data['decisions_per_second']:,}",
        "ties": share(report.events["tied"], auctions),
        "still-tied": share(report.events["nobody-won"], auctions),
        "no-bids": share(report.events["no-bids"], auctions),
        "cursed": share(report.events["cursed"], auctions),
    }
    seats = [
        (t("terminal-simulate-seat", seat=seat + 1), report.wins_by_seat[seat])
        for seat in range(series.players)
    ]
    names = dict.fromkeys(series.bots)
    bots = [(name, report.wins_by_bot[name]) for name in names] if len(names) > 1 else []
    points = report.points_by_character.most_common()
    total = sum(report.points_by_character.values())
    console = Console(highlight=False)
    _print(console, "", ((t(f"terminal-simulate-{name}"), fact) for name, fact in facts.items()))
    _print(
        console,
        t("terminal-simulate-wins"),
        ((name, share(n, report.finished)) for name, n in [*seats, *bots]),
    )
    _print(
        console,
        t("terminal-simulate-points"),
        ((t.name(card), f"{n}  {share(n, total):>6}") for card, n in points),
    )


def _print(console: Console, title: str, rows: Iterable[tuple[str, str]]) -> None:
    grid = Grid(
        title=title or None, title_justify="left", box=None, show_header=False, min_width=44
    )
    grid.add_column(ratio=1)
    grid.add_column(justify="right")
    for name, value in rows:
        grid.add_row(name, value)
    console.print(Padding(grid, (1, 0, 0, 0), expand=False))


def share(n: int, total: int) -> str:
    return f"{n / total:.1%}" if total else "–"
