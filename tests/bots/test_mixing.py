"""Regret matching: finds what is best, and mixes where a fixed answer could be predicted."""

from __future__ import annotations

import random

import pytest

from dragonstones.bots.mixing import ANCHOR, EVERY, FEWEST, Mix


def test_without_a_thought_the_first_guess_stands() -> None:
    mix = Mix({"a": ("little", 1.0), "b": ("much", 3.0)})
    assert mix.strategy() == [0.25, 0.75]
    assert mix.best() == "much"
    drawn = [mix.draw(random.Random(seed)) for seed in range(200)]
    assert 100 < drawn.count("much") < 190


def test_who_plays_rock_paper_scissors_against_itself_mixes_evenly() -> None:
    rng = random.Random(3)
    wins = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}
    names = ("rock", "paper", "scissors")
    two = [Mix.fixed(names, weights) for weights in ([0.8, 0.1, 0.1], [0.1, 0.1, 0.8])]
    for _ in range(4000):
        drawn = [mix.draw(rng) for mix in two]
        for mix, other in zip(two, reversed(drawn), strict=True):
            mix.learn(
                [
                    ((mix.answers[p], other) in wins) - ((other, mix.answers[p]) in wins)
                    for p in mix.open
                ]
            )
    for mix in two:
        assert mix.strategy() == pytest.approx([1 / 3] * 3, abs=0.08)


def test_the_anchor_holds_until_more_has_been_missed() -> None:
    mix = Mix.fixed(["custom", "new"], [1.0, 0.0])
    mix.learn([0.5, 0.5 + ANCHOR / 2])
    mix.learn([0.5, 0.5])
    first = mix.strategy()
    assert first[0] > first[1]
    for _ in range(FEWEST - 3):
        mix.learn([0.5, 0.5 + ANCHOR / 2])
    assert mix.strategy()[1] > first[1]
    assert mix.best() == "new"


def test_what_is_clearly_worse_is_thought_of_no_more() -> None:
    rng = random.Random(1)
    mix = Mix({name: (name, 1.0) for name in ("good", "bad", "as good")}, gives_up=True)
    while len(mix.open) == 3:
        luck = rng.random()  # the same for all
        mix.learn([0.5 + luck, 0.1 + luck + rng.random() / 10, 0.5 + luck])
    assert mix.thoughts == FEWEST
    assert mix.open == [0, 2]
    assert mix.strategy()[1] == 0.0
    for _ in range(EVERY):
        mix.learn([0.4, 0.6])
    assert mix.best() == "as good"
    assert {mix.draw(rng) for _ in range(50)} <= {"good", "as good"}
    assert sum(mix.strategy()) == pytest.approx(1.0)


def test_who_learns_may_still_be_drawn_by_custom() -> None:
    mix = Mix.fixed(["old", "new"], [1.0, 0.0])
    for _ in range(100):
        mix.learn([0.0, 1.0])
    rng = random.Random(2)
    assert {mix.draw(rng) for _ in range(100)} == {"new"}
    by_half = [mix.draw(rng, custom=0.5) for _ in range(200)]
    assert 60 < by_half.count("old") < 140


def test_all_the_same_is_all_the_same() -> None:
    mix = Mix({name: (name, 1.0) for name in ("one", "other")}, gives_up=True)
    for _ in range(3 * FEWEST):
        mix.learn([0.5, 0.5])
    assert mix.open == [0, 1]
    assert mix.strategy() == [0.5, 0.5]
