"""Random games, and everything that can be known of a match as bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from dragonstones import Match

#: No game of ours comes near this; a game that reaches it is stuck.
MOST_DECISIONS = 50_000


def moments(match: Match, rng: random.Random) -> Iterator[Match]:
    """The match before every answer of a random game, and at its end."""
    for _ in range(MOST_DECISIONS):
        yield match
        if not match.waiting:
            return
        seat = rng.choice(list(match.waiting))
        match.answer(seat, match.waiting[seat].sample(rng))
    raise AssertionError("the game does not end")


def play_to_the_end(match: Match, rng: random.Random) -> Match:
    for _ in moments(match, rng):
        pass
    return match


def seen(match: Match, seat: int | None) -> bytes:
    """All that a seat, or a spectator, gets to see."""
    events = [event.data() for event in match.events if event.seen_by(seat)]
    return encoded([match.view(seat), events])


def everything(match: Match) -> bytes:
    """All that anybody sees, the journal and who is waited for."""
    events = [[event.audience, event.data()] for event in match.events]
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    return encoded([events, views, match.journal(), list(match.waiting), match.result])


def encoded(data: Any) -> bytes:
    return json.dumps(data, allow_nan=False).encode()
