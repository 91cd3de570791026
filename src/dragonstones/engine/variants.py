"""Variants: a game with some of its options, and the cards that they bring, under a name.

    {"language": 1, "name": {"en": "Ghost hunt"}, "game": "fist-2002",
     "options": {"points": 2, "deck": {"all_but": ["imp"]}}}

A variant is shared like a card. It contains everything, even the full definitions of home-made
cards, so that it can be played anywhere. Its id is a fingerprint of its normal form.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dragonstones.engine.plain import fresh, same
from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.registry import Game, get_game
from dragonstones.engine.sharing import LANGUAGES, Language, canonical, fingerprint, plain_name

#: The version of the format.
LANGUAGE = 1
MOST_BYTES = 64 * 1024
LONGEST_NAME = 40
_FIELDS = ("language", "name", "game", "options", "id")


@dataclass(frozen=True, slots=True)
class Variant:
    name: Mapping[Language, str]
    #: The id of the game.
    game: str
    #: Those that differ from their defaults.
    options: Mapping[str, Any]

    def data(self) -> dict[str, Any]:
        """Its normal form."""
        return {
            "language": LANGUAGE,
            "name": dict(self.name),
            "game": self.game,
            "options": fresh(self.options),
        }

    @property
    def id(self) -> str:
        return f"variant-{fingerprint(self.data())}"


def read_variant(data: Any) -> Variant:
    """The variant of this data; BadSetup says what is wrong."""
    _check_size(data)
    for field in data:
        if field not in _FIELDS:
            raise BadSetup("variant-field", field=field, known=list(_FIELDS))
    if not same(data.get("language"), LANGUAGE):
        raise BadSetup("variant-language", found=data.get("language"), known=LANGUAGE)
    for field in ("name", "game", "options"):
        if field not in data:
            raise BadSetup("variant-missing", field=field)
    if not isinstance(data["options"], dict):
        raise BadSetup("wrong-options", options=data["options"])
    game = get_game(data["game"] if isinstance(data["game"], str) else str(data["game"]))
    changed = _changed(game, game.check_options(data["options"]))
    if not changed:
        raise BadSetup("variant-usual", game=game.id)
    variant = Variant(_read_name(data["name"]), game.id, changed)
    if "id" in data and data["id"] != variant.id:
        raise BadSetup("variant-id", found=data["id"], id=variant.id)
    return variant


def options_id(game: Game[Any], options: Mapping[str, Any]) -> str:
    """An id of these options of a game, whatever a variant with them is called; empty: all of them
    have their defaults."""
    changed = _changed(game, options)
    return f"options-{fingerprint({'game': game.id, 'options': changed})}" if changed else ""


def _changed(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the checked options that differ from their defaults."""
    return {name: x for name, x in options.items() if not same(x, game.options[name].default)}


def _check_size(data: Any) -> None:
    if not isinstance(data, dict):
        raise BadSetup("variant-shape", found=data)
    try:
        size = len(canonical(data))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSetup("variant-shape", found=str(error)) from error
    if size > MOST_BYTES:
        raise BadSetup("variant-size", bytes=size, most=MOST_BYTES)


def _read_name(data: Any) -> dict[Language, str]:
    """The name, in one language or in both."""
    if not isinstance(data, dict) or not data or not data.keys() <= set(LANGUAGES):
        raise BadSetup("variant-name", most=LONGEST_NAME, languages=list(LANGUAGES))
    names = {lang: plain_name(data[lang], LONGEST_NAME) for lang in LANGUAGES if lang in data}
    if None in names.values():
        raise BadSetup("variant-name", most=LONGEST_NAME, languages=list(LANGUAGES))
    return {lang: name for lang, name in names.items() if name}
