"""What I was told, and how I want to be told."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from dragonstones.server.limits import address_of
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.server.visitors import Somebody, device_of
from dragonstones.wire import (
    Language,
    MailAddress,
    MailToken,
    NewPushDevice,
    NoticeChoices,
    NoticeSettings,
    NoticesInfo,
    NoticesSeen,
)

OurSite = NamedDependency[Site]
AnyRequest = Request[Any, Any, Any]
DeviceId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="As in the list.")]
Token = Annotated[str, QueryParameter(min_length=1, max_length=200, description="Of the link.")]


async def provide_told(site: OurSite) -> Site:
    if not site.outbox.is_open:
        raise NotFound("no-notices-here")
    return site


@get(
    "/me/notices", summary="What I was told, the newest first.", responses=may_refuse(400, 401, 404)
)
async def my_notices(
    told: NamedDependency[Site], person: Somebody, lang: FromQuery[Language | None] = None
) -> NoticesInfo:
    return await told.outbox.read(person, lang)


@post(
    "/me/notices/seen",
    status_code=200,
    summary="I have seen all up to a time.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def see_notices(
    told: NamedDependency[Site], person: Somebody, data: JSONBody[NoticesSeen]
) -> NoticesInfo:
    await told.outbox.see_all(person, data.until)
    return await told.outbox.read(person)


@get(
    "/me/notices/settings",
    summary="How I want to be told of what, and where.",
    responses=may_refuse(401, 404),
)
async def my_settings(told: NamedDependency[Site], person: Somebody) -> NoticeSettings:
    return await _settings(told, person)


@put(
    "/me/notices/settings",
    summary="Choose how I am told of what.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def choose(
    told: NamedDependency[Site], person: Somebody, data: JSONBody[NoticeChoices]
) -> NoticeSettings:
    await told.outbox.choose(person, data)
    return await _settings(told, person)


@put(
    "/me/notices/mail",
    summary="Give a mail address, to which a link is sent; or none any more.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def set_address(
    told: NamedDependency[Site], person: Somebody, data: JSONBody[MailAddress]
) -> NoticeSettings:
    told.limits.check("mail", person.id)
    await told.mail.set_address(person, data.address)
    return await _settings(told, person)


@post(
    "/me/notices/devices",
    summary="Show notices in this browser, also when no page is open.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def add_device(
    told: NamedDependency[Site],
    request: AnyRequest,
    person: Somebody,
    data: JSONBody[NewPushDevice],
) -> NoticeSettings:
    await told.push.add(person, data, device_of(request))
    return await _settings(told, person)


@delete(
    "/me/notices/devices/{device_id:str}",
    status_code=200,
    summary="Show no more notices in a browser.",
    responses=may_refuse(400, 401, 403, 404),
)
async def remove_device(
    told: NamedDependency[Site], person: Somebody, device_id: DeviceId
) -> NoticeSettings:
    await told.push.remove(person, device_id)
    return await _settings(told, person)


@post(
    "/mail/confirm",
    status_code=204,
    summary="Confirm a mail address, with the link that was sent there.",
    responses=may_refuse(400, 403, 404, 413),
)
async def confirm_mail(
    told: NamedDependency[Site], request: AnyRequest, data: JSONBody[MailToken]
) -> None:
    told.limits.check("recovery", address_of(request.scope))
    await told.mail.confirm(data.token)


@post(
    "/mail/stop",
    status_code=204,
    summary="No more mail: what a mail program calls when somebody presses its button.",
    responses=may_refuse(400, 403, 404),
)
async def stop_mail(told: NamedDependency[Site], request: AnyRequest, token: Token) -> None:
    told.limits.check("recovery", address_of(request.scope))
    await told.mail.stop(token)


async def _settings(site: Site, person: PersonRow) -> NoticeSettings:
    choices, address, confirmed = await site.outbox.chosen(person)
    return NoticeSettings(
        choices=choices,
        mail=site.mail.is_open,
        address=address,
        confirmed=confirmed,
        push_key=site.push.public_key,
        devices=await site.push.devices(person),
    )


router = Router(
    "/",
    route_handlers=[
        my_notices,
        see_notices,
        my_settings,
        choose,
        set_address,
        add_device,
        remove_device,
        confirm_mail,
        stop_mail,
    ],
    dependencies={"told": Provide(provide_told)},
    tags=["notices"],
)
