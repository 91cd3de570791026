"""What connections and the steward hand to a room: answers, and the end of time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dragonstones.engine.journal import Entry, TimeUp
from dragonstones.orders import Followed

if TYPE_CHECKING:
    from dragonstones.server.audience import Watcher


@dataclass(slots=True, eq=False)
class Play:
    """An entry on its way into the journal, and the decision it is about."""

    entry: Entry
    decision: int
    key: str | None = None
    watcher: Watcher | None = None
    #: For plays of the clock: the question, as in `Question.numbers`. Two seats may be asked in
    #: secret, one after the other, under the same number.
    numbers: dict[int, int] | None = None
    #: The order that the site has followed.
    followed: Followed | None = None
    #: When it came in, by the loop's clock.
    came: float = 0.0
    #: Done when it is on disk, or refused.
    settled: asyncio.Future[None] | None = None

    @property
    def seat(self) -> int | None:
        """None: it is the clock's."""
        return None if isinstance(self.entry, TimeUp) else self.entry.seat

    def settle(self) -> None:
        if self.settled and not self.settled.done():
            self.settled.set_result(None)
