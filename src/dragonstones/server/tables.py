"""Setting up tables: who sits where, when it starts, what comes after.

Everything here is one transaction on the database. What runs at a table is its `Room`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones import fair
from dragonstones.bots import at_table, persona_of
from dragonstones.engine import BadSetup, Game, get_game
from dragonstones.engine.journal import FORMAT
from dragonstones.server import schema
from dragonstones.server.bots import check_bot
from dragonstones.server.database import Database, now
from dragonstones.server.names import clean_name, clean_text
from dragonstones.server.people import PersonRow, not_a_members
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound
from dragonstones.wire import ClockName, LobbyRow, NewTable, SeatInfo, TableInfo, TableState

#: Seconds for a decision, and for how long a person may be away before a bot plays for him.
CLOCKS: Mapping[ClockName, tuple[float | None, float | None]] = {
    "quick": (20, 15),
    "normal": (60, 40),
    "long": (300, 180),
    "none": (None, None),
}
#: Who plays for somebody who is away.
STAND_IN = "merchant"

#: Milliseconds for which a running game is listed at which nobody is any more.
LISTED_FOR = 60 * 60 * 1000
#: Of one host at the same time; more would be to push the others out of the lobby.
MOST_OPEN = 10

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"

_tables, _seats = schema.tables, schema.seats


@dataclass(slots=True)
class SeatRow:
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    luck: str | None = None
    left: bool = False

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
    state: TableState
    host: str | None
    created: int
    touched: int
    started: int | None
    server_luck: str
    seed: str | None
    rematch: str | None
    sent_away: list[str]
    result: dict[str, Any] | None
    seats: list[SeatRow] = field(default_factory=list)

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits."""
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str | None) -> list[int]:
        """Where somebody sits, and who plays on his device with him."""
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]

    @property
    def header(self) -> dict[str, Any]:
        """The head of its journal, as the engine knows it: without answers."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": len(self.seats),
            "options": self.options,
            "seed": self.seed,
        }

    @property
    def game_rules(self) -> Game[Any]:
        return get_game(self.game, self.rules)

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
            name=self.name,
            game=self.game,
            rules=self.rules,
            options=self.options,
            clock=self.clock,
            public=self.public,
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
                )
                for number, seat in enumerate(self.seats)
            ],
            spectators=spectators,
            commitment=fair.commitment(self.server_luck, self.id),
            rematch=self.rematch,
            created=self.created,
        )

    def lobby_row(self) -> LobbyRow:
        return LobbyRow(
            id=self.id,
            name=self.name,
            game=self.game,
            options=self.options,
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
    def __init__(self, database: Database) -> None:
        self._database = database

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

    async def lobby(self, limit: int = 200) -> list[TableRow]:
        """Public tables that have free seats or are played at, the newest first."""
        query = (
            select(_tables)
            .where(
                _tables.c.public,
                (_tables.c.state == "open")
                | ((_tables.c.state == "playing") & (_tables.c.touched > now() - LISTED_FOR)),
            )
            .order_by(_tables.c.touched.desc())
            .limit(limit)
        )
        return await self._several(query)

    async def of_person(self, person: str, limit: int = 50) -> list[TableRow]:
        """Where somebody sits or sat, the newest first."""
        mine = select(_seats.c.table).where(_seats.c.person == person)
        query = (
            select(_tables)
            .where(_tables.c.id.in_(mine), _tables.c.state != "closed")
            .order_by(_tables.c.touched.desc())
            .limit(limit)
        )
        return await self._several(query)

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

    async def create(self, host: PersonRow, wish: NewTable) -> TableRow:
        """A new table. It begins at once if that is wanted and nobody is missing."""
        game = get_game(wish.game)
        if wish.seats not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise BadSetup("wrong-seats", game=game.id, seats=wish.seats, low=low, high=high)
        options = game.check_options(wish.options)
        people = ([host.name] if wish.sit else []) + wish.company
        if len(wish.bots) + len(people) > wish.seats:
            raise BadSetup("wrong-bots", bots=len(wish.bots), players=wish.seats - len(people))
        bots = at_table(game.id, wish.bots, secrets.token_hex(8))
        for bot in bots:
            check_bot(game.id, bot)
        seats = [SeatRow() for _ in range(wish.seats)]
        for seat, bot in zip(reversed(seats), reversed(bots), strict=False):
            seat.bot = bot
        names: list[str] = []
        for number, name in enumerate(people):
            names.append(_distinct(clean_name(name), names))
            seats[number] = SeatRow(host.id, names[-1])
        id = new_id()
        values = {
            **_new_values(id, host, game.id),
            "name": clean_text(wish.name or "") or host.name,
            "options": options,
            "clock": wish.clock,
            "public": wish.public,
        }
        async with self._database.write() as connection:
            await _check_number(connection, host)
            for name in wish.company:
                await not_a_members(connection, clean_name(name))
            await _insert(connection, values, seats)
            if wish.start and not any(seat.free for seat in seats):
                await _start(connection, await _load(connection, id))
            return await _load(connection, id)

    async def rematch(self, person: PersonRow, id: str) -> TableRow:
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
                name: getattr(old, name) for name in ("name", "game", "options", "clock", "public")
            }
            values = {**_new_values(new, person, old.game), **same}
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
        """Get up. In the middle of a game a bot plays on for him until he comes back."""
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
        """The host lets a bot play for somebody who is away, until he sits down again."""
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

    # -- after it -----------------------------------------------------------

    async def finish(self, id: str, result: dict[str, Any]) -> None:
        """The game is over. To be said again does no harm."""
        query = (
            update(_tables)
            .where(_tables.c.id == id, _tables.c.state == "playing")
            .values(state="over", result=result, ended=now(), touched=now(), code=None)
        )
        async with self._database.write() as connection:
            await connection.execute(query)

    async def touch(self, ids: Sequence[str]) -> None:
        """Somebody is there: not to be closed yet."""
        query = update(_tables).where(_tables.c.id.in_(ids)).values(touched=now())
        async with self._database.write() as connection:
            await connection.execute(query)

    async def close_idle(self, before: int) -> list[str]:
        """Close tables that have not started and that nobody has looked at since."""
        query = (
            update(_tables)
            .where(_tables.c.state == "open", _tables.c.touched < before)
            .values(state="closed", code=None)
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
    """Nobody can guess it: a private table is found by its link only."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(12))


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def _distinct(name: str, others: Sequence[str | None]) -> str:
    """Two guests may have one name; at one table they are Anna and Anna 2."""
    taken = {other.casefold() for other in others if other}
    names = [name, *(f"{name} {n}" for n in range(2, len(others) + 3))]
    return next(one for one in names if one.casefold() not in taken)


async def _check_number(connection: AsyncConnection, host: PersonRow) -> None:
    mine = (_tables.c.host == host.id) & (_tables.c.state == "open")
    if (await connection.scalar(select(func.count()).where(mine)) or 0) >= MOST_OPEN:
        raise Conflict("many-tables", most=MOST_OPEN)


def _check_open(table: TableRow) -> None:
    if table.state != "open":
        raise Conflict("table-not-open", state=table.state)


def _check_host(table: TableRow, person: PersonRow, seat: int | None = None) -> None:
    # The host may have deleted himself: then anybody who sits there is.
    seated = table.seat_of(person.id) is not None
    if table.host != person.id and not (table.host is None and seated):
        raise NotAllowed("not-host")
    _check_seat(table, seat)


def _check_seat(table: TableRow, seat: int | None) -> None:
    if seat is not None and seat not in range(len(table.seats)):
        raise NotFound("no-such-seat-here", seat=seat, seats=len(table.seats))


async def _load(connection: AsyncConnection, id: str, lock: bool = False) -> TableRow:
    query = select(_tables).where(_tables.c.id == id)
    if lock:
        query = query.with_for_update()
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


def _new_values(id: str, host: PersonRow, game: str) -> dict[str, Any]:
    """What every new table begins with."""
    return {
        "id": id,
        "game": game,
        "rules": get_game(game).rules,
        "state": "open",
        "host": host.id,
        "created": now(),
        "touched": now(),
        "server_luck": fair.new_server_luck(),
    }


async def _change(connection: AsyncConnection, id: str, seat: int, **values: Any) -> None:
    place = (_seats.c.table == id) & (_seats.c.seat == seat)
    await connection.execute(update(_seats).where(place).values(**values))
    await connection.execute(update(_tables).where(_tables.c.id == id).values(touched=now()))


async def _empty(connection: AsyncConnection, id: str, seat: int) -> None:
    await _change(connection, id, seat, person=None, name=None, bot=None, luck=None, left=False)


async def _sit_as_before(
    connection: AsyncConnection, person: PersonRow, old: TableRow, new: TableRow
) -> TableRow:
    """At a rematch that is there already: with all who play on his device, if nobody else has
    taken their seats."""
    mine = old.seats_of(person.id)
    if new.state != "open" or new.seats_of(person.id) or not all(new.seats[n].free for n in mine):
        return new
    names = [seat.name for seat in new.seats]
    for n in mine:
        names.append(_distinct(old.seats[n].name or person.name, names))
        await _change(connection, new.id, n, person=person.id, name=names[-1])
    return await _load(connection, new.id)


async def _pass_on(connection: AsyncConnection, table: TableRow, gone: str | None) -> None:
    """If the host has got up, somebody else is; with nobody left the table is closed."""
    if gone != table.host:
        return
    others = [seat.person for seat in table.seats if seat.person not in (None, gone)]
    if others:
        query = update(_tables).where(_tables.c.id == table.id).values(host=others[0])
        await connection.execute(query)
    else:
        await _close(connection, table.id)


async def _close(connection: AsyncConnection, id: str) -> None:
    closed = {"state": "closed", "code": None, "touched": now()}
    await connection.execute(update(_tables).where(_tables.c.id == id).values(closed))


async def _start(connection: AsyncConnection, table: TableRow) -> None:
    """From here on the deal is settled: the parts of the seed are all there."""
    seed = fair.seed_of(table.server_luck, table.id, [seat.luck for seat in table.seats])
    # Rules may be newer than when the table was made.
    rules = get_game(table.game).rules
    started = {"state": "playing", "seed": seed, "rules": rules, "started": now(), "touched": now()}
    await connection.execute(update(_tables).where(_tables.c.id == table.id).values(started))
