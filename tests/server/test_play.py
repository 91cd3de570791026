"""Whole games by several clients over real sockets, and every way in which an answer can come."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from dragonstones import Event, Match, fair
from dragonstones.engine.journal import decode_entry
from dragonstones.server.journal import Written
from tests.server.live import Guest, Live, Wire, at_table, haggling, seated

pytestmark = pytest.mark.anyio

#: No clock but steps: nobody waits for the sand.
GOLD = {"rules": "advanced", "timer": None, "steps": 4}
GAMES = [
    ("fist-2002", {}),
    ("fist-tavern", {}),
    ("dragons-gold", GOLD),
    ("dragons-gold", {"split": "divide", "market": False}),
]


def keys(live: Live, table: str) -> list[str]:
    """Of what people have answered; the site closes a fist that can hold nothing without a key."""
    return [key for row in live.entries(table) for _, _, key in row if key is not None]


def answers(live: Live, table: str) -> list[list[Any]]:
    return [entry[:2] for row in live.entries(table) for entry in row]


async def settled(wires: Sequence[Wire]) -> None:
    """All that was sent has come."""
    for wire in wires:
        await wire.rest()


def check_sight(live: Live, table: str, wires: Sequence[Wire]) -> None:
    """Each was shown what their seat may know, in order, to the byte; and all of it."""
    match = Match.replay({**live.journal(table), "answers": []})
    #: What there was to be seen after each row of the journal.
    there_was: dict[int | None, list[tuple[int, bytes]]] = {wire.seat: [] for wire in wires}
    events: list[Event] = []
    for row in [[], *live.entries(table)]:
        for seat, answer, _ in row:
            match.enter(decode_entry((seat, answer)))
        events += match.news(len(events))
        for viewer, seen in there_was.items():
            number = sum(event.seen_by(viewer) for event in events)
            seen.append((number, msgspec.json.encode(match.view(viewer))))
    for wire in wires:
        assert wire.moments[-1] == there_was[wire.seat][-1]
        later = iter(there_was[wire.seat])
        assert all(moment in later for moment in wire.moments)
        mine = [event.data() for event in events if event.seen_by(wire.seat)]
        assert msgspec.json.encode(wire.events) == msgspec.json.encode(mine)


# -- whole games ---------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_a_whole_game_by_four(live: Live, game: str, options: dict[str, Any]) -> None:
    names = ("Anna", "Ben", "Chris", "Dora")
    table, players = await at_table(live, *names, game=game, options=options)
    spectator = await (await live.guest("Emil")).watch(table)
    results = await asyncio.gather(
        *(wire.play(random.Random(n)) for n, wire in enumerate(players)),
        spectator.play(random.Random(0)),
    )
    check_sight(live, table, [*players, spectator])
    match = live.match(table)
    assert results == [match.result] * 5
    wires = [*players, spectator]
    for wire in wires:
        await wire.until(lambda wire: wire.table["state"] == "over")
        assert wire.table["code"] is None
    # What was accepted is what there is, and nothing else.
    accepted = [key for wire in players for key in wire.accepted]
    assert sorted(keys(live, table)) == sorted(accepted)
    assert len(set(accepted)) == len(accepted)
    export = (await live.http.get(f"/api/tables/{table}/export")).json()
    assert export["journal"] == live.journal(table)
    assert export["result"] == match.result
    holds = {finding.code: finding.holds for finding in fair.check(export)}
    assert holds.pop("parts") is False, "these clients added nothing"
    assert all(holds.values())


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_a_whole_game_with_bots_between(
    live: Live, game: str, options: dict[str, Any]
) -> None:
    bots = ["merchant", "apprentice"]
    table, players = await at_table(
        live, "Anna", "Ben", game=game, options=options, bots=bots, seats=4
    )
    results = await asyncio.gather(*(wire.play(random.Random(n)) for n, wire in enumerate(players)))
    check_sight(live, table, players)
    assert results == [live.match(table).result] * 2
    seats_with_key = {seat for row in live.entries(table) for seat, _, key in row if key}
    others = {seat for row in live.entries(table) for seat, _, key in row if not key}
    assert seats_with_key <= {0, 1} and {2, 3} <= others


async def test_somebody_who_comes_back_again_and_again_misses_nothing_and_gets_nothing_twice(
    live: Live,
) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris", game="fist-tavern")

    async def play(guest: Guest, rng: random.Random) -> Wire:
        wire = await guest.watch(table)
        while wire.view["result"] is None:
            if rng.random() < 0.2:
                if wire.is_asked and rng.random() < 0.5:
                    await wire.give(wire.sample(rng))  # and never hear what came of it
                await wire.close()
                events, before = wire.events, wire.moments
                wire = await guest.connect()
                wire.events, wire.moments = events, before
                await wire.watch(table, events=len(events))
            elif wire.is_asked:
                key = await wire.give(wire.sample(rng))
                while key not in wire.accepted and (await wire.next())["t"] != "refused":
                    pass
            else:
                await wire.next()
        return wire

    wires = await asyncio.gather(*(play(one, random.Random(n)) for n, one in enumerate(guests)))
    check_sight(live, table, wires)


async def test_a_game_that_is_over_can_still_be_looked_at(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    await live.finish(table)
    await players[0].until(lambda _: players[0].table["state"] == "over")
    late = await (await live.guest("Dora")).watch(table)
    assert late.view["result"] == players[0].view["result"]
    check_sight(live, table, [late])
    assert await players[0].refuses({}, decision=1000) == "match-over"


# -- on disk first -------------------------------------------------------------


async def test_an_answer_is_on_disk_when_its_giver_hears_of_it(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    rng = random.Random(1)
    for _ in range(15):
        for wire in players:
            if not wire.is_asked:
                continue
            key = await wire.give(wire.sample(rng))
            while key not in wire.accepted:
                assert (await wire.next())["t"] != "refused"
            assert key in keys(live, table)
        for wire in players:
            await wire.rest()


async def test_nobody_sees_anything_before_it_is_on_disk(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    spectator, late = [await guest.connect() for guest in await live.guests("Dora", "Emil")]
    await spectator.watch(table)
    wires = [*players, spectator]
    for wire in players:
        await wire.until(lambda wire: wire.table["spectators"] == 1)
    await settled(wires)
    with live.write_locked():
        key = await players[0].give({"fairy": 2})
        # Who comes just now waits too, and is then shown what is there.
        await late.send("watch", table=table)
        for _ in range(10):
            for wire in (*wires, late):
                assert await wire.rest() == []
        assert live.entries(table) == []
    await players[0].until_accepted(key)
    assert keys(live, table) == [key]
    for wire in wires[1:]:
        await wire.until(lambda wire: wire.view["answered"] == [0])
    await late.until(lambda late: late.view)
    assert late.view["answered"] == [0]


async def test_what_could_not_be_written_has_not_happened(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    for wire in players:
        await wire.rest()

    async def fails(id: str, number: int, entries: list[Written]) -> int:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(live.site.journal, "append", fails)
        assert await players[0].refuses({"fairy": 2}) == "not-saved"
    for wire in players:
        assert await wire.rest() == []
    assert live.entries(table) == []
    for wire in players:
        await wire.answer({"fairy": 3})
    await settled(players)
    check_sight(live, table, players)


# -- answers that do not count ---------------------------------------------------


async def test_an_answer_to_a_question_that_is_over_is_too_late(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    first = players[0].view["decision"]["id"]
    for wire in players:
        await wire.answer({"fairy": 1})
    await players[0].until(lambda _: (players[0].view["decision"] or {}).get("id", first) != first)
    before = answers(live, table)
    assert await players[0].refuses({"fairy": 2}, decision=first) in ("too-late", "not-asked")
    assert await players[0].refuses({"fairy": 2}, decision=2**31 - 1) in ("too-late", "not-asked")
    assert await players[0].refuses({"fairy": 2}, decision=0) in ("too-late", "not-asked")
    assert answers(live, table) == before


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"fairy": 99}, "bid-too-many"),
        ({"fairy": -1}, "bid-number"),
        ({"fairy": 1.0}, "bid-number"),
        ({"fairy": True}, "bid-number"),
        ({"gold": 1}, "bid-coin"),
        ([], "bid-shape"),
        ("", "bid-shape"),
        (0, "bid-shape"),
        (False, "bid-shape"),
        (None, "no-answer"),
    ],
)
async def test_an_answer_that_the_rules_do_not_allow(live: Live, answer: Any, code: str) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    for wire in players:
        await wire.rest()
    got = await players[0].refuses(answer)
    assert got == code or (code.startswith("bid-") and got.startswith("bid-")), got
    assert live.entries(table) == []
    for wire in players:
        assert await wire.rest() == []
    await players[0].answer({})


async def test_somebody_who_is_not_asked_does_not_answer(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris", game="dragons-gold")
    [asked] = players[0].view["waiting"]
    other = players[(asked + 1) % 3]
    number = players[asked].view["decision"]["id"]
    assert await other.refuses("pass", decision=number) == "not-asked"
    assert live.entries(table) == []


async def test_nobody_answers_before_the_start_or_at_a_table_that_they_do_not_watch(
    live: Live,
) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table()
    wire = await anna.connect()
    answer = {"table": table, "decision": 1000, "answer": {}, "key": "k"}
    assert (await wire.refused("answer", **answer))["code"] == "not-watching"
    await wire.watch(table)
    refusal = await wire.refused("answer", **answer)
    assert (refusal["code"], refusal["key"], refusal["table"]) == ("not-started", "k", table)


async def test_refusals_are_sentences_in_ones_language(live: Live) -> None:
    anna, ben = await live.guest("Anna"), await live.guest("Ben", language="de")
    table = await anna.new_table(seats=3, bots=["apprentice"])
    await ben.sit(table)
    await anna.start(table)
    reasons = []
    for guest in (anna, ben):
        wire = await guest.watch(table)
        await wire.give({"fairy": 99})
        reasons.append((await wire.hear("refused"))["reason"])
    assert reasons[0] != reasons[1]
    assert "99" in reasons[0] and "99" in reasons[1]


async def test_a_refusal_names_the_rulings_behind_it(live: Live) -> None:
    _, players = await at_table(live, "Anna", "Ben", "Chris")
    await players[0].rest()
    await players[0].give({"fairy": 99})
    assert (await players[0].hear("refused"))["rulings"] == ["F12", "F11"]
    refusal = await players[0].refused("answer", table="none", decision=1, answer={}, key="k")
    assert "rulings" not in refusal


# -- answers that come again -----------------------------------------------------


async def test_an_answer_with_a_known_key_is_not_played_again(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    await players[0].answer({"fairy": 1}, key="mine")
    for again in ({"fairy": 1}, {"fairy": 5}):
        await players[0].give(again, key="mine")
        assert await players[0].hear("done") == {"t": "done", "key": "mine"}
    # Keys are per player: another player may use the same one.
    await players[1].answer({}, key="mine")
    assert answers(live, table) == [[0, {"fairy": 1}], [1, {}]]


async def test_a_key_is_known_on_every_connection_and_after_the_table_was_put_away(
    live: Live,
) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    wire = await guests[0].watch(table)
    await wire.answer({"fairy": 1}, key="mine")
    other = await guests[0].watch(table)
    await other.give({"fairy": 1}, key="mine")
    assert (await other.hear("done"))["key"] == "mine"
    room = live.site.rooms.live(table)
    assert room is not None
    live.site.rooms.drop(room)
    await wire.closed()
    back = await guests[0].watch(table)
    await back.give({"fairy": 1}, key="mine")
    assert (await back.hear("done"))["key"] == "mine"
    assert answers(live, table) == [[0, {"fairy": 1}]]


async def test_the_same_answer_twice_in_one_breath_is_played_once(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    for _ in range(3):
        await players[0].give({"fairy": 1}, key="mine")
    await players[0].until(lambda _: "mine" in players[0].accepted)
    dones = [await players[0].hear("done") for _ in range(2)]
    assert [done["key"] for done in dones] == ["mine"] * 2
    assert answers(live, table) == [[0, {"fairy": 1}]]


async def test_a_proposal_twice_in_one_breath_is_one_proposal(live: Live) -> None:
    """In an open question each of them would be played."""
    table, players = await haggling(live)
    wire = next(wire for wire in players if wire.is_asked)
    proposal = wire.sample(random.Random(1))
    for _ in range(3):
        await wire.give(proposal, key="mine")
    await wire.until(lambda wire: "mine" in wire.accepted)
    await wire.rest()
    assert keys(live, table).count("mine") == 1
    assert [event["number"] for event in wire.events if event["kind"] == "proposed"][-1:] == [1]


# -- sealed answers ---------------------------------------------------------------


async def test_a_sealed_answer_can_be_changed_and_nobody_hears_of_it(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    await players[0].answer({"fairy": 1})
    assert players[0].view["answer"] == {"fairy": 1}
    for wire in players[1:]:
        await wire.until(lambda wire: wire.view["answered"] == [0])
        assert wire.view["answer"] is None
    await players[0].answer({"fairy": 4})
    assert players[0].view["answer"] == {"fairy": 4}
    for wire in players[1:]:
        assert await wire.rest() == []
    for wire in players[1:]:
        await wire.answer({})
    await players[1].until(lambda _: players[1].view["answer"] is None)
    [opened] = [event for event in players[1].events if event["kind"] == "fists-opened"]
    assert opened["fists"][0] == {"fairy": 4}
    assert answers(live, table)[:2] == [[0, {"fairy": 1}], [0, {"fairy": 4}]]


async def test_a_sealed_answer_can_be_taken_back(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    await players[0].answer({"fairy": 1})
    await players[1].until(lambda _: players[1].view["answered"] == [0])
    await players[0].withdraw()
    assert players[0].view["answer"] is None and players[0].view["waiting"] == [0, 1, 2]
    await players[1].until(lambda _: players[1].view["answered"] == [])
    decision = players[0].view["decision"]["id"]
    refusal = await players[0].refused("withdraw", table=table, decision=decision, key="k")
    assert (refusal["code"], refusal["key"]) == ("nothing-to-withdraw", "k")
    refusal = await players[0].refused("withdraw", table=table, decision=decision + 1, key="k")
    assert refusal["code"] == "too-late"
    assert answers(live, table) == [[0, {"fairy": 1}], [0, None]]
    for wire in players:
        await wire.answer({"fairy": 2})
    await settled(players)
    check_sight(live, table, players)


async def test_somebody_who_was_away_is_shown_what_was_taken_back(live: Live) -> None:
    """The player saw it answered, and sees it open again, as before the break."""
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    first, second = [await guest.watch(table) for guest in guests[:2]]
    await first.answer({"fairy": 1})
    await first.withdraw()
    await second.rest()
    assert second.view["answered"] == []
    await second.close()
    await first.until(lambda first: not first.table["seats"][1]["here"])
    await first.answer({"fairy": 1})
    second = await guests[1].watch(table)
    assert second.view["answered"] == [0]
    await first.withdraw()
    await second.until(lambda second: second.view["answered"] == [])


# -- at the same moment ------------------------------------------------------------


async def test_all_who_answer_at_the_same_moment_are_heard(live: Live) -> None:
    table, players = await at_table(live, "Anna", "Ben", "Chris", "Dora", "Emil", "Fay")
    first = players[0].view["decision"]["id"]
    given = [await wire.give({"fairy": n + 1}) for n, wire in enumerate(players)]
    for key, wire in zip(given, players, strict=True):
        await wire.until_accepted(key)
    assert sorted(answers(live, table)) == [[n, {"fairy": n + 1}] for n in range(6)]
    for wire in players:
        await wire.until(lambda wire: (wire.view["decision"] or {}).get("id") != first)
    check_sight(live, table, players)


async def test_of_two_answers_to_one_question_the_first_counts(live: Live) -> None:
    """From two devices of one player; the question is nobody else's."""
    table, guests = await seated(live, "Anna", "Ben", "Chris", game="dragons-gold")
    [asked] = (await guests[0].watch(table)).view["waiting"]
    devices = [await guests[asked].watch(table) for _ in range(2)]
    options = devices[0].view["decision"]["options"]
    given = [await wire.give(options[n], key=f"device-{n}") for n, wire in enumerate(devices)]
    heard = []
    for key, wire in zip(given, devices, strict=True):
        while key not in wire.accepted:
            if (news := await wire.next())["t"] == "refused":
                heard.append(news["code"])
                break
    assert len(heard) == 1 and heard[0] in ("too-late", "not-asked")
    assert len(answers(live, table)) == 1
    for wire in devices:
        await wire.rest()
    check_sight(live, table, devices)


async def test_two_devices_of_one_player_see_the_same(live: Live) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    first, second = [await guests[0].watch(table) for _ in range(2)]
    await first.answer({"fairy": 3})
    await second.until(lambda second: second.view["answer"] == {"fairy": 3})
    assert second.accepted == [], "it did not ask"
    await second.withdraw()
    await first.until(lambda first: first.view["answer"] is None)
    assert second.view == first.view


async def test_all_who_haggle_at_the_same_moment_are_heard(live: Live) -> None:
    table, players = await haggling(live)
    asked = [wire for wire in players if wire.is_asked]
    assert len(asked) > 1
    given = [await wire.give(wire.sample(random.Random(n))) for n, wire in enumerate(asked)]
    for key, wire in zip(given, asked, strict=True):
        await wire.until_accepted(key)
    for wire in players:
        await wire.rest()
        proposed = [event for event in wire.events if event["kind"] == "proposed"]
        assert {event["seat"] for event in proposed} == {one.seat for one in asked}
    check_sight(live, table, players)


async def test_somebody_who_answers_before_they_are_shown_the_table_is_heard_too(
    live: Live,
) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    number = (await guests[1].watch(table)).view["decision"]["id"]
    wire = await guests[0].connect()
    await wire.send("watch", table=table)
    answer = {"table": table, "decision": number, "answer": {"fairy": 1}, "key": "k"}
    await wire.send("answer", **answer)
    await wire.until(lambda wire: wire.accepted == ["k"])
    assert wire.view["answer"] == {"fairy": 1}


# -- coming back --------------------------------------------------------------------


@pytest.mark.parametrize("known", ["none", "some", "all", "more"])
async def test_somebody_who_comes_back_gets_the_events_that_they_do_not_have(
    live: Live, known: str
) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    wires = [await guest.watch(table) for guest in guests]
    for wire in wires:
        await wire.answer({"fairy": 1})
    for wire in wires:
        await wire.rest()
    there = len(wires[0].events)
    assert there > 3
    has = {"none": 0, "some": 3, "all": there, "more": there + 7}[known]
    back = await guests[0].connect()
    back.events = wires[0].events[:has] if has <= there else []
    await back.watch(table, events=has)
    assert back.events == wires[0].events
    assert back.view == wires[0].view
    update = next(news for news in back.news if news["t"] == "update")
    assert update["first"] == (has if has <= there else 0)


# -- words ---------------------------------------------------------------------------


async def test_with_words_there_are_sentences_beside_the_data(live: Live) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    german = await guests[0].watch(table, words="de")
    english = await guests[1].watch(table, words="en")
    plain = await guests[2].watch(table)
    prompts = [wire.view["decision"]["words"]["prompt"] for wire in (german, english)]
    assert prompts[0] != prompts[1]
    assert "words" not in plain.view["decision"]
    for wire in (german, english, plain):
        await wire.answer({"fairy": 1})
    for wire in (german, english, plain):
        await wire.until(lambda wire: wire.view["answer"] is None)
        await wire.rest()
    assert len(german.events) == len(english.events) == len(plain.events)
    for one, other, bare in zip(german.events, english.events, plain.events, strict=True):
        words = one.pop("words"), other.pop("words")
        assert all(words) and one == other == bare
        assert words[0] != words[1] or one["kind"] == "prophecy", words
    told = [event for event in german.events if "Anna" in str(event)]
    assert not told, "names are in the words only"


async def test_the_names_of_others_are_in_the_words(live: Live) -> None:
    table, guests = await seated(live, "Anna", "Ben", bots=["merchant:bold"])
    wires = [await guest.watch(table, words="de") for guest in guests]
    await asyncio.gather(*(wire.play(random.Random(n)) for n, wire in enumerate(wires)))
    to_anna, to_ben = (" ".join(event["words"] for event in wire.events) for wire in wires)
    assert "Ben" in to_anna and "Anna" not in to_anna
    assert "Anna" in to_ben and "Ben" not in to_ben


# -- what one sees ---------------------------------------------------------------------


async def test_every_seat_and_a_spectator_see_what_the_match_shows_them(live: Live) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris", game="fist-tavern")
    wires = [await guest.watch(table) for guest in guests]
    wires.append(await (await live.guest("Dora")).watch(table))
    assert [wire.seat for wire in wires] == [0, 1, 2, None]
    for wire in wires:
        view = msgspec.json.encode(live.match(table).view(wire.seat)).decode()
        update = next(raw for raw in wire.raw if raw.startswith('{"t":"update"'))
        assert f'"view":{view}' in update, "to the byte"


async def test_the_clock_is_shown_to_all_who_may_know_whose_it_is(live: Live) -> None:
    for clock, seconds in (("quick", 20), ("normal", 60), ("long", 300), ("none", None)):
        table, [wire] = await at_table(live, "Anna", clock=clock, bots=["apprentice"] * 2)
        spectator = await (await live.guest("Ben")).watch(table)
        if seconds is None:
            assert wire.clock is None and spectator.clock is None
            continue
        for one in (wire, spectator):
            assert one.clock is not None
            assert one.clock["of"] == seconds and 0 < one.clock["left"] <= seconds
            assert one.clock["decision"] == wire.view["decision"]["id"]


async def test_an_end_that_another_process_has_written_is_told_to_all(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last row is there just before one's own: the answer is refused, the game is over."""
    table, players = await at_table(live, "Anna", "Ben", "Chris")
    append = live.site.journal.append

    async def too_late(*row: Any) -> Any:
        monkeypatch.setattr(live.site.journal, "append", append)
        await live.finish(table)
        return await append(*row)

    monkeypatch.setattr(live.site.journal, "append", too_late)
    assert await players[0].refuses({"fairy": 1}) == "match-over"
    for wire in players:
        await wire.until(lambda wire: wire.table["state"] == "over")
    check_sight(live, table, players)
