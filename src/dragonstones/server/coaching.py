"""The coach of a site: reports on finished games, made in the background and kept.

Only somebody who sat there can ask for a report, and only on their own seats; the players of the
game can read it, and others if the person in that seat shares it. A running game has no report.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec
from sqlalchemy import select, update
from sqlalchemy.engine import RowMapping

from dragonstones.coach import COACH_VERSION, THOUGHTS, coach_of
from dragonstones.server import schema
from dragonstones.server.background import Key, Queue, Worker
from dragonstones.server.coach_worker import Told, Wanted
from dragonstones.server.database import Database
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound
from dragonstones.server.replays import Replays
from dragonstones.server.tables import TableRow, Tables
from dragonstones.wire import Coaching, CoachReport, CoachSeats, MeasurementState


class Coaches(Queue):
    """The key is a seat of a table, and the version of the coach."""

    rows, wishes = schema.coachings, schema.coachings_wanted
    key = ("table", "version", "seat")
    too_many, unknown = "coach-a-day", "no-such-coaching"

    def __init__(
        self, database: Database, owner: str, a_day: int, tables: Tables, replays: Replays
    ) -> None:
        super().__init__(database, owner, a_day, Worker("dragonstones.server.coach_worker", Told))
        self._tables = tables
        self._replays = replays

    async def ask(self, id: str, seat: int, person: PersonRow) -> Coaching:
        """Put a game into the queue, unless it is there or the report was made already."""
        table = await self._finished(id)
        _check_mine(table, seat, person)
        if not self.is_open:
            raise NotFound("no-coach", game=table.game)
        coach_of(table.game_rules)
        await self.put(_key(id, seat), {"shared": False}, person)
        return await self.read(id, seat, person)

    async def cancel(self, id: str, seat: int, person: PersonRow) -> Coaching:
        await self._finished(id)
        await self.withdraw(_key(id, seat), person)
        return await self.read(id, seat, person)

    async def read(self, id: str, seat: int, person: PersonRow | None) -> Coaching:
        """The report as far as it is finished; strangers see it only if it is shared."""
        table = await self._finished(id)
        mine = table.seats_of(person.id) if person else []
        try:
            row, state, place = await self.look(_key(id, seat))
        except NotFound:
            if mine:
                raise
            raise NotFound(self.unknown) from None
        if not mine and not row["shared"]:
            raise NotFound(self.unknown)
        report = row["report"]
        return Coaching(
            table=table.info(),
            seat=seat,
            state=cast(MeasurementState, state),
            place=place,
            mine=seat in mine,
            shared=row["shared"],
            report=report and msgspec.json.decode(report, type=CoachReport),
        )

    async def seats(self, id: str, person: PersonRow | None) -> CoachSeats:
        """The seats whose reports this person can see or ask for; there is at least one."""
        table, rows = await self._finished(id), self.rows
        mine = table.seats_of(person.id) if person else []
        query = select(rows.c.seat).where(rows.c.table == id, rows.c.version == COACH_VERSION)
        if not mine:
            query = query.where(rows.c.shared)
        async with self._database.read() as connection:
            made = (await connection.scalars(query.order_by(rows.c.seat))).all()
        if not mine and not made:
            raise NotFound(self.unknown)
        return CoachSeats(mine=mine, others=[seat for seat in made if seat not in mine])

    async def share(self, id: str, seat: int, person: PersonRow, shared: bool) -> Coaching:
        """Show the report to everybody with the link, or stop doing so."""
        _check_mine(await self._finished(id), seat, person)
        rows, key = self.rows, _key(id, seat)
        mine = (rows.c.table == id) & (rows.c.seat == seat)
        async with self._database.write() as connection:
            await connection.execute(
                update(rows).where(mine, rows.c.version == key["version"]).values(shared=shared)
            )
        return await self.read(id, seat, person)

    async def _finished(self, id: str) -> TableRow:
        table = await self._tables.get(id)
        if table.state == "playing":
            raise Conflict("coach-not-over")
        if table.state != "over":
            raise NotFound("no-such-replay")
        return table

    def is_old(self, row: RowMapping) -> bool:
        return bool(row["version"] != COACH_VERSION)

    async def work(self, key: Key, row: RowMapping) -> None:
        """First the curve, then the report repeatedly as it grows."""
        _, journal = await self._replays.journal(key["table"])
        done, wanted = False, Wanted(journal, key["seat"], THOUGHTS)
        while not done:
            told: Told = await self.waiting_for(key, self._worker.ask(wanted))
            wanted, done = Wanted(None, key["seat"], THOUGHTS), told.done
            more: dict[str, Any] = {"state": "done"} if done else {}
            await self.keep(key, report=told.report.decode(), **more)


def _check_mine(table: TableRow, seat: int, person: PersonRow) -> None:
    if seat not in range(len(table.seats)):
        raise NotFound("no-such-seat-here", seat=seat, seats=len(table.seats))
    if seat not in table.seats_of(person.id):
        raise NotAllowed("coach-not-yours")


def _key(id: str, seat: int) -> Key:
    return {"table": id, "version": COACH_VERSION, "seat": seat}
