"""Random play on one core, copies and views; ours and the peer's by turns, so that a noisy
machine is noisy for both. Goals, not promises: nothing here fails a test."""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable

from dragonstones import Match, __version__

SAMPLES = 7
SECONDS = 1.5


class Rate:
    """Things per second, over several samples."""

    def __init__(self) -> None:
        self.decisions: list[float] = []
        self.games: list[float] = []

    def sample(self, play: Callable[[int], int]) -> None:
        """Play whole games for a while."""
        games = decisions = 0
        start = time.perf_counter()
        while (seconds := time.perf_counter() - start) < SECONDS:
            decisions += play(len(self.games) * 100_000 + games)
            games += 1
        self.decisions.append(decisions / seconds)
        self.games.append(games / seconds)

    def __str__(self) -> str:
        return f"{median(self.decisions):>11,.0f} {median(self.games):>9,.1f}"


def median(numbers: list[float]) -> float:
    return statistics.median(numbers)


def play_fist(seed: int, seats: int = 4, quiet: bool = False) -> int:
    match = Match.new("fist-2002", seats=seats, seed=seed)
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


def main() -> None:
    players: dict[str, Callable[[int], int]] = {
        "fist-2002, 4 seats": play_fist,
        "fist-2002, 4 seats, quiet copy": lambda seed: play_fist(seed, quiet=True),
        "fist-2002, 6 seats": lambda seed: play_fist(seed, seats=6),
    }
    try:
        play_catanatron(0)
        players["catanatron, 4 players"] = play_catanatron
    except ImportError:
        print("catanatron is not installed: no peer to compare with")
    rates = {name: Rate() for name in players}
    for _ in range(SAMPLES):
        for name, play in players.items():
            rates[name].sample(play)

    print(f"\ndragonstones {__version__}: random play on one core, medians of {SAMPLES} samples\n")
    print(f"{'':32}{'decisions/s':>11} {'games/s':>9}")
    for name, rate in rates.items():
        print(f"{name:32}{rate}")
    if "catanatron, 4 players" in rates:
        peer = rates["catanatron, 4 players"]
        ours = rates["fist-2002, 4 seats"]
        ratios = [a / b for a, b in zip(ours.decisions, peer.decisions, strict=True)]
        print(f"\nfist-2002 / catanatron, decisions: {median(ratios):.1f} x  (goal: 8 x)")

    match, rng = mid_auction(4), random.Random(1)
    six = mid_auction(6)
    print()
    for name, action, goal in (
        ("copy() in mid-auction, 4 seats", match.copy, "15"),
        ("imagine(), 4 seats", lambda: match.imagine(0, rng), "-"),
        ("view(), 6 seats", lambda: six.view(0), "-"),
        ("view() and JSON, 6 seats", lambda: json.dumps(six.view(0)), "60"),
    ):
        print(f"{name:32}{microseconds(action):>8.1f} µs  (goal: {goal})")


if __name__ == "__main__":
    main()
