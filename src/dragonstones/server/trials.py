"""Playing on from a moment of a finished game: one person in a seat, bots in all others.

A trial is a table whose journal begins with that of the other game, so that every seat knows what
it knew then, and the same cards are still to come. Everybody with the link of a finished game may
see all of it, so a trial cannot give away more than the replay does.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from dragonstones.bots import at_table, usual_bot
from dragonstones.engine import Match, Refused
from dragonstones.engine.frames import up_to
from dragonstones.engine.journal import Journal
from dragonstones.server.bots import has_bot
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotFound, SiteRefused
from dragonstones.server.replays import Replays
from dragonstones.server.tables import SeatRow, TableRow, Tables
from dragonstones.wire import TrialWanted


class Trials:
    def __init__(self, tables: Tables, replays: Replays) -> None:
        self._tables = tables
        self._replays = replays
        #: One at a time: more threads would only take time from the tables.
        self._turn = asyncio.Lock()

    async def make(self, person: PersonRow, wish: TrialWanted) -> TableRow:
        """A trial from a moment of a finished game on this site, or of a game in a file."""
        bots: Sequence[str | None] = ()
        if wish.table is not None:
            table, journal = await self._replays.journal(wish.table)
            bots = [seat.bot for seat in table.seats]
        else:
            journal = await self._play(_read_file, wish.file)
        if wish.at > len(journal["answers"]):
            raise SiteRefused("no-such-moment", at=wish.at, last=len(journal["answers"]))
        begun, match = await self._play(up_to, journal, wish.at)
        if match.result is not None:
            raise Conflict("trial-at-end")
        return await self.begin(person, begun, wish.seat, bots)

    async def begin(
        self, person: PersonRow, journal: Journal, seat: int, bots: Sequence[str | None] = ()
    ) -> TableRow:
        """A table that continues where a journal ends. Seats that had a bot keep it, if there is
        still one of that name."""
        game, seats = journal["game"], journal["seats"]
        if seat not in range(seats):
            raise NotFound("no-such-seat-here", seat=seat, seats=seats)
        usual = usual_bot(game)
        wanted = [bot if bot and has_bot(game, bot) else usual for bot in bots]
        seated = at_table(game, wanted or [usual] * seats, secrets.token_hex(8))
        rows = [SeatRow(bot=bot) for bot in seated]
        rows[seat] = SeatRow(person.id, person.name)
        return await self._tables.create_trial(person, journal, rows)

    async def _play(self, what: Any, *about: Any) -> Any:
        async with self._turn:
            return await asyncio.to_thread(what, *about)


def _read_file(file: Any) -> Journal:
    """The journal in a file, an export or a journal itself; Refused, if it is not a whole game."""
    if file is None:
        raise SiteRefused("no-file")
    journal: Journal = file.get("journal", file)
    try:
        match = Match.replay(journal)
    except Refused:
        raise
    except Exception as error:  # whatever else is in a stranger's file
        raise SiteRefused("game-file-broken") from error
    if match.result is None:
        raise Conflict("not-over")
    return match.journal()
