"""Random play on one core, copies and views, beside a peer; then a site under load, and the page.

Ours and the peer's samples come by turns, each in a fresh process of its own, and only time of the
processor counts, so that a noisy machine is noisy for both. What `make compiled` has made is
measured beside the source, unless it is older. Goals, not promises: nothing here fails a test.
"""

from __future__ import annotations

import json
import os
import random
import runpy
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from dragonstones import Match, __version__
from dragonstones.bots import Budget
from dragonstones.bots.bot import Moment
from dragonstones.bots.fist.search import Search

NATIVE = Path(__file__).parent.parent / "native" / "build.py"
PURE, COMPILED = "pure", "compiled"
#: Asks for single calls, not for random play.
SINGLE_CALLS = "single calls"
SAMPLES = 7
SECONDS = 1.5


def play_fist(seed: int, game: str = "fist-2002", seats: int = 4, quiet: bool = False) -> int:
    match = Match.new(game, seats=seats, seed=seed)
    if quiet:
        match = match.copy(quiet=True)
    rng = random.Random(seed)
    decisions = 0
    while match.waiting:
        for seat, decision in list(match.waiting.items()):
            match.answer(seat, decision.sample(rng))
            decisions += 1
    return decisions


def play_catanatron(seed: int) -> int:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=seed)
    game.play()
    return len(game.state.actions)


OURS, PEER = "fist-2002, 4 seats", "catanatron, 4 players"
PLAYERS: dict[str, Callable[[int], int]] = {
    OURS: play_fist,
    "fist-2002, 4 seats, quiet copy": lambda seed: play_fist(seed, quiet=True),
    "fist-2002, 6 seats": lambda seed: play_fist(seed, seats=6),
    "fist-tavern, 4 seats": lambda seed: play_fist(seed, "fist-tavern"),
    PEER: play_catanatron,
}


def environments() -> dict[str, dict[str, str]]:
    """The builds of the package that are there, each with the environment in which it is found."""
    native = runpy.run_path(str(NATIVE))
    folder = native["FOLDER"] / f"O{native['level']()}"
    if not native["is_fresh"](folder):
        print("there is no compiled build of this source (make compiled)")
        return {PURE: dict(os.environ)}
    return {PURE: dict(os.environ), COMPILED: native["environment"](folder)}


def elsewhere(environment: Mapping[str, str], *asked: str) -> Any:
    """What a fresh process of this file finds out."""
    command = [sys.executable, "-m", "benchmarks", *asked]
    return json.loads(subprocess.check_output(command, env=environment))


def sample(name: str, number: int) -> list[float]:
    """Whole games for a while: decisions and games a second."""
    play = PLAYERS[name]
    play(0)
    games = decisions = 0
    start = time.process_time()
    while (seconds := time.process_time() - start) < SECONDS:
        games += 1
        decisions += play(number * 100_000 + games)
    return [decisions / seconds, games / seconds]


def random_play(builds: Mapping[str, Mapping[str, str]]) -> None:
    rows = [(name, build) for build in builds for name in PLAYERS if name != PEER]
    if find_spec("catanatron"):
        rows.append((PEER, PURE))
    rates: dict[tuple[str, str], list[list[float]]] = {row: [] for row in rows}
    for number in range(SAMPLES):
        for name, build in rows:
            rates[name, build].append(elsewhere(builds[build], name, str(number)))
    peer = rates.get((PEER, PURE))
    print(f"{'':42}{'decisions/s':>11} {'games/s':>9} {'x the peer' if peer else ''}")
    for (name, build), found in rates.items():
        decisions, games = map(statistics.median, zip(*found, strict=True))
        print(f"{name:32}{build:10}{decisions:>11,.0f} {games:>9,.1f} {times(found, peer)}")
    if peer is None:
        print("\ncatanatron is not installed: no peer to compare with")


def times(ours: list[list[float]], peer: list[list[float]] | None) -> str:
    """How many times as many decisions as the peer, by pairs of samples."""
    if peer is None:
        return ""
    pairs = zip(ours, peer, strict=True)
    return f"{statistics.median(mine[0] / other[0] for mine, other in pairs):>10.1f}"


def microseconds(action: Callable[[], object], seconds: float = 0.3) -> float:
    """What one call costs: the best of a few samples."""
    samples = []
    for _ in range(SAMPLES):
        calls = 0
        start = time.process_time()
        while time.process_time() - start < seconds / SAMPLES:
            for _ in range(20):
                action()
            calls += 20
        samples.append((time.process_time() - start) / calls * 1e6)
    return min(samples)


def mid_auction(seats: int) -> Match:
    """In the third turn, half of the fists closed."""
    match, rng = Match.new("fist-2002", seats=seats, seed=3), random.Random(3)
    while match.view()["table"]["turn"] < 3 or len(match.waiting) != seats // 2:
        seat, decision = next(iter(match.waiting.items()))
        match.answer(seat, decision.sample(rng))
    return match


def peer_game() -> Any:
    """A game of the peer, in its middle."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=3)
    for _ in range(200):
        game.play_tick()
    return game


def search() -> Search:
    """What an Archmage does with its time, in the first auction."""
    match = Match.new("fist-2002", seats=4, seed=5)
    return Search(Moment(match, 0, Budget(seconds=1)), random.Random(1))


#: Microseconds that we would like.
GOALS = {
    "copy() in mid-auction, 4 seats": 15,
    "imagine(), 4 seats": 15,
    "view() and JSON, 6 seats": 60,
}


def calls() -> dict[str, float]:
    """Microseconds of single calls."""
    match, six, rng = mid_auction(4), mid_auction(6), random.Random(1)
    actions: dict[str, Callable[[], object]] = {
        "copy() in mid-auction, 4 seats": match.copy,
        "imagine(), 4 seats": lambda: match.imagine(0, rng),
        "view(), 6 seats": lambda: six.view(0),
        "view() and JSON, 6 seats": lambda: json.dumps(six.view(0)),
        "a thought of an Archmage": search().think,
    }
    if find_spec("catanatron"):
        actions["catanatron: copy()"] = peer_game().copy
    return {name: microseconds(action) for name, action in actions.items()}


def single_calls(builds: Mapping[str, Mapping[str, str]]) -> None:
    found = {build: elsewhere(builds[build], SINGLE_CALLS) for build in builds}
    print(f"{'microseconds':32}{''.join(f'{build:>10}' for build in builds)}")
    for name in found[PURE]:
        took = "".join(f"{found[build][name]:>10.1f}" for build in builds)
        print(f"{name:32}{took}{f'  (goal: {GOALS[name]})' if name in GOALS else ''}")


if __name__ == "__main__":
    if sys.argv[1:] == [SINGLE_CALLS]:
        print(json.dumps(calls()))
    elif len(sys.argv) == 3:
        print(json.dumps(sample(sys.argv[1], int(sys.argv[2]))))
    else:
        print(f"dragonstones {__version__}: random play, one core, medians of {SAMPLES} samples\n")
        builds = environments()
        random_play(builds)
        print()
        single_calls(builds)
        parts = ["coach"]
        if find_spec("pettingzoo"):
            parts += ["research"]
        has_site = find_spec("litestar") is not None
        if has_site:
            parts += ["load", "peers", "background", "guild", "forum", "profiles", "ratings"]
            parts += ["packing", "render", "device", "phone"]
        for part in parts:
            print()
            import_module(f"benchmarks.{part}").main()
        if not has_site:
            print("\nthe server is not installed: no site to put under load")
