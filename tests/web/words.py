"""Sentences of the page in both languages, to tell which of them is shown."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

import dragonstones

LOCALES = Path(dragonstones.__file__).parent / "locales"
#: Of these the page shows nothing.
OTHERS = ("arena", "balance", "client", "operation", "simulate", "terminal")
#: A piece of a sentence that says in which language it is.
LONG = 14


@cache
def _pieces(language: str) -> dict[str, list[str]]:
    """The text between the variables, by message (and attribute)."""
    found: dict[str, list[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        if path.stem in OTHERS:
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                if entry.value is not None:
                    found[entry.id.name] = list(_texts(entry.value))
                for one in entry.attributes:
                    found[f"{entry.id.name}.{one.id.name}"] = list(_texts(one.value))
    return found


def _texts(pattern: ast.Pattern) -> list[str]:
    texts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts.append(element.value.strip())
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                texts += _texts(variant.value)
    return [text for text in texts if text]


@cache
def ids() -> set[str]:
    return {id for id in _pieces("en") if "-" in id}


@cache
def english() -> tuple[frozenset[str], frozenset[str]]:
    """What is English and nothing else: whole texts, and long pieces of sentences."""
    ours, german = _pieces("en"), _pieces("de")
    known = {text.casefold() for texts in german.values() for text in texts}
    all_german = "\n".join(known)
    whole, parts = set[str](), set[str]()
    for id, texts in ours.items():
        for text in texts:
            small = text.casefold()
            if small in known or not any(letter.isalpha() for letter in text):
                continue
            if len(texts) == 1 and len(text) > 2:
                whole.add(small)
            if len(text) >= LONG and " " in text and small not in all_german:
                parts.add(small)
        # Forms of a name, such as its cases, are those of each language.
        assert id.partition(".")[0] in german, f"{id} is missing in German"
    return frozenset(whole), frozenset(parts)


#: All that can be read or heard: texts, also hidden ones, and names of things; but not what is
#: marked as another language.
READ = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const { lang } = walker.currentNode.parentElement.closest("[lang]");
    if (text && lang === document.documentElement.lang) found.push(text.replace(/\\s+/g, " "));
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return found;
}"""

#: What is called alike everywhere.
PROPER = {"english", "dragonstones", "mit"}


def foreign(page: Page) -> list[str]:
    """All on it that is not German."""
    whole, parts = english()
    found = []
    for text in page.evaluate(READ):
        small = text.casefold()
        if small in PROPER:
            continue
        if (
            small in whole
            or any(part in small for part in parts)
            or text in ids()
            or re.search(r"\bundefined\b|\bNaN\b|\[object|\{ ?\$", text)
        ):
            found.append(text)
    return found
