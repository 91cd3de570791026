"""Lessons over HTTP, and how far members have come: on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from dragonstones.server import schema
from dragonstones.server.progress import MOST_BYTES, Progress
from dragonstones.wire import MOST_LESSONS, LessonProgress, LessonUnderWay
from tests.server.live import Live
from tests.server.people_app import PASSWORD, SmallSite, refused, rows, small_site
from tests.server.test_people import guest, member

pytestmark = pytest.mark.anyio

TIES = "/lessons/fist-2002/ties"
DONE = LessonProgress(
    done=["fist-2002/auction"],
    under_way=LessonUnderWay(game="fist-2002", id="ties", deeds=[{"fairy": 2}, None]),
)


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


async def test_a_member_comes_back_to_where_they_were(site: SmallSite) -> None:
    progress, anna = Progress(site.database), await member(site.people)
    assert await progress.of(anna) == LessonProgress()
    assert await progress.keep(anna, DONE) == DONE == await progress.of(anna)
    [known] = (await site.people.export(anna))["lessons"]
    assert known["data"]["done"] == DONE.done
    await site.people.delete(anna, PASSWORD)
    assert await rows(site.database, schema.progress) == []


async def test_a_device_that_knows_nothing_of_the_other_takes_nothing_away(
    site: SmallSite,
) -> None:
    progress, anna = Progress(site.database), await member(site.people)
    await progress.keep(anna, DONE)
    both = ["fist-2002/auction", "fist-2002/witch"]
    known = await progress.keep(anna, LessonProgress(done=["fist-2002/witch"]))
    assert known == LessonProgress(done=both, under_way=DONE.under_way)
    # What was left is over when it is done.
    await progress.keep(anna, LessonProgress(done=["fist-2002/ties"]))
    assert await progress.of(anna) == LessonProgress(done=[*both, "fist-2002/ties"])


async def test_what_is_kept_has_a_size_and_is_for_members(site: SmallSite) -> None:
    progress, anna = Progress(site.database), await member(site.people)
    large = LessonUnderWay(game="fist-2002", id="ties", deeds=["x" * MOST_BYTES])
    with refused("progress-large"):
        await progress.keep(anna, LessonProgress(under_way=large))
    with refused("progress-for-members"):
        await progress.keep(await guest(site.people, "Ben"), DONE)
    assert await rows(site.database, schema.progress) == []
    await progress.keep(anna, LessonProgress(done=[f"a/{n}" for n in range(MOST_LESSONS)]))
    with refused("progress-large"):
        await progress.keep(anna, LessonProgress(done=["b/1"]))
    assert len((await progress.of(anna)).done) == MOST_LESSONS


# -- over HTTP ------------------------------------------------------------------


@pytest.fixture
async def client(live: Live) -> AsyncIterator[httpx.AsyncClient]:
    address = f"http://127.0.0.1:{live.port}/api"
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        yield client


async def test_anybody_learns_without_leaving_a_trace(client: httpx.AsyncClient) -> None:
    path = next(
        p for p in (await client.get("/lessons?lang=de")).json() if p["game"] == "fist-2002"
    )
    assert {"id": "ties", "title": "Bei Gleichstand entscheidet Silber"}.items() <= next(
        lesson for lesson in path["lessons"] if lesson["id"] == "ties"
    ).items()
    first = (await client.post(TIES, json={})).json()
    assert (first["step"], first["asks"], first["said"]) == (1, "bid", None)
    assert first["scene"]["view"]["decision"]["words"]["prompt"]
    wrong = (await client.post(TIES, json={"try": {"fairy": 3}})).json()
    assert not wrong["said"]["right"] and wrong["said"]["words"] and wrong["deeds"] == []
    assert wrong["scene"] == first["scene"]
    shown = (await client.post(TIES, json={"hint": True})).json()["hint"]
    right = (await client.post(TIES, json={"try": shown["answer"]})).json()
    assert right["said"]["right"] and right["deeds"] == [{"fairy": 2}] and right["step"] == 2
    told = (await client.post(TIES, json={"deeds": right["deeds"], "try": None})).json()
    assert (told["step"], told["rule"]["link"]) == (3, "/rules/fist-2002#chapter-5")


async def test_nobody_is_told_what_the_others_hold(client: httpx.AsyncClient) -> None:
    scene = (await client.post(TIES, json={})).json()["scene"]
    assert ["screen" in seat for seat in scene["view"]["table"]["seats"]] == [
        True,
        False,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/lessons/fist-2002/none", {}, 404, "no-such-lesson"),
        ("/lessons/chess/ties", {}, 404, "no-such-game"),
        (TIES, {"deeds": [{"fairy": 3}]}, 400, "lesson-deeds"),
        (TIES, {"deeds": ["nonsense"]}, 400, "lesson-deeds"),
        (TIES, {"deeds": [{"fairy": 2}], "try": {"silver": 1}}, 400, "lesson-asks-nothing"),
        (TIES, {"deeds": [None] * 1001}, 400, "bad-request"),
        (TIES, {"answers": []}, 400, "bad-request"),
    ],
)
async def test_what_does_not_belong_to_a_lesson_is_refused_with_a_reason(
    client: httpx.AsyncClient, path: str, body: Any, status: int, code: str
) -> None:
    reply = await client.post(path, json=body)
    assert (reply.status_code, reply.json()["code"]) == (status, code), reply.text
    assert reply.json()["reason"]
