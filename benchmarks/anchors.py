"""How strong are the bots? Plays them against each other, and writes what ratings are tied to.

    python -m benchmarks.anchors [--games 24] [--workers 2] [--only fist-2002]

So many games have an Archmage at the table, who thinks long; four times as many do not. Line-ups of
four go round the table on the same deal. Told are the strengths under which the places
of all games are most likely (Plackett-Luce, with the spread that openskill gives to people whose
strength is known), on a scale on which the Merchant has openskill's mean; and their standard
errors. The result is `src/dragonstones/arena/anchors.json`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from dragonstones.arena.anchors import FILE
from dragonstones.arena.play import new_match, play
from dragonstones.arena.ratings import ranks
from dragonstones.arena.record import make_record
from dragonstones.arena.runner import run
from dragonstones.bots import at_table
from dragonstones.engine import games

#: Every level meets every other, and those that people choose meet most.
SLOW = (
    ("apprentice", "merchant", "merchant", "archmage"),
    ("merchant", "merchant", "merchant", "archmage"),
)
QUICK = (
    ("random", "apprentice", "merchant", "merchant"),
    ("random", "apprentice", "apprentice", "merchant"),
    ("apprentice", "apprentice", "merchant", "merchant"),
)
TIMES = 4
#: More time does not make it stronger (docs/bots.md), and there are many games to play.
THINKS = {"archmage": "archmage:50ms"}
FIXED = "merchant"
STEPS = 50

_model = PlackettLuce()


class Job(NamedTuple):
    game: str
    line_up: tuple[str, ...]
    deal: int
    turn: int


class Places(NamedTuple):
    """The levels at a table, and the place of each."""

    levels: tuple[str, ...]
    ranks: tuple[float, ...]


def play_job(job: Job) -> Places | None:
    """None: the game had no end."""
    game, line_up, deal, turn = job
    levels = line_up[turn:] + line_up[:turn]
    seed = f"anchors/{deal}"
    match = new_match(game, len(levels), seed, {})
    names = [THINKS.get(level, level) for level in levels]
    bots = at_table(game, names, f"{seed}/{turn}")
    record = make_record(deal, turn, play(match, bots, f"{seed}/{turn}"))
    return Places(levels, tuple(ranks(record))) if record["winners"] else None


def fit(found: Sequence[Places], spread: float | None = None) -> dict[str, tuple[float, float]]:
    """The most likely strengths, by Newton's method, with their standard errors. `spread`: how far
    apart strengths usually are, so that a bot that has won everything is not infinitely strong."""
    names = sorted({level for one in found for level in one.levels})
    free = [name for name in names if name != FIXED]
    strength = dict.fromkeys(names, 0.0)
    covariance: Any = np.zeros((len(free), len(free)))
    for _ in range(STEPS):
        slope, bend = np.zeros(len(names)), np.zeros((len(names), len(names)))
        for one in found:
            _add_likelihood(one, strength, names, slope, bend)
        if spread:
            slope -= np.array([strength[name] for name in names]) / spread**2
            bend += np.eye(len(names)) / spread**2
        mine = [names.index(name) for name in free]
        covariance = np.linalg.inv(bend[np.ix_(mine, mine)])
        step = np.clip(covariance @ slope[mine], -2.0, 2.0)
        for name, more in zip(free, step, strict=True):
            strength[name] += float(more)
        if np.abs(step).max() < 1e-9:
            break
    errors = dict(zip(free, np.sqrt(np.diag(covariance)), strict=True)) | {FIXED: 0.0}
    return {name: (_model.mu + strength[name], float(errors[name])) for name in names}


def _add_likelihood(
    one: Places, strength: dict[str, float], names: Sequence[str], slope: Any, bend: Any
) -> None:
    """Each seat is the best of those who are not ahead of it."""
    scale = _model.beta * len(one.levels) ** 0.5
    for seat, place in enumerate(one.ranks):
        rest = [n for n, other in enumerate(one.ranks) if other >= place]
        weights = np.exp([strength[one.levels[n]] / scale for n in rest])
        chances = np.zeros(len(names))
        for n, chance in zip(rest, weights / weights.sum(), strict=True):
            chances[names.index(one.levels[n])] += chance
        slope[names.index(one.levels[seat])] += 1 / scale
        slope -= chances / scale
        bend += (np.diag(chances) - np.outer(chances, chances)) / scale**2


def jobs(game: str, n: int) -> Iterator[Job]:
    for line_ups, times in ((SLOW, 1), (QUICK, TIMES)):
        for number in range(n * times):
            deal, turn = divmod(number, 4)
            yield Job(game, line_ups[deal % len(line_ups)], deal, turn)


def measure(game: str, n: int, workers: int) -> dict[str, Any]:
    found = [one for one in run(play_job, jobs(game, n), workers) if one is not None]
    strengths = fit(found)
    return {
        name: {
            "mu": round(mu, 3),
            "sigma": round(sigma, 3),
            "games": sum(name in one.levels for one in found),
        }
        for name, (mu, sigma) in sorted(strengths.items(), key=lambda one: one[1])
    }


def main(n: int, workers: int, only: str | None) -> None:
    known = json.loads(FILE.read_text(encoding="utf-8"))["games"] if FILE.exists() else {}
    for game in games():
        if only in (None, game.id):
            start = time.perf_counter()
            known[game.id] = measure(game.id, n, workers)
            print(f"{game.id}: {n} games in {time.perf_counter() - start:.0f} s", flush=True)
            data = {
                "date": datetime.now(UTC).date().isoformat(),
                "method": "the most likely Plackett-Luce strengths (benchmarks/anchors.py)",
                "fixed": FIXED,
                "games": known,
            }
            FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only")
    given = parser.parse_args()
    main(given.games, given.workers, given.only)
