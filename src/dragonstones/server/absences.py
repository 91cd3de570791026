"""Tell everybody who watches a live table when a player leaves, is away or comes back.

This is not part of the match, so it goes into the talk of the table: on disk, with a running
number, the same for everybody, and read again after a break.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from dragonstones.server.hub import Notice
from dragonstones.wire import Presence

if TYPE_CHECKING:
    from dragonstones.server.room import Room

log = structlog.get_logger(__name__)


class Absences:
    def __init__(self, room: Room) -> None:
        self._room = room
        #: What was last told of each seat; None: not read yet.
        self._told: dict[int, Presence] | None = None
        self._telling: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Somebody may have come or gone; this process runs the table."""
        if self._telling is None and (self._told is None or self._news(self._told)):
            self._telling = asyncio.create_task(self._tell())

    def _news(self, told: dict[int, Presence]) -> dict[int, Presence]:
        """What is to be told. A person for whom a bot played is back once they are connected: right
        after a restart no bot plays for anybody, whether they are there or not."""
        steward, seats = self._room.steward, self._room.table.seats
        stand_ins = steward.stand_ins()
        if not stand_ins and not told:
            return {}  # nearly always
        now: dict[int, Presence] = dict.fromkeys(steward.here(), "back")
        for seat in stand_ins:
            now[seat] = "left" if seats[seat].left or seats[seat].person is None else "away"
        return {seat: one for seat, one in now.items() if one != told.get(seat, "back")}

    async def _tell(self) -> None:
        room, book = self._room, self._room.site.talk
        try:
            # Another process may have run the table meanwhile.
            self._told = await book.presences(room.id)
            while news := self._news(self._told):
                for seat, presence in news.items():
                    await book.add_presence(room.id, seat, presence, room.audience.shown)
                    self._told[seat] = presence
                room.look_again("talk")
                room.site.hub.publish(room.id, Notice("talk"))
        except Exception:  # it is told the next time somebody comes or goes
            log.exception("who is away could not be told", table=room.id)
        finally:
            self._telling = None

    def stop(self) -> None:
        if self._telling:
            self._telling.cancel()
