"""Looking after games that continue although nobody watches: games by days, and games that
everybody has left. Each row of the journal says when to look at the table again, and calls people
to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Executable

from dragonstones.engine.journal import TimeUp
from dragonstones.server.database import now
from dragonstones.server.journal import Written
from dragonstones.server.outbox import LOOKS_ALREADY, has_acted, telling
from dragonstones.server.people import DAY
from dragonstones.server.refusals import Newer, NotFound, Unplayable
from dragonstones.server.tables import due_at

if TYPE_CHECKING:
    from dragonstones.server.room import Room
    from dragonstones.server.site import Site

#: Milliseconds that a process has for what is due before another one tries.
TRIES_FOR = 60_000
#: Tables that are looked at in one go.
AT_ONCE = 20


def due(room: Room) -> int | None:
    """When a table has to be looked at, if nobody watches."""
    match, steward = room.match, room.steward
    if not room.table.goes_on or match is None or match.result is not None:
        return None
    # When a fist closes by itself is known when the row is written.
    if steward.has_bots_to_act() or (room.is_writing and room.wishes.has_any):
        return now() + TRIES_FOR
    question = room.record.question_at(room.table, now()) if room.is_writing else room.question
    times = [question.deadline if question else None]
    if not room.is_writing:
        times.append(steward.next_fist())
    return min((time for time in times if time is not None), default=None)


def next_row(
    room: Room, entries: list[Written], beside: list[Executable]
) -> tuple[str, int, str, list[Written], list[Executable]]:
    """What a room hands to the journal, with what else is to be written along with the row."""
    calls = _beside(room, entries) if room.table.goes_on else []
    return room.id, room.record.number, room.record.hash, entries, calls + beside


def _beside(room: Room, entries: list[Written]) -> list[Executable]:
    seats, here, is_sqlite = room.table.seats, room.steward.here(), room.site.database.is_sqlite
    acted = {seats[entry.seat].person for entry, _ in entries if not isinstance(entry, TimeUp)}
    statements: list[Executable] = [due_at(room.id, due(room))]
    statements.append(has_acted(room.id, [person for person in acted if person]))
    event, data = f"turn/{room.id}/{room.record.number}", {"table": room.table.title}
    for seat in room.record.newly_asked(entries):
        person = seats[seat].person
        # A standing order answers for its owner, who gave it so as not to be called.
        if person and not seats[seat].left and room.wishes.ordered(seat) is None:
            after = now() + (LOOKS_ALREADY if seat in here else 0)
            statements.append(telling(is_sqlite, person, "turn", room.id, data, event, after))
    return statements


class Keeper:
    """Looks at games that continue by themselves when they have something to do."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def look(self) -> None:
        for id in await self._site.tables.take_due(AT_ONCE, now() + TRIES_FOR):
            try:
                await self._look_at(id)
            except Newer:
                pass  # a process of the newer version tries, too
            except Unplayable:  # why is in the log; once a day is enough
                await self._site.tables.set_due(id, now() + DAY)
            except NotFound:
                pass  # it was removed meanwhile

    async def _look_at(self, id: str) -> None:
        """Leave the table alone until it has something to do."""
        room = await self._site.rooms.get(id)
        room.steward.tend()
        if not room.steward.is_needed and not room.busy:
            await self._site.tables.set_due(id, due(room))
