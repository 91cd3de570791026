"""Whose page a request comes from, what a browser is told, and how much may be sent."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar, get
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from dragonstones.server.security import MAX_BODY, POLICY
from tests.server.people_app import SmallSite, browser, listening, small_app, small_site

pytestmark = pytest.mark.anyio

HTTP, HTTPS = "http://stones.example", "https://stones.example"


@pytest.fixture
async def site(sqlite_url: str, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(sqlite_url) as site:
        yield site


@pytest.fixture
def app(site: SmallSite) -> Litestar:
    return small_app(site)


@pytest.fixture
async def public(sqlite_url: str, anyio_backend: str) -> AsyncIterator[Litestar]:
    """A site behind a proxy that does not pass the Host header on."""
    async with small_site(sqlite_url, public_url="https://stones.example/") as site:
        yield small_app(site)


# -- same origin ---------------------------------------------------------------

#: Where the page of the browser is, where the site is, and whether they are the same.
ORIGINS = [
    ("http://stones.example", HTTP, True),
    ("HTTP://Stones.Example", HTTP, True),
    ("http://stones.example:80", HTTP, True),
    ("https://stones.example", HTTPS, True),
    ("https://stones.example:443", HTTPS, True),
    ("http://192.168.0.7:8000", "http://192.168.0.7:8000", True),
    ("http://[::1]:8000", "http://[::1]:8000", True),
    # A proxy that speaks https for us.
    ("https://stones.example", HTTP, True),
    ("http://stones.example", HTTPS, False),
    ("http://evil.example", HTTP, False),
    ("https://evil.example", HTTPS, False),
    ("http://stones.example:8000", HTTP, False),
    ("http://192.168.0.7:8001", "http://192.168.0.7:8000", False),
    ("http://evil.stones.example", HTTP, False),
    ("http://stones.example.evil.example", HTTP, False),
    ("http://evil.example/stones.example", HTTP, False),
    ("http://stones.example@evil.example", HTTP, False),
    ("null", HTTP, False),
    ("", HTTP, False),
    ("stones.example", HTTP, False),
    ("file://", HTTP, False),
    ("http://[", HTTP, False),
    ("http://stones.example:x", HTTP, False),
    ("moz-extension://stones.example", HTTP, False),
]


@pytest.mark.parametrize(("origin", "address", "ours"), ORIGINS)
async def test_only_our_own_page_changes_something(
    app: Litestar, origin: str, address: str, ours: bool
) -> None:
    async with browser(app, address) as client:
        reply = await client.post("/api/guests", json={"name": "Anna"}, headers={"origin": origin})
        if ours:
            assert reply.status_code == 201, reply.text
        else:
            assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
            assert "set-cookie" not in reply.headers


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_a_foreign_page_does_nothing_with_somebodys_cookie(
    app: Litestar, method: str
) -> None:
    paths = {"POST": "/api/logout", "PUT": f"/api/me/mutes/{'0' * 20}"}
    async with browser(app) as client:
        await client.post("/api/guests", json={"name": "Anna"})
        foreign = {"origin": "https://evil.example"}
        reply = await client.request(
            method, paths.get(method, "/api/me"), json={"name": "Ben"}, headers=foreign
        )
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
        assert (await client.get("/api/me")).json()["name"] == "Anna"


async def test_a_form_of_a_foreign_page_does_nothing_either(app: Litestar) -> None:
    """It needs no permission to send text that looks like JSON."""
    async with browser(app) as client:
        reply = await client.post(
            "/api/guests",
            content=b'{"name":"Anna"}',
            headers={"origin": "https://evil.example", "content-type": "text/plain"},
        )
        assert reply.status_code == 403


@pytest.mark.parametrize(
    ("fetch_site", "ours"),
    [
        (None, True),  # no browser
        ("same-origin", True),
        ("none", True),
        ("same-site", False),
        ("cross-site", False),
        ("nonsense", False),
    ],
)
async def test_without_an_origin_the_browser_may_say_it_otherwise(
    app: Litestar, fetch_site: str | None, ours: bool
) -> None:
    async with browser(app) as client:
        headers = {"sec-fetch-site": fetch_site} if fetch_site else {}
        reply = await client.post("/api/guests", json={"name": "Anna"}, headers=headers)
        assert reply.status_code == (201 if ours else 403)


async def test_two_origins_are_one_too_many(app: Litestar) -> None:
    async with browser(app) as client:
        reply = await client.post(
            "/api/guests",
            json={"name": "Anna"},
            headers=[("origin", HTTP), ("origin", "http://evil.example")],
        )
        assert reply.status_code == 403


async def test_somebody_who_only_reads_may_come_from_anywhere(app: Litestar) -> None:
    """A link on another page leads to a table."""
    async with browser(app) as client:
        foreign = {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}
        reply = await client.get("/page", headers=foreign)
        assert reply.status_code == 200
        # But its scripts do not get to see the answer.
        assert "access-control-allow-origin" not in reply.headers


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("https://stones.example", True),
        ("https://stones.example:443", True),
        ("http://stones.example", False),
        ("https://evil.example", False),
        ("http://127.0.0.1:8000", True),
    ],
)
async def test_the_public_address_is_ours_too(public: Litestar, origin: str, ours: bool) -> None:
    async with browser(public, "http://127.0.0.1:8000") as client:
        reply = await client.post("/api/guests", json={"name": "Anna"}, headers={"origin": origin})
        assert reply.status_code == (201 if ours else 403)


async def test_only_our_own_page_opens_a_websocket(app: Litestar) -> None:
    async with listening(app) as port:
        address, ours = f"ws://127.0.0.1:{port}/api/socket", f"http://127.0.0.1:{port}"
        for origin in (None, ours):
            async with connect(address, origin=origin) as socket:  # type: ignore[arg-type]
                assert await socket.recv() == ""
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, origin=origin)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers={"Sec-Fetch-Site": "cross-site"})
        assert refused.value.response.status_code == 403


# -- headers -------------------------------------------------------------------


def check_headers(reply: httpx.Response) -> None:
    policy = dict(
        directive.split(" ", 1)
        for directive in reply.headers["content-security-policy"].split("; ")
    )
    assert policy["default-src"] == policy["base-uri"] == "'none'"
    assert policy["frame-src"] == policy["frame-ancestors"] == "'self'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in reply.headers["content-security-policy"]
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert reply.headers["referrer-policy"] == "same-origin"
    assert reply.headers["cross-origin-opener-policy"] == "same-origin"
    assert reply.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in reply.headers["permissions-policy"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/page", 200),
        ("HEAD", "/page", 405),
        ("GET", "/api/me", 401),
        ("POST", "/api/logout", 204),
        ("POST", "/api/guests", 400),
        ("DELETE", "/page", 405),
        ("GET", "/no/such/page", 404),
        ("GET", "/api/no-such-page", 404),
    ],
)
async def test_every_answer_has_the_headers(
    app: Litestar, method: str, path: str, status: int
) -> None:
    async with browser(app) as client:
        reply = await client.request(method, path)
        assert reply.status_code == status
        check_headers(reply)


def test_the_preview_of_the_page_has_the_policy_of_the_site() -> None:
    config = Path(__file__).parents[2] / "web" / "vite.config.ts"
    [listed] = re.findall(r"const POLICY = \[(.*?)\]", config.read_text(), re.DOTALL)
    assert "; ".join(re.findall(r'"([^"]+)"', listed)) == POLICY


async def test_an_answer_to_a_failure_has_the_headers(site: SmallSite) -> None:
    @get("/api/broken")
    async def broken() -> None:
        raise ZeroDivisionError

    app = small_app(site)
    app.register(broken)
    async with browser(app) as client:
        reply = await client.get("/api/broken")
        assert reply.status_code == 500
        assert "ZeroDivision" not in reply.text
        check_headers(reply)


async def test_a_refusal_of_a_foreign_page_has_the_headers(app: Litestar) -> None:
    async with browser(app) as client:
        reply = await client.post("/api/logout", headers={"origin": "null"})
        assert reply.status_code == 403
        check_headers(reply)


async def test_only_over_https_a_browser_is_told_to_stay_there(app: Litestar) -> None:
    async with browser(app, HTTPS) as client:
        told = (await client.get("/page")).headers["strict-transport-security"]
        assert int(told.removeprefix("max-age=")) >= 180 * 24 * 60 * 60
    async with browser(app, HTTP) as client:
        assert "strict-transport-security" not in (await client.get("/page")).headers


async def test_nobody_keeps_what_the_api_says(app: Litestar) -> None:
    async with browser(app) as client:
        assert (await client.get("/api/whoever")).headers["cache-control"] == "no-store"
        assert (await client.get("/api/nothing")).headers["cache-control"] == "no-store"
        assert "cache-control" not in (await client.get("/page")).headers


# -- sizes and garbage ---------------------------------------------------------


async def test_a_body_that_is_too_large_is_refused(app: Litestar) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(MAX_BODY // 1000 + 1):
            yield b" " * 1000

    async with browser(app) as client:
        assert (await client.post("/api/login", content=b" " * MAX_BODY)).status_code == 400
        said = await client.post("/api/login", content=b" " * (MAX_BODY + 1))
        unsaid = await client.post("/api/login", content=pieces())
        assert (said.status_code, unsaid.status_code) == (413, 413)


async def test_a_body_that_is_announced_too_large_is_not_waited_for(app: Litestar) -> None:
    async with listening(app) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            b"POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000000000\r\n\r\n"
        )
        status = await asyncio.wait_for(reader.readline(), 10)
        assert b" 413 " in status
        writer.close()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"{",
        b"\xff\xfe",
        b'{"name": "\xed\xa0\x80", "password": ""}',
        b'{"name": "\\ud800", "password": ""}',
        b'{"name": 1, "password": []}',
        b'{"name": "Anna", "password": "x", "admin": true}',
        b"[" * 60_000,
        b'{"name":' * 7_000,
        b'{"name": ' + b"[" * 100 + b"]" * 100 + b"}",
    ],
)
async def test_garbage_is_refused_and_not_a_failure(app: Litestar, body: bytes) -> None:
    async with browser(app) as client:
        for path in ("/api/guests", "/api/members", "/api/login"):
            reply = await client.post(path, content=body)
            assert reply.status_code == 400, reply.text
            assert reply.json()["status"] == 400


@pytest.mark.parametrize("host", ["", "[", "[::1", "stones.example:x", "@", "a b", "%"])
async def test_a_strange_host_is_no_failure(app: Litestar, host: str) -> None:
    async with browser(app) as client:
        for origin in ({}, {"origin": f"http://{host}"}):
            headers = {"host": host, **origin}
            reply = await client.post("/api/guests", json={"name": "Anna"}, headers=headers)
            assert reply.status_code in (201, 400, 403, 409), reply.text


@pytest.mark.parametrize("name", ["\x00", "An\u202ena", "\u200b", " ", "", "x" * 25, "🐉" * 25])
async def test_a_hidden_or_endless_name_is_refused(app: Litestar, name: str) -> None:
    async with browser(app) as client:
        assert (await client.post("/api/guests", json={"name": name})).status_code == 400


@pytest.mark.parametrize("id", ["%00", "%FF", "..%2f..", "x" * 3000, "0" * 15 + "'"])
async def test_a_strange_id_in_a_path_is_refused(app: Litestar, id: str) -> None:
    async with browser(app) as client:
        await client.post("/api/guests", json={"name": "Anna"})
        for path in ("sessions", "mutes"):
            reply = await client.delete(f"/api/me/{path}/{id}")
            assert reply.status_code in (400, 404), reply.text
