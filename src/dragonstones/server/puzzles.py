"""Puzzles on a site: what members answered, their ratings and streaks, and all of it in words."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine.decisions import Answer
from dragonstones.puzzles import Puzzle, book, daily
from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.people import PersonRow
from dragonstones.server.puzzle_scenes import (
    place_of,
    puzzle_info,
    puzzle_named,
    scene_at,
    solution,
    themes,
)
from dragonstones.wire import (
    Language,
    PuzzleInfo,
    PuzzleRating,
    PuzzleScene,
    PuzzleSolution,
)
from dragonstones.wire import Puzzles as PuzzlesReply

#: The rating of a puzzle until people have tried it, by its difficulty, and its uncertainty.
HARD = {1: 21.0, 2: 25.0, 3: 29.0}
UNSURE = 4.0
#: The scale on which ratings are shown: beginners have 1500.
MIDDLE, SCALE = 1500, 40

_attempts = schema.attempts.c
_ratings = schema.puzzle_ratings.c
_model = PlackettLuce(tau=0.0)


class Rated(NamedTuple):
    mu: float
    sigma: float


class History(NamedTuple):
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
        history = await self.history(person)
        day = today()
        chosen = [
            puzzle
            for puzzle in book().values()
            if theme in (None, *puzzle.themes) and game in (None, puzzle.game)
        ]
        return PuzzlesReply(
            day=day.isoformat(),
            daily=_info(daily(day), history),
            themes=themes(lang),
            puzzles=[_info(puzzle, history) for puzzle in chosen],
            streak=history and history.streak(day),
            rating=history and history.rating_told(),
        )

    async def scene(self, person: PersonRow | None, id: str, lang: Language) -> PuzzleScene:
        puzzle = puzzle_named(id)
        info = _info(puzzle, await self.history(person))
        # In a thread: everything up to the moment is played again.
        me = person.name if person else None
        scene = await asyncio.to_thread(scene_at, puzzle, me, lang)
        return PuzzleScene(puzzle=info, scene=scene, daily=daily(today()) is puzzle)

    async def answer(
        self, person: PersonRow | None, id: str, answer: Answer, lang: Language
    ) -> PuzzleSolution:
        """How good an answer is; the first one of a member is kept."""
        puzzle = puzzle_named(id)
        place = await asyncio.to_thread(place_of, puzzle, answer)
        is_first = person is not None and person.member and await self._keep(person, puzzle, place)
        history = await self.history(person)
        return solution(
            puzzle,
            place,
            person.name if person else None,
            lang,
            first=is_first,
            streak=history and history.streak(today()),
            rating=history and history.rating_told(),
        )

    async def history(self, person: PersonRow | None) -> History | None:
        """None for people who are not members: their page keeps it."""
        if person is None or not person.member:
            return None
        async with self._database.read() as connection:
            return await _history(connection, person.id)

    async def _keep(self, person: PersonRow, puzzle: Puzzle, place: int) -> bool:
        """Write an attempt down and rate both sides; False: there was one before."""
        right, day = place < puzzle.best, today()
        async with self._database.write() as connection:
            # Held until the end: if two devices write at once, one waits for the other.
            mine = select(schema.people.c.id).where(schema.people.c.id == person.id)
            await connection.execute(mine.with_for_update())
            history = await _history(connection, person.id)
            if puzzle.id in history.solved:
                return False
            # The puzzle has a rating from its first answer on.
            first = {"mu": HARD[puzzle.difficulty], "sigma": UNSURE, "n": 0}
            new = self._database.upsert(schema.puzzle_ratings).values(puzzle=puzzle.id, **first)
            await connection.execute(new.on_conflict_do_nothing())
            rating = await _rate(connection, history.rating, puzzle, right)
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


def _info(puzzle: Puzzle, history: History | None) -> PuzzleInfo:
    return puzzle_info(puzzle, history.solved.get(puzzle.id) if history else None)


# -- the database -------------------------------------------------------------


async def _history(connection: AsyncConnection, person: str) -> History:
    query = select(schema.attempts).where(_attempts.person == person).order_by(_attempts.at)
    rows = (await connection.execute(query)).all()
    return History(
        {row.puzzle: row.right for row in rows},
        {row.day for row in rows if row.day and row.right},
        Rated(rows[-1].mu, rows[-1].sigma) if rows else Rated(_model.mu, _model.sigma),
    )


async def _rate(connection: AsyncConnection, person: Rated, puzzle: Puzzle, right: bool) -> Rated:
    """Store the puzzle's new rating and return the person's. A right answer beats the puzzle."""
    this: ColumnElement[bool] = _ratings.puzzle == puzzle.id
    # Held until the end: if two people answer at the same moment, one waits for the other.
    held = select(schema.puzzle_ratings).where(this).with_for_update()
    row = (await connection.execute(held)).one()
    teams = [[_model.create_rating([*one])] for one in (person, Rated(row.mu, row.sigma))]
    (mine,), (its,) = _model.rate(teams, ranks=[0.0, 1.0] if right else [1.0, 0.0])
    values = {"mu": its.mu, "sigma": its.sigma, "n": row.n + 1}
    await connection.execute(update(schema.puzzle_ratings).where(this).values(values))
    return Rated(mine.mu, mine.sigma)
