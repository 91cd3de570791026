"""The games that can be played here, as the page is told of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonstones.bots import bots
from dragonstones.coach import has_coach
from dragonstones.engine import Game, games
from dragonstones.engine.variants import read_variant
from dragonstones.server.refusals import NotFound
from dragonstones.server.words import game_words
from dragonstones.wire import BotInfo, GameInfo, Language, OptionInfo, SharedVariant, SitePart
from dragonstones.workshop import Workshop, workshop_of


def game_named(id: str) -> Game[Any]:
    known = {game.id: game for game in games()}
    if id not in known:
        raise NotFound("no-such-game", game=id, games=sorted(known))
    return known[id]


def game_info(game: Game[Any], lang: Language, has: Sequence[SitePart] = ()) -> GameInfo:
    """A game as the page lists it; `has`: the other parts of the site that it has."""
    name, about = game_words(game.id, lang)
    return GameInfo(
        id=game.id,
        family=game.family or game.id,
        name=name,
        about=about,
        rules=game.rules,
        least=game.seats[0],
        most=game.seats[-1],
        usual=game.usual_seats,
        shortest=game.minutes[0] if game.minutes else None,
        longest=game.minutes[1] if game.minutes else None,
        weight=game.weight,
        workshop=workshop_of(game) is not None,
        coach=has_coach(game),
        variants={name: dict(options) for name, options in game.variants.items()},
        options=[
            OptionInfo(
                name=name,
                kind=option.kind,
                default=option.default,
                values=list(option.values),
                named=option.named,
                most=option.most,
                house=option.house,
            )
            for name, option in game.options.items()
        ],
        bots=[
            BotInfo(level=name, personas=list(level.personas))
            for name, level in bots(game.id).items()
        ],
        has=list(has),
    )


def workshop_for(game: Game[Any]) -> Workshop:
    workshop = workshop_of(game)
    if workshop is None:
        raise NotFound("no-workshop", game=game.id)
    return workshop


def shared_variant(data: Any) -> SharedVariant:
    """A variant in its canonical form; Refused if something is wrong with it."""
    variant = read_variant(data)
    return SharedVariant(
        id=variant.id,
        name=dict(variant.name),
        game=variant.game,
        options=dict(variant.options),
        variant=variant.data(),
    )
