"""`dragonstones mine`: find puzzles, with a progress bar, or check those in a file."""

from __future__ import annotations

import os
import random
import sys
from contextlib import closing
from pathlib import Path

import typer
from rich.console import Console

from dragonstones.puzzles.book import check, read
from dragonstones.puzzles.mining import check_again, dig
from dragonstones.puzzles.weighing import SURE
from dragonstones.puzzles.words import percent
from dragonstones.terminal.arena import INTERRUPTED
from dragonstones.terminal.balance import progress_bar
from dragonstones.text import Texts

#: Nobody waits for a puzzle: everything else on the machine comes first.
MODESTY = 19


def run(game: str, count: int, out: Path, seed: str, workers: int, t: Texts) -> None:
    if sys.platform != "win32":
        os.nice(max(0, MODESTY - os.nice(0)))
    errors = _errors()
    n = 0
    with progress_bar(errors) as progress:
        task = progress.add_task(t("mine-progress"), total=count)
        try:
            with closing(dig(game, seed, count, out, workers)) as found:
                for n in found:
                    progress.update(task, completed=n)
        except KeyboardInterrupt:
            errors.print(t("mine-interrupted"))
            raise typer.Exit(INTERRUPTED) from None
    errors.print(t("mine-done", n=n, game=t.title(game), path=str(out)))


def run_check(file: Path, sample: int | None, seed: str, t: Texts) -> None:
    """Weigh all puzzles of a file again, or some of them, and name those that are wrong."""
    errors = _errors()
    puzzles = read(file)
    for puzzle in puzzles:
        check(puzzle, file)
    if sample is not None:
        puzzles = random.Random(seed).sample(puzzles, min(sample, len(puzzles)))
    failed = 0
    with progress_bar(errors) as progress:
        task = progress.add_task(t("mine-checking"), total=len(puzzles))
        for puzzle in puzzles:
            found = check_again(puzzle, seed)
            if not found.holds or found.margin < SURE:
                failed += 1
                id = "mine-check-failed" if found.holds else "mine-check-turned"
                about = {"file": file.name, "puzzle": puzzle.id, "margin": percent(found.margin)}
                errors.print(t(id, **about))
            progress.advance(task)
    typer.echo(t("mine-checked", n=len(puzzles), failed=failed))
    raise typer.Exit(1 if failed else 0)


def _errors() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
