"""Names of this machine: from where an address can be reached, by which names the site may be
called, and to which address others can be invited.

Another site can make its own name point to this machine (DNS rebinding), and a browser then takes
the two for one site. So a request must call us by a name of ours. A numeric address cannot be made
to point elsewhere and is always allowed.
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
from dragonstones.server.security import is_https, refuse_socket
from dragonstones.server.settings import Settings, listed

#: In `allowed_hosts`: any name.
ANY = "*"
#: Paths for monitoring, which may use any name. They show no personal data.
WATCHED = ("/healthz", "/readyz", "/metrics")
#: Characters of a refused name that are quoted.
LONGEST = 80
#: An address that no network uses: asking for the route to it sends nothing.
NOWHERE = ("192.0.2.1", 9)


@cache
def reach_of(host: str) -> Literal["machine", "network", "everywhere"]:
    """From where a site that listens at this address can be reached."""
    address = _address(host) or _look_up(host)
    if address is None:  # nobody can listen there; treat it as a network address
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
    """The name or address in a Host header, without the port; None: it is invalid."""
    try:
        parts = urlsplit(f"//{host}")
        parts.port  # noqa: B018 # a port that is no number is refused here
    except ValueError:
        return None
    if parts.netloc != host or "@" in host or not parts.hostname:
        return None
    return parts.hostname.rstrip(".")


def local_address() -> str | None:
    """This machine's address in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:  # no network
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def is_local(name: str) -> bool:
    """Whether a name or address means the machine itself, wherever it is used."""
    address = _address(name)
    if address is not None:
        return address.is_loopback
    return name == "localhost" or name.endswith(".localhost")


def address_for_others(settings: Settings, scope: Scope) -> str | None:
    """The address to invite others to, without a slash at the end; None: only this machine
    reaches the site.

    It is the one that was set, or the one that the request has used. If only this machine
    understands that, it is the machine's address in its network, provided that the site listens
    there.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = Headers.from_scope(scope).get("host", "")
    name = name_in(host)
    if name is None or is_local(name):
        match reach_of(settings.host):
            case "machine":
                return None
            case "network":
                own: str | None = settings.host
            case "everywhere":
                own = local_address()
        if own is None:
            return None
        port = urlsplit(f"//{host}").port if name else settings.port
        own = f"[{own}]" if ":" in own else own
        host = f"{own}:{port}" if port else own
    return f"{'https' if is_https(scope) else 'http'}://{host}"


@cache
def own_names() -> frozenset[str]:
    """The name of this machine. The system may have to ask the network for it."""
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
        # A client that does not name the host is not a browser.
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
