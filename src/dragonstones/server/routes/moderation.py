"""Moderation: the queue of reports; hiding, locking and moving; sanctions; the audit log. For
moderators only, except what somebody was told themselves."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from dragonstones.server.moderation import check_moderator
from dragonstones.server.people import PersonRow
from dragonstones.server.routes.forum import MOST, Number
from dragonstones.server.routes.guild import EntryId
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.routes.tables import TableId
from dragonstones.server.site import Site
from dragonstones.server.thrown import thrown
from dragonstones.server.visitors import Somebody
from dragonstones.wire import (
    AuditInfo,
    Hidden,
    ReportInfo,
    SanctionWanted,
    Suspicion,
    ThreadChange,
)

OurSite = NamedDependency[Site]
Moderator = NamedDependency[PersonRow]
Line = Annotated[int, PathParameter(ge=0, le=MOST, description="The number of a line of talk.")]
Who = Annotated[str, PathParameter(pattern="^[0-9a-z]{1,32}$", description="A person's id.")]


async def moderator(site: OurSite, person: Somebody) -> PersonRow:
    check_moderator(person)
    site.limits.check("moderate", person.id)
    return person


@get(
    "/moderation/reports",
    summary="What people have reported, the newest first, with what was said around it.",
    responses=may_refuse(400, 401, 403),
)
async def list_reports(
    site: OurSite,
    moderator: Moderator,
    settled: Annotated[bool, QueryParameter(description="Those that are settled, too.")] = False,
    before: Annotated[
        int | None, QueryParameter(ge=1, le=MOST, description="Only older ones.")
    ] = None,
) -> list[ReportInfo]:
    return await site.moderation.reports(settled, before)


@put(
    "/moderation/reports/{number:int}/settled",
    status_code=204,
    summary="A report needs nothing more.",
    responses=may_refuse(400, 401, 403, 404),
)
async def settle_report(site: OurSite, moderator: Moderator, number: Number) -> None:
    await site.moderation.settle(moderator, number)


@put(
    "/moderation/posts/{number:int}",
    status_code=204,
    summary="Hide a post, or show it again.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def hide_post(
    site: OurSite, moderator: Moderator, number: Number, data: JSONBody[Hidden]
) -> None:
    await site.moderation.hide_post(moderator, number, data.hidden)


@put(
    "/moderation/tables/{table_id:str}/talk/{line:int}",
    status_code=204,
    summary="Hide a line of talk, or show it again.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def hide_line(
    site: OurSite, moderator: Moderator, table_id: TableId, line: Line, data: JSONBody[Hidden]
) -> None:
    await site.moderation.hide_line(moderator, table_id, line, data.hidden)
    site.talk_changed(table_id)


@put(
    "/moderation/entries/{entry_id:str}",
    status_code=204,
    summary="Hide an entry of the guild, or show it again.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def hide_entry(
    site: OurSite, moderator: Moderator, entry_id: EntryId, data: JSONBody[Hidden]
) -> None:
    await site.moderation.hide_entry(moderator, entry_id, data.hidden)


@patch(
    "/moderation/threads/{number:int}",
    status_code=204,
    summary="Lock, hide or move a thread, or take that back.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def change_thread(
    site: OurSite, moderator: Moderator, number: Number, data: JSONBody[ThreadChange]
) -> None:
    await site.moderation.change_thread(moderator, number, data)


@post(
    "/moderation/people/{who:str}/sanctions",
    status_code=204,
    summary="Warn somebody, silence them for some days, or ban them.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def sanction(
    site: OurSite, moderator: Moderator, who: Who, data: JSONBody[SanctionWanted]
) -> None:
    await site.moderation.sanction(moderator, who, data)


@delete(
    "/moderation/sanctions/{number:int}",
    summary="Take a sanction back.",
    responses=may_refuse(400, 401, 403, 404),
)
async def lift_sanction(site: OurSite, moderator: Moderator, number: Number) -> None:
    await site.moderation.lift(moderator, number)


@get(
    "/moderation/audit",
    summary="What moderators and those who run the site have done, the newest first.",
    responses=may_refuse(401, 403),
)
async def list_audit(site: OurSite, moderator: Moderator) -> list[AuditInfo]:
    return await site.moderation.audit()


@get(
    "/moderation/thrown",
    summary="People whose rated games with each other look thrown: a hint, no proof.",
    responses=may_refuse(401, 403),
)
async def list_thrown(site: OurSite, moderator: Moderator) -> list[Suspicion]:
    return await thrown(site.database)


@put(
    "/me/warnings/{number:int}",
    status_code=204,
    summary="I have read what I was told.",
    responses=may_refuse(400, 401, 403, 404),
)
async def read_warning(site: OurSite, person: Somebody, number: Number) -> None:
    await site.moderation.has_read(person, number)


router = Router(
    "/",
    route_handlers=[
        list_reports,
        settle_report,
        hide_post,
        hide_line,
        hide_entry,
        change_thread,
        sanction,
        lift_sanction,
        list_audit,
        list_thrown,
        read_warning,
    ],
    dependencies={"moderator": Provide(moderator)},
    tags=["moderation"],
)
