"""What the tests of the server share: real databases, and real sites as processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from dragonstones.server.database import Database
from tests.server import services
from tests.server.live import Live, running
from tests.server.sites import Site

#: Makes an empty database: "sqlite" or "postgres".
NewDatabase = Callable[[str], Database]


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
async def new_database(
    tmp_path: Path, request: pytest.FixtureRequest, anyio_backend: str
) -> AsyncIterator[NewDatabase]:
    made: list[Database] = []
    with ExitStack() as until_the_end:

        def new(kind: str) -> Database:
            url = f"sqlite:///{tmp_path}/{len(made)}.db"
            if kind == "postgres":
                postgres: services.Postgres = request.getfixturevalue("postgres")
                url = until_the_end.enter_context(postgres.database())
            made.append(Database(url))
            return made[-1]

        yield new
        for database in made:
            await database.close()


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
