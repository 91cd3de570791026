"""Tables over HTTP: making, finding, sitting down, starting. Playing is done on the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from dragonstones.server.limits import address_of
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.server.tables import TableRow
from dragonstones.server.visitors import Somebody
from dragonstones.wire import (
    BotWanted,
    LobbyRow,
    NewTable,
    Report,
    SeatWanted,
    TableFound,
    TableInfo,
)

OurSite = NamedDependency[Site]
TableId = Annotated[str, PathParameter(pattern="^[a-z2-7]{12}$", description="The id of a table.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=11)]


def _info(site: Site, table: TableRow) -> TableInfo:
    """With who is connected, if the table is live here."""
    room = site.rooms.live(table.id)
    if room is None:
        return table.info()
    return table.info(room.steward.here(), room.steward.stand_ins(), room.spectators)


async def _changed(site: Site, id: str) -> TableInfo:
    site.rooms.setup_changed(id)
    return _info(site, await site.tables.get(id))


@get(
    "/tables",
    summary="Public tables that are open or being played at, the newest first.",
    responses=may_refuse(),
)
async def list_tables(site: OurSite) -> list[LobbyRow]:
    return [table.lobby_row() for table in await site.tables.lobby()]


@get("/me/tables", summary="Where I sit or sat, the newest first.", responses=may_refuse(401))
async def my_tables(site: OurSite, person: Somebody) -> list[TableInfo]:
    return [_info(site, table) for table in await site.tables.of_person(person.id)]


@post(
    "/tables",
    summary="A new table; it starts at once if no seat is left free.",
    responses=may_refuse(400, 401, 403, 413),
)
async def create_table(site: OurSite, person: Somebody, data: JSONBody[NewTable]) -> TableInfo:
    site.limits.check("table", person.id)
    table = await site.tables.create(person, data)
    return await _changed(site, table.id)


@get(
    "/tables/{table_id:str}",
    summary="One table; who knows its id may look.",
    responses=may_refuse(400, 404),
)
async def show_table(site: OurSite, table_id: TableId) -> TableInfo:
    table = await site.tables.get(table_id)
    if table.state == "closed":
        raise NotFound("no-such-table")
    return _info(site, table)


@get(
    "/codes/{code:str}",
    summary="The table that six letters lead to.",
    responses=may_refuse(400, 404),
)
async def find_by_code(
    site: OurSite,
    request: Request[Any, Any, Any],
    code: Annotated[str, PathParameter(min_length=1, max_length=20)],
) -> TableFound:
    site.limits.check("code", address_of(request.scope))
    return TableFound(id=await site.tables.id_of(code))


@put(
    "/tables/{table_id:str}/seat",
    summary="Sit down: anywhere, on a certain seat, or again.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def take_seat(
    site: OurSite, person: Somebody, table_id: TableId, data: JSONBody[SeatWanted]
) -> TableInfo:
    site.limits.check("seat", person.id)
    await site.tables.sit(person, table_id, data.seat, data.luck)
    return await _changed(site, table_id)


@delete(
    "/tables/{table_id:str}/seat",
    status_code=200,
    summary="Get up; in the middle of a game a bot plays on.",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def leave_seat(site: OurSite, person: Somebody, table_id: TableId) -> TableInfo:
    await site.tables.leave(person, table_id)
    return await _changed(site, table_id)


@put(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="A bot into a free seat (host).",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def put_bot(
    site: OurSite, person: Somebody, table_id: TableId, seat: SeatNumber, data: JSONBody[BotWanted]
) -> TableInfo:
    site.limits.check("seat", person.id)
    await site.tables.put_bot(person, table_id, seat, data.bot)
    return await _changed(site, table_id)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    summary="Send a person or a bot away, before the start; later, let a bot play for who is away.",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def clear_seat(
    site: OurSite, person: Somebody, table_id: TableId, seat: SeatNumber
) -> TableInfo:
    room = await site.rooms.get(table_id)
    if room.table.state == "playing" and not await room.steward.is_here(seat):
        await site.tables.call_stand_in(person, table_id, seat)
    else:
        await site.tables.remove(person, table_id, seat)
    return await _changed(site, table_id)


@post(
    "/tables/{table_id:str}/start",
    status_code=200,
    summary="Begin to play (host).",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def start_table(site: OurSite, person: Somebody, table_id: TableId) -> TableInfo:
    await site.tables.start(person, table_id)
    return await _changed(site, table_id)


@delete(
    "/tables/{table_id:str}",
    summary="Give a table up that has not started (host).",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def close_table(site: OurSite, person: Somebody, table_id: TableId) -> None:
    await site.tables.close(person, table_id)
    site.rooms.setup_changed(table_id)


@post(
    "/tables/{table_id:str}/rematch",
    status_code=200,
    summary="The same again; all who ask come to the same new table.",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def rematch(site: OurSite, person: Somebody, table_id: TableId) -> TableInfo:
    site.limits.check("table", person.id)
    new = await site.tables.rematch(person, table_id)
    if new.state == "open" and new.seat_of(person.id) is None:
        await site.tables.sit(person, new.id, None, None)
    await _changed(site, table_id)
    return await _changed(site, new.id)


@post(
    "/tables/{table_id:str}/reports",
    status_code=204,
    summary="Report a line to the site.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def report_line(
    site: OurSite, person: Somebody, table_id: TableId, data: JSONBody[Report]
) -> None:
    site.limits.check("report", person.id)
    table = await site.tables.get(table_id)
    await site.talk.report(table, person, data.line, data.reason)


router = Router(
    "/",
    route_handlers=[
        list_tables,
        my_tables,
        create_table,
        show_table,
        find_by_code,
        take_seat,
        leave_seat,
        put_bot,
        clear_seat,
        start_table,
        close_table,
        rematch,
        report_line,
    ],
    tags=["tables"],
)
