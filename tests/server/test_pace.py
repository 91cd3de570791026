"""When bots act, so that people can follow and nobody waits for nothing."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.server.pace import HURRIED, MOMENT, THINKS, Pace, by_itself


def haggling(**options: Any) -> Match:
    """A match of Dragon's Gold in its first negotiation."""
    match = Match.new("dragons-gold", seats=4, seed=5, options=options)
    rng = random.Random(5)
    while not match.is_open:
        seat, decision = next(iter(match.waiting.items()))
        match.answer(seat, decision.sample(rng))
    return match


def test_a_fist_closes_soon_and_a_choice_takes_its_pause() -> None:
    match = Match.new("fist-2002", seats=3, seed=1)
    assert 0 <= Pace(match, 0.7, people={2}).wait(0, match, 0.0) <= 0.7
    for seat, coins in enumerate(({"fairy": 2}, {}, {})):
        match.answer(seat, coins)
    assert Pace(match, 0.0, people={0}).wait(0, match, 0.0) == 0


def test_where_people_bid_one_bot_closes_the_last_fist_a_moment_after_them() -> None:
    match = Match.new("fist-2002", seats=4, seed=1)
    lasts, moments = set(), set()
    for _ in range(50):
        pace = Pace(match, 0.7, people={1, 2})
        [last] = [seat for seat in range(4) if pace.is_last(seat)]
        lasts.add(last)
        moments.add(pace.moment())
    assert lasts == {0, 3}, "which of them is chance"
    assert len(moments) == 50 and all(0.8 <= one <= 2.0 for one in moments)


def test_nobody_waits_for_the_last_fist_where_only_bots_bid_or_nothing_is_to_wait() -> None:
    match = Match.new("fist-2002", seats=4, seed=1)
    for pause, people in ((0.7, ()), (0.0, (1, 2))):
        pace = Pace(match, pause, people=people)
        assert not any(pace.is_last(seat) for seat in range(4))
    assert Pace(match, 0.0, people={1}).moment() == 0


def people_of_all_kinds(rng: random.Random) -> Iterator[list[float]]:
    """The times in which people close their fists, whether the purse has anything in it or not:
    quick and slow ones, steady ones and some who now and then think for long."""
    for _ in range(300):
        usual, spread = rng.uniform(math.log(1.5), math.log(15)), rng.uniform(0.2, 0.8)
        times = [math.exp(rng.gauss(usual, spread)) for _ in range(24)]
        yield [max(MOMENT[0], min(60.0, time * rng.choice((1, 1, 1, 1, 4)))) for time in times]


def test_when_a_fist_closes_by_itself_cannot_be_told_from_a_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of each person 16 decisions are known; then some fists close by themselves, and for others
    they decide. Where does each of these stand among the 16? If somebody could tell the two apart
    by the time, one of them would stand elsewhere more often."""
    rng = random.Random(2002)
    monkeypatch.setattr("dragonstones.server.pace.random", rng)
    drawn, decided = [], []
    for times in people_of_all_kinds(rng):
        known, others = times[:16], times[16:]
        drawn += [rank(by_itself(known), known) for _ in others]
        decided += [rank(time, known) for time in others]
    assert len(drawn) == len(decided) == 2400
    assert distance(drawn, decided) < 0.06
    # The same yardstick finds out a site that closes them after a fixed time, or as bots do.
    fixed = [rank(4.0, times[:16]) for times in people_of_all_kinds(rng)]
    hasty = [rank(rng.uniform(*MOMENT), times[:16]) for times in people_of_all_kinds(rng)]
    assert min(distance(fixed, decided), distance(hasty, decided)) > 0.15


def rank(time: float, among: list[float]) -> float:
    return sum(other < time for other in among) / len(among)


def distance(one: list[float], two: list[float]) -> float:
    """How far the distributions of two samples are apart (Kolmogorov and Smirnov)."""
    places = sorted({*one, *two})
    return max(abs(share(one, place) - share(two, place)) for place in places)


def share(sample: list[float], place: float) -> float:
    return sum(one <= place for one in sample) / len(sample)


def test_of_somebody_who_is_not_known_yet_a_fist_closes_in_the_time_of_most_people() -> None:
    assert all(MOMENT[0] <= by_itself(()) <= 20 for _ in range(500))


def test_by_the_clock_a_bot_acts_every_few_seconds_however_long_it_thinks() -> None:
    match = haggling(timer=60)
    pace, seat, now, acts = Pace(match, 0.7, people={3}), next(iter(match.questions)), 0.0, 0
    while now < 60:
        wait = pace.wait(seat, match, now)
        assert wait <= THINKS[1]
        now += wait + 0.3  # it thinks
        acts += 1
    assert 22 <= acts <= 40


def test_bots_alone_do_not_use_the_clock_but_their_time_ends() -> None:
    match = haggling(timer=60)
    pace, seat = Pace(match, 0.7, people=()), next(iter(match.questions))
    assert pace.wait(seat, match, 0.0) == HURRIED
    for _ in range(30):
        pace.heard(seat)
    assert not pace.is_over(seat)
    pace.heard(seat)
    assert pace.is_over(seat)


def test_with_steps_a_bot_waits_until_a_person_has_acted_as_often() -> None:
    match = haggling(timer=None, steps=4)
    me, person = match.questions
    pace = Pace(match, 0.7, people={person})
    assert not pace.is_ahead(me, match)
    pace.heard(me)
    assert pace.is_ahead(me, match)
    pace.heard(person)
    assert not pace.is_ahead(me, match)
    assert pace.wait(me, match, 0.0) == 0.7
    assert not pace.is_over(me)


def test_a_bot_does_not_wait_for_a_person_who_has_no_steps_left() -> None:
    match = haggling(timer=None, steps=1)
    me, person = match.questions
    pace = Pace(match, 0.7, people={person})
    match.answer(person, "wait")
    pace.heard(me)
    pace.heard(me)
    assert not pace.is_ahead(me, match)


def test_by_the_clock_nobody_waits_for_anybody() -> None:
    match = haggling(timer=60)
    me, person = match.questions
    pace = Pace(match, 0.7, people={person})
    pace.heard(me)
    assert not pace.is_ahead(me, match)


@pytest.mark.parametrize(("timer", "nothing"), [(60, True), (None, False)])
def test_to_wait_is_an_act_only_where_steps_are_counted(timer: int | None, nothing: bool) -> None:
    match = haggling(timer=timer)
    seat, decision = next(iter(match.questions.items()))
    pace = Pace(match, 0.7, people={3})
    assert pace.says_nothing(decision, "wait") is nothing
    proposal = decision.options()[-1]
    assert "propose" in proposal and not pace.says_nothing(decision, proposal)
    assert seat in match.waiting
