"""Games by days: people have days for a decision, take holidays, and need not be there.

Other tables sleep when nobody watches. One of these notes when it has to be looked at (`due`), and
some process does that (`calls.py`), also after a restart. Each seat has its own clock, which stops
on the person's holidays; when it has run out a bot plays until the person sits down again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.people import DAY, PersonRow
from dragonstones.server.refusals import Conflict, NotFound, SiteRefused
from dragonstones.wire import ClockName, Holiday, HolidaysInfo

#: The clocks that have days, and how many a decision has.
DAYS: Mapping[ClockName, int] = {"day": 1, "two-days": 2, "three-days": 3, "week": 7}
#: Milliseconds for which such a table waits for people to sit down.
WAITS_FOR = 14 * DAY
#: Days of holiday in a year, and how many days ahead they can be planned.
MOST_HOLIDAYS, AHEAD = 30, 365

#: Spans of time, from when to when, in milliseconds.
Span = tuple[int, int]
#: The holidays of people, by their ids.
Holidays = dict[str, list[Span]]

_holidays, _seats, _tables = schema.holidays, schema.seats, schema.tables


def end_of(since: int, lasts: int, spans: Sequence[Span]) -> int:
    """When a clock runs out that stops during these spans, which do not overlap.

    >>> end_of(10, 5, [(0, 12), (13, 20), (30, 40)])
    24
    """
    end = since + lasts
    for first, last in sorted(spans):
        if last > since and first < end:
            end += last - max(first, since)
    return end


async def holidays_at(connection: AsyncConnection, table: str) -> Holidays:
    """The holidays of all who sit at a table."""
    here = select(_seats.c.person).where(_seats.c.table == table)
    found = await connection.execute(select(_holidays).where(_holidays.c.person.in_(here)))
    holidays: Holidays = {}
    for row in found:
        span = (_midnight(row.first), _midnight(row.last) + DAY)
        holidays.setdefault(row.person, []).append(span)
    return holidays


def _midnight(day: str) -> int:
    return round(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * 1000


def today() -> date:
    return datetime.fromtimestamp(now() / 1000, UTC).date()


class HolidayBook:
    """When people do not want to play; days are those of UTC."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, person: PersonRow) -> HolidaysInfo:
        async with self._database.read() as connection:
            return _info(await _of(connection, person.id))

    async def add(self, person: PersonRow, wish: Holiday) -> tuple[HolidaysInfo, list[str]]:
        """Take holidays; return the tables at which that changes a clock."""
        first, last = _date(wish.first), _date(wish.last)
        if not today() <= first <= last <= today() + timedelta(days=AHEAD):
            raise SiteRefused("bad-holiday", most=AHEAD)
        async with self._database.write() as connection:
            # Held until the end, so that their number cannot grow while we count them.
            held = select(schema.people.c.id).where(schema.people.c.id == person.id)
            await connection.execute(held.with_for_update(key_share=True))
            taken = await _of(connection, person.id)
            if any(one.first <= wish.last and wish.first <= one.last for one in taken):
                raise Conflict("holiday-twice")
            for year, days in _days_by_year([*taken, wish]).items():
                if days > MOST_HOLIDAYS:
                    raise Conflict("many-holidays", most=MOST_HOLIDAYS, year=str(year))
            row = {"person": person.id, "first": wish.first, "last": wish.last, "at": now()}
            await connection.execute(insert(_holidays).values(row))
            return _info([*taken, wish]), await _wake_tables(connection, person.id)

    async def remove(self, person: PersonRow, first: str) -> tuple[HolidaysInfo, list[str]]:
        """Call holidays off; those that have begun end today."""
        this = (_holidays.c.person == person.id) & (_holidays.c.first == first)
        current = today().isoformat()
        # A day that has begun counts: a clock that stopped is not set back.
        change = delete(_holidays) if first > current else update(_holidays).values(last=current)
        async with self._database.write() as connection:
            if not (
                await connection.execute(change.where(this, _holidays.c.last >= current))
            ).rowcount:
                raise NotFound("no-such-holiday")
            return _info(await _of(connection, person.id)), await _wake_tables(
                connection, person.id
            )

    async def forget_old(self) -> None:
        """Forget holidays that no clock and no limit needs any more."""
        old = _holidays.c.last < (today() - timedelta(days=2 * AHEAD)).isoformat()
        async with self._database.write() as connection:
            await connection.execute(delete(_holidays).where(old))


def _date(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError as error:
        raise SiteRefused("bad-holiday", most=AHEAD) from error


async def _of(connection: AsyncConnection, person: str) -> list[Holiday]:
    query = select(_holidays.c.first, _holidays.c.last).where(_holidays.c.person == person)
    found = await connection.execute(query.order_by(_holidays.c.first))
    return [Holiday(first=first, last=last) for first, last in found]


def _days_by_year(holidays: Sequence[Holiday]) -> dict[int, int]:
    days: dict[int, int] = {}
    for one in holidays:
        day = date.fromisoformat(one.first)
        while day <= date.fromisoformat(one.last):
            days[day.year] = days.get(day.year, 0) + 1
            day += timedelta(days=1)
    return days


def _info(holidays: list[Holiday]) -> HolidaysInfo:
    year = today().year
    used = _days_by_year(holidays)
    left = {str(one): MOST_HOLIDAYS - used.get(one, 0) for one in (year, year + 1)}
    listed = [one for one in holidays if one.last >= today().isoformat()]
    return HolidaysInfo(
        holidays=sorted(listed, key=lambda one: one.first), most=MOST_HOLIDAYS, left=left
    )


async def _wake_tables(connection: AsyncConnection, person: str) -> list[str]:
    """The clocks of these tables are looked at again."""
    mine = select(_seats.c.table).where(_seats.c.person == person)
    by_days = _tables.c.due.is_not(None) & _tables.c.id.in_(mine)
    woken = update(_tables).where(by_days).values(due=now()).returning(_tables.c.id)
    return list(await connection.scalars(woken))
