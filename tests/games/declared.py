"""A game's data, checked against the types that its family declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import jsonschema_rs

from dragonstones import Match
from dragonstones.declared import answers, event_fields, view_of
from dragonstones.engine.registry import Game
from dragonstones.engine.types import Shapes
from dragonstones.json_schema import Schema, Schemas

#: Raises if data does not have exactly the declared fields.
Check = Callable[[Any], None]


def check_moments(moments: Iterable[Match]) -> None:
    """Check every view, decision, answer, event and result of a match on its way.

    A game of another package need not declare anything.
    """
    told = 0
    for match in moments:
        shapes = match.game.shapes
        if shapes is None:
            return
        for seat in (None, *range(match.seats)):
            check_view(match, shapes, seat)
        for event in match.news(told):
            check_of_event(match.game, event.kind)(event.data())
            told += 1


def check_view(match: Match, shapes: Shapes, seat: int | None) -> None:
    view = match.view(seat)
    check_of(view_of(shapes))(view)
    if worth := match.game.worth(view):
        check_of(shapes.worth)(worth)


@cache
def check_of(shape: Any) -> Check:
    schemas = Schemas()
    return _check(schemas.of(shape), schemas)


@cache
def check_of_answer(shapes: Shapes, kind: str) -> Check:
    return check_of(answers(shapes)[kind])


@cache
def check_of_event(game: Game[Any], kind: str) -> Check:
    schemas = Schemas()
    return _check(schemas.of_fields(event_fields(game.all_events[kind])), schemas)


def _check(schema: Schema, schemas: Schemas) -> Check:
    validator = jsonschema_rs.validator_for({**schema, "$defs": schemas.named})
    check: Check = validator.validate
    return check
