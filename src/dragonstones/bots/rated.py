"""Answers and what they are worth: to make a choice, and to explain it."""

from __future__ import annotations

from collections.abc import Sequence

from dragonstones.bots.why import Considered
from dragonstones.engine.decisions import Answer

Rated = list[tuple[Answer, float]]

#: How often a bot asks itself what it would do, to find how it mixes its answers.
DRAWS = 50


def best(rated: Rated) -> Answer:
    """The first of the answers that are worth most."""
    return max(rated, key=lambda one: one[1])[0]


def considered(draws: Sequence[Answer], rated: Rated) -> list[Considered]:
    """Each answer with how often it was drawn and what it is worth, the most frequent first.

    >>> considered(["draw", "draw", "stop", "draw"], [("stop", 1.5)])
    [{'answer': 'draw', 'weight': 0.75}, {'answer': 'stop', 'weight': 0.25, 'value': 1.5}]
    """
    found: list[Considered] = []
    for answer, value in rated:
        if not any(_same(answer, one["answer"]) for one in found):
            found.append({"answer": answer, "weight": 0.0, "value": value})
    for drawn in draws:
        for one in found:
            if _same(one["answer"], drawn):
                break
        else:
            one = {"answer": drawn, "weight": 0.0}
            found.append(one)
        one["weight"] += 1 / len(draws)
    return sorted(found, key=lambda one: -one["weight"])


def _same(one: Answer, other: Answer) -> bool:
    """Whether two answers are the same; `True` is not 1."""
    return type(one) is type(other) and bool(one == other)
