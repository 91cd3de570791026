"""A site under load: tables of four on one core, with the durable journal, over real sockets.

    python -m benchmarks.load [tables ...]

A real site runs in a process of its own on one core, with SQLite; the four players of each
table are connections of this process, on another core. They bid at random. Guests and tables
are written into the database before the site starts; everything after that goes over the wire.
When a game is over its players go on to their next table.

* answers/s: answers that were accepted, which means that they are on disk, at full speed;
* p50, p99: milliseconds from a bid sent to all four seats of its table having been told;
* kB a table: what the site's memory has grown by, with its four connections.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import hashlib
import os
import random
import resource
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import insert

from benchmarks.lines import Line
from dragonstones.engine import get_game
from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.migrate import migrate

GAME = "fist-2002"
SEATS = 4
SIZES = (50, 200, 1000)
#: Seconds of a measurement.
FULL_SPEED, PACED = 6.0, 12.0
#: Answers for each table before anything is measured.
WARM_UP = 30
#: Answers a second, of all tables together.
PACE = 1000
#: How many games there are for each four: more than they can play in that time.
GAMES = 5
#: Events that not all seats see.
PRIVATE = ("loot",)
#: How many connections are made at the same time.
AT_ONCE = 50
DAY = 86_400_000

GOALS = {"answers": 5000, "p99": 50, "memory": 200}


# -- before the site starts ----------------------------------------------------


class Group(Struct):
    """Four people, and the tables that they play at, one after the other."""

    sessions: list[str]
    tables: list[str]


async def set_up(url: str, groups: int) -> list[Group]:
    """Write guests and tables that have just started."""
    database, at, rules = Database(url), now(), get_game(GAME).rules
    people: list[dict[str, Any]] = []
    sessions: list[dict[str, Any]] = []
    tables: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    made = []
    for number in range(groups):
        group = Group([secrets.token_urlsafe(32) for _ in range(SEATS)], [])
        made.append(group)
        names = [f"load{number}x{seat}" for seat in range(SEATS)]
        for name, token in zip(names, group.sessions, strict=True):
            people.append({"id": name, "name": name, "language": "en", "created": at, "seen": at})
            id = hashlib.sha256(token.encode()).hexdigest()
            session = {"id": id, "person": name, "created": at, "seen": at, "device": "load"}
            sessions.append({**session, "expires": at + DAY})
        for game in range(GAMES):
            id = base64.b32encode(number.to_bytes(4) + game.to_bytes(3)).decode().lower()[:12]
            table = {"id": id, "name": "Load", "game": GAME, "rules": rules, "options": {}}
            times = {"created": at, "touched": at, "started": at}
            luck = {"server_luck": secrets.token_hex(32), "seed": secrets.token_hex(32)}
            state = {"clock": "normal", "public": True, "state": "playing", "host": names[0]}
            tables.append({**table, **times, **luck, **state})
            seats += [
                {"table": id, "seat": seat, "person": name, "name": name, "left": False}
                for seat, name in enumerate(names)
            ]
            group.tables.append(id)
    try:
        await migrate(database)
        async with database.write() as connection:
            for part, rows in (
                (schema.people, people),
                (schema.sessions, sessions),
                (schema.tables, tables),
                (schema.seats, seats),
            ):
                await connection.execute(insert(part), rows)
    finally:
        await database.close()
    return made


# -- the site ------------------------------------------------------------------


class Site:
    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    @property
    def memory(self) -> int:
        """Resident, in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * resource.getpagesize()

    @property
    def seconds(self) -> float:
        """Of its core, used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def allow_many_files() -> None:
    """Each player is a connection."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def site_on(core: int | None, folder: Path, database_url: str, **more: str) -> Iterator[Site]:
    """`core`: the only one that it uses; `more`: other settings."""
    port = free_port()
    settings = {
        "HOST": "127.0.0.1",
        "PORT": str(port),
        "DATABASE_URL": database_url,
        "RATE_LIMITS": "0",
        "BOT_WORKERS": "1",
        "LOG_LEVEL": "warning",
        **more,
    }
    others = {n: v for n, v in os.environ.items() if not n.startswith("DRAGONSTONES_")}
    command = [sys.executable, "-c", "from dragonstones.terminal.app import main; main()", "serve"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={**others, **{f"DRAGONSTONES_{name}": v for name, v in settings.items()}},
            stdout=log,
            stderr=log,
        )
    try:
        if core is not None:
            os.sched_setaffinity(process.pid, {core})
        until = time.monotonic() + 60
        while not _is_ready(port):
            if process.poll() is not None or time.monotonic() > until:
                raise SystemExit(f"the site does not start:\n{(folder / 'log').read_text()}")
            time.sleep(0.05)
        yield Site(process, port)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _is_ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
    except httpx.TransportError:
        return False


# -- players -------------------------------------------------------------------


class Decision(Struct):
    id: int
    kind: str
    default: Any
    limits: dict[str, int] | UnsetType = UNSET
    options: list[Any] | UnsetType = UNSET


class Happened(Struct):
    kind: str


class View(Struct):
    """Of a view only what these players look at."""

    decision: Decision | UnsetType | None = UNSET
    answered: list[int] | UnsetType | None = UNSET
    result: Any = None


class Message(Struct):
    """Any message of the site."""

    t: str
    events: list[Happened] | UnsetType = UNSET
    view: View | UnsetType = UNSET
    accepted: list[str] | UnsetType = UNSET
    code: str = ""
    reason: str = ""


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class Load:
    """All players, and what is measured of them."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        #: Whether they say for which table they come.
        self.by_table = False
        #: None: whoever is asked answers at once. Otherwise those who are to be picked.
        self.asked: list[Player] | None = None
        self.is_open = False
        self.accepted = 0
        #: What should not happen, and how often it did.
        self.notes: dict[str, int] = {}
        self.latencies = array("d")
        #: Companies without another game.
        self.idle = 0

    def note(self, what: str) -> None:
        self.notes[what] = self.notes.get(what, 0) + 1

    async def play(self, players: list[Player], seconds: float, answers: int = 1 << 60) -> float:
        """Let them play for a while; how long it was."""
        self.accepted, self.latencies, self.is_open = 0, array("d"), True
        start = time.perf_counter()
        for player in players:
            player.act()
        while self.accepted < answers and time.perf_counter() - start < seconds:
            await asyncio.sleep(0.005)
        self.is_open = False
        return time.perf_counter() - start

    async def settle(self) -> None:
        """Wait until nothing is on its way any more."""
        before = -1
        while before != self.accepted:
            before = self.accepted
            await asyncio.sleep(0.3)

    async def play_paced(self, players: list[Player], seconds: float, rate: float) -> float:
        """So many answers a second, each of somebody who is asked, chosen at random."""
        self.accepted, self.latencies, self.asked, self.is_open = 0, array("d"), [], True
        for player in players:
            player.is_listed = False  # also those whom nobody picked the last time
            player.act()
        start, sent = time.perf_counter(), 0
        while (passed := time.perf_counter() - start) < seconds:
            while sent < passed * rate and self.asked:
                place = self.rng.randrange(len(self.asked))
                self.asked[place], self.asked[-1] = self.asked[-1], self.asked[place]
                self.asked.pop().answer()
                sent += 1
            await asyncio.sleep(0.001)
        self.is_open = False
        self.asked = None
        return time.perf_counter() - start


class Sent:
    """A bid on its way to all seats of a table."""

    __slots__ = ("at", "events", "to")

    def __init__(self, at: float, events: int) -> None:
        self.at = at
        self.events = events
        self.to = set(range(SEATS))


class Company:
    """The four players of a table."""

    def __init__(self, load: Load, group: Group) -> None:
        self.load = load
        self.tables = iter(group.tables)
        self.table = next(self.tables)
        self.over: set[int] = set()
        self.sent: dict[int, Sent] = {}
        self.players = [
            Player(load, self, seat, session) for seat, session in enumerate(group.sessions)
        ]

    def saw(self, player: Player) -> None:
        """A player's view has changed: which bids does it show?"""
        done = []
        for seat, bid in self.sent.items():
            if player.seat in bid.to and (
                player.events > bid.events
                or (player.events == bid.events and seat in player.answered)
            ):
                bid.to.remove(player.seat)
                if not bid.to:
                    self.load.latencies.append(time.perf_counter() - bid.at)
                    done.append(seat)
        for seat in done:
            del self.sent[seat]

    def game_over(self, player: Player) -> None:
        """When all have seen it, on to the next table."""
        self.over.add(player.seat)
        if len(self.over) < SEATS:
            return
        self.over.clear()
        self.sent.clear()
        before, self.table = self.table, next(self.tables, "")
        for one in self.players:
            one.say({"t": "unwatch", "table": before})
            if self.table:
                one.watch(self.table)
        if not self.table:
            self.load.idle += 1


class Player(Line):
    """Somebody who bids at random."""

    def __init__(self, load: Load, company: Company, seat: int, session: str) -> None:
        query = f"?table={company.table}" if load.by_table else ""
        super().__init__(f"/api/socket{query}", f"dragonstones={session}")
        self.load = load
        self.company = company
        self.seat = seat
        self.keys = 0
        self.forget()

    def forget(self) -> None:
        self.events = 0
        self.answered: list[int] = []
        self.decision: Decision | None = None
        #: The question that it has answered.
        self.said = -1
        self.is_listed = False

    # -- the game -----------------------------------------------------------

    def watch(self, table: str) -> None:
        self.forget()
        self.say({"t": "watch", "table": table})

    def act(self) -> None:
        """Answer, if one is asked and may; paced players wait until they are picked."""
        if not self.load.is_open or self.decision is None or self.decision.id == self.said:
            return
        if self.load.asked is None:
            self.answer()
        elif not self.is_listed:
            self.is_listed = True
            self.load.asked.append(self)

    def answer(self) -> None:
        self.is_listed = False
        decision = self.decision
        if decision is None or decision.id == self.said:
            return
        self.said = decision.id
        rng, answer = self.load.rng, decision.default
        if decision.limits is not UNSET:
            answer = {coin: rng.randint(0, most) for coin, most in decision.limits.items()}
            # If the site has closed this fist, because it can only be empty, nobody is told of
            # another bid: the others hear nothing until something else happens.
            if self.seat not in self.answered:
                self.company.sent[self.seat] = Sent(time.perf_counter(), self.events)
        elif decision.options is not UNSET:
            answer = rng.choice(decision.options)
        self.keys += 1
        command = {"t": "answer", "table": self.company.table, "decision": decision.id}
        self.say({**command, "answer": answer, "key": str(self.keys)})

    def hear(self, body: bytes) -> None:
        message = decode(body)
        if message.t == "update":
            if message.accepted is not UNSET:
                self.load.accepted += len(message.accepted)
            if message.events is not UNSET:
                self.events += sum(event.kind not in PRIVATE for event in message.events)
            if message.view is not UNSET:
                self.look(message.view)
            self.company.saw(self)
        elif message.t == "welcome":
            self.watch(self.company.table)
        elif message.t == "refused":
            self.load.note(f"refused: {message.code}")
            self.company.sent.pop(self.seat, None)

    def closed(self, reason: str) -> None:
        self.load.note(f"closed: {reason}")

    def say(self, command: dict[str, Any]) -> None:
        self.send(encode(command))

    def look(self, view: View) -> None:
        if view.answered is not UNSET:
            self.answered = view.answered or []
        if view.decision is not UNSET:
            self.decision = view.decision
            if not self.shown.done():
                self.shown.set_result(None)
            if view.result is not None:
                self.company.game_over(self)
                return
        self.act()


# -- measuring -----------------------------------------------------------------


async def connect(load: Load, groups: list[Group], port: int) -> list[Player]:
    loop, gate = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)
    players = [player for group in groups for player in Company(load, group).players]

    async def one(player: Player) -> None:
        async with gate:
            await loop.create_connection(lambda: player, "127.0.0.1", port)
            await asyncio.wait_for(player.shown, 60)

    await asyncio.gather(*map(one, players))
    return players


class Figures(Struct):
    answers: float
    p50: float
    p99: float
    #: Of the site's core, for an answer.
    microseconds: float
    #: How busy this process was: near 1 it is the players that are slow.
    players: float
    memory: float | None = None


async def measured(load: Load, site: Site, playing: Any) -> Figures:
    before, own = site.seconds, time.process_time()
    seconds = await playing
    found, used = sorted(load.latencies), site.seconds - before
    busy = (time.process_time() - own) / seconds
    accepted = load.accepted
    await load.settle()
    if not found:
        raise SystemExit(f"nobody was answered; {load.notes}")
    return Figures(
        answers=accepted / seconds,
        p50=1000 * found[len(found) // 2],
        p99=1000 * found[int(0.99 * len(found))],
        microseconds=1e6 * used / max(1, accepted),
        players=busy,
    )


async def measure(size: int, core: int, paced: bool) -> list[tuple[str, Figures]]:
    """One site with so many tables."""
    rows = []
    with tempfile.TemporaryDirectory(prefix="dragonstones-load-") as name:
        folder = Path(name)
        url = f"sqlite:///{folder / 'dragonstones.db'}"
        groups = await set_up(url, size)
        with site_on(core, folder, url) as site:
            empty, load = site.memory, Load()
            players = await connect(load, groups, site.port)
            await load.play(players, 60, WARM_UP * size)
            await load.settle()
            memory = (site.memory - empty) / size / 1000
            gc.collect()
            gc.freeze()
            if paced:
                figures = await measured(load, site, load.play_paced(players, PACED, PACE))
                rows.append((f"{size:,} at {PACE:,}/s", figures))
            figures = await measured(load, site, load.play(players, FULL_SPEED))
            figures.memory = memory
            rows.insert(0, (f"{size:,}", figures))
            for player in players:
                player.transport.abort()
        for what, times in load.notes.items():
            print(f"{times:,} × {what}")
        if load.idle:
            print(f"{load.idle} of {size} tables have run out of games")
    return rows


def main(sizes: tuple[int, ...] = SIZES) -> None:
    if not hasattr(os, "sched_setaffinity"):
        print("The load test needs Linux: elsewhere a process cannot be kept on one core.")
        return
    allow_many_files()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
    shared = "" if len(cores) > 1 else " (which they share: there is only one)"
    print(f"a site on one core{shared}, {GAME}, tables of {SEATS}, SQLite, synced to disk\n")
    print("tables           answers/s    p50 ms    p99 ms  kB/table  µs/answer  players busy")
    for size in sizes:
        rows = uvloop.run(measure(size, cores[0], paced=size >= PACE))
        for name, one in rows:
            memory = "" if one.memory is None else f"{one.memory:,.0f}"
            print(
                f"{name:16} {one.answers:>9,.0f} {one.p50:>9.1f} {one.p99:>9.1f} {memory:>9}"
                f" {one.microseconds:>10.0f} {one.players:>12.0%}",
                flush=True,
            )
    print(
        f"\ngoals: {GOALS['answers']:,} answers/s; p99 under {GOALS['p99']} ms with 1,000 tables"
        f" at {PACE:,}/s; at most {GOALS['memory']} kB a table"
    )


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or SIZES)
