"""Games by days: they go on although nobody is there, and people have holidays."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import insert, update

from dragonstones.engine import get_game
from dragonstones.server import days, schema, site
from dragonstones.server.database import now
from dragonstones.server.days import MOST_HOLIDAYS, end_of, today
from dragonstones.server.people import DAY
from tests.server.live import Live, Refused, running
from tests.server.players import opened, seat_people, until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The site looks all the time at what is due."""
    monkeypatch.setattr(site, "KEEP_EVERY", 0.05)


def left_seats(live: Live, table: str) -> list[int]:
    query = 'SELECT seat FROM seats WHERE "table" = ? AND "left" ORDER BY seat'
    return [seat for (seat,) in live.rows(query, table)]


def answered(live: Live, table: str) -> list[int]:
    return [seat for row in live.entries(table) for seat, *_ in row]


def due(live: Live, table: str) -> int | None:
    [(at,)] = live.rows("SELECT due FROM tables WHERE id = ?", table)
    return None if at is None else int(at)


async def set_due(url: str, table: str) -> None:
    async with opened(url) as database, database.write() as connection:
        await connection.execute(
            update(schema.tables).where(schema.tables.c.id == table).values(due=now())
        )


# -- the clock -----------------------------------------------------------------


def test_a_clock_stands_still_on_holidays() -> None:
    assert end_of(0, 10, []) == 10
    assert end_of(0, 10, [(20, 30)]) == 10, "later"
    assert end_of(5, 10, [(0, 5)]) == 15, "before"
    assert end_of(0, 10, [(4, 6), (11, 14)]) == 15, "the first moves the end into the second"


async def test_bots_play_on_although_nobody_watches(sqlite_url: str) -> None:
    [seated] = await seat_people(sqlite_url, people=1, bots=("merchant", "merchant"), clock="day")
    await set_due(sqlite_url, seated.id)
    async with running(sqlite_url) as live:
        await until(lambda: sorted(answered(live, seated.id)) == [1, 2])
        # Now it waits for a person, who has a day.
        await until(lambda: (due(live, seated.id) or 0) > now() + DAY - 60_000)
        await until(lambda: not live.site.leases.held)


async def test_when_the_days_are_over_a_bot_plays_until_one_comes_back(sqlite_url: str) -> None:
    [seated] = await seat_people(
        sqlite_url, people=2, bots=("merchant",), clock="day", started=now() - DAY
    )
    await set_due(sqlite_url, seated.id)
    async with running(sqlite_url) as live:
        await until(lambda: left_seats(live, seated.id) == [0, 1])
        await until(lambda: {0, 1, 2} <= set(answered(live, seated.id)))
        wire = await live.connect(seated.sessions[0])
        await wire.watch(seated.id)
        assert wire.table["seats"][0]["stand_in"]


async def test_holidays_stop_the_clock_of_one_seat_only(sqlite_url: str) -> None:
    [seated] = await seat_people(
        sqlite_url, people=2, bots=("merchant",), clock="two-days", started=now() - 3 * DAY
    )
    first = (today() - timedelta(days=3)).isoformat()
    row = {"person": seated.people[1], "first": first, "last": today().isoformat(), "at": 0}
    async with opened(sqlite_url) as database, database.write() as connection:
        await connection.execute(insert(schema.holidays).values(row))
    await set_due(sqlite_url, seated.id)
    async with running(sqlite_url) as live:
        await until(lambda: sorted(answered(live, seated.id)) == [0, 2])
        assert left_seats(live, seated.id) == [0]
        wire = await live.connect(seated.sessions[1])
        await wire.watch(seated.id)
        assert wire.clock and wire.clock["left"] > 2 * 86_400 - 60, "the whole time is left"


async def test_somebody_who_answers_has_days_again_also_after_a_restart(sqlite_url: str) -> None:
    [seated] = await seat_people(
        sqlite_url, people=2, bots=("merchant",), clock="day", started=now() - DAY + 60_000
    )
    async with running(sqlite_url) as live:
        for session in seated.sessions:
            wire = await live.connect(session)
            await wire.watch(seated.id)
            await wire.answer({})
        await until(lambda: sorted(answered(live, seated.id))[:3] == [0, 1, 2])
        await until(lambda: (due(live, seated.id) or 0) > now() + 60_000)
    async with running(sqlite_url) as live:
        wire = await live.connect(seated.sessions[0])
        await wire.watch(seated.id)
        assert wire.clock and wire.clock["left"] > 86_400 - 300
        assert left_seats(live, seated.id) == []


async def test_a_negotiation_by_days_runs_in_steps(live: Live) -> None:
    anna, _ben = await live.guests("Anna", "Ben")
    table = await anna.new_table("dragons-gold", seats=3, clock="three-days")
    made = await anna.get(f"/tables/{table}")
    assert made["options"]["timer"] is None
    quick = await anna.get(f"/tables/{await anna.new_table('dragons-gold', seats=3)}")
    assert quick["options"]["timer"] == 60
    assert get_game("fist-2002").without_hurry({"goal": 3}) == {"goal": 3}


# -- before the start ------------------------------------------------------------


async def test_it_waits_for_days_and_begins_when_the_last_seat_is_taken(live: Live) -> None:
    anna, ben, carla = await live.guests("Anna", "Ben", "Carla")
    slow = await anna.new_table(seats=3, clock="week")
    fast = await anna.new_table(seats=3)
    long_ago = now() - DAY
    async with live.site.database.write() as connection:
        await connection.execute(update(schema.tables).values(touched=long_ago, attended=long_ago))
    listed = [row["id"] for row in await anna.get("/tables")]
    assert slow in listed and fast not in listed
    closed = await live.site.tables.close_idle(now() - 2 * 3_600_000)
    assert fast in closed and slow not in closed
    await ben.sit(slow)
    await carla.sit(slow)
    assert (await anna.get(f"/tables/{slow}"))["state"] == "playing"
    async with live.site.database.write() as connection:
        values = {"state": "open", "touched": now() - days.WAITS_FOR - DAY}
        await connection.execute(update(schema.tables).values(values))
    assert slow in await live.site.tables.close_idle(now() - 2 * 3_600_000)


# -- holidays ----------------------------------------------------------------------


def span(first: int, last: int) -> dict[str, str]:
    """From so many days from today to so many."""
    return {
        "first": (today() + timedelta(days=first)).isoformat(),
        "last": (today() + timedelta(days=last)).isoformat(),
    }


async def test_holidays_are_taken_and_called_off(live: Live) -> None:
    [anna] = await live.guests("Anna")
    later = span(3, 4)
    info = await anna.call("POST", "/me/holidays", later)
    assert info["holidays"] == [later] and info["most"] == MOST_HOLIDAYS
    assert sum(info["left"].values()) == 2 * MOST_HOLIDAYS - 2
    begun = span(0, 2)
    await anna.call("POST", "/me/holidays", begun)
    info = await anna.call("DELETE", f"/me/holidays/{begun['first']}")
    assert info["holidays"] == [span(0, 0), later], "what has begun ends today"
    info = await anna.call("DELETE", f"/me/holidays/{later['first']}")
    assert info["holidays"] == [span(0, 0)]
    assert sum(info["left"].values()) == 2 * MOST_HOLIDAYS - 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (lambda: span(-1, 2), "bad-holiday"),
        (lambda: span(3, 2), "bad-holiday"),
        (lambda: span(2, 366), "bad-holiday"),
        (lambda: {"first": "2026-02-31", "last": "2026-03-01"}, "bad-holiday"),
        (lambda: span(5, 6), "holiday-twice"),
        (lambda: span(10, 10 + 2 * MOST_HOLIDAYS + 1), "many-holidays"),
    ],
)
async def test_impossible_holidays_are_refused_and_change_nothing(
    live: Live, wish: Callable[[], Any], code: str
) -> None:
    [anna] = await live.guests("Anna")
    before = await anna.call("POST", "/me/holidays", span(4, 5))
    with pytest.raises(Refused) as refused:
        await anna.call("POST", "/me/holidays", wish())
    assert refused.value.code == code
    assert await anna.get("/me/holidays") == before
    with pytest.raises(Refused) as refused:
        await anna.call("DELETE", f"/me/holidays/{span(9, 9)['first']}")
    assert refused.value.code == "no-such-holiday"


async def test_who_takes_holidays_gets_more_time_at_once(live: Live) -> None:
    anna, ben, carla = await live.guests("Anna", "Ben", "Carla")
    table = await anna.new_table(seats=3, clock="day")
    for one in (ben, carla):
        await one.sit(table)
    wire = await anna.watch(table)
    assert wire.clock and wire.clock["left"] <= 86_400
    await anna.call("POST", "/me/holidays", span(0, 1))
    await wire.until(lambda wire: wire.clock and wire.clock["left"] > 86_400)
