"""Leaderboards, and the search for a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter

from dragonstones.server.box import game_named
from dragonstones.server.limits import address_of
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.games import GameId
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.server.visitors import MaybePerson, Somebody
from dragonstones.wire import SEASON, Language, Leaderboard, Seeking, SeekWanted

OurSite = NamedDependency[Site]
Season = Annotated[
    str, QueryParameter(pattern=f"^{SEASON}$", description="A month; empty: all time.")
]
First = Annotated[int, QueryParameter(ge=1, le=10_000_000, description="From this place on.")]


@get(
    "/ratings/{game_id:str}",
    summary="The leaderboard of a game, and where I stand.",
    responses=may_refuse(400, 404),
)
async def leaderboard(
    site: OurSite,
    request: Request[Any, Any, Any],
    visitor: MaybePerson,
    game_id: GameId,
    season: Season = "",
    first: First = 1,
    lang: FromQuery[Language] = "en",
) -> Leaderboard:
    site.limits.check("profile", address_of(request.scope))
    if not site.ratings.is_open:
        raise NotFound("no-ratings")
    return await site.ratings.board(game_named(game_id).id, season, first, visitor, lang)


@put(
    "/me/seek",
    summary="Find me a table. Whoever does not ask how it stands every few seconds has gone.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def seek(site: OurSite, person: Somebody, data: JSONBody[SeekWanted]) -> Seeking:
    _check_open(site)
    site.limits.check("table", person.id)
    return await site.matching.seek(person, data)


@get(
    "/me/seek",
    summary="How the search for a table stands.",
    responses=may_refuse(401, 404),
)
async def look(site: OurSite, person: Somebody) -> Seeking:
    _check_open(site)
    site.limits.check("seek", person.id)
    return await site.matching.look(person)


@delete("/me/seek", summary="Do not look any more.", responses=may_refuse(401, 403))
async def stop(site: OurSite, person: Somebody) -> None:
    await site.matching.stop(person)


def _check_open(site: Site) -> None:
    if not site.matching.is_open:
        raise NotFound("no-matching")


router = Router("/", route_handlers=[leaderboard, seek, look, stop], tags=["ratings"])
