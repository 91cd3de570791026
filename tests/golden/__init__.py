"""Golden games: one for each card and each rare event, replayed in every run, for ever."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from dragonstones import Match

FOLDER = Path(__file__).parent


def digest(match: Match) -> str:
    """Of how the game ended: who has what, where every card is, and the result.

    Not of views and events: their form may grow without a change of rules.
    """
    end = [match.game.position(match._table), match.result]
    return hashlib.sha256(json.dumps(end, sort_keys=True).encode()).hexdigest()
