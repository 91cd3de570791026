"""Finding a table: who sits with whom, and that nobody is seated twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from dragonstones.arena.anchors import anchors
from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.friends import FriendBook
from dragonstones.server.matching import GONE, Matching, Seeker, bot_like, companies
from dragonstones.server.people import PersonRow
from dragonstones.server.ratings import Rated, Ratings
from dragonstones.server.tables import Tables
from dragonstones.wire import SeekWanted
from tests.server.live import Live
from tests.server.people_app import SmallSite, refused, rows, small_site
from tests.server.sites import Site
from tests.server.test_people import guest
from tests.server.test_tables import refuses

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


def matching_of(database: Database) -> Matching:
    return Matching(database, Tables(database), Ratings(database))


# -- who sits with whom ------------------------------------------------------------

WAITING = st.lists(
    st.builds(
        Seeker,
        person=st.uuids().map(str),
        rating=st.integers(800, 2200).map(float),
        waited=st.integers(0, 400).map(float),
        patience=st.none() | st.integers(0, 300).map(float),
    ),
    unique_by=lambda one: one.person,
    max_size=14,
)


@settings(max_examples=300, deadline=None)
@given(WAITING, st.integers(3, 6), st.data())
def test_companies_are_what_they_should_be(
    waiting: list[Seeker], seats: int, data: st.DataObject
) -> None:
    people = [one.person for one in waiting]
    two = st.lists(st.sampled_from(people), min_size=2, max_size=2, unique=True)
    apart = (
        {frozenset(one) for one in data.draw(st.lists(two, max_size=6))} if len(people) > 1 else ()
    )
    found = list(companies(waiting, seats, apart))
    seated = [one for company in found for one in company]
    assert len(seated) == len(set(seated)) and set(seated) <= set(waiting)
    for company in found:
        assert 1 <= len(company) <= seats
        assert len(company) == seats or all(one.takes_bots for one in company)
        for one in company:
            assert all(one.fits(other, apart) for other in company if other != one)
    # Nobody waits longer than they said.
    assert {one for one in waiting if one.takes_bots} <= set(seated)


def test_people_of_one_strength_sit_together_and_others_wait() -> None:
    near = [Seeker(name, 1500 + n * 10, 5) for n, name in enumerate("abcd")]
    far = Seeker("far", 2000, 5)
    assert [sorted(one.person for one in company) for company in companies([*near, far], 4)] == [
        ["a", "b", "c", "d"]
    ]


def test_with_time_the_circle_grows() -> None:
    def wait(seconds: float) -> int:
        people = [Seeker(name, 1500 + 200 * n, seconds) for n, name in enumerate("abc")]
        return len(list(companies(people, 3)))

    assert [wait(seconds) for seconds in (0, 30, 60)] == [0, 0, 1]


def test_bots_are_of_ones_own_strength() -> None:
    levels = anchors("fist-2002")
    for name, one in levels.items():
        assert bot_like("fist-2002", Rated(one.mu, 0).told(0).value) == name
    assert bot_like("fist-2002", 9000) == list(levels)[-1]


# -- in the database ---------------------------------------------------------------


async def seek(site: SmallSite, names: str, **wish: Any) -> list[PersonRow]:
    people = [await guest(site.people, f"Guest {name}") for name in names]
    for person in people:
        await matching_of(site.database).seek(person, SeekWanted(game="fist-2002", **wish))
    return people


async def test_four_who_look_play(site: SmallSite) -> None:
    matching = matching_of(site.database)
    people = await seek(site, "abc", patience=None)
    assert await matching.seat_some() == []
    state = await matching.look(people[0])
    assert (state.others, state.table, state.bots_in) == (2, None, None)
    people += await seek(site, "d", patience=None)
    [id] = await matching.seat_some()
    table = await Tables(site.database).get(id)
    assert (table.state, table.public, table.info().unrated) == ("playing", True, None)
    assert {seat.person for seat in table.seats} == {one.id for one in people}
    assert [(await matching.look(one)).table for one in people] == [id] * 4
    assert await matching.seat_some() == []


async def test_after_my_time_bots_sit_down(site: SmallSite) -> None:
    matching = matching_of(site.database)
    [anna] = await seek(site, "a", patience=30)
    assert await matching.seat_some() == []
    async with site.database.write() as connection:
        await connection.execute(update(schema.seekers).values(since=now() - 30_000))
    [id] = await matching.seat_some()
    table = await Tables(site.database).get(id)
    like_me = bot_like("fist-2002", 1500)
    assert [seat.bot.split(":")[0] if seat.bot else "" for seat in table.seats] == [
        "",
        *[like_me] * 3,
    ]
    assert table.host == anna.id


async def test_who_asks_once_more_while_a_table_is_found_plays_once(site: SmallSite) -> None:
    [anna] = await seek(site, "a", patience=0)
    matching, wish = matching_of(site.database), SeekWanted(game="fist-2002", patience=0)
    [id] = await matching.seat_some()
    assert (await matching.seek(anna, wish)).table == id
    assert await matching.seat_some() == []
    async with site.database.write() as connection:
        await connection.execute(update(schema.seekers).values(seen=now() - GONE))
    assert (await matching.seek(anna, wish)).table is None, "later they want another one"


async def test_who_has_closed_the_page_is_not_seated(site: SmallSite) -> None:
    [anna] = await seek(site, "a", patience=0)
    async with site.database.write() as connection:
        await connection.execute(update(schema.seekers).values(seen=now() - GONE - 1))
    matching = matching_of(site.database)
    assert await matching.seat_some() == []
    await matching.look(anna)
    assert len(await matching.seat_some()) == 1


async def test_who_stops_looking_is_not_seated(site: SmallSite) -> None:
    [anna] = await seek(site, "a", patience=0)
    matching = matching_of(site.database)
    await matching.stop(anna)
    assert await matching.seat_some() == []
    with refused("not-seeking"):
        await matching.look(anna)


@pytest.mark.parametrize("how", ["mutes", "blocks"])
async def test_nobody_is_seated_with_somebody_they_mute_or_block(site: SmallSite, how: str) -> None:
    people = await seek(site, "abcd", patience=None)
    friends = FriendBook(site.database, site.people, is_open=True)
    await (site.people.mute if how == "mutes" else friends.block)(people[0], people[3].id)
    matching = matching_of(site.database)
    assert await matching.seat_some() == []
    await seek(site, "e", patience=None)
    [id] = await matching.seat_some()
    seated = {seat.person for seat in (await Tables(site.database).get(id)).seats}
    assert not {people[0].id, people[3].id} <= seated


async def test_processes_that_seat_at_the_same_moment_seat_everybody_once(
    site: SmallSite,
) -> None:
    people = await seek(site, "abcdefghijklmnop", patience=None)
    other = Database(site.database.url.render_as_string(hide_password=False))
    processes = [matching_of(one) for one in (site.database, other) * 3]
    made = await asyncio.gather(*(one.seat_some() for one in processes))
    await other.close()
    assert len([id for ids in made for id in ids]) == 4
    seats = [row.person for row in await rows(site.database, schema.seats)]
    assert sorted(seats) == sorted(one.id for one in people)


# -- two sites ---------------------------------------------------------------------


async def test_two_processes_never_seat_somebody_twice(two_sites: tuple[Site, Site]) -> None:
    """Sixteen people look on two processes, again and again, and each plays once."""

    async def play(site: Site, name: str) -> str:
        async with httpx.AsyncClient(base_url=site.url, timeout=30, verify=False) as client:
            client.headers["Origin"] = site.url
            (await client.post("/api/guests", json={"name": name})).raise_for_status()
            wish = {"game": "fist-2002", "patience": None}
            (await client.put("/api/me/seek", json=wish)).raise_for_status()
            while True:
                state = (await client.get("/api/me/seek")).json()
                if state["table"]:
                    mine = (await client.get("/api/me/tables")).json()
                    assert [table["id"] for table in mine] == [state["table"]]
                    return str(state["table"])
                await asyncio.sleep(0.1)

    looking = (play(two_sites[n % 2], f"Guest {n}") for n in range(16))
    tables = await asyncio.wait_for(asyncio.gather(*looking), 60)
    assert sorted(tables.count(id) for id in set(tables)) == [4, 4, 4, 4]


# -- over HTTP ---------------------------------------------------------------------


async def test_the_search_over_http(live: Live) -> None:
    anna = await live.guest("Anna")
    with refuses(404, "not-seeking"):
        await anna.get("/me/seek")
    with refuses(400, "no-such-game"):
        await anna.call("PUT", "/me/seek", {"game": "chess"})
    state = await anna.call("PUT", "/me/seek", {"game": "fist-2002", "patience": 0})
    assert state["bots_in"] == 0
    for _ in range(100):
        if table := (await anna.get("/me/seek"))["table"]:
            break
        await asyncio.sleep(0.1)
    assert (await anna.get(f"/tables/{table}"))["state"] == "playing"
    await anna.call("DELETE", "/me/seek")
    with refuses(404, "not-seeking"):
        await anna.get("/me/seek")


async def test_a_site_can_do_without(new_site: Callable[..., Site], sqlite_url: str) -> None:
    site = new_site(sqlite_url, matching="false", ratings="false")
    async with httpx.AsyncClient(base_url=site.url, verify=False) as client:
        client.headers["Origin"] = site.url
        await client.post("/api/guests", json={"name": "Anna"})
        wish = {"game": "fist-2002"}
        assert (await client.put("/api/me/seek", json=wish)).json()["code"] == "no-matching"
        assert (await client.get("/api/ratings/fist-2002")).json()["code"] == "no-ratings"
        table = (await client.post("/api/tables", json=wish)).json()
        assert table["unrated"] == "off"
