"""The course of a game: set-up, turns, the deck of specials, and the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from dragonstones import BadSetup, IllegalAnswer, Match
from dragonstones.engine.chance import Chance
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002 as BOX

from .scenario import Scenario, Start, player

OTHER_STANDARDS = {
    "magician",
    "sorcerer",
    "thief",
    "wizard",
    "red-dragon",
    "blue-dragon",
    "yellow-dragon",
}


def pass_all(game: Scenario) -> None:
    game.bid(*[0] * game.match.seats)


# -- set-up -----------------------------------------------------------------


def test_the_box() -> None:
    """60 Fairy Gold, 15 Common Gold, 40 silver, 2 black coins, 2 amulets; 12 stones a colour;
    8 standards and 25 specials."""
    coins = {"fairy": 60, "common": 15, "silver": 40, "black": 2, "amulet": 2}
    assert {name: BOX.coins[place] for name, place in BOX.coin_kinds} == coins
    stones = {name: BOX.stones[place] for name, place in BOX.stone_kinds}
    assert stones == {"red": 12, "yellow": 12, "blue": 12}
    assert len(BOX.standards) == 8
    assert len(BOX.deck()) == 25
    twice = {card for card, n in Counter(BOX.deck()).items() if n == 2}
    assert twice == {
        "ancient-dragon",
        "fairy",
        "quack-wizard",
        "sorcerer-apprentice",
        "two-headed-dragon",
    }
    assert {"dwarf-4", "dwarf-5"} <= set(BOX.deck())


@pytest.mark.parametrize(
    ("seats", "fairy", "common", "silver", "stones"),
    [(3, 36, 9, 25, 24), (4, 28, 7, 20, 20), (5, 20, 5, 15, 16), (6, 12, 3, 10, 12)],
)
def test_set_up(
    new_game: Start, seats: int, fairy: int, common: int, silver: int, stones: int
) -> None:
    """Everybody starts with 8 Fairy Gold, 2 Common Gold, 5 silver, 4 stones and 0 points."""
    game = new_game(seats)
    for seat in range(seats):
        assert game.coins(seat) == {"fairy": 8, "common": 2, "silver": 5}
        assert sum(game.stones(seat).values()) == 4
        assert game.spent(seat) == 0
        assert game.held(seat) == []
    assert game.points == [0] * seats
    bank = game.bank
    assert (bank["fairy"], bank["common"], bank["silver"]) == (fairy, common, silver)
    assert (bank["black"], bank["amulet"]) == (2, 2)
    assert bank["red"] + bank["yellow"] + bank["blue"] == stones
    assert game.waiting == dict.fromkeys(range(seats), "bid")


def test_the_stones_are_dealt_at_random() -> None:
    """Four stones out of the bag for each: not always the same."""
    hands = set()
    for seed in range(20):
        game = Scenario(Match.new("fist-2002", seats=3, seed=seed))
        hands.add(tuple(sorted(game.stones(0).items())))
    assert len(hands) > 5


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_players(seats: int) -> None:
    """The game is for 3 to 6 players."""
    with pytest.raises(BadSetup) as error:
        Match.new("fist-2002", seats=seats)
    assert error.value.code == "wrong-seats"


# -- a turn -----------------------------------------------------------------


def test_a_turn_has_the_standards_and_two_specials(new_game: Start) -> None:
    """Two specials are drawn and shuffled among the standards; the Witch comes first."""
    game = new_game(4)
    specials = game.events("turn-began")[0]["specials"]
    assert game.events("turn-began") == [{"turn": 1, "specials": specials}]
    assert len(specials) == 2
    assert game.card == "witch"
    assert sorted(game.to_come) == sorted([*OTHER_STANDARDS, *specials])
    assert len(game.deck) == 23


@pytest.mark.character("witch")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_the_witch_is_always_first(new_game: Start, seed: int) -> None:
    """The Witch is auctioned first in every turn, and all ten cards come once."""
    game = new_game(3, seed=seed)
    while len(game.events("turn-ended")) < 2:
        pass_all(game)
    cards: dict[int, list[str]] = {}
    turn = 0
    for event in game.match.events:
        if event.kind == "turn-began":
            turn = event.data()["turn"]
            cards[turn] = []
        elif event.kind in ("card-shown", "card-passed"):
            cards[turn].append(event.data()["card"])
    for turn in (1, 2):
        assert cards[turn][0] == "witch"
        assert len(cards[turn]) == 10
        assert set(cards[turn][1:]) >= OTHER_STANDARDS
    assert cards[3] == ["witch"]


def test_the_cards_come_in_another_order_each_time() -> None:
    """The cards of a turn are shuffled."""
    orders = set()
    for seed in range(10):
        game = Scenario(Match.new("fist-2002", seats=3, seed=seed))
        orders.add(tuple(card for card in game.to_come if card in OTHER_STANDARDS))
    assert len(orders) > 5


def test_the_next_card_is_shown_only_after_the_power(scenario: Start) -> None:
    """The winner uses the power before the next card is auctioned."""
    game = scenario("ancient-dragon", "wizard")
    game.bid(1, 0, 0)
    assert game.waiting == {0: "stone"}
    assert game.events("card-shown") == [{"card": "ancient-dragon"}]
    game.choose(0, "stone", "red")
    assert game.events("card-shown") == [{"card": "ancient-dragon"}, {"card": "wizard"}]


@pytest.mark.ruling("F6")
def test_the_end_of_a_turn(scenario: Start) -> None:
    """F6: spent Fairy Gold comes back; Common Gold and silver that were bid are gone; what
    was not bid stays."""
    game = scenario("red-dragon", "yellow-dragon", then=None)
    game.bid({"fairy": 3, "common": 1}, {"fairy": 3}, 1)
    game.bid({"fairy": 2}, 0, {"common": 2})
    game.silver({0: 2, 2: 1})
    assert [game.spent(seat) for seat in range(3)] == [0, 0, 0]
    assert game.coins(0) == {"fairy": 8, "common": 1, "silver": 3}
    assert game.coins(1) == {"fairy": 8, "common": 2, "silver": 5}
    assert game.coins(2) == {"fairy": 8, "silver": 4}
    assert game.bank["common"] == 12
    assert game.bank["silver"] == 28
    back = {"fairy": [5, 3, 1], "fairy_silver": [0, 0, 0], "black": []}
    assert game.events("turn-ended") == [{"turn": 2, **back}]
    assert game.card == "witch"


def test_the_specials_of_a_turn_are_discarded(scenario: Start) -> None:
    """At the end of a turn its specials are set aside and two new ones are drawn from the top."""
    deck = ["troll", "merchant", "fairy", "gnome"]
    game = scenario("alchemist", then=None, used=["imp"], deck=deck)
    pass_all(game)
    assert game.events("turn-began") == [{"turn": 3, "specials": ["troll", "merchant"]}]
    assert sorted(game.to_come) == sorted([*OTHER_STANDARDS, "troll", "merchant"])
    assert game.deck == ["fairy", "gnome"]
    assert {"alchemist", "imp"} <= set(game.discards)
    assert game.used == []


# -- the deck of specials ---------------------------------------------------


@pytest.mark.ruling("F10")
def test_the_deck_runs_short(scenario: Start) -> None:
    """F10: the last card of the deck is drawn, then the discards are reshuffled for the rest;
    cards that players hold stay with them."""
    holder = player(held=["doppelganger"])
    game = scenario("red-dragon", then=None, deck=["troll"], players=[holder, player(), player()])
    pass_all(game)
    assert game.events("deck-reshuffled") == [{"cards": 23}]
    [began] = game.events("turn-began")
    assert began["specials"][0] == "troll"
    assert len(began["specials"]) == 2
    assert len(game.deck) == 22
    assert game.discards == []
    assert "doppelganger" not in [*game.deck, *began["specials"]]
    assert game.held(0) == ["doppelganger"]


@pytest.mark.ruling("F10")
def test_the_deck_is_empty(scenario: Start) -> None:
    """F10: with no special left, all are shuffled, even those of the last turn."""
    game = scenario("red-dragon", then=None, used=["troll", "imp"], deck=[])
    pass_all(game)
    assert game.events("deck-reshuffled") == [{"cards": 25}]
    assert len(game.deck) == 23
    assert game.discards == []


@pytest.mark.ruling("F10")
def test_two_cards_are_enough(scenario: Start) -> None:
    """F10: a deck with two cards is not short yet."""
    game = scenario("red-dragon", then=None, deck=["troll", "imp"])
    pass_all(game)
    assert game.events("deck-reshuffled") == []
    assert game.deck == []
    assert len(game.discards) == 23


# -- the end ----------------------------------------------------------------


@pytest.mark.ruling("F9")
def test_the_game_ends_at_once_at_three_points(scenario: Start) -> None:
    """F9: with the third point the game is over, in the middle of the turn."""
    game = scenario("wizard", players=[player(points=2, red=1, yellow=1, blue=1), player(points=1),
                                       player(points=2)])  # fmt: skip
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    assert game.points == [3, 1, 2]
    assert game.waiting == {}
    assert game.events("game-won") == [{"seat": 0}]
    assert game.match.result is not None
    assert game.match.result["winners"] == [0]
    assert game.match.result["ranking"] == [[0], [2], [1]]
    with pytest.raises(IllegalAnswer) as error:
        game.match.answer(1, {})
    assert error.value.code == "match-over"


@pytest.mark.ruling("F9")
def test_everybody_is_told_how_many_points_win() -> None:
    """F9: it comes from the box, as do all its numbers."""
    short = FistGame(replace(BOX, id="fist-short", goal=2))
    table = short.set_up(3, {}, Chance(1))
    assert [short.view(table, seat)["goal"] for seat in (None, 0, 1, 2)] == [2] * 4


@pytest.mark.ruling("F9")
def test_points_above_three_do_not_matter(scenario: Start) -> None:
    """F9: two points on top of two make three."""
    game = scenario("sorcerer", players=[player(), player(points=2, blue=4), player()])
    game.bid(0, 1, 0)
    game.choose(1, "either", "first")
    assert game.points == [0, 3, 0]
    assert game.match.result is not None
    assert game.match.result["winners"] == [1]


@pytest.mark.ruling("F9")
def test_two_points_are_not_enough(scenario: Start) -> None:
    """The game continues until somebody has three points."""
    game = scenario("wizard", players=[player(points=1, red=1, yellow=1, blue=1), player(),
                                       player()])  # fmt: skip
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    assert game.points == [2, 0, 0]
    assert game.match.result is None
    assert game.card == "blue-dragon"


@pytest.mark.ruling("F9")
@pytest.mark.character("doppelganger")
def test_a_doubled_power_stops_at_three_points(scenario: Start) -> None:
    """F9: the second use does not happen when the first one won the game."""
    winner = player(points=2, red=4, held=["doppelganger"])
    game = scenario("sorcerer-apprentice", players=[winner, player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "double", True)
    assert game.points == [3, 0, 0]
    assert game.stones(0) == {"red": 2}
    assert game.waiting == {}
