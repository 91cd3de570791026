"""Migrate a database to what this program needs; the process that starts first does it.

A migration is complete or has not happened: both databases change tables inside a transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine import Refused
from dragonstones.server.database import Database
from dragonstones.server.reach import out_of_reach, reach, sqlite_file
from dragonstones.server.serving import nobody_serves

FOLDER = Path(__file__).parent / "migrations"
HEAD = "head"
#: Where Alembic stores the revision, and what is there while a site is copied into the database.
VERSIONS, COPYING = "alembic_version", "copying"
#: The key of PostgreSQL's advisory lock: any number, always the same.
LOCK = 0x64726167


async def migrate(database: Database) -> None:
    """Refused: the database cannot be reached, is newer than this program, or would have to be
    changed while another process serves it."""
    async with contextlib.AsyncExitStack() as until_changed, changing(database) as connection:
        if await connection.run_sync(revision) != head():
            await until_changed.enter_async_context(nobody_serves(database))
            await connection.run_sync(upgrade)


@contextlib.asynccontextmanager
async def changing(database: Database) -> AsyncIterator[AsyncConnection]:
    """A transaction in which tables can be made anew; one process at a time."""
    writing = database.engine.execution_options(writes=True)
    if not database.is_sqlite:
        await reach(database)
        async with writing.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            await database.unhurried(connection)
            yield connection
        return
    async with _lock_file(database):
        await reach(database)
        async with (
            writing.connect() as connection,
            _without_references(connection),
            connection.begin(),
        ):
            yield connection
            await _check_references(connection)


@contextlib.asynccontextmanager
async def _lock_file(database: Database) -> AsyncIterator[None]:
    """Lock a file beside the database: even the first connection to a new one writes to it."""
    file = sqlite_file(database)
    try:
        file.touch(mode=0o600)  # if it is new: it will hold secrets
        lock = file.with_name(f"{file.name}.lock").open("a")
    except OSError as error:
        raise out_of_reach(database, error) from error
    with lock:
        await asyncio.to_thread(fcntl.flock, lock, fcntl.LOCK_EX)
        yield


@contextlib.asynccontextmanager
async def _without_references(connection: AsyncConnection) -> AsyncIterator[None]:
    """Turn foreign keys off: recreating a table would delete all rows that refer to it."""
    # Not through SQLAlchemy: it would begin a transaction, in which this has no effect.
    driver: Any = (await connection.get_raw_connection()).driver_connection
    await driver.execute("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        await driver.execute("PRAGMA foreign_keys=ON")


async def _check_references(connection: AsyncConnection) -> None:
    if broken := (await connection.execute(text("PRAGMA foreign_key_check"))).first():
        raise Refused("refers-to-nothing", table=broken[0], other=broken[2])


async def need_head(database: Database) -> None:
    """Refused: the tables are not as this program needs them."""
    async with database.read() as connection:
        found = await connection.run_sync(revision)
    if found is not None and not is_known(found):
        raise not_known(found)
    if found != head():
        raise Refused("database-behind", found=found or "–", known=head())


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """Apply the missing migrations, within the current transaction."""
    found = revision(connection)
    if found is not None and not is_known(found):
        raise not_known(found)
    config = _config(FOLDER)
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revision(connection: Connection) -> str | None:
    """The last migration of a database."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """The last migration that this program knows."""
    return _steps(FOLDER)[0]


def is_known(step: str) -> bool:
    return step in _steps(FOLDER)


def not_known(step: str) -> Refused:
    """Why a database with an unknown migration cannot be used."""
    if step == COPYING:
        return Refused("database-half-copied")
    return Refused("database-newer", found=step, known=head())


@cache
def _steps(folder: Path) -> list[str]:
    """The migrations, the newest first."""
    scripts = ScriptDirectory.from_config(_config(folder))
    return [script.revision for script in scripts.walk_revisions()]


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
