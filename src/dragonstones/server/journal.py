"""The journal of all tables: only what is in it has happened.

Rows of many tables are written in one transaction, which is synced to disk once. Rows that come
while a transaction is under way go into the next (group commit).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import ColumnElement, Executable, and_, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine import Refused
from dragonstones.engine.journal import Entry, decode_entry, encode_entry
from dragonstones.engine.registry import versions
from dragonstones.server import schema
from dragonstones.server.chain import Link, link
from dragonstones.server.database import Database, is_away, now
from dragonstones.server.metrics import Metrics
from dragonstones.server.packed import Library
from dragonstones.server.refusals import Newer, Unplayable

log = structlog.get_logger(__name__)

#: An entry and its key, as stored.
_Stored = tuple[Any, Any, str | None]

#: Rows in one transaction; with more, the first of them would wait too long.
MOST_AT_ONCE = 500

#: Why a game cannot be played by a process of an older version than the one that began it.
NEWER = {"no-such-game", "no-such-rules", "card-language"}

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[_Stored]).decode
_INSERT = insert(schema.journal)


class Written(NamedTuple):
    """An entry of the journal; a person's has the key under which their client sent it."""

    entry: Entry
    key: str | None


class Row(NamedTuple):
    """What was accepted in one round."""

    number: int
    at: int
    entries: list[Written]
    #: Its link of the chain (`chain.py`); None: it is older than that.
    hash: str | None


def _read(entries: str) -> list[Written]:
    return [Written(decode_entry((seat, answer)), key) for seat, answer, key in _decode(entries)]


@contextmanager
def playing_again(table: str) -> Iterator[None]:
    """Read and play a stored game inside this context. The reason of a failure may reveal what is
    hidden in the game, so people hear only that it is damaged. `doctor` says more."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise
        if isinstance(error, Refused) and error.code in NEWER:
            raise Newer("game-newer") from error
        log.error("a game cannot be played again", table=table, reason=error)
        raise Unplayable("game-unplayable") from error


def are_rules_known() -> ColumnElement[bool]:
    """In a statement: whether this program can play at a table. If not, one of a newer version
    can, and we leave the table alone."""
    table = schema.tables.c
    known = (and_(table.game == game, table.rules == rules) for game, rules in versions())
    return or_(*known)


def stored(entries: Sequence[Written]) -> str:
    """The entries of a row as they are written."""
    return _encode([(*encode_entry(entry), key) for entry, key in entries]).decode()


def new_row(table: str, number: int, before: str, entries: Sequence[Written]) -> dict[str, Any]:
    """A row that is accepted now, after one with the hash `before`."""
    at, text = now(), stored(entries)
    hash = link(before, table, number, at, text)
    return {"table": table, "number": number, "at": at, "entries": text, "hash": hash}


class Behind(Exception):
    """Another process has written this number: catch up, and try again."""


class Closed(Exception):
    """Nothing more is written: the process is stopping."""


class _Waiting(NamedTuple):
    row: dict[str, Any]
    written: asyncio.Future[None]
    #: Statements that are carried out with it, or not at all.
    beside: Sequence[Executable]


class Journal:
    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._queue: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self.library = Library()

    @property
    def is_open(self) -> bool:
        """Whether answers are still taken."""
        return not self._closed

    async def append(
        self,
        table: str,
        number: int,
        before: str,
        entries: list[Written],
        beside: Sequence[Executable] = (),
    ) -> Row:
        """Write a row after one with the hash `before`, together with these statements; return it
        when it is on disk. Behind: the number is taken."""
        if self._closed:
            raise Closed
        row = new_row(table, number, before, entries)
        written = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(row, written, beside))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await written
        return Row(number, row["at"], entries, row["hash"])

    async def read(self, table: str, start: int = 0) -> list[Row]:
        """The rows from a number on."""
        async with self._database.read() as connection:
            if rows := await self._links(connection, table, start):
                return [Row(number, at, _read(entries), hash) for number, at, entries, hash in rows]
            kept = enumerate(await self.library.read(connection, table))
        return [
            Row(number, row.at, [Written(entry, None) for entry in row.entries], None)
            for number, row in islice(kept, start, None)
        ]

    async def links(self, table: str, start: int = 0) -> list[Link]:
        """The rows from a number on, as they are stored; none, if they are packed."""
        async with self._database.read() as connection:
            return await self._links(connection, table, start)

    async def _links(self, connection: AsyncConnection, table: str, start: int) -> list[Link]:
        columns = schema.journal.c
        query = (
            select(columns.number, columns.at, columns.entries, columns.hash)
            .where(columns.table == table, columns.number >= start)
            .order_by(columns.number)
        )
        return [Link(*row) for row in await connection.execute(query)]

    async def close(self) -> None:
        """Write what was handed in, and accept nothing more."""
        self._closed = True
        while self._writer is not None:
            await asyncio.shield(self._writer)

    async def _write_all(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
                # Always in the same order, so that two processes do not deadlock.
                batch.sort(key=lambda waiting: str(waiting.row["table"]))
                await self._write(batch)
        finally:
            self._writer = None

    async def _write(self, batch: list[_Waiting]) -> None:
        with self._metrics.commit_seconds.time():
            error = await self._try(batch)
        self._metrics.commit_rows.observe(len(batch))
        if isinstance(error, IntegrityError) and len(batch) > 1:
            # Rare: another process was first at one of these tables. The others must not suffer.
            half = len(batch) // 2
            await self._write(batch[:half])
            await self._write(batch[half:])
            return
        for waiting in batch:
            if waiting.written.done():  # the caller was cancelled
                continue
            if error is None:
                waiting.written.set_result(None)
            else:
                behind = isinstance(error, IntegrityError)
                waiting.written.set_exception(Behind() if behind else error)

    async def _try(self, batch: list[_Waiting]) -> Exception | None:
        beside = [statement for waiting in batch for statement in waiting.beside]
        try:
            await self._database.insert(_INSERT, [waiting.row for waiting in batch], beside)
        except Exception as error:  # raised in the callers that wait for it
            return error
        return None
