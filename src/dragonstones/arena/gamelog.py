"""The games of a long run, stored as they come, so that an interrupted run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from dragonstones.arena.record import Record
from dragonstones.engine import Refused
from dragonstones.engine.depth import check_depth

FILE = "games.jsonl"
#: The fields of every line after the first.
FIELDS = Record.__annotations__.keys()


class GameLog:
    """In a folder, `games.jsonl`: the settings in the first line, then a game in each.

    Without a folder the games are only kept in memory. A line that was not completely written,
    because the machine was switched off, say, is ignored.
    """

    def __init__(self, settings: dict[str, Any], folder: Path | None = None) -> None:
        #: By deal and rotation.
        self._games: dict[tuple[int, int], Record] = {}
        self._file: TextIO | None = None
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                self._open(folder / FILE, settings)
            except OSError as error:
                path, reason = str(folder), error.strerror or str(error)
                raise Refused("arena-folder", path=path, reason=reason) from error

    def _open(self, path: Path, settings: dict[str, Any]) -> None:
        written = path.read_bytes() if path.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            _compare(_read(lines[0], path, 1), settings, path)
        for number, line in enumerate(lines[1:], 2):
            game = _read(line, path, number)
            if game.keys() != FIELDS:
                raise Refused("arena-damaged", path=str(path), line=number)
            self._remember(game)
        self._file = path.open("r+" if written else "w", encoding="utf-8", newline="\n")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not lines:
            self._write(settings)

    def add(self, game: Record) -> None:
        self._remember(game)
        self._write(game)

    def _remember(self, game: Record) -> None:
        self._games.setdefault((game["deal"], game["rotation"]), game)

    def _write(self, data: Any) -> None:
        if self._file:
            self._file.write(json.dumps(data, separators=(",", ":")) + "\n")
            self._file.flush()

    def __contains__(self, key: object) -> bool:
        return key in self._games

    def __len__(self) -> int:
        return len(self._games)

    def __iter__(self) -> Iterator[Record]:
        return iter(self._games.values())

    def close(self) -> None:
        if self._file:
            self._file.close()


def _read(line: bytes, path: Path, number: int) -> Any:
    try:
        check_depth(line)
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise Refused("arena-damaged", path=str(path), line=number)
    return data


def _compare(found: dict[str, Any], settings: dict[str, Any], path: Path) -> None:
    """Games of another contest are not counted together with these."""
    for name in settings:
        if found.get(name) != settings[name]:
            raise Refused(
                "arena-other-settings",
                path=str(path),
                setting=name,
                found=found.get(name),
                wanted=settings[name],
            )
