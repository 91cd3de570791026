"""The coach of a site: for those who played, when the game is over."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from dragonstones.arena.play import new_match, play
from dragonstones.coach import report
from dragonstones.engine import get_game
from dragonstones.server import background, coaching, schema
from dragonstones.server.background import Worker
from dragonstones.server.coach_worker import Told
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound, TooMany
from dragonstones.server.settings import Settings
from dragonstones.server.site import Site
from dragonstones.wire import CoachSeats
from tests.server.finished import Played, put
from tests.server.live import Live, Refused, running
from tests.server.made import make_tables

pytestmark = pytest.mark.anyio

THOUGHTS = 20


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "NICE", 0)
    monkeypatch.setattr(coaching, "THOUGHTS", THOUGHTS)


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[Site]:
    site = Site(Settings(database_url=request.getfixturevalue(request.param), coach_a_day=2))
    await make_tables(site.database)
    yield site
    await site.coaches.stop()
    await site.database.close()


@pytest.fixture(scope="module")
def done() -> Played:
    """A short game of Merchants: by chance nobody ever wins, and the coach has much to say."""
    match = new_match("fist-2002", 4, "coach", dict(get_game("fist-2002").variants["quick"]))
    play(match, ["merchant"] * 4, "coach")
    rows = [[[seat, answer, None] for seat, answer in match.journal()["answers"]]]
    return Played(match, rows=rows)


async def seated(site: Site, done: Played, seat: int, name: str) -> PersonRow:
    """Somebody who sat there."""
    person = (await site.people.guest(name, "en", ""))[0]
    mine = (schema.seats.c.table == done.id) & (schema.seats.c.seat == seat)
    async with site.database.write() as connection:
        await connection.execute(update(schema.seats).where(mine).values(person=person.id))
    return person


async def test_a_report_is_made_once_and_the_same_as_at_home(site: Site, done: Played) -> None:
    await put(site.database, done)
    anna = await seated(site, done, 0, "Anna")
    asked = await site.coaches.ask(done.id, 0, anna)
    assert (asked.state, asked.place, asked.report, asked.mine) == ("queued", 0, None, True)
    assert await site.coaches.do_next() and not await site.coaches.do_next()
    made = await site.coaches.read(done.id, 0, anna)
    assert made.state == "done" and made.report is not None
    assert msgspec.json.encode(made.report) == msgspec.json.encode(
        report(done.match.journal(), 0, THOUGHTS)
    )
    assert (await site.coaches.ask(done.id, 0, anna)).state == "done", "it is kept"


async def test_only_players_ask_and_read_unless_it_is_shared(site: Site, done: Played) -> None:
    await put(site.database, done)
    anna, ben = await seated(site, done, 0, "Anna"), await seated(site, done, 1, "Ben")
    stranger = (await site.people.guest("Eve", "en", ""))[0]
    await site.coaches.ask(done.id, 0, anna)
    with pytest.raises(NotAllowed):
        await site.coaches.ask(done.id, 0, ben)
    for nobody in (stranger, None):
        with pytest.raises(NotFound):
            await site.coaches.read(done.id, 0, nobody)
    with pytest.raises(NotAllowed):
        await site.coaches.ask(done.id, 0, stranger)
    with pytest.raises(NotAllowed):
        await site.coaches.share(done.id, 0, ben, True)
    assert not (await site.coaches.read(done.id, 0, ben)).mine, "they played together"
    await site.coaches.share(done.id, 0, anna, True)
    assert (await site.coaches.read(done.id, 0, None)).shared
    await site.coaches.share(done.id, 0, anna, False)
    with pytest.raises(NotFound):
        await site.coaches.read(done.id, 0, stranger)


async def test_those_who_played_and_strangers_learn_whose_eyes_there_are(
    site: Site, done: Played
) -> None:
    await put(site.database, done)
    anna, ben = await seated(site, done, 1, "Anna"), await seated(site, done, 2, "Ben")
    stranger = (await site.people.guest("Eve", "en", ""))[0]
    await site.coaches.ask(done.id, 1, anna)
    assert await site.coaches.seats(done.id, anna) == CoachSeats(mine=[1], others=[])
    assert await site.coaches.seats(done.id, ben) == CoachSeats(mine=[2], others=[1])
    for nobody in (stranger, None):
        with pytest.raises(NotFound):
            await site.coaches.seats(done.id, nobody)
    await site.coaches.share(done.id, 1, anna, True)
    for somebody in (stranger, None):
        assert await site.coaches.seats(done.id, somebody) == CoachSeats(mine=[], others=[1])


async def test_it_can_be_cancelled_and_there_is_a_limit_a_day(site: Site, done: Played) -> None:
    await put(site.database, done)
    anna = await seated(site, done, 0, "Anna")
    for seat in (1, 2):
        mine = (schema.seats.c.table == done.id) & (schema.seats.c.seat == seat)
        async with site.database.write() as connection:
            await connection.execute(update(schema.seats).where(mine).values(person=anna.id))
    await site.coaches.ask(done.id, 0, anna)
    await asyncio.sleep(0.002)
    assert (await site.coaches.ask(done.id, 1, anna)).place == 1
    with pytest.raises(TooMany, match="2 games a day"):
        await site.coaches.ask(done.id, 2, anna)
    assert (await site.coaches.cancel(done.id, 0, anna)).state == "stopped"
    assert (await site.coaches.read(done.id, 1, anna)).place == 0


async def test_while_a_game_runs_the_coach_says_nothing(site: Site, done: Played) -> None:
    await put(site.database, done, state="playing", result=None)
    anna = await seated(site, done, 0, "Anna")
    for call in (
        site.coaches.ask(done.id, 0, anna),
        site.coaches.read(done.id, 0, anna),
        site.coaches.seats(done.id, anna),
        site.coaches.share(done.id, 0, anna, True),
    ):
        with pytest.raises(Conflict, match="when the game is over"):
            await call
    async with site.database.read() as connection:
        assert (await connection.execute(select(schema.coachings))).first() is None


async def test_the_curve_is_there_first_and_the_rest_after_a_restart(
    site: Site, done: Played
) -> None:
    await put(site.database, done)
    anna = await seated(site, done, 0, "Anna")
    await site.coaches.ask(done.id, 0, anna)
    worker = site.coaches._worker
    asked: list[Any] = []

    async def ask_once(wanted: Any) -> Any:
        if asked:
            raise background.GivenUp  # the process ends
        asked.append(wanted)
        return await Worker.ask(worker, wanted)

    worker.ask = ask_once  # type: ignore[method-assign]
    assert await site.coaches.do_next()
    half = await site.coaches.read(done.id, 0, anna)
    assert half.state == "queued" and half.report is not None
    assert half.report.stations and not half.report.decisions
    del worker.ask
    assert await site.coaches.do_next()
    assert (await site.coaches.read(done.id, 0, anna)).state == "done"


async def test_over_http_it_is_asked_for_and_read(tmp_path: Any, done: Played) -> None:
    async with running(f"sqlite:///{tmp_path / 'one.db'}") as live:
        await _over_http(live, done)


async def _over_http(live: Live, done: Played) -> None:
    anna, eve = await live.guests("Anna", "Eve")
    running_table = await anna.new_table(seats=3, bots=["merchant", "merchant"])
    with pytest.raises(Refused) as refused:
        await anna.call("POST", f"/tables/{running_table}/coach/0")
    assert (refused.value.status, refused.value.code) == (409, "coach-not-over")
    await put(live.site.database, done)
    mine = (schema.seats.c.table == done.id) & (schema.seats.c.seat == 0)
    async with live.site.database.write() as connection:
        await connection.execute(update(schema.seats).where(mine).values(person=anna.id))
    table, path = done.id, f"/tables/{done.id}/coach/0"
    await anna.call("POST", path)
    async with asyncio.timeout(120):
        while (told := await anna.get(path))["state"] != "done":
            await asyncio.sleep(0.2)
    assert told["report"]["judged"] == told["report"]["to_judge"]
    for status, guest, method, to in (
        (404, eve, "GET", path),
        (403, eve, "POST", path),
        (403, anna, "POST", f"/tables/{table}/coach/1"),
        (404, anna, "GET", f"/tables/{table}/coach/1"),
        (404, anna, "POST", f"/tables/{table}/coach/9"),
    ):
        with pytest.raises(Refused) as refused:
            await guest.call(method, to)
        assert refused.value.status == status, (guest.name, method, to)
    await anna.call("PUT", path, {"shared": True})
    assert (await live.http.get(f"/api{path}")).status_code == 200


async def test_tables_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    process = await Worker("dragonstones.server.coach_worker", Told).begin()
    try:
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
    finally:
        process.kill()
        await process.wait()
