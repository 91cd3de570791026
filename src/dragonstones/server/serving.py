"""Which processes serve a database.

Processes that do not hear of each other must not serve the same one: a table with people at both
would hang. And no process may serve a database while its tables are replaced. So a serving process
holds a lock: a shared one if processes are connected by Redis, otherwise an exclusive one. It is a
file lock next to the SQLite file, or an advisory lock of PostgreSQL; either ends with its process,
even if that is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from pathlib import Path
from typing import IO, Protocol

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import NullPool, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from dragonstones.engine import Refused
from dragonstones.server.database import Database, now
from dragonstones.server.reach import out_of_reach, sqlite_file

log = structlog.get_logger(__name__)

#: The key of PostgreSQL's advisory lock: any constant other than that of the migrations.
LOCK = 0x64726168
#: Seconds to wait for a process that changes the tables, which does not take long.
PATIENCE = 10.0
#: Seconds between two checks that PostgreSQL still has our lock.
OFTEN = 3.0
#: PostgreSQL closes a connection to a vanished machine after about half a minute.
KEEP_ALIVE = {"idle": "10", "interval": "5", "count": "4"}
#: PostgreSQL keeps this many bytes of a connection's name.
NAME = "dragonstones"
LONGEST_NAME = 63


class Holder(Struct, frozen=True):
    """A process that holds the lock."""

    pid: int
    #: In milliseconds.
    since: int
    #: The address where it serves; empty: it changes the tables.
    address: str


class Lock(Protocol):
    async def take(self) -> bool:
        """Take the lock, if no other process holds it; return whether we have it."""

    async def holder(self) -> Holder | None:
        """Another process that holds it; None: it cannot be known."""

    async def is_lost(self) -> bool:
        """Whether another process has it now."""

    async def release(self) -> None: ...


@contextlib.asynccontextmanager
async def serving(
    database: Database, address: str, alone: bool, on_lost: Callable[[], None] = lambda: None
) -> AsyncIterator[None]:
    """Within this context, this process serves the database. Refused: another one does, and the two
    would not hear of each other."""
    lock = _lock(database, address, alone)
    try:
        try:
            await _take(lock, alone=alone and bool(address))
        except (SQLAlchemyError, OSError) as error:
            raise out_of_reach(database, error) from error
        watching = asyncio.create_task(_watch(lock, on_lost))
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
    finally:
        await lock.release()


@contextlib.asynccontextmanager
async def nobody_serves(database: Database) -> AsyncIterator[None]:
    """Within this context, no process serves the database. Refused: one does."""
    async with serving(database, "", alone=True):
        yield


def _lock(database: Database, address: str, alone: bool) -> Lock:
    ours = Holder(os.getpid(), now(), address)
    return (_FileLock if database.is_sqlite else _PostgresLock)(database, ours, alone)


async def _take(lock: Lock, alone: bool) -> None:
    until = asyncio.get_running_loop().time() + PATIENCE
    while not await lock.take():
        holder = await lock.holder()
        if holder is not None and holder.address:
            raise _refusal(holder, alone)
        if asyncio.get_running_loop().time() > until:
            raise Refused("database-changing", pid=str(holder.pid if holder else "?"))
        await asyncio.sleep(0.1)


def _refusal(holder: Holder, alone: bool) -> Refused:
    since = datetime.fromtimestamp(holder.since / 1000).strftime("%Y-%m-%d %H:%M")
    code = "database-served-alone" if alone else "database-served"
    return Refused(code, pid=str(holder.pid), since=since, address=holder.address)


async def _watch(lock: Lock, on_lost: Callable[[], None]) -> None:
    while not await lock.is_lost():
        await asyncio.sleep(OFTEN)
    holder = await lock.holder()
    log.error("another process has taken over the database", pid=holder and holder.pid)
    on_lost()


# -- SQLite --------------------------------------------------------------------


class _FileLock:
    """A line for each process that has the lock, the latest at the end."""

    def __init__(self, database: Database, ours: Holder, alone: bool) -> None:
        file = sqlite_file(database).resolve()
        self._path = file.with_name(f"{file.name}.serving")
        self._ours = ours
        self._kind = fcntl.LOCK_EX if alone else fcntl.LOCK_SH
        self._file: IO[bytes] | None = None

    async def take(self) -> bool:
        if self._file is None:
            self._file = open(self._path, "ab", opener=_private)  # noqa: SIM115
        try:
            fcntl.flock(self._file, self._kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        if self._kind == fcntl.LOCK_EX:  # nobody else has the lock, so the contents are outdated
            self._file.truncate(0)
        self._file.write(msgspec.json.encode(self._ours) + b"\n")
        self._file.flush()
        return True

    async def holder(self) -> Holder | None:
        holders = []
        for line in self._path.read_bytes().splitlines():
            with contextlib.suppress(msgspec.DecodeError):  # it is being written
                holders.append(msgspec.json.decode(line, type=Holder))
        # In another container its process id may not exist here.
        alive = [holder for holder in holders if _is_alive(holder.pid)] or holders
        return alive[-1] if alive else None

    async def is_lost(self) -> bool:
        return False

    async def release(self) -> None:
        if self._file is not None:
            self._file.close()


def _private(path: str | Path, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it belongs to another user
        return True
    return True


# -- PostgreSQL ----------------------------------------------------------------


class _PostgresLock:
    """Held by a connection that does nothing else; the connection's name says whose it is."""

    def __init__(self, database: Database, ours: Holder, alone: bool) -> None:
        name = f"{NAME} {ours.pid} {ours.address}"[:LONGEST_NAME]
        settings = {f"tcp_keepalives_{what}": value for what, value in KEEP_ALIVE.items()}
        self._engine = create_async_engine(
            database.url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"server_settings": {"application_name": name, **settings}},
        )
        self._ours = ours.pid, ours.address
        self._try = func.pg_try_advisory_lock if alone else func.pg_try_advisory_lock_shared
        self._connection: AsyncConnection | None = None

    async def take(self) -> bool:
        connection = await self._connected()
        return bool(await connection.scalar(select(self._try(LOCK))))

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def holder(self) -> Holder | None:
        connection = await self._connected()
        names = (await connection.execute(text(_HOLDERS), {"lock": LOCK})).all()
        for name, since in names:
            match name.split(" "):
                case [prefix, pid, address] if prefix == NAME and pid.isdecimal():
                    return Holder(int(pid), since, address)
        return None

    async def is_lost(self) -> bool:
        """A lock ends with its connection, and PostgreSQL may have ended that: take it again."""
        try:
            if self._connection is not None:
                await self._connection.execute(select(1))
                return False
            return not await self.take() and await self._is_of_another()
        except (SQLAlchemyError, OSError):  # it is away; nobody else gets the lock meanwhile
            await self._disconnect()
            return False

    async def _is_of_another(self) -> bool:
        """PostgreSQL may not have noticed yet that our old connection is lost."""
        holder = await self.holder()
        return holder is not None and (holder.pid, holder.address) != self._ours

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
                await connection.close()

    async def release(self) -> None:
        await self._disconnect()
        await self._engine.dispose()


_HOLDERS = """
    SELECT application_name, (extract(epoch FROM backend_start) * 1000)::bigint
    FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = :lock
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ORDER BY backend_start DESC
"""
