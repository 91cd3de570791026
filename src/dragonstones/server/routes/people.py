"""Guests, members, sessions, mutes; everybody's own data."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET, UnsetType

from dragonstones.lookalikes import name_key
from dragonstones.server.limits import Limits, address_of
from dragonstones.server.people import People, PersonRow, Visit
from dragonstones.server.refusals import Conflict, NotSignedIn
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.visitors import (
    MaybePerson,
    MaybeVisit,
    Somebody,
    device_of,
    person_reply,
    session_cookie,
    token_of,
)
from dragonstones.wire import (
    CodesWanted,
    Farewell,
    Login,
    NewGuest,
    NewMember,
    Person,
    PersonChange,
    Recovery,
    RecoveryCodes,
    SessionInfo,
)

AnyRequest = Request[Any, Any, Any]
#: For the schema: the answer has no body.
SIGNED_OUT = ResponseSpec(None, description="Done; the cookie is removed.")
OurPeople = NamedDependency[People]
OurLimits = NamedDependency[Limits]
SessionId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="As in the list.")]
PersonId = Annotated[
    str, PathParameter(pattern="^[0-9a-f]{20}$", description="The id of a person.")
]


@post(
    "/guests",
    summary="Come in with a name and nothing else.",
    responses=may_refuse(400, 403, 409, 413),
)
async def new_guest(
    data: JSONBody[NewGuest],
    request: AnyRequest,
    visitor: MaybePerson,
    people: OurPeople,
    limits: OurLimits,
) -> Response[Person]:
    # A guest has nothing but the session: a second one would cut them off from their games.
    if visitor is not None:
        raise Conflict("already-signed-in", name=visitor.name)
    limits.check("guest", address_of(request.scope))
    person, token = await people.guest(data.name, data.language, device_of(request))
    return await signed_in(request, person, token)


@post(
    "/members",
    summary="Become a member; a guest keeps their games. The recovery codes are shown only here.",
    responses=may_refuse(400, 403, 409, 413),
)
async def new_member(
    data: JSONBody[NewMember],
    request: AnyRequest,
    visitor: MaybePerson,
    people: OurPeople,
    limits: OurLimits,
) -> Response[Person]:
    limits.check("member", address_of(request.scope))
    person, token, codes = await people.register(
        visitor, data.name, data.password, data.language, device_of(request)
    )
    return await signed_in(request, person, token, codes)


@post(
    "/recovery",
    status_code=200,
    summary="Set a new password with a recovery code or a link, and sign in.",
    responses=may_refuse(400, 403, 413),
)
async def recover(
    data: JSONBody[Recovery], request: AnyRequest, people: OurPeople, limits: OurLimits
) -> Response[Person]:
    limits.check("recovery", address_of(request.scope))
    person, token = await people.recover(data.secret, data.password, device_of(request))
    return await signed_in(request, person, token)


@post(
    "/me/recovery-codes",
    status_code=200,
    summary="New recovery codes instead of the old ones; they are shown only here.",
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def new_codes(
    data: JSONBody[CodesWanted], person: Somebody, people: OurPeople, limits: OurLimits
) -> RecoveryCodes:
    limits.check("password", person.id)
    return RecoveryCodes(recovery_codes=await people.new_codes(person, data.password))


@post(
    "/login", status_code=200, summary="Sign in as a member.", responses=may_refuse(400, 403, 413)
)
async def login(
    data: JSONBody[Login],
    request: AnyRequest,
    visit: MaybeVisit,
    people: OurPeople,
    limits: OurLimits,
) -> Response[Person]:
    limits.check("login", address_of(request.scope))
    limits.check("login-name", name_key(data.name))
    person, token = await people.login(
        data.name, data.password, device_of(request), visit.session if visit else None
    )
    return await signed_in(request, person, token)


@post(
    "/logout",
    status_code=204,
    summary="End this session.",
    responses={204: SIGNED_OUT, **may_refuse(403)},
)
async def logout(request: AnyRequest, visit: MaybeVisit, people: OurPeople) -> Response[None]:
    if visit is not None:
        await people.logout(visit.session)
    return _signed_out(request)


@get("/me", summary="Who I am.", responses=may_refuse(401))
async def me(request: AnyRequest, person: Somebody) -> Response[Person]:
    # A browser forgets a cookie after a while: every visit renews it.
    return await signed_in(request, person, token_of(request))


@patch(
    "/me",
    summary="Change name, language or password.",
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def change_me(
    data: JSONBody[PersonChange],
    request: AnyRequest,
    visit: MaybeVisit,
    people: OurPeople,
    limits: OurLimits,
) -> Person:
    visit = _needed(visit)
    if data.password is not None:
        limits.check("password", visit.person.id)
    if data.name is not None:
        limits.check("name", visit.person.id)
    person = await people.change(visit, data)
    return await person_reply(request.app.state.site, person, request.scope)


@delete(
    "/me",
    summary="Remove me and what I have said; a member gives the password.",
    responses={204: SIGNED_OUT, **may_refuse(400, 401, 403, 413)},
)
async def delete_me(
    request: AnyRequest,
    person: Somebody,
    people: OurPeople,
    limits: OurLimits,
    data: JSONBody[Farewell | None] = None,
) -> Response[None]:
    limits.check("password", person.id)
    wish = data or Farewell()
    await people.delete(person, wish.password, wish.withdraw)
    return _signed_out(request)


@get("/me/export", summary="All that is stored about me.", responses=may_refuse(401, 404))
async def export_me(
    person: Somebody, people: OurPeople, limits: OurLimits
) -> Response[dict[str, Any]]:
    limits.check("export", person.id)
    return Response(
        await people.export(person),
        headers={"Content-Disposition": 'attachment; filename="dragonstones.json"'},
    )


@get("/me/sessions", summary="Where I am signed in.", responses=may_refuse(401))
async def my_sessions(visit: MaybeVisit, people: OurPeople) -> list[SessionInfo]:
    return await people.sessions(_needed(visit))


@delete("/me/sessions", summary="End all my sessions but this one.", responses=may_refuse(401, 403))
async def end_other_sessions(visit: MaybeVisit, people: OurPeople) -> None:
    await people.revoke_others(_needed(visit))


@delete(
    "/me/sessions/{session:str}",
    summary="End one of my sessions.",
    responses=may_refuse(400, 401, 403, 404),
)
async def end_session(session: SessionId, person: Somebody, people: OurPeople) -> None:
    await people.revoke(person, session)


@put(
    "/me/mutes/{other:str}",
    status_code=204,
    summary="Do not show me what somebody says.",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def mute(other: PersonId, person: Somebody, people: OurPeople, limits: OurLimits) -> None:
    limits.check("mute", person.id)
    await people.mute(person, other)


@delete(
    "/me/mutes/{other:str}",
    summary="Show me again what somebody says.",
    responses=may_refuse(400, 401, 403),
)
async def unmute(other: PersonId, person: Somebody, people: OurPeople) -> None:
    await people.unmute(person, other)


def _needed(visit: Visit | None) -> Visit:
    if visit is None:
        raise NotSignedIn("not-signed-in")
    return visit


async def signed_in(
    request: AnyRequest, person: PersonRow, token: str, codes: list[str] | UnsetType = UNSET
) -> Response[Person]:
    reply = await person_reply(request.app.state.site, person, request.scope)
    reply.recovery_codes = codes
    return Response(reply, cookies=[session_cookie(request.scope, token)])


def _signed_out(request: AnyRequest) -> Response[None]:
    return Response(None, cookies=[session_cookie(request.scope, "")])


def _people(state: State) -> People:
    people: People = state.site.people
    return people


def _limits(state: State) -> Limits:
    limits: Limits = state.site.limits
    return limits


router = Router(
    "/",
    route_handlers=[
        new_guest,
        new_member,
        recover,
        new_codes,
        login,
        logout,
        me,
        change_me,
        delete_me,
        export_me,
        my_sessions,
        end_other_sessions,
        end_session,
        mute,
        unmute,
    ],
    dependencies={
        "people": Provide(_people, sync_to_thread=False),
        "limits": Provide(_limits, sync_to_thread=False),
    },
    tags=["people"],
)
