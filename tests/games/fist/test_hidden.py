"""F13: what is public, and what is behind the screens."""

from __future__ import annotations

import json

import pytest

from dragonstones import IllegalAnswer, Match
from dragonstones.engine import get_game
from dragonstones.engine.chance import Chance
from dragonstones.games.fist.goods import FAIRY, SILVER
from dragonstones.games.fist.view import view

from .scenario import Start, player, position


@pytest.mark.ruling("F13")
def test_public(scenario: Start) -> None:
    """F13: stones, score, held cards, spent coins and the bank are seen by all."""
    owner = player(fairy=5, spent=3, red=2, blue=1, points=2, held=["doppelganger"])
    game = scenario("wizard", players=[owner, player(), player()])
    for seat in (None, 0, 1, 2):
        table = game.match.view(seat)["table"]
        shown = table["seats"][0]
        assert shown["stones"] == {"red": 2, "yellow": 0, "blue": 1}
        assert shown["points"] == 2
        assert shown["held"] == ["doppelganger"]
        assert shown["front"] == {"fairy": 3}
        coins = {"fairy": 36, "common": 9, "silver": 25, "black": 2, "amulet": 2}
        assert table["bank"]["coins"] == coins
        assert table["bank"]["stones"] == {"red": 10, "yellow": 12, "blue": 11}
        assert table["auction"]["card"] == "wizard"


@pytest.mark.ruling("F13")
def test_coins_behind_a_screen(scenario: Start) -> None:
    """F13: every coin behind a screen, Magic coins included, is for its owner's eyes only."""
    game = scenario("wizard", players=[player(black=1, amulet=1), player(), player()])
    for seat in (None, 0, 1, 2):
        for number, shown in enumerate(game.match.view(seat)["table"]["seats"]):
            assert ("screen" in shown) == (number == seat)
    mine = game.match.view(0)["table"]["seats"][0]["screen"]
    assert mine == {"fairy": 8, "common": 2, "silver": 5, "black": 1, "amulet": 1}


@pytest.mark.ruling("F13")
def test_other_screens_change_nothing(scenario: Start) -> None:
    """F13: two tables that differ only in others' coins look the same to a seat, bank apart."""
    rich = scenario("wizard", players=[player(), player(common=3), player(common=1)])
    poor = scenario("wizard", players=[player(), player(common=1), player(common=3)])
    assert rich.match.view(0) == poor.match.view(0)
    assert rich.match.view(None) == poor.match.view(None)
    assert rich.match.view(1) != poor.match.view(1)


@pytest.mark.ruling("F13")
def test_coins_that_all_have_seen_are_counted_for_all() -> None:
    """From the set-up on everybody sees every coin come and go."""
    match = Match.new("fist-2002", 3, seed=1)
    for seat in range(3):
        match.answer(seat, {"fairy": 2})  # a tie: the coins are spent
    for viewer in (None, 0, 1, 2):
        for seat in match.view(viewer)["table"]["seats"]:
            assert seat["seen"] == {"fairy": 6, "common": 2, "silver": 5}


@pytest.mark.ruling("F13")
def test_coins_that_nobody_has_seen_are_not_counted(scenario: Start) -> None:
    """F13: nor where a house rule hides what was spent."""
    game = scenario("wizard", players=[player(), player(common=3), player(common=1)])
    hidden = Match.new("fist-2002", 3, seed=1, options={"spent": "hidden"})
    for match in (game.match, hidden):
        assert [seat["seen"] for seat in match.view(None)["table"]["seats"]] == [None] * 3


def test_a_coin_that_passed_unseen_makes_both_screens_uncountable() -> None:
    """Whichever coin it was; and so does a seat that takes all of a kind from one of the two."""
    tables = []
    for coin in (FAIRY, SILVER):
        table = get_game("fist-tavern").set_up(4, {}, Chance(1))
        table.hand_over_unseen(1, 0, coin)
        tables.append(table.copy())
    views = [view(table, 2) for table in tables]
    assert views[0] == views[1]
    assert [seat["seen"] is None for seat in views[0]["seats"]] == [True, True, False, False]
    tables[0].hand_over_all(0, 2, SILVER)
    seats = view(tables[0], 3)["seats"]
    assert [seat["seen"] is None for seat in seats] == [True, True, True, False]


def test_what_stones_are_worth_now(scenario: Start) -> None:
    """For the cards of this turn: the wizard wants one of each colour, the sorcerer four alike."""
    rich = player(red=4, yellow=1, blue=1)
    game = scenario("wizard", "sorcerer", "gnome", players=[rich, player(red=1), player()])
    rules = get_game("fist-2002")

    def sets(seat: int | None) -> list[tuple[str, int, str, int, bool]]:
        worth = rules.worth(game.match.view(seat)) or {"sets": []}
        return [tuple(one.values()) for one in worth["sets"]]

    assert sets(0) == [("wizard", 1, "each", 1, True), ("sorcerer", 2, "alike", 4, True)]
    assert [one[-1] for one in sets(1)] == [False, False]
    assert sets(None) == []


@pytest.mark.ruling("F13")
def test_the_order_of_the_cards(scenario: Start) -> None:
    """F13: the order of the cards to come, and the deck, are hidden."""
    one = scenario("wizard", "thief", "alchemist", "gnome", deck=["troll", "fairy"])
    two = scenario("wizard", "gnome", "thief", "alchemist", deck=["fairy", "troll"])
    for seat in (None, 0, 1, 2):
        seen = one.match.view(seat)["table"]
        assert seen == two.match.view(seat)["table"]
        assert seen["to_come"] == ["alchemist", "blue-dragon", "gnome", "thief"]
        assert seen["deck"] == 2


@pytest.mark.ruling("F13", "F16")
def test_a_locked_bid_is_secret(scenario: Start) -> None:
    """F13, F16: others see that a seat has locked, not what; its owner sees the bid."""
    high = scenario("wizard")
    low = scenario("wizard")
    high.answer(0, {"fairy": 7})
    low.answer(0, {})
    for seat in (None, 1, 2):
        assert high.match.view(seat) == low.match.view(seat)
        assert high.match.view(seat)["waiting"] == [1, 2]
        assert high.match.view(seat)["answered"] == [0]
    assert high.match.view(0)["answer"] == {"fairy": 7}
    assert high.events("fists-opened") == []


@pytest.mark.ruling("F13")
def test_opened_fists_are_seen_by_all(scenario: Start) -> None:
    """F13: coins are seen as they are spent and revealed."""
    game = scenario("ancient-dragon", players=[player(amulet=1), player(), player()])
    game.bid({"fairy": 2, "amulet": 1}, {"common": 1}, 0)
    for seat in (None, 0, 1, 2):
        auction = game.match.view(seat)["table"]["auction"]
        assert auction["fists"] == [{"fairy": 2, "amulet": 1}, {"common": 1}, {}]
        assert auction["values"] == [4, 1, 0]


@pytest.mark.ruling("F13")
def test_a_question_is_seen_by_its_seat_only(scenario: Start) -> None:
    """F13: a purse shows in the question to its owner, and only there."""
    game = scenario("merchant")
    game.bid(1, 0, 0)
    assert game.match.view(0)["decision"]["kind"] == "buy"
    for seat in (None, 1, 2):
        assert game.match.view(seat)["decision"] is None


@pytest.mark.ruling("F13")
@pytest.mark.character("merchant")
def test_an_empty_purse_is_asked_too(scenario: Start) -> None:
    """F13: the Merchant's customer is asked whatever is in the purse: silence would tell."""
    game = scenario("merchant", players=[player(fairy=1, common=0, silver=0), player(), player()])
    game.bid(1, 0, 0)
    assert game.match.view(1)["waiting"] == [0]
    game.choose(0, "buy", "stop", ["stop"])


@pytest.mark.ruling("F13")
def test_no_silver_is_asked_too(scenario: Start) -> None:
    """F13: a seat that ties without silver is still asked, and can only bid nothing."""
    game = scenario("red-dragon", players=[player(silver=0), player(silver=0), player()])
    game.bid(2, 2, 0)
    assert game.waiting == {0: "bid", 1: "bid"}
    assert game.match.waiting[0].options() == [{}]
    game.silver({0: 0, 1: 0})
    assert game.card == "blue-dragon"


@pytest.mark.ruling("F13")
def test_views_are_plain_data(scenario: Start) -> None:
    """What a seat sees is the same after a round trip through JSON."""
    game = scenario("ancient-dragon")
    game.bid(2, 1, 0)
    for seat in (None, 0, 1, 2):
        view = game.match.view(seat)
        assert json.loads(json.dumps(view)) == view
    for event in game.match.events:
        assert json.loads(json.dumps(event.data())) == event.data()


@pytest.mark.ruling("F13")
def test_a_view_is_a_copy() -> None:
    """Whatever a bot or a page does to its view, the match stays as it is."""
    match = Match.new("fist-2002", seats=3, seed=1)
    match.view(0)["decision"]["limits"]["fairy"] = 99
    with pytest.raises(IllegalAnswer) as error:
        match.answer(0, {"fairy": 99})
    assert error.value.code == "bid-too-many"


@pytest.mark.ruling("F13", "F16")
def test_a_locked_bid_in_a_view_is_a_copy() -> None:
    """A locked bid is changed by another answer only."""
    match = Match.new("fist-2002", seats=3, seed=1)
    match.answer(0, {"fairy": 1})
    match.view(0)["answer"]["fairy"] = 8
    assert match.view(0)["answer"] == {"fairy": 1}


def test_a_journal_is_a_copy() -> None:
    """Whatever is done to a journal, the match stays as it is."""
    match = Match.from_position(position("wizard"), seed=1)
    match.answer(0, {"fairy": 2})
    journal = match.journal()
    journal["answers"][0][1]["fairy"] = 8
    journal["position"]["seats"][0]["screen"]["fairy"] = 9
    again = match.journal()
    assert again["answers"][0] == [0, {"fairy": 2}]
    assert again["position"]["seats"][0]["screen"]["fairy"] == 8


def test_options_in_a_view_are_copies() -> None:
    """An option that is edited in a view does not become another legal answer."""
    match = Match.from_position(position("merchant"), seed=1)
    for seat in range(3):
        match.answer(seat, {"fairy": 1} if seat == 0 else {})
    options = match.view(0)["decision"]["options"]
    assert options[1] == {"stone": "red", "coin": "fairy"}
    options[1]["stone"] = "blue"
    assert match.view(0)["decision"]["options"][1] == {"stone": "red", "coin": "fairy"}


def test_the_data_of_an_event_is_a_copy() -> None:
    """Whatever is done to the data of an event, the journal stays as it is."""
    match = Match.from_position(position("wizard"), seed=1)
    for seat in range(3):
        match.answer(seat, {"fairy": 1})
    [opened] = [event.data() for event in match.events if event.kind == "fists-opened"]
    opened["fists"][0]["fairy"] = 8
    assert match.journal()["answers"][0] == [0, {"fairy": 1}]
