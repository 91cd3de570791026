"""A small client for any Dragonstones site: to look, to play, and to let a bot play.

    async with Client("http://127.0.0.1:8000", name="Robo") as client:
        table = await client.join("KWXNTR")
        await client.play(table.id, make_bot(table.game, "merchant", seed=1))

It needs `pip install dragonstones[client]`. Calls over HTTP are methods of `Client`. What
happens at tables comes over one WebSocket, which is opened when the first table is watched; if
it breaks the client connects again and goes on where it was, without a gap or a double.
`docs/protocol.md` describes what is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import re
import secrets
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from dragonstones.bots import Bot, Budget, Moment
from dragonstones.bots.budget import DEFAULT_BUDGET
from dragonstones.engine import Answer, Refused, get_game
from dragonstones.engine.chance import Rng
from dragonstones.engine.match import Match
from dragonstones.wire import (
    AllNews,
    BotWanted,
    ClockInfo,
    ClockName,
    Command,
    Done,
    Export,
    GameInfo,
    Goodbye,
    Language,
    LobbyRow,
    Login,
    NewGuest,
    NewTable,
    Person,
    Ping,
    Problem,
    Refusal,
    Request,
    Say,
    SeatWanted,
    TableFound,
    TableGone,
    TableInfo,
    TableNews,
    Talk,
    TalkLine,
    Unwatch,
    Update,
    Watch,
    Welcome,
    Withdraw,
)
from dragonstones.wire import Answer as AnswerCommand

log = logging.getLogger(__name__)

#: Seconds before the first and at most before each later attempt to connect again.
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
#: The close code of a site whose session has ended: to come back would change nothing.
SIGNED_OUT = 4401
#: Larger than any message of a site.
LARGEST = 1 << 24
#: Seconds between two things that a bot says while all talk at once, on average.
PACE = 2.0
#: The question was over before the answer came: no reason to worry.
TOO_LATE = ("too-late", "not-asked", "match-over")

_CODE = re.compile("[A-Za-z]{6}")

_encode = msgspec.json.Encoder().encode
_decode_news = msgspec.json.Decoder(AllNews).decode

T = TypeVar("T")


class Declined(Exception):
    """The site has refused something, and nothing has changed: `reason` is its sentence."""

    def __init__(self, code: str, reason: str, status: int | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        #: Of an HTTP call.
        self.status = status


class Disconnected(Exception):
    """The connection has ended, and it does not help to try again: the session is over."""


class Receipt(Struct, kw_only=True):
    """What a player keeps to check later that the deal was honest: `dragonstones verify`."""

    table: str
    commitment: str
    seat: int
    luck: str


class Client:
    """Somebody's connection to a site.

    With a `name` he is a guest, with a `password` too a member; with the `session` of an
    earlier client he is whoever that was. Receipts are written into the folder `receipts`.
    """

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
        #: Whoever this client is.
        self.you: Person
        #: The tables that are being watched, by id.
        self.watched: dict[str, WatchedTable] = {}
        #: By table.
        self.receipts: dict[str, Receipt] = {}
        self._receipts = receipts
        self._name, self._password = name, password
        self._cookie = "__Host-dragonstones" if parts.scheme == "https" else "dragonstones"
        self._http = httpx.AsyncClient(base_url=self.url, timeout=30)
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None
        #: Commands with a key that have not been answered, in the order in which they were given.
        self._pending: dict[str, _Pending] = {}
        #: Why it does not go on.
        self._ended: Exception | None = None

    async def __aenter__(self) -> Client:
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
        """Hang up. The session stays valid: `Client(url, session=client.session)`."""
        self._end(Disconnected("this client was closed"))
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self._http.aclose()

    # -- HTTP ---------------------------------------------------------------

    async def games(self) -> list[GameInfo]:
        """What can be played here."""
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
        seats: int = 4,
        *,
        name: str | None = None,
        options: dict[str, Any] | None = None,
        bots: list[str] | None = None,
        clock: ClockName = "normal",
        public: bool = True,
        sit: bool = True,
    ) -> TableInfo:
        """A new table; bots have its last seats. With no seat free it starts at once."""
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

        Adds a part to the seed, so that nobody else can have chosen the deal, and keeps a
        receipt of it.
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
        """The next table of the same people; with no seat free it starts at once."""
        new = await self._call("POST", f"/tables/{_id(table)}/rematch", TableInfo)
        return await self._add_luck_and_start(new)

    async def _add_luck_and_start(self, table: TableInfo) -> TableInfo:
        """My part of the seed is drawn when the site has committed itself to its own."""
        if table.state == "open":
            table = await self.join(table.id)
            full = all(seat.name or seat.bot for seat in table.seats)
            if full and table.host == self.you.id:
                table = await self.start(table.id)
        return table

    async def close_table(self, table: str) -> None:
        """Give a table up that has not started, as the host."""
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
            headers={**self._headers(), "Content-Type": "application/json"},
        )
        if response.is_error:
            raise _declined(response)
        self.session = response.cookies.get(self._cookie) or self.session
        self._http.cookies.clear()  # it is sent by us, to the WebSocket too
        return msgspec.json.decode(response.content or b"null", type=reply)

    def _headers(self) -> dict[str, str]:
        headers = {"Accept-Language": self.language}
        return headers | ({"Cookie": f"{self._cookie}={self.session}"} if self.session else {})

    def _keep(self, table: TableInfo, seat: int, luck: str) -> None:
        receipt = Receipt(table=table.id, commitment=table.commitment, seat=seat, luck=luck)
        self.receipts[table.id] = receipt
        if self._receipts is not None:
            self._receipts.mkdir(parents=True, exist_ok=True)
            (self._receipts / f"{table.id}.json").write_bytes(_encode(receipt) + b"\n")

    # -- tables -------------------------------------------------------------

    async def watch(self, table: str, words: Language | None = None) -> WatchedTable:
        """Look at a table, as the seat that I have there or as a spectator; returns when it is
        there to be seen. With `words` there are sentences beside the data."""
        watched = self.watched.get(table)
        if watched is None:
            watched = self.watched[table] = WatchedTable(self, table, words)
            if self._running is None:
                self._running = asyncio.create_task(self._run())
            else:
                await self._send(watched.resume())
        await watched.until(lambda: watched.is_shown)
        return watched

    async def unwatch(self, table: str) -> None:
        if watched := self.watched.pop(table, None):
            watched._end()
            await self._send(Unwatch(table=table))

    async def say(self, table: str, text: str | None = None, line: str | None = None) -> None:
        """Something of one's own, or a line that everybody reads in his language."""
        await self._ask(Say(table=table, key=new_key(), text=text, line=line), again=False)

    async def ping(self) -> None:
        """Returns when the site has answered."""
        await self._ask(Ping(key=new_key()))

    async def play(
        self, table: str, bot: Bot, budget: Budget = DEFAULT_BUDGET, pace: float = PACE
    ) -> dict[str, Any] | None:
        """Let a bot play my seat to the end of the game; the result, None: the table is gone.

        It gets what a bot gets that plays on the site itself, but for `Moment.imagine`, which
        needs the match: a bot that `imagines` is refused.
        """
        if bot.imagines:
            raise Refused("bot-imagines")
        return await _Player(await self.watch(table), bot, budget, pace).play()

    # -- the WebSocket ------------------------------------------------------

    async def _run(self) -> None:
        """Be connected, again and again, until it is of no use."""
        pause = FIRST_PAUSE
        address = f"{self.url.replace('http', 'ws', 1)}/api/socket"
        while self._ended is None:
            try:
                async with connect(
                    address,
                    additional_headers=self._headers(),
                    compression=None,
                    max_size=LARGEST,
                ) as socket:
                    async for message in socket:
                        news = _decode_news(message)
                        if isinstance(news, Welcome):
                            pause = FIRST_PAUSE
                            await self._resume(socket)
                        elif isinstance(news, Goodbye):
                            pause = max(FIRST_PAUSE, news.again or 0.0)
                            self._hear_goodbye(news)
                        else:
                            await self._take(news)
            except ConnectionClosed as error:
                if error.rcvd and error.rcvd.code == SIGNED_OUT:
                    self._end(Disconnected(error.rcvd.reason or "signed out"))
            except InvalidStatus as error:
                if error.response.status_code in (401, 403, 404):
                    self._end(Disconnected(str(error)))
            except (OSError, InvalidHandshake, TimeoutError) as error:
                log.info("not connected to %s: %s", self.url, error)
            except Exception as error:  # a message that nobody understands, say
                self._end(error)
            self._socket = None
            for pending in list(self._pending.values()):
                if not pending.again:
                    pending.fail(Disconnected("it is not known whether this was heard"))
            if self._ended is None:
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _resume(self, socket: ClientConnection) -> None:
        """Go on with every table where we were. Answers go out when their table is shown."""
        self._socket = socket
        for table in self.watched.values():
            table._resuming = True
            await self._send(table.resume())
        for pending in list(self._pending.values()):
            if pending.table is None:
                await self._send(pending.command)

    async def _take(self, news: AllNews) -> None:
        match news:
            case Update():
                if table := self.watched.get(news.table):
                    complete = table._take_update(news)
                    if not complete:
                        table._resuming = True
                        await self._send(table.resume())
                for key in news.accepted or ():
                    self._settle(key)
            case TableNews():
                if table := self.watched.get(news.table.id):
                    table._take_setup(news)
                    if table._resuming:
                        table._resuming = False
                        for pending in list(self._pending.values()):
                            if pending.table == table.id:
                                await self._send(pending.command)
            case Talk():
                if table := self.watched.get(news.table):
                    table._take_talk(news)
            case TableGone():
                if table := self.watched.pop(news.table, None):
                    table._end()
            case Done():
                self._settle(news.key)
            case Refusal():
                self._hear_refusal(news)

    def _settle(self, key: str) -> None:
        if pending := self._pending.get(key):
            pending.settle()

    def _hear_refusal(self, news: Refusal) -> None:
        error = Declined(news.code, news.reason)
        if news.key is not None and news.key in self._pending:
            self._pending[news.key].fail(error)
        elif news.table is not None and (table := self.watched.get(news.table)):
            if not table.is_shown:  # it cannot be watched
                del self.watched[news.table]
                table._end(error)
        else:
            log.warning("the site refuses: %s", news.reason)

    def _hear_goodbye(self, news: Goodbye) -> None:
        if news.again is None:
            self._end(Disconnected(news.reason))

    def _end(self, error: Exception) -> None:
        """It does not go on: whoever waits for something gets to know."""
        self._ended = self._ended or error
        for pending in list(self._pending.values()):
            pending.fail(self._ended)
        for table in list(self.watched.values()):
            table._end(self._ended)

    async def _send(self, command: Command) -> None:
        """Send it, if we are connected; otherwise it is for `_resume`."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(_encode(command).decode())

    async def _ask(self, command: Any, table: str | None = None, again: bool = True) -> None:
        """Send a command with a key, and wait until it is done; Declined: it is not.

        `again`: it is sent again after a break, because what was done is not done twice.
        """
        if self._ended:
            raise self._ended
        if table is not None and table not in self.watched:
            raise Disconnected("this table is not watched any more")
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        pending = self._pending[command.key] = _Pending(command, table, again)
        try:
            if table is None or not self.watched[table]._resuming:
                await self._send(command)  # otherwise it goes out when the table is shown
            await pending.answered
        finally:
            del self._pending[command.key]


class _Pending:
    """A command that waits for its answer."""

    def __init__(self, command: Command, table: str | None, again: bool) -> None:
        self.command = command
        #: It makes sense only while this table is shown.
        self.table = table
        self.again = again
        self.answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self) -> None:
        if not self.answered.done():
            self.answered.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.answered.done():
            self.answered.set_exception(error)


class WatchedTable:
    """A table as this client sees it: `async for news in table` tells what changes.

    The first news is all that there is now; the last one is that of the moment. It ends when
    the table is closed, or the client is.
    """

    def __init__(self, client: Client, id: str, words: Language | None = None) -> None:
        self.client = client
        self.id = id
        self.words = words
        #: Who sits where, and my seat there.
        self.info: TableInfo | None = None
        self.seat: int | None = None
        #: All that I may know, as `Match.view` has it; empty before the start.
        self.view: dict[str, Any] = {}
        #: All that I have seen happen, by number.
        self.events: list[dict[str, Any]] = []
        self.talk: list[TalkLine] = []
        self.clock: ClockInfo | None = None
        #: It is closed, or none of mine any more.
        self.is_gone = False
        self._clock_came = 0.0
        #: It was watched again, and is not shown yet.
        self._resuming = True
        self._error: Exception | None = None
        self._waiting: list[asyncio.Future[None]] = []
        self._listeners: list[asyncio.Queue[AllNews | None]] = []

    @property
    def is_shown(self) -> bool:
        """All that is to be seen has come."""
        return self.info is not None and (self.info.state == "open" or bool(self.view))

    @property
    def decision(self) -> dict[str, Any] | None:
        """What I am asked."""
        return self.view.get("decision")

    @property
    def is_my_turn(self) -> bool:
        """I am asked something, and have not answered."""
        return self.decision is not None and self.view["answer"] is None

    @property
    def result(self) -> dict[str, Any] | None:
        return self.view.get("result")

    @property
    def seconds_left(self) -> float | None:
        """Until the clock rings; None: it does not run, or is none of my business."""
        if self.clock is None:
            return None
        passed = asyncio.get_running_loop().time() - self._clock_came
        return max(0.0, self.clock.left - passed)

    async def answer(self, answer: Answer, decision: int | None = None) -> None:
        """Answer what I am asked; returns when it is on the site's disk. Declined says why not.

        `decision` is its id, if the answer is to that one only.
        """
        if decision is None:
            decision = self.decision["id"] if self.decision else 0
        key = new_key()
        command = AnswerCommand(table=self.id, decision=decision, answer=answer, key=key)
        await self.client._ask(command, self.id)

    async def withdraw(self) -> None:
        """Take a sealed answer back."""
        decision = self.decision["id"] if self.decision else 0
        command = Withdraw(table=self.id, decision=decision, key=new_key())
        await self.client._ask(command, self.id)

    async def say(self, text: str | None = None, line: str | None = None) -> None:
        await self.client.say(self.id, text, line)

    async def changed(self) -> None:
        """Wait for the next news."""
        if self._error is not None:
            raise self._error
        if not self.is_gone:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds, or the table is gone."""
        while not holds() and not self.is_gone:
            await self.changed()

    async def __aiter__(self) -> AsyncIterator[AllNews]:
        news: asyncio.Queue[AllNews | None] = asyncio.Queue()
        self._listeners.append(news)
        try:
            if self.view:
                view, events = dict(self.view), self.events[:]
                yield Update(table=self.id, first=0, events=events, view=view, clock=self.clock)
            while not (self.is_gone and news.empty()) and (one := await news.get()) is not None:
                yield one
            if self._error is not None:
                raise self._error
        finally:
            self._listeners.remove(news)

    # -- what comes in ------------------------------------------------------

    def resume(self) -> Watch:
        """Show me the table from where I am."""
        talk = self.talk[-1].number + 1 if self.talk else 0
        return Watch(table=self.id, events=len(self.events), talk=talk, words=self.words)

    def _take_update(self, news: Update) -> bool:
        """False: something is missing, and nothing was taken."""
        if news.first is not UNSET and news.events is not UNSET:
            if news.first > len(self.events):
                return False
            # What comes again is the same; if the site knows less than we do, it is right.
            self.events[news.first :] = news.events
        if news.view is not UNSET:
            self.view.update(news.view)
        if news.clock is not UNSET:
            self.clock = news.clock
            self._clock_came = asyncio.get_running_loop().time()
        self._tell(news)
        return True

    def _take_setup(self, news: TableNews) -> None:
        self.info, self.seat = news.table, news.seat
        self._tell(news)

    def _take_talk(self, news: Talk) -> None:
        last = self.talk[-1].number if self.talk else -1
        self.talk += [line for line in news.lines if line.number > last]
        self._tell(news)

    def _end(self, error: Exception | None = None) -> None:
        self.is_gone, self._error = True, error
        self._tell(None)

    def _tell(self, news: AllNews | None) -> None:
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if future.done():
                continue
            if self._error is not None:
                future.set_exception(self._error)
            else:
                future.set_result(None)
        for listener in self._listeners:
            listener.put_nowait(news)


# -- bots ----------------------------------------------------------------------


class RemoteMoment(Moment):
    """What a bot is given far from the match: everything but imagined worlds."""

    def __init__(self, view: dict[str, Any], budget: Budget) -> None:
        self.seat = view["you"]
        self.decision = get_game(view["game"], view["rules"]).decision(view)
        self.budget = budget
        self._start = budget.clock()
        self._view = partial(dict, view)

    def imagine(self, rng: Rng) -> Match:
        raise Refused("cannot-imagine")


class _Player:
    """A bot in a seat of a site."""

    def __init__(self, table: WatchedTable, bot: Bot, budget: Budget, pace: float) -> None:
        self.table = table
        self.bot = bot
        self.budget = budget
        self.pace = pace
        #: How many events it has been shown.
        self._shown = 0
        #: The last question that it has answered, as it was then, and its answer.
        self._asked: dict[str, Any] = {}
        self._said: Answer = None

    async def play(self) -> dict[str, Any] | None:
        table = self.table
        await table.until(lambda: table.view)
        while not table.is_gone and table.result is None:
            if table.is_my_turn:
                await self._act()
            else:
                await table.changed()
        return table.result

    async def _act(self) -> None:
        table = self.table
        asked = table.decision
        assert asked is not None
        if asked["id"] == self._asked.get("id"):
            # All talk at once, and it has said something: now others may.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.pace * random.uniform(0.5, 1.5)):
                    number = asked["id"]
                    await table.until(lambda: (table.decision or {}).get("id") != number)
            asked = table.decision
            if asked is None:
                return
        view, events = dict(table.view), table.events[self._shown :]
        self._shown += len(events)
        answer = await asyncio.to_thread(self._think, view, events)
        says_nothing = RemoteMoment(view, self.budget).decision.says_nothing(answer)
        says_nothing |= (answer, asked) == (self._said, self._asked)
        self._asked, self._said = asked, answer
        if not (asked.get("seconds") and says_nothing):
            await self._say(asked, answer)

    def _think(self, view: dict[str, Any], events: list[dict[str, Any]]) -> Answer:
        """What the bot answers; if it fails, what is played when time runs out."""
        moment = RemoteMoment(view, self.budget)
        game = get_game(view["game"], view["rules"])
        try:
            for data in events:
                if event := game.event(data):
                    self.bot.see(event)
            return moment.decision.check(self.bot.answer(moment))
        except (Exception, SystemExit) as error:  # whatever a stranger's bot does
            log.error("the bot has failed at %s", moment.decision.kind, exc_info=error)
            return moment.decision.default

    async def _say(self, asked: dict[str, Any], answer: Answer) -> None:
        try:
            await self.table.answer(answer, asked["id"])
        except Declined as declined:
            if declined.code in TOO_LATE:
                return
            log.error("the site declines what the bot answers to %s: %s", asked["kind"], declined)
            if answer != asked["default"]:
                await self._say(asked, asked["default"])
            else:
                await asyncio.sleep(self.pace)


# -- helpers -------------------------------------------------------------------


def new_key() -> str:
    """By which a command is known again."""
    return secrets.token_hex(8)


def _luck() -> str:
    """My part of a seed."""
    return secrets.token_hex(16)


def _id(table: str) -> str:
    return quote(table, safe="")


def _declined(response: httpx.Response) -> Declined:
    status = response.status_code
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.MsgspecError:  # not the site but something in front of it
        return Declined(f"http-{status}", f"{status} {response.reason_phrase}", status)
    return Declined(problem.code, problem.reason, status)
