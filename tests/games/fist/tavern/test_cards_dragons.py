"""Tavern specials that give stones."""

from __future__ import annotations

import pytest

from dragonstones import IllegalAnswer
from tests.games.fist.scenario import Start

from .conftest import guest

COLOURS = ["red", "yellow", "blue"]


@pytest.mark.character("ancient-dragon")
@pytest.mark.ruling("T10")
def test_ancient_dragon(tavern: Start) -> None:
    """A stone of the winner's choice; T10: White cannot be chosen."""
    game = tavern("ancient-dragon")
    game.bid(1, 0, 0)
    game.choose(0, "stone", "yellow", COLOURS)
    assert game.stones(0) == {"yellow": 1}
    assert game.bank["white"] == 4


@pytest.mark.character("baby-dragon")
def test_baby_dragon(tavern: Start) -> None:
    """One stone at random from one of each colour: every colour may come, White never."""
    found = set()
    for seed in range(20):
        game = tavern("baby-dragon", seed=seed)
        game.bid(1, 0, 0)
        [(colour, n)] = game.stones(0).items()
        assert n == 1
        found.add(colour)
    assert found == set(COLOURS)


@pytest.mark.character("baby-dragon")
def test_baby_dragon_of_what_is_in_stock(tavern: Start) -> None:
    """Colours out of stock stay out of the bag; with none at all nothing happens."""
    game = tavern("baby-dragon", players=[guest(), guest(red=12, yellow=12), guest()])
    game.bid(1, 0, 0)
    assert game.stones(0) == {"blue": 1}
    game = tavern("baby-dragon", players=[guest(), guest(red=12, yellow=12, blue=12), guest()])
    game.bid(1, 0, 0)
    assert game.stones(0) == {}


@pytest.mark.character("two-headed-dragon")
def test_two_headed_dragon(tavern: Start) -> None:
    """Two of each colour into the bag, two out."""
    found = set()
    for seed in range(30):
        game = tavern("two-headed-dragon", seed=seed)
        game.bid(1, 0, 0)
        assert sum(game.stones(0).values()) == 2
        assert "white" not in game.stones(0)
        found.add(tuple(game.stones(0).items()))
    assert len(found) == 6


@pytest.mark.character("two-headed-dragon")
def test_two_headed_dragon_short(tavern: Start) -> None:
    """One blue stone in the bank: that one."""
    game = tavern(
        "two-headed-dragon", players=[guest(), guest(red=12, yellow=12, blue=11), guest()]
    )
    game.bid(1, 0, 0)
    assert game.stones(0) == {"blue": 1}


@pytest.mark.character("white-dragon")
def test_white_dragon(tavern: Start) -> None:
    """A White stone; the card is nobody's; nothing when all four are out."""
    game = tavern("white-dragon")
    game.bid(1, 0, 0)
    assert game.stones(0) == {"white": 1}
    assert game.held(0) == []
    game = tavern("white-dragon", players=[guest(), guest(white=4), guest()])
    game.bid(1, 0, 0)
    assert game.stones(0) == {}


@pytest.mark.character("rainbow-dragon")
@pytest.mark.ruling("T10")
def test_rainbow_dragon_stops(tavern: Start) -> None:
    """Draws until the player stops, and keeps what came; T10: no White stones in the bag."""
    players = [guest(), guest(red=12, yellow=10, blue=11), guest(yellow=1)]
    for seed in range(10):
        game = tavern("rainbow-dragon", players=players, seed=seed)
        game.bid(1, 0, 0)
        game.choose(0, "colour", "yellow", ["yellow", "blue"])
        game.choose(0, "draw", "draw", ["stop", "draw"])
        if game.waiting == {0: "draw"}:
            game.choose(0, "draw", "stop")
            assert game.stones(0) == {"blue": 1}
        else:
            assert game.events("bust")[0]["stones"] == {"yellow": 1}
            assert game.stones(0) == {}
            assert game.bank["yellow"] == 1
    assert game.bank["white"] == 4


@pytest.mark.character("rainbow-dragon")
def test_rainbow_dragon_bust(tavern: Start) -> None:
    """A bust returns the stones drawn now, and only those."""
    players = [guest(red=1), guest(red=11, yellow=11, blue=11), guest()]
    for seed in range(10):
        game = tavern("rainbow-dragon", players=players, seed=seed)
        game.bid(1, 0, 0)
        game.choose(0, "colour", "yellow")
        while game.waiting == {0: "draw"}:
            game.choose(0, "draw", "draw")
        assert game.stones(0) == {"red": 1}
        assert game.bank["blue"] == 1


@pytest.mark.character("generous-dragon")
def test_generous_dragon(tavern: Start) -> None:
    """One stone of the chosen colour for everybody."""
    game = tavern("generous-dragon")
    game.bid(1, 0, 0)
    game.choose(0, "stone", "blue", COLOURS)
    assert [game.stones(seat) for seat in range(3)] == [{"blue": 1}] * 3


@pytest.mark.character("generous-dragon")
def test_generous_dragon_short(tavern: Start) -> None:
    """Too few: the winner takes one first, and picks who goes without."""
    players = [guest(), guest(), guest(red=10), guest()]
    game = tavern("generous-dragon", players=players)
    game.bid(1, 0, 0, 0)
    game.choose(0, "stone", "red")
    game.choose(0, "goes-without", 2, [1, 2, 3])
    game.choose(0, "goes-without", 1, [1, 3])
    assert [game.stones(seat) for seat in range(4)] == [{"red": 1}, {}, {"red": 10}, {"red": 1}]


@pytest.mark.character("generous-dragon")
def test_generous_dragon_with_one_stone(tavern: Start) -> None:
    """The last stone is the winner's; a colour that is out cannot be chosen."""
    players = [guest(), guest(red=11, yellow=12), guest()]
    game = tavern("generous-dragon", players=players)
    game.bid(1, 0, 0)
    game.choose(0, "stone", "red", ["red", "blue"])
    assert game.stones(0) == {"red": 1}
    assert game.stones(2) == {}


@pytest.mark.character("wise-dragon")
def test_wise_dragon(tavern: Start) -> None:
    """As many stones as players; each takes one, the winner first, then leftwards."""
    players = [guest(), guest(red=11, yellow=11, blue=11), guest()]
    game = tavern("wise-dragon", players=players)
    game.bid(0, 1, 0)
    game.choose(1, "stone", "red", COLOURS)
    game.choose(2, "stone", "blue", ["yellow", "blue"])
    assert game.stones(0) == {"yellow": 1}
    assert game.stones(1) == {"red": 12, "yellow": 11, "blue": 11}
    assert game.stones(2) == {"blue": 1}


@pytest.mark.character("wise-dragon")
def test_wise_dragon_short(tavern: Start) -> None:
    """Two stones for three players: the last one gets none."""
    players = [guest(), guest(red=11, yellow=11, blue=12), guest()]
    game = tavern("wise-dragon", players=players)
    game.bid(1, 0, 0)
    game.choose(0, "stone", "yellow", ["red", "yellow"])
    assert game.stones(0) == {"yellow": 1}
    assert game.stones(1)["red"] == 12
    assert game.stones(2) == {}


@pytest.mark.character("merchant")
@pytest.mark.ruling("T10", "T11")
def test_merchant(tavern: Start) -> None:
    """A stone for one Gold of either kind, gone for good, or three silver; no White ones."""
    game = tavern("merchant", then=None)
    game.bid(1, 0, 0)
    deals = [{"stone": s, "coin": c} for s in COLOURS for c in ("fairy", "common", "silver")]
    game.choose(0, "buy", {"stone": "red", "coin": "fairy"}, ["stop", *deals])
    game.choose(0, "buy", {"stone": "red", "coin": "common"})
    game.choose(0, "buy", {"stone": "blue", "coin": "silver"})
    game.choose(0, "buy", "stop")
    assert game.stones(0) == {"red": 2, "blue": 1}
    # The one bid is back; with the King's Favor a silver.
    assert game.coins(0) == {"fairy": 8, "common": 1, "silver": 3}


@pytest.mark.character("merchant", "pixie")
def test_merchant_and_pixie(tavern: Start) -> None:
    """Before paying, the Pixie's owner can bring spent Fairy Gold back."""
    owner = guest(fairy=1, common=0, silver=2, spent=2, held=["pixie"])
    game = tavern("merchant", players=[owner, guest(), guest()])
    game.choose(0, "use", False, [False, 1, 2, "always", "never"], what="pixie")
    game.bid(1, 0, 0)
    game.choose(0, "use", 2, [False, 1, 2, "always", "never"], what="pixie")
    game.choose(0, "buy", {"stone": "red", "coin": "fairy"})
    game.choose(0, "buy", {"stone": "red", "coin": "fairy"})
    with pytest.raises(IllegalAnswer):
        game.answer(0, {"stone": "red", "coin": "fairy"})
    game.choose(0, "buy", "stop", ["stop"])
    assert game.stones(0) == {"red": 2}
    assert game.spent(0) == 1
    assert game.coins(0) == {}
