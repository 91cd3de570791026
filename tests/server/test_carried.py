"""Games that were played on a device without a site, added to somebody's games on one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.offline.page import Page, play_on
from tests.server.live import Live, Refused

pytestmark = pytest.mark.anyio


def kept_game(game: str = "fist-2002", answers: int | None = None, **wish: Any) -> dict[str, Any]:
    """What a device keeps of a game after so many answers; None: of a finished one."""
    page = Page()
    id = page.sit(game, ["random", "random"], **wish)
    page.watch(id)
    play_on(page, id, *([] if answers is None else [answers]))
    kept: dict[str, Any] = json.loads(page.disk[id])
    return kept


async def test_a_finished_game_of_a_device_is_among_mine_and_counts_for_nothing(live: Live) -> None:
    kept = kept_game(options={"points": 2})
    anna, ben = await live.guests("Anna", "Ben")
    added = await anna.call("POST", "/me/games", {"game": kept})
    assert (added["state"], added["carried"], added["trial"]) == ("over", True, False)
    assert (added["unrated"], added["public"]) == ("carried", False)
    assert added["seats"][0]["name"] == "Anna" and added["seats"][1]["bot"]
    [past] = (await anna.get("/me/games"))["games"]
    assert past["table"]["id"] == added["id"] and past["result"] == kept["result"]
    assert past["ended"] == kept["ended"]
    file = await anna.get(f"/tables/{added['id']}/export")
    assert file["journal"] == kept["journal"]
    assert await anna.get(f"/tables/{added['id']}/replay?eyes=0&count=1")
    # Once more is not twice; somebody else's is another table.
    again = await anna.call("POST", "/me/games", {"game": kept})
    assert again["id"] == added["id"]
    assert len((await anna.get("/me/games"))["games"]) == 1
    other = await ben.call("POST", "/me/games", {"game": kept})
    assert other["id"] != added["id"] and other["seats"][0]["name"] == "Ben"


async def test_a_game_that_is_under_way_goes_on_at_the_site_by_its_own_rules(live: Live) -> None:
    kept = kept_game("fist-tavern", answers=3)
    # As it was begun before the rules were renewed.
    kept["journal"] |= {"rules": 1, "answers": []}
    kept["rules"] = 1
    anna = await live.guest("Anna")
    added = await anna.call("POST", "/me/games", {"game": kept})
    assert (added["state"], added["rules"]) == ("playing", 1)
    wire = await anna.watch(added["id"])
    await wire.until(lambda wire: wire.view["decision"])
    await live.finish(added["id"])
    await wire.until(lambda wire: wire.table["state"] == "over")
    assert wire.table["carried"] and wire.table["unrated"] == "carried"


async def test_a_saved_file_is_as_good_as_the_device(live: Live) -> None:
    page = Page()
    id = page.sit("dragons-gold", ["random"], company=["Bo"], options={"dragons": 8})
    match = page.site.table(id).match
    assert match is not None
    while match.waiting:
        seat = min(match.waiting)
        match.answer(seat, match.waiting[seat].default)
    page.site.kept[id].journal, page.site.kept[id].ended = match.journal(), 1
    file = page.ask("GET", f"/tables/{id}/export?lang=en")
    anna = await live.guest("Anna")
    added = await anna.call("POST", "/me/games", {"game": file})
    assert added["state"] == "over"
    assert [seat["name"] for seat in added["seats"]] == ["Anna", "Bo", None]


async def test_names_of_members_are_not_taken(live: Live) -> None:
    kept = kept_game(answers=1)
    kept["seats"][1] = {"name": "Ben"}
    kept["seats"][2] = {"name": "Anna"}
    anna, ben = await live.guests("Anna", "Ben")
    await ben.call("POST", "/members", {"name": "Ben", "password": "a stone in the fist"})
    added = await anna.call("POST", "/me/games", {"game": kept})
    assert [seat["name"] for seat in added["seats"]] == ["Anna", "Ben 2", "Anna 2"]


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "foreign": ({"title": "A shopping list"}, "kept-broken"),
    "newer": ({"format": 2}, "kept-broken"),
    "not begun": ({"journal": None}, "not-started"),
    "rules of tomorrow": ({"journal": {"rules": 99}}, "no-such-rules"),
    "another game": ({"game": "dragons-gold"}, "kept-broken"),
    "nobody": ({"seats": [{"bot": "random"}] * 3}, "kept-broken"),
    "an answer against the rules": (
        {"journal": {"answers": [[0, {"fairy": 99}]]}},
        "journal-refused",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
async def test_what_is_broken_or_foreign_is_refused_and_nothing_is_added(
    live: Live, what: str
) -> None:
    changes, code = BROKEN[what]
    kept = kept_game(answers=2)
    for name, value in changes.items():
        kept[name] = kept[name] | value if isinstance(value, dict) else value
    if what == "foreign":
        kept = changes
    anna = await live.guest("Anna")
    with pytest.raises(Refused) as refused:
        await anna.call("POST", "/me/games", {"game": kept})
    assert refused.value.code == code
    assert (await anna.get("/me/tables")) == []
