"""How long does the coach think about a game?

    python -m benchmarks.coach

For each game the longest of a few between Merchants is seen again from one seat, on one core, as a
site does it in the background. Told is how long that took, and how long 60 decisions would take.
"""

from __future__ import annotations

import time

from dragonstones.arena.play import new_match, play
from dragonstones.coach import has_coach, report
from dragonstones.engine import games
from dragonstones.engine.journal import Journal

SEATS, TRIED = 4, 5
DECISIONS, GOAL = 60, 60.0


def longest(game: str) -> Journal:
    """The longest of a few games."""
    journals = []
    for n in range(TRIED):
        match = new_match(game, SEATS, f"benchmark/{n}", {})
        play(match, ["merchant"] * SEATS, f"benchmark/{n}")
        journals.append(match.journal())
    return max(journals, key=lambda journal: len(journal["answers"]))


def main() -> None:
    print(f"{'the coach':16}{'decisions':>9} {'seconds':>9} {f'for {DECISIONS}':>9}")
    for game in (one.id for one in games() if has_coach(one)):
        journal, start = longest(game), time.process_time()
        found = report(journal, 0)
        seconds = time.process_time() - start
        whole = seconds * DECISIONS / found.to_judge
        print(f"{game:16}{found.to_judge:>9} {seconds:>9.1f} {whole:>9.1f}  (goal: {GOAL:.0f})")


if __name__ == "__main__":
    main()
