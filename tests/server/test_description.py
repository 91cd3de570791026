"""The description of the API knows the data of every game."""

from __future__ import annotations

import random
import re
from typing import Any

import jsonschema_rs
import pytest

from dragonstones import Match
from dragonstones.engine.registry import Game, games
from dragonstones.server.description import PLACE, with_games
from dragonstones.server.words import event_words, view_words
from tests.games.random_play import moments

#: A description as Litestar makes it, without what does not matter here.
MESSAGES: dict[str, Any] = {
    "Frame": {"properties": {"at": {}, "events": {}, "view": {}}},
    "Export": {"properties": {"result": {}}},
    "TableInfo": {"properties": {"options": {}}},
    "LobbyRow": {"properties": {"options": {}}},
}
DESCRIBED = with_games({"openapi": "3.1.0", "components": {"schemas": MESSAGES}})
TYPED = [game for game in games() if game.shapes]


def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({**DESCRIBED, "$ref": PLACE + name})


@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.id)
def test_what_is_told_of_a_game_is_as_described(game: Game[Any]) -> None:
    names = ["Anna", "Ben", "Carla"]
    family = game.family.title()
    is_view, is_event = validator(family + "View").validate, validator(family + "Event").validate
    match = Match.new(game, seats=3, seed=1)
    told = 0
    for moment in moments(match, random.Random(1)):
        for seat in (None, 0, 1, 2):
            is_view(moment.view(seat))
            is_view(view_words(moment.view(seat), names, "en"))
        for event in moment.news(told):
            is_event({**event.data(), "words": event_words(match.game, event, names, "en")})
            told += 1
    validator(family + "Result").validate(match.result)
    validator(family + "Options").validate(match.options)


@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.id)
def test_what_is_not_as_described_is_found(game: Game[Any]) -> None:
    view = Match.new(game, seats=3, seed=1).view(0)
    is_view = validator(game.family.title() + "View")
    assert is_view.is_valid(view)
    assert not is_view.is_valid({**view, "table": {**view["table"], "secret": 1}})
    assert not is_view.is_valid({**view, "decision": {"id": 1, "kind": "bid", "seat": 0}})


def test_messages_refer_to_the_data_of_any_game() -> None:
    schemas = DESCRIBED["components"]["schemas"]
    assert schemas["Frame"]["properties"]["view"] == {"$ref": PLACE + "View"}
    assert schemas["Frame"]["properties"]["events"]["items"] == {"$ref": PLACE + "Event"}
    assert {"$ref": PLACE + "FistView"} in schemas["View"]["anyOf"]
    untyped = len(TYPED) < len(list(games()))
    assert ({"type": "object"} in schemas["View"]["anyOf"]) is untyped


def test_every_type_that_is_referred_to_is_described() -> None:
    referred = set(re.findall(rf"'{PLACE}(\w+)'", str(DESCRIBED)))
    described = set(DESCRIBED["components"]["schemas"])
    assert referred <= described
    assert described - referred == set(MESSAGES), "what nobody refers to"
