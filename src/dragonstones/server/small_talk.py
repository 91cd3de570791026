"""What the bots of a live table say to its people, and when: rarely, as good company should.

`bots/lines.py` knows the occasions. A line goes the way of everybody's: into the talk of the
table, on disk, and then to all who watch. No line is said twice by the bots of a table.
"""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import structlog

from dragonstones.bots import Speakers
from dragonstones.engine import Match
from dragonstones.server.hub import Notice

if TYPE_CHECKING:
    from dragonstones.server.room import Room

log = structlog.get_logger(__name__)

#: Seconds until a bot speaks, and during which no other bot does.
PAUSE, QUIET = (1.2, 2.8), 25.0


class SmallTalk:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._speakers: Speakers | None = None
        #: How many events of the match were heard.
        self._heard = 0
        self._is_over = False
        self._said: set[str] = set()
        self._quiet_until = 0.0
        self._speaking: set[asyncio.Task[None]] = set()

    def listen(self) -> None:
        """Something has happened; this process runs the table."""
        room, match = self.room, self.room.match
        if match is None or not any(seat.bot for seat in room.table.seats):
            return
        is_new = self._speakers is None  # earlier events are not news
        if self._speakers is None:
            bots = {number: seat.bot for number, seat in enumerate(room.table.seats) if seat.bot}
            self._speakers = Speakers(match.game.id, bots, room.id)
            if not room.record.number:
                self._speak(self._speakers.on("begins", self._said))
        for event in match.news(self._heard):
            self._heard += 1
            chosen = self._speakers.hear(event, self._said)
            if not is_new:
                self._speak(chosen)
        if match.result is not None and not self._is_over:
            self._is_over = True
            self._speak(None if is_new else self._speakers.on("over", self._said))

    def nothing_said(self, seat: int, match: Match) -> None:
        """A bot has been asked among others, and does nothing."""
        if self._speakers:
            self._speak(self._speakers.instead_of_an_answer(seat, match.view(), self._said))

    def _speak(self, chosen: tuple[int, str] | None) -> None:
        time, pause = asyncio.get_running_loop().time(), self.room.site.settings.bot_pause
        if chosen is None or time < self._quiet_until or not self.room.steward.here():
            return
        seat, line = chosen
        self._said.add(line)
        self._quiet_until = time + QUIET if pause else time
        task = asyncio.create_task(self._say(seat, line, random.uniform(*PAUSE) if pause else 0))
        self._speaking.add(task)
        task.add_done_callback(self._speaking.discard)

    async def _say(self, seat: int, line: str, pause: float) -> None:
        await asyncio.sleep(pause)
        room, site = self.room, self.room.site
        try:
            if await site.talk.add_of_bot(room.table, seat, line):
                room.look_again("talk")
                site.hub.publish(room.id, Notice("talk"))
        except Exception:  # it is only talk
            log.exception("a bot could not speak", table=room.id, seat=seat)

    def stop(self) -> None:
        for task in self._speaking:
            task.cancel()
