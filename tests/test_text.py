"""Every text in every language: nothing missing, nothing left in code, nothing in one language."""

from __future__ import annotations

import random
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import dragonstones
from dragonstones import BadSetup, Event, IllegalAnswer, Match, Refused
from dragonstones.games.fist import events as fist_events
from dragonstones.games.fist.character import MAGIC, Character
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.games.fist.effects import effect_from_data, keep, pay, score, take
from dragonstones.text import LANGUAGES, Texts, texts

SOURCE = Path(dragonstones.__file__).parent
NAMES = ["Anna", "Ben", "Chris", "Dora", "Emil", "Fritz"]

EDITIONS = {edition.id: edition for edition in (EDITION_2002, TAVERN)}
CARDS = [(edition, card) for edition in EDITIONS.values() for card in edition.characters]
by_name = {"ids": lambda x: x.id if isinstance(x, Edition) else x}

#: A value for each field that an event can have.
SAMPLES: dict[str, Any] = {
    "black": [1],
    "card": "red-dragon",
    "cards": ["crook", "elf"],
    "coin": "fairy",
    "coins": {"fairy": 1, "silver": 2},
    "colour": "red",
    "face": 2,
    "fairy": [0, 3, 1],
    "fists": [{"fairy": 3}, {}, {"common": 2, "black": 1, "amulet": 1}],
    "kinds": ["common", "silver"],
    "n": 3,
    "other": 2,
    "other_card": "crook",
    "points": 2,
    "receiver": 2,
    "seat": 0,
    "seats": [0, 1, 2],
    "secret": False,
    "specials": ["fairy", "gnome"],
    "spent": True,
    "stage": "silver",
    "stone": "blue",
    "stones": {"red": 2, "yellow": 1},
    "through": "ghost",
    "total": 3,
    "turn": 4,
    "value": 5,
    "values": [3, 0, 4],
    "victim": 1,
}

EVENTS = [
    kind
    for kind in vars(fist_events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]

#: The codes of all refusals in the source.
CODES = {
    code
    for file in SOURCE.rglob("*.py")
    for code in re.findall(
        r"\b(?:Refused|IllegalAnswer|BadSetup|BadPosition|BadJournal)\(\s*\"([a-z-]+)\"",
        file.read_text(encoding="utf-8"),
    )
}


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Texts:
    return texts(request.param)


def entries(lang: str) -> list[Any]:
    files = sorted((SOURCE / "locales" / lang).glob("*.ftl"))
    return [e for file in files for e in FluentResource(file.read_text(encoding="utf-8")).body]


def message_ids(lang: str) -> list[str]:
    return [entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message)]


def check(text: str) -> str:
    assert text
    assert not re.search(r"[{}\u2068\u2069]|\?\?\?|\s\s|^\s|\s$", text), text
    return text


def sentence(text: str) -> str:
    assert re.search(r"[.!?]$", check(text)), text
    return text


# -- the files ----------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_understood_and_no_message_is_given_twice(lang: str) -> None:
    assert [e.content for e in entries(lang) if isinstance(e, ast.Junk)] == []
    ids = message_ids(lang)
    assert sorted(ids) == sorted(set(ids))


def test_all_languages_have_the_same_messages() -> None:
    assert set(message_ids("en")) == set(message_ids("de"))


def test_no_message_is_missing_silently(t: Texts) -> None:
    assert not t.has("no-such-message")
    with pytest.raises(LookupError):
        t("no-such-message")
    with pytest.raises(Exception, match="goods"):
        t("effect-take")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        texts("tlh")
    assert refused.value.code == "no-such-language"
    assert str(refused.value) == "There is no language tlh. The languages are: en, de."


# -- cards and goods ----------------------------------------------------------


@pytest.mark.parametrize(("edition", "card"), CARDS, **by_name)
def test_every_character_has_a_name_and_a_text(edition: Edition, card: str, t: Texts) -> None:
    character = edition.characters[card]
    check(t.name(card))
    rule = sentence(t.rule(character, edition.id))
    assert rule[0].isupper()
    # What only happens later must be said.
    if character.is_kept or character.bids != "gold" or character.kind == MAGIC:
        assert len(rule) > len(t.phrase(character.power.phrase())) + 1


def test_all_cards_of_an_edition_have_names_of_their_own(t: Texts) -> None:
    cards = {card for _, card in CARDS}
    assert len({t.name(card) for card in cards}) == len(cards)


def test_a_card_can_have_another_text_in_another_edition(t: Texts) -> None:
    """Every text for one edition is of a card in it, whose text it changes."""
    own = [id.split("--") for id in message_ids(t.lang) if "--" in id]
    assert {edition for _, edition in own} == {"fist-tavern"}
    for id, edition in own:
        card = id.removeprefix("rule-").removesuffix("-note")
        character = EDITIONS[edition].characters[card]
        assert t.rule(character, edition) != t.rule(character)
    for card in ("brigand", "ghost", "doppelganger", "magician", "troll", "witch"):
        old, new = EDITION_2002.characters[card], TAVERN.characters[card]
        assert t.rule(old) == t.rule(old, "fist-2002") != t.rule(new, "fist-tavern")


def test_the_languages_differ() -> None:
    en, de = texts("en"), texts("de")
    for edition, card in CARDS:
        character = edition.characters[card]
        assert en.rule(character, edition.id) != de.rule(character, edition.id)
    # Troll is Troll.
    same = {card for _, card in CARDS if en.name(card) == de.name(card)}
    assert same == {"bandit", "elf", "illusionist", "manipulator", "troll"}


def test_a_card_text_follows_its_effect() -> None:
    home_made = Character("home-made", pay(stones=1) >> take(red=2, silver=1))
    assert texts("en").rule(home_made) == "Pay any stone and take 2 red stones and 1 silver."
    assert texts("de").rule(home_made) == (
        "Gib einen beliebigen Stein ab und nimm 2 rote Steine und 1 Silber."
    )


@pytest.mark.parametrize("n", [1, 2])
def test_every_effect_has_words(n: int, t: Texts) -> None:
    effects = [
        {"take": {"fairy": n, "black": n, "amulet": n, "yellow": n, "blue": n}},
        {"take": {"fairy-silver": n, "magic-blue": n, "magic-purple": n, "white": n}},
        {"give": n},
        {"take-any": n},
        *({"pay": {way: n}} for way in ("stones", "alike", "each")),
        {"pay": {"all": 0}},
        {"score": n},
        {"draw": {"each": n, "keep": n}},
        {"rob": ["fairy", "common", "silver", "fairy-silver"]},
        {"keep": True},
    ]
    for data in effects:
        check(t.phrase(effect_from_data(data).phrase()))
    check(t.phrase((keep() >> score(n)).phrase()))


def test_goods_and_people() -> None:
    en, de = texts("en"), texts("de")
    assert en.goods({"common": 2}, {"red": 1}) == "2 Common Gold and 1 red stone"
    assert de.goods({"common": 1, "silver": 2}, {"red": 1, "blue": 3}) == (
        "1 gewöhnliches Gold, 2 Silber, einen roten Stein und 3 blaue Steine"
    )
    assert (en.goods({"silver": 0}, {}), de.goods({}, {})) == ("nothing", "nichts")
    assert en.people([0, 1, 2], NAMES) == "Anna, Ben and Chris"
    assert de.people([2, 0], NAMES) == "Chris und Anna"
    assert (en.people([1], NAMES), de.people([1], NAMES)) == ("Ben", "Ben")


# -- the game -----------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.kind)
def test_every_event_has_a_sentence(kind: type[Event], t: Texts) -> None:
    names = [field.name for field in fields(kind) if field.name != "audience"]
    sentence(t.event(kind(**{name: SAMPLES[name] for name in names}), NAMES))


@pytest.mark.parametrize("card", sorted({card for _, card in CARDS}))
def test_every_card_fits_every_sentence(card: str, t: Texts) -> None:
    for kind in EVENTS:
        names = [field.name for field in fields(kind) if field.name != "audience"]
        if "card" in names:
            values = {**SAMPLES, "card": card, "through": card, "other_card": card}
            sentence(t.event(kind(**{name: values[name] for name in names}), NAMES))
    for kind in ("either", "colour", "victim", "double"):
        sentence(t.prompt({"kind": kind, "card": card}, NAMES))
    sentence(t.prompt({"kind": "use", "what": card}, NAMES))


def test_what_comes_back_or_is_drawn_can_be_little_or_nothing(t: Texts) -> None:
    some = [
        fist_events.TurnBegan(4, []),
        fist_events.DeckReshuffled(1),
        fist_events.DeckReshuffled(5),
        fist_events.SpecialsChosen(0, True),
        fist_events.CardsDug(0, []),
        fist_events.FairyTakenBack([1]),
        fist_events.FavorClaimed(0, "elf", "common"),
    ]
    for event in some:
        assert t("list-empty") not in sentence(t.event(event, NAMES)).split()


STAGES = ("gold", "common", "silver", "stones")


@pytest.mark.parametrize("kind", ["bid", "two-fists"])
def test_what_is_bid_is_said(kind: str, t: Texts) -> None:
    prompts = {sentence(t.prompt({"kind": kind, "stage": stage}, NAMES)) for stage in STAGES}
    assert len(prompts) == len(STAGES)


def test_fists() -> None:
    opened = fist_events.FistsOpened("gold", [0, 1, 2], SAMPLES["fists"], SAMPLES["values"])
    assert texts("en").event(opened, NAMES) == (
        "The fists open: Anna 3, Ben 0, Chris 4 (with 1 black coin and 1 amulet)."
    )
    opened = fist_events.FistsOpened("silver", [1], [{"fairy-silver": 1, "magic-purple": 1}], [1])
    assert texts("en").event(opened, NAMES) == (
        "A fist opens, in silver: Ben 1 (with 1 purple coin)."
    )
    opened = fist_events.FistsOpened("stones", [0, 1], [{"red": 1, "white": 2}, {}], [3, 0])
    assert texts("de").event(opened, NAMES) == (
        "Die Fäuste öffnen sich, mit Steinen: Anna 3 (einen roten Stein und 2 weiße Steine), Ben 0."
    )


def test_the_end_of_a_turn_says_only_what_happened() -> None:
    assert texts("en").event(fist_events.TurnEnded(2, [0, 0, 0], []), NAMES) == "Turn 2 ends."
    assert texts("de").event(fist_events.TurnEnded(2, [0, 3, 0], [0]), NAMES) == (
        "Runde 2 endet. Feengold kommt zurück: Ben 3. "
        "Ungenutzte schwarze Münzen gehen zurück: Anna."
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(30))
def test_whole_games_in_words(seed: int, edition: str, t: Texts) -> None:
    rng = random.Random(seed)
    match = Match.new(edition, seats=3 + seed % 4, seed=seed)
    while match.waiting:
        seat, asked = next(iter(match.waiting.items()))
        decision = asked.data()
        sentence(t.prompt(decision, NAMES))
        character = EDITIONS[edition].characters.get(decision.get("card", ""))
        # A fist has dozens of options, all alike.
        is_bid = asked.kind in ("bid", "two-fists")
        options = [asked.sample(rng)] if is_bid else asked.options()
        words = {check(t.option(decision, option, NAMES, character)) for option in options}
        assert len(words) == len(options)
        with pytest.raises(IllegalAnswer) as refused:
            match.answer(seat, "nonsense")
        sentence(t.refusal(refused.value))
        match.answer(seat, asked.sample(rng))
    for event in match.events:
        sentence(t.event(event, NAMES))


def test_options() -> None:
    en, de = texts("en"), texts("de")
    deal = {"stone": "red", "coin": "silver"}
    assert en.option({"kind": "buy"}, deal, NAMES) == "a red stone for 3 silver"
    assert de.option({"kind": "buy"}, deal, NAMES) == "einen roten Stein für 3 Silber"
    magician = EDITION_2002.characters["magician"]
    either = {"kind": "either", "card": "magician"}
    assert en.option(either, "first", NAMES, magician) == "pay any 4 stones and score 1 point"
    assert en.option(either, "second", NAMES, magician) == "take 3 silver"
    assert en.option(either, "second", NAMES) == "the second"


#: Decisions of the Tavern Edition, with some of their options in English.
TAVERN_OPTIONS: list[tuple[dict[str, Any], list[tuple[Any, str]]]] = [
    (
        {"kind": "bid", "stage": "stones"},
        [({"red": 2, "white": 1}, "2 red stones and 1 white stone")],
    ),
    (
        {"kind": "two-fists", "stage": "gold"},
        [({"left": {"fairy": 2}, "right": {}}, "left 2 Fairy Gold, right nothing")],
    ),
    ({"kind": "open-fist"}, [("left", "the left one"), ("right", "the right one")]),
    (
        {"kind": "use", "what": "pixie"},
        [
            (False, "no"),
            (1, "yes, 1"),
            (2, "yes, 2"),
            ("never", "no, and do not ask me again this turn"),
        ],
    ),
    ({"kind": "use", "what": "magic-blue"}, [(True, "yes")]),
    ({"kind": "use", "what": "crook"}, [(True, "yes")]),
    ({"kind": "discard-special"}, [("elf", "Elf")]),
    (
        {"kind": "claim"},
        [("decline", "no"), ("fairy", "yes, 1 Fairy Gold"), ("common", "yes, 1 Common Gold")],
    ),
    ({"kind": "pass-favor"}, [(1, "Ben")]),
    ({"kind": "goes-without", "colour": "blue"}, [(1, "Ben")]),
    ({"kind": "neighbour"}, [(2, "Chris")]),
    ({"kind": "receiver"}, [(0, "Anna")]),
    (
        {"kind": "give"},
        [({"coin": "magic-blue"}, "1 blue coin"), ({"stone": "white"}, "1 white stone")],
    ),
    ({"kind": "kept-card"}, [({"seat": 1, "card": "crook"}, "Crook (Ben)")]),
    ({"kind": "own-kept-card"}, [("crook", "Crook")]),
    ({"kind": "dig"}, [(False, "no"), (True, "yes, search it")]),
    (
        {"kind": "pay"},
        [("decline", "pay nothing"), ({"red": 1, "white": 1}, "1 red stone and 1 white stone")],
    ),
]


@pytest.mark.parametrize(("decision", "options"), TAVERN_OPTIONS, ids=str)
def test_options_of_the_tavern(
    decision: dict[str, Any], options: list[tuple[Any, str]], t: Texts
) -> None:
    sentence(t.prompt(decision, NAMES))
    for option, english in options:
        assert texts("en").option(decision, option, NAMES) == english
        check(t.option(decision, option, NAMES))


# -- refusals -----------------------------------------------------------------


def test_every_refusal_has_a_sentence(t: Texts) -> None:
    assert len(CODES) > 30
    assert {code for code in CODES if not t.has(f"refused-{code}")} == set()


REFUSALS = [
    Refused("match-over"),
    IllegalAnswer("not-an-option", answer={"red": 9}, options=[{"red": 2, "blue": 1}, {"blue": 3}]),
    IllegalAnswer("not-an-option", answer="x" * 10_000, options=[1, True, "stop"]),
    IllegalAnswer("bid-coin", coin="silver", stage="gold", coins=["fairy", "common"]),
    IllegalAnswer("bid-coin", coin=["?"], stage="silver", coins=["silver"]),
    IllegalAnswer("bid-too-many", coin="black", n=3, own=1),
    IllegalAnswer("bid-too-many", coin="white", n=3, own=1),
    IllegalAnswer("bid-shape", answer=1, coins=["red", "white"]),
    IllegalAnswer("bid-coin", coin="fairy", stage="stones", coins=["red", "white"]),
    IllegalAnswer("two-fists-shape", answer={"left": {"fairy": 1}}),
    Refused("code-of-another-game", found=[]),
]


@pytest.mark.parametrize("refused", REFUSALS, ids=lambda refused: refused.code)
def test_refusals(refused: Refused, t: Texts) -> None:
    assert len(sentence(t.refusal(refused))) < 1000


def bad_inputs() -> list[Any]:
    """Calls that are refused, with details as the engine gives them."""
    match = Match.new("fist-2002", seats=3, seed=1)
    whole = match.position()
    journal = match.journal()
    seats = whole["seats"]
    positions = [
        None,
        {**whole, "seats": []},
        {**whole, "turn": "one"},
        {**whole, "deck": 3},
        {**whole, "deck": ["dragonfly"]},
        {**whole, "moon": 1},
        {**whole, "used": ["witch"]},
        {**whole, "seats": [{"stones": {"red": 99}}, *seats[1:]]},
        {**whole, "seats": [{"held": ["thief"]}, *seats[1:]]},
        {**whole, "held_this_turn": ["doppelganger"]},
        {**whole, "to_come": whole["to_come"][1:], "deck": [*whole["deck"], "witch"]},
    ]
    journals = [
        7,
        {**journal, "seats": "3"},
        {**journal, "format": 99},
        {**journal, "answers": [[0]]},
        {**journal, "rules": 99},
    ]
    tavern = Match.new("fist-tavern", seats=3, seed=1)
    court = tavern.position()
    positions += [{**court, "secret": ["elf", "elf"]}, {**court, "favor": 3}]
    effects = [7, {"take": {"mud": 1}}, {"pay": {"mud": 1}}, {"score": 0}, {"rob": []}]
    return [
        lambda: Match.new("chess", seats=2),
        lambda: Match.new("fist-2002", seats=2),
        lambda: Match.new("fist-2002", seats=3, seed=1.5),  # type: ignore[arg-type]
        lambda: Match.new("fist-2002", seats=3, options={"moon": 1}),
        lambda: match.answer(0, None),
        lambda: match.answer(9, {}),
        lambda: match.answer(0, {}, decision=7),
        lambda: match.answer(0, {"fairy": 99}),
        lambda: match.answer(0, {"fairy": -1}),
        lambda: match.withdraw(0),
        lambda: match.imagine(0, random.Random(1)).journal(),
        *(lambda p=p: Match.from_position(p) for p in positions),
        *(lambda j=j: Match.replay(j) for j in journals),
        *(lambda e=e: effect_from_data(e) for e in effects),
    ]


def test_what_the_engine_refuses_it_explains() -> None:
    seen = set()
    for call in bad_inputs():
        with pytest.raises(Refused) as refused:
            call()
        seen.add(refused.value.code)
        english, german = (sentence(texts(lang).refusal(refused.value)) for lang in LANGUAGES)
        assert str(refused.value) == english != german
    assert len(seen) > 25
