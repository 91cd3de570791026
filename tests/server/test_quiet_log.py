"""What strangers send to a real site leaves a line in its log, and never a traceback."""

from __future__ import annotations

import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest

from dragonstones.server.protocol import SLICE
from dragonstones.server.security import MAX_MESSAGE
from tests.server.services import PATIENCE
from tests.server.sites import Site

TEXT, CLOSE, PING = 1, 8, 9
#: A command that is answered, and longer than what is looked at in one go.
LONG_PING = b'{"t":"ping","key":"a"}' + b" " * SLICE


def frame(opcode: int, payload: bytes) -> bytes:
    """A WebSocket frame as a client sends it: masked, here with zeros."""
    if len(payload) < 126:
        length = struct.pack("!B", 0x80 | len(payload))
    else:
        length = struct.pack("!BQ", 0xFF, len(payload))
    return bytes([0x80 | opcode]) + length + bytes(4) + payload


def handshake(cookie: str) -> bytes:
    return (
        "GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n"
        "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: dragonstones={cookie}\r\n\r\n"
    ).encode()


@pytest.fixture(scope="module")
def cookie(steady_site: Site) -> str:
    start = os.path.getsize(steady_site.log_file)
    reply = httpx.post(f"{steady_site.url}/api/guests", json={"name": "Mallory"})
    wait_for(steady_site, start, "request")
    return str(reply.cookies["dragonstones"])


@contextmanager
def connected(site: Site) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", site.port), PATIENCE) as connection:
        yield connection


def read_to_end(connection: socket.socket) -> bytes:
    received = b""
    with suppress(ConnectionResetError):
        while piece := connection.recv(65536):
            received += piece
    return received


def lines_since(site: Site, start: int) -> list[dict[str, Any]]:
    text = site.log_file.read_bytes()[start:].decode()
    return [json.loads(line) for line in text.splitlines()]


def wait_for(site: Site, start: int, event: str) -> None:
    until = time.monotonic() + PATIENCE
    while not any(line["event"] == event for line in lines_since(site, start)):
        assert time.monotonic() < until, lines_since(site, start)
        time.sleep(0.02)


def logged(site: Site, send: Callable[[], None], event: str = "websocket") -> dict[str, Any]:
    """Send something; the line about it, which is all that the log says of it."""
    start = os.path.getsize(site.log_file)
    send()
    wait_for(site, start, event)
    time.sleep(0.1)  # for whatever else there would be
    lines = lines_since(site, start)
    assert [line["level"] for line in lines] == ["info"], lines
    assert "exception" not in lines[0]
    return lines[0]


@pytest.mark.parametrize(
    ("garbage", "code"),
    [
        (frame(TEXT, bytes(MAX_MESSAGE + 1)), 1009),
        (frame(PING, b"hello") * 5 + frame(TEXT, bytes(MAX_MESSAGE + 1)), 1009),
        (frame(TEXT, LONG_PING) * 3 + frame(TEXT, bytes(MAX_MESSAGE + 1)), 1009),
        (frame(TEXT, b'{"t":"ping","key":"\xff"}'), 1007),
        (frame(PING, b"hello") + frame(TEXT, b"\xff\xfe") + frame(TEXT, b"\xff"), 1007),
        (frame(CLOSE, b"\x03\xe8\xff\xff"), 1007),
        (frame(CLOSE, b"\x00"), 1002),
        (bytes([0x80 | TEXT, 5]) + b"hello", 1002),  # not masked
        (frame(3, b"hello"), 1002),
        (b"\xff" * 5000, 1002),
    ],
)
def test_garbage_on_a_websocket(steady_site: Site, cookie: str, garbage: bytes, code: int) -> None:
    def send() -> None:
        with connected(steady_site) as connection:
            connection.sendall(handshake(cookie))
            assert b" 101 " in connection.recv(65536)
            connection.sendall(garbage)
            received = read_to_end(connection)
            assert struct.pack("!H", code) in received or not received

    assert logged(steady_site, send)["status"] == 101


@pytest.mark.parametrize("wait", [False, True])
@pytest.mark.parametrize("reset", [False, True])
def test_a_client_that_goes_away(steady_site: Site, cookie: str, wait: bool, reset: bool) -> None:
    def send() -> None:
        with connected(steady_site) as connection:
            connection.sendall(handshake(cookie))
            if wait:
                connection.recv(65536)
                connection.sendall(frame(TEXT, b'{"t":"lobby"}') * 20 + b"\x81")
            if reset:
                linger = struct.pack("ii", 1, 0)
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)

    assert logged(steady_site, send)["status"] == 101


@pytest.mark.parametrize("body", [b"", b'{"name": "An'])
def test_an_aborted_request_is_not_a_failure_of_the_site(steady_site: Site, body: bytes) -> None:
    def send() -> None:
        with connected(steady_site) as connection:
            connection.sendall(
                b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n"
            )
            connection.sendall(body)
            time.sleep(0.1)

    line = logged(steady_site, send, "request")
    assert (line["path"], line["status"]) == ("/api/guests", 499)
