"""Specials that play other cards: Doppelganger, Ghost, Goblin, Imp."""

from __future__ import annotations

import pytest

from dragonstones import IllegalAnswer

from .scenario import Player, Start, player

STANDARDS = ["witch", "magician", "sorcerer", "thief", "wizard", "red-dragon", "yellow-dragon"]


def holder(**more: int) -> Player:
    """A player who holds the Doppelganger."""
    return player(**more, held=["doppelganger"])


# -- Doppelganger -----------------------------------------------------------


@pytest.mark.character("doppelganger")
def test_doppelganger_is_kept(scenario: Start) -> None:
    """It stays in front of its winner, face up, over the end of the turn."""
    game = scenario("doppelganger", then=None)
    game.bid(1, 0, 0)
    assert game.events("turn-ended")[0]["turn"] == 2
    assert game.held(0) == ["doppelganger"]
    assert "doppelganger" not in game.discards
    assert game.match.view(1)["table"]["seats"][0]["held"] == ["doppelganger"]


@pytest.mark.character("doppelganger")
def test_doppelganger_doubles(scenario: Start) -> None:
    """Declared after winning: the power is used twice; then the card is discarded."""
    game = scenario("alchemist", players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True, [False, True], card="alchemist")
    assert game.coins(0)["common"] == 8
    assert game.held(0) == []
    assert game.discards == ["doppelganger"]
    assert "doppelganger" not in game.used
    assert game.events("doubled") == [{"seat": 0, "card": "alchemist"}]


@pytest.mark.character("doppelganger")
def test_doppelganger_can_wait(scenario: Start) -> None:
    """Its holder may keep it for a later card."""
    game = scenario("alchemist", "gnome", players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", False)
    assert game.coins(0)["common"] == 5
    assert game.held(0) == ["doppelganger"]
    game.bid(1, 0, 0)
    game.choose(0, "double", True, card="gnome")
    assert game.coins(0) == {"fairy": 6, "common": 9, "silver": 9}


@pytest.mark.character("doppelganger", "necromancer")
def test_doppelganger_not_on_the_necromancer(scenario: Start) -> None:
    """It cannot be played on the Necromancer."""
    game = scenario("necromancer", players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.held(0) == ["doppelganger"]
    assert game.card == "blue-dragon"


@pytest.mark.character("doppelganger", "necromancer")
def test_doppelganger_not_on_a_necromancer_of_another_card(scenario: Start) -> None:
    """Nor on a Necromancer that an Imp plays."""
    game = scenario("imp", "necromancer", players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", False, card="imp")
    game.choose(0, "imp", "necromancer", ["blue-dragon", "necromancer"])
    game.choose(0, "necromancer", "decline")
    assert game.held(0) == ["doppelganger"]


@pytest.mark.character("doppelganger")
def test_doppelganger_only_for_its_holder(scenario: Start) -> None:
    """It is asked for only when its holder has won."""
    game = scenario("alchemist", players=[holder(), player(), player()])
    game.bid(1, 2, 0)
    assert game.coins(1)["common"] == 5
    assert game.card == "blue-dragon"


@pytest.mark.character("doppelganger", "witch")
def test_doppelganger_after_the_curse(scenario: Start) -> None:
    """It is declared after the curse check: a cursed card does not cost it."""
    game = scenario("alchemist", players=[holder(), player(black=1), player()])
    game.bid(3, {"black": 1}, 0)
    assert game.events("cursed") == [{"card": "alchemist", "seats": [1]}]
    assert game.held(0) == ["doppelganger"]
    assert game.card == "blue-dragon"


@pytest.mark.character("doppelganger", "magician")
def test_doppelganger_fresh_choices(scenario: Start) -> None:
    """The two uses have fresh choices: a point first, silver after it."""
    game = scenario("magician", players=[holder(red=8), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True)
    game.choose(0, "either", "first", ["first", "second"])
    game.choose(0, "either", "second", ["first", "second"])
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 4}
    assert game.coins(0)["silver"] == 8


@pytest.mark.character("doppelganger", "magician")
def test_doppelganger_second_use_sees_the_first(scenario: Start) -> None:
    """The stones paid for the first use are gone at the second."""
    game = scenario("magician", players=[holder(red=7), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True)
    game.choose(0, "either", "first")
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 3}
    assert game.coins(0)["silver"] == 8


@pytest.mark.character("doppelganger", "witch")
def test_doppelganger_on_the_witch(scenario: Start) -> None:
    """Two black coins: this is what the second one is for."""
    game = scenario("witch", players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True, card="witch")
    assert game.coins(0)["black"] == 2
    assert game.bank["black"] == 0


@pytest.mark.character("doppelganger", "thief")
def test_doppelganger_on_the_thief(scenario: Start) -> None:
    """Two thefts; the second may have another victim or find only gold."""
    game = scenario("thief", players=[holder(), player(red=1), player(blue=1)])
    game.bid(3, 2, 2)
    game.choose(0, "double", True)
    game.choose(0, "victim", 1, [1, 2])
    assert game.stones(0) == {"red": 1, "blue": 1}  # only seat 2 had a stone left

    game = scenario("thief", players=[holder(), player(red=1), player(blue=1)])
    game.bid(3, 2, 1)
    game.choose(0, "double", True)
    assert game.stones(0) == {"red": 1}
    assert game.coins(0)["common"] == 3


@pytest.mark.character("doppelganger", "quack-wizard")
def test_doppelganger_on_the_quack_wizard(scenario: Start) -> None:
    """All stones for a point, then a point for free."""
    game = scenario("quack-wizard", players=[holder(red=3), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True)
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {}


@pytest.mark.character("doppelganger", "rainbow-dragon")
def test_doppelganger_on_the_rainbow_dragon(scenario: Start) -> None:
    """Two draws, each with its own colour."""
    game = scenario("rainbow-dragon", players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True)
    game.choose(0, "colour", "red")
    game.choose(0, "draw", "stop")
    game.choose(0, "colour", "blue")
    game.choose(0, "draw", "stop")
    assert game.card == "blue-dragon"


@pytest.mark.character("doppelganger", "red-dragon")
@pytest.mark.ruling("F8")
def test_doppelganger_with_a_short_bank(scenario: Start) -> None:
    """F8: the second use finds the bank as the first one left it."""
    game = scenario("red-dragon", players=[holder(), player(red=11), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True)
    assert game.stones(0) == {"red": 1}
    assert game.events("nothing-happened") == [{"seat": 0, "card": "red-dragon"}]


@pytest.mark.character("doppelganger", "goblin")
def test_doppelganger_on_the_goblin(scenario: Start) -> None:
    """A doubled Goblin draws two cards, neither of which is auctioned any more."""
    game = scenario("goblin", "alchemist", "gnome", then=None, deck=["troll", "fairy"],
                    players=[holder(), player(), player()])  # fmt: skip
    game.bid(1, 0, 0)
    game.choose(0, "double", True, card="goblin")
    assert game.coins(0) == {"fairy": 8, "common": 7, "silver": 7}
    assert game.events("card-shown") == [{"card": "goblin"}, {"card": "witch"}]
    assert {"goblin", "alchemist", "gnome", "doppelganger"} <= set(game.discards)


@pytest.mark.character("doppelganger", "goblin")
def test_doppelganger_on_the_goblin_with_one_card(scenario: Start) -> None:
    """With one card left the second draw finds nothing."""
    game = scenario("goblin", "alchemist", then=None, players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True, card="goblin")
    assert game.coins(0)["common"] == 5
    assert game.events("nothing-happened") == [{"seat": 0, "card": "goblin"}]


@pytest.mark.character("doppelganger", "goblin")
def test_doppelganger_on_the_card_of_a_goblin(scenario: Start) -> None:
    """It can be played on the card that a Goblin draws instead of on the Goblin."""
    game = scenario("goblin", "alchemist", then=None, players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", False, card="goblin")
    game.choose(0, "double", True, card="alchemist")
    assert game.coins(0)["common"] == 8
    assert game.held(0) == []


@pytest.mark.character("doppelganger", "imp")
def test_doppelganger_on_the_imp(scenario: Start) -> None:
    """A doubled Imp chooses twice; the first card cannot be chosen again."""
    game = scenario("imp", "alchemist", "gnome", players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True, card="imp")
    game.choose(0, "imp", "gnome", ["alchemist", "blue-dragon", "gnome"])
    game.choose(0, "imp", "alchemist", ["alchemist", "blue-dragon"])
    assert game.coins(0) == {"fairy": 7, "common": 7, "silver": 7}
    assert game.card == "blue-dragon"


@pytest.mark.character("doppelganger", "ghost")
def test_doppelganger_on_the_ghost(scenario: Start) -> None:
    """A doubled Ghost names two cards, or the same one twice."""
    game = scenario("ghost", used=["gnome"], players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True, card="ghost")
    game.choose(0, "ghost", "gnome", [*STANDARDS, "gnome"])
    game.choose(0, "ghost", "gnome", [*STANDARDS, "gnome"])
    assert game.coins(0) == {"fairy": 7, "common": 6, "silver": 9}


@pytest.mark.character("doppelganger", "ghost")
def test_doppelganger_on_the_card_of_a_ghost(scenario: Start) -> None:
    """It can be played on the card that a Ghost names."""
    game = scenario("ghost", used=["gnome"], players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", False, card="ghost")
    game.choose(0, "ghost", "gnome")
    game.choose(0, "double", True, card="gnome")
    assert game.coins(0) == {"fairy": 7, "common": 6, "silver": 9}


@pytest.mark.character("doppelganger", "ghost", "necromancer")
@pytest.mark.ruling("F14")
def test_doppelganger_on_a_ghost_that_names_the_necromancer(scenario: Start) -> None:
    """A doubled Ghost may name the Necromancer once."""
    game = scenario("ghost", used=["necromancer"], players=[holder(), player(), player()])
    game.bid(3, 0, 0)
    game.choose(0, "double", True, card="ghost")
    game.choose(0, "ghost", "necromancer", [*STANDARDS, "necromancer"])
    game.choose(0, "necromancer", "pay")
    game.choose(0, "ghost", "red-dragon", STANDARDS)
    assert game.points == [1, 0, 0]
    assert game.spent(0) == 0
    assert game.bank["fairy"] == 39
    assert game.stones(0) == {"red": 1}


@pytest.mark.character("doppelganger", "ghost")
@pytest.mark.ruling("F15")
def test_doppelganger_used_in_its_own_turn(scenario: Start) -> None:
    """Used in the turn of its auction it lies with the used cards, and a Ghost may take it."""
    game = scenario("doppelganger", "alchemist", "ghost")
    game.bid(1, 0, 0)
    assert "doppelganger" not in game.used
    game.bid(1, 0, 0)
    game.choose(0, "double", True)
    assert game.used[-2:] == ["alchemist", "doppelganger"]
    game.bid(0, 1, 0)
    game.choose(1, "ghost", "doppelganger", [*STANDARDS, "alchemist", "doppelganger"])
    assert game.held(1) == ["doppelganger"]
    assert "doppelganger" not in game.used
    game.bid(0, 0, 0)  # the end of the turn
    assert game.held(1) == ["doppelganger"]


@pytest.mark.character("doppelganger", "ghost")
def test_doppelganger_taken_back_by_the_ghost_it_doubles(scenario: Start) -> None:
    """A doubled Ghost may take the Doppelganger first, and play it on its second card."""
    game = scenario("ghost", used=["gnome"], held_this_turn=["doppelganger"],
                    players=[holder(), player(), player()])  # fmt: skip
    game.bid(1, 0, 0)
    game.choose(0, "double", True, card="ghost")
    game.choose(0, "ghost", "doppelganger", [*STANDARDS, "gnome", "doppelganger"])
    assert game.held(0) == ["doppelganger"]
    game.choose(0, "ghost", "gnome", [*STANDARDS, "gnome"])
    game.choose(0, "double", True, card="gnome")
    assert game.coins(0) == {"fairy": 7, "common": 6, "silver": 9}
    assert game.used[-1] == "doppelganger"


@pytest.mark.character("doppelganger", "ghost")
def test_doppelganger_used_in_a_later_turn(scenario: Start) -> None:
    """Used in a later turn it is discarded, out of the Ghost's reach."""
    game = scenario("alchemist", "ghost", players=[holder(), player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True)
    game.bid(0, 1, 0)
    game.choose(1, "ghost", "alchemist", [*STANDARDS, "alchemist"])
    assert game.discards == ["doppelganger"]


# -- Ghost ------------------------------------------------------------------


@pytest.mark.character("ghost")
@pytest.mark.ruling("F15")
def test_ghost_plays_a_card_of_this_turn(scenario: Start) -> None:
    """It plays any card auctioned this turn, not itself; the card stays where it is."""
    game = scenario("ghost", used=["alchemist"])
    game.bid(1, 0, 0)
    game.choose(0, "ghost", "alchemist", [*STANDARDS, "alchemist"])
    assert game.coins(0)["common"] == 5
    assert game.used == [*STANDARDS, "alchemist", "ghost"]
    assert game.events("played") == [
        {"seat": 0, "card": "alchemist", "through": "ghost", "new": False}
    ]


@pytest.mark.character("ghost")
@pytest.mark.ruling("F15")
def test_ghost_plays_cards_that_nobody_used(scenario: Start) -> None:
    """F15: a card without bids, a tied one, a cursed one: all count as auctioned."""
    players = [player(), player(), player(black=1)]
    game = scenario("alchemist", "gnome", "fairy", "ghost", players=players)
    game.bid(0, 0, 0)
    game.bid(1, 1, 0)
    game.silver({0: 0, 1: 0})
    game.bid(1, 0, {"black": 1})
    game.bid(1, 0, 0)
    game.choose(0, "ghost", "fairy", [*STANDARDS, "alchemist", "gnome", "fairy"])
    assert game.bank["fairy"] == 35


@pytest.mark.character("ghost", "witch")
def test_ghost_plays_the_witch(scenario: Start) -> None:
    """The Witch too: a second black coin is out."""
    game = scenario("ghost", players=[player(), player(black=1), player()])
    game.bid(1, 0, 0)
    game.choose(0, "ghost", "witch")
    assert game.coins(0)["black"] == 1
    assert game.bank["black"] == 0
    assert "witch" in game.used


@pytest.mark.character("ghost", "doppelganger")
def test_ghost_takes_an_unsold_doppelganger(scenario: Start) -> None:
    """A Doppelganger that nobody holds: the Ghost's winner then holds it, out of the pile."""
    game = scenario("ghost", used=["doppelganger"])
    game.bid(1, 0, 0)
    game.choose(0, "ghost", "doppelganger", [*STANDARDS, "doppelganger"])
    assert game.held(0) == ["doppelganger"]
    assert game.used == [*STANDARDS, "ghost"]


@pytest.mark.character("ghost", "doppelganger")
def test_ghost_leaves_a_held_doppelganger(scenario: Start) -> None:
    """A Doppelganger that a player holds cannot be named, though it was auctioned this turn."""
    game = scenario("doppelganger", "ghost")
    game.bid(1, 0, 0)
    game.bid(0, 1, 0)
    game.choose(1, "ghost", "red-dragon", STANDARDS)
    assert game.held(0) == ["doppelganger"]


@pytest.mark.character("ghost", "thief")
@pytest.mark.ruling("F14")
def test_ghost_thief_robs_the_second_of_the_ghost(scenario: Start) -> None:
    """F14: the auction really held, the Ghost's, gives the second bidder."""
    game = scenario("ghost", players=[player(), player(red=1), player(blue=1)])
    game.bid(3, 1, 2)
    game.choose(0, "ghost", "thief")
    assert game.stones(0) == {"blue": 1}


@pytest.mark.character("ghost", "thief")
@pytest.mark.ruling("F14")
def test_ghost_thief_after_a_silver_round(scenario: Start) -> None:
    """F14: and its silver round, if it had one."""
    players = [player(), player(red=1), player(blue=1), player(yellow=1)]
    game = scenario("ghost", players=players)
    game.bid(3, 2, 3, 0)
    game.silver({0: 1, 2: 0})
    game.choose(0, "ghost", "thief")
    assert game.stones(0) == {"blue": 1}


@pytest.mark.character("ghost", "necromancer")
@pytest.mark.ruling("F14")
def test_ghost_necromancer_costs_the_bid_for_the_ghost(scenario: Start) -> None:
    """F14: the Necromancer's price is what was bid for the Ghost."""
    game = scenario("necromancer", "ghost")
    game.bid(1, 4, 0)
    game.choose(1, "necromancer", "decline")
    game.bid(2, 1, 0)
    game.choose(0, "ghost", "necromancer")
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.spent(0) == 1  # the bid for the Necromancer
    assert game.spent(1) == 5
    assert game.bank["fairy"] == 38


@pytest.mark.character("ghost", "goblin")
@pytest.mark.ruling("F15")
def test_ghost_drawn_by_a_goblin(scenario: Start) -> None:
    """The card that led to a Ghost is already in the pile: the Goblin can be named, and
    draws again."""
    game = scenario("goblin", "ghost", then=None, deck=["troll", "fairy"])
    game.bid(1, 0, 0)
    game.choose(0, "ghost", "goblin", [*STANDARDS[:6], "blue-dragon", "yellow-dragon", "goblin"])
    assert game.events("nothing-happened") == [{"seat": 0, "card": "goblin"}]
    assert {"goblin", "ghost"} <= set(game.discards)


@pytest.mark.character("ghost", "goblin")
def test_ghost_plays_a_goblin(scenario: Start) -> None:
    """A Goblin played through a Ghost draws from the cards to come."""
    game = scenario("ghost", "alchemist", then=None, used=["goblin"])
    game.bid(1, 0, 0)
    game.choose(0, "ghost", "goblin")
    assert game.coins(0)["common"] == 5
    assert game.events("card-shown") == [{"card": "ghost"}, {"card": "witch"}]


# -- Goblin -----------------------------------------------------------------


@pytest.mark.character("goblin")
@pytest.mark.ruling("F15")
def test_goblin_plays_a_card_to_come(scenario: Start) -> None:
    """One card at random of those to come is played, and joins the used ones."""
    drawn = set()
    for seed in range(20):
        game = scenario("goblin", "alchemist", "gnome", "dwarf-4", seed=seed)
        game.bid(1, 0, 0)
        [played] = game.events("played")
        card = played["card"]
        drawn.add(card)
        assert played == {"seat": 0, "card": card, "through": "goblin", "new": True}
        assert game.used[-2:] == ["goblin", card]
        left = [other for other in ("alchemist", "gnome", "dwarf-4", "blue-dragon")
                if other != card]  # fmt: skip
        assert [game.card, *game.to_come] == left
    assert drawn == {"alchemist", "gnome", "dwarf-4", "blue-dragon"}


@pytest.mark.character("goblin")
def test_goblin_card_is_not_auctioned(scenario: Start) -> None:
    """The drawn card is not auctioned any more: here the turn is over."""
    game = scenario("goblin", "alchemist", then=None)
    game.bid(1, 0, 0)
    assert game.coins(0)["common"] == 5
    assert game.events("card-shown") == [{"card": "goblin"}, {"card": "witch"}]


@pytest.mark.character("goblin", "imp")
@pytest.mark.ruling("F15")
@pytest.mark.parametrize("card", ["goblin", "imp"])
def test_goblin_or_imp_as_last_card(scenario: Start, card: str) -> None:
    """As last card of the turn they are not auctioned at all: the turn ends at once."""
    game = scenario("red-dragon", card, then=None, deck=["troll", "fairy"])
    game.bid(2, 0, 0)
    assert game.events("card-passed") == [{"card": card}]
    assert game.events("card-shown") == [{"card": "red-dragon"}, {"card": "witch"}]
    assert game.coins(0)["fairy"] == 8
    assert card in game.discards


@pytest.mark.character("goblin", "imp")
def test_goblin_left_over(scenario: Start) -> None:
    """It is passed on too when an Imp has played the other cards away."""
    game = scenario("imp", "red-dragon", "goblin", then=None)
    game.bid(2, 0, 0)
    game.choose(0, "imp", "red-dragon", ["goblin", "red-dragon"])
    assert game.stones(0) == {"red": 1}
    assert game.events("card-passed") == [{"card": "goblin"}]
    assert game.events("card-shown") == [{"card": "imp"}, {"card": "witch"}]


@pytest.mark.character("goblin", "imp")
def test_goblin_draws_the_last_card_an_imp(scenario: Start) -> None:
    """An Imp drawn with no card left does nothing."""
    game = scenario("goblin", "imp", then=None)
    game.bid(1, 0, 0)
    assert game.events("played") == [{"seat": 0, "card": "imp", "through": "goblin", "new": True}]
    assert game.events("nothing-happened") == [{"seat": 0, "card": "imp"}]
    assert game.events("turn-ended")[0]["turn"] == 2


@pytest.mark.character("goblin", "doppelganger")
def test_goblin_draws_a_doppelganger(scenario: Start) -> None:
    """A drawn Doppelganger is held."""
    game = scenario("goblin", "doppelganger", then=None)
    game.bid(1, 0, 0)
    assert game.held(0) == ["doppelganger"]
    assert "doppelganger" not in game.used


@pytest.mark.character("goblin", "thief")
@pytest.mark.ruling("F14")
def test_goblin_thief_robs_the_second_of_the_goblin(scenario: Start) -> None:
    """F14: a Thief drawn robs the second bidder of the Goblin's auction."""
    game = scenario("goblin", "thief", then=None, players=[player(), player(red=1), player(blue=1)])
    game.bid(3, 1, 2)
    assert game.stones(0) == {"blue": 1}


# -- Imp --------------------------------------------------------------------


@pytest.mark.character("imp")
@pytest.mark.ruling("F15")
def test_imp_plays_a_card_of_its_choice(scenario: Start) -> None:
    """A card to come, of the player's choice, is played and joins the used ones."""
    game = scenario("imp", "gnome", "alchemist")
    game.bid(1, 0, 0)
    game.choose(0, "imp", "alchemist", ["alchemist", "blue-dragon", "gnome"])
    assert game.coins(0)["common"] == 5
    assert game.used[-2:] == ["imp", "alchemist"]
    assert {game.card, *game.to_come} == {"blue-dragon", "gnome"}
    assert game.events("played") == [
        {"seat": 0, "card": "alchemist", "through": "imp", "new": True}
    ]


@pytest.mark.character("imp")
def test_imp_cannot_play_a_used_card(scenario: Start) -> None:
    """Only cards to come."""
    game = scenario("imp", "gnome")
    game.bid(1, 0, 0)
    with pytest.raises(IllegalAnswer) as error:
        game.answer(0, "witch")
    assert error.value.code == "not-an-option"


@pytest.mark.character("imp")
@pytest.mark.ruling("F13")
def test_imp_shuffles_the_cards_to_come(scenario: Start) -> None:
    """After the choice the undrawn cards are shuffled; the options do not tell their order."""
    orders = set()
    for seed in range(30):
        game = scenario("imp", "wizard", "thief", "sorcerer", "gnome", then=None, seed=seed)
        game.bid(1, 0, 0)
        game.choose(0, "imp", "gnome", ["gnome", "sorcerer", "thief", "wizard"])
        orders.add((game.card, *game.to_come))
    assert len(orders) == 6


@pytest.mark.character("imp", "goblin")
def test_imp_chain(scenario: Start) -> None:
    """Chains are allowed while cards are left: an Imp plays a Goblin, which draws the last."""
    game = scenario("imp", "goblin", "alchemist", then=None, deck=["troll", "fairy"])
    game.bid(1, 0, 0)
    game.choose(0, "imp", "goblin", ["alchemist", "goblin"])
    assert game.coins(0)["common"] == 5
    assert [played["card"] for played in game.events("played")] == ["goblin", "alchemist"]
    assert {"imp", "goblin", "alchemist"} <= set(game.discards)


@pytest.mark.character("imp", "ghost")
def test_imp_plays_a_ghost(scenario: Start) -> None:
    """A Ghost played through an Imp may name the Imp, which chooses again."""
    game = scenario("imp", "ghost", "alchemist", "gnome", then=None)
    game.bid(1, 0, 0)
    game.choose(0, "imp", "ghost", ["alchemist", "ghost", "gnome"])
    standards = [*STANDARDS[:6], "blue-dragon", "yellow-dragon"]
    game.choose(0, "ghost", "imp", [*standards, "imp"])
    game.choose(0, "imp", "gnome", ["alchemist", "gnome"])
    assert game.coins(0) == {"fairy": 7, "common": 4, "silver": 7}
    assert game.card == "alchemist"


@pytest.mark.character("imp", "doppelganger")
def test_imp_plays_a_doppelganger(scenario: Start) -> None:
    """A Doppelganger chosen is held, and counts as one of this turn."""
    game = scenario("imp", "doppelganger", "alchemist", "ghost")
    game.bid(1, 0, 0)
    game.choose(0, "imp", "doppelganger")
    assert game.held(0) == ["doppelganger"]
    assert game.used[-1] == "imp"
    assert list(game.table.held_this_turn) == ["doppelganger"]


@pytest.mark.character("imp", "two-headed-dragon")
def test_imp_with_two_cards_of_a_kind(scenario: Start) -> None:
    """Of two cards of a kind one is played and the other stays."""
    game = scenario("imp", "two-headed-dragon", "two-headed-dragon")
    game.bid(1, 0, 0)
    game.choose(0, "imp", "two-headed-dragon", ["blue-dragon", "two-headed-dragon"])
    assert {game.card, *game.to_come} == {"blue-dragon", "two-headed-dragon"}
    assert game.used[-1] == "two-headed-dragon"
