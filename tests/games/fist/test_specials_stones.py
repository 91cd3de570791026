"""Specials about stones: Ancient, Rainbow and Two-headed Dragon, Merchant, Troll."""

from __future__ import annotations

import pytest

from dragonstones import IllegalAnswer

from .scenario import Scenario, Start, player

ALL_STONES = player(red=12, yellow=12, blue=12)

# -- Ancient Dragon ---------------------------------------------------------


@pytest.mark.character("ancient-dragon")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_ancient_dragon(scenario: Start, colour: str) -> None:
    """One stone of the winner's choice from the bank."""
    game = scenario("ancient-dragon")
    game.bid(1, 0, 0)
    game.choose(0, "stone", colour, ["red", "yellow", "blue"])
    assert game.stones(0) == {colour: 1}
    assert game.bank[colour] == 11


@pytest.mark.character("ancient-dragon")
@pytest.mark.ruling("F8")
def test_ancient_dragon_with_a_short_bank(scenario: Start) -> None:
    """F8: only colours that are in the bank; with none nothing happens."""
    game = scenario("ancient-dragon", players=[player(), player(red=12), player()])
    game.bid(1, 0, 0)
    game.choose(0, "stone", "blue", ["yellow", "blue"])

    game = scenario("ancient-dragon", players=[player(), ALL_STONES, player()])
    game.bid(1, 0, 0)
    assert game.stones(0) == {}
    assert game.events("nothing-happened") == [{"seat": 0, "card": "ancient-dragon"}]


# -- Two-headed Dragon ------------------------------------------------------


@pytest.mark.character("two-headed-dragon")
def test_two_headed_dragon(scenario: Start) -> None:
    """Two stones at random out of two of each colour; the others go back."""
    hands = set()
    for seed in range(30):
        game = scenario("two-headed-dragon", seed=seed)
        game.bid(1, 0, 0)
        hand = game.stones(0)
        assert sum(hand.values()) == 2
        assert game.bank["red"] + game.bank["yellow"] + game.bank["blue"] == 34
        hands.add(tuple(hand.items()))
    assert len(hands) == 6  # three pairs, three mixtures


@pytest.mark.character("two-headed-dragon")
def test_two_headed_dragon_takes_two_of_each_colour(scenario: Start) -> None:
    """Two of each colour go into the bag, however many there are: with 12 red, 1 yellow and
    1 blue the bag holds 2, 1 and 1, so that two reds come out once in six times."""
    pairs = 0
    for seed in range(60):
        players = [player(), player(yellow=11, blue=11), player()]
        game = scenario("two-headed-dragon", players=players, seed=seed)
        game.bid(1, 0, 0)
        pairs += game.stones(0) == {"red": 2}
    # One of six on average: 10. With all 14 stones in the bag it would be 43.
    assert 2 <= pairs <= 22


@pytest.mark.character("two-headed-dragon")
@pytest.mark.ruling("F8")
@pytest.mark.parametrize(
    ("left", "drawn"), [(3, {"blue": 2}), (2, {"blue": 2}), (1, {"blue": 1}), (0, {})]
)
def test_two_headed_dragon_with_a_short_bank(
    scenario: Start, left: int, drawn: dict[str, int]
) -> None:
    """F8: into the bag goes what the bank has, out come two, or what there is."""
    players = [player(), player(red=12, yellow=12, blue=12 - left), player()]
    game = scenario("two-headed-dragon", players=players)
    game.bid(1, 0, 0)
    assert game.stones(0) == drawn
    nothing = [{"seat": 0, "card": "two-headed-dragon"}] if not drawn else []
    assert game.events("nothing-happened") == nothing


# -- Rainbow Dragon ---------------------------------------------------------


def first_draw(scenario: Start, named: str, drawn: str) -> Scenario:
    """A Rainbow Dragon whose first stone is of this colour."""
    players = [player(red=1, yellow=1, blue=1), player(), player()]
    game = scenario("rainbow-dragon", players=players, script=[drawn])
    game.bid(1, 0, 0)
    game.choose(0, "colour", named, ["red", "yellow", "blue"], card="rainbow-dragon")
    game.choose(0, "draw", "draw", ["stop", "draw"], colour=named)
    return game


@pytest.mark.character("rainbow-dragon")
def test_rainbow_dragon_stops_and_keeps(scenario: Start) -> None:
    """Name a colour, draw, stop: the drawn stones are kept, along with those from before."""
    game = first_draw(scenario, "yellow", "red")
    game.choose(0, "draw", "stop")
    assert game.stones(0) == {"red": 2, "yellow": 1, "blue": 1}
    assert game.bank["red"] == 10
    assert game.card == "blue-dragon"
    assert sum(game.table.drawn) == 0


@pytest.mark.character("rainbow-dragon")
def test_rainbow_dragon_busts(scenario: Start) -> None:
    """The named colour is drawn: the stones drawn now go back, those owned before stay."""
    game = first_draw(scenario, "yellow", "yellow")
    assert game.stones(0) == {"red": 1, "yellow": 1, "blue": 1}
    assert game.bank["yellow"] == 11
    assert game.events("bust") == [{"seat": 0, "stones": {"yellow": 1}}]
    assert game.card == "blue-dragon"


@pytest.mark.character("rainbow-dragon")
def test_rainbow_dragon_draws_until_it_busts(scenario: Start) -> None:
    """A player who never stops draws the named colour in the end, and gets nothing."""
    game = scenario("rainbow-dragon", players=[player(blue=2), player(red=11), player()])
    game.bid(1, 0, 0)
    game.choose(0, "colour", "red")
    while game.waiting == {0: "draw"}:
        drawn = len(game.events("stone-drawn"))
        assert sum(game.table.drawn) == drawn
        assert game.stones(0) == {"blue": 2}  # kept only after a stop
        game.choose(0, "draw", "draw")
    assert game.events("stone-drawn")[-1]["stone"] == "red"
    assert [event["stone"] for event in game.events("stone-drawn")].count("red") == 1
    assert game.stones(0) == {"blue": 2}
    assert (game.bank["red"], game.bank["yellow"], game.bank["blue"]) == (1, 12, 10)


@pytest.mark.character("rainbow-dragon")
def test_rainbow_dragon_may_stop_at_once(scenario: Start) -> None:
    """The player may stop at any time, even with nothing."""
    game = scenario("rainbow-dragon")
    game.bid(1, 0, 0)
    game.choose(0, "colour", "red")
    game.choose(0, "draw", "stop")
    assert game.stones(0) == {}
    assert game.card == "blue-dragon"


@pytest.mark.character("rainbow-dragon")
def test_rainbow_dragon_names_a_colour_of_the_bank(scenario: Start) -> None:
    """A colour that the bank does not have cannot be named."""
    game = scenario("rainbow-dragon", players=[player(), player(red=12), player()])
    game.bid(1, 0, 0)
    with pytest.raises(IllegalAnswer) as error:
        game.answer(0, "red")
    assert error.value.code == "not-an-option"
    game.choose(0, "colour", "blue", ["yellow", "blue"])


@pytest.mark.character("rainbow-dragon")
def test_rainbow_dragon_with_one_colour(scenario: Start) -> None:
    """One colour in the bank: it is named, and any draw is the last one."""
    game = scenario("rainbow-dragon", players=[player(), player(red=12, blue=12), player()])
    game.bid(1, 0, 0)
    assert game.events("colour-named")[0]["colour"] == "yellow"
    game.choose(0, "draw", "draw")
    assert game.stones(0) == {}
    assert game.bank["yellow"] == 12


@pytest.mark.character("rainbow-dragon")
@pytest.mark.ruling("F8")
def test_rainbow_dragon_with_an_empty_bank(scenario: Start) -> None:
    """F8: no stones in the bank: nothing."""
    game = scenario("rainbow-dragon", players=[player(), ALL_STONES, player()])
    game.bid(1, 0, 0)
    assert game.events("nothing-happened") == [{"seat": 0, "card": "rainbow-dragon"}]
    assert game.card == "blue-dragon"


# -- Merchant ---------------------------------------------------------------


def deal(stone: str, coin: str) -> dict[str, str]:
    return {"stone": stone, "coin": coin}


@pytest.mark.character("merchant")
def test_merchant(scenario: Start) -> None:
    """Any number of stones of any colour, for a Common or Fairy Gold or three silver each."""
    game = scenario("merchant")
    game.bid(2, 0, 0)
    game.choose(0, "buy", deal("red", "common"))
    game.choose(0, "buy", deal("red", "fairy"))
    game.choose(0, "buy", deal("blue", "silver"))
    game.choose(0, "buy", "stop")
    assert game.stones(0) == {"red": 2, "blue": 1}
    assert game.coins(0) == {"fairy": 5, "common": 1, "silver": 2}
    assert game.bank["fairy"] == 37
    assert game.bank["common"] == 10
    assert game.bank["silver"] == 28
    assert game.card == "blue-dragon"


@pytest.mark.character("merchant")
def test_merchant_fairy_gold_is_gone(scenario: Start) -> None:
    """Fairy Gold paid to the Merchant does not come back at the end of the turn; that bid does."""
    game = scenario("merchant", then=None)
    game.bid(2, 0, 0)
    game.choose(0, "buy", deal("red", "fairy"))
    game.choose(0, "buy", "stop")
    assert game.events("turn-ended")[0]["fairy"] == [2, 0, 0]
    assert game.coins(0)["fairy"] == 7


@pytest.mark.character("merchant")
@pytest.mark.ruling("F12")
def test_merchant_takes_unspent_coins_only(scenario: Start) -> None:
    """F12: spent Fairy Gold pays nothing; neither do two silver, amulets or black coins."""
    buyer = player(fairy=2, common=0, silver=2, amulet=1, black=1, spent=3)
    game = scenario("merchant", players=[buyer, player(), player()])
    game.bid(2, 0, 0)
    game.choose(0, "buy", "stop", ["stop"])
    assert game.spent(0) == 5


@pytest.mark.character("merchant")
@pytest.mark.ruling("F7")
def test_merchant_buying_none_is_allowed(scenario: Start) -> None:
    """F7: "as many as they wish": none will do."""
    game = scenario("merchant")
    game.bid(1, 0, 0)
    game.choose(0, "buy", "stop")
    assert game.stones(0) == {}
    assert game.coins(0) == {"fairy": 7, "common": 2, "silver": 5}


@pytest.mark.character("merchant")
def test_merchant_offers(scenario: Start) -> None:
    """The Merchant sells what the bank has for what the buyer has."""
    buyer = player(fairy=1, common=1, silver=3)
    game = scenario("merchant", players=[buyer, player(red=12), player(blue=11)])
    game.bid(1, 0, 0)
    offers = ["stop", deal("yellow", "common"), deal("yellow", "silver"), deal("blue", "common"),
              deal("blue", "silver")]  # fmt: skip
    game.choose(0, "buy", deal("blue", "silver"), offers)
    game.choose(0, "buy", deal("yellow", "common"), ["stop", deal("yellow", "common")])
    game.choose(0, "buy", "stop", ["stop"])
    assert game.stones(0) == {"yellow": 1, "blue": 1}


@pytest.mark.character("merchant")
@pytest.mark.ruling("F8")
def test_merchant_sells_the_last_stone(scenario: Start) -> None:
    """F8: when the bank has no stone left the deal is over."""
    game = scenario("merchant", players=[player(), player(red=12, yellow=12, blue=11), player()])
    game.bid(1, 0, 0)
    game.choose(0, "buy", deal("blue", "common"))
    assert game.stones(0) == {"blue": 1}
    assert game.card == "blue-dragon"


@pytest.mark.character("merchant")
@pytest.mark.ruling("F8")
def test_merchant_with_an_empty_bank(scenario: Start) -> None:
    """F8: no stones in the bank: nothing, as with every other card."""
    game = scenario("merchant", players=[player(), ALL_STONES, player()])
    game.bid(1, 0, 0)
    assert game.card == "blue-dragon"
    assert game.events("nothing-happened") == [{"seat": 0, "card": "merchant"}]


# -- Troll ------------------------------------------------------------------


@pytest.mark.character("troll")
def test_troll(scenario: Start) -> None:
    """All players, the winner included, lose all stones of the colour named."""
    players = [player(red=2, blue=1), player(red=3), player(yellow=4), player(red=1, yellow=1)]
    game = scenario("troll", players=players)
    game.bid(1, 0, 0, 0)
    game.choose(0, "colour", "red", ["red", "yellow", "blue"], card="troll")
    assert [game.stones(seat) for seat in range(4)] == [{"blue": 1}, {}, {"yellow": 4},
                                                        {"yellow": 1}]  # fmt: skip
    assert game.bank["red"] == 12
    assert game.bank["yellow"] == 7


@pytest.mark.character("troll")
@pytest.mark.ruling("F7")
def test_troll_is_compulsory(scenario: Start) -> None:
    """F7: a colour must be named, even if only the winner owns stones; any of the three will do."""
    game = scenario("troll", players=[player(red=2, yellow=1, blue=1), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "colour", "yellow", ["red", "yellow", "blue"])
    assert game.stones(0) == {"red": 2, "blue": 1}
    assert game.card == "blue-dragon"
