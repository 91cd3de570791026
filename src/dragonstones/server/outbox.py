"""What people are told: a row for each event, person and channel.

An event is written in the transaction that causes it (`tell`), for the page. Some process then
spreads it over the channels that the person has chosen, and sends it by push or by mail. A notice
is marked as handed over just before that happens. Should the process die at that moment, nobody
knows whether the notice has arrived, and it is not sent again: the page has it anyway. A notice
that was not accepted is tried again, after longer and longer pauses.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple, Protocol, cast, get_args
from zoneinfo import ZoneInfo, available_timezones

import msgspec
import structlog
from sqlalchemy import (
    ColumnElement,
    Executable,
    and_,
    case,
    delete,
    func,
    literal,
    select,
    type_coerce,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.people import DAY, PersonRow
from dragonstones.server.refusals import SiteRefused
from dragonstones.text import texts
from dragonstones.wire import (
    Language,
    NoticeChoices,
    NoticeInfo,
    NoticeKind,
    NoticesInfo,
)

log = structlog.get_logger(__name__)

#: The kinds of events, and the page that each leads to.
KINDS: Mapping[NoticeKind, str] = {
    "turn": "/t/{subject}",
    "started": "/t/{subject}",
    "over": "/replay/{subject}",
    "bot-plays": "/t/{subject}",
    "answer": "{path}",
    "invitation": "/t/{subject}",
    "friend": "{path}",
}
assert set(KINDS) == set(get_args(NoticeKind))

#: Milliseconds for which somebody who was just there is not called to a table.
LOOKS_ALREADY = 60_000
#: Milliseconds between one try and the next; after the last the notice is given up.
BACK_OFF = tuple(minutes * 60_000 for minutes in (1, 5, 30, 120, 480))
#: Milliseconds that a process has to send a notice.
LASTS = 60_000
#: Rows that are looked at in one go, and notices that the page gets.
BATCH, SHOWN = 50, 50
#: Milliseconds for which notices are kept.
KEPT = 30 * DAY

_outbox, _people = schema.outbox, schema.people
_choices, _devices = schema.notice_choices, schema.push_devices
_COLUMNS = (
    "person",
    "event",
    "channel",
    "kind",
    "subject",
    "data",
    "at",
    "state",
    "after",
    "tries",
)


class Notice(NamedTuple):
    """What is sent to somebody: an event in their words."""

    person: str
    event: str
    kind: NoticeKind
    subject: str
    title: str
    text: str
    #: On this site.
    path: str
    language: Language


class NotTaken(Exception):
    """It was not handed over; it may be tried again."""


class Hopeless(Exception):
    """It was not handed over, and never will be."""


class Channel(Protocol):
    """A way to tell people something."""

    async def send(
        self, channel: str, notice: Notice, about_to: Callable[[], Awaitable[None]]
    ) -> None:
        """Hand a notice over, and call `about_to` just before. NotTaken, Hopeless: it has certainly
        not arrived."""


# -- telling ---------------------------------------------------------------------


async def tell(
    connection: AsyncConnection,
    person: str,
    kind: NoticeKind,
    subject: str,
    data: Mapping[str, Any],
    event: str | None = None,
) -> None:
    """Tell somebody what this transaction does. They are told of one `event` once, however often
    this is called; without an `event`, every call is a new one."""
    event = event or f"{kind}/{subject}/{secrets.token_hex(8)}"
    is_sqlite = connection.dialect.name == "sqlite"
    await connection.execute(telling(is_sqlite, person, kind, subject, data, event))


def telling(
    is_sqlite: bool,
    person: str,
    kind: NoticeKind,
    subject: str,
    data: Mapping[str, Any],
    event: str,
    after: int = 0,
) -> Executable:
    """A statement that tells somebody something, if they are still there, not before a time."""
    row = (event, "page", kind, subject, dict(data), now(), "new", after, 0)
    values = [
        type_coerce(literal(value, _outbox.c[name].type), _outbox.c[name].type)
        for name, value in zip(_COLUMNS[1:], row, strict=True)
    ]
    somebody = select(_people.c.id, *values).where(_people.c.id == person)
    upsert = (sqlite.insert if is_sqlite else postgresql.insert)(_outbox)
    return upsert.from_select(_COLUMNS, somebody).on_conflict_do_nothing()


def has_acted(table: str, people: Collection[str]) -> Executable:
    """A statement: these people need not be called to a table any more."""
    is_turn = (_outbox.c.kind == "turn") & (_outbox.c.subject == table) & _outbox.c.seen.is_(None)
    unsent = _outbox.c.state.in_(("new", "waiting"))
    return (
        update(_outbox)
        .where(_outbox.c.person.in_(people), is_turn)
        .values(seen=now(), state=case((unsent, "void"), else_=_outbox.c.state))
    )


# -- words -----------------------------------------------------------------------


def in_words(row: RowMapping, language: Language) -> Notice:
    """An event as it is told in a language."""
    t, data = texts(language), cast(dict[str, Any], row["data"])
    words = {name: value for name, value in data.items() if isinstance(value, str | int)}
    kind = cast(NoticeKind, row["kind"])
    path = KINDS[kind].format_map({"path": "/", **data, "subject": row["subject"]})
    return Notice(
        row["person"],
        row["event"],
        kind,
        row["subject"],
        t(f"notice-{kind}", **words),
        t(f"notice-{kind}-about", **words),
        path,
        language,
    )


# -- what somebody sees ------------------------------------------------------------


class Outbox:
    def __init__(self, database: Database, owner: str, is_open: bool) -> None:
        self._database = database
        self._owner = owner
        self.is_open = is_open
        #: By the first part of their names.
        self.channels: dict[str, Channel] = {}

    async def read(self, person: PersonRow, lang: Language | None = None) -> NoticesInfo:
        """Somebody's last notices, the newest first; by default in their own language."""
        mine = (_outbox.c.person == person.id) & (_outbox.c.channel == "page")
        mine &= _outbox.c.after <= now()
        query = select(_outbox).where(mine).order_by(_outbox.c.at.desc(), _outbox.c.event)
        async with self._database.read() as connection:
            rows = (await connection.execute(query.limit(SHOWN))).mappings().all()
            unseen = select(func.count()).where(mine, _outbox.c.seen.is_(None))
            missed = await connection.scalar(unseen) or 0
        notices = []
        for row in rows:
            told = in_words(row, lang or person.language)
            notices.append(
                NoticeInfo(
                    kind=told.kind,
                    at=row["at"],
                    title=told.title,
                    text=told.text,
                    path=told.path,
                    seen=row["seen"] is not None,
                )
            )
        return NoticesInfo(notices=notices, unseen=missed)

    async def see_all(self, person: PersonRow, until: int) -> None:
        """Mark notices up to a time as seen."""
        mine = (_outbox.c.person == person.id) & (_outbox.c.at <= until)
        async with self._database.write() as connection:
            unseen = update(_outbox).where(mine, _outbox.c.seen.is_(None))
            await connection.execute(unseen.values(seen=now()))

    async def chosen(self, person: PersonRow) -> tuple[NoticeChoices, str | None, bool]:
        """The notices that somebody wants; their mail address, and whether it is confirmed."""
        query = select(_choices).where(_choices.c.person == person.id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().first()
        address, confirmed = (row["address"], row["confirmed"]) if row else (None, None)
        return choices_in(row), address, confirmed is not None

    async def choose(self, person: PersonRow, choices: NoticeChoices) -> None:
        if choices.zone not in available_timezones():
            raise SiteRefused("no-such-zone", zone=choices.zone)
        data = msgspec.to_builtins(choices)
        first = self._database.upsert(_choices).values(person=person.id, choices=data)
        async with self._database.write() as connection:
            await connection.execute(
                first.on_conflict_do_update(
                    index_elements=[_choices.c.person], set_={"choices": data}
                )
            )

    # -- spreading and sending --------------------------------------------------

    async def work(self) -> None:
        """Send everything that can be sent now."""
        if self.is_open:
            while await self._spread() or await self._send_next():
                pass

    async def _spread(self) -> bool:
        """Spread new events over their channels; False: there are none."""
        due = (_outbox.c.state == "new") & (_outbox.c.after <= now())
        query = select(_outbox, _people.c.language).join(_people, _people.c.id == _outbox.c.person)
        if not await self._is_any(due):
            return False
        async with self._database.write() as connection:
            query = query.where(due).order_by(_outbox.c.after).limit(BATCH)
            rows = (await connection.execute(query)).mappings().all()
            for row in rows:
                ours = update(_outbox).where(_is(row), _outbox.c.state == "new")
                # Two processes may look at the same moment.
                if (await connection.execute(ours.values(state="sent"))).rowcount:
                    await self._spread_one(connection, row)
        return bool(rows)

    async def _is_any(self, which: ColumnElement[bool]) -> bool:
        """Whether there is any: if not, nothing is written, which would make others wait."""
        async with self._database.read() as connection:
            found = await connection.execute(select(_outbox.c.person).where(which).limit(1))
            return found.first() is not None

    async def _spread_one(self, connection: AsyncConnection, row: RowMapping) -> None:
        mine = select(_choices).where(_choices.c.person == row["person"])
        found = (await connection.execute(mine)).mappings().first()
        choices = choices_in(found)
        ways = ways_of(choices, row)
        channels = ["mail"] if "mail" in ways and found and found["confirmed"] else []
        if "push" in ways:
            devices = select(_devices.c.id).where(_devices.c.person == row["person"])
            channels += [f"push-{id}" for id in await connection.scalars(devices)]
        channels = [one for one in channels if one.partition("-")[0] in self.channels]
        rows = [
            {**{name: row[name] for name in _COLUMNS}, "channel": channel, "state": "waiting"}
            for channel in channels
        ]
        if rows:
            await connection.execute(
                self._database.upsert(_outbox).values(rows).on_conflict_do_nothing()
            )

    async def _send_next(self) -> bool:
        """Send the first waiting notice; False: there is none."""
        row = await self._take()
        if row is None:
            return False
        way = row["channel"].partition("-")[0]
        channel, choices = self.channels.get(way), await self._choices_of(row["person"])
        # By their wishes of now: a notice may have waited for long.
        if (at := quiet_until(choices, now())) > now():
            await self._note(row, "waiting", after=at, until=0)
            return True
        try:
            if channel is None:
                raise Hopeless("switched off")
            if way not in ways_of(choices, row):
                raise Hopeless("not wanted any more")
            async with asyncio.timeout(LASTS / 2000):
                await channel.send(
                    row["channel"], in_words(row, row["language"]), lambda: self._hand_over(row)
                )
            await self._note(row, "handed", state="sent")
        except Hopeless as error:
            log.info("a notice cannot be sent", channel=row["channel"], why=str(error))
            await self._note(row, "waiting", "handed", state="failed")
        except NotTaken as error:
            await self._put_off(row, str(error))
        except Exception as error:  # nobody knows whether it has arrived
            log.warning("a notice may not have been sent", channel=row["channel"], why=repr(error))
            await self._put_off(row, repr(error), only_if="waiting")
        return True

    async def _choices_of(self, person: str) -> NoticeChoices:
        query = select(_choices).where(_choices.c.person == person)
        async with self._database.read() as connection:
            return choices_in((await connection.execute(query)).mappings().first())

    async def _take(self) -> RowMapping | None:
        """Lease the first notice that waits."""
        clock = self._database.clock
        waits = (_outbox.c.state == "waiting") & (_outbox.c.until < clock)
        due = waits & (_outbox.c.after <= now())
        query = select(_outbox, _people.c.language).join(_people, _people.c.id == _outbox.c.person)
        query = query.where(due).order_by(_outbox.c.after).limit(1)
        if not await self._is_any(due):
            return None
        async with self._database.write() as connection:
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                return None
            lease = {"owner": self._owner, "until": clock + LASTS}
            ours = update(_outbox).where(_is(row), waits).values(lease)
            return row if (await connection.execute(ours)).rowcount else None

    async def _hand_over(self, row: RowMapping) -> None:
        """From here on it is never sent again, unless we learn that it was not taken."""
        if not await self._note(row, "waiting", state="handed"):
            raise Hopeless("not wanted any more")

    async def _put_off(self, row: RowMapping, why: str, only_if: str | None = None) -> None:
        states = (only_if,) if only_if else ("waiting", "handed")
        tries = row["tries"]
        if tries >= len(BACK_OFF):
            log.warning("a notice was given up", channel=row["channel"], why=why)
            await self._note(row, *states, state="failed")
            return
        again = {"state": "waiting", "tries": tries + 1, "after": now() + BACK_OFF[tries]}
        await self._note(row, *states, **again, until=0)

    async def _note(self, row: RowMapping, *states: str, **values: Any) -> bool:
        ours = _is(row) & (_outbox.c.owner == self._owner) & _outbox.c.state.in_(states)
        async with self._database.write() as connection:
            changed = await connection.execute(update(_outbox).where(ours).values(values))
            return bool(changed.rowcount)

    async def forget_old(self) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(_outbox).where(_outbox.c.at < now() - KEPT))


def _is(row: RowMapping) -> ColumnElement[bool]:
    return and_(*(_outbox.c[name] == row[name] for name in ("person", "event", "channel")))


# -- what somebody wants -------------------------------------------------------------


def choices_in(row: RowMapping | None) -> NoticeChoices:
    """What somebody has chosen; nothing: the defaults."""
    return NoticeChoices() if row is None else msgspec.convert(row["choices"], NoticeChoices)


def ways_of(choices: NoticeChoices, row: RowMapping) -> Sequence[str]:
    """The channels by which somebody wants to be told of this."""
    return () if row["subject"] in choices.muted else choices.kinds.get(row["kind"], [])


def quiet_until(choices: NoticeChoices, at: int) -> int:
    """The time itself, or the end of the quiet hours if it falls into them."""
    if choices.quiet is None:
        return at
    first, last = (timedelta(minutes=minute) for minute in choices.quiet)
    zone = ZoneInfo(choices.zone)
    local = datetime.fromtimestamp(at / 1000, zone)
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    for day in (-1, 0):
        begins = midnight + timedelta(days=day) + first
        ends = midnight + timedelta(days=day + (last <= first)) + last
        if begins <= local.replace(tzinfo=None) < ends:
            return round(ends.replace(tzinfo=zone).timestamp() * 1000)
    return at
