"""Puzzles on a site: what members answered, their ratings and streaks, and all of it in words."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine import Match
from dragonstones.engine.decisions import Answer
from dragonstones.puzzles import Puzzle, book, daily
from dragonstones.puzzles.words import answer_words, names_of, why
from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import NotFound
from dragonstones.server.scenes import scene_of
from dragonstones.text import texts
from dragonstones.wire import (
    Language,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleRating,
    PuzzleScene,
    PuzzleSolution,
    PuzzleTheme,
    Scene,
)
from dragonstones.wire import Puzzles as PuzzlesReply

#: How hard a puzzle is until people have tried it, by its difficulty, and how unsure that is.
HARD = {1: 21.0, 2: 25.0, 3: 29.0}
UNSURE = 4.0
#: What is shown of a rating: beginners have 1500.
MIDDLE, SCALE = 1500, 40
#: Matches at the moment of a puzzle that are remembered.
REMEMBERED = 64

_attempts = schema.attempts.c
_ratings = schema.puzzle_ratings.c
_model = PlackettLuce(tau=0.0)


class Rated(NamedTuple):
    mu: float
    sigma: float


class Standing(NamedTuple):
    """What a member has done so far."""

    solved: dict[str, bool]
    #: The days on which the daily puzzle was solved.
    days: set[str]
    rating: Rated

    def streak(self, today: date) -> int:
        """Days in a row, today or up to yesterday: today is not over."""
        day = today if today.isoformat() in self.days else today - timedelta(1)
        n = 0
        while day.isoformat() in self.days:
            day -= timedelta(1)
            n += 1
        return n

    def rating_told(self) -> PuzzleRating | None:
        if not self.solved:
            return None
        value = MIDDLE + SCALE * (self.rating.mu - _model.mu)
        spread = 2 * SCALE * self.rating.sigma
        return PuzzleRating(value=round(value), spread=round(spread), n=len(self.solved))


def today() -> date:
    return datetime.now(UTC).date()


class Puzzles:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(
        self, person: PersonRow | None, theme: str | None, game: str | None, lang: Language
    ) -> PuzzlesReply:
        """Today's puzzle, and those about a theme, of a game."""
        standing = await self.standing(person)
        day = today()
        chosen = [
            puzzle
            for puzzle in book().values()
            if theme in (None, *puzzle.themes) and game in (None, puzzle.game)
        ]
        return PuzzlesReply(
            day=day.isoformat(),
            daily=_info(daily(day), standing),
            themes=_themes(lang),
            puzzles=[_info(puzzle, standing) for puzzle in chosen],
            streak=standing and standing.streak(day),
            rating=standing and standing.rating_told(),
        )

    async def scene(self, person: PersonRow | None, id: str, lang: Language) -> PuzzleScene:
        puzzle = puzzle_named(id)
        info = _info(puzzle, await self.standing(person))
        # In a thread: everything up to the moment is played again.
        me = person.name if person else None
        scene = await asyncio.to_thread(_scene, puzzle, me, lang)
        return PuzzleScene(puzzle=info, scene=scene, daily=daily(today()) is puzzle)

    async def answer(
        self, person: PersonRow | None, id: str, answer: Answer, lang: Language
    ) -> PuzzleSolution:
        """How good an answer is; the first one of a member is kept."""
        puzzle = puzzle_named(id)
        match = await asyncio.to_thread(_match, id)
        place = puzzle.place(match.questions[puzzle.seat], answer)
        is_first = person is not None and person.member and await self._keep(person, puzzle, place)
        standing = await self.standing(person)
        t = texts(lang)
        names = names_of(puzzle, person.name if person else t("puzzle-you"), t)
        view = match.view(puzzle.seat)
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
            themes=[one for one in _themes(lang) if one.id in puzzle.themes],
            verified=t("puzzle-verified", searches=about.searches, thoughts=about.thoughts),
            first=is_first,
            streak=standing and standing.streak(today()),
            rating=standing and standing.rating_told(),
        )

    async def standing(self, person: PersonRow | None) -> Standing | None:
        """None for anybody who is not a member: their page keeps it."""
        if person is None or not person.member:
            return None
        async with self._database.read() as connection:
            return await _standing(connection, person.id)

    async def _keep(self, person: PersonRow, puzzle: Puzzle, place: int) -> bool:
        """Write an attempt down and rate both sides; False: there was one before."""
        right, day = place < puzzle.best, today()
        async with self._database.write() as connection:
            # Held until the end: of two devices one waits for the other.
            mine = select(schema.people.c.id).where(schema.people.c.id == person.id)
            await connection.execute(mine.with_for_update())
            standing = await _standing(connection, person.id)
            if puzzle.id in standing.solved:
                return False
            # The puzzle has a rating from its first answer on.
            first = {"mu": HARD[puzzle.difficulty], "sigma": UNSURE, "n": 0}
            new = self._database.upsert(schema.puzzle_ratings).values(puzzle=puzzle.id, **first)
            await connection.execute(new.on_conflict_do_nothing())
            rating = await _rate(connection, standing.rating, puzzle, right)
            await connection.execute(
                insert(schema.attempts).values(
                    person=person.id,
                    puzzle=puzzle.id,
                    at=now(),
                    right=right,
                    day=day.isoformat() if daily(day) is puzzle else None,
                    **rating._asdict(),
                )
            )
        return True


def puzzle_named(id: str) -> Puzzle:
    if id not in book():
        raise NotFound("no-such-puzzle", puzzle=id)
    return book()[id]


@lru_cache(REMEMBERED)
def _match(id: str) -> Match:
    """Nobody plays in it: it stays at the moment of the puzzle."""
    return book()[id].match()


def _scene(puzzle: Puzzle, me: str | None, lang: Language) -> Scene:
    t = texts(lang)
    names = names_of(puzzle, me or t("puzzle-you"), t)
    bots = {seat: bot for seat, bot in enumerate(puzzle.bots) if seat != puzzle.seat}
    return scene_of(_match(puzzle.id), puzzle.seat, names, bots, lang)


@lru_cache(2)
def _themes(lang: Language) -> list[PuzzleTheme]:
    t = texts(lang)
    found = [theme for puzzle in book().values() for theme in puzzle.themes]
    told = [
        PuzzleTheme(id=theme, name=t(f"theme-{theme}"), n=found.count(theme))
        for theme in dict.fromkeys(found)
    ]
    return sorted(told, key=lambda theme: -theme.n)


def _info(puzzle: Puzzle, standing: Standing | None) -> PuzzleInfo:
    solved = standing.solved.get(puzzle.id) if standing else None
    return PuzzleInfo(id=puzzle.id, game=puzzle.game, difficulty=puzzle.difficulty, solved=solved)


# -- the database -------------------------------------------------------------


async def _standing(connection: AsyncConnection, person: str) -> Standing:
    query = select(schema.attempts).where(_attempts.person == person).order_by(_attempts.at)
    rows = (await connection.execute(query)).all()
    return Standing(
        {row.puzzle: row.right for row in rows},
        {row.day for row in rows if row.day and row.right},
        Rated(rows[-1].mu, rows[-1].sigma) if rows else Rated(_model.mu, _model.sigma),
    )


async def _rate(connection: AsyncConnection, person: Rated, puzzle: Puzzle, right: bool) -> Rated:
    """The person's new rating; the puzzle's is written down. Whoever is right has beaten it."""
    this: ColumnElement[bool] = _ratings.puzzle == puzzle.id
    # Held until the end: of two people who answer at the same moment one waits for the other.
    held = select(schema.puzzle_ratings).where(this).with_for_update()
    row = (await connection.execute(held)).one()
    teams = [[_model.create_rating([*one])] for one in (person, Rated(row.mu, row.sigma))]
    (mine,), (its,) = _model.rate(teams, ranks=[0.0, 1.0] if right else [1.0, 0.0])
    values = {"mu": its.mu, "sigma": its.sigma, "n": row.n + 1}
    await connection.execute(update(schema.puzzle_ratings).where(this).values(values))
    return Rated(mine.mu, mine.sigma)
