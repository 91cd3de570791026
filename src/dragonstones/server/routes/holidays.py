"""Holidays, on which a person's clocks stop in games by days."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.server.visitors import Somebody
from dragonstones.wire import Holiday, HolidaysInfo

OurSite = NamedDependency[Site]
FirstDay = Annotated[
    str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="The first day of it.")
]


@get("/me/holidays", summary="My holidays, and how many days are left.", responses=may_refuse(401))
async def my_holidays(site: OurSite, person: Somebody) -> HolidaysInfo:
    return await site.holidays.read(person)


@post(
    "/me/holidays",
    summary="Take holidays: meanwhile my clocks stand still in games by days.",
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def take_holidays(site: OurSite, person: Somebody, data: JSONBody[Holiday]) -> HolidaysInfo:
    info, tables = await site.holidays.add(person, data)
    return _told(site, info, tables)


@delete(
    "/me/holidays/{first:str}",
    status_code=200,
    summary="Call holidays off; those that have begun end today.",
    responses=may_refuse(400, 401, 403, 404),
)
async def call_off(site: OurSite, person: Somebody, first: FirstDay) -> HolidaysInfo:
    info, tables = await site.holidays.remove(person, first)
    return _told(site, info, tables)


def _told(site: Site, info: HolidaysInfo, tables: list[str]) -> HolidaysInfo:
    for id in tables:
        site.rooms.setup_changed(id)
    return info


router = Router("/", route_handlers=[my_holidays, take_holidays, call_off], tags=["people"])
