"""House rules: options whose every value is a game that ends, and that a table tells of."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dragonstones import BadSetup, Match
from dragonstones.bots import Players, make_bot
from dragonstones.bots.fist.merchant import Appraisal
from dragonstones.engine import game_of, get_game
from dragonstones.games.fist import FistGame
from dragonstones.text import texts
from tests.games.fist.test_home_made import EDITION, HERMIT, bringing, check_whole_game
from tests.games.random_play import moments


def values(edition: str) -> dict[str, Any]:
    options = get_game(edition).options
    return {name: list(one.values) for name, one in options.items() if one.kind == "one"}


def specials(edition: str) -> list[str]:
    return list(get_game(edition).options["deck"].values)


@st.composite
def variants(draw: st.DrawFn, edition: str) -> dict[str, Any]:
    """Any house rules, and sometimes a home-made card."""
    known = {name: st.sampled_from(some) for name, some in values(edition).items()}
    known["deck"] = st.lists(st.sampled_from(specials(edition)), min_size=4, unique=True)
    chosen: dict[str, Any] = draw(st.fixed_dictionaries({}, optional=known))
    return chosen | (bringing(HERMIT) if draw(st.booleans()) else {})


@EDITION
@settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
@given(data=st.data())
def test_every_variant_ends(edition: str, data: st.DataObject) -> None:
    options = data.draw(variants(edition))
    seed, seats = data.draw(st.integers(0, 999)), data.draw(st.integers(3, 6))
    check_whole_game(Match.new(edition, seats=seats, seed=seed, options=options), seed)


@EDITION
def test_bots_play_the_shortest_and_the_longest(edition: str) -> None:
    for place in (0, -1):
        options = {name: some[place] for name, some in values(edition).items()}
        options["deck"] = specials(edition)[: 4 if place else None]
        match = Match.new(edition, seats=4, seed=1, options=options)
        levels = ("merchant", "apprentice", "archmage", "merchant")
        bots = {n: make_bot(edition, level, n) for n, level in enumerate(levels)}
        players = Players(match, bots)
        for _ in range(40):
            for seat in list(match.waiting)[:1]:
                match.answer(seat, players.ask(seat))
        assert players.mishaps == []


# -- one by one ---------------------------------------------------------------------------


def test_what_everybody_begins_with() -> None:
    options = {"fairy": 10, "common": 0, "silver": 6, "stones": 2}
    table = Match.new("fist-2002", seats=6, seed=1, options=options).view(0)["table"]
    mine = table["seats"][0]
    assert mine["screen"] == {"fairy": 10, "common": 0, "silver": 6, "black": 0, "amulet": 0}
    assert sum(mine["stones"].values()) == 2
    assert table["bank"]["coins"]["fairy"] == 0


def test_so_many_points_win() -> None:
    for points in (2, 5):
        match = Match.new("fist-2002", seats=3, seed=2, options={"points": points})
        assert match.view()["table"]["goal"] == points
        for _ in moments(match, random.Random(2)):
            pass
        assert match.result and max(match.result["points"]) == points


@pytest.mark.parametrize("specials", [1, 2, 3, 4])
def test_so_many_specials_come_every_turn(specials: int) -> None:
    match = Match.new("fist-2002", seats=3, seed=3, options={"specials": specials})
    table = match.view()["table"]
    cards = [table["auction"]["card"], *table["to_come"]]
    assert len(cards) == 8 + specials


@EDITION
@pytest.mark.parametrize("witches", [0, 1, 2])
def test_so_many_witches(edition: str, witches: int) -> None:
    """One of them is auctioned first; the others come when they come."""
    match = Match.new(edition, seats=3, seed=4, options={"witches": witches})
    table = match.view()["table"]
    first, later = table["auction"]["card"], table["to_come"]
    assert [first, *later].count("witch") == witches
    assert (first == "witch") == (witches > 0)


@EDITION
def test_the_deck_has_the_specials_that_were_chosen(edition: str) -> None:
    chosen = ["ghost", "alchemist", "fairy"]
    match = Match.new(edition, seats=3, seed=4, options={"deck": chosen})
    assert match.options["deck"] == sorted(chosen), "in the order of the box"
    assert isinstance(match.game, FistGame)
    assert sorted(match.game.edition.deck()) == ["alchemist", "fairy", "fairy", "ghost"]
    is_special = match.game.edition.is_special
    for moment in moments(match, random.Random(4)):
        table = moment.view()["table"]
        assert {card for card in table["to_come"] if is_special(card)} <= set(chosen)


def test_a_deck_may_be_all_but_some() -> None:
    game = get_game("fist-2002")
    without = game.check_options({"deck": {"all_but": ["troll"]}})["deck"]
    assert without == [card for card in specials("fist-2002") if card != "troll"]
    assert game.check_options({"deck": specials("fist-2002")[::-1]})["deck"] == "all"
    assert game.house_rules_in(game.check_options({"deck": {"all_but": []}})) == {}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"deck": "troll"}, "a list of what is in"),
        ({"deck": {"but": ["troll"]}}, "a list of what is in"),
        ({"deck": ["witch"]}, "knows no witch"),
        ({"deck": [["ghost"]]}, "knows no ghost"),
        ({"deck": {"all_but": [7]}}, "knows no 7"),
        ({"deck": []}, "at least 1"),
        ({"deck": ["ghost"]}, "at least 2 specials in the deck for a turn, not 1"),
        ({"deck": ["ghost", "imp"], "specials": 3}, "at least 3 specials"),
        ({"spent": "burned"}, "cannot be burned"),
        ({"new_fairy": 0}, "cannot be 0"),
    ],
)
def test_a_deck_that_is_none_is_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said) as refused:
        Match.new("fist-2002", seats=3, seed=1, options=options)
    assert texts("de").refusal(refused.value).endswith(".")


def test_home_made_cards_count_in_a_small_deck() -> None:
    match = Match.new("fist-2002", seats=3, seed=1, options={"deck": ["ghost"], **bringing(HERMIT)})
    assert len(match.view()["table"]["to_come"]) == 9


@EDITION
def test_spent_fairy_gold_may_be_out_of_sight(edition: str) -> None:
    match = Match.new(edition, seats=3, seed=6, options={"spent": "hidden"})
    for seat in list(match.waiting):
        match.answer(seat, {"fairy": seat + 1})
    for me in (None, 0, 1, 2):
        fronts = [seat["front"] for seat in match.view(me)["table"]["seats"]]
        assert [bool(front) for front in fronts] == [seat == me for seat in range(3)]
    mine = match.view(2)["table"]["seats"][2]["front"]
    assert mine is not None and mine["fairy"] == 3
    assert match.position(last=True)["seats"][0]["front"]["fairy"] in (0, 1)


@EDITION
def test_fairy_gold_may_be_gone_for_good(edition: str) -> None:
    """Spent coins go to the bank; after the turn everybody takes some new ones."""
    match = Match.new(edition, seats=4, seed=7, options={"new_fairy": 2})
    for moment in moments(match, random.Random(7)):
        if moment.view()["table"]["turn"] > 1:
            break
    [given] = [event for event in match.events if event.kind == "fairy-given"]
    [ended] = [event for event in match.events if event.kind == "turn-ended"]
    assert given.data()["fairy"] == [2] * 4 and ended.data()["fairy"] == [0] * 4
    mine = [match.view(seat)["table"]["seats"][seat] for seat in range(4)]
    assert [seat["front"]["fairy"] for seat in mine] == [0] * 4
    box, dealt = (60, 8) if edition == "fist-2002" else (65, 9)
    bank = match.view()["table"]["bank"]["coins"]["fairy"]
    assert box - bank == sum(seat["screen"]["fairy"] for seat in mine) < 4 * dealt
    told = [texts(lang).event(given, ["Anna", "Ben", "Carla", "Dora"]) for lang in ("en", "de")]
    assert told == [
        "New Fairy Gold: Anna 2, Ben 2, Carla 2, Dora 2.",
        "Neues Feengold: Anna 2, Ben 2, Carla 2, Dora 2.",
    ]


def test_a_merchant_prices_fairy_gold_by_the_rule() -> None:
    """If it is gone for good, it is worth as much as Common Gold, in the bank and in the fist."""
    usual, gone = (
        Match.new("fist-2002", seats=4, seed=8, options=options)
        for options in ({}, {"new_fairy": 2})
    )
    by_the_book, by_the_rule = (Appraisal(one.view(0), 0) for one in (usual, gone))
    assert by_the_book.card("fairy") == by_the_book.coins("fairy", 1) > 1
    assert by_the_rule.card("fairy") == by_the_rule.coins("common", 1) == 1
    spent = []
    for match in (usual, gone):
        bots = [make_bot("fist-2002", "merchant", seed) for seed in range(40)]
        bids = [Players(match, {0: bot}).ask(0) for bot in bots]
        spent.append(sum(sum(bid.values()) for bid in bids))
    assert spent[1] < spent[0], "something is saved for later turns"


@EDITION
def test_a_quick_game_is_half_as_long(edition: str) -> None:
    game, lengths = get_game(edition), []
    for options in ({}, game.variants["quick"]):
        turns = 0
        for seed in range(8):
            match = Match.new(edition, seats=3, seed=seed, options=options)
            bots = {seat: make_bot(edition, "merchant", seat) for seat in range(3)}
            players = Players(match, bots)
            while match.waiting:
                for seat in list(match.waiting):
                    match.answer(seat, players.ask(seat))
            turns += match.view()["table"]["turn"]
        lengths.append(turns)
    assert 1.5 < lengths[0] / lengths[1] < 3


# -- what is said of it -----------------------------------------------------------------------


@EDITION
def test_a_game_with_any_house_rule_or_home_made_card_is_not_by_the_book(edition: str) -> None:
    """`house_rules_in` tells, for the options of any match."""
    game = get_game(edition)
    usual = game.check_options({})
    assert game.house_rules_in(usual) == game.house_rules_in({}) == {}
    others = {name: [x for x in some if x != usual[name]] for name, some in values(edition).items()}
    changes = [{name: some[0]} for name, some in others.items()]
    for change in (*changes, {"deck": specials(edition)[:4]}, bringing(HERMIT)):
        match = Match.new(edition, seats=4, seed=1, options=change)
        assert match.game.house_rules_in(match.options).keys() == change.keys()
    assert {*others, "deck", "home_made"} == game.options.keys()


def test_only_what_is_not_by_the_book_is_told() -> None:
    match = Match.new("fist-2002", seats=3, seed=5, options={"points": 4, "silver": 5})
    assert match.view()["table"]["options"] == match.position()["options"] == {"points": 4}
    assert game_of(json.loads(json.dumps(match.view()))) is match.game
    game = get_game("fist-2002")
    assert game.house_rules_in(match.options) == {"points": 4}
    usual = Match.new("fist-2002", seats=3, seed=5, options={"points": 3})
    assert usual.game is game and game.house_rules_in(usual.options) == {}


@pytest.mark.parametrize("options", [{"points": 1}, {"points": 6}, {"common": 3}, {"witches": 3}])
def test_what_might_not_end_or_is_not_in_the_box_is_refused(options: dict[str, int]) -> None:
    with pytest.raises(BadSetup, match="cannot be"):
        Match.new("fist-2002", seats=3, seed=1, options=options)


def test_the_cards_say_how_many_witches_there_are() -> None:
    match = Match.new("fist-2002", seats=3, seed=1, options={"witches": 2})
    [witch] = [card for card in texts("en").cards(match.game) if card.id == "witch"]
    assert (witch.copies, witch.kind) == (2, "standard")


def test_a_deck_is_named_by_what_is_missing_or_what_is_left() -> None:
    game, t = get_game("fist-2002"), texts("en")

    def told(*deck: str, but: bool = False) -> list[str]:
        chosen = {"all_but": list(deck)} if but else list(deck)
        return t.house_rules(game, game.check_options({"deck": chosen}))

    assert told("troll", but=True) == ["Specials in the deck: all but Troll"]
    assert told("ghost", "imp") == ["Specials in the deck: only Ghost and Imp"]
    assert told(*specials("fist-2002")[:10]) == ["Specials in the deck: 10 of 20"]
    assert told(but=True) == []
