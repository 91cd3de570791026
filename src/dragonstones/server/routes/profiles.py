"""Pages about people: my games, what they add up to, and those of others who show theirs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, QueryParameter

from dragonstones.engine import Refused
from dragonstones.server.limits import address_of
from dragonstones.server.people import PersonRow
from dragonstones.server.profiles import Asked
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.routes.tables import table_info
from dragonstones.server.site import Site
from dragonstones.server.tables import TableRow
from dragonstones.server.visitors import MaybePerson, Somebody
from dragonstones.wire import (
    TABLE_ID,
    GameEnding,
    Language,
    PastGames,
    PersonPage,
    RunningGame,
)

AnyRequest = Request[Any, Any, Any]
OurSite = NamedDependency[Site]
GamesAsked = NamedDependency[Asked]
#: Finished games in one answer.
MOST_GAMES = 50
#: Running games in one answer.
MOST_RUNNING = 20
#: Not in the path: a name may have a slash in it.
PersonName = Annotated[
    str, QueryParameter(min_length=1, max_length=100, description="The name of a member.")
]
GameId = Annotated[str | None, QueryParameter(pattern="^[a-z0-9-]{1,60}$", description="Its id.")]
Search = Annotated[
    str, QueryParameter(max_length=60, description="Part of the name of somebody else in it.")
]
Before = Annotated[
    str | None,
    QueryParameter(
        pattern=f"^[0-9]{{1,15}}-{TABLE_ID}$", description="As `older` in the last answer."
    ),
]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_GAMES, description="How many.")]


async def games_asked(
    visitor: MaybePerson,
    game: GameId = None,
    ending: FromQuery[GameEnding | None] = None,
    search: Search = "",
    before: Before = None,
    count: Count = 10,
    lang: FromQuery[Language] = "en",
) -> Asked:
    """What somebody looks for among finished games."""
    ended, _, id = (before or "").partition("-")
    place = (int(ended), id) if before else None
    return Asked(game, ending, search, place, count, lang, visitor.id if visitor else None)


@get(
    "/me/games",
    summary="My finished games, the newest first; `before` asks for older ones.",
    responses=may_refuse(400, 401),
)
async def my_games(
    site: OurSite, request: AnyRequest, person: Somebody, asked: GamesAsked
) -> PastGames:
    site.limits.check("profile", address_of(request.scope))
    return await site.profiles.games(person, asked, mine=True)


@get(
    "/me/running",
    summary="Games that I play, those that wait for me first; and tables where I wait.",
    responses=may_refuse(401),
)
async def my_running_games(
    site: OurSite, request: AnyRequest, person: Somebody
) -> list[RunningGame]:
    site.limits.check("profile", address_of(request.scope))
    tables = await site.tables.of_person(person.id)
    running = [table for table in tables if table.state in ("open", "playing")][:MOST_RUNNING]
    moves = await asyncio.gather(*(_is_my_move(site, table, person) for table in running))
    found = [
        RunningGame(table=table_info(site, table), my_move=is_mine)
        for table, is_mine in zip(running, moves, strict=True)
    ]
    return sorted(found, key=lambda one: not one.my_move)


async def _is_my_move(site: Site, table: TableRow, person: PersonRow) -> bool:
    """Whether the game waits for this person; of a damaged one nobody knows."""
    if table.state != "playing":
        return False
    try:
        room = await site.rooms.get(table.id)
    except Refused:
        return False
    return room.match is not None and any(
        seat in room.match.waiting and not room.table.seats[seat].left
        for seat in room.table.seats_of(person.id)
    )


@get("/me/page", summary="What I have done here.", responses=may_refuse(400, 401))
async def my_page(
    site: OurSite, request: AnyRequest, person: Somebody, lang: FromQuery[Language] = "en"
) -> PersonPage:
    site.limits.check("profile", address_of(request.scope))
    return await site.profiles.page(person, mine=True, lang=lang)


@get(
    "/people",
    summary="What a member has done here, if they show it to me.",
    responses=may_refuse(400, 404),
)
async def show_person(
    site: OurSite,
    request: AnyRequest,
    visitor: MaybePerson,
    name: PersonName,
    lang: FromQuery[Language] = "en",
) -> PersonPage:
    site.limits.check("profile", address_of(request.scope))
    person = await site.people.shown(name, visitor)
    return await site.profiles.page(person, _is_same(person, visitor), lang)


@get(
    "/people/games",
    summary="The finished games of such a member at public tables, the newest first.",
    responses=may_refuse(400, 404),
)
async def games_of_person(
    site: OurSite,
    request: AnyRequest,
    visitor: MaybePerson,
    name: PersonName,
    asked: GamesAsked,
) -> PastGames:
    site.limits.check("profile", address_of(request.scope))
    person = await site.people.shown(name, visitor)
    return await site.profiles.games(person, asked, _is_same(person, visitor))


def _is_same(person: PersonRow, visitor: PersonRow | None) -> bool:
    return visitor is not None and visitor.id == person.id


router = Router(
    "/",
    route_handlers=[my_games, my_running_games, my_page, show_person, games_of_person],
    dependencies={"asked": Provide(games_asked)},
    tags=["people"],
)
