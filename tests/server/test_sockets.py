"""The short way between a WebSocket and the tables."""

from __future__ import annotations

from typing import Any

import pytest

from dragonstones.server.protocol import BoundedWebSocket
from dragonstones.server.sockets import Connection
from tests.server.live import Live

pytestmark = pytest.mark.anyio


async def test_answers_do_not_overtake_what_was_sent_before_them(live: Live) -> None:
    """A ping waits for its turn, and an answer could be heard at once."""
    [anna] = await live.guests("Anna")
    wire = await live.connect(anna.cookie)
    for number in range(0, 20, 2):
        await wire.send("ping", key=str(number))
        await wire.send("answer", table="aaaaaaaaaaaa", decision=1, answer={}, key=str(number + 1))
    await wire.hear("welcome")
    keys = [(await wire.next())["key"] for _ in range(20)]
    assert keys == [str(number) for number in range(20)]


async def test_of_answers_that_come_together_one_is_heard_at_once(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that sends many does not hold up the others."""
    heard: list[str] = []
    slices: list[int] = []
    at_once, received = Connection._hear_at_once, BoundedWebSocket.data_received

    def hear(self: Connection, data: str) -> bool:
        heard.append(data)
        return at_once(self, data)

    def receive(self: BoundedWebSocket, data: bytes) -> None:
        before = len(heard)
        received(self, data)
        slices.append(len(heard) - before)

    monkeypatch.setattr(Connection, "_hear_at_once", hear)
    monkeypatch.setattr(BoundedWebSocket, "data_received", receive)
    [anna] = await live.guests("Anna")
    wire = await live.connect(anna.cookie)
    for number in range(50):
        await wire.send("answer", table="aaaaaaaaaaaa", decision=1, answer={}, key=str(number))
    keys: list[Any] = [(await wire.hear("refused"))["key"] for _ in range(50)]
    assert keys == [str(number) for number in range(50)]
    assert heard and max(slices) == 1
