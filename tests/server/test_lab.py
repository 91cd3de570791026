"""The lab of a site: a queue of cards that survives restarts, and is measured once."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select, update

from dragonstones.arena.lab import Experiment, Sums
from dragonstones.engine import get_game
from dragonstones.server import background, schema
from dragonstones.server import lab as labs
from dragonstones.server.background import LASTS, Broken, GivenUp, Worker
from dragonstones.server.database import Database
from dragonstones.server.lab import Lab
from dragonstones.server.lab_worker import Told
from dragonstones.server.people import People, PersonRow
from dragonstones.server.refusals import NotFound, TooMany
from dragonstones.server.settings import Settings
from tests.server.live import Live, Refused, running
from tests.server.made import make_tables

pytestmark = pytest.mark.anyio

GAME = get_game("fist-2002")
PATH = "/games/fist-2002/workshop/measurements"


def made(common: int, **more: Any) -> dict[str, Any]:
    power = {"take": {"common": common}}
    return {"language": 1, "name": {"en": "Gift"}, "power": power, **more}


CARD, OTHER, THIRD = made(3), made(2), made(1)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games are enough, in two batches, and no other test comes first."""
    monkeypatch.setattr(background, "NICE", 0)
    monkeypatch.setattr(labs, "BATCH", 2)
    monkeypatch.setattr(labs, "MOST_GAMES", 4)


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def database(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[Database]:
    database = Database(request.getfixturevalue(request.param))
    await make_tables(database)
    yield database
    await database.close()


@pytest.fixture
async def people(database: Database) -> list[PersonRow]:
    book = People(database, Settings())
    return [(await book.guest(name, "en", ""))[0] for name in ("Anna", "Ben")]


async def stored(database: Database) -> dict[str, Any]:
    async with database.read() as connection:
        return dict((await connection.execute(select(schema.measurements))).mappings().one())


def at_once(games: int) -> dict[str, Any]:
    """What this many games tell, played here."""
    sums = Sums()
    for number in range(games):
        sums.add(Experiment("fist-2002", CARD).play(number))
    return sums.data()


async def until_games(database: Database, games: int) -> None:
    async with asyncio.timeout(60):
        while (await stored(database))["games"] < games:
            await asyncio.sleep(0.02)


# -- measuring ----------------------------------------------------------------------------------


async def test_a_measurement_goes_on_after_a_restart(
    database: Database, people: list[PersonRow]
) -> None:
    first = Lab(database, "first", a_day=5)
    asked = await first.ask(GAME, CARD, people[0])
    assert (asked.state, asked.place, asked.strength.games) == ("queued", 0, 0)
    first.start()
    await until_games(database, 2)
    await first.stop()
    second = Lab(database, "second", a_day=5)
    assert (await second.read(GAME, asked.id)).state == "queued", "the lease was given back"
    while await second.do_next():
        pass
    await second.stop()
    done = await second.read(GAME, asked.id)
    assert (done.state, done.strength.games, done.strength.verdict) == ("done", 4, "few")
    assert (await stored(database))["sums"] == at_once(4), "as if nothing had happened"
    assert not await second.do_next()


async def test_a_price_counts_what_the_card_is_auctioned_for(
    database: Database, people: list[PersonRow]
) -> None:
    lab = Lab(database, "first", a_day=5)
    bought, traded = [
        await lab.ask(GAME, card, people[0]) for card in (CARD, made(3, bids="stones"))
    ]
    said = [one.measures[0].name["en"] for one in (bought, traded)]
    assert "coins that" in said[0] and "stones that" in said[1]


async def test_two_processes_do_not_measure_the_same_card(
    database: Database, people: list[PersonRow]
) -> None:
    first, second = (Lab(database, name, a_day=5) for name in ("first", "second"))
    asked = await first.ask(GAME, CARD, people[0])
    taken = await first.take()
    assert taken is not None
    assert not await second.do_next()
    assert (await second.read(GAME, asked.id)).state == "running"

    async with database.write() as connection:  # the first was killed, and its lease ran out
        late = schema.measurements.c.until - LASTS - 1
        await connection.execute(update(schema.measurements).values(until=late))
    assert await second.take() is not None
    with pytest.raises(GivenUp):
        await first.keep_sums({name: taken[name] for name in Lab.key}, Sums())
    for lab in (first, second):
        await lab.stop()


async def test_a_card_that_cannot_be_played_does_not_stop_the_others(
    database: Database, people: list[PersonRow], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(*_: Any) -> Any:
        raise Broken("no answer")

    monkeypatch.setattr(Worker, "ask", play)
    lab = Lab(database, "only", a_day=5)
    asked = await lab.ask(GAME, CARD, people[0])
    assert await lab.do_next() and not await lab.do_next()
    assert (await lab.read(GAME, asked.id)).state == "failed"
    assert (await lab.ask(GAME, CARD, people[0])).state == "queued", "it can be tried again"


# -- the queue ----------------------------------------------------------------------------------


async def test_a_card_has_a_place_in_the_queue_until_nobody_wants_it(
    database: Database, people: list[PersonRow]
) -> None:
    anna, ben = people
    lab = Lab(database, "only", a_day=5)
    first = await lab.ask(GAME, CARD, anna)
    await asyncio.sleep(0.002)
    second = await lab.ask(GAME, OTHER, ben)
    same = await lab.ask(GAME, {**CARD, "name": {"de": "Gabe"}}, ben)
    assert same.id == first.id, "what it is called does not matter"
    async with database.read() as connection:
        known = (await connection.execute(select(schema.measurements.c.data))).scalars().all()
    assert all("Gift" not in json.dumps(one) for one in known), "and is not kept"
    assert (first.place, second.place, same.place) == (0, 1, 0)

    assert (await lab.cancel(GAME, first.id, anna)).state == "queued", "Ben wants to know it, too"
    assert (await lab.cancel(GAME, first.id, ben)).state == "stopped"
    assert (await lab.read(GAME, second.id)).place == 0
    assert (await lab.ask(GAME, CARD, anna)).state == "queued"
    with pytest.raises(NotFound):
        await lab.cancel(GAME, second.id, anna)


async def test_what_is_cancelled_stops_at_once(database: Database, people: list[PersonRow]) -> None:
    lab = Lab(database, "only", a_day=5)
    asked = await lab.ask(GAME, CARD, people[0])
    hanging = asyncio.Event()

    async def play(_wanted: Any) -> Any:
        hanging.set()
        await asyncio.sleep(60)

    lab._worker.ask = play  # type: ignore[method-assign, assignment]
    measuring = asyncio.create_task(lab.do_next())
    async with asyncio.timeout(10):
        await hanging.wait()
        assert (await lab.cancel(GAME, asked.id, people[0])).state == "stopped"
        assert await measuring
    assert (await stored(database))["owner"] is None


async def test_there_is_a_limit_a_day(database: Database, people: list[PersonRow]) -> None:
    anna, ben = people
    lab = Lab(database, "only", a_day=2)
    for card in (CARD, OTHER):
        await lab.ask(GAME, card, anna)
    with pytest.raises(TooMany, match="2 cards a day") as refused:
        await lab.ask(GAME, THIRD, anna)
    assert 0 < refused.value.details["seconds"] <= 24 * 3600
    await lab.ask(GAME, CARD, anna)
    await lab.ask(GAME, THIRD, ben)
    await lab.forget_old()
    async with database.write() as connection:
        wanted = schema.measurements_wanted
        old = wanted.c.at - 25 * 3_600_000
        await connection.execute(update(wanted).values(at=old, active=False))
    await lab.ask(GAME, THIRD, anna)
    await lab.forget_old()
    async with database.read() as connection:
        rows = (await connection.execute(select(wanted.c.person))).scalars().all()
    assert rows == [anna.id], "who asked for what is forgotten"


# -- over HTTP ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
async def open_site(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> Any:
    path = tmp_path_factory.mktemp("lab") / "dragonstones.db"
    async with running(f"sqlite:///{path}") as live:
        yield live


async def test_a_card_is_measured_over_http(open_site: Live) -> None:
    anna = await open_site.guest("Anna")
    asked = await anna.call("POST", PATH, CARD)
    assert asked["state"] in ("queued", "running") and asked["progress"] == 0
    async with asyncio.timeout(60):
        while (told := await anna.call("GET", f"{PATH}/{asked['id']}"))["state"] != "done":
            assert told["strength"]["verdict"] == "few"
            await asyncio.sleep(0.05)
    assert (
        told["progress"] == 1
        and told["strength"]["games"] == 4
        and told["strength"]["figures"]["won"]["n"] > 0
    )
    assert told["strength"]["texts"]["de"].startswith("Zu wenige Partien")
    [(sums,)] = open_site.rows("SELECT sums FROM measurements")
    assert json.loads(sums) == at_once(4)
    assert (await anna.call("POST", PATH, {**CARD, "name": {"en": "Other"}}))["state"] == "done"


async def test_a_card_that_is_published_is_measured(open_site: Live) -> None:
    anna = await open_site.guest("Annika")
    await anna.call("POST", "/members", {"name": "Annika", "password": "a stone in the fist"})
    login = {"name": "Annika", "password": "a stone in the fist"}
    anna.cookie = (await open_site.http.post("/api/login", json=login)).cookies["dragonstones"]
    open_site.http.cookies.clear()
    wanted = {"game": GAME.id, "card": {**OTHER, "name": {"en": "Loaf"}}}
    told = await anna.call("POST", "/guild/cards", wanted)
    path = f"/guild/entries/{told['entry']['id']}"
    assert told["measurement"] and told["entry"]["strength"] is None
    async with asyncio.timeout(60):
        while not (strength := (await anna.call("GET", path))["entry"]["strength"]):
            await asyncio.sleep(0.05)
    assert (strength["games"], strength["verdict"]) == (4, "few")


async def test_what_the_lab_refuses(open_site: Live) -> None:
    ben = await open_site.guest("Ben")
    stranger = await open_site.http.post(f"/api{PATH}", json=CARD)
    assert stranger.status_code == 401
    for method, path, body, status, code in (
        ("POST", PATH, {**CARD, "power": {"score": 9}}, 400, "effect-count"),
        ("POST", PATH.replace("fist-2002", "dragons-gold"), CARD, 404, "no-lab"),
        ("GET", f"{PATH}/home-{'0' * 16}", None, 404, "no-such-measurement"),
        ("DELETE", f"{PATH}/home-{'0' * 16}", None, 404, "no-such-measurement"),
        ("GET", f"{PATH}/witch", None, 400, "bad-request"),
    ):
        with pytest.raises(Refused) as refused:
            await ben.call(method, path, body)
        assert (refused.value.status, refused.value.code) == (status, code)


async def test_the_published_cards_are_told(open_site: Live) -> None:
    told = (await open_site.http.get(f"/api{PATH}/../published?lang=de")).json()
    assert told["bot"] == "merchant" and told["games"] > 100
    assert {"witch", "enchantress"} <= {card["id"] for card in told["cards"]}
    assert "Hexe" in {card["name"] for card in told["cards"]}


async def test_a_setting_switches_the_lab_off(sqlite_url: str) -> None:
    async with running(sqlite_url, lab_a_day=0) as live:
        anna = await live.guest("Anna")
        with pytest.raises(Refused) as refused:
            await anna.call("POST", PATH, CARD)
        assert (refused.value.status, refused.value.code) == (404, "no-lab")
        assert (await live.http.get("/api/games/fist-2002/workshop/published")).status_code == 404


async def test_everything_else_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    process = await Worker("dragonstones.server.lab_worker", Told).begin()
    try:
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
    finally:
        process.kill()
        await process.wait()
