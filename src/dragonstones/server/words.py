"""Sentences beside the data, for clients that ask for them; and the lines that all can say.

A game of another package may have no texts here. Its data is shown as it is then: words that
are missing must not stop a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from dragonstones.bots import persona_of
from dragonstones.engine import Event, Game, get_game
from dragonstones.text import Texts, texts
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

#: What happens to a game that has no texts here, or others under the same names.
_NO_WORDS = (LookupError, ValueError, TypeError, AttributeError)

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


def event_words(event: Event | Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """What has happened, from the event or from its data."""
    data = event.data() if isinstance(event, Event) else event
    return _event_words(_encode(data), tuple(names), lang)


@lru_cache(REMEMBERED)
def _event_words(encoded: bytes, names: tuple[str, ...], lang: str) -> str:
    t, data = texts(lang), _decode(encoded)
    try:
        return t.event(data, names)
    except _NO_WORDS:
        return t.plain(data)


def view_words(view: Mapping[str, Any], names: Sequence[str], lang: str) -> dict[str, Any]:
    """The view of a person: with what is asked in words, and with what things are worth to him."""
    told = dict(view)
    if view["decision"]:
        words = decision_words(view["decision"], view, names, lang)
        told["decision"] = {**view["decision"], "words": words}
    if worth := get_game(view["game"], view["rules"]).worth(view):
        told["worth"] = worth
    return told


def decision_words(
    decision: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], lang: str
) -> dict[str, Any]:
    """What a seat is asked, and its options, where the decision lists them."""
    t = texts(lang)
    words: dict[str, Any] = {"prompt": _prompt(t, decision, names)}
    if isinstance(decision.get("options"), list):
        words["options"] = _options(t, decision, view, names)
    return words


def _prompt(t: Texts, decision: Mapping[str, Any], names: Sequence[str]) -> str:
    try:
        return t.prompt(decision, names)
    except _NO_WORDS:
        return t.plain(decision["kind"])


def _options(
    t: Texts, decision: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str]
) -> list[str]:
    try:
        game = get_game(view["game"], view["rules"])
        return t.options(game, decision, names, view)
    except _NO_WORDS:
        return [t.plain(option) for option in decision["options"]]


# -- beside it ----------------------------------------------------------------


@lru_cache(64)
def card_infos(game: Game[Any], lang: str) -> list[CardInfo]:
    """All that is in the box of a game."""
    try:
        cards = texts(lang).cards(game)
    except _NO_WORDS:
        cards = []
    return [CardInfo(**card._asdict()) for card in cards]


def lines() -> tuple[str, ...]:
    """The ids of the lines that everybody reads in his own language."""
    return _LINES


def line_words(line: str, lang: str) -> str:
    return texts(lang)(f"line-{line}")
