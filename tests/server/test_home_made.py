"""Home-made cards at the tables of a site: checked when the table is made, and said by the site."""

from __future__ import annotations

from typing import Any

import pytest

from dragonstones import Match
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.cards import read_card
from tests.games.fist.scenario import position
from tests.games.fist.tavern.conftest import guest
from tests.games.fist.test_home_made import EXAMPLE_CARDS, HERMIT, bringing
from tests.server.live import Live, Refused
from tests.server.test_leaks import SetUp, check_same, set_up, time

pytestmark = pytest.mark.anyio

__all__ = ["set_up", "time"]  # fixtures

ECHO = next(card for card in EXAMPLE_CARDS if card["name"]["en"] == "Echo")


async def test_a_table_has_the_whole_cards_and_says_them(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table(options=bringing(HERMIT), start=False)
    shown = await anna.get(f"/tables/{table}")
    assert shown["options"]["home_made"] == bringing(HERMIT)["home_made"]
    said = {lang: await anna.get(f"/tables/{table}/cards?lang={lang}") for lang in ("en", "de")}
    [hermit], [einsiedler] = said["en"], said["de"]
    assert hermit["id"] == einsiedler["id"] == read_card(HERMIT).id
    assert (hermit["name"], hermit["kind"], hermit["copies"]) == ("Hermit", "home-made", 2)
    assert hermit["text"] == "Pay any 3 stones and score 1 point."
    assert einsiedler["name"] == "Einsiedler"
    usual = await anna.new_table(start=False)
    assert await anna.get(f"/tables/{usual}/cards") == []


async def test_the_lobby_tells_only_their_names(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table(options=bringing(HERMIT), start=False)
    [row] = [row for row in await anna.get("/tables") if row["id"] == table]
    assert row["options"]["home_made"] == bringing({"name": HERMIT["name"]})["home_made"]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ({**HERMIT, "power": {"score": 7}}, "home_made › 1 › power › score"),
        ({**HERMIT, "language": 2}, "version 2 of the language"),
        ({**HERMIT, "picture": {"charge": "x" * 9000}}, "too large"),
        ({**HERMIT, "name": {"en": "a\nb"}}, "A name has 1 to 30 letters"),
        (
            {**HERMIT, "name": {"en": "Th\u00edef"}},
            "with that name, or one that looks like it: Thief",
        ),
        ([], "A card is an object"),
    ],
)
async def test_a_bad_card_makes_no_table(live: Live, card: Any, reason: str) -> None:
    anna = await live.guest("Anna")
    with pytest.raises(Refused) as refused:
        await anna.new_table(options=bringing(card), start=False)
    assert refused.value.status == 400
    assert reason in str(refused.value)
    assert await anna.get("/me/tables") == []


async def test_a_game_is_told_with_their_names_and_exported_with_them(live: Live) -> None:
    anna, ben, carla = await live.guests("Anna", "Ben", "Carla")
    made = EXAMPLE_CARDS[:3]
    table = await anna.new_table(seats=3, options=bringing(*made), start=False)
    for one in (ben, carla):
        await one.sit(table)
    await anna.start(table)
    wire = await anna.watch(table, words="en")
    await live.finish(table)
    await wire.until(lambda wire: wire.table["state"] == "over")
    names = {read_card(card).id: card["name"]["en"] for card in made}
    shown = [event for event in wire.events if event.get("card") in names]
    assert shown
    for event in shown:
        assert "home-" not in event["words"]
    assert any(names[event["card"]] in event["words"] for event in shown)
    export = await anna.get(f"/tables/{table}/export")
    brought = export["journal"]["options"]["home_made"]
    assert brought == bringing(*(read_card(one).data for one in made))["home_made"]
    match = Match.replay(export["journal"])
    assert match.result == export["result"]
    replay = await anna.get(f"/tables/{table}/replay?eyes=0&words=de")
    told = [event["words"] for frame in replay["frames"] for event in frame["events"]]
    assert told and not [words for words in told if "home-" in words]


async def test_what_the_owner_of_a_kept_card_answers_changes_no_byte(set_up: SetUp) -> None:
    """Echo asks its owner in secret at every tie: whether they decline once or never want to be
    asked again, nobody else can tell."""
    options = bringing(ECHO, copies=1)
    game = Match.new("fist-tavern", seats=3, options=options).game
    assert isinstance(game, FistGame)
    worlds = []
    for answer in ("never", False):
        players = [guest(), guest(held=[read_card(ECHO).id]), guest()]
        start = position("wizard", players=players, edition=game.edition, options=options)
        table = await set_up(start)
        for seat in range(3):
            await table.do(seat, {"fairy": 2})
        assert table.wires[1].view["decision"]["what"] == read_card(ECHO).id
        assert table.wires[0].view["waiting"] is None
        await table.do(1, answer)
        for seat in range(3):
            await table.do(seat, {"silver": 3 - seat})
        worlds.append(table.transcripts())
    check_same(worlds, 0, 2, None)
