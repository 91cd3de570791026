"""Shares with intervals, ratings, and the numbers of a contest."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from dragonstones.arena.contest import Contest, Trial
from dragonstones.arena.duel import Duel
from dragonstones.arena.intervals import share
from dragonstones.arena.ratings import ranks, rate
from dragonstones.arena.record import Record
from dragonstones.arena.sprt import Sprt
from dragonstones.arena.summary import summarise
from tests.arena.records import game, won_by

# -- intervals -----------------------------------------------------------------


def independent(rng: random.Random, p: float) -> float:
    return sum(rng.random() < p for _ in range(4)) / 4


def clumped(rng: random.Random, p: float) -> float:
    """In half of the deals, whoever wins one game wins all."""
    return float(rng.random() < p) if rng.random() < 0.5 else independent(rng, p)


def spread(rng: random.Random, p: float) -> float:
    """The seat decides: in every deal nearly the same number of games is won."""
    start = rng.random()
    return sum((start + n) / 4 % 1 < p for n in range(4)) / 4


@pytest.mark.parametrize("deal", [independent, clumped, spread])
@pytest.mark.parametrize(("p", "deals"), [(0.25, 5), (0.25, 40), (0.6, 40), (0.05, 100)])
def test_an_interval_covers_the_truth(
    deal: Callable[[random.Random, float], float], p: float, deals: int
) -> None:
    """In 95 of 100 series; a little less where there is little to see."""
    rng = random.Random(f"{deal.__name__}/{p}/{deals}")
    found = [share([deal(rng, p) for _ in range(deals)], games=4) for _ in range(400)]
    covered = sum(one.low - 1e-9 <= p <= one.high + 1e-9 for one in found) / len(found)
    assert covered >= 0.9
    if deal is independent and p == 0.25 and deals == 40:
        assert covered <= 0.985  # nor is it simply wide


def test_deals_that_are_alike_are_surer_and_clumped_ones_less_sure() -> None:
    widths = []
    for deal in (spread, independent, clumped):
        rng = random.Random(1)
        one = share([deal(rng, 0.3) for _ in range(300)], games=4)
        widths.append(one.high - one.low)
    assert widths[0] < 0.8 * widths[1] < widths[1] < 0.8 * widths[2]


@pytest.mark.parametrize("deals", [1, 2, 50])
def test_never_and_always_are_not_sure(deals: int) -> None:
    never, always = share([0.0] * deals, games=4), share([1.0] * deals, games=4)
    assert (never.mean, never.low) == (0, 0) and (always.mean, always.high) == (1, 1)
    assert never.high == pytest.approx(1 - always.low)
    assert 0.5 / (4 * deals) < never.high < 14 / (4 * deals)


# -- ratings -------------------------------------------------------------------

ABC = Contest.between("fist-2002", ("a", "b", "c"))


def test_who_wins_more_is_rated_higher() -> None:
    rng = random.Random(1)
    games = [
        won_by(ABC, deal, rotation, rng.choices("abc", (6, 3, 1))[0])
        for deal in range(60)
        for rotation in range(3)
    ]
    ratings = rate(games, ABC.names)
    assert ratings["a"].mu > ratings["b"].mu + 2 > ratings["c"].mu + 4
    for rating in ratings.values():
        assert 0 < rating.sigma < 4
        assert rating.ordinal == pytest.approx(rating.mu - 3 * rating.sigma)
    fewer = rate(games[:30], ABC.names)
    assert all(fewer[name].sigma > ratings[name].sigma for name in "abc")


def test_nobody_gains_by_being_ahead_of_himself() -> None:
    same = Contest.between("fist-2002", ("a", "a", "a"))
    [rating] = rate([game(same, deal, 0, [0]) for deal in range(50)], same.names).values()
    assert rating.mu == pytest.approx(25)


def test_the_winner_is_first_even_with_equal_points() -> None:
    tied = game(ABC, 0, 0, winners=[1])
    tied["ranking"] = [[0, 1], [2]]
    assert ranks(tied) == [1, 0, 2]
    shared = game(ABC, 0, 0, winners=[0, 1])
    assert ranks(shared) == [0, 0, 2]
    ratings = rate([tied], ABC.names)
    assert ratings["b"].mu > ratings["a"].mu > ratings["c"].mu


# -- the numbers of a contest ----------------------------------------------------


def test_shares_are_per_seat_and_in_all() -> None:
    contest = Contest.between("fist-2002", ("a", "b", "b", "b"))
    games = [won_by(contest, deal, n, "ab"[n > 1]) for deal in range(10) for n in range(4)]
    data = summarise(contest, games)
    first, second = data["bots"]
    assert (first["bot"], first["seats"], first["share"], first["total"]) == ("a", 1, 0.5, 0.5)
    assert (second["bot"], second["seats"], second["total"]) == ("b", 3, 0.5)
    assert second["share"] == pytest.approx(0.5 / 3) and data["fair"] == 0.25
    for bot in data["bots"]:
        assert bot["low"] < bot["share"] < bot["high"]
    assert sum(seat["share"] for seat in data["seats"]) == pytest.approx(1)
    assert data["turns"]["counts"] == {"5": 40} and data["decisions_per_game"] == 100
    assert first["time"]["decisions"] == 160 and first["time"]["longest"] == 1009 / 1e6
    assert first["time"]["median"] == pytest.approx(20e-6, rel=0.05)
    assert first["points"] == 2 and second["points"] == pytest.approx((3 + 1 * 5) / 6)


def test_bots_that_are_all_the_same_win_for_sure() -> None:
    contest = Contest.between("fist-2002", ("a", "a", "a", "a"))
    [bot] = summarise(contest, [game(contest, 0, 0, [2])])["bots"]
    assert bot["share"] == bot["low"] == bot["high"] == 0.25


def test_only_whole_deals_count_in_any_order() -> None:
    games = [won_by(ABC, deal, rotation, "a") for deal in range(4) for rotation in range(3)]
    without = [one for one in games if (one["deal"], one["rotation"]) != (1, 2)]
    data = summarise(ABC, reversed(without))
    assert (data["deals"], data["games"], data["left_out"]) == (3, 9, 2)
    assert data == summarise(ABC, without)
    nothing = summarise(ABC, without[:2])
    assert (nothing["games"], nothing["left_out"], nothing["bots"]) == (0, 2, [])


def test_games_without_an_end_are_told_and_won_by_nobody() -> None:
    games = [won_by(ABC, 0, rotation, "a") for rotation in range(3)]
    games[2] |= {"winners": [], "ranking": [], "points": None, "turns": None}
    data = summarise(ABC, games)
    assert data["unfinished"] == 1
    assert [bot["total"] for bot in data["bots"]] == pytest.approx([2 / 3, 0, 0])


# -- a test of two bots ----------------------------------------------------------

DUEL = Contest.testing("fist-2002", Trial("new", "old", 0.1), players=3)


def deal(number: int, *winners: str) -> list[Record]:
    return [won_by(DUEL, number, rotation, name) for rotation, name in enumerate(winners)]


def duel(games: list[Record]) -> Duel:
    assert DUEL.test
    found = Duel(DUEL, DUEL.test)
    for one in games:
        found.add(one)
    return found


def test_deals_are_counted_in_their_order() -> None:
    rng = random.Random(1)
    games = [one for n in range(12) for one in deal(n, *rng.choices(("new", "old"), k=2))]
    expected = duel(games)
    shuffled = games[:]
    rng.shuffle(shuffled)
    assert duel(shuffled).history == expected.history
    assert len(expected.history) == 12
    missing = [one for one in games if one["deal"] != 5]
    assert duel(missing).sprt.n == 5


def test_a_deal_is_the_difference_of_the_shares() -> None:
    for winners, mean in (
        (("new", "new"), 1.0),
        (("new", "old"), 0.0),
        (("old", "old"), -1.0),
    ):
        assert duel(deal(0, *winners)).sprt.mean == mean
    half = game(DUEL, 0, 0, winners=[0, 1])
    assert duel([half, won_by(DUEL, 0, 1, "new")]).sprt.mean == 0.5


def test_nothing_counts_after_the_verdict() -> None:
    games = [one for n in range(200) for one in deal(n, "new", "new" if n % 3 else "old")]
    found = duel(games)
    sprt = Sprt(0.1)
    while sprt.verdict is None:
        sprt.add(1.0 if sprt.n % 3 else 0.0)
    assert found.sprt.verdict == sprt.verdict == "better" and found.sprt.n == sprt.n < 200
    data = summarise(DUEL, games)
    assert data["test"]["verdict"] == "better" and data["test"]["deals"] == data["deals"] == sprt.n
    assert len(data["test"]["history"]) == sprt.n
    assert data["test"]["llr"] >= data["test"]["bounds"][1]
    assert {bot["bot"]: bot["seats"] for bot in data["bots"]} == {"new": 1.5, "old": 1.5}
