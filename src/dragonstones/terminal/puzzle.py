"""`dragonstones puzzle`: a moment of a game, with one answer that is clearly best."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from dragonstones.engine import Answer, Match, Refused
from dragonstones.puzzles import BadPuzzle, Puzzle, book, daily
from dragonstones.puzzles.words import answer_words, names_of, percent, why
from dragonstones.terminal.desk import Desk, Page, Unreadable
from dragonstones.terminal.desks import make_desk
from dragonstones.terminal.keyboard import Keyboard, Leave
from dragonstones.terminal.saves import command
from dragonstones.terminal.screen import Scene, Screen
from dragonstones.text import Texts

#: The length of a bar for a chance of 100 %.
WIDTH = 30


def choose(id: str | None, theme: str | None, game: str | None, today: bool) -> Puzzle:
    """The puzzle that was asked for; Refused if there is none."""
    if id is not None:
        if id not in book():
            raise BadPuzzle("no-such-puzzle", puzzle=id)
        return book()[id]
    if today:
        return daily(datetime.now(UTC).date())
    found = [
        puzzle
        for puzzle in book().values()
        if theme in (None, *puzzle.themes) and game in (None, puzzle.game)
    ]
    if not found:
        raise BadPuzzle("no-puzzles")
    return random.choice(found)


def solve(puzzle: Puzzle, t: Texts) -> None:
    match = puzzle.check()
    screen = Screen()
    names = names_of(puzzle, t("puzzle-you"), t)
    desk = make_desk(match.game, names, t, screen)
    try:
        given = _Sitting(puzzle, match, desk, screen).ask()
    except (Leave, KeyboardInterrupt):
        screen.leave()
        return
    screen.leave()
    _explain(puzzle, match, given, names, t)


class _Sitting:
    """Ask until the answer is one that the puzzle has weighed."""

    def __init__(self, puzzle: Puzzle, match: Match, desk: Desk, screen: Screen) -> None:
        self.puzzle, self.desk, self.screen = puzzle, desk, screen
        self.view = match.view(puzzle.seat)
        self.decision = match.questions[puzzle.seat]
        self.events = [event for event in match.events if event.seen_by(puzzle.seat)]
        self.keyboard = Keyboard()

    def ask(self) -> int:
        """The weighed answer that was given."""
        wrong = ""
        while True:
            self._draw(wrong)
            line = self.keyboard.read_line()
            try:
                if (found := self._read(line)) is not None:
                    return found
                wrong = ""
            except Unreadable as unreadable:
                wrong = str(unreadable)
            except Refused as refused:
                wrong = self.desk.t.refusal(refused)

    def _read(self, line: str) -> int | None:
        t = self.desk.t
        if line.casefold() == t("terminal-key-quit"):
            raise Leave
        if line.startswith("?"):
            name = line[1:].strip()
            found = self.desk.look_up(name) if name else self.desk.rules(self.view)
            self._show(found or Text(t("terminal-no-card", name=name)))
            return None
        if line.casefold() == t("terminal-key-log"):
            self._show(self.desk.painter.history(self.events, self.puzzle.seat))
            return None
        answer: Answer | Page = self.desk.read(line, self.decision, self.view)
        if isinstance(answer, Page):
            self._show(answer.thing)
            return None
        return self.puzzle.place(self.decision, answer)

    def _show(self, thing: object) -> None:
        self.screen.clear()
        self.screen.show(thing, Text(f" {self.desk.t('terminal-back')}", style="candle"))  # type: ignore[arg-type]
        self.screen.ask(" ▸")
        self.keyboard.read_line()

    def _draw(self, wrong: str) -> None:
        asked = self.desk.prompt(self.decision, self.view)
        if wrong:
            asked.lines.append(Text(wrong, style="wrong"))
        title, keys = title_of(self.puzzle, self.desk.t), self.desk.keys_line()
        scene = Scene(self.view, self.events, title, keys, asked.lines, asked.options)
        self.desk.painter.draw(scene)
        self.screen.ask(" ▸")


def title_of(puzzle: Puzzle, t: Texts) -> str:
    difficulty = t(f"puzzle-difficulty-{puzzle.difficulty}")
    return t("puzzle-title", id=puzzle.id, game=t.title(puzzle.game), difficulty=difficulty)


def _explain(puzzle: Puzzle, match: Match, given: int, names: Sequence[str], t: Texts) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    view = match.view(puzzle.seat)
    console.print(title_of(puzzle, t), style="bold")
    console.print(t("puzzle-right" if given < puzzle.best else "puzzle-wrong"), style="bold")
    grid = Grid(title=t("puzzle-chances"), title_justify="left", box=None, show_header=False)
    for place, one in enumerate(puzzle.weighed):
        marks = [
            t(mark)
            for mark, holds in (
                ("puzzle-best", place < puzzle.best),
                ("puzzle-obvious", place == puzzle.obvious),
                ("puzzle-yours", place == given),
            )
            if holds
        ]
        grid.add_row(
            answer_words(one.answer, view, names, t),
            "█" * round(WIDTH * one.chance),
            f"{percent(one.chance)} %",
            f"({percent(one.low)}–{percent(one.high)} %)",
            ", ".join(marks),
        )
    console.print(Padding(grid, (1, 0)))
    for sentence in why(puzzle, view, names, t):
        console.print(sentence, width=min(console.width, 100))
    about = puzzle.verified
    console.print(t("puzzle-verified", searches=about.searches, thoughts=about.thoughts))
    if puzzle.themes:
        themes = " · ".join(t(f"theme-{theme}") for theme in puzzle.themes)
        console.print(f"{t('puzzle-themes')}: {themes}")
    typer.echo(t("puzzle-again", command=command("puzzle")))
