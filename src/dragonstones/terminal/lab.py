"""`dragonstones balance --card`: how strong one card is; `--all`: the cards it is compared with."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from dragonstones.arena.balance.tables import points
from dragonstones.arena.lab import (
    Experiment,
    Published,
    Sums,
    measure,
    measures_of,
    progress,
    published_cards,
    strength,
    version_of,
)
from dragonstones.arena.lab.boxes import measure_all, read
from dragonstones.arena.lab.experiment import BOT, SEATS
from dragonstones.arena.strategy import figures
from dragonstones.arena.strategy.told import document
from dragonstones.arena.tables import number, percent
from dragonstones.engine import BadSetup, get_game
from dragonstones.terminal.arena import INTERRUPTED
from dragonstones.terminal.options import BadOption, read_file
from dragonstones.text import Texts
from dragonstones.wire import Figure, Language, MeasureInfo, Strength
from dragonstones.workshop import workshop_of

#: How a figure is written.
Shown = Callable[[Texts, float | None], str]


def check_alone(option: str, given: Mapping[str, Any], t: Texts) -> None:
    """Refuse options with which the figures could not be compared with the published ones."""
    for name, value in given.items():
        if value is not None:
            raise BadOption(t("lab-alone", option=option, other=f"--{name}"))


def run_card(
    game: str, file: Path, games: int, seed: str, workers: int, as_json: bool, t: Texts
) -> None:
    card, name = _read(game, file, t)
    box = read(game)
    if box is None:
        raise BadSetup("no-published", game=game)
    experiment = Experiment(game, card, seed)
    sums, complete = _play(experiment, games, workers, t)
    found = strength(sums, box)
    if as_json:
        about = {"game": game, "key": experiment.key, "version": version_of(game), "seed": seed}
        print(json.dumps(about | msgspec.to_builtins(found)))
    else:
        _show(found, box, name, card, seed, t)
    if not complete:
        raise typer.Exit(INTERRUPTED)


def _read(game: str, file: Path, t: Texts) -> tuple[dict[str, Any], str]:
    """The card in a file, and its name."""
    rules = get_game(game)
    workshop = workshop_of(rules)
    if workshop is None:
        raise BadSetup("no-workshop", game=game)
    made = workshop.read(rules, read_file(str(file), t))
    names = made.card["name"]
    return made.card, names.get(t.lang) or next(iter(names.values()))


def _play(experiment: Experiment, games: int, workers: int, t: Texts) -> tuple[Sums, bool]:
    """The sums, and whether they are complete: an interruption keeps what was counted."""
    sums = Sums()
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=_errors(), transient=True) as bar:
        task = bar.add_task(t("lab-progress"), total=1.0)
        try:
            with closing(measure(experiment, sums, games, workers)) as batches:
                for sums in batches:
                    bar.update(task, completed=progress(sums, games))
        except KeyboardInterrupt:
            return sums, False
    return sums, True


def run_all(game: str, games: int, workers: int, write: bool, t: Texts) -> None:
    """Continue from the figures in the package, and write them back if `write` is set."""
    box = read(game)
    errors = _errors()
    with closing(measure_all(game, box, games, workers)) as boxes:
        for card, box in boxes:
            where = str(box.write()) if write else "–"
            played = box.cards[card].games
            errors.print(t("lab-written", card=card, games=played, most=games, path=where))
    if box:
        _show_scale(box, t)


def run_strategy(game: str, games: int, workers: int, write: bool, t: Texts) -> None:
    """Print the page of tips and figures; with `write`, play more games of one game before."""
    if write:
        with closing(figures.measure(game, figures.read(game), games, workers)) as measured:
            for played in measured:
                path = str(played.write())
                _errors().print(t("lab-written", games=played.games, most=games, path=path))
        figures.figures.cache_clear()
    print(document(t), end="")


def _errors() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)


# -- what is shown ------------------------------------------------------------------------------


def _show(
    found: Strength, box: Published, name: str, card: Mapping[str, Any], seed: str, t: Texts
) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(t("lab-title", card=name, game=t.title(box.game)))
    console.print(t("lab-games", games=found.games, seats=SEATS, bot=BOT, seed=seed))
    console.print(Padding(_verdict(found, t), (1, 0)), width=min(console.width, 100))
    grid = Grid(box=None, pad_edge=False)
    for head in ("", "", t("balance-interval"), t("lab-cases")):
        grid.add_column(head, justify="right" if grid.columns else "left")
    rows: list[tuple[str, Figure, Shown]] = [(t("lab-effect"), found.effect, points)]
    for one in measures_of(get_game(box.game), card):
        rows.append((one.name[_lang(t)], found.figures[one.id], _shown(one)))
    for label, figure, shown in rows:
        grid.add_row(
            label, shown(t, figure.value), _interval(t, figure, shown), number(t, figure.n)
        )
    console.print(grid)
    console.print()
    _show_scale(box, t, (name, found))


def _verdict(found: Strength, t: Texts) -> str:
    return found.texts[_lang(t)]


def _lang(t: Texts) -> Language:
    return "de" if t.lang == "de" else "en"


def _show_scale(box: Published, t: Texts, this: tuple[str, Strength] | None = None) -> None:
    """All published cards, the strongest first, and this one among them."""
    console = Console(highlight=False, markup=False, emoji=False)
    scale = published_cards(box, t)
    rows = [(one.name, one.effect, one.figures) for one in scale.cards]
    if this:
        name, found = this
        rows.append((t("lab-this-card", card=name), found.effect, found.figures))
    rows.sort(key=lambda row: (row[1].value is None, -(row[1].value or 0)))
    day = date.fromisoformat(scale.date)
    about = {"date": day, "games": scale.games, "seats": scale.seats, "bot": scale.bot}
    grid = Grid(title=t("lab-beside", **about), title_justify="left", box=None, pad_edge=False)
    heads = [t(f"balance-{head}") for head in ("effect", "interval", "cases")]
    for head in (t("lab-card"), *heads, *(one.name[_lang(t)] for one in scale.measures)):
        grid.add_column(head, justify="right" if grid.columns else "left")
    for name, effect, known in rows:
        interval = _interval(t, effect, points)
        cells = (points(t, effect.value), interval, number(t, effect.n))
        more = (_shown(one)(t, known[one.id].value) for one in scale.measures)
        grid.add_row(name, *cells, *more)
    console.print(grid)


def _shown(measure: MeasureInfo) -> Shown:
    return _share if measure.unit == "share" else _one_digit


def _interval(t: Texts, figure: Figure, shown: Shown) -> str:
    if figure.low is None:
        return "–"
    return t("arena-from-to", low=shown(t, figure.low), high=shown(t, figure.high))


def _one_digit(t: Texts, value: float | None) -> str:
    return number(t, value, 1)


def _share(t: Texts, value: float | None) -> str:
    return "–" if value is None else percent(t, value)
