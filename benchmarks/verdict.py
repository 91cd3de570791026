"""How long does the lab take to tell two cards apart?

    python -m benchmarks.verdict

Alchemist and Enchantress gain nearly the same, so they are the test: their intervals must not meet,
each within two minutes on two cores. Told is processor time, too: a busy machine does not change it
much.
"""

from __future__ import annotations

import os
import sys
import time

from dragonstones.arena.lab import MOST_GAMES, Experiment, Sums, measure

GAME, CARDS = "fist-2002", ("alchemist", "enchantress")
GOAL = 120.0


def processor_time() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def tell(card: str, workers: int) -> tuple[float, float]:
    """Measure a card; its interval."""
    start, used, sums = time.monotonic(), processor_time(), Sums()
    for _ in measure(Experiment(GAME, card), sums, MOST_GAMES, workers):
        pass
    took, used = time.monotonic() - start, processor_time() - used
    cases, value, low, high = sums.mean("effect").estimate()
    assert value is not None and low is not None and high is not None
    print(
        f"{card:12} {100 * value:+5.1f} ({100 * low:+.1f} to {100 * high:+.1f}) points, "
        f"{sums.games} games, {cases} close auctions, {took:.0f} s, {used:.0f} s of processors",
        flush=True,
    )
    return low, high


def main() -> None:
    workers = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    (_, first), (second, _) = (tell(card, workers) for card in CARDS)
    print(f"told apart: {'yes' if first < second else 'no'}  (goal: within {GOAL:.0f} s each)")


if __name__ == "__main__":
    main()
