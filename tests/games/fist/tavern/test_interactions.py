"""Cards and coins of the Tavern Edition that meet each other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fist.scenario import Scenario, Start

from .conftest import guest

PLAIN = {"fairy": 9, "common": 2, "silver": 5}


# -- Innkeeper and Illusionist ------------------------------------------------------


def test_innkeeper_after_a_black_coin(tavern: Start) -> None:
    """The black coin goes back behind its screen with everything else; then nobody is cursed."""
    players = [guest(black=1, amulet=1), guest(held=["innkeeper"]), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid({"black": 1, "amulet": 1, "common": 1}, 3, 2)
    game.choose(1, "use", True, [False, True, "never"], what="innkeeper")
    assert game.coins(0) == PLAIN | {"black": 1, "amulet": 1}
    assert game.coins(1) == PLAIN
    assert game.spent(1) == 0
    assert game.events("cursed") == []
    assert game.held(1) == []
    assert "innkeeper" in game.discards
    game.bid(0, 1, 0)
    assert game.stones(1) == {"red": 1}
    assert game.coins(0)["black"] == 1


def test_innkeeper_in_a_silver_round(tavern: Start) -> None:
    """Only the silver round is played again; anybody may ask for it, even a seat not in it."""
    game = tavern("red-dragon", players=[guest(), guest(), guest(held=["innkeeper"])], favor=0)
    game.bid(3, 3, 0)
    game.choose(2, "use", False, what="innkeeper")
    game.silver({0: 5, 1: 1})
    game.choose(2, "use", True, what="innkeeper")
    assert [game.coins(seat)["silver"] for seat in (0, 1)] == [5, 5]
    assert [game.spent(seat) for seat in (0, 1)] == [3, 3]
    game.silver({0: 1, 1: 2})
    assert game.stones(1) == {"red": 1}
    assert [game.coins(seat)["silver"] for seat in (0, 1)] == [4, 3]


def test_two_innkeepers_in_one_auction(tavern: Start) -> None:
    """Each has the bids made again."""
    players = [guest(held=["innkeeper"]), guest(held=["innkeeper"]), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, 0, 1)
    game.choose(0, "use", True, what="innkeeper")
    game.bid(0, 0, 1)
    game.choose(1, "use", True, what="innkeeper")
    game.bid(0, 0, 1)
    assert game.stones(2) == {"red": 1}
    assert game.spent(2) == 1
    assert [game.held(seat) for seat in range(2)] == [[], []]


def test_innkeeper_with_an_announced_illusionist(tavern: Start) -> None:
    """The Illusionist is back: its owner is asked again, and may keep it this time."""
    players = [guest(held=["illusionist"]), guest(held=["innkeeper"]), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.choose(0, "use", True, what="illusionist")
    game.answer(0, {"left": {"fairy": 4}, "right": {"fairy": 5, "common": 2}})
    game.answer(1, {"fairy": 3})
    game.answer(2, {})
    game.choose(0, "open-fist", "left")
    game.choose(1, "use", True, what="innkeeper")
    assert game.held(0) == ["illusionist"]
    assert game.coins(0) == PLAIN
    game.choose(0, "use", False, what="illusionist")
    game.bid(1, 2, 0)
    assert game.stones(1) == {"red": 1}
    assert game.held(0) == ["illusionist"]


def test_illusionist_in_a_silver_round(tavern: Start) -> None:
    """Only the opened fist counts and is spent; the other silver stays."""
    game = tavern("red-dragon", players=[guest(held=["illusionist"]), guest(), guest()], favor=0)
    game.choose(0, "use", False, what="illusionist")
    game.bid(3, 3, 1)
    game.choose(0, "use", True, what="illusionist")
    assert game.waiting == {0: "two-fists", 1: "bid"}
    game.answer(0, {"left": {"silver": 1}, "right": {"silver": 4}})
    game.answer(1, {"silver": 3})
    assert game.events("fists-opened")[-1]["seats"] == [1]
    game.choose(0, "open-fist", "right", ["left", "right"])
    assert game.stones(0) == {"red": 1}
    assert game.coins(0) == {"fairy": 6, "common": 2, "silver": 1}
    assert game.held(0) == []


def test_illusionist_is_not_asked_outside_the_tie(tavern: Start) -> None:
    """In a silver round only those who bid have fists."""
    game = tavern("red-dragon", players=[guest(held=["illusionist"]), guest(), guest()], favor=0)
    game.choose(0, "use", False, what="illusionist")
    game.bid(1, 3, 3)
    game.silver({1: 1, 2: 0})
    assert game.stones(1) == {"red": 1}
    assert game.held(0) == ["illusionist"]


def test_illusionist_closes_the_fist_with_the_black_coin(tavern: Start) -> None:
    """A black coin in the fist that stays closed curses nobody and is not spent."""
    players = [guest(black=1, held=["illusionist"]), guest(), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.choose(0, "use", True, what="illusionist")
    game.answer(0, {"left": {"black": 1}, "right": {"fairy": 2}})
    game.answer(1, {"fairy": 1})
    game.answer(2, {})
    game.choose(0, "open-fist", "right")
    assert game.events("cursed") == []
    assert game.stones(0) == {"red": 1}
    assert game.coins(0)["black"] == 1


def test_illusionist_for_the_stonecutter(tavern: Start) -> None:
    """Stones in each fist; those of the closed one stay."""
    players = [guest(red=3, white=1, held=["illusionist"]), guest(blue=2), guest()]
    game = tavern("stonecutter", players=players, favor=0)
    game.choose(0, "use", True, what="illusionist")
    game.answer(0, {"left": {"red": 3}, "right": {"white": 1}})
    game.answer(1, {"blue": 2})
    game.answer(2, {})
    game.choose(0, "open-fist", "left")
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"white": 1}
    assert game.stones(1) == {}


# -- ties: Crook and Dealer -----------------------------------------------------------


def test_crook_before_dealer(tavern: Start) -> None:
    """A tie in gold is the Crook's first; the Dealer waits for a tie in silver."""
    players = [guest(), guest(held=["dealer"]), guest(held=["crook"])]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(3, 3, 0)
    game.choose(2, "use", True, what="crook")
    assert game.stones(2) == {"red": 1}
    assert game.events("won") == [{"seat": 2, "card": "red-dragon"}]
    assert game.held(1) == ["dealer"]
    assert game.held(2) == []


def test_dealer_after_a_declined_crook(tavern: Start) -> None:
    """The Crook is not asked in silver; the Dealer wins unasked, without having bid."""
    players = [guest(), guest(held=["crook"]), guest(held=["dealer"])]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(3, 3, 0)
    game.choose(1, "use", False, what="crook")
    game.silver({0: 2, 1: 2})
    assert game.stones(2) == {"red": 1}
    assert game.held(2) == ["dealer"]
    assert game.held(1) == ["crook"]


def test_dealer_needs_silver_in_the_tie(tavern: Start) -> None:
    """Ties of 1 or more: two empty fists are no tie to win."""
    game = tavern("red-dragon", players=[guest(), guest(), guest(held=["dealer"])], favor=0)
    game.bid(3, 3, 0)
    game.silver({0: 0, 1: 0})
    assert game.events("nobody-won") == [{"card": "red-dragon", "seats": []}]
    assert game.stones(2) == {}


def test_crook_uses_his_own_bid(tavern: Start) -> None:
    """The Crook's bid feeds the power: 1 against 3 gives the Halfling's winner nothing."""
    game = tavern("halfling", players=[guest(), guest(), guest(held=["crook"])], favor=0)
    game.bid(3, 3, 1)
    game.choose(2, "use", True, what="crook")
    assert game.events("nothing-happened") == [{"seat": 2, "card": "halfling"}]
    assert game.coins(2)["common"] == 2


def test_crook_and_the_druid_but_not_the_stonecutter(tavern: Start) -> None:
    """Common Gold is gold; stones are not."""
    players = [guest(red=1), guest(blue=1), guest(held=["crook"])]
    game = tavern("stonecutter", "druid", players=players, favor=0)
    game.answer(0, {"red": 1})
    game.answer(1, {"blue": 1})
    game.answer(2, {})
    game.silver({0: 1, 1: 1})
    assert game.points == [0, 0, 0]
    assert game.match.waiting[0].details() == {"stage": "common", "limits": {"common": 2}}
    game.answer(0, {"common": 1})
    game.answer(1, {"common": 1})
    game.answer(2, {})
    game.choose(2, "use", True, what="crook")
    assert game.points == [0, 0, 1]


def test_crook_takes_the_black_death_at_zero(tavern: Start) -> None:
    """A tie at 0 for the lowest place counts; the Crook loses the point."""
    players = [guest(points=1), guest(points=1), guest(points=1, held=["crook"])]
    game = tavern("black-death", players=players, favor=0)
    game.bid(0, 0, 2)
    game.choose(2, "use", True, what="crook")
    assert game.points == [1, 1, 0]


# -- purple coins --------------------------------------------------------------------


def test_purple_with_a_single_bidder(tavern: Start) -> None:
    """Nobody is second with 1 or more: nobody wins, and it is not an auction without bids."""
    players = [guest(magic_purple=1), guest(fairy=8, spent=1), guest()]
    game = tavern("red-dragon", players=players, favor=1)
    game.bid({"fairy": 2, "magic-purple": 1}, 0, 0)
    assert game.events("won") == []
    assert game.events("no-bids") == []
    assert game.spent(1) == 1
    assert game.bank["magic-purple"] == 2
    assert game.table.court and game.table.court.favor == 1


def test_purple_makes_the_second_highest_win(tavern: Start) -> None:
    """The thief then robs the highest bidder, who is the best of the others."""
    players = [guest(magic_purple=1, red=1), guest(), guest(blue=1)]
    game = tavern("thief", players=players, favor=0)
    game.bid({"fairy": 1, "magic-purple": 1}, 2, 3)
    assert game.events("won") == [{"seat": 1, "card": "thief"}]
    assert game.stones(1) == {"blue": 1}


def test_purple_skips_a_tie_at_the_top(tavern: Start) -> None:
    """The next lower value wins, without a silver round."""
    game = tavern("red-dragon", players=[guest(magic_purple=1), guest(), guest()], favor=0)
    game.bid({"common": 1, "magic-purple": 1}, 3, 3)
    assert game.stones(0) == {"red": 1}


def test_purple_with_a_tie_for_second(tavern: Start) -> None:
    """Those two go on in silver; the purple coin is used up by then."""
    players = [guest(magic_purple=1), guest(), guest(), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid({"fairy": 4, "magic-purple": 1}, 2, 2, 1)
    assert game.events("tied") == [{"card": "red-dragon", "seats": [1, 2]}]
    game.silver({1: 1, 2: 3})
    assert game.stones(2) == {"red": 1}


def test_crook_in_a_tie_for_second(tavern: Start) -> None:
    """It is a tie for the winning place."""
    players = [guest(magic_purple=1, held=["crook"]), guest(), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid({"fairy": 4, "magic-purple": 1}, 2, 2)
    game.choose(0, "use", True, what="crook")
    assert game.stones(0) == {"red": 1}


def test_purple_in_the_black_death(tavern: Start) -> None:
    """The second highest bidder loses, not the lowest."""
    players = [guest(points=1), guest(points=1, magic_purple=1), guest(points=1)]
    game = tavern("black-death", players=players, favor=0)
    game.bid(0, {"fairy": 1, "magic-purple": 1}, 2)
    assert game.points == [1, 0, 1]


def test_purple_in_the_black_death_with_a_zero(tavern: Start) -> None:
    """A 0 counts here: two at 0 are second, and the least silver loses."""
    players = [guest(points=1), guest(points=1, magic_purple=1), guest(points=1)]
    game = tavern("black-death", players=players, favor=0)
    game.bid(0, {"fairy": 1, "magic-purple": 1}, 0)
    game.silver({0: 2, 2: 1})
    assert game.points == [1, 1, 0]


def test_purple_without_a_coin(tavern: Start) -> None:
    """No effect, but back to the bank."""
    game = tavern("red-dragon", players=[guest(magic_purple=1), guest(), guest()], favor=0)
    game.bid({"magic-purple": 1}, 3, 2)
    assert game.stones(1) == {"red": 1}
    assert game.bank["magic-purple"] == 2


def test_two_purples_count_as_one(tavern: Start) -> None:
    players = [guest(magic_purple=1), guest(magic_purple=1), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid({"fairy": 3, "magic-purple": 1}, {"fairy": 2, "magic-purple": 1}, 1)
    assert game.stones(1) == {"red": 1}


def test_purple_in_a_silver_round(tavern: Start) -> None:
    """With 1 silver or more in the same fist."""
    players = [guest(magic_purple=1), guest(), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(3, 3, 3)
    game.silver({0: {"silver": 1, "magic-purple": 1}, 1: 3, 2: 2})
    assert game.stones(2) == {"red": 1}
    assert game.coins(0) == {"fairy": 6, "common": 2, "silver": 4}


def test_purple_and_a_blue_coin(tavern: Start) -> None:
    """The blue coin comes first: it can lift its owner out of the second place."""
    players = [guest(magic_purple=1), guest(magic_blue=1), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid({"fairy": 3, "magic-purple": 1}, 3, 1)
    game.choose(1, "use", True, what="magic-blue")
    assert game.stones(0) == {"red": 1}


# -- blue coins ----------------------------------------------------------------------


def test_no_blue_coin_after_the_curse(tavern: Start) -> None:
    """Cursed, stop: nobody is asked."""
    players = [guest(black=1), guest(magic_blue=1), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid({"black": 1}, 2, 2)
    assert game.card == "blue-dragon"
    assert game.coins(1)["magic-blue"] == 1


def test_no_blue_coin_on_an_empty_fist(tavern: Start) -> None:
    """It is no bid; in the Black Death neither."""
    players = [guest(magic_blue=1), guest(), guest(points=1)]
    game = tavern("red-dragon", "black-death", players=players, favor=0)
    game.bid(0, 1, 0)
    assert game.stones(1) == {"red": 1}
    game.bid(0, 1, 1)
    assert game.events("won")[-1] == {"seat": 0, "card": "black-death"}
    assert game.coins(0)["magic-blue"] == 1


def test_blue_coin_in_a_silver_round(tavern: Start) -> None:
    """Also in silver; the Halfling counts it."""
    game = tavern("halfling", players=[guest(magic_blue=1), guest(), guest()], favor=0)
    game.bid(3, 3, 0)
    game.choose(0, "use", False, what="magic-blue")
    game.silver({0: 3, 1: 1})
    game.choose(0, "use", True, what="magic-blue")
    assert game.coins(0) == {"fairy": 6, "common": 5, "silver": 2}


def test_usurper_ignores_blue_coins_and_amulets(tavern: Start) -> None:
    """Silver for the Gold coins really bid."""
    game = tavern("usurper", players=[guest(magic_blue=1, amulet=1), guest(), guest()], favor=0)
    game.bid({"fairy": 2, "common": 1, "amulet": 1}, 2, 0)
    game.choose(0, "use", True, what="magic-blue")
    assert game.coins(0) == {"fairy": 7, "common": 1, "silver": 8}


def test_no_blue_coin_for_the_stonecutter(tavern: Start) -> None:
    """Not in stones, and not in its silver round; black and purple neither."""
    one = guest(red=1, magic_blue=1, magic_purple=1, black=1, amulet=1)
    game = tavern("stonecutter", players=[one, guest(blue=1), guest()], favor=0)
    assert game.match.waiting[0].details()["limits"] == {"red": 1}
    game.answer(0, {"red": 1})
    game.answer(1, {"blue": 1})
    game.answer(2, {})
    assert game.match.waiting[0].details()["limits"] == {"silver": 5}
    game.silver({0: 2, 1: 1})
    assert game.points == [1, 0, 0]
    assert game.coins(0)["magic-blue"] == 1


# -- cards that play cards -------------------------------------------------------------


def test_a_long_chain(tavern: Start) -> None:
    """Ghost takes the Imp, who plays the Kobold, who draws the Goblin, who draws the Thief."""
    players = [guest(), guest(red=1), guest(blue=1)]
    game = tavern(
        *("ghost", "kobold", "thief"),
        then=None,
        used=["imp"],
        deck=["goblin", "troll", "gnome", "fairy", "elf"],
        players=players,
        favor=0,
    )
    game.bid(3, 1, 2)
    assert "imp" in game.match.waiting[0].options()
    game.choose(0, "ghost", "imp")
    game.choose(0, "imp", "kobold", ["decline", "kobold", "thief"])
    assert game.events("played") == [
        {"seat": 0, "card": "imp", "through": "ghost", "new": False},
        {"seat": 0, "card": "kobold", "through": "imp", "new": True},
        {"seat": 0, "card": "goblin", "through": "kobold", "new": True},
        {"seat": 0, "card": "thief", "through": "goblin", "new": True},
    ]
    # F14: the Ghost's own auction says who is second.
    assert game.stones(0) == {"blue": 1}
    assert {"ghost", "imp", "kobold", "goblin"} <= set(game.discards)
    # Nothing was left to come: the Ghost's auction was the last one.
    assert game.waiting == {0: "discard-special"}


def test_ghost_takes_no_kept_cards(tavern: Start) -> None:
    """Not even unclaimed ones; Magic cards and standards can be taken."""
    used = ["innkeeper", "elf", "goldsmith"]
    game = tavern("ghost", "thief", used=used, favor=0)
    game.bid(1, 0, 0)
    options = game.match.waiting[0].options()
    assert {"goldsmith", "witch"} <= set(options)
    assert not {"innkeeper", "elf", "ghost", "thief"} & set(options)
    game.choose(0, "ghost", "goldsmith")
    assert game.coins(0)["amulet"] == 1


def test_druid_through_the_goblin(tavern: Start) -> None:
    """One point, no price."""
    game = tavern("goblin", "druid", then=None, favor=1, deck=["troll", "gnome", "fairy", "elf"])
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert game.coins(0)["common"] == 2


@pytest.mark.parametrize(("card", "points"), [("stonecutter", 2), ("black-death", 0)])
def test_stonecutter_and_black_death_through_the_imp(tavern: Start, card: str, points: int) -> None:
    """Stonecutter: a point without a price. Black Death: that player loses one."""
    game = tavern("imp", card, players=[guest(points=1, red=1), guest(), guest()], favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "imp", card, [card, "blue-dragon", "decline"])
    assert game.points == [points, 0, 0]
    assert game.stones(0) == {"red": 1}
    assert card in game.used


def test_doppelganger_on_the_witch_with_one_black_coin_left(tavern: Start) -> None:
    """The second use finds nothing: there is no third black coin."""
    players = [guest(held=["doppelganger"]), guest(black=1), guest()]
    game = tavern("witch", players=players, favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "double", True, [False, True], card="witch")
    assert game.coins(0)["black"] == 1
    assert game.bank["black"] == 0
    assert game.events("nothing-happened") == [{"seat": 0, "card": "witch"}]


@pytest.mark.parametrize("card", ["wizard", "quack-wizard", "psychic", "goldsmith", "elf"])
def test_what_cannot_be_doubled(tavern: Start, card: str) -> None:
    """Cards that change a score, Magic cards and kept ones."""
    players = [guest(held=["doppelganger"]), guest(), guest()]
    game = tavern(card, players=players, favor=0)
    game.bid(1, 0, 0)
    assert "double" not in game.waiting.values()
    assert "doppelganger" in game.held(0)


def test_a_doubled_kobold(tavern: Start) -> None:
    """Two cards, whatever they are: scoring ones too."""
    players = [guest(held=["doppelganger"]), guest(), guest()]
    deck = ["quack-wizard", "druid", "troll"]
    game = tavern("kobold", players=players, favor=0, deck=deck)
    game.bid(1, 0, 0)
    game.choose(0, "double", True, card="kobold")
    assert game.points == [2, 0, 0]
    assert game.deck == ["troll"]


# -- Manipulator ----------------------------------------------------------------------


def test_manipulator_with_an_empty_deck(tavern: Start) -> None:
    """Nobody else has a kept card and there is nothing to dig in: no reshuffle."""
    game = tavern("manipulator", players=[guest(held=["elf"]), guest(), guest()], favor=0, deck=[])
    game.bid(1, 0, 0)
    assert game.events("nothing-happened") == [{"seat": 0, "card": "manipulator"}]
    assert game.events("deck-reshuffled") == []
    assert game.deck == []


def test_manipulator_digs_in_vain(tavern: Start) -> None:
    """No kept card in the deck: all of it is discarded."""
    game = tavern("manipulator", favor=0, deck=["troll", "gnome"])
    game.bid(1, 0, 0)
    game.choose(0, "dig", True, [False, True])
    assert game.deck == []
    assert game.events("cards-dug") == [{"seat": 0, "cards": ["troll", "gnome"]}]
    assert game.held(0) == []


def test_manipulator_digs(tavern: Start) -> None:
    """The first kept card is taken, those above it are discarded, the rest stays."""
    game = tavern("manipulator", favor=0, deck=["troll", "pixie", "elf"])
    game.bid(1, 0, 0)
    game.choose(0, "dig", True)
    assert game.held(0) == ["pixie"]
    assert game.deck == ["elf"]
    assert "troll" in game.discards


def test_manipulator_swaps(tavern: Start) -> None:
    """With cards on both sides the swap is compulsory."""
    players = [guest(held=["crook"]), guest(held=["elf"], red=2), guest()]
    game = tavern("manipulator", players=players, favor=0)
    game.bid(1, 0, 0)
    assert [game.held(seat) for seat in range(3)] == [["elf"], ["crook"], []]
    assert game.match.view(0)["table"]["seats"][1]["stones"]["red"] == 2


# -- Elf ------------------------------------------------------------------------------


def test_elf_robbed_by_the_thief(tavern: Start) -> None:
    """The Thief looks in private, even at a single colour; what is taken is seen by all."""
    players = [guest(), guest(blue=2, held=["elf"]), guest()]
    game = tavern("thief", players=players, favor=0)
    for seat in (None, 0, 2):
        assert game.match.view(seat)["table"]["seats"][1]["stones"] is None
    assert game.match.view(1)["table"]["seats"][1]["stones"]["blue"] == 2
    game.bid(2, 1, 0)
    assert game.match.view(2)["decision"] is None
    game.choose(0, "loot", "blue", ["blue"], victim=1)
    assert game.stones(0) == {"blue": 1}
    assert game.stones(1) == {"blue": 1}
    assert game.events("stole")[0]["stones"] == {"blue": 1}


# -- Silversmith -------------------------------------------------------------------------


def test_silversmith_with_no_bids(tavern: Start) -> None:
    """Both cards are discarded: no Fairy Gold back, no King's Favor."""
    players = [guest(fairy=8, spent=1), guest(held=["silversmith"]), guest()]
    game = tavern("alchemist", players=players, favor=0)
    game.choose(1, "use", True, what="silversmith")
    game.silver({0: 0, 1: 0, 2: 0})
    assert game.spent(0) == 1
    assert game.table.court and game.table.court.favor == 0
    assert "silversmith" in game.discards
    assert "alchemist" in game.used
    assert game.card == "blue-dragon"


def test_silversmith_and_the_rat_king(tavern: Start) -> None:
    """No silver was bid: the Rat King takes the card; no Fairy Gold comes back."""
    players = [guest(fairy=8, spent=1), guest(held=["silversmith", "rat-king"]), guest()]
    game = tavern("alchemist", players=players, favor=0)
    game.choose(1, "use", True, what="silversmith")
    game.silver({0: 0, 1: 0, 2: 0})
    game.choose(1, "use", True, what="rat-king")
    assert game.coins(1)["common"] == 5
    assert game.spent(0) == 1


def test_silversmith_tie(tavern: Start) -> None:
    """A second silver round follows the first; the Crook has no say."""
    players = [guest(), guest(held=["silversmith"]), guest(held=["crook"])]
    game = tavern("halfling", players=players, favor=0)
    game.choose(1, "use", True, what="silversmith")
    game.silver({0: 2, 1: 2, 2: 0})
    game.silver({0: 3, 1: 1})
    assert game.coins(0).get("silver", 0) == 0
    assert game.coins(0)["common"] == 4


@pytest.mark.parametrize("card", ["druid", "stonecutter"])
def test_silversmith_is_not_for_these(tavern: Start, card: str) -> None:
    game = tavern(card, players=[guest(held=["silversmith"]), guest(), guest()], favor=0)
    assert game.waiting == {0: "bid", 1: "bid", 2: "bid"}


def test_usurper_and_necromancer_in_silver(tavern: Start) -> None:
    """Silversmith: no Gold was bid for the Usurper; the Necromancer costs Fairy Silver."""
    players = [guest(held=["silversmith"], fairy_silver=1), guest(), guest()]
    game = tavern("necromancer", players=players, favor=0)
    game.choose(0, "use", True, what="silversmith")
    game.silver({0: {"silver": 1, "fairy-silver": 1}, 1: 1, 2: 0})
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.bank["fairy-silver"] == 2
    assert game.table.seats[0].front_silver == 0


# -- Stonecutter, Sorceress, Psychic ----------------------------------------------------------


def test_stonecutter_with_white_stones_and_a_silver_tie(tavern: Start) -> None:
    """A White stone counts one; all stones bid are lost, and the tie in silver too."""
    players = [guest(white=1, red=1), guest(blue=2, yellow=1), guest(red=1)]
    game = tavern("stonecutter", players=players, favor=0)
    game.answer(0, {"white": 1, "red": 1})
    game.answer(1, {"blue": 2})
    game.answer(2, {"red": 1})
    assert game.events("fists-opened")[0]["values"] == [2, 2, 1]
    game.silver({0: 3, 1: 3})
    assert game.points == [0, 0, 0]
    assert [game.stones(seat) for seat in range(3)] == [{}, {"yellow": 1}, {}]
    assert game.bank["white"] == 4
    assert game.bank["red"] == 12
    assert [game.coins(seat)["silver"] for seat in range(3)] == [2, 2, 5]


def test_sorceress_lets_a_neighbour_win(tavern: Start) -> None:
    """Her point first: she has 2, the neighbour reaches 3."""
    players = [guest(points=1, red=2), guest(points=2), guest(), guest(points=2)]
    game = tavern("sorceress", players=players, favor=0)
    game.bid(1, 0, 0, 0)
    game.choose(0, "neighbour", 3, [1, 3])
    assert game.points == [2, 2, 0, 3]
    assert game.match.result and game.match.result["winners"] == [3]


def test_sorceress_without_stones(tavern: Start) -> None:
    """Nobody scores."""
    game = tavern("sorceress", players=[guest(red=1), guest(), guest()], favor=0)
    game.bid(1, 0, 0)
    assert game.points == [0, 0, 0]
    assert game.stones(0) == {"red": 1}


def test_psychic_rolls_every_face(tavern: Start) -> None:
    faces = set()
    for seed in range(30):
        game = tavern("psychic", seed=seed, favor=0)
        game.bid(1, 0, 0)
        faces.add(game.events("die-rolled")[0]["face"])
    assert faces == {0, 1, 2, 3}


# -- who chooses the specials -------------------------------------------------------------


def test_seer_and_puppeteer_in_the_same_round(tavern: Start) -> None:
    """Seer over Puppeteer over King's Favor; the Puppeteer chooses again a round later."""
    players = [guest(held=["puppeteer"]), guest(held=["seer"]), guest()]
    deck = ["alchemist", "troll", "gnome", "fairy", "merchant", "forger", "robber", "beggar"]
    game = tavern("red-dragon", then=None, players=players, favor=2, deck=deck)
    game.bid(0, 0, 1)
    game.choose(1, "discard-special", "troll")
    assert game.held(0) == ["puppeteer"]
    assert "seer" in game.discards
    assert game.coins(2)["silver"] == 6
    through_the_round(game)
    assert game.waiting == {0: "discard-special"}
    assert game.table.court and game.table.court.favor == 2
    # Wizard 3, Magician 4, Gnome 2, and 1 for the token.
    assert game.coins(2)["silver"] == 6 + 3 + 4 + 2 + 1


def through_the_round(game: Scenario) -> None:
    """Seat 2 wins the rest of the round, and takes the first answer of every question."""
    while game.waiting == {0: "bid", 1: "bid", 2: "bid"}:
        fist = {"fairy": 1} if game.coins(2).get("fairy") else {"common": 1}
        for seat in (0, 1):
            game.answer(seat, {})
        game.answer(2, fist)
        while 2 in game.waiting and game.waiting[2] not in ("bid", "discard-special"):
            game.answer(2, game.match.waiting[2].default)


# -- King's Favor and Rat King on the last card ----------------------------------------------


def test_the_last_card_without_bids_later(tavern: Start) -> None:
    """The token moves because of the empty fists, and stays there at the end of the round."""
    players = [guest(points=1), guest(points=2), guest(points=1)]
    deck = ["alchemist", "troll", "gnome", "fairy"]
    game = tavern("red-dragon", "blue-dragon", then=None, players=players, favor=0, deck=deck)
    game.bid(0, 1, 0)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "decline")
    assert game.events("favor-passed") == [{"seat": 2}]
    assert game.waiting == {2: "discard-special"}
    assert [game.coins(seat)["silver"] for seat in range(3)] == [5, 5, 6]


def test_rat_king_of_the_holder_himself(tavern: Start) -> None:
    """The holder is asked for the Rat King first, which is free and keeps the token."""
    game = tavern("alchemist", players=[guest(held=["rat-king"]), guest(), guest()], favor=0)
    game.bid(0, 0, 0)
    game.choose(0, "use", True, what="rat-king")
    assert game.coins(0) == {"fairy": 9, "common": 5, "silver": 5}
    assert game.table.court and game.table.court.favor == 0


def test_rat_king_not_in_silver_nor_after_the_curse(tavern: Start) -> None:
    players = [guest(held=["rat-king"]), guest(black=1), guest()]
    game = tavern("red-dragon", "yellow-dragon", players=players, favor=0)
    game.bid(0, 2, 2)
    game.silver({1: 0, 2: 0})
    assert game.events("nobody-won") == [{"card": "red-dragon", "seats": []}]
    game.bid(0, {"black": 1}, 0)
    assert game.card == "blue-dragon"
    assert game.held(0) == ["rat-king"]


# -- payments ---------------------------------------------------------------------------------


def test_white_stones_pay_for_the_wizard(tavern: Start) -> None:
    """Red, and two White ones for yellow and blue."""
    game = tavern("wizard", players=[guest(red=1, white=2), guest(), guest()], favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {}
    assert game.bank["white"] == 4


def test_blind_woman_pays_with_red(tavern: Start) -> None:
    """Any number of red stones are any colour: three pay the Wizard, one helps the Sorcerer."""
    one = guest(red=3, blue=3, held=["blind-woman"])
    game = tavern("wizard", players=[one, guest(), guest()], favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    game.choose(0, "pay", {"red": 3}, [{"red": 3}, {"red": 2, "blue": 1}])
    assert game.stones(0) == {"blue": 3}


def test_blind_woman_and_the_sorcerer(tavern: Start) -> None:
    one = guest(red=2, blue=2, yellow=1, held=["blind-woman"])
    game = tavern("sorcerer", players=[one, guest(), guest()], favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {"yellow": 1}


def test_mermaid_turns_one_stone_blue(tavern: Start) -> None:
    """One stone per payment: three blue and a yellow one pay the Sorcerer; two and two do not."""
    players = [guest(blue=3, yellow=1, held=["mermaid"]), guest(), guest()]
    game = tavern("sorcerer", players=players, favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [2, 0, 0]
    players = [guest(blue=2, yellow=2, held=["mermaid"]), guest(), guest()]
    game = tavern("sorcerer", players=players, favor=0)
    game.bid(1, 0, 0)
    assert game.points == [0, 0, 0]
    assert game.coins(0)["common"] == 3


def test_mermaid_turns_nothing_red(tavern: Start) -> None:
    """Three yellow and a blue one are not four yellow."""
    players = [guest(blue=1, yellow=3, held=["mermaid"]), guest(), guest()]
    game = tavern("sorcerer", players=players, favor=0)
    game.bid(1, 0, 0)
    assert game.points == [0, 0, 0]


def test_mermaid_and_a_white_stone_pay_the_wizard(tavern: Start) -> None:
    """Two yellow and a White one: yellow, yellow for blue, White for red."""
    players = [guest(yellow=2, white=1, held=["mermaid"]), guest(), guest()]
    game = tavern("wizard", players=players, favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {}


def test_wild_stones_are_never_compulsory(tavern: Start) -> None:
    """The Apprentice wants a pair: with a natural one it is paid, with a White stone it may be."""
    game = tavern("sorcerer-apprentice", players=[guest(red=1, white=1), guest(), guest()], favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "pay", "decline", [{"red": 1, "white": 1}, "decline"])
    assert game.points == [0, 0, 0]
    game = tavern("sorcerer-apprentice", players=[guest(red=2), guest(), guest()], favor=0)
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {}


# -- empty banks ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "coin"),
    [
        ("goldsmith", "amulet"),
        ("fairy-queen", "magic_blue"),
        ("country-witch", "magic_purple"),
        ("dwarven-shaman", "fairy_silver"),
    ],
)
def test_no_third_magic_coin(tavern: Start, card: str, coin: str) -> None:
    """The box has two of each; Fairy Silver too."""
    two: Any = {coin: 2}
    game = tavern(card, players=[guest(), guest(**two), guest()], favor=0)
    game.bid(1, 0, 0)
    assert game.events("nothing-happened") == [{"seat": 0, "card": card}]
    assert game.coins(0) == {"fairy": 8, "common": 2, "silver": 5}


def test_an_empty_bank_of_common_gold(tavern: Start) -> None:
    """The Gnome's silver comes alone; the Forger's Fairy Gold is what the bank has."""
    players = [guest(common=6), guest(common=6), guest(common=6)]
    game = tavern("gnome", "alchemist", players=players, favor=0)
    game.bid(1, 0, 0)
    assert game.coins(0) == {"fairy": 8, "common": 6, "silver": 7}
    game.bid({"common": 2}, 0, 1)
    assert game.coins(0)["common"] == 6
    assert game.bank["common"] == 0


def test_an_alternative_that_gives_nothing(tavern: Start) -> None:
    """F7: the Magician's silver cannot be chosen when there is none; the stones are paid."""
    players = [guest(silver=14, red=4), guest(silver=13), guest(silver=13)]
    game = tavern("magician", players=players, favor=0)
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]


def test_the_fifth_white_stone(tavern: Start) -> None:
    game = tavern("white-dragon", players=[guest(), guest(white=4), guest()], favor=0)
    game.bid(1, 0, 0)
    assert game.stones(0) == {}
    assert game.events("nothing-happened") == [{"seat": 0, "card": "white-dragon"}]


# -- "never", and who is asked ------------------------------------------------------------------


def test_never_ends_with_the_round(tavern: Start) -> None:
    """Asked once; not again this round; in the next round again."""
    players = [guest(), guest(held=["innkeeper"]), guest()]
    deck = ["alchemist", "troll", "gnome", "fairy"]
    game = tavern("red-dragon", "yellow-dragon", then=None, players=players, favor=0, deck=deck)
    game.bid(1, 0, 0)
    game.choose(1, "use", "never", what="innkeeper")
    assert game.match.view(1)["table"]["not_asked"] == ["innkeeper"]
    assert game.match.view(0)["table"]["not_asked"] == []
    game.bid(1, 0, 0)
    game.choose(0, "discard-special", "troll")
    assert game.match.view(1)["table"]["not_asked"] == []
    game.bid(1, 0, 0)
    game.choose(1, "use", False, what="innkeeper")
    assert game.coins(0)["black"] == 1


def test_never_is_for_one_card_only(tavern: Start) -> None:
    """No Innkeeper any more, but blue coins."""
    game = tavern("red-dragon", players=[guest(magic_blue=1, held=["innkeeper"]), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "use", "never", what="innkeeper")
    game.choose(0, "use", False, what="magic-blue")
    game.bid(1, 0, 0)
    game.choose(0, "use", False, what="magic-blue")


def test_nobody_else_sees_who_is_asked(tavern: Start) -> None:
    """Whether seat 1 or seat 2 has the blue coin, seat 0 and the spectators see the same."""
    one = tavern("red-dragon", players=[guest(), guest(magic_blue=1), guest()], favor=0)
    two = tavern("red-dragon", players=[guest(), guest(), guest(magic_blue=1)], favor=0)
    for game in (one, two):
        game.bid(1, 2, 2)
    assert one.waiting == {1: "use"}
    assert two.waiting == {2: "use"}
    for seat in (None, 0):
        seen = one.match.view(seat)
        assert seen == two.match.view(seat)
        assert seen["waiting"] is None
        assert seen["decision"] is None
    assert one.match.view(2)["decision"] is None
    assert one.match.view(1)["decision"]["kind"] == "use"
    for game, owner in ((one, 1), (two, 2)):
        game.choose(owner, "use", False)
        assert game.waiting == {1: "bid", 2: "bid"}
    for seat in (None, 0):
        assert one.match.view(seat) == two.match.view(seat)


# -- Pixie and Necromancer ------------------------------------------------------------------------


def test_pixie_before_each_bid(tavern: Start) -> None:
    """One Common Silver for each Fairy Gold; Fairy Silver does not pay."""
    pixie = guest(fairy=6, spent=3, silver=2, fairy_silver=1, held=["pixie"])
    game = tavern("red-dragon", players=[pixie, guest(), guest()], favor=0)
    game.choose(0, "use", 2, [False, 1, 2, "always", "never"], what="pixie")
    assert game.coins(0) == {"fairy": 8, "common": 2, "fairy-silver": 1}
    assert game.spent(0) == 1
    game.bid(8, 0, 0)
    assert game.stones(0) == {"red": 1}


def test_necromancer_after_the_pixie_took_the_bid_back(tavern: Start) -> None:
    """Tied at 3 Fairy Gold, all three brought back before the silver round: the Necromancer
    still costs the coins of this auction, and there are never fewer than none in front."""
    players = [guest(held=["pixie"]), guest(), guest()]
    game = tavern("necromancer", players=players, favor=0)
    game.bid(3, 3, 0)
    game.choose(0, "use", 3, [False, 1, 2, 3, "always", "never"], what="pixie")
    game.silver({0: 2, 1: 1})
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.spent(0) == 0
    assert game.coins(0)["fairy"] == 6


def test_necromancer_after_pixie_and_merchant(tavern: Start) -> None:
    """A doubled Ghost: first the Merchant, before whom the Pixie brings the bid back; then the
    Necromancer. Brought back and not spent again, the coins of the bid are still to be paid."""
    players = [guest(held=["pixie", "doppelganger"]), guest(), guest()]
    game = tavern("ghost", players=players, favor=0, used=["merchant", "necromancer"])
    game.bid(3, 0, 0)
    game.choose(0, "double", True, card="ghost")
    game.choose(0, "ghost", "merchant")
    game.choose(0, "use", 3, what="pixie")
    game.choose(0, "buy", "stop")
    game.choose(0, "ghost", "necromancer")
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.spent(0) == 0
    assert game.coins(0)["fairy"] == 6


def test_dealer_does_not_help_with_the_black_death(tavern: Start) -> None:
    """Still tied in silver: all tied lose one, the Dealer's owner has no part in it."""
    players = [guest(points=1), guest(points=2), guest(points=1, held=["dealer"])]
    game = tavern("black-death", players=players, favor=0)
    game.bid(0, 0, 1)
    game.silver({0: 2, 1: 2})
    assert game.points == [0, 1, 1]


def test_a_curse_saves_all_from_the_black_death(tavern: Start) -> None:
    """Nobody loses a point, nobody takes Fairy Gold back."""
    players = [guest(points=1, black=1, fairy=8, spent=1), guest(points=2), guest(points=1)]
    game = tavern("black-death", players=players, favor=0)
    game.bid({"black": 1}, 0, 0)
    assert game.points == [1, 2, 1]
    assert game.spent(0) == 1


def test_the_loser_of_the_black_death_gets_the_token(tavern: Start) -> None:
    """As the last card of the round: the seat that loses the point has won the auction."""
    deck = ["alchemist", "troll", "gnome", "fairy"]
    players = [guest(), guest(points=2), guest()]
    game = tavern("black-death", then=None, players=players, favor=0, deck=deck)
    game.bid(1, 0, 1)
    assert game.points == [0, 1, 0]
    assert game.waiting == {1: "discard-special"}


@pytest.mark.parametrize("card", ["beggar", "robber", "thief"])
def test_a_victim_with_nothing_cannot_be_named(tavern: Start, card: str) -> None:
    """T15: seat 1 has no coin and no stone, seat 2 has gold. The robber is asked all the same:
    the others must not learn that there is nothing to choose."""
    game = tavern(card, players=[guest(), guest(0, 0, 0), guest()], favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "victim", 2, [2])


@pytest.mark.parametrize("stage", ["gold", "silver"])
def test_dragon_rider_in_both_stages(tavern: Start, stage: str) -> None:
    """One more with 1 coin or more, for every Dragon; nothing with an empty fist."""
    players = [guest(held=["dragon-rider"]), guest(), guest()]
    game = tavern("white-dragon", players=players, favor=0)
    if stage == "gold":
        game.bid(3, 3, 0)
        assert game.stones(0) == {"white": 1}
    else:
        game.bid(2, 3, 0)
        assert game.events("tied") == [{"card": "white-dragon", "seats": [0, 1]}]
        game.silver({0: 2, 1: 2})
        assert game.stones(0) == {"white": 1}


def test_dragon_rider_with_an_empty_fist(tavern: Start) -> None:
    """No coin, no bonus: nobody has bid."""
    players = [guest(held=["dragon-rider"]), guest(), guest()]
    game = tavern("red-dragon", players=players, turn=1)
    game.bid(0, 0, 0)
    assert game.events("no-bids") == [{"card": "red-dragon"}]
    assert game.events("rode-dragon") == []


def test_necromancer_after_the_bid_was_spent_at_the_merchant(tavern: Start) -> None:
    """Brought back by the Pixie and paid to the Merchant, the coins of the bid are gone: the
    price cannot be paid any more, and there is no point."""
    players = [guest(held=["pixie", "doppelganger"]), guest(), guest()]
    game = tavern("ghost", players=players, favor=0, used=["merchant", "necromancer"])
    game.bid(3, 0, 0)
    game.choose(0, "double", True, card="ghost")
    game.choose(0, "ghost", "merchant")
    game.choose(0, "use", 3, what="pixie")
    for _ in range(9):
        game.choose(0, "buy", {"stone": "red", "coin": "fairy"})
    game.choose(0, "buy", "stop")
    assert "fairy" not in game.coins(0)
    game.choose(0, "ghost", "necromancer")
    assert game.events("nothing-happened")[-1] == {"seat": 0, "card": "necromancer"}
    assert game.points == [0, 0, 0]
