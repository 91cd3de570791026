"""The balance lab: how strong is one card? The same for the command, the site and the box.

Bots play games; wherever the card could come up it does, and every close auction of it is played
on with and without the fists exchanged (`fist.py`). What is counted are sums, so that games can be
played in batches, stopped, kept and continued; a verdict compares them with the published cards, of
which the same was counted.
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
from dragonstones.arena.lab.verdict import published_cards, strength

__all__ = [
    "BATCH",
    "MOST_GAMES",
    "Experiment",
    "Published",
    "Sums",
    "is_enough",
    "measure",
    "progress",
    "published",
    "published_cards",
    "strength",
    "version_of",
]
