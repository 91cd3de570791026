"""Posts in Markdown as the page shows them: sanitised HTML, and embeds as data, for links to things
of this site that stand on a line of their own.

HTML tags in a post are shown as text. A link to another site says where it leads, and a picture
from elsewhere becomes a link, so that reading a post tells no other site of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from urllib.parse import SplitResult, urlsplit

import nh3
from markdown_it import MarkdownIt
from markdown_it.token import Token

from dragonstones.wire import PAGES, Embed, EmbedKind, PostPart

#: Rendered posts that are cached.
REMEMBERED = 2000
#: Embeds in one post; what comes after them are links.
MOST_EMBEDS = 6
#: How many characters of another site's address are shown.
LONGEST_HOST = 60

TAGS = {"p", "br", "em", "strong", "s", "code", "pre", "blockquote", "ul", "ol", "li", "a", "hr"}
ATTRIBUTES = {"a": {"href", "rel", "target"}, "ol": {"start"}}
OUTSIDE = {"class": "outside", "rel": "noopener noreferrer nofollow ugc", "target": "_blank"}

_KINDS: dict[str, EmbedKind] = {
    "cards": "card",
    "guild_card": "entry",
    "guild_variant": "entry",
    "replay": "replay",
    "puzzles": "puzzle",
    "table": "table",
}
_EMBEDDED = [(re.compile(PAGES[page]), kind) for page, kind in _KINDS.items()]

# Headings are the page's own, and would stand in the wrong order.
_markdown = (
    MarkdownIt("commonmark", {"html": False, "linkify": True, "breaks": True})
    .enable(["linkify", "strikethrough"])
    .disable(["heading", "lheading"])
)
# Only text that begins like an address: "readme.md" is not a site.
_markdown.linkify.set({"fuzzy_link": False, "fuzzy_email": False})  # type: ignore[union-attr]


def parts(text: str, ours: Iterable[str]) -> list[PostPart]:
    """A post as it is shown; `ours` are the names by which this site is called, with ports."""
    return list(_parts(text, frozenset(name.lower() for name in ours)))


@lru_cache(REMEMBERED)
def _parts(text: str, ours: frozenset[str]) -> tuple[PostPart, ...]:
    found: list[PostPart] = []
    plain: list[Token] = []

    def flush() -> None:
        html = _markdown.renderer.render(plain, _markdown.options, {})
        if clean := _clean(html):
            found.append(PostPart(html=clean, embed=None))
        plain.clear()

    tokens, embeds, at = _markdown.parse(text), 0, 0
    while at < len(tokens):
        token = tokens[at]
        if token.type == "inline":
            token.children = list(_links(token.children or [], ours))
        embed = _embed(tokens[at : at + 3], ours) if token.type == "paragraph_open" else None
        if embed and token.level == 0 and embeds < MOST_EMBEDS:
            flush()
            found.append(PostPart(html="", embed=embed))
            embeds += 1
            at += 3
            continue
        plain.append(token)
        at += 1
    flush()
    return tuple(found)


@lru_cache(REMEMBERED)
def plain(text: str) -> str:
    """What a post says in one line, without its Markdown."""
    inside = (token.children or [] for token in _markdown.parse(text) if token.type == "inline")
    lines = (
        "".join(" " if one.type.endswith("break") else one.content for one in children)
        for children in inside
    )
    return " ".join(" ".join(lines).split())


def _clean(html: str) -> str:
    """Sanitise the HTML once more: nothing is known to get this far, but this is a second lock."""
    return nh3.clean(
        html,
        tags=TAGS,
        attributes=ATTRIBUTES,
        allowed_classes={"a": {"outside"}},
        url_schemes={"http", "https"},
        link_rel=None,
    ).strip()


def _links(tokens: list[Token], ours: frozenset[str]) -> Iterator[Token]:
    """The same with links that say where they lead, and with links instead of pictures."""
    outside: list[str] = []
    for token in tokens:
        if token.type == "image":
            link = Token("link_open", "a", 1, attrs={"href": str(token.attrs["src"])})
            host = _mark(link, ours)
            yield link
            yield _text(token.content or str(token.attrs["src"]))
            yield from _sign(host)
            yield Token("link_close", "a", -1)
            continue
        if token.type == "link_open":
            outside.append(_mark(token, ours))
        elif token.type == "link_close":
            yield from _sign(outside.pop())
        yield token


def _mark(link: Token, ours: frozenset[str]) -> str:
    """Make a link of ours a path; of another one say that it leads outside, and return its host."""
    address = _split(str(link.attrs["href"]))
    if address is None:
        link.attrs = {}
        return ""
    if path := _path(address, ours):
        link.attrs["href"] = path
        return ""
    link.attrs.update(OUTSIDE)
    return address.netloc[:LONGEST_HOST] or str(link.attrs["href"])[:LONGEST_HOST]


def _sign(host: str) -> Iterator[Token]:
    if host:
        yield _text(f" ↗ {host}")


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _split(href: str) -> SplitResult | None:
    try:
        return urlsplit(href)
    except ValueError:
        return None


def _path(address: SplitResult, ours: frozenset[str]) -> str:
    """The path of a page of ours, with what follows it; empty: it leads elsewhere."""
    is_ours = not (address.scheme or address.netloc) or (
        address.scheme in ("http", "https") and address.netloc.lower() in ours
    )
    # Two slashes would be the name of another site.
    if not is_ours or not address.path.startswith("/") or address.path.startswith(("//", "/\\")):
        return ""
    return address._replace(scheme="", netloc="").geturl()


def _embed(paragraph: list[Token], ours: frozenset[str]) -> Embed | None:
    """The thing of this site that a paragraph links to, if there is nothing else in it."""
    inside = paragraph[1].children or []
    if [token.type for token in inside] != ["link_open", "text", "link_close"]:
        return None
    address = _split(str(inside[0].attrs.get("href", "")))
    path = _path(address, ours) if address else ""
    if not address or not path:
        return None
    for pattern, kind in _EMBEDDED:
        found = pattern.fullmatch(address.path.rstrip("/"))
        if found and all(found.groups()):
            return Embed(kind=kind, page=path, ids=list(found.groups()))
    return None
