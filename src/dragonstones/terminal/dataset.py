"""`dragonstones dataset`: games as data for learning programs, with a progress bar."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dragonstones.arena.simulate import Series
from dragonstones.engine.refusal import BadSetup
from dragonstones.extras import need
from dragonstones.terminal.manners import stop
from dragonstones.terminal.saves import each, read
from dragonstones.text import Texts

if TYPE_CHECKING:
    from dragonstones.research.dataset import Source


def run(series: Series, folder: Path, workers: int, t: Texts) -> None:
    """Games that bots play now."""
    need("pyarrow")
    from dragonstones.research.dataset import write  # only here: it takes a second to load

    _follow(write(series, folder, workers), series.games, folder, t)


def run_games(files: Sequence[Path], folder: Path, t: Texts) -> None:
    """Games that were saved or exported."""
    need("pyarrow")
    from dragonstones.research.dataset import write_games

    sources = [_source(path) for path in sorted(_files(files))]
    _follow(write_games(sources, folder), len(sources), folder, t)


def _files(given: Sequence[Path]) -> Iterable[Path]:
    """Files, and all games in folders."""
    for path in given:
        yield from path.glob("*.json") if path.is_dir() else [path]


def _source(path: Path) -> Source:
    """A saved game without the names of people."""
    from dragonstones.research.dataset import PERSON, Source

    saved = read(path)
    seats = saved.journal["seats"]
    bots = iter(each(saved.bot, seats - len(saved.people)))
    unknown = not saved.names
    return Source(
        saved.journal,
        tuple(PERSON if unknown or s in saved.people else next(bots) for s in range(seats)),
    )


def _follow(done: Iterable[int], games: int, folder: Path, t: Texts) -> None:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(t("simulate-progress"), total=games)
            for n in done:
                progress.update(task, completed=n)
    except OSError as error:
        raise BadSetup("arena-folder", path=str(folder), reason=str(error)) from error
    except KeyboardInterrupt:
        stop(t("dataset-interrupted", folder=str(folder)), 130)
    print(t("dataset-written", games=games, folder=str(folder)))
