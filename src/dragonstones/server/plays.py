"""What rooms, connections and stewards hand to each other."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dragonstones.wire import Language

if TYPE_CHECKING:
    from dragonstones.server.sockets import Connection

#: A seat, or None for spectators: all of them may know the same.
Viewer = int | None


@dataclass(slots=True, eq=False)
class Watcher:
    """One connection that looks at one table."""

    connection: Connection
    viewer: Viewer
    words: Language | None
    #: Which seat it wants to look from, if it has several.
    wanted: int | None = None
    #: It looks like a spectator, though it has seats.
    aside: bool = False
    #: How many events its client has, counting those on their way.
    events: int = 0
    #: An update is on its way to the client; there was another one meanwhile.
    busy: bool = False
    behind: bool = False
    #: Keys whose acceptance it has not been told yet.
    accepted: list[str] = field(default_factory=list)
    #: Who of several at its device was asked last.
    asked: list[int] | None = None


@dataclass(slots=True, eq=False)
class Play:
    """An answer that somebody wants to give; `answer` None: take the sealed one back."""

    seat: int | None
    decision: int
    answer: Any
    key: str | None = None
    watcher: Watcher | None = None
    #: Of the clock: the question, as `Question.asked` has it. Two seats may be asked in secret,
    #: one after the other, by the same number.
    asked: dict[int, int] | None = None
    #: When it came in, by the loop's clock.
    came: float = 0.0
    #: Done when it is on disk, or refused.
    settled: asyncio.Future[None] | None = None

    def settle(self) -> None:
        if self.settled and not self.settled.done():
            self.settled.set_result(None)
