"""Specials that give or take coins: Alchemist, Brigand, Dwarves, Fairy, Gnome, Goldsmith."""

from __future__ import annotations

import pytest

from dragonstones import IllegalAnswer

from .scenario import Start, player

# -- Alchemist --------------------------------------------------------------


@pytest.mark.character("alchemist")
def test_alchemist(scenario: Start) -> None:
    """Three Common Gold from the bank."""
    game = scenario("alchemist")
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 7, "common": 5, "silver": 5}
    assert game.bank["common"] == 6


@pytest.mark.character("alchemist")
@pytest.mark.ruling("F8")
def test_alchemist_with_a_short_bank(scenario: Start) -> None:
    """F8: with two in the bank the winner takes two; with none nothing happens."""
    game = scenario("alchemist", players=[player(common=3), player(common=5), player(common=5)])
    game.bid(1, 0, 0)
    assert game.coins(0)["common"] == 5
    assert game.bank["common"] == 0

    game = scenario("alchemist", players=[player(common=5), player(common=5), player(common=5)])
    game.bid(1, 0, 0)
    assert game.coins(0)["common"] == 5
    assert game.events("nothing-happened") == [{"seat": 0, "card": "alchemist"}]


# -- Brigand ----------------------------------------------------------------


@pytest.mark.character("brigand")
def test_brigand(scenario: Start) -> None:
    """All Common Gold and silver behind the screen of a player of the winner's choice."""
    victim = player(common=3, silver=7, amulet=1, black=1, red=2)
    game = scenario("brigand", players=[player(), victim, player()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2], card="brigand")
    assert game.coins(0) == {"fairy": 7, "common": 5, "silver": 12}
    assert game.coins(1) == {"fairy": 8, "black": 1, "amulet": 1}
    assert game.stones(1) == {"red": 2}
    assert game.coins(2) == {"fairy": 8, "common": 2, "silver": 5}


@pytest.mark.character("brigand")
def test_brigand_takes_what_was_not_bid(scenario: Start) -> None:
    """F5: coins just bid are in the bank, out of reach."""
    game = scenario("brigand")
    game.bid(3, {"common": 2}, 0)
    game.choose(0, "victim", 1)
    assert game.coins(0) == {"fairy": 5, "common": 2, "silver": 10}
    assert game.bank["common"] == 11


@pytest.mark.character("brigand")
@pytest.mark.ruling("F7")
def test_brigand_may_meet_an_empty_purse(scenario: Start) -> None:
    """F7: the winner must choose one of the others, even one who may have nothing."""
    game = scenario("brigand", players=[player(), player(common=0, silver=0), player()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2])
    assert game.coins(0) == {"fairy": 7, "common": 2, "silver": 5}


@pytest.mark.character("brigand")
@pytest.mark.ruling("F13")
def test_brigand_loot_is_known_to_the_two(scenario: Start) -> None:
    """F13: all see who is robbed; the amount is known to the two of them only."""
    game = scenario("brigand")
    game.bid(1, 0, 0)
    game.choose(0, "victim", 2)
    assert game.events("robbed") == [{"seat": 0, "victim": 2, "kinds": ["common", "silver"]}]
    assert game.events("loot") == [{"seat": 0, "victim": 2, "coins": {"common": 2, "silver": 5}}]
    [loot] = [event for event in game.match.events if event.kind == "loot"]
    assert [loot.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    [robbed] = [event for event in game.match.events if event.kind == "robbed"]
    assert all(robbed.seen_by(seat) for seat in (0, 1, 2, None))


# -- Dwarves ----------------------------------------------------------------


@pytest.mark.character("dwarf-4", "dwarf-5")
@pytest.mark.parametrize("silver", [4, 5])
def test_dwarf(scenario: Start, silver: int) -> None:
    """Four or five silver, as the card says."""
    game = scenario(f"dwarf-{silver}")
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 7, "common": 2, "silver": 5 + silver}
    assert game.bank["silver"] == 25 - silver


@pytest.mark.character("dwarf-4", "dwarf-5")
@pytest.mark.ruling("F8")
@pytest.mark.parametrize("card", ["dwarf-4", "dwarf-5"])
def test_dwarf_with_a_short_bank(scenario: Start, card: str) -> None:
    """F8: with three silver in the bank the winner takes three."""
    game = scenario(card, players=[player(silver=9), player(silver=14), player(silver=14)])
    game.bid(1, 0, 0)
    assert game.coins(0)["silver"] == 12
    assert game.bank["silver"] == 0


# -- Fairy ------------------------------------------------------------------


@pytest.mark.character("fairy")
def test_fairy(scenario: Start) -> None:
    """One Fairy Gold from the bank, to the end of the game."""
    game = scenario("fairy")
    game.bid(2, 0, 0)
    assert game.coins(0)["fairy"] == 7
    assert game.bank["fairy"] == 35
    game.bid(3, 0, 0)  # the last card of the turn
    assert game.coins(0)["fairy"] == 9


@pytest.mark.character("fairy")
@pytest.mark.ruling("F8")
def test_fairy_with_an_empty_bank(scenario: Start) -> None:
    """F8: spent Fairy Gold is not in the bank: with none there she gives nothing."""
    players = [player(fairy=20), player(fairy=15, spent=5), player(fairy=20)]
    game = scenario("fairy", players=players)
    game.bid(2, 1, 0)
    assert game.coins(0)["fairy"] == 18
    assert game.bank["fairy"] == 0
    assert game.events("nothing-happened") == [{"seat": 0, "card": "fairy"}]


# -- Gnome ------------------------------------------------------------------


@pytest.mark.character("gnome")
def test_gnome(scenario: Start) -> None:
    """Two Common Gold and two silver."""
    game = scenario("gnome")
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 7, "common": 4, "silver": 7}
    assert game.bank["common"] == 7
    assert game.bank["silver"] == 23


@pytest.mark.character("gnome")
@pytest.mark.ruling("F8")
def test_gnome_with_a_short_bank(scenario: Start) -> None:
    """F8: each part on its own: no Common Gold in the bank, but silver."""
    game = scenario("gnome", players=[player(common=5), player(common=5), player(common=5)])
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 7, "common": 5, "silver": 7}

    players = [player(common=4, silver=14), player(common=5, silver=13), player(common=5,
               silver=13)]  # fmt: skip
    game = scenario("gnome", players=players)
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 7, "common": 5, "silver": 14}


# -- Goldsmith --------------------------------------------------------------


@pytest.mark.character("goldsmith")
def test_goldsmith_gives_an_amulet(scenario: Start) -> None:
    """An amulet from the bank, behind the screen."""
    game = scenario("goldsmith")
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 7, "common": 2, "silver": 5, "amulet": 1}
    assert game.bank["amulet"] == 1


@pytest.mark.character("goldsmith")
def test_goldsmith_amulet_lasts(scenario: Start) -> None:
    """It is kept over the end of the turn, until it is bid."""
    game = scenario("goldsmith", then=None)
    game.bid(1, 0, 0)
    assert game.events("turn-ended")[0]["turn"] == 2
    assert game.coins(0)["amulet"] == 1
    game.bid({"fairy": 1, "amulet": 1}, 1, 0)
    assert game.coins(0) == {"fairy": 7, "common": 2, "silver": 5, "black": 1}
    assert game.bank["amulet"] == 2


@pytest.mark.character("goldsmith")
def test_goldsmith_four_gold_are_eight(scenario: Start) -> None:
    """The rulebook's example: four Common Gold and an amulet are worth eight."""
    game = scenario("red-dragon", players=[player(common=4, amulet=1), player(), player()])
    game.bid({"common": 4, "amulet": 1}, 7, 0)
    assert game.events("fists-opened")[0]["values"] == [8, 7, 0]
    assert game.stones(0) == {"red": 1}
    assert game.coins(0) == {"fairy": 8, "silver": 5}
    assert game.bank["amulet"] == 2


@pytest.mark.character("goldsmith")
def test_goldsmith_doubles_all_gold(scenario: Start) -> None:
    """It doubles Fairy and Common Gold together; spent Fairy Gold counts once."""
    game = scenario("red-dragon", players=[player(amulet=1), player(), player()])
    game.bid({"fairy": 2, "common": 1, "amulet": 1}, 5, 0)
    assert game.events("fists-opened")[0]["values"] == [6, 5, 0]
    assert game.spent(0) == 2


@pytest.mark.character("goldsmith")
def test_goldsmith_in_a_silver_round(scenario: Start) -> None:
    """It doubles silver in a tie-break too."""
    game = scenario("red-dragon", players=[player(amulet=1), player(), player()])
    game.bid(2, 2, 0)
    game.silver({0: {"silver": 2, "amulet": 1}, 1: 3})
    assert game.events("fists-opened")[1]["values"] == [4, 3]
    assert game.stones(0) == {"red": 1}
    assert game.coins(0) == {"fairy": 6, "common": 2, "silver": 3}


@pytest.mark.character("goldsmith")
def test_goldsmith_one_stage_only(scenario: Start) -> None:
    """An amulet bid with gold does not double the silver of the tie-break."""
    game = scenario("red-dragon", players=[player(amulet=1), player(), player()])
    game.bid({"fairy": 1, "amulet": 1}, 2, 0)
    assert game.bank["amulet"] == 2
    with pytest.raises(IllegalAnswer) as error:
        game.answer(0, {"silver": 2, "amulet": 1})
    assert error.value.code == "bid-too-many"
    game.silver({0: 2, 1: 3})
    assert game.stones(1) == {"red": 1}


@pytest.mark.character("goldsmith")
def test_goldsmith_amulet_without_coins(scenario: Start) -> None:
    """With no coins it is worth 0 and still spent."""
    game = scenario("red-dragon", players=[player(amulet=1), player(), player()])
    game.bid({"amulet": 1}, 1, 0)
    assert game.events("fists-opened")[0]["values"] == [0, 1, 0]
    assert game.bank["amulet"] == 2
    assert game.stones(1) == {"red": 1}


@pytest.mark.character("goldsmith")
def test_goldsmith_two_amulets(scenario: Start) -> None:
    """Two in one bid: four times."""
    game = scenario("red-dragon", players=[player(amulet=2), player(fairy=12), player()])
    game.bid({"fairy": 3, "amulet": 2}, 11, 0)
    assert game.events("fists-opened")[0]["values"] == [12, 11, 0]
    assert game.stones(0) == {"red": 1}
    assert game.bank["amulet"] == 2


@pytest.mark.character("goldsmith")
@pytest.mark.ruling("F8")
def test_goldsmith_without_amulets(scenario: Start) -> None:
    """F8: both amulets are out: nothing."""
    game = scenario("goldsmith", players=[player(amulet=1), player(amulet=1), player()])
    game.bid(0, 0, 1)
    assert "amulet" not in game.coins(2)
    assert game.events("nothing-happened") == [{"seat": 2, "card": "goldsmith"}]


@pytest.mark.character("goldsmith")
@pytest.mark.ruling("F5")
def test_goldsmith_won_with_an_amulet(scenario: Start) -> None:
    """F5: an amulet bid for the Goldsmith is in the bank when it gives one."""
    game = scenario("goldsmith", players=[player(amulet=1), player(amulet=1), player()])
    game.bid({"fairy": 2, "amulet": 1}, 3, 0)
    assert game.coins(0)["amulet"] == 1
    assert game.bank["amulet"] == 0
