"""People at tables, over real sockets, who notice every gap and every double.

They play by chance, come back whenever they are thrown out, and remember each key that the site
said it had accepted. Afterwards `check_table` compares all of it with the journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import insert, select
from sqlalchemy.engine import make_url
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from dragonstones import Match
from dragonstones.bots import Players, make_bot
from dragonstones.engine import get_game
from dragonstones.server import schema
from dragonstones.server.bots import Job, Thought
from dragonstones.server.database import Database, now
from dragonstones.server.tables import new_id
from dragonstones.wire import (
    AllNews,
    Answer,
    ClockInfo,
    Done,
    Refusal,
    TableInfo,
    TableNews,
    Update,
    Watch,
    Welcome,
)
from tests.server.live import Live, Wire
from tests.server.made import make_current

#: Seconds that anything may take: on a busy machine it does.
PATIENCE = 60
#: In these one acts again and again.
OPEN = ("negotiate", "trade")
#: The question was over before the answer came.
TOO_LATE = ("too-late", "not-asked", "match-over")
#: In an open question somebody else was quicker: what the answer is about is not there any more.
OVERTAKEN = (
    *("no-such-proposal", "no-such-offer", "nothing-accepted"),
    # The offer has just been accepted.
    *("nothing-offered", "offer-too-many"),
)
DAY = 86_400_000

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AllNews).decode


# -- tables without ceremony ---------------------------------------------------


@dataclass
class Seated:
    """A table that has started, and the sessions of the people in its first seats."""

    id: str
    sessions: list[str]
    people: list[str]


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    try:
        yield database
    finally:
        await database.close()


async def seat_people(
    url: str,
    tables: int = 1,
    people: int = 2,
    bots: Sequence[str] = ("merchant", "merchant"),
    game: str = "fist-2002",
    clock: str = "long",
    match: Match | None = None,
    started: int | None = None,
    **options: Any,
) -> list[Seated]:
    """Write tables that have started, and whoever sits there, into a database.

    With a match it is that one, as far as it has come.
    """
    rules = get_game(game) if match is None else match.game
    at, made = now(), []
    started = started or at
    names = ("people", "sessions", "tables", "seats", "journal")
    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for _ in range(tables):
        one = Seated(new_id(), [], [])
        made.append(one)
        for seat in range(people):
            person, token = secrets.token_hex(16), secrets.token_urlsafe(32)
            one.people.append(person)
            one.sessions.append(token)
            name = f"Person {seat}"
            times = {"created": at, "seen": at}
            rows["people"].append({"id": person, "name": name, "language": "en", **times})
            id = hashlib.sha256(token.encode()).hexdigest()
            session = {"id": id, "person": person, "device": "", "expires": at + DAY}
            rows["sessions"].append({**session, **times})
            rows["seats"].append({"person": person, "name": name, "bot": None})
        rows["seats"] += [{"person": None, "name": None, "bot": bot} for bot in bots]
        for seat, row in enumerate(rows["seats"][-people - len(bots) :]):
            row |= {"table": one.id, "seat": seat, "left": False}
        table = {"id": one.id, "name": "Table", "game": rules.id, "rules": rules.rules}
        table |= {"options": rules.check_options(options), "clock": clock, "public": False}
        table |= {"state": "playing", "host": one.people[0], "seed": secrets.token_hex(16)}
        table |= {"server_luck": secrets.token_hex(32), "created": started, "touched": at}
        if match is not None:
            table |= {"options": match.options, "seed": match.seed}
            entries = json.dumps([[*entry, None] for entry in match.journal()["answers"]])
            row = {"table": one.id, "number": 0, "at": started, "entries": entries}
            rows["journal"].append(row)
        rows["tables"].append({**table, "started": started})
    async with opened(url) as database:
        await make_current(database)
        async with database.write() as connection:
            for name, some in rows.items():
                if some:
                    await connection.execute(insert(schema.metadata.tables[name]), some)
    return made


def in_the_middle() -> Match:
    """A game of two who play by chance and two merchants, of which a fifth is to come."""
    match = Match.new("fist-2002", seats=4, seed="c")
    bots = {seat: make_bot(match.game.id, "merchant", f"4{seat}") for seat in (2, 3)}
    players, rng = Players(match, bots), random.Random(4)
    while match.waiting:
        seat, decision = next(iter(match.waiting.items()))
        match.answer(seat, players.ask(seat) if seat in bots else decision.sample(rng))
    journal = match.journal()
    journal["answers"] = journal["answers"][: 4 * len(journal["answers"]) // 5]
    return Match.replay(journal)


def random_match(
    holds: Callable[[Match], bool], game: str = "dragons-gold", **options: Any
) -> Match:
    """A match of three, by chance, in which this holds."""
    for seed in range(100):
        match = Match.new(game, seats=3, seed=f"clock {seed}", options=options)
        rng = random.Random(seed)
        while match.waiting:
            if holds(match):
                return match
            seat = rng.choice(list(match.waiting))
            match.answer(seat, match.waiting[seat].sample(rng))
    raise AssertionError("there is no such match")


def asks(kind: str) -> Callable[[Match], bool]:
    return lambda match: any(one.kind == kind for one in match.waiting.values())


def is_secret(match: Match) -> bool:
    return match.standing()["waiting"] is None


def is_secret_twice(match: Match) -> bool:
    """One seat is asked in secret, then another: by the same number."""
    if not is_secret(match):
        return False
    later = match.copy()
    later.time_up()
    [(seat, first)] = match.questions.items()
    return (
        is_secret(later)
        and seat not in later.questions
        and first.id in (d.id for d in later.questions.values())
    )


# -- people --------------------------------------------------------------------


@dataclass
class Sent:
    command: Answer
    #: On this connection.
    is_out: bool = True


@dataclass(eq=False)
class Player:
    """Plays one seat to the end of the game, on whichever address it is sent to."""

    address: Callable[[], str]
    session: str
    table: str
    rng: random.Random = field(default_factory=random.Random)
    #: Seconds between two acts where one may act again and again.
    pace: float = 0.02
    #: Seconds before any other answer.
    think: float = 0.0
    #: False: it only looks.
    plays: bool = True
    #: Where it is sent at first.
    first_address: str = ""
    #: It says for which table it comes, so that it is led to the process where that is at home.
    says_where: bool = False

    seat: int | None = None
    events: list[dict[str, Any]] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    clock: ClockInfo | None = None
    info: TableInfo | None = None
    #: Answers by key, as the site took them or did not.
    accepted: dict[str, Any] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    #: How often it was connected.
    connections: int = 0
    #: It does not come back before this is set.
    may_come: asyncio.Event = field(default_factory=asyncio.Event)
    _sent: Sent | None = None
    _shown: bool = False
    _said: int | None = None
    _socket: ClientConnection | None = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.may_come.set()

    @property
    def is_done(self) -> bool:
        return self.view.get("result") is not None and self._sent is None

    async def play(self) -> None:
        pause = 0.01
        while not self.is_done:
            await self.may_come.wait()
            before = self.connections
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await self._connect()
            pause = min(0.5, 2 * pause) if self.connections == before else 0.01
            await asyncio.sleep(self.rng.uniform(0.5, 1.0) * pause)

    def hang_up(self) -> None:
        """Lose the connection, without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _connect(self) -> None:
        headers = {"Cookie": f"dragonstones={self.session}"}
        url = self.first_address if not self.connections and self.first_address else self.address()
        address = f"{url.replace('http', 'ws', 1)}/api/socket"
        if self.says_where:
            address += f"?table={self.table}"
        self._shown = False
        if self._sent:
            self._sent.is_out = False
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            proxy=None,
        ) as socket:
            self.connections += 1
            self._socket = socket
            acting = asyncio.create_task(self._act(socket))
            try:
                async for message in socket:
                    await self._hear(socket, _decode(message))
                    if self.is_done:
                        break
            finally:
                self._socket = None
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)

    async def _hear(self, socket: ClientConnection, news: AllNews) -> None:
        match news:
            case Welcome():
                watch = Watch(table=self.table, events=len(self.events))
                await socket.send(_encode(watch).decode())
            case TableNews():
                self.info, self.seat = news.table, news.seat
            case Update():
                self._take(news)
            case Done():
                self._settle(news.key)
            case Refusal():
                assert news.key is not None, news
                self._decline(news)
        self._changed.set()

    def _take(self, news: Update) -> None:
        if news.events is not UNSET:
            assert news.first == len(self.events), f"{news.first} after {len(self.events)} events"
            self.events += news.events
        if news.view is not UNSET:
            self._shown = True
            self.view.update(news.view)
        if news.clock is not UNSET:
            self.clock = news.clock
        for key in news.accepted or ():
            self._settle(key)

    def _settle(self, key: str) -> None:
        assert key not in self.refused, f"{key} was refused before"
        if self._sent and self._sent.command.key == key:
            self.accepted[key] = self._sent.command.answer
            self._sent = None
        assert key in self.accepted

    def _decline(self, news: Refusal) -> None:
        assert news.key not in self.accepted, f"{news.key} was accepted before: {news}"
        assert news.key is not None
        self.refused[news.key] = news.code
        if self._sent and self._sent.command.key == news.key:
            self._sent = None
        assert news.code in (*TOO_LATE, "not-saved", *OVERTAKEN), news
        if news.code not in TOO_LATE:
            self._said = None

    async def _act(self, socket: ClientConnection) -> None:
        """Say what is to be said, one thing after the other."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._shown:
                pause = self.pace if self._is_asked_openly() else self.think
                await asyncio.sleep(self.rng.uniform(0.5, 1.5) * pause)
            sent = self._next() if self._shown else None
            if sent:
                self._sent, sent.is_out = sent, True
                await socket.send(_encode(sent.command).decode())

    def _is_asked_openly(self) -> bool:
        return (self.view.get("decision") or {}).get("kind") in OPEN

    def _next(self) -> Sent | None:
        if self._sent:
            return None if self._sent.is_out else self._sent
        asked = self.view["decision"]
        if not self.plays or asked is None or self.view["answer"] is not None:
            return None
        if asked["id"] == self._said and not self._is_asked_openly():
            return None
        self._said = asked["id"]
        answer = get_game(self.view["game"]).decision(self.view).sample(self.rng)
        key = secrets.token_hex(8)
        return Sent(Answer(table=self.table, decision=asked["id"], answer=answer, key=key))


def players_of(seated: Sequence[Seated], address: Callable[[], str], **more: Any) -> list[Player]:
    return [
        Player(address, session, one.id, random.Random(number), **more)
        for number, (one, session) in enumerate(
            (one, session) for one in seated for session in one.sessions
        )
    ]


async def play_all(players: Sequence[Player], seconds: float = 2 * PATIENCE) -> None:
    """Until all games are over; says who is stuck if they are not."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        async with asyncio.timeout(seconds):
            await asyncio.gather(*tasks)
    except TimeoutError:
        stuck = [player for player in players if not player.is_done]
        lines = [
            f"{one.table} {one.seat}: asked {one.view.get('decision')}, waiting for"
            f" {one.view.get('waiting')}, sent {one._sent}, clock {one.clock},"
            f" connected {one._socket is not None}"
            for one in stuck[:5]
        ]
        raise AssertionError(f"{len(stuck)} players are stuck:\n" + "\n".join(lines)) from None
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# -- bots ----------------------------------------------------------------------


class Slowly:
    """The site's bots, who say what they think when they are told to."""

    def __init__(self, live: Live) -> None:
        self._ask = live.site.bots.ask
        self.jobs: list[Job] = []
        self.thoughts: list[Thought] = []
        self.may_speak = asyncio.Event()
        live.site.bots.ask = self.ask  # type: ignore[method-assign]

    async def ask(self, job: Job) -> Thought:
        self.jobs.append(job)
        thought = await self._ask(job)
        await self.may_speak.wait()
        self.thoughts.append(thought)
        return thought


# -- what is on disk -----------------------------------------------------------


@dataclass
class Book:
    """A table as it is in the database."""

    table: dict[str, Any]
    bots: set[int]
    #: Rows of [seat, answer, key].
    rows: list[list[Any]]

    @property
    def entries(self) -> list[Any]:
        return [entry for row in self.rows for entry in row]

    @property
    def journal(self) -> dict[str, Any]:
        head = {name: self.table[name] for name in ("game", "rules", "options", "seed")}
        answers = [entry[:2] for entry in self.entries]
        return {"format": 1, "seats": self.table["seats"], **head, "answers": answers}

    def match(self) -> Match:
        return Match.replay(self.journal)


async def read_books(url: str) -> dict[str, Book]:
    """All tables; their journals have no gaps."""
    books: dict[str, Book] = {}
    async with opened(url) as database, database.read() as connection:
        for table in (await connection.execute(select(schema.tables))).mappings():
            books[table["id"]] = Book({**table, "seats": 0}, set(), [])
        for seat in (await connection.execute(select(schema.seats))).mappings():
            books[seat["table"]].table["seats"] += 1
            if seat["bot"]:
                books[seat["table"]].bots.add(seat["seat"])
        columns = schema.journal.c
        query = select(schema.journal).order_by(columns.table, columns.number)
        for row in (await connection.execute(query)).mappings():
            rows = books[row["table"]].rows
            assert row["number"] == len(rows), "a gap in the journal"
            rows.append(json.loads(row["entries"]))
    return books


def plain(data: Any) -> Any:
    """As it looks after a way over the wire."""
    return json.loads(_encode(data))


def plain_events(match: Match, seat: int | None) -> list[Any]:
    """What a seat has seen happen."""
    return [plain(event.data()) for event in match.events if event.seen_by(seat)]


def check_table(book: Book, players: Sequence[Player]) -> None:
    """All that was accepted is there once, and each has seen exactly what was to be seen."""
    match = book.match()
    keys = [(seat, key) for seat, _, key in book.entries if key is not None]
    assert len(keys) == len(set(keys)), "an answer is in the journal twice"
    for player in players:
        written = {key: answer for seat, answer, key in book.entries if seat == player.seat and key}
        assert written == plain(player.accepted)
        assert player.events == plain_events(match, player.seat)
        assert player.view == plain(match.view(player.seat))
    assert match.result is not None
    assert book.table["state"] == "over"
    assert book.table["result"] == plain(match.result)
    check_bots(book)


def check_bots(book: Book) -> None:
    """No bot has answered a question twice."""
    entries = iter(book.entries)
    for match in Match.steps(book.journal):
        seat, _, key = next(entries, (None, None, None))
        if seat is not None and key is None:
            assert seat in match.waiting, f"the bot in seat {seat} has answered twice"


@contextlib.contextmanager
def locked(url: str) -> Iterator[None]:
    """Nothing can be written for a while."""
    path = make_url(url).database
    assert path
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


async def until(holds: Callable[[], Any], *wires: Wire) -> None:
    """Wait until something holds; what comes meanwhile is read."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)
            for wire in wires:
                await wire.rest()
