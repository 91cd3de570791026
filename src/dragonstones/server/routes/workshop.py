"""Cards that players make: what can be said on one, and what one says."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from dragonstones.engine import Game
from dragonstones.server.limits import address_of
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.games import GameId, game_named
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.wire import CardLanguage, Language, MadeCard
from dragonstones.workshop import Workshop, workshop_of


@get(
    "/games/{game_id:str}/workshop",
    summary="The language of cards: its blocks, what can stand in them, and printed examples.",
    responses=may_refuse(400, 404),
)
async def get_language(game_id: GameId, lang: FromQuery[Language] = "en") -> CardLanguage:
    game = game_named(game_id)
    return _workshop(game).language(game, lang)


@post(
    "/games/{game_id:str}/workshop",
    summary="Read a card: its id and its rule, or what is wrong with which block. Nothing is kept.",
    responses=may_refuse(400, 403, 404, 413),
    status_code=HTTP_200_OK,
)
async def read_card(
    game_id: GameId,
    data: JSONBody[dict[str, Any]],
    request: Request[Any, Any, Any],
    site: NamedDependency[Site],
) -> MadeCard:
    site.limits.check("card", address_of(request.scope))
    game = game_named(game_id)
    return _workshop(game).read(game, data)


def _workshop(game: Game[Any]) -> Workshop:
    found = workshop_of(game)
    if found is None:
        raise NotFound("no-workshop", game=game.id)
    return found


router = Router("/", route_handlers=[get_language, read_card], tags=["workshop"])
