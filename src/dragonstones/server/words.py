"""Sentences for the data, for clients that ask for them; and the ready-made lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from dragonstones.bots import persona_of
from dragonstones.engine import Event, Game, game_of, get_game
from dragonstones.engine.variants import Variant
from dragonstones.server.refusals import SiteRefused
from dragonstones.text import hints, lenient, texts, why
from dragonstones.wire import CardInfo, RulingInfo, WhyAsked, WhyTold

#: How many sentences are cached: everybody at a table is told of the same events.
REMEMBERED = 8192

#: In the order of an evening's play.
#: Lines that are drawn: each is a file in `web/art/emotes`.
EMOTES = tuple(
    f"emote-{one}"
    for one in (
        *("cheer", "laugh", "wink", "think", "sad", "angry"),
        *("gasp", "sweat", "sleepy", "love", "clap", "hat"),
    )
)
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
    """What has happened in a match of this game, from the event or its data, for the seat that
    reads it."""
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
    """The question to a seat, and its options if the decision lists them."""
    game = game_of(view)
    t = texts(lang).of(game)
    words: dict[str, Any] = {"prompt": lenient.prompt(t, decision, names)}
    if isinstance(decision.get("options"), list):
        words["options"] = lenient.options(t, game, decision, names, view)
    return words


def hint_words(
    view: Mapping[str, Any],
    answer: Any,
    why: Mapping[str, Any] | None,
    names: Sequence[str],
    lang: str,
) -> str:
    """What a bot would answer to what a seat is asked, and why."""
    return hints.hint(texts(lang), game_of(view), view, answer, why, names)


# -- beside it ----------------------------------------------------------------


def game_words(game: str, lang: str) -> tuple[str, str]:
    """A game's name, and what it is about; its id and nothing if it has no texts here."""
    t, about = texts(lang), f"game-{game}-about"
    return t.title(game), t(about) if t.has(about) else ""


@lru_cache(64)
def card_infos(game: Game[Any], lang: str) -> list[CardInfo]:
    """All that is in the box of a game."""
    return [CardInfo(**card._asdict()) for card in lenient.cards(texts(lang), game)]


def own_cards(game: Game[Any], lang: str) -> list[CardInfo]:
    """The cards that are in the box of a match only, home-made ones."""
    usual = {card.id for card in card_infos(get_game(game.id, game.rules), lang)}
    return [card for card in card_infos(game, lang) if card.id not in usual]


def variant_words(variant: Variant, lang: str) -> str:
    """The options that a variant changes, and the cards that it brings: a line for each."""
    game, t = get_game(variant.game), texts(lang)
    options = game.check_options(variant.options)
    said = [lenient.chosen(t, game, name, value) for name, value in variant.options.items()]
    brought = [f"{card.name}: {card.text}" for card in own_cards(game.with_options(options), lang)]
    return "\n".join(said + brought)


@lru_cache(64)
def ruling_infos(game: Game[Any], lang: str) -> list[RulingInfo]:
    return [_ruling(one) for one in why.rulings(texts(lang), game)]


def _ruling(ruling: why.Ruling) -> RulingInfo:
    return RulingInfo(id=ruling.id, text=ruling.text, cards=list(ruling.cards))


def why_words(game: Game[Any], asked: WhyAsked, lang: str) -> WhyTold:
    """Why the last of some events happened; refused if they are not events of this game."""
    try:
        told = why.why(texts(lang), game, asked.events, asked.names, asked.seat)
    except lenient.NO_WORDS:
        told = None
    if told is None:
        raise SiteRefused("no-why", game=game.id)
    return WhyTold(text=told.text, rulings=[*map(_ruling, told.rulings)], cards=told.cards)


def lines(emotes: bool = True) -> tuple[str, ...]:
    """The ids of the ready-made lines, which everybody reads in their own language; they include
    the emotes, which a page draws, if the site has them."""
    return (*_LINES, *EMOTES) if emotes else _LINES


def line_words(line: str, lang: str) -> str:
    return texts(lang)(f"line-{line}")
