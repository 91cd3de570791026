"""Tavern specials that give coins, Magic coins included, and what Magic coins do."""

from __future__ import annotations

import pytest

from dragonstones import IllegalAnswer
from tests.games.fist.scenario import Scenario, Start

from .conftest import guest


def favor(game: Scenario) -> int | None:
    holder: int | None = game.match.view(None)["table"]["favor"]
    return holder


# -- Common coins -----------------------------------------------------------


@pytest.mark.character("alchemist")
def test_alchemist(tavern: Start) -> None:
    """Three Common Gold; as many as there are, if the bank has fewer."""
    game = tavern("alchemist")
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 8, "common": 5, "silver": 5}
    game = tavern("alchemist", players=[guest(), guest(common=14), guest()])
    assert game.bank["common"] == 0
    game.bid({"common": 2}, 0, 0)
    assert game.coins(0)["common"] == 2


@pytest.mark.character("gnome")
def test_gnome(tavern: Start) -> None:
    """Two Common Gold and two silver."""
    game = tavern("gnome")
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 8, "common": 4, "silver": 7}


@pytest.mark.character("dwarf-4", "dwarf-5", "dwarf-6")
@pytest.mark.parametrize("silver", [4, 5, 6])
def test_dwarf(tavern: Start, silver: int) -> None:
    """The three Dwarves give 4, 5 and 6 silver."""
    game = tavern(f"dwarf-{silver}")
    game.bid(1, 0, 0)
    assert game.coins(0)["silver"] == 5 + silver


@pytest.mark.character("fairy")
def test_fairy(tavern: Start) -> None:
    """A Fairy Gold for good: unspent now, and back next round."""
    game = tavern("fairy", then=None, favor=2)
    game.bid(1, 0, 0)
    assert game.coins(0)["fairy"] == 10
    assert game.bank["fairy"] == 65 - 28


# -- Halfling, Usurper, Forger ----------------------------------------------


@pytest.mark.character("halfling")
def test_halfling(tavern: Start) -> None:
    """Common Gold for the lead over the second bid; with no second bid, for the whole bid."""
    game = tavern("halfling")
    game.bid(5, 2, 1)
    assert game.coins(0)["common"] == 5
    game = tavern("halfling")
    game.bid({"fairy": 3, "common": 1}, 0, 0)
    assert game.coins(0)["common"] == 5


@pytest.mark.character("halfling", "goldsmith", "fairy-queen")
def test_halfling_counts_values(tavern: Start) -> None:
    """Amulets and blue coins count: 2 doubled and 1 blue are 5, against 2."""
    game = tavern("halfling", players=[guest(amulet=1, magic_blue=1), guest(), guest()])
    game.bid({"fairy": 2, "amulet": 1}, 2, 0)
    game.choose(0, "use", True, what="magic-blue")
    assert game.coins(0) == {"fairy": 7, "common": 5, "silver": 5}


@pytest.mark.character("halfling")
def test_halfling_after_a_tie(tavern: Start) -> None:
    """Won in silver: the difference in silver, paid in Common Gold."""
    game = tavern("halfling")
    game.bid(3, 3, 1)
    game.silver({0: 5, 1: 1})
    assert game.coins(0) == {"fairy": 6, "common": 6}


@pytest.mark.character("halfling", "country-witch")
def test_halfling_is_never_less_than_nothing(tavern: Start) -> None:
    """The second highest won by a purple coin: the difference is 0, not below."""
    game = tavern("halfling", players=[guest(magic_purple=1), guest(), guest()])
    game.bid({"fairy": 5, "magic-purple": 1}, 3, 0)
    assert game.events("won")[0]["seat"] == 1
    assert game.coins(1) == {"fairy": 6, "common": 2, "silver": 5}


@pytest.mark.character("usurper", "goldsmith", "fairy-queen")
@pytest.mark.ruling("T11")
def test_usurper(tavern: Start) -> None:
    """A silver for each Gold coin really bid, of both kinds; no amulet, no blue coin."""
    game = tavern("usurper", players=[guest(amulet=1, magic_blue=1), guest(), guest()])
    game.bid({"fairy": 2, "common": 1, "amulet": 1}, 5, 0)
    game.choose(0, "use", True, what="magic-blue")
    assert game.coins(0) == {"fairy": 7, "common": 1, "silver": 8}


@pytest.mark.character("usurper")
def test_usurper_after_a_tie(tavern: Start) -> None:
    """Won in silver: still a silver for each Gold coin."""
    game = tavern("usurper")
    game.bid(3, 3, 1)
    game.silver({0: 2, 1: 1})
    assert game.coins(0)["silver"] == 6


@pytest.mark.character("forger")
def test_forger(tavern: Start) -> None:
    """After the bid is paid: all common coins lost, a Fairy Gold for each Common Gold."""
    game = tavern("forger", players=[guest(common=4, fairy_silver=1), guest(), guest()])
    game.bid({"common": 1}, 0, 0)
    assert game.coins(0) == {"fairy": 12, "fairy-silver": 1}
    assert game.bank["common"] == 18 - 4
    assert game.bank["silver"] == 40 - 10


@pytest.mark.character("forger")
def test_forger_is_limited_by_the_bank(tavern: Start) -> None:
    """The bank has one Fairy Gold: one for two Common Gold, and the silver is lost."""
    players = [guest(fairy=20), guest(fairy=20), guest(fairy=24)]
    game = tavern("forger", players=players)
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 20}
    assert game.spent(0) == 1
    assert game.bank["fairy"] == 0


@pytest.mark.character("forger")
def test_forger_without_gold(tavern: Start) -> None:
    """It must be used: silver is lost even if there is no gold to turn."""
    game = tavern("forger", players=[guest(common=0), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 8}


# -- Goldsmith --------------------------------------------------------------


@pytest.mark.character("goldsmith")
def test_goldsmith(tavern: Start) -> None:
    """An amulet; the card is nobody's."""
    game = tavern("goldsmith")
    game.bid(1, 0, 0)
    assert game.coins(0)["amulet"] == 1
    assert game.held(0) == []
    assert "goldsmith" in game.used


@pytest.mark.character("goldsmith", "dragon-rider", "fairy-queen")
@pytest.mark.ruling("T14")
def test_goldsmith_doubles_coins_only(tavern: Start) -> None:
    """T14: 2 coins doubled, and then blue coin and Dragon Rider: 6, not 8."""
    rider = guest(amulet=1, magic_blue=1, held=["dragon-rider"])
    game = tavern("red-dragon", players=[rider, guest(), guest()])
    game.bid({"fairy": 2, "amulet": 1}, 7, 0)
    game.choose(0, "use", True, what="magic-blue")
    assert game.events("blue-coin-added") == [{"seat": 0, "value": 5}]
    assert game.events("rode-dragon") == [{"seat": 0, "value": 6}]
    assert game.stones(1) == {"red": 1}


@pytest.mark.character("goldsmith")
@pytest.mark.ruling("T1")
def test_goldsmith_alone_is_no_bid(tavern: Start) -> None:
    """T1: an amulet without coins is not a bid, but it is spent anyway."""
    game = tavern("red-dragon", players=[guest(amulet=1), guest(), guest()])
    game.bid({"amulet": 1}, 0, 0)
    assert game.events("no-bids") == [{"card": "red-dragon"}]
    assert game.bank["amulet"] == 2


# -- Country Witch: purple coins --------------------------------------------


@pytest.mark.character("country-witch")
def test_country_witch(tavern: Start) -> None:
    """A purple coin; with both out there is none."""
    game = tavern("country-witch")
    game.bid(1, 0, 0)
    assert game.coins(0)["magic-purple"] == 1
    game = tavern("country-witch", players=[guest(), guest(magic_purple=2), guest()])
    game.bid(1, 0, 0)
    assert "magic-purple" not in game.coins(0)


@pytest.mark.character("country-witch")
def test_purple_lets_the_second_win(tavern: Start) -> None:
    """The second highest bidder wins; the coin goes back to the bank."""
    game = tavern("red-dragon", players=[guest(magic_purple=1), guest(), guest()])
    game.bid({"fairy": 1, "magic-purple": 1}, 3, 2)
    assert game.stones(2) == {"red": 1}
    assert game.bank["magic-purple"] == 2
    assert [game.spent(seat) for seat in range(3)] == [1, 3, 2]


@pytest.mark.character("country-witch")
@pytest.mark.ruling("T1")
def test_purple_needs_a_coin(tavern: Start) -> None:
    """T1: without a coin it has no effect, and is returned."""
    game = tavern("red-dragon", players=[guest(magic_purple=1), guest(), guest()])
    game.bid({"magic-purple": 1}, 3, 2)
    assert game.stones(1) == {"red": 1}
    assert game.bank["magic-purple"] == 2


@pytest.mark.character("country-witch")
def test_purple_after_a_tie_for_the_top(tavern: Start) -> None:
    """Two on top: the next lower value wins, without a silver round."""
    game = tavern("red-dragon", players=[guest(magic_purple=1), guest(), guest()])
    game.bid({"fairy": 2, "magic-purple": 1}, 3, 3)
    assert game.stones(0) == {"red": 1}
    assert game.events("tied") == []


@pytest.mark.character("country-witch")
def test_purple_with_a_tie_for_second(tavern: Start) -> None:
    """Several in the second place: they tie, and the highest silver wins."""
    players = [guest(magic_purple=1), guest(), guest(), guest()]
    game = tavern("red-dragon", players=players)
    game.bid({"fairy": 5, "magic-purple": 1}, 3, 3, 1)
    game.silver({1: 1, 2: 2})
    assert game.stones(2) == {"red": 1}


@pytest.mark.character("country-witch")
def test_purple_with_nobody_second(tavern: Start) -> None:
    """Nobody else has bid a coin: nobody wins; it is no auction without bids."""
    game = tavern("red-dragon", players=[guest(magic_purple=1, spent=1), guest(), guest()], favor=0)
    game.bid({"fairy": 5, "magic-purple": 1}, 0, 0)
    assert game.events("won") == []
    assert game.events("no-bids") == []
    assert game.spent(0) == 6
    assert favor(game) == 0
    assert game.card == "blue-dragon"


@pytest.mark.character("country-witch")
def test_two_purples_count_as_one(tavern: Start) -> None:
    """Two purple coins: still the second place."""
    game = tavern("red-dragon", players=[guest(magic_purple=1), guest(magic_purple=1), guest()])
    game.bid({"fairy": 5, "magic-purple": 1}, {"fairy": 3, "magic-purple": 1}, 1)
    assert game.stones(1) == {"red": 1}
    assert game.bank["magic-purple"] == 2


@pytest.mark.character("country-witch")
def test_purple_in_a_silver_round(tavern: Start) -> None:
    """It works in a silver round, together with silver."""
    game = tavern("red-dragon", players=[guest(magic_purple=1), guest(), guest()])
    game.bid(3, 3, 0)
    game.silver({0: {"silver": 1, "magic-purple": 1}, 1: 3})
    assert game.stones(0) == {"red": 1}


# -- Fairy Queen: blue coins ------------------------------------------------


@pytest.mark.character("fairy-queen")
def test_fairy_queen(tavern: Start) -> None:
    """A blue coin, behind the screen."""
    game = tavern("fairy-queen")
    game.bid(1, 0, 0)
    assert game.coins(0)["magic-blue"] == 1


@pytest.mark.character("fairy-queen")
def test_blue_makes_a_tie_a_win(tavern: Start) -> None:
    """Added after the reveal it makes the bid one higher, and goes back to the bank."""
    game = tavern("red-dragon", players=[guest(), guest(magic_blue=1), guest()])
    game.bid(3, 3, 0)
    game.choose(1, "use", True, [False, True, "never"], what="magic-blue")
    assert game.stones(1) == {"red": 1}
    assert game.bank["magic-blue"] == 2


@pytest.mark.character("fairy-queen")
def test_blue_until_nobody_adds(tavern: Start) -> None:
    """A seat that first declined may answer another's blue coin."""
    players = [guest(magic_blue=1), guest(magic_blue=1), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(3, 3, 0)
    game.choose(0, "use", False)
    game.choose(1, "use", True)
    game.choose(0, "use", True)
    game.silver({0: 0, 1: 1})
    assert game.stones(1) == {"red": 1}
    assert game.bank["magic-blue"] == 2


@pytest.mark.character("fairy-queen")
@pytest.mark.ruling("T1")
def test_blue_needs_a_bid(tavern: Start) -> None:
    """T1: not to an empty fist, nor to an amulet alone."""
    game = tavern("red-dragon", players=[guest(magic_blue=1, amulet=1), guest(), guest()])
    game.bid({"amulet": 1}, 1, 0)
    assert game.stones(1) == {"red": 1}
    assert game.coins(0)["magic-blue"] == 1


@pytest.mark.character("fairy-queen")
def test_blue_in_a_silver_round(tavern: Start) -> None:
    """Silver bids can be raised too; nobody outside the round is asked."""
    players = [guest(magic_blue=1), guest(), guest(magic_blue=1)]
    game = tavern("red-dragon", players=players)
    game.bid(3, 3, 0)
    game.choose(0, "use", False)
    game.silver({0: 2, 1: 2})
    game.choose(0, "use", True)
    assert game.stones(0) == {"red": 1}


@pytest.mark.character("fairy-queen")
def test_blue_never_this_round(tavern: Start) -> None:
    """A seat that says never is not asked again this round."""
    game = tavern("red-dragon", players=[guest(magic_blue=1), guest(), guest()])
    game.bid(3, 1, 0)
    game.choose(0, "use", "never")
    game.bid(3, 1, 0)
    assert game.stones(0) == {"red": 1, "blue": 1}
    assert game.coins(0)["magic-blue"] == 1


@pytest.mark.character("fairy-queen", "witch")
def test_blue_not_when_cursed(tavern: Start) -> None:
    """The curse comes first: nobody is asked for a blue coin."""
    game = tavern("red-dragon", players=[guest(magic_blue=1), guest(black=1), guest()])
    game.bid(3, {"black": 1}, 0)
    assert game.card == "blue-dragon"
    assert game.coins(0)["magic-blue"] == 1


# -- Dwarven Shaman: Fairy Silver -------------------------------------------


@pytest.mark.character("dwarven-shaman")
def test_dwarven_shaman(tavern: Start) -> None:
    """A Fairy Silver: it bids as silver, lies in front when spent, and comes back."""
    game = tavern("dwarven-shaman", "red-dragon", then=None)
    game.bid(1, 0, 0)
    assert game.coins(0)["fairy-silver"] == 1
    game.bid(3, 3, 0)
    game.silver({0: {"fairy-silver": 1, "silver": 1}, 1: 1})
    assert game.stones(0) == {"red": 1}
    assert game.coins(0)["fairy-silver"] == 1
    # One silver bid; the last winner has the King's Favor, with one silver.
    assert game.coins(0)["silver"] == 5


@pytest.mark.character("dwarven-shaman", "merchant", "pixie")
def test_fairy_silver_pays_neither_merchant_nor_pixie(tavern: Start) -> None:
    """The Merchant and the Pixie take Common Silver only."""
    poor = guest(fairy=1, common=0, silver=2, fairy_silver=2)
    game = tavern("merchant", players=[poor, guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "buy", "stop", ["stop"])
    owner = guest(silver=0, fairy_silver=2, spent=2, held=["pixie"])
    game = tavern("red-dragon", players=[owner, guest(), guest()])
    game.choose(0, "use", False, [False, "never"], what="pixie")
    assert game.waiting == {0: "bid", 1: "bid", 2: "bid"}


@pytest.mark.character("dwarven-shaman")
def test_fairy_silver_is_no_gold(tavern: Start) -> None:
    """It cannot be bid for gold."""
    game = tavern("red-dragon", players=[guest(fairy_silver=1), guest(), guest()])
    with pytest.raises(IllegalAnswer):
        game.answer(0, {"fairy-silver": 1})
