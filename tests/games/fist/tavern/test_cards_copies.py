"""Tavern specials that play other cards, or make them count twice."""

from __future__ import annotations

import pytest

from dragonstones.games.fist.editions.tavern import TAVERN
from tests.games.fist.scenario import Player, Start

from .conftest import guest


def holder(**more: int) -> Player:
    """A player who holds the Doppelganger."""
    return guest(**more, held=["doppelganger"])


# -- Doppelganger -----------------------------------------------------------


@pytest.mark.character("doppelganger")
def test_doppelganger(tavern: Start) -> None:
    """Kept; later it doubles a power that its holder has just won, and is discarded."""
    game = tavern("doppelganger", "gnome")
    game.bid(1, 0, 0)
    assert game.held(0) == ["doppelganger"]
    game.bid(1, 0, 0)
    game.choose(0, "double", True, [False, True], card="gnome")
    assert game.coins(0) == {"fairy": 7, "common": 6, "silver": 9}
    assert game.held(0) == []


@pytest.mark.character("doppelganger")
@pytest.mark.parametrize(
    "card",
    [
        *("magician", "sorcerer", "wizard", "enchantress", "necromancer", "quack-wizard"),
        *("sorcerer-apprentice", "sorceress", "stonecutter", "druid", "warlock", "psychic"),
        *("black-death", "goldsmith", "white-dragon", "fairy-queen", "country-witch"),
        *("dwarven-shaman", "elf", "crook", "seer"),
    ],
)
def test_doppelganger_not_on(card: str) -> None:
    """Cards that can change a score, that are kept or that give Magic things cannot be doubled."""
    assert not TAVERN.can_double(TAVERN.characters[card])


@pytest.mark.character("doppelganger")
@pytest.mark.parametrize(
    "card",
    ["witch", "thief", "red-dragon", "goblin", "imp", "ghost", "kobold", "manipulator", "forger"],
)
def test_doppelganger_on(card: str) -> None:
    """All other instant cards can be, those that play other cards too."""
    assert TAVERN.can_double(TAVERN.characters[card])


@pytest.mark.character("doppelganger", "quack-wizard")
def test_doppelganger_is_not_asked_for_a_scorer(tavern: Start) -> None:
    """A Quack Wizard is used once, and the card stays."""
    game = tavern("quack-wizard", players=[holder(), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert game.held(0) == ["doppelganger"]


@pytest.mark.character("doppelganger", "kobold", "druid", "quack-wizard")
def test_doppelganger_on_a_kobold_that_scores(tavern: Start) -> None:
    """A Kobold can be doubled, whatever it then plays: two points here."""
    game = tavern("kobold", deck=["druid", "quack-wizard"], players=[holder(), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True, card="kobold")
    assert game.points == [2, 0, 0]


@pytest.mark.character("doppelganger", "kobold")
def test_doppelganger_on_a_card_played_through_another(tavern: Start) -> None:
    """The card that a Kobold plays can be doubled instead."""
    game = tavern("kobold", deck=["alchemist"], players=[holder(), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "double", False, card="kobold")
    game.choose(0, "double", True, card="alchemist")
    assert game.coins(0)["common"] == 8


@pytest.mark.character("doppelganger", "thief")
def test_doppelganger_with_fresh_choices(tavern: Start) -> None:
    """Two uses, each with choices of its own."""
    game = tavern("thief", players=[holder(), guest(red=1, blue=1, yellow=1), guest()])
    game.bid(2, 1, 0)
    game.choose(0, "double", True)
    game.choose(0, "loot", "blue", ["red", "yellow", "blue"])
    game.choose(0, "loot", "red", ["red", "yellow"])
    assert game.stones(0) == {"red": 1, "blue": 1}


@pytest.mark.character("doppelganger", "witch")
def test_doppelganger_not_when_cursed(tavern: Start) -> None:
    """A cursed card has no power to double: nobody is asked."""
    game = tavern("alchemist", players=[holder(), guest(black=1), guest()])
    game.bid(2, {"black": 1}, 0)
    assert game.held(0) == ["doppelganger"]
    assert game.card == "blue-dragon"


# -- Ghost ------------------------------------------------------------------


@pytest.mark.character("ghost")
def test_ghost(tavern: Start) -> None:
    """Any used card that is not kept; those that give Magic coins too; not itself."""
    used = ["elf", "goldsmith", "gnome"]
    game = tavern("ghost", used=used)
    game.bid(1, 0, 0)
    standards = ["witch", "magician", "sorcerer", "thief", "wizard", "red-dragon", "yellow-dragon"]
    game.choose(0, "ghost", "goldsmith", [*standards, "goldsmith", "gnome"])
    assert game.coins(0)["amulet"] == 1
    assert "goldsmith" in game.used


@pytest.mark.character("ghost", "doppelganger")
def test_ghost_never_takes_the_doppelganger(tavern: Start) -> None:
    """A Doppelganger used up this round lies with the used cards, out of the Ghost's reach."""
    players = [holder(), guest(), guest()]
    game = tavern("gnome", "ghost", players=players, held_this_turn=["doppelganger"])
    game.bid(1, 0, 0)
    game.choose(0, "double", True)
    assert "doppelganger" in game.used
    game.bid(1, 0, 0)
    assert "doppelganger" not in game.match.waiting[0].options()


@pytest.mark.character("ghost", "thief")
def test_ghost_uses_the_auction_really_held(tavern: Start) -> None:
    """A Thief through a Ghost robs the second bidder of the Ghost's auction."""
    game = tavern("ghost", players=[guest(), guest(blue=1), guest(red=1)])
    game.bid(3, 1, 2)
    game.choose(0, "ghost", "thief")
    assert game.stones(0) == {"red": 1}


@pytest.mark.character("ghost", "necromancer")
def test_ghost_plays_the_necromancer(tavern: Start) -> None:
    """The Necromancer's price is what was bid for the Ghost."""
    game = tavern("ghost", used=["necromancer"])
    game.bid(3, 1, 0)
    game.choose(0, "ghost", "necromancer")
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.coins(0)["fairy"] == 6
    assert game.spent(0) == 0


# -- Goblin, Imp, Kobold ----------------------------------------------------


@pytest.mark.character("goblin")
def test_goblin(tavern: Start) -> None:
    """A random card of those to come is played, and not auctioned any more."""
    found = set()
    for seed in range(20):
        game = tavern("goblin", "gnome", "fairy", seed=seed, then=None)
        game.bid(1, 0, 0)
        [played] = game.events("played")
        found.add(played["card"])
        assert played["card"] in game.used
        assert played["card"] not in game.to_come
        assert game.coins(0)["fairy"] == (9 if played["card"] == "fairy" else 8)
    assert found == {"gnome", "fairy"}


@pytest.mark.character("goblin", "pixie")
def test_goblin_plays_a_kept_card(tavern: Start) -> None:
    """A kept card that is drawn is kept."""
    game = tavern("goblin", "pixie", then=None)
    game.bid(1, 0, 0)
    assert game.held(0) == ["pixie"]
    assert game.events("turn-ended")


@pytest.mark.character("goblin", "imp")
@pytest.mark.ruling("T7")
@pytest.mark.parametrize("card", ["goblin", "imp"])
def test_goblin_and_imp_as_last_card(tavern: Start, card: str) -> None:
    """Not auctioned, discarded; T7: the auction before it gives the King's Favor."""
    game = tavern("red-dragon", card, then=None, favor=0)
    game.bid(0, 1, 0)
    assert game.events("card-passed") == [{"card": card}]
    assert card in game.discards
    assert game.match.view(None)["table"]["favor"] == 1


@pytest.mark.character("imp")
def test_imp(tavern: Start) -> None:
    """A card of the player's choice of those to come."""
    game = tavern("imp", "gnome", "fairy")
    game.bid(1, 0, 0)
    game.choose(0, "imp", "gnome", ["blue-dragon", "decline", "fairy", "gnome"])
    assert game.coins(0) == {"fairy": 8, "common": 4, "silver": 7}
    assert "gnome" in game.used
    assert {game.card, *game.to_come} == {"blue-dragon", "fairy"}


@pytest.mark.character("imp", "black-death")
def test_imp_need_not_take_a_card(tavern: Start) -> None:
    """F7: the text of this edition says may: the last card can be left to its auction."""
    game = tavern("imp", "black-death", players=[guest(points=1), guest(), guest()], then=None)
    game.bid(1, 0, 0)
    game.choose(0, "imp", "decline", ["black-death", "decline"])
    assert game.points == [1, 0, 0]
    assert game.card == "black-death"


@pytest.mark.character("kobold")
def test_kobold(tavern: Start) -> None:
    """The first card of the deck is played, and lies with the used ones."""
    game = tavern("kobold", deck=["alchemist", "gnome"])
    game.bid(1, 0, 0)
    assert game.coins(0)["common"] == 5
    assert game.used[-1] == "alchemist"
    assert game.deck == ["gnome"]


@pytest.mark.character("kobold", "ghost", "imp")
def test_kobold_chains(tavern: Start) -> None:
    """Chains are allowed: an Imp from the deck plays a card to come; a Ghost a used one."""
    game = tavern("kobold", "gnome", deck=["imp"])
    game.bid(1, 0, 0)
    game.choose(0, "imp", "gnome", ["blue-dragon", "decline", "gnome"])
    assert game.coins(0)["silver"] == 7
    game = tavern("kobold", deck=["ghost", "fairy"])
    game.bid(1, 0, 0)
    game.choose(0, "ghost", "kobold")
    assert game.coins(0)["fairy"] == 9


@pytest.mark.character("kobold")
def test_kobold_reshuffles(tavern: Start) -> None:
    """The deck is empty: the discards are reshuffled first."""
    game = tavern("kobold", deck=[])
    game.bid(1, 0, 0)
    assert len(game.events("deck-reshuffled")) == 1
    assert len(game.events("played")) >= 1


@pytest.mark.character("kobold", "puppeteer")
def test_kobold_finds_a_kept_card(tavern: Start) -> None:
    """A kept card from the deck is kept."""
    game = tavern("kobold", deck=["puppeteer"])
    game.bid(1, 0, 0)
    assert game.held(0) == ["puppeteer"]
    assert "puppeteer" not in game.used
