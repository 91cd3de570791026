"""The database: SQLite in one file, or PostgreSQL; the same statements for both.

SQLite is in WAL mode and syncs every commit to disk. A transaction that writes says so from
its beginning on: one that finds out half-way could be refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import Engine, Insert, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from dragonstones.server.settings import BadSettings

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

#: How long a writer waits for another one, in seconds.
PATIENCE = 20
#: A process that stops in the middle of a transaction must not hold up the others for longer
#: than so many milliseconds.
POSTGRES = {"idle_in_transaction_session_timeout": "5000"}


def now() -> int:
    """In milliseconds."""
    return time.time_ns() // 1_000_000


def address(text: str) -> URL:
    """The address of a database, with the driver that we use."""
    try:
        url = make_url(text)
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
    def __init__(self, text: str) -> None:
        self.url = address(text)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        # An error says what was wrong, not with which values: it may be logged.
        options: dict[str, Any] = {"hide_parameters": True}
        #: SQLite lets one write at a time; whoever it turns away would sleep, and too long.
        self._writers: asyncio.Lock | nullcontext[None] = nullcontext()
        self._inserting: _Inserting | None = None
        if self.is_sqlite:
            options |= {"connect_args": {"timeout": PATIENCE}}
            self._writers = asyncio.Lock()
            self._inserting = _Inserting(self.url, options)
            self.engine = create_async_engine(self.url, pool_size=4, **options)
            _prepare(self.engine.sync_engine)
        else:
            options |= {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
            options |= {"connect_args": {"server_settings": POSTGRES}}
            self.engine = create_async_engine(self.url, **options)
        self._writing = self.engine.execution_options(writes=True)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk at the end, or nothing."""
        async with self._writers, self._writing.begin() as connection:
            yield connection

    async def insert(self, statement: Insert, rows: list[dict[str, Any]]) -> None:
        """A transaction of its own for these rows, as fast as it goes."""
        if self._inserting is None:
            async with self.write() as connection:
                await connection.execute(statement, rows)
        else:
            async with self._writers:
                await self._inserting.insert(statement, rows)

    async def close(self) -> None:
        if self._inserting is not None:
            self._inserting.close()
        await self.engine.dispose()


class _Inserting:
    """A thread with a connection of its own: it is told once for a transaction, where the
    others are told each step of it, which costs ten times what SQLite itself does."""

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
