"""A table as text, and as a picture of that text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from dragonstones.engine import Match
from dragonstones.text import lenient, texts

#: How many of the last events are shown.
TOLD = 10
WIDTH, HEIGHT, LINE, MARGIN = 960, 720, 15, 10
PAPER, INK = "white", "black"


def told(match: Match) -> str:
    """The public view of a match: the table as data, and the last events in words."""
    t = texts("en")
    names = [f"player_{seat}" for seat in range(match.seats)]
    events = [event for event in match.events if event.seen_by(None)][-TOLD:]
    sentences = [lenient.event(t, event, names) for event in events]
    return "\n".join([*_lines(match.view()["table"]), "", *sentences])


def _lines(data: Mapping[str, Any], indent: str = "") -> Iterator[str]:
    """A line for each field that has something in it."""
    for name, value in data.items():
        if isinstance(value, dict) and any(isinstance(one, dict | list) for one in value.values()):
            yield f"{indent}{name}"
            yield from _lines(value, indent + "  ")
        elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
            for place, one in enumerate(value):
                yield f"{indent}{name} {place}: {_brief(one)}"
        elif value not in (None, [], {}):
            yield f"{indent}{name}: {_brief(value)}"


def _brief(value: Any) -> str:
    if isinstance(value, dict):
        shown = {name: one for name, one in value.items() if one not in (None, 0, [], {})}
        return ", ".join(f"{name} {_brief(one)}" for name, one in shown.items())
    if isinstance(value, list):
        return "[" + "; ".join(map(_brief, value)) + "]"
    return str(value)


def drawn(match: Match) -> NDArray[np.uint8]:
    """The same as a picture."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(picture)
    room = (HEIGHT - 2 * MARGIN) // LINE
    for row, line in enumerate(told(match).split("\n")[:room]):
        pen.text((MARGIN, MARGIN + row * LINE), line, fill=INK)
    return np.asarray(picture, dtype=np.uint8)
