"""Games that were played on a device without a site, added to those of a person.

That the rules were kept is certain, since the journal is played again here. But only the device
knows who thought of the answers, and how often they tried: so such a game does not count.
"""

from __future__ import annotations

import asyncio
from base64 import b32encode
from hashlib import sha256

from dragonstones.bots import usual_bot
from dragonstones.engine import Match
from dragonstones.server.bots import has_bot
from dragonstones.server.database import now
from dragonstones.server.kept import KeptTable, in_file
from dragonstones.server.names import clean_name, clean_text
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, SiteRefused
from dragonstones.server.tables import SeatRow, TableRow, Tables
from dragonstones.wire import CarriedGame


class Carried:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        #: One at a time: more threads would only take time from the tables.
        self._turn = asyncio.Lock()

    async def add(self, person: PersonRow, wish: CarriedGame) -> TableRow:
        """The table of such a game; the same one, if it was added before."""
        moment = now()
        kept = in_file(wish.game, moment)
        async with self._turn:
            match = await asyncio.to_thread(kept.match)
        if match is None:
            raise Conflict("not-started")
        if match.result is None and kept.ended:
            raise SiteRefused("kept-broken")
        ended = min(kept.ended or moment, moment) if match.result is not None else None
        return await self._tables.carry(
            person,
            _id_of(person, kept),
            match,
            _seats(person, kept, match),
            name=clean_text(kept.name)[:40],
            hints=kept.hints,
            created=min(kept.created, moment),
            started=min(kept.started or moment, ended or moment),
            ended=ended,
        )


def _id_of(person: PersonRow, kept: KeptTable) -> str:
    """The same for the same game of the same person; without the game it cannot be guessed."""
    digest = sha256(f"{person.id}/{kept.id}/{kept.server_luck}".encode()).digest()
    return b32encode(digest).decode().lower()[:12]


def _seats(person: PersonRow, kept: KeptTable, match: Match) -> list[SeatRow]:
    """The first of the device's people is the person who adds the game. A bot that no longer
    exists becomes the usual one."""
    seats: list[SeatRow] = []
    for seat in kept.seats:
        if seat.name is None:
            known = seat.bot is not None and has_bot(match.game.id, seat.bot)
            seats.append(SeatRow(bot=seat.bot if known else usual_bot(match.game.id)))
            continue
        is_me = not any(other.person for other in seats)
        name = person.name if is_me else clean_name(seat.name)
        seats.append(SeatRow(person.id, name, hints=min(max(seat.hints, 0), 10**6)))
    if not any(seat.person for seat in seats):
        raise SiteRefused("kept-broken")
    return seats
