"""uvicorn's WebSocket, with a limit on frames that never become a message.

Pings, pongs and pieces of messages are answered or kept before anything of ours sees them, so
that no limit of ours counts them: a client could keep a process busy with nothing else.
"""

from __future__ import annotations

from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Bytes that are looked at before the frames in them are counted.
SLICE = 2048
#: How many such frames a client may send in how many seconds: more than any client needs.
MOST, SECONDS = 200, 10.0
#: The close code for text that is not UTF-8.
INVALID_DATA = 1007


class BoundedWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._small = 0
        self._since = self.loop.time()

    def data_received(self, data: bytes) -> None:
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
        super().send_receive_event_to_app()

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
