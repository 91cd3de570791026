"""A bot plays for somebody who is away until they return; where nobody watches, nothing
happens."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from dragonstones.bots import bots
from dragonstones.server import rooms, tables
from dragonstones.server.room import Room
from tests.server.live import Live, Wire, running
from tests.server.players import (
    Seated,
    Slowly,
    check_bots,
    locked,
    play_all,
    players_of,
    read_books,
    seat_people,
    until,
)

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a second, at a quick table; there nobody has to hurry otherwise."""
    monkeypatch.setattr(tables, "CLOCKS", {**tables.CLOCKS, "quick": (300, 0.5)})


@asynccontextmanager
async def table_of(
    url: str, people: int, bots: tuple[str, ...] = (), clock: str = "quick", **wish: Any
) -> AsyncIterator[tuple[Live, Seated, list[Wire]]]:
    [seated] = await seat_people(url, people=people, bots=bots, clock=clock, **wish)
    async with running(url) as live:
        yield live, seated, [await come(live, seated, seat) for seat in range(people)]


async def come(live: Live, seated: Seated, seat: int) -> Wire:
    wire = await live.connect(seated.sessions[seat])
    await wire.watch(seated.id)
    return wire


def room_of(live: Live, seated: Seated) -> Room:
    room = live.site.rooms.live(seated.id)
    assert room is not None
    return room


def entries(live: Live, seated: Seated) -> list[Any]:
    return [entry for row in live.entries(seated.id) for entry in row]


def answers_of(live: Live, seated: Seated, seat: int) -> list[str | None]:
    """The keys of a seat's answers; a bot's is None."""
    return [key for one, _, key in entries(live, seated) if one == seat]


def told(wire: Wire, seat: int) -> tuple[bool, bool]:
    """Whether a person is connected, and whether a bot plays for them."""
    one = wire.table["seats"][seat]
    return one["here"], one["stand_in"]


# -- being away ----------------------------------------------------------------


async def test_a_bot_plays_for_somebody_away_too_long_until_they_return(sqlite_url: str) -> None:
    async with table_of(sqlite_url, 3) as (live, seated, [anna, ben, cleo]):
        await anna.rest()
        assert [told(anna, seat) for seat in range(3)] == [(True, False)] * 3
        await cleo.close()
        await anna.until(lambda wire: told(wire, 2) == (False, False))
        await anna.until(lambda wire: told(wire, 2) == (False, True))
        for wire in (anna, ben):
            await wire.answer(wire.view["decision"]["default"])
        await until(lambda: answers_of(live, seated, 2))
        assert answers_of(live, seated, 2)[0] is None

        cleo = await come(live, seated, 2)
        assert told(cleo, 2) == (True, False)
        await anna.until(lambda wire: told(wire, 2) == (True, False))
        if not cleo.is_asked:  # the bot has closed her fist once more: she opens it
            await cleo.withdraw()
        played = len(answers_of(live, seated, 2))
        await cleo.answer(cleo.view["decision"]["default"], key="myself")
        assert answers_of(live, seated, 2)[played:] == ["myself"]


async def test_somebody_who_is_back_in_time_is_not_played_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben goes for good, Cleo comes back at once: he is played for, and she is not."""
    monkeypatch.setattr(tables, "CLOCKS", {**tables.CLOCKS, "quick": (300, 3)})
    async with table_of(sqlite_url, 3) as (live, seated, [anna, ben, cleo]):
        await cleo.close()
        await ben.close()
        cleo = await come(live, seated, 2)
        await anna.until(lambda wire: told(wire, 1) == (False, True))
        assert told(anna, 2) == (True, False)
        await until(lambda: answers_of(live, seated, 1) == [None], anna)
        assert answers_of(live, seated, 2) == []


async def test_with_two_devices_one_is_there_until_the_last_is_gone(sqlite_url: str) -> None:
    async with table_of(sqlite_url, 3) as (live, seated, [anna, _ben, cleo]):
        other = await come(live, seated, 2)
        await cleo.close()
        room = room_of(live, seated)
        await until(lambda: [one.viewer for one in room.audience].count(2) == 1)
        await anna.rest()
        assert told(anna, 2) == (True, False)
        await other.close()
        await anna.until(lambda wire: told(wire, 2) == (False, True))


async def test_what_a_bot_was_about_to_say_is_dropped_when_its_person_returns(
    sqlite_url: str,
) -> None:
    async with table_of(sqlite_url, 3) as (live, seated, [anna, ben, cleo]):
        bots = Slowly(live)
        await cleo.close()
        await until(lambda: bots.jobs)
        assert [job.seat for job in bots.jobs] == [2]
        cleo = await come(live, seated, 2)
        bots.may_speak.set()
        await until(lambda: bots.thoughts)
        for wire in (anna, ben, cleo):
            await wire.answer(wire.view["decision"]["default"], key="by hand")
        assert [key for _, _, key in entries(live, seated)[:3]] == ["by hand"] * 3


async def test_a_table_without_a_clock_waits_for_who_is_away(sqlite_url: str) -> None:
    async with table_of(sqlite_url, 3, clock="none") as (live, seated, [anna, _ben, cleo]):
        await cleo.close()
        await anna.until(lambda wire: told(wire, 2) == (False, False))
        steward = room_of(live, seated).steward
        assert steward.stand_ins() == []
        assert steward._later is None  # nobody looks at the time


# -- that it is told -----------------------------------------------------------


def absences(wire: Wire) -> list[tuple[int, str, int]]:
    return [
        (line["seat"], line["presence"], line["events"]) for line in wire.talk if line["presence"]
    ]


async def test_all_are_told_who_is_away_and_who_is_back_and_read_it_again_after_a_reload(
    sqlite_url: str,
) -> None:
    async with table_of(sqlite_url, 3) as (live, seated, [anna, ben, cleo]):
        seen = len(anna.events)
        await cleo.close()
        for wire in (anna, ben):
            await wire.until(absences)
            assert absences(wire) == [(2, "away", seen)]
        cleo = await come(live, seated, 2)
        for wire in (anna, ben, cleo):
            await wire.until(lambda wire: len(absences(wire)) == 2)
        again = await come(live, seated, 0)
        for wire in (anna, ben, cleo, again):
            told = [(seat, presence) for seat, presence, _ in absences(wire)]
            assert told == [(2, "away"), (2, "back")]
        [_, (_, _, later)] = absences(anna)
        assert seen <= later <= len(anna.events)
        # No name is written down: whoever deletes their account leaves none behind.
        assert {line["name"] for line in anna.talk if line["presence"]} == {""}


async def test_who_gets_up_has_left_and_who_sits_down_is_back(sqlite_url: str) -> None:
    async with table_of(sqlite_url, 3, clock="long") as (live, seated, [anna, _ben, _cleo]):
        headers = {"Cookie": f"dragonstones={seated.sessions[2]}"}
        await live.http.delete(f"/api/tables/{seated.id}/seat", headers=headers)
        await anna.until(absences)
        await live.http.put(f"/api/tables/{seated.id}/seat", headers=headers, json={})
        await anna.until(lambda wire: len(absences(wire)) == 2)
        assert [presence for _, presence, _ in absences(anna)] == ["left", "back"]


async def test_a_table_that_is_read_again_does_not_say_that_somebody_away_is_back(
    sqlite_url: str,
) -> None:
    async with table_of(sqlite_url, 3) as (live, seated, [anna, _ben, cleo]):
        await cleo.close()
        await anna.until(absences)
        live.site.rooms.drop(room_of(live, seated))
        anna, _ben = [await come(live, seated, seat) for seat in (0, 1)]
        # After a while a bot plays for her again, which is nothing new.
        await anna.until(lambda wire: told(wire, 2) == (False, True))
        await anna.answer(anna.view["decision"]["default"])
        await anna.rest()
        assert [presence for _, presence, _ in absences(anna)] == ["away"]


# -- leaving -------------------------------------------------------------------


async def test_somebody_who_gets_up_in_the_middle_is_played_for_at_once_and_may_sit_down_again(
    sqlite_url: str,
) -> None:
    async with table_of(sqlite_url, 3, clock="long") as (live, seated, [anna, ben, cleo]):
        headers = {"Cookie": f"dragonstones={seated.sessions[2]}"}
        left = await live.http.delete(f"/api/tables/{seated.id}/seat", headers=headers)
        assert left.status_code == 200
        await anna.until(lambda wire: told(wire, 2)[1])
        await until(lambda: answers_of(live, seated, 2) == [None], anna)
        back = await live.http.put(f"/api/tables/{seated.id}/seat", headers=headers, json={})
        assert back.status_code == 200
        await anna.until(lambda wire: told(wire, 2) == (True, False))
        # Her fist is still closed, and hers: she may open it again.
        await cleo.rest()
        await cleo.withdraw()
        await cleo.answer(cleo.view["decision"]["default"], key="myself")
        for wire in (anna, ben):
            await wire.answer(wire.view["decision"]["default"])
        assert answers_of(live, seated, 2)[0] is None
        assert answers_of(live, seated, 2)[-1] == "myself"


async def test_a_bot_plays_to_the_end_for_who_has_deleted_themselves(sqlite_url: str) -> None:
    async with table_of(sqlite_url, 2, ("merchant",), clock="long") as (live, seated, wires):
        anna, ben = wires
        headers = {"Cookie": f"dragonstones={seated.sessions[1]}"}
        gone = await live.http.request("DELETE", "/api/me", headers=headers, json={})
        assert gone.is_success, gone.text
        assert (await ben.closed())[0] == 4401
        await anna.until(lambda wire: told(wire, 1) == (False, True))
        assert anna.table["seats"][1]["person"] is None
        await anna.play(random.Random(1))
        assert set(answers_of(live, seated, 1)) == {None}
    books = await read_books(sqlite_url)
    check_bots(books[seated.id])


# -- asleep --------------------------------------------------------------------


async def test_a_table_at_which_nobody_looks_sleeps(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No bot goes on, no clock rings; and after a while it is not even in memory."""
    monkeypatch.setattr(tables, "CLOCKS", {**tables.CLOCKS, "quick": (0.3, 0.1)})
    monkeypatch.setattr(rooms, "IDLE", 1.0)
    monkeypatch.setattr(rooms, "OFTEN", 1.0)
    async with table_of(sqlite_url, 1, ("merchant", "merchant")) as (live, seated, [anna]):
        await until(lambda: len(entries(live, seated)) > 3, anna)
        room = room_of(live, seated)
        await anna.close()
        await until(lambda: room.audience.is_empty and not room.busy and not room.steward._thinking)
        asleep = live.entries(seated.id)
        await until(lambda: live.site.rooms.live(seated.id) is None)
        assert live.entries(seated.id) == asleep
        assert live.site.leases.held == []

        anna = await come(live, seated, 0)
        await until(lambda: len(live.entries(seated.id)) > len(asleep), anna)


async def test_a_spectator_keeps_a_table_awake(sqlite_url: str) -> None:
    """Of two people one has left and the other is away: bots play it to its end."""
    async with table_of(sqlite_url, 2, ("merchant",)) as (live, seated, [anna, ben]):
        looker = await (await live.guest("Looker")).watch(seated.id)
        await anna.close()
        await ben.close()
        await looker.until(lambda wire: wire.view["result"] is not None)
        await looker.until(lambda wire: wire.table["state"] == "over")
        assert {key for _, _, key in entries(live, seated)} == {None}


# -- bots ----------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern", "dragons-gold"])
async def test_bots_of_all_levels_play_at_one_table(sqlite_url: str, game: str) -> None:
    levels = [level for level in bots(game) if level != "archmage"] + ["archmage:20ms"]
    options: dict[str, Any] = {"timer": None, "steps": 3} if game == "dragons-gold" else {}
    [seated] = await seat_people(sqlite_url, 1, 1, levels, game, **options)
    async with running(sqlite_url) as live:
        [player] = players_of([seated], lambda: f"http://127.0.0.1:{live.port}")
        await play_all([player])
        for seat in range(1, 1 + len(levels)):
            assert answers_of(live, seated, seat)
        assert b"bot_mishaps_total 0.0" in live.site.metrics.page()
    check_bots((await read_books(sqlite_url))[seated.id])


async def test_a_bot_is_asked_only_what_is_on_disk(sqlite_url: str) -> None:
    """Somebody leaves while an answer is being written that ends a question: no bot may begin
    with the next one, of which its process cannot know yet."""
    async with table_of(sqlite_url, 2, ("merchant",), clock="long") as (live, seated, wires):
        anna, ben = wires
        bots = Slowly(live)
        bots.may_speak.set()
        looker = await (await live.guest("Looker")).watch(seated.id)
        await anna.answer(anna.view["decision"]["default"])
        await until(lambda: answers_of(live, seated, 2))
        decision, room = ben.view["decision"]["id"], room_of(live, seated)
        before = len(entries(live, seated))
        with locked(sqlite_url):
            await ben.give(ben.view["decision"]["default"], decision)
            await until(lambda: room.is_writing)
            await looker.close()
            await until(lambda: room.audience.spectators == 0)
            await anna.rest()
            assert [job.decision for job in bots.jobs if job.decision > decision] == []
        await until(lambda: len(entries(live, seated)) > before)
