"""Thieves: whom they may rob, in which order, what they get, and who knows it."""

from __future__ import annotations

import pytest

from .scenario import Start, dragon, player

# -- whom -------------------------------------------------------------------------


@pytest.mark.ruling("D9")
def test_a_thief_takes_a_token_of_another_fighter(scenario: Start) -> None:
    """At random, from behind the screen. With one possible victim nothing is asked."""
    game = scenario(
        dragon("6-6-0", (1, "knight-4")),
        players=[player(), player(amber=2), player(gold=9)],
    )
    game.place(0, "thief", 0)
    assert game.stash(0) == {"amber": 1}
    assert game.stash(1) == {"amber": 1}
    assert game.stash(2) == {"gold": 9}


@pytest.mark.ruling("D9")
def test_a_thief_names_one_of_those_who_fought_and_own_a_token(scenario: Start) -> None:
    game = scenario(
        dragon("11-11-0", (1, "knight-4"), (2, "knight-4"), (3, "wizard")),
        players=[player(), player(amber=2), player(red=1), player(), player(gold=9)],
    )
    game.place(0, "thief", 0)
    assert game.options(0) == [1, 2]
    for wrong in (0, 3, 4, True, "1", None, {"rob": 1}):
        game.refuses(0, wrong, "not-an-option")
    game.rob(0, 2)
    assert game.stash(0) == {"red": 1}


@pytest.mark.ruling("D9")
def test_a_theft_is_compulsory(scenario: Start) -> None:
    """The thief may choose whom, but not whether."""
    game = scenario(
        dragon("8-8-0", (1, "knight-3"), (2, "knight-3")),
        players=[player(), player(amber=2), player(red=1)],
    )
    game.place(0, "thief", 0)
    game.refuses(0, False, "not-an-option")
    game.refuses(0, "pass", "not-an-option")
    game.time_up()
    assert sum(game.stash(0).values()) == 1


@pytest.mark.ruling("D9")
def test_a_thief_and_empty_stashes(scenario: Start) -> None:
    """Nobody else in the fight owns a token: nothing is stolen."""
    game = scenario(
        dragon("6-6-0", (1, "knight-4"), gold=2), players=[player(gold=1), player(), player(gold=9)]
    )
    game.place(0, "thief", 0)
    game.agree({0: {"gold": 2}, 1: {}})
    assert game.events("nothing-to-steal") == [{"seat": 0}]
    assert game.events("theft-tried") == []
    assert game.stash(0) == {"gold": 3}
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D9")
def test_a_new_share_can_be_stolen(scenario: Start) -> None:
    """The whole stash counts, and what came behind the screen a moment ago is in it."""
    game = scenario(dragon("6-6-0", (1, "knight-4"), gold=2))
    game.place(0, "thief", 0)
    game.agree({0: {}, 1: {"gold": 2}})
    assert game.stash(0) == {"gold": 1}
    assert game.stash(1) == {"gold": 1}


@pytest.mark.ruling("D9")
def test_the_wizards_reds_can_be_stolen(scenario: Start) -> None:
    """Also those taken before a negotiation that failed."""
    game = scenario(dragon("6-6-0", (1, "wizard"), (1, "knight-3"), red=2, gold=1))
    game.place(0, "thief", 0)
    game.time_up()
    assert game.stash(0) == {"red": 1}
    assert game.stash(1) == {"red": 1}


@pytest.mark.ruling("D9")
def test_a_theft_is_from_all_the_tokens_alike(scenario: Start) -> None:
    """Of 3 silver and 1 gold, in about a quarter of the thefts the gold."""
    gold = 0
    for seed in range(200):
        game = scenario(
            dragon("6-6-0", (1, "knight-4")),
            players=[player(), player(silver=3, gold=1), player()],
            seed=seed,
        )
        game.place(0, "thief", 0)
        gold += game.stash(0) == {"gold": 1}
    assert 30 <= gold <= 70


# -- in which order ---------------------------------------------------------------


@pytest.mark.ruling("D9")
def test_thieves_steal_in_the_order_in_which_they_were_placed(scenario: Start) -> None:
    """Not the players: 1 came first, but the thief of 1 after that of 0."""
    game = scenario(
        dragon("10-9-1", (1, "knight-4"), (0, "thief"), hidden=0),
        players=[player(), player(amber=1), player(red=1)],
        active=1,
    )
    game.place(1, "thief", 0)
    game.place(2, "thief", 0)
    # The thief of 0, of 1, of 2.
    game.rob(0, 1)
    assert game.match.view()["table"]["fight"]["theft"] is None  # that one is over
    assert game.stash(0) == {"amber": 1}
    game.rob(1, 0)
    assert game.stash(0) == {}
    # Now only 1 can be robbed, so that 2 is not asked.
    assert [(theft["seat"], theft["victim"]) for theft in game.events("token-stolen")] == [
        (0, 1),
        (1, 0),
        (2, 1),
    ]
    assert game.stash(2) == {"red": 1, "amber": 1}


@pytest.mark.ruling("D9")
def test_two_thieves_rob_each_other(scenario: Start) -> None:
    """The second gets back what the first took."""
    game = scenario(
        dragon("8-8-0", (1, "thief"), (1, "knight-4")),
        players=[player(gold=1), player(), player()],
    )
    game.place(0, "thief", 0)
    assert game.events("token-stolen") == [{"seat": 1, "victim": 0}, {"seat": 0, "victim": 1}]
    assert game.stash(0) == {"gold": 1}
    assert game.stash(1) == {}


@pytest.mark.ruling("D9")
def test_two_thieves_one_of_whom_finds_nothing(scenario: Start) -> None:
    """The first comes too early; the second finds something."""
    game = scenario(
        dragon("8-8-0", (1, "thief"), (1, "knight-4")),
        players=[player(), player(gold=1), player()],
    )
    game.place(0, "thief", 0)
    assert game.story()[2:] == [
        "nothing-to-share",
        "nothing-to-steal",
        "theft-tried",
        "token-stolen",
        "token-recognised",
        "dragon-appeared",
    ]
    assert game.stash(0) == {"gold": 1}


# -- who knows it -----------------------------------------------------------------


@pytest.mark.ruling("D9", "D25")
def test_only_the_two_know_which_token_it_was(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "knight-4")), players=[player(), player(amber=2), player()])
    game.place(0, "thief", 0)
    token = {"seat": 0, "victim": 1, "token": "amber"}
    assert [game.events("token-recognised", seat=seat) for seat in range(3)] == [
        [token],
        [token],
        [],
    ]
    assert game.events("token-stolen", seat=2) == [{"seat": 0, "victim": 1}]
    seats = game.match.view(2)["table"]["seats"]
    assert [seat["tokens"] for seat in seats] == [1, 1, 0]


# -- with a wizard ----------------------------------------------------------------


@pytest.mark.ruling("D10")
def test_a_thief_with_his_own_wizard_looks_and_chooses(scenario: Start) -> None:
    """In private: only the thief sees the stash."""
    game = scenario(
        dragon("7-6-1", (0, "wizard"), (1, "knight-4"), hidden=0),
        players=[player(), player(silver=8, black_diamond=1), player()],
    )
    game.place(0, "thief", 0)
    assert game.options(0) == ["silver", "black-diamond"]
    assert game.asked(0)["treasure"] == {"silver": 8, "black-diamond": 1}
    seen = [{"seat": 0, "victim": 1, "treasure": {"silver": 8, "black-diamond": 1}}]
    assert [game.events("stash-seen", seat=seat) for seat in range(3)] == [seen, [], []]
    assert game.match.view(1)["decision"] is None
    assert game.match.view(1)["table"]["fight"]["theft"] == [0, 1]
    for wrong in ("gold", "hourglass", 0, None, {"silver": 1}):
        game.refuses(0, wrong, "not-an-option")
    game.token(0, "black-diamond")
    assert game.stash(0) == {"black-diamond": 1}
    assert game.stash(1) == {"silver": 8}
    assert game.events("token-recognised", seat=2) == []


@pytest.mark.ruling("D10", "D27")
def test_a_choosing_thief_names_his_victim_before_he_looks(scenario: Start) -> None:
    game = scenario(
        dragon("11-11-0", (0, "wizard"), (1, "knight-4"), (2, "knight-4")),
        players=[player(), player(gold=1), player(amber=1)],
    )
    game.place(0, "thief", 0)
    assert game.events("stash-seen") == []
    game.rob(0, 2)
    assert game.options(0) == ["amber"]
    game.token(0, "amber")
    assert game.stash(0) == {"amber": 1}
    assert game.stash(1) == {"gold": 1}


@pytest.mark.ruling("D10")
def test_the_wizard_of_another_does_not_help(scenario: Start) -> None:
    game = scenario(
        dragon("7-6-1", (1, "wizard"), (1, "knight-4"), hidden=0),
        players=[player(), player(silver=8), player()],
    )
    game.place(0, "thief", 0)
    assert game.events("stash-seen") == []
    assert game.stash(0) == {"silver": 1}


@pytest.mark.ruling("D10")
def test_a_wizard_on_another_dragon_does_not_help(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (1, "knight-4")),
        dragon("11-11-0", (0, "wizard")),
        players=[player(), player(silver=8), player()],
    )
    game.place(0, "thief", 0)
    assert game.events("stash-seen") == []
    assert game.stash(0) == {"silver": 1}


@pytest.mark.ruling("D10")
def test_the_order_of_thief_and_wizard_means_nothing(scenario: Start) -> None:
    game = scenario(
        dragon("7-6-1", (0, "thief"), (1, "knight-4"), hidden=0),
        players=[player(), player(silver=8, gold=1), player()],
    )
    game.place(0, "wizard", 0)
    game.token(0, "gold")
    assert game.stash(0) == {"gold": 1}


@pytest.mark.ruling("D11")
def test_a_stolen_red_is_no_magic_object(scenario: Start) -> None:
    """Not even with a wizard there."""
    game = scenario(
        dragon("7-6-1", (0, "wizard"), (1, "knight-4"), hidden=0),
        players=[player(), player(red=2), player()],
        rules="advanced",
    )
    game.place(0, "thief", 0)
    game.token(0, "red")
    assert game.stash(0) == {"red": 1}
    assert game.held(0) == []
