"""Puzzles over HTTP, and what a site keeps of them: on both databases."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from datetime import date, timedelta
from typing import Any

import httpx
import msgspec
import pytest

from dragonstones.engine import Match
from dragonstones.puzzles import Puzzle, book, daily
from dragonstones.server import puzzles as served
from dragonstones.server import schema
from dragonstones.server.puzzles import History, Puzzles, Rated
from dragonstones.server.scenes import scene_of
from tests.server.live import Live
from tests.server.people_app import PASSWORD, SmallSite, refused, rows, small_site
from tests.server.test_people import guest, member

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


def first_puzzles(n: int) -> list[Puzzle]:
    return list(book().values())[:n]


def right(puzzle: Puzzle) -> Any:
    return puzzle.weighed[0].answer


def wrong(puzzle: Puzzle) -> Any:
    return puzzle.weighed[puzzle.obvious].answer


async def test_the_first_answer_of_a_member_counts_and_rates_both(site: SmallSite) -> None:
    puzzles, anna = Puzzles(site.database), await member(site.people)
    one, other = first_puzzles(2)
    told = await puzzles.answer(anna, one.id, right(one), "en")
    assert told.right and told.first and told.rating and told.rating.n == 1
    better = told.rating.value
    again = await puzzles.answer(anna, one.id, wrong(one), "en")
    assert not again.right and not again.first
    assert again.rating and again.rating.value == better
    worse = await puzzles.answer(anna, other.id, wrong(other), "en")
    assert worse.rating and worse.rating.value < better and worse.rating.n == 2
    [first, second] = await rows(site.database, schema.puzzle_ratings)
    harder = {
        row.puzzle: row.mu > served.HARD[book()[row.puzzle].difficulty] for row in (first, second)
    }
    assert harder == {one.id: False, other.id: True}
    listed = await puzzles.all(anna, None, None, "en")
    solved = {info.id: info.solved for info in listed.puzzles if info.solved is not None}
    assert solved == {one.id: True, other.id: False}


async def test_people_who_answer_at_the_same_moment_are_all_rated(site: SmallSite) -> None:
    puzzles, [one] = Puzzles(site.database), first_puzzles(1)
    people = [await member(site.people, f"Anna {n}") for n in range(4)]
    told = await asyncio.gather(
        *(puzzles.answer(anna, one.id, right(one), "en") for anna in people)
    )
    assert all(answer.first for answer in told)
    [rating] = await rows(site.database, schema.puzzle_ratings)
    assert rating.n == 4


async def test_the_answers_of_a_member_are_theirs_to_take_and_to_erase(site: SmallSite) -> None:
    puzzles, anna = Puzzles(site.database), await member(site.people)
    [one] = first_puzzles(1)
    await puzzles.answer(anna, one.id, wrong(one), "en")
    [known] = (await site.people.export(anna))["puzzles"]
    assert known["puzzle"] == one.id and known["right"] is False
    await site.people.delete(anna, PASSWORD)
    assert await rows(site.database, schema.attempts) == []


async def test_of_a_guest_nothing_is_kept(site: SmallSite) -> None:
    puzzles, ben = Puzzles(site.database), await guest(site.people, "Ben")
    [one] = first_puzzles(1)
    told = await puzzles.answer(ben, one.id, right(one), "de")
    assert told.right and not told.first and told.rating is None and told.streak is None
    assert await rows(site.database, schema.attempts) == []


async def test_what_is_no_answer_counts_for_nothing(site: SmallSite) -> None:
    puzzles, anna = Puzzles(site.database), await member(site.people)
    bid = next(one for one in book().values() if one.kind == "bid")
    with refused("bid-coin"):
        await puzzles.answer(anna, bid.id, {"doubloon": 1}, "en")
    with refused("no-such-puzzle"):
        await puzzles.answer(anna, "00000000", {}, "en")
    assert await rows(site.database, schema.attempts) == []


async def test_the_puzzle_of_the_day_is_kept_with_its_day_and_no_other_is(site: SmallSite) -> None:
    puzzles, anna = Puzzles(site.database), await member(site.people)
    day = served.today()
    other = next(one for one in book().values() if one is not daily(day))
    told = await puzzles.answer(anna, other.id, right(other), "en")
    assert told.streak == 0
    told = await puzzles.answer(anna, daily(day).id, right(daily(day)), "en")
    assert told.streak == 1
    kept = {row.puzzle: row.day for row in await rows(site.database, schema.attempts)}
    assert kept == {other.id: None, daily(day).id: day.isoformat()}


async def test_a_puzzle_of_the_day_that_was_not_solved_begins_no_streak(site: SmallSite) -> None:
    puzzles, anna = Puzzles(site.database), await member(site.people)
    today = daily(served.today())
    assert (await puzzles.answer(anna, today.id, wrong(today), "en")).streak == 0


def test_a_streak_is_of_days_without_a_gap_and_today_is_not_over() -> None:
    today = date(2027, 3, 1)
    days = {(today - timedelta(n)).isoformat() for n in (1, 2, 3, 5)}
    standing = History({}, days, Rated(25.0, 8.0))
    assert standing.streak(today) == 3
    assert standing._replace(days=days | {today.isoformat()}).streak(today) == 4
    assert standing.streak(today + timedelta(1)) == 0


# -- what is told before the answer ---------------------------------------------


@pytest.mark.parametrize("kind", ["bid", "turn"])
async def test_nothing_that_the_seat_cannot_know_is_in_the_scene(
    kind: str, site: SmallSite
) -> None:
    """The same moment, with all that the seat cannot know made up, looks the same to the byte."""
    puzzle = next(one for one in book().values() if one.kind == kind)
    told = await Puzzles(site.database).scene(None, puzzle.id, "en")
    match = puzzle.match()
    bots = {seat: bot for seat, bot in enumerate(puzzle.bots) if seat != puzzle.seat}
    names = [seat.name for seat in told.scene.seats]
    for n in range(3):
        world: Match = match.imagine(puzzle.seat, random.Random(n))
        other = scene_of(world, puzzle.seat, names, bots, "en")
        assert msgspec.json.encode(other.view) == msgspec.json.encode(told.scene.view)
    seen = [event for event in match.events if event.seen_by(puzzle.seat)]
    assert [event["kind"] for event in told.scene.events] == [event.kind for event in seen]


async def test_neither_list_nor_scene_tells_chances_or_what_it_is_about(site: SmallSite) -> None:
    puzzles = Puzzles(site.database)
    told = await puzzles.all(None, None, None, "en")
    assert {*msgspec.to_builtins(told.puzzles[0])} == {"id", "game", "difficulty", "solved"}
    for puzzle in first_puzzles(5):
        scene = await puzzles.scene(None, puzzle.id, "en")
        assert {*msgspec.to_builtins(scene)} == {"puzzle", "scene", "daily"}
        text = msgspec.json.encode(scene).decode()
        for secret in (puzzle.journal["seed"], str(puzzle.weighed[0].chance), "chance", "weighed"):
            assert str(secret) not in text


# -- over HTTP ------------------------------------------------------------------


@pytest.fixture
async def client(live: Live) -> AsyncIterator[httpx.AsyncClient]:
    address = f"http://127.0.0.1:{live.port}/api"
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        yield client


async def test_a_stranger_solves_the_puzzle_of_the_day_in_their_language(
    client: httpx.AsyncClient,
) -> None:
    listed = (await client.get("/puzzles?lang=de")).json()
    id = listed["daily"]["id"]
    scene = (await client.get(f"/puzzles/{id}?lang=de")).json()
    assert scene["daily"] and scene["scene"]["view"]["decision"]["words"]["prompt"]
    answered = await client.post(f"/puzzles/{id}?lang=de", json={"answer": right(book()[id])})
    told = answered.json()
    assert answered.status_code == 200 and told["right"] and len(told["why"]) >= 1
    assert told["answers"][0]["best"] and told["answers"][0]["mine"]
    assert sum(one["obvious"] for one in told["answers"]) == 1


async def test_puzzles_are_chosen_by_theme_and_game(client: httpx.AsyncClient) -> None:
    themes = (await client.get("/puzzles")).json()["themes"]
    for theme in themes[:3]:
        found = (await client.get(f"/puzzles?theme={theme['id']}")).json()["puzzles"]
        assert len(found) == theme["n"]
    assert not (await client.get("/puzzles?game=chess")).json()["puzzles"]


async def test_bad_answers_are_refused_in_a_sentence(client: httpx.AsyncClient) -> None:
    bid = next(one for one in book().values() if one.kind == "bid")
    for id, body, status, code in (
        ("00000000", {"answer": {}}, 404, "no-such-puzzle"),
        ("nonsense", {"answer": {}}, 400, None),
        (bid.id, {"answer": {"fairy": 99}}, 400, "bid-too-many"),
        (bid.id, {"solution": {}}, 400, None),
    ):
        found = await client.post(f"/puzzles/{id}", json=body)
        assert found.status_code == status and found.json()["reason"]
        assert code in (None, found.json()["code"])


async def test_one_plays_on_from_a_puzzle_at_a_table_of_ones_own(client: httpx.AsyncClient) -> None:
    bid = next(one for one in book().values() if one.kind == "bid")
    assert (await client.post(f"/puzzles/{bid.id}/table")).status_code == 401
    await client.post("/guests", json={"name": "Anna"})
    made = await client.post(f"/puzzles/{bid.id}/table")
    assert made.status_code == 201
    table = (await client.get(f"/tables/{made.json()['id']}")).json()
    assert table["trial"] and table["seats"][bid.seat]["name"] == "Anna"
    assert all(seat["bot"] for n, seat in enumerate(table["seats"]) if n != bid.seat)
