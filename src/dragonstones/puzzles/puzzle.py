"""A puzzle: a moment of a game in which one answer is clearly best and the obvious one is not.

It is plain data: the journal up to the moment, the seat that must answer, and what a long search
found about each answer. What a solver sees comes from the match of that journal, as at any table;
the others' answers to the same question are not in it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from dragonstones.engine import IllegalAnswer, Match, Refused, get_game
from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.journal import Journal
from dragonstones.puzzles.setting import setter_of


class BadPuzzle(Refused):
    """A broken puzzle: its file, which puzzle in it, and why."""


class Weighed(msgspec.Struct, frozen=True):
    """An answer and the chance to win with it."""

    answer: Answer
    chance: float
    #: The interval of the chance, from searches with different luck.
    low: float
    high: float


class Verified(msgspec.Struct, frozen=True):
    """How the answers were compared."""

    #: How many searches there were, of how many thoughts each, with luck from which seed.
    searches: int
    thoughts: int
    seed: str
    #: By how much, at least, the best kind of answer is better than the next kind.
    margin: float
    #: Whole games between Merchants: how many, and the share won with the best answer and with the
    #: obvious one.
    games: int
    best: float
    obvious: float


class Puzzle(msgspec.Struct, frozen=True):
    id: str
    journal: Journal
    #: The names of the bots, by seat.
    bots: list[str]
    seat: int
    #: The kind of the decision.
    kind: str
    #: The answers, the best first.
    weighed: list[Weighed]
    #: How many of them are equally good, and right.
    best: int
    #: The place of the answer that most players would give.
    obvious: int
    themes: list[str]
    #: The bots that fail, the weakest first.
    failed_by: list[str]
    verified: Verified
    #: The search's view of the moment (`bots/why.py`), without the answers.
    why: dict[str, Any]

    @property
    def game(self) -> str:
        return str(self.journal["game"])

    @property
    def difficulty(self) -> int:
        """1, 2 or 3: how many kinds of bots fail."""
        return len(self.failed_by)

    @property
    def deal(self) -> int:
        """The number of the game in which it was found."""
        return int(self.verified.seed.rsplit("/", 3)[1])

    def match(self) -> Match:
        """The match at this moment, under the rules by which it was played."""
        return Match.replay(self.journal)

    def cards(self) -> list[str]:
        """The cards that it is about."""
        match = self.match()
        return setter_of(match.game.family).cards(match.view(self.seat))

    def place(self, decision: Decision, answer: Answer) -> int:
        """Which of the weighed answers this is; IllegalAnswer if it is none of them."""
        answer = decision.check(answer)
        family = get_game(self.game, self.journal["rules"]).family
        found = setter_of(family).alike(answer, [one.answer for one in self.weighed])
        if found is None:
            raise IllegalAnswer("puzzle-not-weighed", answer=answer)
        return found

    def check(self) -> Match:
        """The match, if everything in the puzzle fits together; otherwise Refused."""
        match = self.match()
        decision = match.questions.get(self.seat)
        if decision is None or decision.kind != self.kind:
            raise BadPuzzle("puzzle-not-asked", seat=self.seat, kind=self.kind)
        for one in self.weighed:
            decision.check(one.answer)
        if not 0 < self.best <= self.obvious < len(self.weighed) or len(self.bots) != match.seats:
            raise BadPuzzle("puzzle-answers")
        return match
