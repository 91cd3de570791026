"""The parts of a site's process, and its start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from dragonstones.orders import orders_of
from dragonstones.server.bots import BotPool
from dragonstones.server.calls import Keeper
from dragonstones.server.carried import Carried
from dragonstones.server.coaching import Coaches
from dragonstones.server.database import Database, now
from dragonstones.server.days import HolidayBook
from dragonstones.server.drafts import Drafts
from dragonstones.server.forum import Forum
from dragonstones.server.friends import FriendBook
from dragonstones.server.gallery import Gallery
from dragonstones.server.guild import Guild
from dragonstones.server.hub import Notice, make_hub
from dragonstones.server.invitations import Invitations
from dragonstones.server.journal import Journal
from dragonstones.server.keys import kept_keys
from dragonstones.server.lab import Lab
from dragonstones.server.leases import Leases
from dragonstones.server.limits import Limits
from dragonstones.server.lobby import Lobby
from dragonstones.server.mail import Mail
from dragonstones.server.matching import Matching
from dragonstones.server.metrics import Metrics
from dragonstones.server.moderation import Moderation
from dragonstones.server.outbox import Outbox
from dragonstones.server.packing import Packer
from dragonstones.server.passkeys import Passkeys
from dragonstones.server.people import DAY, People, PersonRow
from dragonstones.server.played import Recollection
from dragonstones.server.profiles import Profiles
from dragonstones.server.progress import Progress
from dragonstones.server.push import Push
from dragonstones.server.puzzles import Puzzles
from dragonstones.server.ratings import Ratings
from dragonstones.server.refusals import Conflict, NotAllowed
from dragonstones.server.regularly import again_and_again
from dragonstones.server.replays import Replays
from dragonstones.server.room import Room
from dragonstones.server.rooms import Rooms
from dragonstones.server.settings import Settings
from dragonstones.server.siblings import Siblings
from dragonstones.server.tables import MOST_OPEN_AT_ADDRESS, TableRow, Tables
from dragonstones.server.talk import TalkBook
from dragonstones.server.trials import Trials
from dragonstones.server.watch import TELL_EVERY, Watch
from dragonstones.server.wishes import NOTHING, WishBook
from dragonstones.server.wordlist import word_list
from dragonstones.text import LANGUAGES, texts
from dragonstones.wire import OrdersInfo

if TYPE_CHECKING:
    from dragonstones.server.sockets import Connection

#: Seconds between two checks for sessions that were ended by another process or a command.
SESSIONS_EVERY = 5.0
#: Seconds between two checks of who waits at open tables.
ATTEND_EVERY = 30.0
#: Seconds between two checks for games that have not been counted yet.
COUNT_EVERY = 5.0
#: Seconds between two checks for games that are not rated yet, and for people who seek a table.
RATE_EVERY = 2.0
SEAT_EVERY = 1.0
#: Seconds between two checks for games that continue by themselves and have something to do.
KEEP_EVERY = 2.0
#: Seconds between two checks for notices to be sent.
SEND_EVERY = 2.0
#: Seconds between two rounds of packing finished games and shrinking the database file.
PACK_EVERY = 10.0
KEEP_SMALL_EVERY = 2.0
#: Seconds between two rounds of clean-up.
TIDY_EVERY = 600.0
#: Milliseconds after which people who have not come back to a game that counts have left it.
LEFT_FOR_GOOD = 7 * DAY
#: Milliseconds after which a table that has not started and is not watched closes.
ABANDONED = 2 * 60 * 60 * 1000


class Site:
    def __init__(self, settings: Settings, siblings: Siblings | None = None) -> None:
        """`siblings`: the other processes that share our address."""
        self.settings = settings
        self.siblings = siblings
        #: The id of this process among all that serve the same tables.
        self.owner = secrets.token_hex(8)
        self.metrics = Metrics()
        self.database = Database(settings.database_url)
        words = word_list(settings.word_lists)
        self.people = People(self.database, settings, words=words)
        most = math.ceil(MOST_OPEN_AT_ADDRESS * settings.rate_limits) or None
        self.tables = Tables(
            self.database,
            most,
            words=words,
            invites=settings.friends,
            has_ratings=settings.ratings,
        )
        self.friends = FriendBook(self.database, self.people, settings.friends)
        self.passkeys = Passkeys(self.database, self.people, settings.passkeys)
        self.invitations = Invitations(self.database, self.tables)
        self.ratings = Ratings(self.database, settings.ratings)
        self.matching = Matching(self.database, self.tables, self.ratings, settings.matching)
        self.drafts = Drafts(self.database)
        self.progress = Progress(self.database)
        #: Held while a lesson that is a whole game is computed.
        self.learning = asyncio.Lock()
        self.puzzles = Puzzles(self.database)
        self.talk = TalkBook(self.database, settings.emotes, words)
        self.wishes = WishBook(self.database)
        self.holidays = HolidayBook(self.database)
        self.outbox = Outbox(self.database, self.owner, settings.notices)
        self.mail = Mail(self.database, settings)
        self.push = Push(self.database, settings)
        self.journal = Journal(self.database, self.metrics)
        self.packer = Packer(self.database, self.journal, settings.pack_days)
        self.replays = Replays(self.tables, self.journal)
        self.recollection = Recollection(self.database, self.replays)
        self.trials = Trials(self.tables, self.replays)
        self.carried = Carried(self.tables)
        self.leases = Leases(self.database, self.owner)
        self.limits = Limits(settings.rate_limits)
        self.hub = make_hub(settings.redis_url, self.owner)
        self.bots = BotPool(settings.bot_workers, self.metrics)
        self.lab = Lab(self.database, self.owner, settings.lab_a_day)
        self.guild = Guild(self.database, self.lab, settings.guild, words)
        self.gallery = Gallery(self.database)
        slow_days = settings.slow_days if settings.rate_limits else 0
        self.forum = Forum(self.database, settings.forum, slow_days, words)
        self.moderation = Moderation(self.database)
        self.profiles = Profiles(
            self.database, self.tables, self.puzzles, self.gallery, self.ratings
        )
        self.coaches = Coaches(
            self.database, self.owner, settings.coach_a_day, self.tables, self.replays
        )
        self.rooms = Rooms(self)
        self.keeper = Keeper(self)
        self.lobby = Lobby(self)
        self._connections: set[Connection] = set()
        self.watch = Watch(self)
        self._tasks: list[asyncio.Task[None]] = []
        self.stopping = False
        self.people.on_sessions_ended = self._sessions_ended
        self.moderation.on_sessions_ended = self._sessions_ended
        self.people.on_seats_changed = self._seats_changed
        self.people.on_muted = self._muted
        self.lab.on_measured = self.guild.take_strengths

    async def start(self) -> None:
        for lang in LANGUAGES:
            texts(lang)  # load now, so that nobody waits for it later
        keys = await kept_keys(self.database)
        if self.settings.notices:
            self.push.use_key(keys["push"])
            self.mail.secret = keys["links"].encode()
            self.outbox.channels["push"] = self.push
            if self.mail.is_open:
                self.outbox.channels["mail"] = self.mail
        await self.hub.start()
        await self.bots.start()
        await self.watch.tell()
        self.lobby.start()
        self.rooms.start()
        jobs = [
            (self._check_sessions, SESSIONS_EVERY),
            (self.attend, ATTEND_EVERY),
            (self.keeper.look, KEEP_EVERY),
            (self.watch.tell, TELL_EVERY),
        ]
        if self.has_chores:
            self.lab.start()
            self.coaches.start()
            jobs += [
                (self.tidy_up, TIDY_EVERY),
                (self.recollection.count_some, COUNT_EVERY),
                (self.ratings.rate_new, RATE_EVERY),
                (self.seat_some, SEAT_EVERY),
                (self.outbox.work, SEND_EVERY),
                (self._pack, PACK_EVERY),
                (self.database.keep_small, KEEP_SMALL_EVERY),
            ]
        self._tasks = [asyncio.create_task(again_and_again(*job)) for job in jobs]

    @property
    def has_chores(self) -> bool:
        """Whether this process does what need be done once only: the first of several workers."""
        return self.siblings is None or self.siblings.number == 0

    async def stop(self) -> None:
        """Tell the tables, finish what has begun, and release everything."""
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
        with contextlib.suppress(SQLAlchemyError, OSError):  # others forget us after a while
            await self.watch.leave()
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

    @property
    def connections(self) -> int:
        return len(self._connections)

    async def say(self, room: Room, person: PersonRow, text: str | None, line: str | None) -> None:
        """Store what somebody says at a table, then show it."""
        # Somebody who has just sat down may talk before the room has read it.
        await self.talk.add(await self.tables.get(room.id), person, text, line)
        self.talk_changed(room.id)

    def talk_changed(self, table: str) -> None:
        """Tell those who watch what was said there, or was hidden."""
        if live := self.rooms.live(table):
            live.look_again("talk")
        self.hub.publish(table, Notice("talk"))

    async def wish(self, room: Room, seat: int, **wish: Any) -> None:
        """Store what the site is to answer for somebody, then do it."""
        await self.wishes.change(room.id, seat, **wish)
        if live := self.rooms.live(room.id):
            live.look_again("wishes")
        self.hub.publish(room.id, Notice("wishes"))

    async def orders_of(self, person: PersonRow, table: str) -> OrdersInfo:
        """The standing orders of somebody at a table, and what can be ordered there."""
        found, seat = await self._with_orders(person, table)
        orders, room = orders_of(found.game_rules), await self.rooms.get(table)
        given = (await self.wishes.read(table)).get(seat, NOTHING).orders or ()
        offers: Mapping[str, Any] = {}
        if orders and room.match and found.state == "playing":
            offers = orders.offers(found.game_rules, room.match.view(seat))
        return OrdersInfo(orders=[dict(order) for order in given], offers=dict(offers))

    async def give_orders(
        self, person: PersonRow, table: str, wanted: list[dict[str, Any]]
    ) -> OrdersInfo:
        """Store somebody's standing orders, then carry them out."""
        found, seat = await self._with_orders(person, table)
        orders = orders_of(found.game_rules)
        if found.state != "playing":
            raise Conflict("not-playing")
        if orders is None:
            raise Conflict("no-orders-here")
        room = await self.rooms.get(table)
        if room.match is None:
            raise Conflict("not-playing")
        checked = orders.check(found.game_rules, room.match.view(seat), wanted)
        await self.wish(room, seat, orders=checked, ordered=now())
        if found.by_days:
            await self.tables.set_due(table, now())
        return await self.orders_of(person, table)

    async def _with_orders(self, person: PersonRow, table: str) -> tuple[TableRow, int]:
        """A table, and somebody's seat there on a device that nobody shares."""
        found = await self.tables.get(table)
        seats = found.seats_of(person.id)
        if not seats:
            raise NotAllowed("not-at-table")
        if len(seats) > 1:
            raise NotAllowed("shared-device")
        return found, seats[0]

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
        """Find sessions that were ended elsewhere: by another process or `dragonstones admin`."""
        sessions = {connection.session for connection in self._connections}
        ended = await self.people.ended(sessions)
        if ended:
            self._sessions_ended(ended)
        if self.settings.redis_url:  # mutes can change in other processes, too
            mutes = await self.people.mutes_of({one.person.id for one in self._connections})
            for connection in self._connections:
                connection.mutes = mutes.get(connection.person.id, connection.mutes)

    # -- now and then -------------------------------------------------------

    async def attend(self) -> None:
        """Keep open tables in the lobby while their host or somebody who sits there is connected,
        and remove the others from it."""
        waiting = [room.id for room in self.rooms if _is_attended(room)]
        for id in await self.tables.attend(waiting) if waiting else []:
            self.lobby.changed(id)
        await self.lobby.look_for_unattended(ATTEND_EVERY)

    async def seat_some(self) -> None:
        """Seat people who look for a table, and send news of it."""
        for id in await self.matching.seat_some():
            self.rooms.setup_changed(id)

    async def _pack(self) -> None:
        await self.packer.pack_some()

    async def tidy_up(self) -> None:
        """Close and remove what was abandoned."""
        watched = [room.id for room in self.rooms if not room.audience.is_empty]
        if watched:
            await self.tables.touch(watched)
        for id in await self.tables.close_idle(now() - ABANDONED):
            self.rooms.setup_changed(id)
        if self.settings.ratings:
            await self.tables.desert(now() - LEFT_FOR_GOOD)
        await self.people.forget_old()
        await self.passkeys.forget_old()
        await self.lab.forget_old()
        await self.guild.take_strengths()
        await self.coaches.forget_old()
        await self.holidays.forget_old()
        await self.outbox.forget_old()
        if self.settings.forget_days:
            await self.tables.forget(now() - self.settings.forget_days * DAY)
        if self.settings.talk_days:
            await self.talk.forget(now() - self.settings.talk_days * DAY)


def _is_attended(room: Room) -> bool:
    here = {watcher.connection.person.id for watcher in room.audience}
    return room.table.state == "open" and bool(
        here & {room.table.host, *(seat.person for seat in room.table.seats)}
    )
