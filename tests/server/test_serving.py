"""Of processes that do not hear of each other one serves a database, and nobody changes its tables
under it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest

from dragonstones.engine import Refused
from dragonstones.server import serving as locks
from dragonstones.server.database import Database
from dragonstones.server.migrate import migrate
from dragonstones.server.serving import nobody_serves, serving
from tests.server.services import Postgres
from tests.server.sites import Site
from tests.server.test_serve import sign_in
from tests.terminal.program import run

pytestmark = pytest.mark.anyio

NewSite = Callable[..., Site]
KINDS = ["sqlite_url", "postgres_url"]
HERE = "http://127.0.0.1:8000"


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def database(url: str, anyio_backend: str) -> AsyncIterator[Database]:
    database = Database(url)
    yield database
    await database.close()


# -- processes -----------------------------------------------------------------


def test_a_second_process_says_which_one_serves_the_database(
    url: str, new_site: NewSite, tmp_path: Path
) -> None:
    site = new_site(url)
    command = ("serve", "--port", "0", "--database", url)
    ended = run(tmp_path, *command)
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"Process {site.pid} serves this database at {site.url}, since ")
    assert ended.stderr.endswith("set redis_url for all of them, or stop that one first.\n")
    ended = run(tmp_path, *command, "--lang=de")
    assert f"Prozess {site.pid} arbeitet seit " in ended.stderr
    assert httpx.get(f"{site.url}/readyz").status_code == 200


def test_a_process_without_redis_does_not_join_those_with_it(
    postgres_url: str, redis_url: str, new_site: NewSite, tmp_path: Path
) -> None:
    site = new_site(postgres_url, redis_url=redis_url)
    command = ("serve", "--port", "0", "--database", postgres_url)
    ended = run(tmp_path, *command)
    assert ended.returncode == 1
    assert f"Process {site.pid} serves this database" in ended.stderr
    site.stop()
    alone = new_site(postgres_url)
    ended = run(tmp_path, *command, DRAGONSTONES_REDIS_URL=redis_url)
    assert ended.returncode == 1
    assert f"Process {alone.pid} serves this database" in ended.stderr


def test_a_killed_process_leaves_no_lock(url: str, new_site: NewSite) -> None:
    site = new_site(url)
    site.kill()
    assert httpx.get(f"{new_site(url).url}/readyz").status_code == 200


def test_a_database_that_is_served_is_not_replaced(
    url: str, new_site: NewSite, tmp_path: Path
) -> None:
    site = new_site(url)
    guest = sign_in(site, "Anna")
    file = str(tmp_path / "b.gz")
    assert run(tmp_path, "backup", file, "--database", url).returncode == 0
    sign_in(site, "Ben")
    command = ("restore", file, "--force", "--database", url)
    ended = run(tmp_path, *command)
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"Process {site.pid} serves this database at {site.url}, since ")
    assert ended.stderr.endswith("Stop it first.\n")
    assert httpx.get(f"{site.url}/api/me", headers=guest).json()["name"] == "Anna"
    site.stop()
    assert run(tmp_path, *command).returncode == 0
    people = run(tmp_path, "admin", "people", "list", "--database", url).stdout
    assert "Anna" in people
    assert "Ben" not in people


def _cut_off(postgres: Postgres, url: str, *, for_good: bool) -> None:
    """PostgreSQL ends the connection with the lock, and lets it come back or not."""
    name = url.rpartition("/")[2]
    postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {'false' if for_good else 'true'}")
    postgres.run(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' "
        "AND application_name LIKE 'dragonstones %'"
    )


def _locks(postgres: Postgres) -> int:
    query = f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {locks.LOCK}"
    return int(postgres.run(query))


def test_a_lock_that_postgresql_lost_is_taken_again(
    postgres_url: str, postgres: Postgres, new_site: NewSite
) -> None:
    site = new_site(postgres_url)
    assert _locks(postgres) == 1
    _cut_off(postgres, postgres_url, for_good=True)
    until = time.monotonic() + 60
    while _locks(postgres) and time.monotonic() < until:
        time.sleep(0.1)
    assert _locks(postgres) == 0
    name = postgres_url.rpartition("/")[2]
    postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    while not _locks(postgres) and time.monotonic() < until:
        time.sleep(0.1)
    assert _locks(postgres) == 1
    assert site.is_running


async def test_a_process_whose_lock_another_one_took_stops(
    postgres_url: str, postgres: Postgres, new_site: NewSite
) -> None:
    site = new_site(postgres_url)
    database = Database(postgres_url)
    _cut_off(postgres, postgres_url, for_good=False)
    async with serving(database, "http://elsewhere", alone=True):
        assert await asyncio.to_thread(site.wait) == 1
    await database.close()
    assert "another process has taken over the database" in site.log


# -- in one process ------------------------------------------------------------


async def test_tables_are_not_changed_under_a_process(database: Database) -> None:
    async with serving(database, HERE, alone=False):
        with pytest.raises(Refused) as refused:
            await migrate(database)
    assert refused.value.code == "database-served"
    assert refused.value.details["address"] == HERE
    await migrate(database)
    async with serving(database, HERE, alone=False):
        await migrate(database)  # there is nothing to change


async def test_processes_that_hear_of_each_other_serve_together(database: Database) -> None:
    await migrate(database)
    async with serving(database, HERE, alone=False):
        async with serving(database, HERE, alone=False):
            pass
        with pytest.raises(Refused, match=r"Stop it first\."):
            async with nobody_serves(database):
                pass
    async with nobody_serves(database):
        pass


async def test_a_change_of_the_tables_is_waited_for(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await migrate(database)
    begun, done = asyncio.Event(), False

    async def change() -> None:
        nonlocal done
        async with nobody_serves(database):
            begun.set()
            await asyncio.sleep(0.3)
            done = True

    changing = asyncio.create_task(change())
    await begun.wait()
    async with serving(database, HERE, alone=False):
        assert done
    await changing
    monkeypatch.setattr(locks, "PATIENCE", 0.2)
    async with nobody_serves(database):
        with pytest.raises(Refused, match="is changing the tables"):
            async with serving(database, HERE, alone=True):
                pass
