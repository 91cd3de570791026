"""The description of the HTTP API (OpenAPI), including the types of every game.

Messages hold views, events and options as plain data of whatever game it is. The game's family
declares their types, which are found here through the registry.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from dragonstones.declared import Field, event_fields, members, record_fields, view_of
from dragonstones.engine.events import Event
from dragonstones.engine.registry import Game, games
from dragonstones.engine.types import Shapes
from dragonstones.json_schema import Schema, Schemas
from dragonstones.wire import DecisionWords

PLACE = "#/components/schemas/"
#: A game of another package may have declared nothing.
ANYTHING: Schema = {"type": "object"}


class Description(JsonRenderPlugin):
    """Serves the description. The types of the games are added when it is first asked for."""

    def __init__(self, path: str) -> None:
        super().__init__(path=path)
        self._described: dict[str, Any] | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._described is None:
            self._described = with_games(openapi_schema)
        return super().render(request, self._described)


def with_games(described: dict[str, Any]) -> dict[str, Any]:
    """A description in which the data of games is typed."""
    schemas = {**described["components"]["schemas"], **_game_schemas()}
    for message, field, schema in (
        ("Frame", "view", _ref("View")),
        ("Frame", "events", {"type": "array", "items": _ref("Event")}),
        ("Export", "result", {"anyOf": [_ref("Result"), {"type": "null"}]}),
        ("TableInfo", "options", _ref("Options")),
        ("LobbyRow", "options", _ref("Options")),
    ):
        properties = {**schemas[message]["properties"], field: schema}
        schemas[message] = {**schemas[message], "properties": properties}
    return {**described, "components": {**described["components"], "schemas": schemas}}


def _game_schemas() -> dict[str, Schema]:
    """View, Event, Result and Options of every game, and all types that they are made of."""
    schemas: dict[str, Schema] = {}
    families: dict[str, Game[Any]] = {game.family: game for game in games()}
    for name in ("View", "Event", "Result", "Options"):
        typed = [_ref(family.title() + name) for family, game in families.items() if game.shapes]
        untyped = any(game.shapes is None for game in families.values())
        schemas[name] = {"anyOf": [*typed, ANYTHING] if untyped else typed}
    for family, game in families.items():
        if game.shapes:
            schemas |= _family_schemas(family.title(), game, game.shapes)
    return schemas


def _family_schemas(prefix: str, game: Game[Any], shapes: Shapes) -> dict[str, Schema]:
    schemas = Schemas(prefix, PLACE)
    typed = {
        "View": _view(schemas, shapes, _ref(prefix + "Decision")),
        "Decision": {"anyOf": [_decision(schemas, one) for one in members(shapes.decision)]},
        "Event": {"anyOf": [_event(schemas, event) for event in game.all_events.values()]},
        "Result": schemas.of_fields(record_fields(shapes.result)),
        "Options": schemas.of_fields(record_fields(shapes.options)),
    }
    return {**schemas.named, **{prefix + name: schema for name, schema in typed.items()}}


# A client can ask for sentences too, and people are told what things are worth.


def _view(schemas: Schemas, shapes: Shapes, decision: Schema) -> Schema:
    fields = record_fields(view_of(shapes)) | {"worth": Field(shapes.worth, required=False)}
    schema = schemas.of_fields(fields | {"decision": Field(Any)})
    schema["properties"]["decision"] = {"anyOf": [decision, {"type": "null"}]}
    return schema


def _decision(schemas: Schemas, decision: Any) -> Schema:
    words = {"words": Field(DecisionWords, required=False)}
    return schemas.of_fields(record_fields(decision) | words)


def _event(schemas: Schemas, event: type[Event]) -> Schema:
    return schemas.of_fields(event_fields(event) | {"words": Field(str, required=False)})


def _ref(name: str) -> Schema:
    return {"$ref": PLACE + name}
