"""Puzzles: moments of games, and how good an answer is."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from dragonstones.server.limits import address_of
from dragonstones.server.puzzle_scenes import puzzle_named
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.server.visitors import MaybePerson, Somebody
from dragonstones.wire import (
    PUZZLE_ID,
    Language,
    PuzzleAttempt,
    Puzzles,
    PuzzleScene,
    PuzzleSolution,
    TableFound,
)

OurSite = NamedDependency[Site]
Id = Annotated[str, PathParameter(pattern=f"^{PUZZLE_ID}$", description="The id of a puzzle.")]


@get(
    "/puzzles",
    summary="Today's puzzle, the same for all; and those about a theme, of a game.",
    responses=may_refuse(400),
)
async def list_puzzles(
    visitor: MaybePerson,
    site: OurSite,
    theme: FromQuery[str | None] = None,
    game: FromQuery[str | None] = None,
    lang: FromQuery[Language] = "en",
) -> Puzzles:
    return await site.puzzles.all(visitor, theme, game, lang)


@get(
    "/puzzles/{puzzle_id:str}",
    summary="A puzzle as somebody in that seat sees it.",
    responses=may_refuse(400, 404),
)
async def get_puzzle(
    puzzle_id: Id,
    visitor: MaybePerson,
    request: Request[Any, Any, Any],
    site: OurSite,
    lang: FromQuery[Language] = "en",
) -> PuzzleScene:
    site.limits.check("puzzle", address_of(request.scope))
    return await site.puzzles.scene(visitor, puzzle_id, lang)


@post(
    "/puzzles/{puzzle_id:str}",
    summary="How good an answer is, and why. Of a member the first one counts.",
    responses=may_refuse(400, 403, 404, 413),
    status_code=HTTP_200_OK,
)
async def answer_puzzle(
    puzzle_id: Id,
    data: JSONBody[PuzzleAttempt],
    visitor: MaybePerson,
    request: Request[Any, Any, Any],
    site: OurSite,
    lang: FromQuery[Language] = "en",
) -> PuzzleSolution:
    site.limits.check("puzzle", address_of(request.scope))
    return await site.puzzles.answer(visitor, puzzle_id, data.answer, lang)


@post(
    "/puzzles/{puzzle_id:str}/table",
    summary="Play on from a puzzle: a table of one's own, with bots in the other seats.",
    responses=may_refuse(400, 401, 403, 404, 409),
    status_code=HTTP_201_CREATED,
)
async def play_on(puzzle_id: Id, person: Somebody, site: OurSite) -> TableFound:
    site.limits.check("table", person.id)
    puzzle = puzzle_named(puzzle_id)
    table = await site.trials.begin(person, puzzle.journal, puzzle.seat, puzzle.bots)
    site.rooms.setup_changed(table.id)
    return TableFound(id=table.id)


router = Router(
    "/", route_handlers=[list_puzzles, get_puzzle, answer_puzzle, play_on], tags=["puzzles"]
)
