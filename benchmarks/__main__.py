"""Random play on one core, copies and views, beside a peer; then a site under load, and the page.

Ours and the peer's samples come by turns, each in a fresh process of its own, so that a noisy
machine is noisy for both. Goals, not promises: nothing here fails a test.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from dragonstones import Match, __version__

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


def sample(name: str, number: int) -> None:
    """In a process of its own: whole games for a while; prints decisions and games a second."""
    play = PLAYERS[name]
    play(0)
    games = decisions = 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        games += 1
        decisions += play(number * 100_000 + games)
    print(json.dumps([decisions / seconds, games / seconds]))


def random_play() -> None:
    names = [name for name in PLAYERS if name != PEER or find_spec("catanatron")]
    rates: dict[str, list[list[float]]] = {name: [] for name in names}
    for number in range(SAMPLES):
        for name in names:
            command = [sys.executable, "-m", "benchmarks", name, str(number)]
            rates[name].append(json.loads(subprocess.check_output(command)))
    print(f"{'':32}{'decisions/s':>11} {'games/s':>9}")
    for name in names:
        decisions, games = map(statistics.median, zip(*rates[name], strict=True))
        print(f"{name:32}{decisions:>11,.0f} {games:>9,.1f}")
    if PEER in rates:
        pairs = zip(rates[OURS], rates[PEER], strict=True)
        ratio = statistics.median(ours[0] / peer[0] for ours, peer in pairs)
        print(f"\nfist-2002 / catanatron, decisions: {ratio:.1f} x  (goal: 8 x)")
    else:
        print("\ncatanatron is not installed: no peer to compare with")


def microseconds(action: Callable[[], object], seconds: float = 0.3) -> float:
    """What one call costs: the best of a few samples."""
    samples = []
    for _ in range(SAMPLES):
        calls = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds / SAMPLES:
            for _ in range(20):
                action()
            calls += 20
        samples.append((time.perf_counter() - start) / calls * 1e6)
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


def single_calls() -> None:
    match, six, rng = mid_auction(4), mid_auction(6), random.Random(1)
    for name, action, goal in (
        ("copy() in mid-auction, 4 seats", match.copy, "15"),
        ("imagine(), 4 seats", lambda: match.imagine(0, rng), "-"),
        ("view(), 6 seats", lambda: six.view(0), "-"),
        ("view() and JSON, 6 seats", lambda: json.dumps(six.view(0)), "60"),
    ):
        print(f"{name:32}{microseconds(action):>8.1f} µs  (goal: {goal})")
    if find_spec("catanatron"):
        print(f"{'catanatron: copy()':32}{microseconds(peer_game().copy):>8.1f} µs")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        sample(sys.argv[1], int(sys.argv[2]))
    else:
        print(f"dragonstones {__version__}: random play, one core, medians of {SAMPLES} samples\n")
        random_play()
        print()
        single_calls()
        parts = ["coach"]
        if find_spec("pettingzoo"):
            parts += ["research"]
        has_site = find_spec("litestar") is not None
        if has_site:
            parts += ["load", "background", "guild", "forum", "profiles", "ratings", "packing"]
            parts += ["render", "device", "phone"]
        for part in parts:
            print()
            import_module(f"benchmarks.{part}").main()
        if not has_site:
            print("\nthe server is not installed: no site to put under load")
