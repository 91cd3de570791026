"""How reliably people finish their games: counted in games with others, told in plain words."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.wire import Finishing

if TYPE_CHECKING:
    from dragonstones.server.tables import TableRow

#: With fewer games we say nothing about somebody.
FEW = 5
#: From these shares of finished games on, somebody finishes nearly all, or most of them.
NEARLY_ALL, MOST = 0.95, 0.8

_finishes = schema.finishes


def in_words(games: int, stayed: int) -> Finishing:
    """
    >>> in_words(4, 0), in_words(20, 19), in_words(20, 16), in_words(20, 15)
    ('new', 'nearly-all', 'most', 'few')
    """
    if games < FEW:
        return "new"
    share = stayed / games
    return "nearly-all" if share >= NEARLY_ALL else "most" if share >= MOST else "few"


async def count(database: Database, connection: AsyncConnection, table: TableRow) -> None:
    """Count a game that has just ended for everybody in it, but not a trial or a game against bots
    alone, which concerns nobody else."""
    people = sorted({seat.person for seat in table.seats if seat.person})
    if len(people) < 2 or table.trial is not None:
        return
    left = {seat.person for seat in table.seats if seat.left}
    rows = [{"person": person, "games": 1, "stayed": int(person not in left)} for person in people]
    more = database.upsert(_finishes).values(rows)
    sums = {name: _finishes.c[name] + more.excluded[name] for name in ("games", "stayed")}
    await connection.execute(more.on_conflict_do_update(index_elements=["person"], set_=sums))


async def of_people(connection: AsyncConnection, ids: Collection[str]) -> dict[str, Finishing]:
    """How each of these people finishes games."""
    query = select(_finishes).where(_finishes.c.person.in_(ids))
    told: dict[str, Finishing] = dict.fromkeys(ids, "new")
    for person, games, stayed in await connection.execute(query):
        told[person] = in_words(games, stayed)
    return told
