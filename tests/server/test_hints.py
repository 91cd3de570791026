"""Help at a table: reasons, rulings and strategy for everybody; hints against bots."""

from __future__ import annotations

from typing import Any

import pytest

from dragonstones import Match
from dragonstones.engine import get_game
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.server.bot_worker import Answered, Ask, Memory
from tests.games.fist.scenario import position
from tests.games.fist.tavern.conftest import guest
from tests.games.gold.test_hidden import after_a_theft
from tests.server.live import Guest, Live, Refused

pytestmark = pytest.mark.anyio


async def table_of(guest: Guest, **wish: Any) -> str:
    """A table that has begun, with bots in the other seats."""
    wanted = {"seats": 3, "bots": ["apprentice"] * 2, "start": True, "hints": True, **wish}
    return await guest.new_table("fist-2002", **wanted)


async def refusal(guest: Guest, table: str) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await guest.call("POST", f"/tables/{table}/hint")
    return refused.value.status, refused.value.code


async def test_a_hint_is_a_legal_answer_with_a_reason_and_is_counted(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await table_of(anna)
    wire = await anna.watch(table)
    await wire.until(lambda wire: wire.is_asked)
    hint = await anna.call("POST", f"/tables/{table}/hint?lang=de")
    assert hint["decision"] == wire.view["decision"]["id"]
    assert hint["text"].startswith("Ich würde das wählen: ")
    assert hint["used"] == 1
    await wire.answer(hint["answer"])
    assert [seat["hints"] for seat in (await anna.get(f"/tables/{table}"))["seats"]] == [1, 0, 0]


async def test_hints_are_refused_to_all_who_should_not_have_them(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    alone = await table_of(anna)
    assert await refusal(ben, alone) == (403, "not-at-table")
    assert await refusal(anna, await table_of(anna, hints=False)) == (403, "no-hints")
    company = await table_of(anna, bots=["apprentice"], company=["Clara"])
    assert await refusal(anna, company) == (403, "no-hints")
    together = await table_of(anna, bots=["apprentice"], start=False)
    await ben.sit(together)
    await anna.start(together)
    assert await refusal(anna, together) == (403, "no-hints")
    assert await refusal(anna, await table_of(anna, start=False)) == (409, "no-hint-now")


async def test_when_the_game_is_over_there_is_nothing_to_advise(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await table_of(anna, clock="none")
    wire = await anna.watch(table)
    await wire.until(lambda wire: wire.is_asked)
    await live.finish(table)
    assert await refusal(anna, table) == (409, "no-hint-now")


def advice(match: Match, seat: int) -> Any:
    """What the adviser of a seat says."""
    journal = match.journal()
    header = {name: value for name, value in journal.items() if name != "answers"}
    ask = Ask(
        match="one",
        header=dict(header),
        have=0,
        entries=journal["answers"],
        seat=seat,
        bot="archmage:20",
        decision=match.questions[seat].id,
        seconds=1.0,
        deadline=30.0,
        why=True,
    )
    said = Memory().hear(ask)
    assert isinstance(said, Answered) and said.mishap is None and said.why
    return said.answer, said.why


def test_a_hint_does_not_depend_on_closed_fists() -> None:
    def match(rival: int, other: int) -> Match:
        match = Match.new(get_game("fist-2002"), 3, seed=5)
        match.answer(1, {"fairy": rival})
        match.answer(2, {"fairy": other})
        return match

    assert advice(match(0, 1), 0) == advice(match(6, 8), 0)


def test_a_hint_does_not_depend_on_what_is_behind_screens_in_the_tavern() -> None:
    """Which of the two others has how many coins, and of which kind."""

    def match(*others: Any) -> Match:
        return Match.from_position(
            position("red-dragon", players=[guest(), *others], edition=TAVERN, favor=0), seed=5
        )

    rich, poor = guest(common=6, silver=8, magic_blue=1), guest(common=0, silver=0)
    one, other = match(rich, poor), match(poor, rich)
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)
    assert advice(one, 0) == advice(other, 0)


def test_a_hint_does_not_depend_on_what_was_stolen_from_a_stash() -> None:
    gold, silver = (
        Match.from_position(after_a_theft(stolen, active=2), seed=3)
        for stolen in ("gold", "silver")
    )
    assert gold.view(2) == silver.view(2)
    assert gold.view(1) != silver.view(1)
    assert advice(gold, 2) == advice(silver, 2)


async def test_reasons_rulings_and_strategy_are_for_everybody(live: Live) -> None:
    anna = await live.guest("Anna")
    asked = {"events": [{"kind": "no-bids", "card": "wizard", "passed_on": False}], "names": []}
    told = await anna.call("POST", "/games/fist-2002/why", asked)
    assert told["text"].startswith("Nobody had a coin in the fist")
    assert [one["id"] for one in told["rulings"]] == ["F3"]
    rulings = await anna.get("/games/dragons-gold/rulings?lang=de")
    assert rulings[0]["id"] == "D1" and rulings[0]["text"].startswith("Wer anfängt")
    strategy = await anna.get("/games/dragons-gold/strategy")
    assert strategy["tips"] and strategy["charts"] and strategy["games"] >= 300


@pytest.mark.parametrize(
    "event",
    [
        {},
        {"kind": "no-such"},
        {"kind": "won"},
        {"kind": "won", "bids": 3},
        {"kind": ["won"]},
        {"kind": "stole", "victim": 99, "seat": 0},
        {"kind": "market-closed"},  # of another game
    ],
)
async def test_a_reason_for_nonsense_is_refused(live: Live, event: dict[str, Any]) -> None:
    anna = await live.guest("Anna")
    body = {"events": [event], "names": ["Anna"], "seat": 0}
    with pytest.raises(Refused) as refused:
        await anna.call("POST", "/games/fist-2002/why", body)
    assert (refused.value.status, refused.value.code) == (400, "no-why")
