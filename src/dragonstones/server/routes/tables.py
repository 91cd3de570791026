"""Tables over HTTP: making, finding, sitting down, starting. Playing uses the WebSocket."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter

from dragonstones.server.hints import hint
from dragonstones.server.hosts import address_for_others
from dragonstones.server.limits import address_of
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.security import MAX_FILE
from dragonstones.server.site import Site
from dragonstones.server.tables import TableRow
from dragonstones.server.visitors import Somebody
from dragonstones.server.words import own_cards
from dragonstones.wire import (
    MOST_SEATS,
    TABLE_ID,
    BotWanted,
    CardInfo,
    CarriedGame,
    Hint,
    Language,
    LobbyRow,
    NewTable,
    OrdersInfo,
    Report,
    SeatWanted,
    StandingOrders,
    TableFound,
    TableInfo,
    TrialWanted,
)

AnyRequest = Request[Any, Any, Any]
OurSite = NamedDependency[Site]
TableId = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}$", description="The id of a table.")]
SeatNumber = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


def site_address(site: Site, request: Request[Any, Any, Any]) -> str:
    """The address by which people reach this site, without a slash at the end."""
    return (site.settings.public_url or str(request.base_url)).rstrip("/")


def table_info(site: Site, table: TableRow) -> TableInfo:
    """The table with who is connected, if it is live here."""
    room = site.rooms.live(table.id)
    has_ratings = site.ratings.is_open
    if room is None:
        return table.info(has_ratings=has_ratings)
    here, stand_ins = room.steward.here(), room.steward.stand_ins()
    return table.info(here, stand_ins, room.audience.spectators, has_ratings)


async def _changed(site: Site, id: str) -> TableInfo:
    site.rooms.setup_changed(id)
    return table_info(site, await site.tables.get(id))


@get(
    "/tables",
    summary="Public tables that people wait or play at; each address has the same share.",
    responses=may_refuse(),
)
async def list_tables(site: OurSite) -> list[LobbyRow]:
    return [table.lobby_row() for table in await site.tables.lobby()]


@get("/me/tables", summary="Where I sit or sat, the newest first.", responses=may_refuse(401))
async def my_tables(site: OurSite, person: Somebody) -> list[TableInfo]:
    return [table_info(site, table) for table in await site.tables.of_person(person.id)]


@post(
    "/tables",
    summary="A new table; with `start` it begins at once, if no seat is free.",
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def create_table(
    site: OurSite, request: AnyRequest, person: Somebody, data: JSONBody[NewTable]
) -> TableInfo:
    address = address_of(request.scope)
    site.limits.check("table-address", address)
    site.limits.check("table", person.id)
    table = await site.tables.create(person, data, address)
    return await _changed(site, table.id)


@post(
    "/tables/trial",
    summary="Play on from a moment of a finished game, with bots in the other seats.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
    request_max_body_size=MAX_FILE,
)
async def create_trial(
    site: OurSite, request: AnyRequest, person: Somebody, data: JSONBody[TrialWanted]
) -> TableInfo:
    site.limits.check("table-address", address_of(request.scope))
    site.limits.check("table", person.id)
    return await _changed(site, (await site.trials.make(person, data)).id)


@post(
    "/me/games",
    summary="Add a game that was played on a device without a site to mine; it counts for nothing.",
    responses=may_refuse(400, 401, 403, 409, 413),
    request_max_body_size=MAX_FILE,
)
async def carry_game(
    site: OurSite, request: AnyRequest, person: Somebody, data: JSONBody[CarriedGame]
) -> TableInfo:
    site.limits.check("table-address", address_of(request.scope))
    site.limits.check("carry", person.id)
    return table_info(site, await site.carried.add(person, data))


@get(
    "/tables/{table_id:str}",
    summary="One table; anybody who knows its id may look.",
    responses=may_refuse(400, 404),
)
async def show_table(site: OurSite, table_id: TableId) -> TableInfo:
    return table_info(site, await not_closed(site, table_id))


@get(
    "/tables/{table_id:str}/cards",
    summary="The cards that only this table has in its box, home-made ones, with their texts.",
    responses=may_refuse(400, 404),
)
async def table_cards(
    site: OurSite, table_id: TableId, lang: FromQuery[Language] = "en"
) -> list[CardInfo]:
    table = await not_closed(site, table_id)
    return own_cards(table.game_rules, lang)


@get(
    "/tables/{table_id:str}/orders",
    summary="My standing orders at a table; nobody else sees them.",
    responses=may_refuse(400, 401, 403, 404),
)
async def my_orders(site: OurSite, person: Somebody, table_id: TableId) -> OrdersInfo:
    return await site.orders_of(person, table_id)


@put(
    "/tables/{table_id:str}/orders",
    summary="Give standing orders, or withdraw them: the list is all that there is.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def give_orders(
    site: OurSite, person: Somebody, table_id: TableId, data: JSONBody[StandingOrders]
) -> OrdersInfo:
    site.limits.check("seat", person.id)
    return await site.give_orders(person, table_id, data.orders)


async def not_closed(site: Site, id: str) -> TableRow:
    table = await site.tables.get(id)
    if table.state == "closed":
        raise NotFound("no-such-table")
    return table


@get(
    "/tables/{table_id:str}/qr.svg",
    summary="The link of a table as a QR code.",
    responses=may_refuse(400, 404),
    media_type="image/svg+xml",
)
async def show_qr(site: OurSite, request: Request[Any, Any, Any], table_id: TableId) -> bytes:
    await not_closed(site, table_id)
    address = address_for_others(site.settings, request.scope)
    if address is None:
        raise NotFound("only-this-machine")
    return _qr(f"{address}/t/{table_id}")


def _qr(link: str) -> bytes:
    """A QR code, dark on light in both themes, as cameras need it."""
    drawn = BytesIO()
    code = segno.make(link, error="l", micro=False)
    code.save(drawn, kind="svg", border=2, dark="#21150e", light="#fdf7e8", omitsize=True)
    return drawn.getvalue()


@get(
    "/codes/{code:str}",
    summary="The table that six letters lead to.",
    responses=may_refuse(400, 404),
)
async def find_by_code(
    site: OurSite,
    request: AnyRequest,
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
    await site.tables.sit(person, table_id, data.seat, data.luck, data.colour)
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
    summary="Send a person or a bot away before the start; later, replace an absent one by a bot,"
    " and at a party anybody.",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def clear_seat(
    site: OurSite, person: Somebody, table_id: TableId, seat: SeatNumber
) -> TableInfo:
    room = await site.rooms.get(table_id)
    is_party = room.table.party
    if room.table.state == "playing" and (is_party or not await room.steward.is_here(seat)):
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


@put(
    "/tables/{table_id:str}/pause",
    summary="Let the clocks of a party stand still (host).",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def pause_table(site: OurSite, person: Somebody, table_id: TableId) -> TableInfo:
    site.limits.check("seat", person.id)
    await site.tables.pause(person, table_id, True)
    return await _changed(site, table_id)


@delete(
    "/tables/{table_id:str}/pause",
    status_code=200,
    summary="Go on after a pause (host).",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def resume_table(site: OurSite, person: Somebody, table_id: TableId) -> TableInfo:
    await site.tables.pause(person, table_id, False)
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
    summary="The same again; all who ask come to the same new table. At a party the host may ask in"
    " the middle of the game, and all are there.",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def rematch(
    site: OurSite, request: AnyRequest, person: Somebody, table_id: TableId
) -> TableInfo:
    site.limits.check("table", person.id)
    new = await site.tables.rematch(person, table_id, address_of(request.scope))
    if new.state == "open" and new.seat_of(person.id) is None:
        await site.tables.sit(person, new.id, None, None)
    await _changed(site, table_id)
    return await _changed(site, new.id)


@post(
    "/tables/{table_id:str}/hint",
    status_code=200,
    summary="What a bot would do in my place, if the table allows it and all others are bots.",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def give_hint(
    site: OurSite, person: Somebody, table_id: TableId, lang: FromQuery[Language] = "en"
) -> Hint:
    site.limits.check("hint", person.id)
    return await hint(site, person, table_id, lang)


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
        create_trial,
        carry_game,
        show_table,
        table_cards,
        my_orders,
        give_orders,
        show_qr,
        find_by_code,
        take_seat,
        leave_seat,
        put_bot,
        clear_seat,
        start_table,
        pause_table,
        resume_table,
        close_table,
        rematch,
        give_hint,
        report_line,
    ],
    tags=["tables"],
)
