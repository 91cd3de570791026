"""The site as a web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from dragonstones import __version__
from dragonstones.server.description import Description
from dragonstones.server.hosts import AllowedHosts
from dragonstones.server.limits import AddressLimit
from dragonstones.server.routes import (
    admin,
    coach,
    forum,
    friends,
    games,
    guild,
    health,
    holidays,
    lessons,
    moderation,
    notices,
    page,
    passkeys,
    people,
    problems,
    profiles,
    puzzles,
    ratings,
    replays,
    tables,
    wellknown,
    workshop,
)
from dragonstones.server.security import MAX_BODY, CheckedRequest, SameOrigin, add_headers
from dragonstones.server.settings import Settings
from dragonstones.server.siblings import Siblings
from dragonstones.server.site import Site
from dragonstones.server.sockets import socket
from dragonstones.server.visitors import DEPENDENCIES

#: Made once: a router that goes into another is copied, which takes a while.
API = Router(
    "/api",
    route_handlers=[
        people.router,
        tables.router,
        games.router,
        workshop.router,
        lessons.router,
        guild.router,
        forum.router,
        moderation.router,
        admin.router,
        puzzles.router,
        profiles.router,
        friends.router,
        ratings.router,
        passkeys.router,
        replays.router,
        coach.router,
        holidays.router,
        notices.router,
    ],
)


async def provide_site(state: State) -> Site:
    site: Site = state.site
    return site


def create_app(settings: Settings, siblings: Siblings | None = None) -> Litestar:
    """`siblings`: the other processes that share our address."""
    site = Site(settings, siblings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await site.start()
        try:
            yield
        finally:
            await site.stop()

    return Litestar(
        route_handlers=[
            API,
            guild.feed_router,
            forum.feed_router,
            health.router,
            wellknown.router,
            socket,
            page.make_router(),
        ],
        state=State({"site": site}),
        dependencies={"site": Provide(provide_site), **DEPENDENCIES},
        exception_handlers=problems.HANDLERS,  # type: ignore[arg-type]
        middleware=[
            AllowedHosts(settings),
            AddressLimit(site.limits),
            SameOrigin(settings.public_url),
        ],
        after_exception=[problems.tell_of_socket],
        before_send=[add_headers],
        lifespan=[lifespan],
        request_class=CheckedRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Dragonstones",
            version=__version__,
            path="/api/schema",
            render_plugins=[Description("/openapi.json")],
        ),
        logging_config=None,
    )
