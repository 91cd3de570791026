"""What is said at a table: who may, who hears it, and what can be done about it."""

from __future__ import annotations

import asyncio
import random
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from dragonstones.bots.lines import OCCASIONS
from dragonstones.server import schema
from dragonstones.server.limits import RATES, Limits
from dragonstones.server.words import EMOTES, lines
from tests.server.live import Guest, Live, Refused, Wire, at_table, running

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


@contextmanager
def refuses(status: int, code: str) -> Any:
    with pytest.raises(Refused) as refused:
        yield
    assert (refused.value.status, refused.value.code) == (status, code)


async def say(wire: Wire, table: str, **what: Any) -> None:
    """Say something, and wait until it is done, and heard by whoever said it."""
    key, before = wire.new_key(), len(wire.talk)
    await wire.send("say", table=table, key=key, **what)
    await wire.until(lambda wire: {"t": "done", "key": key} in wire.news)
    if wire.table.get("id") == table:
        await wire.until(lambda wire: len(wire.talk) > before)


def said(wire: Wire) -> list[tuple[int, str, str]]:
    return [(line["number"], line["name"], line["text"] or line["line"]) for line in wire.talk]


async def two_at_a_table(live: Live, **wish: Any) -> tuple[str, Guest, Guest]:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(**wish)
    await ben.sit(table)
    return table, anna, ben


async def test_what_somebody_says_is_heard_by_all(live: Live) -> None:
    table, anna, ben = await two_at_a_table(live)
    spectator = await (await live.guest("Chris")).watch(table)
    wires = [await anna.watch(table), await ben.watch(table), spectator]
    await say(wires[0], table, text="  Hello,\n\t you   two! ")
    for wire in wires:
        await wire.until(lambda wire: wire.talk)
        [line] = wire.talk
        assert (line["number"], line["name"], line["person"]) == (0, "Anna", anna.id)
        assert (line["text"], line["line"]) == ("Hello, you two!", None)
    [(number, text)] = live.rows('SELECT number, text FROM talk WHERE "table" = ?', table)
    assert (number, text) == (0, "Hello, you two!")


async def test_there_are_lines_that_everybody_reads_in_their_language(live: Live) -> None:
    table, anna, _ = await two_at_a_table(live)
    wire = await anna.watch(table)
    english = (await live.http.get("/api/words/en")).json()
    german = (await live.http.get("/api/words/de")).json()
    assert list(english) == list(german) == list(lines())
    for line in lines():
        await say(wire, table, line=line)
        assert (wire.talk[-1]["text"], wire.talk[-1]["line"]) == (None, line)
        assert english[line] != german[line]


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ({}, "say-one-thing"),
        ({"text": "Hello", "line": "hello"}, "say-one-thing"),
        ({"text": None, "line": None}, "say-one-thing"),
        ({"text": "   "}, "say-one-thing"),
        ({"text": "\n\t\u2003"}, "say-one-thing"),
        ({"text": "\u0000\u0007"}, "say-one-thing"),
        ({"line": "no-such-line"}, "no-such-line"),
        ({"line": "x" * 40}, "no-such-line"),
        ({"text": ""}, "bad-message"),
        ({"text": "x" * 301}, "bad-message"),
        ({"line": "x" * 41}, "bad-message"),
        ({"text": 1}, "bad-message"),
        ({"text": ["Hello"]}, "bad-message"),
    ],
)
async def test_what_cannot_be_said(live: Live, what: dict[str, Any], code: str) -> None:
    table, anna, _ = await two_at_a_table(live)
    wire = await anna.watch(table)
    refusal = await wire.refused("say", table=table, key="k", **what)
    assert refusal["code"] == code
    if code != "bad-message":
        assert (refusal["key"], refusal["table"]) == ("k", table)
    assert live.rows('SELECT * FROM talk WHERE "table" = ?', table) == []
    await say(wire, table, text="x" * 300)
    assert len(wire.talk) == 1


async def test_what_would_not_be_seen_is_not_said(live: Live) -> None:
    """Control characters can do harm in a terminal or a database, and mean nothing."""
    table, anna, _ = await two_at_a_table(live)
    wire = await anna.watch(table)
    await say(wire, table, text="Dra\u0000gon\u001b[2J \u202e!\u202c 🐲\u200d🔥")
    assert wire.talk[0]["text"] == "Dragon[2J ! 🐲\u200d🔥"


async def test_only_who_sits_at_the_table_talks(live: Live) -> None:
    table, anna, _ = await two_at_a_table(live)
    chris = await live.guest("Chris")
    wire = await chris.watch(table)
    for what in ({"text": "He has three!"}, {"line": "hello"}):
        refusal = await wire.refused("say", table=table, key="k", **what)
        assert (refusal["code"], refusal["key"]) == ("not-at-table", "k")
    listener = await anna.watch(table)
    await listener.rest()
    assert listener.talk == []
    await chris.sit(table)
    await say(wire, table, text="Now I may.")
    assert said(wire) == [(0, "Chris", "Now I may.")]


async def test_somebody_who_has_just_sat_down_may_talk_at_once(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table(seats=6)
    await anna.watch(table)
    for name in ("Ben", "Chris", "Dora", "Emil", "Fay"):
        guest = await live.guest(name)
        wire = await guest.connect()
        await guest.sit(table)
        await say(wire, table, text="Good evening.")


async def test_somebody_who_got_up_talks_no_more(live: Live) -> None:
    table, _, ben = await two_at_a_table(live)
    wire = await ben.watch(table)
    await ben.leave(table)
    refusal = await wire.refused("say", table=table, key="k", text="Bye")
    assert refusal["code"] == "not-at-table"


async def test_nobody_talks_at_a_table_that_is_not_there(live: Live) -> None:
    table, anna, ben = await two_at_a_table(live)
    wire = await ben.connect()
    await anna.call("DELETE", f"/tables/{table}")
    for id in (table, "aaaaaaaaaaaa"):
        assert (await wire.refused("say", table=id, key="k", text="?"))["code"] == "no-such-table"


async def test_at_a_table_with_two_annas_each_talks_under_her_name(live: Live) -> None:
    first, second = await live.guests("Anna", "Anna")
    table = await first.new_table()
    await second.sit(table)
    wires = [await first.watch(table), await second.watch(table)]
    await say(wires[1], table, text="I am the other one.")
    await wires[0].until(lambda _: wires[0].talk)
    assert said(wires[0]) == [(0, "Anna 2", "I am the other one.")]


# -- coming back ---------------------------------------------------------------


async def test_somebody_who_comes_later_hears_what_was_said(live: Live) -> None:
    table, anna, ben = await two_at_a_table(live)
    wire = await anna.watch(table)
    for n in range(3):
        await say(wire, table, text=f"line {n}")
    late = await ben.watch(table)
    await late.until(lambda late: len(late.talk) == 3)
    assert said(late) == said(wire)


@pytest.mark.parametrize("known", [0, 1, 3, 4, 5, 2**31 - 1])
async def test_somebody_who_comes_back_hears_from_the_number_on_that_they_have_not(
    live: Live, known: int
) -> None:
    table, anna, ben = await two_at_a_table(live)
    wire = await anna.watch(table)
    for n in range(4):
        await say(wire, table, text=f"line {n}")
    back = await ben.watch(table, talk=known)
    await back.rest()
    assert [line["number"] for line in back.talk] == list(range(known, 4))
    await say(wire, table, text="line 4")
    await back.until(lambda back: back.talk and back.talk[-1]["number"] == 4)


@pytest.mark.parametrize("number", [-1, 2**31, 2**63, 10**40, 1.5, "1", None])
async def test_a_number_that_is_none_harms_nobody(live: Live, number: Any) -> None:
    table, anna, ben = await two_at_a_table(live)
    wire = await anna.watch(table)
    other = await ben.connect()
    assert (await other.refused("watch", table=table, talk=number))["code"] == "bad-message"
    await say(wire, table, text="We go on.")
    await other.watch(table)


async def test_of_a_long_talk_one_hears_the_end(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dragonstones.server.talk.LAST", 20)
    table, anna, ben = await two_at_a_table(live)
    wire = await anna.watch(table)
    for n in range(25):
        await wire.send("say", table=table, key=f"k{n}", text=str(n))
    await wire.until(lambda wire: len(wire.talk) == 25)
    back = await ben.watch(table)
    await back.until(lambda back: back.talk)
    assert [line["number"] for line in back.talk] == list(range(5, 25))


async def test_all_who_talk_at_once_are_heard_in_one_order(live: Live) -> None:
    guests = await live.guests("Anna", "Ben", "Chris", "Dora")
    table = await guests[0].new_table()
    for guest in guests[1:]:
        await guest.sit(table)
    wires = [await guest.watch(table) for guest in guests]

    async def talk(wire: Wire, who: str) -> None:
        for n in range(10):
            await wire.send("say", table=table, key=f"{who}{n}", text=f"{who}{n}")
        await wire.until(lambda wire: len(wire.talk) == 40)

    await asyncio.gather(*(talk(wire, name) for wire, name in zip(wires, "ABCD", strict=True)))
    heard = sorted(said(wires[0]))
    assert [number for number, _, _ in heard] == list(range(40))
    for wire in wires[1:]:
        assert sorted(said(wire)) == heard
    for name in "ABCD":
        mine = [text for _, _, text in heard if text.startswith(name)]
        assert mine == [f"{name}{n}" for n in range(10)]


# -- mutes and reports ---------------------------------------------------------


async def test_somebody_who_is_muted_is_not_heard_by_who_muted_them(live: Live) -> None:
    table, anna, ben = await two_at_a_table(live)
    chris = await live.guest("Chris")
    await chris.sit(table)
    wires = [await guest.watch(table) for guest in (anna, ben, chris)]
    await say(wires[1], table, text="before")
    await wires[0].until(lambda _: wires[0].talk)
    # From now on, on a connection that is open already.
    await anna.call("PUT", f"/me/mutes/{ben.id}")
    await say(wires[1], table, text="rude")
    await say(wires[2], table, text="kind")
    await wires[0].until(lambda _: len(wires[0].talk) == 2)
    assert said(wires[0]) == [(0, "Ben", "before"), (2, "Chris", "kind")]
    await wires[2].until(lambda _: len(wires[2].talk) == 3)
    # What was said before is not shown either to who comes again.
    again = await anna.watch(table)
    await again.rest()
    assert said(again) == [(2, "Chris", "kind")]
    await anna.call("DELETE", f"/me/mutes/{ben.id}")
    await say(wires[1], table, text="sorry")
    await wires[0].until(lambda _: len(wires[0].talk) == 3)
    assert said(wires[0])[-1] == (3, "Ben", "sorry")


async def test_a_line_that_a_moderator_hides_is_taken_back_from_those_who_watch(
    live: Live,
) -> None:
    table, anna, ben = await two_at_a_table(live)
    wire, hers = await ben.watch(table), await anna.watch(table)
    for text in ("rude", "kind"):
        await say(wire, table, text=text)
    await hers.until(lambda _: len(hers.talk) == 2)
    people = schema.people
    async with live.site.database.write() as connection:
        mona = update(people).where(people.c.id == anna.id).values(role="moderator")
        await connection.execute(mona)

    await anna.call("PUT", f"/moderation/tables/{table}/talk/0", {"hidden": True})
    for watching in (wire, hers):
        await watching.until(lambda one: len(one.talk) == 1)
        assert said(watching) == [(1, "Ben", "kind")]
    # Somebody who was away meanwhile has it still.
    back = await ben.watch(table, talk=2)
    await back.rest()
    assert [news["hidden"] for news in back.news if news["t"] == "talk"] == [[0]]

    await anna.call("PUT", f"/moderation/tables/{table}/talk/0", {"hidden": False})
    await hers.until(lambda _: len(hers.talk) == 2)
    assert said(hers) == [(0, "Ben", "rude"), (1, "Ben", "kind")]


async def test_a_line_can_be_reported_to_the_site(live: Live) -> None:
    table, anna, ben = await two_at_a_table(live)
    wire = await ben.watch(table)
    await say(wire, table, text="You cheat!")
    await anna.call("POST", f"/tables/{table}/reports", {"line": 0, "reason": "Insult"})
    [(line, person, reason, settled)] = live.rows(
        'SELECT line, person, reason, settled FROM reports WHERE "table" = ?', table
    )
    assert (line, person, reason, settled) == (0, anna.id, "Insult", None)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"line": 1}, 404, "no-such-talk"),
        ({"line": 2**31 - 1}, 404, "no-such-talk"),
        ({"line": -1}, 400, "bad-request"),
        ({"line": 2**31}, 400, "bad-request"),
        ({"line": 10**30}, 400, "bad-request"),
        ({"line": 0, "reason": "x" * 501}, 400, "bad-request"),
        ({"line": 0, "reason": None}, 400, "bad-request"),
        ({}, 400, "bad-request"),
    ],
)
async def test_a_report_that_makes_no_sense(
    live: Live, body: dict[str, Any], status: int, code: str
) -> None:
    table, anna, ben = await two_at_a_table(live)
    await say(await ben.watch(table), table, text="Hm.")
    with refuses(status, code):
        await anna.call("POST", f"/tables/{table}/reports", body)
    with refuses(404, "no-such-table"):
        await anna.call("POST", "/tables/aaaaaaaaaaaa/reports", {"line": 0})
    assert live.rows('SELECT * FROM reports WHERE "table" = ?', table) == []


async def test_somebody_who_says_that_they_have_heard_more_than_there_is_silences_nobody(
    live: Live,
) -> None:
    table, anna, ben = await two_at_a_table(live)
    await (await live.guest("Eve")).watch(table, talk=2**31 - 1)
    wires = [await anna.watch(table), await ben.watch(table)]
    await say(wires[0], table, text="Can you hear me?")
    for wire in wires:
        await wire.until(lambda wire: wire.talk)


# -- what bots say -------------------------------------------------------------


async def test_bots_say_a_line_now_and_then_and_none_of_them_twice(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    # One of them surely says goodbye: by chance, three in a hundred tables end in silence.
    monkeypatch.setitem(OCCASIONS, "over", (1.0, OCCASIONS["over"][1]))
    bots = ["merchant:vengeful", "apprentice:shy", "archmage:serene"]
    table, [anna] = await at_table(
        live, "Anna", game="dragons-gold", options={"timer": None}, bots=bots, seats=4
    )
    await anna.play(random.Random(1))
    await anna.until(
        lambda wire: wire.talk and wire.talk[-1]["line"] in ("good-game", "well-played")
    )
    lines_said = [line["line"] for line in anna.talk]
    assert 3 <= len(lines_said) == len(set(lines_said)) <= 12
    assert {line["seat"] for line in anna.talk} <= {1, 2, 3}
    assert all(line["person"] is None and line["text"] is None for line in anna.talk)
    # Somebody who comes later hears it too: it is on disk like everybody's.
    late = await (await live.guest("Ben")).watch(table)
    await late.until(lambda wire: len(wire.talk) == len(lines_said))
    assert late.talk == anna.talk


async def test_without_people_at_the_table_bots_say_nothing(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    bots = ["merchant:vengeful", "merchant:bold"]
    table = await anna.new_table("fist-2002", bots=bots, seats=3, clock="none")
    wire = await anna.watch(table)
    spectator = await ben.watch(table)
    await wire.close()
    await anna.leave(table)
    await spectator.until(lambda wire: wire.view["result"])
    await spectator.rest()
    said = [line["line"] for line in spectator.talk if not line["presence"]]
    assert [line for line in said if line not in OCCASIONS["begins"][1]] == []


async def test_a_line_is_said_once_at_a_table_whichever_process_says_it(live: Live) -> None:
    table, _ = await at_table(live, "Anna", bots=["merchant"] * 2, seats=3)
    row = await live.site.tables.get(table)
    assert await live.site.talk.add_of_bot(row, 1, "revenge")
    assert await live.site.talk.add_of_bot(row, 2, "revenge") is None
    assert await live.site.talk.add_of_bot(row, 2, "sorry")


async def test_emotes_are_lines_with_a_limit_of_their_own(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3, start=False)
    await ben.sit(table)
    wires = [await one.watch(table) for one in (anna, ben)]
    await say(wires[0], table, line="emote-cheer")
    await wires[1].until(lambda wire: wire.talk)
    assert wires[1].talk[-1]["line"] == "emote-cheer"
    for lang in ("en", "de"):
        words = (await live.http.get(f"/api/words/{lang}")).json()
        assert sum(id.startswith("emote-") for id in words) == 12
    drawn = {path.stem for path in (ROOT / "web/art/emotes").glob("*.svg")}
    assert {one.removeprefix("emote-") for one in EMOTES} == drawn
    limits = Limits(clock=lambda: 0.0)
    with pytest.MonkeyPatch.context() as strict:
        strict.setattr(live.site, "limits", limits)
        for _ in range(RATES["emote"].burst):
            await say(wires[0], table, line="emote-laugh")
        refusal = await wires[0].refused("say", table=table, key="k", line="emote-laugh")
        assert refusal["code"] == "too-many"
        await say(wires[0], table, text="I can still talk.")


async def test_a_site_without_emotes_refuses_them(sqlite_url: str) -> None:
    async with running(sqlite_url, emotes=False) as live:
        anna = await live.guest("Anna")
        wire = await anna.watch(await anna.new_table(seats=3, start=False))
        refusal = await wire.refused("say", table=wire.table["id"], key="k", line="emote-hat")
        assert refusal["code"] == "no-such-line"
        words = (await live.http.get("/api/words/en")).json()
        assert words and not any(id.startswith("emote-") for id in words)
