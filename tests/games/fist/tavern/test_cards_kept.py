"""Tavern specials that are kept, for once or for good."""

from __future__ import annotations

from typing import Any

import pytest

from dragonstones import IllegalAnswer
from tests.games.fist.scenario import Scenario, Start

from .conftest import guest

FOUR = ["alchemist", "fairy", "gnome", "merchant"]


def favor(game: Scenario) -> int | None:
    holder: int | None = game.match.view(None)["table"]["favor"]
    return holder


def seen(game: Scenario, seat: int) -> dict[str, Any]:
    table: dict[str, Any] = game.match.view(seat)["table"]
    return table


@pytest.mark.character("blind-woman", "crook", "dealer", "dragon-rider", "elf", "illusionist")
@pytest.mark.character("innkeeper", "mermaid", "pixie", "puppeteer", "rat-king", "seer")
@pytest.mark.character("silversmith")
@pytest.mark.parametrize(
    "card",
    [
        *("blind-woman", "crook", "dealer", "dragon-rider", "elf", "illusionist", "innkeeper"),
        *("mermaid", "pixie", "puppeteer", "rat-king", "seer", "silversmith"),
    ],
)
def test_kept_in_front(tavern: Start, card: str) -> None:
    """They stay in front of their winner, for all to see."""
    game = tavern(card)
    game.bid(1, 0, 0)
    assert game.held(0) == [card]
    assert seen(game, 1)["seats"][0]["held"] == [card]
    assert card not in game.used


# -- Blind Woman, Mermaid ---------------------------------------------------


@pytest.mark.character("blind-woman", "wizard")
def test_blind_woman(tavern: Start) -> None:
    """Any number of red stones count as any colour: three red are one of each."""
    game = tavern("wizard", players=[guest(red=3, held=["blind-woman"]), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {}


@pytest.mark.character("blind-woman", "sorcerer")
def test_blind_woman_four_alike(tavern: Start) -> None:
    """Two yellow and two red are four alike."""
    owner = guest(red=2, yellow=2, held=["blind-woman"])
    game = tavern("sorcerer", players=[owner, guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [2, 0, 0]


@pytest.mark.character("blind-woman", "sorcerer-apprentice")
def test_blind_woman_is_never_compulsory(tavern: Start) -> None:
    """A pair only through a red stone as yellow: it may be declined."""
    owner = guest(red=1, yellow=1, held=["blind-woman"])
    game = tavern("sorcerer-apprentice", players=[owner, guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "pay", "decline", [{"red": 1, "yellow": 1}, "decline"])
    assert game.points == [0, 0, 0]


@pytest.mark.character("mermaid", "sorcerer")
def test_mermaid(tavern: Start) -> None:
    """One stone of a payment counts as blue, not two."""
    owner = guest(blue=3, red=1, held=["mermaid"])
    game = tavern("sorcerer", players=[owner, guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [2, 0, 0]
    game = tavern("sorcerer", players=[guest(blue=2, red=2, held=["mermaid"]), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.coins(0)["common"] == 3


@pytest.mark.character("mermaid", "wizard")
def test_mermaid_and_wizard(tavern: Start) -> None:
    """The second yellow counts as blue; a blue one never counts as another colour."""
    game = tavern("wizard", players=[guest(red=1, yellow=2, held=["mermaid"]), guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [1, 0, 0]
    game = tavern("wizard", players=[guest(red=1, blue=2, held=["mermaid"]), guest(), guest()])
    game.bid(1, 0, 0)
    assert game.coins(0)["silver"] == 8


@pytest.mark.character("mermaid", "blind-woman", "white-dragon")
def test_all_wild_together(tavern: Start) -> None:
    """One blue, one yellow as blue, a red one and a White one: four alike."""
    owner = guest(blue=1, yellow=1, red=1, white=1, held=["mermaid", "blind-woman"])
    game = tavern("sorcerer", players=[owner, guest(), guest()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "first", ["first", "second"])
    assert game.points == [2, 0, 0]


# -- Crook, Dealer ----------------------------------------------------------


@pytest.mark.character("crook")
def test_crook(tavern: Start) -> None:
    """Wins a tie in gold, though its owner did not bid; no silver round; discarded."""
    game = tavern("red-dragon", players=[guest(), guest(), guest(held=["crook"])])
    game.bid(3, 3, 0)
    game.choose(2, "use", True, [False, True, "never"], what="crook")
    assert game.stones(2) == {"red": 1}
    assert game.held(2) == []
    assert "crook" in game.discards
    assert game.events("tied") == []


@pytest.mark.character("crook", "usurper")
def test_crook_uses_his_own_bid(tavern: Start) -> None:
    """The owner's bid feeds the power: one Gold bid, one silver."""
    game = tavern("usurper", players=[guest(), guest(), guest(held=["crook"])])
    game.bid(3, 3, 1)
    game.choose(2, "use", True)
    assert game.coins(2)["silver"] == 6


@pytest.mark.character("crook", "silversmith")
def test_crook_only_in_gold(tavern: Start) -> None:
    """Not for 0-0, not in the silver round, not in a Silversmith's auction."""
    players = [guest(held=["crook"]), guest(held=["silversmith"]), guest()]
    game = tavern("red-dragon", players=players)
    game.choose(1, "use", False)
    game.bid(0, 0, 0)
    assert game.events("no-bids") == [{"card": "red-dragon"}]
    game = tavern("red-dragon", players=players)
    game.choose(1, "use", False)
    game.bid(1, 1, 0)
    game.choose(0, "use", False, what="crook")
    game.silver({0: 1, 1: 1})
    assert game.events("nobody-won") == [{"card": "red-dragon", "seats": [0, 1]}]
    game = tavern("red-dragon", players=players)
    game.choose(1, "use", True)
    game.silver({0: 1, 1: 1, 2: 0})
    game.silver({0: 1, 1: 0})
    assert game.stones(0) == {"red": 1}
    assert game.held(0) == ["crook"]


@pytest.mark.character("crook", "druid")
def test_crook_and_druid(tavern: Start) -> None:
    """A tie of Common Gold is a tie in gold."""
    game = tavern("druid", players=[guest(), guest(), guest(held=["crook"])])
    for seat in range(3):
        game.answer(seat, {"common": 1} if seat < 2 else {})
    game.choose(2, "use", True, what="crook")
    assert game.points == [0, 0, 1]


@pytest.mark.character("dealer")
def test_dealer(tavern: Start) -> None:
    """Wins every tie of silver, whoever tied, unasked, and keeps the card."""
    game = tavern("red-dragon", players=[guest(), guest(), guest(held=["dealer"])])
    game.bid(3, 3, 0)
    game.silver({0: 2, 1: 2})
    assert game.stones(2) == {"red": 1}
    assert game.held(2) == ["dealer"]


@pytest.mark.character("dealer")
def test_dealer_needs_silver(tavern: Start) -> None:
    """A silver round without silver is no tie to win."""
    game = tavern("red-dragon", players=[guest(), guest(), guest(held=["dealer"])])
    game.bid(3, 3, 0)
    game.silver({0: 0, 1: 0})
    assert game.stones(2) == {}


@pytest.mark.character("dealer", "silversmith")
def test_dealer_in_a_silversmiths_auction(tavern: Start) -> None:
    """The first stage of a Silversmith's auction is a silver auction already."""
    players = [guest(held=["silversmith"]), guest(), guest(held=["dealer"])]
    game = tavern("red-dragon", players=players)
    game.choose(0, "use", True)
    game.silver({0: 2, 1: 2, 2: 0})
    assert game.stones(2) == {"red": 1}


# -- Dragon Rider -----------------------------------------------------------


@pytest.mark.character("dragon-rider")
def test_dragon_rider(tavern: Start) -> None:
    """One more for dragons, of all names, with a coin at least."""
    for card in ("red-dragon", "wise-dragon", "generous-dragon", "white-dragon"):
        game = tavern(card, players=[guest(held=["dragon-rider"]), guest(), guest()])
        game.bid(2, 2, 0)
        assert game.events("won") == [{"seat": 0, "card": card}]


@pytest.mark.character("dragon-rider")
@pytest.mark.ruling("T1")
def test_dragon_rider_needs_a_coin(tavern: Start) -> None:
    """T1: an empty fist rides no dragon; for other cards the Rider does not count."""
    players = [guest(held=["dragon-rider"]), guest(), guest()]
    game = tavern("red-dragon", players=players)
    game.bid(0, 0, 0)
    assert game.events("no-bids") == [{"card": "red-dragon"}]
    game = tavern("gnome", players=players)
    game.bid(1, 2, 0)
    assert game.events("rode-dragon") == []


@pytest.mark.character("dragon-rider")
def test_dragon_rider_in_silver(tavern: Start) -> None:
    """Two against three tie; in silver the Rider counts again."""
    game = tavern("red-dragon", players=[guest(held=["dragon-rider"]), guest(), guest()])
    game.bid(2, 3, 0)
    game.silver({0: 1, 1: 1})
    assert game.stones(0) == {"red": 1}


# -- Elf --------------------------------------------------------------------


@pytest.mark.character("elf")
def test_elf(tavern: Start) -> None:
    """The owner's stones are hidden from the others while the card is held."""
    game = tavern("elf", players=[guest(red=2), guest(), guest()])
    game.bid(1, 0, 0)
    assert seen(game, 1)["seats"][0]["stones"] is None
    assert seen(game, 0)["seats"][0]["stones"]["red"] == 2


@pytest.mark.character("elf", "manipulator")
def test_elf_stolen(tavern: Start) -> None:
    """With the card gone, the stones lie open again."""
    game = tavern("manipulator", players=[guest(), guest(red=2, held=["elf"]), guest()])
    game.bid(1, 0, 0)
    assert seen(game, 2)["seats"][1]["stones"]["red"] == 2
    assert seen(game, 2)["seats"][0]["stones"] is None


# -- Illusionist ------------------------------------------------------------


@pytest.mark.character("illusionist")
def test_illusionist(tavern: Start) -> None:
    """One of two fists is opened after the others' bids; only that one counts and is spent."""
    game = tavern("red-dragon", players=[guest(held=["illusionist"]), guest(), guest()])
    game.choose(0, "use", True, what="illusionist")
    assert game.waiting == {0: "two-fists", 1: "bid", 2: "bid"}
    game.answer(0, {"left": {"fairy": 5}, "right": {"fairy": 1}})
    game.answer(1, {"fairy": 3})
    game.answer(2, {})
    game.choose(0, "open-fist", "right", ["left", "right"])
    assert game.stones(1) == {"red": 1}
    assert game.coins(0)["fairy"] == 8
    assert game.spent(0) == 1
    assert game.held(0) == []


@pytest.mark.character("illusionist")
def test_illusionist_needs_different_coins(tavern: Start) -> None:
    """A coin is in one fist only; one of them may be empty."""
    game = tavern("red-dragon", players=[guest(fairy=5, held=["illusionist"]), guest(), guest()])
    game.choose(0, "use", True)
    with pytest.raises(IllegalAnswer):
        game.answer(0, {"left": {"fairy": 3}, "right": {"fairy": 3}})
    game.answer(0, {"left": {"fairy": 5}, "right": {}})
    game.answer(1, {"fairy": 1})
    game.answer(2, {})
    game.choose(0, "open-fist", "left")
    assert game.stones(0) == {"red": 1}


@pytest.mark.character("illusionist", "witch")
def test_illusionist_with_a_black_coin(tavern: Start) -> None:
    """A black coin in the closed fist curses nothing, and is not used up."""
    owner = guest(black=1, held=["illusionist"])
    game = tavern("red-dragon", players=[owner, guest(), guest()])
    game.choose(0, "use", True)
    game.answer(0, {"left": {"black": 1}, "right": {"fairy": 2}})
    game.answer(1, {"fairy": 1})
    game.answer(2, {})
    game.choose(0, "open-fist", "right")
    assert game.stones(0) == {"red": 1}
    assert game.coins(0)["black"] == 1


@pytest.mark.character("illusionist")
def test_illusionist_in_silver(tavern: Start) -> None:
    """In a silver round too, for those who are in it."""
    players = [guest(held=["illusionist"]), guest(), guest()]
    game = tavern("red-dragon", players=players)
    game.choose(0, "use", False)
    game.bid(2, 2, 0)
    game.choose(0, "use", True)
    game.answer(0, {"left": {"silver": 3}, "right": {"silver": 1}})
    game.answer(1, {"silver": 2})
    game.choose(0, "open-fist", "left")
    assert game.stones(0) == {"red": 1}
    assert game.coins(0)["silver"] == 2


@pytest.mark.character("illusionist", "stonecutter")
def test_illusionist_and_stonecutter(tavern: Start) -> None:
    """With stones in the fists, for the Stonecutter."""
    owner = guest(red=1, blue=2, held=["illusionist"])
    game = tavern("stonecutter", players=[owner, guest(red=1), guest()])
    game.choose(0, "use", True)
    game.answer(0, {"left": {"red": 1}, "right": {"blue": 2}})
    game.answer(1, {"red": 1})
    game.answer(2, {})
    game.choose(0, "open-fist", "right")
    assert game.points == [1, 0, 0]
    assert game.stones(0) == {"red": 1}


# -- Innkeeper --------------------------------------------------------------


@pytest.mark.character("innkeeper")
def test_innkeeper(tavern: Start) -> None:
    """Straight after the reveal all take their bids back, and bid again."""
    players = [guest(amulet=1), guest(), guest(held=["innkeeper"])]
    game = tavern("red-dragon", players=players)
    game.bid({"fairy": 3, "common": 1, "amulet": 1}, 2, 0)
    game.choose(2, "use", True, what="innkeeper")
    assert game.coins(0) == {"fairy": 9, "common": 2, "silver": 5, "amulet": 1}
    game.bid(0, 1, 2)
    assert game.stones(2) == {"red": 1}
    assert [game.spent(seat) for seat in range(3)] == [0, 1, 2]
    assert "innkeeper" in game.discards


@pytest.mark.character("innkeeper", "witch")
def test_innkeeper_saves_a_cursed_card(tavern: Start) -> None:
    """Played on a cursed auction: the black coin goes back to its owner."""
    game = tavern("red-dragon", players=[guest(black=1), guest(held=["innkeeper"]), guest()])
    game.bid({"black": 1}, 2, 0)
    game.choose(1, "use", True)
    assert game.coins(0)["black"] == 1
    game.bid(0, 2, 0)
    assert game.stones(1) == {"red": 1}


@pytest.mark.character("innkeeper")
def test_innkeeper_in_a_silver_round(tavern: Start) -> None:
    """Anybody may use it; only the silver round is played again."""
    game = tavern("red-dragon", players=[guest(), guest(), guest(held=["innkeeper"])])
    game.bid(3, 3, 0)
    game.choose(2, "use", False)
    game.silver({0: 5, 1: 1})
    game.choose(2, "use", True)
    game.silver({0: 0, 1: 1})
    assert game.stones(1) == {"red": 1}
    assert [game.coins(seat)["silver"] for seat in range(3)] == [5, 4, 5]


@pytest.mark.character("innkeeper", "illusionist")
def test_innkeeper_gives_the_illusionist_back(tavern: Start) -> None:
    """An announced Illusionist returns to its owner, who may announce it again."""
    players = [guest(held=["illusionist"]), guest(held=["innkeeper"]), guest()]
    game = tavern("red-dragon", players=players)
    game.choose(0, "use", True)
    game.answer(0, {"left": {"fairy": 5}, "right": {}})
    game.answer(1, {})
    game.answer(2, {})
    game.choose(0, "open-fist", "left")
    game.choose(1, "use", True, what="innkeeper")
    assert game.held(0) == ["illusionist"]
    game.choose(0, "use", False, what="illusionist")
    game.bid(0, 1, 0)
    assert game.held(0) == ["illusionist"]
    assert game.stones(1) == {"red": 1}


@pytest.mark.character("innkeeper")
def test_innkeeper_twice(tavern: Start) -> None:
    """There are two: the second one can cancel the bids made again."""
    players = [guest(held=["innkeeper"]), guest(held=["innkeeper"]), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(1, 2, 3)
    game.choose(0, "use", True)
    game.bid(3, 2, 1)
    game.choose(1, "use", True)
    game.bid(0, 0, 1)
    assert game.stones(2) == {"red": 1}


@pytest.mark.character("innkeeper")
def test_innkeeper_both_of_one_player(tavern: Start) -> None:
    """A seat that holds both and declines is asked once for this reveal, not twice."""
    players = [guest(held=["innkeeper", "innkeeper"]), guest(), guest()]
    game = tavern("red-dragon", players=players)
    game.bid(1, 2, 0)
    game.choose(0, "use", False)
    assert game.stones(1) == {"red": 1}


# -- Pixie ------------------------------------------------------------------


@pytest.mark.character("pixie")
def test_pixie(tavern: Start) -> None:
    """Before a bid: a Common Silver for each Fairy Gold brought back."""
    game = tavern("red-dragon", players=[guest(fairy=5, spent=4, held=["pixie"]), guest(), guest()])
    game.choose(0, "use", 3, [False, 1, 2, 3, 4, "always", "never"], what="pixie")
    assert game.coins(0) == {"fairy": 8, "common": 2, "silver": 2}
    assert game.spent(0) == 1
    game.bid(8, 0, 0)
    assert game.stones(0) == {"red": 1}


@pytest.mark.character("pixie")
def test_pixie_before_silver(tavern: Start) -> None:
    """Before a silver bid too; at most as often as there is silver."""
    game = tavern("red-dragon", players=[guest(silver=2, held=["pixie"]), guest(), guest()])
    game.bid(3, 3, 0)
    game.choose(0, "use", 1, [False, 1, 2, "always", "never"])
    game.silver({0: 1, 1: 0})
    assert game.coins(0) == {"fairy": 7, "common": 2}
    assert game.spent(0) == 2


@pytest.mark.character("pixie")
@pytest.mark.ruling("T2", "T4", "T5")
def test_pixie_before_a_claim(tavern: Start) -> None:
    """Before the King's Favor is paid for: the Gold can come from the Pixie."""
    owner = guest(fairy=0, common=0, spent=3, held=["pixie"])
    game = tavern("red-dragon", players=[owner, guest(points=1), guest()], favor=0)
    game.choose(0, "use", False, what="pixie")
    game.bid(0, 0, 0)
    game.choose(0, "use", 1, [False, 1, 2, "always", "never"], what="pixie")
    game.choose(0, "claim", "fairy", ["decline", "fairy"])
    assert game.stones(0) == {"red": 1}
    assert game.coins(0) == {"fairy": 1, "silver": 4}
    assert favor(game) == 2


# -- Puppeteer, Seer --------------------------------------------------------


@pytest.mark.character("puppeteer")
@pytest.mark.ruling("T9")
def test_puppeteer(tavern: Start) -> None:
    """The Puppeteer chooses the specials; the holder of the King's Favor still gets the silver."""
    players = [guest(), guest(), guest(held=["puppeteer"])]
    game = tavern("red-dragon", then=None, players=players, favor=0, deck=FOUR)
    game.bid(1, 0, 0)
    assert favor(game) == 0
    assert game.coins(0)["silver"] == 6
    game.choose(2, "discard-special", "fairy", FOUR)
    assert sorted(seen(game, 1)["to_come"])[0:1] == ["alchemist"]
    assert seen(game, 1)["discards_unseen"] == 1
    assert game.held(2) == ["puppeteer"]


@pytest.mark.character("seer", "puppeteer")
@pytest.mark.ruling("T9")
def test_seer(tavern: Start) -> None:
    """Before Puppeteer and King's Favor, in secret, for one round; the Seer sees the order."""
    players = [guest(), guest(held=["seer"]), guest(held=["puppeteer"])]
    game = tavern("red-dragon", then=None, players=players, favor=0, deck=FOUR)
    game.bid(1, 0, 0)
    game.choose(1, "discard-special", "fairy", FOUR)
    assert game.held(1) == []
    assert "seer" in game.discards
    three = {"alchemist", "gnome", "merchant"}
    assert three <= set(seen(game, 1)["to_come"])
    assert seen(game, 1)["order"] == game.to_come
    for seat in (0, 2):
        assert three.isdisjoint(seen(game, seat)["to_come"])
        assert seen(game, seat)["to_come_secret"] == 3
        assert seen(game, seat)["order"] is None


@pytest.mark.character("seer")
def test_seer_won_this_round(tavern: Start) -> None:
    """Won in the last auction, it is used at the beginning of the next round."""
    game = tavern("seer", then=None, favor=0)
    game.bid(0, 1, 0)
    assert game.waiting == {1: "discard-special"}
    assert len(game.match.waiting[1].options()) >= 3


# -- Rat King ---------------------------------------------------------------


@pytest.mark.character("rat-king")
@pytest.mark.ruling("T2", "T5", "T6")
def test_rat_king(tavern: Start) -> None:
    """Nobody bid: it wins the card for free; Fairy Gold comes back, the token stays."""
    players = [guest(fairy=8, spent=1), guest(held=["rat-king"]), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, 0, 0)
    game.choose(1, "use", True, what="rat-king")
    assert game.stones(1) == {"red": 1}
    assert game.coins(1) == {"fairy": 9, "common": 2, "silver": 5}
    assert game.coins(0)["fairy"] == 9
    assert favor(game) == 0
    assert "rat-king" in game.discards


@pytest.mark.character("rat-king", "thief")
def test_rat_king_before_the_kings_favor(tavern: Start) -> None:
    """The Rat King is asked first; after a no, the King's Favor may claim: T4, a bid of 1."""
    players = [guest(), guest(held=["rat-king"]), guest(red=1, points=1)]
    game = tavern("thief", players=players, favor=0)
    game.bid(0, 0, 0)
    game.choose(1, "use", False)
    game.choose(0, "claim", "common", ["decline", "fairy", "common"])
    assert favor(game) == 1
    assert game.stones(0) == {"red": 1}
    assert game.coins(0)["common"] == 1


@pytest.mark.character("rat-king", "witch")
def test_rat_king_not_in_a_silver_round_nor_cursed(tavern: Start) -> None:
    """Not when a silver round has no silver, and not when the card is cursed."""
    players = [guest(black=1), guest(held=["rat-king"]), guest()]
    game = tavern("red-dragon", "yellow-dragon", players=players)
    game.bid(1, 1, 0)
    game.silver({0: 0, 1: 0})
    assert game.card == "yellow-dragon"
    game.bid({"black": 1}, 0, 0)
    assert game.card == "blue-dragon"
    assert game.held(1) == ["rat-king"]


@pytest.mark.character("rat-king", "goldsmith")
def test_rat_king_against_magic_coins(tavern: Start) -> None:
    """T1: a fist of Magic coins is no bid: the Rat King can be used."""
    game = tavern("red-dragon", players=[guest(amulet=1), guest(held=["rat-king"]), guest()])
    game.bid({"amulet": 1}, 0, 0)
    game.choose(1, "use", True)
    assert game.stones(1) == {"red": 1}


# -- Silversmith ------------------------------------------------------------


@pytest.mark.character("silversmith")
def test_silversmith(tavern: Start) -> None:
    """Before bids: the card is auctioned for silver; ties are broken in silver again."""
    players = [guest(held=["silversmith"]), guest(fairy_silver=1), guest()]
    game = tavern("red-dragon", players=players)
    game.choose(0, "use", True, what="silversmith")
    game.silver({0: 2, 1: {"silver": 1, "fairy-silver": 1}, 2: 1})
    game.silver({0: 2, 1: 3})
    assert game.stones(1) == {"red": 1}
    assert [game.coins(seat)["silver"] for seat in range(3)] == [1, 1, 4]
    assert [game.coins(seat)["fairy"] for seat in range(3)] == [9, 9, 9]
    assert "silversmith" in game.discards


@pytest.mark.character("silversmith", "druid", "stonecutter")
@pytest.mark.parametrize("card", ["druid", "stonecutter"])
def test_silversmith_not_for(tavern: Start, card: str) -> None:
    """Not for the Druid nor the Stonecutter."""
    game = tavern(card, players=[guest(held=["silversmith"]), guest(), guest()])
    assert game.waiting == {0: "bid", 1: "bid", 2: "bid"}


@pytest.mark.character("silversmith")
@pytest.mark.ruling("T5")
def test_silversmith_without_bids(tavern: Start) -> None:
    """T5: no silver bid: both cards are discarded, and the no-bid rule does not apply."""
    players = [guest(held=["silversmith"], spent=1), guest(), guest()]
    game = tavern("gnome", players=players, favor=0)
    game.choose(0, "use", True)
    game.silver({0: 0, 1: 0, 2: 0})
    assert game.card == "blue-dragon"
    assert game.spent(0) == 1
    assert favor(game) == 0
    assert "gnome" in game.used
    assert "silversmith" in game.discards


@pytest.mark.character("silversmith", "usurper", "halfling", "necromancer")
def test_silversmith_and_what_counts_bids(tavern: Start) -> None:
    """Usurper 0; the Halfling and the Necromancer use the silver."""
    players = [guest(held=["silversmith"], fairy_silver=1), guest(), guest()]
    for card, coins in (("usurper", {"common": 2}), ("halfling", {"common": 4})):
        game = tavern(card, players=players)
        game.choose(0, "use", True)
        game.silver({0: 3, 1: 1, 2: 0})
        assert game.coins(0) == {"fairy": 9, **coins, "silver": 2, "fairy-silver": 1}
    game = tavern("necromancer", players=players)
    game.choose(0, "use", True)
    game.silver({0: {"silver": 1, "fairy-silver": 1}, 1: 1, 2: 0})
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 0]
    assert game.coins(0) == {"fairy": 9, "common": 2, "silver": 4}
    assert game.bank["fairy-silver"] == 2


@pytest.mark.character("silversmith", "rat-king")
def test_silversmith_and_rat_king(tavern: Start) -> None:
    """The Rat King wins a Silversmith's auction without silver."""
    players = [guest(held=["silversmith"]), guest(held=["rat-king"]), guest()]
    game = tavern("red-dragon", players=players)
    game.choose(0, "use", True)
    game.silver({0: 0, 1: 0, 2: 0})
    game.choose(1, "use", True, what="rat-king")
    assert game.stones(1) == {"red": 1}


@pytest.mark.character("pixie")
def test_pixie_always(tavern: Start) -> None:
    """A standing answer: as much as possible before every bid, without being asked."""
    game = tavern("red-dragon", players=[guest(4, 2, 9, spent=3, held=["pixie"]), guest(), guest()])
    game.choose(0, "use", "always", what="pixie")
    assert (game.spent(0), game.coins(0)["fairy"], game.coins(0)["silver"]) == (0, 7, 6)
    game.bid(2, 0, 0)
    assert game.waiting == {0: "bid", 1: "bid", 2: "bid"}
    assert (game.spent(0), game.coins(0)["fairy"], game.coins(0)["silver"]) == (0, 7, 4)
    assert game.match.view(0)["table"]["always"] == ["pixie"]
    assert game.match.view(1)["table"]["always"] == []
