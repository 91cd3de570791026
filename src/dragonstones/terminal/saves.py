"""Saved games: the journal, the names at the table, and which seats are people."""

from __future__ import annotations

import json
import os
import shutil
import sys
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from dragonstones import notation
from dragonstones.engine.depth import check_depth
from dragonstones.engine.journal import Journal, check_journal, write_journal
from dragonstones.engine.refusal import BadJournal

NAME = "dragonstones"


class NoSave(Exception):
    """The file is not a saved game; `id` is the message that says why."""

    def __init__(self, id: str, path: Path) -> None:
        super().__init__(id)
        self.id = id
        self.path = path


@dataclass(slots=True)
class Saved:
    journal: Journal
    names: list[str]
    #: The seats of people; bots have the others.
    people: list[int]
    #: One for all other seats, or one per seat: `merchant:bold,merchant:sly`.
    bot: str

    def write(self, path: Path) -> None:
        try:
            write_journal({field.name: getattr(self, field.name) for field in fields(self)}, path)
        except OSError as error:
            raise NoSave("terminal-cannot-save", path) from error


def command(*words: str) -> str:
    """A command to type: the program as it was called, and these words."""
    called = sys.argv[0]
    if Path(called).name != NAME or shutil.which(NAME) == called:  # from Python
        called = NAME
    elif len(os.path.relpath(called)) < len(called):
        called = os.path.relpath(called)
    return " ".join((called, *words))


def each(bot: str, seats: int) -> list[str]:
    """One bot for all these seats, or one per seat."""
    names = bot.split(",")
    return names * seats if len(names) == 1 else names


def default_path() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "dragonstones" / "saved.json"


def load(path: Path) -> Any:
    """What is in a file of JSON."""
    return _parsed(_text(path), path)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise NoSave("terminal-no-file", path) from error
    except OSError as error:
        raise NoSave("terminal-unreadable-file", path) from error
    except ValueError as error:  # not UTF-8
        raise NoSave("terminal-damaged-file", path) from error


def _parsed(text: str, path: Path) -> Any:
    try:
        check_depth(text)
        return json.loads(text)
    except ValueError as error:  # not JSON, or nested without end
        raise NoSave("terminal-damaged-file", path) from error


def converted(path: Path) -> str:
    """A saved game in notation; a game in notation as a journal."""
    text = _text(path)
    if notation.is_notation(text):
        return json.dumps(notation.read(text))
    return notation.write(read(path).journal)


def read(path: Path) -> Saved:
    """A saved game; a plain journal or a game in notation will do, and has no names and no
    people."""
    text = _text(path)
    if notation.is_notation(text):
        return Saved(notation.read(text), [], [], "")
    data = _parsed(text, path)
    if not isinstance(data, dict) or "journal" not in data:
        return Saved(_journal(data, path), [], [], "")
    journal = _journal(data["journal"], path)
    others: dict[str, Any] = {name: data.get(name) for name in ("names", "people", "bot")}
    if not _sound(journal["seats"], **others):
        raise NoSave("terminal-damaged-file", path)
    return Saved(journal, **others)


def _journal(data: Any, path: Path) -> Journal:
    try:
        return check_journal(data)
    except BadJournal as error:
        raise NoSave("terminal-damaged-file", path) from error


def _sound(seats: int, names: Any, people: Any, bot: Any) -> bool:
    return (
        isinstance(names, list)
        and len(names) == seats
        and all(isinstance(name, str) for name in names)
        and isinstance(people, list)
        and all(type(seat) is int and 0 <= seat < seats for seat in people)
        and isinstance(bot, str)
        and len(each(bot, seats - len(set(people)))) == seats - len(set(people))
    )


def make_room(path: Path) -> None:
    """Keep a copy of the game that was saved here last, so that a new one does not overwrite it."""
    if path.is_file():
        try:
            path.replace(path.with_name(f"{path.stem}-before{path.suffix}"))
        except OSError as error:
            raise NoSave("terminal-cannot-save", path) from error
