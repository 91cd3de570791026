"""Is a bot fit to play? It must be legal, within its budget, deterministic by seed, and blind to
what its seat cannot see."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from dragonstones.arena.play import new_match, thinking_time
from dragonstones.arena.times import Times
from dragonstones.bots import Bot, Budget, Mishap, Moment, Players
from dragonstones.engine import Match

#: After this many decisions, check again that the bot answers the same in an imagined match.
EVERY = 20


@dataclass(slots=True)
class Examination:
    """What was found."""

    #: Crashes and answers that were not legal.
    mishaps: list[Mishap] = field(default_factory=list)
    #: Decisions in which its answer differed when only what it cannot see was changed, or when it
    #: was asked again.
    unsteady: list[str] = field(default_factory=list)
    times: Times = field(default_factory=Times)

    @property
    def decisions(self) -> int:
        return self.times.decisions


def examine(
    game: str,
    make: Callable[[str], Bot],
    seats: int,
    decisions: int,
    budget: Budget = Budget(playouts=3),  # noqa: B008 (it cannot change)
    options: Mapping[str, Any] | None = None,
) -> Examination:
    """Let bots of one kind, each with a seed, play with each other for this many decisions.

    With a time budget their answers may vary: then they are only timed.
    """
    found, number = Examination(), 0
    while found.decisions < decisions:
        match = new_match(game, seats, f"examine/{number}", options or {})
        bots = {seat: make(f"{number}/{seat}") for seat in range(seats)}
        players = Players(match, bots, budget)
        rng = random.Random(number)
        while match.waiting and found.decisions < decisions:
            for seat in rng.sample(sorted(match.waiting), len(match.waiting)):
                if seat in match.waiting:
                    if budget.playouts is not None and found.decisions % EVERY == 0:
                        _look_again(match, seat, make, budget, found)
                    start = thinking_time()
                    answer = players.ask(seat)
                    found.times.add(thinking_time() - start)
                    match.answer(seat, answer)
        found.mishaps += players.mishaps
        number += 1
    return found


def _look_again(
    match: Match, seat: int, make: Callable[[str], Bot], budget: Budget, found: Examination
) -> None:
    """Twins that have seen the same are asked in two matches that look the same from the seat."""
    answers = []
    for world in (match, match, match.imagine(seat, random.Random(found.decisions))):
        twin = make("twin")
        for event in match.events:
            if event.seen_by(seat):
                twin.see(event)
        try:
            answers.append(twin.answer(Moment(world, seat, budget)))
        except Exception:  # counted when it is asked for real
            return
    if answers[0] != answers[1] or answers[0] != answers[2]:
        found.unsteady.append(f"{match.questions[seat].kind}: {answers}")
