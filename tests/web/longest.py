"""The longest text that a place of the page can show: where one of several messages stands, any of
them may.

Which ones those are is read from the page's source: the ids that it makes, such as
`gold-place-${...}`, and those that it chooses between with `? :`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tests.web.words import LOCALES, OTHERS

SOURCE = Path(__file__).parents[2] / "web" / "src"
#: A number that a message may show.
NUMBER = "12"
#: More is a sentence, which has room for more lines.
LABEL = 40


@cache
def _source() -> str:
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


@cache
def _told(language: str) -> dict[str, list[str]]:
    """Every way to say a message that has no variables but numbers, by id."""
    found: dict[str, list[str]] = {}
    for path in (LOCALES / language).glob("*.ftl"):
        if path.stem in OTHERS:
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                ways = [way.strip() for way in _ways(entry.value) if way is not None]
                found[entry.id.name] = [way for way in ways if way and "\n" not in way]
    return found


def _ways(pattern: ast.Pattern) -> list[str | None]:
    """None: it shows something that only a game knows."""
    ways: list[str | None] = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            more: list[str | None] = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            more = [one for each in element.expression.variants for one in _ways(each.value)]
        elif isinstance(element.expression, ast.VariableReference):
            more = [NUMBER if element.expression.id.name in ("n", "of") else None]
        else:
            more = [None]
        ways = [
            None if first is None or then is None else first + then
            for first in ways
            for then in more
        ]
    return ways


@cache
def _groups() -> list[frozenset[str]]:
    """Ids of messages that stand in the same place, one instead of the other."""
    ids, source = _told("en").keys(), _source()
    literal = set(re.findall(r'"([a-z][a-z0-9-]+)"', source))
    made = set(re.findall(r"t\(\s*`([a-z][a-z0-9-]*-)\$\{[^}`]*\}([a-z0-9-]*)`", source))
    groups = []
    for first, last in made:
        group = {id for id in ids - literal if re.fullmatch(rf"{first}[a-z0-9-]+{last}", id)}
        # What is made in a more particular way is another group.
        for other in made - {(first, last)}:
            if other[0].startswith(first) and other[1].endswith(last):
                group -= {
                    id for id in group if re.fullmatch(rf"{other[0]}[a-z0-9-]+{other[1]}", id)
                }
        groups.append(frozenset(group))
    for pair in re.findall(r'\?\s*"([a-z0-9-]+)"\s*:\s*"([a-z0-9-]+)"', source):
        groups.append(frozenset(id for id in pair if id in ids))
    return [group for group in groups if len(group) > 1]


@cache
def longest(language: str) -> dict[str, str]:
    """For each text that is one of several: the longest of them. Numbers are those of `NUMBER`."""
    told, found = _told(language), dict[str, str]()
    for group in _groups():
        texts = {text for id in group for text in told[id] if len(text) <= LABEL}
        if not texts:
            continue
        most = max(texts, key=len)
        for text in texts:
            # One word can stand in several groups; which one it is in, nobody can see.
            found[text] = min(most, found.get(text, most), key=len)
    return found


def longest_for(texts: list[str], language: str) -> dict[str, str]:
    """The texts of a page that could be longer, and what could stand there."""
    known = longest(language)
    found = {text: known.get(re.sub(r"\d+", NUMBER, text), text) for text in texts}
    return {text: other for text, other in found.items() if len(other) > len(text)}
