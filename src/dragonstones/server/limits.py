"""Rate limits: one token bucket per action and client.

A bucket holds `burst` tokens and gets one more every `seconds`. Each process counts for itself,
and remembers only the latest clients.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from dragonstones.server.refusals import TooMany
from dragonstones.server.security import refuse_socket


class Rate(NamedTuple):
    burst: int
    seconds: float


#: Per address, which a club, a class or an office shares: enough for 40 people arriving at once.
PER_ADDRESS = {
    "request": Rate(1500, 1 / 50),
    "connect": Rate(150, 1 / 5),
    "guest": Rate(100, 5),
    "member": Rate(40, 30),
    "login": Rate(50, 10),
    "recovery": Rate(10, 60),
    "code": Rate(60, 3),
    "replay": Rate(160, 1 / 2),
    # a search is asked for while somebody types
    "gallery": Rate(300, 1 / 10),
    # and so it is in the forum
    "forum": Rate(300, 1 / 10),
    # and so are games
    "profile": Rate(300, 1 / 10),
    "table-address": Rate(100, 3),
    "preview": Rate(100, 1 / 5),
    # each step of a lesson makes a few requests; one in a whole game costs more
    "lesson": Rate(600, 1 / 10),
    # a puzzle is replayed up to its moment
    "puzzle": Rate(120, 1 / 2),
    # a card is read after every change
    "card": Rate(300, 1 / 5),
    # somebody reading the log asks for one line at a time
    "why": Rate(200, 1 / 4),
}

RATES = PER_ADDRESS | {
    # per name
    "login-name": Rate(15, 60),
    # per person
    "password": Rate(5, 60),
    "name": Rate(5, 300),
    "export": Rate(3, 60),
    "mute": Rate(30, 2),
    # requests and invitations, which others see
    "friend": Rate(20, 15),
    # a mail is sent for it
    "mail": Rate(5, 300),
    # a draft is written down a moment after every change of it, progress after every step
    "draft": Rate(60, 1),
    "table": Rate(10, 30),
    # a whole game is replayed; somebody may come back with many
    "carry": Rate(60, 10),
    "seat": Rate(30, 2),
    # asked every two seconds, by every page that is open
    "seek": Rate(60, 1),
    "report": Rate(5, 60),
    # there is a limit a day, too
    "publish": Rate(10, 30),
    "heart": Rate(60, 1),
    "post": Rate(10, 20),
    # while somebody pages through a thread
    "read-mark": Rate(60, 1),
    "moderate": Rate(60, 1),
    # a bot thinks for it, as long as for an answer of its own
    "hint": Rate(10, 3),
    # asked for after every change of a card; there is a limit a day, too
    "measurement": Rate(30, 2),
    "talk": Rate(8, 2),
    # they are quickly pressed, and cover the table
    "emote": Rate(4, 5),
    "message": Rate(120, 1 / 20),
    # each one reads and sends a whole table, or the whole lobby
    "watch": Rate(30, 1),
    # per seat of a table: everybody there sees every proposal and every offer
    "haggle": Rate(20, 1 / 2),
    # as often as a fist can sensibly be opened and closed again
    "answer": Rate(40, 1 / 2),
}

#: How many clients are remembered per action; the least recently seen is forgotten first.
REMEMBERED = 20_000


class Limits:
    def __init__(
        self,
        scale: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        remembered: int = REMEMBERED,
    ) -> None:
        self._scale = scale
        self._clock = clock
        self._remembered = remembered
        #: When each bucket will be full again.
        self._full: dict[str, OrderedDict[str, float]] = {kind: OrderedDict() for kind in RATES}

    def check(self, kind: str, who: str, cost: int = 1) -> None:
        """Count it, or raise TooMany; a refused action does not count."""
        rate, full = RATES[kind], self._full[kind]
        if not self._scale:
            return
        now = self._clock()
        each = rate.seconds / self._scale
        room = max(1.0, rate.burst * self._scale) * each
        later = max(now, full.get(who, now)) + min(cost * each, room)
        wait = later - now - room
        # A little slack: sums of fractions are not exact.
        if wait > 1e-6:
            full.move_to_end(who)
            raise TooMany("too-many", seconds=math.ceil(wait))
        full[who] = later
        full.move_to_end(who)
        if len(full) > self._remembered:
            full.popitem(last=False)

    def __len__(self) -> int:
        """How many buckets are remembered."""
        return sum(map(len, self._full.values()))


def address_of(scope: Scope) -> str:
    """The address of a client; of an IPv6 address the network, which one household has."""
    client = scope.get("client")
    if not client:
        return ""
    host = client[0]
    try:
        address: IPv4Address | IPv6Address | None = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(ip_network((int(address) >> 64 << 64, 64)))
        address = address.ipv4_mapped
    return str(address)


#: In the `opt` of a handler without a limit: answering costs no more than refusing would.
UNLIMITED = "unlimited"


class AddressLimit(ASGIMiddleware):
    """Limits requests and new WebSockets per address."""

    exclude_opt_key = UNLIMITED

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            try:
                self._limits.check("connect", address_of(scope))
            except TooMany as error:
                await refuse_socket(scope, receive, send, error)
                return
        else:
            self._limits.check("request", address_of(scope))
        await next_app(scope, receive, send)
