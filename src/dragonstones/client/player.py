"""A bot of this program in a seat of a site."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from functools import partial
from typing import Any

from dragonstones.bots import Bot, Budget, Moment
from dragonstones.client.errors import Declined
from dragonstones.client.table import WatchedTable
from dragonstones.engine import Answer, Refused, game_of
from dragonstones.engine.chance import Rng
from dragonstones.engine.match import Match

log = logging.getLogger(__name__)

#: Seconds between two acts of a bot in an open question, on average.
PACE = 2.0
#: The question was over before the answer came: nothing is wrong.
TOO_LATE = ("too-late", "not-asked", "match-over")


class RemoteMoment(Moment):
    """What a bot is given without the match: everything except imagined worlds."""

    def __init__(self, view: dict[str, Any], budget: Budget) -> None:
        self.seat = view["you"]
        self.decision = game_of(view).decision(view)
        self.budget = budget
        self._start = budget.clock()
        self._view = partial(dict, view)

    def imagine(self, rng: Rng) -> Match:
        raise Refused("cannot-imagine")


class Player:
    """Lets a bot play a seat, as `Client.play` does."""

    def __init__(self, table: WatchedTable, bot: Bot, budget: Budget, pace: float) -> None:
        self.table = table
        self.bot = bot
        self.budget = budget
        self.pace = pace
        #: How many events the bot has been shown.
        self._seen = 0
        #: The last decision that it has answered, as it was at the time, and its answer.
        self._answered: dict[str, Any] = {}
        self._answer: Answer = None

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
        decision = table.decision
        assert decision is not None
        if decision["id"] == self._answered.get("id"):
            # In an open question everybody may act again and again: let the others act, too.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.pace * random.uniform(0.5, 1.5)):
                    number = decision["id"]
                    await table.until(lambda: (table.decision or {}).get("id") != number)
            decision = table.decision
            if decision is None:
                return
        view, events = dict(table.view), table.events[self._seen :]
        self._seen += len(events)
        answer = await asyncio.to_thread(self._think, view, events)
        says_nothing = RemoteMoment(view, self.budget).decision.says_nothing(answer)
        says_nothing |= (answer, decision) == (self._answer, self._answered)
        self._answered, self._answer = decision, answer
        if not (decision.get("seconds") and says_nothing):
            await self._send(decision, answer)

    def _think(self, view: dict[str, Any], events: list[dict[str, Any]]) -> Answer:
        """The bot's answer; if it fails, the answer that is played when time is up."""
        moment = RemoteMoment(view, self.budget)
        game = game_of(view)
        try:
            for data in events:
                if event := game.event(data):
                    self.bot.see(event)
            return moment.decision.check(self.bot.answer(moment))
        except (Exception, SystemExit) as error:  # whatever a stranger's bot does
            log.error("the bot has failed at %s", moment.decision.kind, exc_info=error)
            return moment.decision.default

    async def _send(self, decision: dict[str, Any], answer: Answer) -> None:
        try:
            await self.table.answer(answer, decision["id"])
        except Declined as declined:
            if declined.code in TOO_LATE:
                return
            kind = decision["kind"]
            log.error("the site declines what the bot answers to %s: %s", kind, declined)
            if answer != decision["default"]:
                await self._send(decision, decision["default"])
            else:
                await asyncio.sleep(self.pace)
