"""Who looks after a table, whatever the clocks say."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select, update

from dragonstones.server import leases, schema, steward
from dragonstones.server.database import Database, now
from dragonstones.server.leases import LASTS, Leases
from tests.server.live import running
from tests.server.players import Seated, seat_people

pytestmark = pytest.mark.anyio

HOUR = 3_600_000


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def seated(url: str, anyio_backend: str) -> Seated:
    [seated] = await seat_people(url, people=1, bots=("merchant", "merchant"))
    return seated


@pytest.fixture
def table(seated: Seated) -> str:
    return seated.id


@pytest.fixture
async def database(url: str, table: str) -> AsyncIterator[Database]:
    database = Database(url)
    yield database
    await database.close()


async def shift(database: Database, milliseconds: int) -> None:
    """What the rows are to a database whose clock was set by so much, the other way."""
    async with database.write() as connection:
        later = schema.leases.c.until - milliseconds
        await connection.execute(update(schema.leases).values(until=later))


async def test_the_databases_clock_is_a_clock(database: Database) -> None:
    async with database.read() as connection:
        there = await connection.scalar(select(database.clock))
    assert abs((there or 0) - now()) < 60_000


async def test_a_lease_is_of_one_process_until_it_runs_out(database: Database, table: str) -> None:
    first, second = Leases(database, "first"), Leases(database, "second")
    assert await first.take(table)
    assert not await second.take(table)
    await shift(database, LASTS + 1)
    assert await second.take(table)
    assert await first.renew() == [table]


@pytest.mark.parametrize("back", [HOUR, 24 * HOUR])
async def test_a_dead_process_has_no_lease_after_the_clock_was_set_back(
    database: Database, table: str, back: int
) -> None:
    assert await Leases(database, "dead").take(table)
    await shift(database, -back)
    assert await Leases(database, "alive").take(table)


async def test_a_living_process_keeps_its_lease_after_the_clock_was_set_back(
    database: Database, table: str
) -> None:
    alive = Leases(database, "alive")
    assert await alive.take(table)
    await shift(database, -HOUR)
    assert await alive.renew() == []
    assert not await Leases(database, "other").take(table)


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_a_process_whose_own_clock_is_set_believes_in_its_lease_as_long_as_it_lasts(
    database: Database, table: str, by: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LASTS", 2_400)
    mine = Leases(database, "mine")
    assert await mine.take(table)
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + by * 1_000_000)
    assert mine.holds(table)
    await asyncio.sleep(1.6)
    assert not mine.holds(table)


async def test_bots_play_on_where_a_dead_process_left_a_lease_of_the_future(
    url: str, database: Database, seated: Seated, table: str
) -> None:
    assert await Leases(database, "dead").take(table)
    await shift(database, -HOUR)
    async with running(url) as live:
        wire = await live.connect(seated.sessions[0])
        await wire.watch(table)
        async with asyncio.timeout(60):
            while not await _rows(database, table):
                await asyncio.sleep(0.05)


async def test_leases_of_a_process_that_is_known_to_have_died_are_free_at_once(
    database: Database, table: str
) -> None:
    assert await Leases(database, "dead").take(table)
    mine = Leases(database, "mine")
    assert not await mine.take(table)
    await mine.free("dead")
    assert await mine.take(table)
    await mine.free("dead")
    assert await Leases(database, "mine").take(table)


def test_the_tables_of_a_process_that_died_stand_still_for_less_than_5_seconds() -> None:
    assert LASTS / 1000 + steward.ASK_AGAIN < 5
    assert 2 * leases.RENEW_EVERY < (LASTS - leases.SPARE) / 1000  # one that is late does no harm


async def _rows(database: Database, table: str) -> int:
    async with database.read() as connection:
        found = await connection.execute(
            select(schema.journal.c.number).where(schema.journal.c.table == table)
        )
        return len(found.all())
