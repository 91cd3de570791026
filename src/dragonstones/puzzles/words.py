"""A puzzle in words: what its answers are called, what it is about, and why the best is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonstones.bots import persona_of
from dragonstones.engine import Game, get_game
from dragonstones.engine.decisions import Answer
from dragonstones.puzzles.puzzle import Puzzle
from dragonstones.puzzles.setting import View, setter_of
from dragonstones.text import Texts


def names_of(puzzle: Puzzle, me: str, t: Texts) -> list[str]:
    """The names of everybody at the table; the solver's is `me`."""
    others = [persona_of(bot) for seat, bot in enumerate(puzzle.bots) if seat != puzzle.seat]
    names = t.bot_names(others, [me])
    return [*names[: puzzle.seat], me, *names[puzzle.seat :]]


def answer_words(answer: Answer, view: View, names: Sequence[str], t: Texts) -> str:
    """The words of an answer to what the view asks, for the solver."""
    game = _game(view)
    told: str = t.of(game).option(view["decision"], answer, names, game, view)
    return told[:1].upper() + told[1:]


def why(puzzle: Puzzle, view: View, names: Sequence[str], t: Texts) -> list[str]:
    """Why the best answer is best: a sentence with the figures, and the lesson to learn."""
    figures = setter_of(_game(view).family).figures(puzzle, view, names, t)
    found = puzzle.verified
    shares = {"best": percent(found.best), "other": percent(found.obvious)}
    figures = figures or t("puzzle-why-games", games=found.games, **shares)
    return [figures, *(t(f"theme-{theme}-lesson") for theme in puzzle.themes[:1])]


def percent(share: float) -> int:
    """A share in per cent.

    >>> percent(0.184)
    18
    """
    return round(100 * share)


def _game(view: View) -> Game[Any]:
    return get_game(view["game"], view["rules"])
