"""The language of cards: what it can say, what it refuses, and that every card in it plays."""

from __future__ import annotations

import json
import os
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dragonstones import Match
from dragonstones.bots import Players, make_bot
from dragonstones.engine import registry
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.cards import Card, is_useless, read_card, rules_data
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.games.fist.effects import VERBS, Power, effect_from_data
from dragonstones.games.fist.effects.fields import BadCard
from dragonstones.games.fist.effects.moves import MOVES
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
        "wenn sonst niemand geboten hat, erhalte 1 Punkt; sonst nimm 2 Silber",
    ),
    (
        {"if": {"so": "paid-common", "do": {"score": 1}}},
        "if there was Common Gold in your bid: score 1 point",
        "wenn in deinem Gebot gewöhnliches Gold war, erhalte 1 Punkt",
    ),
    (
        {"if": {"so": "bank-has-all", "do": {"score": 1}}},
        "if the bank has stones of all three colours: score 1 point",
        "wenn die Bank Steine aller drei Farben hat, erhalte 1 Punkt",
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


@pytest.mark.parametrize(("data", "english", "german"), SENTENCES, ids=lambda one: str(one)[:30])
def test_a_block_says_itself(data: Any, english: str, german: str) -> None:
    effect = effect_from_data(data)
    assert effect.data() == data
    assert phrase(texts("en"), effect.phrase()) == english
    assert phrase(texts("de"), effect.phrase()) == german


def test_every_block_has_a_sentence_here() -> None:
    said = {one.verb for data, _, _ in SENTENCES for one in effect_from_data(data).all_blocks()}
    assert said == set(VERBS)


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kept_card_says_what_it_does_when(lang: str, move: Any) -> None:
    for window in move.windows:
        when = [{"at": window, "do": {move.verb: True}}]
        whole = read_card(card({"keep": True}, kept={"use": "once", "when": when}))
        check_text(made_rule(texts(lang), whole.character))


def check_text(text: str) -> None:
    assert text[0].isupper() and text.endswith("."), text
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


def cyclic() -> Any:
    data: dict[str, Any] = {}
    data["both"] = [{"score": 1}, data]
    return data


KEEP = {"keep": True}


@pytest.mark.parametrize(
    ("code", "where", "data"),
    [
        ("card-shape", "", 7),
        ("card-language", "", {"name": {"en": "A"}, "power": KEEP}),
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
