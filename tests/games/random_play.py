"""Random games, and everything that can be known of a match as bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from dragonstones import Match
from dragonstones.engine import Answer
from dragonstones.games.gold.box import ADVENTURERS

#: No game of ours gets near this; a game that reaches it is stuck.
MOST_DECISIONS = 50_000

#: Chooses which seat answers next, and what.
Player = Callable[[Match, random.Random], tuple[int, Answer]]


def anything(match: Match, rng: random.Random) -> tuple[int, Answer]:
    seat = rng.choice(list(match.waiting))
    return seat, match.waiting[seat].sample(rng)


def anything_special(match: Match, rng: random.Random) -> tuple[int, Answer]:
    """Uses Magic Objects and trades often: they are rare if every answer is equally likely."""
    seat, answer = anything(match, rng)
    special = [
        option
        for option in match.waiting[seat].options()
        if isinstance(option, dict) and ("use" in option or "accept" in option)
    ]
    return (seat, rng.choice(special)) if special and rng.random() < 0.5 else (seat, answer)


def nothing_that_kills(match: Match, rng: random.Random) -> tuple[int, Answer]:
    """Dragon's Gold: adventurers go where no dragon dies, so that soon all of them are out."""
    seat, answer = anything(match, rng)
    decision = match.waiting[seat]
    if decision.kind != "turn":
        return seat, answer
    room = [
        dragon and dragon["strength"] - dragon["attack"]
        for dragon in match.view()["table"]["dragons"]
    ]
    harmless = [
        option
        for option in decision.options()
        if "place" in option and ADVENTURERS[option["place"]] < room[option["dragon"]]
    ]
    return seat, rng.choice(harmless) if harmless else answer


def moments(match: Match, rng: random.Random, player: Player = anything) -> Iterator[Match]:
    """The match before every answer of a random game, and at its end."""
    for _ in range(MOST_DECISIONS):
        yield match
        if not match.waiting:
            return
        match.answer(*player(match, rng))
    raise AssertionError("the game does not end")


def play_to_the_end(match: Match, rng: random.Random, player: Player = anything) -> Match:
    for _ in moments(match, rng, player):
        pass
    return match


def seen(match: Match, seat: int | None) -> bytes:
    """All that a seat, or a spectator, gets to see."""
    events = [event.data() for event in match.events if event.seen_by(seat)]
    return encoded([match.view(seat), events])


def everything(match: Match) -> bytes:
    """Everything that anybody sees, the journal, and the seats that are asked."""
    events = [[event.audience, event.data()] for event in match.events]
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    return encoded([events, views, match.journal(), list(match.waiting), match.result])


def encoded(data: Any) -> bytes:
    return json.dumps(data, allow_nan=False).encode()
