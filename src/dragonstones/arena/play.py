"""One game between bots, from the first decision to the last."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dragonstones.arena.times import Times
from dragonstones.bots import Players, make_bot
from dragonstones.bots.bot import Mishap, Moment
from dragonstones.bots.budget import Budget
from dragonstones.bots.levels import budget_of
from dragonstones.engine import BadSetup, Match, get_game
from dragonstones.engine.decisions import Answer

#: Only a game that is stuck reaches this.
MOST_DECISIONS = 100_000

#: The option of a game that has a clock. Between bots nobody waits: it is off.
CLOCK = "timer"

#: The processor time of the bot itself, which a busy machine does not change. A browser has only
#: one clock.
thinking_time = getattr(time, "thread_time", time.process_time)


@dataclass(frozen=True, slots=True)
class Played:
    """The outcome of a game."""

    match: Match
    #: By seat.
    bots: tuple[str, ...]
    decisions: int
    #: The cases in which a bot failed and the default was played for it.
    mishaps: list[Mishap]
    #: By the name of a bot, of all its seats.
    times: dict[str, Times]


def new_match(game: str, seats: int, seed: int | str, options: Mapping[str, Any]) -> Match:
    """A match in which nobody waits for a clock."""
    chosen = dict(options)
    if CLOCK in get_game(game).options and chosen.setdefault(CLOCK, None) is not None:
        raise BadSetup("no-clock", option=CLOCK, found=chosen[CLOCK])
    return Match.new(game, seats, seed, chosen)


def play(
    match: Match,
    bots: Sequence[str],
    seed: str,
    watch: Callable[[Moment, Answer], None] | None = None,
) -> Played:
    """Let bots, by seat, play a match to its end; their chance is drawn from the seed. `watch` is
    told of each answer, and of what the bot was given, just before the match gets the answer."""
    names = tuple(bots)
    made = {n: make_bot(match.game.id, name, f"{seed}/{n}") for n, name in enumerate(names)}
    usual = Budget(clock=thinking_time)
    budgets = {seat: budget_of(name, usual) for seat, name in enumerate(names)}
    players = Players(match, made, budgets)
    rng = random.Random(f"{seed}/order")
    times = {name: Times() for name in names}
    decisions = 0
    while match.waiting and decisions < MOST_DECISIONS:
        seats = list(match.waiting)
        if len(seats) > 1:  # the first to speak in an open question has an advantage
            rng.shuffle(seats)
        for seat in seats:
            if seat in match.waiting:  # an agreement ends the question for all
                start = thinking_time()
                answer = players.ask(seat)
                times[names[seat]].add(thinking_time() - start)
                if watch and players.moment:
                    watch(players.moment, answer)
                match.answer(seat, answer)
                decisions += 1
    return Played(match, names, decisions, players.mishaps, times)
