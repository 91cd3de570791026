"""The database: SQLite in one file, or PostgreSQL; the same statements for both.

SQLite is in WAL mode and syncs every commit to disk. A transaction that writes says so at its
start: one that begins to write half-way could be refused.
"""

from __future__ import annotations

import asyncio
import math
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Engine,
    Executable,
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

#: For this many seconds after a write we assume that the disk has not filled up.
JUST_NOW = 2.0
#: How long a writer waits for another one, in seconds.
PATIENCE = 20
#: Milliseconds after which PostgreSQL ends the transaction of a process that has stopped.
POSTGRES = {"idle_in_transaction_session_timeout": "15000"}


#: Errors while connecting: no network, say, or no answer in time.
_AWAY = (PoolTimeout, ConnectionError, TimeoutError, socket.gaierror)
#: SQLite's number for giving back free pages in steps.
INCREMENTAL = 2
#: Pages of SQLite's log: from here on it should be restarted, and from here on a writer does that
#: because nobody else did.
LONG_LOG, ENDLESS_LOG = 1000, 20_000
#: Pages that may stay free, pages that are given back in a step, and steps in one go.
SPARE_PAGES, STEP, STEPS = 256, 64, 20

_MISTAKES = (IntegrityError, ProgrammingError, DataError, NotSupportedError)

#: The beginning of 1970 as a Julian day.
_EPOCH = 2440587.5


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def is_away(error: BaseException) -> bool:
    """Whether the database cannot be used now: it does not answer, or its disk is full, say. An
    error in a statement is a bug of ours."""
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
        self._tidying: _Tidying | None = None
        if self.is_sqlite:
            options |= {"connect_args": {"timeout": PATIENCE, "factory": _Closing}}
            self._writers = asyncio.Lock()
            self._inserting = _Inserting(self.url, options)
            self._tidying = _Tidying(self.url, options)
            self.engine = create_async_engine(self.url, pool_size=4, **options)
            _prepare(self.engine.sync_engine)
        else:
            need("asyncpg")
            options |= {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
            options |= {"connect_args": {"server_settings": POSTGRES}}
            self.engine = create_async_engine(self.url, **options)
        self._writing = self.engine.execution_options(writes=True)
        #: When something was last written, as the loop counts time.
        self._written = self._tidied = -math.inf

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

    async def unhurried(self, connection: AsyncConnection) -> None:
        """Allow this transaction to be idle between statements: another database may be at work."""
        if not self.is_sqlite:
            await connection.execute(
                text("SET LOCAL idle_in_transaction_session_timeout = '10min'")
            )

    async def insert(
        self, statement: Insert, rows: list[dict[str, Any]], beside: Sequence[Executable] = ()
    ) -> None:
        """Insert these rows, with the statements that belong to them, in a transaction of their
        own, as fast as possible."""
        if self._inserting is None:
            async with self.write() as connection:
                await connection.execute(statement, rows)
                for other in beside:
                    await connection.execute(other)
        else:
            async with self._writers:
                await self._inserting.insert(statement, rows, beside)
            self._note_written()

    def _note_written(self) -> None:
        self._written = asyncio.get_running_loop().time()

    async def check_writing(self) -> None:
        """Check that we can write, unless something was written just now; raise why not."""
        if asyncio.get_running_loop().time() - self._written < JUST_NOW:
            return
        async with self.write() as connection:
            # It changes nothing, but is written all the same.
            nothing = "PRAGMA user_version = 0" if self.is_sqlite else "SELECT txid_current()"
            await connection.execute(text(nothing))

    async def keep_small(self) -> None:
        """SQLite: move what was written from its log into its file, and give back room in the file
        that is not needed, in steps so small that no table waits. PostgreSQL does that itself."""
        if self._tidying is None or self._tidied == self._written:
            return
        tidied = self._written
        # While others write: this is nearly all of the work.
        left = await self._tidying.checkpoint()
        if left > LONG_LOG:
            # The log restarts only if all of it is in the file and nobody writes meanwhile.
            async with self._writers:
                await self._tidying.checkpoint()
        for step in range(STEPS):
            async with self._writers:
                if not await self._tidying.give_back():
                    if step == 0:  # otherwise the file is shorter after the next time
                        self._tidied = tidied
                    return
            await asyncio.sleep(0)

    async def close(self) -> None:
        if self._tidying is not None:
            self._tidying.close()
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
    """A thread with its own connection that runs a whole transaction at once: the async driver
    hands every step to a thread, which takes ten times as long as SQLite itself."""

    def __init__(self, url: URL, options: dict[str, Any]) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), pool_size=1, **options)
        _prepare(self._engine)
        self._writing = self._engine.execution_options(writes=True)
        self._thread = ThreadPoolExecutor(1, "journal")

    async def insert(
        self, statement: Insert, rows: list[dict[str, Any]], beside: Sequence[Executable]
    ) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._insert, statement, rows, beside)

    def _insert(
        self, statement: Insert, rows: list[dict[str, Any]], beside: Sequence[Executable]
    ) -> None:
        with self._writing.begin() as connection:
            connection.execute(statement, rows)
            for other in beside:
                connection.execute(other)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


class _Tidying:
    """A thread with its own connection, which keeps the files of SQLite small."""

    def __init__(self, url: URL, options: dict[str, Any]) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), pool_size=1, **options)
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, "tidying")

    async def checkpoint(self) -> int:
        """Move what can be moved without keeping anybody waiting; how long the log is, in pages."""
        _, pages, _ = await self._run("PRAGMA wal_checkpoint(PASSIVE)")
        return int(pages)

    async def give_back(self) -> bool:
        """Make the file some pages shorter, if not all of it is used; return whether there is more.
        The file of an old site, which cannot shrink, keeps its free pages and reuses them."""
        [free] = await self._run("PRAGMA freelist_count")
        [mode] = await self._run("PRAGMA auto_vacuum")
        if mode != INCREMENTAL or free <= SPARE_PAGES:
            return False
        await self._run(f"PRAGMA incremental_vacuum({STEP});")
        return True

    async def _run(self, statement: str) -> Sequence[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._execute, statement)

    def _execute(self, statement: str) -> Sequence[Any]:
        with self._engine.connect() as connection:
            if statement.endswith(";"):
                # This yields a row for each page, and is done only once all rows are fetched.
                driver: Any = connection.connection.driver_connection
                driver.executescript(statement)
                return ()
            return tuple(connection.exec_driver_sql(statement).one())

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
    cursor.execute("PRAGMA page_count")
    if tuple(cursor.fetchone()) == (0,):
        # A new file can give back pages; to say so of another one would write to it.
        cursor.execute(f"PRAGMA auto_vacuum={INCREMENTAL}")
    for pragma in (
        "journal_mode=WAL",
        f"wal_autocheckpoint={ENDLESS_LOG}",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={PATIENCE * 1000}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
