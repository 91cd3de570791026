"""What people want the site to answer for them: an empty bid while they pass, the only legal answer
where there is just one, and their standing orders (`dragonstones.orders`).

A wish is as secret as a closed fist. Only the devices of its seat are told of it, and the answer
comes at a moment that reveals nothing (`pace.by_itself`). People who share a device are always
asked: skipping somebody when it is passed on would tell the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET
from sqlalchemy import Executable, insert, select, update

from dragonstones.engine import Answer
from dragonstones.orders import Followed, Note, Order, Orders, orders_of
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.plays import Play
from dragonstones.server.refusals import Conflict
from dragonstones.text import texts
from dragonstones.wire import GivenOrder, Language, OrderNote, Wishes

if TYPE_CHECKING:
    from dragonstones.server.room import Room

#: How many of the latest notes are read at a table, and shown to an owner.
NOTES_READ, NOTES_TOLD = 200, 40

_wishes, _notes = schema.wishes, schema.order_notes


class Wish(NamedTuple):
    #: Whether the seat wants to be asked even if only one answer is possible.
    ask_anyway: bool = False
    #: The turn in which it passes.
    passing: int | None = None
    #: What it has ordered, and when.
    orders: list[Order] | None = None
    ordered: int = 0


NOTHING = Wish()


class Noted(NamedTuple):
    """A note to the owner of orders, and how many events they had seen before."""

    events: int
    note: Note


class WishBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table: str) -> dict[int, Wish]:
        """The wishes of the seats that have any."""
        query = select(_wishes).where(_wishes.c.table == table)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings()
            return {row["seat"]: Wish(*(row[name] for name in Wish._fields)) for row in rows}

    async def notes(self, table: str) -> dict[int, list[Noted]]:
        """The notes that seats were given about their orders, the latest last."""
        latest = select(_notes).where(_notes.c.table == table).order_by(_notes.c.number.desc())
        noted: dict[int, list[Noted]] = {}
        async with self._database.read() as connection:
            rows = (await connection.execute(latest.limit(NOTES_READ))).all()
        for row in reversed(rows):
            noted.setdefault(row.seat, []).extend(Noted(*one) for one in row.notes)
        return noted

    async def change(self, table: str, seat: int, **wish: Any) -> None:
        """Store a wish of a seat; its other wishes stay."""
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
        self._noted: dict[int, list[Noted]] = {}

    @cached_property
    def _orders(self) -> Orders | None:
        return orders_of(self._room.table.game_rules)

    def __getitem__(self, seat: int) -> Wish:
        return self._wishes.get(seat, NOTHING)

    async def read(self) -> None:
        book, id = self._room.site.wishes, self._room.id
        self._wishes = await book.read(id)
        self._noted = await book.notes(id) if self.has_ordered else {}

    async def read_if(self, changed: bool) -> None:
        if changed:
            await self.read()

    async def read_new(self) -> None:
        """Tell the seats' devices what has changed, and give the answers that are due now."""
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

        A seat that has taken its answer back wants to give another one itself.
        """
        match, question = self._room.match, self._room.question
        if match is None or question is None or not match.is_sealed or seat not in match.waiting:
            return False
        is_forced = match.waiting[seat].is_forced
        if not is_forced and seat not in self._wishes:
            return False  # nearly always
        if seat in question.taken_back or not self.is_heard(seat):
            return False
        is_forced = is_forced and not self[seat].ask_anyway
        return is_forced or self.passes(seat) or self.ordered(seat) is not None

    def ordered(self, seat: int) -> Followed | None:
        """What the seat's orders say to the current question, by what the seat sees."""
        match, wanted, orders = self._room.match, self[seat].orders, self._orders
        if not wanted or orders is None or match is None or seat not in match.waiting:
            return None
        return orders.answer(match.game, match.view(seat), match.waiting[seat], wanted)

    def answer(self, seat: int) -> tuple[Answer, Followed | None]:
        """What the site answers for the seat, and the order that says so, if it is one."""
        assert self._room.match is not None
        ordered = None if self.passes(seat) else self.ordered(seat)
        return ordered.answer if ordered else self._room.match.waiting[seat].default, ordered

    def settled(self, plays: Sequence[Play]) -> list[Executable]:
        """What is written with the row of these plays: notes for the owners of orders, and the
        orders that are left."""
        match, orders = self._room.match, self._orders
        statements: list[Executable] = []
        if match is None or orders is None or not self._wishes:
            return statements
        followed = {play.seat: play.followed for play in plays if play.followed}
        for seat, wish in self._wishes.items():
            if not wish.orders:
                continue
            done = followed.get(seat)
            standing = [
                one
                for one in wish.orders
                if not (done and one == done.order and orders.is_once(one))
            ]
            left = orders.left(match.view(seat), standing)
            seen = self._room.audience.seen_among
            notes = [Noted(seen(seat, self._room.audience.shown), done.note)] if done else []
            notes += [Noted(seen(seat, len(match.events)), note) for note in left.notes]
            if notes:
                place = {"table": self._room.id, "seat": seat, "number": self._room.record.number}
                statements.append(insert(_notes).values(**place, notes=notes))
            if left.orders != wish.orders:
                # If the owner has given new orders meanwhile, those count.
                mine = (_wishes.c.table == self._room.id) & (_wishes.c.seat == seat)
                same = mine & (_wishes.c.ordered == wish.ordered)
                statements.append(update(_wishes).where(same).values(orders=left.orders))
        return statements

    @property
    def has_any(self) -> bool:
        return any(wish.orders or wish.passing for wish in self._wishes.values())

    @property
    def has_ordered(self) -> bool:
        """Whether anybody has given orders, even if none are left."""
        return any(wish.ordered for wish in self._wishes.values())

    def told(self, seat: int, lang: Language | None) -> Wishes:
        """What the device of a seat is told, if nobody else plays on it, with sentences in a
        language."""
        can_pass, closes = self.can_pass(seat), self.answers(seat)
        if seat not in self._wishes and seat not in self._noted:  # nearly always
            return _wishes_of_nobody(can_pass, closes, self._orders is not None)
        orders, notes = self._in_words(seat, lang)
        return Wishes(
            ask_anyway=self[seat].ask_anyway,
            passing=self.is_passing(seat),
            can_pass=can_pass,
            closes=closes,
            orders=orders,
            notes=notes,
        )

    def _in_words(
        self, seat: int, lang: Language | None
    ) -> tuple[list[GivenOrder] | None, list[OrderNote]]:
        orders = self._orders
        if orders is None:
            return None, []
        t = texts(lang).of(self._room.table.game_rules) if lang else None
        given = [
            GivenOrder(order=dict(order), words=orders.words(t, order) if t else UNSET)
            for order in self[seat].orders or ()
        ]
        told = [
            OrderNote(
                events=noted.events,
                note=dict(noted.note),
                words=orders.note_words(t, noted.note) if t else UNSET,
            )
            for noted in self._noted.get(seat, [])[-NOTES_TOLD:]
        ]
        return given, told


@cache
def _wishes_of_nobody(can_pass: bool, closes: bool, has_orders: bool) -> Wishes:
    """What is told of a seat without any wishes; the same object each time, and never changed."""
    return Wishes(
        ask_anyway=False,
        passing=False,
        can_pass=can_pass,
        closes=closes,
        orders=[] if has_orders else None,
        notes=[],
    )
