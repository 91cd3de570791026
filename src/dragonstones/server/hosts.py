"""Names of this machine: how far an address reaches, and by which names the site may be called.

A page of another site can let its own name point to this machine (DNS rebinding), and a browser
then takes the two for one site. So a request must call us by a name that is ours. An address
that is a number cannot be made to point elsewhere: it is always allowed.
"""

from __future__ import annotations

import asyncio
import socket
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Literal
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from dragonstones.server.refusals import ForeignHost
from dragonstones.server.security import refuse_socket
from dragonstones.server.settings import Settings, listed

#: In `allowed_hosts`: any name.
ANY = "*"
#: For machines that watch the site, which may call it as they like. They show no data of people.
WATCHED = ("/healthz", "/readyz", "/metrics")
#: Characters of a refused name that are repeated.
LONGEST = 80


def reach_of(host: str) -> Literal["machine", "network", "everywhere"]:
    """Where somebody can be who reaches a site that listens at this address."""
    address = _address(host) or _look_up(host)
    if address is None:  # nobody can listen there; if anybody could, in a network
        return "network"
    if address.is_unspecified:
        return "everywhere"
    return "machine" if address.is_loopback else "network"


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def _look_up(host: str) -> IPv4Address | IPv6Address | None:
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return None
    return _address(str(found[0][4][0]))


def name_in(host: str) -> str | None:
    """The name or address in a Host header, without a port. None: it is none."""
    try:
        parts = urlsplit(f"//{host}")
        parts.port  # noqa: B018 # a port that is no number is refused here
    except ValueError:
        return None
    if parts.netloc != host or "@" in host or not parts.hostname:
        return None
    return parts.hostname.rstrip(".")


@cache
def own_names() -> frozenset[str]:
    """What this machine is called. The system may have to ask the network for it."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local", socket.getfqdn().lower()})


class AllowedHosts(ASGIMiddleware):
    """Only by a name of ours: that of `public_url`, one of `allowed_hosts`, of this machine, or
    an address."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname
        given = {name.lower().rstrip(".") for name in listed(settings.allowed_hosts)}
        self._any = ANY in given
        self._ours = {"localhost", settings.host.lower(), *given} | ({public} if public else set())

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        hosts = Headers.from_scope(scope).getall("host", [])
        # A client that does not say whom it calls is not a browser.
        if self._any or not hosts or scope["path"] in WATCHED or await self._are_ours(hosts):
            await next_app(scope, receive, send)
            return
        error = ForeignHost("foreign-host", host=hosts[0][:LONGEST])
        if scope["type"] == ScopeType.WEBSOCKET:
            await refuse_socket(scope, receive, send, error)
            return
        raise error

    async def _are_ours(self, hosts: list[str]) -> bool:
        name = name_in(hosts[0]) if len(hosts) == 1 else None
        if name is None:
            return False
        if name in self._ours or name.endswith(".localhost") or _address(name):
            return True
        return name in await asyncio.to_thread(own_names)
