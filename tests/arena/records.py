"""Games that were never played, for tests of what is made of them."""

from __future__ import annotations

from collections.abc import Sequence

from dragonstones.arena.contest import Contest
from dragonstones.arena.record import Record
from dragonstones.arena.times import Times


def game(
    contest: Contest, deal: int, rotation: int, winners: Sequence[int], turns: int = 5
) -> Record:
    """Won by these seats; the others are equal."""
    bots = contest.lineups[rotation]
    others = [seat for seat in range(len(bots)) if seat not in winners]
    times = Times()
    for microseconds in (10, 20, 30, 1000 + deal):
        times.add(microseconds / 1e6)
    return {
        "deal": deal,
        "rotation": rotation,
        "bots": list(bots),
        "winners": list(winners),
        "ranking": [list(winners), others],
        "points": [3 if seat in winners else 1 for seat in range(len(bots))],
        "turns": turns,
        "decisions": 100,
        "mishaps": [],
        "times": {name: times.data() for name in contest.names},
    }


def won_by(contest: Contest, deal: int, rotation: int, name: str) -> Record:
    """Won by the first seat of a bot."""
    return game(contest, deal, rotation, [contest.lineups[rotation].index(name)])
