"""Setting up tables: who sits where, when it starts, what comes after.

Everything here is one transaction on the database. What runs at a table is its `Room`.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import ColumnElement, func, insert, select, tuple_, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones import fair
from dragonstones.bots import at_table, persona_of
from dragonstones.engine import BadSetup, Game, get_game
from dragonstones.engine import journal as engine_journal
from dragonstones.server import schema
from dragonstones.server.bots import check_bot
from dragonstones.server.database import Database, now
from dragonstones.server.journal import Written, stored
from dragonstones.server.names import clean_name, clean_text
from dragonstones.server.people import PersonRow, not_a_members
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound
from dragonstones.server.words import seat_names
from dragonstones.server.works import count_played
from dragonstones.wire import (
    ClockName,
    Language,
    LobbyRow,
    NewTable,
    SeatInfo,
    TableInfo,
    TableState,
)
from dragonstones.workshop import workshop_of

#: Seconds for a decision, and seconds that a person may be away before a bot plays.
CLOCKS: Mapping[ClockName, tuple[float | None, float | None]] = {
    "quick": (20, 15),
    "normal": (60, 40),
    "long": (300, 180),
    "none": (None, None),
}

#: Milliseconds for which a running game that nobody watches is still listed.
LISTED_FOR = 60 * 60 * 1000
#: Milliseconds for which an open table is listed at which neither its host nor anybody else who
#: sits there is connected.
UNATTENDED = 3 * 60 * 1000
#: Open tables of one host, and of one address, at which a whole club may press "Play now": more
#: would push the others out of the lobby.
MOST_OPEN = 10
MOST_OPEN_AT_ADDRESS = 60

#: What a trial takes over from the head of another journal and has no column of its own: a seed
#: can be a number, too.
TRIAL_HEAD = ("seed", "position", "script")

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"

_tables, _seats = schema.tables, schema.seats
_host = schema.people.c.id == _tables.c.host
_SELECT = select(
    _tables,
    select(schema.people.c.name).where(_host).scalar_subquery().label("host_name"),
    select(schema.people.c.language).where(_host).scalar_subquery().label("host_language"),
)


@dataclass(slots=True)
class SeatRow:
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    luck: str | None = None
    left: bool = False
    hints: int = 0

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None and self.name is None


@dataclass(slots=True)
class TableRow:
    id: str
    code: str | None
    name: str
    game: str
    rules: int
    options: dict[str, Any]
    clock: ClockName
    public: bool
    hints: bool
    state: TableState
    host: str | None
    created: int
    touched: int
    started: int | None
    ended: int | None
    server_luck: str
    seed: str | None
    rematch: str | None
    sent_away: list[str]
    result: dict[str, Any] | None
    #: Of a trial: what of the head of its journal is not in the other fields.
    trial: dict[str, Any] | None = None
    #: What its host is called, and speaks; None: there is none any more.
    host_name: str | None = None
    host_language: Language | None = None
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def title(self) -> str:
        """What the table is called; empty: nobody named it, and its host is gone."""
        return self.name or self.host_name or ""

    def seat_of(self, person: str | None) -> int | None:
        """The first seat of a person."""
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str | None) -> list[int]:
        """All seats of a person: theirs, and those of others on the same device."""
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]

    def names(self, lang: Language) -> list[str]:
        """What everybody here is called; bots have names that depend on the language."""
        return seat_names([(seat.name, seat.bot) for seat in self.seats], lang)

    @property
    def header(self) -> dict[str, Any]:
        """The head of its journal, as the engine knows it: without answers."""
        return {
            "format": engine_journal.FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": len(self.seats),
            "options": self.options,
            "seed": self.seed,
            **(self.trial or {}),
        }

    @property
    def game_rules(self) -> Game[Any]:
        """The game as it is played here."""
        return get_game(self.game, self.rules).with_options(self.options)

    @property
    def seconds(self) -> float | None:
        return CLOCKS[self.clock][0]

    @property
    def grace(self) -> float | None:
        return CLOCKS[self.clock][1]

    def info(
        self, here: Sequence[int] = (), stand_ins: Sequence[int] = (), spectators: int = 0
    ) -> TableInfo:
        return TableInfo(
            id=self.id,
            code=self.code,
            name=self.title,
            game=self.game,
            rules=self.rules,
            options=self.options,
            clock=self.clock,
            public=self.public,
            hints=self.hints,
            state=self.state,
            host=self.host,
            seats=[
                SeatInfo(
                    name=seat.name,
                    person=seat.person,
                    bot=seat.bot,
                    here=number in here,
                    stand_in=number in stand_ins,
                    luck=seat.luck,
                    hints=seat.hints,
                )
                for number, seat in enumerate(self.seats)
            ],
            spectators=spectators,
            commitment=fair.commitment(self.server_luck, self.id),
            rematch=self.rematch,
            created=self.created,
            trial=self.trial is not None,
        )

    def _options_in_brief(self) -> dict[str, Any]:
        try:
            return get_game(self.game, self.rules).options_in_brief(self.options)
        except BadSetup:  # a game of another package, which is not installed any more
            return self.options

    def lobby_row(self) -> LobbyRow:
        return LobbyRow(
            id=self.id,
            name=self.title,
            game=self.game,
            options=self._options_in_brief(),
            clock=self.clock,
            state=self.state,
            seats=len(self.seats),
            free=sum(seat.free for seat in self.seats),
            people=[seat.name or "" for seat in self.seats if not seat.bot and not seat.free],
            bots=sum(seat.bot is not None for seat in self.seats),
        )


def _row(table: RowMapping, seats: Sequence[RowMapping]) -> TableRow:
    names = [name for name in TableRow.__slots__ if name != "seats"]
    rows = [SeatRow(**{name: seat[name] for name in SeatRow.__slots__}) for seat in seats]
    return TableRow(**{name: table[name] for name in names}, seats=rows)


class Tables:
    def __init__(self, database: Database, most_at_address: int | None = None) -> None:
        self._database = database
        #: Open tables that may be made from one address; None: any number.
        self._most_at_address = most_at_address

    # -- looking ------------------------------------------------------------

    async def get(self, id: str) -> TableRow:
        async with self._database.read() as connection:
            return await _load(connection, id)

    async def id_of(self, code: str) -> str:
        """The table that a code leads to."""
        letters = code.strip().upper()
        found = None
        if set(letters) <= set(LETTERS):
            query = select(_tables.c.id).where(_tables.c.code == letters)
            async with self._database.read() as connection:
                found = (await connection.scalars(query)).first()
        if found is None:
            raise NotFound("no-such-code", code=code[:20])
        return str(found)

    async def lobby(self, limit: int = 200, among: Collection[str] | None = None) -> list[TableRow]:
        """Return public tables that people wait or play at, the newest first.

        Each address has the same share of the list: first comes the newest table of every address,
        then the second of each, and so on. With `among`, only those of these tables that are
        listed.
        """
        turn = func.row_number().over(
            partition_by=func.coalesce(_tables.c.origin, _tables.c.id),
            order_by=_tables.c.touched.desc(),
        )
        ranked = select(_tables.c.id, _tables.c.touched, turn.label("turn")).where(_is_listed())
        rank = ranked.subquery()
        listed = select(rank).order_by(rank.c.turn, rank.c.touched.desc()).limit(limit).subquery()
        query = _SELECT.join(listed, listed.c.id == _tables.c.id).order_by(
            listed.c.turn, listed.c.touched.desc()
        )
        if among is not None:
            query = query.where(_tables.c.id.in_(among))
        return await self._several(query)

    async def attend(self, ids: Sequence[str]) -> list[str]:
        """Note that somebody waits at these open tables; return those that were not listed."""
        moment, unlisted = now(), _tables.c.attended <= now() - UNATTENDED
        is_open = _tables.c.id.in_(ids) & (_tables.c.state == "open")
        async with self._database.write() as connection:
            back = list(await connection.scalars(select(_tables.c.id).where(is_open, unlisted)))
            await connection.execute(update(_tables).where(is_open).values(attended=moment))
        return back

    async def unattended_since(self, seconds: float) -> list[str]:
        """Return public tables that left the list for want of people in the last seconds."""
        end = now() - UNATTENDED
        lapsed = _tables.c.attended.between(end - int(seconds * 1000), end)
        query = select(_tables.c.id).where(_tables.c.public, _tables.c.state == "open", lapsed)
        async with self._database.read() as connection:
            return list(await connection.scalars(query))

    async def of_person(self, person: str, limit: int = 50) -> list[TableRow]:
        """Where somebody sits or sat, the newest first."""
        mine = select(_seats.c.table).where(_seats.c.person == person)
        query = (
            _SELECT.where(_tables.c.id.in_(mine), _tables.c.state != "closed")
            .order_by(_tables.c.touched.desc())
            .limit(limit)
        )
        return await self._several(query)

    async def finished(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[TableRow]:
        """Games that somebody has played to the end, the newest first: all, or those that come
        after one that ended then."""
        mine = select(_seats.c.table).where(_seats.c.person == person)
        place = tuple_(_tables.c.ended, _tables.c.id)
        query = (
            _SELECT.where(_tables.c.id.in_(mine), _tables.c.state == "over")
            .order_by(_tables.c.ended.desc(), _tables.c.id.desc())
            .limit(limit)
        )
        return await self._several(query.where(place < before) if before else query)

    async def _several(self, query: Any) -> list[TableRow]:
        async with self._database.read() as connection:
            tables = (await connection.execute(query)).mappings().all()
            ids = [table["id"] for table in tables]
            rows = await connection.execute(
                select(_seats).where(_seats.c.table.in_(ids)).order_by(_seats.c.seat)
            )
        seats: dict[str, list[RowMapping]] = {id: [] for id in ids}
        for seat in rows.mappings():
            seats[seat["table"]].append(seat)
        return [_row(table, seats[table["id"]]) for table in tables]

    # -- making -------------------------------------------------------------

    async def create(self, host: PersonRow, wish: NewTable, address: str = "") -> TableRow:
        """A new table. With `start` it begins at once, if no seat is free."""
        game = get_game(wish.game)
        places = game.usual_seats if wish.seats is None else wish.seats
        if places not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise BadSetup("wrong-seats", game=game.id, seats=places, low=low, high=high)
        options = game.check_options(wish.options)
        if workshop := workshop_of(game):
            workshop.check_new(game, options)
        people = ([host.name] if wish.sit else []) + wish.company
        if len(wish.bots) + len(people) > places:
            raise BadSetup("wrong-bots", bots=len(wish.bots), players=places - len(people))
        bots = at_table(game.id, wish.bots, secrets.token_hex(8))
        for bot in bots:
            check_bot(game.id, bot)
        seats = [SeatRow() for _ in range(places)]
        for seat, bot in zip(reversed(seats), reversed(bots), strict=False):
            seat.bot = bot
        names: list[str] = []
        for number, name in enumerate(people):
            names.append(_distinct(clean_name(name), names))
            seats[number] = SeatRow(host.id, names[-1])
        id = new_id()
        values = {
            **_new_values(id, host, game.id, address),
            "name": clean_text(wish.name or ""),
            "options": options,
            "clock": wish.clock,
            "public": wish.public,
            "hints": wish.hints,
        }
        async with self._database.write() as connection:
            await self._check_number(connection, host, address)
            for name in wish.company:
                await not_a_members(connection, clean_name(name))
            await _insert(connection, values, seats)
            if wish.start and not any(seat.free for seat in seats):
                await _start(connection, await _load(connection, id))
            return await _load(connection, id)

    async def create_trial(
        self, host: PersonRow, journal: engine_journal.Journal, seats: Sequence[SeatRow]
    ) -> TableRow:
        """A table that goes on where a journal ends. Nobody else is invited, and no clock runs."""
        id = new_id()
        head = {name: journal[name] for name in TRIAL_HEAD if name in journal}
        values = {
            **_new_values(id, host, journal["game"], ""),
            "name": "",
            "rules": journal["rules"],
            "options": journal["options"],
            "clock": "none",
            "public": False,
            "state": "playing",
            "started": now(),
            "seed": str(journal["seed"])[:64],
            "trial": head,
        }
        answers = journal["answers"]
        entries = [Written(engine_journal.decode_entry(answer), None) for answer in answers]
        row = {"table": id, "number": 0, "at": now(), "entries": stored(entries)}
        async with self._database.write() as connection:
            await _insert(connection, values, seats)
            await connection.execute(insert(schema.journal), row)
            return await _load(connection, id)

    async def _check_number(
        self, connection: AsyncConnection, host: PersonRow, address: str
    ) -> None:
        is_open = select(func.count()).where(_tables.c.state == "open")
        if (await connection.scalar(is_open.where(_tables.c.host == host.id)) or 0) >= MOST_OPEN:
            raise Conflict("many-tables", most=MOST_OPEN)
        most, origin = self._most_at_address, origin_of(address)
        if most is not None and origin is not None:
            here = await connection.scalar(is_open.where(_tables.c.origin == origin)) or 0
            if here >= most:
                raise Conflict("many-tables-here", most=most)

    async def rematch(self, person: PersonRow, id: str, address: str = "") -> TableRow:
        """The same table again; whoever asks first makes it and is its host."""
        async with self._database.write() as connection:
            old = await _load(connection, id, lock=True)
            if old.seat_of(person.id) is None:
                raise NotAllowed("not-at-table")
            if old.state != "over":
                raise Conflict("not-over")
            if old.rematch:
                other = await _load(connection, old.rematch, lock=True)
                if other.state != "closed":
                    return await _sit_as_before(connection, person, old, other)
            new = new_id()
            same = {
                name: getattr(old, name)
                for name in ("name", "game", "options", "clock", "public", "hints")
            }
            values = {**_new_values(new, person, old.game, address), **same}
            seats = [
                SeatRow(person.id, seat.name) if seat.person == person.id else SeatRow(bot=seat.bot)
                for seat in old.seats
            ]
            await _insert(connection, values, seats)
            await connection.execute(update(_tables).where(_tables.c.id == id).values(rematch=new))
            return await _load(connection, new)

    # -- before the start ---------------------------------------------------

    async def sit(self, person: PersonRow, id: str, wanted: int | None, luck: str | None) -> None:
        """Take a seat; or, after having left in the middle of the game, one's own again."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            mine = table.seat_of(person.id)
            if table.state == "playing" and mine is not None:
                for seat in table.seats_of(person.id):
                    await _change(connection, id, seat, left=False)
                return
            _check_open(table)
            if person.id in table.sent_away:
                raise NotAllowed("sent-away")
            _check_seat(table, wanted)
            free = [number for number, seat in enumerate(table.seats) if seat.free]
            if wanted is not None and wanted != mine and wanted not in free:
                raise Conflict("seat-taken", seat=wanted)
            if mine is None and not free:
                raise Conflict("table-full")
            if mine is not None and wanted in (None, mine):
                await _change(connection, id, mine, luck=luck or table.seats[mine].luck)
                return
            if mine is not None:
                luck = luck or table.seats[mine].luck
                await _empty(connection, id, mine)
            seat = free[0] if wanted is None else wanted
            others = [one.name for n, one in enumerate(table.seats) if one.name and n != mine]
            name = _distinct(person.name, others)
            await _change(connection, id, seat, person=person.id, name=name, luck=luck)

    async def leave(self, person: PersonRow, id: str) -> None:
        """Get up. In the middle of a game a bot plays on until the person sits down again."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            seats = table.seats_of(person.id)
            if not seats:
                raise NotAllowed("not-at-table")
            if table.state == "playing":
                for seat in seats:
                    await _change(connection, id, seat, left=True)
                return
            _check_open(table)
            for seat in seats:
                await _empty(connection, id, seat)
            await _pass_on(connection, table, person.id)

    async def remove(self, host: PersonRow, id: str, seat: int) -> None:
        """The host sends a person or a bot away, before the start."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            _check_host(table, host, seat)
            _check_open(table)
            if table.seats[seat].free:
                raise Conflict("seat-free", seat=seat)
            await _empty(connection, id, seat)
            person = table.seats[seat].person
            if table.seats_of(person) == [seat]:
                await _pass_on(connection, table, person)
            if person not in (None, host.id):
                away = [*table.sent_away, person]
                query = update(_tables).where(_tables.c.id == id).values(sent_away=away)
                await connection.execute(query)

    async def call_stand_in(self, host: PersonRow, id: str, seat: int) -> None:
        """Let a bot play for somebody who is away until they sit down again, as the host."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            _check_host(table, host, seat)
            await _change(connection, id, seat, left=True)

    async def put_bot(self, host: PersonRow, id: str, seat: int, bot: str) -> None:
        """A bot into a free seat, or another one into a bot's."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            _check_host(table, host, seat)
            _check_open(table)
            if not table.seats[seat].free and not table.seats[seat].bot:
                raise Conflict("seat-taken", seat=seat)
            others = [one.bot for n, one in enumerate(table.seats) if one.bot and n != seat]
            taken = [persona_of(other) for other in others]
            [name] = at_table(table.game, [bot], secrets.token_hex(8), without=taken)
            check_bot(table.game, name)
            await _change(connection, id, seat, bot=name)

    async def start(self, host: PersonRow, id: str) -> None:
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            _check_host(table, host)
            _check_open(table)
            free = sum(seat.free for seat in table.seats)
            if free:
                raise Conflict("seats-free", n=free)
            await _start(connection, table)

    async def close(self, host: PersonRow, id: str) -> None:
        """The host gives a table up that has not started."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            _check_host(table, host)
            _check_open(table)
            await _close(connection, id)

    # -- while it is played --------------------------------------------------

    async def count_hint(self, id: str, seat: int) -> int:
        """One more hint for a seat; how many it has had."""
        place = (_seats.c.table == id) & (_seats.c.seat == seat)
        query = update(_seats).where(place).values(hints=_seats.c.hints + 1)
        async with self._database.write() as connection:
            return int(await connection.scalar(query.returning(_seats.c.hints)) or 0)

    # -- after it -----------------------------------------------------------

    async def finish(self, id: str, result: dict[str, Any]) -> None:
        """The game is over. To be said again does no harm."""
        query = (
            update(_tables)
            .where(_tables.c.id == id, _tables.c.state == "playing")
            .values(state="over", result=result, ended=now(), touched=now(), code=None, origin=None)
        )
        async with self._database.write() as connection:
            await connection.execute(query)

    async def touch(self, ids: Sequence[str]) -> None:
        """Note that somebody is there: these tables are not to be closed yet."""
        query = update(_tables).where(_tables.c.id.in_(ids)).values(touched=now())
        async with self._database.write() as connection:
            await connection.execute(query)

    async def close_idle(self, before: int) -> list[str]:
        """Close tables that have not started and that nobody has looked at since."""
        query = (
            update(_tables)
            .where(_tables.c.state == "open", _tables.c.touched < before)
            .values(schema.CLOSED)
            .returning(_tables.c.id)
        )
        async with self._database.write() as connection:
            return list((await connection.scalars(query)).all())

    async def forget(self, before: int) -> None:
        """Remove tables that were never played, and games that nobody has gone on with."""
        old = (_tables.c.touched < before) & _tables.c.state.in_(("closed", "playing"))
        async with self._database.write() as connection:
            await connection.execute(_tables.delete().where(old))


def new_id() -> str:
    """An id that nobody can guess: a private table is found by its link only."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(12))


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def _distinct(name: str, others: Sequence[str | None]) -> str:
    """Two guests may have one name; at one table they are Anna and Anna 2."""
    taken = {other.casefold() for other in others if other}
    names = [name, *(f"{name} {n}" for n in range(2, len(others) + 3))]
    return next(one for one in names if one.casefold() not in taken)


def origin_of(address: str) -> str | None:
    """Return what tables made from one address have in common; it does not show the address."""
    return sha256(address.encode()).hexdigest()[:16] if address else None


def _is_listed() -> ColumnElement[bool]:
    waits = (_tables.c.state == "open") & (_tables.c.attended > now() - UNATTENDED)
    plays = (_tables.c.state == "playing") & (_tables.c.touched > now() - LISTED_FOR)
    return _tables.c.public & (waits | plays)


def _check_open(table: TableRow) -> None:
    if table.state != "open":
        raise Conflict("table-not-open", state=table.state)


def _check_host(table: TableRow, person: PersonRow, seat: int | None = None) -> None:
    # If the host has deleted their account anybody who sits there counts as the host.
    seated = table.seat_of(person.id) is not None
    if table.host != person.id and not (table.host is None and seated):
        raise NotAllowed("not-host")
    _check_seat(table, seat)


def _check_seat(table: TableRow, seat: int | None) -> None:
    if seat is not None and seat not in range(len(table.seats)):
        raise NotFound("no-such-seat-here", seat=seat, seats=len(table.seats))


async def _load(connection: AsyncConnection, id: str, lock: bool = False) -> TableRow:
    query = _SELECT.where(_tables.c.id == id)
    if lock:
        query = query.with_for_update(of=_tables)
    table = (await connection.execute(query)).mappings().first()
    if table is None:
        raise NotFound("no-such-table")
    seats = select(_seats).where(_seats.c.table == id).order_by(_seats.c.seat)
    return _row(table, (await connection.execute(seats)).mappings().all())


async def _insert(
    connection: AsyncConnection, values: dict[str, Any], seats: Sequence[SeatRow]
) -> None:
    """A table with a code that no other open table has."""
    for _ in range(20):
        try:
            async with connection.begin_nested():
                await connection.execute(insert(_tables).values(code=_new_code(), **values))
            break
        except IntegrityError:  # one in two hundred million
            continue
    else:
        raise Conflict("no-code-left")
    rows = [
        {"table": values["id"], "seat": number}
        | {name: getattr(seat, name) for name in SeatRow.__slots__}
        for number, seat in enumerate(seats)
    ]
    await connection.execute(insert(_seats), rows)


def _new_values(id: str, host: PersonRow, game: str, address: str) -> dict[str, Any]:
    """What every new table begins with."""
    return {
        "id": id,
        "game": game,
        "rules": get_game(game).rules,
        "state": "open",
        "host": host.id,
        "created": now(),
        "touched": now(),
        "attended": now(),
        "origin": origin_of(address),
        "server_luck": fair.new_server_luck(),
    }


async def _change(connection: AsyncConnection, id: str, seat: int, **values: Any) -> None:
    place = (_seats.c.table == id) & (_seats.c.seat == seat)
    await connection.execute(update(_seats).where(place).values(**values))
    moment = {"touched": now(), "attended": now()}
    await connection.execute(update(_tables).where(_tables.c.id == id).values(moment))


async def _empty(connection: AsyncConnection, id: str, seat: int) -> None:
    nobody = SeatRow()
    empty = {name: getattr(nobody, name) for name in SeatRow.__slots__}
    await _change(connection, id, seat, **empty)


async def _sit_as_before(
    connection: AsyncConnection, person: PersonRow, old: TableRow, new: TableRow
) -> TableRow:
    """Seat a person and their company at a rematch that exists already, in their old seats,
    if all of these are free."""
    mine = old.seats_of(person.id)
    if new.state != "open" or new.seats_of(person.id) or not all(new.seats[n].free for n in mine):
        return new
    names = [seat.name for seat in new.seats]
    for n in mine:
        names.append(_distinct(old.seats[n].name or person.name, names))
        await _change(connection, new.id, n, person=person.id, name=names[-1])
    return await _load(connection, new.id)


async def _pass_on(connection: AsyncConnection, table: TableRow, gone: str | None) -> None:
    """Make somebody else the host if the host has got up; close a table that nobody sits at."""
    if gone != table.host:
        return
    others = [seat.person for seat in table.seats if seat.person not in (None, gone)]
    if others:
        query = update(_tables).where(_tables.c.id == table.id).values(host=others[0])
        await connection.execute(query)
    else:
        await _close(connection, table.id)


async def _close(connection: AsyncConnection, id: str) -> None:
    closed = update(_tables).where(_tables.c.id == id).values(**schema.CLOSED, touched=now())
    await connection.execute(closed)


async def _start(connection: AsyncConnection, table: TableRow) -> None:
    """From here on the deal is settled: the parts of the seed are all there."""
    seed = fair.seed_of(table.server_luck, table.id, [seat.luck for seat in table.seats])
    # Rules may be newer than when the table was made.
    rules = get_game(table.game).rules
    started = {"state": "playing", "seed": seed, "rules": rules, "started": now(), "touched": now()}
    await connection.execute(update(_tables).where(_tables.c.id == table.id).values(started))
    await count_played(connection, table.game, table.options)
