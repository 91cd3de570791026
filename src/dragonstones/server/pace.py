"""When the site acts, for a bot or for a person: at once where nobody watches, slowly enough where
people do, and never so that the moment reveals what is in a fist.

If a bot has a fist to close, the last fist is a bot's: it closes a moment after the last person's,
so that a person who closed theirs by mistake can still take it back.

In an open question, such as haggling, a bot acts repeatedly. With a clock it takes a few seconds
each time; where steps are counted instead, it waits until people have had theirs. If only bots
take part, nobody wants to watch them: their time passes in a moment.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from dragonstones.engine import Decision, Match

#: Seconds that a bot takes to act in an open question with a clock; the bot itself plans with it.
THINKS = (1.0, 3.0)
#: Seconds that a bot takes where only bots take part.
HURRIED = 0.01
#: Seconds between the last fist that a person closes and the last one of a bot.
MOMENT = (0.8, 2.0)
#: Seconds that people take to close a fist, as long as little is known of this one.
USUAL = (2.5, 4.0, 7.0)
#: The same where a decision has days.
USUAL_BY_DAYS = (600.0, 2400.0, 7200.0)
#: How many of their latest times count, and by how much a drawn time is shorter or longer.
LATEST, SPREAD = 20, 0.15


def by_itself(
    times: Sequence[float],
    usual: Sequence[float] | None = None,
    rng: random.Random | None = None,
) -> float:
    """Seconds after which a person's fist closes by itself: about as long as one of their own
    decisions took, so that nobody can tell that it was none."""
    drawn: Any = rng or random
    seconds: float = drawn.choice((*times[-LATEST:], *(usual or USUAL))) * math.exp(
        drawn.gauss(0, SPREAD)
    )
    # Only a program is that quick, and it would have answered already.
    return seconds if seconds > MOMENT[0] else random.uniform(*MOMENT)


def moment(pause: float) -> float:
    """Seconds of a short pause; none if the site is set not to wait."""
    return random.uniform(*MOMENT) if pause else 0.0


class Pace:
    """The pace of one question."""

    def __init__(
        self,
        match: Match,
        pause: float,
        people: Collection[int],
        acts: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        first = next(iter(match.questions.values()))
        self.id = first.id
        self._pause = pause
        #: The seats of people who are asked.
        self.people = frozenset(people)
        self._open = match.is_open
        self._seconds = first.seconds if match.is_open else None
        #: Fists are closed while people watch: the moment when one closes must reveal nothing.
        self.is_watched = match.is_sealed and bool(self.people)
        bots = [seat for seat in match.waiting if seat not in self.people]
        self._last = random.choice(bots) if bots and self.is_watched and pause else None
        #: Where steps are counted, those from before this process looked at the table count.
        self._acts = Counter(acts if self._seconds is None else {})
        #: When each bot acts next, by the loop's clock.
        self._due: dict[int, float] = {}

    def heard(self, seat: int) -> None:
        """Somebody has acted."""
        self._acts[seat] += 1

    def wait(self, seat: int, match: Match, now: float) -> float:
        """Seconds until this bot acts."""
        if not self.people:
            return HURRIED if self._open else self._pause
        if self.is_watched:
            return random.uniform(0, self._pause)
        if not self._open:
            return self._pause
        if self._seconds is not None:
            if not self._pause:
                return HURRIED
            # Its time also passes while it thinks.
            self._due[seat] = self._due.get(seat, now) + random.uniform(*THINKS)
            return max(0.0, self._due[seat] - now)
        return self._pause

    def is_ahead(self, seat: int, match: Match) -> bool:
        """Whether this bot must wait for people: where steps are counted it takes none while they
        think, or it would have none left for its answers."""
        if not self._open or self._seconds is not None:
            return False
        waiting = [one for one in self.people if one in match.waiting]
        acts = [self._acts[one] for one in waiting if not match.waiting[one].is_done]
        return bool(acts) and self._acts[seat] > max(acts)

    def is_last(self, seat: int) -> bool:
        """Whether this bot closes its fist after everybody else."""
        return seat == self._last

    def moment(self) -> float:
        """Seconds for people to take a fist back that they have just closed."""
        return moment(self._pause)

    def is_over(self, seat: int) -> bool:
        """Whether this bot's time would have run out, if it had taken any."""
        if self.people or self._seconds is None:
            return False
        return self._acts[seat] > self._seconds / (sum(THINKS) / 2)

    def says_nothing(self, decision: Decision, answer: Any) -> bool:
        """Whether waiting is no action, as with a clock; where steps are counted it is one."""
        return self._seconds is not None and decision.says_nothing(answer)
