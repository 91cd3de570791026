"""One WebSocket per client: commands come in, news goes out in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, assert_never, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET

from dragonstones import __version__
from dragonstones.engine import Refused
from dragonstones.engine.depth import TooDeep, check_depth
from dragonstones.engine.journal import Given, Withdrawn
from dragonstones.server.audience import Watcher, encode
from dragonstones.server.database import is_away
from dragonstones.server.people import PersonRow
from dragonstones.server.plays import Play
from dragonstones.server.protocol import SHORT_WAY, BoundedWebSocket
from dragonstones.server.refusals import (
    Conflict,
    Newer,
    NotAllowed,
    NotSignedIn,
    TooMany,
    Unavailable,
)
from dragonstones.server.room import Room
from dragonstones.server.security import refuse_socket
from dragonstones.server.site import Site
from dragonstones.server.visitors import person_of_scope, person_reply
from dragonstones.server.words import EMOTES
from dragonstones.text import texts
from dragonstones.wire import (
    PROTOCOL,
    Answer,
    AskAnyway,
    Commands,
    Done,
    Goodbye,
    GoodbyeReason,
    News,
    Pass,
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

#: Tables that one connection may watch: no real player watches more.
MOST_TABLES = 8
#: Messages, and bytes of them, that may wait to be sent; a client that reads too slowly is closed.
MOST_WAITING = 200
MOST_BYTES = 2 << 20
#: Seconds for which we stop reading from a client that sends too much.
BREATH = 0.25
#: Seconds for one message to be sent.
PATIENCE = 30

#: Close codes: not signed in (any more); the client reads too slowly; the site stops.
SIGNED_OUT, TOO_SLOW, STOPPING = 4401, 4408, 1012

#: Seconds after which clients may try again when the site stops: it may be an upgrade.
COME_BACK = 2.0

#: The usual ways in which a connection ends.
USUAL = (WebSocketDisconnect, TimeoutError, OSError)

decode: Callable[[str], Commands] = msgspec.json.Decoder(Commands).decode


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
        self.mutes = {*you.mutes, *you.blocks}
        self.watching: dict[str, Watcher] = {}
        self.closed = False
        extensions = cast(dict[str, Any], socket.scope["extensions"])
        self._line: BoundedWebSocket = extensions[SHORT_WAY]
        #: Messages to be sent; an update with its watcher.
        self._outbox: deque[tuple[bytes, Watcher | None]] = deque()
        self._bytes = 0
        self._close_with: tuple[int, str] | None = None
        self._task: asyncio.Task[Any] | None = None
        self._sending: asyncio.Task[None] | None = None
        #: A command is being carried out; it may be in the middle of a transaction.
        self._is_busy = False
        #: Until when, by the loop's clock, we do not read what the client sends.
        self._rests_until = 0.0

    # -- out ----------------------------------------------------------------

    def send(self, news: News) -> None:
        self._put(encode(news), None)

    def send_encoded(self, message: bytes) -> None:
        """Send what was encoded once for many."""
        self._put(message, None)

    def send_update(self, message: bytes, watcher: Watcher) -> None:
        """Send an update: at most one per table is on its way, and then the newest follows."""
        self._put(message, watcher)

    def _put(self, message: bytes, watcher: Watcher | None) -> None:
        if self.closed or self._close_with:
            return
        if self._sending is None and self._task is not None and self._line.write(message):
            return  # nearly always: the client reads as fast as we send
        if watcher is not None:
            watcher.busy = True
        self._outbox.append((message, watcher))
        self._bytes += len(message)
        if len(self._outbox) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.close(TOO_SLOW, "too-slow")
        self._send_soon()

    def refuse(
        self,
        refused: Refused,
        key: str | None = None,
        table: str | None = None,
        rulings: Sequence[str] = (),
    ) -> None:
        reason = texts(self.you.language).refusal(refused)
        behind = list(rulings) or UNSET
        refusal = Refusal(code=refused.code, reason=reason, key=key, table=table, rulings=behind)
        self.send(refusal)

    def goodbye(self, reason: GoodbyeReason) -> None:
        """Say goodbye, then close. A client that is signed out is sent nothing else."""
        again: float | None = None
        match reason:
            case "stopping":
                code, again = STOPPING, COME_BACK
            case "signed-out":
                code = SIGNED_OUT
                self._outbox.clear()
                self._bytes = 0
            case _:
                assert_never(reason)
        self.send(Goodbye(reason=reason, again=again))
        self._close_with = self._close_with or (code, reason)
        self._send_soon()

    def close(self, code: int, reason: str) -> None:
        """Close at once, whatever was still to be sent."""
        self._outbox.clear()
        self._bytes = 0
        self._close_with = self._close_with or (code, reason)
        self._send_soon()

    def forget(self, watcher: Watcher) -> None:
        """Stop watching a table: its room shows nothing more."""
        self.watching = {id: one for id, one in self.watching.items() if one is not watcher}

    def _send_soon(self) -> None:
        """Start the sending task, which lives only while there is something to send."""
        if self._sending is None and self._task is not None and not self.closed:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send one message after the other, as fast as the client reads."""
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
            # A client that is sent nothing more is not read either. But a cancelled transaction
            # could keep its lock, so a command under way may finish.
            if self._close_with and self._task and not self.closed and not self._is_busy:
                self._task.cancel()

    def _catch_up(self, watcher: Watcher) -> None:
        for id, one in self.watching.items():
            if one is watcher and (room := self.site.rooms.live(id)):
                room.catch_up(watcher)

    # -- in -----------------------------------------------------------------

    async def run(self) -> None:
        """Serve the client until it goes, or is closed."""
        self._task = asyncio.current_task()
        self._line.hear = self._hear_at_once
        by_table = bool(self.site.settings.redis_url)
        self.send(Welcome(PROTOCOL, __version__, self.you, by_table))
        if self.site.stopping:
            self.goodbye("stopping")
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
            self._line.hear = None
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
            # Not stored in a variable, which would keep the message in memory until the next.
            await self._hear(await self.socket.receive_data("text"))

    def _hear_at_once(self, data: str) -> bool:
        """Play an answer without a task that has to wake up. Everything else waits for its turn."""
        if self._is_busy or self._close_with or self._rest() > 0:
            return False
        try:
            check_depth(data)
            command = decode(data)
        except (msgspec.MsgspecError, TooDeep):
            return False
        if not isinstance(command, Answer | Withdraw):
            return False
        try:
            self.site.limits.check("message", self.person.id)
            self._play(command)
        except Exception as error:
            self._failed(error, command)
        return True

    async def _hear(self, data: str) -> None:
        command: Commands | None = None
        self._is_busy = True
        try:
            # A client that sends many at once does not hold up the others.
            await asyncio.sleep(self._rest())
            if self._close_with:
                return
            try:
                check_depth(data)
                command = decode(data)
            finally:  # after decoding, so that a refusal can name the command
                self.site.limits.check("message", self.person.id)
            await self._follow(command)
        except Exception as error:  # a table that cannot be read must not end the connection
            self._failed(error, command)
        finally:
            self._is_busy = False

    def _rest(self) -> float:
        """Seconds for which we do not read what the client sends."""
        return max(0.0, self._rests_until - asyncio.get_running_loop().time())

    def _failed(self, error: Exception, command: Commands | None) -> None:
        """Tell the client why its command was not carried out."""
        if isinstance(error, msgspec.MsgspecError | TooDeep):
            self.refuse(Refused("bad-message", reason=str(error)))
            return
        refused = error
        if isinstance(error, TooMany):
            self._rests_until = asyncio.get_running_loop().time() + BREATH
        elif not isinstance(error, Refused):
            log.exception("a command has failed", command=type(command).__name__)
            refused = Refused("site-unavailable" if is_away(error) else "site-failed")
        assert isinstance(refused, Refused)
        self.refuse(refused, getattr(command, "key", None), getattr(command, "table", None))

    async def _follow(self, command: Commands) -> None:
        match command:
            case Answer() | Withdraw():
                self._play(command)
            case Pass():
                await self._pass(command)
            case AskAnyway():
                await self._ask_anyway(command)
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
            case _:
                assert_never(command)

    def _seat(self, table: str) -> tuple[Room, Watcher, int]:
        """A table that the client watches from its own seat."""
        watcher, room = self.watching.get(table), self.site.rooms.live(table)
        if watcher is None or room is None:
            raise Refused("not-watching")
        if watcher.viewer is None:
            raise NotAllowed("not-at-table")
        return room, watcher, watcher.viewer

    def _play(self, command: Answer | Withdraw) -> None:
        if isinstance(command, Answer) and command.answer is None:
            raise Refused("no-answer")
        room, watcher, seat = self._seat(command.table)
        if room.table.is_paused:
            raise Conflict("table-paused")
        is_open = room.match is not None and room.match.is_open
        self.site.limits.check("haggle" if is_open else "answer", f"{command.table}/{seat}")
        entry = Withdrawn(seat) if isinstance(command, Withdraw) else Given(seat, command.answer)
        room.play(Play(entry, command.decision, command.key, watcher))

    async def _pass(self, command: Pass) -> None:
        room, seat = self._with_wishes(command.table)
        turn = room.wishes.turn_to_pass(seat, command.decision) if command.on else None
        await self.site.wish(room, seat, passing=turn)
        self.send(Done(key=command.key))

    async def _ask_anyway(self, command: AskAnyway) -> None:
        room, seat = self._with_wishes(command.table)
        await self.site.wish(room, seat, ask_anyway=command.on)
        self.send(Done(key=command.key))

    def _with_wishes(self, table: str) -> tuple[Room, int]:
        """A table, and the client's seat there, for which the site may answer."""
        room, _, seat = self._seat(table)
        self.site.limits.check("answer", f"{table}/{seat}")
        if not room.wishes.is_heard(seat):
            raise NotAllowed("shared-device")
        return room, seat

    async def _watch(self, command: Watch) -> None:
        self.site.limits.check("watch", self.person.id)
        self._unwatch(command.table)
        if len(self.watching) >= MOST_TABLES:
            raise Refused("too-many-tables", most=MOST_TABLES)
        try:
            room = await self.site.rooms.get(command.table)
        except Newer:  # this process is about to be replaced
            self.goodbye("stopping")
            return
        watcher = Watcher(
            self,
            viewer=None,
            words=command.words,
            wanted_seat=command.seat,
            as_spectator=command.aside,
            events=command.events,
            talk=command.talk,
        )
        self.watching[command.table] = watcher
        room.attach(watcher)

    async def _say(self, command: Say) -> None:
        kind = "emote" if command.line in EMOTES else "talk"
        self.site.limits.check(kind, self.person.id)
        room = await self.site.rooms.get(command.table)
        await self.site.say(room, self.person, command.text, command.line)
        self.send(Done(key=command.key))


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any], site: NamedDependency[Site]) -> None:
    try:
        found = await person_of_scope(site, socket)
    except Exception as error:
        if not is_away(error):
            raise
        log.exception("a connection has failed")
        refusal = Unavailable("site-unavailable")
        await refuse_socket(socket.scope, socket.receive, socket.send, refusal)
        return
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
