"""Tables over HTTP: making, finding, sitting down, starting. Playing is done on the WebSocket."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

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
    Hint,
    Language,
    LobbyRow,
    NewTable,
    PastGame,
    PastGames,
    Report,
    SeatWanted,
    TableFound,
    TableInfo,
    TrialWanted,
)

AnyRequest = Request[Any, Any, Any]
OurSite = NamedDependency[Site]
TableId = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}$", description="The id of a table.")]
#: Finished games in one answer.
MOST_GAMES = 50
SeatNumber = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


def site_address(site: Site, request: Request[Any, Any, Any]) -> str:
    """The address by which people reach this site, without a slash at the end."""
    return (site.settings.public_url or str(request.base_url)).rstrip("/")


def _info(site: Site, table: TableRow) -> TableInfo:
    """The table with who is connected, if it is live here."""
    room = site.rooms.live(table.id)
    if room is None:
        return table.info()
    return table.info(room.steward.here(), room.steward.stand_ins(), room.audience.spectators)


async def _changed(site: Site, id: str) -> TableInfo:
    site.rooms.setup_changed(id)
    return _info(site, await site.tables.get(id))


@get(
    "/tables",
    summary="Public tables that people wait or play at; each address has the same share.",
    responses=may_refuse(),
)
async def list_tables(site: OurSite) -> list[LobbyRow]:
    return [table.lobby_row() for table in await site.tables.lobby()]


@get("/me/tables", summary="Where I sit or sat, the newest first.", responses=may_refuse(401))
async def my_tables(site: OurSite, person: Somebody) -> list[TableInfo]:
    return [_info(site, table) for table in await site.tables.of_person(person.id)]


@get(
    "/me/games",
    summary="My finished games, the newest first; `before` asks for older ones.",
    responses=may_refuse(400, 401),
)
async def my_games(
    site: OurSite,
    person: Somebody,
    before: Annotated[
        str | None,
        QueryParameter(
            pattern=f"^[0-9]{{1,15}}-{TABLE_ID}$", description="As `older` in the last answer."
        ),
    ] = None,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_GAMES, description="How many.")] = 10,
) -> PastGames:
    ended, _, id = (before or "").partition("-")
    found = await site.tables.finished(person.id, count + 1, (int(ended), id) if before else None)
    last = found[count - 1] if len(found) > count else None
    return PastGames(
        games=[_past(table, person.id) for table in found[:count]],
        older=f"{last.ended}-{last.id}" if last else None,
    )


def _past(table: TableRow, person: str) -> PastGame:
    assert table.ended is not None
    assert table.result is not None
    return PastGame(
        table=table.info(), ended=table.ended, mine=table.seats_of(person), result=table.result
    )


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


@get(
    "/tables/{table_id:str}",
    summary="One table; anybody who knows its id may look.",
    responses=may_refuse(400, 404),
)
async def show_table(site: OurSite, table_id: TableId) -> TableInfo:
    return _info(site, await _not_closed(site, table_id))


@get(
    "/tables/{table_id:str}/cards",
    summary="The cards that only this table has in its box, home-made ones, with their texts.",
    responses=may_refuse(400, 404),
)
async def table_cards(
    site: OurSite, table_id: TableId, lang: FromQuery[Language] = "en"
) -> list[CardInfo]:
    table = await _not_closed(site, table_id)
    return own_cards(table.game_rules, lang)


async def _not_closed(site: Site, id: str) -> TableRow:
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
    await _not_closed(site, table_id)
    address = address_for_others(site.settings, request.scope)
    if address is None:
        raise NotFound("only-this-machine")
    return _qr(f"{address}/t/{table_id}")


def _qr(link: str) -> bytes:
    """Ink on parchment in both themes: a camera needs it dark on light."""
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
    summary="Send a person or a bot away before the start; later, replace an absent one by a bot.",
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
        my_games,
        create_table,
        create_trial,
        show_table,
        table_cards,
        show_qr,
        find_by_code,
        take_seat,
        leave_seat,
        put_bot,
        clear_seat,
        start_table,
        close_table,
        rematch,
        give_hint,
        report_line,
    ],
    tags=["tables"],
)
