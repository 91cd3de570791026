"""The blocks and moves that no published card has: what they do at a table of 2002."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.engine import registry
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.auction import Auction
from dragonstones.games.fist.cards import read_card
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.effects import If
from dragonstones.games.fist.effects.fields import OneOf
from dragonstones.games.fist.effects.moves import Change
from tests.games.fist.scenario import Scenario, player, position

#: A game with one home-made card, which comes first; its id is `game.card`.
Made = Callable[..., Scenario]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, twice: Callable[[Scenario], Scenario]) -> Made:
    """`made({"score": 1}, players=[...])`; with `held_by`, a seat keeps the card already."""

    def start(power: Any, held_by: int | None = None, **more: Any) -> Scenario:
        kept, players = more.pop("kept", None), more.pop("players", [player() for _ in range(3)])
        script = more.pop("script", ())
        data = {"language": 1, "name": {"en": "Owl"}, "power": power}
        owl = read_card(data | ({"kept": kept} if kept else {})).character
        game = FistGame(EDITION_2002.with_specials("fist-owl", (owl, 1)))
        monkeypatch.setitem(registry._games, (game.id, game.rules), game)
        cards = more.pop("cards", ("wizard",))
        if held_by is None:
            cards = (owl.id,)
        else:
            players[held_by]["held"] = [owl.id]
        start = position(*cards, players=players, edition=game.edition, **more)
        return twice(Scenario(Match.from_position(start, seed=1, script=script)))

    return start


KEEP = {"keep": True}
OWL = {"language": 1, "name": {"en": "Owl"}, "power": {"take": {"common": 1}}}


def kept(at: str, do: Any, use: str = "once") -> dict[str, Any]:
    return {"use": use, "when": [{"at": at, "do": do}]}


def test_paying_coins_is_asked_whatever_is_in_the_purse(made: Made) -> None:
    power = {"then": [{"pay-coins": {"silver": 3}}, {"score": 1}]}
    rich = made(power)
    rich.bid(1, 0, 0)
    rich.choose(0, "pay-coins", "pay", ["decline", "pay"], coins={"silver": 3})
    assert rich.points == [1, 0, 0] and rich.bank["silver"] == 40 - 15 + 3
    poor = made(power, players=[player(silver=2), player(), player()])
    poor.bid(1, 0, 0)
    poor.choose(0, "pay-coins", "decline", ["decline"])
    assert poor.points == [0, 0, 0]


def test_up_to_so_many_times_until_the_player_stops(made: Made) -> None:
    game = made({"may": {"do": {"take": {"common": 1}}, "times": 3}})
    game.bid(1, 0, 0)
    game.choose(0, "may", True, [False, True])
    game.choose(0, "may", False, [False, True])
    assert [event["coins"] for event in game.events("took")] == [{"common": 1}]


@pytest.mark.parametrize(("bids", "points"), [((1, 0, 0), 1), ((2, 1, 0), 0)])
def test_only_if_nobody_else_has_bid(made: Made, bids: tuple[int, ...], points: int) -> None:
    power = {"if": {"so": "alone", "do": {"score": 1}, "otherwise": {"take": {"silver": 1}}}}
    game = made(power)
    game.bid(*bids)
    assert game.points == [points, 0, 0]
    assert len(game.events("took")) == 1 - points


#: For each condition, a player who meets it and one who does not, each with a fist.
RICH = player(red=1, points=1)
CONDITIONS = {
    "has-point": ((RICH, 1), (player(), 1)),
    "has-no-point": ((player(), 1), (RICH, 1)),
    "most-points": ((RICH, 1), (player(), 1)),
    "fewest-points": ((player(), 1), (player(points=1), 1)),
    "has-stone": ((RICH, 1), (player(), 1)),
    "has-no-stone": ((player(), 1), (RICH, 1)),
    "paid-common": ((player(common=1), {"common": 1}), (player(common=1), 1)),
    "bank-has-all": ((player(red=11), 1), (player(red=12), 1)),
}


@pytest.mark.parametrize(("so", "ways"), CONDITIONS.items(), ids=CONDITIONS)
def test_a_condition_holds_or_not(made: Made, so: str, ways: Any) -> None:
    for (me, fist), holds in zip(ways, (True, False), strict=True):
        others = [player(points=1) for _ in range(2)] if so == "fewest-points" else [player()] * 2
        game = made({"if": {"so": so, "do": {"take": {"silver": 1}}}}, players=[dict(me), *others])
        game.bid(fist, 0, 0)
        assert bool(game.events("took")) is holds


@pytest.mark.parametrize("so", ["tied", "paid-silver"])
def test_a_condition_of_the_tie_break(made: Made, so: str) -> None:
    power = {"if": {"so": so, "do": {"score": 1}}}
    in_gold, in_silver = made(power), made(power)
    in_gold.bid(2, 1, 0)
    in_silver.bid(2, 2, 0)
    in_silver.silver({0: 1, 1: 0})
    assert (in_gold.points[0], in_silver.points[0]) == (0, 1)


def test_every_condition_has_a_scenario() -> None:
    tried = {*CONDITIONS, "tied", "paid-silver", "alone"}
    field = If.fields["so"]
    assert isinstance(field, OneOf) and tried == set(field.words)


def test_others_do_it_clockwise(made: Made) -> None:
    game = made({"let": {"who": "others", "do": {"take-any": 1}}})
    game.bid(0, 2, 0)
    game.choose(2, "stone", "red")
    game.choose(0, "stone", "blue")
    assert [event["seat"] for event in game.events("took")] == [2, 0]


def test_a_player_of_ones_choice_loses_a_point(made: Made) -> None:
    game = made(
        {"let": {"who": "other", "do": {"lose-point": True}}},
        players=[player(), player(points=2), player()],
    )
    game.bid(1, 0, 0)
    game.choose(0, "player", 1, [1, 2])
    assert game.points == [0, 1, 0]


def test_the_player_with_the_most_points_is_robbed(made: Made) -> None:
    game = made(
        {"rob": {"coins": ["common"], "whom": "most-points"}},
        players=[player(), player(), player(points=1)],
    )
    game.bid(1, 0, 0)
    assert [event["victim"] for event in game.events("robbed")] == [2]


@pytest.mark.parametrize(("face", "points"), [(3, 1), (2, 0)])
def test_the_die_decides(made: Made, face: int, points: int) -> None:
    game = made({"roll": {"3": {"score": 1}}}, script=[face])
    game.bid(1, 0, 0)
    assert game.events("die-rolled") == [{"seat": 0, "face": face}]
    assert game.points == [points, 0, 0]


def test_nobody_goes_on_once_somebody_has_won(made: Made) -> None:
    power = {"both": [{"score": 1}, {"let": {"who": "others", "do": {"score": 1}}}]}
    game = made(power, players=[player(points=2) for _ in range(3)])
    game.bid(1, 0, 0)
    assert game.points == [3, 2, 2] and game.match.result is not None


def test_a_choice_inside_of_a_card_says_which_it_is(made: Made) -> None:
    inner = {"either": [{"take": {"silver": 1}}, {"take": {"common": 1}}]}
    game = made({"both": [{"take": {"silver": 1}}, inner]})
    game.bid(1, 0, 0)
    game.choose(0, "either", "second", ["first", "second"], block=2)


def test_a_kept_card_takes_what_nobody_bids_for(made: Made) -> None:
    """Even without a King's Favor in the game; and nobody learns who is asked."""
    game = made(KEEP, held_by=2, kept=kept("no-bids", {"win": True}))
    game.bid(0, 0, 0)
    assert game.match.view(0)["waiting"] is None
    game.choose(2, "use", True, [False, True])
    assert [event["seat"] for event in game.events("won")] == [2]
    assert game.held(2) == []


def test_a_kept_card_stops_anothers_power(made: Made) -> None:
    game = made(KEEP, held_by=1, kept=kept("others-power", {"stop": True}), cards=("alchemist",))
    game.bid(1, 0, 0)
    game.choose(1, "use", True, [False, True])
    assert game.events("power-stopped") == [{"seat": 0, "card": "alchemist"}]
    assert game.events("took") == []


def test_ones_own_power_is_not_stopped(made: Made) -> None:
    game = made(KEEP, held_by=0, kept=kept("others-power", {"stop": True}), cards=("alchemist",))
    game.bid(1, 0, 0)
    assert len(game.events("took")) == 1


def test_a_kept_card_counts_for_good_and_without_a_question(made: Made) -> None:
    count = {"count": {"more": 2}}
    game = made(KEEP, held_by=1, kept=kept("counted", count, "for-good"), cards=("alchemist",))
    game.bid(2, 1, 0)
    assert [event["value"] for event in game.events("bid-raised")] == [3]
    assert [event["seat"] for event in game.events("won")] == [1]
    assert game.held(1) != []


def test_a_kept_card_does_an_effect_in_its_window(made: Made) -> None:
    game = made(KEEP, held_by=2, kept=kept("tied", {"take": {"common": 2}}), cards=("alchemist",))
    game.bid(1, 1, 0)
    game.choose(2, "use", True, [False, True])
    game.silver({0: 1, 1: 0})
    assert [event["seat"] for event in game.events("took")] == [2, 0]


def test_only_whoever_looks_learns_what_is_behind_a_screen(made: Made) -> None:
    game = made({"look": "other"}, players=[player(), player(2, 0, 1), player()])
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2])
    assert game.events("looked-behind") == [{"seat": 0, "victim": 1}]
    [seen] = game.events("screen-seen")
    assert (seen["coins"], seen["stones"]) == ({"fairy": 2, "silver": 1}, {})
    [told] = [event for event in game.match.events if event.kind == "screen-seen"]
    assert [seat for seat in (None, 0, 1, 2) if told.seen_by(seat)] == [0]
    worlds = [game.match.imagine(0, random.Random(n)) for n in range(20)]
    screens = [world.table.seats[1].screen for world in worlds]
    assert screens == [game.table.seats[1].screen] * 20, "and remembers it"


CHANGES: dict[str, tuple[dict[str, Any], tuple[int, ...], list[Any], list[Any], int]] = {
    "a coin is added to one's bid": (
        {"how": "add"},
        (2, 2, 0),
        ["stop", {"seat": 1, "coin": "fairy"}, {"seat": 1, "coin": "common"}],
        [2, 3, 0],
        1,
    ),
    "a coin of one's bid is taken back": (
        {"how": "take-back"},
        (2, 4, 0),
        ["stop", {"seat": 1, "coin": "fairy"}],
        [2, 3, 0],
        1,
    ),
    "a coin of somebody's bid is sent back": (
        {"how": "take-out"},
        (2, 2, 0),
        ["stop", {"seat": 0, "coin": "fairy"}],
        [1, 2, 0],
        1,
    ),
}


@pytest.mark.parametrize("case", CHANGES.values(), ids=CHANGES)
def test_an_open_bid_is_changed_before_it_is_paid(made: Made, case: Any) -> None:
    change, bids, options, values, winner = case
    game = made(
        KEEP, held_by=1, kept=kept("revealed", {"change-bid": change}), cards=("alchemist",)
    )
    before = game.coins(options[1]["seat"])
    game.bid(*bids)
    game.choose(1, "use", True, [False, True])
    game.choose(1, "change-bid", options[1], options, how=change["how"])
    assert [event["value"] for event in game.events("bid-changed")] == [values[options[1]["seat"]]]
    [won] = game.events("won")
    assert won["seat"] == winner and game.held(1) == []
    [why] = game.reasons("won")
    assert [bid["value"] for bid in why["bids"]] == values
    left = game.coins(options[1]["seat"])["fairy"]
    assert before["fairy"] - left == values[options[1]["seat"]], "what is sent back is not spent"


def test_more_coins_than_there_are_cannot_be_added(made: Made) -> None:
    """Even a player who has none left is asked, because that is a secret."""
    add = kept("revealed", {"change-bid": {"how": "add", "most": 3}}, "for-good")
    poor = [player(), player(2, 0), player()]
    game = made(KEEP, held_by=1, kept=add, cards=("alchemist",), players=poor)
    game.bid(3, 1, 0)
    game.choose(1, "change-bid", {"seat": 1, "coin": "fairy"}, how="add")
    game.choose(1, "change-bid", "stop", ["stop"])
    assert [event["seat"] for event in game.events("won")] == [0]


def test_a_card_that_lets_close_two_fists_does_not_change_the_bid_too(made: Made) -> None:
    """It is used once, and discarded for the two fists when the bids stand."""
    when = [
        {"at": "before-bids", "do": {"two-fists": True}},
        {"at": "revealed", "do": {"change-bid": True}},
    ]
    game = made(KEEP, held_by=1, kept={"use": "once", "when": when}, cards=("alchemist",))
    game.choose(1, "use", True, [False, True])
    for seat, fist in enumerate(({}, {"left": {"fairy": 1}, "right": {}}, {})):
        game.answer(seat, fist)
    game.choose(1, "open-fist", "left")
    assert [event["seat"] for event in game.events("won")] == [1] and game.held(1) == []


@pytest.mark.parametrize("how", ["add", "take-back", "take-out"])
def test_a_bid_in_stones_is_not_changed(how: str) -> None:
    auction = Auction(read_card(OWL).character, EDITION_2002.stages["stones"], [0, 1])
    auction.fists = {0: {"red": 1}, 1: {"blue": 1}}
    assert not Change(how=how).can(auction, 1)


def test_the_lowest_bids_that_tie_twice_all_use_the_power(made: Made) -> None:
    data = {"language": 1, "name": {"en": "Owl"}, "power": {"take": {"common": 1}}, "lowest": True}
    owl = read_card(data).character
    game = FistGame(EDITION_2002.with_specials("fist-owl", (owl, 1)))
    registry.register(game)
    try:
        start = position(owl.id, edition=game.edition)
        table = Scenario(Match.from_position(start, seed=1))
        table.bid(0, 0, 2)
        table.silver({0: 1, 1: 1})
        assert [event["seat"] for event in table.events("took")] == [0, 1]
    finally:
        del registry._games[game.id, game.rules]
