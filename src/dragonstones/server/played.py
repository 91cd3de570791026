"""Finished games as rows: how each ended for the people in it, and what they did.

A row is written in the transaction that ends the game, which also adds the figures and deeds of
the game to those of the person. All of it follows from the table and its journal, so games that
ended before such rows existed are counted later, one after the other (`Recollection`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog
from sqlalchemy import exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.deeds import counted, done_in, moment_of
from dragonstones.engine import Match
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.journal import are_rules_known, playing_again
from dragonstones.server.refusals import Unplayable

if TYPE_CHECKING:
    from dragonstones.server.replays import Replays
    from dragonstones.server.tables import TableRow

log = structlog.get_logger(__name__)

#: Old games that are counted at a time.
BATCH = 10

_played, _tallies, _deeds = schema.played, schema.tallies, schema.deeds


class Done(NamedTuple):
    """What one seat did in a game."""

    figures: Counter[str]
    #: With the number of the event of each, as the seat counts events.
    deeds: dict[str, int]


def done_at(match: Match) -> list[Done]:
    """What each seat did; nothing if the family's ledger fails, since the game must end anyway."""
    try:
        return [
            Done(
                seat.sums,
                {deed.id: moment_of(deed, match, n) for deed in done_in(match.game, seat)},
            )
            for n, seat in enumerate(counted(match))
        ]
    except Exception:
        log.exception("a game cannot be counted", game=match.game.id)
        return [Done(Counter(), {}) for _ in range(match.seats)]


def rows_of(table: TableRow) -> list[dict[str, Any]]:
    """How a finished game ended, for each person who played."""
    result = table.result
    assert result is not None
    people = dict.fromkeys(seat.person for seat in table.seats if seat.person)
    rows = []
    for person in people:
        mine = table.seats_of(person)
        seat = mine[0]
        stayed = not table.seats[seat].left
        rows.append(
            {
                "table": table.id,
                "person": person,
                "seat": seat,
                "game": table.game,
                "seats": len(table.seats),
                "ended": table.ended,
                "public": table.public,
                "counted": table.trial is None and len(mine) == 1,
                "won": stayed and seat in result["winners"],
                "place": place_of(seat, result) if stayed else len(table.seats),
                "points": result["points"][seat],
                "tallied": False,
            }
        )
    return rows


def place_of(seat: int, result: dict[str, Any]) -> int:
    """1 for a winner; a seat with as many points as the winner has not necessarily won.

    >>> result = {"winners": [2], "ranking": [[0, 2], [1]]}
    >>> [place_of(seat, result) for seat in range(3)]
    [2, 3, 1]
    """
    if seat in result["winners"]:
        return 1
    better = 0
    for seats in result["ranking"]:
        if seat in seats:
            break
        better += len(seats)
    return max(better, len(result["winners"])) + 1


async def keep(connection: AsyncConnection, table: TableRow) -> None:
    """Write a finished game down for everybody in it."""
    if rows := rows_of(table):
        await connection.execute(insert(_played), rows)


async def tally(
    database: Database, connection: AsyncConnection, id: str, seats: Sequence[Done]
) -> None:
    """Add what people did in a game to their figures and deeds, once per game."""
    columns = _played.c
    mine = (columns.table == id) & ~columns.tallied
    found = await connection.execute(
        update(_played)
        .where(mine)
        .values(tallied=True)
        .returning(columns.person, columns.seat, columns.counted, columns.ended, columns.game)
    )
    # In one order everywhere: two processes must not wait for each other.
    people = sorted(row for row in found if row.counted)
    figures = [
        {"person": row.person, "game": row.game, "figure": figure, "n": n}
        for row in people
        for figure, n in sorted(seats[row.seat].figures.items())
        if n
    ]
    if figures:
        more = database.upsert(_tallies).values(figures)
        await connection.execute(
            more.on_conflict_do_update(
                index_elements=["person", "game", "figure"],
                set_={"n": _tallies.c.n + more.excluded.n},
            )
        )
    done = [
        {"person": row.person, "deed": deed, "table": id, "event": event, "at": row.ended}
        for row in people
        for deed, event in seats[row.seat].deeds.items()
    ]
    if done:
        await connection.execute(database.upsert(_deeds).values(done).on_conflict_do_nothing())


class Recollection:
    """Counts games that ended before there were figures and deeds, a few at a time."""

    def __init__(self, database: Database, replays: Replays) -> None:
        self._database = database
        self._replays = replays

    async def count_some(self) -> None:
        table = schema.tables.c
        newer = exists().where(table.id == _played.c.table, ~are_rules_known())
        query = select(_played.c.table).where(~_played.c.tallied, ~newer).distinct().limit(BATCH)
        async with self._database.read() as connection:
            ids = list(await connection.scalars(query))
        for id in ids:
            await self._count(id)

    async def _count(self, id: str) -> None:
        try:
            _, journal = await self._replays.journal(id)
            with playing_again(id):
                match = await asyncio.to_thread(Match.replay, journal)
                seats = await asyncio.to_thread(done_at, match)
        except Unplayable:  # the reason is in the log; it need not be tried again
            async with self._database.write() as connection:
                mine = update(_played).where(_played.c.table == id)
                await connection.execute(mine.values(tallied=True))
            return
        async with self._database.write() as connection:
            await tally(self._database, connection, id, seats)
