"""Parties: one screen shows the table to everybody, who play on their phones. What is special about
such a table when people sit down, begin, pause, and begin again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from dragonstones.engine import get_game
from dragonstones.server.refusals import Conflict
from dragonstones.wire import COLOURS

if TYPE_CHECKING:
    from dragonstones.server.people import PersonRow
    from dragonstones.server.tables import SeatRow, TableRow


def taken(
    table: TableRow, person: PersonRow, mine: int | None, colour: int | None
) -> dict[str, Any]:
    """What a person gets besides the seat: a colour, since two people in a room with the same name
    would not know which of them is meant."""
    others = [seat for number, seat in enumerate(table.seats) if number != mine]
    if person.name.casefold() in {seat.name.casefold() for seat in others if seat.name}:
        raise Conflict("name-taken-here", name=person.name)
    if colour is None and mine is not None and table.seats[mine].colour is not None:
        colour = table.seats[mine].colour
    if colour in {seat.colour for seat in others if not seat.free}:
        raise Conflict("colour-taken")
    return {"colour": free_colour(table) if colour is None else colour}


def free_colour(table: TableRow) -> int | None:
    """A colour that nobody has; None: all are taken."""
    used = {seat.colour for seat in table.seats}
    return next((colour for colour in range(COLOURS) if colour not in used), None)


def seats_taken(table: TableRow) -> list[SeatRow]:
    """The seats without the free ones, with which the game can begin."""
    seats = [seat for seat in table.seats if not seat.free]
    least = get_game(table.game).seats[0]
    if len(seats) < least:
        raise Conflict("party-too-few", n=least - len(seats))
    return seats


def seats_again(table: TableRow) -> list[SeatRow]:
    """The same people and bots once more, with room for others who have come in the meantime."""
    same = [replace(seat, luck=None, left=False, hints=0) for seat in table.seats]
    nobody = replace(same[0], person=None, name=None, bot=None, colour=None)
    return same + [replace(nobody) for _ in range(get_game(table.game).seats[-1] - len(same))]


def pauses_with(table: TableRow, moment: int) -> list[tuple[int, int | None]]:
    """The pauses of a table, with a new one that begins now or the last one ended."""
    if not table.is_paused:
        return [*table.pauses, (moment, None)]
    *others, (begin, _) = table.pauses
    return [*others, (begin, max(begin, moment))]
