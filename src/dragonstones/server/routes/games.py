"""The games that can be played here, the bots, and the ready-made lines."""

from __future__ import annotations

from typing import Annotated, Any, get_args

from litestar import MediaType, Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from dragonstones.engine import games
from dragonstones.server.box import game_info, game_named
from dragonstones.server.card_uses import card_uses
from dragonstones.server.limits import address_of
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.server.strategy import strategy_info
from dragonstones.server.words import (
    card_infos,
    line_words,
    lines,
    ruling_infos,
    why_words,
)
from dragonstones.text import messages
from dragonstones.wire import (
    CardInfo,
    CardUses,
    GameInfo,
    Language,
    RulingInfo,
    SitePart,
    StrategyInfo,
    WhyAsked,
    WhyTold,
)

GameId = Annotated[str, PathParameter(max_length=60, description="The id of a game.")]
CardId = Annotated[str, PathParameter(max_length=60, description="The id of a card.")]


@get(
    "/games",
    summary="Every game, in the order of lists: how many can play, what can be chosen, its bots.",
    responses=may_refuse(400),
)
async def list_games(
    site: NamedDependency[Site], lang: FromQuery[Language] = "en"
) -> list[GameInfo]:
    has = [part for part in get_args(SitePart) if getattr(site.settings, part)]
    return [game_info(game, lang, has) for game in games()]


@get(
    "/games/{game_id:str}/cards",
    summary="All cards and pieces of a game, with their texts.",
    responses=may_refuse(400, 404),
)
async def list_cards(game_id: GameId, lang: FromQuery[Language] = "en") -> list[CardInfo]:
    return card_infos(game_named(game_id), lang)


@get(
    "/games/{game_id:str}/cards/{card_id:str}/uses",
    summary="The lessons and puzzles in which a card comes up, and home-made cards like it.",
    responses=may_refuse(400, 404),
)
async def list_uses(
    site: NamedDependency[Site], game_id: GameId, card_id: CardId, lang: FromQuery[Language] = "en"
) -> CardUses:
    return await card_uses(site.gallery, game_named(game_id), card_id, lang)


@get(
    "/games/{game_id:str}/messages",
    summary="The words of a game's family as Fluent messages: for a page that has none.",
    responses=may_refuse(400, 404),
    media_type=MediaType.TEXT,
)
async def list_messages(game_id: GameId, lang: FromQuery[Language] = "en") -> str:
    return messages(game_named(game_id).family, lang)


@get(
    "/games/{game_id:str}/rulings",
    summary="What the rulebook of a game leaves open, and how it is played here.",
    responses=may_refuse(400, 404),
)
async def list_rulings(game_id: GameId, lang: FromQuery[Language] = "en") -> list[RulingInfo]:
    return ruling_infos(game_named(game_id), lang)


@get(
    "/games/{game_id:str}/strategy",
    summary="How to play well: tips, and what many games have shown.",
    responses=may_refuse(400, 404),
)
async def tell_strategy(game_id: GameId, lang: FromQuery[Language] = "en") -> StrategyInfo:
    return strategy_info(game_named(game_id), lang)


@post(
    "/games/{game_id:str}/why",
    status_code=200,
    summary="Why something happened, from what the one who asks has seen.",
    responses=may_refuse(400, 403, 404, 413),
)
async def tell_why(
    site: NamedDependency[Site],
    request: Request[Any, Any, Any],
    game_id: GameId,
    data: JSONBody[WhyAsked],
    lang: FromQuery[Language] = "en",
) -> WhyTold:
    site.limits.check("why", address_of(request.scope))
    return why_words(game_named(game_id).with_options(data.options), data, lang)


@get(
    "/words/{lang:str}",
    summary="The lines that all can say at a table, in a language.",
    responses=may_refuse(400),
)
async def list_lines(site: NamedDependency[Site], lang: FromPath[Language]) -> dict[str, str]:
    return {line: line_words(line, lang) for line in lines(site.settings.emotes)}


router = Router(
    "/",
    route_handlers=[
        list_games,
        list_cards,
        list_uses,
        list_messages,
        list_rulings,
        tell_strategy,
        tell_why,
        list_lines,
    ],
    tags=["games"],
)
