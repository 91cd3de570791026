"""A match whose answers are spelled token by token: what all environments step through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dragonstones.engine import Match
from dragonstones.engine.decisions import Decision
from dragonstones.engine.refusal import BadSetup, IllegalAnswer
from dragonstones.research.actions import Spelling, Token
from dragonstones.research.encoding import Encoding

#: Only a game that is stuck reaches this.
MOST_STEPS = 50_000

REWARDS = ("win", "place", "points")


def rewards_of(result: Mapping[str, Any], kind: str) -> list[float]:
    """What each seat gets at the end.

    `win`: 1, shared among the winners. `place`: from 1 for the first to -1 for the last; seats that
    tie get the mean of their places. `points`: the points.

    >>> result = {"winners": [2], "ranking": [[2], [0, 1]], "points": [1, 1, 3]}
    >>> [rewards_of(result, kind) for kind in REWARDS]
    [[0.0, 0.0, 1.0], [-0.5, -0.5, 1.0], [1.0, 1.0, 3.0]]
    """
    seats = range(len(result["points"]))
    if kind == "points":
        return [float(n) for n in result["points"]]
    if kind == "win":
        winners = result["winners"]
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    values, before = [0.0] * len(seats), 0
    for level in result["ranking"]:
        place = before + (len(level) - 1) / 2
        before += len(level)
        for seat in level:
            values[seat] = 1 - 2 * place / (len(seats) - 1)
    return values


def check_reward(kind: str) -> str:
    if kind not in REWARDS:
        raise BadSetup("wrong-choice", name="reward", found=kind, values=REWARDS)
    return kind


class Play:
    """A match, and the answer that each seat is spelling.

    A sealed question is spelled by all asked seats, one after the other or together. In any other
    question one seat acts; in an open question the next seat clockwise follows it.
    """

    __slots__ = ("_last", "_spellings", "encoding", "match", "steps")

    def __init__(self, match: Match, encoding: Encoding) -> None:
        self.match = match
        self.encoding = encoding
        #: Tokens taken.
        self.steps = 0
        self._last = -1
        self._spellings: dict[int, tuple[Decision, Spelling]] = {}
        self._answer_what_is_forced()

    @property
    def is_over(self) -> bool:
        return not self.match.waiting

    def on(self) -> list[int]:
        """The seats that can take a token now: all that have not answered a sealed question, or the
        one whose turn it is."""
        match = self.match
        if match.is_sealed or len(match.waiting) < 2:
            return list(match.waiting)
        return [min(match.waiting, key=lambda seat: (seat - self._last - 1) % match.seats)]

    def spelling(self, seat: int) -> Spelling:
        """What a seat that is asked has spelled."""
        decision = self.match.waiting[seat]
        kept = self._spellings.get(seat)
        if kept is None or kept[0] is not decision:
            kept = self._spellings[seat] = decision, self.encoding.spelling(decision)
        return kept[1]

    def legal(self, seat: int) -> Sequence[Token]:
        """The tokens that a seat may take now; none if it is not its turn."""
        return self.spelling(seat).legal if seat in self.on() else ()

    def take(self, seat: int, token: Token | None) -> None:
        """Let a seat take a token; refused if it may not."""
        if seat not in self.on():
            raise IllegalAnswer("not-asked", seat=seat)
        self.advance(seat, self.spelling(seat), token)

    def advance(self, seat: int, spelling: Spelling, token: Token | None) -> None:
        """The same for a seat that is known to have its turn."""
        spelling.take(token)
        self.steps += 1
        if spelling.is_whole:
            self.answer(seat, spelling.answer)

    def answer(self, seat: int, answer: Any) -> None:
        """Give a complete answer."""
        match = self.match
        asked = match.questions
        self._last = seat
        self._spellings.pop(seat, None)
        match.answer(seat, answer)
        # Of a sealed question that still waits for others, what was forced is answered already.
        if not (match.is_sealed and match.questions is asked):
            self._answer_what_is_forced()

    def _answer_what_is_forced(self) -> None:
        """Answer questions with only one answer, which are none for a learner."""
        match, forced = self.match, True
        while forced:
            forced = False
            for seat in self.on():
                if (spelling := self.spelling(seat)).is_whole:
                    self._spellings.pop(seat)
                    self._last = seat
                    match.answer(seat, spelling.answer)
                    forced = True
                    break

    def copy(self, quiet: bool = False) -> Play:
        """An independent copy, with what everybody has spelled."""
        new = Play.__new__(Play)
        new.match, new.encoding = self.match.copy(quiet), self.encoding
        new.steps, new._last = self.steps, self._last
        new._spellings = {}
        for seat, (decision, spelling) in self._spellings.items():
            if self.match.waiting.get(seat) is decision:
                spelled = new.spelling(seat)
                while len(spelled.spelled) < len(spelling.spelled):
                    spelled.take(spelling.spelled[len(spelled.spelled)])
        return new

    def spelled(self, seat: int) -> Sequence[Token]:
        """The answer of a seat as far as it has been spelled; empty if it is not asked."""
        kept = self._spellings.get(seat)
        return kept[1].spelled if kept else ()

    def observe(self, seat: int) -> list[float]:
        """What a seat knows, as numbers."""
        return self.encoding.layout.observe(self.match.view(seat), self.spelled(seat))
