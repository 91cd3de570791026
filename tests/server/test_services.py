"""The services that the tests start are there, and are the test's own."""

from __future__ import annotations

import asyncio

import redis.asyncio as redis_client
from sqlalchemy import text

from dragonstones.server.database import Database
from tests.server import services


def test_a_test_has_an_empty_postgresql_of_its_own(
    postgres_url: str, postgres: services.Postgres
) -> None:
    async def use(url: str) -> list[str]:
        database = Database(url)
        async with database.write() as connection:
            await connection.execute(text("CREATE TABLE mine (n integer)"))
        async with database.read() as connection:
            found = await connection.execute(
                text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
            )
            names = [row[0] for row in found]
        await database.close()
        return names

    assert asyncio.run(use(postgres_url)) == ["mine"]
    with postgres.database() as other:
        assert asyncio.run(use(other)) == ["mine"]


def test_a_database_is_gone_after_its_test_even_if_it_is_in_use(
    postgres: services.Postgres,
) -> None:
    async def hold() -> None:
        with postgres.database() as url:
            database = Database(url)
            async with database.read() as connection:
                await connection.execute(text("SELECT 1"))
                name = url.rpartition("/")[2]
                assert name in postgres.run("SELECT datname FROM pg_database")
        assert name not in postgres.run("SELECT datname FROM pg_database")
        await database.close()

    asyncio.run(hold())


def test_a_test_has_an_empty_redis_of_its_own(redis_url: str, redis: services.Redis) -> None:
    async def use(url: str) -> int:
        async with redis_client.from_url(url) as client:
            await client.set("mine", "1")
            return int(await client.dbsize())

    assert asyncio.run(use(redis_url)) == 1
    with redis.database() as other:
        assert asyncio.run(use(other)) == 1
