"""Check early that the database and Redis can be reached; a refusal is one sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from dragonstones.engine import Refused
from dragonstones.extras import need
from dragonstones.server.database import Database, is_away, reason
from dragonstones.server.settings import Settings, shown

if TYPE_CHECKING:
    from redis.asyncio import Redis

#: Seconds.
PATIENCE = 5


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """The database of a site that has run already. Refused: there is none."""
    database = Database(settings.database_url)
    try:
        if database.is_sqlite and not sqlite_file(database).is_file():
            raise Refused("no-database-yet", path=str(sqlite_file(database)))
        await reach(database)
        yield database
    finally:
        await database.close()


async def reach(database: Database) -> None:
    """Refused: there is no such database, or it does not let us in."""
    try:
        async with database.read() as connection:
            await connection.execute(select(1))
    except Exception as error:
        if isinstance(error, SQLAlchemyError | OSError) or is_away(error):
            raise out_of_reach(database, error) from error
        raise


def out_of_reach(database: Database, error: Exception) -> Refused:
    address = database.url.render_as_string(hide_password=True)
    return Refused("no-database", address=address, reason=reason(error))


def sqlite_file(database: Database) -> Path:
    return Path(database.url.database or "")


async def reach_redis(url: str) -> Redis:
    """A connection, which the caller must close. Refused: nobody answers."""
    need("redis")
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    address = shown("redis_url", url)
    try:
        there: Redis = Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    except ValueError as error:
        raise Refused("no-redis", address=address, reason=reason(error)) from error
    try:
        await there.ping()
    except (RedisError, OSError) as error:
        await there.aclose()
        raise Refused("no-redis", address=address, reason=reason(error)) from error
    return there
