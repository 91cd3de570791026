"""Puzzles on a site: the moment of one, and how good an answer is. Nothing is stored."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from dragonstones.engine import Match
from dragonstones.engine.decisions import Answer
from dragonstones.puzzles import Puzzle, book
from dragonstones.puzzles.words import answer_words, names_of, why
from dragonstones.server.refusals import NotFound
from dragonstones.server.scenes import scene_of
from dragonstones.text import texts
from dragonstones.wire import (
    Language,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleSolution,
    PuzzleTheme,
    Scene,
)

#: Matches at the moment of a puzzle that are remembered.
REMEMBERED = 64


def puzzle_named(id: str) -> Puzzle:
    if id not in book():
        raise NotFound("no-such-puzzle", puzzle=id)
    return book()[id]


@lru_cache(REMEMBERED)
def _match(id: str) -> Match:
    """Nobody plays on in it: it stays at the moment of the puzzle."""
    return book()[id].match()


def scene_at(puzzle: Puzzle, me: str | None, lang: Language) -> Scene:
    t = texts(lang)
    names = names_of(puzzle, me or t("puzzle-you"), t)
    bots = {seat: bot for seat, bot in enumerate(puzzle.bots) if seat != puzzle.seat}
    return scene_of(_match(puzzle.id), puzzle.seat, names, bots, lang)


@lru_cache(2)
def themes(lang: Language) -> list[PuzzleTheme]:
    t = texts(lang)
    found = [theme for puzzle in book().values() for theme in puzzle.themes]
    told = [
        PuzzleTheme(id=theme, name=t(f"theme-{theme}"), n=found.count(theme))
        for theme in dict.fromkeys(found)
    ]
    return sorted(told, key=lambda theme: -theme.n)


def puzzle_info(puzzle: Puzzle, solved: bool | None) -> PuzzleInfo:
    return PuzzleInfo(id=puzzle.id, game=puzzle.game, difficulty=puzzle.difficulty, solved=solved)


def place_of(puzzle: Puzzle, answer: Answer) -> int:
    """The place of an answer among those that were weighed; Refused if it is not one of them."""
    return puzzle.place(_match(puzzle.id).questions[puzzle.seat], answer)


def solution(
    puzzle: Puzzle, place: int, me: str | None, lang: Language, **standing: Any
) -> PuzzleSolution:
    """How good the answer in this place is, and why; `standing`: what it did for a member."""
    t = texts(lang)
    names = names_of(puzzle, me or t("puzzle-you"), t)
    view = _match(puzzle.id).view(puzzle.seat)
    about = puzzle.verified
    return PuzzleSolution(
        right=place < puzzle.best,
        answers=[
            PuzzleAnswer(
                words=answer_words(one.answer, view, names, t),
                chance=one.chance,
                low=one.low,
                high=one.high,
                best=n < puzzle.best,
                obvious=n == puzzle.obvious,
                mine=n == place,
            )
            for n, one in enumerate(puzzle.weighed)
        ],
        why=why(puzzle, view, names, t),
        themes=[one for one in themes(lang) if one.id in puzzle.themes],
        verified=t("puzzle-verified", searches=about.searches, thoughts=about.thoughts),
        **standing,
    )
