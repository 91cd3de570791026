"""Link previews in messengers (Open Graph).

The text is about the page that the link leads to. The picture is its family's, or else the site's:
messengers want a PNG, and drawing one for each table would take a library, and processor time that
any stranger's program could use up.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Container
from html import escape
from typing import NamedTuple, TypeVar

from dragonstones.engine import games
from dragonstones.server.database import is_away
from dragonstones.server.forum import board_name
from dragonstones.server.markdown import plain
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import NotFound, TooMany
from dragonstones.server.site import Site
from dragonstones.server.tables import TableRow
from dragonstones.server.words import game_words
from dragonstones.text import texts
from dragonstones.wire import PAGES, Board, Language

T = TypeVar("T")

#: The size of every picture, in pixels.
WIDTH, HEIGHT = 1200, 630
#: Characters of a post that are shown.
LONGEST_TEXT = 200
#: As Open Graph writes them.
LOCALES: dict[Language, str] = {"en": "en_GB", "de": "de_DE"}

_PATTERNS = {page: re.compile(pattern) for page, pattern in PAGES.items()}


class Route(NamedTuple):
    """A page, and what it is about: the id of a table, of a game or of an entry of the guild."""

    page: str
    about: str | None


class Preview(NamedTuple):
    title: str
    text: str
    lang: Language
    family: str = ""


def route_of(path: str) -> Route | None:
    """The page at a path, by the same list as the page itself has; None: there is none."""
    path = path.rstrip("/") or "/"
    for page, pattern in _PATTERNS.items():
        if found := pattern.fullmatch(path):
            return Route(page, found[1] if found.groups() else None)
    return None


async def preview(site: Site, path: str, lang: Language, address: str) -> Preview | None:
    """What to show for a path; None: nothing is there. `address`: the client's, for rate limits."""
    match route_of(path):
        case None:
            return None
        case Route("table" | "replay" as page, str(id)):
            return await _of_table(site, page, id, lang, address)
        case Route("rules", str(game)):
            return _of_rules(game, lang)
        case Route("guild" | "guild_card" | "guild_variant") if not site.guild.is_open:
            return None
        case Route("forum" | "thread" | "work_thread" | "moderation") if not site.forum.is_open:
            return None
        case Route("forum", str(id)):
            return await _of_board(site, id, lang, address)
        case Route("thread", str(number)):
            return await _of_thread(site, number, lang, address)
        case Route("ratings", game) if not site.ratings.is_open or not _is_known(game):
            return None
        case Route("guild_card" | "guild_variant", str(id)):
            return await _of_entry(site, id, lang, address)
        case Route("person", str(name)):
            return await _of_person(site, name, lang, address)
        case _:
            return _of_site(lang)


def _is_known(game: str | None) -> bool:
    return game is None or game in {one.id for one in games()}


def _of_site(lang: Language) -> Preview:
    t = texts(lang)
    return Preview(t("site-name"), t("home-lead"), lang)


def _of_rules(game: str, lang: Language) -> Preview | None:
    known = {one.id: one.family for one in games()}
    if game not in known:
        return None
    name, about = game_words(game, lang)
    return Preview(texts(lang)("preview-rules", game=name), about, lang, known[game])


async def _of_table(site: Site, page: str, id: str, lang: Language, address: str) -> Preview | None:
    try:
        table = await _found(site, address, site.tables.get, id)
    except NotFound:
        return None
    if table is None:
        return _of_site(lang)
    if table.state == "closed" or (page == "replay" and table.state != "over"):
        return None
    return _told(table, page)


async def _of_entry(site: Site, id: str, lang: Language, address: str) -> Preview | None:
    try:
        whole = await _found(site, address, site.gallery.entry, id)
    except NotFound:
        return None
    if whole is None:
        return _of_site(lang)
    entry = whole.entry
    known = {one.id: one.family for one in games()}
    name = entry.name.get(lang) or next(iter(entry.name.values()))
    return Preview(name, entry.texts[lang], lang, known.get(entry.game, ""))


async def _of_board(site: Site, id: str, lang: Language, address: str) -> Preview | None:
    async def named(id: str) -> Board:
        for board in await site.forum.boards():
            if board.id == id:
                return board
        raise NotFound("no-such-board")

    try:
        board = await _found(site, address, named, id)
    except NotFound:
        return None
    t = texts(lang)
    return Preview(board_name(board, lang), t("forum-lead"), lang) if board else _of_site(lang)


async def _of_thread(site: Site, number: str, lang: Language, address: str) -> Preview | None:
    try:
        page = await _found(site, address, lambda it: site.forum.thread(int(it), None), number)
    except NotFound:
        return None
    if page is None:
        return _of_site(lang)
    t = texts(lang)
    text = plain(page.posts[0].text)[:LONGEST_TEXT] or t("forum-lead")
    return Preview(page.thread.title or t("thread-untitled"), text, lang)


async def _of_person(site: Site, name: str, lang: Language, address: str) -> Preview | None:
    try:
        person = await _found(site, address, _shown_to_all(site), name)
    except NotFound:
        return None
    if person is None:
        return _of_site(lang)
    t = texts(lang)
    return Preview(person.name, t("preview-person", name=person.name), lang)


def _shown_to_all(site: Site) -> Callable[[str], Awaitable[PersonRow]]:
    return lambda name: site.people.shown(name, None)


async def _found(
    site: Site, address: str, look_up: Callable[[str], Awaitable[T]], id: str
) -> T | None:
    """What a link leads to; None: it cannot be looked up now, but the page is served anyway."""
    try:
        site.limits.check("preview", address)
        return await look_up(id)
    except TooMany:
        return None
    except Exception as error:
        if not is_away(error):
            raise
        return None


def _told(table: TableRow, page: str) -> Preview:
    """In the host's language: the host invites friends, and a messenger has no language."""
    lang = table.host_language or "en"
    t = texts(lang)
    known = {one.id: one.family for one in games()}
    text = t(
        "preview-table",
        state="replay" if page == "replay" else table.state,
        game=t.title(table.game),
        host=table.host_name or t("site-name"),
        free=sum(seat.free for seat in table.seats),
    )
    return Preview(table.title or t.title(table.game), text, lang, known.get(table.game, ""))


def tags(preview: Preview, address: str, path: str, files: Container[str]) -> str:
    """The tags for the head of the page."""
    own = f"previews/{preview.family}.png"
    picture = own if own in files else "previews/site.png"
    t = texts(preview.lang)
    properties = {
        "og:site_name": t("site-name"),
        "og:type": "website",
        "og:locale": LOCALES[preview.lang],
        "og:url": f"{address}{path}",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:image": f"{address}/{picture}",
        "og:image:width": WIDTH,
        "og:image:height": HEIGHT,
        "og:image:alt": t("preview-picture"),
    }
    names = {"description": preview.text, "twitter:card": "summary_large_image"}
    lines = [_tag("name", name, value) for name, value in names.items()]
    lines += [_tag("property", name, value) for name, value in properties.items()]
    return "\n    ".join(lines)


def _tag(kind: str, name: str, value: object) -> str:
    return f'<meta {kind}="{name}" content="{escape(str(value))}" />'
