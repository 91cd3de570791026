"""What can be played here, with whom, and what can be said meanwhile."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get
from litestar.params import FromPath, FromQuery, PathParameter

from dragonstones.bots import bots
from dragonstones.engine import Game, games
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.words import card_infos, line_words, lines
from dragonstones.wire import BotInfo, CardInfo, GameInfo, Language, OptionInfo


@get(
    "/games",
    summary="Every game: how many can play, what can be chosen, and its bots.",
    responses=may_refuse(),
)
async def list_games() -> list[GameInfo]:
    return [_info(game) for game in games()]


def _info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        id=game.id,
        rules=game.rules,
        least=game.seats[0],
        most=game.seats[-1],
        options=[
            OptionInfo(name=name, default=option.default, values=list(option.values))
            for name, option in game.options.items()
        ],
        bots=[
            BotInfo(level=name, personas=list(level.personas))
            for name, level in bots(game.id).items()
        ],
    )


@get(
    "/games/{game_id:str}/cards",
    summary="All cards and pieces of a game, with their texts.",
    responses=may_refuse(400, 404),
)
async def list_cards(
    game_id: Annotated[str, PathParameter(max_length=60, description="The id of a game.")],
    lang: FromQuery[Language] = "en",
) -> list[CardInfo]:
    known = {game.id: game for game in games()}
    if game_id not in known:
        raise NotFound("no-such-game", game=game_id, games=sorted(known))
    return card_infos(known[game_id], lang)


@get(
    "/words/{lang:str}",
    summary="The lines that all can say at a table, in a language.",
    responses=may_refuse(400),
)
async def list_lines(lang: FromPath[Language]) -> dict[str, str]:
    return {line: line_words(line, lang) for line in lines()}


router = Router("/", route_handlers=[list_games, list_cards, list_lines], tags=["games"])
