"""What a device stores of a table: who sits there, and its journal with the version of its rules.

A device that plays without a site writes and reads it (`offline/`); a site reads it when somebody
adds such a game to their own (`carried.py`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dragonstones.engine import Match, Refused
from dragonstones.server.refusals import SiteRefused
from dragonstones.wire import Export

FORMAT: Literal[1] = 1
#: Keys of answers that are remembered: a page sends an answer again if it was not confirmed.
KEYS = 16


class KeptSeat(msgspec.Struct, kw_only=True):
    """A seat of one of the device's people, or of a bot; neither: it is free."""

    name: str | None = None
    bot: str | None = None
    luck: str | None = None
    hints: int = 0


class KeptTable(msgspec.Struct, kw_only=True):
    format: Literal[1] = FORMAT
    id: str
    name: str
    game: str
    rules: int
    options: dict[str, Any]
    hints: bool
    server_luck: str
    seats: list[KeptSeat]
    created: int
    started: int | None = None
    ended: int | None = None
    trial: bool = False
    rematch: str | None = None
    #: None: it has not begun.
    journal: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    keys: list[str] = []

    def match(self) -> Match | None:
        """The game as far as it was played; None: it has not begun. SiteRefused: it is damaged."""
        if self.journal is None:
            return None
        try:
            match = Match.replay(self.journal)
        except Refused:
            raise
        except Exception as error:  # a file that was changed by hand may contain anything
            raise SiteRefused("kept-broken") from error
        if (match.game.id, match.seats) != (self.game, len(self.seats)):
            raise SiteRefused("kept-broken")
        return match


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(KeptTable).decode


def written(table: KeptTable) -> str:
    return _encode(table).decode()


def read(text: str) -> KeptTable:
    """Read what was written; refused if it is not ours, or is damaged."""
    try:
        return _decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SiteRefused("kept-broken") from error


def in_file(data: dict[str, Any], now: int) -> KeptTable:
    """Read a file that a device has saved: a game as the device stores it, or a finished one as
    every site exports it."""
    try:
        if "fairness" not in data:
            return msgspec.convert(data, KeptTable)
        return _exported(msgspec.convert(data, Export), now)
    except (msgspec.MsgspecError, RecursionError, KeyError, IndexError, TypeError) as error:
        raise SiteRefused("kept-broken") from error


def _exported(file: Export, now: int) -> KeptTable:
    bots = iter(file.bot.split(",") if file.bot else ())
    seats = [
        KeptSeat(name=name) if n in file.people else KeptSeat(bot=next(bots, None))
        for n, name in enumerate(file.names)
    ]
    return KeptTable(
        id=file.table,
        name="",
        game=file.journal["game"],
        rules=file.journal["rules"],
        options=file.journal["options"],
        hints=False,
        server_luck=file.fairness.server_luck,
        seats=seats,
        created=now,
        started=now,
        ended=now,
        journal=file.journal,
        result=file.result,
    )
