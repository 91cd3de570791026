"""By which names a site may be called, and how far its address reaches."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from dragonstones.server import hosts
from dragonstones.server.hosts import reach_of
from dragonstones.server.settings import Settings
from tests.server.sites import Site

NewSite = Callable[..., Site]

OURS = [
    "127.0.0.1:{port}",
    "localhost:{port}",
    "LocalHost",
    "localhost.",
    "dragons.localhost",
    "[::1]:{port}",
    "192.168.0.7:8000",  # a phone in the network
    "[fe80::1]",
    "{machine}:{port}",
    "{machine}.local",
]
FOREIGN = [
    "evil.example",
    "evil.example:{port}",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil-localhost",
    "127.0.0.1@evil.example",
    "127.0.0.1:x",
    "[::1",
    "%",
    "",
]


def called(site: Site, host: str, path: str = "/api/games", **headers: str) -> httpx.Response:
    return httpx.get(f"{site.url}{path}", headers={"Host": host, **headers})


def filled(site: Site, host: str) -> str:
    return host.format(port=site.port, machine=socket.gethostname().partition(".")[0])


@pytest.mark.parametrize("host", OURS)
def test_a_site_may_be_called_by_its_own_names(steady_site: Site, host: str) -> None:
    assert called(steady_site, filled(steady_site, host), "/api/games").status_code == 200
    assert called(steady_site, filled(steady_site, host), "/").status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_a_request_by_a_foreign_name_is_refused(steady_site: Site, host: str) -> None:
    host = filled(steady_site, host)
    for path in ("/", "/api/games", "/api/me"):
        reply = called(steady_site, host, path)
        assert (reply.status_code, reply.json()["code"]) == (421, "foreign-host")
        assert reply.json()["reason"].startswith(f"This site is not called {host}.")
    posted = httpx.post(
        f"{steady_site.url}/api/guests",
        json={"name": "Anna"},
        headers={"Host": host, "Origin": f"http://{host}"},
    )
    assert posted.status_code == 421
    assert "set-cookie" not in posted.headers


def test_it_is_said_in_the_visitors_language(steady_site: Site) -> None:
    reply = called(steady_site, "evil.example", **{"Accept-Language": "de"})
    assert reply.json()["reason"].startswith("Dieser Server heißt nicht evil.example.")


def test_a_websocket_by_a_foreign_name_is_refused(steady_site: Site) -> None:
    """As a page does that has let its own name point to this machine."""
    page = f"evil.example:{steady_site.port}"
    with (
        socket.create_connection(("127.0.0.1", steady_site.port)) as there,
        pytest.raises(InvalidStatus) as refused,
    ):
        connect(f"ws://{page}/api/socket", sock=there, origin=Origin(f"http://{page}"))
    assert refused.value.response.status_code == 421


def test_machines_that_watch_a_site_may_call_it_as_they_like(steady_site: Site) -> None:
    for path in ("/healthz", "/readyz"):
        assert called(steady_site, "site-1:8000", path).status_code == 200


def test_a_client_that_is_no_browser_need_not_say_whom_it_calls(steady_site: Site) -> None:
    with socket.create_connection(("127.0.0.1", steady_site.port)) as plain:
        plain.sendall(b"GET /api/games HTTP/1.0\r\n\r\n")
        assert plain.makefile("rb").readline().split()[1] == b"200"


def test_other_names_are_those_of_the_settings(new_site: NewSite, sqlite_url: str) -> None:
    site = new_site(
        sqlite_url,
        public_url="http://stones.example:8000/",
        allowed_hosts="Dragons.Example, other.example.",
    )
    for host in ("stones.example", "stones.example:8000", "dragons.example", "other.example:1"):
        assert called(site, host, "/api/games").status_code == 200
    assert called(site, "evil.example").status_code == 421


def test_any_name_can_be_allowed(new_site: NewSite, sqlite_url: str) -> None:
    site = new_site(sqlite_url, allowed_hosts="*")
    assert called(site, "evil.example", "/api/games").status_code == 200


@pytest.mark.parametrize(
    ("host", "reach"),
    [
        ("127.0.0.1", "machine"),
        ("127.0.0.2", "machine"),
        ("::1", "machine"),
        ("localhost", "machine"),
        ("0.0.0.0", "everywhere"),
        ("0", "everywhere"),
        ("::", "everywhere"),
        ("0:0:0:0:0:0:0:0", "everywhere"),
        ("192.168.0.7", "network"),
        ("fe80::1", "network"),
        ("nowhere.invalid", "network"),
    ],
)
def test_how_far_an_address_reaches(host: str, reach: str) -> None:
    assert reach_of(host) == reach


@pytest.mark.parametrize(
    ("settings", "scheme", "host", "address"),
    [
        # what was set, whoever asks
        ({"public_url": "https://stones.example/"}, "http", "localhost", "https://stones.example"),
        # an address that others can use as well
        ({}, "http", "192.168.0.7:8000", "http://192.168.0.7:8000"),
        ({"allowed_hosts": "stones.lan"}, "wss", "stones.lan", "https://stones.lan"),
        # only this machine understands it, and the site does not listen elsewhere
        ({}, "http", "localhost:8000", None),
        ({}, "ws", "127.0.0.1:8000", None),
        ({}, "http", "[::1]:8000", None),
        ({}, "http", "dragons.localhost", None),
        # it listens elsewhere
        ({"host": "0.0.0.0"}, "http", "localhost:8000", "http://192.0.2.77:8000"),
        ({"host": "0.0.0.0"}, "http", "127.0.0.1", "http://192.0.2.77"),
        ({"host": "::"}, "ws", "[::1]:9000", "http://192.0.2.77:9000"),
        ({"host": "192.168.0.7"}, "http", "localhost:8000", "http://192.168.0.7:8000"),
        ({"host": "fe80::1"}, "http", "localhost:8000", "http://[fe80::1]:8000"),
    ],
)
def test_the_address_in_an_invitation_is_one_that_others_reach(
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, Any],
    scheme: str,
    host: str,
    address: str | None,
) -> None:
    monkeypatch.setattr(hosts, "local_address", lambda: "192.0.2.77")
    scope: Any = {"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]}
    assert hosts.address_for_others(Settings(**settings), scope) == address


def test_a_machine_without_a_network_invites_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "local_address", lambda: None)
    scope: Any = {"type": "http", "scheme": "http", "headers": [(b"host", b"localhost:8000")]}
    assert hosts.address_for_others(Settings(host="0.0.0.0"), scope) is None
