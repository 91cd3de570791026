"""A party: a screen that everybody sees, phones, a host who pauses and begins again."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from dragonstones import Match
from dragonstones.server import database, questions, tables
from tests.server.live import Guest, Live, Refused, Wire, running

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, Any]] = {
    "fist-2002": {"points": 2},
    "fist-tavern": {"points": 2},
    "dragons-gold": {"dragons": 8, "market": False},
}


async def party(live: Live, *names: str, **wish: Any) -> tuple[str, Guest, list[Guest]]:
    """A table, the screen that has opened it, and the phones that sit there."""
    tv, *phones = await live.guests("TV", *names)
    wish = {"game": "fist-2002", "party": True, "sit": False, "public": False, **wish}
    table = await tv.new_table(**wish, start=False)
    for phone in phones:
        await phone.sit(table)
    return table, tv, phones


async def refusal(guest: Guest, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refused) as refused:
        await guest.call(method, path, body)
    return refused.value.code


async def test_whoever_sits_down_first_is_the_host_and_free_seats_go(live: Live) -> None:
    table, tv, [hilda, jonas] = await party(live, "Hilda", "Jonas")
    before = await tv.get(f"/tables/{table}")
    assert (before["host"], before["party"], len(before["seats"])) == (hilda.id, True, 6)
    assert before["unrated"] == "party"
    assert await refusal(hilda, "POST", f"/tables/{table}/start") == "party-too-few"
    await hilda.call("PUT", f"/tables/{table}/seats/4/bot", {"bot": "merchant"})
    assert await refusal(tv, "POST", f"/tables/{table}/start") == "not-host"
    begun = await hilda.start(table)
    assert [seat["name"] for seat in begun["seats"]] == ["Hilda", "Jonas", None]
    assert begun["seats"][2]["bot"] and begun["state"] == "playing"
    # The game knows three seats, and so does who watches.
    wire = await jonas.watch(table)
    assert wire.seat == 1 and len(wire.view["table"]["seats"]) == 3


async def test_names_and_colours_are_taken_once(live: Live) -> None:
    table, _, [hilda] = await party(live, "Hilda")
    [mei, other] = await live.guests("Mei", "hilda")
    assert (await mei.sit(table, colour=5))["seats"][1]["colour"] == 5
    path = f"/tables/{table}/seat"
    assert await refusal(other, "PUT", path, {"colour": 3}) == "name-taken-here"
    ruth = await live.guest("Ruth")
    assert await refusal(ruth, "PUT", path, {"colour": 5}) == "colour-taken"
    assert await refusal(ruth, "PUT", path, {"colour": 8}) == "bad-request"
    assert (await ruth.sit(table))["seats"][2]["colour"] == 1
    # To sit down again is to choose another colour, or to keep one's own.
    assert (await hilda.sit(table, colour=7))["seats"][0]["colour"] == 7
    assert (await hilda.sit(table))["seats"][0]["colour"] == 7


async def test_a_phone_too_many_may_watch(live: Live) -> None:
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
    table, _, _ = await party(live, *names)
    late = await live.guest("Late")
    assert await refusal(late, "PUT", f"/tables/{table}/seat", {}) == "table-full"
    wire = await late.watch(table)
    assert wire.seat is None and len(wire.table["seats"]) == 6


async def test_the_host_gets_up_and_somebody_else_is_the_host(live: Live) -> None:
    table, tv, [hilda, jonas, mei] = await party(live, "Hilda", "Jonas", "Mei")
    await hilda.leave(table)
    assert (await tv.get(f"/tables/{table}"))["host"] == jonas.id
    # Where all have got up the screen still waits.
    await mei.leave(table)
    await jonas.leave(table)
    assert (await tv.get(f"/tables/{table}"))["state"] == "open"
    await mei.sit(table)
    assert (await tv.get(f"/tables/{table}"))["host"] == mei.id


async def test_in_a_game_the_host_may_leave_and_replace_anybody(live: Live) -> None:
    table, tv, [hilda, jonas, mei] = await party(live, "Hilda", "Jonas", "Mei")
    await hilda.start(table)
    wire = await mei.watch(table)
    assert await refusal(mei, "DELETE", f"/tables/{table}/seats/1") == "not-host"
    await hilda.call("DELETE", f"/tables/{table}/seats/2")
    await wire.until(lambda wire: wire.table["seats"][2]["stand_in"])
    await mei.sit(table)
    await wire.until(lambda wire: not wire.table["seats"][2]["stand_in"])
    await hilda.leave(table)
    assert (await tv.get(f"/tables/{table}"))["host"] == jonas.id


# -- pauses --------------------------------------------------------------------


async def test_in_a_pause_nothing_moves_and_afterwards_the_time_is_there(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clock, bots and answers wait; what was left of the time is left then."""
    table, _, [hilda, jonas] = await party(live, "Hilda", "Jonas")
    await hilda.call("PUT", f"/tables/{table}/seats/2/bot", {"bot": "merchant"})
    assert await refusal(hilda, "PUT", f"/tables/{table}/pause") == "not-played-now"
    await hilda.start(table)
    # The time of the site, which the test moves.
    passed = 0
    real = database.now
    for module in (questions, tables):
        monkeypatch.setattr(module, "now", lambda: real() + passed)
    wire = await hilda.watch(table)
    await wire.until(lambda wire: wire.view["answered"] == [2])
    assert wire.clock and wire.clock["left"] > 50
    assert await refusal(jonas, "PUT", f"/tables/{table}/pause") == "not-host"
    await hilda.call("PUT", f"/tables/{table}/pause")
    await hilda.call("PUT", f"/tables/{table}/pause")
    await wire.until(lambda wire: wire.table["paused"] and wire.clock is None)
    assert await wire.refuses({}) == "table-paused"
    passed = 600_000
    before = live.entries(table)
    await asyncio.sleep(0)
    # The host has said it twice, so the table may be told again.
    moved = [news for news in await wire.rest() if news["t"] != "table"]
    assert (moved, live.entries(table)) == ([], before)
    await hilda.call("DELETE", f"/tables/{table}/pause")
    await wire.until(lambda wire: not wire.table["paused"] and wire.clock is not None)
    assert wire.clock and 50 < wire.clock["left"] <= 60
    await wire.answer({})


async def test_a_pause_outlives_the_site(sqlite_url: str) -> None:
    async with running(sqlite_url) as live:
        table, _, [hilda, *_] = await party(live, "Hilda", "Jonas", "Mei", clock="quick")
        await hilda.start(table)
        await hilda.call("PUT", f"/tables/{table}/pause")
    async with running(sqlite_url) as live:
        hilda.live = live
        wire = await hilda.watch(table)
        assert wire.table["paused"] and wire.clock is None
        room = await live.site.rooms.get(table)
        assert room.question and room.question.stood == 0
        await hilda.call("DELETE", f"/tables/{table}/pause")
        await wire.until(lambda wire: wire.clock is not None)
        stood = room.question.stood
        assert stood > 0
    async with running(sqlite_url) as live:
        # What the clock has lost is known again from the disk.
        room = await live.site.rooms.get(table)
        assert room.question and room.question.stood == stood
        assert room.question.deadline == room.question.start + 20_000 + stood


async def test_only_parties_pause_and_none_is_played_by_days(live: Live) -> None:
    [anna] = await live.guests("Anna")
    table = await anna.new_table(bots=["merchant", "merchant"], seats=3)
    assert await refusal(anna, "PUT", f"/tables/{table}/pause") == "not-a-party"
    wish = {"game": "fist-2002", "party": True, "clock": "day"}
    assert await refusal(anna, "POST", "/tables", wish) == "party-by-days"


# -- once more -----------------------------------------------------------------


async def test_the_host_begins_again_and_all_are_there(live: Live) -> None:
    table, tv, [hilda, jonas, _] = await party(live, "Hilda", "Jonas", "Mei")
    await hilda.start(table)
    wall = await tv.watch(table, aside=True)
    assert await refusal(jonas, "POST", f"/tables/{table}/rematch") == "not-host"
    again = await hilda.call("POST", f"/tables/{table}/rematch")
    # The screen and the phones are told where to go, and that this table is closed.
    await wall.hear("gone")
    assert wall.table["rematch"] == again["id"]
    names = [seat["name"] for seat in again["seats"]]
    assert names == ["Hilda", "Jonas", "Mei", None, None, None]
    assert (again["host"], again["party"], again["state"]) == (hilda.id, True, "open")
    assert [seat["colour"] for seat in again["seats"]] == [0, 1, 2, None, None, None]
    ruth = await live.guest("Ruth")
    await ruth.sit(again["id"])
    begun = await hilda.start(again["id"])
    assert [seat["name"] for seat in begun["seats"]] == ["Hilda", "Jonas", "Mei", "Ruth"]


# -- what the screen is sent ---------------------------------------------------


def public_views(journal: dict[str, Any]) -> list[dict[str, Any]]:
    """All that a spectator may have been shown, from nothing but the journal."""
    match = Match.replay({**journal, "answers": []})
    views = [match.view(None)]
    for entry in Match.replay(journal).journal()["answers"]:
        match = Match.replay({**match.journal(), "answers": [*match.journal()["answers"], entry]})
        views.append(match.view(None))
    return views


@pytest.mark.parametrize("game", SHORT)
async def test_a_screen_is_sent_what_everybody_may_know_and_nothing_else(
    live: Live, game: str
) -> None:
    """Over a whole game, although whoever opened it plays: by the bytes."""
    table, _, phones = await party(live, "Hilda", "Jonas", "Mei", game=game, options=SHORT[game])
    await phones[0].start(table)
    wall = await phones[0].watch(table, aside=True)
    players: list[Wire] = [await phone.watch(table) for phone in phones]
    rng = random.Random(5)
    done = asyncio.gather(*(wire.play(rng) for wire in players))
    while wall.view.get("result") is None:
        await wall.next()
    await done
    allowed = {msgspec.json.encode(view) for view in public_views(live.journal(table))}
    for _, view in wall.moments:
        assert view in allowed, "more than everybody may know"
    public = [event.data() for event in live.match(table).events if event.seen_by(None)]
    assert wall.events == json.loads(msgspec.json.encode(public))
    secret = {"asked", "wishes", "accepted"}
    assert not [news for news in wall.news if secret & news.keys()]
