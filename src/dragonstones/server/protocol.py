"""uvicorn's protocols, with what a site needs.

The WebSocket has a limit on frames that never become a message. Pings, pongs and pieces of messages
are answered or kept before anything of ours sees them, so that no limit of ours counts them: a
client could keep a process busy with nothing else. There is a short way between it and the
application for messages that need not wait. And before a connection becomes a WebSocket, it may be
handed to the process where its table is at home.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

#: Bytes that are looked at before the frames in them are counted.
SLICE = 2048
#: How many such frames a client may send in how many seconds: more than any client needs.
MOST, SECONDS = 200, 10.0
#: The close code for text that is not UTF-8.
INVALID_DATA = 1007
#: Where the application finds this protocol: among the extensions of its scope.
SHORT_WAY = "dragonstones.short-way"

#: Hands over a connection that asks for this target: its file, and the request that was read from
#: it. Returns whether it could.
HandOver = Callable[[bytes, int, bytes], bool]


class RoutedByTable(H11Protocol):
    def __init__(self, hand_over: HandOver, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hand_over = hand_over

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        fd = self.transport.get_extra_info("socket").fileno()
        if self._hand_over(event.target, fd, self._as_read(event)):
            self.connections.discard(self)
            self.transport.abort()  # our copy of it: the connection itself stays open
        else:
            super().handle_websocket_upgrade(event)

    def _as_read(self, event: h11.Request) -> bytes:
        lines = [b"%s %s HTTP/1.1" % (event.method, event.target)]
        lines += [b"%s: %s" % header for header in self.headers]
        return b"\r\n".join((*lines, b"", b""))


class BoundedWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._small = 0
        self._since = self.loop.time()
        #: Takes a message at once, or returns False: then it waits for its turn in the queue.
        self.hear: Callable[[str], bool] | None = None
        self._is_first = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the handshake is right
            cast(dict[str, Any], self.scope["extensions"])[SHORT_WAY] = self

    def write(self, text: bytes) -> bool:
        """Send a message at once; return False if the client has to read others first, or is
        gone."""
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        self._is_first = True
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._is_bearable():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over. Uvicorn would log a traceback for a text that is not UTF-8."""
        is_text = self.curr_msg_data_type == "text"
        if is_text and not self.close_sent and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(INVALID_DATA)
            self.handle_parser_exception()
            return
        if not (is_text and self._is_heard()):
            super().send_receive_event_to_app()

    def _is_heard(self) -> bool:
        """Whether the application has taken the message at once. Only the first of several that
        came together, so that a client that sends many does not hold up the others."""
        is_first, self._is_first = self._is_first, False
        if self.hear is None or not is_first or not self.queue.empty() or self.close_sent:
            return False
        if not self.hear(b"".join(self.frames).decode()):
            return False
        self.frames = []
        return True

    async def send(self, message: ASGISendEvent) -> None:
        # After a broken frame, or without a pong, uvicorn closes the connection; what the
        # application sends before it learns of that is not an error.
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def _is_bearable(self) -> bool:
        """Count one more; a client that sends too many is cut off."""
        now = self.loop.time()
        if now - self._since > SECONDS:
            self._small, self._since = 0, now
        self._small += 1
        if self._small > MOST:
            self.transport.abort()
        return self._small <= MOST


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
