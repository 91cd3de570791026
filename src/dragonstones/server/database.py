"""The database: SQLite in one file, or PostgreSQL; the same statements for both.

SQLite is in WAL mode and syncs every commit to disk. A transaction that writes says so from
its beginning on: one that finds out half-way could be refused.
"""

from __future__ import annotations

import asyncio
import math
import socket
import sqlite3
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Engine,
    Insert,
    Table,
    cast,
    create_engine,
    event,
    extract,
    func,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from dragonstones.extras import need
from dragonstones.server.settings import BadSettings

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

#: Seconds in which a disk does not become full.
JUST_NOW = 2.0
#: How long a writer waits for another one, in seconds.
PATIENCE = 20
#: Milliseconds after which PostgreSQL ends the transaction of a process that has stopped.
POSTGRES = {"idle_in_transaction_session_timeout": "5000"}


#: While it is being reached: without a network, say, or after a while without an answer.
_AWAY = (PoolTimeout, ConnectionError, TimeoutError, socket.gaierror)
_MISTAKES = (IntegrityError, ProgrammingError, DataError, NotSupportedError)

#: The beginning of 1970 as a Julian day.
_EPOCH = 2440587.5


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def is_away(error: BaseException) -> bool:
    """Whether the database cannot be used now: it does not answer, or its disk is full, say. What
    is wrong with a statement is a mistake of ours."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, _MISTAKES)
    return isinstance(error, _AWAY) or type(error).__module__.startswith("asyncpg")


def reason(error: BaseException) -> str:
    """The first line of what went wrong, as the database itself says it."""
    cause = getattr(error, "orig", None) or error
    return str(cause).partition("\n")[0] or type(cause).__name__


def address(given: str) -> URL:
    """The address of a database, with the driver that we use."""
    try:
        url = make_url(given)
    except ArgumentError as error:
        # Not repeated: there may be a password in it.
        raise BadSettings(
            "database_url is no address of a database. Such are sqlite:///dragonstones.db "
            "and postgresql://user:password@host/name"
        ) from error
    kind = url.get_backend_name()
    if kind == "postgres":
        kind = "postgresql"
    if kind not in DRIVERS:
        raise BadSettings(f"database_url: {kind} is not known; it can be sqlite or postgresql")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadSettings("database_url: in memory nothing would be kept; name a file")
    return url.set(drivername=DRIVERS[kind])


class Database:
    def __init__(self, given: str) -> None:
        self.url = address(given)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        # An error says what was wrong, not with which values: it may be logged.
        options: dict[str, Any] = {"hide_parameters": True}
        #: SQLite lets one write at a time; a writer that is turned away would sleep too long.
        self._writers: asyncio.Lock | nullcontext[None] = nullcontext()
        self._inserting: _Inserting | None = None
        if self.is_sqlite:
            options |= {"connect_args": {"timeout": PATIENCE, "factory": _Closing}}
            self._writers = asyncio.Lock()
            self._inserting = _Inserting(self.url, options)
            self.engine = create_async_engine(self.url, pool_size=4, **options)
            _prepare(self.engine.sync_engine)
        else:
            need("asyncpg")
            options |= {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
            options |= {"connect_args": {"server_settings": POSTGRES}}
            self.engine = create_async_engine(self.url, **options)
        self._writing = self.engine.execution_options(writes=True)
        #: When something was last written, as the loop counts time.
        self._written = -math.inf

    def upsert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that can say what to do if the row is there."""
        return (sqlite.insert if self.is_sqlite else postgresql.insert)(table)

    @property
    def clock(self) -> ColumnElement[int]:
        """In a statement: the database's own time, in milliseconds, the same for all processes."""
        if self.is_sqlite:
            days = func.julianday("now") - _EPOCH
            return cast(days * 86_400_000, BigInteger)
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk at the end, or nothing."""
        async with self._writers, self._writing.begin() as connection:
            yield connection
        self._note_written()

    async def insert(self, statement: Insert, rows: list[dict[str, Any]]) -> None:
        """Insert these rows in a transaction of their own, as fast as possible."""
        if self._inserting is None:
            async with self.write() as connection:
                await connection.execute(statement, rows)
        else:
            async with self._writers:
                await self._inserting.insert(statement, rows)
            self._note_written()

    def _note_written(self) -> None:
        self._written = asyncio.get_running_loop().time()

    async def check_writing(self) -> None:
        """Write, unless something was written just now. An error says why that is not possible."""
        if asyncio.get_running_loop().time() - self._written < JUST_NOW:
            return
        async with self.write() as connection:
            # It changes nothing, but is written all the same.
            nothing = "PRAGMA user_version = 0" if self.is_sqlite else "SELECT txid_current()"
            await connection.execute(text(nothing))

    async def close(self) -> None:
        if self._inserting is not None:
            self._inserting.close()
        await self.engine.dispose()


class _Closing(sqlite3.Connection):
    """A connection that closes itself: the async driver forgets one whose opening was cancelled,
    and since 3.13 Python complains about that."""

    def __del__(self) -> None:
        with suppress(sqlite3.ProgrammingError):  # it was never open
            self.close()


class _Inserting:
    """A thread with its own connection, which gets a whole transaction at once: the async driver
    hands every step to a thread, which costs ten times what SQLite itself does."""

    def __init__(self, url: URL, options: dict[str, Any]) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), pool_size=1, **options)
        _prepare(self._engine)
        self._writing = self._engine.execution_options(writes=True)
        self._thread = ThreadPoolExecutor(1, "journal")

    async def insert(self, statement: Insert, rows: list[dict[str, Any]]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._insert, statement, rows)

    def _insert(self, statement: Insert, rows: list[dict[str, Any]]) -> None:
        with self._writing.begin() as connection:
            connection.execute(statement, rows)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def _prepare(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # We begin transactions ourselves, below: the driver would begin them late.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={PATIENCE * 1000}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
