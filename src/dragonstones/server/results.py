"""Finished games that count for ratings, as rows: who finished in which place.

A row is written in the transaction that ends the game. It knows people by a number only, so it can
stay when somebody is deleted; ratings (`ratings.py`) follow from these rows and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import and_, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.arena.anchors import anchor_of
from dragonstones.engine import BadSetup, get_game
from dragonstones.server import played, schema
from dragonstones.server.database import Database
from dragonstones.wire import Unrated

if TYPE_CHECKING:
    from dragonstones.server.tables import TableRow

#: Nobody is ranked with fewer games than this.
LEAST_GAMES = 10
#: Somebody who leaves before this share of the game was played spoils it for the others.
EARLY = 0.5

_players, _results, _ratings = schema.players, schema.results, schema.ratings
_people, _talk = schema.people.c, schema.talk.c


class Seat(Struct, frozen=True, omit_defaults=True):
    """A person by their number, or a bot by its level."""

    place: int
    player: int | None = None
    bot: str | None = None
    #: Whether the person left and did not come back: such people are last.
    left: Literal["", "early", "late"] = ""


def why_unrated(table: TableRow) -> Unrated | None:
    """Why the game at this table does not count; None: it does."""
    try:
        house_rules = get_game(table.game, table.rules).house_rules_in(table.options)
    except BadSetup:  # a game of another package, which is not installed any more
        return "bot"
    people = [seat.person for seat in table.seats if seat.person]
    bots = [seat.bot for seat in table.seats if seat.bot]
    if table.trial is not None:
        return "carried" if table.is_carried else "trial"
    if house_rules:
        return "house-rules"
    if table.hints:
        return "hints"
    if len(set(people)) < len(people):
        return "one-device"
    if table.party:
        return "party"
    if any(anchor_of(table.game, bot) is None for bot in bots):
        return "bot"
    return None


async def keep(
    database: Database, connection: AsyncConnection, table: TableRow, events: int
) -> None:
    """Store a finished game with this many events, if it counts."""
    people = [seat.person for seat in table.seats if seat.person]
    gone = any(seat.person is None and seat.bot is None for seat in table.seats)
    if why_unrated(table) or gone or not people:
        return
    result = table.result
    assert result is not None
    numbers = await _numbers(database, connection, people)
    left = await _left(connection, table, events)
    seats = [
        Seat(
            place=len(table.seats) + 1 if n in left else played.place_of(n, result),
            player=numbers.get(seat.person or ""),
            bot=seat.bot.split(":")[0] if seat.bot else None,
            left=left.get(n, ""),
        )
        for n, seat in enumerate(table.seats)
    ]
    row = {"table": table.id, "game": table.game, "ended": table.ended}
    await connection.execute(insert(_results).values(**row, seats=msgspec.to_builtins(seats)))


async def _numbers(
    database: Database, connection: AsyncConnection, people: Collection[str]
) -> dict[str, int]:
    """The numbers of these people; people without one get one."""
    rows = [{"person": person} for person in sorted(people)]
    new = database.upsert(_players).values(rows).on_conflict_do_nothing()
    await connection.execute(new)
    query = select(_players.c.person, _players.c.number).where(_players.c.person.in_(people))
    return {person: number for person, number in await connection.execute(query) if person}


async def _left(
    connection: AsyncConnection, table: TableRow, events: int
) -> dict[int, Literal["early", "late"]]:
    """The people who were gone at the end: they had got up, or were away and played for."""
    told = _talk.presence.is_not(None) & (_talk.table == table.id)
    query = select(_talk.seat, _talk.presence, _talk.events).where(told).order_by(_talk.number)
    last = {row.seat: row for row in await connection.execute(query)}
    found: dict[int, Literal["early", "late"]] = {}
    for n, seat in enumerate(table.seats):
        told_of = last.get(n)
        is_away = told_of is not None and told_of.presence != "back"
        if seat.person and (seat.left or is_away):
            # The absence has not been announced yet, so it is recent.
            at = told_of.events if told_of is not None and is_away else events
            found[n] = "early" if at < EARLY * events else "late"
    return found


async def list_again(connection: AsyncConnection, people: Collection[str] | None = None) -> None:
    """Put these people on the leaderboards or take them off, as they and the site want it now;
    None: everybody."""
    shown = and_(_people.shown_to == "everybody", _people.disabled.is_(None))
    theirs = select(_players.c.number)
    if people is not None:
        theirs = theirs.where(_players.c.person.in_(people))
    listed = theirs.join(schema.people, _people.id == _players.c.person).where(shown)
    await connection.execute(
        update(_ratings)
        .where(_ratings.c.player.in_(theirs))
        .values(listed=(_ratings.c.games >= LEAST_GAMES) & _ratings.c.player.in_(listed))
    )


async def unlist(connection: AsyncConnection, people: Collection[str]) -> None:
    """Take people off the leaderboards who delete their account."""
    theirs = select(_players.c.number).where(_players.c.person.in_(people))
    await connection.execute(
        update(_ratings).where(_ratings.c.player.in_(theirs)).values(listed=False)
    )
