"""What is new in the guild as an Atom feed (RFC 4287), for feed readers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.etree.ElementTree import Element, SubElement, tostring

from dragonstones.server.guild import page_of
from dragonstones.text import Texts, texts
from dragonstones.wire import Entry, Language

NAMESPACE = "http://www.w3.org/2005/Atom"
MEDIA_TYPE = "application/atom+xml"
PATH = "/guild/feed.atom"


def feed(entries: Sequence[Entry], address: str, query: str, lang: Language) -> bytes:
    """The newest entries in a language; `address` is that of the site, without a slash at the end,
    and `query` what was asked for."""
    t = texts(lang)
    root = Element("feed", {"xmlns": NAMESPACE, "xml:lang": lang})
    own = f"{address}{PATH}?{query}"
    newest = max((entry.published for entry in entries), default=0)
    for name, text in (("title", t("feed-title")), ("id", own), ("updated", _time(newest))):
        _add(root, name, text)
    SubElement(root, "link", rel="self", type=MEDIA_TYPE, href=own)
    SubElement(root, "link", rel="alternate", type="text/html", href=f"{address}/guild")
    for entry in entries:
        root.append(_entry(entry, address, t, lang))
    told: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return told


def _entry(entry: Entry, address: str, t: Texts, lang: Language) -> Element:
    told = Element("entry")
    page = f"{address}{page_of(entry.kind, entry.id)}"
    name = entry.name.get(lang) or next(iter(entry.name.values()))
    when = _time(entry.published)
    for field, text in (("title", name), ("id", page), ("updated", when), ("published", when)):
        _add(told, field, text)
    author = entry.author.name if entry.author else t("former-member")
    _add(SubElement(told, "author"), "name", author)
    SubElement(told, "link", rel="alternate", type="text/html", href=page)
    for term, label in (
        (entry.game, t.title(entry.game)),
        *((tag, t(f"guild-tag-{tag}")) for tag in entry.tags),
    ):
        SubElement(told, "category", term=term, label=label)
    _add(told, "summary", entry.texts[lang])
    return told


def _add(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).isoformat()
