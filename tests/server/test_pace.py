"""When bots act, so that people can follow and nobody waits for nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.server.pace import HURRIED, POLITE, THINKS, Pace


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


def test_with_steps_a_bot_waits_for_people_who_have_acted_less() -> None:
    match = haggling(timer=None, steps=4)
    pace = Pace(match, 0.7, people={3})
    me, other = list(match.questions)[:2]
    assert pace.wait(me, match, 0.0) == 0.7
    pace.heard(me)
    assert pace.wait(me, match, 0.0) == POLITE
    for seat in match.questions:
        if seat != me:
            pace.heard(seat)
    assert pace.wait(me, match, 0.0) == 0.7
    assert not pace.is_over(other)


@pytest.mark.parametrize(("timer", "nothing"), [(60, True), (None, False)])
def test_to_wait_is_an_act_only_where_steps_are_counted(timer: int | None, nothing: bool) -> None:
    match = haggling(timer=timer)
    seat, decision = next(iter(match.questions.items()))
    pace = Pace(match, 0.7, people={3})
    assert pace.says_nothing(decision, "wait") is nothing
    proposal = decision.options()[-1]
    assert "propose" in proposal and not pace.says_nothing(decision, proposal)
    assert seat in match.waiting
