"""The balance lab: how strong is one card? The same for the command, the site and the box.

Bots play games with many copies of the card in the deck, and every close auction of it is played
once more with the fists exchanged (`balance/fist.py`). What is counted are sums, so that games can
be played in batches, stopped, kept and continued; a verdict compares them with the published cards,
of which the same is counted in games by the book.
"""

from dragonstones.arena.lab.boxes import Published, published
from dragonstones.arena.lab.experiment import (
    BATCH,
    MOST_GAMES,
    Experiment,
    Sums,
    is_enough,
    measure,
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
    "published",
    "published_cards",
    "strength",
    "version_of",
]
