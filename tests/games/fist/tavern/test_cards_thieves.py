"""Tavern specials that take from others."""

from __future__ import annotations

from collections import Counter

import pytest

from dragonstones.games.fist.goods import COINS
from tests.games.fist.scenario import Start

from .conftest import guest

# -- Bandit, Brigand --------------------------------------------------------


@pytest.mark.character("bandit")
def test_bandit(tavern: Start) -> None:
    """All Common Silver of one player; Fairy Silver and gold are safe."""
    game = tavern("bandit", players=[guest(), guest(silver=7, fairy_silver=1), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2], card="bandit")
    assert game.coins(0)["silver"] == 12
    assert game.coins(1) == {"fairy": 9, "common": 2, "fairy-silver": 1}


@pytest.mark.character("bandit")
def test_bandit_finds_none(tavern: Start) -> None:
    """A victim without Common Silver may be chosen: one silver from the bank."""
    game = tavern("bandit", players=[guest(), guest(silver=0, fairy_silver=1), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1)
    assert game.coins(0)["silver"] == 6
    assert game.coins(1)["fairy-silver"] == 1


@pytest.mark.character("brigand")
def test_brigand(tavern: Start) -> None:
    """All Common Gold of one player, after the bid is paid; silver is safe."""
    game = tavern("brigand", players=[guest(), guest(common=5), guest()])
    game.bid(2, {"common": 1}, 0)
    game.choose(0, "victim", 1, [1, 2], card="brigand")
    assert game.coins(0) == {"fairy": 7, "common": 6, "silver": 5}
    assert game.coins(1) == {"fairy": 9, "silver": 5}


@pytest.mark.character("brigand")
def test_brigand_finds_none(tavern: Start) -> None:
    """A victim without Common Gold: one from the bank; Fairy Gold is safe."""
    game = tavern("brigand", players=[guest(), guest(common=0), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1)
    assert game.coins(0)["common"] == 3
    assert game.coins(1)["fairy"] == 9


# -- Beggar -----------------------------------------------------------------


@pytest.mark.character("beggar")
def test_beggar(tavern: Start) -> None:
    """The victim chooses: a Gold coin of either kind or a stone, no silver, no Magic coin."""
    victim = guest(red=1, white=1, amulet=1)
    game = tavern("beggar", players=[guest(), victim, guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2], card="beggar")
    gifts = [{"coin": "fairy"}, {"coin": "common"}, {"stone": "red"}, {"stone": "white"}]
    game.choose(1, "give", {"stone": "red"}, gifts)
    assert game.stones(0) == {"red": 1}
    assert game.stones(1) == {"white": 1}


@pytest.mark.character("beggar")
def test_beggar_gets_fairy_gold_for_good(tavern: Start) -> None:
    """A Fairy Gold given away does not go back at the end of the round."""
    game = tavern("beggar", then=None)
    game.bid(1, 0, 0)
    game.choose(0, "victim", 2)
    game.choose(2, "give", {"coin": "fairy"}, [{"coin": "fairy"}, {"coin": "common"}])
    assert game.coins(0)["fairy"] == 10
    assert game.coins(2)["fairy"] == 8


@pytest.mark.character("beggar")
@pytest.mark.ruling("T13")
def test_beggar_gets_a_spent_coin_last(tavern: Start) -> None:
    """T13: a spent Fairy Gold only if there is nothing else; it stays spent."""
    game = tavern("beggar", players=[guest(), guest(fairy=0, common=0, spent=3), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1)
    game.choose(1, "give", {"coin": "fairy"}, [{"coin": "fairy"}])
    assert [game.spent(0), game.spent(1)] == [2, 2]
    assert game.coins(0)["fairy"] == 8


@pytest.mark.character("beggar")
@pytest.mark.ruling("T15")
def test_beggar_picks_one_with_something_to_lose(tavern: Start) -> None:
    """T15: a seat with neither Gold nor stones cannot be chosen while another has some."""
    game = tavern("beggar", players=[guest(), guest(fairy=0, common=0), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 2, [2])
    game.choose(2, "give", {"coin": "fairy"})
    assert game.coins(0)["fairy"] == 9


# -- Miser ------------------------------------------------------------------


@pytest.mark.character("miser")
def test_miser(tavern: Start) -> None:
    """Everybody else gives one thing of their choice, leftwards; held cards are no items."""
    players = [
        guest(fairy=0, common=0, silver=0, magic_blue=1, red=1),
        guest(),
        guest(held=["elf"], silver=1, common=0),
    ]
    game = tavern("miser", players=players)
    game.bid(0, 1, 0)
    game.choose(2, "give", {"coin": "silver"}, [{"coin": "fairy"}, {"coin": "silver"}])
    game.choose(0, "give", {"coin": "magic-blue"}, [{"coin": "magic-blue"}, {"stone": "red"}])
    assert game.coins(1) == {"fairy": 8, "common": 2, "silver": 6, "magic-blue": 1}
    assert game.coins(2) == {"fairy": 9}
    assert game.events("gave") == [
        {"seat": 2, "receiver": 1, "coins": {"silver": 1}, "stones": {}},
        {"seat": 0, "receiver": 1, "coins": {"magic-blue": 1}, "stones": {}},
    ]


@pytest.mark.character("miser")
@pytest.mark.ruling("T13")
def test_miser_and_the_poor(tavern: Start) -> None:
    """T13: spent Fairy coins only if there are no others; a seat with nothing gives nothing."""
    players = [
        guest(),
        guest(fairy=0, common=0, silver=0, spent=1, spent_silver=1),
        guest(fairy=0, common=0, silver=0),
    ]
    game = tavern("miser", players=players)
    game.bid(1, 0, 0)
    game.choose(1, "give", {"coin": "fairy-silver"}, [{"coin": "fairy"}, {"coin": "fairy-silver"}])
    assert game.table.seats[0].front_silver == 1
    assert game.card == "blue-dragon"


# -- Robber -----------------------------------------------------------------


@pytest.mark.character("robber")
@pytest.mark.parametrize("coin", COINS)
def test_robber(tavern: Start, coin: str) -> None:
    """A random coin behind the screen, Magic coins included."""
    victim = guest(
        fairy=1, common=1, silver=1, black=1, amulet=1, magic_blue=1, magic_purple=1, fairy_silver=1
    )
    game = tavern("robber", players=[guest(fairy=2), victim, guest()], script=[coin])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2], card="robber")
    assert game.coins(0) == Counter({"fairy": 1, "common": 2, "silver": 5}) + Counter([coin])
    assert coin not in game.coins(1)


@pytest.mark.character("robber")
def test_robber_is_secret(tavern: Start) -> None:
    """Only the two seats know which coin it was."""
    game = tavern("robber", players=[guest(), guest(fairy=0, common=0, silver=1), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1)
    assert game.coins(0)["silver"] == 6
    loot = [event for event in game.match.events if event.kind == "loot"]
    assert [event.audience for event in loot] == [(0, 1)]


@pytest.mark.character("robber")
@pytest.mark.ruling("T15")
def test_robber_picks_one_with_something_to_lose(tavern: Start) -> None:
    """T15: a seat with an empty screen cannot be chosen while another has a coin."""
    game = tavern("robber", players=[guest(), guest(fairy=0, common=0, silver=0), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 2, [2])
    assert sum(game.coins(2).values()) == 15


# -- Rogue Trader -----------------------------------------------------------


@pytest.mark.character("rogue-trader")
def test_rogue_trader(tavern: Start) -> None:
    """All stones of the winner for all stones of another player, White ones too."""
    game = tavern("rogue-trader", players=[guest(red=1), guest(blue=2, white=1), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2], card="rogue-trader")
    assert game.stones(0) == {"blue": 2, "white": 1}
    assert game.stones(1) == {"red": 1}


@pytest.mark.character("rogue-trader")
def test_rogue_trader_must_swap(tavern: Start) -> None:
    """Compulsory, even against a player without stones."""
    game = tavern("rogue-trader", players=[guest(red=3), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 2, [1, 2])
    assert game.stones(0) == {}
    assert game.stones(2) == {"red": 3}


# -- Troll ------------------------------------------------------------------


@pytest.mark.character("troll")
def test_troll(tavern: Start) -> None:
    """One stone of one opponent goes to the bank; the winner's own are safe."""
    game = tavern("troll", players=[guest(red=1), guest(red=2, white=1), guest(blue=1)])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2], card="troll")
    game.choose(0, "loot", "white", ["red", "white"], victim=1)
    assert [game.stones(seat) for seat in range(3)] == [{"red": 1}, {"red": 2}, {"blue": 1}]
    assert game.bank["white"] == 4


@pytest.mark.character("troll")
@pytest.mark.ruling("T15")
def test_troll_picks_one_with_a_stone(tavern: Start) -> None:
    """T15: only a seat with a stone can be chosen; compulsory; nothing if nobody has one."""
    game = tavern("troll", players=[guest(red=1), guest(), guest(blue=1)])
    game.bid(1, 0, 0)
    assert game.stones(2) == {}
    game = tavern("troll", players=[guest(red=1), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.stones(0) == {"red": 1}
    assert game.events("nothing-happened") == [{"seat": 0, "card": "troll"}]


@pytest.mark.character("troll", "elf")
@pytest.mark.ruling("T15")
def test_troll_and_the_elf(tavern: Start) -> None:
    """T15: the Elf's owner counts as having a stone, even without one."""
    game = tavern("troll", players=[guest(), guest(held=["elf"]), guest(blue=1)])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2])
    assert game.stones(2) == {"blue": 1}
    assert game.card == "blue-dragon"


@pytest.mark.character("troll", "elf")
def test_troll_looks_at_the_elfs_stones(tavern: Start) -> None:
    """Elf: the Troll looks in private and sees how many stones of each colour there are."""
    players = [guest(), guest(held=["elf"], yellow=3, blue=1), guest()]
    game = tavern("troll", players=players)
    game.bid(1, 0, 0)
    counts = {"yellow": 3, "blue": 1}
    game.choose(0, "loot", "yellow", ["yellow", "blue"], victim=1, stones=counts)
    assert game.stones(1) == {"yellow": 2, "blue": 1}


# -- Manipulator ------------------------------------------------------------


@pytest.mark.character("manipulator")
def test_manipulator_swaps(tavern: Start) -> None:
    """Both have kept cards: one of the winner's for one of another player."""
    players = [guest(held=["elf", "seer"]), guest(held=["crook"]), guest(held=["dealer"])]
    game = tavern("manipulator", players=players)
    game.bid(1, 0, 0)
    wanted = [{"seat": 1, "card": "crook"}, {"seat": 2, "card": "dealer"}]
    game.choose(0, "kept-card", {"seat": 2, "card": "dealer"}, wanted)
    game.choose(0, "own-kept-card", "elf", ["elf", "seer"])
    assert sorted(game.held(0)) == ["dealer", "seer"]
    assert game.held(1) == ["crook"]
    assert game.held(2) == ["elf"]


@pytest.mark.character("manipulator")
def test_manipulator_steals(tavern: Start) -> None:
    """The winner has none and steals one; it is compulsory."""
    game = tavern("manipulator", players=[guest(), guest(held=["crook"]), guest()])
    game.bid(1, 0, 0)
    assert game.held(0) == ["crook"]
    assert game.held(1) == []


@pytest.mark.character("manipulator")
def test_manipulator_digs(tavern: Start) -> None:
    """Nobody else has one: the first of the deck that can be kept; the others are discarded."""
    deck = ["gnome", "goldsmith", "pixie", "fairy", "elf"]
    game = tavern("manipulator", deck=deck, players=[guest(held=["crook"]), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "dig", True, [False, True])
    assert game.held(0) == ["crook", "pixie"]
    assert game.deck == ["fairy", "elf"]
    assert game.discards[-2:] == ["gnome", "goldsmith"]


@pytest.mark.character("manipulator")
def test_manipulator_need_not_dig(tavern: Start) -> None:
    """Digging is optional."""
    game = tavern("manipulator", deck=["gnome", "pixie"])
    game.bid(1, 0, 0)
    game.choose(0, "dig", False)
    assert game.held(0) == []
    assert game.deck == ["gnome", "pixie"]


@pytest.mark.character("manipulator")
def test_manipulator_digs_in_vain(tavern: Start) -> None:
    """No such card: the whole deck is discarded, without a reshuffle."""
    game = tavern("manipulator", deck=["gnome", "fairy"])
    game.bid(1, 0, 0)
    game.choose(0, "dig", True)
    assert game.held(0) == []
    assert game.deck == []
    assert game.events("deck-reshuffled") == []
    assert "pixie" in game.discards
