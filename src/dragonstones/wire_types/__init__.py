"""Writes the page's types, so that nobody copies them by hand: those of the messages, and those
of each family of games.

Run `python -m dragonstones.wire_types` when a message, a view, a decision or an event has changed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dragonstones import wire
from dragonstones.declared import answers, event_fields, record_fields
from dragonstones.engine import types as common
from dragonstones.engine.families import own_part
from dragonstones.engine.registry import Game, games
from dragonstones.engine.types import Shapes
from dragonstones.wire_types.notes import Notes
from dragonstones.wire_types.typescript import Writer, comment

PACKAGE = "dragonstones.games."
#: The name of the type of what can be ordered, in the family's module of `orders`.
OFFERS = "Offers"
HEAD = "// Made by `python -m dragonstones.wire_types` from {}; do not edit.\n"


def files() -> dict[Path, str]:
    """The text of every file, by its path below `web/src`."""
    written = {Path("wire", "types.ts"): messages()}
    for game in games():
        if game.shapes and type(game).__module__.startswith(PACKAGE):
            written[Path("tables", game.family, "types.ts")] = family(game, game.shapes)
    return written


def messages() -> str:
    """The messages, and what the views of all games share."""
    writer = Writer(common, wire)
    parts = [
        HEAD.format("src/dragonstones/wire.py and engine/types.py"),
        f"export const PROTOCOL = {wire.PROTOCOL};\n",
        "/** Every page by its name: the pattern of its path, with what it is about as a group. */",
        f"export const PAGES = {json.dumps(wire.PAGES, indent=2)} as const;\n",
        *writer.declarations(common),
        *writer.declarations(wire),
    ]
    return "\n".join(parts)


def family(game: Game[Any], shapes: Shapes) -> str:
    """The views, decisions, answers, events, options and results of a family."""
    module = sys.modules[shapes.table.__module__]
    writer = Writer(module)
    source = f"src/{module.__name__.replace('.', '/').removesuffix('types')}"
    parts = [
        HEAD.format(f"{source}types.py and events.py"),
        *writer.declarations(module),
        *_events(writer, game),
        *_answers(writer, shapes),
        *_offers(writer, game.family),
        *_family(writer, shapes, game.family),
    ]
    return "\n".join(parts)


def _events(writer: Writer, game: Game[Any]) -> Iterator[str]:
    for event in game.all_events.values():
        notes = Notes(sys.modules[event.__module__])
        yield writer.interface(event.__name__, event_fields(event), notes.of_class(event.__name__))
    yield writer.union("GameEvent", [event.__name__ for event in game.all_events.values()])


def _answers(writer: Writer, shapes: Shapes) -> Iterator[str]:
    yield "\n".join(
        [
            *comment("The answer to each kind of decision."),
            "export interface Answers {",
            *(f'  "{kind}": {writer.type(answer)};' for kind, answer in answers(shapes).items()),
            "}\n",
        ]
    )


def _offers(writer: Writer, family: str) -> Iterator[str]:
    """What can be ordered, if the family has standing orders."""
    if offers := own_part("orders", family, OFFERS):
        notes = Notes(sys.modules[offers.__module__])
        yield writer.interface(OFFERS, record_fields(offers), notes.of_class(OFFERS))


def _family(writer: Writer, shapes: Shapes, family: str) -> Iterator[str]:
    """All of them under one name, for what is generic in the family."""
    fields = {
        "table": writer.type(shapes.table),
        "decision": writer.type(shapes.decision),
        "sealed": writer.type(shapes.sealed),
        "answer": "Answers[keyof Answers]",
        "event": "GameEvent",
        "options": writer.type(shapes.options),
        "result": writer.type(shapes.result),
        "worth": writer.type(shapes.worth),
        "offers": OFFERS if own_part("orders", family, OFFERS) else "never",
    }
    yield "\n".join(
        [
            *comment("The types of this family, for `TableModel` and the like."),
            "export interface Types {",
            *(f"  {name}: {type};" for name, type in fields.items()),
            "}\n",
        ]
    )


def write(folder: Path) -> None:
    for path, text in files().items():
        (folder / path).write_text(text, encoding="utf-8")
