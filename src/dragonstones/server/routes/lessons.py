"""Lessons: a game is learnt by playing it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from dragonstones.server.box import game_named
from dragonstones.server.lessons import lesson_named, paths, told, told_notes
from dragonstones.server.limits import address_of
from dragonstones.server.routes.games import GameId
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.server.visitors import Somebody
from dragonstones.wire import (
    Language,
    LessonNote,
    LessonPath,
    LessonProgress,
    LessonScene,
    LessonWanted,
)

#: The most deeds in a request: all of them are replayed for every step.
DEEDS_A_TOKEN = 10
LessonId = Annotated[str, PathParameter(pattern="^[0-9a-z-]{1,40}$", description="As in the list.")]


@get(
    "/lessons",
    summary="The lessons of every game, in the order in which they are best taken.",
    responses=may_refuse(400),
)
async def list_lessons(lang: FromQuery[Language] = "en") -> list[LessonPath]:
    return paths(lang)


@get(
    "/lessons/{game_id:str}/notes",
    summary="What is explained the first time that it comes up in somebody's first game.",
    responses=may_refuse(400, 404),
)
async def list_notes(game_id: GameId, lang: FromQuery[Language] = "en") -> list[LessonNote]:
    return told_notes(game_named(game_id).id, lang)


@post(
    "/lessons/{game_id:str}/{lesson_id:str}",
    summary="A lesson after what the learner has done, and what becomes of a try. Nothing is kept.",
    responses=may_refuse(400, 403, 404, 413),
    status_code=HTTP_200_OK,
)
async def play_lesson(
    game_id: GameId,
    lesson_id: LessonId,
    data: JSONBody[LessonWanted],
    request: Request[Any, Any, Any],
    site: NamedDependency[Site],
    lang: FromQuery[Language] = "en",
) -> LessonScene:
    cost = 1 + len(data.deeds) // DEEDS_A_TOKEN
    site.limits.check("lesson", address_of(request.scope), cost)
    lesson = lesson_named(game_named(game_id).id, lesson_id)
    if not lesson.is_whole:
        return told(lesson, data, lang)
    # A whole game with bots is replayed: in a thread, and one at a time, because more would only
    # take time from the tables.
    async with site.learning:
        return await asyncio.to_thread(told, lesson, data, lang)


@get("/me/lessons", summary="How far I have come.", responses=may_refuse(401, 403))
async def my_progress(person: Somebody, site: NamedDependency[Site]) -> LessonProgress:
    return await site.progress.of(person)


@put(
    "/me/lessons",
    summary="Keep how far I have come; what was done on another device stays done.",
    responses=may_refuse(400, 401, 403, 413),
)
async def keep_progress(
    data: JSONBody[LessonProgress], person: Somebody, site: NamedDependency[Site]
) -> LessonProgress:
    site.limits.check("draft", person.id)
    return await site.progress.keep(person, data)


router = Router(
    "/",
    route_handlers=[list_lessons, list_notes, play_lesson, my_progress, keep_progress],
    tags=["lessons"],
)
