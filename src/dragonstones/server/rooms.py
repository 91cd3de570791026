"""The live tables of this process, and regular work for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import func, select

from dragonstones.server import schema
from dragonstones.server.hub import HERE_EVERY, Notice
from dragonstones.server.leases import RENEW_EVERY
from dragonstones.server.refusals import Conflict, NotFound
from dragonstones.server.regularly import again_and_again
from dragonstones.server.room import Room

if TYPE_CHECKING:
    from dragonstones.server.site import Site

log = structlog.get_logger(__name__)

#: Seconds after which a table that nobody watches is dropped from memory. It is on disk.
IDLE = 20.0
#: Seconds between two sweeps.
OFTEN = 2.0
#: How many tables are read at the same time: after a restart all are needed at once.
LOADING = 16


class Rooms:
    def __init__(self, site: Site) -> None:
        self._site = site
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._places = asyncio.Semaphore(LOADING)
        self._tasks: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def start(self) -> None:
        jobs = (
            (self._renew, RENEW_EVERY),
            (self.sweep, OFTEN),
            (self._say_who_is_here, HERE_EVERY),
        )
        self._tasks = [asyncio.create_task(again_and_again(*job)) for job in jobs]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        rooms, self._rooms = list(self._rooms.values()), {}
        gone = [(room.id, seat) for room in rooms for seat in room.steward.here_locally()]
        await asyncio.gather(*(room.stop() for room in rooms))
        await self._site.leases.give_up(*self._site.leases.held)
        await self._site.hub.tell_here((), gone)
        for room in rooms:
            self._site.hub.publish(room.id, Notice("here"))

    def live(self, id: str) -> Room | None:
        """The room of a table, if it is loaded."""
        return self._rooms.get(id)

    async def get(self, id: str) -> Room:
        """The room of a table; it is loaded on demand."""
        if room := self._rooms.get(id):
            return room
        if self._site.stopping:
            raise Conflict("not-saved")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        try:
            async with self._places:
                table = await self._site.tables.get(id)
                if table.state == "closed":
                    raise NotFound("no-such-table")
                room = Room(self._site, table)
                # Subscribe first, so that we miss nothing that is written while we read.
                self._site.hub.listen(id, room.hear)
                try:
                    await room.load()
                except BaseException:
                    self._site.hub.stop_listening(id)
                    raise
                self._rooms[id] = room
                room.begin()
                room.steward.others_changed()
                return room
        finally:
            del self._loading[id]

    def drop(self, room: Room) -> None:
        """Drop a room from memory; the clients of its watchers, if any, reconnect."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self._site.hub.stop_listening(room.id)
        room.closed = True
        room.steward.stop()
        room.let_go()

    def setup_changed(self, id: str) -> None:
        """Tell this process, the others and the lobby that somebody sat down, or the like."""
        if room := self._rooms.get(id):
            room.look_again("setup")
        self._site.hub.publish(id, Notice("setup"))
        self._site.lobby.changed(id)

    # -- now and then -------------------------------------------------------

    async def _renew(self) -> None:
        for id in await self._site.leases.renew():
            log.warning("a lease was lost", table=id)
            if room := self._rooms.get(id):
                room.steward.tend()

    async def sweep(self) -> None:
        """Drop what nobody watches, and find changes that no news told of."""
        site, time = self._site, asyncio.get_running_loop().time()
        idle = []
        for room in list(self._rooms.values()):
            if room.steward.is_needed or room.busy:
                room.idle_since = None
            elif room.idle_since is None:
                room.idle_since = time
            elif time - room.idle_since > IDLE:
                idle.append(room)
        for room in idle:
            self.drop(room)
        # A table that has nothing to do here is left to a process where it has.
        lonely = [id for id in site.leases.held if not self._is_needed(id)]
        await site.leases.give_up(*lonely)
        await self._find_changes()
        site.metrics.rooms.set(len(self._rooms))

    def _is_needed(self, id: str) -> bool:
        room = self._rooms.get(id)
        return room is not None and room.steward.is_needed

    async def _find_changes(self) -> None:
        """Find changes whose news was lost, or by `dragonstones admin`, which sends none."""
        tables, journal, talk = schema.tables.c, schema.journal.c, schema.talk.c
        ids = list(self._rooms)
        for start in range(0, len(ids), 500):
            some = ids[start : start + 500]
            setups = select(tables.id, tables.state, tables.touched).where(tables.id.in_(some))
            last_of = select(func.max(journal.number)).where(journal.table == tables.id)
            last_line = select(func.max(talk.number)).where(talk.table == tables.id)
            numbers = select(
                tables.id, last_of.scalar_subquery(), last_line.scalar_subquery()
            ).where(tables.id.in_(some))
            async with self._site.database.read() as connection:
                found = (await connection.execute(setups)).all()
                last: Sequence[Any] = ()
                if self._site.settings.redis_url:
                    last = (await connection.execute(numbers)).all()
            for id, *setup in found:
                room = self._rooms.get(id)
                if room and not room.busy and setup != [room.table.state, room.table.touched]:
                    room.look_again("setup")
                    self._site.lobby.changed(id)
            for id, number, line in last:
                room = self._rooms.get(id)
                if room and not room.busy:
                    if number is not None and number >= room.record.number:
                        room.look_again("journal")
                    if line is not None and room.talk.is_behind(line):
                        room.look_again("talk")

    async def _say_who_is_here(self) -> None:
        here = [
            (room.id, seat) for room in self._rooms.values() for seat in room.steward.here_locally()
        ]
        if here:
            await self._site.hub.tell_here(here)
        for room in self._rooms.values():
            if self._site.settings.redis_url:
                room.steward.others_changed()
