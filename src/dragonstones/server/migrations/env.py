"""What Alembic runs: in `migrate`, or in the command `alembic` when a step is written."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from dragonstones.server.database import Database
from dragonstones.server.schema import is_ours, metadata
from dragonstones.server.settings import load


def run(connection: Connection) -> None:
    # SQLite changes a table by recreating it, which "batch" does.
    context.configure(
        connection=connection, target_metadata=metadata, render_as_batch=True, include_name=is_ours
    )
    context.run_migrations()


async def run_alone() -> None:
    database = Database(load().settings.database_url)
    async with database.write() as connection:
        await connection.run_sync(run)
    await database.close()


if (given := context.config.attributes.get("connection")) is not None:
    run(given)
else:
    asyncio.run(run_alone())
