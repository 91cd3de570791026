"""A picture of how far the coach can be trusted, from the figures that come with the package.

    python -m benchmarks.reliability

Nothing is played: `dragonstones coach --calibrate` and `--judge` do that. Each mark is a tenth of
what was called, with the 95 % interval of what was won; the line is where both are the same.
"""

from __future__ import annotations

from pathlib import Path

from dragonstones.coach.calibration import Bin, calibration
from dragonstones.engine import get_game
from dragonstones.text import texts

PICTURE = Path("docs/img/coach-reliability.svg")
#: In fewer games a tenth says nothing.
FEWEST = 30
#: Signs, not only colours: one for each number of players.
MARKS = {"3": "o", "4": "s", "5": "^", "6": "D"}


def main() -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "dragonstones"  # the same figures are the same file
    import matplotlib.pyplot as plt

    t, found = texts("en"), calibration()
    figure, all_axes = plt.subplots(1, len(found), figsize=(3.2 * len(found), 3.4), sharey=True)
    for axes, (game, known) in zip(all_axes, found.items(), strict=True):
        axes.plot([0, 1], [0, 1], color="0.6", linewidth=1)
        for n, (seats, mark) in enumerate(MARKS.items()):
            bins = [Bin(*row) for row in known["reliability"][seats]]
            bins = [one for one in bins if one.games >= FEWEST]
            axes.errorbar(
                [one.called + 0.008 * (n - 1.5) for one in bins],
                [one.won for one in bins],
                yerr=[one.sure for one in bins],
                fmt=mark,
                markersize=4,
                linewidth=1,
                label=f"{seats} players",
            )
        axes.set_title(t.title(get_game(game).id), fontsize=9)
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.set_xlabel("called")
    all_axes[0].set_ylabel("won")
    all_axes[0].legend(fontsize=7, loc="upper left")
    figure.savefig(PICTURE, bbox_inches="tight", metadata={"Date": None})
    print(PICTURE)


if __name__ == "__main__":
    main()
