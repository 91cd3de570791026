"""Ratings: how fast do they converge, do they predict, and how fast is one's place found?

    python -m benchmarks.ratings [--people 100000] [--plots docs/img] [--database postgresql://...]

Made-up people with known strengths play games by the model, through the code that rates real ones;
then a leaderboard of so many people is asked for my place. Told are the figures of docs/ratings.md,
and with `--plots` its two pictures are drawn.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from math import exp, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import insert

from benchmarks.timing import GOAL, Took, arguments, heading, line, looked_over, on, took
from dragonstones.lookalikes import name_key
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.people import People
from dragonstones.server.ratings import NEW, SCALE, SIGMAS, Rated, Ratings, rate
from dragonstones.server.results import Seat
from dragonstones.server.settings import Settings

GAME = "fist-2002"
SEATS = 4
#: People in the simulation, games of each, and how their strengths differ: in points, 200.
PLAYERS, GAMES_EACH, TRUE_SPREAD = 200, 100, 5.0
#: After so many games the figures are told.
TOLD = (1, 3, 10, 20, 30, 50, 100)
PEOPLE, AT_ONCE = 100_000, 5000

_model = PlackettLuce()


# -- the simulation ---------------------------------------------------------------


class Point(NamedTuple):
    """After so many games: how far ratings are from the truth (half of them less), half of the
    band, and in how many of a hundred cases the band holds the truth."""

    games: int
    error: float
    band: float
    held: float


def finish(rng: random.Random, strengths: Sequence[float]) -> list[int]:
    """The seats by place: each next one is drawn by strength."""
    spread = _model.beta * sqrt(len(strengths))
    left, order = list(range(len(strengths))), []
    while left:
        [seat] = rng.choices(left, [exp(strengths[n] / spread) for n in left])
        left.remove(seat)
        order.append(seat)
    return order


def chance(known: Sequence[Rated], seat: int) -> float:
    """How likely the ratings make it that a seat wins."""
    spread = sqrt(sum(one.sigma**2 + _model.beta**2 for one in known))
    weights = [exp(one.mu / spread) for one in known]
    return weights[seat] / sum(weights)


def simulate(seed: int = 1) -> tuple[list[Point], list[tuple[float, bool]]]:
    """How ratings converge; and of the second half what was said of each seat, and if it won."""
    rng = random.Random(seed)
    truth = {n: rng.gauss(NEW.mu, TRUE_SPREAD) for n in range(PLAYERS)}
    now = dict.fromkeys(truth, NEW)
    points, said = [], list[tuple[float, bool]]()
    for turn in range(1, GAMES_EACH + 1):
        people = list(truth)
        rng.shuffle(people)
        for here in (people[n : n + SEATS] for n in range(0, PLAYERS, SEATS)):
            order = finish(rng, [truth[one] for one in here])
            if turn > GAMES_EACH // 2:
                known = [now[one] for one in here]
                said += [(chance(known, seat), order[0] == seat) for seat in range(SEATS)]
            seats = [Seat(place, here[seat]) for place, seat in enumerate(order, 1)]
            now |= rate(GAME, seats, now, 1.0)
        if turn in TOLD:
            errors = [abs(now[one].mu - truth[one]) for one in truth]
            bands = [SIGMAS * now[one].sigma for one in truth]
            held = sum(error <= band for error, band in zip(errors, bands, strict=True))
            middle = SCALE * statistics.median(errors), SCALE * statistics.fmean(bands)
            points.append(Point(turn, *middle, held / PLAYERS))
    return points, said


def tenths(said: Sequence[tuple[float, bool]]) -> list[tuple[float, float, int]]:
    """What was said on average, what part was won, and of how many: by what was said."""
    ordered, n = sorted(said), len(said) // 10
    parts = [ordered[k * n : (k + 1) * n] for k in range(10)]
    return [
        (statistics.fmean(one for one, _ in part), statistics.fmean(won for _, won in part), n)
        for part in parts
    ]


def draw(folder: Path, points: Sequence[Point], parts: Sequence[tuple[float, float, int]]) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    folder.mkdir(parents=True, exist_ok=True)
    figure, axes = plt.subplots(figsize=(6, 3.4))
    axes.plot([one.games for one in points], [one.band for one in points], "k--", label="band (±)")
    axes.plot([one.games for one in points], [one.error for one in points], "k-o", label="error")
    axes.set_xlabel("games played")
    axes.set_ylabel("points")
    axes.legend()
    figure.savefig(folder / "ratings-convergence.svg", bbox_inches="tight")
    figure, axes = plt.subplots(figsize=(4, 4))
    axes.plot([0, 1], [0, 1], "k:", linewidth=1)
    axes.plot([one for one, _, _ in parts], [won for _, won, _ in parts], "k-o")
    axes.set_xlabel("chance to win, as the ratings say")
    axes.set_ylabel("games won")
    axes.set_xlim(0, 0.8)
    axes.set_ylim(0, 0.8)
    figure.savefig(folder / "ratings-calibration.svg", bbox_inches="tight")


# -- my place ---------------------------------------------------------------------


def standings(n: int) -> Iterator[tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]]:
    rng = random.Random(1)
    about = {"language": "en", "created": 1, "seen": 1, "password": "x", "shown_to": "everybody"}
    for number in range(1, n + 1):
        id, name = f"p{number}", f"Player {number}"
        mine = Rated(rng.gauss(25, 5), rng.uniform(1, 3))
        row = {"game": GAME, "player": number, "games": 20, "listed": True, **mine._asdict()}
        yield (
            {"id": id, "name": name, "key": name_key(name), **about},
            {"number": number, "person": id},
            [{**row, "season": season, "certain": mine.certain} for season in ("", "2026-11")],
        )


async def my_place(database: Database, n: int) -> None:
    everybody = standings(n)
    while some := list(islice(everybody, AT_ONCE)):
        async with database.write() as connection:
            await connection.execute(insert(schema.people), [one for one, _, _ in some])
            await connection.execute(insert(schema.players), [one for _, one, _ in some])
            rows = [row for *_, both in some for row in both]
            await connection.execute(insert(schema.ratings), rows)
    await looked_over(database)
    ratings, people = Ratings(database), People(database, Settings())
    await ratings.board(GAME, "", 1, None, "en")  # words are read once
    print(heading())
    rng, every = random.Random(2), list[Took]()
    for season in ("", "2026-11"):
        for first in (1, n // 2, n - 50):
            found = []
            for _ in range(20):
                me = await people.shown(f"Player {rng.randrange(n) + 1}", None)
                asked = partial(ratings.board, GAME, season, first, me, "en")
                board, one = await took(database, asked)
                found.append(one)
                assert board.total == n and board.mine is not None
            every += found
            print(line(f"{season or 'all time'}, from place {first:,}", found))
    print(line(f"all of them, among {n:,}", every))
    print(f"\n(goal: p95 under {GOAL:.0f} ms)")


def main(n: int = PEOPLE, plots: Path | None = None, database: str | None = None) -> None:
    points, said = simulate()
    print(f"{'games':>6} {'error':>7} {'band ±':>7} {'held':>6}")
    for one in points:
        print(f"{one.games:>6} {one.error:>7.0f} {one.band:>7.0f} {one.held:>6.0%}")
    parts = tenths(said)
    print("\nsaid   won    of")
    for told, won, seats in parts:
        print(f"{told:>4.0%} {won:>5.0%} {seats:>6,}")
    if plots:
        draw(plots, points, parts)
    print()
    on(database, partial(my_place, n=n))


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--plots", type=Path)
    given = parser.parse_args()
    main(given.people, given.plots, given.database)
