"""Specials that give points: Enchantress, Necromancer, Quack Wizard, Sorcerer Apprentice."""

from __future__ import annotations

import pytest

from .scenario import Start, player

# -- Enchantress ------------------------------------------------------------


@pytest.mark.character("enchantress")
def test_enchantress_five_stones_for_two_points(scenario: Start) -> None:
    """Any five stones, which the payer picks, for two points."""
    game = scenario("enchantress", players=[player(red=4, yellow=1, blue=1), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    ways = [{"red": 3, "yellow": 1, "blue": 1}, {"red": 4, "blue": 1}, {"red": 4, "yellow": 1}]
    game.choose(0, "pay", {"red": 4, "blue": 1}, ways)
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {"yellow": 1}


@pytest.mark.character("enchantress")
def test_enchantress_one_fairy_gold(scenario: Start) -> None:
    """Or one Fairy Gold, for good."""
    game = scenario("enchantress", players=[player(red=5), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "second")
    assert game.coins(0)["fairy"] == 8
    assert game.bank["fairy"] == 35
    assert game.points == [0, 0, 0]
    game.bid(0, 0, 0)
    assert game.coins(0)["fairy"] == 9


@pytest.mark.character("enchantress")
@pytest.mark.ruling("F7")
def test_enchantress_without_five_stones(scenario: Start) -> None:
    """F7: with four stones only the Fairy Gold is left."""
    game = scenario("enchantress", players=[player(red=4), player(), player()])
    game.bid(1, 0, 0)
    assert game.coins(0)["fairy"] == 8
    assert game.stones(0) == {"red": 4}


@pytest.mark.character("enchantress")
@pytest.mark.ruling("F7")
def test_enchantress_without_fairy_gold(scenario: Start) -> None:
    """F7: no Fairy Gold in the bank: a player with five stones must pay them."""
    players = [player(fairy=20, red=5), player(fairy=20), player(fairy=20)]
    game = scenario("enchantress", players=players)
    game.bid(1, 0, 0)
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {}


@pytest.mark.character("enchantress")
def test_enchantress_one_exchange(scenario: Start) -> None:
    """Ten stones still make one exchange."""
    game = scenario("enchantress", players=[player(red=10), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {"red": 5}
    assert game.card == "blue-dragon"


# -- Necromancer ------------------------------------------------------------


@pytest.mark.character("necromancer")
def test_necromancer_pays_his_bid(scenario: Start) -> None:
    """A point for all coins bid in this auction, Fairy Gold included, for good."""
    game = scenario("necromancer", players=[player(fairy=6, spent=2), player(), player()])
    game.bid({"fairy": 3, "common": 1}, 2, 0)
    game.choose(0, "necromancer", "pay", ["decline", "pay"])
    assert game.points == [1, 0, 0]
    assert game.spent(0) == 2  # of an earlier auction: not part of the price
    assert game.spent(1) == 2  # the losers' Fairy Gold is only spent
    assert game.bank["fairy"] == 39
    assert game.bank["common"] == 10
    game.bid(0, 0, 0)
    assert game.coins(0) == {"fairy": 5, "common": 1, "silver": 5}
    assert game.coins(1)["fairy"] == 8


@pytest.mark.character("necromancer")
@pytest.mark.ruling("F7")
def test_necromancer_may_decline(scenario: Start) -> None:
    """F7: nobody has to use it: no point, and the Fairy Gold comes back."""
    game = scenario("necromancer")
    game.bid({"fairy": 3, "common": 1}, 2, 0)
    game.choose(0, "necromancer", "decline")
    assert game.points == [0, 0, 0]
    assert game.spent(0) == 3
    assert game.events("declined") == [{"seat": 0, "card": "necromancer"}]
    game.bid(0, 0, 0)
    assert game.coins(0) == {"fairy": 8, "common": 1, "silver": 5}


@pytest.mark.character("necromancer")
def test_necromancer_after_a_silver_round(scenario: Start) -> None:
    """The price is every coin of this auction, silver round included."""
    game = scenario("necromancer")
    game.bid(3, 3, 0)
    game.silver({0: 2, 1: 1})
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.spent(0) == 0
    assert game.spent(1) == 3
    assert game.coins(0) == {"fairy": 5, "common": 2, "silver": 3}
    assert game.bank["fairy"] == 39
    assert game.bank["silver"] == 28


@pytest.mark.character("necromancer")
def test_necromancer_for_common_gold_only(scenario: Start) -> None:
    """A player who bid no Fairy Gold has already paid."""
    game = scenario("necromancer")
    game.bid({"common": 2}, 1, 0)
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.coins(0) == {"fairy": 8, "silver": 5}
    assert game.bank["fairy"] == 36


@pytest.mark.character("necromancer", "goblin")
@pytest.mark.ruling("F14")
def test_necromancer_through_a_goblin(scenario: Start) -> None:
    """F14: played through a Goblin the price is what was bid for the Goblin."""
    game = scenario("goblin", "necromancer", then=None)
    game.bid({"fairy": 4}, 2, 0)
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.coins(0)["fairy"] == 4  # the turn is over
    assert game.bank["fairy"] == 40


# -- Quack Wizard -----------------------------------------------------------


@pytest.mark.character("quack-wizard")
@pytest.mark.ruling("F7")
def test_quack_wizard_takes_all_stones(scenario: Start) -> None:
    """F7: all of the player's stones for a point, like it or not."""
    game = scenario("quack-wizard", players=[player(red=4, yellow=2, blue=3), player(), player()])
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {}
    assert (game.bank["red"], game.bank["yellow"], game.bank["blue"]) == (12, 12, 12)
    assert game.card == "blue-dragon"


@pytest.mark.character("quack-wizard")
def test_quack_wizard_for_free(scenario: Start) -> None:
    """Without stones the point is free."""
    game = scenario("quack-wizard", players=[player(), player(red=2), player()])
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert game.stones(1) == {"red": 2}


# -- Sorcerer Apprentice ----------------------------------------------------


@pytest.mark.character("sorcerer-apprentice")
@pytest.mark.ruling("F7")
def test_sorcerer_apprentice_takes_a_pair(scenario: Start) -> None:
    """F7: two alike for a point, like it or not."""
    game = scenario("sorcerer-apprentice", players=[player(red=3, blue=1), player(), player()])
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 1, "blue": 1}
    assert game.card == "blue-dragon"


@pytest.mark.character("sorcerer-apprentice")
def test_sorcerer_apprentice_with_two_pairs(scenario: Start) -> None:
    """With two pairs the payer picks one of them; it is one exchange."""
    game = scenario("sorcerer-apprentice", players=[player(red=2, blue=4), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "pay", {"blue": 2}, [{"red": 2}, {"blue": 2}])
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 2, "blue": 2}


@pytest.mark.character("sorcerer-apprentice")
def test_sorcerer_apprentice_without_a_pair(scenario: Start) -> None:
    """Without a pair nothing happens."""
    players = [player(red=1, yellow=1, blue=1), player(), player()]
    game = scenario("sorcerer-apprentice", players=players)
    game.bid(1, 0, 0)
    assert game.points == [0, 0, 0]
    assert game.stones(0) == {"red": 1, "yellow": 1, "blue": 1}
    assert game.events("nothing-happened") == [{"seat": 0, "card": "sorcerer-apprentice"}]
