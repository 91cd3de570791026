"""The connections to a database."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from contextlib import suppress

import pytest
from sqlalchemy import text

from dragonstones.server.database import Database, _Closing
from tests.server.live import PATIENCE

pytestmark = pytest.mark.anyio


async def test_a_connection_whose_opening_is_cancelled_is_closed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when somebody goes away at that moment; since 3.13 Python warns about one that is not."""
    opened, closed = list[int](), list[int]()

    def open_it(self: _Closing, *args: object, **options: object) -> None:
        sqlite3.Connection.__init__(self, *args, **options)  # type: ignore[arg-type]
        opened.append(id(self))

    def close_it(self: _Closing) -> None:
        closed.append(id(self))
        sqlite3.Connection.close(self)

    monkeypatch.setattr(_Closing, "__init__", open_it)
    monkeypatch.setattr(_Closing, "close", close_it)
    database = Database(sqlite_url)

    async def read() -> None:
        async with database.read() as connection:
            await connection.execute(text("SELECT 1"))

    reading = asyncio.create_task(read())
    await asyncio.sleep(0)
    reading.cancel()
    with suppress(asyncio.CancelledError):
        await reading
    await database.close()
    async with asyncio.timeout(PATIENCE):
        while not opened or not set(opened) <= set(closed):
            gc.collect()
            await asyncio.sleep(0.001)


async def test_a_database_that_cannot_be_opened_leaves_nothing_behind() -> None:
    """A connection that was never open has nothing to close."""
    database = Database("sqlite:////no/such/folder/dragonstones.db")
    with pytest.raises(Exception, match="unable to open"):
        async with database.read():
            pass
    await database.close()
    gc.collect()
