"""The forum: boards, threads and posts; search, hearts, what somebody follows, and feeds."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Router, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from dragonstones.server.feed import FORUM_PATH, MEDIA_TYPE, board_feed, thread_feed
from dragonstones.server.forum import MOST_POSTS, Forum
from dragonstones.server.limits import address_of
from dragonstones.server.refusals import NotFound
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.routes.tables import site_address
from dragonstones.server.site import Site
from dragonstones.server.visitors import MaybePerson, Somebody
from dragonstones.wire import (
    BOARD_ID,
    Board,
    FoundPosts,
    Language,
    NewPost,
    NewThread,
    Post,
    PostEdit,
    PostReport,
    PostVersion,
    ReadMark,
    ThreadPage,
    Threads,
    WorkThread,
)

AnyRequest = Request[Any, Any, Any]
OurSite = NamedDependency[Site]
OurForum = NamedDependency[Forum]
#: By how many names the site is called: links by them are its own.
OurNames = NamedDependency[list[str]]

#: Of a row in the database.
MOST = 2**31 - 1
Number = Annotated[int, PathParameter(ge=1, le=MOST, description="Its number.")]
Work = Annotated[
    str, PathParameter(pattern="^[0-9a-f]{16}$", description="The work of an entry of the guild.")
]
AnyBoard = Annotated[
    str | None, QueryParameter(pattern=f"^{BOARD_ID}$", description="The id of a board.")
]
Before = Annotated[
    int | None, QueryParameter(ge=1, le=MOST, description="As `next` in the last one.")
]
FirstPost = Annotated[
    int, QueryParameter(ge=1, le=MOST, description="The place of the first post to show.")
]


async def open_forum(site: OurSite) -> Forum:
    """A private site may have none."""
    if not site.forum.is_open:
        raise NotFound("no-forum")
    return site.forum


async def our_names(site: OurSite, request: AnyRequest) -> list[str]:
    public = urlsplit(site.settings.public_url).netloc
    return [name for name in (public, request.headers.get("host", "")) if name]


# -- reading --------------------------------------------------------------------


@get("/forum/boards", summary="The boards.", responses=may_refuse(404))
async def list_boards(forum: OurForum) -> list[Board]:
    return await forum.boards()


@get(
    "/forum/threads",
    summary="Threads, those with the newest posts first.",
    responses=may_refuse(400, 404),
)
async def list_threads(
    request: AnyRequest,
    site: OurSite,
    forum: OurForum,
    visitor: MaybePerson,
    board: AnyBoard = None,
    followed: Annotated[bool, QueryParameter(description="Only those that I follow.")] = False,
    before: Before = None,
) -> Threads:
    site.limits.check("forum", address_of(request.scope))
    return await forum.threads(visitor, board, followed, before)


@get(
    "/forum/threads/{number:int}",
    summary="A thread, with some of its posts.",
    responses=may_refuse(400, 404),
)
async def get_thread(
    request: AnyRequest,
    site: OurSite,
    forum: OurForum,
    names: OurNames,
    visitor: MaybePerson,
    number: Number,
    start: FirstPost = 1,
) -> ThreadPage:
    site.limits.check("forum", address_of(request.scope))
    return await forum.thread(number, visitor, start, names)


@get(
    "/forum/works/{work:str}",
    summary="The thread about a card or a variant of the guild.",
    responses=may_refuse(400, 404),
)
async def get_work(forum: OurForum, visitor: MaybePerson, work: Work) -> WorkThread:
    return await forum.about(work, visitor)


@get(
    "/forum/posts",
    summary="Search: posts with all these words, the newest first.",
    responses=may_refuse(400, 404),
)
async def search_posts(
    request: AnyRequest,
    site: OurSite,
    forum: OurForum,
    visitor: MaybePerson,
    search: Annotated[
        str, QueryParameter(max_length=100, description="Words, or their beginnings.")
    ] = "",
    before: Before = None,
) -> FoundPosts:
    site.limits.check("forum", address_of(request.scope))
    return await forum.search(search, visitor, before)


@get(
    "/forum/posts/{number:int}/versions",
    summary="What a post says now and said before, the newest first.",
    responses=may_refuse(400, 404),
)
async def list_versions(
    forum: OurForum, names: OurNames, visitor: MaybePerson, number: Number
) -> list[PostVersion]:
    return await forum.versions(number, visitor, names)


# -- writing --------------------------------------------------------------------


@post(
    "/forum/threads",
    summary="Begin a thread (members).",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def begin_thread(
    site: OurSite, forum: OurForum, names: OurNames, person: Somebody, data: JSONBody[NewThread]
) -> ThreadPage:
    site.limits.check("post", person.id)
    return await forum.thread(await forum.begin(person, data), person, 1, names)


@post(
    "/forum/threads/{number:int}/posts",
    summary="Write in a thread (members); the answer begins at the new post.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def write_post(
    site: OurSite,
    forum: OurForum,
    names: OurNames,
    person: Somebody,
    number: Number,
    data: JSONBody[NewPost],
) -> ThreadPage:
    site.limits.check("post", person.id)
    place = await forum.write(person, number, data)
    return await forum.thread(number, person, place, names)


@post(
    "/forum/works/{work:str}/posts",
    summary="Write about a card or a variant of the guild (members).",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def write_about(
    site: OurSite,
    forum: OurForum,
    names: OurNames,
    person: Somebody,
    work: Work,
    data: JSONBody[NewPost],
) -> ThreadPage:
    site.limits.check("post", person.id)
    number, place = await forum.write_about(person, work, data)
    return await forum.thread(number, person, place, names)


@patch(
    "/forum/posts/{number:int}",
    summary="Change a post of mine.",
    responses=may_refuse(400, 401, 403, 404, 409, 413),
)
async def edit_post(
    site: OurSite,
    forum: OurForum,
    names: OurNames,
    person: Somebody,
    number: Number,
    data: JSONBody[PostEdit],
) -> Post:
    site.limits.check("post", person.id)
    await forum.edit(person, number, data.text)
    return await forum.post(number, person, names)


# -- what others think of it ----------------------------------------------------


@put(
    "/forum/posts/{number:int}/heart",
    status_code=200,
    summary="Give a heart; one is enough.",
    responses=may_refuse(400, 401, 403, 404),
)
async def give_post_heart(
    site: OurSite, forum: OurForum, names: OurNames, person: Somebody, number: Number
) -> Post:
    site.limits.check("heart", person.id)
    await forum.heart(person, number)
    return await forum.post(number, person, names)


@delete(
    "/forum/posts/{number:int}/heart",
    status_code=200,
    summary="Take a heart back.",
    responses=may_refuse(400, 401, 403, 404),
)
async def take_post_heart(
    site: OurSite, forum: OurForum, names: OurNames, person: Somebody, number: Number
) -> Post:
    site.limits.check("heart", person.id)
    await forum.unheart(person, number)
    return await forum.post(number, person, names)


@post(
    "/forum/posts/{number:int}/reports",
    status_code=204,
    summary="Report a post to the moderators.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def report_post(
    site: OurSite, forum: OurForum, person: Somebody, number: Number, data: JSONBody[PostReport]
) -> None:
    site.limits.check("report", person.id)
    await forum.report(person, number, data.reason)


@put(
    "/forum/threads/{number:int}/follow",
    status_code=204,
    summary="Hear of new posts in a thread.",
    responses=may_refuse(400, 401, 403, 404),
)
async def follow(site: OurSite, forum: OurForum, person: Somebody, number: Number) -> None:
    site.limits.check("read-mark", person.id)
    await forum.follow(person, number, followed=True)


@delete(
    "/forum/threads/{number:int}/follow",
    summary="Hear of them no more.",
    responses=may_refuse(400, 401, 403, 404),
)
async def unfollow(site: OurSite, forum: OurForum, person: Somebody, number: Number) -> None:
    site.limits.check("read-mark", person.id)
    await forum.follow(person, number, followed=False)


@put(
    "/forum/threads/{number:int}/read",
    status_code=204,
    summary="Remember how far I have read.",
    responses=may_refuse(400, 401, 403, 404, 413),
)
async def mark_read(
    site: OurSite, forum: OurForum, person: Somebody, number: Number, data: JSONBody[ReadMark]
) -> None:
    site.limits.check("read-mark", person.id)
    await forum.read_up_to(person, number, data.place)


# -- feeds ----------------------------------------------------------------------


@get(
    FORUM_PATH,
    summary="The newest posts of a thread, or the threads of a board or of all, as an Atom feed.",
    responses=may_refuse(400, 404),
    media_type=MEDIA_TYPE,
)
async def get_feed(
    request: AnyRequest,
    site: OurSite,
    forum: OurForum,
    board: AnyBoard = None,
    thread: Annotated[
        int | None, QueryParameter(ge=1, le=MOST, description="The number of a thread.")
    ] = None,
    lang: FromQuery[Language] = "en",
) -> bytes:
    site.limits.check("forum", address_of(request.scope))
    address = site_address(site, request)
    if thread is not None:
        return thread_feed(*await forum.newest(thread, MOST_POSTS), address, lang)
    threads = (await forum.threads(None, board)).threads
    found = next((one for one in await forum.boards() if one.id == board), None)
    return board_feed(found, threads, address, lang)


DEPENDENCIES = {"forum": Provide(open_forum), "names": Provide(our_names)}

#: Beside the pages, not under `/api`: people give this address to their feed reader.
feed_router = Router(
    "/",
    route_handlers=[get_feed],
    dependencies=DEPENDENCIES,
    tags=["forum"],
)

router = Router(
    "/",
    route_handlers=[
        list_boards,
        list_threads,
        get_thread,
        get_work,
        search_posts,
        list_versions,
        begin_thread,
        write_post,
        write_about,
        edit_post,
        give_post_heart,
        take_post_heart,
        report_post,
        follow,
        unfollow,
        mark_read,
    ],
    dependencies=DEPENDENCIES,
    tags=["forum"],
)
