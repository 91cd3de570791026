"""What a share is worth to a viewer, by what that seat may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.games.gold import DRAGONS_GOLD
from dragonstones.games.gold.box import BOX, GEMS, SCORING, named, tokens
from dragonstones.games.gold.scoring import score
from dragonstones.games.gold.types import WorthData
from dragonstones.games.gold.worth import Worth
from tests.games.random_play import moments

from .scenario import Player, dragon, player, position

ONE_OF_EACH = dict.fromkeys(GEMS, 1)


def view_of(*players: Player, seat: int | None = 0, **options: Any) -> dict[str, Any]:
    written = position(dragon("11-11-0"), players=players, **options)
    return Match.from_position(written, seed=1).view(seat)


def add_up(worth: WorthData, share: dict[str, int]) -> int:
    """The sum that anybody can work out without knowing the rules."""
    points = sum(worth["tokens"].get(token, 0) * n for token, n in share.items())
    if worth["curse"] not in share:
        sets = [step for step in worth["sets"] if tokens_in(share, step["needs"])]
        points += sets[-1]["points"] if sets else 0
        for gem, steps in worth["gems"].items():
            points += [step for step in steps if step["more"] <= share.get(gem, 0)][-1]["points"]
    return int(points)


def tokens_in(share: dict[str, int], wanted: dict[str, int]) -> bool:
    return all(share.get(token, 0) >= n for token, n in wanted.items())


def test_points_and_majorities_of_a_share() -> None:
    worth = Worth(view_of(player(emerald=2), player(emerald=3), player(), counter=True))
    assert worth.points({"silver": 2, "gold": 1, "red": 1, "emerald": 3}) == 6
    assert worth.points({"black-diamond": 1}) == 7
    places = [worth.majorities({"emerald": n})[0].place for n in (1, 2, 4, 5)]
    assert places == ["level", "ahead", "ahead", "sure"]
    [majority] = worth.majorities({"emerald": 1})
    assert (majority.before, majority.after, majority.ahead) == (2, 3, 0)
    assert worth.more_sets(ONE_OF_EACH) == 0
    assert not worth.curses({"black-diamond": 1})


def test_advanced_there_are_sets_and_a_curse() -> None:
    worth = Worth(view_of(player(diamond=1), player(), player(), rules="advanced"))
    assert worth.points({"black-diamond": 1}) == 19
    assert worth.more_sets(ONE_OF_EACH) == 5
    assert worth.curses({"black-diamond": 1})
    assert worth.more_sets({**ONE_OF_EACH, "black-diamond": 1}) == 0


def test_without_the_counter_nothing_is_said_of_others() -> None:
    worth = Worth(view_of(player(emerald=2), player(emerald=3), player()))
    assert worth.majorities({"emerald": 1})[0].ahead is None
    data = worth.data()
    assert data is not None
    assert data["gems"]["emerald"] == [
        {"more": 0, "place": "unknown", "points": 0},
        {"more": 5, "place": "sure", "points": 15},
    ]


def test_nothing_is_worth_anything_to_a_spectator() -> None:
    view = view_of(player(), player(), player(), seat=None)
    assert Worth(view).majorities({"emerald": 1}) == []
    assert DRAGONS_GOLD.worth(view) is None


def test_where_another_token_makes_a_difference() -> None:
    players = player(emerald=1), player(emerald=2), player(emerald=2)
    data = DRAGONS_GOLD.worth(view_of(*players, counter=True, rules="advanced"))
    assert data is not None
    assert data["gems"]["emerald"] == [
        {"more": 0, "place": "behind", "points": 0},
        {"more": 1, "place": "level", "points": 0},  # three share it: nobody scores
        {"more": 2, "place": "ahead", "points": 12},
        {"more": 6, "place": "sure", "points": 12},
    ]
    assert data["gems"]["amber"] == [
        {"more": 0, "place": "behind", "points": 0},
        {"more": 1, "place": "ahead", "points": 12},
        {"more": 7, "place": "sure", "points": 12},
    ]
    assert data["sets"][:2] == [
        {"needs": {}, "points": 0},
        {"needs": {"sapphire": 1, "amethyst": 1, "amber": 1, "diamond": 1}, "points": 5},
    ]
    assert data["curse"] == "black-diamond"


def test_who_is_cursed_hopes_for_nothing() -> None:
    cursed = player(black_diamond=1, emerald=7)
    data = DRAGONS_GOLD.worth(view_of(cursed, player(), player(), counter=True, rules="advanced"))
    assert data is not None
    assert data["gems"] == {gem: [{"more": 0, "place": "cursed", "points": 0}] for gem in GEMS}
    assert data["sets"] == []
    assert data["curse"] is None


@pytest.mark.parametrize("rules", SCORING)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_whoever_adds_it_up_counts_as_the_rules_do(rules: str, seats: int) -> None:
    """With the counter, and as long as nobody has stolen, the table knows every stash."""
    rng = random.Random(seats)
    options = {"rules": rules, "counter": True, "timer": None}
    match = Match.new("dragons-gold", seats=seats, seed=seats, options=options)
    compared = 0
    for _ in moments(match, rng):
        view = match.view(0)
        seen = [seat["seen"] for seat in view["table"]["seats"]]
        if seen[0] != view["table"]["seats"][0]["stash"]:
            continue
        data = DRAGONS_GOLD.worth(view)
        assert data is not None
        before = sum(data["tokens"].get(token, 0) * n for token, n in seen[0].items())
        for _ in range(5):
            stashes = [tokens(stash) for stash in seen]
            left = [n - there for n, there in zip(BOX.values(), stashes[0], strict=True)]
            share = [min(rng.randrange(4), n) for n in left]
            stashes[0] = [n + more for n, more in zip(stashes[0], share, strict=True)]
            assert add_up(data, named(share)) == score(SCORING[rules], stashes)[0]["total"] - before
            compared += 1
    assert compared > 50
