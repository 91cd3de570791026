"""The options of a game as they are typed: `timer=none`, `market=false`, `steps=8`; and home-made
cards, which are files: `hermit.json`, or two of them `hermit.json:2`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dragonstones.engine import get_game
from dragonstones.text import Texts

#: The option that takes home-made cards.
CARDS = "home_made"

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


def read_options(
    typed: Iterable[str] | None, game: str, t: Texts, cards: Iterable[str] | None = None
) -> dict[str, Any]:
    """Names and values, and what is in the files of home-made cards; whether the game knows them
    is for the game to say."""
    options: dict[str, Any] = {}
    if files := [*(cards or ())]:
        options[CARDS] = [_read_card(file, t) for file in files]
    for one in typed or ():
        name, equals, value = one.partition("=")
        if not equals or not name.strip():
            known = get_game(game).options.items()
            listed = "; ".join(f"{name}={t.plain(o.values)}" for name, o in known if o.values)
            raise BadOption(t("terminal-no-option", typed=one, options=listed or "–"))
        options[name.strip()] = read_value(value.strip())
    return options


def _read_card(typed: str, t: Texts) -> dict[str, Any]:
    path, colon, copies = typed.rpartition(":")
    if not (colon and copies.isdecimal()):
        path, copies = typed, "1"
    return {"card": read_file(path, t), "copies": int(copies)}


def read_file(path: str, t: Texts) -> Any:
    """What is in the file of a card."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOption(t("terminal-no-card-file", path=path, reason=reason)) from error
    except (ValueError, RecursionError) as error:
        raise BadOption(t("terminal-bad-card-file", path=path)) from error


def read_value(text: str) -> Any:
    word = text.casefold()
    if word in _WORDS:
        return _WORDS[word]
    return int(text) if text.isdecimal() else text
