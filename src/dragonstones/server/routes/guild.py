"""The guild: publishing cards and variants, the gallery, hearts and reports."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from dragonstones.server.box import game_named
from dragonstones.server.feed import MEDIA_TYPE, PATH, feed
from dragonstones.server.gallery import Query
from dragonstones.server.guild import Guild
from dragonstones.server.limits import address_of
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.routes.tables import site_address
from dragonstones.server.site import Site
from dragonstones.server.visitors import MaybePerson, Somebody
from dragonstones.wire import (
    CARD_ID,
    VARIANT_ID,
    CardPublication,
    Entries,
    EntryKind,
    EntryReport,
    EntrySort,
    GuildFront,
    Language,
    Tag,
    VariantPublication,
    Verdict,
    WholeEntry,
)

OurSite = NamedDependency[Site]
OurGuild = NamedDependency[Guild]
EntryId = Annotated[
    str,
    PathParameter(pattern=f"^({CARD_ID}|{VARIANT_ID})$", description="The id of an entry."),
]
#: Entries in one answer.
MOST = 48


async def open_guild(site: OurSite) -> Guild:
    """Refuse if this site has no guild."""
    if not site.guild.is_open:
        raise NotFound("no-guild")
    return site.guild


@get("/guild", summary="The card of the week, and all tags.", responses=may_refuse(404))
async def get_front(site: OurSite, guild: OurGuild, visitor: MaybePerson) -> GuildFront:
    return await site.gallery.front(visitor)


@get(
    "/guild/entries",
    summary="The gallery, page by page: the newest version of each card and variant.",
    responses=may_refuse(400, 404),
)
async def list_entries(
    request: Request[Any, Any, Any],
    site: OurSite,
    guild: OurGuild,
    visitor: MaybePerson,
    search: Annotated[
        str, QueryParameter(max_length=100, description="Words, or their beginnings.")
    ] = "",
    kind: FromQuery[EntryKind | None] = None,
    game: Annotated[
        str | None, QueryParameter(pattern="^[a-z0-9-]{1,60}$", description="Its id.")
    ] = None,
    tag: FromQuery[Tag | None] = None,
    author: Annotated[
        str | None,
        QueryParameter(pattern="^[0-9a-z]{1,32}$", description="The id of a person."),
    ] = None,
    verdict: FromQuery[Verdict | None] = None,
    sort: FromQuery[EntrySort] = "new",
    after: Annotated[
        str | None,
        QueryParameter(pattern="^[0-9A-Za-z_-]{1,120}$", description="As `next` in the last one."),
    ] = None,
    count: Annotated[int, QueryParameter(ge=1, le=MOST, description="How many.")] = 24,
) -> Entries:
    site.limits.check("gallery", address_of(request.scope))
    query = Query(search, kind, game, tag, author, verdict, sort, after, count)
    return await site.gallery.entries(query, visitor)


@get(
    "/guild/entries/{entry_id:str}",
    summary="All of one entry, with its versions, its origin and its forks.",
    responses=may_refuse(400, 404),
)
async def get_entry(
    site: OurSite, guild: OurGuild, visitor: MaybePerson, entry_id: EntryId
) -> WholeEntry:
    return await site.gallery.entry(entry_id, visitor)


@post(
    "/guild/cards",
    summary="Publish a card (members); it is measured, too.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def publish_card(
    site: OurSite, guild: OurGuild, person: Somebody, data: JSONBody[CardPublication]
) -> WholeEntry:
    site.limits.check("publish", person.id)
    id = await guild.publish_card(person, game_named(data.game), data)
    return await site.gallery.entry(id, person)


@post(
    "/guild/variants",
    summary="Publish a variant (members).",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def publish_variant(
    site: OurSite, guild: OurGuild, person: Somebody, data: JSONBody[VariantPublication]
) -> WholeEntry:
    site.limits.check("publish", person.id)
    id = await guild.publish_variant(person, data)
    return await site.gallery.entry(id, person)


@delete(
    "/guild/entries/{entry_id:str}",
    summary="Withdraw what I have published; games with it can still be played and replayed.",
    responses=may_refuse(400, 401, 403, 404, 409),
)
async def withdraw(site: OurSite, guild: OurGuild, person: Somebody, entry_id: EntryId) -> None:
    site.limits.check("publish", person.id)
    await guild.withdraw(person, entry_id)


@put(
    "/guild/entries/{entry_id:str}/heart",
    status_code=200,
    summary="Give a heart; one is enough.",
    responses=may_refuse(400, 401, 403, 404),
)
async def give_heart(
    site: OurSite, guild: OurGuild, person: Somebody, entry_id: EntryId
) -> WholeEntry:
    site.limits.check("heart", person.id)
    await guild.heart(person, entry_id)
    return await site.gallery.entry(entry_id, person)


@delete(
    "/guild/entries/{entry_id:str}/heart",
    status_code=200,
    summary="Take a heart back.",
    responses=may_refuse(400, 401, 403, 404),
)
async def take_heart(
    site: OurSite, guild: OurGuild, person: Somebody, entry_id: EntryId
) -> WholeEntry:
    site.limits.check("heart", person.id)
    await guild.unheart(person, entry_id)
    return await site.gallery.entry(entry_id, person)


@post(
    "/guild/entries/{entry_id:str}/reports",
    status_code=204,
    summary="Report an entry to those who run the site.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def report_entry(
    site: OurSite,
    guild: OurGuild,
    person: Somebody,
    entry_id: EntryId,
    data: JSONBody[EntryReport],
) -> None:
    site.limits.check("report", person.id)
    await guild.report(person, entry_id, data.reason)


@get(
    PATH,
    summary="The newest cards, or variants, as an Atom feed.",
    responses=may_refuse(400, 404),
    media_type=MEDIA_TYPE,
)
async def get_feed(
    site: OurSite,
    guild: OurGuild,
    request: Request[Any, Any, Any],
    kind: FromQuery[EntryKind] = "card",
    lang: FromQuery[Language] = "en",
) -> bytes:
    newest = await site.gallery.entries(Query(kind=kind, most=MOST))
    query = f"kind={kind}&lang={lang}"
    return feed(newest.entries, site_address(site, request), query, lang)


#: Next to the pages, not under `/api`: people give this address to their feed reader.
feed_router = Router(
    "/",
    route_handlers=[get_feed],
    dependencies={"guild": Provide(open_guild)},
    tags=["guild"],
)

router = Router(
    "/",
    route_handlers=[
        get_front,
        list_entries,
        get_entry,
        publish_card,
        publish_variant,
        withdraw,
        give_heart,
        take_heart,
        report_entry,
    ],
    dependencies={"guild": Provide(open_guild)},
    tags=["guild"],
)
