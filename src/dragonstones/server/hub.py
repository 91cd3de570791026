"""News between the processes of a site, and who is connected to which of them.

News is only a hint: the truth is in the database, and a process that missed some finds out when
it looks there (`Rooms.sweep`). So if Redis is down, a site of several processes becomes slower,
not wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from dragonstones.extras import need

PREFIX = "dragonstones:"
#: Tables to look at anew in the lobby.
LOBBY = "lobby"
#: Seconds that a person counts as connected after the last sign of life of their process.
HERE_FOR = 12.0
HERE_EVERY = 4.0


class Notice(Struct, omit_defaults=True):
    """What another process should look at."""

    #: "journal": there are new rows; "setup": who sits where; "talk": new lines; "wishes": what the
    #: site answers for people; "here": somebody has come or gone; "clock": another deadline;
    #: "lobby": a table in it.
    #: "missed": news of this comes from now on; some may have been lost before.
    what: Literal["journal", "setup", "talk", "wishes", "here", "clock", "lobby", "missed"]
    sender: str = ""
    table: str = ""
    data: Any = None


Listener = Callable[[Notice], None]


class Hub:
    """The hub of a single process, with nobody to tell."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def is_well(self) -> bool:
        return True

    def publish(self, channel: str, notice: Notice) -> None:
        """Tell the other processes, without waiting."""

    def listen(self, channel: str, listener: Listener) -> None: ...

    def stop_listening(self, channel: str) -> None: ...

    async def tell_here(
        self, here: Iterable[tuple[str, int]], gone: Iterable[tuple[str, int]] = ()
    ) -> None:
        """Seats (table, seat) of people who are connected to this process, and of those who
        are not any more."""

    async def here_elsewhere(self, table: str) -> set[int] | None:
        """Seats of people who are connected to another process. None: it cannot be known now."""
        return set()


def make_hub(redis_url: str, owner: str) -> Hub:
    """The hub of a process: over Redis, or alone."""
    if not redis_url:
        return Hub()
    need("redis")
    from dragonstones.server.redis_hub import RedisHub

    return RedisHub(redis_url, owner)
