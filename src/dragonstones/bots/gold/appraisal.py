"""What treasure is worth in Dragon's Gold: the points that it will probably score.

Coins are points. A gem is worth what it adds to the chance of having the most of its colour, given
what everybody was seen to take; so its worth differs from player to player, and that is what
makes bargains possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from math import exp, sqrt
from typing import Any

from dragonstones.bots.gold.values import DOUBT, FIND, SETS
from dragonstones.engine.events import Event
from dragonstones.games.gold.box import BLACK_DIAMOND, BOX, DRAGONS, GEMS, PLACE, TOKENS, tokens
from dragonstones.games.gold.events import (
    ShareTaken,
    StashSeen,
    TokenRecognised,
    TokenStolen,
    Traded,
)
from dragonstones.games.gold.house_rules import scoring_by

View = dict[str, Any]
Named = dict[str, int]
#: How many tokens of each kind; a fraction if that is not known for certain.
Tokens = list[float]

#: The most tokens that it trades, each way.
HANDFUL = 2

#: How many tokens a dragon has, on average.
MEAN_TREASURE = sum(dragon.known + dragon.hidden for dragon in DRAGONS) / len(DRAGONS)

GEM_PLACES = tuple(PLACE[gem] for gem in GEMS)


class Memory:
    """What went behind the screens; for a theft that only two players saw, the expected tokens."""

    def __init__(self) -> None:
        self.stashes: dict[int, Tokens] = {}
        self._before: tuple[Tokens, Tokens] = [], []

    def of(self, seat: int) -> Tokens:
        return self.stashes.setdefault(seat, [0.0] * len(TOKENS))

    def see(self, event: Event) -> None:
        match event:
            case ShareTaken(seat, treasure):
                self.stashes[seat] = with_tokens(self.of(seat), treasure)
            case Traded(seat, other, give, want):
                self.stashes[seat] = with_tokens(with_tokens(self.of(seat), want), give, -1)
                self.stashes[other] = with_tokens(with_tokens(self.of(other), give), want, -1)
            case TokenStolen(seat, victim):
                thief, robbed = self._before = self.of(seat), self.of(victim)
                odds = [n / max(1.0, sum(robbed)) for n in robbed]
                self.stashes[seat] = [n + part for n, part in zip(thief, odds, strict=True)]
                self.stashes[victim] = [n - part for n, part in zip(robbed, odds, strict=True)]
            case TokenRecognised(seat, victim, token):
                thief, robbed = self._before
                self.stashes[seat] = with_tokens(thief, {token: 1})
                self.stashes[victim] = with_tokens(robbed, {token: 1}, -1)
            case StashSeen(_, victim, treasure):
                self.stashes[victim] = [float(n) for n in tokens(treasure)]


def with_tokens(stash: Tokens, treasure: Named, sign: int = 1) -> Tokens:
    after = stash[:]
    for token, n in treasure.items():
        place = PLACE[token]
        after[place] = max(0.0, after[place] + sign * n)  # it has paid them, so they were there
    return after


class Appraisal:
    """What tokens are worth to any seat now, as far as one seat can judge."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.table = table = view["table"]
        self.me: int = view["you"]
        self.seats = range(len(table["seats"]))
        self.scoring = scoring = scoring_by(table["options"])
        self.bonus = scoring.majority[len(self.seats)]
        self.each = [float(scoring.tokens.get(token, 0)) for token in TOKENS]
        self._count(memory)
        self._look_at_the_lead()

    def _count(self, memory: Memory) -> None:
        """Count every stash as far as it is known, and spread unseen tokens over the rest."""
        seats, table = self.table["seats"], self.table
        open_tokens = [table["lost"], *(spot["treasure"] for spot in table["dragons"] if spot)]
        left: Tokens = [float(n) for n in BOX.values()]
        for treasure in open_tokens:
            left = with_tokens(left, treasure, -1)
        self.stashes = [
            [float(n) for n in tokens(seat["stash"])] if "stash" in seat else memory.of(number)[:]
            for number, seat in enumerate(seats)
        ]
        #: What is in the bag, as far as can be known.
        self.bag = [
            max(0.0, n - sum(stash[place] for stash in self.stashes))
            for place, n in enumerate(left)
        ]
        for stash, seat in zip(self.stashes, seats, strict=True):
            unknown = seat["tokens"] - sum(stash)
            if abs(unknown) > 0.01:  # the memory began after they were taken
                part = unknown / max(1.0, sum(self.bag))
                stash[:] = [max(0.0, n + part * m) for n, m in zip(stash, self.bag, strict=True)]
        inside = to_be_drawn(table) / max(1.0, sum(self.bag))
        self.bag = [n * inside for n in self.bag]

    def _look_at_the_lead(self) -> None:
        """Find for each colour how open it still is, and the weight of what the others have."""
        row = [spot["treasure"] for spot in self.table["dragons"] if spot]
        # In the basic rules tied players all score in full: a tie is nearly as good as a lead.
        level = 0.5 if len(self.scoring.shared) > 2 else 0.0
        self.heat: dict[int, float] = {}
        self.rivals: dict[int, list[float]] = {}
        for gem, place in zip(GEMS, GEM_PLACES, strict=True):
            to_come = self.bag[place] + sum(treasure.get(gem, 0) for treasure in row)
            heat = self.heat[place] = DOUBT + sqrt(2 * to_come / len(self.seats)) / 1.8
            weights = [exp((stash[place] - level) / heat) for stash in self.stashes]
            total = sum(weights)
            self.rivals[place] = [total - weight for weight in weights]

    # -- points ---------------------------------------------------------------

    def majority(self, seat: int, place: int, n: float) -> float:
        """The expected points for a colour with this many gems of it, if the others stay as they
        are."""
        heat = self.heat[place]
        enough = enough_gems(n, heat, self.scoring.gems)
        if not enough:
            return 0.0
        weight = exp(n / heat)
        return self.bonus * enough * weight / (weight + self.rivals[place][seat])

    def sets(self, stash: Tokens) -> float:
        """The expected points for sets, complete ones and incomplete ones."""
        return self.scoring.each_set * set_chances(tuple([stash[place] for place in GEM_PLACES]))

    def points(self, seat: int, stash: Tokens) -> float:
        """What a stash will probably score."""
        points = sum(n * each for n, each in zip(stash, self.each, strict=True))
        if self.scoring.cursed and stash[BLACK_DIAMOND] > 0.5:
            return points
        if self.scoring.each_set:
            points += self.sets(stash)
        return points + sum(self.majority(seat, place, stash[place]) for place in GEM_PLACES)

    def gain(self, seat: int, treasure: Named, paid: Named | None = None) -> float:
        """What tokens add to the points of a seat, less those that it pays for them."""
        before = self.stashes[seat]
        after = with_tokens(before, treasure)
        if paid:
            after = with_tokens(after, paid, -1)
        return self.points(seat, after) - self.points(seat, before)

    # -- single tokens --------------------------------------------------------

    def one_more(self, seat: int, stash: Tokens, token: str) -> float:
        """What one token adds to a stash: the difference of two `points`, but quicker."""
        place = PLACE[token]
        if place in self.heat:
            if self.scoring.cursed and stash[BLACK_DIAMOND] > 0.5:
                return 0.0
            n = stash[place]
            adds = self.majority(seat, place, n + 1) - self.majority(seat, place, n)
            if self.scoring.each_set:
                adds += self.sets(with_tokens(stash, {token: 1})) - self.sets(stash)
            return adds
        if place == BLACK_DIAMOND and self.scoring.cursed:
            return self.points(seat, with_tokens(stash, {token: 1})) - self.points(seat, stash)
        return self.each[place]

    @cached_property
    def token(self) -> dict[str, float]:
        """What one token of each kind would add to my points."""
        return {token: self.one_more(self.me, self.stashes[self.me], token) for token in TOKENS}

    @cached_property
    def drawn(self) -> float:
        """What a token from the bag would add to my points, on average."""
        return self.mean(self.bag)

    def mean(self, stash: Tokens) -> float:
        """What a token drawn from this stash would add to my points, on average."""
        worth = sum(n * self.token[token] for token, n in zip(TOKENS, stash, strict=True))
        return worth / max(1.0, sum(stash))

    def score(self, seat: int) -> float:
        """The points that a seat will probably score with its stash."""
        return self.points(seat, self.stashes[seat])


def enough_gems(n: float, heat: float, needed: int) -> float:
    """How sure it is that somebody with this many will have enough to score at all."""
    if n < needed - 0.5 and heat < 0.5:
        return 0.0  # few are still to come
    return float(FIND ** max(0.0, needed - 1 - n))


def to_be_drawn(table: View) -> float:
    """How many tokens will come out of the bag: all, unless there are too few dragons."""
    row = sum(spot["hidden"] for spot in table["dragons"] if spot)
    return min(float(table["bag"]), float(row + MEAN_TREASURE * table["pile"]))


@lru_cache(maxsize=4096)
def set_chances(gems: tuple[float, ...]) -> float:
    """The expected number of sets: each missing gem must be found first."""
    missing = (sum(max(0.0, number - n) for n in gems) for number in range(1, SETS + 1))
    return sum(FIND**n for n in missing)


def handfuls(stash: Named) -> Iterator[Named]:
    """Every choice of one or two tokens of a stash."""
    kinds = [token for token in PLACE if stash.get(token, 0) >= 1]
    for n in range(1, HANDFUL + 1):
        for tokens_ in combinations_with_replacement(kinds, n):
            handful = {token: tokens_.count(token) for token in dict.fromkeys(tokens_)}
            if all(stash[token] >= m for token, m in handful.items()):
                yield handful
