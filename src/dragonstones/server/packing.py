"""Packing the journals of finished games in the background (`packed.py` says how).

A game waits for some days; then its rows become one, in a transaction of its own. So packing can
stop at any moment and continue in any process. A dictionary is trained on the newest games of its
kind as soon as there are enough of them: before that there is little to gain. When it is old,
another one is trained on newer games; packed games keep the one they were packed with.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import structlog
from sqlalchemy import delete, func, insert, select, update

from dragonstones.engine.journal import Entry
from dragonstones.server import schema
from dragonstones.server.chain import damages
from dragonstones.server.database import Database, now
from dragonstones.server.journal import Journal, Row
from dragonstones.server.packed import Dictionary, columns, learn, rows_in, seal
from dragonstones.server.people import DAY
from dragonstones.server.tables import has_unpacked

log = structlog.get_logger(__name__)

#: Games on which a dictionary is trained: at least, and at most.
LEARN_FROM, LEARN_MOST = 100, 300
#: Milliseconds after which a dictionary is old.
OLD = 90 * DAY
#: Games that are packed in one go, and seconds between two of them: tables come first.
AT_ONCE = 20
PAUSE = 0.02

_tables, _packed, _dictionaries = schema.tables, schema.packed, schema.dictionaries


class Packer:
    """`days`: how long a game waits; 0: none is packed."""

    def __init__(self, database: Database, journal: Journal, days: int) -> None:
        self._database = database
        self._journal = journal
        self._days = days
        #: Games whose rows are damaged: they stay as they are until the process restarts.
        self._left: set[str] = set()

    async def pack_some(self) -> int:
        """Pack a few of the games that have waited for long enough; return how many."""
        if not self._days:
            return 0
        before, done = now() - self._days * DAY, 0
        for game, rules, n in await self._kinds(before):
            dictionary = await self._dictionary(game, rules)
            if dictionary is None or now() - dictionary.made > OLD:
                if dictionary is None and n < LEARN_FROM:
                    continue
                dictionary = await self._learn(game, rules) or dictionary
            if dictionary is None:
                continue
            for id in await self._waiting(game, rules, before):
                done += await self._pack(id, dictionary)
                await asyncio.sleep(PAUSE)
        return done

    async def _kinds(self, before: int) -> list[tuple[str, int, int]]:
        """The games that wait, and how many of each there are."""
        query = (
            select(_tables.c.game, _tables.c.rules, func.count())
            .where(*has_unpacked(before))
            .group_by(_tables.c.game, _tables.c.rules)
        )
        async with self._database.read() as connection:
            return [(game, rules, n) for game, rules, n in await connection.execute(query)]

    async def _waiting(self, game: str, rules: int, before: int) -> list[str]:
        query = (
            select(_tables.c.id)
            .where(*has_unpacked(before), _tables.c.game == game, _tables.c.rules == rules)
            .order_by(_tables.c.ended)
            .limit(AT_ONCE + len(self._left))
        )
        async with self._database.read() as connection:
            return [id for id in await connection.scalars(query) if id not in self._left]

    # -- dictionaries -----------------------------------------------------------

    async def _dictionary(self, game: str, rules: int) -> Dictionary | None:
        """The newest dictionary of a game."""
        query = (
            select(_dictionaries.c.id)
            .where(_dictionaries.c.game == game, _dictionaries.c.rules == rules)
            .order_by(_dictionaries.c.made.desc())
            .limit(1)
        )
        async with self._database.read() as connection:
            id = await connection.scalar(query)
            return await self._journal.library.get(connection, id) if id else None

    async def _learn(self, game: str, rules: int) -> Dictionary | None:
        """Train a new dictionary; None: there are too few games."""
        newest = (
            select(_tables.c.id)
            .where(_tables.c.state == "over", _tables.c.game == game, _tables.c.rules == rules)
            .order_by(_tables.c.ended.desc())
            .limit(LEARN_MOST)
        )
        async with self._database.read() as connection:
            ids = list(await connection.scalars(newest))
        if len(ids) < LEARN_FROM:
            return None
        samples = []
        for id in ids:
            samples.append(_columns(await self._journal.read(id)))
            await asyncio.sleep(PAUSE)
        data = await asyncio.to_thread(learn, samples)
        id = secrets.token_hex(8)
        row = {"id": id, "game": game, "rules": rules, "made": now(), "data": data}
        async with self._database.write() as connection:
            await connection.execute(insert(_dictionaries), row)
            log.info("a dictionary has learnt", game=game, rules=rules, games=len(ids))
            return await self._journal.library.get(connection, id)

    # -- a game -----------------------------------------------------------------

    async def _pack(self, id: str, dictionary: Dictionary) -> bool:
        links = await self._journal.links(id)
        if damages(id, links):
            log.warning("a damaged journal is not packed", table=id)
            self._left.add(id)
            return False
        rows = await self._journal.read(id)
        data = await asyncio.to_thread(dictionary.pack, _columns(rows))
        if [row.entries for row in rows_in(dictionary.unpack(data))] != _entries(rows):
            log.error("a journal reads differently when it is packed: it stays as it is", table=id)
            self._left.add(id)
            return False
        last = links[-1].hash if links else None
        row: dict[str, Any] = {"table": id, "dictionary": dictionary.id, "rows": len(links)}
        row |= {"last": last, "data": data, "hash": seal(id, last, data)}
        mine = update(_tables).where(_tables.c.id == id, ~_tables.c.packed)
        async with self._database.write() as connection:
            # Another process may have been first.
            if not (await connection.execute(mine.values(packed=True))).rowcount:
                return False
            await connection.execute(insert(_packed), row)
            await connection.execute(delete(schema.journal).where(schema.journal.c.table == id))
        return True


def _entries(rows: list[Row]) -> list[list[Entry]]:
    return [[entry for entry, _ in row.entries] for row in rows]


def _columns(rows: list[Row]) -> bytes:
    return columns([(row.at, own) for row, own in zip(rows, _entries(rows), strict=True)])
