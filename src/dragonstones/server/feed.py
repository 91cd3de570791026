"""Atom feeds (RFC 4287) of what is new in the guild and in the forum."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, tostring

from dragonstones.server.forum import board_name
from dragonstones.server.guild import page_of
from dragonstones.text import Texts, texts
from dragonstones.wire import Author, Board, Entry, Language, Post, Thread

NAMESPACE = "http://www.w3.org/2005/Atom"
MEDIA_TYPE = "application/atom+xml"
PATH, FORUM_PATH = "/guild/feed.atom", "/guild/forum/feed.atom"


class Item(NamedTuple):
    title: str
    #: The path of its page.
    page: str
    published: int
    updated: int
    author: Author | None
    summary: str
    #: Terms, and what they are called.
    categories: Sequence[tuple[str, str]] = ()


def atom(
    title: str, items: Sequence[Item], address: str, own: str, page: str, lang: Language
) -> bytes:
    """A feed. `address` is the site's, without a slash at the end; `own` and `page` are the paths
    of the feed and of the page that it follows."""
    root = Element("feed", {"xmlns": NAMESPACE, "xml:lang": lang})
    newest = max((item.updated for item in items), default=0)
    for name, text in (("title", title), ("id", address + own), ("updated", _time(newest))):
        _add(root, name, text)
    SubElement(root, "link", rel="self", type=MEDIA_TYPE, href=address + own)
    SubElement(root, "link", rel="alternate", type="text/html", href=address + page)
    for item in items:
        root.append(_item(item, address, texts(lang)))
    told: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return told


def feed(entries: Sequence[Entry], address: str, query: str, lang: Language) -> bytes:
    """The newest entries of the guild in a language; `query` is what was asked for."""
    t = texts(lang)
    items = [_of_entry(entry, t, lang) for entry in entries]
    return atom(t("feed-title"), items, address, f"{PATH}?{query}", "/guild", lang)


def board_feed(
    board: Board | None, threads: Sequence[Thread], address: str, lang: Language
) -> bytes:
    """The threads with the newest posts, of a board or of all."""
    t = texts(lang)
    title = t("feed-board", board=board_name(board, lang)) if board else t("feed-forum")
    page = f"/guild/forum/{board.id}" if board else "/guild/forum"
    own = f"{FORUM_PATH}?{f'board={board.id}&' if board else ''}lang={lang}"
    items = [
        Item(
            title=_title(thread, lang),
            page=f"/guild/forum/threads/{thread.number}",
            published=thread.at,
            updated=thread.last_at,
            author=thread.author,
            summary=t("feed-posts", n=thread.posts),
        )
        for thread in threads
    ]
    return atom(title, items, address, own, page, lang)


def thread_feed(thread: Thread, posts: Sequence[Post], address: str, lang: Language) -> bytes:
    """The newest posts of a thread."""
    title, page = _title(thread, lang), f"/guild/forum/threads/{thread.number}"
    items = [
        Item(
            title=title,
            page=f"{page}?post={post.place}",
            published=post.at,
            updated=post.edited or post.at,
            author=post.author,
            summary=post.text,
        )
        for post in posts
        if post.text
    ]
    own = f"{FORUM_PATH}?thread={thread.number}&lang={lang}"
    return atom(title, items, address, own, page, lang)


def _title(thread: Thread, lang: Language) -> str:
    name = thread.about.name.get(lang) if thread.about else None
    return name or thread.title or texts(lang)("thread-untitled")


def _of_entry(entry: Entry, t: Texts, lang: Language) -> Item:
    return Item(
        title=entry.name.get(lang) or next(iter(entry.name.values())),
        page=page_of(entry.kind, entry.id),
        published=entry.published,
        updated=entry.published,
        author=entry.author,
        summary=entry.texts[lang],
        categories=[
            (entry.game, t.title(entry.game)),
            *((tag, t(f"guild-tag-{tag}")) for tag in entry.tags),
        ],
    )


def _item(item: Item, address: str, t: Texts) -> Element:
    told = Element("entry")
    page = f"{address}{item.page}"
    for field, text in (
        ("title", item.title),
        ("id", page),
        ("updated", _time(item.updated)),
        ("published", _time(item.published)),
    ):
        _add(told, field, text)
    author = item.author.name if item.author else t("former-member")
    _add(SubElement(told, "author"), "name", author)
    SubElement(told, "link", rel="alternate", type="text/html", href=page)
    for term, label in item.categories:
        SubElement(told, "category", term=term, label=label)
    _add(told, "summary", item.summary)
    return told


def _add(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).isoformat()
