"""What a table is asked now, since when, and until when: the clock of a room."""

from __future__ import annotations

from dataclasses import dataclass, field

from dragonstones.engine import Match
from dragonstones.server.database import now
from dragonstones.wire import ClockInfo

#: The least time, in milliseconds, for somebody who comes back to an empty table.
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
    #: The seats that have opened their fists again.
    taken_back: set[int] = field(default_factory=set)

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
        deadline: int | None = None
        if goes_on:
            assert before is not None
            deadline = before.deadline
        elif seconds is not None:
            # If the clock was set back, `at` may be in the future; nobody gets more time for it.
            deadline = min(at, now()) + round(seconds * 1000)
        question = cls(first.id, numbers, public, seconds, deadline, at, match.is_sealed)
        if before is not None and before.numbers == numbers:
            question.since, question.taken_back = before.since, before.taken_back
        return question

    def clock(self, viewer: int | None) -> ClockInfo | None:
        """The time left, for viewers that may know of the question."""
        if self.deadline is None or self.seconds is None:
            return None
        if not self.public and viewer not in self.numbers:
            return None
        number = self.id if viewer is None else self.numbers.get(viewer, self.id)
        left = min(self.seconds, max(0.0, (self.deadline - now()) / 1000))
        return ClockInfo(decision=number, left=round(left, 1), of=self.seconds)

    def be_generous(self) -> bool:
        """Give somebody who comes back some time; whether that changes the deadline."""
        if self.deadline is None or self.seconds is None:
            return False
        at_least = now() + min(WELCOME_BACK, round(self.seconds * 1000))
        if self.deadline >= at_least:
            return False
        self.deadline = at_least
        return True

    def keep_time(self, before: Question) -> None:
        """It was read once more from the disk, where the time that was given is not noted."""
        if self.numbers == before.numbers and self.deadline and before.deadline:
            self.deadline = max(self.deadline, before.deadline)

    def hear_deadline(self, id: int, deadline: int) -> None:
        """The process that runs the clock has given more time."""
        if id == self.id:
            self.deadline = deadline
