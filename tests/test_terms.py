"""One word for one thing, the one of the rulebooks: in messages, and where docs speak of games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import dragonstones

LOCALES = Path(dragonstones.__file__).parent / "locales"
ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    *(ROOT / "docs").glob("rules/*.md"),
    *(ROOT / "docs" / name for name in ("index.md", "play.md", "positions.md", "cards.md")),
]

#: What is not said, and what is said instead.
NEVER = {
    "en": {
        r"\brounds?\b": "turn, or tie-break",
        r"\bcreatures?\b": "character",
    },
    "de": {
        r"\bCharakter": "Kreatur",
        r"\bFähigkeit": "Eigenschaft",
        r"\bStandard-?[Kk]reatur": "Basis-Kreatur",
        r"\bSonder-?[Kk]reatur|\bSpezial-?[Kk]reatur": "Extra-Kreatur",
        r"\bSchirm": "Sichtschirm",
        r"\bWiedergabe": "Wiederholung",
        r"\bCoach": "Trainer",
        r"\bMitspieler\b": "Mitspielende",
        r"\b[Bb]enachrichtig": "Mitteilung",
    },
}


def said(node: object) -> Iterator[str]:
    """All text in a message, whatever it is chosen by."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, list):
        for part in node:
            yield from said(part)
    elif isinstance(node, ast.BaseNode):
        yield from said(list(vars(node).values()))


def messages(lang: str) -> list[tuple[str, str]]:
    files = [file.read_text(encoding="utf-8") for file in (LOCALES / lang).glob("*.ftl")]
    entries = [entry for file in files for entry in FluentResource(file).body]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return [(entry.id.name, text) for entry in found for text in said(entry)]


@pytest.mark.parametrize("lang", NEVER)
def test_messages_have_one_word_for_one_thing(lang: str) -> None:
    texts = messages(lang)
    assert len(texts) > 1000
    for pattern, instead in NEVER[lang].items():
        found = [(id, text) for id, text in texts if re.search(pattern, text)]
        assert found == [], f"say {instead}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_docs_have_one_word_for_one_thing(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for pattern, instead in NEVER["en"].items():
        assert re.findall(pattern, text) == [], f"say {instead}"
