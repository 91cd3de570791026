"""Examples in docstrings are shown as code: a paragraph that starts with `>>>` is one. The language
of cards is told by the code that plays it, the strength of printed cards by the lab's figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from dragonstones.arena.lab import published, published_cards
from dragonstones.engine import games
from dragonstones.research import encoding_of
from dragonstones.text import texts
from dragonstones.wire import BlockField, BlockInfo, Figure, MeasureInfo
from dragonstones.workshop import workshop_of

#: Where the blocks are told.
LANGUAGE = "<!-- the language of cards -->"
#: Where the strength of printed cards is told.
STRENGTHS = "<!-- the strength of printed cards -->"

#: Where the fields of observations are told.
OBSERVATIONS = "<!-- the observations -->"


class _Doctests(Preprocessor):
    def run(self, lines: list[str]) -> list[str]:
        shown: list[str] = []
        is_example = False
        for line in lines:
            is_example = bool(line.strip()) and (is_example or line.startswith(">>>"))
            shown.append(f"    {line}" if is_example else line)
        return shown


class DoctestExtension(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (its name there)
        # Before whatever reads code blocks.
        md.preprocessors.register(_Doctests(md), "doctests", 100)


def on_config(config: Any) -> None:
    config.markdown_extensions.append(DoctestExtension())


def on_page_markdown(markdown: str, **_: Any) -> str:
    for mark, told in ((LANGUAGE, language), (STRENGTHS, strengths), (OBSERVATIONS, observations)):
        if mark in markdown:
            markdown = markdown.replace(mark, "\n".join(told()))
    return markdown


def observations() -> Iterator[str]:
    """What stands where in the vectors of each game."""
    for game in games():
        encoding = encoding_of(game)
        tokens, size = len(encoding.alphabet), len(encoding.layout)
        title = f"{texts('en').title(game.id)}: {tokens} tokens, {size} values"
        yield f"\n### {title} {{#{game.id}}}\n\n| values | field | meaning |\n|---|---|---|"
        for row in encoding.layout.rows():
            yield f"| {row.start}–{row.end - 1} | `{row.name}` | {row.meaning} |"


def strengths() -> Iterator[str]:
    """A table of the printed cards of which enough is known, the weakest first."""
    for game in games():
        box = published(game.id)
        if box is None:
            continue
        scale = published_cards(box, texts("en"))
        heads = " | ".join(one.name["en"].lower() for one in scale.measures)
        lines = "---|" * len(scale.measures)
        title = texts("en").title(game.id)
        yield f"\n| {title} | gains | verdict | {heads} |\n|---|---|---|{lines}"
        for card in scale.cards:
            effect = card.effect
            if card.verdict == "few" or effect.value is None:
                continue
            sure = f"{100 * (effect.low or 0):.0f} to {100 * (effect.high or 0):.0f}"
            gains = f"{100 * effect.value:.1f} ({sure})"
            measured = " | ".join(_measured(one, card.figures[one.id]) for one in scale.measures)
            yield f"| {card.name} | {gains} | {card.verdict} | {measured} |"


def _measured(measure: MeasureInfo, figure: Figure) -> str:
    if figure.value is None:
        return "–"
    return f"{figure.value:.0%}" if measure.unit == "share" else f"{figure.value:.1f}"


def language() -> Iterator[str]:
    """Tables of all blocks, for the first game that has a language of cards."""
    game, workshop = next((game, one) for game in games() if (one := workshop_of(game)))
    told = workshop.language(game, "en")
    yield from _blocks("In a power", told.blocks)
    yield from _blocks("While a card is kept", told.moves)
    moments = ", ".join(f"`{one.id}` ({one.name})" for one in told.windows)
    yield f"\nThe moments of a kept card: {moments}.\n"
    for title, fields in (("The whole card", told.auctioned), ("A kept card", told.kept)):
        yield f"\n### {title}\n"
        yield from (f"- {_field(one)}: {one.label}" for one in fields)


def _blocks(title: str, blocks: Iterable[BlockInfo]) -> Iterator[str]:
    yield f"\n### {title}\n\n| verb | parts | as in |\n|---|---|---|"
    for one in blocks:
        parts = "<br>".join(_field(field) for field in one.fields) or "`true`"
        card = f"{one.example_name}: " if one.example else ""
        yield f"| `{one.verb}` | {parts} | {card}{one.sentence} |"


def _field(field: BlockField) -> str:
    """A part and what can stand in it."""
    words = ", ".join(f"`{word.id}`" for word in field.words)
    match field.kind:
        case "number":
            holds = f"{field.low} to {field.high}"
        case "word":
            holds = f"one of {words}"
        case "words":
            holds = f"some of {words}"
        case "counts":
            holds = f"numbers up to {field.high} of {words}"
        case "flag":
            holds = "`true` or `false`"
        case "block":
            holds = "a block"
        case "blocks":
            most = f" to {field.most}" if field.most > field.least else ""
            holds = f"{field.least}{most} blocks"
        case "faces":
            holds = "a block for some faces of the die"
    return f"`{field.name}`{'' if field.needed else ' (can be left out)'}: {holds}"
