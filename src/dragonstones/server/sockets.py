"""One WebSocket for each client: commands come in, news go out in order."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Literal

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from dragonstones import __version__
from dragonstones.engine import Refused
from dragonstones.server.people import PersonRow
from dragonstones.server.plays import Play, Watcher
from dragonstones.server.refusals import NotSignedIn, TooMany
from dragonstones.server.room import encode
from dragonstones.server.site import Site
from dragonstones.server.visitors import person_of_scope, person_reply
from dragonstones.text import texts
from dragonstones.wire import (
    PROTOCOL,
    Answer,
    Commands,
    Done,
    Goodbye,
    News,
    Person,
    Ping,
    Refusal,
    Say,
    Unwatch,
    Watch,
    WatchLobby,
    Welcome,
    Withdraw,
)

log = structlog.get_logger(__name__)

#: Of one connection. More tables at once are no player's.
MOST_TABLES = 8
#: Messages, and their bytes, that wait to be sent; who reads slower than that is let go.
MOST_WAITING = 200
MOST_BYTES = 2 << 20
#: Seconds that somebody is not listened to who sends too much.
BREATH = 0.25
#: Seconds for one message to get out.
PATIENCE = 30

#: Close codes: nobody, or not any more; reads too slowly; the site stops.
SIGNED_OUT, TOO_SLOW, STOPPING = 4401, 4408, 1012

#: How a connection ends.
USUAL = (WebSocketDisconnect, TimeoutError, OSError)

decode = msgspec.json.Decoder(Commands).decode


class Connection:
    def __init__(
        self,
        site: Site,
        socket: WebSocket[Any, Any, Any],
        person: PersonRow,
        session: str,
        you: Person,
    ) -> None:
        self.site = site
        self.socket = socket
        self.person = person
        self.session = session
        self.you = you
        self.mutes = set(you.mutes)
        self.watching: dict[str, Watcher] = {}
        self.closed = False
        #: What is to be sent, and whose update it is, if it is one.
        self._outbox: deque[tuple[bytes, Watcher | None]] = deque()
        self._bytes = 0
        self._close_with: tuple[int, str] | None = None
        self._task: asyncio.Task[Any] | None = None
        self._sending: asyncio.Task[None] | None = None
        #: A command is being followed; it may be in the middle of a transaction.
        self._is_busy = False

    # -- out ----------------------------------------------------------------

    def send(self, news: News) -> None:
        self._put(encode(news), None)

    def send_encoded(self, message: bytes) -> None:
        """What is the same for many."""
        self._put(message, None)

    def send_update(self, message: bytes, watcher: Watcher) -> None:
        """There is at most one of them on its way for each table: then comes the newest."""
        watcher.busy = True
        self._put(message, watcher)

    def _put(self, message: bytes, watcher: Watcher | None) -> None:
        if self.closed or self._close_with:
            return
        self._outbox.append((message, watcher))
        self._bytes += len(message)
        if len(self._outbox) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.close(TOO_SLOW, "too-slow")
        self._send_soon()

    def refuse(self, refused: Refused, key: str | None = None, table: str | None = None) -> None:
        reason = texts(self.you.language).refusal(refused)
        self.send(Refusal(code=refused.code, reason=reason, key=key, table=table))

    def goodbye(self, reason: Literal["stopping", "signed-out"], again: float | None) -> None:
        """Say it, then close. Who is signed out gets nothing else any more, and is not heard."""
        if reason == "signed-out":
            self._outbox.clear()
            self._bytes = 0
        self.send(Goodbye(reason=reason, again=again))
        code = STOPPING if reason == "stopping" else SIGNED_OUT
        self._close_with = self._close_with or (code, reason)
        self._send_soon()

    def close(self, code: int, reason: str) -> None:
        """Close at once, whatever was still to be sent."""
        self._outbox.clear()
        self._bytes = 0
        self._close_with = self._close_with or (code, reason)
        self._send_soon()

    def forget(self, watcher: Watcher) -> None:
        """The room does not show it anything any more."""
        self.watching = {id: one for id, one in self.watching.items() if one is not watcher}

    def _send_soon(self) -> None:
        """A task for it lives only while there is something to send: most clients just look."""
        if self._sending is None and self._task is not None and not self.closed:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send, one after the other, as fast as the client takes it."""
        outbox, send = self._outbox, self.socket.send
        try:
            while outbox:
                message, watcher = outbox.popleft()
                self._bytes -= len(message)
                async with asyncio.timeout(PATIENCE):
                    await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
                if watcher is not None:
                    watcher.busy = False
                    if watcher.behind:
                        self._catch_up(watcher)
            if self._close_with:
                await self.socket.close(self._close_with[0], self._close_with[1])
        except Exception as error:
            self._close_with = self._close_with or (TOO_SLOW, "too-slow")
            if not isinstance(error, USUAL):
                log.exception("a connection has failed")
        finally:
            self._sending = None
            # Who gets nothing any more is not listened to either; but a transaction that is cut
            # off could keep its lock, so what he has begun ends.
            if self._close_with and self._task and not self.closed and not self._is_busy:
                self._task.cancel()

    def _catch_up(self, watcher: Watcher) -> None:
        for id, one in self.watching.items():
            if one is watcher and (room := self.site.rooms.live(id)):
                room.catch_up(watcher)

    # -- in -----------------------------------------------------------------

    async def run(self) -> None:
        """Until the client goes, or is sent away."""
        self._task = asyncio.current_task()
        self.send(Welcome(protocol=PROTOCOL, version=__version__, you=self.you))
        if self.site.stopping:
            self.goodbye("stopping", None)
        try:
            await self._receive_all()
            if self._sending is not None:  # the goodbye
                await asyncio.wait((self._sending,))
        except USUAL:
            pass
        except asyncio.CancelledError:
            if not self._close_with or self._task is None:
                raise
            self._task.uncancel()
        finally:
            self.closed = True
            if self._sending is not None:
                self._sending.cancel()
            self._leave()

    def _leave(self) -> None:
        self.site.lobby.unwatch(self)
        for id in list(self.watching):
            self._unwatch(id)

    def _unwatch(self, id: str) -> None:
        watcher, room = self.watching.pop(id, None), self.site.rooms.live(id)
        if watcher and room:
            room.detach(watcher)

    async def _receive_all(self) -> None:
        while not self._close_with:
            # Without a name for what was received, which would keep it until the next.
            await self._hear(await self.socket.receive_data("text"))

    async def _hear(self, data: str) -> None:
        await asyncio.sleep(0)  # whoever sends many at once does not hold up the others
        if self._close_with:
            return
        command: Any = None
        self._is_busy = True
        try:
            try:
                command = decode(data)
            finally:  # afterwards, so that who is refused learns what was refused
                self.site.limits.check("message", self.person.id)
            await self._follow(command)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.refuse(Refused("bad-message", reason=str(error)))
        except Refused as refused:
            self._refuse_command(refused, command)
            if isinstance(refused, TooMany):
                await asyncio.sleep(BREATH)
        except Exception:  # a table that cannot be read costs nobody his other tables
            log.exception("a command has failed", command=type(command).__name__)
            self._refuse_command(Refused("site-failed"), command)
        finally:
            self._is_busy = False

    def _refuse_command(self, refused: Refused, command: Any) -> None:
        self.refuse(refused, getattr(command, "key", None), getattr(command, "table", None))

    async def _follow(self, command: Any) -> None:
        match command:
            case Answer():
                if command.answer is None:
                    raise Refused("no-answer")
                self._play(command, command.answer)
            case Withdraw():
                self._play(command, None)
            case Watch():
                await self._watch(command)
            case Unwatch():
                self._unwatch(command.table)
            case Say():
                await self._say(command)
            case WatchLobby():
                if command.on:
                    self.site.limits.check("watch", self.person.id)
                    await self.site.lobby.watch(self)
                else:
                    self.site.lobby.unwatch(self)
            case Ping():
                self.send(Done(key=command.key))

    def _play(self, command: Answer | Withdraw, answer: Any) -> None:
        watcher = self.watching.get(command.table)
        room = self.site.rooms.live(command.table)
        if watcher is None or room is None:
            raise Refused("not-watching")
        seat = room.check_player(watcher.viewer)
        is_open = room.match is not None and room.match.is_open
        self.site.limits.check("haggle" if is_open else "answer", f"{command.table}/{seat}")
        room.play(Play(seat, command.decision, answer, command.key, watcher))

    async def _watch(self, command: Watch) -> None:
        self.site.limits.check("watch", self.person.id)
        self._unwatch(command.table)
        if len(self.watching) >= MOST_TABLES:
            raise Refused("too-many-tables", most=MOST_TABLES)
        room = await self.site.rooms.get(command.table)
        wanted = (command.seat, command.aside)
        watcher = Watcher(self, None, command.words, *wanted, command.events)
        self.watching[command.table] = watcher
        room.attach(watcher, command.talk)

    async def _say(self, command: Say) -> None:
        self.site.limits.check("talk", self.person.id)
        room = await self.site.rooms.get(command.table)
        await self.site.say(room, self.person, command.text, command.line)
        self.send(Done(key=command.key))


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any], site: NamedDependency[Site]) -> None:
    found = await person_of_scope(site, socket)
    await socket.accept()
    if found is None:
        refused = NotSignedIn("not-signed-in")
        news = Refusal(code=refused.code, reason=texts("en").refusal(refused))
        await socket.send_data(encode(news).decode(), "text")
        await socket.close(SIGNED_OUT, "not-signed-in")
        return
    person, session = found
    you = await person_reply(site, person, socket.scope)
    connection = Connection(site, socket, person, session, you)
    with site.connected(connection):
        await connection.run()
