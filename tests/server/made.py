"""What hundreds of tests begin with, in one step: the tables of a site in a new database; and
passwords that cost nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
from argon2 import PasswordHasher
from sqlalchemy import create_mock_engine
from sqlalchemy.engine import make_url

from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.migrate import migrate
from tests.server import services


@cache
def _script(kind: str) -> str:
    """All statements that make the tables, as `metadata.create_all` would send them one by one."""
    statements: list[str] = []

    def note(statement: Any, *_args: Any, **_kwargs: Any) -> None:
        statements.append(str(statement.compile(dialect=engine.dialect)).strip())

    engine = create_mock_engine(f"{kind}://", note)
    schema.metadata.create_all(engine, checkfirst=False)
    return ";\n".join(["BEGIN", *statements, "COMMIT", ""])


def make_migrated(database_url: str) -> None:
    """If this is an SQLite file that is not there yet, make it as a site would: to take one step
    after the other costs it half a second."""
    url = make_url(database_url)
    if url.get_backend_name() == "sqlite" and not (file := Path(str(url.database))).exists():
        file.touch(0o600)
        file.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    async def make() -> None:
        database = Database(f"sqlite:///{file}")
        await migrate(database)
        await database.close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        file = Path(folder, "dragonstones.db")
        # In a thread: the test may have a loop of its own.
        thread.submit(asyncio.run, make()).result()
        return file.read_bytes()


async def make_current(database: Database) -> None:
    """What `migrate` makes, in one step, too: where this is called, migrating is not tested."""
    if database.is_sqlite:
        make_migrated(database.url.render_as_string())
        await migrate(database)  # there may have been an empty one
        return
    plain = _plain(database)
    if not _steps:
        await migrate(database)
        _steps.append(await asyncio.to_thread(services.dump, plain))
    connection = await asyncpg.connect(plain)
    try:
        if await connection.fetchval("SELECT to_regclass('people')") is None:
            await connection.execute(_steps[0])
    finally:
        await connection.close()


#: What all steps lead to in PostgreSQL, as soon as one database is there.
_steps: list[str] = []


def _plain(database: Database) -> str:
    """Its address for those who know no SQLAlchemy."""
    return database.url.set(drivername="postgresql").render_as_string(hide_password=False)


async def make_tables(database: Database) -> None:
    """Unless another process of the same site has made them."""
    url = database.url
    if database.is_sqlite:
        with closing(sqlite3.connect(str(url.database))) as file:
            if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'people'").fetchone():
                file.executescript(_script("sqlite"))
        return
    connection = await asyncpg.connect(_plain(database))
    try:
        if await connection.fetchval("SELECT to_regclass('people')") is None:
            await connection.execute(_script("postgresql+asyncpg"))
    finally:
        await connection.close()


def quick_hasher(rounds: int = 1) -> PasswordHasher:
    """Real hashes, of a thousandth of the time."""
    return PasswordHasher(time_cost=rounds, memory_cost=64, parallelism=1)
