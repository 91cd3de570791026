"""How far the outlook can be trusted: its chances, corrected so that of all moments called 70 %, 70
in a hundred are won.

An outlook may be too sure of itself, or not sure enough. Two numbers for each game and number of
seats mend that: the *temper* is the power to which all odds are raised, and the *bend* says how
much of what a leader has above `KNEE` is left: who leads is caught up with more often than an
outlook thinks that looks at each seat alone. `dragonstones coach --calibrate` plays games of bots,
fits the numbers to half of them, and says of the others how often what was called so was so.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from math import log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).parent / "calibration.json"

#: The least chance that is told apart from none.
LEAST = 1e-4
#: From here on the bend counts.
KNEE = 0.4
#: What is tried.
TEMPERS = tuple(round(0.4 + 0.1 * n, 1) for n in range(15))
BENDS = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
#: Games with other numbers of players tell something, too: this many of them are looked at.
OTHERS = 60
#: Moments of one game are alike: one of this many is looked at.
THIN = 3
#: What is called about the same, in tenths.
BINS = 10
#: Half of a 95 % interval, in standard errors.
WIDE = 1.96


class Trust(NamedTuple):
    temper: float
    bend: float


PLAIN = Trust(1.0, 1.0)


class Called(NamedTuple):
    """The chances at one moment of a game, and the seats that have won it."""

    chances: Sequence[float]
    winners: Sequence[int]


#: The moments of one game, which are much alike.
Moments = Sequence[Called]


class Bin(NamedTuple):
    """Of all moments called about so: what they were called on average, what part of them was won,
    half of the 95 % interval of that, and how many moments and games they are."""

    called: float
    won: float
    sure: float
    moments: int
    games: int


def mended(chances: Sequence[float], trust: Trust) -> list[float]:
    """
    >>> [round(one, 2) for one in mended([0.6, 0.4], Trust(2.0, 0.5))]
    [0.55, 0.45]
    """
    odds = [max(LEAST, one) ** trust.temper for one in chances]
    whole = sum(odds)
    found = [one / whole for one in odds]
    most = max(found)
    if most <= KNEE:
        return found
    less = KNEE + trust.bend * (most - KNEE)
    rest = (1 - less) / max(LEAST, 1 - most)
    leader = found.index(most)
    return [less if seat == leader else one * rest for seat, one in enumerate(found)]


def mended_alone(chance: float, seats: int, trust: Trust) -> float:
    """The same of one seat, as if all others were alike."""
    others = (1 - chance) / (seats - 1)
    return mended([chance, *[others] * (seats - 1)], trust)[0]


class _Weighed(NamedTuple):
    """A moment, and how much it counts for each seat."""

    moment: Called
    weights: Sequence[float]


def fit(own: Sequence[Moments], others: Sequence[Moments] = ()) -> Trust:
    """The likeliest numbers, by games with this number of players, and with others."""
    some = others[:: max(1, len(others) // OTHERS)]
    weighed = [one for moments in (*own, *some) for one in _weigh(moments[::THIN])]
    tried = (Trust(temper, bend) for temper in TEMPERS for bend in BENDS)
    return min(tried, key=lambda trust: _surprise(weighed, trust))


def _weigh(moments: Moments) -> list[_Weighed]:
    """In each tenth a game counts once: 70 % as much as 20 %, though that is said more often."""
    tenths = [[round(chance * BINS) for chance in one.chances] for one in moments]
    often = Counter(place for places in tenths for place in places)
    return [
        _Weighed(one, [1 / often[place] for place in places])
        for one, places in zip(moments, tenths, strict=True)
    ]


def _surprise(weighed: Iterable[_Weighed], trust: Trust) -> float:
    """How surprising it is who has won, and who has not."""
    total = 0.0
    for (chances, winners), weights in weighed:
        for seat, (chance, weight) in enumerate(zip(mended(chances, trust), weights, strict=True)):
            won = (seat in winners) / len(winners)
            sure = min(1 - LEAST, max(LEAST, chance))
            total -= weight * (won * log(sure) + (1 - won) * log(1 - sure))
    return total


def reliability(games: Iterable[tuple[Moments, Trust]]) -> list[Bin]:
    """For each tenth: how often what was called so was won, by games and how far to trust in each.
    The middle of a bin is what people say: 70 % stands for 65 to 75."""
    found: dict[int, list[list[tuple[float, float]]]] = {}
    for moments, trust in games:
        here: dict[int, list[tuple[float, float]]] = {}
        for chances, winners in moments:
            for seat, chance in enumerate(mended(chances, trust)):
                won = (seat in winners) / len(winners)
                here.setdefault(round(chance * BINS), []).append((chance, won))
        for place, pairs in here.items():
            found.setdefault(place, []).append(pairs)
    return [_bin(found[place]) for place in sorted(found)]


def _bin(games: Sequence[Sequence[tuple[float, float]]]) -> Bin:
    """Moments of one game are alike, so that the interval is that of games, not of moments."""
    n = sum(map(len, games))
    called = sum(chance for pairs in games for chance, _ in pairs) / n
    won = sum(one for pairs in games for _, one in pairs) / n
    off = sum(sum(one - won for _, one in pairs) ** 2 for pairs in games)
    error = sqrt(off * len(games) / max(1, len(games) - 1)) / n
    return Bin(round(called, 3), round(won, 3), round(WIDE * error, 3), n, len(games))


@cache
def calibration() -> dict[str, Any]:
    """As it was measured, by game."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))["games"]
    return found


def trust_in(game: str, seats: int) -> Trust:
    """Nothing is mended in a game that nobody has measured."""
    found: dict[str, list[float]] = calibration().get(game, {}).get("trust", {})
    return Trust(*found.get(str(seats), PLAIN))


def said_of(bins: Sequence[Bin], chance: float) -> Bin | None:
    """What became of moments that were called so."""
    near = [one for one in bins if abs(one.called - chance) <= 0.05]
    return min(near, key=lambda one: abs(one.called - chance), default=None)
