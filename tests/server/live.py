"""A whole site in this process, on a real socket; and people who come to it.

    async with running(sqlite_url) as site:
        anna, ben = await site.guests("Anna", "Ben")
        table = await anna.new_table("fist-2002", seats=3, bots=["merchant"])
        ...
        wire = await ben.watch(table)
        await wire.until(lambda wire: wire.view["decision"])

What a test does not wait for it asks for: `Wire.rest` returns all that came before the answer to
a ping.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from itertools import count
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from sqlalchemy.engine import make_url
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dragonstones import Match
from dragonstones.engine import Answer, get_game
from dragonstones.engine.journal import Given
from dragonstones.server import passwords, serve
from dragonstones.server.app import create_app
from dragonstones.server.chain import after
from dragonstones.server.database import Database
from dragonstones.server.journal import Behind, Written
from dragonstones.server.settings import Settings
from dragonstones.server.site import Site
from tests.server.made import make_tables, quick_hasher

#: Seconds after which a test does not wait any more.
PATIENCE = 20.0

Message = dict[str, Any]


class Live:
    """A site that runs, and everybody who has come to it."""

    def __init__(self, site: Site, sockets: Sequence[socket.socket]) -> None:
        self.site = site
        self.sockets = sockets
        self.port: int = sockets[0].getsockname()[1]
        # Without certificates, which take a while to be read and are not used.
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, verify=False
        )
        self._wires: list[Wire] = []

    async def guest(self, name: str, language: str = "en") -> Guest:
        reply = await self.http.post("/api/guests", json={"name": name, "language": language})
        self.http.cookies.clear()
        assert reply.status_code == 201, reply.text
        return Guest(self, reply.json(), reply.cookies["dragonstones"])

    async def guests(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    async def connect(self, cookie: str = "", **options: Any) -> Wire:
        headers = {"Cookie": f"dragonstones={cookie}"} if cookie else {}
        headers |= options.pop("headers", {})
        address = f"ws://127.0.0.1:{self.port}/api/socket"
        connection = await connect(
            address, additional_headers=headers, compression=None, max_size=None, **options
        )
        wire = Wire(connection)
        self._wires.append(wire)
        return wire

    async def hang_up(self) -> None:
        """Whoever is connected goes."""
        wires, self._wires = self._wires, []
        await asyncio.gather(*(wire.close() for wire in wires))

    # -- what is on disk ----------------------------------------------------

    def rows(self, query: str, *values: Any) -> list[Any]:
        """Read by a connection of our own: only what was committed is there."""
        with closing(self._database()) as connection:
            return connection.execute(query, values).fetchall()

    @contextmanager
    def write_locked(self) -> Iterator[None]:
        """Nothing is written meanwhile: whoever wants to, waits."""
        with closing(self._database()) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield

    def _database(self) -> sqlite3.Connection:
        path = make_url(self.site.settings.database_url).database
        return sqlite3.connect(str(path), isolation_level=None)

    def entries(self, table: str) -> list[list[Any]]:
        """The journal of a table, row after row, each a list of [seat, answer, key]."""
        query = 'SELECT entries FROM journal WHERE "table" = ? ORDER BY number'
        return [json.loads(text) for (text,) in self.rows(query, table)]

    def journal(self, table: str) -> dict[str, Any]:
        """As the engine knows it."""
        columns = "game, rules, options, seed"
        [(game, rules, options, seed)] = self.rows(
            f"SELECT {columns} FROM tables WHERE id = ?", table
        )
        [(seats,)] = self.rows('SELECT count(*) FROM seats WHERE "table" = ?', table)
        return {
            "format": 1,
            "game": game,
            "rules": rules,
            "seats": seats,
            "options": json.loads(options),
            "seed": seed,
            "answers": [entry[:2] for row in self.entries(table) for entry in row],
        }

    def match(self, table: str) -> Match:
        return Match.replay(self.journal(table))

    async def finish(self, table: str) -> None:
        """All play by chance to the end, as if they did it at another process."""
        room, rng = await self.site.rooms.get(table), random.Random(1)
        while True:
            # Counted before it is read: a row that a bot adds in between makes us Behind.
            number, match = len(self.entries(table)), self.match(table)
            if not match.waiting:
                break
            entries: list[Written] = []
            while match.waiting:
                seat = rng.choice(list(match.waiting))
                answer = match.waiting[seat].sample(rng)
                match.answer(seat, answer)
                entries.append(Written(Given(seat, answer), None))
            with suppress(Behind):  # a bot was quicker
                rows = await self.site.journal.links(table)
                before = after(rows[-1] if rows else None)
                await self.site.journal.append(table, number, before, entries)
        room.look_again("journal")


@asynccontextmanager
async def running(database_url: str, **settings: Any) -> AsyncIterator[Live]:
    """As `dragonstones serve` runs it, but for the process. Nothing waits, nothing is limited."""
    ours = {"rate_limits": 0, "bot_pause": 0, "bot_workers": 1, "port": 0, **settings}
    chosen = Settings(database_url=database_url, **ours)
    database = Database(database_url)
    await make_tables(database)
    await database.close()
    with patch.object(passwords, "PasswordHasher", quick_hasher):
        app = create_app(chosen)
    server = uvicorn.Server(serve._Server(chosen, app, lambda: None).config)
    server.config.port = chosen.port
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup()
    live = Live(app.state.site, server.servers[0].sockets)
    try:
        yield live
    finally:
        await live.hang_up()
        await live.http.aclose()
        await server.shutdown()


class Refused(Exception):
    """Over HTTP."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(f"{status} {code}: {reason}")
        self.status, self.code, self.reason = status, code, reason


class Guest:
    """Somebody with a cookie."""

    def __init__(self, live: Live, you: Message, cookie: str) -> None:
        self.live = live
        self.you = you
        self.id: str = you["id"]
        self.name: str = you["name"]
        self.cookie = cookie

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request that succeeds; its body. Otherwise it is Refused."""
        reply = await self.live.http.request(
            method,
            f"/api{path}",
            json=body,
            headers={"Cookie": f"dragonstones={self.cookie}"},
        )
        if reply.is_error:
            problem = reply.json()
            assert problem["status"] == reply.status_code
            assert problem["reason"]
            raise Refused(reply.status_code, problem["code"], problem["reason"])
        self.live.http.cookies.clear()
        return reply.json() if reply.content else None

    async def get(self, path: str) -> Any:
        return await self.call("GET", path)

    async def new_table(self, game: str = "fist-2002", **wish: Any) -> str:
        """The id of a new table, at which one sits."""
        made = await self.call("POST", "/tables", {"game": game, "start": True, **wish})
        id: str = made["id"]
        return id

    async def sit(self, table: str, seat: int | None = None, **wish: Any) -> Any:
        return await self.call("PUT", f"/tables/{table}/seat", {"seat": seat, **wish})

    async def leave(self, table: str) -> Any:
        return await self.call("DELETE", f"/tables/{table}/seat")

    async def start(self, table: str) -> Any:
        return await self.call("POST", f"/tables/{table}/start")

    async def connect(self, **options: Any) -> Wire:
        """Connected, and welcome."""
        wire = await self.live.connect(self.cookie, **options)
        await wire.hear("welcome")
        return wire

    async def watch(self, table: str, **wish: Any) -> Wire:
        """Connected, and shown all that there is."""
        wire = await self.connect()
        await wire.watch(table, **wish)
        return wire


class Wire:
    """One WebSocket, all that has come on it, and what it shows of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        #: Every message as it came.
        self.raw: list[str] = []
        self.news: list[Message] = []
        #: Of the table that is watched.
        self.table: Message = {}
        self.seat: int | None = None
        self.view: Message = {}
        self.events: list[Message] = []
        self.talk: list[Message] = []
        self.clock: Message | None = None
        self.asked: list[int] | None = None
        self.wishes: Message = {}
        self.accepted: list[str] = []
        #: What it was told of the game: how many events there were, and the view.
        self.moments: list[tuple[int, bytes]] = []
        self._keys = count(1)

    # -- out ----------------------------------------------------------------

    async def send(self, t: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"t": t, **fields}))

    def new_key(self) -> str:
        return f"{id(self)}-{next(self._keys)}"

    async def watch(self, table: str, **wish: Any) -> None:
        """Returns when all that there is has come."""
        await self.send("watch", **{"table": table, "events": len(self.events), **wish})
        news = await self.hear("table")
        if news["table"]["state"] in ("playing", "over"):
            await self.hear("update")

    async def give(self, answer: Answer, decision: int | None = None, key: str = "") -> str:
        """Send an answer; its key."""
        key = key or self.new_key()
        if decision is None:
            decision = self.view["decision"]["id"]
        table = self.table["id"]
        await self.send("answer", table=table, decision=decision, answer=answer, key=key)
        return key

    async def answer(self, answer: Answer, **wish: Any) -> None:
        """Give an answer, and wait until it is accepted."""
        key = await self.give(answer, **wish)
        await self.until_accepted(key)

    async def withdraw(self) -> None:
        key, decision = self.new_key(), self.view["decision"]["id"]
        await self.send("withdraw", table=self.table["id"], decision=decision, key=key)
        await self.until_accepted(key)

    async def refused(self, t: str, **fields: Any) -> Message:
        """Send something that is refused; the refusal."""
        await self.send(t, **fields)
        return await self.hear("refused")

    async def refuses(self, answer: Answer, **wish: Any) -> str:
        """Give an answer that is refused; the code."""
        key = await self.give(answer, **wish)
        refusal = await self.hear("refused")
        assert refusal["key"] == key and refusal["table"] == self.table["id"]
        assert refusal["reason"]
        code: str = refusal["code"]
        return code

    # -- in -----------------------------------------------------------------

    async def next(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        news: Message = json.loads(text)
        self.news.append(news)
        self._take(news)
        return news

    async def hear(self, t: str) -> Message:
        """The next message of this kind; what comes before it is taken too."""
        while (news := await self.next())["t"] != t:
            pass
        return news

    async def until(self, holds: Callable[[Wire], Any]) -> None:
        """Read until it holds; it may hold already."""
        while not holds(self):
            news = await self.next()
            assert news["t"] != "refused", news

    async def until_accepted(self, key: str) -> None:
        await self.until(lambda wire: key in wire.accepted)

    async def rest(self) -> list[Message]:
        """All that came before now."""
        key, before = self.new_key(), len(self.news)
        await self.send("ping", key=key)
        while (await self.next()) != {"t": "done", "key": key}:
            pass
        return self.news[before:-1]

    async def closed(self) -> tuple[int, str]:
        """Wait until the site hangs up; code and reason."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as error:
            return (error.rcvd.code, error.rcvd.reason) if error.rcvd else (1006, "")

    async def close(self) -> None:
        await self.socket.close()

    def _take(self, news: Message) -> None:
        if news["t"] == "table":
            self.table, self.seat = news["table"], news["seat"]
        elif news["t"] == "talk":
            known = {line["number"]: line for line in (*self.talk, *news["lines"])}
            left = sorted(known.keys() - set(news["hidden"]))
            self.talk = [known[number] for number in left]
        elif news["t"] == "update":
            self._take_update(news)

    def _take_update(self, news: Message) -> None:
        if "events" in news:
            assert news["first"] == len(self.events), "a gap, or a double"
            self.events += news["events"]
        else:
            assert "first" not in news
        if "view" in news:
            self.view.update(news["view"])
        if "clock" in news:
            self.clock = news["clock"]
        self.asked = news.get("asked", self.asked)
        self.wishes = news.get("wishes", self.wishes)
        self.accepted += news.get("accepted", [])
        moment = len(self.events), msgspec.json.encode(self.view)
        if self.moments[-1:] != [moment]:
            self.moments.append(moment)

    # -- playing ------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        return self.view.get("decision") is not None and self.view["answer"] is None

    def sample(self, rng: random.Random) -> Answer:
        """A legal answer by chance, from nothing but what the view tells."""
        return get_game(self.view["game"], self.view["rules"]).decision(self.view).sample(rng)

    async def play(self, rng: random.Random) -> Message:
        """Answer by chance whatever is asked, until the game is over; its result."""
        while self.view.get("result") is None:
            if not self.is_asked:
                await self.next()
                continue
            key = await self.give(self.sample(rng))
            # Somebody may have been quicker in an open question.
            while key not in self.accepted:
                news = await self.next()
                if news["t"] == "refused" and news["key"] == key:
                    break
        result: Message = self.view["result"]
        return result


# -- tables at which something happens already -----------------------------------


async def seated(live: Live, *names: str, **wish: Any) -> tuple[str, list[Guest]]:
    """A table that has started, and who sits there, in this order."""
    guests = await live.guests(*names)
    host, *others = guests
    table = await host.new_table(**{"seats": max(3, len(names)), **wish}, start=False)
    for guest in others:
        await guest.sit(table)
    await host.start(table)
    return table, guests


async def at_table(live: Live, *names: str, **wish: Any) -> tuple[str, list[Wire]]:
    """The same, and all of them are there."""
    table, guests = await seated(live, *names, **wish)
    return table, [await guest.watch(table) for guest in guests]


async def haggling(live: Live) -> tuple[str, list[Wire]]:
    """A game of three in which at least two have just begun to negotiate."""
    table, players = await at_table(
        live, "Anna", "Ben", "Chris", game="dragons-gold", options={"timer": 600}
    )
    rng = random.Random(3)
    while True:
        asked = [wire for wire in players if wire.is_asked]
        if {wire.view["decision"]["kind"] for wire in asked} == {"negotiate"}:
            return table, players
        await asked[0].answer(asked[0].sample(rng))
        for wire in players:
            await wire.rest()
