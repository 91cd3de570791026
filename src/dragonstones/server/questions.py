"""What a table is asked now, and since when and until when: the clock of a room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dragonstones.engine import Match
from dragonstones.server.database import now
from dragonstones.server.days import Span
from dragonstones.wire import ClockInfo

#: The least time, in milliseconds, for somebody who returns to an empty table.
WELCOME_BACK = 30_000


@dataclass(slots=True)
class Question:
    id: int
    #: The id of the decision of each seat that is asked: secret questions are counted apart.
    numbers: dict[int, int]
    public: bool
    #: None: there is no time limit.
    seconds: float | None
    #: In milliseconds.
    deadline: int | None
    since: int
    sealed: bool
    #: When the time began to run, in milliseconds.
    start: int
    #: In a game by days: until when each of the people has time, by their own clocks.
    deadlines: dict[int, int] = field(default_factory=dict)
    #: The seats that have opened their fists again.
    taken_back: set[int] = field(default_factory=set)
    #: Milliseconds for which the game was paused meanwhile: already included in the deadline.
    stood: int = 0

    @classmethod
    def of(
        cls, match: Match, seconds: float | None, at: int, before: Question | None
    ) -> Question | None:
        """The question of a match in which something happened at this time.

        The time that the rules give runs from the beginning of the question. Where they give
        none, the table's runs for a decision, and in an open question from the last act on.
        """
        if not match.questions:
            return None
        numbers = {seat: decision.id for seat, decision in match.questions.items()}
        first = next(iter(match.questions.values()))
        by_rule = first.seconds if match.is_open else None
        seconds = seconds if by_rule is None else by_rule
        public = match.standing()["waiting"] is not None
        goes_on = before is not None and before.numbers == numbers and before.public == public
        if match.is_open:
            goes_on = before is not None and before.id == first.id and by_rule is not None
        # If the clock was set back, `at` may be in the future; that gives nobody more time.
        deadline, start = None, min(at, now())
        if goes_on:
            assert before is not None
            deadline, start = before.deadline, before.start
        elif seconds is not None:
            deadline = start + round(seconds * 1000)
        question = cls(first.id, numbers, public, seconds, deadline, at, match.is_sealed, start)
        if goes_on and before is not None:
            question.stood = before.stood
        if before is not None and before.numbers == numbers:
            question.since, question.taken_back = before.since, before.taken_back
        return question

    def run_by_days(self, deadlines: dict[int, int], is_open: bool) -> None:
        """Each of these people has a clock of their own; in an open question, where nobody knows
        who keeps the others waiting, the last of them counts for all."""
        self.deadlines = {} if is_open else deadlines
        if is_open and deadlines:
            self.deadline = max(deadlines.values())
        else:
            self.deadline = min(deadlines.values(), default=None)

    def stand_still(self, pauses: Sequence[Span]) -> None:
        """The clock does not run during these pauses, which are over."""
        stood = sum(end - max(begin, self.start) for begin, end in pauses if end > self.start)
        if self.deadline is not None:
            self.deadline += stood - self.stood
        self.stood = stood

    @property
    def is_same_for_all(self) -> bool:
        """Whether everybody is shown the same clock."""
        return self.public and not self.deadlines

    def clock(self, viewer: int | None) -> ClockInfo | None:
        """The time left, for viewers that may know of the question."""
        if self.deadline is None or self.seconds is None:
            return None
        if not self.public and viewer not in self.numbers:
            return None
        number = self.id if viewer is None else self.numbers.get(viewer, self.id)
        deadline = self.deadline if viewer is None else self.deadlines.get(viewer, self.deadline)
        left, of = max(0.0, (deadline - now()) / 1000), self.seconds
        if self.deadlines:
            of = max(of, left)  # holidays can make it longer than the usual time
        return ClockInfo(decision=number, left=round(min(of, left), 1), of=round(of, 1))

    def be_generous(self) -> bool:
        """Give somebody who returns some time; return whether that changes the deadline."""
        if self.deadline is None or self.seconds is None:
            return False
        at_least = now() + min(WELCOME_BACK, round(self.seconds * 1000))
        if self.deadline >= at_least:
            return False
        self.deadline = at_least
        return True

    def keep_time(self, before: Question) -> None:
        """After reading from disk, which does not have extra time that was given: restore it."""
        if self.numbers == before.numbers and self.deadline and before.deadline:
            self.deadline = max(self.deadline, before.deadline)

    def hear_deadline(self, id: int, deadline: int) -> None:
        """The process that runs the clock has given more time."""
        if id == self.id:
            self.deadline = deadline
