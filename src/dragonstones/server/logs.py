"""Logs of a site: for people on a terminal, or JSON, one object per line.

Our own lines and those of libraries go through the same processors, which redact what does not
belong in a log: cookies, tokens, passwords, answers, and the seeds of games.
"""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback
from collections import deque
from collections.abc import Mapping
from typing import Any, TextIO

import structlog
from structlog.processors import JSONRenderer, TimeStamper
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, ExcInfo, Processor
from uvicorn._types import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGIReceiveEvent,
    ASGISendCallable,
    ASGISendEvent,
    Scope,
)

from dragonstones.engine import Refused
from dragonstones.server.database import is_away, now, reason
from dragonstones.server.settings import Settings
from dragonstones.wire import ErrorInfo

HIDDEN = "•••"

#: Values under these names are not shown.
_SECRETS = "answer|authorization|cookie|credential|entries|luck|password|secret|seed|token"
_SECRET_NAMES = re.compile(_SECRETS, re.IGNORECASE)
#: Patterns of secrets inside a text; what follows the group is hidden.
_SECRET_TEXTS = [
    re.compile(pattern, re.IGNORECASE | re.DOTALL)
    for pattern in (
        r"(\b[a-z][a-z0-9+.-]*://[^\s/@:]*:)[^\s@]+(?=@)",  # the password in an address
        r"(\b(?:bearer|basic)\s+)[^\s,;\"']+",
        r"(\b(?:__Host-)?dragonstones=)[^\s,;\"']+",  # a session
        r"(cookie['\"]?\s*[:=,]\s*)[^\n]+",
        r"(\$argon2)\S+",
        # What a database says of the rows that it refuses.
        r"(\[parameters: ).+",
        r"(DETAIL:\s+)[^\n]+",
        r"(invalid input [^:\n]*: )[^\n]+",
        # A field of this name in something that was printed as it is.
        rf"(['\"][a-z_]*(?:{_SECRETS})[a-z_]*['\"]\s*[:=]\s*)(?:'[^']*'|\"[^\"]*\"|.+)",
    )
]
#: Characters that would end a line or control the terminal.
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")

#: Paths that machines ask for all the time.
_HEALTH = ("/healthz", "/readyz", "/metrics")
_LONGEST_PATH = 200
#: Logged for a request that its client aborted, as nginx does: it is not a failure of the site.
CLIENT_GONE = 499

#: The last errors, the newest first.
_latest: deque[ErrorInfo] = deque(maxlen=20)

log = structlog.get_logger(__name__)


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """For the whole process; without a stream, to stderr."""
    stream = stream or sys.stderr
    ours: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        TimeStamper("iso", utc=True) if settings.log_json else TimeStamper("%H:%M:%S", utc=False),
        _keep_errors,
        _tell_exception,
        hide_secrets,
    ]
    last: Processor = JSONRenderer(ensure_ascii=False)
    if not settings.log_json:
        last = structlog.dev.ConsoleRenderer(
            colors=stream.isatty(),
            pad_event_to=0,
            exception_formatter=structlog.dev.plain_traceback,
        )
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *ours, ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.PositionalArgumentsFormatter(), *ours],
            processors=[ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # At debug level libraries log every message: never here.
    root.setLevel(logging.WARNING)
    logging.getLogger("dragonstones").setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        library = logging.getLogger(name)
        library.handlers, library.propagate = [], True
        library.setLevel(logging.WARNING)


def latest() -> list[ErrorInfo]:
    """The last errors of this process, the newest first."""
    return list(_latest)


def _keep_errors(_logger: Any, method: str, event: EventDict) -> EventDict:
    """Note what failed, without the details: they are in the log."""
    if method in ("error", "exception", "critical"):
        error = event.get("exc_info") or event.get("reason")
        error = sys.exc_info()[1] if error is True else error
        kind = type(error).__name__ if isinstance(error, BaseException) else ""
        what = str(_hidden("event", str(event.get("event", ""))))[:_LONGEST_PATH]
        _latest.appendleft(ErrorInfo(event=what, kind=kind, at=now()))
    return event


def hide_secrets(_logger: Any, _method: str, event: EventDict) -> EventDict:
    return {name: _hidden(name, value) for name, value in event.items()}


def _hidden(name: str, value: Any) -> Any:
    if name.startswith("_"):  # structlog's own
        return value
    if _SECRET_NAMES.search(name):
        return HIDDEN
    if isinstance(value, Mapping):
        return {key: _hidden(str(key), one) for key, one in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_hidden("", one) for one in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, bytes):
        value = value.decode(errors="replace")
    if name == "exception":  # made by us, line by line
        return value
    said = _said(value) if isinstance(value, BaseException) else _without_secrets(str(value))
    return _CONTROL.sub(_escaped, said)


def _without_secrets(text: str) -> str:
    for pattern in _SECRET_TEXTS:
        text = pattern.sub(rf"\1{HIDDEN}", text)
    return text


def _escaped(match: re.Match[str]) -> str:
    return match.group().encode("unicode_escape").decode()


# -- what went wrong -----------------------------------------------------------


def _tell_exception(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """As Python prints it, without what a refusal says: it may repeat an answer."""
    found: ExcInfo | BaseException | bool | None = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()  # type: ignore[assignment]
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException) and is_away(error):  # not a bug: one line is enough
        event["reason"] = reason(error)
    elif isinstance(error, BaseException):
        event["exception"] = "".join(_told(error)).rstrip()
    return event


def _told(error: BaseException, seen: frozenset[int] = frozenset()) -> list[str]:
    seen |= {id(error)}
    lines: list[str] = []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in seen:
        lines += [*_told(before, seen), "\nafter which\n"]
    lines += ["Traceback:\n", *traceback.format_tb(error.__traceback__)]
    lines.append(f"{type(error).__module__}.{type(error).__qualname__}: {_said(error)}\n")
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            lines += ["\nof which\n", *_told(one, seen)]
    return lines


def _said(error: BaseException) -> str:
    return error.code if isinstance(error, Refused) else _without_secrets(str(error))


# -- who came ------------------------------------------------------------------


class AccessLog:
    """Around the whole application: a line for each request, and for each WebSocket's end."""

    def __init__(self, app: ASGI3Application) -> None:
        self._app = app

    async def __call__(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        start = time.perf_counter()
        status = 500
        started = False

        async def hear() -> ASGIReceiveEvent:
            nonlocal status
            message = await receive()
            if message["type"] == "http.disconnect" and not started:
                status = CLIENT_GONE
            return message

        async def watch(message: ASGISendEvent) -> None:
            nonlocal status, started
            started = True
            if status == CLIENT_GONE:
                pass  # nobody reads what is sent now
            elif message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and status == 500:
                status = 403
            await send(message)

        try:
            await self._app(scope, hear, watch)
        finally:
            path = _path(scope)
            tell = log.debug if path in _HEALTH and status < 400 else log.info
            tell(
                "request" if scope["type"] == "http" else "websocket",
                method=scope.get("method", "GET"),
                path=path,
                status=status,
                ms=round((time.perf_counter() - start) * 1000, 1),
                address=scope["client"][0] if scope["client"] else "",
            )


def _path(scope: Mapping[str, Any]) -> str:
    """As it came, in which no character is strange; what was asked with it stays away."""
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    return raw.partition(b"?")[0][:_LONGEST_PATH].decode("ascii", "backslashreplace")
