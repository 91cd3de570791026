"""What is behind a screen shows neither in who is asked nor in what others imagine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.games.fist.editions.tavern import TAVERN
from tests.games.fist.scenario import Start, position
from tests.games.random_play import encoded, seen

from .conftest import guest


def begun(*to_come: str, seed: int = 1, **more: Any) -> Match:
    more.setdefault("players", [guest(), guest(), guest()])
    return Match.from_position(position(*to_come, edition=TAVERN, **more), seed=seed)


def say_no_until(match: Match, seat: int, kind: str) -> None:
    """Decline every offer to use something until this question is asked."""
    while match.waiting.get(seat) is None or match.waiting[seat].kind != kind:
        [(asked, _)] = match.waiting.items()
        match.answer(asked, False)


def same_to(observer: int | None, *matches: Match) -> None:
    """The views, the log and the waiting list of the observer."""
    assert len({seen(match, observer) for match in matches}) == 1


# -- who is asked ----------------------------------------------------------------


@pytest.mark.character("pixie")
def test_a_pixie_without_silver_is_asked_too() -> None:
    """Before every bid, if there is spent Fairy Gold, which all can see."""
    matches = [
        begun(
            "red-dragon",
            players=[
                guest(),
                guest(fairy=4, spent=3, silver=silver, held=["pixie"]),
                guest(silver=6 - silver),
            ],
        )
        for silver in (0, 1)
    ]
    same_to(0, *matches)
    assert [match.waiting[1].options() for match in matches] == [
        [False, "never"],
        [False, 1, "always", "never"],
    ]


@pytest.mark.character("pixie")
def test_a_pixie_that_always_pays_and_cannot(tavern: Start) -> None:
    owner = guest(fairy=3, spent=2, silver=2, held=["pixie"])
    game = tavern("red-dragon", "blue-dragon", players=[owner, guest(), guest()])
    game.choose(0, "use", "always", what="pixie")
    assert (game.spent(0), game.coins(0)) == (0, {"fairy": 5, "common": 2})
    game.bid(2, 0, 0)
    assert game.waiting == {0: "bid", 1: "bid", 2: "bid"}
    assert game.spent(0) == 2


@pytest.mark.character("robber")
def test_who_has_the_blue_coin_after_a_robber() -> None:
    """Seat 0 has seen a coin pass but not which: now both may have the blue one."""
    poor, others = guest(2, 0, 0, magic_blue=1), set()
    for seed in range(40):
        match = begun("robber", "red-dragon", seed=seed, players=[guest(), poor, guest()])
        for seat, fist in enumerate(({}, {}, {"fairy": 1})):
            match.answer(seat, fist)
        say_no_until(match, 2, "victim")
        match.answer(2, 1)
        for seat, fist in enumerate(({"fairy": 1}, {"fairy": 1}, {"fairy": 2})):
            match.answer(seat, fist)
        others.add(seen(match, 0))
    assert len(others) == 1


@pytest.mark.character("elf", "thief", "troll")
@pytest.mark.parametrize("card", ["thief", "troll"])
def test_only_the_robber_learns_the_elfs_stones(card: str) -> None:
    """Elf: two tables on which the hidden stones differ look the same to the byte to everybody
    but the robber and the Elf's owner. Only the bank differs, where the other stones are."""
    matches = [
        begun(card, players=[guest(), guest(held=["elf"], red=red, blue=3 - red), guest()])
        for red in (1, 2)
    ]
    for match in matches:
        for seat, fist in enumerate(({"fairy": 2}, {"fairy": 1}, {})):
            match.answer(seat, fist)
    assert [match.waiting[0].data()["stones"] for match in matches] == [
        {"red": 1, "blue": 2},
        {"red": 2, "blue": 1},
    ]
    for observer in (None, 2):
        shown = []
        for match in matches:
            view = match.view(observer)
            del view["table"]["bank"]
            events = [event.data() for event in match.events if event.seen_by(observer)]
            shown.append(encoded([view, events]))
        assert shown[0] == shown[1]


@pytest.mark.character("thief", "beggar", "robber")
@pytest.mark.ruling("T15")
@pytest.mark.parametrize("card", ["thief", "beggar", "robber"])
def test_an_only_victim_is_named_like_any_other(card: str) -> None:
    matches = [
        begun(card, players=[guest(), guest(fairy, 0, 0, spent=0), guest(9 - fairy, 1)])
        for fairy in (0, 4)
    ]
    for match in matches:
        for seat, fist in enumerate(({"fairy": 1}, {}, {})):
            match.answer(seat, fist)
        say_no_until(match, 0, "victim")
    same_to(None, *matches)
    assert [match.waiting[0].options() for match in matches] == [[2], [1, 2]]


# -- what others imagine ---------------------------------------------------------


@pytest.mark.ruling("T9")
def test_imagined_specials_have_a_default_of_their_own() -> None:
    deck = ["alchemist", "troll", "gnome", "fairy", "elf", "crook", "miser", "imp"]
    match = begun("red-dragon", then=None, favor=0, deck=deck)
    for seat in range(3):
        match.answer(seat, {"fairy": 1} if seat == 0 else {})
    say_no_until(match, 0, "discard-special")
    defaults = set()
    for seed in range(40):
        world = match.imagine(1, Random(seed))
        assert world.waiting[0].default in world.waiting[0].options()
        defaults.add(world.waiting[0].default)
        world.time_up()
    assert len(defaults) > 2, "not the true one"


@pytest.mark.character("miser", "beggar")
@pytest.mark.parametrize("purse", [guest(0, 0, 0, amulet=1), guest(1, 0, 0)])
def test_imagined_givers_have_something_to_give(purse: dict[str, Any]) -> None:
    """A player who is asked for a gift has something."""
    match = begun("miser", players=[guest(2, 0, 0), purse, guest()])
    for seat, fist in enumerate(({"fairy": 2}, {}, {})):
        match.answer(seat, fist)
    say_no_until(match, 1, "give")
    for seed in range(60):
        world = match.imagine(2, Random(seed))
        options = world.waiting[1].options()
        assert world.waiting[1].default in options
        world.time_up()
        assert min(min(seat.screen) for seat in world._table.seats) >= 0
        assert min(seat.front_silver for seat in world._table.seats) >= 0


@pytest.mark.character("illusionist")
def test_imagined_fists_are_not_the_true_ones() -> None:
    match = begun("red-dragon", players=[guest(held=["illusionist"]), guest(), guest()])
    match.answer(0, True)
    match.answer(0, {"left": {"fairy": 4}, "right": {"common": 2}})
    match.answer(1, {"fairy": 1})
    match.answer(2, {})
    assert match.waiting[0].details()["left"] == {"fairy": 4}
    lefts = []
    for seed in range(20):
        world = match.imagine(1, Random(seed))
        shown = world.waiting[0].details()
        fists = {hand: shown[hand] for hand in ("left", "right")}
        assert fists == world._table.auction.two_fists[0]
        lefts.append(shown["left"])
    assert any(left != {"fairy": 4} for left in lefts)


def test_standing_answers_of_others_are_not_imagined() -> None:
    match = begun("red-dragon", players=[guest(), guest(), guest(held=["crook"])])
    for seat, fist in enumerate(({"fairy": 2}, {"fairy": 2}, {})):
        match.answer(seat, fist)
    while match.waiting.keys() != {2} or match.waiting[2].details()["what"] != "crook":
        [(seat, _)] = match.waiting.items()
        match.answer(seat, False)
    match.answer(2, "never")
    assert match.view(2)["table"]["not_asked"] == ["crook"]
    world = match.imagine(0, Random(1))
    assert world.view(2)["table"]["not_asked"] == []
    assert match.imagine(2, Random(1)).view(2)["table"]["not_asked"] == ["crook"]


# -- what the log tells ----------------------------------------------------------


@pytest.mark.character("black-death")
def test_a_tied_black_death_at_zero_points_is_told(tavern: Start) -> None:
    game = tavern("black-death", players=[guest(), guest(), guest(points=1)])
    game.bid(0, 0, 0)
    game.silver({0: 0, 1: 0, 2: 0})
    assert game.points == [0, 0, 0]
    told = [{"seat": 0, "card": "black-death"}, {"seat": 1, "card": "black-death"}]
    assert game.events("nothing-happened") == told


def test_fairy_silver_that_comes_back_is_told(tavern: Start) -> None:
    players = [guest(fairy_silver=1, spent_silver=1), guest(), guest()]
    game = tavern("red-dragon", then=None, players=players)
    game.bid(1, 0, 0)
    assert game.events("turn-ended")[0]["fairy_silver"] == [1, 0, 0]
