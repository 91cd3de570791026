"""The measured strength of the bots: the fixed points of a site's ratings.

`python -m benchmarks.anchors` plays the games and writes `anchors.json`. A site never changes
these numbers: people's ratings are relative to them, so a number means the same on every site.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).parent / "anchors.json"


class Anchor(NamedTuple):
    """The strength of a bot, as openskill counts it, and its standard error."""

    mu: float
    sigma: float
    #: Measured in this many games.
    games: int


@cache
def anchors(game: str) -> Mapping[str, Anchor]:
    """The bots of a game by level, the weakest first; empty: nobody has measured them.

    >>> list(anchors("fist-2002"))[-1], anchors("chess")
    ('archmage', {})
    """
    measured = json.loads(FILE.read_text(encoding="utf-8"))["games"].get(game, {})
    found = {name: Anchor(**numbers) for name, numbers in measured.items()}
    return dict(sorted(found.items(), key=lambda one: one[1].mu))


def anchor_of(game: str, bot: str) -> Anchor | None:
    """The anchor of a bot by its full name; None: it has not been measured.

    >>> anchor_of("fist-2002", "merchant:bold") == anchors("fist-2002")["merchant"]
    True

    A bot that is told how long to think is a different bot.

    >>> anchor_of("fist-2002", "archmage:50ms")
    """
    level, *about = bot.split(":")
    if any(word[:1].isdigit() for word in about):
        return None
    return anchors(game).get(level)
