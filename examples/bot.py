"""A bot of one's own: it bids Fairy Gold for some cards, by a list. Is that better than chance?

python examples/bot.py [games]
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

from dragonstones import Match
from dragonstones.bots import Bot, Moment, Players, make_bot

SEATS = 4
#: Dragons bring stones, and wizards points for stones.
WORTH = {"red-dragon": 2, "blue-dragon": 2, "yellow-dragon": 2, "thief": 1}
WORTH |= dict.fromkeys(("magician", "sorcerer", "wizard", "enchantress"), 4)


class Lister(Bot):
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def answer(self, moment: Moment) -> Any:
        """`moment.view` is all that the seat knows, `moment.decision` what it is asked."""
        if moment.decision.kind != "bid":
            return moment.decision.sample(self.rng)  # any legal answer
        table = moment.view["table"]
        own = moment.view["decision"]["limits"].get("fairy", 0)  # none in a tie-break
        n = min(WORTH.get(table["auction"]["card"], 0), own)
        return {"fairy": n} if n else {}


def main(games: int = 20) -> None:
    won: Counter[str] = Counter()
    for seed in range(games):
        match = Match.new("fist-2002", seats=SEATS, seed=seed)
        mine = seed % SEATS  # another seat in every game
        bots: dict[int, Bot] = {s: make_bot("fist-2002", "random", s) for s in range(SEATS)}
        players = Players(match, {**bots, mine: Lister(seed)})
        while match.waiting:
            seat = next(iter(match.waiting))
            match.answer(seat, players.ask(seat))
        for mishap in players.mishaps:
            print(f"refused: {mishap}")
        result = match.result or {}
        won.update("lister" if seat == mine else "random" for seat in result["winners"])
    print(f"won by the lister: {won['lister']} of {games}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
