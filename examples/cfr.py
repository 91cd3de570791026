"""Solve a small game with CFR+ of OpenSpiel, and see its exploitability fall.

python examples/cfr.py [iterations] [fairy] [silver] [stones]
"""

from __future__ import annotations

import sys

import pyspiel
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import nash_conv

from dragonstones.research.openspiel import SMALL

MARKS = (0, 3, 10, 30, 100, 300)


def main(iterations: int = 30, fairy: int = 2, silver: int = 1, stones: int = 4) -> None:
    game = pyspiel.load_game(SMALL[0], {"fairy": fairy, "silver": silver, "stones": stones})
    solver = CFRPlusSolver(game)
    print(f"{game}: {len(solver.average_policy().states)} information states")
    for done in range(iterations + 1):
        if done in MARKS or done == iterations:
            # What all seats together could win more if each knew what the others do.
            gained = nash_conv(game, solver.average_policy())
            print(f"{done:5} iterations: exploitability {gained / game.num_players():.5f}")
        solver.evaluate_and_update_policy()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
