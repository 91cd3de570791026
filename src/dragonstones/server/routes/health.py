"""For monitoring: is the site alive, is it ready, and its metrics."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable
from typing import Annotated, Protocol, TypeVar

from litestar import Response, Router, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter
from sqlalchemy.exc import SQLAlchemyError

from dragonstones.server.database import Database, is_away
from dragonstones.server.hub import Hub
from dragonstones.server.journal import Journal
from dragonstones.server.metrics import CONTENT_TYPE, Metrics, merged
from dragonstones.server.migrate import head, revision
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.settings import Settings
from dragonstones.server.siblings import Siblings
from dragonstones.wire import Reply

T = TypeVar("T")

#: Seconds after which a part that has not answered counts as failed.
PATIENCE = 3


class Parts(Protocol):
    """The parts of a `Site` that are checked."""

    settings: Settings
    database: Database
    hub: Hub
    journal: Journal
    metrics: Metrics
    siblings: Siblings | None


class Alive(Reply):
    alive: bool


class Ready(Reply):
    ready: bool
    #: Whether each part works.
    parts: dict[str, bool]


@get("/healthz", summary="The process is alive", tags=["operation"], responses=may_refuse())
async def alive() -> Alive:
    return Alive(alive=True)


@get(
    "/readyz",
    summary="The site can be used",
    tags=["operation"],
    responses={503: ResponseSpec(Ready, description="A part is not well"), **may_refuse()},
)
async def ready(state: State) -> Response[Ready]:
    site: Parts = state.site
    steps, has_redis, can_write = await asyncio.gather(
        _step(site.database), _soon(site.hub.is_well()), _can_write(site.database)
    )
    parts = {
        "database": steps is not None,
        "migrations": steps == head(),
        "journal": site.journal.is_open and can_write,
    }
    if site.settings.redis_url:
        parts["redis"] = bool(has_redis)
    all_well = all(parts.values())
    return Response(Ready(ready=all_well, parts=parts), status_code=200 if all_well else 503)


async def _step(database: Database) -> str | None:
    """The last step of the migrations; "": none yet, None: the database does not answer."""

    async def look() -> str:
        async with database.read() as connection:
            return await connection.run_sync(revision) or ""

    return await _soon(look())


async def _can_write(database: Database) -> bool:
    """Whether an answer could be saved now."""

    async def write() -> bool:
        await database.check_writing()
        return True

    return bool(await _soon(write()))


async def _soon(answer: Awaitable[T]) -> T | None:
    try:
        async with asyncio.timeout(PATIENCE):
            return await answer
    except Exception as error:
        if is_away(error) or isinstance(error, OSError | SQLAlchemyError):
            return None
        raise


@get("/metrics", include_in_schema=False)
async def metrics(
    state: State, authorization: Annotated[str, HeaderParameter(name="Authorization")] = ""
) -> Response[bytes]:
    site: Parts = state.site
    token = site.settings.metrics_token
    if not token:
        raise NotFound("no-such-page")
    if not hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode()):
        return Response(b"", status_code=401, headers={"WWW-Authenticate": "Bearer"})
    page = site.metrics.page()
    if site.siblings:
        others = await site.siblings.ask("metrics")
        page = merged({site.siblings.number: page, **others})
    return Response(page, media_type=CONTENT_TYPE)


router = Router("/", route_handlers=[alive, ready, metrics])
