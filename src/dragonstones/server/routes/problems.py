"""Errors over HTTP: what was wrong, in the language of the client."""

from __future__ import annotations

from typing import Any, cast

import structlog
from litestar import MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import ResponseSpec
from litestar.serialization import encode_json
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ASGIApp, HTTPResponseStartEvent, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from dragonstones.engine import Refused
from dragonstones.server.database import is_away
from dragonstones.server.refusals import SiteRefused, TooLong, Unavailable
from dragonstones.server.security import add_headers, is_endless, refuse_socket
from dragonstones.text import LANGUAGES, texts
from dragonstones.wire import Language, Problem

log = structlog.get_logger(__name__)

#: Seconds after which a client may ask again while the database is away.
TRY_AGAIN = 5

MEDIA_TYPE = "application/problem+json"

_WHY = {
    400: "It cannot be understood, or cannot be done that way.",
    401: "Nobody is signed in.",
    403: "Not for this person, or not from a page of another site.",
    404: "There is no such thing, or it is nobody's business.",
    409: "Not now, or somebody was quicker.",
    413: "The body is too large.",
    414: "The address is too long.",
    421: "This site is not called by that name.",
    429: "Too often; Retry-After says in how many seconds again.",
    503: "The database is away or cannot be written; Retry-After says in how many seconds again.",
}


def may_refuse(*statuses: int) -> dict[int, ResponseSpec]:
    """For the schema: how a handler may refuse. Any handler may refuse too many requests, or a
    host name that is not ours."""
    return {
        status: ResponseSpec(
            Problem,
            description=_WHY[status],
            media_type=cast(MediaType, MEDIA_TYPE),
            generate_examples=False,
        )
        for status in (*statuses, 414, 421, 429, 503)
    }


def language_of(request: Request[Any, Any, Any]) -> Language:
    """The language that the person has chosen; for a stranger, the browser's."""
    if person := getattr(request.state, "visitor", None):
        chosen: Language = person.language
        return chosen
    wishes = []
    for wish in request.headers.get("accept-language", "").split(","):
        name, _, weight = wish.partition(";q=")
        try:
            wishes.append((-float(weight or 1), name.strip().lower()[:2]))
        except ValueError:
            continue
    for _, name in sorted(wishes, key=lambda one: one[0]):
        if name in LANGUAGES:
            return cast(Language, name)
    return "en"


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    status = error.status if isinstance(error, SiteRefused) else 400
    headers = {}
    if "seconds" in error.details:
        headers["Retry-After"] = str(error.details["seconds"])
    reason = texts(language_of(request)).refusal(error)
    problem = Problem(code=error.code, reason=reason, status=status)
    if error.path:
        problem.path = list(error.path)
    if "page" in error.details:
        problem.page = error.details["page"]
    return _response(request, problem, headers)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Refusals of the framework: an unknown path, a wrong method, an invalid body."""
    codes = {404: "no-such-page", 405: "no-such-method", 413: "too-large"}
    code = codes.get(error.status_code, "bad-request")
    extra = error.extra
    details = str(error.detail)
    if isinstance(extra, list) and extra:
        details = "; ".join(
            f"{one.get('key', '')}: {one.get('message', '')}".strip(": ")
            for one in extra
            if isinstance(one, dict)
        )
    sentence = texts(language_of(request)).refusal(Refused(code, details=details[:300]))
    problem = Problem(code=code, reason=sentence, status=error.status_code)
    return _response(request, problem, dict(error.headers or {}))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request has failed", path=request.url.path, exc_info=error)
    if is_away(error):
        return refused(request, Unavailable("site-unavailable", seconds=TRY_AGAIN))
    status = HTTP_500_INTERNAL_SERVER_ERROR
    sentence = texts(language_of(request)).refusal(Refused("site-failed"))
    return _response(request, Problem(code="site-failed", reason=sentence, status=status), {})


async def tell_of_socket(error: Exception, scope: Scope) -> None:
    """Handle errors at a WebSocket, where nothing else does; refusals and hang-ups are not bugs."""
    usual = (Refused, HTTPException, WebSocketException, ClientDisconnected)
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, usual):
        log.error("a connection has failed", path=scope["path"], exc_info=error)


def _response(
    request: Request[Any, Any, Any], problem: Problem, headers: dict[str, str]
) -> Response[Problem]:
    return Response(
        problem,
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers=headers,
    )


class ShortTargets:
    """Wraps the application, whose router would cache every path: refuses endless ones."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not is_endless(scope):  # type: ignore[comparison-overlap]
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await refuse_socket(scope, receive, send, TooLong("target-too-long"))
        else:
            await _send_refusal(scope, send, TooLong("target-too-long"))


async def _send_refusal(scope: Scope, send: Send, error: SiteRefused) -> None:
    """Refuse before the application has seen the request."""
    answer = refused(Request(scope), error)
    body = encode_json(answer.content)
    headers = [
        (b"content-type", MEDIA_TYPE.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": error.status,
        "headers": headers,
    }
    await add_headers(start, scope)
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


HANDLERS = {Refused: refused, HTTPException: http_error, Exception: failed}
