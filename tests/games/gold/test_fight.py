"""A kill, step by step: hidden treasure, wizards, who takes what, and the next dragon."""

from __future__ import annotations

import pytest

from .scenario import Start, dragon, player

# -- the order of things ----------------------------------------------------------


@pytest.mark.ruling("D4")
def test_the_steps_of_a_kill(scenario: Start) -> None:
    """Hidden tokens, the wizard's reds, negotiation, shares, thefts, home, next dragon, Market."""
    game = scenario(
        dragon("8-5-3", (1, "thief"), (1, "knight-3"), gold=1, red=1),
        players=[player(silver=1), player(), player()],
        bag={"silver": 20},
        pile=["6-6-0", "5-4-1"],
        replaced=6,
    )
    game.place(0, "wizard", 1)
    game.place(1, "knight-4", 2)
    game.place(2, "wizard", 0)
    before = len(game.story())
    assert game.waiting == {0: "turn"}
    game.place(0, "thief", 0)
    game.agree({0: {"silver": 3}, 1: {"gold": 1}, 2: {}})
    game.rob(1, 0)
    game.rob(0, 1)
    assert game.story()[before:] == [
        "adventurer-placed",
        "dragon-killed",
        "treasure-grew",
        "reds-seized",
        "share-taken",
        "negotiation-began",
        "proposed",
        "proposal-accepted",
        "proposal-accepted",
        "agreed",
        "share-taken",
        "share-taken",
        "share-taken",
        "theft-tried",
        "token-stolen",
        "token-recognised",
        "theft-tried",
        "token-stolen",
        "token-recognised",
        "dragon-appeared",
        "market-opened",
    ]
    assert game.row[0] == "5-4-1"
    assert game.treasure(0) == {"silver": 4}
    assert [game.down(seat) for seat in range(3)] == [["thief"], ["thief", "knight-3"], ["wizard"]]
    game.time_up()
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D4")
def test_the_steps_of_a_kill_advanced(scenario: Start) -> None:
    """The reds are shared with the rest; Magic Objects are drawn before the thefts."""
    game = scenario(
        dragon("6-4-2", (1, "wizard"), (1, "knight-3"), gold=1, red=2),
        players=[player(silver=1), player(), player()],
        bag={"silver": 20},
        pile=["6-6-0"],
        rules="advanced",
    )
    game.place(0, "thief", 0)
    game.agree({0: {"silver": 2}, 1: {"gold": 1, "red": 2}})
    assert game.story() == [
        "adventurer-placed",
        "dragon-killed",
        "treasure-grew",
        "negotiation-began",
        "proposed",
        "proposal-accepted",
        "agreed",
        "share-taken",
        "share-taken",
        "objects-drawn",
        "objects-seen",
        "theft-tried",
    ]
    assert game.waiting == {1: "use-object"}
    game.decline(1)
    assert game.story()[12:] == ["token-stolen", "token-recognised", "dragon-appeared"]
    assert game.waiting == {1: "turn"}


def test_hidden_tokens_come_before_the_negotiation(scenario: Start) -> None:
    game = scenario(dragon("6-4-2", (1, "knight-4"), gold=4), bag={"silver": 9})
    game.place(0, "knight-3", 0)
    assert game.events("treasure-grew") == [{"spot": 0, "treasure": {"silver": 2}}]
    assert game.asked(0)["treasure"] == {"silver": 2, "gold": 4}
    assert game.bag == 7


def test_a_killed_dragon_is_replaced(scenario: Start) -> None:
    """The top one of the pile takes its place, with its known tokens."""
    game = scenario(dragon("6-6-0", (0, "knight-4")), pile=["7-6-1", "7-2-5"], bag={"gold": 10})
    game.place(0, "knight-3", 0)
    assert game.row[0] == "7-2-5"
    assert game.treasure(0) == {"gold": 2}
    assert game.pile == ["7-6-1"]
    assert game.bag == 8


# -- one player alone -------------------------------------------------------------


@pytest.mark.ruling("D5")
def test_one_player_alone_takes_all(scenario: Start) -> None:
    """Nobody is asked, and there is no timer."""
    game = scenario(dragon("7-6-1", (0, "knight-4"), gold=2, red=1), bag={"silver": 9})
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"silver": 1, "gold": 2, "red": 1}
    assert game.events("negotiation-began") == []
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D5", "D11")
def test_one_player_alone_draws_magic_objects_with_his_wizard(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (0, "knight-4"), (0, "wizard"), red=2, gold=1),
        rules="advanced",
        deck=["hourglass", "swap-powder", "crystal-ball"],
    )
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"gold": 1, "red": 2}
    assert game.held(0) == ["crystal-ball", "swap-powder"]
    assert game.deck == ["hourglass"]


@pytest.mark.ruling("D5", "D11")
def test_one_player_alone_draws_nothing_without_a_wizard(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (0, "knight-4"), red=2), rules="advanced")
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"red": 2}
    assert game.held(0) == []


@pytest.mark.ruling("D5")
def test_one_player_alone_has_nobody_to_rob(scenario: Start) -> None:
    """Not even with a wizard: the others were not in the fight."""
    game = scenario(
        dragon("6-6-0", (0, "thief"), (0, "wizard"), gold=1),
        players=[player(), player(gold=5), player(gold=5)],
    )
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"gold": 1}
    assert game.events("theft-tried") == []
    assert game.events("nothing-to-steal") == []


@pytest.mark.ruling("D5")
def test_one_player_alone_in_divide_and_choose(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (0, "knight-4"), gold=3), split="divide")
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"gold": 3}


# -- wizards, basic ---------------------------------------------------------------


@pytest.mark.ruling("D8")
def test_a_lone_wizard_takes_the_reds_first(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "wizard"), (1, "thief"), gold=2, red=3))
    game.place(0, "knight-3", 0)
    assert game.events("reds-seized") == [{"seat": 1, "treasure": {"red": 3}}]
    assert game.stash(1) == {"red": 3}
    assert game.asked(0)["treasure"] == {"gold": 2}


@pytest.mark.ruling("D8")
def test_a_lone_wizard_takes_hidden_reds_too(scenario: Start) -> None:
    game = scenario(dragon("6-4-2", (1, "wizard"), (1, "thief"), gold=2), bag={"red": 10})
    game.place(0, "knight-3", 0)
    assert game.stash(1) == {"red": 2}
    assert game.asked(0)["treasure"] == {"gold": 2}


@pytest.mark.ruling("D8")
def test_two_wizards_share_the_reds_with_the_rest(scenario: Start) -> None:
    """The wizards are of two players; the reds may even go to somebody without a wizard."""
    game = scenario(
        dragon("6-6-0", (1, "wizard"), (2, "knight-4"), gold=2, red=3),
    )
    game.place(0, "wizard", 0)
    assert game.events("reds-seized") == []
    game.agree({0: {"gold": 2}, 1: {"red": 1}, 2: {"red": 2}})
    assert [game.stash(seat) for seat in range(3)] == [{"gold": 2}, {"red": 1}, {"red": 2}]


@pytest.mark.ruling("D8")
def test_a_lone_wizard_without_reds_takes_nothing(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "wizard"), (1, "thief"), gold=2))
    game.place(0, "knight-3", 0)
    assert game.events("reds-seized") == []
    assert game.stash(1) == {}


@pytest.mark.ruling("D8")
def test_no_wizard_nobody_seizes(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "knight-3"), gold=2, red=3))
    game.place(0, "knight-4", 0)
    assert game.events("reds-seized") == []
    assert game.asked(0)["treasure"] == {"gold": 2, "red": 3}


@pytest.mark.ruling("D8")
def test_a_wizard_on_another_dragon_does_not_count(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (1, "wizard"), (1, "knight-3"), red=3, gold=1),
        dragon("11-11-0", (2, "wizard")),
    )
    game.place(0, "thief", 0)
    assert game.stash(1) == {"red": 3}


@pytest.mark.ruling("D7", "D8")
def test_a_lone_wizard_keeps_the_reds_without_an_agreement(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "wizard"), (1, "thief"), gold=2, red=3))
    lost = game.lost
    game.place(0, "knight-3", 0)
    game.time_up()
    assert game.events("treasure-lost") == [{"fighters": [1, 0], "treasure": {"gold": 2}}]
    assert lost == {}
    assert game.lost == {"gold": 2}
    assert game.stash(1) == {"red": 3}


@pytest.mark.ruling("D7", "D8")
def test_two_wizards_lose_the_reds_without_an_agreement(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "wizard"), (1, "knight-4"), gold=2, red=3))
    game.place(0, "wizard", 0)
    game.time_up()
    assert game.lost == {"gold": 2, "red": 3}
    assert game.stash(1) == {}


# -- wizards, advanced ------------------------------------------------------------


@pytest.mark.ruling("D11")
def test_a_red_in_the_share_of_a_wizard_is_a_magic_object(scenario: Start) -> None:
    """The reds are always shared; one card for each red in the share, with a wizard there."""
    game = scenario(
        dragon("6-6-0", (1, "wizard"), (1, "knight-3"), gold=2, red=3),
        rules="advanced",
        deck=["hourglass", "crystal-ball", "swap-powder"],
    )
    game.place(0, "knight-4", 0)
    assert game.events("reds-seized") == []
    assert game.stash(1) == {}
    game.agree({0: {"red": 1}, 1: {"gold": 2, "red": 2}})
    assert game.held(1) == ["swap-powder", "crystal-ball"]
    assert game.held(0) == []
    assert game.stash(0) == {"red": 1}
    assert game.events("objects-drawn") == [{"seat": 1, "n": 2}]
    assert game.events("objects-seen", seat=0) == []
    assert game.events("objects-seen", seat=1) == [
        {"seat": 1, "objects": ["swap-powder", "crystal-ball"]}
    ]


@pytest.mark.ruling("D11")
def test_two_wizards_both_draw(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (1, "wizard"), (2, "knight-4"), red=3),
        rules="advanced",
        deck=["hourglass"] * 2,
    )
    game.place(0, "wizard", 0)
    game.agree({0: {"red": 1}, 1: {"red": 1}, 2: {"red": 1}})
    assert [len(game.held(seat)) for seat in range(3)] == [1, 1, 0]


@pytest.mark.ruling("D11")
def test_no_share_no_magic_object(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (1, "wizard"), (1, "knight-3"), gold=2, red=3), rules="advanced"
    )
    game.place(0, "knight-4", 0)
    game.time_up()
    assert game.held(1) == []
    assert game.lost == {"gold": 2, "red": 3}


@pytest.mark.ruling("D12")
def test_the_deck_of_magic_objects_is_made_of_the_discards(scenario: Start) -> None:
    """Even in the middle of a draw."""
    players = [player(), player(objects=["hourglass"] * 2), player()]
    game = scenario(
        dragon("6-6-0", (0, "wizard"), (0, "knight-3"), red=3),
        players=players,
        rules="advanced",
        deck=["swap-powder"],
    )
    assert len(game.discards) == 21
    game.place(0, "knight-4", 0)
    assert game.held(0)[0] == "swap-powder"
    assert len(game.held(0)) == 3
    assert game.events("objects-reshuffled") == [{}]
    assert game.discards == []
    assert len(game.deck) == 19
    assert "hourglass" not in game.deck


@pytest.mark.ruling("D12")
def test_the_discards_are_shuffled(scenario: Start) -> None:
    drawn = set()
    for seed in range(8):
        game = scenario(
            dragon("6-6-0", (0, "wizard"), (0, "knight-3"), red=3),
            rules="advanced",
            deck=[],
            seed=seed,
        )
        game.place(0, "knight-4", 0)
        drawn.add(tuple(game.held(0)))
    assert len(drawn) > 4


@pytest.mark.ruling("D12")
def test_no_magic_object_is_left(scenario: Start) -> None:
    """The deck is empty and nothing was used yet: nothing is drawn."""
    everything = [
        "amulet-of-warding",
        "crystal-ball",
        "dragonbane-sword",
        "horn-of-plenty",
        "horn-of-recall",
        "hourglass",
        "invisible-hand",
        "ring-of-confusion",
        "scroll-of-banishment",
        "stone-of-misdirection",
        "swap-powder",
        "wand-of-awakening",
    ] * 2
    game = scenario(
        dragon("6-6-0", (0, "wizard"), (0, "knight-3"), red=2),
        players=[player(), player(), player(objects=everything)],
        rules="advanced",
    )
    assert game.deck == game.discards == []
    game.place(0, "knight-4", 0)
    assert game.held(0) == []
    assert game.stash(0) == {"red": 2}
    assert game.events("objects-drawn") == []
    assert game.events("objects-reshuffled") == []


@pytest.mark.ruling("D12")
def test_there_is_no_hand_limit(scenario: Start) -> None:
    game = scenario(
        dragon("8-8-0", (0, "wizard"), (0, "knight-3"), red=8),
        players=[player(objects=["hourglass", "hourglass"]), player(), player()],
        rules="advanced",
    )
    game.place(0, "knight-4", 0)
    game.decline(0)
    assert len(game.held(0)) == 10


@pytest.mark.ruling("D12")
def test_a_used_magic_object_is_discarded(scenario: Start) -> None:
    """Each can be used once."""
    players = [player(objects=["crystal-ball"]), player(), player()]
    game = scenario(dragon("6-1-5"), players=players, rules="advanced")
    game.use(0, "crystal-ball", dragon=0)
    assert game.held(0) == []
    assert game.discards == ["crystal-ball"]
    assert game.events("object-used") == [{"seat": 0, "object": "crystal-ball"}]
    game.refuses(0, {"use": "crystal-ball", "dragon": 0}, "not-an-option")


# -- nothing to share -------------------------------------------------------------


@pytest.mark.ruling("D17")
def test_a_dragon_without_tokens_has_no_negotiation(scenario: Start) -> None:
    """It must still be killed, and its thieves still steal."""
    game = scenario(
        dragon("6-6-0", (1, "knight-4")),
        players=[player(), player(gold=3), player()],
    )
    game.place(0, "thief", 0)
    assert game.events("nothing-to-share") == [{"spot": 0}]
    assert game.events("negotiation-began") == []
    assert game.stash(0) == {"gold": 1}
    assert game.stash(1) == {"gold": 2}
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D8", "D17")
def test_a_dragon_with_reds_only_and_a_lone_wizard(scenario: Start) -> None:
    """The wizard takes them all: nothing is left to negotiate."""
    game = scenario(dragon("6-6-0", (1, "wizard"), (1, "knight-3"), red=4))
    game.place(0, "knight-4", 0)
    assert game.stash(1) == {"red": 4}
    assert game.events("nothing-to-share") == [{"spot": 0}]
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D17", "D24")
def test_nothing_to_divide(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "wizard"), (1, "knight-3"), red=4), split="divide")
    game.place(0, "knight-4", 0)
    assert game.waiting == {1: "turn"}


# -- who knows what ---------------------------------------------------------------


@pytest.mark.ruling("D25")
def test_shares_and_lost_tokens_are_public(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (1, "knight-3"), gold=2),
        dragon("6-4-2", (1, "knight-4"), silver=3, hidden=0),
        players=[player(gold=1), player(silver=1), player()],
    )
    game.place(0, "knight-3", 0)
    game.agree({0: {"gold": 1}, 1: {"gold": 1}})
    game.place(1, "thief", 1)  # alone
    game.place(2, "wizard", 2)
    for viewer in (None, 0, 1, 2):
        seats = game.match.view(viewer)["table"]["seats"]
        assert [seat["tokens"] for seat in seats] == [2, 5, 0]
        assert [owner for owner, seat in enumerate(seats) if "stash" in seat] == (
            [] if viewer is None else [viewer]
        )
    taken = [(event["seat"], event["treasure"]) for event in game.events("share-taken", seat=2)]
    assert taken == [(1, {"gold": 1}), (0, {"gold": 1}), (1, {"silver": 3})]


@pytest.mark.ruling("D25")
def test_everybody_sees_what_is_lost(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "knight-3"), gold=2))
    game.place(0, "knight-3", 0)
    game.time_up()
    assert game.events("treasure-lost", seat=2) == [{"fighters": [1, 0], "treasure": {"gold": 2}}]
    assert game.match.view(None)["table"]["lost"] == {"gold": 2}


@pytest.mark.ruling("D25")
def test_a_counter_shows_what_everybody_was_seen_to_take(scenario: Start) -> None:
    """For those with a bad memory, as an option. Thefts do not show in it."""
    game = scenario(dragon("6-6-0", (1, "knight-4"), gold=2), counter=True)
    game.place(0, "thief", 0)
    game.agree({0: {"gold": 1}, 1: {"gold": 1}})
    assert game.stash(0) == {"gold": 2}
    seats = game.match.view(2)["table"]["seats"]
    assert [seat["seen"] for seat in seats] == [{"gold": 1}, {"gold": 1}, {}]
    plain = scenario(dragon("6-6-0"))
    assert plain.match.view(2)["table"]["seats"][0]["seen"] is None
