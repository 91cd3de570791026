"""When a bot acts: at once where nobody sees it, slowly enough where people look on.

In an open question, such as haggling, it acts again and again. By the clock it takes a few
seconds each time; where there is no clock but steps, it waits until people have had theirs.
If only bots take part nobody wants to watch them: their time passes in a moment.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from dragonstones.engine import Decision, Match

#: Seconds that a bot takes to act in an open question by the clock; it counts on it, too.
THINKS = (1.0, 3.0)
#: Seconds that a bot takes where only bots take part.
HURRIED = 0.01
#: Where there is no clock: how long a bot waits for people who have acted less than it has.
POLITE = 5.0


class Pace:
    """The pace of one question."""

    def __init__(self, match: Match, pause: float, people: bool) -> None:
        first = next(iter(match.questions.values()))
        self.id = first.id
        self._pause = pause
        self.people = people
        self._open = match.is_open
        self._seconds = first.seconds if match.is_open else None
        self._sealed = len(match.questions) > 1 and not match.is_open
        self._acts: Counter[int] = Counter()
        #: When each bot acts next, by the loop's clock.
        self._due: dict[int, float] = {}

    def heard(self, seat: int) -> None:
        """Somebody has acted."""
        self._acts[seat] += 1

    def wait(self, seat: int, match: Match, now: float) -> float:
        """Seconds until this bot acts."""
        if not self.people:
            return HURRIED if self._open else self._pause
        if self._sealed:
            return random.uniform(0, self._pause)  # a closed fist: there is nothing to see
        if not self._open:
            return self._pause
        if self._seconds is not None:
            if not self._pause:
                return HURRIED
            # While it thinks its time goes on.
            self._due[seat] = self._due.get(seat, now) + random.uniform(*THINKS)
            return max(0.0, self._due[seat] - now)
        others = [one for one, decision in match.waiting.items() if not decision.is_done]
        ahead = any(self._acts[seat] > self._acts[other] for other in others)
        return POLITE if ahead and self._pause else self._pause

    def is_over(self, seat: int) -> bool:
        """Whether this bot's time would have run out, if it had taken any."""
        if self.people or self._seconds is None:
            return False
        return self._acts[seat] > self._seconds / (sum(THINKS) / 2)

    def says_nothing(self, decision: Decision, answer: Any) -> bool:
        """Whether to wait is no act: so it is by the clock; where steps are counted it is one."""
        return self._seconds is not None and decision.says_nothing(answer)
