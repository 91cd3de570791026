"""Sharing the treasure of a dead dragon: negotiation, and divide and choose."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import Scenario, Start, dragon, player

#: What lies on the dragon of `two` and of `three`.
TREASURE = {"silver": 2, "gold": 2}


def two(scenario: Start, **more: Any) -> Scenario:
    """A dragon with 2 silver and 2 gold, killed by 1 and 0, in this order."""
    game = scenario(dragon("6-6-0", (1, "knight-3"), silver=2, gold=2), **more)
    game.place(0, "knight-4", 0)
    return game


def three(scenario: Start, **more: Any) -> Scenario:
    """The same, killed by 2, 1 and 0; totals 4, 3 and 3."""
    game = scenario(
        dragon("10-9-1", (2, "knight-4"), (1, "knight-3"), hidden=0, silver=2, gold=2), **more
    )
    game.place(0, "knight-3", 0)
    return game


GOLD_TO_0 = {0: {"gold": 2}, 1: {"silver": 2}}
GOLD_TO_1 = {0: {"silver": 2}, 1: {"gold": 2}}
EVEN = {0: {"silver": 1, "gold": 1}, 1: {"silver": 1, "gold": 1}}


# -- agreement --------------------------------------------------------------------


@pytest.mark.ruling("D6")
def test_agreement_when_all_accept_the_same_shares(scenario: Start) -> None:
    game = two(scenario)
    assert game.waiting == {1: "negotiate", 0: "negotiate"}
    game.propose(0, GOLD_TO_0)
    assert game.stash(0) == {}
    game.accept(1, 1)
    assert game.events("agreed") == [
        {"fighters": [1, 0], "shares": [{"silver": 2}, {"gold": 2}], "moves": 2}
    ]
    assert game.stash(0) == {"gold": 2}
    assert game.stash(1) == {"silver": 2}
    assert game.lost == {}
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D6")
def test_agreement_needs_everybody_involved(scenario: Start) -> None:
    game = three(scenario)
    shares = {0: {"gold": 2}, 1: {"silver": 1}, 2: {"silver": 1}}
    game.propose(1, shares)
    game.accept(0, 1)
    assert game.waiting == {0: "negotiate", 1: "negotiate", 2: "negotiate"}
    game.accept(2, 1)
    assert [game.stash(seat) for seat in range(3)] == [shares[seat] for seat in range(3)]


@pytest.mark.ruling("D6")
def test_who_was_not_in_the_fight_has_no_say(scenario: Start) -> None:
    """And nothing can be given to that player."""
    game = two(scenario)
    game.refuses(2, {"propose": [{"silver": 2}, {"gold": 2}]}, "not-asked")
    game.refuses(0, {"propose": [{"silver": 2}, {"gold": 1}, {"gold": 1}]}, "shares-shape")
    game.propose(0, GOLD_TO_0)
    game.refuses(2, {"accept": 1}, "not-asked")


@pytest.mark.ruling("D6")
def test_a_share_may_be_empty(scenario: Start) -> None:
    game = two(scenario)
    game.agree({0: TREASURE, 1: {}})
    assert game.stash(0) == TREASURE
    assert game.stash(1) == {}


@pytest.mark.ruling("D6")
def test_shares_of_nothing_may_be_written_with_zeros(scenario: Start) -> None:
    """Zeros and the order of the tokens mean nothing: the shares are the same."""
    game = two(scenario)
    game.propose(0, {0: {"gold": 2, "silver": 0, "red": 0}, 1: {"silver": 2}})
    game.propose(1, {0: {"gold": 2}, 1: {"gold": 0, "silver": 2}})
    assert game.stash(0) == {"gold": 2}


@pytest.mark.ruling("D6")
def test_every_token_must_be_assigned_and_none_twice(scenario: Start) -> None:
    game = two(scenario)
    game.refuses(0, {"propose": [{"silver": 2}, {"gold": 1}]}, "shares-sum")
    game.refuses(0, {"propose": [{"silver": 2, "gold": 1}, {"gold": 2}]}, "shares-sum")
    game.refuses(0, {"propose": [{}, {}]}, "shares-sum")
    game.refuses(0, {"propose": [{"silver": 2}, {"gold": 2, "amber": 1}]}, "tokens-unknown")
    game.refuses(0, {"propose": [{"silver": 2}, {"gold": 2, "hourglass": 1}]}, "tokens-unknown")
    game.refuses(0, {"propose": [{"silver": 3, "gold": 2}, {"silver": -1}]}, "tokens-number")
    game.propose(0, EVEN)


@pytest.mark.ruling("D6")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (None, "negotiate-shape"),
        (1, "negotiate-shape"),
        ("propose", "negotiate-shape"),
        ("accept", "negotiate-shape"),
        ("done", "negotiate-shape"),
        ([], "negotiate-shape"),
        ({}, "negotiate-shape"),
        ({"wait": True}, "negotiate-shape"),
        ({"accept": 1, "propose": []}, "negotiate-shape"),
        ({"use": "swap-powder"}, "no-such-object"),
        ({"use": ["hourglass"]}, "no-such-object"),
        ({"use": "hourglass"}, "no-such-object"),
        ({"propose": None}, "shares-shape"),
        ({"propose": {"0": {}, "1": TREASURE}}, "shares-shape"),
        ({"propose": [TREASURE]}, "shares-shape"),
        ({"propose": [TREASURE, None]}, "tokens-shape"),
        ({"propose": [TREASURE, []]}, "tokens-shape"),
        ({"propose": [{"silver": 2}, {"gold": "2"}]}, "tokens-number"),
        ({"propose": [{"silver": 2}, {"gold": 2.0}]}, "tokens-number"),
        ({"propose": [{"silver": 2}, {"gold": 1, "silver": True}]}, "tokens-number"),
        ({"propose": [{"silver": 2}, {"gold": 2, "luck": 0}]}, "tokens-unknown"),
        ({"accept": 2}, "no-such-proposal"),
        ({"accept": 0}, "no-such-proposal"),
        ({"accept": True}, "no-such-proposal"),
        ({"accept": "1"}, "no-such-proposal"),
        ({"accept": [1]}, "no-such-proposal"),
        ("take-back", "nothing-accepted"),
    ],
)
def test_wrong_shapes_are_refused_without_effect(scenario: Start, answer: Any, code: str) -> None:
    game = two(scenario)
    game.propose(1, EVEN)
    game.refuses(0, answer, code)


# -- haggling ---------------------------------------------------------------------


@pytest.mark.ruling("D6")
def test_who_proposes_accepts_his_own(scenario: Start) -> None:
    game = two(scenario)
    game.propose(0, GOLD_TO_0)
    assert game.asked(1)["proposals"] == [
        {"seat": 0, "number": 1, "shares": [{"silver": 2}, {"gold": 2}]}
    ]
    assert game.asked(1)["fighters"] == [1, 0]
    assert game.asked(1)["accepted"] == [None, 1]


@pytest.mark.ruling("D6")
def test_a_changed_proposal_voids_its_acceptances(scenario: Start) -> None:
    """Acceptances of the old one are void; those of other proposals stand."""
    game = three(scenario)
    game.propose(0, {0: {"gold": 2}, 1: {"silver": 1}, 2: {"silver": 1}})
    game.accept(1, 1)
    assert game.asked(0)["accepted"] == [None, 1, 1]
    game.propose(0, {0: TREASURE, 1: {}, 2: {}})
    assert game.asked(0)["accepted"] == [None, None, 2]
    game.accept(2, 2)
    assert game.waiting
    game.propose(1, {0: {}, 1: TREASURE, 2: {}})
    game.propose(0, {0: {"gold": 2}, 1: {"silver": 2}, 2: {}})
    assert game.asked(0)["accepted"] == [None, 3, 4]


@pytest.mark.ruling("D6")
def test_a_stale_number_is_refused(scenario: Start) -> None:
    """Nobody accepts by mistake what was changed a moment ago."""
    game = two(scenario)
    game.propose(0, EVEN)
    game.propose(0, GOLD_TO_0)
    game.refuses(1, {"accept": 1}, "no-such-proposal")
    assert game.stash(0) == {}
    game.accept(1, 2)
    assert game.stash(0) == {"gold": 2}


@pytest.mark.ruling("D6")
def test_the_same_shares_from_two_players_are_one_proposal(scenario: Start) -> None:
    game = two(scenario)
    game.propose(0, EVEN)
    game.propose(1, EVEN)
    assert game.stash(0) == game.stash(1) == {"silver": 1, "gold": 1}


@pytest.mark.ruling("D6")
def test_the_same_shares_under_different_numbers(scenario: Start) -> None:
    game = three(scenario)
    shares = {0: {"gold": 1}, 1: {"gold": 1}, 2: {"silver": 2}}
    game.propose(0, shares)
    game.propose(1, shares)
    game.accept(2, 2)
    assert [game.stash(seat) for seat in range(3)] == [shares[seat] for seat in range(3)]


@pytest.mark.ruling("D6")
def test_an_acceptance_can_be_taken_back(scenario: Start) -> None:
    """Even that of the seat's own proposal, which stays on the table."""
    game = two(scenario)
    game.propose(0, GOLD_TO_0)
    game.take_back(0)
    assert game.events("acceptance-taken-back") == [{"seat": 0}]
    game.refuses(0, "take-back", "nothing-accepted")
    game.accept(1, 1)
    assert game.waiting == {1: "negotiate", 0: "negotiate"}
    assert game.stash(0) == {}
    game.accept(0, 1)
    assert game.stash(0) == {"gold": 2}


@pytest.mark.ruling("D6")
def test_one_can_accept_only_one_proposal(scenario: Start) -> None:
    game = two(scenario)
    game.propose(0, GOLD_TO_0)
    game.propose(1, GOLD_TO_1)
    assert game.asked(0)["accepted"] == [2, 1]
    game.accept(0, 2)
    assert game.stash(1) == {"gold": 2}


def test_what_can_be_said_is_listed(scenario: Start) -> None:
    """All answers are listed, but only one proposal, an even one: there are too many others."""
    holder = player(objects=["hourglass"])
    game = two(scenario, players=[holder, player(), player()], rules="advanced")
    game.decline(0)
    even = {"propose": [{"silver": 1, "gold": 1}, {"silver": 1, "gold": 1}]}
    assert game.options(0) == ["wait", {"use": "hourglass"}, even]
    assert game.options(1) == ["wait", even]
    game.propose(1, GOLD_TO_1)
    game.propose(0, GOLD_TO_0)
    assert game.options(0) == ["wait", {"accept": 1}, "take-back", {"use": "hourglass"}, even]
    assert game.options(1) == ["wait", {"accept": 2}, "take-back", even]


def test_waiting_says_nothing(scenario: Start) -> None:
    game = two(scenario)
    game.propose(0, GOLD_TO_0)
    before = game.story()
    game.wait(1)
    assert game.story() == before
    assert game.asked(0)["accepted"] == [None, 1]


def test_what_changes_nothing_says_nothing(scenario: Start) -> None:
    game = two(scenario)
    game.propose(0, GOLD_TO_0)
    game.propose(1, GOLD_TO_1)
    mine = game.match.waiting[0]
    assert [mine.says_nothing(answer) for answer in mine.options()] == [
        answer == "wait" for answer in mine.options()
    ]
    before = game.story()
    assert mine.says_nothing({"accept": 1}), "it has been accepted already"
    game.accept(0, 1)
    assert game.story() == before


# -- no agreement -----------------------------------------------------------------


@pytest.mark.ruling("D7")
def test_without_an_agreement_the_tokens_leave_the_game(scenario: Start) -> None:
    """Not into the bag: out of the game. A proposal alone is no agreement."""
    game = two(scenario)
    bag = game.bag
    game.propose(0, GOLD_TO_0)
    game.time_up()
    assert game.lost == TREASURE
    assert game.stash(0) == game.stash(1) == {}
    assert game.row[0] != "6-6-0"
    # The next dragon has its tokens; none has come back into the bag.
    assert game.bag == bag - sum(game.treasure(0).values())
    assert game.down(0) == ["knight-4"]
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D7")
def test_without_an_agreement_thieves_steal_all_the_same(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (1, "knight-4"), gold=2),
        players=[player(), player(amber=3), player()],
    )
    game.place(0, "thief", 0)
    game.time_up()
    assert game.lost == {"gold": 2}
    assert game.stash(0) == {"amber": 1}


@pytest.mark.ruling("D7")
def test_the_clock_of_this_negotiation_only(scenario: Start) -> None:
    """Everybody may act again and again: the question keeps its number, and its clock."""
    game = two(scenario)
    number = game.asked(0)["id"]
    game.propose(0, EVEN)
    game.propose(1, GOLD_TO_1)
    assert game.asked(0)["id"] == game.asked(1)["id"] == number
    game.time_up(number)
    assert game.lost == TREASURE


def test_the_seconds_are_an_option(scenario: Start) -> None:
    game = two(scenario, timer=90)
    assert game.events("negotiation-began") == [
        {"fighters": [1, 0], "treasure": TREASURE, "seconds": 90, "steps": None}
    ]
    assert game.match.is_open
    assert [decision.seconds for decision in game.match.waiting.values()] == [90, 90]


@pytest.mark.ruling("D7")
def test_without_a_clock_everybody_has_so_many_steps(scenario: Start) -> None:
    """Any act is a step, even waiting; a seat with none left is no longer asked."""
    game = two(scenario, timer=None, steps=2)
    assert game.asked(0)["steps_left"] == [2, 2]
    assert game.match.waiting[0].seconds is None
    game.propose(0, GOLD_TO_0)
    game.wait(0)
    assert game.waiting == {1: "negotiate"}
    assert game.asked(1)["steps_left"] == [2, 0]
    game.refuses(0, "wait", "not-asked")
    game.propose(1, GOLD_TO_1)
    game.accept(1, 1)  # the last step of all is still in time
    assert game.stash(0) == {"gold": 2}


@pytest.mark.ruling("D7")
def test_when_all_steps_are_used_the_treasure_is_lost(scenario: Start) -> None:
    """And the thefts happen."""
    game = scenario(
        dragon("6-6-0", (1, "knight-4"), gold=2),
        players=[player(), player(amber=3), player()],
        timer=None,
        steps=1,
    )
    game.place(0, "thief", 0)
    game.propose(0, {0: {"gold": 2}, 1: {}})
    game.propose(1, {0: {}, 1: {"gold": 2}})
    assert game.lost == {"gold": 2}
    assert game.stash(0) == {"amber": 1}
    assert game.waiting == {1: "turn"}


# -- divide and choose ------------------------------------------------------------


@pytest.mark.ruling("D24")
def test_the_weakest_divides_and_the_strongest_chooses_first(scenario: Start) -> None:
    """Totals: 0 has 2, 1 has 3, 2 has 4."""
    game = scenario(
        dragon("9-8-1", (1, "knight-3"), (2, "knight-4"), hidden=0, silver=3, gold=2, amber=1),
        split="divide",
    )
    game.place(0, "thief", 0)
    assert game.waiting == {0: "divide"}
    game.divide(0, {"silver": 3}, {"gold": 2}, {"amber": 1})
    assert game.options(2) == [0, 1, 2]
    game.choose_share(2, 1)
    fight = game.match.view()["table"]["fight"]
    assert fight["fighters"] == [1, 2, 0]
    assert fight["divided"] == [{"silver": 3}, {"gold": 2}, {"amber": 1}]
    assert fight["chosen"] == [None, 1, None]
    assert game.options(1) == [0, 2]
    game.refuses(1, 1, "not-an-option")
    game.choose_share(1, 2)
    assert game.stash(2) == {"gold": 2}
    assert game.stash(1) == {"amber": 1}
    # The same player's thief robs one of them after that.
    assert game.waiting == {0: "rob"}
    assert game.stash(0) == {"silver": 3}
    assert [event["seat"] for event in game.events("share-chosen")] == [2, 1, 0]


@pytest.mark.ruling("D24")
def test_totals_count_all_adventurers_of_a_player(scenario: Start) -> None:
    """A wizard and a thief are 3, less than a knight with 4."""
    game = scenario(
        dragon("7-6-1", (1, "wizard"), (0, "knight-4"), hidden=0, gold=2), split="divide"
    )
    game.place(0, "wizard", 3)
    game.place(1, "thief", 0)
    assert game.waiting == {1: "divide"}
    game.divide(1, {"gold": 1}, {"gold": 1})
    game.choose_share(0, 0)
    assert game.stash(0) == {"gold": 1}


@pytest.mark.ruling("D24")
def test_of_equal_totals_who_placed_first_is_the_stronger(scenario: Start) -> None:
    """Not the one whose total was complete first: 1 came before 0."""
    game = scenario(
        dragon("6-6-0", (1, "wizard"), (0, "knight-3"), gold=1, silver=2),
        active=1,
        split="divide",
    )
    game.place(1, "thief", 0)
    assert game.waiting == {0: "divide"}
    game.divide(0, {"gold": 1}, {"silver": 2})
    game.choose_share(1, 0)
    assert game.stash(0) == {"silver": 2}


@pytest.mark.ruling("D24")
def test_three_with_the_same_total_choose_as_they_came(scenario: Start) -> None:
    game = scenario(
        dragon("9-8-1", (2, "knight-3"), (1, "knight-3"), hidden=0, gold=3), split="divide"
    )
    game.place(0, "knight-3", 0)
    game.divide(0, {"gold": 1}, {"gold": 1}, {"gold": 1})
    game.choose_share(2, 2)
    game.choose_share(1, 1)
    assert [game.stash(seat) for seat in range(3)] == [{"gold": 1}] * 3


@pytest.mark.ruling("D24")
def test_each_share_has_a_token(scenario: Start) -> None:
    game = three(scenario, split="divide")
    assert game.waiting == {0: "divide"}
    game.refuses(0, [TREASURE, {}, {}], "share-size")
    game.refuses(0, [{"gold": 2}, {"silver": 2}, {}], "share-size")
    game.divide(0, {"gold": 2}, {"silver": 1}, {"silver": 1})


@pytest.mark.ruling("D24")
def test_fewer_tokens_than_players(scenario: Start) -> None:
    """One token a share, the rest empty."""
    game = scenario(
        dragon("10-9-1", (2, "knight-4"), (1, "knight-3"), hidden=0, gold=2), split="divide"
    )
    game.place(0, "knight-3", 0)
    game.refuses(0, [{"gold": 2}, {}, {}], "share-size")
    game.refuses(0, [{"gold": 1}, {}, {}], "shares-sum")
    game.divide(0, {"gold": 1}, {}, {"gold": 1})
    game.choose_share(2, 0)
    game.choose_share(1, 2)
    assert [game.stash(seat) for seat in range(3)] == [{}, {"gold": 1}, {"gold": 1}]


@pytest.mark.ruling("D24")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (None, "shares-shape"),
        ({}, "shares-shape"),
        ([TREASURE], "shares-shape"),
        ([{"gold": 2}, {"silver": 1}, {"silver": 1}], "shares-shape"),
        ([{"gold": 2}, "silver"], "tokens-shape"),
        ([{"gold": 2}, {"silver": 1}], "shares-sum"),
        ([{"gold": 2}, {"silver": 3}], "shares-sum"),
        ([{"gold": 2}, {"silver": 2, "red": 1}], "tokens-unknown"),
        ([{"gold": 2.0}, {"silver": 2}], "tokens-number"),
    ],
)
def test_wrong_divisions_are_refused_without_effect(
    scenario: Start, answer: Any, code: str
) -> None:
    game = scenario(dragon("6-6-0", (1, "knight-3"), silver=2, gold=2), split="divide")
    game.place(0, "knight-3", 0)
    game.refuses(1, [{"gold": 2}, {"silver": 2}], "not-asked")
    game.refuses(0, answer, code)


@pytest.mark.ruling("D24")
def test_a_lone_wizard_takes_the_reds_before_dividing(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (1, "wizard"), (1, "thief"), red=2, gold=1, silver=1), split="divide"
    )
    game.place(0, "knight-3", 0)
    assert game.stash(1) == {"red": 2}
    assert game.asked(0)["treasure"] == {"silver": 1, "gold": 1}
    game.divide(0, {"gold": 1}, {"silver": 1})
    game.choose_share(1, 0)
    # The thief steals after that, and with a wizard chooses.
    game.token(1, "silver")
    assert game.stash(1) == {"silver": 1, "gold": 1, "red": 2}


@pytest.mark.ruling("D24", "D11")
def test_divided_reds_bring_magic_objects(scenario: Start) -> None:
    game = scenario(
        dragon("6-6-0", (1, "wizard"), (1, "knight-3"), red=2, gold=1),
        split="divide",
        rules="advanced",
    )
    game.place(0, "thief", 0)
    game.divide(0, {"gold": 1}, {"red": 2})
    game.choose_share(1, 1)
    assert len(game.held(1)) == 2
    game.decline(1)


@pytest.mark.ruling("D24")
def test_the_clock_divides_about_evenly(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "knight-3"), silver=2, gold=2), split="divide")
    game.place(0, "knight-3", 0)
    game.time_up()
    assert game.events("treasure-divided") == [
        {"seat": 0, "shares": [{"silver": 1, "gold": 1}, {"silver": 1, "gold": 1}]}
    ]
    game.time_up()
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D24")
def test_there_is_no_negotiation_in_this_variant(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "knight-3"), gold=2), split="divide")
    game.place(0, "knight-3", 0)
    assert game.events("negotiation-began") == []
    game.divide(0, {"gold": 1}, {"gold": 1})
    game.choose_share(1, 0)
    assert game.lost == {}
