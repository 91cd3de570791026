"""A disk that is full, and a database that is away: people are told, the log is short, and all goes
on by itself."""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.services import Postgres
from tests.server.sites import STAYS_FULL, Site
from tests.server.test_serve import hear, log_lines, open_socket, sign_in

NewSite = Callable[..., Site]


@contextmanager
def full_disk(site: Site, folder: Path) -> Iterator[None]:
    """No file of the site may grow beyond what its largest one has now."""
    largest = max(file.stat().st_size for file in folder.iterdir())
    most = resource.prlimit(site.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(site.pid, resource.RLIMIT_FSIZE, (largest, most[1]))
    try:
        yield
    finally:
        resource.prlimit(site.pid, resource.RLIMIT_FSIZE, most)


@contextmanager
def away(postgres: Postgres, url: str) -> Iterator[None]:
    name = url.rpartition("/")[2]
    postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    try:
        yield
    finally:
        postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def ready(site: Site) -> tuple[int, dict[str, bool]]:
    reply = httpx.get(f"{site.url}/readyz", timeout=20, verify=False)
    return reply.status_code, reply.json()["parts"]


def come(site: Site, language: str = "en") -> httpx.Response:
    headers = {"Accept-Language": language}
    address = f"{site.url}/api/guests"
    return httpx.post(address, json={"name": "Ben"}, headers=headers, timeout=30, verify=False)


def await_ready(site: Site) -> None:
    until = time.monotonic() + 60
    while ready(site)[0] != 200 and time.monotonic() < until:
        time.sleep(0.1)
    assert ready(site)[0] == 200


def check_refusal(site: Site) -> None:
    reply = come(site)
    assert (reply.status_code, reply.json()["code"]) == (503, "site-unavailable")
    assert reply.json()["reason"].startswith("The site cannot save anything at the moment.")
    assert int(reply.headers["retry-after"]) > 0
    assert "set-cookie" not in reply.headers
    assert come(site, "de").json()["reason"].startswith("Der Server kann gerade nichts speichern.")


def failures(site: Site) -> list[dict[str, Any]]:
    return [line for line in log_lines(site) if line["event"] == "a request has failed"]


def test_a_full_disk_is_told_and_got_over(
    new_site: NewSite, sqlite_url: str, tmp_path: Path
) -> None:
    site = new_site(sqlite_url, first=STAYS_FULL)
    before = sign_in(site, "Anna")
    while not (tmp_path / "dragonstones.db-wal").stat().st_size > 1_000_000:
        sign_in(site, "Anna")  # so that the log of the site is not the largest file
    with full_disk(site, tmp_path):
        while come(site).status_code == 201:  # the largest file may be another one
            pass
        check_refusal(site)
        time.sleep(2.1)  # what was written just before is not written again to see whether it can
        status, parts = ready(site)
        assert (status, parts["database"], parts["journal"]) == (503, True, False)
        assert httpx.get(f"{site.url}/api/games").status_code == 200
    await_ready(site)
    assert come(site).status_code == 201
    assert httpx.get(f"{site.url}/api/me", headers=before).json()["name"] == "Anna"
    site.stop()
    assert "Traceback" not in site.log
    assert failures(site)
    assert all(line["reason"] for line in failures(site))


def test_a_database_that_is_away_is_told_and_got_over(
    postgres_url: str, postgres: Postgres, new_site: NewSite
) -> None:
    site = new_site(postgres_url)
    guest = sign_in(site, "Anna")
    table = httpx.post(f"{site.url}/api/tables", json={"game": "fist-2002"}, headers=guest).json()
    with open_socket(site, guest) as client:
        hear(client, "welcome")
        with away(postgres, postgres_url):
            check_refusal(site)
            assert httpx.get(f"{site.url}/api/me", headers=guest).status_code == 503
            assert ready(site)[0] == 503
            with pytest.raises(InvalidStatus) as refused:
                open_socket(site, guest)
            assert refused.value.response.status_code == 503
            client.send(json.dumps({"t": "watch", "table": table["id"]}))
            assert hear(client, "refused")["code"] == "site-unavailable"
        await_ready(site)
        client.send(json.dumps({"t": "watch", "table": table["id"]}))
        assert hear(client, "table")["table"]["id"] == table["id"]
    assert httpx.get(f"{site.url}/api/me", headers=guest).json()["name"] == "Anna"
    site.stop()
    assert "Traceback" not in site.log
    assert all(line["reason"] for line in failures(site))
