"""Sessions and their cookies, as browsers see them."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import update
from websockets.asyncio.client import connect

from dragonstones.server import schema
from dragonstones.server.database import now
from dragonstones.server.people import DAY, RENEWED_EVERY
from tests.server.people_app import (
    PASSWORD,
    SmallSite,
    browser,
    listening,
    rows,
    small_app,
    small_site,
)

pytestmark = pytest.mark.anyio

HTTPS = "https://stones.example"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
async def site(sqlite_url: str, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(sqlite_url) as site:
        yield site


@pytest.fixture
def app(site: SmallSite) -> Litestar:
    return small_app(site)


def cookie_of(reply: httpx.Response) -> tuple[str, str, set[str]]:
    """Name, value and attributes of the one cookie that was set."""
    [header] = reply.headers.get_list("set-cookie")
    pair, *attributes = header.split("; ")
    name, _, value = pair.partition("=")
    return name, value, {attribute.lower() for attribute in attributes}


async def come(client: httpx.AsyncClient, name: str = "Anna") -> tuple[str, str]:
    """As a guest; name and value of the cookie."""
    reply = await client.post("/api/guests", json={"name": name})
    assert reply.status_code == 201, reply.text
    return cookie_of(reply)[:2]


async def register(client: httpx.AsyncClient, name: str = "Anna") -> tuple[str, str]:
    reply = await client.post("/api/members", json={"name": name, "password": PASSWORD})
    assert reply.status_code == 201, reply.text
    return cookie_of(reply)[:2]


async def login(
    client: httpx.AsyncClient, name: str = "Anna", password: str = PASSWORD
) -> httpx.Response:
    return await client.post("/api/login", json={"name": name, "password": password})


async def who(client: httpx.AsyncClient) -> str | None:
    """Whom the site takes this browser for."""
    reply = await client.get("/api/me")
    if reply.status_code == 401:
        assert reply.json()["code"] == "not-signed-in"
        return None
    name: str = reply.json()["name"]
    return name


# -- the cookie ----------------------------------------------------------------


async def test_over_https_the_cookie_is_bound_to_the_host(app: Litestar) -> None:
    async with browser(app, HTTPS) as client:
        reply = await client.post("/api/guests", json={"name": "Anna"})
        name, _, attributes = cookie_of(reply)
        assert name == "__Host-dragonstones"
        assert {"secure", "httponly", "samesite=lax", "path=/"} <= attributes
        assert not any(attribute.startswith("domain") for attribute in attributes)
        assert await who(client) == "Anna"


async def test_a_plain_local_network_works_too(app: Litestar) -> None:
    async with browser(app, "http://192.168.0.7:8000") as client:
        reply = await client.post("/api/guests", json={"name": "Anna"})
        name, _, attributes = cookie_of(reply)
        assert name == "dragonstones"
        assert {"httponly", "samesite=lax", "path=/"} <= attributes
        assert "secure" not in attributes
        assert await who(client) == "Anna"


@pytest.mark.parametrize(
    ("address", "secure"),
    [
        ("https://stones.example", True),
        ("http://localhost:8000", True),
        ("http://127.0.0.1:8000", True),
        ("http://[::1]:8000", True),
        ("http://192.168.0.7:8000", False),
        ("http://stones.example", False),
        ("http://localhost.stones.example", False),
    ],
)
async def test_the_site_says_whether_others_can_read_along(
    app: Litestar, address: str, secure: bool
) -> None:
    async with browser(app, address) as client:
        reply = await client.post("/api/guests", json={"name": "Anna"})
        assert reply.json()["secure"] is secure
        assert (await client.get("/api/me")).json()["secure"] is secure


async def test_the_plain_cookie_is_not_read_over_https(app: Litestar) -> None:
    """Somebody in the network may have put it there."""
    async with browser(app) as client:
        _, token = await come(client)
    async with browser(app, HTTPS) as client:
        for name, known in (("dragonstones", None), ("__Host-dragonstones", "Anna")):
            reply = await client.get("/api/whoever", headers={"cookie": f"{name}={token}"})
            assert reply.text == (known or "")


async def test_the_database_does_not_hold_what_the_cookie_holds(
    app: Litestar, site: SmallSite
) -> None:
    async with browser(app) as client:
        _, token = await come(client)
        [session] = await rows(site.database, schema.sessions)
        assert session.id == hashlib.sha256(token.encode()).hexdigest()
        assert token not in str(session)
        # Nor is what it holds of any use.
        stolen = {"cookie": f"dragonstones={session.id}"}
        assert (await client.get("/api/whoever", headers=stolen)).text == ""


@pytest.mark.parametrize("value", ["", "x", "%00", "%ff%fe", '"', "x" * 5000, "a=b"])
async def test_a_cookie_that_is_none_of_ours_is_nobodys(app: Litestar, value: str) -> None:
    async with browser(app) as client:
        reply = await client.get("/api/whoever", headers={"cookie": f"dragonstones={value}"})
        assert (reply.status_code, reply.text) == (200, "")


async def test_a_browser_gets_its_cookie_anew_when_it_comes_back(app: Litestar) -> None:
    async with browser(app) as client:
        before = await come(client)
        name, token, attributes = cookie_of(await client.get("/api/me"))
        assert (name, token) == before
        assert "max-age=34560000" in attributes


# -- a new id ------------------------------------------------------------------


async def test_a_log_in_gives_a_new_id_and_ends_the_old_session(app: Litestar) -> None:
    async with browser(app) as client:
        await register(client, "Anna")
    async with browser(app) as client:
        _, planted = await come(client, "Guest")
        _, token, _ = cookie_of(await login(client))
        assert token != planted
        assert await who(client) == "Anna"
        headers = {"cookie": f"dragonstones={planted}"}
        assert (await client.get("/api/whoever", headers=headers)).text == ""


async def test_an_id_that_somebody_else_made_up_is_not_taken_over(app: Litestar) -> None:
    async with browser(app) as client:
        client.cookies.set("dragonstones", "chosen-by-an-attacker")
        _, token = await come(client)
        assert token != "chosen-by-an-attacker"


async def test_somebody_who_becomes_a_member_gets_a_new_id(app: Litestar) -> None:
    async with browser(app) as client:
        _, old = await come(client)
        before = (await client.get("/api/me")).json()
        _, new = await register(client)
        after = (await client.get("/api/me")).json()
        assert (after["id"], after["member"]) == (before["id"], True)
        headers = {"cookie": f"dragonstones={old}"}
        assert new != old
        assert (await client.get("/api/whoever", headers=headers)).text == ""


async def test_a_guest_does_not_lose_their_games_by_coming_in_twice(app: Litestar) -> None:
    async with browser(app) as client:
        await come(client, "Anna")
        reply = await client.post("/api/guests", json={"name": "Ben"})
        assert (reply.status_code, reply.json()["code"]) == (409, "already-signed-in")
        assert await who(client) == "Anna"


async def test_a_wrong_log_in_changes_nothing(app: Litestar) -> None:
    async with browser(app) as client:
        await come(client, "Guest")
        reply = await login(client)
        assert (reply.status_code, reply.json()["code"]) == (403, "wrong-login")
        assert "set-cookie" not in reply.headers
        assert await who(client) == "Guest"


# -- ending --------------------------------------------------------------------


@pytest.mark.parametrize("address", ["http://stones.example", HTTPS])
async def test_somebody_who_logs_out_is_out_everywhere_that_has_their_cookie(
    app: Litestar, address: str
) -> None:
    async with browser(app, address) as client:
        name, token = await come(client)
        reply = await client.post("/api/logout")
        assert reply.status_code == 204
        removed, _, attributes = cookie_of(reply)
        # A browser takes nothing for a cookie with this prefix that is not secure.
        assert removed == name and "max-age=0" in attributes
        assert ("secure" in attributes) == (address == HTTPS)
        assert await who(client) is None
        headers = {"cookie": f"{name}={token}"}
        assert (await client.get("/api/whoever", headers=headers)).text == ""
        assert (await client.post("/api/logout")).status_code == 204


async def test_somebody_sees_and_ends_their_sessions(app: Litestar) -> None:
    async with browser(app) as home, browser(app) as phone, browser(app) as cafe:
        await register(home)
        phone.headers["user-agent"] = FIREFOX
        await login(phone)
        await login(cafe)
        listed = (await phone.get("/api/me/sessions")).json()
        assert [one["device"] for one in listed if one["current"]] == ["Firefox, Linux"]
        assert len(listed) == 3
        [at_home] = [one for one in (await home.get("/api/me/sessions")).json() if one["current"]]

        ended = await phone.delete(f"/api/me/sessions/{at_home['id']}")
        assert ended.status_code == 204
        assert (await who(home), await who(phone), await who(cafe)) == (None, "Anna", "Anna")
        assert (await phone.delete(f"/api/me/sessions/{at_home['id']}")).status_code == 404

        assert (await phone.delete("/api/me/sessions")).status_code == 204
        assert (await who(phone), await who(cafe)) == ("Anna", None)


async def test_nobody_ends_the_session_of_another(app: Litestar) -> None:
    async with browser(app) as anna, browser(app) as ben:
        await come(anna, "Anna")
        await come(ben, "Ben")
        [session] = (await anna.get("/api/me/sessions")).json()
        reply = await ben.delete(f"/api/me/sessions/{session['id']}")
        assert (reply.status_code, reply.json()["code"]) == (404, "no-such-session")
        assert (await ben.delete("/api/me/sessions")).status_code == 204
        assert (await who(anna), await who(ben)) == ("Anna", "Ben")


async def test_a_new_password_leaves_only_the_session_that_asked(app: Litestar) -> None:
    async with browser(app) as here, browser(app) as there:
        await register(here)
        await login(there)
        change = {"password": "another stone in it", "old_password": PASSWORD}
        assert (await here.patch("/api/me", json=change)).status_code == 200
        assert (await who(here), await who(there)) == ("Anna", None)
        assert (await login(there)).status_code == 403
        assert (await login(there, password="another stone in it")).status_code == 200


async def test_somebody_who_deletes_themselves_is_gone(app: Litestar) -> None:
    async with browser(app) as client:
        await register(client)
        for body in ({}, {"password": "not my password"}):
            reply = await client.request("DELETE", "/api/me", json=body)
            assert (reply.status_code, reply.json()["code"]) == (403, "wrong-password")
        reply = await client.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert reply.status_code == 204
        assert "max-age=0" in cookie_of(reply)[2]
        assert await who(client) is None
        await come(client, "Anna")
        assert (await client.delete("/api/me")).status_code == 204


# -- time ----------------------------------------------------------------------


async def age(site: SmallSite, by: int) -> None:
    """As if so much time had gone by since the last visit."""
    sessions = schema.sessions
    async with site.database.write() as connection:
        older = {"seen": sessions.c.seen - by, "expires": sessions.c.expires - by}
        await connection.execute(update(sessions).values(older))
        await connection.execute(update(schema.people).values(seen=schema.people.c.seen - by))


@pytest.fixture
async def short(sqlite_url: str, anyio_backend: str) -> AsyncIterator[SmallSite]:
    """A site whose sessions live for two days."""
    async with small_site(sqlite_url, session_days=2) as site:
        yield site


async def test_a_session_ends_when_nobody_comes_for_long(short: SmallSite) -> None:
    async with browser(small_app(short)) as client:
        await come(client)
        await age(short, 2 * DAY + 1)
        assert await who(client) is None


async def test_a_visit_keeps_a_session_alive(short: SmallSite) -> None:
    async with browser(small_app(short)) as client:
        await come(client)
        for _ in range(4):
            await age(short, DAY)
            assert await who(client) == "Anna"
        [person] = await rows(short.database, schema.people)
        assert now() - person.seen < DAY


async def test_a_visit_is_written_down_once_an_hour_at_most(app: Litestar, site: SmallSite) -> None:
    async with browser(app) as client:
        await come(client)
        await age(site, RENEWED_EVERY - 60_000)
        [before] = await rows(site.database, schema.sessions)
        assert await who(client) == "Anna"
        assert await rows(site.database, schema.sessions) == [before]
        await age(site, 60_000)
        assert await who(client) == "Anna"
        [after] = await rows(site.database, schema.sessions)
        assert after.seen > before.seen and after.expires > before.expires


# -- what else is said over HTTP -----------------------------------------------


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/140.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
            "Edge, Windows",
        ),
        ("dragonstones-client/0.1", "dragonstones-client"),
        ("<script>", ""),
        ("", ""),
    ],
)
async def test_a_session_says_on_which_device_it_is(app: Litestar, agent: str, device: str) -> None:
    async with browser(app) as client:
        client.headers["user-agent"] = agent
        await come(client)
        assert [one["device"] for one in (await client.get("/api/me/sessions")).json()] == [device]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/me"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("GET", "/api/me/export"),
        ("GET", "/api/me/sessions"),
        ("DELETE", "/api/me/sessions"),
        ("DELETE", f"/api/me/sessions/{'0' * 16}"),
        ("PUT", f"/api/me/mutes/{'0' * 20}"),
        ("DELETE", f"/api/me/mutes/{'0' * 20}"),
    ],
)
async def test_nobody_gets_or_changes_anything_without_a_session(
    app: Litestar, method: str, path: str
) -> None:
    async with browser(app) as client:
        body: dict[str, str] | None = {} if method == "PATCH" else None
        reply = await client.request(method, path, json=body)
        assert (reply.status_code, reply.json()["code"]) == (401, "not-signed-in")


async def test_a_refusal_is_in_the_language_of_the_person(app: Litestar) -> None:
    async with browser(app) as client:
        german = {"accept-language": "de-AT,de;q=0.9,en;q=0.5"}
        reply = await client.get("/api/me", headers=german)
        assert reply.json()["reason"].startswith("Du bist nicht angemeldet.")
        await come(client)
        await client.patch("/api/me", json={"language": "de"})
        mine = (await client.get("/api/me")).json()["id"]
        reply = await client.put(f"/api/me/mutes/{mine}")
        assert (reply.status_code, reply.json()["reason"]) == (
            400,
            "Dich selbst kannst du nicht stummschalten.",
        )


async def test_mutes_are_told_with_the_person(app: Litestar) -> None:
    async with browser(app) as anna, browser(app) as ben:
        await come(anna, "Anna")
        await come(ben, "Ben")
        other = (await ben.get("/api/me")).json()["id"]
        assert (await anna.put(f"/api/me/mutes/{other}")).status_code == 204
        assert (await anna.get("/api/me")).json()["mutes"] == [other]
        assert (await anna.delete(f"/api/me/mutes/{other}")).status_code == 204
        assert (await anna.get("/api/me")).json()["mutes"] == []


async def test_the_export_is_a_file(app: Litestar) -> None:
    async with browser(app) as client:
        await come(client)
        reply = await client.get("/api/me/export")
        assert reply.headers["content-disposition"].startswith("attachment")
        assert reply.json()["person"]["name"] == "Anna"


@pytest.mark.parametrize("password", ["x" * 9, "x" * 201])
async def test_a_password_has_10_to_200_characters(app: Litestar, password: str) -> None:
    async with browser(app) as client:
        reply = await client.post("/api/members", json={"name": "Anna", "password": password})
        assert reply.status_code == 400
        for good in ("q7#Lz0vW!k", "q7#Lz0vW!k" * 20):
            reply = await client.post("/api/members", json={"name": "Anna", "password": good})
            assert reply.status_code == 201
            await client.request("DELETE", "/api/me", json={"password": good})


async def test_a_websocket_knows_whose_cookie_it_has(app: Litestar) -> None:
    async with listening(app) as port, httpx.AsyncClient() as client:
        reply = await client.post(f"http://127.0.0.1:{port}/api/guests", json={"name": "Anna"})
        name, token, _ = cookie_of(reply)
        for value, known in ((token, "Anna"), ("wrong", "")):
            headers = {"Cookie": f"{name}={value}"}
            address = f"ws://127.0.0.1:{port}/api/socket"
            async with connect(address, additional_headers=headers) as socket:
                assert await socket.recv() == known
