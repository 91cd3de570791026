"""Does every bot keep to its budget, and is every answer legal?

    python -m benchmarks.bots 20 10000 [game]

lets each bot of each game play at tables of 3 to 6 with its own kind, with 20 ms for a decision,
until 10,000 decisions have been made, and prints how long they took.
"""

from __future__ import annotations

import sys
from functools import partial

from dragonstones.arena.examine import examine
from dragonstones.arena.play import thinking_time
from dragonstones.bots import Budget, bots, make_bot
from dragonstones.engine.registry import games


def main(milliseconds: int, decisions: int, only: str | None = None) -> None:
    budget = Budget(seconds=milliseconds / 1000, clock=thinking_time)
    print("game          seats  bot         decisions  median ms    99 %  longest  mishaps")
    for game in (one.id for one in games() if only in (None, one.id)):
        for seats in range(3, 7):
            for name in bots(game):
                found = examine(game, partial(make_bot, game, name), seats, decisions, budget)
                times = [found.times.quantile(0.5), found.times.quantile(0.99), found.times.longest]
                median, most, longest = (1000 * seconds for seconds in times)
                print(
                    f"{game:13} {seats:5}  {name:10} {found.decisions:10}  {median:9.2f}"
                    f" {most:7.2f} {longest:8.2f} {len(found.mishaps):8}",
                    flush=True,
                )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
