"""Auctions: who wins, ties in silver, no bids, and what becomes of the coins."""

from __future__ import annotations

import random

import pytest

from dragonstones import IllegalAnswer, Match

from .scenario import Start, player, position


@pytest.mark.ruling("F1")
def test_most_coins_win(scenario: Start) -> None:
    """F1: the highest bid wins, and its player uses the card."""
    game = scenario("alchemist")
    game.bid(2, 4, 3)
    assert game.events("won") == [{"seat": 1, "card": "alchemist"}]
    assert game.coins(1) == {"fairy": 4, "common": 5, "silver": 5}


@pytest.mark.ruling("F1")
def test_fairy_and_common_gold_have_the_same_value(scenario: Start) -> None:
    """F1: Fairy and Common Gold count the same in a bid."""
    game = scenario("red-dragon")
    game.bid({"fairy": 2, "common": 1}, {"common": 2}, 2)
    assert game.events("fists-opened")[0]["values"] == [3, 2, 2]
    assert game.stones(0) == {"red": 1}


@pytest.mark.ruling("F1")
def test_losers_pay_too(scenario: Start) -> None:
    """Every coin bid is spent, won or lost: Fairy Gold in front, Common Gold to the bank."""
    game = scenario("red-dragon")
    assert game.bank["common"] == 9
    game.bid({"fairy": 2, "common": 1}, {"common": 2}, 2)
    assert [game.spent(seat) for seat in range(3)] == [2, 0, 2]
    assert game.coins(0) == {"fairy": 6, "common": 1, "silver": 5}
    assert game.coins(1) == {"fairy": 8, "silver": 5}
    assert game.coins(2) == {"fairy": 6, "common": 2, "silver": 5}
    assert game.bank["common"] == 12
    assert game.bank["fairy"] == 36


@pytest.mark.ruling("F2")
def test_a_tie_at_the_top_goes_to_silver(scenario: Start) -> None:
    """F2: only those who tie for the highest bid then bid again, in silver."""
    game = scenario("red-dragon")
    game.bid(3, 1, 3)
    assert game.events("tied") == [{"card": "red-dragon", "seats": [0, 2]}]
    game.silver({0: 1, 2: 3})
    assert game.events("won") == [{"seat": 2, "card": "red-dragon"}]
    assert game.stones(2) == {"red": 1}
    assert game.coins(0)["silver"] == 4
    assert game.coins(2)["silver"] == 2
    assert game.bank["silver"] == 29


@pytest.mark.ruling("F2")
def test_a_tie_below_the_top_is_no_tie(scenario: Start) -> None:
    """F2: ties below the highest bid do not matter."""
    game = scenario("red-dragon")
    game.bid(2, 4, 2)
    assert game.events("tied") == []
    assert game.stones(1) == {"red": 1}


@pytest.mark.ruling("F2")
def test_a_tie_of_different_coins(scenario: Start) -> None:
    """F2: a tie is one of value: Fairy Gold against Common Gold, with an amulet or without."""
    game = scenario("red-dragon", players=[player(amulet=1), player(), player()])
    game.bid({"fairy": 1, "amulet": 1}, {"common": 2}, {"fairy": 1, "common": 1})
    assert game.events("tied") == [{"card": "red-dragon", "seats": [0, 1, 2]}]
    game.silver({0: 0, 1: 1, 2: 0})
    assert game.stones(1) == {"red": 1}


@pytest.mark.ruling("F3")
def test_no_bids(scenario: Start) -> None:
    """F3: all at 0: no bid, no silver round; the card is passed on."""
    game = scenario("red-dragon")
    game.bid(0, 0, 0)
    assert game.events("no-bids") == [{"card": "red-dragon"}]
    assert game.events("tied") == []
    assert game.events("won") == []
    assert "red-dragon" in game.used
    assert game.card == "blue-dragon"


@pytest.mark.ruling("F3")
def test_an_amulet_alone_is_no_bid(scenario: Start) -> None:
    """F3: an amulet without coins is worth 0, so that nobody has bid."""
    game = scenario("red-dragon", players=[player(amulet=1), player(), player()])
    game.bid({"amulet": 1}, 0, 0)
    assert game.events("no-bids") == [{"card": "red-dragon"}]
    assert "amulet" not in game.coins(0)


@pytest.mark.ruling("F4")
def test_a_silver_tie(scenario: Start) -> None:
    """F4: a tie in silver at the top: nobody wins, the silver is spent."""
    game = scenario("red-dragon", players=[player(), player(), player(), player()])
    game.bid(3, 3, 3, 0)
    game.silver({0: 2, 1: 2, 2: 1})
    assert game.events("nobody-won") == [{"card": "red-dragon", "seats": [0, 1]}]
    assert [game.stones(seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert [game.coins(seat)["silver"] for seat in range(4)] == [3, 3, 4, 5]
    assert [game.spent(seat) for seat in range(4)] == [3, 3, 3, 0]
    assert "red-dragon" in game.used
    assert game.card == "blue-dragon"


@pytest.mark.ruling("F4")
def test_a_silver_tie_below_the_top(scenario: Start) -> None:
    """F4: one single highest silver bid wins, whatever the others do below it."""
    game = scenario("red-dragon")
    game.bid(3, 3, 3)
    game.silver({0: 1, 1: 1, 2: 2})
    assert game.stones(2) == {"red": 1}


@pytest.mark.ruling("F4")
def test_one_silver_is_enough(scenario: Start) -> None:
    """F4: 0 is allowed in the silver round; a single 1 beats it."""
    game = scenario("red-dragon", players=[player(silver=1), player(silver=0), player()])
    game.bid(3, 3, 0)
    game.silver({0: 1, 1: 0})
    assert game.stones(0) == {"red": 1}
    assert game.coins(0) == {"fairy": 5, "common": 2}


@pytest.mark.ruling("F4")
def test_no_silver_at_all(scenario: Start) -> None:
    """F4: all 0 in the silver round: nobody wins."""
    game = scenario("red-dragon")
    game.bid(3, 3, 0)
    game.silver({0: 0, 1: 0})
    assert game.events("won") == []
    assert game.events("nobody-won") == [{"card": "red-dragon", "seats": []}]
    assert game.card == "blue-dragon"


@pytest.mark.ruling("F4")
def test_only_one_silver_round(scenario: Start) -> None:
    """F4: after a silver tie there is no third round; the next card comes."""
    game = scenario("red-dragon")
    game.bid(3, 3, 0)
    game.silver({0: 5, 1: 5})
    assert game.card == "blue-dragon"
    assert game.waiting == {0: "bid", 1: "bid", 2: "bid"}
    assert game.coins(0) == {"fairy": 5, "common": 2}
    assert game.bank["silver"] == 35


@pytest.mark.ruling("F4")
def test_only_silver_in_a_silver_round(scenario: Start) -> None:
    """The tie-break is bid with silver only; the first round with gold only."""
    game = scenario("red-dragon")
    with pytest.raises(IllegalAnswer) as error:
        game.answer(0, {"silver": 1})
    assert error.value.code == "bid-coin"
    game.bid(3, 3, 0)
    for coin in ("fairy", "common"):
        with pytest.raises(IllegalAnswer) as error:
            game.answer(0, {coin: 1})
        assert error.value.code == "bid-coin"
    with pytest.raises(IllegalAnswer) as error:
        game.answer(2, {"silver": 1})  # not in the tie
    assert error.value.code == "not-asked"


def test_only_coins_behind_the_screen(scenario: Start) -> None:
    """F12: spent Fairy Gold cannot be bid, and nobody bids what is not there."""
    game = scenario("red-dragon", players=[player(fairy=3, spent=5), player(), player()])
    for fist, code in [
        ({"fairy": 4}, "bid-too-many"),
        ({"common": 3}, "bid-too-many"),
        ({"black": 1}, "bid-too-many"),
        ({"amulet": 1}, "bid-too-many"),
        ({"fairy": -1}, "bid-number"),
        ({"fairy": True}, "bid-number"),
        ({"pebble": 1}, "bid-coin"),
        (3, "bid-shape"),
    ]:
        with pytest.raises(IllegalAnswer) as error:
            game.answer(0, fist)
        assert error.value.code == code
    assert game.waiting == {0: "bid", 1: "bid", 2: "bid"}


@pytest.mark.ruling("F5")
def test_coins_are_in_the_bank_when_the_power_resolves(scenario: Start) -> None:
    """F5: the Common Gold of the fists can be taken by the winner."""
    game = scenario("alchemist", players=[player(common=5), player(common=5), player(common=5)])
    assert game.bank["common"] == 0
    game.bid({"common": 2}, {"common": 1}, 0)
    assert game.coins(0) == {"fairy": 8, "common": 6, "silver": 5}
    assert game.bank["common"] == 0


@pytest.mark.ruling("F5")
def test_silver_is_in_the_bank_when_the_power_resolves(scenario: Start) -> None:
    """F5: so can the silver of the tie-break."""
    game = scenario("dwarf-5", players=[player(silver=20), player(silver=20), player(silver=0)])
    game.bid(1, 1, 0)
    game.silver({0: 2, 1: 1})
    assert game.coins(0)["silver"] == 21
    assert game.bank["silver"] == 0


@pytest.mark.ruling("F11")
def test_coins_gained_can_be_bid_next(scenario: Start) -> None:
    """F11: coins gained are usable from the next bid on."""
    game = scenario("alchemist", "fairy")
    game.bid(1, 0, 0)
    game.bid({"common": 5}, 0, 0)
    game.bid({"fairy": 8}, 0, 0)
    assert game.stones(0) == {"blue": 1}
    assert game.events("fists-opened")[2]["values"] == [8, 0, 0]


@pytest.mark.ruling("F12")
def test_spent_fairy_gold_is_not_bid_again(scenario: Start) -> None:
    """F12: Fairy Gold once bid cannot bid again this turn."""
    game = scenario("red-dragon")
    game.bid(6, 0, 0)
    assert game.match.waiting[0].details()["limits"] == {"fairy": 2, "common": 2}
    with pytest.raises(IllegalAnswer) as error:
        game.answer(0, {"fairy": 3})
    assert error.value.code == "bid-too-many"


@pytest.mark.ruling("F16")
def test_a_bid_can_be_changed(scenario: Start) -> None:
    """F16: until the last player has locked, a bid can be changed; the last one counts."""
    game = scenario("red-dragon")
    game.answer(0, {"fairy": 5})
    game.answer(1, {"fairy": 4})
    game.answer(0, {"fairy": 1})
    game.answer(2, {})
    assert game.stones(1) == {"red": 1}
    assert [game.spent(0), game.spent(1)] == [1, 4]


@pytest.mark.ruling("F16")
def test_a_bid_can_be_withdrawn(scenario: Start) -> None:
    """F16: a bid can be taken back, and then is asked for again."""
    game = scenario("red-dragon")
    game.answer(0, {"fairy": 5})
    game.answer(1, {})
    game.withdraw(0)
    assert game.waiting == {0: "bid", 2: "bid"}
    game.answer(2, {"fairy": 1})
    assert game.waiting == {0: "bid"}
    assert [game.spent(seat) for seat in range(3)] == [0, 0, 0]
    game.answer(0, {})
    assert game.stones(2) == {"red": 1}
    assert game.spent(0) == 0


@pytest.mark.ruling("F16")
def test_after_the_last_lock_it_is_too_late(scenario: Start) -> None:
    """F16: once all have locked, the bids stand."""
    game = scenario("red-dragon")
    game.bid(5, 3, 0)
    with pytest.raises(IllegalAnswer) as error:
        game.withdraw(0)
    assert error.value.code == "nothing-to-withdraw"
    assert game.spent(0) == 5


@pytest.mark.ruling("F16")
def test_a_silver_bid_can_be_changed(scenario: Start) -> None:
    """F16: the same in a silver round."""
    game = scenario("red-dragon")
    game.bid(2, 2, 0)
    game.answer(0, {"silver": 5})
    game.answer(0, {"silver": 1})
    game.withdraw(0)
    game.answer(1, {"silver": 2})
    game.answer(0, {"silver": 3})
    assert game.stones(0) == {"red": 1}
    assert game.coins(0)["silver"] == 2


def test_a_fist_has_one_normal_form(scenario: Start) -> None:
    """The order in which the coins are named does not show, nor do zeros."""
    game = scenario("red-dragon")
    game.answer(0, {"common": 1, "fairy": 2})
    assert list(game.match.view(0)["answer"]) == ["fairy", "common"]
    game.answer(0, {"amulet": 0, "fairy": 2})
    assert game.match.view(0)["answer"] == {"fairy": 2}


@pytest.mark.parametrize("card", ["goblin", "imp"])
def test_copy_and_position_after_a_passed_card(card: str) -> None:
    """A Goblin as only card is passed on; the match can be copied right after."""
    match = Match.from_position(position(card, then=None), seed=1)
    assert match.copy().view(0) == match.view(0)
    assert match.imagine(0, random.Random(1)).view(0) == match.view(0)
    assert match.position()["to_come"][0] == "witch"
