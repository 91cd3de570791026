"""A forgotten password: recovery codes, links from whoever runs the site, and good new ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from litestar import Litestar
from sqlalchemy import update

from dragonstones.server import schema
from dragonstones.server.admin import Admin
from dragonstones.server.database import now
from dragonstones.server.limits import RATES, Limits
from dragonstones.server.people import People
from dragonstones.server.recovery import CODES, LINK_LIFE
from tests.server.people_app import (
    PASSWORD,
    SmallSite,
    browser,
    refused,
    rows,
    small_app,
    small_site,
)

pytestmark = pytest.mark.anyio

NEW = "three geese under a bridge"


@pytest.fixture(params=["sqlite", "postgres"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(f"{request.param}_url")) as site:
        yield site


@pytest.fixture
def people(site: SmallSite) -> People:
    return site.people


async def anna(people: People) -> tuple[Any, str, list[str]]:
    return await people.register(None, "Anna", PASSWORD, "en", "Firefox, Linux")


# -- codes ---------------------------------------------------------------------


async def test_a_code_sets_a_new_password_once(site: SmallSite, people: People) -> None:
    person, token, codes = await anna(people)
    assert len(set(codes)) == CODES
    ended: list[str] = []
    people.on_sessions_ended = ended.extend
    back, fresh = await people.recover(codes[0], NEW, "Safari, iPad")
    assert back.id == person.id and len(ended) == 1
    assert await people.visit(token) is None, "whoever was signed in is out"
    assert await people.visit(fresh) is not None
    with refused("wrong-login"):
        await people.login("Anna", PASSWORD, "")
    await people.login("Anna", NEW, "")
    with refused("wrong-recovery"):
        await people.recover(codes[0], PASSWORD, "")
    await people.recover(codes[1].lower().replace("-", " "), PASSWORD, "")
    assert len(await rows(site.database, schema.recovery)) == CODES - 2


async def test_of_two_at_the_same_moment_one_uses_the_code(people: People) -> None:
    _, _, codes = await anna(people)
    done = await asyncio.gather(
        *(people.recover(codes[0], NEW, "") for _ in range(4)), return_exceptions=True
    )
    assert sum(not isinstance(one, BaseException) for one in done) == 1


async def test_the_database_does_not_hold_the_codes(site: SmallSite, people: People) -> None:
    person, _, codes = await anna(people)
    stored = str(await rows(site.database, schema.recovery))
    assert not any(code in stored or code.replace("-", "") in stored for code in codes)
    known = await people.export(person)
    assert [one["kind"] for one in known["recovery"]] == ["code"] * CODES
    assert not any(row.id in str(known) for row in await rows(site.database, schema.recovery))
    await people.delete(person, PASSWORD)
    assert await rows(site.database, schema.recovery) == []


async def test_new_codes_replace_the_old_ones_and_need_the_password(people: People) -> None:
    person, _, old = await anna(people)
    with refused("wrong-password"):
        await people.new_codes(person, "not my password")
    new = await people.new_codes(person, PASSWORD)
    with refused("wrong-recovery"):
        await people.recover(old[0], NEW, "")
    await people.recover(new[0], NEW, "")


@pytest.mark.parametrize("secret", ["", "-", "AAAA-AAAA-AAAA-AAAA", "\ud7ff", "x" * 100])
async def test_a_made_up_code_is_nobodys(people: People, secret: str) -> None:
    await anna(people)
    with refused("wrong-recovery"):
        await people.recover(secret, NEW, "")


async def test_who_is_locked_out_does_not_come_in_by_a_code(
    site: SmallSite, people: People
) -> None:
    _, _, codes = await anna(people)
    await Admin(site.database).disable("Anna")
    with refused("person-disabled"):
        await people.recover(codes[0], NEW, "")


# -- links ---------------------------------------------------------------------


async def link(site: SmallSite) -> str:
    """The secret in a link that whoever runs the site has made for Anna."""
    admin = Admin(site.database, public_url="https://stones.example/")
    person, address = await admin.recovery_link("anna")
    start, _, secret = address.partition("#")
    assert (person.name, start) == ("Anna", "https://stones.example/recover")
    return secret


async def test_a_link_sets_a_new_password_once(site: SmallSite, people: People) -> None:
    await anna(people)
    first, second = await link(site), await link(site)
    with refused("wrong-recovery"):  # the newest counts
        await people.recover(first, NEW, "")
    await people.recover(second, NEW, "")
    with refused("wrong-recovery"):
        await people.recover(second, PASSWORD, "")
    await people.login("Anna", NEW, "")
    audit = await Admin(site.database).audit(10)
    assert [(one.command, one.name) for one in audit] == [("people link", "Anna")] * 2
    assert second not in str(await rows(site.database, schema.audit))


async def test_a_link_works_for_a_day(site: SmallSite, people: People) -> None:
    await anna(people)
    secret, ways = await link(site), schema.recovery
    assert {row.expires for row in await rows(site.database, ways) if row.kind == "link"} <= set(
        range(now() + LINK_LIFE - 60_000, now() + LINK_LIFE + 1)
    )
    async with site.database.write() as connection:
        old = update(ways).where(ways.c.kind == "link").values(expires=now() - 1)
        await connection.execute(old)
    with refused("wrong-recovery"):
        await people.recover(secret, NEW, "")
    await people.forget_old()
    assert {row.kind for row in await rows(site.database, ways)} == {"code"}


async def test_who_remembers_the_password_needs_no_link_any_more(
    site: SmallSite, people: People
) -> None:
    _, _, codes = await anna(people)
    secret = await link(site)
    await people.recover(codes[0], NEW, "")
    with refused("wrong-recovery"):
        await people.recover(secret, PASSWORD, "")


async def test_a_guest_gets_no_link(site: SmallSite, people: People) -> None:
    ben, _ = await people.guest("Ben", "en", "")
    with refused("not-a-member"):
        await Admin(site.database).recovery_link(ben.id)


# -- what is refused as a password ----------------------------------------------


@pytest.mark.parametrize(
    "password",
    [
        "password123",
        "1234567890",
        "qwertyuiop",
        "aaaaaaaaaaaaaaaa",
        "passwordpassword",
        "iloveyou123",
        "Dragonstones1",
        "AnnaAnnaAnna",
        "a" * 200,
    ],
)
async def test_a_common_password_is_refused(people: People, password: str) -> None:
    with refused("password-common"):
        await people.register(None, "Anna", password, "en", "")
    _, _, codes = await anna(people)
    with refused("password-common"):
        await people.recover(codes[0], password, "")
    await people.recover(codes[0], NEW, "")  # the code was not used up


# -- over HTTP ------------------------------------------------------------------


@pytest.fixture
def app(site: SmallSite) -> Litestar:
    return small_app(site)


async def test_codes_come_once_and_let_one_in_again(app: Litestar) -> None:
    async with browser(app) as client:
        made = await client.post("/api/members", json={"name": "Anna", "password": PASSWORD})
        codes = made.json()["recovery_codes"]
        assert made.status_code == 201 and len(codes) == CODES
        assert "recovery_codes" not in (await client.get("/api/me")).json()
    async with browser(app) as other:
        body = {"secret": codes[0], "password": NEW}
        reply = await other.post("/api/recovery", json=body)
        assert reply.status_code == 200 and reply.json()["name"] == "Anna"
        assert (await other.get("/api/me")).json()["member"] is True
        assert (await other.post("/api/recovery", json=body)).status_code == 403
        more = await other.post("/api/me/recovery-codes", json={"password": NEW})
        assert len(more.json()["recovery_codes"]) == CODES


async def test_codes_are_guessed_at_a_limited_rate(site: SmallSite) -> None:
    site.limits = Limits(clock=lambda: 1000.0)
    async with browser(small_app(site)) as client:
        body = {"secret": "AAAA-AAAA-AAAA-AAAA", "password": NEW}
        replies = [
            (await client.post("/api/recovery", json=body)).status_code
            for _ in range(RATES["recovery"].burst + 1)
        ]
    assert replies == [403] * RATES["recovery"].burst + [429]
