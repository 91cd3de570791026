"""Home-made cards in a game: an option of every edition, whole in everything that is kept."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dragonstones import BadSetup, Match, Refused
from dragonstones.bots import Budget, Players, bots, make_bot
from dragonstones.engine import game_of, get_game
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.cards import Card, is_useless, read_card
from dragonstones.games.fist.effects.fields import BadCard
from dragonstones.text import LANGUAGES, texts
from tests.games.fist.home_made import cards
from tests.games.fist.scenario import Scenario
from tests.games.fist.test_language import EXAMPLES
from tests.games.fist.test_properties import change_secrets
from tests.games.random_play import everything, moments, play_to_the_end, seen

FOLDER = Path(__file__).parents[3] / "examples" / "cards"
FILES = sorted(FOLDER.glob("*.json"))
EXAMPLE_CARDS = [json.loads(file.read_text(encoding="utf-8")) for file in FILES]
#: Each edition with the number of blank cards in its box.
EDITIONS = {"fist-2002": 3, "fist-tavern": 6}
EDITION = pytest.mark.parametrize("edition", EDITIONS)
NAMES = ["Anna", "Ben", "Carla", "Dora"]

HERMIT = {
    "language": 1,
    "name": {"en": "Hermit", "de": "Einsiedler"},
    "gender": "m",
    "power": {"then": [{"pay": {"stones": 3}}, {"score": 1}]},
}
NARR = {
    "language": 1,
    "name": {"de": "Narr"},
    "gender": "m",
    "accusative": "Narren",
    "power": {"take": {"silver": 1}},
}


def bringing(*cards: Any, copies: int = 2) -> dict[str, Any]:
    """The options of a game with these cards."""
    return {"home_made": [{"card": card, "copies": copies} for card in cards]}


def tables(edition: str) -> Iterator[Match]:
    """Tables at which every example is played."""
    most = EDITIONS[edition]
    for number in range(0, len(EXAMPLE_CARDS), most):
        some = EXAMPLE_CARDS[number : number + most]
        yield Match.new(edition, seats=4, seed=number, options=bringing(*some))


def characters_of(match: Match) -> dict[str, Any]:
    assert isinstance(match.game, FistGame)
    return match.game.edition.characters


# -- which cards can be brought ---------------------------------------------------------


@EDITION
def test_cards_are_shuffled_into_the_specials(edition: str) -> None:
    usual, match = Match.new(edition, seats=4, seed=1), None
    for copies in (1, 2):
        match = Match.new(edition, seats=4, seed=1, options=bringing(HERMIT, copies=copies))
        before, after = (
            [card for pile in ("deck", "to_come", "discards") for card in one.position()[pile]]
            for one in (usual, match)
        )
        assert len(after) == len(before) + copies
        assert after.count(read_card(HERMIT).id) == copies


@EDITION
def test_there_are_as_many_as_blank_cards_in_the_box(edition: str) -> None:
    most = EDITIONS[edition]
    made = [{**HERMIT, "power": {"take": {"silver": n + 1}}} for n in range(most + 1)]
    Match.new(edition, seats=3, seed=1, options=bringing(*made[:most]))
    with pytest.raises(BadSetup, match=f"at most {most} different cards"):
        Match.new(edition, seats=3, seed=1, options=bringing(*made))


@pytest.mark.parametrize(
    ("brought", "said"),
    [
        ("hermit", "a list of at most 3 different cards"),
        ([HERMIT], "must have a card"),
        ([{"card": HERMIT, "copies": 1, "colour": "red"}], "nothing else"),
        ([{"card": HERMIT, "copies": 3}], "1 to 2 copies, not 3"),
        ([{"card": HERMIT, "copies": True}], "1 to 2 copies"),
        ([{"card": HERMIT}, {"card": dict(HERMIT)}], "is there twice"),
        ([{"card": 7}], "not 7"),
    ],
)
def test_what_is_no_list_of_cards_is_refused(brought: Any, said: str) -> None:
    with pytest.raises(BadSetup, match=said) as refused:
        Match.new("fist-2002", seats=3, seed=1, options={"home_made": brought})
    assert texts("de").refusal(refused.value).endswith(".")


def test_a_bad_card_is_refused_with_the_way_to_its_block() -> None:
    bad = {**HERMIT, "power": {"then": [{"pay": {"stones": 99}}, {"score": 1}]}}
    with pytest.raises(BadCard, match="from 1 to 36, not 99") as refused:
        Match.new("fist-2002", seats=3, seed=1, options=bringing(NARR, bad))
    assert refused.value.path == ("home_made", 2, "power", "then", 1, "pay", "stones")


def test_a_card_that_is_too_large_is_refused() -> None:
    large = {**HERMIT, "picture": {"charge": "x" * 9000}}
    with pytest.raises(BadCard, match="too large"):
        Match.new("fist-2002", seats=3, seed=1, options=bringing(large))


def test_a_game_without_home_made_cards_is_the_game_itself() -> None:
    match = Match.new("fist-2002", seats=4, seed=1)
    assert match.game is get_game("fist-2002")
    assert match.options["home_made"] == []
    assert "options" not in match.view()["table"] and "options" not in match.position()


# -- they are in everything -----------------------------------------------------------------


@EDITION
def test_journals_positions_and_views_have_the_whole_cards(edition: str) -> None:
    options = bringing(HERMIT, NARR)
    match = Match.new(edition, seats=4, seed=2, options=options)
    assert match.view(0)["table"]["options"] == options
    assert match.position()["options"] == options
    match = play_to_the_end(match, random.Random(2))
    journal = json.loads(json.dumps(match.journal()))
    assert journal["options"]["home_made"] == options["home_made"]
    assert everything(Match.replay(journal)) == everything(match)


@EDITION
def test_a_game_goes_on_from_a_position(edition: str) -> None:
    match = Match.new(edition, seats=4, seed=3, options=bringing(HERMIT))
    position = json.loads(json.dumps(match.position()))
    again = Match.from_position(position, seed=1)
    assert again.position() == position
    assert Match.replay(again.journal()).view(1) == again.view(1)
    del position["options"]
    with pytest.raises(Refused):
        Match.from_position(position, seed=1)


def test_a_view_is_enough_to_know_the_cards() -> None:
    match = Match.new("fist-2002", seats=4, seed=4, options=bringing(HERMIT))
    view = json.loads(json.dumps(match.view(0)))
    assert game_of(view) is match.game
    assert read_card(HERMIT).id in characters_of(match)


def test_cards_stay_with_their_match() -> None:
    """Other matches know nothing about them, and a game that has some can get others."""
    match = Match.new("fist-2002", seats=4, seed=5, options=bringing(HERMIT))
    assert read_card(HERMIT).id not in characters_of(Match.new("fist-2002", seats=4, seed=5))
    other = Match.new(match.game, seats=4, seed=5, options=bringing(NARR))
    assert read_card(HERMIT).id not in characters_of(other)
    assert read_card(NARR).id in characters_of(other)


# -- their words --------------------------------------------------------------------------


def test_names_come_from_the_card_in_each_language() -> None:
    match = Match.new("fist-2002", seats=4, seed=6, options=bringing(HERMIT, NARR))
    hermit, narr = read_card(HERMIT).id, read_card(NARR).id
    en, de = (texts(lang).of(match.game) for lang in ("en", "de"))
    assert (en(f"character-{hermit}"), de(f"character-{hermit}")) == ("Hermit", "Einsiedler")
    assert en(f"character-{narr}") == "Narr", "the other language"
    assert de.forms("card", f"character-{narr}") == {
        "card": "Narr",
        "card-nom": "der Narr",
        "card-acc": "den Narren",
        "card-dat": "dem Narren",
    }
    assert not texts("en").has(f"character-{hermit}"), "other matches do not know it"


def test_a_card_without_gender_has_no_article() -> None:
    english = {**HERMIT, "name": {"en": "Hermit"}}
    del english["gender"]
    match = Match.new("fist-2002", seats=4, seed=6, options=bringing(english))
    forms = texts("de").of(match.game).forms("card", f"character-{read_card(english).id}")
    assert set(forms.values()) == {"Hermit"}


def test_a_name_is_text_and_never_a_message() -> None:
    odd = {**HERMIT, "name": {"en": "{ $card } <b>"}}
    match = Match.new("fist-2002", seats=4, seed=6, options=bringing(odd))
    [card] = [
        one for one in texts("en").of(match.game).cards(match.game) if one.kind == "home-made"
    ]
    assert card.name == "{ $card } <b>"


def test_a_home_made_dragon_says_that_it_is_one() -> None:
    dragon = {**HERMIT, "is-dragon": True}
    match = Match.new("fist-2002", seats=4, seed=6, options=bringing(dragon))
    [card] = [one for one in texts("en").cards(match.game) if one.kind == "home-made"]
    assert card.text == "Pay any 3 stones and score 1 point. This card counts as a Dragon."
    assert (card.name, card.copies) == ("Hermit", 2)


@EDITION
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_at_the_table_is_said(edition: str, lang: str) -> None:
    """The log, what is asked and what can be answered: nobody ever reads an id."""
    for match in tables(edition):
        t, told = texts(lang).of(match.game), 0
        for moment in moments(match, random.Random(7)):
            said = [t.event(event, NAMES, 0) for event in moment.news(told)]
            told += len(said)
            for seat, decision in moment.waiting.items():
                data = decision.data()
                said.append(t.prompt(data, NAMES))
                if "options" in data:
                    said += t.options(moment.game, data, NAMES, moment.view(seat))
            assert not [words for words in said if "home-" in words]


# -- they play ---------------------------------------------------------------------------------


def test_there_are_examples_from_plain_to_odd() -> None:
    assert len(FILES) >= 6
    made = [read_card(card) for card in EXAMPLE_CARDS]
    assert len({one.id for one in made}) == len(made)
    for one in made:
        assert set(one.name) == set(LANGUAGES)
        for edition in EDITIONS:
            game = get_game(edition)
            assert isinstance(game, FistGame) and not is_useless(one.character, game.edition)


@EDITION
@pytest.mark.parametrize("level", ["random", "apprentice", "merchant", "archmage"])
def test_bots_of_every_level_play_every_example(edition: str, level: str) -> None:
    """They know nothing about these cards but what is written on them."""
    assert level in bots(edition)
    for match in tables(edition):
        everybody = {seat: make_bot(edition, level, seat) for seat in range(match.seats)}
        players = Players(match, everybody, Budget(playouts=2))
        while match.waiting:
            for seat in list(match.waiting):
                match.answer(seat, players.ask(seat))
        assert players.mishaps == []
        assert match.result and match.result["winners"]


@EDITION
def test_the_owner_alone_knows_what_a_kept_card_asks(edition: str) -> None:
    """Change what a seat cannot see, at tables with home-made cards that are kept: its view, its
    events and who is waited for stay the same."""
    for match in tables(edition):
        rng = random.Random(8)
        for moment in moments(match, rng):
            if rng.random() < 0.03:
                me = rng.choice([None, *range(match.seats)])
                twin = moment.copy()
                change_secrets(twin, me, rng)
                assert seen(twin, me) == seen(moment, me)
                assert list(twin.waiting) == list(moment.waiting)


@EDITION
@settings(
    max_examples=max(8, EXAMPLES // 5),
    deadline=None,
    database=None,
    phases=[Phase.generate],
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(
    made=st.lists(cards(), min_size=3, max_size=3, unique_by=lambda one: one.id),
    seed=st.integers(0, 999),
    seats=st.integers(3, 6),
)
def test_games_with_any_cards_end(edition: str, made: list[Card], seed: int, seats: int) -> None:
    """Whole random games, with every invariant: everything is somewhere exactly once, secrets stay
    secret, copies, positions and replays are the same."""
    options = bringing(*(one.data for one in made))
    check_whole_game(Match.new(edition, seats=seats, seed=seed, options=options), seed)


def check_whole_game(match: Match, seed: int) -> None:
    """Play at random, and look at every invariant now and then."""
    table, rng = Scenario(match), random.Random(seed)
    for moment in moments(match, rng):
        table.check_conservation()
        if rng.random() < 0.003:
            me = rng.randrange(match.seats)
            twin = moment.copy()
            assert everything(twin) == everything(moment)
            change_secrets(twin, me, rng)
            assert seen(twin, me) == seen(moment, me)
            assert moment.imagine(me, rng).view(me) == moment.view(me)
            if moment.waiting and moment.at_boundary:
                position = json.loads(json.dumps(moment.position()))
                assert Match.from_position(position, seed=1).position() == position
    assert match.result and match.result["winners"]
    assert everything(Match.replay(json.loads(json.dumps(match.journal())))) == everything(match)


@EDITION
@pytest.mark.parametrize("seed", range(3))
def test_a_card_on_top_comes_up_in_the_first_turn(edition: str, seed: int) -> None:
    options = {"home_made": [{"card": HERMIT, "copies": 2, "first": True}]}
    match = Match.new(edition, seats=4, seed=seed, options=options)
    [began] = [event for event in match.events if event.kind == "turn-began"]
    assert read_card(HERMIT).id in began.data()["specials"]
    assert match.options["home_made"] == options["home_made"]
    assert Match.replay(match.journal()).options == match.options


def on_trial(edition: str, seed: int, seats: int = 4) -> Match:
    """A match in which the Hermit comes up in the first turn, and again."""
    brought = {"card": HERMIT, "copies": 2, "first": True, "again": True}
    return Match.new(edition, seats=seats, seed=seed, options={"home_made": [brought]})


def play_on(match: Match, rng: random.Random, again: Callable[[int], bool]) -> dict[int, list[str]]:
    """Play to the end; the specials of each turn."""
    while match.waiting:
        [seat, *_] = match.waiting
        decision = match.waiting[seat]
        is_asked = decision.kind == "again"
        turn = match.turn or 0
        match.answer(seat, again(turn) if is_asked else decision.sample(rng))
    began = [event.data() for event in match.events if event.kind == "turn-began"]
    return {one["turn"]: one["specials"] for one in began}


@EDITION
@pytest.mark.parametrize("seed", range(3))
def test_a_card_on_trial_comes_up_in_every_turn_until_the_first_seat_has_had_enough(
    edition: str, seed: int
) -> None:
    match, asked = on_trial(edition, seed), list[int]()

    def again(turn: int) -> bool:
        asked.append(turn)
        return turn < 4

    turns = play_on(match, random.Random(seed), again)
    hermit = read_card(HERMIT).id
    shown = [turn for turn, specials in turns.items() if hermit in specials]
    assert shown[:3] == [1, 2, 3] and len(turns) > 4
    assert asked == [2, 3, 4], "then nobody is asked any more"
    replayed = Match.replay(json.loads(json.dumps(match.journal())))
    assert everything(replayed) == everything(match)


@EDITION
@pytest.mark.parametrize("seed", range(2))
def test_a_trial_keeps_every_card_and_every_secret(edition: str, seed: int) -> None:
    """Copies, positions and imagined worlds, at every moment of a game with a trial in it."""
    match, rng = on_trial(edition, seed, seats=3), random.Random(seed)
    box = sorted(match.game.edition.deck())  # type: ignore[attr-defined]
    while match.waiting:
        [seat, *_] = match.waiting
        for me in range(3):
            assert match.imagine(me, rng).view(me) == match.view(me)
        if match.at_boundary:
            position = json.loads(json.dumps(match.position()))
            assert Match.from_position(position, seed=1).position() == position
            piles = [*position["deck"], *position["discards"], *position["used"]]
            piles += position["to_come"] + [c for one in position["seats"] for c in one["held"]]
            assert sorted(c for c in piles if c in box) == box
        match = match.copy()
        decision = match.waiting[seat]
        is_asked = decision.kind == "again"
        match.answer(seat, rng.random() < 0.8 if is_asked else decision.sample(rng))


def test_a_trial_asks_in_words_and_a_bot_goes_on() -> None:
    match = on_trial("fist-tavern", 1)
    while not any(one.kind == "again" for one in match.waiting.values()):
        [seat, *_] = match.waiting
        match.answer(seat, match.waiting[seat].sample(random.Random(1)))
    asked = match.view(0)["decision"]
    said = {lang: texts(lang).of(match.game) for lang in ("en", "de")}
    assert said["en"].prompt(asked, NAMES) == "Shall the Hermit come up again in this turn?"
    assert said["de"].prompt(asked, NAMES) == "Soll der Einsiedler auch in dieser Runde kommen?"
    assert said["en"].option(asked, False, NAMES) == "no, I have had enough of it"
    bots = {seat: make_bot("fist-tavern", "merchant", str(seat)) for seat in range(4)}
    assert Players(match, bots).ask(0) is True
