"""Random cards: a Hypothesis strategy for the language, made from the fields of its blocks."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dragonstones.games.fist.cards import Card, read_card
from dragonstones.games.fist.effects import VERBS
from dragonstones.games.fist.effects.fields import (
    NEEDED,
    BadCard,
    Block,
    Blocks,
    Counts,
    Faces,
    Field,
    Number,
    OneOf,
    Some,
)
from dragonstones.games.fist.effects.moves import MOVES, Do

Data = st.SearchStrategy[Any]


def of_field(field: Field, inner: Data) -> Data:
    """Anything that a field can contain."""
    match field:
        case Number():
            return st.integers(field.low, min(field.high, field.low + 4))
        case OneOf():
            return st.sampled_from(field.words)
        case Some():
            words = st.sampled_from(field.words)
            return st.lists(words, min_size=field.least, max_size=4, unique=True)
        case Counts():
            names = st.sampled_from(field.names)
            most = field.exactly or 2
            return st.dictionaries(names, st.integers(1, 4), min_size=1, max_size=most)
        case Block():
            return inner
        case Blocks():
            return st.lists(inner, min_size=field.least, max_size=min(field.most, 3))
        case Faces():
            return st.dictionaries(st.sampled_from("0123"), inner, min_size=1, max_size=2)
    raise AssertionError(field)


def of_fields(fields: Any, inner: Data) -> Data:
    """Anything that can follow a verb."""
    if not fields:
        return st.just(True)
    if len(fields) == 1:
        return of_field(next(iter(fields.values())), inner)
    needed = {n: of_field(f, inner) for n, f in fields.items() if f.default is NEEDED}
    others = {n: of_field(f, inner) for n, f in fields.items() if f.default is not NEEDED}
    return st.fixed_dictionaries(needed, optional=others)


def blocks(verbs: list[str], inner: Data) -> Data:
    return st.one_of([block(verb, inner) for verb in verbs])


def block(verb: str, inner: Data) -> Data:
    return st.fixed_dictionaries({verb: of_fields(VERBS[verb].fields, inner)})


HOLDING = [
    v
    for v, c in VERBS.items()
    if any(isinstance(f, Block | Blocks | Faces) for f in c.fields.values())
]
#: A card that is kept says what it is good for, so "keep" is in it, and only in it.
KEEP = {"keep": True}
PLAIN = [verb for verb in VERBS if verb not in (*HOLDING, "keep")]
SIMPLE = blocks(PLAIN, st.nothing())
EFFECTS = st.recursive(
    SIMPLE, lambda inner: blocks([*HOLDING, *HOLDING, *PLAIN], inner), max_leaves=5
)


def keeps(power: Any) -> bool:
    inside = power.values() if isinstance(power, dict) else power if isinstance(power, list) else ()
    return power == KEEP or any(map(keeps, inside))


#: "keep" alone, next to something else, or in any block that holds others.
KEEPING = st.just(KEEP) | blocks(HOLDING, st.just(KEEP) | EFFECTS).filter(keeps)


@st.composite
def whens(draw: st.DrawFn) -> Any:
    """What a kept card does, at moments that fit."""
    when = {}
    for _ in range(draw(st.integers(0, 2))):
        verb = draw(st.sampled_from([*MOVES, "do"]))
        move = MOVES.get(verb, Do)
        window = draw(st.sampled_from(move.windows))
        what = {verb: draw(of_fields(move.fields, EFFECTS))} if verb in MOVES else draw(EFFECTS)
        when[window] = {"at": window, "do": what}
    return list(when.values())


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """A well-formed card; a simple one in place of any that is not."""
    data: dict[str, Any] = {"language": 1, "name": {"en": "Any"}, "power": draw(EFFECTS)}
    data |= draw(
        st.fixed_dictionaries(
            {},
            optional={
                "bids": st.sampled_from(["gold", "common", "stones"]),
                "lowest": st.booleans(),
                "is-dragon": st.booleans(),
            },
        )
    )
    if draw(st.booleans()):
        more = {
            "hides-stones": st.booleans(),
            "wild": st.lists(st.sampled_from(["red", "one-as-blue"]), unique=True),
            "chooses-specials": st.booleans(),
            "foresees": st.booleans(),
        }
        use = {"use": st.sampled_from(["once", "for-good"]), "when": whens()}
        data["kept"] = draw(st.fixed_dictionaries(use, optional=more))
        data["power"] = draw(KEEPING)
    try:
        return read_card(data)
    except BadCard:
        return read_card({"language": 1, "name": {"en": "Any"}, "power": draw(SIMPLE)})


@cache
def drawn_cards(n: int) -> list[Any]:
    """The data of cards with many blocks, the same ones in every run."""
    drawn: dict[str, Card] = {}

    @settings(
        max_examples=6 * n,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(cards())
    def draw_one(card: Card) -> None:
        drawn[card.id] = card

    draw_one()
    by_size = sorted(drawn.values(), key=lambda card: len(card.character.blocks))
    return [card.data for card in by_size[-n:]]
