"""A mail server and a push service on the loopback, as real as they can be."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.services import free_port


class MailServer:
    """Takes every mail; `on_rcpt`, `on_data` and `on_quit` are called before it answers, and may
    answer otherwise."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.on_rcpt: Callable[[], str | None] = lambda: None
        self.on_data: Callable[[], str | None] = lambda: None
        self.on_quit: Callable[[], str | None] = lambda: None
        self.port = free_port()

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if answer := self.on_rcpt():
            return answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_QUIT(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        return self.on_quit() or "221 Bye"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return self.on_data() or "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"


@contextmanager
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    controller = Controller(server, hostname="127.0.0.1", port=server.port)
    controller.start()
    try:
        yield server
    finally:
        controller.stop()


class PushService:
    """Takes what is sent to one browser; `status` is its answer."""

    def __init__(self) -> None:
        self.status = 201
        self.told: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.port = free_port()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def device(self) -> dict[str, Any]:
        """What the browser says when it is asked for push."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _encoded(point), "auth": _encoded(self._auth)}
        return {"endpoint": f"http://127.0.0.1:{self.port}/anna", "keys": keys}

    def take(self, body: bytes, headers: dict[str, str]) -> int:
        read = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        self.told.append(json.loads(read))
        self.headers.append(headers)
        return self.status


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(service.take(body, dict(self.headers)))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", service.port), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
