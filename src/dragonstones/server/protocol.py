"""uvicorn's WebSocket, with a bound for what never becomes a message.

Pings, pongs and pieces of messages are answered or kept before anything of ours sees them, so
that no limit of ours counts them: a client could keep a process busy with nothing else.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Bytes that are looked at before the frames in them are counted.
SLICE = 2048
#: So many such frames in so many seconds are more than any client needs.
MOST, SECONDS = 200, 10.0


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

    def _is_bearable(self) -> bool:
        """Count one more; who sends too many of them is cut off."""
        now = self.loop.time()
        if now - self._since > SECONDS:
            self._small, self._since = 0, now
        self._small += 1
        if self._small > MOST:
            self.transport.abort()
        return self._small <= MOST
