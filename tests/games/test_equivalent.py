"""Answers that mean the same are the same answer: order and zeros that mean nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dragonstones import IllegalAnswer, Match
from dragonstones.engine import Answer, Decision
from dragonstones.games.fist.goods import STONES
from dragonstones.games.gold.box import TOKENS
from tests.games.random_play import anything_special, moments


def variants(decision: Decision, answer: Answer) -> Iterator[Answer]:
    """Other ways to write an answer."""
    if isinstance(answer, dict):
        yield dict(reversed(answer.items()))
    match decision.kind, answer:
        case ("bid", dict()):
            yield {**dict.fromkeys(decision.details()["limits"], 0), **answer}
        case ("two-fists", {"left": left, "right": right}):
            none = dict.fromkeys(decision.details()["limits"], 0)
            yield {"right": {**none, **right}, "left": {**none, **left}}
        case ("pay", dict()):
            yield {**dict.fromkeys(STONES, 0), **answer}
        case ("take-two", dict()):
            yield {**dict.fromkeys(reversed(TOKENS), 0), **answer}
        case ("turn", {"place": _}) if "sword" not in answer:
            yield {**answer, "sword": False}
        case ("turn" | "use-object", {"dragons": pair}):
            yield {**answer, "dragons": pair[::-1]}
        case ("turn" | "use-object", {"seats": pair}):
            yield {**answer, "seats": pair[::-1]}
        case ("negotiate", {"propose": shares}):
            yield {"propose": [in_full(share) for share in shares]}
        case ("divide", list()):
            yield [in_full(share) for share in answer]
        case ("trade", {"offer": offer}):
            yield {"offer": {**offer, "give": in_full(offer["give"])}}


def in_full(tokens: dict[str, int]) -> dict[str, int]:
    """All kinds of tokens, in another order than usual."""
    return {token: tokens.get(token, 0) for token in reversed(TOKENS)}


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("fist-2002", {}),
    ("fist-tavern", {}),
    ("dragons-gold", {"rules": "advanced", "timer": None, "steps": 4}),
    ("dragons-gold", {"rules": "advanced", "split": "divide", "timer": None, "steps": 4}),
]


@settings(max_examples=25, deadline=None)
@given(game=st.sampled_from(GAMES), seats=st.integers(3, 6), seed=st.integers(0, 10_000))
def test_an_answer_said_otherwise_is_the_same(
    game: tuple[str, dict[str, Any]], seats: int, seed: int
) -> None:
    """In a random game, every answer is also accepted when it is written in another way, and the
    journal has the same entry."""
    id, options = game
    match = Match.new(id, seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    for number, moment in enumerate(moments(match, rng, anything_special)):
        if number == 150:
            break
        for seat, decision in moment.waiting.items():
            for answer in (decision.sample(rng), *decision.options()[:5]):
                check_variants(moment, seat, decision, answer)


def check_variants(match: Match, seat: int, decision: Decision, answer: Answer) -> None:
    normal = decision.check(answer)
    for other in variants(decision, answer):
        assert decision.check(other) == normal, (decision, other)
        assert list(_keys(decision.check(other))) == list(_keys(normal))


def _keys(answer: Answer) -> Iterator[str]:
    """All names in an answer, in their order: it shows in a journal."""
    if isinstance(answer, dict):
        yield from answer
        answer = list(answer.values())
    if isinstance(answer, list):
        for part in answer:
            yield from _keys(part)


@pytest.mark.parametrize("said", [{"sword": 0}, {"sword": None}, {"shield": False}])
def test_what_is_not_a_default_is_refused(said: dict[str, Any]) -> None:
    match = Match.new("dragons-gold", seats=3, seed=1)
    [(_, decision)] = match.waiting.items()
    answer = decision.options()[0]
    assert decision.check({**answer, "sword": False}) == answer
    with pytest.raises(IllegalAnswer) as error:
        decision.check({**answer, **said})
    assert error.value.code == "not-an-option"
