"""The journal: all that is needed to play a match again.

    {"format": 1, "game": "fist-2002", "rules": 1, "seats": 4, "options": {},
     "seed": 7, "answers": [[0, {"fairy": 2}], [1, {}], ...]}

An entry `[seat, answer]` is an answer, `[seat, null]` a sealed answer taken back,
`[null, "time"]` the clock. A match that did not start from the set-up also has
its `position`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dragonstones.engine.refusal import BadJournal

FORMAT = 1
TIME = [None, "time"]

Journal = dict[str, Any]

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
    if data["format"] != FORMAT:
        raise BadJournal("journal-format", found=data["format"], known=FORMAT)
    for number, entry in enumerate(data["answers"]):
        if type(entry) is not list or len(entry) != 2:
            raise BadJournal("journal-entry", number=number, entry=entry)
        if entry[0] is None and entry != TIME:
            raise BadJournal("journal-entry", number=number, entry=entry)
    return data


def write_journal(journal: Journal, path: Path) -> None:
    """Write it whole or not at all: a crash leaves the older file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    draft.write_text(json.dumps(journal, separators=(",", ":")) + "\n", encoding="utf-8")
    draft.replace(path)
