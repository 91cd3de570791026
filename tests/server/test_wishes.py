"""What the site answers for people: where only one answer is possible, and where they pass."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from dragonstones.server import steward
from tests.server.live import Live, Wire, at_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fist that closes by itself does so at once."""
    monkeypatch.setattr(steward, "by_itself", lambda times: 0.0)


async def wish(wire: Wire, t: str, **fields: Any) -> None:
    """Tell the site a wish; returns when it is on disk and this device was told."""
    key = wire.new_key()
    await wire.send(t, table=wire.table["id"], key=key, **fields)
    await wire.until(lambda wire: {"t": "done", "key": key} in wire.news)
    await wire.rest()


async def begin_to_pass(wire: Wire) -> None:
    await wish(wire, "pass", decision=wire.view["decision"]["id"])


async def test_who_passes_bids_nothing_until_the_next_turn(live: Live, at_once: None) -> None:
    table, (anna, *others) = await at_table(live, "Anna", "Ben", "Chris")
    usual = {"ask_anyway": False, "passing": False, "can_pass": True, "closes": False}
    assert anna.wishes == usual
    await begin_to_pass(anna)
    playing = [asyncio.create_task(wire.play(random.Random(1))) for wire in others]
    while anna.view["table"]["turn"] == 1:
        if anna.is_asked and not anna.wishes["can_pass"]:
            await anna.answer(anna.sample(random.Random(1)))
        await anna.next()
    for task in playing:
        task.cancel()
    assert anna.wishes == usual
    given = [answer for seat, answer in live.journal(table)["answers"] if seat == 0]
    assert len(given) > 5 and given.count({}) == len(given)
    # To its owner's own device alone it is said that the fist closes by itself.
    assert any(news.get("wishes", {}).get("closes") for news in anna.news)
    assert not any(
        news["wishes"]["passing"] for wire in others for news in wire.news if "wishes" in news
    )
