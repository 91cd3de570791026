"""The coach's reports on finished games."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.routes.tables import SeatNumber, TableId
from dragonstones.server.site import Site
from dragonstones.server.visitors import MaybePerson, Somebody
from dragonstones.wire import Coaching, CoachSeats, CoachShared

OurSite = NamedDependency[Site]
PATH = "/tables/{table_id:str}/coach/{seat:int}"


@get(
    "/tables/{table_id:str}/coach",
    summary="Through whose eyes I can look at a finished game with the coach.",
    responses=may_refuse(400, 404, 409),
)
async def coached_seats(site: OurSite, visitor: MaybePerson, table_id: TableId) -> CoachSeats:
    return await site.coaches.seats(table_id, visitor)


@post(
    PATH,
    summary="Ask the coach about a finished game of mine; it is put into a queue.",
    responses=may_refuse(400, 401, 403, 404, 409),
    status_code=HTTP_200_OK,
)
async def ask_coach(
    site: OurSite, person: Somebody, table_id: TableId, seat: SeatNumber
) -> Coaching:
    site.limits.check("measurement", person.id)
    return await site.coaches.ask(table_id, seat, person)


@get(
    PATH,
    summary="What the coach has said so far: to those who played, or to all if it is shared.",
    responses=may_refuse(400, 404, 409),
)
async def read_coach(
    site: OurSite, visitor: MaybePerson, table_id: TableId, seat: SeatNumber
) -> Coaching:
    return await site.coaches.read(table_id, seat, visitor)


@put(
    PATH,
    summary="Share the report on my seat with whoever has the link, or do so no longer.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def share_coach(
    site: OurSite,
    person: Somebody,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[CoachShared],
) -> Coaching:
    site.limits.check("measurement", person.id)
    return await site.coaches.share(table_id, seat, person, data.shared)


@delete(
    PATH,
    summary="Cancel what I have asked for.",
    responses=may_refuse(400, 401, 403, 404, 409),
    status_code=HTTP_200_OK,
)
async def cancel_coach(
    site: OurSite, person: Somebody, table_id: TableId, seat: SeatNumber
) -> Coaching:
    return await site.coaches.cancel(table_id, seat, person)


router = Router(
    "/",
    route_handlers=[coached_seats, ask_coach, read_coach, share_coach, cancel_coach],
    tags=["coach"],
)
