"""The journal of all tables: what is in it has happened.

Rows of many tables are written in one transaction, which is synced to disk once: whoever
comes while one is under way goes with the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from dragonstones.engine.journal import Entry, decode_entry, encode_entry
from dragonstones.server import schema
from dragonstones.server.database import Database, is_away, now
from dragonstones.server.metrics import Metrics
from dragonstones.server.refusals import Unplayable

log = structlog.get_logger(__name__)

#: An entry and its key as they are stored.
_Stored = tuple[Any, Any, str | None]

#: Rows in one transaction: more would keep the first of them waiting.
MOST_AT_ONCE = 500

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


def _read(entries: str) -> list[Written]:
    return [Written(decode_entry((seat, answer)), key) for seat, answer, key in _decode(entries)]


@contextmanager
def playing_again(table: str) -> Iterator[None]:
    """What is stored of a game is read and played inside. If that fails, why may tell what is
    hidden in the game: people hear only that it is damaged. `doctor` says more."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise
        log.error("a game cannot be played again", table=table, reason=error)
        raise Unplayable("game-unplayable") from error


def stored(entries: Sequence[Written]) -> str:
    """The entries of a row as they are written."""
    return _encode([(*encode_entry(entry), key) for entry, key in entries]).decode()


class Behind(Exception):
    """Another process has written this number: catch up, and try again."""


class Closed(Exception):
    """Nothing is written any more: the process stops."""


class _Waiting(NamedTuple):
    row: dict[str, Any]
    written: asyncio.Future[None]


class Journal:
    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._queue: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def is_open(self) -> bool:
        """Whether answers are still taken."""
        return not self._closed

    async def append(self, table: str, number: int, entries: list[Written]) -> int:
        """Write a row; returns its time when it is on disk. Behind: the number is taken."""
        if self._closed:
            raise Closed
        at = now()
        row = {"table": table, "number": number, "at": at, "entries": stored(entries)}
        written = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(row, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await written
        return at

    async def read(self, table: str, start: int = 0) -> list[Row]:
        """The rows from a number on."""
        columns = schema.journal.c
        query = (
            select(columns.number, columns.at, columns.entries)
            .where(columns.table == table, columns.number >= start)
            .order_by(columns.number)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Row(number, at, _read(entries)) for number, at, entries in rows]

    async def close(self) -> None:
        """Write what was handed in, and take nothing else."""
        self._closed = True
        while self._writer is not None:
            await asyncio.shield(self._writer)

    async def _write_all(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
                # In one order everywhere: two processes must not wait for each other.
                batch.sort(key=lambda waiting: str(waiting.row["table"]))
                await self._write(batch)
        finally:
            self._writer = None

    async def _write(self, batch: list[_Waiting]) -> None:
        with self._metrics.commit_seconds.time():
            error = await self._try([waiting.row for waiting in batch])
        self._metrics.commit_rows.observe(len(batch))
        if isinstance(error, IntegrityError) and len(batch) > 1:
            # Rare: another process was first at one of these tables. The others must not suffer.
            half = len(batch) // 2
            await self._write(batch[:half])
            await self._write(batch[half:])
            return
        for waiting in batch:
            if waiting.written.done():  # the caller has given up
                continue
            if error is None:
                waiting.written.set_result(None)
            else:
                behind = isinstance(error, IntegrityError)
                waiting.written.set_exception(Behind() if behind else error)

    async def _try(self, rows: list[dict[str, Any]]) -> Exception | None:
        try:
            await self._database.insert(_INSERT, rows)
        except Exception as error:  # the callers that wait for it get it
            return error
        return None
