"""The eight standard characters."""

from __future__ import annotations

import pytest

from .scenario import Start, player

# -- Witch ------------------------------------------------------------------


@pytest.mark.character("witch")
def test_witch_gives_a_black_coin(scenario: Start) -> None:
    """The winner of the Witch gets a black coin, behind the screen."""
    game = scenario("witch")
    game.bid(2, 1, 0)
    assert game.coins(0) == {"fairy": 6, "common": 2, "silver": 5, "black": 1}
    assert game.bank["black"] == 1


@pytest.mark.character("witch")
def test_witch_coin_curses(scenario: Start) -> None:
    """A black coin, bid alone, cancels the power; all coins bid are spent, it goes back."""
    game = scenario("magician", players=[player(black=1), player(), player()])
    game.bid({"black": 1}, {"fairy": 3, "common": 1}, 1)
    assert game.events("cursed") == [{"card": "magician", "seats": [0]}]
    assert game.events("won") == []
    assert game.coins(0) == {"fairy": 8, "common": 2, "silver": 5}
    assert game.coins(1) == {"fairy": 5, "common": 1, "silver": 5}
    assert [game.spent(seat) for seat in range(3)] == [0, 3, 1]
    assert game.bank["black"] == 2
    assert "magician" in game.used
    assert game.card == "blue-dragon"


@pytest.mark.character("witch")
def test_witch_coin_with_coins(scenario: Start) -> None:
    """It may be bid together with coins: it is worth 0, and they are spent."""
    game = scenario("red-dragon", players=[player(black=1), player(), player()])
    game.bid({"black": 1, "fairy": 3, "common": 2}, 1, 0)
    assert game.events("fists-opened")[0]["values"] == [5, 1, 0]
    assert game.events("cursed") == [{"card": "red-dragon", "seats": [0]}]
    assert game.stones(0) == {}
    assert game.coins(0) == {"fairy": 5, "silver": 5}
    assert game.spent(0) == 3


@pytest.mark.character("witch")
def test_witch_curse_comes_before_ties(scenario: Start) -> None:
    """A cursed tie has no silver round."""
    game = scenario("red-dragon", players=[player(black=1), player(), player()])
    game.bid({"black": 1}, 3, 3)
    assert game.events("tied") == []
    assert game.events("cursed") == [{"card": "red-dragon", "seats": [0]}]
    assert game.card == "blue-dragon"
    assert game.coins(1)["silver"] == 5


@pytest.mark.character("witch")
def test_witch_curse_without_bids(scenario: Start) -> None:
    """The card is cursed even if nobody bid a coin."""
    game = scenario("red-dragon", players=[player(black=1), player(), player()])
    game.bid({"black": 1}, 0, 0)
    assert game.events("cursed") == [{"card": "red-dragon", "seats": [0]}]
    assert game.events("no-bids") == []


@pytest.mark.character("witch")
def test_witch_coin_in_a_silver_round(scenario: Start) -> None:
    """It curses in a silver round too, if its owner is in it; gold and silver are spent."""
    game = scenario("red-dragon", players=[player(black=1), player(), player()])
    game.bid(3, 3, 1)
    game.silver({0: {"black": 1, "silver": 1}, 1: 4})
    assert game.events("cursed") == [{"card": "red-dragon", "seats": [0]}]
    assert game.events("won") == []
    assert game.stones(1) == {}
    assert [game.coins(seat)["silver"] for seat in range(3)] == [4, 1, 5]
    assert [game.spent(seat) for seat in range(3)] == [3, 3, 1]
    assert game.bank["black"] == 2


@pytest.mark.character("witch")
def test_witch_coin_outside_a_silver_round(scenario: Start) -> None:
    """An owner who does not tie cannot curse the silver round."""
    game = scenario("red-dragon", players=[player(), player(), player(black=1)])
    game.bid(3, 3, 1)
    assert game.waiting == {0: "bid", 1: "bid"}
    game.silver({0: 1, 1: 0})
    assert game.stones(0) == {"red": 1}
    assert game.coins(2)["black"] == 1


@pytest.mark.character("witch", "goldsmith")
def test_witch_curse_spends_amulets(scenario: Start) -> None:
    """An amulet in a fist is spent even if the card is cursed."""
    game = scenario("red-dragon", players=[player(black=1), player(amulet=1), player()])
    game.bid({"black": 1}, {"fairy": 2, "amulet": 1}, 0)
    assert "amulet" not in game.coins(1)
    assert game.bank["amulet"] == 2


@pytest.mark.character("witch")
def test_witch_coin_in_any_later_auction(scenario: Start) -> None:
    """It may be kept for any later auction of the turn."""
    game = scenario("witch", "red-dragon", "yellow-dragon")
    game.bid(1, 0, 0)
    game.bid(0, 1, 0)
    assert game.stones(1) == {"red": 1}
    game.bid({"black": 1}, 1, 0)
    assert game.stones(1) == {"red": 1}
    assert game.events("cursed") == [{"card": "yellow-dragon", "seats": [0]}]
    game.bid(0, 1, 0)
    assert game.match.view(1)["table"]["turn"] == 3


@pytest.mark.character("witch")
def test_witch_coin_goes_back_at_the_end_of_the_turn(scenario: Start) -> None:
    """Unused, it goes back to the bank at the end of the turn."""
    game = scenario("witch", "red-dragon", then=None)
    game.bid(1, 0, 0)
    assert game.coins(0)["black"] == 1
    game.bid(0, 0, 0)
    assert game.coins(0) == {"fairy": 8, "common": 2, "silver": 5}
    assert game.bank["black"] == 2
    assert game.events("turn-ended")[0]["black"] == [0]


@pytest.mark.character("witch")
def test_witch_two_coins_in_one_fist(scenario: Start) -> None:
    """Two black coins in one fist are both used up; bid singly, each curses a card."""
    game = scenario("red-dragon", players=[player(black=2), player(), player()])
    game.bid({"black": 2}, 1, 0)
    assert "black" not in game.coins(0)
    assert game.bank["black"] == 2

    game = scenario("red-dragon", players=[player(black=2), player(), player()])
    game.bid({"black": 1}, 1, 0)
    assert game.coins(0)["black"] == 1
    game.bid({"black": 1}, 1, 0)
    assert [cursed["card"] for cursed in game.events("cursed")] == ["red-dragon", "blue-dragon"]


@pytest.mark.character("witch")
def test_witch_two_owners_curse_together(scenario: Start) -> None:
    """Two owners may curse the same card: both coins are spent."""
    game = scenario("red-dragon", players=[player(black=1), player(), player(black=1)])
    game.bid({"black": 1}, 2, {"black": 1})
    assert game.events("cursed") == [{"card": "red-dragon", "seats": [0, 2]}]
    assert game.bank["black"] == 2


@pytest.mark.character("witch", "ghost")
def test_witch_third_black_coin(scenario: Start) -> None:
    """When a third black coin is needed something stands in for it."""
    game = scenario("ghost", players=[player(black=1), player(black=1), player()])
    assert game.bank["black"] == 0
    game.bid(0, 0, 1)
    game.choose(2, "ghost", "witch")
    assert game.coins(2)["black"] == 1
    assert game.bank["black"] == 0
    game.bid(0, 0, {"black": 1})
    assert game.events("cursed") == [{"card": "blue-dragon", "seats": [2]}]
    assert game.bank["black"] == 2  # the turn is over, and the box has two


# -- Magician ---------------------------------------------------------------


@pytest.mark.character("magician")
def test_magician_four_stones_for_a_point(scenario: Start) -> None:
    """Any four stones, which the payer picks, for one point."""
    game = scenario("magician", players=[player(red=3, blue=2), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    game.choose(0, "pay", {"red": 2, "blue": 2}, [{"red": 2, "blue": 2}, {"red": 3, "blue": 1}])
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 1}
    assert game.bank["red"] == 11
    assert game.bank["blue"] == 12
    assert game.coins(0)["silver"] == 5


@pytest.mark.character("magician")
def test_magician_exactly_four_stones(scenario: Start) -> None:
    """With exactly four stones there is nothing to pick."""
    game = scenario("magician", players=[player(red=1, yellow=2, blue=1), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {}
    assert game.card == "blue-dragon"


@pytest.mark.character("magician")
def test_magician_three_silver(scenario: Start) -> None:
    """Or three silver from the bank."""
    game = scenario("magician", players=[player(red=5), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "second")
    assert game.coins(0)["silver"] == 8
    assert game.stones(0) == {"red": 5}
    assert game.points == [0, 0, 0]
    assert game.bank["silver"] == 22


@pytest.mark.character("magician")
@pytest.mark.ruling("F7")
def test_magician_without_the_stones(scenario: Start) -> None:
    """F7: without the stones only the silver is left, and it is taken without asking."""
    game = scenario("magician", players=[player(red=2, blue=1), player(), player()])
    game.bid(1, 0, 0)
    assert game.coins(0)["silver"] == 8
    assert game.card == "blue-dragon"


@pytest.mark.character("magician")
@pytest.mark.ruling("F7")
def test_magician_without_silver_in_the_bank(scenario: Start) -> None:
    """F7: silver that is not there cannot be chosen while the stones can be paid."""
    rich = player(silver=14, yellow=4)
    game = scenario("magician", players=[rich, player(silver=13), player(silver=13)])
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {}


@pytest.mark.character("magician")
@pytest.mark.ruling("F7")
def test_magician_with_nothing_to_do(scenario: Start) -> None:
    """F7: neither the stones nor silver in the bank: nothing happens."""
    game = scenario(
        "magician", players=[player(silver=14, red=3), player(silver=13), player(silver=13)]
    )
    game.bid(1, 0, 0)
    assert game.events("nothing-happened") == [{"seat": 0, "card": "magician"}]
    assert game.stones(0) == {"red": 3}
    assert game.points == [0, 0, 0]


@pytest.mark.character("magician")
@pytest.mark.ruling("F8")
def test_magician_with_a_short_bank(scenario: Start) -> None:
    """F8: with one silver in the bank the winner takes one."""
    game = scenario("magician", players=[player(silver=13), player(silver=13), player(silver=13)])
    game.bid(1, 0, 0)
    assert game.coins(0)["silver"] == 14
    assert game.bank["silver"] == 0


@pytest.mark.character("magician")
def test_magician_one_exchange(scenario: Start) -> None:
    """Eight stones still make one exchange per use."""
    game = scenario("magician", players=[player(red=8), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 4}
    assert game.card == "blue-dragon"


# -- Sorcerer ---------------------------------------------------------------


@pytest.mark.character("sorcerer")
def test_sorcerer_four_alike_for_two_points(scenario: Start) -> None:
    """Four stones of one colour for two points."""
    game = scenario("sorcerer", players=[player(yellow=5, red=3), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {"red": 3, "yellow": 1}
    assert game.coins(0)["common"] == 2


@pytest.mark.character("sorcerer")
def test_sorcerer_picks_the_colour(scenario: Start) -> None:
    """With four of two colours the payer picks; one exchange per use."""
    game = scenario("sorcerer", players=[player(yellow=4, blue=4), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    game.choose(0, "pay", {"blue": 4}, [{"yellow": 4}, {"blue": 4}])
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {"yellow": 4}


@pytest.mark.character("sorcerer")
def test_sorcerer_one_common_gold(scenario: Start) -> None:
    """Or one Common Gold."""
    game = scenario("sorcerer", players=[player(blue=4), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "second")
    assert game.coins(0)["common"] == 3
    assert game.stones(0) == {"blue": 4}


@pytest.mark.character("sorcerer")
@pytest.mark.ruling("F7")
def test_sorcerer_without_four_alike(scenario: Start) -> None:
    """F7: nine stones, but no four alike: only the Common Gold is left."""
    game = scenario("sorcerer", players=[player(red=3, yellow=3, blue=3), player(), player()])
    game.bid(1, 0, 0)
    assert game.coins(0)["common"] == 3
    assert game.points == [0, 0, 0]


@pytest.mark.character("sorcerer")
@pytest.mark.ruling("F5", "F7")
def test_sorcerer_takes_back_what_was_bid(scenario: Start) -> None:
    """F5: the Common Gold just bid is in the bank, so that it can be chosen."""
    owner = player(common=5, red=4)
    game = scenario("sorcerer", players=[owner, player(common=5), player(common=5)])
    game.bid({"common": 1}, 0, 0)
    game.choose(0, "either", "second", ["first", "second"])
    assert game.coins(0)["common"] == 5
    assert game.bank["common"] == 0


# -- Thief ------------------------------------------------------------------


@pytest.mark.character("thief")
def test_thief_robs_the_second(scenario: Start) -> None:
    """One stone, of the winner's choice, of the second highest bidder."""
    game = scenario("thief", players=[player(), player(red=1, blue=2), player(yellow=3)])
    game.bid(3, 2, 1)
    game.choose(0, "loot", "blue", ["red", "blue"], victim=1)
    assert game.stones(0) == {"blue": 1}
    assert game.stones(1) == {"red": 1, "blue": 1}
    assert game.events("stole") == [
        {"seat": 0, "victim": 1, "coins": {}, "stones": {"blue": 1}, "spent": False}
    ]


@pytest.mark.character("thief")
@pytest.mark.ruling("F7")
def test_thief_must_steal(scenario: Start) -> None:
    """The theft is compulsory: with one colour and one victim nothing is asked."""
    game = scenario("thief", players=[player(), player(red=2), player()])
    game.bid(3, 2, 1)
    assert game.stones(0) == {"red": 1}
    assert game.stones(1) == {"red": 1}
    assert game.card == "blue-dragon"


@pytest.mark.character("thief", "goldsmith")
def test_thief_second_by_value(scenario: Start) -> None:
    """Second is the highest value below the winner, amulets counted."""
    game = scenario("thief", players=[player(), player(red=1), player(amulet=1, yellow=1)])
    game.bid(5, 3, {"fairy": 2, "amulet": 1})
    assert game.stones(0) == {"yellow": 1}


@pytest.mark.character("thief")
def test_thief_tie_for_second(scenario: Start) -> None:
    """Tied seconds: the thief chooses among them."""
    players = [player(), player(red=1), player(yellow=1), player(blue=1)]
    game = scenario("thief", players=players)
    game.bid(3, 2, 2, 1)
    game.choose(0, "victim", 2, [1, 2], card="thief")
    assert game.stones(0) == {"yellow": 1}
    assert game.coins(0)["silver"] == 5


@pytest.mark.character("thief")
def test_thief_tie_for_second_with_one_stone(scenario: Start) -> None:
    """Tied seconds: the thief must choose one who owns a stone, if there is one."""
    players = [player(), player(), player(yellow=1), player(blue=1)]
    game = scenario("thief", players=players)
    game.bid(3, 2, 2, 1)
    assert game.stones(0) == {"yellow": 1}


@pytest.mark.character("thief")
def test_thief_tie_for_second_without_stones(scenario: Start) -> None:
    """Tied seconds, none with a stone: a free choice, and a Common Gold."""
    game = scenario("thief", players=[player(), player(), player(), player(blue=1)])
    game.bid(3, 2, 2, 1)
    game.choose(0, "victim", 1, [1, 2])
    assert game.coins(0)["common"] == 3
    assert game.coins(1)["common"] == 1


@pytest.mark.character("thief")
def test_thief_alone(scenario: Start) -> None:
    """Only one player bid: all others are second, those with stones first."""
    players = [player(), player(red=1), player(), player(blue=1)]
    game = scenario("thief", players=players)
    game.bid(1, 0, 0, 0)
    game.choose(0, "victim", 3, [1, 3])
    assert game.stones(0) == {"blue": 1}


@pytest.mark.character("thief")
def test_thief_after_a_silver_round(scenario: Start) -> None:
    """After a tie-break the second of that round is robbed, not the third of the first."""
    players = [player(), player(red=1), player(yellow=1), player(blue=1)]
    game = scenario("thief", players=players)
    game.bid(3, 3, 3, 2)
    game.silver({0: 4, 1: 1, 2: 2})
    assert game.stones(0) == {"yellow": 1}
    assert game.stones(3) == {"blue": 1}


@pytest.mark.character("thief")
def test_thief_after_a_silver_round_of_zeros(scenario: Start) -> None:
    """The others bid no silver: all other tied players are second, nobody else."""
    players = [player(), player(red=1), player(yellow=1), player(blue=1)]
    game = scenario("thief", players=players)
    game.bid(3, 3, 3, 2)
    game.silver({0: 0, 1: 1, 2: 0})
    assert game.stones(1) == {"red": 1, "yellow": 1}  # seat 0 has no stone

    players[0] = player(blue=2)
    game = scenario("thief", players=players)
    game.bid(3, 3, 3, 2)
    game.silver({0: 0, 1: 1, 2: 0})
    game.choose(1, "victim", 0, [0, 2])
    assert game.stones(1) == {"red": 1, "blue": 1}


@pytest.mark.character("thief")
def test_thief_second_without_stones(scenario: Start) -> None:
    """A single second without stones loses a Common Gold, though others own stones."""
    game = scenario("thief", players=[player(), player(), player(red=3)])
    game.bid(3, 2, 1)
    assert game.coins(0) == {"fairy": 5, "common": 3, "silver": 5}
    assert game.coins(1) == {"fairy": 6, "common": 1, "silver": 5}
    assert game.events("stole")[0]["coins"] == {"common": 1}


@pytest.mark.character("thief")
def test_thief_counts_what_is_left_after_the_bid(scenario: Start) -> None:
    """F5: Common Gold that the victim has just bid is gone: an unspent Fairy Gold is stolen."""
    game = scenario("thief", players=[player(), player(), player()])
    game.bid(3, {"common": 2}, 0)
    assert game.coins(0) == {"fairy": 6, "common": 2, "silver": 5}
    assert game.coins(1) == {"fairy": 7, "silver": 5}
    assert game.events("stole") == [
        {"seat": 0, "victim": 1, "coins": {"fairy": 1}, "stones": {}, "spent": False}
    ]


@pytest.mark.character("thief")
@pytest.mark.ruling("F12")
def test_thief_takes_spent_fairy_gold_last(scenario: Start) -> None:
    """F12: spent Fairy Gold is still its owner's: it can be stolen, and stays spent."""
    game = scenario("thief", players=[player(), player(fairy=2, common=0), player()])
    game.bid(3, 2, 0)
    assert game.spent(0) == 4
    assert game.spent(1) == 1
    assert game.coins(0) == {"fairy": 5, "common": 2, "silver": 5}
    assert game.events("stole")[0]["spent"] is True
    game.bid(0, 0, 0)  # the end of the turn
    assert game.coins(0)["fairy"] == 9
    assert game.coins(1)["fairy"] == 1


@pytest.mark.character("thief")
def test_thief_keeps_a_stolen_coin_for_good(scenario: Start) -> None:
    """A stolen Fairy Gold does not go back to its first owner at the end of the turn."""
    game = scenario("thief", players=[player(), player(common=0), player()])
    game.bid(3, 2, 0)
    game.bid(0, 0, 0)
    assert game.coins(0)["fairy"] == 9
    assert game.coins(1)["fairy"] == 7


@pytest.mark.character("thief", "goldsmith", "witch")
def test_thief_finds_nothing(scenario: Start) -> None:
    """No stones and no gold: nothing. Silver, amulets and black coins are safe."""
    poor = player(fairy=0, common=0, amulet=1, black=1)
    game = scenario("thief", players=[player(), poor, player(common=1, fairy=0)])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2])
    assert game.events("stole-nothing") == [{"seat": 0, "victim": 1}]
    assert game.coins(1) == {"silver": 5, "amulet": 1, "black": 1}
    assert game.coins(0) == {"fairy": 7, "common": 2, "silver": 5}


# -- Wizard -----------------------------------------------------------------


@pytest.mark.character("wizard")
def test_wizard_one_of_each(scenario: Start) -> None:
    """One stone of each colour for one point."""
    game = scenario("wizard", players=[player(red=2, yellow=1, blue=3), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 1, "blue": 2}


@pytest.mark.character("wizard")
def test_wizard_three_silver(scenario: Start) -> None:
    """Or three silver."""
    game = scenario("wizard", players=[player(red=1, yellow=1, blue=1), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "second")
    assert game.coins(0)["silver"] == 8
    assert game.points == [0, 0, 0]


@pytest.mark.character("wizard")
@pytest.mark.ruling("F7")
def test_wizard_without_a_colour(scenario: Start) -> None:
    """F7: a colour is missing: only the silver is left."""
    game = scenario("wizard", players=[player(red=5, yellow=5), player(), player()])
    game.bid(1, 0, 0)
    assert game.coins(0)["silver"] == 8


@pytest.mark.character("wizard")
def test_wizard_one_exchange(scenario: Start) -> None:
    """Two full sets still make one exchange per use."""
    game = scenario("wizard", players=[player(red=2, yellow=2, blue=2), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 1, "yellow": 1, "blue": 1}
    assert game.card == "blue-dragon"


# -- Dragons ----------------------------------------------------------------


@pytest.mark.character("red-dragon", "yellow-dragon", "blue-dragon")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_dragon_gives_its_stone(scenario: Start, colour: str) -> None:
    """Each dragon gives one stone of its colour from the bank."""
    game = scenario(f"{colour}-dragon", then="wizard")
    game.bid(1, 0, 0)
    assert game.stones(0) == {colour: 1}
    assert game.bank[colour] == 11


@pytest.mark.character("red-dragon", "yellow-dragon", "blue-dragon")
@pytest.mark.ruling("F8")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_dragon_without_stones(scenario: Start, colour: str) -> None:
    """F8: no stone of the colour in the bank: nothing, and the bid is spent."""
    game = scenario(
        f"{colour}-dragon",
        then="wizard",
        players=[player(), player() | {"stones": {colour: 12}}, player()],
    )
    game.bid(1, 0, 0)
    assert game.stones(0) == {}
    assert game.events("nothing-happened") == [{"seat": 0, "card": f"{colour}-dragon"}]
    assert game.spent(0) == 1
