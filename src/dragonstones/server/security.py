"""Security headers, same-origin checks, and size limits."""

from __future__ import annotations

from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec
from litestar import Request
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dragonstones.engine.depth import TooDeep, check_depth
from dragonstones.server.refusals import NotAllowed, SiteRefused, TooMany

#: Bytes of a request's body, and of a message on a WebSocket: far more than our page sends.
MAX_BODY = 64 * 1024
#: Bytes of the file of a game.
MAX_FILE = 1024 * 1024
MAX_MESSAGE = 16 * 1024
#: Bytes of a request's path and query, and fields in the query. Litestar caches a
#: thousand parsed ones: without a bound, strangers could fill the memory with them.
MAX_TARGET = 1024
MAX_FIELDS = 16

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS = {"http": 80, "https": 443}

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        # A game in a post of the forum is a page of ours.
        "frame-src 'self'",
        "frame-ancestors 'self'",
    )
)

#: Only the worker in which Python runs (`web/src/offline/worker.ts`) may compile WebAssembly.
WORKER = "/assets/python-worker-"
WORKER_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # A table's link lets people in, so no other site may learn it.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": (
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=31536000"


def is_https(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


async def add_headers(message: Message, scope: Scope) -> None:
    """For `before_send`, since a middleware would not see the answer to an unknown path."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.update(HEADERS)
    if scope["path"].startswith(WORKER):
        headers["Content-Security-Policy"] = WORKER_POLICY
    if is_https(scope):
        headers["Strict-Transport-Security"] = STRICT_TRANSPORT
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body has exactly the types that its handler names.

    Litestar itself would take "4" for a number, and two kinds of bad request for server errors.
    """

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body() or b"null"
        try:
            check_depth(body)
            return msgspec.json.decode(body, type=field.annotation if field else Any)
        except (UnicodeDecodeError, TooDeep) as error:
            raise SiteRefused("bad-body") from error
        except msgspec.DecodeError as error:
            raise SiteRefused("bad-request", details=str(error)) from error


def is_endless(scope: Scope) -> bool:
    """Return whether the path and query are longer than any of ours."""
    query: bytes = scope["query_string"]
    length = len(scope.get("raw_path") or b"") + len(query)
    return length > MAX_TARGET or query.count(b"&") >= MAX_FIELDS


class SameOrigin(ASGIMiddleware):
    """Only our own page may change something or open a WebSocket with a visitor's cookie.

    A browser names the page that sends a request. A client that does not is not a browser, and has
    only cookies of its own.
    """

    def __init__(self, public_url: str = "") -> None:
        self._public = _origin(urlsplit(public_url)) if public_url else None

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.HTTP:
            if scope["method"] not in SAFE_METHODS and not self._is_ours(scope):
                raise NotAllowed("foreign-origin")
        elif not self._is_ours(scope):
            await refuse_socket(scope, receive, send, NotAllowed("foreign-origin"))
            return
        await next_app(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        headers = Headers.from_scope(scope)
        origins = headers.getall("origin", [])
        if not origins:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        hosts = headers.getall("host", [])
        if len(origins) > 1 or len(hosts) != 1:
            return False
        origin = _parsed(origins[0])
        if origin is None:
            return False
        if self._public is not None and _origin(origin) == self._public:
            return True
        # A proxy may add https without telling us, but never the other way round.
        if is_https(scope) and origin.scheme != "https":
            return False
        host = _parsed(f"{origin.scheme}://{hosts[0]}")
        return host is not None and _origin(host) == _origin(origin)


def _parsed(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address)
        is_origin = parts.scheme in DEFAULT_PORTS and parts.hostname and parts.port != 0
    except ValueError:
        return None
    return parts if is_origin else None


def _origin(parts: SplitResult) -> tuple[str, str | None, int | None]:
    return parts.scheme, parts.hostname, parts.port or DEFAULT_PORTS.get(parts.scheme)


async def refuse_socket(scope: Scope, receive: Receive, send: Send, error: SiteRefused) -> None:
    """Answer a WebSocket handshake with an HTTP status."""
    await receive()
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 4000 + error.status, "reason": error.code})
        return
    headers = [(b"content-length", b"0")]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.details["seconds"]).encode()))
    start = {"type": "websocket.http.response.start", "status": error.status, "headers": headers}
    await send(start)  # type: ignore[arg-type] # Litestar's types do not know the extension
    await send({"type": "websocket.http.response.body", "body": b""})  # type: ignore[arg-type]
