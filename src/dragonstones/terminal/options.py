"""The options of a game as they are typed: `timer=none`, `market=false`, `steps=8`; several cards
`deck=ghost,imp`, or all but these `"deck=all but ghost, imp"`; and home-made cards, which are
files: `hermit.json`, or two of them `hermit.json:2`. A variant is a file, too, or the name of one
that comes with the game: `quick`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from dragonstones.engine import games, get_game
from dragonstones.engine.registry import ALL, ALL_BUT
from dragonstones.engine.variants import MOST_BYTES, read_variant
from dragonstones.text import Texts
from dragonstones.workshop import workshop_of

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
    """The option is not a name and a value; the sentence says which there are."""


class Typed(NamedTuple):
    """What was typed about how to play."""

    game: str | None = None
    option: Iterable[str] | None = None
    card: Iterable[str] | None = None
    variant: str | None = None

    def read(self, t: Texts) -> tuple[str, dict[str, Any]]:
        """The game and its options. What was typed wins over what the variant says; a variant in
        a file says of which game it is."""
        game, chosen = self.game or next(games()).id, dict[str, Any]()
        if self.variant is not None:
            game, chosen = self._variant(self.variant, t)
        options = chosen | read_options(self.option, game, t, self.card)
        if self.card:
            options[CARDS] = [*chosen.get(CARDS, []), *options[CARDS]]
        rules = get_game(game)
        if workshop := workshop_of(rules):
            workshop.check_new(rules, rules.check_options(options))
        return game, options

    def _variant(self, typed: str, t: Texts) -> tuple[str, dict[str, Any]]:
        known = get_game(self.game or next(games()).id)
        if typed in known.variants:
            return known.id, dict(known.variants[typed])
        if not typed.endswith(".json") and not Path(typed).is_file():
            names = t.plain(list(known.variants))
            raise BadOption(t("terminal-no-variant", variant=typed, names=names))
        variant = read_variant(read_file(typed, t, "variant", MOST_BYTES))
        if self.game not in (None, variant.game):
            raise BadOption(t("terminal-other-game", game=self.game, other=variant.game))
        return variant.game, dict(variant.options)


def read_options(
    typed: Iterable[str] | None, game: str, t: Texts, cards: Iterable[str] | None = None
) -> dict[str, Any]:
    """Names and values, and the contents of the files of home-made cards; the game checks whether
    it knows them."""
    options: dict[str, Any] = {}
    if files := [*(cards or ())]:
        options[CARDS] = [_read_card(file, t) for file in files]
    known = get_game(game).options if typed else {}
    for one in typed or ():
        name, equals, value = one.partition("=")
        if not equals or not name.strip():
            listed = "; ".join(f"{n}={t.plain(o.values)}" for n, o in known.items() if o.values)
            raise BadOption(t("terminal-no-option", typed=one, options=listed or "–"))
        about = known.get(name.strip())
        read = read_some if about and about.kind == "some" else read_value
        options[name.strip()] = read(value.strip())
    return options


def _read_card(typed: str, t: Texts) -> dict[str, Any]:
    path, colon, copies = typed.rpartition(":")
    if not (colon and copies.isdecimal()):
        path, copies = typed, "1"
    return {"card": read_file(path, t), "copies": int(copies)}


def read_file(path: str, t: Texts, what: str = "card", most: int | None = None) -> Any:
    """The data of a card or a variant; if a file is larger than any, only its beginning."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(-1 if most is None else 4 * most)
        return json.loads(text)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOption(t(f"terminal-no-{what}-file", path=path, reason=reason)) from error
    except (ValueError, RecursionError) as error:
        raise BadOption(t(f"terminal-bad-{what}-file", path=path)) from error


def read_some(text: str) -> Any:
    """The listed cards, or all but the listed ones."""
    if text.casefold() == ALL:
        return ALL
    but = re.match("all[ _-]but[ :=]", text, re.IGNORECASE)
    names = [name.strip() for name in text[but.end() if but else 0 :].split(",") if name.strip()]
    return {ALL_BUT: names} if but else names


def read_value(text: str) -> Any:
    word = text.casefold()
    if word in _WORDS:
        return _WORDS[word]
    return int(text) if text.isdecimal() else text
