"""The WebSocket of a client: after a break it reconnects and continues where it was."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable
from typing import assert_never
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from dragonstones.client.errors import Declined, Disconnected
from dragonstones.client.table import WatchedTable, new_key
from dragonstones.wire import (
    AllNews,
    Answer,
    AskAnyway,
    Command,
    Done,
    Goodbye,
    Language,
    LobbyNews,
    Pass,
    Ping,
    Refusal,
    Say,
    TableGone,
    TableNews,
    Talk,
    Unwatch,
    Update,
    Welcome,
    Withdraw,
)

log = logging.getLogger(__name__)

#: Seconds before the first attempt to reconnect, and the most before any later one.
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
#: The close code for an ended session: reconnecting would not help.
SIGNED_OUT = 4401
#: Larger than any message of a site.
LARGEST = 1 << 24

#: The commands with a key, by which the site reports their outcome.
Keyed = Answer | Withdraw | Pass | AskAnyway | Say | Ping

_encode = msgspec.json.Encoder().encode
_decode_news: Callable[[str | bytes], AllNews] = msgspec.json.Decoder(AllNews).decode


class Connection:
    """One WebSocket for all tables; `headers` returns the headers of the handshake."""

    def __init__(self, url: str, headers: Callable[[], dict[str, str]]) -> None:
        self._url = url
        self._headers = headers
        self.watched: dict[str, WatchedTable] = {}
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None
        #: Commands that have not been answered yet, by key, in the order in which they were given.
        self._pending: dict[str, _Pending] = {}
        #: Seconds before the next attempt to connect.
        self._pause = FIRST_PAUSE
        #: Why the connection has ended for good.
        self._ended: Exception | None = None

    async def close(self) -> None:
        self._end(Disconnected("this client was closed"))
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    # -- commands -----------------------------------------------------------

    async def watch(self, table: str, words: Language | None) -> WatchedTable:
        watched = self.watched.get(table)
        if watched is None:
            watched = self.watched[table] = WatchedTable(self, table, words)
            if self._running is None:
                self._running = asyncio.create_task(self._run())
            else:
                await self._send(watched.resume())
        await watched.until(lambda: watched.is_shown)
        return watched

    async def unwatch(self, table: str) -> None:
        if watched := self.watched.pop(table, None):
            watched.end()
            await self._send(Unwatch(table=table))

    async def say(self, table: str, text: str | None, line: str | None) -> None:
        await self.ask(Say(table=table, key=new_key(), text=text, line=line), again=False)

    async def ask(self, command: Keyed, table: str | None = None, again: bool = True) -> None:
        """Send a command, and wait until it is done; Declined: the site refuses it.

        `table`: the command makes sense only while this table is shown. `again`: resend it after
        a break, which is safe because the site does not do it twice.
        """
        if self._ended:
            raise self._ended
        if table is not None and table not in self.watched:
            raise Disconnected("this table is not watched any more")
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        pending = self._pending[command.key] = _Pending(command, table, again)
        try:
            if table is None or not self.watched[table].resuming:
                await self._send(command)  # otherwise it goes out when the table is shown
            await pending.answered
        finally:
            del self._pending[command.key]

    async def _send(self, command: Command) -> None:
        """Send it, if we are connected; otherwise `_resume` does."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(_encode(command).decode())

    # -- coming back --------------------------------------------------------

    @property
    def _address(self) -> str:
        """Where we connect. It names a table, so that we meet the others there in one process of
        the site."""
        address = f"{self._url.replace('http', 'ws', 1)}/api/socket"
        table = next(iter(self.watched), None)
        return address if table is None else f"{address}?table={quote(table)}"

    async def _run(self) -> None:
        """Stay connected until reconnecting makes no sense."""
        while self._ended is None:
            try:
                async with connect(
                    self._address,
                    additional_headers=self._headers(),
                    compression=None,
                    max_size=LARGEST,
                ) as socket:
                    async for message in socket:
                        await self._take(_decode_news(message), socket)
            except ConnectionClosed as error:
                if error.rcvd and error.rcvd.code == SIGNED_OUT:
                    self._end(Disconnected(error.rcvd.reason or "signed out"))
            except InvalidStatus as error:
                if error.response.status_code in (401, 403, 404):
                    self._end(Disconnected(str(error)))
            except (OSError, InvalidHandshake, TimeoutError) as error:
                log.info("not connected to %s: %s", self._url, error)
            except Exception as error:  # for example a message that cannot be decoded
                self._end(error)
            self._socket = None
            for pending in list(self._pending.values()):
                if not pending.again:
                    pending.fail(Disconnected("it is not known whether this was heard"))
            if self._ended is None:
                await asyncio.sleep(self._pause * random.uniform(0.5, 1.5))
                self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _resume(self, socket: ClientConnection) -> None:
        """Resume every table where we were. Answers are sent when their table is shown."""
        self._socket, self._pause = socket, FIRST_PAUSE
        for table in self.watched.values():
            await self._send(table.resume())
        for pending in list(self._pending.values()):
            if pending.table is None:
                await self._send(pending.command)

    def _end(self, error: Exception) -> None:
        """Stop for good: everything that waits is told why."""
        self._ended = self._ended or error
        for pending in list(self._pending.values()):
            pending.fail(self._ended)
        for table in list(self.watched.values()):
            table.end(self._ended)

    # -- news ---------------------------------------------------------------

    async def _take(self, news: AllNews, socket: ClientConnection) -> None:
        match news:
            case Welcome():
                await self._resume(socket)
            case Update():
                table = self.watched.get(news.table)
                if table and not table.take_update(news):
                    await self._send(table.resume())
                for key in news.accepted or ():
                    self._settle(key)
            case TableNews():
                if table := self.watched.get(news.table.id):
                    await self._take_setup(table, news)
            case Talk():
                if table := self.watched.get(news.table):
                    table.take_talk(news)
            case TableGone():
                if table := self.watched.pop(news.table, None):
                    table.end()
            case Done():
                self._settle(news.key)
            case Refusal():
                self._take_refusal(news)
            case Goodbye():
                self._pause = max(FIRST_PAUSE, news.again or 0.0)
                if news.again is None:
                    self._end(Disconnected(news.reason))
            case LobbyNews():
                pass  # this client never asks for it
            case _:
                assert_never(news)

    async def _take_setup(self, table: WatchedTable, news: TableNews) -> None:
        was_resuming = table.resuming
        table.take_setup(news)
        if was_resuming:
            for pending in list(self._pending.values()):
                if pending.table == table.id:
                    await self._send(pending.command)

    def _take_refusal(self, news: Refusal) -> None:
        error = Declined(news.code, news.reason)
        if news.key is not None and news.key in self._pending:
            self._pending[news.key].fail(error)
        elif news.table is not None and (table := self.watched.get(news.table)):
            if not table.is_shown:  # it cannot be watched
                del self.watched[news.table]
                table.end(error)
        else:
            log.warning("the site refuses: %s", news.reason)

    def _settle(self, key: str) -> None:
        if pending := self._pending.get(key):
            pending.settle()


class _Pending:
    """A command that waits for its answer."""

    def __init__(self, command: Keyed, table: str | None, again: bool) -> None:
        self.command = command
        self.table = table
        self.again = again
        self.answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self) -> None:
        if not self.answered.done():
            self.answered.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.answered.done():
            self.answered.set_exception(error)
