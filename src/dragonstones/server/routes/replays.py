"""Finished games over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from dragonstones.server.limits import address_of
from dragonstones.server.replays import MOST
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.routes.tables import TableId, site_address
from dragonstones.server.site import Site
from dragonstones.wire import Export, Language, Replay

#: More frames than any game has.
_FURTHEST = 1_000_000


@get(
    "/tables/{table_id:str}/replay",
    summary="A finished game, as anybody saw it or open.",
    responses=may_refuse(400, 404),
)
async def show_replay(
    site: NamedDependency[Site],
    request: Request[Any, Any, Any],
    table_id: TableId,
    eyes: Annotated[
        str,
        QueryParameter(
            pattern="^([0-9]{1,2}|spectator|open)$",
            description="A seat, a spectator, or behind every screen.",
        ),
    ] = "spectator",
    first: Annotated[int, QueryParameter(ge=0, le=_FURTHEST, description="The first frame.")] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST, description="How many frames.")] = 100,
    words: Annotated[
        Language | None, QueryParameter(description="With sentences in this language.")
    ] = None,
) -> Replay:
    site.limits.check("replay", address_of(request.scope))
    return await site.replays.replay(table_id, eyes, first, count, words)


@get(
    "/tables/{table_id:str}/export",
    summary="A finished game as a file, for `dragonstones replay` and `dragonstones verify`.",
    responses=may_refuse(400, 404),
)
async def export_table(
    site: NamedDependency[Site],
    request: Request[Any, Any, Any],
    table_id: TableId,
    lang: Annotated[Language, QueryParameter(description="For the names of bots.")] = "en",
) -> Response[Export]:
    site.limits.check("replay", address_of(request.scope))
    export = await site.replays.export(table_id, site_address(site, request), lang)
    name = f"dragonstones-{table_id}.json"
    return Response(export, headers={"Content-Disposition": f'attachment; filename="{name}"'})


router = Router("/", route_handlers=[show_replay, export_table], tags=["replays"])
