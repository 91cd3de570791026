"""Time: when it runs out the default is played, once; who it concerns sees it run."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import pytest
from structlog.testing import capture_logs

from dragonstones.server import tables
from dragonstones.server.database import now
from dragonstones.server.room import Room
from dragonstones.wire import ClockName
from tests.server.live import Live, Wire, running
from tests.server.players import (
    asks,
    is_secret,
    is_secret_twice,
    locked,
    plain_events,
    random_match,
    seat_people,
    until,
)

pytestmark = pytest.mark.anyio

TIME = [None, "time", None]
HOUR = 3_600_000


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """How long one may think at a quick table."""

    def set_to(seconds: float) -> None:
        monkeypatch.setattr(tables, "CLOCKS", {**tables.CLOCKS, "quick": (seconds, None)})

    return set_to


@asynccontextmanager
async def table_of_three(
    url: str, clock: ClockName = "quick", lag_credit: float = 0, **wish: Any
) -> AsyncIterator[tuple[Live, str, list[Wire]]]:
    """Three people at a table that has just started, or with a `match` in the middle of it."""
    [seated] = await seat_people(url, people=3, bots=(), clock=clock, **wish)
    async with running(url, lag_credit=lag_credit) as live:
        wires = []
        for session in seated.sessions:
            wires.append(await live.connect(session))
            await wires[-1].watch(seated.id)
        await until(lambda: has_steward(live, seated.id))
        yield live, seated.id, wires


def has_steward(live: Live, table: str) -> bool:
    """Somebody looks after the clock, and has given time to those who have come."""
    return live.site.leases.holds(table) and room_of(live, table).steward._leasing is None


def room_of(live: Live, table: str) -> Room:
    room = live.site.rooms.live(table)
    assert room is not None
    return room


def deadline_of(live: Live, table: str) -> int:
    question = room_of(live, table).question
    assert question and question.deadline
    return question.deadline


def run_out(live: Live, table: str) -> None:
    """Let the time that is left pass in a moment."""
    room = room_of(live, table)
    assert room.question
    room.question.deadline = now()
    room.steward.tend()


def entries(live: Live, table: str) -> list[Any]:
    return [entry for row in live.entries(table) for entry in row]


def times(live: Live, table: str) -> list[int]:
    """When the rows of a table were written."""
    rows = live.rows('SELECT at FROM journal WHERE "table" = ? ORDER BY number', table)
    return [at for (at,) in rows]


# -- when time runs out --------------------------------------------------------


async def test_a_clock_that_was_set_back_gives_nobody_more_time(sqlite_url: str) -> None:
    hour = 3_600_000
    async with table_of_three(sqlite_url, "normal", started=now() + hour) as (live, table, wires):
        question = room_of(live, table).question
        assert question and question.seconds and question.deadline
        assert question.deadline <= now() + question.seconds * 1000
        assert wires[0].clock and wires[0].clock["left"] <= question.seconds


async def test_when_time_runs_out_the_default_is_played_for_who_has_not_answered(
    sqlite_url: str,
) -> None:
    async with table_of_three(sqlite_url) as (live, table, wires):
        anna, ben, cleo = wires
        before = len(cleo.events)
        await anna.answer(anna.view["decision"]["default"], key="a")
        await ben.answer(ben.sample(random.Random(1)), key="b")
        run_out(live, table)
        await until(lambda: all(len(wire.events) > before for wire in wires), *wires)
        assert [(seat, key) for seat, _, key in entries(live, table)[:2]] == [(0, "a"), (1, "b")]
        assert entries(live, table)[2:] == [TIME]
        assert cleo.events == plain_events(live.match(table), 2)
        assert cleo.clock is not None
        assert cleo.clock["left"] > 0


async def test_each_question_has_its_whole_time_though_nobody_ever_answers(
    sqlite_url: str, set_clock: Callable[[float], None]
) -> None:
    set_clock(0.05)
    async with table_of_three(sqlite_url) as (live, table, wires):
        await until(lambda: len(live.entries(table)) >= 20, *wires)
        assert entries(live, table) == [TIME] * len(entries(live, table))
        at = times(live, table)
        assert all(later - earlier >= 50 for earlier, later in pairwise(at))


async def test_two_secret_questions_in_a_row_have_a_clock_each_though_their_number_is_the_same(
    sqlite_url: str,
) -> None:
    """The bell for the first is on its way to the disk, and somebody leaves meanwhile: nobody
    may take it for the bell of the second."""
    match = random_match(is_secret_twice, rules="advanced", timer=10)
    async with table_of_three(sqlite_url, match=match) as (live, table, wires):
        looker = await (await live.guest("Looker")).watch(table)
        room = room_of(live, table)
        with locked(sqlite_url):
            run_out(live, table)
            await until(lambda: room.is_writing)
            await looker.close()
            await until(lambda: room.audience.spectators == 0)
        await until(lambda: len(live.entries(table)) >= 2 and not room.busy)
        [later] = room.match.questions if room.match else []
        await until(lambda: wires[later].clock is not None, wires[later])
        await wires[later].answer(wires[later].view["decision"]["default"])
        _, rung, answered = live.entries(table)
        assert rung == [TIME]
        assert [seat for seat, _, _ in answered] == [later]


async def test_negotiation_and_market_are_over_when_the_sand_has_run_through(
    sqlite_url: str,
) -> None:
    """By the rules' own timer, at a table that has no clock."""
    matches = [random_match(asks(kind), timer=10) for kind in ("negotiate", "trade")]
    seated = [
        (await seat_people(sqlite_url, people=3, bots=(), clock="none", match=match))[0]
        for match in matches
    ]
    async with running(sqlite_url, lag_credit=0.2) as live:

        async def sit_out(table: str, session: str) -> None:
            wire = await live.connect(session)
            await wire.watch(table)
            await until(lambda: has_steward(live, table), wire)
            assert wire.clock is not None
            assert wire.clock["of"] == 10
            assert 0 < wire.clock["left"] <= 10
            began = deadline_of(live, table) - 10_000
            await wire.answer("wait")
            assert deadline_of(live, table) - 10_000 == began  # to act does not turn it over
            await until(lambda: entries(live, table)[-1] == TIME, wire)
            assert times(live, table)[-1] - began >= 10_200
            assert entries(live, table).count(TIME) == 1
            await until(lambda: wire.events == plain_events(live.match(table), wire.seat), wire)

        await asyncio.gather(
            *(
                sit_out(one.id, one.sessions[next(iter(match.waiting))])
                for one, match in zip(seated, matches, strict=True)
            )
        )


async def test_where_steps_are_counted_the_tables_clock_starts_anew_with_every_act(
    sqlite_url: str,
) -> None:
    match = random_match(asks("negotiate"), timer=None)
    first, second, *_ = match.waiting
    async with table_of_three(sqlite_url, match=match) as (live, table, wires):
        deadlines = []
        for seat in (first, second, first):
            await wires[seat].answer("wait")
            deadlines.append(deadline_of(live, table))
        assert deadlines == [at + 20_000 for at in times(live, table)[1:]]
        run_out(live, table)
        await until(lambda: entries(live, table)[-1] == TIME, wires[first])
        assert entries(live, table).count(TIME) == 1


async def test_where_steps_are_counted_and_there_is_no_clock_only_the_steps_end_it(
    sqlite_url: str,
) -> None:
    match = random_match(asks("negotiate"), timer=None, steps=3)
    async with table_of_three(sqlite_url, "none", match=match) as (live, table, wires):
        decision = wires[next(iter(match.waiting))].view["decision"]["id"]
        for seat in [*match.waiting] * 3:
            assert wires[seat].clock is None
            await wires[seat].answer("wait", decision=decision)
        await until(lambda: live.match(table).standing()["waiting"] != [*match.waiting], *wires)
        assert decision not in [(wire.view["decision"] or {}).get("id") for wire in wires]
        assert TIME not in entries(live, table)


# -- being late ----------------------------------------------------------------


async def test_an_answer_that_was_on_its_way_when_time_was_up_counts(
    sqlite_url: str, set_clock: Callable[[float], None]
) -> None:
    set_clock(0.3)
    async with table_of_three(sqlite_url, lag_credit=10) as (live, table, wires):
        deadline = deadline_of(live, table)
        await until(lambda: now() > deadline)
        for seat, wire in enumerate(wires):
            await wire.answer(wire.view["decision"]["default"], key=f"late {seat}")
        keys = [key for _, _, key in entries(live, table)]
        assert keys == ["late 0", "late 1", "late 2"]


async def test_an_answer_after_that_is_too_late(sqlite_url: str) -> None:
    async with table_of_three(sqlite_url) as (live, table, wires):
        decision = wires[0].view["decision"]
        run_out(live, table)
        await until(lambda: TIME in entries(live, table))
        assert await wires[0].refuses(decision["default"], decision=decision["id"]) == "too-late"


# -- what is shown -------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "seconds"), [("quick", 20), ("normal", 60), ("long", 300), ("none", None)]
)
async def test_a_table_has_the_clock_that_was_wanted(
    sqlite_url: str, clock: ClockName, seconds: int | None
) -> None:
    async with table_of_three(sqlite_url, clock) as (live, table, wires):
        question = room_of(live, table).question
        assert question and (question.deadline is None) == (seconds is None)
        for wire in wires:
            if seconds is None:
                assert wire.clock is None
            else:
                assert wire.clock is not None
                assert wire.clock["decision"] == wire.view["decision"]["id"]
                assert wire.clock["of"] == seconds
                assert seconds - 15 < wire.clock["left"] <= seconds


async def test_all_see_the_clock_of_a_public_question_and_it_runs_on_when_somebody_answers(
    sqlite_url: str,
) -> None:
    async with table_of_three(sqlite_url) as (live, table, wires):
        looker = await (await live.guest("Looker")).watch(table)
        deadline = deadline_of(live, table)
        await wires[0].answer(wires[0].view["decision"]["default"])
        await wires[0].withdraw()
        for wire in (*wires, looker):
            await wire.rest()
            assert wire.clock is not None
            assert wire.clock["of"] == 20
        assert deadline_of(live, table) == deadline


async def test_only_who_is_asked_in_secret_sees_a_clock(sqlite_url: str) -> None:
    match = random_match(is_secret, rules="advanced", timer=10)
    [asked] = match.waiting
    async with table_of_three(sqlite_url, match=match) as (live, table, wires):
        looker = await (await live.guest("Looker")).watch(table)
        for seat, wire in enumerate(wires):
            await wire.rest()
            assert (wire.clock is not None) == (seat == asked)
        clock = wires[asked].clock
        assert clock and clock["decision"] == wires[asked].view["decision"]["id"]
        assert looker.clock is None
        assert all(news.get("clock") is None for news in looker.news)


# -- coming back ---------------------------------------------------------------


@pytest.mark.parametrize(("clock", "least"), [("quick", 20), ("long", 30)])
async def test_somebody_who_comes_back_after_the_site_was_away_has_time_to_answer(
    sqlite_url: str, clock: ClockName, least: int
) -> None:
    started = now() - HOUR
    async with table_of_three(sqlite_url, clock, started=started) as (live, table, wires):
        anna = wires[0]
        await until(lambda: anna.clock and anna.clock["left"] > 0, anna)
        assert anna.clock is not None
        assert least - 15 < anna.clock["left"] <= least
        for wire in wires:
            await wire.answer(wire.view["decision"]["default"])
        assert TIME not in entries(live, table)


async def test_the_time_that_was_given_is_not_taken_back_when_an_answer_cannot_be_saved(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dragonstones.server.database.PATIENCE", 1.0)
    async with table_of_three(sqlite_url, started=now() - HOUR) as (live, table, wires):
        anna = wires[0]
        await until(lambda: anna.clock and anna.clock["left"] > 0, anna)
        deadline = deadline_of(live, table)
        with locked(sqlite_url), capture_logs():
            assert await anna.refuses(anna.view["decision"]["default"]) == "not-saved"
        assert deadline_of(live, table) == deadline
        for wire in wires:
            await wire.answer(wire.view["decision"]["default"])
        assert TIME not in entries(live, table)
