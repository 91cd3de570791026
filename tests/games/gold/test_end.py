"""The end of the game: an empty bag, an empty pile, the last dragon."""

from __future__ import annotations

import random

import pytest

from .scenario import Start, dragon, player

# -- the bag ----------------------------------------------------------------------


@pytest.mark.ruling("D15")
def test_the_bag_runs_dry_within_a_kill(scenario: Start) -> None:
    """All that is left is drawn and shared; this dragon is not replaced."""
    game = scenario(dragon("8-3-5", (1, "knight-4"), gold=3), bag={"silver": 2}, pile=["6-6-0"])
    game.place(0, "knight-4", 0)
    assert game.asked(0)["treasure"] == {"silver": 2, "gold": 3}
    assert game.events("bag-emptied") == [{}]
    game.agree({0: {"silver": 2}, 1: {"gold": 3}})
    assert game.row[0] is None
    assert game.pile == ["6-6-0"]
    assert game.down(0) == ["knight-4"]
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D15")
def test_the_bag_that_is_empty_to_the_token(scenario: Start) -> None:
    """Exactly as many as were hidden: the last token has left the bag."""
    game = scenario(dragon("6-4-2", (0, "knight-4")), bag={"silver": 2}, pile=["6-6-0"])
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"silver": 2}
    assert game.row[0] is None


@pytest.mark.ruling("D15")
def test_the_bag_runs_dry_with_a_new_dragon(scenario: Start) -> None:
    """It gets what is left; later ones are neither replaced nor completed."""
    game = scenario(
        dragon("6-6-0", (0, "knight-4")),
        dragon("7-4-3", (1, "knight-4"), gold=1),
        bag={"silver": 4},
        pile=["10-1-9", "6-4-2", "8-8-0"],
    )
    game.place(0, "knight-3", 0)
    assert game.row[0] == "8-8-0"
    assert game.treasure(0) == {"silver": 4}
    assert game.events("bag-emptied") == [{}]
    game.place(1, "knight-3", 1)
    assert game.stash(1) == {"gold": 1}
    assert game.row == ["8-8-0", None, *game.row[2:]]
    assert game.pile == ["10-1-9", "6-4-2"]
    assert game.events("treasure-grew") == []


@pytest.mark.ruling("D15")
def test_in_the_end_phase_only_the_dragons_on_the_table_are_attacked(scenario: Start) -> None:
    game = scenario(dragon("6-6-0"), dragon("5-4-1"), fill=False, pile=["8-8-0"], bag={})
    places = {option["dragon"] for option in game.options(0)}
    assert places == {0, 1}


@pytest.mark.ruling("D15", "D17")
def test_a_dragon_without_tokens_must_still_be_killed(scenario: Start) -> None:
    game = scenario(dragon("8-0-8", (0, "knight-4")), fill=False, pile=[], bag={})
    game.place(0, "wizard", 0)
    game.place(1, "knight-4", 0)
    assert game.events("nothing-to-share") == [{"spot": 0}]
    assert game.waiting == {}


@pytest.mark.ruling("D15")
def test_the_market_opens_with_the_dragon_that_empties_the_bag(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (0, "knight-4")),
        players=[player(gold=1), player(), player()],
        bag={"silver": 2},
        replaced=6,
    )
    game.place(0, "knight-3", 0)
    assert game.bag == 0
    assert game.waiting == dict.fromkeys(range(3), "trade")


# -- the pile ---------------------------------------------------------------------


@pytest.mark.ruling("D16")
def test_the_pile_runs_out_before_the_bag(scenario: Start) -> None:
    """No new dragon; hidden tokens are still drawn."""
    game = scenario(
        dragon("6-6-0", (0, "knight-4")),
        dragon("7-4-3", (1, "knight-4"), gold=1),
        fill=False,
        pile=[],
        bag={"silver": 9},
    )
    game.place(0, "knight-3", 0)
    assert game.row == [None, "7-4-3", None, None]
    game.place(1, "knight-3", 1)
    assert game.stash(1) == {"silver": 3, "gold": 1}
    assert game.bag == 6
    assert game.waiting == {}


# -- the last dragon --------------------------------------------------------------


def test_the_game_ends_with_the_last_dragon(scenario: Start) -> None:
    """The game ends when its treasure is divided and its thieves have stolen."""
    game = scenario(
        dragon("6-6-0", (1, "knight-4"), gold=3),
        players=[player(), player(silver=1), player(red=1)],
        fill=False,
        pile=["8-8-0"],
        bag={},
    )
    game.place(0, "thief", 0)
    assert game.match.result is None
    game.agree({0: {"gold": 3}, 1: {}})
    assert game.waiting == {}
    assert game.story()[-1] == "stashes-revealed"
    assert game.result["points"] == [10, 0, 1]
    assert game.result["winners"] == [0]
    assert game.result["reason"] == "points"
    game.refuses(0, {"place": "wizard", "dragon": 0}, "match-over")
    with pytest.raises(ValueError):
        game.time_up()


def test_the_game_ends_without_an_agreement_too(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "knight-4"), gold=3), fill=False, pile=[], bag={})
    game.place(0, "knight-3", 0)
    game.time_up()
    assert game.lost["gold"] == 20
    assert game.result["winners"] == [0, 1, 2]


# -- what wins ---------------------------------------------------------------------


def test_the_view_says_what_wins_and_how_many_dragons_are_left(scenario: Start) -> None:
    game = scenario(dragon("8-3-5"), pile=["6-6-0", "5-4-1"], bag={"silver": 2}, rules="advanced")
    table = game.match.view()["table"]
    assert table["left"] == 4 + 2
    assert table["strengths"] == {"wizard": 1, "thief": 2, "knight-3": 3, "knight-4": 4}
    assert (table["scoring"]["most"], table["scoring"]["sets"]) == (12, 5)
    assert table["scoring"]["tokens"] == {"silver": 1, "gold": 3, "red": 1, "black-diamond": 19}


def test_without_tokens_in_the_bag_no_more_dragons_are_counted(scenario: Start) -> None:
    game = scenario(dragon("8-3-5"), pile=["6-6-0"], bag={})
    assert game.match.view()["table"]["left"] == 4


# -- whole games ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("split", ["negotiation", "divide"])
def test_a_whole_game_loses_no_piece(new_game: Start, seats: int, rules: str, split: str) -> None:
    """Played at random; every piece is counted after every answer."""
    rng = random.Random(seats)
    game = new_game(seats, seed=seats, rules=rules, split=split, timer=None, steps=4)
    for _ in range(2000):
        if not game.waiting:
            break
        seat = rng.choice(list(game.waiting))
        game.answer(seat, game.match.waiting[seat].sample(rng))
    assert game.result["winners"]
    assert game.row == [None] * 4
    assert game.bag == 0 or game.pile == []
    assert len(game.events("market-opened")) == 1
