"""How far the outlook can be trusted: its chances, corrected so that of all moments called 70 %, 70
in a hundred are won.

An outlook may be too sure of itself, or not sure enough. Two numbers for each game and number of
seats mend that: the *temper* is the power to which all odds are raised, and the *doubt* the part of
games that go to anybody. `dragonstones coach --calibrate` plays games of bots, fits the numbers to
some of them, and says of the others how often what was called so was so.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from math import log
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).parent / "calibration.json"

#: The least chance that is told apart from none.
LEAST = 1e-4
#: What is tried.
TEMPERS = tuple(0.4 + 0.1 * n for n in range(15))
DOUBTS = tuple(0.05 * n for n in range(9))
#: Moments of one game are alike: one of this many is looked at.
THIN = 4
#: Games with other numbers of players tell something, too: as much as one's own.
OTHERS = 1.0


class Trust(NamedTuple):
    temper: float
    doubt: float


PLAIN = Trust(1.0, 0.0)


class Called(NamedTuple):
    """The chances at one moment of a game, and the seats that have won it."""

    chances: Sequence[float]
    winners: Sequence[int]


class Bin(NamedTuple):
    """Of all moments called between `low` and `high`: how many, called what on average, and what
    part of them was won."""

    low: float
    high: float
    n: int
    called: float
    won: float


def mended(chances: Sequence[float], trust: Trust) -> list[float]:
    """
    >>> [round(one, 2) for one in mended([0.6, 0.4], Trust(2.0, 0.1))]
    [0.67, 0.33]
    """
    odds = [max(LEAST, one) ** trust.temper for one in chances]
    whole, anybody = sum(odds), trust.doubt / len(odds)
    return [(1 - trust.doubt) * one / whole + anybody for one in odds]


def mended_alone(chance: float, seats: int, trust: Trust) -> float:
    """The same of one seat, as if all others were alike."""
    others = (1 - chance) / (seats - 1)
    return mended([chance, *[others] * (seats - 1)], trust)[0]


def fit(own: Sequence[Called], others: Sequence[Called] = ()) -> Trust:
    """The likeliest numbers, by moments of games with this number of players, and with others."""
    mine, theirs = own[::THIN], others[::THIN]

    def doubt(trust: Trust) -> float:
        return _surprise(mine, trust) + (OTHERS * _surprise(theirs, trust) if theirs else 0.0)

    tried = (Trust(round(a, 2), round(b, 2)) for a, b in product(TEMPERS, DOUBTS))
    return min(tried, key=doubt)


def _surprise(moments: Sequence[Called], trust: Trust) -> float:
    """How surprising the winners are, on average."""
    total = 0.0
    for chances, winners in moments:
        found = mended(chances, trust)
        total -= sum(log(max(LEAST, found[seat])) for seat in winners) / len(winners)
    return total / len(moments)


def reliability(moments: Iterable[Called], trust: Trust, bins: int = 10) -> list[Bin]:
    """For each tenth: how often what was called so was won. The middle of a bin is what people say:
    70 % stands for 65 to 75."""
    found: dict[int, list[tuple[float, float]]] = {}
    for chances, winners in moments:
        for seat, chance in enumerate(mended(chances, trust)):
            won = (seat in winners) / len(winners)
            found.setdefault(round(chance * bins), []).append((chance, won))
    return [
        Bin(
            max(0.0, (place - 0.5) / bins),
            min(1.0, (place + 0.5) / bins),
            len(pairs),
            sum(called for called, _ in pairs) / len(pairs),
            sum(won for _, won in pairs) / len(pairs),
        )
        for place, pairs in sorted(found.items())
    ]


@cache
def calibrated() -> dict[str, dict[str, Trust]]:
    """By game and number of seats, as it was fitted."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        game: {seats: Trust(*pair) for seats, pair in about["trust"].items()}
        for game, about in data["games"].items()
    }


def trust_in(game: str, seats: int) -> Trust:
    """Nothing is mended in a game that nobody has measured."""
    return calibrated().get(game, {}).get(str(seats), PLAIN)
