"""Passkeys: making them, signing in with them, removing them one by one."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from dragonstones.server.limits import address_of
from dragonstones.server.passkeys import Passkeys, RelyingParty
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.people import signed_in
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.routes.tables import site_address
from dragonstones.server.site import Site
from dragonstones.server.visitors import MaybeVisit, Somebody, device_of
from dragonstones.wire import (
    CodesWanted,
    NewPasskey,
    PasskeyInfo,
    PasskeyLogin,
    PasskeyOptions,
    Person,
)

AnyRequest = Request[Any, Any, Any]
OurSite = NamedDependency[Site]
OurPasskeys = NamedDependency[Passkeys]
PasskeyId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="As in the list.")]


async def open_passkeys(site: OurSite) -> Passkeys:
    if not site.passkeys.is_open:
        raise NotFound("no-passkeys")
    return site.passkeys


def _party(site: Site, request: AnyRequest) -> RelyingParty:
    address = site_address(site, request)
    return RelyingParty(urlsplit(address).hostname or "", address)


@get("/me/passkeys", summary="My passkeys, the oldest first.", responses=may_refuse(401, 404))
async def my_passkeys(passkeys: OurPasskeys, person: Somebody) -> list[PasskeyInfo]:
    return await passkeys.of(person)


@post(
    "/me/passkeys/options",
    status_code=200,
    summary="What a browser needs to make a passkey; a member gives the password.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def ask_for_new(
    site: OurSite,
    passkeys: OurPasskeys,
    request: AnyRequest,
    person: Somebody,
    data: JSONBody[CodesWanted],
) -> PasskeyOptions:
    site.limits.check("password", person.id)
    party = _party(site, request)
    return PasskeyOptions(options=await passkeys.ask_for_new(person, data.password, party))


@post(
    "/me/passkeys",
    summary="Keep a passkey that the browser has made.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def add_passkey(
    site: OurSite,
    passkeys: OurPasskeys,
    request: AnyRequest,
    person: Somebody,
    data: JSONBody[NewPasskey],
) -> list[PasskeyInfo]:
    await passkeys.add(person, data.name, data.credential, _party(site, request))
    return await passkeys.of(person)


@delete(
    "/me/passkeys/{passkey:str}",
    status_code=200,
    summary="Remove one of my passkeys.",
    responses=may_refuse(400, 401, 403, 404),
)
async def remove_passkey(
    passkeys: OurPasskeys, person: Somebody, passkey: PasskeyId
) -> list[PasskeyInfo]:
    await passkeys.remove(person, passkey)
    return await passkeys.of(person)


@post(
    "/passkeys/options",
    status_code=200,
    summary="What a browser needs to sign somebody in with a passkey.",
    responses=may_refuse(403, 404),
)
async def ask_to_sign_in(
    site: OurSite, passkeys: OurPasskeys, request: AnyRequest
) -> PasskeyOptions:
    site.limits.check("login", address_of(request.scope))
    return PasskeyOptions(options=await passkeys.ask(_party(site, request)))


@post(
    "/passkeys/login",
    status_code=200,
    summary="Sign in with a passkey.",
    responses=may_refuse(400, 403, 404, 413),
)
async def sign_in(
    site: OurSite,
    passkeys: OurPasskeys,
    request: AnyRequest,
    visit: MaybeVisit,
    data: JSONBody[PasskeyLogin],
) -> Response[Person]:
    site.limits.check("login", address_of(request.scope))
    session = visit.session if visit else None
    party, device = _party(site, request), device_of(request)
    person, token = await passkeys.login(data.credential, party, device, session)
    return await signed_in(request, person, token)


router = Router(
    "/",
    route_handlers=[
        my_passkeys,
        ask_for_new,
        add_passkey,
        remove_passkey,
        ask_to_sign_in,
        sign_in,
    ],
    dependencies={"passkeys": Provide(open_passkeys)},
    tags=["people"],
)
