"""Friends, blocks and invitations; what somebody who comes back is shown."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody

from dragonstones.server.friends import FriendBook
from dragonstones.server.home import news_for
from dragonstones.server.limits import address_of
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.people import PersonId
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.routes.tables import TableId, not_closed
from dragonstones.server.site import Site
from dragonstones.server.visitors import Somebody
from dragonstones.wire import (
    Company,
    Friends,
    FriendWanted,
    HomeNews,
    InvitationWanted,
    InvitedTo,
    Language,
)

AnyRequest = Request[Any, Any, Any]
OurSite = NamedDependency[Site]
OurFriends = NamedDependency[FriendBook]


async def open_friends(site: OurSite) -> FriendBook:
    """Refuse if this site has no friends and invitations."""
    if not site.friends.is_open:
        raise NotFound("no-friends")
    return site.friends


@get(
    "/me/friends",
    summary="My friends, who asks to be one, and whom I have blocked.",
    responses=may_refuse(401),
)
async def my_friends(site: OurSite, person: Somebody) -> Friends:
    return await site.friends.of(person)


@post(
    "/me/friends",
    status_code=200,
    summary="Ask somebody to be a friend; if they have asked, it is a yes.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def ask_friend(
    site: OurSite, friends: OurFriends, person: Somebody, data: JSONBody[FriendWanted]
) -> Friends:
    site.limits.check("friend", person.id)
    await friends.ask(person, data)
    return await friends.of(person)


@delete(
    "/me/friends/{other:str}",
    status_code=200,
    summary="Be friends no more, refuse, or take back what I have asked.",
    responses=may_refuse(400, 401, 403),
)
async def end_friend(site: OurSite, person: Somebody, other: PersonId) -> Friends:
    await site.friends.end(person, other)
    return await site.friends.of(person)


@put(
    "/me/blocks/{other:str}",
    summary="Never sit at a table with somebody: no invitations, no requests, nothing they say.",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def block(site: OurSite, person: Somebody, other: PersonId) -> Friends:
    site.limits.check("mute", person.id)
    await site.friends.block(person, other)
    return await site.friends.of(person)


@delete(
    "/me/blocks/{other:str}",
    status_code=200,
    summary="Let somebody be met again.",
    responses=may_refuse(400, 401, 403),
)
async def unblock(site: OurSite, person: Somebody, other: PersonId) -> Friends:
    await site.friends.unblock(person, other)
    return await site.friends.of(person)


@get(
    "/me/invitations",
    summary="Tables to which I am invited and where there is room, the newest first.",
    responses=may_refuse(401, 404),
)
async def my_invitations(site: OurSite, friends: OurFriends, person: Somebody) -> list[InvitedTo]:
    return await site.invitations.mine(person)


@delete(
    "/me/invitations/{table_id:str}",
    status_code=200,
    summary="Not this time: nobody asks me to this table again.",
    responses=may_refuse(400, 401, 403),
)
async def decline(site: OurSite, person: Somebody, table_id: TableId) -> list[InvitedTo]:
    await site.invitations.decline(person, table_id)
    return await site.invitations.mine(person)


@post(
    "/tables/{table_id:str}/invitations",
    status_code=200,
    summary="Invite a friend to a table at which I sit.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def invite(
    site: OurSite,
    friends: OurFriends,
    person: Somebody,
    table_id: TableId,
    data: JSONBody[InvitationWanted],
) -> Company:
    site.limits.check("friend", person.id)
    await site.tables.invite(person, table_id, data.person)
    return await _company(site, person, table_id)


@get(
    "/tables/{table_id:str}/company",
    summary="What there is between me and the people at a table, and whom I could invite.",
    responses=may_refuse(400, 401, 404),
)
async def show_company(site: OurSite, person: Somebody, table_id: TableId) -> Company:
    return await _company(site, person, table_id)


async def _company(site: Site, person: Somebody, id: str) -> Company:
    table = await not_closed(site, id)
    invited = await site.invitations.to_table(table)
    return await site.friends.company(person, table, invited)


@get(
    "/me/home",
    summary="What there is for somebody who comes back: invitations, friends, the day's puzzle.",
    responses=may_refuse(400, 401),
)
async def my_home(
    site: OurSite, request: AnyRequest, person: Somebody, lang: FromQuery[Language] = "en"
) -> HomeNews:
    site.limits.check("profile", address_of(request.scope))
    return await news_for(site, person, lang)


router = Router(
    "/",
    route_handlers=[
        my_friends,
        ask_friend,
        end_friend,
        block,
        unblock,
        my_invitations,
        decline,
        invite,
        show_company,
        my_home,
    ],
    dependencies={"friends": Provide(open_friends)},
    tags=["people"],
)
