"""Well-known addresses that standards define (RFC 8615)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from litestar import Response, Router, get
from litestar.datastructures import State

from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.settings import Settings

#: How long the file is valid: RFC 9116 recommends less than a year.
BELIEVED = timedelta(days=180)


@get(
    "/.well-known/security.txt",
    summary="Whom to tell of a weakness of this site (RFC 9116).",
    media_type="text/plain",
    responses=may_refuse(404),
)
async def security_txt(state: State) -> Response[str]:
    settings: Settings = state.site.settings
    if not settings.security_contact:
        raise NotFound("no-such-page")
    until = (datetime.now(UTC) + BELIEVED).replace(hour=0, minute=0, second=0, microsecond=0)
    lines = [
        f"Contact: {settings.security_contact}",
        f"Expires: {until:%Y-%m-%dT%H:%M:%SZ}",
        "Preferred-Languages: en, de",
    ]
    if settings.public_url:
        lines.append(f"Canonical: {settings.public_url.rstrip('/')}/.well-known/security.txt")
    text = "".join(f"{line}\n" for line in lines)
    return Response(text, media_type="text/plain")


router = Router("/", route_handlers=[security_txt], tags=["operation"])
