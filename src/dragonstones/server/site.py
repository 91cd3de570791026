"""Everything that a process of the site is made of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from dragonstones.server.bots import BotPool
from dragonstones.server.coaching import Coaches
from dragonstones.server.database import Database, now
from dragonstones.server.drafts import Drafts
from dragonstones.server.gallery import Gallery
from dragonstones.server.guild import Guild
from dragonstones.server.hub import Notice, make_hub
from dragonstones.server.journal import Journal
from dragonstones.server.lab import Lab
from dragonstones.server.leases import Leases
from dragonstones.server.limits import Limits
from dragonstones.server.lobby import Lobby
from dragonstones.server.metrics import Metrics
from dragonstones.server.people import DAY, People, PersonRow
from dragonstones.server.progress import Progress
from dragonstones.server.puzzles import Puzzles
from dragonstones.server.regularly import again_and_again
from dragonstones.server.replays import Replays
from dragonstones.server.room import Room
from dragonstones.server.rooms import Rooms
from dragonstones.server.settings import Settings
from dragonstones.server.tables import MOST_OPEN_AT_ADDRESS, Tables
from dragonstones.server.talk import TalkBook
from dragonstones.server.trials import Trials
from dragonstones.server.wishes import WishBook
from dragonstones.text import LANGUAGES, texts

if TYPE_CHECKING:
    from dragonstones.server.sockets import Connection

#: Seconds between two looks at sessions that have ended in another process or by a command.
SESSIONS_EVERY = 5.0
#: Seconds between two looks at who waits at open tables.
ATTEND_EVERY = 30.0
#: Seconds between two rounds of tidying up.
TIDY_EVERY = 600.0
#: Milliseconds after which a table that has not started and is not watched closes.
ABANDONED = 2 * 60 * 60 * 1000


class Site:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        #: Of this process, among all that serve the same tables.
        self.owner = secrets.token_hex(8)
        self.metrics = Metrics()
        self.database = Database(settings.database_url)
        self.people = People(self.database, settings)
        most = math.ceil(MOST_OPEN_AT_ADDRESS * settings.rate_limits) or None
        self.tables = Tables(self.database, most)
        self.drafts = Drafts(self.database)
        self.progress = Progress(self.database)
        #: Held while a lesson that is a whole game is computed.
        self.learning = asyncio.Lock()
        self.puzzles = Puzzles(self.database)
        self.talk = TalkBook(self.database)
        self.wishes = WishBook(self.database)
        self.journal = Journal(self.database, self.metrics)
        self.replays = Replays(self.tables, self.journal)
        self.trials = Trials(self.tables, self.replays)
        self.leases = Leases(self.database, self.owner)
        self.limits = Limits(settings.rate_limits)
        self.hub = make_hub(settings.redis_url, self.owner)
        self.bots = BotPool(settings.bot_workers, self.metrics)
        self.lab = Lab(self.database, self.owner, settings.lab_a_day)
        self.guild = Guild(self.database, self.lab, settings.guild)
        self.gallery = Gallery(self.database)
        self.coaches = Coaches(
            self.database, self.owner, settings.coach_a_day, self.tables, self.replays
        )
        self.rooms = Rooms(self)
        self.lobby = Lobby(self)
        self._connections: set[Connection] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self.stopping = False
        self.people.on_sessions_ended = self._sessions_ended
        self.people.on_seats_changed = self._seats_changed
        self.people.on_muted = self._muted
        self.lab.on_measured = self.guild.take_strengths

    async def start(self) -> None:
        for lang in LANGUAGES:
            texts(lang)  # read now, not while somebody waits
        await self.hub.start()
        await self.bots.start()
        self.lobby.start()
        self.rooms.start()
        self.lab.start()
        self.coaches.start()
        jobs = (
            (self._check_sessions, SESSIONS_EVERY),
            (self.attend, ATTEND_EVERY),
            (self.tidy_up, TIDY_EVERY),
        )
        self._tasks = [asyncio.create_task(again_and_again(*job)) for job in jobs]

    async def stop(self) -> None:
        """Tell the tables, finish what was begun, and give everything back."""
        if self.stopping:
            return
        self.stopping = True
        for connection in list(self._connections):
            connection.goodbye("stopping")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lab.stop()
        await self.coaches.stop()
        await self.rooms.stop()
        await self.journal.close()
        await self.bots.stop()
        await self.hub.stop()
        await self.database.close()

    # -- connections --------------------------------------------------------

    @contextlib.contextmanager
    def connected(self, connection: Connection) -> Iterator[None]:
        self._connections.add(connection)
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self._connections.discard(connection)
            self.metrics.sockets.dec()

    async def say(self, room: Room, person: PersonRow, text: str | None, line: str | None) -> None:
        """Write down what somebody says at a table, then tell it."""
        # Somebody who has just sat down may talk before the room has read it.
        await self.talk.add(await self.tables.get(room.id), person, text, line)
        if live := self.rooms.live(room.id):
            live.look_again("talk")
        self.hub.publish(room.id, Notice("talk"))

    async def wish(self, room: Room, seat: int, **wish: Any) -> None:
        """Write down what the site is to answer for somebody, then do it."""
        await self.wishes.change(room.id, seat, **wish)
        if live := self.rooms.live(room.id):
            live.look_again("wishes")
        self.hub.publish(room.id, Notice("wishes"))

    def _sessions_ended(self, sessions: Sequence[str]) -> None:
        for connection in list(self._connections):
            if connection.session in sessions:
                connection.goodbye("signed-out")

    def _muted(self, person: str, other: str, muted: bool) -> None:
        for connection in self._connections:
            if connection.person.id == person:
                (connection.mutes.add if muted else connection.mutes.discard)(other)

    def _seats_changed(self, tables: Sequence[str]) -> None:
        for id in tables:
            self.rooms.setup_changed(id)

    async def _check_sessions(self) -> None:
        """Sessions can end elsewhere: another process, `dragonstones admin`."""
        sessions = {connection.session for connection in self._connections}
        ended = await self.people.ended(sessions)
        if ended:
            self._sessions_ended(ended)
        if self.settings.redis_url:  # mutes can change elsewhere, too
            mutes = await self.people.mutes_of({one.person.id for one in self._connections})
            for connection in self._connections:
                connection.mutes = mutes.get(connection.person.id, connection.mutes)

    # -- now and then -------------------------------------------------------

    async def attend(self) -> None:
        """Keep open tables in the lobby while their host or somebody who sits there is connected,
        and take the others off it."""
        waiting = [room.id for room in self.rooms if _is_attended(room)]
        for id in await self.tables.attend(waiting) if waiting else []:
            self.lobby.changed(id)
        await self.lobby.look_for_unattended(ATTEND_EVERY)

    async def tidy_up(self) -> None:
        """Close what was abandoned, and forget what nobody came back to."""
        watched = [room.id for room in self.rooms if not room.audience.is_empty]
        if watched:
            await self.tables.touch(watched)
        for id in await self.tables.close_idle(now() - ABANDONED):
            self.rooms.setup_changed(id)
        await self.people.forget_old()
        await self.lab.forget_old()
        await self.guild.take_strengths()
        await self.coaches.forget_old()
        if self.settings.forget_days:
            await self.tables.forget(now() - self.settings.forget_days * DAY)


def _is_attended(room: Room) -> bool:
    here = {watcher.connection.person.id for watcher in room.audience}
    return room.table.state == "open" and bool(
        here & {room.table.host, *(seat.person for seat in room.table.seats)}
    )
