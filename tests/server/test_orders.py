"""Standing orders: the site bids for somebody as they said, and nobody else learns what it was."""

from __future__ import annotations

from typing import Any

import pytest

from dragonstones import Match
from dragonstones.engine import IllegalAnswer, get_game
from dragonstones.orders import Orders, orders_of
from dragonstones.server import site, steward
from dragonstones.text import texts
from tests.games.fist.scenario import player as bidder
from tests.games.fist.scenario import position
from tests.server.live import Guest, Live, Refused, Wire, running, seated
from tests.server.players import seat_people, until

pytestmark = pytest.mark.anyio

ANY_ZERO = {"card": "any", "most": 0}
MOST = (None, 0, 3)
OTHERS = [bidder(), bidder()]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fist that closes by itself does so at once."""
    monkeypatch.setattr(steward, "by_itself", lambda *_: 0.0)


@pytest.fixture
def same_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table begins alike."""
    start = position("red-dragon", "thief", "ghost", players=[bidder(), bidder(), bidder()])
    monkeypatch.setattr(Match, "replay", lambda _: Match.from_position(start, seed=1))


def asked(card: str, *then: str, **purse: Any) -> tuple[Match, Orders]:
    """A match in which seat 0 is asked to bid for a card, and what it can order."""
    start = position(card, *(then or ("thief", "ghost")), players=[bidder(**purse), *OTHERS])
    match = Match.from_position(start, seed=1)
    found = orders_of(match.game)
    assert found is not None
    return match, found


def answer_to(card: str, *orders: dict[str, Any], **purse: Any) -> Any:
    """What orders say when this card is auctioned."""
    match, found = asked(card, **purse)
    checked = found.check(match.game, match.view(0), orders)
    followed = found.answer(match.game, match.view(0), match.waiting[0], checked)
    return None if followed is None else followed.answer


async def give(guest: Guest, table: str, *orders: dict[str, Any]) -> Any:
    path = f"/tables/{table}/orders"
    return (await guest.call("PUT", path, {"orders": list(orders)}))["orders"]


async def given(guest: Guest, table: str) -> Any:
    return (await guest.get(f"/tables/{table}/orders"))["orders"]


def early(card: str, **fist: int) -> dict[str, Any]:
    return {"card": card, "fist": fist}


def told(wire: Wire) -> list[str]:
    """What somebody was told of their orders."""
    return [note["words"] for note in wire.wishes["notes"]]


def test_the_most_particular_order_counts() -> None:
    but_sorcerer = (ANY_ZERO, {"card": "wizard", "most": None})
    assert answer_to("wizard", *but_sorcerer) is None, "ask me"
    assert answer_to("red-dragon", *but_sorcerer) == {}
    dragons = {"card": "dragon", "most": 3}
    assert answer_to("red-dragon", ANY_ZERO, dragons) == {"fairy": 3}
    assert answer_to("red-dragon", dragons, {"card": "red-dragon", "most": 1}) == {"fairy": 1}
    assert answer_to("red-dragon", dragons, early("red-dragon", common=2)) == {"common": 2}
    assert answer_to("red-dragon", dragons, fairy=1, common=4) == {"fairy": 1, "common": 2}
    assert answer_to("red-dragon", dragons, fairy=1, common=0) == {"fairy": 1}, "at most"
    assert answer_to("wizard", dragons) is None


def test_what_is_offered_can_be_ordered_and_is_what_is_behind_the_screen() -> None:
    match, found = asked("red-dragon", "thief", common=0, black=1)
    offers = found.offers(match.game, match.view(0))
    mine = {"fairy": 8, "black": 1}
    assert offers["early"] == {"blue-dragon": mine, "thief": mine}
    everything = [{"card": card, "most": offers["most"]} for card in offers["cards"]]
    bids = [{"card": card, "fist": fist} for card, fist in offers["early"].items()]
    assert len(found.check(match.game, match.view(0), everything + bids)) > 20


@pytest.mark.parametrize(
    ("orders", "code"),
    [
        ([{"card": "nobody", "most": 1}], "order-card"),
        ([{"card": ["any"], "most": 1}], "order-card"),
        ([{"card": "any", "most": -1}], "order-number"),
        ([{"card": "any", "most": True}], "order-number"),
        ([{"card": "any"}], "order-shape"),
        (["any"], "order-shape"),
        ([{**ANY_ZERO, "turn": 1}], "order-late"),
        ([ANY_ZERO, {"card": "any", "most": 1}], "order-twice"),
        ([early("thief", fairy=9)], "bid-too-many"),
        ([early("thief", fairy=-1)], "bid-number"),
        ([early("thief", silver=1)], "bid-coin"),
        ([{"card": "thief", "fist": 2}], "bid-shape"),
        ([early("wizard", fairy=1)], "order-not-to-come"),
        ([early("dragon", fairy=1)], "order-card"),
        ([early("thief", fairy=1), early("thief", fairy=2)], "order-twice"),
    ],
)
def test_impossible_orders_are_refused(orders: list[Any], code: str) -> None:
    match, found = asked("red-dragon")
    with pytest.raises(IllegalAnswer) as refused:
        found.check(match.game, match.view(0), orders)
    assert refused.value.code == code
    assert orders_of(get_game("dragons-gold")) is None


def test_a_bid_that_cannot_be_paid_falls_away_and_its_owner_is_asked() -> None:
    match, found = asked("red-dragon", "thief", fairy=3)
    orders = found.check(match.game, match.view(0), [early("thief", fairy=2), ANY_ZERO])
    assert found.left(match.view(0), orders) == (orders, [])
    for seat, fist in enumerate(({"fairy": 2}, {}, {})):
        match.answer(seat, fist)
    while match.waiting[0].kind != "bid":
        match.answer(0, match.waiting[0].default)
    left = found.left(match.view(0), orders)
    assert left.notes == [{"how": "short", "card": "thief", "fist": {"fairy": 2}}]
    assert left.orders[0] == {"card": "thief", "most": None, "turn": 2}
    assert found.answer(match.game, match.view(0), match.waiting[0], left.orders) is None
    assert found.check(match.game, match.view(0), left.orders) == left.orders
    match.answer(0, {})
    assert found.left(match.view(0), orders).notes[0]["how"] == "gone", "its fist is closed"


def test_at_the_end_of_a_turn_what_was_for_this_turn_falls_away() -> None:
    match, found = asked("red-dragon", "thief")
    wanted = [early("thief", fairy=2), {"card": "dragon", "most": 1, "turn": 2}, ANY_ZERO]
    orders = found.check(match.game, match.view(0), wanted)
    view = match.view(0)
    view["table"] = {**view["table"], "turn": 3}
    assert found.left(view, orders) == (
        [ANY_ZERO],
        [{"how": "gone", "card": "thief", "fist": {"fairy": 2}}],
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_order_and_note_has_its_own_words(lang: str) -> None:
    match, found = asked("red-dragon")
    t = texts(lang).of(match.game)
    plain = [{"card": card, "most": most} for card in ("any", "dragon", "thief") for most in MOST]
    orders = [*plain, {**plain[-1], "turn": 2}, early("thief", fairy=2, common=1)]
    said = [found.words(t, order) for order in orders]
    notes = [
        {"how": how, "card": "thief", "fist": fist}
        for how, fist in (("order", {"fairy": 2}), ("order", {}), ("early", {"fairy": 2}))
    ]
    notes += [{**notes[0], "how": how} for how in ("short", "gone")]
    said += [found.note_words(t, note) for note in notes]
    assert len(set(said)) == len(said)
    if lang == "en":
        assert said[:3] == [
            "Ask me about everything else.",
            "Pass on everything else.",
            "At most 3 for everything else.",
        ]
        assert said[10] == "Bid early for the Thief: 2 Fairy Gold and 1 Common Gold."


async def test_the_site_bids_as_it_was_told_until_that_is_withdrawn(
    live: Live, at_once: None, same_start: None
) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    anna, ben = [await guest.watch(table, words="en") for guest in guests[:2]]
    assert anna.wishes["orders"] == [] and anna.wishes["notes"] == []
    dragons = {"card": "dragon", "most": 2}
    assert await give(guests[0], table, dragons) == [dragons]
    await anna.until(lambda wire: wire.view["answer"] is not None)
    assert anna.view["answer"] == {"fairy": 2}
    assert [one["words"] for one in anna.wishes["orders"]] == ["At most 2 for a dragon."]
    note = "As you ordered, 2 Fairy Gold went into your fist for the Red Dragon."
    assert told(anna) == [note]
    await give(guests[0], table)
    assert await given(guests[0], table) == []
    await anna.withdraw()
    await ben.answer({})
    assert [seat for row in live.entries(table) for seat, *_ in row] == [0, 0, 1]
    again = await guests[0].watch(table, words="de")
    assert told(again) == [
        "Wie aufgetragen liegt für den Roten Drachen in deiner Faust: 2 Feengold."
    ]
    assert ben.wishes["notes"] == ben.wishes["orders"] == []
    assert note not in "".join(ben.raw)


async def test_a_bid_that_was_given_early_is_used_once_for_its_card(
    live: Live, at_once: None, same_start: None
) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    anna, ben, chris = wires = [await guest.watch(table, words="en") for guest in guests]
    await give(guests[0], table, early("ghost", fairy=1), early("thief", fairy=1, common=2))
    await give(guests[0], table, early("thief", fairy=1, common=2))
    for wire in wires:
        await wire.answer({})
    await anna.until(lambda wire: wire.view["answer"])
    assert anna.view["table"]["auction"]["card"] == "thief"
    assert anna.view["answer"] == {"fairy": 1, "common": 2}
    assert anna.wishes["orders"] == []
    early_bid = "Your early bid for the Thief is in your fist: 1 Fairy Gold and 2 Common Gold."
    assert told(anna) == [early_bid]
    assert anna.wishes["notes"][0]["events"] == len(anna.events), "before the fists open"
    for wire in (ben, chris):
        await wire.until(lambda wire: wire.is_asked)
        await wire.answer({})
    await anna.until(lambda wire: wire.is_asked)
    await anna.answer(anna.view["decision"]["default"])  # from whom the Thief steals
    await anna.until(lambda wire: wire.view["table"]["auction"]["card"] == "ghost")
    assert told(anna) == [early_bid] and anna.is_asked
    assert not anna.wishes["closes"], "the bid for the Ghost was withdrawn"


async def test_its_owner_is_told_when_a_bid_has_fallen_away(
    live: Live, at_once: None, same_start: None
) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    anna, ben, chris = wires = [await guest.watch(table, words="en") for guest in guests]
    await give(guests[0], table, early("thief", common=2), {"card": "wizard", "most": 0})
    await anna.answer({"common": 1})
    for wire in (ben, chris):
        await wire.answer({})
    await anna.until(lambda wire: wire.wishes["notes"])
    assert told(anna) == [
        "Your early bid for the Thief has fallen away: you no longer have 2 Common Gold. "
        "Now you are asked."
    ]
    assert [one["words"] for one in anna.wishes["orders"]] == [
        "Ask me about the Thief. Only in this turn.",
        "Pass on the Wizard.",
    ]
    for wire in wires:
        assert "fallen away" not in "".join(wire.raw) or wire is anna


async def test_nobody_else_can_read_orders(live: Live, same_start: None) -> None:
    table, guests = await seated(live, "Anna", "Ben", "Chris")
    await give(guests[0], table, early("thief", fairy=2))
    assert await given(guests[1], table) == []
    with pytest.raises(Refused) as refused:
        await given(await live.guest("Dora"), table)
    assert refused.value.code == "not-at-table"


async def test_in_a_game_by_days_orders_are_followed_although_nobody_is_there(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "KEEP_EVERY", 0.05)
    monkeypatch.setattr(steward, "by_itself", lambda *_: 0.3)
    [days] = await seat_people(sqlite_url, people=2, bots=("merchant",), clock="week")
    async with running(sqlite_url) as live:
        anna = Guest(live, {"id": "", "name": ""}, days.sessions[0])
        await give(anna, days.id, ANY_ZERO)
        await until(lambda: sorted(_seats(live, days.id)) == [0, 2])
        assert [0, {}, None] in [entry for row in live.entries(days.id) for entry in row]
        back = await anna.watch(days.id, words="en")
        assert len(told(back)) == 1, "and they read of it when they are back"


def _seats(live: Live, table: str) -> list[int]:
    return [seat for row in live.entries(table) for seat, *_ in row]
