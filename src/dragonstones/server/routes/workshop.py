"""Cards and variants that players make: the language of cards, reading them, and drafts."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from dragonstones.arena.lab import published_cards
from dragonstones.server.box import game_named, shared_variant, workshop_for
from dragonstones.server.limits import address_of
from dragonstones.server.routes.games import GameId
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.server.visitors import Somebody
from dragonstones.text import texts
from dragonstones.wire import (
    CardLanguage,
    Draft,
    DraftWanted,
    Language,
    MadeCard,
    Measurement,
    PublishedCards,
    SharedVariant,
)

OurSite = NamedDependency[Site]
DraftId = Annotated[
    str, PathParameter(pattern="^[0-9a-z-]{1,32}$", description="As in the list; new: any.")
]


@get(
    "/games/{game_id:str}/workshop",
    summary="The language of cards: its blocks, what can stand in them, and printed examples.",
    responses=may_refuse(400, 404),
)
async def get_language(game_id: GameId, lang: FromQuery[Language] = "en") -> CardLanguage:
    game = game_named(game_id)
    return workshop_for(game).language(game, lang)


@post(
    "/games/{game_id:str}/workshop",
    summary="Read a card: its id and its rule, or what is wrong with which block. Nothing is kept.",
    responses=may_refuse(400, 403, 404, 413),
    status_code=HTTP_200_OK,
)
async def read_card(
    game_id: GameId,
    data: JSONBody[dict[str, Any]],
    request: Request[Any, Any, Any],
    site: OurSite,
) -> MadeCard:
    site.limits.check("card", address_of(request.scope))
    game = game_named(game_id)
    return workshop_for(game).read(game, data)


@post(
    "/variants",
    summary="Read a variant: its one form and its id, or what is wrong with it. Nothing is kept.",
    responses=may_refuse(400, 403, 404, 413),
    status_code=HTTP_200_OK,
)
async def read_shared(
    data: JSONBody[dict[str, Any]],
    request: Request[Any, Any, Any],
    site: NamedDependency[Site],
) -> SharedVariant:
    site.limits.check("card", address_of(request.scope))
    return shared_variant(data)


# -- the lab ------------------------------------------------------------------

CardKey = Annotated[
    str, PathParameter(pattern="^home-[0-9a-f]{16}$", description="The id of a measurement.")
]


@get(
    "/games/{game_id:str}/workshop/published",
    summary="How strong the published cards are, measured in the same way as home-made ones.",
    responses=may_refuse(400, 404),
)
async def get_published(
    game_id: GameId, site: OurSite, lang: FromQuery[Language] = "en"
) -> PublishedCards:
    return published_cards(site.lab.box(game_named(game_id)), texts(lang))


@post(
    "/games/{game_id:str}/workshop/measurements",
    summary="Ask how strong a card is: it is put into the queue, unless it was measured already.",
    responses=may_refuse(400, 401, 403, 404, 413),
    status_code=HTTP_200_OK,
)
async def ask_measurement(
    game_id: GameId,
    data: JSONBody[dict[str, Any]],
    person: Somebody,
    site: OurSite,
) -> Measurement:
    site.limits.check("measurement", person.id)
    return await site.lab.ask(game_named(game_id), data, person)


@get(
    "/games/{game_id:str}/workshop/measurements/{key:str}",
    summary="What is known of a card so far, and its place in the queue.",
    responses=may_refuse(400, 404),
)
async def get_measurement(game_id: GameId, key: CardKey, site: OurSite) -> Measurement:
    return await site.lab.read(game_named(game_id), key)


@delete(
    "/games/{game_id:str}/workshop/measurements/{key:str}",
    summary="Cancel what you have asked for; it goes on if others have asked for it, too.",
    responses=may_refuse(400, 401, 403, 404),
    status_code=HTTP_200_OK,
)
async def cancel_measurement(
    game_id: GameId, key: CardKey, person: Somebody, site: OurSite
) -> Measurement:
    return await site.lab.cancel(game_named(game_id), key, person)


# -- drafts -------------------------------------------------------------------------------


@get("/me/drafts", summary="My cards in the making.", responses=may_refuse(401, 403))
async def my_drafts(person: Somebody, site: OurSite) -> list[Draft]:
    return await site.drafts.all(person)


@put(
    "/me/drafts/{draft_id:str}",
    summary="Keep a draft, a new one or one that is there, by whatever name.",
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def keep_draft(
    draft_id: DraftId, data: JSONBody[DraftWanted], person: Somebody, site: OurSite
) -> Draft:
    site.limits.check("draft", person.id)
    return await site.drafts.keep(person, draft_id, data)


@delete("/me/drafts/{draft_id:str}", summary="Remove a draft.", responses=may_refuse(400, 401, 403))
async def drop_draft(draft_id: DraftId, person: Somebody, site: OurSite) -> None:
    site.limits.check("draft", person.id)
    await site.drafts.drop(person, draft_id)


router = Router(
    "/",
    route_handlers=[
        get_language,
        read_card,
        read_shared,
        get_published,
        ask_measurement,
        get_measurement,
        cancel_measurement,
        my_drafts,
        keep_draft,
        drop_draft,
    ],
    tags=["workshop"],
)
