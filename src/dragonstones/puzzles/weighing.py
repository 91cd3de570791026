"""Weighing answers: what several long searches, each with its own luck, say about a moment."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from dragonstones.arena.play import play
from dragonstones.bots import Budget, Players, make_bot
from dragonstones.engine import Match
from dragonstones.engine.decisions import Answer
from dragonstones.puzzles.puzzle import Weighed
from dragonstones.puzzles.setting import spelled

SEARCHER, PLAYER = "archmage", "merchant"
#: Answers whose chances differ by less than this are of one kind; by how much the best kind must be
#: better than all others on average; and by how much at the low end of the interval.
SAME, CLEAR, SURE = 0.02, 0.05, 0.03
#: Student's t for 95 %, by the number of searches.
T = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776, 6: 2.571, 7: 2.447, 8: 2.365}
#: Which of the searcher's reasons are kept.
KEPT_OF_WHY = ("unit", "chance", "worth", "to_others", "their_bids")
#: Whole games are played in batches of pairs; fewer pairs than this prove nothing.
BATCH, FEWEST = 8, 24


class Weighing(NamedTuple):
    """The answers that every search considered, the best first."""

    weighed: list[Weighed]
    #: How many of them are as good as the best.
    best: int
    #: How much better these are than the next one, on average and at least.
    margin: float
    sure: float
    #: What else the first search said.
    why: dict[str, Any]

    @property
    def clear(self) -> bool:
        return self.margin >= CLEAR and self.sure >= SURE


def search(match: Match, seat: int, thoughts: int, seed: str) -> dict[str, Any] | None:
    """The searcher's reasons for its answer; None if it cannot give them as chances to win."""
    bot = make_bot(match.game.id, SEARCHER, seed)
    players = Players(match, {seat: bot}, Budget(playouts=thoughts))
    players.ask(seat)
    why = players.why(seat)
    return why if why and why.get("values_in") == "chance" else None


def weigh(match: Match, seat: int, thoughts: int, searches: int, seed: str) -> Weighing | None:
    """Weigh the answers by several searches. None: there is only one kind of answer, the searcher
    does not know their chances, or two searches already show that no kind is clearly best."""
    whys: list[dict[str, Any]] = []
    found = None
    for n in range(searches):
        why = search(match, seat, thoughts, f"{seed}/{n}")
        if why is None:
            return None
        whys.append(why)
        found = compare(whys)
        if found is None or (n and found.margin < SURE):
            return None
    return found


def compare(whys: list[dict[str, Any]]) -> Weighing | None:
    """What several searches found together; None: there is only one kind of answer."""
    chances: dict[str, list[float]] = {}
    answers: dict[str, Answer] = {}
    for why in whys:
        for one in why["considered"]:
            text = spelled(one["answer"])
            answers[text] = one["answer"]
            chances.setdefault(text, []).append(one["value"])
    known = {text: values for text, values in chances.items() if len(values) == len(whys)}
    if len(known) < 2:
        return None
    order = sorted(known, key=lambda text: -fmean(known[text]))
    best = sum(fmean(known[text]) > fmean(known[order[0]]) - SAME for text in order)
    if best == len(order):
        return None
    differences = [a - b for a, b in zip(known[order[0]], known[order[best]], strict=True)]
    margin = fmean(differences)
    return Weighing(
        [_weighed(answers[text], known[text]) for text in order],
        best,
        margin,
        margin - spread(differences),
        {name: whys[0][name] for name in KEPT_OF_WHY if name in whys[0]},
    )


def _weighed(answer: Answer, chances: Sequence[float]) -> Weighed:
    mean, half = fmean(chances), spread(chances)
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    return Weighed(answer, round(mean, 3), round(low, 3), round(high, 3))


def spread(values: Sequence[float]) -> float:
    """Half the interval around their mean; 0 for a single value."""
    if len(values) < 2:
        return 0.0
    return T[len(values)] * stdev(values) / sqrt(len(values))


def tries(match: Match, seat: int, bot: str, n: int, thoughts: int, seed: str) -> list[Answer]:
    """What bots of a level answer here."""
    game = match.game.id
    made = (make_bot(game, bot, f"{seed}/{bot}/{place}") for place in range(n))
    budget = Budget(playouts=thoughts)
    return [Players(match, {seat: one}, budget).ask(seat) for one in made]


class Games(NamedTuple):
    """The share of whole games won with each of two answers."""

    n: int
    first: float
    second: float
    #: Whether the first is certainly ahead.
    ahead: bool


def played_out(
    match: Match, seat: int, answers: tuple[Answer, Answer], most: int, errors: float, seed: str
) -> Games:
    """Play whole games after each of two answers, in the same imagined worlds with the same
    players, until the first is ahead by this many standard errors, or is behind. Unlike a search,
    this needs no judgement of who is winning halfway through."""
    rng = random.Random(f"{seed}/worlds")
    won: list[list[float]] = [[], []]
    is_ahead = False
    for n in range(1, most + 1):
        world = match.imagine(seat, rng, quiet=True)
        for credits, answer in zip(won, answers, strict=True):
            credits.append(_credit(world.copy(quiet=True), seat, answer, f"{seed}/{n}"))
        if n % BATCH == 0 and n >= FEWEST:
            ahead = [a - b for a, b in zip(*won, strict=True)]
            is_ahead = fmean(ahead) > errors * stdev(ahead) / sqrt(n)
            if is_ahead or fmean(ahead) <= 0:
                break
    return Games(n, fmean(won[0]), fmean(won[1]), is_ahead)


def _credit(match: Match, seat: int, answer: Answer, seed: str) -> float:
    """The seat's share of the win if it gives this answer and Merchants play on."""
    match.answer(seat, answer)
    result = play(match, [PLAYER] * match.seats, seed).match.result
    winners = result["winners"] if result else []
    return 1 / len(winners) if seat in winners else 0.0
