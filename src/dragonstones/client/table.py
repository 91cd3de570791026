"""A table as a client sees it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from dragonstones.engine import Answer
from dragonstones.wire import (
    AllNews,
    AskAnyway,
    ClockInfo,
    Language,
    Pass,
    TableInfo,
    TableNews,
    Talk,
    TalkLine,
    Update,
    Watch,
    Wishes,
    Withdraw,
)
from dragonstones.wire import Answer as AnswerCommand

if TYPE_CHECKING:
    from dragonstones.client.connection import Connection


def new_key() -> str:
    """A key by which a repeated command is recognised."""
    return secrets.token_hex(8)


class WatchedTable:
    """A table as this client sees it: `async for news in table` yields what changes.

    The first news is all that there is to see now. The iteration ends when the table or the client
    is closed.
    """

    def __init__(self, connection: Connection, id: str, words: Language | None = None) -> None:
        self.connection = connection
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
        #: What the site answers for me; None: nothing.
        self.wishes: Wishes | None = None
        #: It is closed, or not watched any more.
        self.is_gone = False
        #: Whether it is being watched again, and the site has not shown it yet.
        self.resuming = True
        self._clock_came = 0.0
        self._error: Exception | None = None
        self._waiting: list[asyncio.Future[None]] = []
        self._listeners: list[asyncio.Queue[AllNews | None]] = []

    @property
    def is_shown(self) -> bool:
        """Whether everything there is to see has come."""
        return self.info is not None and (self.info.state == "open" or bool(self.view))

    @property
    def decision(self) -> dict[str, Any] | None:
        """What I am asked."""
        return self.view.get("decision")

    @property
    def is_my_turn(self) -> bool:
        """Whether I am asked something, and have not answered."""
        return self.decision is not None and self.view["answer"] is None

    @property
    def result(self) -> dict[str, Any] | None:
        return self.view.get("result")

    @property
    def seconds_left(self) -> float | None:
        """Seconds until time is up; None: no clock runs that I may know of."""
        if self.clock is None:
            return None
        passed = asyncio.get_running_loop().time() - self._clock_came
        return max(0.0, self.clock.left - passed)

    async def answer(self, answer: Answer, decision: int | None = None) -> None:
        """Answer what I am asked; return when it is on the site's disk. Declined says why not.

        `decision`: the id of the decision, if the answer is valid for that one only.
        """
        if decision is None:
            decision = self.decision["id"] if self.decision else 0
        key = new_key()
        command = AnswerCommand(table=self.id, decision=decision, answer=answer, key=key)
        await self.connection.ask(command, self.id)

    async def withdraw(self) -> None:
        """Take a sealed answer back."""
        decision = self.decision["id"] if self.decision else 0
        command = Withdraw(table=self.id, decision=decision, key=new_key())
        await self.connection.ask(command, self.id)

    async def pass_turn(self, on: bool = True) -> None:
        """Let the site bid nothing for me until the next turn, or stop that."""
        decision = self.decision["id"] if self.decision else 0
        command = Pass(table=self.id, key=new_key(), on=on, decision=decision)
        await self.connection.ask(command, self.id)

    async def ask_anyway(self, on: bool = True) -> None:
        """Ask me even if only one answer is possible, which the site otherwise gives for me."""
        await self.connection.ask(AskAnyway(table=self.id, key=new_key(), on=on), self.id)

    async def say(self, text: str | None = None, line: str | None = None) -> None:
        await self.connection.say(self.id, text, line)

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

    # -- what the connection calls ------------------------------------------

    def resume(self) -> Watch:
        """The command that watches this table from what I have seen."""
        self.resuming = True
        talk = self.talk[-1].number + 1 if self.talk else 0
        return Watch(table=self.id, events=len(self.events), talk=talk, words=self.words)

    def take_update(self, news: Update) -> bool:
        """False: something is missing, and nothing was taken."""
        if news.first is not UNSET and news.events is not UNSET:
            if news.first > len(self.events):
                return False
            # Repeated events are the same; if the site has fewer than we do, the site is right.
            self.events[news.first :] = news.events
        if news.view is not UNSET:
            self.view.update(news.view)
        if news.clock is not UNSET:
            self.clock = news.clock
            self._clock_came = asyncio.get_running_loop().time()
        if news.wishes is not UNSET:
            self.wishes = news.wishes
        self._tell(news)
        return True

    def take_setup(self, news: TableNews) -> None:
        self.info, self.seat = news.table, news.seat
        self.resuming = False
        self._tell(news)

    def take_talk(self, news: Talk) -> None:
        known = {line.number: line for line in (*self.talk, *news.lines)}
        self.talk = [known[number] for number in sorted(known.keys() - set(news.hidden))]
        self._tell(news)

    def end(self, error: Exception | None = None) -> None:
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
