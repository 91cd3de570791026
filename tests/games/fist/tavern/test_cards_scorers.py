"""Tavern specials that give points, or take them."""

from __future__ import annotations

import pytest

from dragonstones import IllegalAnswer
from tests.games.fist.scenario import Scenario, Start

from .conftest import guest


def bid(game: Scenario, stage: str, *fists: dict[str, int]) -> None:
    """Everybody's fist in another coin than gold."""
    for seat in range(len(fists)):
        assert game.match.waiting[seat].details()["stage"] == stage
    for seat, fist in enumerate(fists):
        game.answer(seat, fist)


def favor(game: Scenario) -> int | None:
    holder: int | None = game.match.view(None)["table"]["favor"]
    return holder


# -- Enchantress, Quack Wizard, Sorcerer Apprentice, Warlock ----------------


@pytest.mark.character("enchantress")
def test_enchantress(tavern: Start) -> None:
    """Any five stones, White ones too, for two points; or a Fairy Gold."""
    owner = guest(red=2, blue=2, white=1)
    game = tavern("enchantress", players=[owner, guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [2, 0, 0]
    assert game.stones(0) == {}
    game = tavern("enchantress", players=[owner, guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "second")
    assert game.coins(0)["fairy"] == 9
    assert game.spent(0) == 1


@pytest.mark.character("quack-wizard")
def test_quack_wizard(tavern: Start) -> None:
    """All stones, White ones too, for one point; without stones for free."""
    game = tavern("quack-wizard", players=[guest(red=6, white=1), guest(blue=1), guest()])
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert [game.stones(0), game.stones(1)] == [{}, {"blue": 1}]
    game = tavern("quack-wizard")
    game.bid(0, 1, 0)
    assert game.points == [0, 1, 0]


@pytest.mark.character("sorcerer-apprentice")
def test_sorcerer_apprentice(tavern: Start) -> None:
    """Two alike for one point: compulsory with a pair, nothing without one."""
    game = tavern("sorcerer-apprentice", players=[guest(red=2, blue=1), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"blue": 1}
    game = tavern("sorcerer-apprentice", players=[guest(red=1, blue=1), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.points == [0, 0, 0]


@pytest.mark.character("sorcerer-apprentice", "white-dragon")
@pytest.mark.parametrize(("answer", "points"), [("decline", 0), ({"red": 1, "white": 1}, 1)])
def test_sorcerer_apprentice_and_wild_stones(tavern: Start, answer: object, points: int) -> None:
    """A White stone can make the pair, but wild stones are never compulsory."""
    game = tavern("sorcerer-apprentice", players=[guest(red=1, white=1), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "pay", answer, [{"red": 1, "white": 1}, "decline"])
    assert game.points == [points, 0, 0]
    assert game.stones(0) == ({} if points else {"red": 1, "white": 1})


@pytest.mark.character("sorcerer-apprentice", "white-dragon")
def test_sorcerer_apprentice_with_a_pair_and_a_white_stone(tavern: Start) -> None:
    """With a real pair it is compulsory; which stones, the payer picks."""
    game = tavern("sorcerer-apprentice", players=[guest(red=2, white=1), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "pay", {"red": 2}, [{"red": 2}, {"red": 1, "white": 1}])
    assert game.points == [1, 0, 0]


@pytest.mark.character("warlock")
def test_warlock(tavern: Start) -> None:
    """Any two stones to any one player for one point."""
    game = tavern("warlock", players=[guest(red=1, blue=1, white=1), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    ways = [{"red": 1, "blue": 1}, {"red": 1, "white": 1}, {"blue": 1, "white": 1}]
    game.choose(0, "pay", {"red": 1, "blue": 1}, ways)
    game.choose(0, "receiver", 2, [1, 2])
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"white": 1}
    assert game.stones(2) == {"red": 1, "blue": 1}


@pytest.mark.character("warlock")
def test_warlock_silver(tavern: Start) -> None:
    """Or three silver: the only way with one stone."""
    game = tavern("warlock", players=[guest(red=1), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.coins(0)["silver"] == 8
    game = tavern("warlock", players=[guest(red=2), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "second")
    assert game.coins(0)["silver"] == 8
    assert game.stones(0) == {"red": 2}


# -- Sorceress --------------------------------------------------------------


@pytest.mark.character("sorceress")
def test_sorceress(tavern: Start) -> None:
    """Two stones, a point, and a point for a neighbour of the winner's choice, not for others."""
    players = [guest(), guest(red=3), guest(), guest()]
    game = tavern("sorceress", players=players)
    game.bid(0, 1, 0, 0)
    game.choose(1, "neighbour", 0, [0, 2])
    assert game.points == [1, 1, 0, 0]
    assert game.stones(1) == {"red": 1}


@pytest.mark.character("sorceress")
def test_sorceress_without_stones(tavern: Start) -> None:
    """Without two stones nobody scores."""
    game = tavern("sorceress", players=[guest(red=1), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.points == [0, 0, 0]
    assert game.stones(0) == {"red": 1}


@pytest.mark.character("sorceress")
@pytest.mark.ruling("T12")
def test_sorceress_wins_first(tavern: Start) -> None:
    """T12: the winner's point comes first: three win, though a neighbour has two as well."""
    players = [guest(red=2, points=2), guest(points=2), guest()]
    game = tavern("sorceress", players=players)
    game.bid(1, 0, 0)
    assert game.match.result
    assert game.match.result["winners"] == [0]
    assert game.points == [3, 2, 0]


@pytest.mark.character("sorceress")
def test_sorceress_can_make_a_neighbour_win(tavern: Start) -> None:
    """Compulsory: the neighbours' points may end the game."""
    players = [guest(red=2), guest(points=2), guest(points=2)]
    game = tavern("sorceress", players=players)
    game.bid(1, 0, 0)
    game.choose(0, "neighbour", 2)
    assert game.match.result
    assert game.match.result["winners"] == [2]


# -- Druid ------------------------------------------------------------------


@pytest.mark.character("druid")
def test_druid(tavern: Start) -> None:
    """Common Gold only; the winner scores a point."""
    game = tavern("druid")
    with pytest.raises(IllegalAnswer):
        game.answer(0, {"fairy": 1})
    bid(game, "common", {"common": 2}, {"common": 1}, {})
    assert game.points == [1, 0, 0]
    assert game.coins(0) == {"fairy": 9, "silver": 5}


@pytest.mark.character("druid", "goldsmith")
def test_druid_with_magic_coins_and_a_tie(tavern: Start) -> None:
    """Magic coins may be bid; ties are broken in silver."""
    game = tavern("druid", players=[guest(amulet=1), guest(), guest()])
    bid(game, "common", {"common": 1, "amulet": 1}, {"common": 2}, {})
    game.silver({0: 1, 1: 2})
    assert game.points == [0, 1, 0]


@pytest.mark.character("druid")
@pytest.mark.ruling("T5")
def test_druid_without_bids(tavern: Start) -> None:
    """T5: no bids: discarded; no Fairy Gold back, no claim, and the token stays."""
    game = tavern("druid", players=[guest(spent=2), guest(), guest()], favor=0)
    bid(game, "common", {}, {}, {})
    assert game.card == "blue-dragon"
    assert game.spent(0) == 2
    assert favor(game) == 0
    assert game.points == [0, 0, 0]


@pytest.mark.character("druid", "rat-king")
def test_druid_and_the_rat_king(tavern: Start) -> None:
    """The Rat King works where no Common Gold was bid."""
    game = tavern("druid", players=[guest(), guest(held=["rat-king"]), guest()], favor=0)
    bid(game, "common", {}, {}, {})
    game.choose(1, "use", True, what="rat-king")
    assert game.points == [0, 1, 0]
    assert favor(game) == 0


@pytest.mark.character("druid", "stonecutter", "kobold")
@pytest.mark.parametrize("card", ["druid", "stonecutter"])
def test_druid_and_stonecutter_through_another_card(tavern: Start, card: str) -> None:
    """Played through another card: one point, and no price."""
    game = tavern("kobold", deck=[card], players=[guest(red=1), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 1}
    assert game.coins(0)["common"] == 2


# -- Stonecutter ------------------------------------------------------------


@pytest.mark.character("stonecutter")
def test_stonecutter(tavern: Start) -> None:
    """Stones are bid, a White one counts one; all are lost; the winner scores."""
    players = [guest(red=1, white=1), guest(blue=3), guest()]
    game = tavern("stonecutter", players=players)
    bid(game, "stones", {"red": 1, "white": 1}, {"blue": 1}, {})
    assert game.points == [1, 0, 0]
    assert [game.stones(0), game.stones(1)] == [{}, {"blue": 2}]
    assert game.bank["white"] == 4


@pytest.mark.character("stonecutter")
def test_stonecutter_has_no_magic_coins(tavern: Start) -> None:
    """No Magic coins, neither with stones nor in the silver round; no blue ones either."""
    magic = guest(red=1, black=1, amulet=1, magic_purple=1, magic_blue=1, fairy_silver=1)
    game = tavern("stonecutter", players=[magic, guest(red=1), guest()])
    for coin in ("black", "amulet", "magic-purple", "fairy"):
        with pytest.raises(IllegalAnswer):
            game.answer(0, {coin: 1})
    bid(game, "stones", {"red": 1}, {"red": 1}, {})
    for coin in ("black", "amulet", "magic-purple"):
        with pytest.raises(IllegalAnswer):
            game.answer(0, {coin: 1})
    game.silver({0: {"silver": 1, "fairy-silver": 1}, 1: 1})
    assert game.points == [1, 0, 0]
    assert game.coins(0)["magic-blue"] == 1


@pytest.mark.character("stonecutter", "crook", "dealer")
def test_stonecutter_tie(tavern: Start) -> None:
    """No Crook in a tie of stones; the Dealer wins the tie in silver."""
    players = [guest(red=1), guest(red=1), guest(held=["crook", "dealer"])]
    game = tavern("stonecutter", players=players)
    bid(game, "stones", {"red": 1}, {"red": 1}, {})
    game.silver({0: 1, 1: 1})
    assert game.points == [0, 0, 1]


@pytest.mark.character("stonecutter", "rat-king")
@pytest.mark.ruling("T5")
def test_stonecutter_without_bids(tavern: Start) -> None:
    """T5: no bids: discarded, unless the Rat King takes it; the token stays."""
    players = [guest(spent=1), guest(held=["rat-king"]), guest()]
    game = tavern("stonecutter", players=players, favor=0)
    bid(game, "stones", {}, {}, {})
    game.choose(1, "use", False)
    assert game.card == "blue-dragon"
    assert favor(game) == 0
    assert game.spent(0) == 1
    game = tavern("stonecutter", players=players, favor=0)
    bid(game, "stones", {}, {}, {})
    game.choose(1, "use", True)
    assert game.points == [0, 1, 0]


# -- Necromancer ------------------------------------------------------------


@pytest.mark.character("necromancer")
def test_necromancer(tavern: Start) -> None:
    """Optional: the coins of this auction, Fairy Gold and Fairy Silver too, for a point."""
    players = [guest(fairy_silver=1), guest(), guest()]
    game = tavern("necromancer", players=players, then=None)
    game.bid({"fairy": 2, "common": 1}, 3, 0)
    game.silver({0: {"silver": 1, "fairy-silver": 1}, 1: 1})
    game.choose(0, "necromancer", "pay", ["decline", "pay"])
    assert game.points == [1, 0, 0]
    # The King's Favor brings one silver.
    assert game.coins(0) == {"fairy": 7, "common": 1, "silver": 5}


@pytest.mark.character("necromancer")
def test_necromancer_declined(tavern: Start) -> None:
    """The winner may keep the Fairy Gold."""
    game = tavern("necromancer", then=None)
    game.bid(2, 0, 0)
    game.choose(0, "necromancer", "decline")
    assert game.points == [0, 0, 0]
    assert game.coins(0)["fairy"] == 9


@pytest.mark.character("necromancer", "crook")
def test_necromancer_needs_a_coin(tavern: Start) -> None:
    """Won by a Crook who bid nothing: there is no price, and so no point."""
    game = tavern("necromancer", players=[guest(), guest(), guest(held=["crook"])])
    game.bid(2, 2, 0)
    game.choose(2, "use", True, what="crook")
    assert game.points == [0, 0, 0]
    assert game.card == "blue-dragon"


@pytest.mark.character("necromancer", "pixie")
def test_necromancer_after_a_pixie(tavern: Start) -> None:
    """The price is every coin bid, those that a Pixie brought back before the silver too."""
    game = tavern("necromancer", players=[guest(held=["pixie"]), guest(), guest()])
    game.bid(3, 3, 0)
    game.choose(0, "use", 2, [False, 1, 2, 3, "always", "never"], what="pixie")
    game.silver({0: 1, 1: 0})
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.coins(0)["fairy"] == 6
    assert game.spent(0) == 0


@pytest.mark.character("necromancer", "pixie", "ghost", "doppelganger", "merchant")
def test_necromancer_whose_price_is_gone(tavern: Start) -> None:
    """A doubled Ghost: the coins brought back went to the Merchant: they cannot be paid again."""
    owner = guest(fairy=2, common=0, held=["doppelganger", "pixie"])
    game = tavern("ghost", used=["merchant", "necromancer"], players=[owner, guest(), guest()])
    game.bid(2, 0, 0)
    game.choose(0, "double", True, card="ghost")
    game.choose(0, "ghost", "merchant")
    game.choose(0, "use", 2, what="pixie")
    game.choose(0, "buy", {"stone": "red", "coin": "fairy"})
    game.choose(0, "buy", {"stone": "red", "coin": "fairy"})
    game.choose(0, "buy", "stop")
    game.choose(0, "ghost", "necromancer")
    assert game.events("nothing-happened")[-1] == {"seat": 0, "card": "necromancer"}
    assert game.points == [0, 0, 0]


# -- Psychic ----------------------------------------------------------------


@pytest.mark.character("psychic")
@pytest.mark.ruling("T12")
@pytest.mark.parametrize("points", [0, 1, 2])
@pytest.mark.parametrize("face", [0, 1, 2, 3])
def test_psychic(tavern: Start, points: int, face: int) -> None:
    """A face within one of the score becomes the score, up or down."""
    game = tavern("psychic", players=[guest(points=points), guest(), guest()], script=[face])
    game.bid(1, 0, 0)
    assert game.events("die-rolled") == [{"seat": 0, "face": face}]
    assert game.points[0] == (face if abs(face - points) <= 1 else points)
    assert (game.match.result is not None) == (game.points[0] == 3)


# -- Black Death ------------------------------------------------------------


@pytest.mark.character("black-death")
def test_black_death(tavern: Start) -> None:
    """The lowest bidder loses a point; 0 is a bid; all coins are spent."""
    game = tavern("black-death", players=[guest(points=1), guest(points=1), guest(points=1)])
    game.bid(2, 1, 0)
    assert game.points == [1, 1, 0]
    assert [game.spent(seat) for seat in range(3)] == [2, 1, 0]


@pytest.mark.character("black-death")
@pytest.mark.ruling("T12")
def test_black_death_at_zero_points(tavern: Start) -> None:
    """T12: a score never goes below 0."""
    game = tavern("black-death")
    game.bid(2, 1, 0)
    assert game.points == [0, 0, 0]


@pytest.mark.character("black-death", "rat-king")
@pytest.mark.ruling("T5")
def test_black_death_without_coins(tavern: Start) -> None:
    """T5: all at 0 tie: no Rat King, no claim, no Fairy Gold back; least silver loses."""
    players = [guest(points=1, spent=1), guest(points=1, held=["rat-king"]), guest(points=1)]
    game = tavern("black-death", players=players, favor=0)
    game.bid(0, 0, 0)
    game.silver({0: 1, 1: 0, 2: 2})
    assert game.points == [1, 0, 1]
    assert game.spent(0) == 1
    assert favor(game) == 0
    assert game.held(1) == ["rat-king"]


@pytest.mark.character("black-death", "dealer")
def test_black_death_still_tied(tavern: Start) -> None:
    """Tied in silver too: all tied lose one; the Dealer does not help."""
    players = [guest(points=2), guest(points=1, held=["dealer"]), guest(points=1)]
    game = tavern("black-death", players=players)
    game.bid(1, 1, 3)
    game.silver({0: 2, 1: 2})
    assert game.points == [1, 0, 1]
    assert game.card == "blue-dragon"


@pytest.mark.character("black-death", "witch")
def test_black_death_cursed(tavern: Start) -> None:
    """A curse saves all, and nobody takes Fairy Gold back."""
    players = [guest(points=1, black=1, spent=1), guest(points=1), guest(points=1)]
    game = tavern("black-death", players=players)
    game.bid({"black": 1}, 0, 0)
    assert game.points == [1, 1, 1]
    assert game.spent(0) == 1


@pytest.mark.character("black-death", "crook")
def test_black_death_and_crook(tavern: Start) -> None:
    """A Crook may take it, from a tie at 0 too, and loses the point."""
    players = [guest(points=1), guest(points=1), guest(points=2, held=["crook"])]
    game = tavern("black-death", players=players)
    game.bid(0, 0, 5)
    game.choose(2, "use", True, what="crook")
    assert game.points == [1, 1, 1]


@pytest.mark.character("black-death", "country-witch")
def test_black_death_and_purple(tavern: Start) -> None:
    """With a purple coin the second highest bidder loses; a 0 counts."""
    players = [guest(points=1, magic_purple=1), guest(points=1), guest(points=1)]
    game = tavern("black-death", players=players)
    game.bid({"fairy": 1, "magic-purple": 1}, 3, 2)
    assert game.points == [1, 1, 0]
    game = tavern("black-death", players=players)
    game.bid({"fairy": 1, "magic-purple": 1}, 0, 1)
    assert game.points == [1, 0, 1]


@pytest.mark.character("black-death")
@pytest.mark.ruling("T7")
def test_black_death_gives_the_kings_favor(tavern: Start) -> None:
    """T7: the seat that loses the point has won; as the last auction this gives the token."""
    game = tavern("black-death", then=None, favor=0)
    game.bid(2, 0, 1)
    assert favor(game) == 1
    assert game.coins(1)["silver"] == 6


@pytest.mark.character("black-death", "kobold")
def test_black_death_through_another_card(tavern: Start) -> None:
    """Played through another card, its player loses one."""
    game = tavern("kobold", deck=["black-death"], players=[guest(points=1), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.points == [0, 0, 0]


@pytest.mark.character("black-death", "silversmith")
def test_black_death_in_silver(tavern: Start) -> None:
    """With a Silversmith: the least silver loses, 0 too."""
    players = [guest(points=1, held=["silversmith"]), guest(points=1), guest(points=1)]
    game = tavern("black-death", players=players)
    game.choose(0, "use", True, what="silversmith")
    game.silver({0: 1, 1: 2, 2: 0})
    assert game.points == [1, 1, 0]
