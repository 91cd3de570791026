"""The standards, where they differ from those of 2002: silver, black coins, wild stones."""

from __future__ import annotations

import pytest

from tests.games.fist.scenario import Start

from .conftest import guest

# -- Witch ------------------------------------------------------------------


@pytest.mark.character("witch")
def test_witch_gives_a_black_coin(tavern: Start) -> None:
    """The winner gets a black coin, behind the screen."""
    game = tavern("witch")
    game.bid(2, 1, 0)
    assert game.coins(0) == {"fairy": 7, "common": 2, "silver": 5, "black": 1}
    assert game.bank["black"] == 1


@pytest.mark.character("witch", "ghost")
def test_witch_second_black_coin(tavern: Start) -> None:
    """A Ghost that plays the Witch gives the second black coin."""
    game = tavern("ghost", players=[guest(black=1), guest(), guest()])
    game.bid(0, 1, 0)
    game.choose(1, "ghost", "witch")
    assert game.coins(1)["black"] == 1
    assert game.bank["black"] == 0


@pytest.mark.character("witch", "ghost")
def test_witch_has_no_third_black_coin(tavern: Start) -> None:
    """There is no third black coin: nothing happens."""
    game = tavern("ghost", players=[guest(black=2), guest(), guest()])
    game.bid(0, 1, 0)
    game.choose(1, "ghost", "witch")
    assert "black" not in game.coins(1)
    assert game.events("nothing-happened")[0] == {"seat": 1, "card": "witch"}


@pytest.mark.character("witch", "doppelganger")
def test_witch_doubled(tavern: Start) -> None:
    """A doubled Witch gives both black coins; with one in the bank, one."""
    for out, got in ((0, 2), (1, 1)):
        players = [guest(held=["doppelganger"]), guest(black=out), guest()]
        game = tavern("witch", players=players)
        game.bid(1, 0, 0)
        game.choose(0, "double", True, card="witch")
        assert game.coins(0)["black"] == got
        assert game.bank["black"] == 0


@pytest.mark.character("witch")
@pytest.mark.ruling("T8")
def test_witch_coin_goes_back_at_the_end(tavern: Start) -> None:
    """A black coin that was not used goes back to the bank at the end of the round."""
    game = tavern("witch", then=None)
    game.bid(2, 1, 0)
    assert "black" not in game.coins(0)
    assert game.bank["black"] == 2


@pytest.mark.character("witch")
@pytest.mark.ruling("T5", "T6")
def test_witch_lone_coin_brings_fairy_gold_back(tavern: Start) -> None:
    """T6: a lone black coin: all take a Fairy Gold back; T5: the token does not move."""
    players = [guest(black=1, fairy=6, spent=3), guest(fairy=8, spent=1), guest()]
    game = tavern("red-dragon", players=players, favor=1)
    game.bid({"black": 1}, 0, 0)
    assert game.events("cursed") == [{"card": "red-dragon", "seats": [0]}]
    assert [game.coins(seat)["fairy"] for seat in range(3)] == [7, 9, 9]
    assert [game.spent(seat) for seat in range(3)] == [2, 0, 0]
    assert game.match.view(None)["table"]["favor"] == 1
    assert game.card == "blue-dragon"


# -- Magician, Sorcerer, Wizard ---------------------------------------------


@pytest.mark.character("magician")
def test_magician_gives_four_silver(tavern: Start) -> None:
    """Four silver, not three; without four stones nothing is asked."""
    game = tavern("magician", players=[guest(red=3), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.coins(0)["silver"] == 9
    assert game.stones(0) == {"red": 3}


@pytest.mark.character("magician", "white-dragon")
def test_magician_takes_white_stones(tavern: Start) -> None:
    """Any four stones, White ones too; the payer picks which."""
    game = tavern("magician", players=[guest(red=2, blue=1, white=2), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    ways = [
        {"red": 2, "blue": 1, "white": 1},
        {"red": 2, "white": 2},
        {"red": 1, "blue": 1, "white": 2},
    ]
    game.choose(0, "pay", {"red": 2, "white": 2}, ways)
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"blue": 1}
    assert game.bank["white"] == 4


@pytest.mark.character("sorcerer", "white-dragon")
def test_sorcerer_with_white_stones(tavern: Start) -> None:
    """White stones count as the colour of the others; two points."""
    game = tavern("sorcerer", players=[guest(red=3, yellow=1, white=1), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {"yellow": 1}


@pytest.mark.character("sorcerer", "white-dragon")
def test_sorcerer_with_only_white_stones(tavern: Start) -> None:
    """Four White stones are four alike."""
    game = tavern("sorcerer", players=[guest(white=4), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {}


@pytest.mark.character("wizard", "white-dragon")
def test_wizard_with_a_white_stone(tavern: Start) -> None:
    """A White stone stands for the missing colour."""
    game = tavern("wizard", players=[guest(red=1, yellow=1, white=1), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {}


@pytest.mark.character("wizard", "white-dragon")
def test_wizard_two_of_a_colour_are_no_two_colours(tavern: Start) -> None:
    """Two yellow and one White are not one of each: three silver."""
    game = tavern("wizard", players=[guest(yellow=2, white=1), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.coins(0)["silver"] == 8


# -- Thief ------------------------------------------------------------------


@pytest.mark.character("thief", "white-dragon")
def test_thief_takes_a_white_stone(tavern: Start) -> None:
    """White stones can be stolen too."""
    game = tavern("thief", players=[guest(), guest(red=1, white=1), guest()])
    game.bid(3, 2, 1)
    game.choose(0, "loot", "white", ["red", "white"], victim=1)
    assert game.stones(0) == {"white": 1}


@pytest.mark.character("thief", "country-witch")
def test_thief_of_the_second_bidder(tavern: Start) -> None:
    """The second highest won through a purple coin: the highest other bidder is robbed."""
    players = [guest(magic_purple=1, red=1), guest(), guest(yellow=1)]
    game = tavern("thief", players=players)
    game.bid({"fairy": 5, "magic-purple": 1}, 3, 1)
    assert game.stones(1) == {"red": 1}
    assert game.stones(0) == {}


@pytest.mark.character("thief")
@pytest.mark.ruling("T13")
def test_thief_takes_unspent_coins_first(tavern: Start) -> None:
    """T13: Common Gold, unspent Fairy Gold, and only then a spent one, which stays spent."""
    game = tavern("thief", players=[guest(), guest(fairy=2, common=0), guest()])
    game.bid(3, 1, 0)
    assert game.coins(0)["fairy"] == 7
    game = tavern("thief", players=[guest(), guest(fairy=2, common=0), guest()])
    game.bid(3, 2, 0)
    assert game.coins(0)["fairy"] == 6
    assert [game.spent(0), game.spent(1)] == [4, 1]


@pytest.mark.character("thief", "elf")
@pytest.mark.ruling("T15")
def test_thief_and_the_elf(tavern: Start) -> None:
    """T15: an Elf's owner counts as having a stone; without one, a Common Gold is taken."""
    players = [guest(), guest(held=["elf"]), guest(), guest(red=1)]
    game = tavern("thief", players=players)
    game.bid(3, 2, 2, 2)
    game.choose(0, "victim", 1, [1, 3])
    assert game.coins(0)["common"] == 3
    assert game.coins(1)["common"] == 1


@pytest.mark.character("thief", "elf")
def test_thief_looks_at_the_elfs_stones(tavern: Start) -> None:
    """Elf: the Thief looks in private and sees how many stones of each colour there are; one
    colour alone is asked about, too."""
    players = [guest(), guest(held=["elf"], red=2, white=1), guest()]
    game = tavern("thief", players=players)
    game.bid(3, 2, 1)
    assert game.match.view(0)["decision"]["stones"] == {"red": 2, "white": 1}
    for seat in (None, 0, 2):
        assert game.match.view(seat)["table"]["seats"][1]["stones"] is None
    game.choose(0, "loot", "white", ["red", "white"], victim=1, stones={"red": 2, "white": 1})
    assert game.stones(0) == {"white": 1}
    assert game.stones(1) == {"red": 2}
    single = tavern("thief", players=[guest(), guest(held=["elf"], red=2), guest()])
    single.bid(3, 2, 1)
    single.choose(0, "loot", "red", ["red"], victim=1, stones={"red": 2})


@pytest.mark.character("thief")
@pytest.mark.ruling("T15")
def test_thief_picks_one_with_something_to_lose(tavern: Start) -> None:
    """T15: of two seconds without stones, the one without any Gold cannot be chosen."""
    game = tavern("thief", players=[guest(), guest(fairy=0, common=0), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 2, [2])
    assert game.coins(0)["common"] == 3
    assert game.coins(2)["common"] == 1


# -- Dragons ----------------------------------------------------------------


@pytest.mark.character("red-dragon", "yellow-dragon", "blue-dragon")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_dragon_gives_its_stone(tavern: Start, colour: str) -> None:
    """Each dragon gives one stone of its colour; no White one when there is none."""
    game = tavern(f"{colour}-dragon", then="wizard")
    game.bid(1, 0, 0)
    assert game.stones(0) == {colour: 1}
    rich = guest()
    rich["stones"][colour] = 12
    game = tavern(f"{colour}-dragon", then="wizard", players=[guest(), rich, guest()])
    game.bid(1, 0, 0)
    assert game.stones(0) == {}
