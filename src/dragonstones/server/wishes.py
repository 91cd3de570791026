"""What people want the site to answer for them: nothing where they pass, and the only legal answer
where there is but one.

A wish is as secret as a closed fist. It is told to the devices of its seat and to nobody else, and
the answer comes at a moment that tells nothing (`pace.by_itself`). Those who share a device are
always asked: to be left out when it is passed on would tell the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import insert, select, update

from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.refusals import Conflict
from dragonstones.wire import Wishes

if TYPE_CHECKING:
    from dragonstones.server.room import Room

_wishes = schema.wishes


class Wish(NamedTuple):
    #: The seat wants to be asked also where only one answer is possible.
    ask_anyway: bool = False
    #: The turn in which it passes.
    passing: int | None = None


NOTHING = Wish()


class WishBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table: str) -> dict[int, Wish]:
        """The wishes of the seats that have any."""
        query = select(_wishes).where(_wishes.c.table == table)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings()
            return {row["seat"]: Wish(row["ask_anyway"], row["passing"]) for row in rows}

    async def change(self, table: str, seat: int, **wish: Any) -> None:
        """Write down what a seat wishes; what else it wished stays."""
        place = (_wishes.c.table == table) & (_wishes.c.seat == seat)
        async with self._database.write() as connection:
            changed = await connection.execute(update(_wishes).where(place).values(wish))
            if not changed.rowcount:
                first = {"table": table, "seat": seat, **NOTHING._asdict(), **wish}
                await connection.execute(insert(_wishes).values(first))


class TableWishes:
    """The wishes at one table, and what they mean for what is asked there now."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._wishes: dict[int, Wish] = {}

    def __getitem__(self, seat: int) -> Wish:
        return self._wishes.get(seat, NOTHING)

    async def read(self) -> None:
        self._wishes = await self._room.site.wishes.read(self._room.id)

    async def read_new(self) -> None:
        """Tell the seats' devices what has changed, and answer what is to be answered now."""
        await self.read()
        self._room.audience.tell_wishes()
        self._room.steward.tend()

    def is_heard(self, seat: int) -> bool:
        """Whether a seat may have wishes: nobody else plays on its device."""
        table = self._room.table
        return len(table.seats_of(table.seats[seat].person)) == 1

    def turn_to_pass(self, seat: int, decision: int) -> int:
        """The turn in which the seat passes, if it is asked this."""
        match = self._room.match
        if match and match.turn is not None:
            if self.is_passing(seat):
                return match.turn
            if self.can_pass(seat):
                asked = match.questions[seat].id
                if decision == asked:
                    return match.turn
                raise Conflict("too-late", decision=decision, now=asked)
        raise Conflict("cannot-pass")

    def can_pass(self, seat: int) -> bool:
        """Whether what the seat is asked now can be passed until the next turn."""
        match = self._room.match
        if match is None or match.turn is None or not match.is_sealed:
            return False
        return seat in match.questions and match.questions[seat].can_pass

    def is_passing(self, seat: int) -> bool:
        """Whether it is the turn in which the seat passes."""
        match, passing = self._room.match, self[seat].passing
        return match is not None and passing is not None and passing == match.turn

    def passes(self, seat: int) -> bool:
        """Whether the seat passes what it is asked now."""
        return self.is_passing(seat) and self.can_pass(seat)

    def answers(self, seat: int) -> bool:
        """Whether the site is to answer what the seat is asked now.

        A seat that has taken its answer back wants to give another one.
        """
        match, question = self._room.match, self._room.question
        if match is None or question is None or not match.is_sealed or seat not in match.waiting:
            return False
        if seat in question.taken_back or not self.is_heard(seat):
            return False
        is_forced = match.waiting[seat].is_forced and not self[seat].ask_anyway
        return is_forced or self.passes(seat)

    def told(self, seat: int) -> Wishes | None:
        """What the devices of a seat are told; None: it may have no wishes."""
        if self._room.match is None or not self.is_heard(seat):
            return None
        return Wishes(
            ask_anyway=self[seat].ask_anyway,
            passing=self.is_passing(seat),
            can_pass=self.can_pass(seat),
            closes=self.answers(seat),
        )
