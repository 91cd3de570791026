"""Drafts of the workshop, kept for members: on both databases, and over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from dragonstones.server import schema
from dragonstones.server.drafts import MOST_BYTES, MOST_DRAFTS, Drafts
from dragonstones.wire import DraftWanted
from tests.server.live import Live
from tests.server.people_app import PASSWORD, SmallSite, refused, rows, small_site
from tests.server.test_people import guest, member

pytestmark = pytest.mark.anyio

HERMIT: dict[str, Any] = {"tree": {"verb": "card", "places": {"power": [None]}}, "gender": "m"}


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


@pytest.fixture
def drafts(site: SmallSite) -> Drafts:
    return Drafts(site.database)


def called(name: str, **data: Any) -> DraftWanted:
    return DraftWanted(name=name, data=HERMIT | data)


async def test_a_draft_is_kept_changed_renamed_and_removed(site: SmallSite, drafts: Drafts) -> None:
    anna = await member(site.people)
    await drafts.keep(anna, "1", called("Hermit"))
    await drafts.keep(anna, "2", called("Baker"))
    first = await drafts.keep(anna, "1", called(" Her\nmit ", gender="f"))
    await drafts.keep(anna, "2", called("Miller"))
    found = {draft.id: draft for draft in await drafts.all(anna)}
    assert found["1"] == first and found["1"].data == HERMIT | {"gender": "f"}
    assert {id: draft.name for id, draft in found.items()} == {"1": "Her mit", "2": "Miller"}
    await drafts.drop(anna, "1")
    await drafts.drop(anna, "1")
    assert [draft.id for draft in await drafts.all(anna)] == ["2"]


async def test_nobody_sees_or_touches_the_drafts_of_others(site: SmallSite, drafts: Drafts) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    await drafts.keep(anna, "1", called("Hermit"))
    await drafts.drop(ben, "1")
    await drafts.keep(ben, "1", called("Baker"))
    assert [draft.name for draft in await drafts.all(anna)] == ["Hermit"]
    assert [draft.name for draft in await drafts.all(ben)] == ["Baker"]


async def test_drafts_have_a_size_and_a_number(site: SmallSite, drafts: Drafts) -> None:
    anna = await member(site.people)
    for number in range(MOST_DRAFTS):
        await drafts.keep(anna, str(number), called("Hermit"))
    with refused("many-drafts"):
        await drafts.keep(anna, "new", called("One more"))
    with refused("draft-large"):
        await drafts.keep(anna, "0", called("Large", text="x" * MOST_BYTES))
    await drafts.keep(anna, "0", called("Not new"))
    kept = await drafts.all(anna)
    assert len(kept) == MOST_DRAFTS and {draft.name for draft in kept} == {"Hermit", "Not new"}


async def test_a_guest_keeps_them_on_their_device(site: SmallSite, drafts: Drafts) -> None:
    anna = await guest(site.people)
    with refused("drafts-for-members"):
        await drafts.keep(anna, "1", called("Hermit"))
    assert await rows(site.database, schema.drafts) == []


async def test_they_go_with_the_person(site: SmallSite, drafts: Drafts) -> None:
    anna = await member(site.people)
    await drafts.keep(anna, "1", called("Hermit"))
    await site.people.delete(anna, PASSWORD)
    assert await rows(site.database, schema.drafts) == []


# -- over HTTP ------------------------------------------------------------------


@pytest.fixture
async def signed_in(live: Live) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{live.port}/api", verify=False
    ) as client:
        wish = {"name": "Drafter", "password": PASSWORD}
        if (await client.post("/members", json=wish)).status_code == 409:
            assert (await client.post("/login", json=wish)).is_success
        yield client


async def test_a_draft_is_there_after_the_session_has_ended(
    live: Live, signed_in: httpx.AsyncClient
) -> None:
    wanted = {"name": "Hermit", "data": HERMIT}
    kept = await signed_in.put("/me/drafts/12-34", json=wanted)
    assert kept.status_code == 200 and kept.json()["id"] == "12-34"
    await signed_in.post("/logout")
    assert (await signed_in.get("/me/drafts")).status_code == 401
    await signed_in.post("/login", json={"name": "Drafter", "password": PASSWORD})
    [found] = (await signed_in.get("/me/drafts")).json()
    assert (found["name"], found["data"]) == ("Hermit", HERMIT)
    assert (await signed_in.delete("/me/drafts/12-34")).status_code == 204
    assert (await signed_in.get("/me/drafts")).json() == []


@pytest.mark.parametrize(
    ("id", "body", "status"),
    [
        ("No-Id", {"name": "x", "data": {}}, 400),
        ("1", {"name": "x", "data": []}, 400),
        ("1", {"name": "x" * 61, "data": {}}, 400),
        ("1", {"data": {}}, 400),
        ("1", {"name": "x", "data": {"x": "y" * MOST_BYTES}}, 400),
    ],
)
async def test_what_is_no_draft_is_refused_with_a_reason(
    signed_in: httpx.AsyncClient, id: str, body: Any, status: int
) -> None:
    reply = await signed_in.put(f"/me/drafts/{id}", json=body)
    assert reply.status_code == status and reply.json()["reason"]
    assert reply.headers["content-type"] == "application/problem+json"
    assert (await signed_in.get("/me/drafts")).json() == []
