"""A small client for any Dragonstones site: to watch, to play, and to let a bot play.

    async with Client("http://127.0.0.1:8000", name="Robo") as client:
        table = await client.join("KWXNTR")
        await client.play(table.id, make_bot(table.game, "merchant", seed=1))

It needs `pip install dragonstones[client]`. Calls over HTTP are methods of `Client`. What
happens at tables comes over one WebSocket, which is opened when the first table is watched. If it
breaks, the client reconnects and continues where it was: no event is lost or comes twice.
`docs/protocol.md` describes the messages.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from dragonstones.bots import Bot, Budget
from dragonstones.bots.budget import DEFAULT_BUDGET
from dragonstones.client.calls import Calls, Receipt
from dragonstones.client.connection import Connection
from dragonstones.client.errors import Declined, Disconnected
from dragonstones.client.player import PACE, Player, RemoteMoment
from dragonstones.client.table import WatchedTable, new_key
from dragonstones.engine import Refused
from dragonstones.wire import Language, Ping

__all__ = [
    "Client",
    "Declined",
    "Disconnected",
    "Receipt",
    "RemoteMoment",
    "WatchedTable",
    "new_key",
]


class Client(Calls):
    """A person's connection to a site.

    With a `name` the person is a guest, with a `password` as well a member; with the `session` of
    an earlier client it is the same person. Receipts are written into the folder `receipts`.
    """

    @cached_property
    def _connection(self) -> Connection:
        return Connection(self.url, self.headers)

    @property
    def watched(self) -> dict[str, WatchedTable]:
        """The tables that are being watched, by id."""
        return self._connection.watched

    async def close(self) -> None:
        """Hang up. The session stays valid: `Client(url, session=client.session)`."""
        await self._connection.close()
        await super().close()

    async def watch(self, table: str, words: Language | None = None) -> WatchedTable:
        """Watch a table, from my seat there or as a spectator; return when it is shown.

        With `words` the data comes with sentences in that language.
        """
        return await self._connection.watch(table, words)

    async def unwatch(self, table: str) -> None:
        await self._connection.unwatch(table)

    async def say(self, table: str, text: str | None = None, line: str | None = None) -> None:
        """Say a text, or a ready-made line that everybody reads in their own language."""
        await self._connection.say(table, text, line)

    async def ping(self) -> None:
        """Returns when the site has answered."""
        await self._connection.ask(Ping(key=new_key()))

    async def play(
        self, table: str, bot: Bot, budget: Budget = DEFAULT_BUDGET, pace: float = PACE
    ) -> dict[str, Any] | None:
        """Let a bot play my seat to the end of the game; return the result, or None.

        The bot gets the same as a bot on the site itself, except `Moment.imagine`, which needs the
        match: a bot that `imagines` is refused.
        """
        if bot.imagines:
            raise Refused("bot-imagines")
        return await Player(await self.watch(table), bot, budget, pace).play()
