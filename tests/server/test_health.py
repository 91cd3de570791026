"""What machines that watch a site are told."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar
from litestar.datastructures import State
from prometheus_client.parser import text_string_to_metric_families

from dragonstones.server.migrate import migrate
from dragonstones.server.routes import health, problems
from dragonstones.server.settings import Settings
from dragonstones.server.site import Site

pytestmark = pytest.mark.anyio

TOKEN = "a token that nobody guesses"

Client = httpx.AsyncClient
NewClient = Callable[..., Any]


@pytest.fixture
async def new_client(anyio_backend: str) -> AsyncIterator[NewClient]:
    async with AsyncExitStack() as open_ones:

        async def new(database_url: str, **settings: Any) -> tuple[Client, Site]:
            """A site that is not started has all that is looked at."""
            site = Site(Settings(database_url=database_url, **settings))
            app = Litestar(
                [health.router],
                state=State({"site": site}),
                exception_handlers=problems.HANDLERS,  # type: ignore[arg-type]
                logging_config=None,
            )
            open_ones.push_async_callback(site.database.close)
            open_ones.push_async_callback(site.hub.stop)
            # Not Litestar's client: it would ask in another loop than the database is in.
            transport = httpx.ASGITransport(cast(Any, app))
            client = httpx.AsyncClient(transport=transport, base_url="http://site")
            return await open_ones.enter_async_context(client), site

        yield new


async def parts(client: Client) -> tuple[int, dict[str, bool]]:
    answer = await client.get("/readyz")
    body = answer.json()
    assert body["ready"] == (answer.status_code == 200)
    return answer.status_code, body["parts"]


async def test_a_process_that_answers_is_alive(new_client: NewClient) -> None:
    client, _ = await new_client("postgresql://nobody@127.0.0.1:1/x")
    answer = await client.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"alive": True})


@pytest.mark.parametrize("kind", ["sqlite_url", "postgres_url"])
async def test_a_site_is_ready_when_its_database_is(
    kind: str, request: pytest.FixtureRequest, new_client: NewClient
) -> None:
    client, site = await new_client(request.getfixturevalue(kind))
    assert await parts(client) == (503, {"database": True, "migrations": False, "journal": True})
    await migrate(site.database)
    assert await parts(client) == (200, {"database": True, "migrations": True, "journal": True})


async def test_without_its_database_it_is_not_ready(new_client: NewClient) -> None:
    client, _ = await new_client("postgresql://nobody@127.0.0.1:1/x")
    assert await parts(client) == (503, {"database": False, "migrations": False, "journal": False})


async def test_a_database_that_does_not_answer_is_not_waited_for(
    new_client: NewClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        client, _ = await new_client(f"postgresql://nobody@127.0.0.1:{port}/x")
        assert (await parts(client))[1]["database"] is False


async def test_when_nothing_can_be_written_any_more_it_is_not_ready(
    new_client: NewClient, sqlite_url: str
) -> None:
    client, site = await new_client(sqlite_url)
    await migrate(site.database)
    await site.journal.close()
    assert await parts(client) == (503, {"database": True, "migrations": True, "journal": False})


async def test_redis_counts_if_there_is_one(
    new_client: NewClient, sqlite_url: str, redis_url: str
) -> None:
    client, site = await new_client(sqlite_url, redis_url=redis_url)
    await migrate(site.database)
    assert (await parts(client))[1]["redis"] is True
    assert (await parts(client))[0] == 200
    lonely, _ = await new_client(sqlite_url, redis_url="redis://127.0.0.1:1/0")
    assert (await parts(lonely))[1]["redis"] is False
    assert (await parts(lonely))[0] == 503


async def test_there_are_no_metrics_without_a_token(new_client: NewClient, sqlite_url: str) -> None:
    client, _ = await new_client(sqlite_url)
    for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer None"}):
        answer = await client.get("/metrics", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


@pytest.mark.parametrize(
    "given", [None, "", TOKEN, f"Basic {TOKEN}", f"Bearer {TOKEN}x", "Bearer", "Bearer é"]
)
async def test_somebody_who_does_not_know_the_token_sees_no_metrics(
    given: str | None, new_client: NewClient, sqlite_url: str
) -> None:
    client, _ = await new_client(sqlite_url, metrics_token=TOKEN)
    headers = {} if given is None else {"Authorization": given.encode()}
    answer = await client.get("/metrics", headers=headers)
    assert (answer.status_code, answer.content) == (401, b"")
    assert answer.headers["www-authenticate"] == "Bearer"


async def test_somebody_who_knows_the_token_sees_them(
    new_client: NewClient, sqlite_url: str
) -> None:
    client, site = await new_client(sqlite_url, metrics_token=TOKEN)
    site.metrics.accepted.inc(3)
    site.metrics.refused.labels("too-late").inc()
    site.metrics.commit_seconds.observe(0.004)
    site.metrics.rooms.set(7)
    answer = await client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }
    assert samples["dragonstones_answers_accepted_total", ()] == 3
    assert samples["dragonstones_answers_refused_total", ("too-late",)] == 1
    assert samples["dragonstones_commit_seconds_bucket", ("0.0025",)] == 0
    assert samples["dragonstones_commit_seconds_bucket", ("0.005",)] == 1
    assert samples["dragonstones_rooms", ()] == 7
    assert samples["process_open_fds", ()] > 0


async def test_two_processes_count_for_themselves(new_client: NewClient, sqlite_url: str) -> None:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    first, site = await new_client(sqlite_url, metrics_token=TOKEN)
    second, _ = await new_client(sqlite_url, metrics_token=TOKEN)
    site.metrics.accepted.inc()
    line = "dragonstones_answers_accepted_total 1.0"
    assert line in (await first.get("/metrics", headers=headers)).text
    assert line not in (await second.get("/metrics", headers=headers)).text
