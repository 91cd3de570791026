"""One connection of a load test: as little of a WebSocket client as will do, for it is the server
that is measured."""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import cast

TEXT, BINARY = 0x1, 0x2


class Line(asyncio.Protocol):
    def __init__(self, path: str, cookie: str = "", kind: int = TEXT) -> None:
        self.path = path
        self.cookie = cookie
        self.kind = kind
        self.transport: asyncio.Transport
        #: Done when a player has seen the table for the first time.
        self.shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.is_upgraded = False

    def opened(self) -> None:
        """The WebSocket is there."""

    def hear(self, body: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

    def closed(self, reason: str) -> None:
        """The server has closed the WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        self.transport.write("\r\n".join((*lines, "", "")).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.shown.done():
            self.shown.set_exception(error or ConnectionError("the server has hung up"))

    def send(self, body: bytes) -> None:
        self._send(self.kind, body)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else b""
        if not head:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2)
        # A mask of zeros changes nothing, and saves the work.
        self.transport.write(head + b"\0\0\0\0" + body)

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        place = 0
        if not self.is_upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.shown.set_exception(ConnectionError(data[:200].decode(errors="replace")))
                self.transport.abort()
                return
            self.is_upgraded, place = True, end + 4
            self.opened()
        total = len(data)
        while total - place >= 2:
            kind, size, start = data[place] & 0xF, data[place + 1], place + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2]), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8]), start + 8
            if start + size > total:
                break
            body = data[start : start + size]
            place = start + size
            if kind in (TEXT, BINARY):
                self.hear(body)
            elif kind == 0x9:
                self._send(0xA, body)
            elif kind == 0x8:
                self.closed(f"{int.from_bytes(body[:2])} {body[2:].decode()}")
        self.buffer = data[place:]
