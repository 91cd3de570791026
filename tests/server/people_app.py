"""A small site with people only: their routes, the middlewares, a real database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar, Router, WebSocket, get, websocket
from litestar.datastructures import State
from sqlalchemy import select

from dragonstones.engine import Refused
from dragonstones.server import outbox, schema
from dragonstones.server.database import Database
from dragonstones.server.limits import AddressLimit, Limits
from dragonstones.server.passwords import Passwords
from dragonstones.server.people import People, PersonRow
from dragonstones.server.routes.people import router
from dragonstones.server.routes.problems import HANDLERS
from dragonstones.server.security import MAX_BODY, CheckedRequest, SameOrigin, add_headers
from dragonstones.server.settings import Settings
from dragonstones.server.visitors import DEPENDENCIES, MaybePerson, person_of_scope
from tests.server.made import make_tables, quick_hasher

PASSWORD = "a stone in the fist"


@dataclass
class SmallSite:
    settings: Settings
    database: Database
    people: People
    limits: Limits


@asynccontextmanager
async def small_site(database_url: str, **settings: Any) -> AsyncIterator[SmallSite]:
    chosen = Settings(database_url=database_url, **{"rate_limits": 0, **settings})
    database = Database(database_url)
    await make_tables(database)
    people = People(database, chosen, Passwords(quick_hasher()))
    yield SmallSite(chosen, database, people, Limits(chosen.rate_limits))
    await database.close()


@get("/page")
async def page() -> str:
    return "a page"


@get("/api/whoever")
async def whoever(visitor: MaybePerson) -> str:
    return visitor.name if visitor else ""


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Says who one is."""
    found = await person_of_scope(socket.app.state.site, socket)
    await socket.accept()
    await socket.send_text(found[0].name if found else "")
    await socket.close()


def small_app(site: SmallSite) -> Litestar:
    return Litestar(
        [Router("/api", route_handlers=[router]), page, whoever, socket],
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,  # type: ignore[arg-type]
        middleware=[AddressLimit(site.limits), SameOrigin(site.settings.public_url)],
        before_send=[add_headers],
        request_class=CheckedRequest,
        request_max_body_size=MAX_BODY,
        state=State({"site": site}),
        openapi_config=None,
        logging_config=None,
    )


def browser(
    app: Litestar, base_url: str = "http://stones.example", address: str = "192.0.2.1"
) -> httpx.AsyncClient:
    """With cookies and an address of its own."""
    transport = httpx.ASGITransport(
        app,  # type: ignore[arg-type]
        raise_app_exceptions=False,
        client=(address, 50_000),
    )
    return httpx.AsyncClient(transport=transport, base_url=base_url)


@asynccontextmanager
async def listening(app: Litestar) -> AsyncIterator[int]:
    """The application on a real socket; its port."""
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, ws="websockets-sansio", log_config=None, lifespan="off")
    )
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup()
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        await server.shutdown()


@contextmanager
def refused(code: str) -> Iterator[None]:
    """What is done inside is refused for this reason."""
    with pytest.raises(Refused) as error:
        yield
    assert error.value.code == code


async def rows(database: Database, table: Any) -> list[Any]:
    async with database.read() as connection:
        return list((await connection.execute(select(table))).all())


async def told(site: SmallSite, person: PersonRow) -> list[str]:
    """The notices that somebody has had, as they are said."""
    found = [row for row in await rows(site.database, schema.outbox) if row.person == person.id]
    return [outbox.in_words(row._mapping, "en").text for row in found]
