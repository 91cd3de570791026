"""How long a bot may think."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from dragonstones.engine.refusal import BadSetup

#: Nobody waits longer than this for a bot.
MOST_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds by a clock; or a number of playouts, so that the same seed plays the same game. The
    latter is for studies, where nobody waits, and has no upper limit.

    >>> list(Budget(playouts=3).thoughts())
    [0, 1, 2]
    """

    seconds: float = 0.3
    playouts: int | None = None
    #: Real time on a server; processor time where bots are compared.
    clock: Callable[[], float] = field(default=time.monotonic, compare=False)

    def __post_init__(self) -> None:
        if not 0 <= self.seconds <= MOST_SECONDS:
            raise BadSetup("wrong-budget", seconds=self.seconds, most=MOST_SECONDS)

    def thoughts(self, start: float | None = None) -> Iterator[int]:
        """0, 1, 2 ... as long as there is time for one more like the longest so far.

        `start`: when the bot was asked, if it has already used some of its time.
        """
        if self.playouts is not None:
            yield from range(self.playouts)
            return
        clock, thought, longest = self.clock, 0, 0.0
        now = clock()
        start = now if start is None else start
        while now - start + longest < self.seconds:
            yield thought
            thought += 1
            before, now = now, clock()
            longest = max(longest, now - before)


#: The time that a bot has on a server.
DEFAULT_BUDGET = Budget()
