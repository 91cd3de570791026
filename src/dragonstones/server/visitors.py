"""Who is behind a connection: the session's cookie, and the name of the visitor's device.

Over https the cookie is one that only this host can set; over plain http, in the local network, it
has another name, so that neither is ever taken for the other.
"""

from __future__ import annotations

import re
from typing import Any, Protocol

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, Headers, State
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from dragonstones.server.hosts import address_for_others, is_local, name_in
from dragonstones.server.people import People, PersonRow, Visit
from dragonstones.server.refusals import NotSignedIn
from dragonstones.server.security import is_https
from dragonstones.server.settings import Settings
from dragonstones.wire import Person

SECURE_COOKIE = "__Host-dragonstones"
PLAIN_COOKIE = "dragonstones"
#: The longest time for which browsers keep a cookie; the site decides when a session ends.
COOKIE_SECONDS = 400 * 24 * 60 * 60

#: The first of these that is in the User-Agent is the browser: most browsers name several.
_BROWSERS = {
    "Edge": "Edg(e|A|iOS)?/",
    "Opera": "OPR/|Opera",
    "Vivaldi": "Vivaldi/",
    "Samsung Internet": "SamsungBrowser/",
    "Firefox": "Firefox/|FxiOS/",
    "Chrome": "Chrome/|CriOS/",
    "Safari": "Safari/",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "macOS": "Mac OS X|Macintosh",
    "ChromeOS": "CrOS",
    "Linux": "Linux|X11",
}


class HasPeople(Protocol):
    """The parts of a site that are needed here."""

    @property
    def people(self) -> People: ...

    @property
    def settings(self) -> Settings: ...


Connection = ASGIConnection[Any, Any, Any, Any]

#: The dependencies of handlers: `visit`, `visitor` and `person`.
MaybeVisit = NamedDependency[Visit | None]
MaybePerson = NamedDependency[PersonRow | None]
Somebody = NamedDependency[PersonRow]


def is_private(scope: Scope) -> bool:
    """Whether the connection is private: https, or on the same machine."""
    if is_https(scope):
        return True
    return is_local(name_in(Headers.from_scope(scope).get("host", "")) or "")


def cookie_name(scope: Scope) -> str:
    return SECURE_COOKIE if is_https(scope) else PLAIN_COOKIE


def session_cookie(scope: Scope, token: str) -> Cookie:
    """The session's cookie; with an empty token, one that removes it."""
    return Cookie(
        key=cookie_name(scope),
        value=token,
        max_age=COOKIE_SECONDS if token else 0,
        httponly=True,
        secure=is_https(scope),
        samesite="lax",
    )


def token_of(connection: Connection) -> str:
    """What the cookie holds; empty: there is none.

    Litestar would cache the last thousand cookie headers, whatever strangers put into them.
    """
    wanted, token = cookie_name(connection.scope), ""
    for part in connection.headers.get("cookie", "").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == wanted:
            token = value.strip().strip('"')
    return token


async def person_of_scope(site: HasPeople, connection: Connection) -> tuple[PersonRow, str] | None:
    """The person who is signed in, and the id of their session; for WebSockets."""
    token = token_of(connection)
    visit = await site.people.visit(token) if token else None
    # The language of refusals is taken from here.
    connection.state.visitor = visit and visit.person
    return (visit.person, visit.session) if visit else None


async def person_reply(site: HasPeople, person: PersonRow, scope: Scope) -> Person:
    return Person(
        id=person.id,
        name=person.name,
        member=person.member,
        language=person.language,
        shown_to=person.shown_to,
        mutes=await site.people.mutes(person),
        moderator=person.moderator,
        operator=person.operator,
        warnings=await site.people.warnings(person),
        blocks=await site.people.blocks(person),
        secure=is_private(scope),
        site=address_for_others(site.settings, scope),
    )


def device_of(connection: Connection) -> str:
    """The name of a device, such as "Firefox, Linux"; for a program, its name."""
    agent = connection.headers.get("user-agent", "")[:400]
    found = [
        next((name for name, sign in signs.items() if re.search(sign, agent)), "")
        for signs in (_BROWSERS, _SYSTEMS)
    ]
    if any(found):
        return ", ".join(filter(None, found))
    program = re.match(r"[\w.-]{1,40}", agent, re.ASCII)
    return program[0] if program else ""


async def provide_visit(request: Request[Any, Any, Any], state: State) -> Visit | None:
    found = await person_of_scope(state.site, request)
    return found and Visit(*found)


async def provide_visitor(visit: MaybeVisit) -> PersonRow | None:
    return visit.person if visit else None


async def provide_person(visitor: MaybePerson) -> PersonRow:
    if visitor is None:
        raise NotSignedIn("not-signed-in")
    return visitor


#: For the application: without a session `visitor` is None, and `person` is refused.
DEPENDENCIES = {
    "visit": Provide(provide_visit),
    "visitor": Provide(provide_visitor),
    "person": Provide(provide_person),
}
