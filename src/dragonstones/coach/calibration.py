"""How far the outlook can be trusted: its chances, corrected so that 70 in 100 of the moments that
it calls 70 % are won.

An outlook that looks at each seat alone underrates how often a leader is caught. So a *curve* says
how often leaders with such a chance have won, and the others share the rest in proportion. Leaders
are caught most often if a rival has the means to stop them, so these may have a curve of their own.
`dragonstones coach --calibrate` plays games of bots, and judges each half of them by curves that
were fitted to the other half.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, pairwise
from math import log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).parent / "calibration.json"

#: The smallest chance that differs from none.
LEAST = 1e-4
#: Leaders are grouped by their chance, in steps of 1/STEPS, with at least TOGETHER games a group.
STEPS = 20
TOGETHER = 150
#: How many bins there are for chances of about the same size.
BINS = 10
#: Half a 95 % interval, in standard errors.
WIDE = 1.96

#: The chance that leaders were given, and the share of them that won: points of a rising line.
Curve = Sequence[tuple[float, float]]
#: One for all leaders; or one for those whom nobody can stop, and one for those who are threatened.
Curves = Sequence[Curve]
#: Corrects nothing.
PLAIN: Curves = ((),)


class Called(NamedTuple):
    """The chances at one moment of a game, and the seats that won it."""

    chances: Sequence[float]
    winners: Sequence[int]
    #: Whether a rival has the means to stop the leader.
    threatened: bool = False


#: The moments of one game, which are much alike.
Moments = Sequence[Called]


class Bin(NamedTuple):
    """All moments with about the same chance: that chance on average, the share of them that was
    won, half the 95 % interval of that share, and the numbers of moments and games."""

    called: float
    won: float
    sure: float
    moments: int
    games: int


def mended(chances: Sequence[float], curve: Curve) -> list[float]:
    """The chances, corrected by the curve.

    >>> [round(one, 2) for one in mended([0.8, 0.15, 0.05], [(0.4, 0.4), (0.8, 0.6)])]
    [0.6, 0.3, 0.1]
    """
    if not curve:
        return list(chances)
    *_, second, most = sorted(chances)
    # The leader must stay ahead: if two are tied, neither falls behind the other.
    led = max(_on(curve, most), second / max(LEAST, 1 - most + second))
    rest = (1 - led) / max(LEAST, 1 - most)
    leader = list(chances).index(most)
    return [led if seat == leader else one * rest for seat, one in enumerate(chances)]


def curve_in(curves: Curves, threatened: bool) -> Curve:
    """The one of these curves that is meant for such a leader."""
    return curves[-1] if threatened else curves[0]


def corrected(called: Called, curves: Curves) -> list[float]:
    """The chances at a moment, corrected by the curve for its leader."""
    return mended(called.chances, curve_in(curves, called.threatened))


def _on(curve: Curve, chance: float) -> float:
    """The value of the curve at this chance; 0 stays 0, and 1 stays 1."""
    for (x, y), (to_x, to_y) in pairwise([(0.0, 0.0), *curve, (1.0, 1.0)]):
        if chance <= to_x:
            return y + (to_y - y) * (chance - x) / max(LEAST, to_x - x)
    return chance


def mended_alone(chance: float, seats: int, curve: Curve) -> float:
    """The same for one seat, as if all others had equal chances."""
    others = (1 - chance) / (seats - 1)
    return mended([chance, *[others] * (seats - 1)], curve)[0]


def fit(games: Iterable[Moments]) -> Curve:
    """The curve of these games: how often leaders won, by the chance that they were given."""
    called: dict[int, list[list[tuple[float, float]]]] = {}
    for moments in games:
        here: dict[int, list[tuple[float, float]]] = {}
        for chances, winners, _ in moments:
            most = max(chances)
            won = (list(chances).index(most) in winners) / len(winners)
            here.setdefault(int(most * STEPS), []).append((most, won))
        for place, pairs in here.items():
            called.setdefault(place, []).append(pairs)
    groups: list[list[list[tuple[float, float]]]] = [[]]
    for place in sorted(called):
        if len(groups[-1]) >= TOGETHER:
            groups.append([])
        groups[-1] += called[place]
    if len(groups) > 1 and len(groups[-1]) < TOGETHER:
        groups[-2:] = [groups[-2] + groups[-1]]
    return _rising([[pair for pairs in group for pair in pairs] for group in groups if group])


def _rising(groups: Iterable[Sequence[tuple[float, float]]]) -> Curve:
    """The line through the means of these groups; groups between which it would fall are merged."""
    line: list[tuple[float, float, int]] = []
    for group in groups:
        n = len(group)
        line.append((sum(x for x, _ in group) / n, sum(y for _, y in group) / n, n))
        while len(line) > 1 and line[-2][1] >= line[-1][1]:
            (x, y, n), (more_x, more_y, m) = line[-2:]
            line[-2:] = [((x * n + more_x * m) / (n + m), (y * n + more_y * m) / (n + m), n + m)]
    return [(round(x, 3), round(y, 3)) for x, y, _ in line]


class Kind(NamedTuple):
    """What curves there are."""

    #: One for all numbers of players, or others for each.
    is_one: bool
    #: Another one for leaders who are threatened.
    is_split: bool


#: Of those that predict equally well, the first is taken.
KINDS = [Kind(is_one, is_split) for is_split in (False, True) for is_one in (False, True)]


def fits(games: Mapping[int, Sequence[Moments]], kind: Kind) -> dict[int, Curves]:
    """The curves of this kind for each number of players."""
    if kind.is_one:
        return dict.fromkeys(games, _curves(list(chain(*games.values())), kind.is_split))
    return {seats: _curves(some, kind.is_split) for seats, some in games.items()}


def _curves(games: Sequence[Moments], is_split: bool) -> Curves:
    if not is_split:
        return [fit(games)]
    return [
        fit([one for one in moments if one.threatened is threatened] for moments in games)
        for threatened in (False, True)
    ]


def surprise(games: Iterable[tuple[Moments, Curves]]) -> float:
    """How surprising it is which seats have won, by the log of their chances."""
    total = 0.0
    for moments, curves in games:
        for one in moments:
            for seat, chance in enumerate(corrected(one, curves)):
                won = (seat in one.winners) / len(one.winners)
                sure = min(1 - LEAST, max(LEAST, chance))
                total -= won * log(sure) + (1 - won) * log(1 - sure)
    return total


def reliability(games: Iterable[tuple[Moments, Curves]]) -> list[Bin]:
    """For each tenth, how often seats with such a chance won; each game comes with its curves. A
    bin is named by its middle, as people would: 70 % stands for 65 to 75."""
    found: dict[int, list[list[tuple[float, float]]]] = {}
    for moments, curves in games:
        here: dict[int, list[tuple[float, float]]] = {}
        for one in moments:
            for seat, chance in enumerate(corrected(one, curves)):
                won = (seat in one.winners) / len(one.winners)
                here.setdefault(round(chance * BINS), []).append((chance, won))
        for place, pairs in here.items():
            found.setdefault(place, []).append(pairs)
    return [_bin(found[place]) for place in sorted(found)]


def _bin(games: Sequence[Sequence[tuple[float, float]]]) -> Bin:
    """One bin. Moments of one game are much alike, so the interval is over games, not moments."""
    n = sum(map(len, games))
    called = sum(chance for pairs in games for chance, _ in pairs) / n
    won = sum(one for pairs in games for _, one in pairs) / n
    off = sum(sum(one - won for _, one in pairs) ** 2 for pairs in games)
    error = sqrt(off * len(games) / max(1, len(games) - 1)) / n
    return Bin(round(called, 3), round(won, 3), round(WIDE * error, 3), n, len(games))


def together(one: Iterable[Bin], other: Iterable[Bin]) -> list[Bin]:
    """The bins of different games as one."""
    found: dict[int, Bin] = {}
    for here in (*one, *other):
        place = round(here.called * BINS)
        found[place] = _both(found[place], here) if place in found else here
    return [found[place] for place in sorted(found)]


def _both(one: Bin, other: Bin) -> Bin:
    n = one.moments + other.moments
    called = (one.called * one.moments + other.called * other.moments) / n
    won = (one.won * one.moments + other.won * other.moments) / n
    sure = sqrt((one.sure * one.moments) ** 2 + (other.sure * other.moments) ** 2) / n
    return Bin(round(called, 3), round(won, 3), round(sure, 3), n, one.games + other.games)


@cache
def calibration() -> dict[str, Any]:
    """The calibration as it was measured, by game."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))["games"]
    return found


def curves_of(game: str, seats: int) -> Curves:
    """The curves of a game; without any, in a game never measured, nothing is corrected."""
    found: Curves = calibration().get(game, {}).get("curves", {}).get(str(seats), PLAIN)
    return found


def said_of(bins: Sequence[Bin], chance: float) -> Bin | None:
    """The bin of moments with such a chance."""
    near = [one for one in bins if abs(one.called - chance) <= 0.05]
    return min(near, key=lambda one: abs(one.called - chance), default=None)
