"""The HTTP calls of a client: its person, tables, seats."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec
from msgspec import Struct

from dragonstones.client.errors import Declined
from dragonstones.wire import (
    TABLE_CODE,
    BotWanted,
    ClockName,
    Export,
    GameInfo,
    Language,
    LobbyRow,
    Login,
    NewGuest,
    NewTable,
    Person,
    Problem,
    Request,
    SeatWanted,
    TableFound,
    TableInfo,
)

_CODE = re.compile(TABLE_CODE)

_encode = msgspec.json.Encoder().encode

T = TypeVar("T")


class Receipt(Struct, kw_only=True):
    """What a player keeps to check later that the deal was fair: `dragonstones verify`."""

    table: str
    commitment: str
    seat: int
    luck: str


class Calls:
    """The HTTP half of a client, with its session and its receipts."""

    def __init__(
        self,
        url: str,
        name: str = "",
        *,
        password: str = "",
        session: str = "",
        language: Language = "en",
        receipts: Path | None = None,
    ) -> None:
        parts = urlsplit(url)
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.session = session
        self.language = language
        #: The person whose client this is.
        self.you: Person
        #: By table.
        self.receipts: dict[str, Receipt] = {}
        self._receipts = receipts
        self._name, self._password = name, password
        self._cookie = "__Host-dragonstones" if parts.scheme == "https" else "dragonstones"
        self._http = httpx.AsyncClient(base_url=self.url, timeout=30)

    async def __aenter__(self) -> Self:
        if self.session:
            self.you = await self._call("GET", "/me", Person)
        elif self._password:
            login = Login(name=self._name, password=self._password)
            self.you = await self._call("POST", "/login", Person, login)
        else:
            guest = NewGuest(name=self._name, language=self.language)
            self.you = await self._call("POST", "/guests", Person, guest)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def games(self) -> list[GameInfo]:
        """The games that can be played here."""
        return await self._call("GET", "/games", list[GameInfo])

    async def lobby(self) -> list[LobbyRow]:
        """The public tables."""
        return await self._call("GET", "/tables", list[LobbyRow])

    async def my_tables(self) -> list[TableInfo]:
        """Where I sit or sat, the newest first."""
        return await self._call("GET", "/me/tables", list[TableInfo])

    async def table(self, table: str) -> TableInfo:
        """A table by its id or its six letters."""
        if _CODE.fullmatch(table):
            table = (await self._call("GET", f"/codes/{table}", TableFound)).id
        return await self._call("GET", f"/tables/{_id(table)}", TableInfo)

    async def create_table(
        self,
        game: str,
        seats: int | None = None,
        *,
        name: str | None = None,
        options: dict[str, Any] | None = None,
        bots: list[str] | None = None,
        clock: ClockName = "normal",
        public: bool = True,
        sit: bool = True,
    ) -> TableInfo:
        """Make a table, with the game's usual number of seats if none is given; bots take the last
        seats. If I sit there and no seat is free, it starts."""
        wish = NewTable(
            game=game,
            name=name,
            seats=seats,
            options=options or {},
            bots=bots or [],
            clock=clock,
            public=public,
            sit=sit,
            start=False,
        )
        table = await self._call("POST", "/tables", TableInfo, wish)
        return await self._add_luck_and_start(table) if sit else table

    async def join(self, table: str, seat: int | None = None) -> TableInfo:
        """Sit down, in this seat or in any; by the table's id or its six letters.

        Adds a part to the seed, so that nobody else can choose the deal, and keeps a receipt of
        it.
        """
        found = await self.table(table)
        luck = _luck()
        wish = SeatWanted(seat=seat, luck=luck)
        joined = await self._call("PUT", f"/tables/{found.id}/seat", TableInfo, wish)
        for number, one in enumerate(joined.seats):
            if one.person == self.you.id and one.luck == luck:
                self._keep(found, number, luck)
        return joined

    async def leave(self, table: str) -> TableInfo:
        """Get up; in the middle of a game a bot plays on until I join again."""
        return await self._call("DELETE", f"/tables/{_id(table)}/seat", TableInfo)

    async def add_bot(self, table: str, seat: int, bot: str) -> TableInfo:
        """Put a bot into a free seat, as the host."""
        wish = BotWanted(bot=bot)
        return await self._call("PUT", f"/tables/{_id(table)}/seats/{seat}/bot", TableInfo, wish)

    async def remove(self, table: str, seat: int) -> TableInfo:
        """Send a person or a bot away before the start, as the host."""
        return await self._call("DELETE", f"/tables/{_id(table)}/seats/{seat}", TableInfo)

    async def start(self, table: str) -> TableInfo:
        return await self._call("POST", f"/tables/{_id(table)}/start", TableInfo)

    async def rematch(self, table: str) -> TableInfo:
        """Get the rematch of a table; if I am its host and no seat is free, it starts."""
        new = await self._call("POST", f"/tables/{_id(table)}/rematch", TableInfo)
        return await self._add_luck_and_start(new)

    async def _add_luck_and_start(self, table: TableInfo) -> TableInfo:
        """Draw my part of the seed, now that the site has committed itself to its own."""
        if table.state == "open":
            table = await self.join(table.id)
            full = all(seat.name or seat.bot for seat in table.seats)
            if full and table.host == self.you.id:
                table = await self.start(table.id)
        return table

    async def close_table(self, table: str) -> None:
        """Close a table that has not started, as the host."""
        await self._call("DELETE", f"/tables/{_id(table)}", None)

    async def export(self, table: str) -> Export:
        """A finished game, with all that `dragonstones verify` needs."""
        return await self._call("GET", f"/tables/{_id(table)}/export", Export)

    async def _call(
        self, method: str, path: str, reply: type[T] | None, body: Request | None = None
    ) -> T:
        response = await self._http.request(
            method,
            f"/api{path}",
            content=None if body is None else _encode(body),
            headers={**self.headers(), "Content-Type": "application/json"},
        )
        if response.is_error:
            raise _declined(response)
        self.session = response.cookies.get(self._cookie) or self.session
        self._http.cookies.clear()  # `headers` has it, for the WebSocket too
        return msgspec.json.decode(response.content or b"null", type=reply)

    def headers(self) -> dict[str, str]:
        """The headers of every request: the language and the session."""
        headers = {"Accept-Language": self.language}
        return headers | ({"Cookie": f"{self._cookie}={self.session}"} if self.session else {})

    def _keep(self, table: TableInfo, seat: int, luck: str) -> None:
        receipt = Receipt(table=table.id, commitment=table.commitment, seat=seat, luck=luck)
        self.receipts[table.id] = receipt
        if self._receipts is not None:
            self._receipts.mkdir(parents=True, exist_ok=True)
            (self._receipts / f"{table.id}.json").write_bytes(_encode(receipt) + b"\n")


def _luck() -> str:
    """My part of the seed of a match."""
    return secrets.token_hex(16)


def _id(table: str) -> str:
    return quote(table, safe="")


def _declined(response: httpx.Response) -> Declined:
    status = response.status_code
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.MsgspecError:  # the reply came from something in front of the site
        return Declined(f"http-{status}", f"{status} {response.reason_phrase}", status)
    return Declined(problem.code, problem.reason, status)
