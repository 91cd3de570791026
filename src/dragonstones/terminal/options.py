"""The options of a game as they are typed: `timer=none`, `market=false`, `steps=8`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dragonstones.engine import get_game
from dragonstones.text import Texts

_WORDS: dict[str, Any] = {
    "none": None,
    "true": True,
    "yes": True,
    "on": True,
    "false": False,
    "no": False,
    "off": False,
}


class BadOption(ValueError):
    """Not a name and a value; the sentence says what there is."""


def read_options(typed: Iterable[str] | None, game: str, t: Texts) -> dict[str, Any]:
    """Names and values; whether the game knows them is for the game to say."""
    options = {}
    for one in typed or ():
        name, equals, value = one.partition("=")
        if not equals or not name.strip():
            known = get_game(game).options.items()
            listed = "; ".join(f"{name}={t.plain(option.values)}" for name, option in known)
            raise BadOption(t("terminal-no-option", typed=one, options=listed or "–"))
        options[name.strip()] = read_value(value.strip())
    return options


def read_value(text: str) -> Any:
    word = text.casefold()
    if word in _WORDS:
        return _WORDS[word]
    return int(text) if text.isdecimal() else text
