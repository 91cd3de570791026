"""Cards as data: a character read from plain data with a version, and written back.

    {"language": 1, "name": {"en": "Hermit", "de": "Einsiedler"}, "gender": "m",
     "power": {"then": [{"pay": {"stones": 3}}, {"score": 1}]}}

`read_card` says what is wrong with bad data, and in which block. A card that it accepts can always
be played: it has few blocks, and no block can run for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dragonstones.engine.sharing import LANGUAGES, canonical, fingerprint, plain_name
from dragonstones.games.fist.character import (
    INSTANT,
    MAGIC,
    ONCE,
    PERMANENT,
    Character,
    When,
)
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.effects import (
    Both,
    Effect,
    If,
    Let,
    May,
    Pay,
    Take,
    Then,
    effect_from_data,
)
from dragonstones.games.fist.effects.fields import BadCard, Field, Flag, OneOf, Path, Some
from dragonstones.games.fist.effects.moves import WINDOWS, Do, move_from_data
from dragonstones.games.fist.payments import Wild

#: The version of the language.
LANGUAGE = 1
MOST_BLOCKS = 40
MOST_BYTES = 8 * 1024
#: How long a power may get: nobody would wait for more.
MOST_ACTS = 100
LONGEST_NAME = 30

#: The ids of home-made cards begin with this; a hash of their data follows.
_HOME = "home-"
GENDER = OneOf("m", "f", "n")
#: How a card is auctioned, and what it counts as.
AUCTIONED: dict[str, Field] = {
    "bids": OneOf("gold", "common", "stones", default="gold"),
    "lowest": Flag(),
    "is-dragon": Flag(),
}
#: What holds while it is kept, apart from what it does in its windows.
KEPT: dict[str, Field] = {
    "use": OneOf("once", "for-good"),
    "hides-stones": Flag(),
    "wild": Some("red", "one-as-blue", least=0, default=()),
    "chooses-specials": Flag(),
    "foresees": Flag(),
}
_CARD = ("language", "name", "gender", "accusative", "picture", "power", "kept", *AUCTIONED)
#: Goods that are kept instead of the card: a card that gives only these is of the kind MAGIC.
_MAGIC = {"amulet", "magic-purple", "magic-blue", "fairy-silver", "white"}


@dataclass(frozen=True, slots=True)
class Card:
    """A home-made card: the character, its names, and its data in normal form."""

    character: Character
    name: Mapping[str, str]
    data: Mapping[str, Any]

    @property
    def id(self) -> str:
        return self.character.id


def read_card(data: Any) -> Card:
    """The card of this data; BadCard says what is wrong, and where."""
    _check_size(data)
    _check_fields(data, (), _CARD, "card-field")
    for field in ("language", "name", "power"):
        if field not in data:
            raise BadCard("card-missing", (), field=field)
    if data["language"] != LANGUAGE or type(data["language"]) is not int:
        raise BadCard("card-language", (), found=data["language"], known=LANGUAGE)
    whole = {**_read_name(data), **rules_data(_read_rules(data, "home-made"))}
    whole = {"language": LANGUAGE, **whole}
    if "picture" in data:
        whole["picture"] = _read_picture(data["picture"])
    return Card(_read_rules(data, f"{_HOME}{fingerprint(whole)}"), whole["name"], whole)


def is_home_made(id: str) -> bool:
    """Whether this is the id of a home-made card."""
    return id.startswith(_HOME)


def _check_size(data: Any) -> None:
    if not isinstance(data, dict):
        raise BadCard("card-shape", (), found=data)
    try:
        size = len(canonical(data))
    except (ValueError, RecursionError) as error:
        raise BadCard("card-cyclic", ()) from error
    except TypeError as error:
        raise BadCard("card-shape", (), found=str(error)) from error
    if size > MOST_BYTES:
        raise BadCard("card-size", (), bytes=size, most=MOST_BYTES)


def _check_fields(data: Any, path: Path, known: tuple[str, ...], code: str) -> None:
    if not isinstance(data, dict):
        raise BadCard("effect-shape", path, found=data)
    for field in data:
        if field not in known:
            raise BadCard(code, path, field=field, known=list(known))


# -- its name and picture ----------------------------------------------------------------


def _read_name(data: Mapping[str, Any]) -> dict[str, Any]:
    """The name in one language or in both; in German with its gender, and its accusative if that
    differs."""
    _check_fields(data["name"], ("name",), LANGUAGES, "effect-field")
    if not data["name"]:
        raise BadCard("card-missing", (), field="name")
    read: dict[str, Any] = {
        "name": {lang: _text(name, ("name", lang)) for lang, name in data["name"].items()}
    }
    if "gender" in data:
        read["gender"] = GENDER.check(data["gender"], ("gender",))
    if "accusative" in data:
        read["accusative"] = _text(data["accusative"], ("accusative",))
    return read


def _text(text: Any, path: Path) -> str:
    name = plain_name(text, LONGEST_NAME)
    if name is None:
        raise BadCard("card-name", path, most=LONGEST_NAME)
    return name


def _read_picture(data: Any) -> dict[str, str]:
    """What the card looks like: a few words, which the rules ignore."""
    known = ("shape", "charge", "colour", "ground")
    _check_fields(data, ("picture",), known, "effect-field")
    return {name: _text(word, ("picture", name)) for name, word in data.items()}


# -- its rules ------------------------------------------------------------------------------


def _read_rules(data: Mapping[str, Any], id: str) -> Character:
    power = effect_from_data(data["power"], ("power",))
    says = {name.replace("-", "_"): x for name, x in _checked(AUCTIONED, data).items()}
    kind = MAGIC if isinstance(power, Take) and set(power.goods) <= _MAGIC else INSTANT
    kept = data.get("kept")
    if kept is not None:
        kind, more = _read_kept(kept)
        says |= more
    character = Character(id, power, kind, **says)
    _check_whole(character, kept is not None)
    return character


def _checked(fields: Mapping[str, Field], data: Any, path: Path = ()) -> dict[str, Any]:
    """The values of these fields in the data; the default for any that it does not mention."""
    return {
        name: field.check(data.get(name, field.default), (*path, name))
        for name, field in fields.items()
    }


def _read_kept(data: Any) -> tuple[str, dict[str, Any]]:
    path = ("kept",)
    _check_fields(data, path, (*KEPT, "when"), "effect-field")
    if "use" not in data:
        raise BadCard("effect-missing", path, field="use")
    kept = _checked(KEPT, data, path)
    use, wild, foresees = kept["use"], kept["wild"], kept["foresees"]
    if foresees and use != "once":
        raise BadCard("card-once-only", (*path, "foresees"))
    says = {
        "when": _read_when(data.get("when", []), use, (*path, "when")),
        "hides_stones": kept["hides-stones"],
        "wild": Wild("red" in wild, "one-as-blue" in wild) if wild else None,
        "chooses_specials": 2 if foresees else int(kept["chooses-specials"]),
        "foresees": foresees,
    }
    return (ONCE if use == "once" else PERMANENT), says


def _read_when(data: Any, use: str, path: Path) -> tuple[When, ...]:
    if not isinstance(data, list):
        raise BadCard("effect-shape", path, found=data)
    when: list[When] = []
    for number, one in enumerate(data, 1):
        here = (*path, number)
        _check_fields(one, here, ("at", "do"), "effect-field")
        for field in ("at", "do"):
            if field not in one:
                raise BadCard("effect-missing", here, field=field)
        window = OneOf(*WINDOWS).check(one["at"], (*here, "at"))
        move = move_from_data(one["do"], (*here, "do"))
        if window not in move.windows:
            raise BadCard("card-wrong-window", here, known=list(move.windows))
        if window in [other for other, _ in when]:
            raise BadCard("card-window-twice", here)
        if move.once and use != "once":
            raise BadCard("card-once-only", here)
        when.append(When(window, move))
    return tuple(when)


def _check_whole(character: Character, has_kept: bool) -> None:
    """Check what no block can see by itself."""
    blocks = character.blocks
    moves = sum(not isinstance(move, Do) for _, move in character.when)
    if len(blocks) + moves > MOST_BLOCKS:
        raise BadCard("card-blocks", (), n=len(blocks) + moves, most=MOST_BLOCKS)
    _check_length(character.power, ("power",))
    _check_block(character.power, ("power",), is_winner=True)
    for number, (_, move) in enumerate(character.when, 1):
        for effect in move.inside():
            path = ("kept", "when", number, "do")
            if effect.scores:
                raise BadCard("card-scores-later", path)
            _check_length(effect, path)
            _check_block(effect, path, is_winner=False)
    good_for = (character.when, character.hides_stones, character.wild, character.chooses_specials)
    if has_kept and not character.power.keeps:
        raise BadCard("card-not-kept", ("power",))
    if character.power.keeps and not any(good_for):
        raise BadCard("card-kept-for-nothing", ("power",))


def _check_length(effect: Effect, path: Path) -> None:
    if effect.length() > MOST_ACTS:
        raise BadCard("card-long", path, n=effect.length(), most=MOST_ACTS)


def _check_block(effect: Effect, path: Path, is_winner: bool) -> None:
    here = (*path, effect.verb)
    if effect.winner_only and not is_winner:
        raise BadCard("card-only-winner", here)
    if isinstance(effect, Then | Both):
        for first, second in zip(effect.steps, effect.steps[1:], strict=False):
            price, again = _last(first), [one for one in _first(second) if isinstance(one, Pay)]
            if isinstance(price, Pay) and again:
                raise BadCard(
                    "card-pays-twice", here, pays=price.data(), pays_again=again[0].data()
                )
    for way, inner in effect.places():
        _check_block(inner, (*here, *way), is_winner and not isinstance(effect, Let))


def _last(effect: Effect) -> Effect:
    return _last(effect.steps[-1]) if isinstance(effect, Then | Both) else effect


def _first(effect: Effect) -> list[Effect]:
    """The effects with which it may begin."""
    if isinstance(effect, Then | Both):
        return _first(effect.steps[0])
    inside = effect.inside() if isinstance(effect, May | If) else []
    return [one for block in inside for one in _first(block)] or [effect]


# -- back -------------------------------------------------------------------------------------


def rules_data(character: Character) -> dict[str, Any]:
    """What a character does, as data for `read_card`."""
    data: dict[str, Any] = {"power": character.power.data()}
    if character.bids != "gold":
        data["bids"] = character.bids
    for name, is_so in (("lowest", character.lowest), ("is-dragon", character.is_dragon)):
        if is_so:
            data[name] = True
    if character.is_kept:
        data["kept"] = _kept_data(character)
    return data


def _kept_data(character: Character) -> dict[str, Any]:
    data: dict[str, Any] = {"use": "for-good" if character.is_permanent else "once"}
    if character.when:
        data["when"] = [{"at": window, "do": move.data()} for window, move in character.when]
    if character.hides_stones:
        data["hides-stones"] = True
    if character.wild:
        known = {"red": character.wild.red, "one-as-blue": character.wild.one_as_blue}
        data["wild"] = [name for name, is_so in known.items() if is_so]
    if character.foresees:
        data["foresees"] = True
    elif character.chooses_specials:
        data["chooses-specials"] = True
    return data


# -- what it is good for ------------------------------------------------------------------------


def is_useless(character: Character, edition: Edition) -> bool:
    """Whether it can never do anything in this edition: allowed, but worth a warning."""
    if character.is_kept and (character.when or character.hides_stones or character.wild):
        return False
    if character.chooses_specials:
        return not edition.has_court
    return not character.power.ever(edition)
