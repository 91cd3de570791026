"""Sentences beside the data, for clients that ask for them; and the lines that all can say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from dragonstones.bots import persona_of
from dragonstones.engine import Event, Game, game_of
from dragonstones.text import lenient, texts
from dragonstones.wire import CardInfo

#: How many sentences are remembered: what has happened is told to everybody at a table.
REMEMBERED = 8192

#: In the order of an evening.
_LINES = (
    "hello",
    "good-luck",
    "thinking",
    "hurry",
    "well-played",
    "thanks",
    "sorry",
    "ouch",
    "my-stones",
    "bluff",
    "deal",
    "no-deal",
    "last-offer",
    "share",
    "dragons-awake",
    "revenge",
    "back-soon",
    "good-game",
)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


# -- at the table -------------------------------------------------------------


def seat_names(seats: Sequence[tuple[str | None, str | None]], lang: str) -> list[str]:
    """What everybody at a table is called, from the name of a person or the bot of each seat."""
    return list(_seat_names(tuple(seats), lang))


@lru_cache(1024)
def _seat_names(seats: tuple[tuple[str | None, str | None], ...], lang: str) -> tuple[str, ...]:
    people = [name for name, _ in seats if name]
    bots = [persona_of(bot or "") for name, bot in seats if not name]
    called = iter(texts(lang).bot_names(bots, people))
    return tuple(name or next(called) for name, _ in seats)


def event_words(
    game: Game[Any],
    event: Event | Mapping[str, Any],
    names: Sequence[str],
    lang: str,
    me: int | None = None,
) -> str:
    """What has happened in a match of this game, from the event or from its data, for the seat
    that reads it."""
    data = event.data() if isinstance(event, Event) else event
    return _event_words(game, _encode(data), tuple(names), lang, me)


@lru_cache(REMEMBERED)
def _event_words(
    game: Game[Any], encoded: bytes, names: tuple[str, ...], lang: str, me: int | None
) -> str:
    return lenient.event(texts(lang).of(game), _decode(encoded), names, me)


def view_words(view: Mapping[str, Any], names: Sequence[str], lang: str) -> dict[str, Any]:
    """The view with words: what is asked, and what things are worth to the seat."""
    told = dict(view)
    if view["decision"]:
        words = decision_words(view["decision"], view, names, lang)
        told["decision"] = {**view["decision"], "words": words}
    if worth := game_of(view).worth(view):
        told["worth"] = worth
    return told


def decision_words(
    decision: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], lang: str
) -> dict[str, Any]:
    """What a seat is asked, and its options, where the decision lists them."""
    game = game_of(view)
    t = texts(lang).of(game)
    words: dict[str, Any] = {"prompt": lenient.prompt(t, decision, names)}
    if isinstance(decision.get("options"), list):
        words["options"] = lenient.options(t, game, decision, names, view)
    return words


# -- beside it ----------------------------------------------------------------


def game_words(game: str, lang: str) -> tuple[str, str]:
    """What a game is called, and what it is about; its id and nothing, if it has no texts here."""
    t, about = texts(lang), f"game-{game}-about"
    return t.title(game), t(about) if t.has(about) else ""


@lru_cache(64)
def card_infos(game: Game[Any], lang: str) -> list[CardInfo]:
    """All that is in the box of a game."""
    return [CardInfo(**card._asdict()) for card in lenient.cards(texts(lang), game)]


def lines() -> tuple[str, ...]:
    """The ids of the ready-made lines, which all read in their own language."""
    return _LINES


def line_words(line: str, lang: str) -> str:
    return texts(lang)(f"line-{line}")
