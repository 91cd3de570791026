"""The balance lab: how strong is one card? The same for the command, the site and the box.

Bots play games in which the card comes up wherever it could. How they find out what holding it
gains, and what else they count, is the family's part (`fist.py`). What is counted are sums, so that
games can be played in batches, stopped, kept and continued. A verdict compares them with those of
the published cards.
"""

from dragonstones.arena.lab.boxes import Published, published
from dragonstones.arena.lab.experiment import (
    BATCH,
    MOST_GAMES,
    Experiment,
    Sums,
    is_enough,
    measure,
    progress,
    version_of,
)
from dragonstones.arena.lab.verdict import measures_of, published_cards, strength

__all__ = [
    "BATCH",
    "MOST_GAMES",
    "Experiment",
    "Published",
    "Sums",
    "is_enough",
    "measure",
    "measures_of",
    "progress",
    "published",
    "published_cards",
    "strength",
    "version_of",
]
