"""Words for any game. Things of another package's game without words are shown as data: missing
words must not stop a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonstones.engine import Answer, Event, Game
from dragonstones.text import Texts
from dragonstones.text.words import Card, Data

#: The errors of a game that has no texts here, or has others under the same names.
NO_WORDS = (LookupError, ValueError, TypeError, AttributeError)


def event(t: Texts, event: Event | Data, names: Sequence[str], me: int | None = None) -> str:
    """What has happened, from the event or its data."""
    data = event.data() if isinstance(event, Event) else event
    try:
        return t.event(data, names, me)
    except NO_WORDS:
        return t.plain(data)


def prompt(t: Texts, decision: Data, names: Sequence[str]) -> str:
    try:
        return t.prompt(decision, names)
    except NO_WORDS:
        return t.plain(decision["kind"])


def options(
    t: Texts, game: Game[Any], decision: Data, names: Sequence[str], view: Data
) -> list[str]:
    try:
        return t.options(game, decision, names, view)
    except NO_WORDS:
        return [t.plain(option) for option in decision["options"]]


def chosen(t: Texts, game: Game[Any], option: str, value: Any) -> str:
    try:
        return t.chosen(game, option, value)
    except NO_WORDS:
        return f"{option}: {t.plain(value)}"


def option(
    t: Texts, decision: Data, option: Answer, names: Sequence[str], game: Game[Any], view: Data
) -> str:
    """An answer, whether the decision lists it or not."""
    try:
        return t.option(decision, option, names, game, view)
    except NO_WORDS:
        return t.plain(option)


def cards(t: Texts, game: Game[Any]) -> list[Card]:
    try:
        return t.cards(game)
    except NO_WORDS:
        return []


def field(t: Texts, game: Game[Any], name: str) -> str:
    """What a field of a view is called: the message `field-<family>-<name>`."""
    id = f"field-{game.family}-{name.replace('_', '-')}"
    return t(id) if t.has(id) else name.replace("_", " ")


def word(t: Texts, game: Game[Any], value: str) -> str:
    """What a word in a view means: the message `value-<family>-<value>`."""
    id = f"value-{game.family}-{value}"
    return t(id) if t.has(id) else value
