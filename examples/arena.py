"""Which of two bots is better? Every deal is played in all orders of seats, so that luck cancels.

python examples/arena.py [games] [bot] [bot]
"""

from __future__ import annotations

import sys

from dragonstones.arena.contest import Contest
from dragonstones.arena.summary import summarise


def main(games: str = "200", one: str = "merchant", other: str = "apprentice") -> None:
    contest = Contest.between("fist-2002", (one, other, other, other), seed="1")
    contest.check()
    played = contest.play(contest.deals(int(games)), contest.log())
    found = summarise(contest, played)
    print(f"{found['games']} games; fair is {found['fair']:.0%} a seat")
    for bot in found["bots"]:
        interval = f"{bot['low']:.1%} to {bot['high']:.1%}"
        print(f"{bot['bot']:12} {bot['share']:.1%} a seat ({interval})")


if __name__ == "__main__":
    main(*sys.argv[1:])
