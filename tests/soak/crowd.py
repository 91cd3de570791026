"""People who come to a site in trouble: they make tables, sit down, leave, play, and note what they
are told."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from dragonstones.wire import AllNews, Refusal, Update
from tests.server.players import Player, Seated, Sent

#: What is played: a game and its options.
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("fist-2002", {}),
    ("fist-tavern", {}),
    ("dragons-gold", {"rules": "advanced", "timer": None, "steps": 4}),
)
#: Of all tables, how many somebody leaves in the middle, and how many somebody watches.
LEFT, WATCHED = 0.25, 0.35
#: Seconds before what was not possible is tried again.
AGAIN = 0.2


def sight(view: dict[str, Any]) -> bytes:
    """A view as few bytes, whatever the order of its fields."""
    return blake2b(msgspec.json.encode(view, order="sorted"), digest_size=8).digest()


@dataclass(eq=False)
class Soaker(Player):
    """A player who also notes every view, and how long each answer took."""

    #: How many events had been told, and the view at that moment.
    moments: list[tuple[int, bytes]] = field(default_factory=list)
    #: When an answer was accepted, and the seconds since it was first sent.
    took: list[tuple[float, float]] = field(default_factory=list)
    _sent_at: float = 0.0

    async def _hear(self, socket: ClientConnection, news: AllNews) -> None:
        if isinstance(news, Refusal) and news.key is None:
            self.hang_up()  # the table could not be read: it is asked for again
            return
        await super()._hear(socket, news)

    def _take(self, news: Update) -> None:
        super()._take(news)
        moment = len(self.events), sight(self.view)
        if self.view and self.moments[-1:] != [moment]:
            self.moments.append(moment)

    def _next(self) -> Sent | None:
        before, sent = self._sent, super()._next()
        if sent is not None and sent is not before:
            self._sent_at = time.perf_counter()
        return sent

    def _settle(self, key: str) -> None:
        if self._sent and self._sent.command.key == key:
            now = time.perf_counter()
            self.took.append((now, now - self._sent_at))
        super()._settle(key)


class Crowd:
    """All people of a soak, table after table."""

    def __init__(self, addresses: Callable[[], Sequence[str]], seed: str, think: float) -> None:
        self._addresses, self._seed, self._think = addresses, seed, think
        self._http = httpx.AsyncClient(timeout=10, verify=False)
        self._rng = random.Random(seed)
        self.people: list[Soaker] = []
        #: What people were told that cannot be, as they noticed it.
        self.complaints: list[str] = []

    def address(self) -> str:
        return self._rng.choice(self._addresses())

    async def play(self, seated: Sequence[Seated]) -> None:
        """Each at these tables first, then at new ones, until this is cancelled."""
        try:
            await asyncio.gather(*(self._company(n, one) for n, one in enumerate(seated)))
        finally:
            await self._http.aclose()

    async def _company(self, number: int, first: Seated) -> None:
        rng = random.Random(f"{self._seed}/{number}")
        table, sessions = first.id, first.sessions
        while True:
            await self._game(table, sessions, rng)
            while (made := await self._new_table(rng)) is None:
                await asyncio.sleep(AGAIN)
            table, sessions = made

    async def _game(self, table: str, sessions: Sequence[str], rng: random.Random) -> None:
        players = [self._come(table, session, rng) for session in sessions]
        if rng.random() < WATCHED:
            looker = self._come(table, await self._guest("Looker"), rng)
            looker.plays = False
            players.append(looker)
        leaver = players[0] if rng.random() < LEFT else None
        await asyncio.gather(
            *(self._leave_early(one, rng) if one is leaver else self._stay(one) for one in players)
        )

    def _come(self, table: str, session: str, rng: random.Random) -> Soaker:
        mine = random.Random(rng.random())
        one = Soaker(self.address, session, table, mine, pace=self._think, think=self._think)
        self.people.append(one)
        return one

    async def _stay(self, one: Soaker) -> None:
        try:
            await one.play()
        except AssertionError as error:  # a gap, a double, or a word that was taken back
            self.complaints.append(f"table {one.table}, seat {one.seat}: {error}")

    async def _leave_early(self, one: Soaker, rng: random.Random) -> None:
        """Play for a while, then give the seat to a bot."""
        playing = asyncio.ensure_future(self._stay(one))
        try:
            enough = rng.randint(3, 15)
            while len(one.accepted) < enough and not playing.done():
                await asyncio.sleep(AGAIN)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        await self._ask("DELETE", f"/tables/{one.table}/seat", one.session)

    # -- over HTTP ----------------------------------------------------------

    async def _new_table(self, rng: random.Random) -> tuple[str, list[str]] | None:
        """Made by one, joined by another, while a third sits down and leaves; None: it failed."""
        host, guest, fickle = [await self._guest(name) for name in ("Anna", "Ben", "Cleo")]
        game, options = rng.choice(GAMES)
        wish = {"game": game, "options": options, "seats": 4, "bots": ["merchant"] * 2}
        reply = await self._ask("POST", "/tables", host, {**wish, "clock": "long"})
        if reply.is_error:
            return None
        id: str = reply.json()["id"]
        await self._ask("PUT", f"/tables/{id}/seat", fickle, {"seat": None})
        await self._ask("DELETE", f"/tables/{id}/seat", fickle)
        await self._ask("PUT", f"/tables/{id}/seat", guest, {"seat": None})
        await self._ask("POST", f"/tables/{id}/start", host)
        # An answer may have been lost on its way: what counts is what the table says.
        state = (await self._ask("GET", f"/tables/{id}", host)).json().get("state")
        return (id, [host, guest]) if state == "playing" else None

    async def _guest(self, name: str) -> str:
        reply = await self._ask("POST", "/guests", "", {"name": name})
        self._http.cookies.clear()
        return reply.cookies["dragonstones"]

    async def _ask(self, method: str, path: str, session: str, body: Any = None) -> httpx.Response:
        """Ask until somebody answers: processes go and come."""
        headers = {"Cookie": f"dragonstones={session}"} if session else {}
        while True:
            with suppress(httpx.TransportError):
                url = f"{self.address()}/api{path}"
                reply = await self._http.request(method, url, json=body, headers=headers)
                if reply.status_code < 500 and reply.status_code != 429:
                    return reply
            await asyncio.sleep(AGAIN)
