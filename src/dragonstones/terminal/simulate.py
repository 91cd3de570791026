"""`dragonstones simulate`: a progress bar, then what the games were like."""

from __future__ import annotations

import json

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from dragonstones.arena.simulate import Report, Series, simulate
from dragonstones.text import Texts


def run(series: Series, workers: int, as_json: bool, t: Texts) -> None:
    series.check()
    errors = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, transient=True, disable=as_json) as progress:
        task = progress.add_task(t("terminal-simulate-progress"), total=series.games)
        for report in simulate(series, workers):
            progress.update(task, completed=report.games)
    if as_json:
        print(json.dumps(report.data()))
    else:
        show(report, series, t)


def show(report: Report, series: Series, t: Texts) -> None:
    console = Console()
    rounds = sorted(report.rounds)
    facts = Table(box=None, show_header=False, pad_edge=False)
    facts.add_column(style="bold")
    facts.add_column(justify="right")
    auctions = report.events["card-shown"]
    for name, value in (
        ("games", f"{report.finished}/{report.games}"),
        ("rounds", f"{report.rounds_mean:.2f} ({rounds[0]}-{rounds[-1]})" if rounds else "-"),
        ("decisions", f"{report.decisions / max(1, report.games):.0f}"),
        ("speed", f"{report.decisions / max(report.seconds, 1e-9):,.0f}"),
        ("ties", _share(report.events["tied"], auctions)),
        ("still-tied", _share(report.events["nobody-won"], auctions)),
        ("no-bids", _share(report.events["no-bids"], auctions)),
        ("cursed", _share(report.events["cursed"], auctions)),
    ):
        facts.add_row(t(f"terminal-simulate-{name}"), value)
    console.print(facts)

    wins = Table(title=t("terminal-simulate-wins"), title_justify="left", box=None)
    wins.add_column(t("terminal-simulate-seat"))
    wins.add_column("", justify="right")
    for seat in range(series.players):
        wins.add_row(str(seat + 1), _share(report.wins_by_seat[seat], report.finished))
    for bot, n in report.wins_by_bot.most_common():
        wins.add_row(bot, _share(n, report.finished))
    console.print(wins)

    points = Table(title=t("terminal-simulate-points"), title_justify="left", box=None)
    points.add_column(t("terminal-simulate-character"))
    points.add_column("", justify="right")
    points.add_column("", justify="right")
    total = sum(report.points_by_character.values())
    for card, n in report.points_by_character.most_common():
        points.add_row(t.name(card), str(n), _share(n, total))
    console.print(points)


def _share(n: int, total: int) -> str:
    return f"{n / total:.1%}" if total else "-"
