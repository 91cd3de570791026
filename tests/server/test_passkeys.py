"""Passkeys: what is refused, and that a challenge is answered once, soon, and by whom it was for.

That a real one works is tested in a browser (`tests/web/test_passkeys.py`).
"""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert, update

from dragonstones.server import passkeys as passkeys_module
from dragonstones.server import schema
from dragonstones.server.passkeys import Passkeys, RelyingParty
from tests.server.live import Live, running
from tests.server.people_app import PASSWORD, SmallSite, refused, rows, small_site
from tests.server.test_people import guest, member
from tests.server.test_tables import refuses

pytestmark = pytest.mark.anyio

PLACE = RelyingParty("stones.example", "https://stones.example")


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


def keys(site: SmallSite) -> Passkeys:
    return Passkeys(site.database, site.people, is_open=True)


def answer(options: dict[str, Any]) -> dict[str, Any]:
    """What a browser could send, without anything that proves it."""
    said = {"type": "webauthn.create", "challenge": options["challenge"], "origin": PLACE.origin}
    text = base64.urlsafe_b64encode(json.dumps(said).encode()).decode().rstrip("=")
    response = {"clientDataJSON": text, "attestationObject": "AAAA", "authenticatorData": "AAAA"}
    whole = {"id": "AAAA", "rawId": "AAAA", "type": "public-key"}
    return {**whole, "response": {**response, "signature": "AAAA"}}


async def test_only_who_knows_the_password_makes_one(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await member(site.people, "Anna"), await guest(site.people, "Ben")
    with refused("wrong-password"):
        await keys(site).ask_for_new(anna, "something else", PLACE)
    with refused("not-a-member"):
        await keys(site).ask_for_new(ben, PASSWORD, PLACE)
    options = await keys(site).ask_for_new(anna, PASSWORD, PLACE)
    assert options["rp"]["id"] == "stones.example" and options["user"]["name"] == "Anna"
    monkeypatch.setattr(passkeys_module, "MOST_PASSKEYS", 0)
    with refused("many-passkeys"):
        await keys(site).ask_for_new(anna, PASSWORD, PLACE)


@pytest.mark.parametrize("sent", [{}, {"id": 5}, {"response": {}}, {"id": "A", "rawId": "A"}])
async def test_nonsense_signs_nobody_in(site: SmallSite, sent: dict[str, Any]) -> None:
    anna = await member(site.people, "Anna")
    with refused("wrong-passkey"):
        await keys(site).login(sent, PLACE, "", None)
    with refused("wrong-passkey"):
        await keys(site).add(anna, "Phone", sent, PLACE)
    assert await rows(site.database, schema.passkeys) == []


async def test_an_answer_that_proves_nothing_is_refused(site: SmallSite) -> None:
    anna = await member(site.people, "Anna")
    key = {"id": "AAAA", "person": anna.id, "name": "Phone", "public_key": "AAAA", "uses": 0}
    async with site.database.write() as connection:
        await connection.execute(insert(schema.passkeys).values(**key, created=1))
    before = len(await rows(site.database, schema.sessions))
    with refused("wrong-passkey"):
        await keys(site).login(answer(await keys(site).ask(PLACE)), PLACE, "", None)
    assert len(await rows(site.database, schema.sessions)) == before


async def test_a_challenge_is_for_one_person_once_and_not_for_long(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    take, new = passkeys_module._take_challenge, passkeys_module._new_challenge
    async with site.database.write() as connection:
        challenge = await new(connection, anna.id)
        for other in (ben.id, None):
            with refused("wrong-passkey"):
                await take(connection, challenge, other)
        await take(connection, challenge, anna.id)
        with refused("wrong-passkey"):
            await take(connection, challenge, anna.id)
        late = await new(connection, None)
        await connection.execute(update(schema.passkey_challenges).values(expires=1))
        with refused("wrong-passkey"):
            await take(connection, late, None)
    await keys(site).forget_old()
    assert await rows(site.database, schema.passkey_challenges) == []


async def test_each_is_named_and_removed_by_its_owner(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    async with site.database.write() as connection:
        for n, name in enumerate(("Phone", "Key")):
            row = {"id": f"k{n}", "person": anna.id, "name": name, "public_key": "A", "uses": 0}
            await connection.execute(insert(schema.passkeys).values(**row, created=n))
    [phone, key] = await keys(site).of(anna)
    assert (phone.name, key.name, phone.used) == ("Phone", "Key", None)
    with refused("no-such-passkey"):
        await keys(site).remove(ben, phone.id)
    await keys(site).remove(anna, phone.id)
    assert [one.name for one in await keys(site).of(anna)] == ["Key"]
    assert [one["name"] for one in (await site.people.export(anna))["passkeys"]] == ["Key"]
    await site.people.delete(anna, PASSWORD)
    assert await rows(site.database, schema.passkeys) == []


async def test_strangers_and_guests_learn_nothing(live: Live) -> None:
    anna = await live.guest("Anna")
    assert await anna.get("/me/passkeys") == []
    with refuses(409, "not-a-member"):
        await anna.call("POST", "/me/passkeys/options", {"password": PASSWORD})
    with refuses(403, "wrong-passkey"):
        await anna.call("POST", "/passkeys/login", {"credential": {}})
    assert (await live.http.get("/api/me/passkeys")).status_code == 401


async def test_a_site_without_passkeys_says_so(sqlite_url: str) -> None:
    async with running(sqlite_url, passkeys=False) as live:
        anna = await live.guest("Anna")
        assert not any("passkeys" in game["has"] for game in await anna.get("/games"))
        for path, body in (("/passkeys/options", None), ("/passkeys/login", {"credential": {}})):
            with refuses(404, "no-passkeys"):
                await anna.call("POST", path, body)
