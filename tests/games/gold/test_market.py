"""The Market: a minute after the seventh new dragon, in which everybody may trade tokens."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import Player, Scenario, Start, dragon, player

DEALERS = [player(gold=2, amber=1), player(silver=3), player(red=1, silver=1)]


def market(scenario: Start, players: list[Player] | None = None, **more: Any) -> Scenario:
    """Seat 0 kills a dragon without tokens, and the seventh new dragon appears."""
    game = scenario(
        dragon("6-6-0", (0, "knight-4")), players=players or DEALERS, replaced=6, **more
    )
    game.place(0, "knight-3", 0)
    return game


# -- when -------------------------------------------------------------------------


@pytest.mark.ruling("D18")
def test_the_market_opens_after_the_seventh_new_dragon(scenario: Start) -> None:
    """Once it has its tokens; for all players; then the next player has a turn."""
    game = market(scenario)
    assert game.story()[-2:] == ["dragon-appeared", "market-opened"]
    assert game.waiting == dict.fromkeys(range(3), "trade")
    assert game.events("market-opened") == [{"seconds": 60, "steps": None}]
    assert game.match.is_open
    assert {decision.seconds for decision in game.match.waiting.values()} == {60}
    game.done(0, 1, 2)
    assert game.events("market-closed") == [{}]
    assert game.waiting == {1: "turn"}
    assert game.match.view(0)["table"]["market"] is None


@pytest.mark.ruling("D18")
@pytest.mark.parametrize("replaced", [0, 5, 7, 8])
def test_the_market_opens_once(scenario: Start, replaced: int) -> None:
    game = scenario(dragon("6-6-0", (0, "knight-4")), players=DEALERS, replaced=replaced)
    game.place(0, "knight-3", 0)
    assert game.events("market-opened") == []
    assert game.waiting == {1: "turn"}


def test_the_market_card_lies_under_seven_dragons(new_game: Start) -> None:
    """Counted from the set-up, it opens with the seventh dragon that comes from the pile."""
    game = new_game(3, timer=None)
    while game.waiting and not game.events("market-opened"):
        seat = next(iter(game.waiting))
        if game.waiting[seat] == "turn":  # everybody against the first dragon
            game.answer(seat, game.options(seat)[0])
        else:
            game.time_up()
    assert len(game.events("dragon-appeared")) == 4 + 7
    assert len(game.pile) == 7


def test_a_game_without_the_market(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (0, "knight-4")), players=DEALERS, replaced=6, market=False)
    game.place(0, "knight-3", 0)
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D18")
def test_with_nothing_to_trade_nobody_is_asked(scenario: Start) -> None:
    game = market(scenario, [player(), player(), player()])
    assert game.story()[-2:] == ["market-opened", "market-closed"]
    assert game.waiting == {1: "turn"}


# -- trading ----------------------------------------------------------------------


@pytest.mark.ruling("D18")
def test_an_offer_is_a_trade_when_it_is_accepted(scenario: Start) -> None:
    game = market(scenario)
    number = game.offer(0, 1, give={"gold": 1}, want={"silver": 2})
    assert game.stash(0) == {"gold": 2, "amber": 1}
    game.accept(1, number)
    assert game.stash(0) == {"silver": 2, "gold": 1, "amber": 1}
    assert game.stash(1) == {"silver": 1, "gold": 1}
    assert game.stash(2) == {"silver": 1, "red": 1}


@pytest.mark.ruling("D18", "D25")
def test_everybody_sees_what_changes_hands(scenario: Start) -> None:
    game = market(scenario)
    game.accept(1, game.offer(0, 1, give={"gold": 1}, want={"silver": 2}))
    assert game.events("traded", seat=2) == [
        {"seat": 0, "other": 1, "give": {"gold": 1}, "want": {"silver": 2}}
    ]
    assert game.events("offered", seat=2) == [
        {"seat": 0, "number": 1, "receiver": 1, "give": {"gold": 1}, "want": {"silver": 2}}
    ]


@pytest.mark.ruling("D18")
def test_a_gift(scenario: Start) -> None:
    """It needs to be accepted, like any offer."""
    game = market(scenario)
    number = game.offer(0, 2, give={"gold": 2})
    assert game.stash(2) == {"silver": 1, "red": 1}
    game.accept(2, number)
    assert game.stash(2) == {"silver": 1, "gold": 2, "red": 1}
    assert game.stash(0) == {"amber": 1}


@pytest.mark.ruling("D18")
def test_who_owns_nothing_is_asked_too(scenario: Start) -> None:
    """A player without tokens can take a gift, and pass it on."""
    game = market(scenario, [player(gold=1), player(), player()])
    assert game.waiting == dict.fromkeys(range(3), "trade")
    game.accept(1, game.offer(0, 1, give={"gold": 1}))
    game.accept(2, game.offer(1, None, give={"gold": 1}))
    assert game.stash(2) == {"gold": 1}


@pytest.mark.ruling("D18")
def test_a_plea(scenario: Start) -> None:
    """The reverse of a gift: something for nothing."""
    game = market(scenario)
    game.accept(1, game.offer(0, 1, want={"silver": 3}))
    assert game.stash(1) == {}
    assert game.stash(0) == {"silver": 3, "gold": 2, "amber": 1}


@pytest.mark.ruling("D18")
def test_an_uneven_swap(scenario: Start) -> None:
    game = market(scenario)
    game.accept(2, game.offer(0, 2, give={"gold": 2, "amber": 1}, want={"red": 1}))
    assert game.stash(0) == {"red": 1}
    assert game.stash(2) == {"silver": 1, "gold": 2, "amber": 1}


@pytest.mark.ruling("D18")
def test_an_open_offer_goes_to_the_first_who_accepts(scenario: Start) -> None:
    game = market(scenario)
    number = game.offer(0, None, give={"amber": 1}, want={"silver": 1})
    game.accept(2, number)
    assert game.stash(2) == {"red": 1, "amber": 1}
    game.refuses(1, {"accept": number}, "no-such-offer")
    assert game.stash(1) == {"silver": 3}


@pytest.mark.ruling("D18")
def test_of_two_offers_the_accepted_one_counts(scenario: Start) -> None:
    game = market(scenario)
    first = game.offer(0, 2, give={"gold": 1}, want={"red": 1})
    second = game.offer(1, 2, give={"silver": 3}, want={"red": 1})
    assert game.options(2) == ["wait", "done", {"accept": first}, {"accept": second}]
    assert game.options(1) == ["wait", "done", "take-back"]
    game.accept(2, second)
    assert game.stash(2) == {"silver": 4}
    assert game.stash(1) == {"red": 1}
    # Now the first cannot be met, which only its receiver knows.
    game.refuses(2, {"accept": first}, "not-owned")
    assert [offer["number"] for offer in game.asked(0)["offers"]] == [first]


@pytest.mark.ruling("D18")
def test_an_offer_to_one_is_not_for_another(scenario: Start) -> None:
    """Nor is it for the seat that made it."""
    game = market(scenario)
    number = game.offer(0, 1, give={"amber": 1}, want={"silver": 1})
    game.refuses(2, {"accept": number}, "no-such-offer")
    game.refuses(0, {"accept": number}, "no-such-offer")
    number = game.offer(0, None, give={"amber": 1}, want={"silver": 1})
    game.refuses(0, {"accept": number}, "no-such-offer")


@pytest.mark.ruling("D18")
def test_an_offer_does_not_tell_what_the_other_owns(scenario: Start) -> None:
    """A seat can ask for what the other may not have; only the other's acceptance is refused."""
    game = market(scenario)
    number = game.offer(0, 1, give={"amber": 1}, want={"gold": 1})
    assert {"accept": number} not in game.options(1)
    game.refuses(1, {"accept": number}, "not-owned")
    number = game.offer(0, 1, give={"amber": 1}, want={"silver": 4})
    game.refuses(1, {"accept": number}, "not-owned")
    assert game.stash(1) == {"silver": 3}


@pytest.mark.ruling("D18")
def test_one_can_give_only_what_one_owns(scenario: Start) -> None:
    game = market(scenario)
    for give in ({"gold": 3}, {"red": 1}, {"gold": 1, "black-diamond": 1}):
        game.refuses(0, {"offer": {"receiver": 1, "give": give, "want": {}}}, "not-owned")


@pytest.mark.ruling("D11", "D12", "D18")
def test_only_tokens_are_traded(scenario: Start) -> None:
    """No Magic Objects, and none are drawn for reds."""
    players = [player(red=2), player(silver=3, objects=["swap-powder"]), player()]
    game = market(scenario, players, rules="advanced")
    card = {"swap-powder": 1}
    game.refuses(1, {"offer": {"receiver": 0, "give": card, "want": {}}}, "tokens-unknown")
    game.refuses(0, {"offer": {"receiver": 1, "give": {}, "want": card}}, "tokens-unknown")
    game.accept(1, game.offer(0, 1, give={"red": 2}, want={"silver": 1}))
    assert game.stash(1) == {"silver": 2, "red": 2}
    assert game.held(1) == ["swap-powder"]
    assert game.events("objects-drawn") == []


@pytest.mark.ruling("D18")
@pytest.mark.magic_object("hourglass")
def test_no_hourglass_in_the_market(scenario: Start) -> None:
    players = [player(gold=1), player(silver=3, objects=["hourglass"]), player()]
    game = market(scenario, players, rules="advanced")
    game.refuses(1, {"use": "hourglass"}, "trade-shape")
    assert game.held(1) == ["hourglass"]


@pytest.mark.ruling("D18")
def test_who_was_not_in_the_fight_trades_too(scenario: Start) -> None:
    game = market(scenario)
    game.accept(2, game.offer(1, 2, give={"silver": 1}, want={"red": 1}))
    assert game.stash(1) == {"silver": 2, "red": 1}


# -- offers come and go -----------------------------------------------------------


@pytest.mark.ruling("D18")
def test_another_offer_replaces_the_first(scenario: Start) -> None:
    game = market(scenario)
    game.offer(0, 1, give={"gold": 1}, want={"silver": 1})
    game.offer(0, 2, give={"gold": 1}, want={"red": 1})
    game.refuses(1, {"accept": 1}, "no-such-offer")
    assert [offer["number"] for offer in game.asked(0)["offers"]] == [2]


@pytest.mark.ruling("D18")
def test_an_offer_can_be_taken_back(scenario: Start) -> None:
    game = market(scenario)
    game.refuses(0, "take-back", "nothing-offered")
    number = game.offer(0, 1, give={"gold": 1}, want={"silver": 1})
    game.take_back(0)
    assert game.events("offer-taken-back") == [{"seat": 0}]
    game.refuses(1, {"accept": number}, "no-such-offer")
    assert game.asked(0)["offers"] == []


@pytest.mark.ruling("D18")
def test_the_offers_of_both_traders_vanish(scenario: Start) -> None:
    """Otherwise an offer that can no longer be met would reveal something. Other offers stand."""
    game = market(scenario)
    first = game.offer(0, 1, give={"gold": 2}, want={"silver": 1})
    second = game.offer(1, 2, give={"silver": 3}, want={"red": 1})
    third = game.offer(2, 0, give={"red": 1}, want={"amber": 1})
    game.accept(1, first)
    assert [offer["number"] for offer in game.asked(0)["offers"]] == [third]
    game.refuses(2, {"accept": second}, "no-such-offer")
    game.accept(0, third)
    assert game.asked(0)["offers"] == []
    assert game.stash(0) == {"silver": 1, "red": 1}


@pytest.mark.ruling("D18")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (None, "trade-shape"),
        ("pass", "trade-shape"),
        ({}, "trade-shape"),
        ({"done": True}, "trade-shape"),
        ({"offer": {}, "accept": 1}, "trade-shape"),
        ({"offer": None}, "offer-shape"),
        ({"offer": {"give": {"gold": 1}, "want": {}}}, "offer-shape"),
        ({"offer": {"receiver": 1, "give": {}, "want": {}, "promise": 1}}, "offer-shape"),
        ({"offer": {"receiver": 0, "give": {"gold": 1}, "want": {}}}, "offer-receiver"),
        ({"offer": {"receiver": 3, "give": {"gold": 1}, "want": {}}}, "offer-receiver"),
        ({"offer": {"receiver": True, "give": {"gold": 1}, "want": {}}}, "offer-receiver"),
        ({"offer": {"receiver": "1", "give": {"gold": 1}, "want": {}}}, "offer-receiver"),
        ({"offer": {"receiver": 1, "give": {}, "want": {}}}, "offer-nothing"),
        ({"offer": {"receiver": 1, "give": {"gold": 0}, "want": {"red": 0}}}, "offer-nothing"),
        ({"offer": {"receiver": 1, "give": [], "want": {"red": 1}}}, "tokens-shape"),
        ({"offer": {"receiver": 1, "give": {"gold": -1}, "want": {}}}, "tokens-number"),
        ({"offer": {"receiver": 1, "give": {"gold": True}, "want": {}}}, "tokens-number"),
        ({"offer": {"receiver": 1, "give": {"tin": 1}, "want": {}}}, "tokens-unknown"),
        ({"offer": {"receiver": 1, "give": {}, "want": {"diamond": 7}}}, "offer-too-many"),
        ({"accept": 1}, "no-such-offer"),
        ({"accept": True}, "no-such-offer"),
        ({"accept": None}, "no-such-offer"),
        ({"accept": "2"}, "no-such-offer"),
    ],
)
def test_wrong_shapes_are_refused_without_effect(scenario: Start, answer: Any, code: str) -> None:
    game = market(scenario)
    game.offer(0, 1, give={"gold": 1}, want={"silver": 1})
    game.offer(1, 0, give={"silver": 1}, want={"gold": 1})
    game.refuses(0, answer, code)


# -- the end of it ----------------------------------------------------------------


@pytest.mark.ruling("D18")
def test_the_market_closes_when_all_are_done(scenario: Start) -> None:
    game = market(scenario)
    game.done(2, 0)
    assert game.events("said-done") == [{"seat": 2}, {"seat": 0}]
    assert game.waiting == dict.fromkeys(range(3), "trade")
    game.done(1)
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D18")
def test_an_offer_calls_back_who_was_done(scenario: Start) -> None:
    game = market(scenario)
    game.done(0, 2)
    number = game.offer(1, 2, give={"silver": 1}, want={"red": 1})
    assert game.asked(1)["done"] == [0]
    game.done(1)
    assert game.waiting  # 2 is to say something
    game.accept(2, number)
    game.done(2)
    assert game.waiting == {1: "turn"}
    assert game.stash(1) == {"silver": 2, "red": 1}


@pytest.mark.ruling("D18")
def test_an_open_offer_calls_back_everybody(scenario: Start) -> None:
    game = market(scenario)
    game.done(0, 2)
    game.offer(1, None, give={"silver": 1}, want={"red": 1})
    assert game.asked(0)["done"] == []


@pytest.mark.ruling("D18")
def test_who_is_done_and_acts_again_is_not_done(scenario: Start) -> None:
    game = market(scenario)
    game.done(0, 2)
    game.offer(0, 1, give={"gold": 1})
    assert game.asked(0)["done"] == [2]
    game.done(1)
    assert game.waiting == dict.fromkeys(range(3), "trade")


@pytest.mark.ruling("D18")
def test_done_is_said_once_and_waiting_changes_nothing(scenario: Start) -> None:
    game = market(scenario)
    game.done(0)
    game.done(0)
    game.wait(0)
    assert game.events("said-done") == [{"seat": 0}]
    assert game.asked(1)["done"] == [0]


@pytest.mark.ruling("D18")
def test_to_be_done_says_something_the_first_time(scenario: Start) -> None:
    game = market(scenario)
    assert not game.match.waiting[0].says_nothing("done")
    assert game.match.waiting[0].says_nothing("wait")
    game.done(0)
    asked = game.match.waiting
    assert [decision.is_done for decision in asked.values()] == [True, False, False]
    assert asked[0].says_nothing("done") and not asked[1].says_nothing("done")
    assert not asked[0].says_nothing({"offer": {"receiver": 1, "give": {"gold": 1}, "want": {}}})
    game.offer(1, 0, give={"silver": 1})
    assert not game.match.waiting[0].is_done, "seat 0 is asked again"


@pytest.mark.ruling("D18")
def test_time_closes_the_market(scenario: Start) -> None:
    """Its clock keeps running while people trade; an offer that nobody took has no effect."""
    game = market(scenario)
    number = game.asked(0)["id"]
    game.accept(1, game.offer(0, 1, give={"gold": 1}, want={"silver": 2}))
    game.offer(0, 1, give={"gold": 1}, want={"silver": 1})
    game.time_up(number)
    assert game.stash(0) == {"silver": 2, "gold": 1, "amber": 1}
    assert game.events("market-closed") == [{}]
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D18")
def test_without_a_clock_everybody_has_so_many_steps(scenario: Start) -> None:
    game = market(scenario, timer=None, steps=2)
    assert game.events("market-opened") == [{"seconds": None, "steps": 2}]
    assert {decision.seconds for decision in game.match.waiting.values()} == {None}
    game.offer(0, 1, give={"gold": 1})
    game.wait(0)
    assert game.waiting == {1: "trade", 2: "trade"}
    game.refuses(0, "done", "not-asked")
    game.accept(1, 1)
    game.done(2)
    assert game.asked(1)["steps_left"] == [0, 1, 1]
    game.wait(1)
    # Everybody who could still act is done.
    assert game.waiting == {1: "turn"}
    assert game.stash(1) == {"silver": 3, "gold": 1}
