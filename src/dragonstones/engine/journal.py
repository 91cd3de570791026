"""The journal: all that is needed to play a match again.

    {"format": 1, "game": "fist-2002", "rules": 1, "seats": 4, "options": {},
     "seed": 7, "answers": [[0, {"fairy": 2}], [1, {}], ...]}

A match that did not start from the set-up also has its `position`, and one whose chance was
scripted its `script`. An entry is a `Given`, a `Withdrawn` or a `TimeUp`; `encode_entry` and
`decode_entry` are the only places that know how each is stored.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from dragonstones.engine.decisions import Answer
from dragonstones.engine.refusal import BadJournal

FORMAT = 1

Journal = dict[str, Any]


class Given(NamedTuple):
    """A seat has answered."""

    seat: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A seat has taken its sealed answer back."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The clock has run out."""


Entry = Given | Withdrawn | TimeUp


def encode_entry(entry: Entry | tuple[int, Answer]) -> list[Any]:
    """An entry as it is stored. A match notes a given answer as a plain pair.

    >>> [encode_entry(entry) for entry in (Given(1, {"fairy": 2}), Withdrawn(1), TimeUp())]
    [[1, {'fairy': 2}], [1, None], [None, 'time']]
    """
    if isinstance(entry, Withdrawn):
        return [entry.seat, None]
    if isinstance(entry, TimeUp):
        return [None, "time"]
    return [*entry]


def decode_entry(stored: Any, number: int = 0) -> Entry:
    """The entry that was stored like this; BadJournal, with its number, if the shape is wrong.

    >>> [decode_entry(stored) for stored in ([1, {"fairy": 2}], [1, None], [None, "time"])]
    [Given(seat=1, answer={'fairy': 2}), Withdrawn(seat=1), TimeUp()]
    """
    match stored:
        case [None, "time"]:
            return TimeUp()
        case [seat, None] if seat is not None:
            return Withdrawn(seat)
        case [seat, answer] if seat is not None:
            return Given(seat, answer)
    raise BadJournal("journal-entry", number=number, entry=stored)


_FIELDS: dict[str, tuple[type, ...]] = {
    "format": (int,),
    "game": (str,),
    "rules": (int,),
    "seats": (int,),
    "options": (dict,),
    "seed": (int, str),
    "answers": (list,),
}


def check_journal(data: Any) -> Journal:
    """The journal, if it has the shape of one."""
    if not isinstance(data, dict):
        raise BadJournal("journal-shape", field="journal", expected="dict")
    for field, types in _FIELDS.items():
        if type(data.get(field)) not in types:
            raise BadJournal(
                "journal-shape", field=field, expected="/".join(t.__name__ for t in types)
            )
    if type(data.get("script", [])) is not list:
        raise BadJournal("journal-shape", field="script", expected="list")
    if data["format"] != FORMAT:
        raise BadJournal("journal-format", found=data["format"], known=FORMAT)
    for number, stored in enumerate(data["answers"]):
        decode_entry(stored, number)
    return data


def write_journal(journal: Journal, path: Path) -> None:
    """Write the whole file or nothing: after a crash the older file is still there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    draft.write_text(json.dumps(journal, separators=(",", ":")) + "\n", encoding="utf-8")
    draft.replace(path)
