"""The database: SQLite in one file, or PostgreSQL; the same statements for both.

SQLite is in WAL mode and syncs every commit to disk. A transaction that writes says so from
its beginning on: one that finds out half-way could be refused.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dragonstones.server.settings import BadSettings

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

#: How long a writer waits for another one, in seconds.
PATIENCE = 20


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
        if self.is_sqlite:
            options |= {"connect_args": {"timeout": PATIENCE}, "pool_size": 4}
        else:
            options |= {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(self.url, **options)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
        self._writing = self.engine.execution_options(writes=True)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk at the end, or nothing."""
        async with self._writing.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


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
