"""What a bot would do in the player's place, for somebody who plays with bots alone.

The bot thinks in a bot process, from what the seat knows. Each hint is counted before it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dragonstones.bots import adviser_of
from dragonstones.engine import Match
from dragonstones.server.bots import Job
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, Unavailable
from dragonstones.server.tables import TableRow
from dragonstones.server.words import hint_words
from dragonstones.wire import Hint, Language

if TYPE_CHECKING:
    from dragonstones.server.room import Room
    from dragonstones.server.site import Site


async def hint(site: Site, person: PersonRow, id: str, lang: Language) -> Hint:
    """What the adviser would answer now, and why."""
    room = await site.rooms.get(id)
    table, match = room.table, room.match
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowed("not-at-table")
    check_allowed(table)
    if match is None or seat not in match.waiting:
        raise Conflict("no-hint-now")
    decision = match.waiting[seat].id
    view = match.view(seat)
    thought = await site.bots.ask(_job(room, seat, decision))
    if thought.mishap:
        raise Unavailable("hint-failed")
    if thought.answer is None or not _is_asked(room.match, seat, decision):
        raise Conflict("no-hint-now")
    used = await site.tables.count_hint(id, seat)
    site.rooms.setup_changed(id)
    text = hint_words(view, thought.answer, thought.why, table.names(lang), lang)
    return Hint(decision=decision, answer=thought.answer, text=text, used=used)


def check_allowed(table: TableRow) -> None:
    """Whether only one person sits there, among bots."""
    if not table.hints or sum(seat.bot is None for seat in table.seats) != 1:
        raise NotAllowed("no-hints")


def _job(room: Room, seat: int, decision: int) -> Job:
    table = room.table
    bot = adviser_of(table.game)
    return Job(table.id, table.header, room.record.entries, seat, bot, decision, why=True)


def _is_asked(match: Match | None, seat: int, decision: int) -> bool:
    waiting = match.waiting.get(seat) if match else None
    return waiting is not None and waiting.id == decision
