"""Every text in every language: nothing missing, nothing left in code, nothing in one language."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import dragonstones
import dragonstones.text
from dragonstones import BadSetup, Event, IllegalAnswer, Match, Refused
from dragonstones.engine.events import TimeRanOut
from dragonstones.engine.registry import games, get_game
from dragonstones.games.fist import events as fist_events
from dragonstones.games.fist.character import MAGIC, Character
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.games.fist.effects import effect_from_data, keep, pay, score, take
from dragonstones.games.fist.types import How, StageId, WhyFavor, WhyNobody
from dragonstones.games.gold import box
from dragonstones.games.gold import events as gold_events
from dragonstones.games.gold.scoring import score as score_gold
from dragonstones.text import LANGUAGES, Texts, texts
from dragonstones.text.fist import card_name, goods, phrase, rule
from dragonstones.text.gold import WORDS as GOLD_WORDS
from dragonstones.text.gold import dragon as dragon_words
from dragonstones.text.gold import treasure
from dragonstones.text.words import Words
from tests.games.random_play import moments

SOURCE = Path(dragonstones.__file__).parent
NAMES = ["Anna", "Ben", "Chris", "Dora", "Emil", "Fritz"]

EDITIONS = {edition.id: edition for edition in (EDITION_2002, TAVERN)}
CARDS = [(edition, card) for edition in EDITIONS.values() for card in edition.characters]


def by_name(value: Edition | str) -> str:
    return value.id if isinstance(value, Edition) else value


#: A value for each field that an event of Fist can have.
FIST_SAMPLES: dict[str, Any] = {
    "bids": [{"seat": 0, "value": 3, "short": 0}, {"seat": 1, "value": 1, "short": 3}],
    "black": [1],
    "by": None,
    "card": "red-dragon",
    "cards": ["crook", "elf"],
    "coin": "fairy",
    "coins": {"fairy": 1, "silver": 2},
    "colour": "red",
    "face": 2,
    "fairy": [0, 3, 1],
    "fairy_silver": [1, 0, 0],
    "fists": [{"fairy": 3}, {}, {"common": 2, "black": 1, "amulet": 1}],
    "had": {"red": 1},
    "how": "highest",
    "kinds": ["common", "silver"],
    "n": 3,
    "new": True,
    "other": 2,
    "other_card": "crook",
    "passed_on": False,
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
    "why": "tied",
}

#: The same for Dragon's Gold.
GOLD_SAMPLES: dict[str, Any] = {
    "adventurer": "knight-3",
    "adventurers": ["wizard", "thief"],
    "caught": True,
    "dragon": "8-5-3",
    "fighters": [0, 1],
    "give": {"gold": 2},
    "moves": 4,
    "n": 2,
    "number": 3,
    "object": "swap-powder",
    "objects": ["swap-powder", "hourglass"],
    "other": 1,
    "points": [25, 1, 25],
    "proposer": 1,
    "receiver": 1,
    "seat": 0,
    "seats": [1, 2],
    "seconds": 60,
    "share": 1,
    "shares": [{"gold": 2, "sapphire": 1}, {}],
    "spot": 2,
    "spots": [0, 2],
    "stashes": [{"silver": 3}, {"black-diamond": 1}, {}],
    "steps": None,
    "strength": 5,
    "token": "diamond",
    "treasure": {"silver": 1, "red": 2, "amber": 1},
    "victim": 1,
    "want": {"sapphire": 1},
    "watchers": [1, 2],
    "winners": [0, 2],
}


def event_kinds(module: Any) -> list[type[Event]]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in kinds if issubclass(kind, Event) and kind is not Event]


def sample(kind: type[Event], samples: Mapping[str, Any], **other: Any) -> Event:
    names = [field.name for field in fields(kind) if field.name != "audience"]
    return kind(**{name: {**samples, **other}[name] for name in names})


FIST_EVENTS = event_kinds(fist_events)
EVENTS = [
    *(sample(kind, FIST_SAMPLES) for kind in FIST_EVENTS),
    *(sample(kind, GOLD_SAMPLES) for kind in event_kinds(gold_events)),
]


def codes(folder: Path) -> set[str]:
    """The codes of all refusals in the source."""
    kinds = "Refused|IllegalAnswer|BadSetup|BadPosition|BadJournal|BadPuzzle"
    kinds += "|SiteRefused|NotSignedIn|NotAllowed|NotFound|Conflict|TooMany"
    refusal = rf"\b(?:{kinds})\(\s*\"([a-z-]+)\""
    sources = (file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    return {code for source in sources for code in re.findall(refusal, source)}


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
    with pytest.raises(Exception, match="who"):
        t("effect-take")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        texts("tlh")
    assert refused.value.code == "no-such-language"
    assert str(refused.value) == "There is no language tlh. The languages are: en, de."


# -- cards and goods ----------------------------------------------------------


@pytest.mark.parametrize(("edition", "card"), CARDS, ids=by_name)
def test_every_character_has_a_name_and_a_text(edition: Edition, card: str, t: Texts) -> None:
    character = edition.characters[card]
    check(card_name(t, card))
    text = sentence(rule(t, character, edition.id))
    assert text[0].isupper()
    # What only happens later must be said.
    if character.is_kept or character.bids != "gold" or character.kind == MAGIC:
        assert len(text) > len(phrase(t, character.power.phrase())) + 1


def test_all_cards_of_an_edition_have_names_of_their_own(t: Texts) -> None:
    cards = {card for _, card in CARDS}
    assert len({card_name(t, card) for card in cards}) == len(cards)


def test_a_card_can_have_another_text_in_another_edition(t: Texts) -> None:
    """Every text for one edition is of a card in it, whose text it changes."""
    own = [id.split("--") for id in message_ids(t.lang) if "--" in id and "rule-" in id]
    assert {edition for _, edition in own} == {"fist-tavern"}
    for id, edition in own:
        card = id.removeprefix("rule-").removesuffix("-note")
        character = EDITIONS[edition].characters[card]
        assert rule(t, character, edition) != rule(t, character)
    for card in ("brigand", "ghost", "doppelganger", "magician", "troll", "witch"):
        old, new = EDITION_2002.characters[card], TAVERN.characters[card]
        assert rule(t, old) == rule(t, old, "fist-2002") != rule(t, new, "fist-tavern")


def test_the_languages_differ() -> None:
    en, de = texts("en"), texts("de")
    for edition, card in CARDS:
        character = edition.characters[card]
        assert rule(en, character, edition.id) != rule(de, character, edition.id)
    # Troll is Troll.
    same = {card for _, card in CARDS if card_name(en, card) == card_name(de, card)}
    assert same == {"bandit", "elf", "illusionist", "manipulator", "troll"}


def test_a_card_text_follows_its_effect() -> None:
    home_made = Character("home-made", pay(stones=1) >> take(red=2, silver=1))
    assert rule(texts("en"), home_made) == "Pay any stone and take 2 red stones and 1 silver."
    assert rule(texts("de"), home_made) == (
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
        {"pay-all": True},
        {"score": n},
        {"draw": {"each": n, "keep": n}},
        {"rob": {"coins": ["fairy", "common", "silver", "fairy-silver"]}},
        {"keep": True},
    ]
    for data in effects:
        check(phrase(t, effect_from_data(data).phrase()))
    check(phrase(t, (keep() >> score(n)).phrase()))


def test_goods_and_people() -> None:
    en, de = texts("en"), texts("de")
    assert goods(en, {"common": 2}, {"red": 1}) == "2 Common Gold and 1 red stone"
    assert goods(de, {"common": 1, "silver": 2}, {"red": 1, "blue": 3}) == (
        "1 gewöhnliches Gold, 2 Silber, einen roten Stein und 3 blaue Steine"
    )
    assert (goods(en, {"silver": 0}, {}), goods(de, {}, {})) == ("nothing", "nichts")
    assert en.people([0, 1, 2], NAMES) == "Anna, Ben and Chris"
    assert de.people([2, 0], NAMES) == "Chris und Anna"
    assert (en.people([1], NAMES), de.people([1], NAMES)) == ("Ben", "Ben")


# -- the game -----------------------------------------------------------------


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_event_has_a_sentence(event: Event, t: Texts) -> None:
    sentence(t.event(event, NAMES))


@pytest.mark.parametrize(("edition", "card"), CARDS, ids=by_name)
def test_a_kept_card_is_explained_to_its_first_winner(
    edition: Edition, card: str, t: Texts
) -> None:
    assert t.has(f"note-fist-kept-{card}") == edition.characters[card].is_kept


def test_no_two_games_tell_the_same_kind_of_event() -> None:
    """A message, and what it can say of the event, is found by its kind alone."""
    kinds = [event.kind for event in EVENTS]
    assert sorted(kinds) == sorted(set(kinds))


@pytest.mark.parametrize("card", sorted({card for _, card in CARDS}))
def test_every_card_fits_every_sentence(card: str, t: Texts) -> None:
    for kind in FIST_EVENTS:
        event = sample(kind, FIST_SAMPLES, card=card, through=card, other_card=card)
        if "card" in event.data():
            sentence(t.event(event, NAMES, 1))
    for asked in ("either", "colour", "victim", "double"):
        sentence(t.prompt({"kind": asked, "card": card, "what": "doppelganger"}, NAMES))
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


STAGES = get_args(StageId)


@pytest.mark.parametrize("stage", STAGES)
def test_every_reason_has_a_sentence_of_its_own(t: Texts, stage: StageId) -> None:
    alone = [{"seat": 0, "value": 3, "short": 0}]
    won = [sample(fist_events.Won, FIST_SAMPLES, stage=stage, bids=alone)]
    won += [sample(fist_events.Won, FIST_SAMPLES, stage=stage, how=how) for how in get_args(How)]
    for card in ("crook", "dealer", "rat-king", "elf"):
        won.append(sample(fist_events.Won, FIST_SAMPLES, stage=stage, how="kept", by=card))
    nobody = [sample(fist_events.NobodyWon, FIST_SAMPLES, why=why) for why in get_args(WhyNobody)]
    favor = [sample(fist_events.FavorPassed, FIST_SAMPLES, why=why) for why in get_args(WhyFavor)]
    for events in (won, nobody, favor):
        said = [sentence(t.event(event, NAMES, 1)) for event in events if _has_reason(event)]
        assert len(set(said)) == len(said)


def _has_reason(event: Event) -> bool:
    """A kept card decides, or none does."""
    return event.data().get("how") != "kept" or event.data()["by"] is not None


@pytest.mark.parametrize("kind", ["bid", "two-fists"])
def test_what_is_bid_is_said(kind: str, t: Texts) -> None:
    prompts = {sentence(t.prompt({"kind": kind, "stage": stage}, NAMES)) for stage in STAGES}
    assert len(prompts) == len(STAGES)


def test_fists() -> None:
    opened = sample(fist_events.FistsOpened, FIST_SAMPLES, stage="gold")
    assert texts("en").event(opened, NAMES) == (
        "The fists open: Anna 3, Ben 0, Chris 4 (with 1 black coin and 1 amulet)."
    )
    opened = fist_events.FistsOpened("silver", [1], [{"fairy-silver": 1, "magic-purple": 1}], [1])
    assert texts("en").event(opened, NAMES) == (
        "A fist opens, in silver: Ben 1 (with 1 purple coin)."
    )
    opened = fist_events.FistsOpened("stones", [0, 1], [{"red": 1, "white": 2}, {}], [3, 0])
    assert texts("de").event(opened, NAMES) == (
        "Die Fäuste öffnen sich, mit Steinen: "
        "Anna 3 (bietet einen roten Stein und 2 weiße Steine), Ben 0."
    )


def test_the_end_of_a_turn_says_only_what_happened() -> None:
    assert (
        texts("en").event(fist_events.TurnEnded(2, [0, 0, 0], [0, 0, 0], []), NAMES)
        == "Turn 2 ends."
    )
    assert texts("de").event(fist_events.TurnEnded(2, [0, 3, 0], [1, 0, 0], [0]), NAMES) == (
        "Runde 2 endet. Feengold kommt zurück: Ben 3. Feensilber kommt zurück: Anna 1. "
        "Ungenutzte schwarze Münzen gehen zurück: Anna."
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(12))
def test_whole_games_in_words(seed: int, edition: str, t: Texts) -> None:
    rng = random.Random(seed)
    match = Match.new(edition, seats=3 + seed % 4, seed=seed)
    while match.waiting:
        seat, asked = next(iter(match.waiting.items()))
        decision = asked.data()
        sentence(t.prompt(decision, NAMES))
        # A fist has dozens of options, all alike.
        is_bid = asked.kind in ("bid", "two-fists")
        options = [asked.sample(rng)] if is_bid else asked.options()
        words = {check(t.option(decision, option, NAMES, match.game)) for option in options}
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
    assert (
        en.option({"kind": "buy", "prices": {"silver": 3}}, deal, NAMES)
        == "a red stone for 3 silver"
    )
    assert (
        de.option({"kind": "buy", "prices": {"silver": 3}}, deal, NAMES)
        == "einen roten Stein für 3 Silber"
    )
    game = get_game("fist-2002")
    either = {"kind": "either", "card": "magician"}
    assert en.option(either, "first", NAMES, game) == "pay any 4 stones and score 1 point"
    assert en.option(either, "second", NAMES, game) == "take 3 silver"
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
    ({"kind": "neighbour", "card": "sorceress"}, [(2, "Chris")]),
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


# -- Dragon's Gold ------------------------------------------------------------

GOLD = get_game("dragons-gold")


def test_every_piece_of_the_box_has_a_name(t: Texts) -> None:
    for token in box.TOKENS:
        check(t(f"token-{token}"))
        one, many = (check(treasure(t, {token: n})) for n in (1, 12))
        assert one != many or token == "black-diamond"
    for adventurer in box.ADVENTURERS:
        assert t(f"adventurer-{adventurer}") in t.forms("a", f"adventurer-{adventurer}")["a-one"]
    for id, dragon in box.DRAGON.items():
        assert str(dragon.strength) in check(dragon_words(t, id))
    names = [check(t(f"object-{object}")) for object in box.OBJECTS]
    assert len(set(names)) == len(names)
    for object in box.OBJECTS:
        assert sentence(t(f"object-rule-{object}"))[0].isupper()


def test_the_pieces_have_other_names_in_german() -> None:
    en, de = texts("en"), texts("de")
    ids = [
        "game-dragons-gold",
        *(f"token-{token}" for token in box.TOKENS),
        *(f"adventurer-{adventurer}" for adventurer in box.ADVENTURERS),
        *(f"object-{object}" for object in box.OBJECTS),
        *(f"object-rule-{object}" for object in box.OBJECTS),
        *(f"sheet-{line}" for line in sheet_lines()),
    ]
    assert [id for id in ids if en(id) == de(id)] == ["sheet-gold"]
    for object in box.OBJECTS:
        assert {"o-acc", "o-dat"} <= de.forms("o", f"object-{object}").keys()


def sheet_lines() -> list[str]:
    [sheet, *_] = score_gold(box.SCORING["advanced"], [box.none()] * 3)
    return [*sheet["lines"], "total", "cursed"]


def test_every_line_of_the_score_sheet_has_words(t: Texts) -> None:
    for rules in box.SCORING:
        for sheet in score_gold(box.SCORING[rules], [box.none()] * 4):
            assert {*sheet["lines"], "total", "cursed"} <= set(sheet_lines())
    words = [check(t(f"sheet-{line}")) for line in sheet_lines()]
    assert len(set(words)) == len(words)


def test_every_option_of_every_game_has_words(t: Texts) -> None:
    for game in games():
        for name, option in game.options.items():
            check(t(f"option-name-{name}"))
            sentence(t(f"option-help-{name}"))
            if option.kind == "some":
                named = [check(t.setting(name, [one], option)) for one in option.values]
                assert len(set(named)) == len(named) and check(t.setting(name, "all", option))
                continue
            values = [check(t.setting(name, value)) for value in option.values]
            assert len(set(values)) == len(values)
            for value in option.values:
                if isinstance(value, str):
                    sentence(t(f"option-help-{name}-{value}"))


def test_settings() -> None:
    en, de = texts("en"), texts("de")
    assert (en.setting("market", True), de.setting("market", False)) == ("yes", "nein")
    assert (en.setting("steps", 1), de.setting("steps", 12)) == ("1 step", "12 Schritte")
    assert (en.setting("timer", 60), de.setting("timer", None)) == ("60 seconds", "ohne Uhr")
    assert de.setting("split", "divide") == "teilen und wählen"


def test_treasures() -> None:
    en, de = texts("en"), texts("de")
    assert treasure(en, {"gold": 2, "sapphire": 1}) == "2 gold and 1 sapphire"
    assert treasure(de, {"silver": 3, "red": 1, "diamond": 1, "black-diamond": 1}) == (
        "3 Silber, einen roten Stein, einen Diamanten und den Schwarzen Diamanten"
    )
    assert (treasure(en, {}), treasure(de, {"gold": 0})) == ("nothing", "nichts")
    assert dragon_words(en, "8-5-3") == "the dragon of strength 8"
    assert dragon_words(de, "10-1-9") == "der Drache der Stärke 10"


E = gold_events
#: What happens, in both languages.
GOLD_SENTENCES = [
    (
        E.DragonAppeared(0, "9-2-7", {"silver": 1, "gold": 1}),
        "Dragon 1 appears, strength 9. It hides 7 tokens and shows 1 silver and 1 gold.",
        "Drache 1 erscheint, Stärke 9. Er verbirgt 7 Schatzsteine und zeigt 1 Silber und 1 Gold.",
    ),
    (
        E.DragonAppeared(3, "8-0-8", {}),
        "Dragon 4 appears, strength 8. It hides 8 tokens and shows nothing.",
        "Drache 4 erscheint, Stärke 8. Er verbirgt 8 Schatzsteine und zeigt nichts.",
    ),
    (
        E.DragonAppeared(3, "6-6-0", {"red": 2}),
        "Dragon 4 appears, strength 6. It guards 2 red tokens.",
        "Drache 4 erscheint, Stärke 6. Er hütet 2 rote Steine.",
    ),
    (
        E.AdventurerPlaced(0, "thief", 2, "8-5-3", 2),
        "Anna sends the Thief against dragon 3 (strength 8).",
        "Anna schickt den Dieb gegen Drachen 3 (Stärke 8).",
    ),
    (
        E.AdventurerPlaced(0, "knight-3", 2, "8-5-3", 5),
        "Anna sends the Knight (3), who now counts for 5, against dragon 3 (strength 8).",
        "Anna schickt den Ritter (3), der nun 5 zählt, gegen Drachen 3 (Stärke 8).",
    ),
    (
        E.WentHome(1, "wizard", 1),
        "Ben’s Wizard leaves dragon 2 and goes home, face down.",
        "Bei Ben kehrt der Zauberer von Drachen 2 heim, verdeckt.",
    ),
    (
        E.DragonKilled(0, "5-4-1", [1]),
        "Ben has killed dragon 1 (strength 5).",
        "Ben hat Drachen 1 (Stärke 5) erlegt.",
    ),
    (
        E.DragonKilled(0, "5-4-1", [1, 0]),
        "Ben and Anna have killed dragon 1 (strength 5).",
        "Ben und Anna haben Drachen 1 (Stärke 5) erlegt.",
    ),
    (
        E.NegotiationBegan([0, 1], {"amber": 1}, 60, None),
        "Anna and Ben have 60 seconds to share 1 amber.",
        "Anna und Ben haben 60 Sekunden, um einen Bernstein zu teilen.",
    ),
    (
        E.NegotiationBegan([0, 1], {"amber": 2}, None, 12),
        "Anna and Ben have 12 steps each to share 2 ambers.",
        "Anna und Ben haben je 12 Schritte, um 2 Bernsteine zu teilen.",
    ),
    (
        E.Proposed(1, 3, [0, 1], [{"gold": 1, "diamond": 1}, {}]),
        "Ben makes proposal 3: 1 gold and 1 diamond for Anna; nothing for Ben.",
        "Ben macht Vorschlag 3: 1 Gold und ein Diamant für Anna; nichts für Ben.",
    ),
    (
        E.TreasureDivided(1, [{"gold": 1}, {"emerald": 1}]),
        "Ben divides the treasure into these shares: 1) 1 gold; 2) 1 emerald.",
        "Ben teilt den Schatz in diese Anteile: 1) 1 Gold; 2) ein Smaragd.",
    ),
    (E.ShareChosen(2, 0), "Share 1 goes to Chris.", "Anteil 1 geht an Chris."),
    (
        E.HandWatched(0, 1, [1, 2], [0, 3], False),
        "Anna’s Invisible Hand reaches for dragon 2, and nobody is watching "
        "(Ben: dragon 1, Chris: dragon 4).",
        "Die Unsichtbare Hand von Anna greift nach Drachen 2, und niemand passt auf "
        "(Ben: Drache 1, Chris: Drache 4).",
    ),
    (
        E.MarketOpened(None, 1),
        "The Market opens. Everybody has 1 step.",
        "Der Markt öffnet. Alle haben je 1 Schritt.",
    ),
    (
        E.Offered(0, 2, None, {"gold": 1}, {"amethyst": 1}),
        "Offer 2: Anna offers everybody 1 gold for 1 amethyst.",
        "Angebot 2: Anna bietet allen 1 Gold für einen Amethyst.",
    ),
    (
        E.Offered(0, 2, 1, {"gold": 1}, {}),
        "Offer 2: Anna offers Ben 1 gold as a gift.",
        "Angebot 2: Anna bietet Ben 1 Gold als Geschenk.",
    ),
    (
        E.Offered(0, 2, None, {}, {"gold": 1}),
        "Offer 2: Anna asks everybody for 1 gold as a gift.",
        "Angebot 2: Anna hätte von allen gern 1 Gold geschenkt.",
    ),
    (
        E.Traded(0, 1, {"gold": 1}, {"sapphire": 1}),
        "Anna gives Ben 1 gold for 1 sapphire.",
        "Anna gibt Ben 1 Gold für einen Saphir.",
    ),
    (
        E.Traded(0, 1, {}, {"sapphire": 1}),
        "Ben gives Anna 1 sapphire as a gift.",
        "Ben schenkt Anna einen Saphir.",
    ),
    (
        E.StashesRevealed([{"silver": 1}, {}, {}], [1, 0, 0], [0]),
        "The screens are lifted: Anna has 1 silver: 1 point; Ben has nothing: 0 points; "
        "Chris has nothing: 0 points. Anna wins the game!",
        "Die Sichtschirme kommen weg: Anna hat 1 Silber: 1 Punkt; Ben hat nichts: 0 Punkte; "
        "Chris hat nichts: 0 Punkte. Anna gewinnt das Spiel!",
    ),
]


@pytest.mark.parametrize(
    ("event", "english", "german"), GOLD_SENTENCES, ids=lambda x: getattr(x, "kind", None)
)
def test_sentences_of_gold(event: Event, english: str, german: str) -> None:
    assert texts("en").event(event, NAMES) == english
    assert texts("de").event(event, NAMES) == german


ADVENTURERS = list(box.ADVENTURERS)
TALKS = {
    "seat": 0,
    "fighters": [0, 1],
    "treasure": {"gold": 1, "amber": 1},
    "proposals": [{"seat": 1, "number": 4, "shares": [{"gold": 1}, {"amber": 1}]}],
    "seconds": None,
    "steps": 12,
    "steps_left": [1, 3],
}
OFFERS = [
    {"seat": 1, "number": 4, "receiver": 0, "give": {"gold": 1}, "want": {"amber": 2}},
    {"seat": 2, "number": 5, "receiver": None, "give": {"gold": 2}, "want": {}},
    {"seat": 1, "number": 6, "receiver": None, "give": {}, "want": {"red": 1}},
]
TRADE = {"seat": 0, "offers": OFFERS, "seconds": 60, "steps": None, "steps_left": None}

#: Decisions of Dragon's Gold, with some of their options in both languages.
GOLD_OPTIONS: list[tuple[dict[str, Any], list[tuple[Any, str, str]]]] = [
    (
        {"kind": "turn", "seat": 0, "options": ["pass"]},
        [
            ("pass", "no", "nein"),
            (
                {"place": "knight-4", "dragon": 2, "sword": True},
                "send the Knight (4) with the Dragonbane Sword against dragon 3",
                "den Ritter (4) mit dem Drachentöterschwert gegen Drachen 3 schicken",
            ),
            (
                {"use": "swap-powder", "dragons": [0, 3]},
                "Swap Powder: swap dragons 1 and 4",
                "Tauschpulver: die Drachen 1 und 4 vertauschen",
            ),
            (
                {"use": "invisible-hand"},
                "Invisible Hand: reach for a dragon’s treasure",
                "Unsichtbare Hand: nach dem Schatz eines Drachen greifen",
            ),
            (
                {"use": "horn-of-recall", "adventurer": "thief"},
                "Horn of Recall: call the Thief home",
                "Horn der Heimkehr: den Dieb nach Hause rufen",
            ),
            (
                {"use": "scroll-of-banishment", "seat": 1, "adventurer": "wizard"},
                "Scroll of Banishment: send the Wizard of Ben home",
                "Schriftrolle der Verbannung: den Zauberer von Ben nach Hause schicken",
            ),
            (
                {"use": "crystal-ball", "dragon": 1},
                "Crystal Ball: see the hidden treasure of dragon 2",
                "Kristallkugel: den verborgenen Schatz von Drachen 2 sehen",
            ),
            (
                {"use": "wand-of-awakening"},
                "Wand of Awakening: turn all adventurers at home face up",
                "Zauberstab des Erwachens: alle Abenteurer zu Hause aufdecken",
            ),
        ],
    ),
    (
        {"kind": "use-object", "seat": 0, "options": [False], "window": "completed"},
        [
            (False, "no", "nein"),
            (
                {"use": "ring-of-confusion", "seats": [1, 2]},
                "Ring of Confusion: swap the shares of Ben and Chris",
                "Ring der Verwirrung: die Anteile von Ben und Chris vertauschen",
            ),
            (
                {"use": "horn-of-plenty"},
                "Horn of Plenty: two more tokens for the treasure",
                "Füllhorn: zwei Schatzsteine mehr",
            ),
            (
                {"use": "amulet-of-warding"},
                "Amulet of Warding: the theft fails",
                "Schutzamulett: den Diebstahl abwehren",
            ),
            (
                {"use": "stone-of-misdirection"},
                "Stone of Misdirection: choose yourself what is stolen",
                "Stein der Irreführung: selbst aussuchen, was gestohlen wird",
            ),
        ],
    ),
    ({"kind": "go-home", "options": ADVENTURERS}, [("thief", "the Thief", "den Dieb")]),
    ({"kind": "reach", "options": [0, 1]}, [(1, "dragon 2", "Drache 2")]),
    ({"kind": "watch", "options": [0, 1], "thief": 1}, [(0, "dragon 1", "Drache 1")]),
    (
        {"kind": "take-two", "options": [], "spot": 1},
        [({"gold": 1, "red": 1}, "1 gold and 1 red token", "1 Gold und einen roten Stein")],
    ),
    ({"kind": "rob", "options": [1, 2]}, [(1, "Ben", "Ben")]),
    (
        {"kind": "token", "seat": 0, "victim": 1, "treasure": {"amber": 2}},
        [("amber", "1 amber", "einen Bernstein")],
    ),
    (
        {"kind": "share", "shares": [{"gold": 1}, {"red": 1}]},
        [(1, "2) 1 red token", "2) ein roter Stein")],
    ),
    (
        {"kind": "divide", "n": 2, "treasure": {"gold": 1}},
        [([{"gold": 1}, {}], "1) 1 gold; 2) nothing", "1) 1 Gold; 2) nichts")],
    ),
    (
        {"kind": "negotiate", **TALKS},
        [
            ("wait", "wait", "abwarten"),
            ("take-back", "withdraw your agreement", "deine Zusage zurücknehmen"),
            (
                {"accept": 4},
                "accept proposal 4, made by Ben: 1 gold for you; 1 amber for Ben",
                "Vorschlag 4 von Ben annehmen: 1 Gold für dich; ein Bernstein für Ben",
            ),
            (
                {"propose": [{}, {"gold": 1, "amber": 1}]},
                "propose nothing for you; 1 gold and 1 amber for Ben",
                "vorschlagen: nichts für dich; 1 Gold und ein Bernstein für Ben",
            ),
            (
                {"use": "hourglass"},
                "Hourglass: the time starts again",
                "Stundenglas: die Zeit neu beginnen lassen",
            ),
        ],
    ),
    (
        {"kind": "trade", **TRADE},
        [
            ("wait", "wait", "abwarten"),
            ("done", "stop trading", "nicht mehr handeln"),
            ("take-back", "take your offer back", "dein Angebot zurücknehmen"),
            (
                {"accept": 4},
                "accept offer 4: Ben gives you 1 gold for 2 ambers",
                "Angebot 4 annehmen und von Ben 1 Gold für 2 Bernsteine bekommen",
            ),
            (
                {"accept": 5},
                "accept offer 5: Chris gives you 2 gold",
                "Angebot 5 annehmen und von Chris 2 Gold geschenkt bekommen",
            ),
            (
                {"accept": 6},
                "accept offer 6: you give Ben 1 red token",
                "Angebot 6 annehmen und Ben einen roten Stein schenken",
            ),
            (
                {"offer": {"receiver": None, "give": {"gold": 1}, "want": {"red": 1}}},
                "offer everybody 1 gold for 1 red token",
                "allen 1 Gold für einen roten Stein anbieten",
            ),
            (
                {"offer": {"receiver": 1, "give": {}, "want": {"red": 1}}},
                "ask Ben for 1 red token as a gift",
                "von Ben einen roten Stein als Geschenk erbitten",
            ),
            (
                {"offer": {"receiver": 1, "give": {"red": 1}, "want": {}}},
                "offer Ben 1 red token as a gift",
                "Ben einen roten Stein als Geschenk anbieten",
            ),
        ],
    ),
]


@pytest.mark.parametrize(("decision", "options"), GOLD_OPTIONS, ids=lambda x: str(x)[:24])
def test_options_of_gold(decision: dict[str, Any], options: list[tuple[Any, str, str]]) -> None:
    for option, english, german in options:
        assert texts("en").option(decision, option, NAMES) == english
        assert texts("de").option(decision, option, NAMES) == german
    for lang in LANGUAGES:
        sentence(texts(lang).prompt(decision, NAMES))


def test_every_magic_object_is_an_option_somewhere() -> None:
    used = {
        option["use"]
        for _, options in GOLD_OPTIONS
        for option, _, _ in options
        if isinstance(option, dict) and "use" in option
    }
    assert used == set(box.OBJECTS) - {"dragonbane-sword"}


def test_questions_of_gold_depend_on_what_is_asked() -> None:
    en = texts("en")
    mine = {"kind": "token", "seat": 1, "victim": 1}
    assert en.prompt(mine, NAMES) == "Which of your tokens does the thief get?"
    assert en.prompt({**mine, "seat": 0}, NAMES) == "Which token do you steal from Ben?"
    assert en.prompt({"kind": "negotiate", **TALKS}, NAMES) == (
        "How do you and Ben share 1 gold and 1 amber? You have 1 step left."
    )
    assert en.prompt({"kind": "negotiate", **TALKS, "seat": 1}, NAMES).endswith("3 steps left.")
    timed = {**TALKS, "steps": None, "steps_left": None}
    assert en.prompt({"kind": "negotiate", **timed}, NAMES).endswith("1 amber?")


RULES = [
    {"rules": rules, "split": split, **time}
    for rules in ("basic", "advanced")
    for split in ("negotiation", "divide")
    for time in ({"timer": 60}, {"timer": None, "steps": 5})
]


@pytest.mark.parametrize("options", RULES, ids=lambda options: " ".join(map(str, options.values())))
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_of_gold_in_words(seed: int, options: dict[str, Any], t: Texts) -> None:
    rng = random.Random(seed)
    match = Match.new(GOLD, seats=3 + RULES.index(options) % 4, seed=seed, options=options)
    for _ in moments(match, rng):
        for seat, asked in list(match.waiting.items())[:1]:
            decision, answers = asked.data(), asked.options()
            sentence(t.prompt(decision, NAMES))
            words = {check(t.option(decision, answer, NAMES)) for answer in answers}
            assert len(words) == len(answers)
            check(t.option(decision, asked.sample(rng), NAMES, view=match.view(seat)))
            with pytest.raises(IllegalAnswer) as refused:
                match.answer(seat, "nonsense")
            sentence(t.refusal(refused.value))
    for event in match.events:
        sentence(t.event(event, NAMES))


def test_random_games_ask_every_question() -> None:
    """So that none is left out above."""
    asked = set()
    for seed in range(24):
        match = Match.new(GOLD, seats=3 + seed % 3, seed=seed, options=RULES[seed % len(RULES)])
        for _ in moments(match, random.Random(seed)):
            asked |= {decision.kind for decision in match.waiting.values()}
    asked.add("go-home")  # that everybody is blocked hardly ever happens
    assert asked == {decision["kind"] for decision, _ in GOLD_OPTIONS} == set(GOLD_WORDS.options)


def test_a_dragon_has_its_strength_if_the_table_is_seen() -> None:
    match = Match.new(GOLD, seats=3, seed=1)
    [(seat, asked)] = match.waiting.items()
    view = match.view(seat)
    strength = view["table"]["dragons"][0]["strength"]
    placing = {"place": "thief", "dragon": 0}
    said = texts("en").option(asked.data(), placing, NAMES, view=view)
    assert said == f"send the Thief against dragon 1 (strength {strength})"


def test_the_words_of_another_package() -> None:
    """It brings its messages, and what they can say of its data."""
    loud = Words(
        fields={"seat": lambda t, field, data, names: {field: names[data[field]].upper()}},
        options={"shout": lambda t, option, data, names: option * 2},
    )
    t = Texts("en")
    t.add("prompt-shout = What, { $seat }?", loud)
    assert t.prompt({"kind": "shout", "seat": 0}, NAMES) == "What, ANNA?"
    assert t.option({"kind": "shout"}, "ho", NAMES) == "hoho"
    t.add("event-said-done = Done.", loud)  # the game's own words stay
    assert t.event(gold_events.SaidDone(0), NAMES) == "Anna is done trading."


# -- refusals -----------------------------------------------------------------


def test_every_refusal_has_a_sentence(t: Texts) -> None:
    assert len(codes(SOURCE)) > 50
    assert {code for code in codes(SOURCE) if not t.has(f"refused-{code}")} == set()


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
    IllegalAnswer("tokens-number", token="black-diamond", n=-1),
    IllegalAnswer("tokens-unknown", token="mud", tokens=["gold", "black-diamond"]),
    IllegalAnswer("share-size", size=0, least=1, most=None),
    IllegalAnswer("share-size", size=2, least=0, most=1),
    IllegalAnswer("no-such-proposal", number=[], numbers=[]),
    IllegalAnswer("no-such-object", object="hourglass"),
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
    effects = [7, {"take": {"mud": 1}}, {"pay": {"mud": 1}}, {"score": 0}, {"rob": {"coins": []}}]
    return [
        lambda: Match.new("chess", seats=2),
        lambda: Match.new("fist-2002", seats=2),
        lambda: Match.new("fist-2002", seats=3, seed=1.5),
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


def find(kind: str, options: dict[str, Any]) -> tuple[Match, int]:
    """A game of Dragon's Gold in which somebody is asked this."""
    match = Match.new(GOLD, seats=3, seed=1, options=options)
    for _ in moments(match, random.Random(1)):
        for seat, decision in match.waiting.items():
            if decision.kind == kind:
                return match, seat
    raise AssertionError(kind)


def bad_answers() -> list[Any]:
    """Answers that Dragon's Gold refuses."""
    match, seat = find("negotiate", {})
    talks = match.waiting[seat].data()
    treasure, first = talks["treasure"], next(iter(talks["treasure"]))
    empty: list[Any] = [{} for _ in talks["fighters"][1:]]
    haggling: list[Any] = [
        "take-back",
        {"accept": 9},
        {"use": "hourglass"},
        {"shout": 1},
        {"propose": []},
        {"propose": [{}, *empty]},
        {"propose": [7, *empty]},
        {"propose": [{**treasure, "mud": 1}, *empty]},
        {"propose": [{first: -1}, *empty]},
    ]
    calls: list[Any] = [lambda a=a: match.answer(seat, a) for a in haggling]
    dividing, divider = find("divide", {"split": "divide"})
    asked = dividing.waiting[divider].data()
    all_in_one = [asked["treasure"], *({} for _ in range(asked["n"] - 1))]
    calls.append(lambda: dividing.answer(divider, all_in_one))
    market, trader = find("trade", {"split": "divide"})
    gift: dict[str, Any] = {"receiver": None, "give": {}, "want": {}}
    trades: list[Any] = [
        "take-back",
        "sing",
        {"accept": 9},
        {"offer": {}},
        {"offer": {**gift, "receiver": trader}},
        {"offer": gift},
        {"offer": {**gift, "give": {"silver": 35}}},
        {"offer": {**gift, "want": {"black-diamond": 2}}},
    ]
    calls += [lambda a=a: market.answer(trader, a) for a in trades]
    whole = Match.new(GOLD, seats=3, seed=1).position()
    [dragon, *others] = whole["dragons"]
    attackers = [[0, "knight-4"], [1, "knight-4"], [2, "knight-4"]]
    positions: list[Any] = [
        {**whole, "dragons": [{**dragon, "attackers": attackers}, *others]},
        {**whole, "memory": {"known": [{"gold": 1}, {}, {}], "moves": []}},
        {**whole, "memory": {"known": [{}, {}, {}], "moves": [{"move": "lost"}]}},
        {**whole, "seats": []},
        {**whole, "lost": {"gold": 20}, "seats": [{"stash": {"gold": 1}}, {}, {}]},
        {**whole, "deck": ["hourglass"]},
        {**whole, "dragons": [None] * 5},
        {**whole, "pile": ["8-5-3", "8-5-3"]},
        {**whole, "pile": ["99"]},
    ]
    calls += [lambda p=p: Match.from_position(p) for p in positions]
    settings: list[Any] = [{"timer": 5}, {"steps": 0}, {"rules": "mad"}, {"market": 1}]
    return calls + [lambda o=o: Match.new(GOLD, seats=3, options=o) for o in settings]


def test_what_gold_refuses_it_explains() -> None:
    seen = set()
    for call in bad_answers():
        with pytest.raises(Refused) as refused:
            call()
        seen.add(refused.value.code)
        english, german = (sentence(texts(lang).refusal(refused.value)) for lang in LANGUAGES)
        assert str(refused.value) == english != german
    assert codes(SOURCE / "games" / "gold") <= seen


def test_values_that_follow_each_other_are_a_span() -> None:
    with pytest.raises(BadSetup) as refused:
        Match.new(GOLD, seats=3, options={"timer": 5})
    assert str(refused.value) == "The option timer cannot be 5. It can be: None, 10–600."
    with pytest.raises(BadSetup) as refused:
        Match.new(GOLD, seats=3, options={"steps": 0})
    assert texts("de").refusal(refused.value) == (
        "Die Einstellung steps kann nicht 0 sein. Möglich ist: 1–200."
    )


@pytest.mark.parametrize(
    ("lang", "decision", "me", "sentence"),
    [
        ("en", "bid", 1, "Your time ran out: you bid nothing."),
        ("en", "bid", 0, "Ben ran out of time and bids nothing."),
        ("en", "loot", 1, "Your time ran out, so the choice was made for you."),
        ("de", "bid", 1, "Deine Zeit ist um: Du bietest nichts."),
        ("de", "two-fists", 0, "Für Ben ist die Zeit um: kein Gebot."),
        ("de", "loot", None, "Für Ben ist die Zeit um. Darum wurde ohne Ben gewählt."),
    ],
)
def test_who_was_too_slow_reads_what_was_played_for_them(
    lang: str, decision: str, me: int | None, sentence: str
) -> None:
    late = TimeRanOut(1, decision)
    assert texts(lang).event(late, ["Anna", "Ben", "Chris"], me) == sentence


# -- read only when they are needed ----------------------------------------------


def test_no_message_is_parsed_before_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command of the program has texts, and uses a few of them."""
    parsed: list[str] = []

    def parse(source: str) -> Any:
        parsed.append(source)
        return FluentResource(source)

    monkeypatch.setattr(dragonstones.text, "FluentResource", parse)
    told = Texts("en")
    assert parsed == []
    assert told("serve-stop") == told("serve-stop") == "Ctrl+C stops it."
    assert len(parsed) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_entries_are_the_ones_that_a_parser_finds_in_the_whole_file(lang: str) -> None:
    kinds = (ast.Message, ast.Term)
    for file in (SOURCE / "locales" / lang).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        body = [one for one in FluentResource(text).body if not isinstance(one, ast.BaseComment)]
        assert all(isinstance(one, kinds) for one in body), file
        for whole, (_, entry) in zip(body, dragonstones.text._entries(text), strict=True):
            alone = [one for one in FluentResource(entry).body if isinstance(one, kinds)]
            assert [one.equals(whole, ["span", "comment"]) for one in alone] == [True], entry
