"""What the tests of the server share: real databases, and real sites as processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server import services
from tests.server.live import Live, running
from tests.server.sites import Site


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    with services.redis() as service:
        yield service


@pytest.fixture
def postgres_url(postgres: services.Postgres) -> Iterator[str]:
    """A PostgreSQL database of the test's own, empty."""
    with postgres.database() as url:
        yield url


@pytest.fixture
def redis_url(redis: services.Redis) -> Iterator[str]:
    """A Redis database of the test's own, empty."""
    with redis.database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An SQLite file of the test's own, which is not there yet."""
    return f"sqlite:///{tmp_path / 'dragonstones.db'}"


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Starts sites: `new_site(database_url, redis_url=..., lag_credit=0)`."""
    sites: list[Site] = []

    def start(database_url: str, **settings: Any) -> Site:
        sites.append(Site(tmp_path, database_url, **settings))
        return sites[-1].start()

    yield start
    for site in sites:
        if site.is_running:
            site.stop()


@pytest.fixture(scope="session")
def steady_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site on SQLite for all tests that leave it as it is: to start one takes seconds."""
    folder = tmp_path_factory.mktemp("shared-site")
    site = Site(folder, f"sqlite:///{folder / 'dragonstones.db'}").start()
    yield site
    site.stop()


@pytest.fixture
def site(new_site: Callable[..., Site], sqlite_url: str) -> Site:
    """A site alone, on SQLite."""
    return new_site(sqlite_url)


@pytest.fixture
def two_sites(
    new_site: Callable[..., Site], postgres_url: str, redis_url: str
) -> tuple[Site, Site]:
    """Two processes of one site, on PostgreSQL and Redis."""
    first = new_site(postgres_url, redis_url=redis_url)
    return first, new_site(postgres_url, redis_url=redis_url)


@pytest.fixture(scope="module")
async def shared_site(
    tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[Live]:
    """A site in this process, for all tests of a module."""
    path = tmp_path_factory.mktemp("live") / "dragonstones.db"
    async with running(f"sqlite:///{path}") as live:
        yield live


@pytest.fixture
async def live(shared_site: Live) -> AsyncIterator[Live]:
    """The module's site; whoever has come to it goes after the test."""
    yield shared_site
    await shared_site.hang_up()
