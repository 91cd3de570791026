"""Setting up tables: who sits where, when a game starts, and what follows it.

Everything here is one transaction on the database. What runs at a table is its `Room`.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import ColumnElement, Update, case, func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones import fair
from dragonstones.bots import at_table, persona_of
from dragonstones.engine import BadSetup, Game, Match, get_game
from dragonstones.engine import journal as engine_journal
from dragonstones.server import finishing, invitations, outbox, parties, played, results, schema
from dragonstones.server.bots import check_bot
from dragonstones.server.chain import BEGINNING
from dragonstones.server.database import Database, now
from dragonstones.server.days import DAYS, WAITS_FOR, Holidays, Span, end_of, holidays_at
from dragonstones.server.journal import Written, are_rules_known, new_row
from dragonstones.server.names import clean_name, clean_text
from dragonstones.server.people import DAY, PersonRow, is_a_members, not_a_members
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound
from dragonstones.server.ties import check_together, friends_of
from dragonstones.server.wordlist import WordList, word_list
from dragonstones.server.words import seat_names
from dragonstones.server.works import count_played
from dragonstones.wire import (
    ClockName,
    Language,
    LobbyRow,
    NewTable,
    NoticeKind,
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
    **{name: (days * DAY / 1000, None) for name, days in DAYS.items()},
}

#: Milliseconds for which a running game that nobody watches is still listed.
LISTED_FOR = 60 * 60 * 1000
#: Milliseconds for which an open table stays listed while neither its host nor anybody else who
#: sits there is connected.
UNATTENDED = 3 * 60 * 1000
#: Milliseconds for which games that nobody continues are looked at: by then all are deserted.
DESERTED_FOR = 7 * DAY
#: Open tables of one host, and of one address, behind which a whole club may press "Play now":
#: more would push other tables out of the lobby.
MOST_OPEN = 10
MOST_OPEN_AT_ADDRESS = 60
#: Invitations to one table.
MOST_INVITED = 30

#: The fields that a rematch takes over.
SAME_AGAIN = ("name", "game", "options", "clock", "public", "hints", "steady", "party", "wall")
#: What a trial takes over from the head of another journal that has no column of its own: a seed
#: can be a number, too.
TRIAL_HEAD = ("seed", "position", "script")
#: The mark, next to that, of a game which was played without a site.
CARRIED = "carried"

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
    colour: int | None = None

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
    #: For a trial: the part of the head of its journal that is not in the other fields.
    trial: dict[str, Any] | None = None
    #: Whether only people who finish their games may sit down.
    steady: bool = False
    #: Whether one screen shows the table to everybody, who play on phones.
    party: bool = False
    #: The person who opened it there.
    wall: str | None = None
    #: From when to when the clocks were stopped; the end of the last may be None: they still are.
    pauses: list[tuple[int, int | None]] = field(default_factory=list)
    #: The name and the language of its host; None: there is no host any more.
    host_name: str | None = None
    host_language: Language | None = None
    seats: list[SeatRow] = field(default_factory=list)
    #: Of the people in the seats, in a game by days.
    holidays: Holidays = field(default_factory=dict)

    @property
    def title(self) -> str:
        """The name of the table; empty: nobody named it, and its host is gone."""
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
            **{name: value for name, value in (self.trial or {}).items() if name != CARRIED},
        }

    @property
    def is_carried(self) -> bool:
        """Whether it was played on a device without a site, where nobody checks who answers."""
        return self.trial is not None and CARRIED in self.trial

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

    @property
    def is_paused(self) -> bool:
        return bool(self.pauses) and self.pauses[-1][1] is None

    @property
    def past_pauses(self) -> list[Span]:
        return [(begin, end) for begin, end in self.pauses if end is not None]

    @property
    def by_days(self) -> bool:
        """Whether it is a game by days: it continues although nobody is there."""
        return self.clock in DAYS

    def deadlines(self, seats: Collection[int], since: int) -> dict[int, int]:
        """Until when these seats have time for what they were asked then, by their own clocks;
        seats for which a bot plays are left out."""
        lasts = round((self.seconds or 0) * 1000)
        people = {n: self.seats[n].person for n in seats if not self.seats[n].left}
        return {
            seat: end_of(since, lasts, self.holidays.get(person, ()))
            for seat, person in people.items()
            if person
        }

    @property
    def is_deserted(self) -> bool:
        """Whether everybody has got up from a game that counts: bots play it to its end, since
        people who leave have lost."""
        people = [seat for seat in self.seats if not seat.bot]
        are_gone = bool(people) and all(seat.person and seat.left for seat in people)
        return are_gone and results.why_unrated(self) is None

    @property
    def goes_on(self) -> bool:
        """Whether the game continues although nobody watches."""
        return self.by_days or self.is_deserted

    def info(
        self,
        here: Sequence[int] = (),
        stand_ins: Sequence[int] = (),
        spectators: int = 0,
        has_ratings: bool = True,
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
            steady=self.steady,
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
                    colour=seat.colour,
                )
                for number, seat in enumerate(self.seats)
            ],
            spectators=spectators,
            commitment=fair.commitment(self.server_luck, self.id),
            rematch=self.rematch,
            created=self.created,
            trial=self.trial is not None and not self.is_carried,
            carried=self.is_carried,
            unrated=results.why_unrated(self) if has_ratings else "off",
            party=self.party,
            paused=self.is_paused,
            wall=self.wall,
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
    names = [name for name in TableRow.__slots__ if name not in ("seats", "holidays")]
    rows = [SeatRow(**{name: seat[name] for name in SeatRow.__slots__}) for seat in seats]
    return TableRow(**{name: table[name] for name in names}, seats=rows)


class Tables:
    def __init__(
        self,
        database: Database,
        most_at_address: int | None = None,
        *,
        words: WordList | None = None,
        invites: bool = True,
        has_ratings: bool = True,
    ) -> None:
        self._database = database
        #: Whether "the same again" invites those who played.
        self._invites = invites
        self._has_ratings = has_ratings
        self._words = words or word_list()
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
        """Return public tables at which people wait or play, the newest first.

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
        query = select(_tables.c.id).where(
            _tables.c.public, _tables.c.state == "open", lapsed, ~_by_days()
        )
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

    async def named(self, ids: Collection[str]) -> dict[str, TableRow]:
        """The tables of these ids."""
        found = await self._several(_SELECT.where(_tables.c.id.in_(ids)))
        return {table.id: table for table in found}

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
        usual = game.seats[-1] if wish.party else game.usual_seats
        places = usual if wish.seats is None else wish.seats
        if places not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise BadSetup("wrong-seats", game=game.id, seats=places, low=low, high=high)
        options = game.check_options(wish.options)
        if wish.clock in DAYS:
            if wish.party:
                raise BadSetup("party-by-days")
            options = game.without_hurry(options)
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
        self._words.check(wish.name, *wish.company)
        id = new_id()
        values = {
            **_new_values(id, host.id, game.id, address),
            "name": clean_text(wish.name or ""),
            "options": options,
            "clock": wish.clock,
            "public": wish.public,
            "hints": wish.hints,
            "steady": wish.steady,
            "party": wish.party,
            "wall": host.id if wish.party else None,
        }
        async with self._database.write() as connection:
            await self._check_number(connection, host, address)
            for name in wish.company:
                await not_a_members(connection, clean_name(name))
            await _insert(connection, values, seats)
            if wish.start and not any(seat.free for seat in seats):
                await _start(connection, await _load(connection, id), by=host.id)
            return await _load(connection, id)

    async def create_trial(
        self, host: PersonRow, journal: engine_journal.Journal, seats: Sequence[SeatRow]
    ) -> TableRow:
        """A table that goes on where a journal ends. Nobody else is invited, and no clock runs."""
        id = new_id()
        async with self._database.write() as connection:
            await _insert_begun(connection, id, host, journal, seats)
            return await _load(connection, id)

    async def carry(
        self,
        person: PersonRow,
        id: str,
        match: Match,
        seats: Sequence[SeatRow],
        **about: Any,
    ) -> TableRow:
        """A game that the person has played without a site, as one of theirs; of others on that
        device only the names are known. A second call returns the existing table."""
        journal = match.journal()
        about = {**about, "trial": {**_trial_head(journal), CARRIED: True}}
        async with self._database.write() as connection:
            known = select(_tables.c.id).where(_tables.c.id == id)
            if await connection.scalar(known) is not None:
                return await _load(connection, id)
            mine, *others = (seat for seat in seats if seat.person)
            names = [mine.name]
            for seat in others:
                name = seat.name or ""
                while await is_a_members(connection, name):
                    name = _distinct(name, [name])
                seat.name = _distinct(name, names)
                names.append(seat.name)
            await _insert_begun(connection, id, person, journal, seats, **about)
            if match.result is not None:
                over = {"state": "over", "result": match.result, "code": None, "origin": None}
                this = update(_tables).where(_tables.c.id == id)
                await connection.execute(this.values(over))
                await played.keep(connection, await _load(connection, id))
                await played.tally(self._database, connection, id, ())
            return await _load(connection, id)

    async def begin_with(
        self,
        connection: AsyncConnection,
        people: Mapping[str, str],
        game: str,
        bots: Sequence[str],
        clock: ClockName,
    ) -> str:
        """Start a public table with these people, by id with their names, and bots; return its id.
        The first of them is the host."""
        id, [host, *_] = new_id(), people
        seats: list[SeatRow] = []
        for person, name in people.items():
            seats.append(SeatRow(person, _distinct(name, [seat.name for seat in seats])))
        seats += [SeatRow(bot=bot) for bot in at_table(game, bots, secrets.token_hex(8))]
        options = get_game(game).check_options({})
        values = {"name": "", "options": options, "clock": clock, "public": True}
        await _insert(connection, {**_new_values(id, host, game, ""), **values}, seats)
        await _start(connection, await _load(connection, id))
        return id

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
        """A rematch: the first person to ask creates it, hosts it and invites the others."""
        async with self._database.write() as connection:
            old = await _load(connection, id, lock=True)
            if old.seat_of(person.id) is None:
                raise NotAllowed("not-at-table")
            if old.party:
                _check_host(old, person)
            if old.state != "over" and not (old.party and old.state == "playing"):
                raise Conflict("not-over")
            if old.rematch:
                other = await _load(connection, old.rematch, lock=True)
                if other.state != "closed":
                    return await _sit_as_before(connection, person, old, other)
            new = new_id()
            same = {name: getattr(old, name) for name in SAME_AGAIN}
            values = {**_new_values(new, person.id, old.game, address), **same}
            seats = [
                SeatRow(person.id, seat.name) if seat.person == person.id else SeatRow(bot=seat.bot)
                for seat in old.seats
            ]
            await _insert(connection, values, parties.seats_again(old) if old.party else seats)
            await connection.execute(update(_tables).where(_tables.c.id == id).values(rematch=new))
            if old.state == "playing":
                await _close(connection, id)
            made = await _load(connection, new)
            if self._invites and not old.party:
                others = [seat.person for seat in old.seats if seat.person]
                await invitations.write(self._database, connection, made, person, others)
            return made

    # -- before the start ---------------------------------------------------

    async def sit(
        self,
        person: PersonRow,
        id: str,
        wanted: int | None,
        luck: str | None,
        colour: int | None = None,
    ) -> None:
        """Take a seat; or, after leaving in the middle of the game, the same seat again."""
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
            if mine is None:
                await _check_welcome(connection, table, person)
            free = [number for number, seat in enumerate(table.seats) if seat.free]
            if wanted is not None and wanted != mine and wanted not in free:
                raise Conflict("seat-taken", seat=wanted)
            if mine is None and not free:
                raise Conflict("table-full")
            taken = parties.taken(table, person, mine, colour) if table.party else {}
            if mine is not None and wanted in (None, mine):
                await _change(connection, id, mine, luck=luck or table.seats[mine].luck, **taken)
                return
            if mine is not None:
                luck = luck or table.seats[mine].luck
                await _empty(connection, id, mine)
            seat = free[0] if wanted is None else wanted
            others = [one.name for n, one in enumerate(table.seats) if one.name and n != mine]
            sits = {"person": person.id, "name": _distinct(person.name, others), **taken}
            await _change(connection, id, seat, luck=luck, **sits)
            if table.party and table.seat_of(table.host) is None:
                await _make_host(connection, id, person.id)
            if table.by_days and mine is None and len(free) == 1:
                # Nobody waits to press Start; if two have fallen out meanwhile, its host has to.
                full = await _load(connection, id)
                with suppress(NotAllowed):
                    await _check_company(connection, full)
                    await _start(connection, full, by=person.id)

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
                if table.party:
                    await _pass_on(connection, table, person.id)
                await _play_on(connection, id)
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
        """Put a bot into a free seat, or another bot into a bot's seat."""
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
            colour = {"colour": parties.free_colour(table)} if table.party else {}
            await _change(connection, id, seat, bot=name, **colour)

    async def start(self, host: PersonRow, id: str) -> None:
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            _check_host(table, host)
            _check_open(table)
            free = sum(seat.free for seat in table.seats)
            if free and table.party:
                await _replace_seats(connection, id, parties.seats_taken(table))
                table = await _load(connection, id)
            elif free:
                raise Conflict("seats-free", n=free)
            await _check_company(connection, table)
            await _start(connection, table, by=host.id)

    async def invite(self, person: PersonRow, id: str, other: str) -> None:
        """Ask a friend to come to a table at which the person sits."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            _check_open(table)
            if not invitations.may_invite(table, person.id):
                raise NotAllowed("not-at-table")
            if other not in set(await connection.scalars(friends_of(person.id))):
                raise NotAllowed("invites-friends")
            if other in table.sent_away:
                raise Conflict("was-sent-away")
            if table.seat_of(other) is not None:
                return
            invited = schema.invitations.c.table == id
            n = await connection.scalar(select(func.count()).where(invited)) or 0
            if n >= MOST_INVITED:
                raise Conflict("many-invitations", most=MOST_INVITED)
            await invitations.write(self._database, connection, table, person, [other])

    async def close(self, host: PersonRow, id: str) -> None:
        """The host gives up a table that has not started."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            _check_host(table, host)
            _check_open(table)
            await _close(connection, id)

    # -- while it is played --------------------------------------------------

    async def pause(self, host: PersonRow, id: str, on: bool) -> None:
        """Stop the clocks and the bots of a party, or let them run again, as the host or at the
        screen; idempotent."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            if host.id != table.wall:
                _check_host(table, host)
            if not table.party:
                raise Conflict("not-a-party")
            if table.state != "playing":
                raise Conflict("not-played-now")
            if on != table.is_paused:
                pauses = parties.pauses_with(table, now())
                values = {"pauses": pauses, "touched": now()}
                await connection.execute(update(_tables).where(_tables.c.id == id).values(values))

    async def count_hint(self, id: str, seat: int) -> int:
        """Count one more hint for a seat; return how many it has had."""
        place = (_seats.c.table == id) & (_seats.c.seat == seat)
        query = update(_seats).where(place).values(hints=_seats.c.hints + 1)
        async with self._database.write() as connection:
            return int(await connection.scalar(query.returning(_seats.c.hints)) or 0)

    async def run_out(self, id: str, seats: Collection[int]) -> None:
        """The time of these seats is up: a bot plays until their people sit down again."""
        async with self._database.write() as connection:
            table = await _load(connection, id, lock=True)
            for seat in seats if table.state == "playing" else ():
                await _change(connection, id, seat, left=True)
                if person := table.seats[seat].person:
                    about = {"table": table.title}
                    await outbox.tell(connection, person, "bot-plays", id, about)

    async def desert(self, before: int) -> None:
        """Let people get up from games that count and that nobody has continued since then."""
        lately = _tables.c.touched.between(before - DESERTED_FOR, before)
        counts = ~_tables.c.hints & ~_tables.c.party & _tables.c.trial.is_(None)
        query = select(_tables.c.id).where(_tables.c.state == "playing", lately, counts)
        async with self._database.read() as connection:
            found = list(await connection.scalars(query.where(~_by_days())))
        for id in found:
            async with self._database.write() as connection:
                table = await _load(connection, id, lock=True)
                is_old = table.state == "playing" and table.touched <= before
                if is_old and results.why_unrated(table) is None:
                    for n, seat in enumerate(table.seats):
                        if seat.person:
                            await _change(connection, id, n, left=True)
                    await _play_on(connection, id)

    async def take_due(self, at_once: int, later: int) -> list[str]:
        """Some of the tables that have to be looked at now although nobody watches. The caller has
        until then to do so, and no other process is given them."""
        due = select(_tables.c.id, _tables.c.due).where(_tables.c.due <= now(), are_rules_known())
        async with self._database.read() as connection:
            found = (await connection.execute(due.order_by(_tables.c.due).limit(at_once))).all()
        taken = []
        for id, at in found:
            still = update(_tables).where(_tables.c.id == id, _tables.c.due == at)
            async with self._database.write() as connection:
                if (await connection.execute(still.values(due=later))).rowcount:
                    taken.append(id)
        return taken

    async def set_due(self, id: str, due: int | None) -> None:
        """Note when a game that continues by itself has to be looked at again."""
        async with self._database.write() as connection:
            await connection.execute(due_at(id, due))

    # -- after it -----------------------------------------------------------

    async def finish(self, id: str, match: Match) -> None:
        """The game is over: note the result, and what it means for everybody who played.
        Idempotent."""
        query = (
            update(_tables)
            .where(_tables.c.id == id, _tables.c.state == "playing")
            .values(state="over", result=match.result, ended=now(), touched=now())
            .values(code=None, origin=None, due=None)
        )
        done = played.done_at(match)
        async with self._database.write() as connection:
            if (await connection.execute(query)).rowcount:
                table = await _load(connection, id)
                if table.by_days:
                    await _tell_all(connection, table, "over")
                await played.keep(connection, table)
                await played.tally(self._database, connection, id, done)
                await finishing.count(self._database, connection, table)
                if self._has_ratings:
                    await results.keep(self._database, connection, table, len(match.events))

    async def touch(self, ids: Sequence[str]) -> None:
        """Note that somebody is there, so that these tables stay open."""
        query = update(_tables).where(_tables.c.id.in_(ids)).values(touched=now())
        async with self._database.write() as connection:
            await connection.execute(query)

    async def close_idle(self, before: int) -> list[str]:
        """Close tables that have not started and that nobody has looked at since; games by days
        wait for longer."""
        idle = (_tables.c.touched < before) & ~_by_days()
        query = (
            update(_tables)
            .where(_tables.c.state == "open", idle | (_tables.c.touched < now() - WAITS_FOR))
            .values(schema.CLOSED)
            .returning(_tables.c.id)
        )
        async with self._database.write() as connection:
            return list((await connection.scalars(query)).all())

    async def forget(self, before: int) -> None:
        """Remove tables that were never played, and games that nobody has continued."""
        old = (_tables.c.touched < before) & _tables.c.state.in_(("closed", "playing"))
        async with self._database.write() as connection:
            await connection.execute(_tables.delete().where(old))


def new_id() -> str:
    """An id that nobody can guess: a private table can be found only by its link."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(12))


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def _distinct(name: str, others: Sequence[str | None]) -> str:
    """Two guests may have the same name; at one table they become Anna and Anna 2."""
    taken = {other.casefold() for other in others if other}
    names = [name, *(f"{name} {n}" for n in range(2, len(others) + 3))]
    return next(one for one in names if one.casefold() not in taken)


def origin_of(address: str) -> str | None:
    """Return a hash that tables made from one address share; it does not reveal the address."""
    return sha256(address.encode()).hexdigest()[:16] if address else None


def due_at(id: str, due: int | None) -> Update:
    """A statement: when a game that continues by itself has to be looked at again."""
    return update(_tables).where(_tables.c.id == id, _tables.c.state == "playing").values(due=due)


def _by_days() -> ColumnElement[bool]:
    return _tables.c.clock.in_(DAYS)


def has_unpacked(before: int) -> tuple[ColumnElement[bool], ...]:
    """In a statement: a game that ended before a time, and whose journal is not packed."""
    return ~_tables.c.packed, _tables.c.ended < before, _tables.c.state == "over"


def _is_listed() -> ColumnElement[bool]:
    attended = (_tables.c.attended > now() - UNATTENDED) | _by_days()
    waits = (_tables.c.state == "open") & attended
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


async def _check_welcome(connection: AsyncConnection, table: TableRow, person: PersonRow) -> None:
    """Whether somebody may take a seat among those who are there, and as the host wants it."""
    seated = {seat.person for seat in table.seats}
    await check_together(connection, person.id, seated, "kept-apart-here")
    if table.steady and table.host != person.id:
        told = await finishing.of_people(connection, [person.id])
        if told[person.id] == "few":
            raise NotAllowed("not-steady")


async def _check_company(connection: AsyncConnection, table: TableRow) -> None:
    """Refuse to start a table with two people who do not want to meet."""
    seated = {seat.person for seat in table.seats}
    for one in seated - {None}:
        await check_together(connection, str(one), seated, "apart-at-start")


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
    row = _row(table, (await connection.execute(seats)).mappings().all())
    if row.by_days:
        row.holidays = await holidays_at(connection, id)
    return row


async def _insert(
    connection: AsyncConnection, values: dict[str, Any], seats: Sequence[SeatRow]
) -> None:
    """A table with a code that no other open table has."""
    for _ in range(20):
        try:
            async with connection.begin_nested():
                await connection.execute(insert(_tables).values(code=_new_code(), **values))
            break
        except IntegrityError:  # the chance of this is one in two hundred million
            continue
    else:
        raise Conflict("no-code-left")
    await _insert_seats(connection, values["id"], seats)


def _trial_head(journal: engine_journal.Journal) -> dict[str, Any]:
    return {name: journal[name] for name in TRIAL_HEAD if name in journal}


async def _insert_begun(
    connection: AsyncConnection,
    id: str,
    host: PersonRow,
    journal: engine_journal.Journal,
    seats: Sequence[SeatRow],
    **about: Any,
) -> None:
    """A table that goes on where a journal ends. Nobody else is invited, and no clock runs."""
    values = {
        **_new_values(id, host.id, journal["game"], ""),
        "name": "",
        "rules": journal["rules"],
        "options": journal["options"],
        "clock": "none",
        "public": False,
        "state": "playing",
        "started": now(),
        "seed": str(journal["seed"])[:64],
        "trial": _trial_head(journal),
        **about,
    }
    entries = [Written(engine_journal.decode_entry(answer), None) for answer in journal["answers"]]
    await _insert(connection, values, seats)
    await connection.execute(insert(schema.journal), new_row(id, 0, BEGINNING, entries))


async def _insert_seats(connection: AsyncConnection, id: str, seats: Sequence[SeatRow]) -> None:
    rows = [
        {"table": id, "seat": number} | {name: getattr(seat, name) for name in SeatRow.__slots__}
        for number, seat in enumerate(seats)
    ]
    await connection.execute(insert(_seats), rows)


async def _replace_seats(connection: AsyncConnection, id: str, seats: Sequence[SeatRow]) -> None:
    await connection.execute(_seats.delete().where(_seats.c.table == id))
    await _insert_seats(connection, id, seats)


def _new_values(id: str, host: str, game: str, address: str) -> dict[str, Any]:
    """The initial values of every new table."""
    return {
        "id": id,
        "game": game,
        "rules": get_game(game).rules,
        "state": "open",
        "host": host,
        "created": now(),
        "touched": now(),
        "attended": now(),
        "origin": origin_of(address),
        "server_luck": fair.new_server_luck(),
    }


async def _change(connection: AsyncConnection, id: str, seat: int, **values: Any) -> None:
    place = (_seats.c.table == id) & (_seats.c.seat == seat)
    await connection.execute(update(_seats).where(place).values(**values))
    # A game that continues by itself is due to be looked at.
    again = case((_tables.c.due.is_not(None), now()), else_=None)
    moment = {"touched": now(), "attended": now(), "due": again}
    await connection.execute(update(_tables).where(_tables.c.id == id).values(moment))


async def _play_on(connection: AsyncConnection, id: str) -> None:
    """Look after a game from which everybody has got up."""
    if (await _load(connection, id)).is_deserted:
        await connection.execute(due_at(id, now()))


async def _empty(connection: AsyncConnection, id: str, seat: int) -> None:
    nobody = SeatRow()
    empty = {name: getattr(nobody, name) for name in SeatRow.__slots__}
    await _change(connection, id, seat, **empty)


async def _sit_as_before(
    connection: AsyncConnection, person: PersonRow, old: TableRow, new: TableRow
) -> TableRow:
    """Seat a person, and those on the same device, at an existing rematch, in their old seats if
    all of these are free."""
    mine = old.seats_of(person.id)
    if new.state != "open" or new.seats_of(person.id) or not all(new.seats[n].free for n in mine):
        return new
    await _check_welcome(connection, new, person)
    names = [seat.name for seat in new.seats]
    for n in mine:
        names.append(_distinct(old.seats[n].name or person.name, names))
        await _change(connection, new.id, n, person=person.id, name=names[-1])
    return await _load(connection, new.id)


async def _pass_on(connection: AsyncConnection, table: TableRow, gone: str | None) -> None:
    """Make somebody else the host if the host has got up; close a table that nobody sits at."""
    if gone != table.host:
        return
    seated = [seat for seat in table.seats if seat.person not in (None, gone)]
    if others := [seat.person for seat in seated if not seat.left]:
        await _make_host(connection, table.id, others[0])
    elif not table.party:  # the screen of a party waits for others
        await _close(connection, table.id)


async def _make_host(connection: AsyncConnection, id: str, person: str | None) -> None:
    await connection.execute(update(_tables).where(_tables.c.id == id).values(host=person))


async def _close(connection: AsyncConnection, id: str) -> None:
    closed = update(_tables).where(_tables.c.id == id).values(**schema.CLOSED, touched=now())
    await connection.execute(closed)


async def _tell_all(
    connection: AsyncConnection, table: TableRow, kind: NoticeKind, but: str | None = None
) -> None:
    """Notify everybody at a table, once for each event."""
    for person in sorted({seat.person for seat in table.seats if seat.person} - {but}):
        about = {"table": table.title}
        await outbox.tell(connection, person, kind, table.id, about, f"{kind}/{table.id}")


async def _start(connection: AsyncConnection, table: TableRow, by: str | None = None) -> None:
    """Settle the deal: from here on all parts of the seed are there."""
    if table.by_days:
        await _tell_all(connection, table, "started", but=by)
    seed = fair.seed_of(table.server_luck, table.id, [seat.luck for seat in table.seats])
    # The rules may be newer than when the table was made.
    rules = get_game(table.game).rules
    started = {"state": "playing", "seed": seed, "rules": rules, "started": now(), "touched": now()}
    started["due"] = now() if table.by_days else None
    started["sent_away"] = []  # nobody else can sit down any more
    await connection.execute(update(_tables).where(_tables.c.id == table.id).values(started))
    await count_played(connection, table.game, table.options)
