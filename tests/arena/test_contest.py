"""Deals and seats, the games that are played of them, and what is kept of a game."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import closing
from typing import Any

import pytest

from dragonstones import BadSetup, Match
from dragonstones.arena import play as play_module
from dragonstones.arena.contest import Contest, Job, Trial, play_job
from dragonstones.arena.play import new_match, play
from dragonstones.arena.record import Record, credit, won
from dragonstones.arena.simulate import Series, play_game
from dragonstones.arena.times import Times
from dragonstones.bots import RandomBot
from dragonstones.bots import levels as levels_module
from dragonstones.bots.bot import Moment
from dragonstones.bots.levels import Level
from tests.arena.records import game


def without_times(record: Record) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name != "times"}


# -- line-ups ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "games"), [("abcd", 4), ("abbb", 4), ("abab", 2), ("aaaa", 1), ("abc", 3)]
)
def test_every_bot_has_every_seat_equally_often(bots: str, games: int) -> None:
    contest = Contest.between("fist-2002", tuple(bots))
    assert len(contest.lineups) == len(set(contest.lineups)) == games
    for name in set(bots):
        by_seat = Counter(
            seat for lineup in contest.lineups for seat, bot in enumerate(lineup) if bot == name
        )
        assert set(by_seat.values()) == {games * bots.count(name) // len(bots)}
        assert len(by_seat) == len(bots)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_a_test_all_seats_are_exchanged(players: int) -> None:
    first, second = Contest.testing("fist-2002", Trial("new", "old", 0.1), players).lineups
    assert len(first) == players
    assert all({one, other} == {"new", "old"} for one, other in zip(first, second, strict=True))
    assert (first + second).count("new") == players


def test_games_are_whole_deals() -> None:
    contest = Contest.between("fist-2002", ("random", "merchant", "random"))
    assert [contest.deals(games) for games in (1, 3, 4, 6, 7)] == [1, 1, 2, 2, 3]
    with pytest.raises(BadSetup) as refused:
        contest.deals(0)
    assert refused.value.code == "wrong-games"


@pytest.mark.parametrize(
    ("code", "contest"),
    [
        ("no-such-game", Contest.between("chess", ("random",) * 3)),
        ("wrong-seats", Contest.between("fist-2002", ("random",) * 2)),
        ("wrong-seats", Contest.between("fist-2002", ())),
        ("no-such-bot", Contest.between("fist-2002", ("random", "random", "gambler"))),
        ("wrong-budget", Contest.between("fist-2002", ("random", "random", "random:2000ms"))),
        ("no-such-option", Contest.between("fist-2002", ("random",) * 3, "1", {"moon": 1})),
        ("no-clock", Contest.between("dragons-gold", ("random",) * 3, "1", {"timer": 60})),
        ("same-bots", Contest.testing("fist-2002", Trial("random", "random", 0.1), 3)),
        ("wrong-margin", Contest.testing("fist-2002", Trial("merchant", "random", 0.0), 3)),
    ],
)
def test_what_cannot_be_played_is_refused(code: str, contest: Contest) -> None:
    with pytest.raises(BadSetup) as refused:
        contest.check()
    assert refused.value.code == code


# -- games ---------------------------------------------------------------------


@pytest.mark.parametrize("name", ["fist-2002", "fist-tavern", "dragons-gold"])
def test_a_record_is_plain_and_tells_the_result(name: str) -> None:
    contest = Contest.between(name, ("merchant", "random", "random"), "seed")
    record = play_job(Job(contest, 2, 1))
    assert json.loads(json.dumps(record)) == record
    assert (record["deal"], record["rotation"]) == (2, 1)
    assert record["bots"] == ["random", "random", "merchant"]
    assert record["points"] is not None and len(record["points"]) == 3
    assert sorted(seat for level in record["ranking"] for seat in level) == [0, 1, 2]
    assert set(record["winners"]) <= set(record["ranking"][0])
    assert record["turns"] and record["mishaps"] == []
    counted = [sum(times["counts"].values()) for times in record["times"].values()]
    assert sum(counted) == record["decisions"] and set(record["times"]) == {"merchant", "random"}
    again = play_job(Job(contest, 2, 1))
    assert without_times(again) == without_times(record)


def test_all_games_of_a_deal_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    def new(game: str, seats: int, seed: str, options: dict[str, Any]) -> Match:
        seeds.append(seed)
        return new_match(game, seats, seed, options)

    monkeypatch.setattr("dragonstones.arena.contest.new_match", new)
    contest = Contest.between("fist-2002", ("merchant", "random", "random"), "x")
    with closing(contest.play(2, contest.log())) as games:
        played = list(games)
    assert seeds == ["x/0"] * 3 + ["x/1"] * 3
    assert [record["bots"].index("merchant") for record in played] == [0, 2, 1] * 2


def test_a_bots_name_says_how_long_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a simulation too; and nobody gets less because the machine is busy."""
    budgets = {}

    class Thinker(RandomBot):
        def answer(self, moment: Moment) -> Any:
            budgets[moment.seat] = moment.budget
            return super().answer(moment)

    thinker = Level("thinker", None, Thinker)
    monkeypatch.setattr(levels_module, "_levels", [*levels_module._levels, thinker])
    names = ("thinker:7", "thinker:40ms", "thinker")
    play_game(Series("fist-2002", 3, 1, 1, names), 0)
    assert budgets[0].playouts == 7
    assert (budgets[1].seconds, budgets[1].playouts) == (0.04, None)
    assert budgets[2].playouts is None
    assert {budget.clock for budget in budgets.values()} == {play_module.thinking_time}


def test_a_bot_that_fails_is_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clumsy(RandomBot):
        def answer(self, moment: Moment) -> Any:
            raise ZeroDivisionError("oh " + "no" * 500)

    clumsy = Level("clumsy", None, Clumsy)
    monkeypatch.setattr(levels_module, "_levels", [*levels_module._levels, clumsy])
    contest = Contest.between("fist-2002", ("clumsy", "random", "random"))
    record = play_job(Job(contest, 0, 0))
    assert record["winners"]
    bids = [one for one in record["mishaps"] if one["kind"] == "bid"]
    assert len(bids) == 1 and bids[0]["times"] > 5
    assert {one["bot"] for one in record["mishaps"]} == {"clumsy"}
    assert bids[0]["error"].startswith("ZeroDivisionError: oh no")
    assert "test_contest.py" in bids[0]["error"] and len(bids[0]["error"]) < 300


def test_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "MOST_DECISIONS", 10)
    record = play_job(Job(Contest.between("fist-2002", ("random",) * 3), 0, 0))
    assert record["winners"] == [] and record["ranking"] == []
    assert record["turns"] is None and record["points"] is None
    assert 10 <= record["decisions"] < 20


def test_a_shared_win_counts_in_parts() -> None:
    contest = Contest.between("dragons-gold", ("a", "b", "a", "c"))
    shared = game(contest, 0, 0, winners=[0, 1])
    assert [credit(shared, seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
    assert [won(shared, name) for name in "abc"] == [0.5, 0.5, 0]
    assert won(game(contest, 0, 0, winners=[0, 2, 3]), "a") == pytest.approx(2 / 3)


def test_one_place_plays_all_games() -> None:
    """A simulation and a contest let the same bots with the same seeds play the same game."""
    bots = ("merchant", "random", "random")
    report = play_game(Series("fist-2002", 3, 1, "s", bots), 0)
    played = play(new_match("fist-2002", 3, "s/0", {}), bots, "s/0")
    assert report.decisions == played.decisions
    assert played.match.result is not None
    assert list(report.wins_by_seat) == played.match.result["winners"]


# -- times ---------------------------------------------------------------------


def test_times_are_right_to_half_a_step() -> None:
    times, exact = Times(), []
    for n in range(1, 2001):
        exact.append(n * 7.3e-6)
        times.add(exact[-1])
    times.add(2.5)
    assert times.decisions == 2001 and times.longest == 2.5
    for part in (0.1, 0.5, 0.9, 0.99):
        assert times.quantile(part) == pytest.approx(exact[int(part * 2000)], rel=0.05)
    assert times.quantile(1.0) == pytest.approx(2.5, rel=0.05)


def test_times_can_be_added() -> None:
    one, other, both = Times(), Times(), Times()
    for times, seconds in ((one, 0.0), (one, 3e-5), (other, 0.02), (other, 3e-5)):
        times.add(seconds)
        both.add(seconds)
    total = Times()
    for times in (one, other):
        total.add_all(json.loads(json.dumps(times.data())))
    assert total.data() == both.data()
    assert Times().quantile(0.5) == 0
