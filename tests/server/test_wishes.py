"""What the site answers for people: where only one answer is possible, and where they pass."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dragonstones.server import pace, steward, tables
from tests.games.fist.scenario import player as bidder
from tests.games.fist.scenario import position
from tests.server.live import Live, Wire, at_table, seated
from tests.server.players import until
from tests.server.test_pace import distance

pytestmark = pytest.mark.anyio

USUAL: dict[str, Any] = {"ask_anyway": False, "passing": False, "can_pass": True, "closes": False}
USUAL |= {"orders": [], "notes": []}


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fist that closes by itself does so at once."""
    monkeypatch.setattr(steward, "by_itself", lambda times: 0.0)


@pytest.fixture
def anna_has_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables begin with a first seat that has no coin left, for the bots in their processes too."""
    purses = [bidder(fairy=0, common=0, spent=8), bidder(), bidder()]
    start = position("wizard", "thief", "ghost", players=purses)
    head: property = vars(tables.TableRow)["header"]
    begun = property(lambda table: {**head.__get__(table), "position": start})
    monkeypatch.setattr(tables.TableRow, "header", begun)


async def wish(wire: Wire, t: str, **fields: Any) -> None:
    """Tell the site a wish; returns when it is on disk and this device was told."""
    key, before = wire.new_key(), wire.wishes
    await wire.send(t, table=wire.table["id"], key=key, **fields)
    await wire.until(lambda wire: {"t": "done", "key": key} in wire.news)
    await wire.until(lambda wire: wire.wishes != before)


async def begin_to_pass(wire: Wire) -> None:
    await wish(wire, "pass", decision=wire.view["decision"]["id"])


def has_closed(wire: Wire) -> bool:
    return wire.view["answer"] is not None


# -- only one answer -----------------------------------------------------------


async def test_an_empty_purse_closes_an_empty_fist_by_itself(
    live: Live, at_once: None, anna_has_nothing: None
) -> None:
    table, (anna, ben, _) = await at_table(live, "Anna", "Ben", "Chris")
    await anna.until(has_closed)
    assert anna.view["answer"] == {}
    assert live.entries(table) == [[[0, {}, None]]], "an entry like any other"
    await ben.until(lambda wire: wire.view["answered"] == [0])


async def test_who_wants_to_be_asked_anyway_is_asked_and_may_change_their_mind(
    live: Live, monkeypatch: pytest.MonkeyPatch, anna_has_nothing: None
) -> None:
    monkeypatch.setattr(steward, "by_itself", lambda times: 0.3)
    table, (anna, *_) = await at_table(live, "Anna", "Ben", "Chris")
    assert anna.wishes == {**USUAL, "closes": True}
    await wish(anna, "ask-anyway")
    assert anna.wishes == {**USUAL, "ask_anyway": True}
    await asyncio.sleep(0.5)
    assert not await anna.rest() and not live.entries(table)
    monkeypatch.setattr(steward, "by_itself", lambda times: 0.0)
    await wish(anna, "ask-anyway", on=False)
    await anna.until(has_closed)


async def test_a_fist_that_was_taken_back_stays_open(
    live: Live, at_once: None, anna_has_nothing: None
) -> None:
    table, (anna, ben, _) = await at_table(live, "Anna", "Ben", "Chris")
    await anna.until(has_closed)
    await anna.withdraw()
    assert anna.wishes == USUAL
    for coins in (1, 2, 3):
        await ben.answer({"fairy": coins})
    assert [seat for row in live.entries(table) for seat, *_ in row] == [0, 0, 1, 1, 1]


async def test_a_fist_does_not_close_while_its_person_is_away(
    live: Live, at_once: None, anna_has_nothing: None
) -> None:
    """Everybody sees who is there: it would tell that nobody closed it."""
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    ben = await guests[1].watch(table)
    await until(lambda: live.site.leases.holds(table))
    for coins in (1, 2, 3):
        await ben.answer({"fairy": coins})
    assert [seat for row in live.entries(table) for seat, *_ in row] == [1, 1, 1]
    anna = await guests[0].watch(table)
    await anna.until(has_closed)


async def test_those_who_share_a_device_are_always_asked(
    live: Live, at_once: None, anna_has_nothing: None
) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3, company=["Carla"])
    await ben.sit(table)
    await anna.start(table)
    wire = await anna.watch(table)
    assert wire.wishes == {}
    for command in ("pass", "ask-anyway"):
        refusal = await wire.refused(command, table=table, key=command)
        assert (refusal["code"], refusal["key"]) == ("shared-device", command)
    await until(lambda: live.site.leases.holds(table))
    other = await ben.watch(table)
    for coins in (1, 2, 3):
        await other.answer({"fairy": coins})
    assert [seat for row in live.entries(table) for seat, *_ in row] == [2, 2, 2]


async def test_alone_among_bots_nobody_has_to_be_deceived(
    live: Live, monkeypatch: pytest.MonkeyPatch, anna_has_nothing: None
) -> None:
    """There it closes after a moment, however long somebody takes otherwise."""
    monkeypatch.setattr(steward, "by_itself", lambda times: 1000.0)
    [guest] = await live.guests("Anna")
    table = await guest.new_table(seats=3, bots=["apprentice"] * 2)
    anna = await guest.watch(table)
    await anna.until(lambda wire: wire.events[-1]["kind"] != "card-shown")
    [*first, _] = live.entries(table)
    assert [0, {}, None] in [entry for row in first for entry in row]


# -- to pass -------------------------------------------------------------------


async def test_who_passes_bids_nothing_until_the_next_turn(live: Live, at_once: None) -> None:
    table, (anna, *others) = await at_table(live, "Anna", "Ben", "Chris")
    assert anna.wishes == USUAL
    await begin_to_pass(anna)
    playing = [asyncio.create_task(wire.play(random.Random(1))) for wire in others]
    while anna.view["table"]["turn"] == 1:
        if anna.is_asked and not anna.wishes["can_pass"]:
            await anna.answer(anna.sample(random.Random(1)))
        await anna.next()
    for task in playing:
        task.cancel()
    assert anna.wishes == USUAL
    given = [answer for seat, answer in live.journal(table)["answers"] if seat == 0]
    assert len(given) > 5 and given.count({}) == len(given)
    told = [news["wishes"] for wire in others for news in wire.news if "wishes" in news]
    assert not any(wishes["passing"] for wishes in told)


async def test_who_passes_no_longer_is_asked_again(live: Live) -> None:
    _, (anna, *_) = await at_table(live, "Anna", "Ben", "Chris")
    await begin_to_pass(anna)
    assert anna.wishes == {**USUAL, "passing": True, "closes": True}
    await wish(anna, "pass", on=False)
    assert anna.wishes == USUAL


async def test_a_wish_is_on_disk_and_on_every_device(live: Live) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    phone, laptop = await guests[0].watch(table), await guests[0].watch(table)
    await begin_to_pass(phone)
    await wish(phone, "ask-anyway")
    await laptop.until(lambda wire: wire.wishes["ask_anyway"])
    room = live.site.rooms.live(table)
    assert room is not None
    live.site.rooms.drop(room)
    again = await guests[0].watch(table)
    assert again.wishes == {**USUAL, "ask_anyway": True, "passing": True, "closes": True}


async def test_a_stand_in_passes_too(live: Live) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    anna, ben, _ = [await guest.watch(table) for guest in guests]
    await begin_to_pass(anna)
    await guests[0].leave(table)
    await ben.until(lambda wire: 0 in wire.view["answered"])
    assert live.entries(table) == [[[0, {}, None]]]


async def test_what_cannot_be_passed_is_refused(live: Live) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    anna, spectator = await guests[0].watch(table), await (await live.guest("Dora")).watch(table)
    number = anna.view["decision"]["id"]
    refusals = [
        await anna.refused("pass", table=table, key="k", decision=number + 1000),
        await spectator.refused("pass", table=table, key="k", decision=number),
        await spectator.refused("ask-anyway", table=table, key="k"),
    ]
    gold, players = await at_table(live, "Anna", "Ben", "Chris", game="dragons-gold")
    refusals.append(await players[0].refused("pass", table=gold, key="k", decision=1000))
    codes = ["too-late", "not-at-table", "not-at-table", "cannot-pass"]
    assert [refusal["code"] for refusal in refusals] == codes
    assert anna.wishes == USUAL
    assert not live.rows('SELECT * FROM wishes WHERE "table" IN (?, ?)', table, gold)


async def test_nobody_can_tell_by_the_time_who_closed_an_empty_fist(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna, or the site for her: Ben looks at when, over his own socket."""
    monkeypatch.setattr(pace, "MOMENT", (0.0, 0.0))
    monkeypatch.setattr(pace, "USUAL", (0.03, 0.06))
    _, (anna, ben, chris) = await at_table(live, "Anna", "Ben", "Chris")
    rng, loop = random.Random(2002), asyncio.get_running_loop()
    seen: dict[bool, list[float]] = {True: [], False: []}
    for by_herself in [True] * 4 + [True, False] * 12:
        if anna.wishes["passing"] == by_herself:
            fields = {} if by_herself else {"decision": anna.view["decision"]["id"]}
            await wish(anna, "pass", on=not by_herself, **fields)
        began = loop.time()
        if by_herself:
            await asyncio.sleep(0.08 * rng.random() ** 2)
            await anna.give({})
        await ben.until(lambda wire: wire.view["answered"] == [0])
        seen[by_herself].append(loop.time() - began)
        number = anna.view["decision"]["id"]
        for wire in (ben, chris):
            await wire.give({})
        for wire in (anna, ben, chris):
            await wire.until(lambda wire: wire.view["decision"]["id"] > number)  # noqa: B023
    assert distance(seen[True], seen[False]) < 0.7


# -- the last fist ---------------------------------------------------------------


@pytest.fixture
def bots_wait(live: Live, monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Bots take their time, and wait this long before the last fist."""

    def wait(seconds: float) -> None:
        monkeypatch.setattr(pace, "MOMENT", (seconds, seconds))
        slow = msgspec.structs.replace(live.site.settings, bot_pause=0.01)
        monkeypatch.setattr(live.site, "settings", slow)

    return wait


async def test_a_fist_can_be_taken_back_until_a_bot_has_closed_the_last_one(
    live: Live, bots_wait: Callable[[float], None]
) -> None:
    bots_wait(0.5)
    [guest] = await live.guests("Anna")
    anna = await guest.watch(await guest.new_table(seats=3, bots=["apprentice"] * 2))
    await anna.until(lambda wire: len(wire.view["answered"]) == 1)
    for coins in (3, 2, 1):
        await anna.answer({"fairy": coins})
        await anna.withdraw()
    assert anna.is_asked and 0 in anna.view["waiting"] and len(anna.view["waiting"]) == 2
    await anna.answer({"fairy": 1})
    await anna.until(lambda wire: "fists-opened" in [event["kind"] for event in wire.events])
    opened = next(event for event in anna.events if event["kind"] == "fists-opened")
    assert opened["fists"][0] == {"fairy": 1}


async def test_a_bot_that_waits_for_people_does_not_lose_its_own_bid(
    live: Live, bots_wait: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Just before time runs out it closes its fist."""
    bots_wait(0.2)
    monkeypatch.setattr(steward, "MOMENT", (0.2, 0.2))
    monkeypatch.setattr(tables, "CLOCKS", {**tables.CLOCKS, "quick": (0.6, None)})
    [guest] = await live.guests("Anna")
    table = await guest.new_table(seats=3, bots=["merchant"] * 2, clock="quick")
    anna = await guest.watch(table)
    await anna.until(lambda wire: "fists-opened" in [event["kind"] for event in wire.events])
    entries = [entry for row in live.entries(table) for entry in row]
    assert {seat for seat, *_ in entries[:2]} == {1, 2} and entries[2] == [None, "time", None]
