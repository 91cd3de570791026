"""How often somebody may do something."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from dragonstones.server.limits import PER_ADDRESS, RATES, AddressLimit, Limits, address_of
from dragonstones.server.refusals import TooMany
from dragonstones.server.routes.page import make_router
from tests.server.people_app import (
    PASSWORD,
    browser,
    listening,
    refused,
    small_app,
    small_site,
)

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def app(sqlite_url: str, anyio_backend: str, clock: Clock) -> AsyncIterator[Litestar]:
    """A site with limits as they are, on which no time goes by."""
    async with small_site(sqlite_url) as site:
        site.limits = Limits(clock=clock)
        yield small_app(site)


def how_many(limits: Limits, kind: str, who: str = "Anna", cost: int = 1) -> int:
    """How often it is possible now."""
    for n in range(10_000):
        try:
            limits.check(kind, who, cost)
        except TooMany:
            return n
    raise AssertionError("there is no limit")


# -- the buckets ---------------------------------------------------------------


@pytest.mark.parametrize("kind", RATES)
def test_a_bucket_gives_what_it_holds_and_fills_again(kind: str, clock: Clock) -> None:
    rate, limits = RATES[kind], Limits(clock=clock)
    assert how_many(limits, kind) == rate.burst
    clock.seconds += rate.seconds * 0.9
    assert how_many(limits, kind) == 0
    clock.seconds += rate.seconds * 0.1
    assert how_many(limits, kind) == 1
    clock.seconds += rate.seconds * 3
    assert how_many(limits, kind) == 3
    clock.seconds += rate.seconds * 10 * rate.burst
    assert how_many(limits, kind) == rate.burst


def test_it_says_when_to_come_back(clock: Clock) -> None:
    limits = Limits(clock=clock)
    how_many(limits, "report")
    clock.seconds += 18.5
    with pytest.raises(TooMany) as error:
        limits.check("report", "Anna")
    assert error.value.details == {"seconds": 42}
    clock.seconds += 42
    limits.check("report", "Anna")


def test_what_is_refused_does_not_count(clock: Clock) -> None:
    """Who keeps trying does not wait forever."""
    limits = Limits(clock=clock)
    how_many(limits, "talk")
    for _ in range(50):
        with refused("too-many"):
            limits.check("talk", "Anna")
    clock.seconds += RATES["talk"].seconds
    limits.check("talk", "Anna")


def test_everybody_and_every_deed_has_a_bucket_of_its_own(clock: Clock) -> None:
    limits = Limits(clock=clock)
    how_many(limits, "talk", "Anna")
    limits.check("talk", "Ben")
    limits.check("haggle", "Anna")


def test_something_can_cost_more(clock: Clock) -> None:
    limits = Limits(clock=clock)
    assert how_many(limits, "haggle", cost=5) == RATES["haggle"].burst // 5
    # More than there ever is: once, when the bucket is full.
    assert how_many(limits, "talk", cost=1000) == 1


def test_all_limits_can_be_wider_or_narrower_or_off(clock: Clock) -> None:
    assert how_many(Limits(2, clock), "talk") == 2 * RATES["talk"].burst
    narrow = Limits(0.01, clock)
    assert how_many(narrow, "talk") == 1
    clock.seconds += 99 * RATES["talk"].seconds
    assert how_many(narrow, "talk") == 0
    clock.seconds += RATES["talk"].seconds
    assert how_many(narrow, "talk") == 1
    off = Limits(0, clock)
    for _ in range(10_000):
        off.check("talk", "Anna")
    assert len(off) == 0


def test_a_kind_that_does_not_exist_is_a_mistake_even_without_limits() -> None:
    with pytest.raises(KeyError):
        Limits(0).check("no-such-kind", "Anna")


def test_many_addresses_do_not_fill_the_memory(clock: Clock) -> None:
    limits = Limits(clock=clock, remembered=100)
    how_many(limits, "login", "a guesser")
    for n in range(1000):
        limits.check("login", f"address {n}")
        with refused("too-many"):  # who keeps coming is not forgotten
            limits.check("login", "a guesser")
    assert len(limits) == 100
    # Nor do they push others out elsewhere.
    how_many(limits, "talk", "Anna")
    for n in range(1000):
        limits.check("request", f"address {n}")
    with refused("too-many"):
        limits.check("talk", "Anna")


# -- addresses -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "who"),
    [
        (("192.0.2.7", 1234), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1234), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1234), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::", 1234), "2001:db8:1:2::/64"),
        (("2001:db8:1:3::", 1234), "2001:db8:1:3::/64"),
        (("::1", 1234), "::/64"),
        (("testclient", 1234), "testclient"),
        (None, ""),
    ],
)
def test_an_address_is_what_one_line_has(client: tuple[str, int] | None, who: str) -> None:
    assert address_of({"client": client}) == who  # type: ignore[arg-type]


# -- over the network ----------------------------------------------------------


async def first_refusal(client: httpx.AsyncClient, path: str, bodies: list[object]) -> int:
    """After how many of these requests one is refused as too many."""
    for n, body in enumerate(bodies):
        reply = await client.post(path, json=body)
        if reply.status_code == 429:
            assert reply.json()["code"] == "too-many"
            assert int(reply.headers["retry-after"]) >= 1
            return n
    raise AssertionError("there is no limit")


async def test_requests_of_an_address_are_limited(app: Litestar) -> None:
    async with browser(app) as client, browser(app, address="192.0.2.2") as other:
        burst = RATES["request"].burst
        statuses = [(await client.get("/page")).status_code for _ in range(burst + 1)]
        assert statuses == [200] * burst + [429]
        assert (await other.get("/page")).status_code == 200


async def test_files_of_the_page_are_outside_of_the_limits(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    """A first visit fetches some eighty of them, and a whole class may have one address."""
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("a script")
    limits = Limits(clock=clock)
    how_many(limits, "request", "192.0.2.1")
    app = Litestar([make_router(tmp_path)], middleware=[AddressLimit(limits)], openapi_config=None)
    async with browser(app) as client:
        assert (await client.get("/assets/a.js")).text == "a script"


def test_the_documentation_has_the_limits_of_an_address() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    rows = re.findall(r"^\| `([a-z-]+)` \|.*\| (\d+) \| (\d+) a minute \|$", text, re.MULTILINE)
    said = {kind: (int(burst), int(each)) for kind, burst, each in rows}
    assert said == {
        kind: (burst, round(60 / seconds)) for kind, (burst, seconds) in PER_ADDRESS.items()
    }


async def test_guests_of_an_address_are_limited(app: Litestar) -> None:
    async with browser(app) as client:
        for n in range(RATES["guest"].burst + 1):
            client.cookies.clear()
            reply = await client.post("/api/guests", json={"name": f"Guest {n}"})
            assert reply.status_code == (201 if n < RATES["guest"].burst else 429)


async def test_guessing_passwords_is_limited_by_address(app: Litestar) -> None:
    async with browser(app) as client:
        guesses: list[object] = [{"name": f"Name {n}", "password": "guess"} for n in range(60)]
        assert await first_refusal(client, "/api/login", guesses) == RATES["login"].burst


async def test_guessing_a_password_from_many_addresses_is_limited_by_name(app: Litestar) -> None:
    async with browser(app) as client:
        await client.post("/api/members", json={"name": "Anna", "password": PASSWORD})
    names = ["Anna", "ANNA", "ａnna"]
    for n in range(RATES["login-name"].burst + 1):
        async with browser(app, address=f"192.0.2.{n}") as client:
            guess = {"name": names[n % 3], "password": f"guess {n}"}
            reply = await client.post("/api/login", json=guess)
            assert reply.status_code == (403 if n < RATES["login-name"].burst else 429)


async def test_guessing_the_old_password_is_limited(app: Litestar) -> None:
    """By somebody who has found a browser open."""
    async with browser(app) as client:
        await client.post("/api/members", json={"name": "Anna", "password": PASSWORD})
        for n in range(RATES["password"].burst):
            guess = {"password": "a new password", "old_password": f"guess {n}"}
            assert (await client.patch("/api/me", json=guess)).status_code == 403
        right = {"password": PASSWORD}
        reply = await client.request("DELETE", "/api/me", json=right)
        assert reply.status_code == 429


async def test_changing_names_is_limited(app: Litestar) -> None:
    async with browser(app) as client:
        await client.post("/api/guests", json={"name": "Anna"})
        statuses = [
            (await client.patch("/api/me", json={"name": f"Anna {n}"})).status_code
            for n in range(RATES["name"].burst + 1)
        ]
        assert statuses == [200] * RATES["name"].burst + [429]
        assert (await client.patch("/api/me", json={"language": "de"})).status_code == 200


async def test_new_websockets_of_an_address_are_limited(app: Litestar) -> None:
    async with listening(app) as port:
        address = f"ws://127.0.0.1:{port}/api/socket"
        for _ in range(RATES["connect"].burst):
            async with connect(address) as socket:
                await socket.recv()
        with pytest.raises(InvalidStatus) as error:
            await connect(address)
        assert error.value.response.status_code == 429
        assert int(error.value.response.headers["Retry-After"]) >= 1


async def test_a_site_can_be_without_limits(sqlite_url: str) -> None:
    async with small_site(sqlite_url, rate_limits=0) as site, browser(small_app(site)) as client:
        for _ in range(RATES["request"].burst + 10):
            assert (await client.get("/page")).status_code == 200
        assert len(site.limits) == 0
