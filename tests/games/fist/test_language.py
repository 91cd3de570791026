"""The language of cards: what it can say, what it refuses, and that every card in it plays."""

from __future__ import annotations

import ast
import json
import os
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dragonstones import Match
from dragonstones.bots import Players, make_bot
from dragonstones.engine import registry
from dragonstones.games import fist
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.cards import Card, is_useless, read_card, rules_data
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.games.fist.effects import VERBS, Power, effect_from_data
from dragonstones.games.fist.effects.fields import BadCard, OneOf
from dragonstones.games.fist.effects.moves import MOVES
from dragonstones.games.fist.goods import COINS
from dragonstones.text import LANGUAGES, texts
from dragonstones.text.fist import made_rule, phrase
from tests.games.fist.home_made import cards
from tests.games.fist.scenario import Scenario
from tests.games.fist.test_properties import change_secrets
from tests.games.random_play import everything, moments, seen

EDITIONS = {edition.id: edition for edition in (EDITION_2002, TAVERN)}
EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
#: How many random cards play; CARDS=5000 for a long run.
EXAMPLES = int(os.environ.get("CARDS", "20"))

#: The published cards that are functions, and why.
FUNCTIONS = {
    "necromancer": "its price is the bid of this auction, of which Fairy coins are still there",
    "rainbow-dragon": "it draws until its player stops or the named colour comes",
    "forger": "as many coins of one kind as there were of another",
    "generous-dragon": "its winner says who goes without when the bank has too few",
    "manipulator": "it swaps, steals or digs for kept cards",
    "psychic": "it compares a die with a score",
    "wise-dragon": "drawn stones go round the table",
}


def card(power: Any, **more: Any) -> dict[str, Any]:
    return {"language": 1, "name": {"en": "Baker"}, "power": power, **more}


# -- rich enough --------------------------------------------------------------------------


@EDITION
def test_three_quarters_of_the_names_are_data(
    edition: Edition, capsys: pytest.CaptureFixture[str]
) -> None:
    names = list(edition.characters.values())
    functions = [one.id for one in names if isinstance(one.power, Power)]
    written = len(names) - len(functions)
    with capsys.disabled():
        print(f"\n{edition.id}: {written} of {len(names)} names are data. Functions:")
        for id in functions:
            print(f"  {id}: {FUNCTIONS[id]}")
    assert written >= 0.75 * len(names)


def test_no_reason_is_given_for_a_card_that_is_data() -> None:
    functions = {
        one.id
        for edition in EDITIONS.values()
        for one in edition.characters.values()
        if isinstance(one.power, Power)
    }
    assert set(FUNCTIONS) == functions


@EDITION
def test_published_cards_are_plain_data_and_back(edition: Edition) -> None:
    for character in edition.characters.values():
        if not isinstance(character.power, Power):
            data = json.loads(json.dumps(card(**rules_data(character))))
            again = read_card(data).character
            assert rules_data(again) == rules_data(character)
            assert (again.kind, again.can_score) == (character.kind, character.can_score)
            assert again.plays_to_come == character.plays_to_come


#: Where an auction, a table and the King's Favor are: what they ask of a character is a property.
ASKING = ("auction", "court", "favor", "payments", "play", "stages", "table", "turns", "windows")


@pytest.mark.parametrize("module", ASKING)
def test_no_character_is_asked_for_by_its_id(module: str) -> None:
    """So that a home-made card can do the same."""
    known = {id for edition in EDITIONS.values() for id in edition.characters} - set(COINS)
    path = Path(fist.__file__).with_name(f"{module}.py")
    words = {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert not known & words


# -- sentences ------------------------------------------------------------------------------

#: Every block, with what it says in English and in German.
SENTENCES: list[tuple[Any, str, str]] = [
    (
        {"take": {"red": 2, "silver": 1}},
        "take 2 red stones and 1 silver",
        "nimm 2 rote Steine und 1 Silber",
    ),
    ({"take-any": 2}, "take 2 stones of your choice", "nimm 2 Steine deiner Wahl"),
    (
        {"take-for": {"each": "point", "coins": {"common": 1}}},
        "take 1 Common Gold for each of your points",
        "nimm 1 gewöhnliches Gold für jeden deiner Punkte",
    ),
    ({"pay": {"alike": 3}}, "pay 3 stones of one colour", "gib 3 Steine derselben Farbe ab"),
    ({"pay": {"each": 2}}, "pay 2 stones of each colour", "gib von jeder Farbe 2 Steine ab"),
    ({"pay-all": True}, "pay all your stones", "gib alle deine Steine ab"),
    ({"pay-coins": {"silver": 2}}, "pay 2 silver if you like", "zahle, wenn du willst, 2 Silber"),
    (
        {"buy": {"prices": {"silver": 2}, "most": 1}},
        "buy up to 1 stone from the bank, each for 2 silver",
        "kaufe der Bank höchstens einen Stein ab, jeden für 2 Silber",
    ),
    (
        {"draw": {"each": 1, "keep": 2}},
        "mix 1 stone of each colour from the bank in the bag, draw 2 unseen and keep them",
        "mische von jeder Farbe einen Stein aus der Bank im Beutel, ziehe blind 2 und behalte sie",
    ),
    ({"score": 2}, "score 2 points", "erhalte 2 Punkte"),
    ({"lose-point": True}, "lose 1 point", "verliere 1 Punkt"),
    (
        {"steal": {"whom": "left"}},
        "steal a stone of your choice from the player on your left",
        "nimm der Person links von dir einen Stein deiner Wahl ab",
    ),
    (
        {"rob": {"coins": ["silver"], "whom": "most-points"}},
        "take all silver from the other player with the most points",
        "nimm der anderen Person mit den meisten Punkten alles Silber ab",
    ),
    (
        {"pickpocket": "second"},
        "draw a coin, without looking, from behind the screen of the second highest bidder",
        "nimm der Person mit dem zweithöchsten Gebot blind eine Münze ab",
    ),
    (
        {"look": "left"},
        "look behind the screen of the player on your left",
        "schau der Person links von dir hinter den Sichtschirm",
    ),
    (
        {"beg": {"coins": ["silver"], "whom": "others"}},
        "all others must give you 1 silver or a stone, and choose which",
        "alle anderen müssen dir 1 Silber oder einen Stein geben und wählen selbst, was",
    ),
    (
        {"swap-stones": "right"},
        "swap all your stones with the player on your right",
        "tausche alle deine Steine mit der Person rechts von dir",
    ),
    ({"give": 1}, "give any stone to one other player", "gib jemandem einen beliebigen Stein"),
    (
        {"blight": "others"},
        "name a colour, and everybody else loses all stones of it",
        "nenne eine Farbe, und alle anderen verlieren sämtliche Steine dieser Farbe",
    ),
    ({"keep": True}, "keep this card in front of you", "behalte diese Karte offen vor dir"),
    (
        {"play-used": True},
        "play a card that has already come up this turn as if you had just won it",
        "spiele eine Karte, die in dieser Runde schon dran war, als hättest du sie gerade gewonnen",
    ),
    (
        {"play-to-come": "random"},
        "draw one of the cards still to come this turn without looking and play it as if you had "
        "just won it",
        "ziehe blind eine der Karten, die in dieser Runde noch kommen, und spiele sie, als hättest "
        "du sie gerade gewonnen",
    ),
    (
        {"play-deck": True},
        "turn up the first card of the pile of special cards and play it as if you had just won it",
        "decke die erste Karte vom Stapel der Extra-Kreaturen auf und spiele sie, als hättest du "
        "sie gerade gewonnen",
    ),
    (
        {"then": [{"pay": {"stones": 1}}, {"score": 1}]},
        "pay any stone and score 1 point",
        "gib einen beliebigen Stein ab und erhalte 1 Punkt",
    ),
    (
        {"both": [{"score": 1}, {"let": {"who": "others", "do": {"take": {"silver": 1}}}}]},
        "score 1 point; all others take 1 silver",
        "erhalte 1 Punkt; alle anderen nehmen 1 Silber",
    ),
    (
        {"either": [{"take": {"fairy": 1}}, {"take-any": 1}]},
        "take 1 Fairy Gold, or take 1 stone of your choice",
        "nimm 1 Feengold, oder nimm einen Stein deiner Wahl",
    ),
    (
        {"may": {"do": {"pay": {"stones": 2}}}},
        "pay any 2 stones, if you like",
        "gib 2 beliebige Steine ab, wenn du willst",
    ),
    (
        {"may": {"do": {"take-any": 1}, "times": 3}},
        "take 1 stone of your choice, up to 3 times",
        "nimm einen Stein deiner Wahl, bis zu 3-mal",
    ),
    (
        {"if": {"so": "alone", "do": {"score": 1}, "otherwise": {"take": {"silver": 2}}}},
        "if nobody else has bid: score 1 point; if not: take 2 silver",
        "wenn sonst niemand geboten hat: erhalte 1 Punkt; wenn nicht: nimm 2 Silber",
    ),
    (
        {"if": {"so": "paid-common", "do": {"score": 1}}},
        "if there was Common Gold in your bid: score 1 point",
        "wenn in deinem Gebot gewöhnliches Gold war: erhalte 1 Punkt",
    ),
    (
        {"if": {"so": "bank-has-all", "do": {"score": 1}}},
        "if the bank has stones of all three colours: score 1 point",
        "wenn die Bank Steine aller drei Farben hat: erhalte 1 Punkt",
    ),
    (
        {"let": {"who": "other", "do": {"lose-point": True}}},
        "another player of your choice loses 1 point",
        "eine andere Person deiner Wahl verliert 1 Punkt",
    ),
    (
        {"roll": {"0": {"lose-point": True}, "3": {"score": 1}}},
        "roll the scoring die; on 0: lose 1 point; on 3: score 1 point",
        "wirf den Punktewürfel; bei 0: verliere 1 Punkt; bei 3: erhalte 1 Punkt",
    ),
]


TAKE, SCORE, PAY = {"take": {"silver": 1}}, {"score": 1}, {"pay": {"stones": 2}}

#: Blocks in blocks that could be misread, and what others do.
SENTENCES += [
    (
        {"either": [{"both": [SCORE, TAKE]}, PAY]},
        "(score 1 point; take 1 silver), or pay any 2 stones",
        "(erhalte 1 Punkt; nimm 1 Silber), oder gib 2 beliebige Steine ab",
    ),
    (
        {"then": [PAY, {"may": {"do": SCORE}}]},
        "pay any 2 stones and (score 1 point, if you like)",
        "gib 2 beliebige Steine ab und (erhalte 1 Punkt, wenn du willst)",
    ),
    (
        {"both": [{"if": {"so": "alone", "do": SCORE}}, TAKE]},
        "(if nobody else has bid: score 1 point); take 1 silver",
        "(wenn sonst niemand geboten hat: erhalte 1 Punkt); nimm 1 Silber",
    ),
    (
        {"both": [{"let": {"who": "others", "do": SCORE}}, TAKE]},
        "(all others score 1 point); take 1 silver",
        "(alle anderen erhalten 1 Punkt); nimm 1 Silber",
    ),
    (
        {"let": {"who": "second", "do": {"then": [PAY, SCORE]}}},
        "the second highest bidder pays any 2 stones and scores 1 point",
        "die Person mit dem zweithöchsten Gebot gibt 2 beliebige Steine ab und erhält 1 Punkt",
    ),
    (
        {"let": {"who": "others", "do": {"both": [SCORE, TAKE]}}},
        "all others do this: “score 1 point; take 1 silver”",
        "alle anderen tun dies: „erhalte 1 Punkt; nimm 1 Silber“",
    ),
    (
        {"let": {"who": "left", "do": {"steal": {"whom": "right"}}}},
        "the player on your left does this: “steal a stone of your choice from the player on your "
        "right; you see all stones of that player, even hidden ones”",
        "die Person links von dir tut dies: „nimm der Person rechts von dir einen Stein deiner "
        "Wahl ab; du siehst dabei alle Steine dieser Person, auch verdeckte“",
    ),
    (
        {
            "let": {
                "who": "neighbour",
                "do": {"take-for": {"each": "kept-card", "coins": {"silver": 1}}},
            }
        },
        "one of your two neighbours, of your choice, takes 1 silver for each card that they keep",
        "eine der beiden Personen neben dir, nach deiner Wahl, nimmt 1 Silber für jede Karte, die "
        "vor ihr liegt",
    ),
    (
        {
            "let": {
                "who": "everybody",
                "do": {"if": {"so": "has-point", "do": {"lose-point": True}}},
            }
        },
        "all players do this: “if you have a point: lose 1 point”",
        "alle tun dies: „wenn du einen Punkt hast: verliere 1 Punkt“",
    ),
]


@pytest.mark.parametrize(("data", "english", "german"), SENTENCES, ids=lambda one: str(one)[:30])
def test_a_block_says_itself(data: Any, english: str, german: str) -> None:
    effect = effect_from_data(data)
    assert effect.data() == data
    assert phrase(texts("en"), effect.phrase()) == english
    assert phrase(texts("de"), effect.phrase()) == german


def test_every_block_has_a_sentence_here() -> None:
    said = {one.verb for data, _, _ in SENTENCES for one in effect_from_data(data).all_blocks()}
    assert said == set(VERBS)


#: Every condition, everybody who can do something or be robbed, and everything that is counted.
WORDS: dict[tuple[str, str], dict[str, tuple[str, str]]] = {
    ("if", "so"): {
        "tied": ("you won the card in silver", "du die Karte mit Silber gewonnen hast"),
        "alone": ("nobody else has bid", "sonst niemand geboten hat"),
        "has-point": ("you have a point", "du einen Punkt hast"),
        "has-no-point": ("you have no points", "du keine Punkte hast"),
        "most-points": (
            "you have more points than anybody else",
            "du mehr Punkte hast als alle anderen",
        ),
        "fewest-points": (
            "you have fewer points than anybody else",
            "du weniger Punkte hast als alle anderen",
        ),
        "has-stone": ("you have a stone", "du einen Stein hast"),
        "has-no-stone": ("you have no stones", "du keine Steine hast"),
        "paid-common": (
            "there was Common Gold in your bid",
            "in deinem Gebot gewöhnliches Gold war",
        ),
        "paid-silver": ("there was silver in your bid", "in deinem Gebot Silber war"),
        "bank-has-all": (
            "the bank has stones of all three colours",
            "die Bank Steine aller drei Farben hat",
        ),
    },
    ("let", "who"): {
        "other": ("another player of your choice scores", "eine andere Person deiner Wahl erhält"),
        "neighbour": (
            "one of your two neighbours, of your choice, scores",
            "eine der beiden Personen neben dir, nach deiner Wahl, erhält",
        ),
        "left": ("the player on your left scores", "die Person links von dir erhält"),
        "right": ("the player on your right scores", "die Person rechts von dir erhält"),
        "second": (
            "the second highest bidder scores",
            "die Person mit dem zweithöchsten Gebot erhält",
        ),
        "most-points": (
            "the other player with the most points scores",
            "die andere Person mit den meisten Punkten erhält",
        ),
        "fewest-points": (
            "the other player with the fewest points scores",
            "die andere Person mit den wenigsten Punkten erhält",
        ),
        "others": ("all others score", "alle anderen erhalten"),
        "everybody": ("all players score", "alle erhalten"),
    },
    ("steal", "whom"): {
        "other": ("from one other player", "nimm jemandem einen"),
        "neighbour": (
            "from one of your two neighbours",
            "nimm einer der beiden Personen neben dir",
        ),
        "left": ("from the player on your left", "nimm der Person links von dir"),
        "right": ("from the player on your right", "nimm der Person rechts von dir"),
        "second": ("from the second highest bidder", "nimm der Person mit dem zweithöchsten Gebot"),
        "most-points": (
            "from the other player with the most points",
            "nimm der anderen Person mit den meisten Punkten",
        ),
        "fewest-points": (
            "from the other player with the fewest points",
            "nimm der anderen Person mit den wenigsten Punkten",
        ),
        "others": ("from each other player", "nimm allen anderen je für sich"),
    },
    ("steal", "to"): {
        "you": ("steal a stone", "einen Stein deiner Wahl ab"),
        "bank": ("and put it in the bank", "und lege ihn in die Bank"),
    },
    ("take-for", "each"): {
        "gold-bid": ("for each Gold coin that you bid", "für jede Goldmünze, die du"),
        "lead": (
            "for each coin by which your bid beat the next",
            "für jede Münze, um die dein Gebot höher war als das nächste",
        ),
        "point": ("for each of your points", "für jeden deiner Punkte"),
        "player": ("for each player", "für jede Person am Tisch"),
        "kept-card": ("for each card that you keep", "für jede Karte, die vor dir liegt"),
    },
    ("blight", "who"): {
        "others": ("everybody else loses", "alle anderen verlieren"),
        "everybody": ("everybody loses", "alle verlieren"),
    },
    ("play-to-come", "how"): {
        "random": ("without looking", "ziehe blind"),
        "choose": ("choose one of the cards still to come this turn and", "suche dir eine"),
        "may-choose": ("if you like", "suche dir, wenn du willst, eine"),
    },
}
#: What else these blocks need.
REST: dict[str, dict[str, Any]] = {
    "if": {"do": SCORE},
    "let": {"do": SCORE},
    "take-for": {"coins": {"silver": 1}},
}


@pytest.mark.parametrize(
    ("verb", "field", "word"),
    [(verb, field, word) for (verb, field), words in WORDS.items() for word in words],
)
def test_a_word_says_itself(verb: str, field: str, word: str) -> None:
    alone = len(VERBS[verb].fields) == 1
    data = {verb: word if alone else {field: word, **REST.get(verb, {})}}
    for lang, said in zip(LANGUAGES, WORDS[verb, field][word], strict=True):
        assert said in phrase(texts(lang), effect_from_data(data).phrase())


def test_every_word_is_here() -> None:
    for verb, block in VERBS.items():
        for name, field in block.fields.items():
            if isinstance(field, OneOf):
                known = WORDS["steal" if name == "whom" else verb, name]
                assert set(field.words) <= set(known)


def nested(inner: list[Any], others: list[Any]) -> Iterator[Any]:
    """Every block that holds others, with these inside it."""
    for one in inner:
        yield {"may": {"do": one}}
        yield {"if": {"so": "alone", "do": one}}
        yield {"let": {"who": "others", "do": one}}
        yield {"roll": {"1": one}}
        yield {"rob": {"coins": ["fairy"], "otherwise": one}}
        for other in others:
            for pair in ([one, other], [other, one]):
                yield from ({verb: pair} for verb in ("then", "both", "either"))
                yield {"if": {"so": "alone", "do": pair[0], "otherwise": pair[1]}}
                yield {"roll": {"0": pair[0], "1": pair[1]}}


def flat(data: Any) -> Any:
    """The same words for what amounts to the same: a list in a list, and a choice in a choice."""
    [(verb, value)] = data.items()
    if verb in ("both", "either"):
        value = [flat(one) for one in value]
        return {verb: [x for one in value for x in one.get(verb, [one])]}
    if verb == "then":
        return {verb: [flat(one) for one in value]}
    if verb in ("may", "if", "let", "rob"):
        blocks = {n: flat(value[n]) for n in ("do", "otherwise") if n in value}
        return {verb: {**value, **blocks}}
    return {verb: {n: flat(one) for n, one in value.items()}} if verb == "roll" else data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_do_different_things_say_different_things(lang: str) -> None:
    acts: list[Any] = [SCORE, {"take": {"red": 1}}]
    deep = list(nested(acts, acts))
    known: dict[str, Any] = {}
    for data in (*deep, *nested(deep, acts)):
        said = phrase(texts(lang), effect_from_data(data).phrase())
        assert known.setdefault(said, flat(data)) == flat(data), said


#: What a kept card does, in English and in German.
SAID_OF_MOVES = {
    "win": (
        "you win the auction, even if you did not bid.",
        "Du gewinnst die Auktion, auch wenn du nicht geboten hast.",
    ),
    "again": (
        "all take their bids back, Magic coins too, and bid again.",
        "Alle nehmen ihre Gebote zurück, auch magische Münzen, und bieten noch einmal.",
    ),
    "in-silver": (
        "silver is bid for that card, not Gold.",
        "Auf diese Karte wird mit Silber geboten, nicht mit Gold.",
    ),
    "two-fists": (
        "you close two fists and open one of them when you have seen the other bids.",
        "Du machst zwei Fäuste und öffnest eine davon, wenn du die anderen Gebote gesehen hast.",
    ),
    "count": (
        "your bid of 1 or more coins counts 1 more.",
        "Dein Gebot von mindestens einer Münze zählt um 1 mehr.",
    ),
    "change-bid": (
        "you may add 1 coin from behind your screen to your bid.",
        "Du darfst noch 1 Münze zu deinem Gebot legen.",
    ),
    "repeat": ("you use that power twice.", "Du nutzt diese Eigenschaft zweimal."),
    "stop": ("that power does nothing.", "Diese Eigenschaft bewirkt nichts."),
    "bring-back": (
        "you may take back spent Fairy Gold, for 1 Common Silver each.",
        "Du darfst ausgegebenes Feengold zurücknehmen, für je 1 gewöhnliches Silber.",
    ),
}
#: The moments of a kept card.
SAID_OF_MOMENTS = {
    "card-shown": ("When a card is turned up,", "Wenn eine Karte aufgedeckt wird,"),
    "before-bids": ("Before the bids of an auction,", "Vor den Geboten einer Auktion"),
    "counted": ("When the bids are counted,", "Wenn die Gebote gezählt werden,"),
    "revealed": ("When the fists are open,", "Wenn die Fäuste offen sind,"),
    "tied": ("When there is a tie for the win in Gold,", "Bei Gleichstand um den Sieg in einer"),
    "silver-tied": ("When there is a tie in silver,", "Bei Gleichstand beim Silber"),
    "no-bids": ("When nobody has bid for a card,", "Wenn niemand auf eine Karte geboten hat,"),
    "before-power": (
        "When you are about to use another card’s power,",
        "Bevor du die Eigenschaft einer anderen Karte nutzt,",
    ),
    "others-power": (
        "When another player is about to use a card’s power,",
        "Bevor jemand anderes die Eigenschaft einer Karte nutzt,",
    ),
    "before-paying": ("Before you pay coins,", "Bevor du mit Münzen zahlst,"),
}


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kept_card_says_what_it_does_when(lang: str, move: Any) -> None:
    for window in move.windows:
        when = [{"at": window, "do": {move.verb: True}}]
        whole = read_card(card({"keep": True}, kept={"use": "once", "when": when}))
        text, place = made_rule(texts(lang), whole.character), LANGUAGES.index(lang)
        check_text(text)
        assert f" {SAID_OF_MOMENTS[window][place]} " in text
        assert text.endswith(f": {SAID_OF_MOVES[move.verb][place]}")


def check_text(text: str) -> None:
    assert text.lstrip("(")[0].isupper() and text.endswith("."), text
    assert "{" not in text and "  " not in text and ",:" not in text, text


def test_a_whole_card_in_words() -> None:
    moon = read_card(
        card(
            {"both": [{"keep": True}, {"take": {"silver": 1}}]},
            kept={
                "use": "once",
                "when": [{"at": "no-bids", "do": {"take": {"common": 2}}}],
                "hides-stones": True,
            },
            bids="common",
        )
    )
    assert made_rule(texts("en"), moon.character) == (
        "Keep this card in front of you; take 1 silver. Only Common Gold can be bid for it. "
        "When nobody has bid for a card, you may discard this card: take 2 Common Gold. "
        "As long as you have it, nobody sees your stones; only a player who takes one of them may "
        "look."
    )
    assert made_rule(texts("de"), moon.character) == (
        "Behalte diese Karte offen vor dir; nimm 1 Silber. Auf diese Karte kann man nur "
        "gewöhnliches Gold bieten. Wenn niemand auf eine Karte geboten hat, darfst du diese Karte "
        "abwerfen: nimm 2 gewöhnliche Gold. Solange du sie hast, sieht niemand deine Steine; nur "
        "wer dir einen davon nimmt, darf nachsehen."
    )


# -- what is refused --------------------------------------------------------------------------


def deep(n: int) -> Any:
    return {"score": 1} if not n else {"may": {"do": deep(n - 1)}}


def wide(n: int) -> Any:
    five = {"both": [{"score": 1}] * 5}
    return {"both": [five] * n}


def round_the_table(n: int, do: Any) -> Any:
    return do if not n else {"let": {"who": "everybody", "do": round_the_table(n - 1, do)}}


def cyclic() -> Any:
    data: dict[str, Any] = {}
    data["both"] = [{"score": 1}, data]
    return data


KEEP = {"keep": True}


@pytest.mark.parametrize(
    ("code", "where", "data"),
    [
        ("card-shape", "", 7),
        ("card-missing", "", {"name": {"en": "A"}, "power": KEEP}),
        ("card-language", "", card(KEEP) | {"language": 2}),
        ("card-language", "", card(KEEP) | {"language": True}),
        ("card-field", "", card(KEEP) | {"colour": "red"}),
        ("card-missing", "", {"language": 1, "power": KEEP}),
        ("card-missing", "", {"language": 1, "name": {"en": "A"}}),
        ("card-missing", "", card(KEEP) | {"name": {}}),
        ("card-name", "name › en", card(KEEP) | {"name": {"en": "A\nB"}}),
        ("card-name", "name › de", card(KEEP) | {"name": {"de": "A" * 31}}),
        ("card-size", "", card(KEEP) | {"name": {"en": "A" * 9000}}),
        ("card-cyclic", "", card(cyclic())),
        ("card-blocks", "", card({"both": [wide(4), wide(4)]})),
        ("effect-deep", "power › may › do › may", card(deep(9))),
        ("card-long", "power", card(round_the_table(3, {"take": {"silver": 1}}))),
        ("card-long", "power", card(round_the_table(7, {"pay-coins": {"silver": 1}}))),
        (
            "card-long",
            "power",
            card({"may": {"do": {"may": {"do": {"take-any": 2}, "times": 9}}, "times": 9}}),
        ),
        ("card-long", "power", card({"may": {"do": wide(3), "times": 9}})),
        ("effect-unknown", "power", card({"fly": 1})),
        ("effect-unknown", "power › then › 2", card({"then": [{"score": 1}, {}]})),
        ("effect-blocks", "power › both", card({"both": [{"score": 1}]})),
        ("effect-count", "power › score", card({"score": 4})),
        ("effect-word", "power › let › who", card({"let": {"who": "me", "do": {"score": 1}}})),
        ("effect-field", "power › draw", card({"draw": {"each": 1, "keep": 1, "eat": 1}})),
        ("effect-word", "lowest", card({"score": 1}, lowest=1)),
        (
            "card-pays-twice",
            "power › then",
            card({"then": [{"pay": {"stones": 4}}, {"pay-all": True}]}),
        ),
        (
            "card-only-winner",
            "power › let › do › play-used",
            card({"let": {"who": "other", "do": {"play-used": True}}}),
        ),
        ("card-not-kept", "power", card({"score": 1}, kept={"use": "once", "wild": ["red"]})),
        ("card-kept-for-nothing", "power", card(KEEP)),
        (
            "card-wrong-window",
            "kept › when › 1",
            card(KEEP, kept={"use": "once", "when": [{"at": "tied", "do": {"again": True}}]}),
        ),
        (
            "card-once-only",
            "kept › when › 1",
            card(
                KEEP, kept={"use": "for-good", "when": [{"at": "revealed", "do": {"again": True}}]}
            ),
        ),
        (
            "card-window-twice",
            "kept › when › 2",
            card(KEEP, kept={"use": "once", "when": [{"at": "tied", "do": {"win": True}}] * 2}),
        ),
        (
            "card-scores-later",
            "kept › when › 1 › do",
            card(KEEP, kept={"use": "once", "when": [{"at": "tied", "do": {"score": 1}}]}),
        ),
        (
            "card-only-winner",
            "kept › when › 1 › do › steal",
            card(
                KEEP,
                kept={"use": "once", "when": [{"at": "tied", "do": {"steal": {"whom": "second"}}}]},
            ),
        ),
    ],
)
def test_a_bad_card_is_refused_with_the_block_that_is_wrong(
    code: str, where: str, data: Any
) -> None:
    with pytest.raises(BadCard) as refused:
        read_card(data)
    assert (refused.value.code, refused.value.details["where"]) == (code, where)
    english, german = (texts(lang).refusal(refused.value) for lang in LANGUAGES)
    assert english != german and english.endswith(".") and german.endswith(".")


ALL_STONES = {"pay-all": True}


@pytest.mark.parametrize(
    "second",
    [
        ALL_STONES,
        {"both": [ALL_STONES, {"score": 1}]},
        {"may": {"do": ALL_STONES}},
        {"if": {"so": "has-point", "do": {"score": 1}, "otherwise": {"may": {"do": ALL_STONES}}}},
    ],
    ids=lambda second: next(iter(second)),
)
def test_a_card_that_pays_twice_is_told_what_it_pays(second: Any) -> None:
    with pytest.raises(BadCard) as refused:
        read_card(card({"then": [{"pay": {"stones": 4}}, second]}))
    english, german = (texts(lang).refusal(refused.value) for lang in ("en", "de"))
    assert "First it says “pay any 4 stones”, and then “pay all your stones”" in english
    assert "erst „gib 4 beliebige Steine ab“ und gleich danach „gib alle deine Steine ab“" in german
    read_card(card({"then": [{"pay": {"stones": 4}}, {"may": {"do": {"score": 1}}}]}))
    read_card(card({"either": [{"pay": {"stones": 4}}, second]}))


@settings(max_examples=300, deadline=None, database=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["power", "kept", "when", "at", "do", *VERBS]), inner)
        ),
        max_leaves=8,
    )
)
def test_garbage_is_refused_in_words(garbage: Any) -> None:
    for data in (garbage, card(garbage), card({"keep": True}, kept=garbage)):
        try:
            read_card(data)
        except BadCard as refused:
            said = str(refused)
        else:
            said = "."
        assert said.endswith(".")


def test_the_same_card_has_the_same_id_however_it_is_written() -> None:
    one = read_card(card({"steal": {"whom": "other", "to": "you"}}, lowest=False))
    other = read_card({"power": {"steal": {}}, **card({"steal": True})})
    assert one.id == other.id and one.data == other.data
    assert read_card(one.data).id == one.id
    assert read_card(card({"steal": {"to": "bank"}})).id != one.id


def test_a_card_that_nobody_can_ever_use_is_marked() -> None:
    white = read_card(card({"take": {"white": 1}})).character
    assert is_useless(white, EDITION_2002) and not is_useless(white, TAVERN)
    dear = read_card(card({"then": [{"pay": {"alike": 20}}, {"score": 3}]})).character
    assert is_useless(dear, TAVERN)
    chooser = card(KEEP, kept={"use": "for-good", "chooses-specials": True})
    assert is_useless(read_card(chooser).character, EDITION_2002)


# -- every card plays -----------------------------------------------------------------------------


@EDITION
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(made=st.lists(cards(), min_size=3, max_size=3, unique_by=lambda one: one.id), data=st.data())
def test_random_cards_play_whole_games(
    edition: Edition, made: list[Card], data: st.DataObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every invariant: everything is somewhere exactly once, secrets stay secret, copies and
    replays are the same. (With cards that take points away a random game can be long.)"""
    seed, seats = data.draw(st.integers(0, 999)), data.draw(st.integers(3, 5))
    game = FistGame(small_box(edition, [one.character for one in made]))
    monkeypatch.setitem(registry._games, (game.id, game.rules), game)
    match, rng = Match.new(game, seats=seats, seed=seed), random.Random(seed)
    table = Scenario(match)
    for number, moment in enumerate(moments(match, rng)):
        table.check_conservation()
        if rng.random() < 0.01:
            me = rng.choice([None, *range(seats)])
            twin = moment.copy()
            assert seen(twin, me) == seen(moment, me)
            change_secrets(twin, me, rng)
            assert seen(twin, me) == seen(moment, me)
            assert list(twin.waiting) == list(moment.waiting)
            watcher = rng.randrange(seats)
            imagined = moment.imagine(watcher, rng)
            assert imagined.view(watcher) == moment.view(watcher)
        if number > 800:
            break
    assert everything(Match.replay(json.loads(json.dumps(match.journal())))) == everything(match)


def small_box(edition: Edition, made: list[Character]) -> Edition:
    """Few other specials, so that these come up in every turn or two."""
    others = {"goblin", "ghost", "imp", "doppelganger", "elf", "merchant", "pixie", "fairy-queen"}
    specials = [(one, n) for one, n in edition.specials if one.id in others]
    small = replace(edition, specials=specials)
    return small.with_specials(f"{edition.id}-made", *((one, 2) for one in made))


@EDITION
@settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(made=st.lists(cards(), min_size=3, max_size=3, unique_by=lambda one: one.id))
def test_bots_play_random_cards(
    edition: Edition, made: list[Card], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = FistGame(small_box(edition, [one.character for one in made]))
    monkeypatch.setitem(registry._games, (game.id, game.rules), game)
    match = Match.new(game, seats=3, seed=1)
    levels = ("merchant", "apprentice", "merchant")
    players = Players(match, {n: make_bot(game.id, level, n) for n, level in enumerate(levels)})
    for _ in range(400):
        for seat in list(match.waiting)[:1]:
            match.answer(seat, players.ask(seat))
    assert not players.mishaps


@settings(max_examples=100, deadline=None, database=None)
@given(cards())
def test_random_cards_have_texts(made: Card) -> None:
    for lang in LANGUAGES:
        check_text(made_rule(texts(lang), made.character))
    assert read_card(json.loads(json.dumps(made.data))).id == made.id
