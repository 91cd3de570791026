"""Tables over HTTP and on the WebSocket: who sits where, who may do what, what comes next."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from typing import Any

import pytest
import segno
from sqlalchemy import update

from dragonstones.engine import get_game
from dragonstones.fair import commitment, seed_of
from dragonstones.server import schema
from dragonstones.server.site import ABANDONED
from dragonstones.server.tables import LETTERS, MOST_OPEN
from dragonstones.wire import MOST_SEATS, TABLE_ID
from tests.server.live import Guest, Live, Refused, Wire

pytestmark = pytest.mark.anyio

LUCK = "0123456789abcdef"


def people(info: Any) -> list[str | None]:
    """Who sits where; a bot as its level."""
    return [seat["name"] or (seat["bot"] or "").partition(":")[0] or None for seat in info["seats"]]


@contextmanager
def refuses(status: int, code: str) -> Any:
    with pytest.raises(Refused) as refused:
        yield
    assert (refused.value.status, refused.value.code) == (status, code)


async def played(live: Live, *guests: Guest, **wish: Any) -> tuple[str, list[Wire]]:
    """A table whose game is over, and those who are still there."""
    host, *others = guests
    table = await host.new_table(seats=max(3, len(guests)), start=False, **wish)
    for guest in others:
        await guest.sit(table)
    await host.start(table)
    wires = [await guest.watch(table) for guest in guests]
    await live.finish(table)
    for wire in wires:
        await wire.until(lambda wire: wire.table["state"] == "over")
    return table, wires


# -- making one ----------------------------------------------------------------


async def test_a_new_table_is_open_and_its_maker_sits_there(live: Live) -> None:
    anna = await live.guest("Anna")
    made = await anna.call("POST", "/tables", {"game": "fist-2002"})
    assert re.fullmatch(TABLE_ID, made["id"])
    assert re.fullmatch(f"[{LETTERS}]{{6}}", made["code"])
    assert (made["state"], made["host"], made["name"]) == ("open", anna.id, "Anna")
    assert (made["game"], made["clock"], made["public"]) == ("fist-2002", "normal", True)
    assert people(made) == ["Anna", None, None, None]
    [(server_luck, seed)] = live.rows(
        "SELECT server_luck, seed FROM tables WHERE id = ?", made["id"]
    )
    assert made["commitment"] == commitment(server_luck, made["id"])
    assert seed is None, "the deal is not settled before the start"
    assert await anna.get(f"/tables/{made['id']}") == made
    assert [table["id"] for table in await anna.get("/me/tables")] == [made["id"]]


async def test_the_link_of_a_table_is_a_picture_for_phones(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table(start=False)
    # By an address that a phone in the network can use, too.
    headers = {"Host": f"192.168.0.7:{live.port}"}
    reply = await live.http.get(f"/api/tables/{table}/qr.svg", headers=headers)
    assert reply.headers["content-type"].startswith("image/svg+xml")
    code = segno.make(f"http://192.168.0.7:{live.port}/t/{table}", error="l", micro=False)
    # Each row of dark modules is a stroke of the path; without the quiet zone they are the code.
    assert dark_modules(reply.text) == [
        (x + 2, y + 2) for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark
    ]
    with refuses(404, "no-such-table"):
        await anna.get("/tables/aaaaaaaaaaaa/qr.svg")
    # Only this machine reaches the site: there is nothing to show to a phone.
    with refuses(404, "only-this-machine"):
        await anna.get(f"/tables/{table}/qr.svg")


async def test_finished_games_come_in_pages(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    tables = [(await played(live, anna, ben, bots=["random"]))[0] for _ in range(3)]
    await anna.new_table(start=False)  # it is not over

    first = await anna.get("/me/games?count=2")
    assert [one["table"]["id"] for one in first["games"]] == tables[:0:-1]
    rest = await anna.get(f"/me/games?count=2&before={first['older']}")
    assert [one["table"]["id"] for one in rest["games"]] == tables[:1]
    assert rest["older"] is None
    [game] = rest["games"]
    assert game["mine"] == [0]
    assert game["result"]["winners"] == live.match(tables[0]).view()["result"]["winners"]
    assert (await ben.get("/me/games"))["games"][0]["mine"] == [1]
    stranger = await live.guest("Carla")
    assert await stranger.get("/me/games") == {"games": [], "older": None}
    with refuses(400, "bad-request"):
        await anna.get("/me/games?before=yesterday")


def dark_modules(svg: str) -> list[tuple[int, int]]:
    """The squares that the path of a picture of a QR code goes over, row by row."""
    [path] = re.findall(r'class="qrline".* d="([^"]*)"', svg)
    modules: list[tuple[int, int]] = []
    x, y = 0, 0.0
    for move, numbers in re.findall(r"([Mmh])([-0-9. ]+)", path):
        if move == "h":
            modules += [(x + step, int(y)) for step in range(int(numbers))]
            x += int(numbers)
        else:
            dx, dy = numbers.split()
            x, y = (int(dx), float(dy)) if move == "M" else (x + int(dx), y + float(dy))
    return modules


async def test_a_table_can_have_a_name_options_and_bots_for_its_last_seats(live: Live) -> None:
    anna = await live.guest("Anna")
    made = await anna.call(
        "POST",
        "/tables",
        {
            "game": "dragons-gold",
            "name": "  The Cave ",
            "seats": 5,
            "bots": ["merchant", "apprentice"],
            "options": {"rules": "advanced", "timer": None},
            "clock": "long",
            "public": False,
        },
    )
    assert made["name"] == "The Cave"
    assert people(made) == ["Anna", None, None, "merchant", "apprentice"]
    assert made["options"]["rules"] == "advanced" and made["options"]["steps"] == 12
    assert (made["clock"], made["public"]) == ("long", False)


async def test_one_can_make_a_table_and_stay_beside_it(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table(sit=False, seats=3)
    info = await anna.get(f"/tables/{table}")
    assert people(info) == [None, None, None]
    assert info["host"] == anna.id


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": 2}, "wrong-seats"),
        ({"seats": 7}, "wrong-seats"),
        ({"options": {"rules": "advanced"}}, "no-such-option"),
        ({"game": "dragons-gold", "options": {"timer": 5}}, "wrong-option"),
        ({"bots": ["merchant"] * 4}, "wrong-bots"),
        ({"company": ["Ben", "Chris"], "bots": ["merchant"] * 2}, "wrong-bots"),
        ({"bots": ["grandmaster"]}, "no-such-bot"),
        ({"bots": ["merchant:kind"]}, "no-such-persona"),
        ({"company": ["\u200b"]}, "name-characters"),
        ({"seats": 0}, "bad-request"),
        ({"seats": "4"}, "bad-request"),
        ({"seats": 4.0}, "bad-request"),
        ({"public": "false"}, "bad-request"),
        ({"start": 1}, "bad-request"),
        ({"clock": "sundial"}, "bad-request"),
        ({"luck": LUCK}, "bad-request"),  # nobody knows the commitment yet
        ({"name": ""}, "bad-request"),
        ({"name": "x" * 41}, "bad-request"),
        ({"bot": "merchant"}, "bad-request"),
        ({"game": None}, "bad-request"),
    ],
)
async def test_what_cannot_be_played_is_refused(
    live: Live, wish: dict[str, Any], code: str
) -> None:
    anna = await live.guest("Anna")
    with refuses(400, code):
        await anna.call("POST", "/tables", {"game": "fist-2002", "seats": 4, **wish})
    assert await anna.get("/me/tables") == []


async def test_told_to_start_a_full_table_begins_at_once(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table(seats=3, bots=["merchant"] * 2)
    wire = await anna.watch(table)
    assert (wire.table["state"], wire.view["you"]) == ("playing", 0)


async def test_a_full_table_waits_for_its_host_unless_told_to_start(live: Live) -> None:
    """A player who wants to add to the seed sits down once more, knowing the commitment."""
    anna = await live.guest("Anna")
    wish = {"game": "fist-2002", "seats": 3, "bots": ["merchant"] * 2}
    made = await anna.call("POST", "/tables", wish)
    assert made["state"] == "open"
    table = made["id"]
    info = await anna.sit(table, luck=LUCK)
    assert (info["state"], info["seats"][0]["luck"]) == ("open", LUCK)
    assert (await anna.start(table))["state"] == "playing"


# -- finding one ---------------------------------------------------------------


async def test_a_table_is_found_by_its_code_however_it_is_typed(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(public=False)
    code = (await anna.get(f"/tables/{table}"))["code"]
    for typed in (code, code.lower(), f"%20{code}%20"):
        assert await ben.get(f"/codes/{typed}") == {"id": table}
    assert people(await ben.sit(table)) == ["Anna", "Ben", None, None]


@pytest.mark.parametrize("code", ["AAAAAA", "A", "IIIIII", "%00", "%F0%9F%90%89", "x" * 20])
async def test_a_code_that_nobody_has_leads_nowhere(live: Live, code: str) -> None:
    ben = await live.guest("Ben")
    with refuses(404, "no-such-code"):
        await ben.get(f"/codes/{code}")


async def test_a_code_leads_to_a_table_until_it_is_given_up(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table()
    code = (await anna.get(f"/tables/{table}"))["code"]
    await anna.call("DELETE", f"/tables/{table}")
    with refuses(404, "no-such-code"):
        await anna.get(f"/codes/{code}")
    with refuses(404, "no-such-table"):
        await anna.get(f"/tables/{table}")
    assert await anna.get("/me/tables") == []


async def test_two_codes_are_never_the_same(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table()
    code = (await anna.get(f"/tables/{table}"))["code"]
    drawn = iter([code, code, "ZZZZZZ"])
    monkeypatch.setattr("dragonstones.server.tables._new_code", lambda: next(drawn))
    other = await anna.new_table()
    assert (await anna.get(f"/tables/{other}"))["code"] == "ZZZZZZ"


# -- seats ---------------------------------------------------------------------


async def test_one_takes_any_seat_or_a_certain_one(live: Live) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table()
    assert people(await ben.sit(table, 3)) == ["Anna", None, None, "Ben"]
    assert people(await chris.sit(table)) == ["Anna", "Chris", None, "Ben"]


async def test_one_can_change_seats_and_keeps_ones_part_of_the_seed(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table()
    await ben.sit(table, 1, luck=LUCK)
    info = await ben.sit(table, 2)
    assert people(info) == ["Anna", None, "Ben", None]
    assert [seat["luck"] for seat in info["seats"]] == [None, None, LUCK, None]
    info = await ben.sit(table, luck="ff" * 8)
    assert people(info) == ["Anna", None, "Ben", None], "he sits already"
    assert info["seats"][2]["luck"] == "ff" * 8
    assert (await ben.sit(table, 2))["seats"][2]["luck"] == "ff" * 8


async def test_seats_that_cannot_be_taken(live: Live) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table(seats=3, bots=["merchant"])
    with refuses(409, "seat-taken"):
        await ben.sit(table, 0)
    with refuses(409, "seat-taken"):
        await ben.sit(table, 2)
    with refuses(404, "no-such-seat-here"):
        await ben.sit(table, 3)
    with refuses(400, "bad-request"):
        await ben.sit(table, MOST_SEATS)
    await ben.sit(table)
    with refuses(409, "table-full"):
        await chris.sit(table)
    with refuses(409, "seat-taken"):
        await chris.sit(table, 1)
    with refuses(404, "no-such-table"):
        await chris.sit("aaaaaaaaaaaa")


async def test_of_two_who_want_one_seat_one_gets_it(live: Live) -> None:
    anna, *others = await live.guests("Anna", "Ben", "Chris", "Dora", "Emil")
    table = await anna.new_table(seats=3)
    heard = await asyncio.gather(*(guest.sit(table, 1) for guest in others), return_exceptions=True)
    refused = [error for error in heard if isinstance(error, Refused)]
    assert [error.code for error in refused] == ["seat-taken"] * 3
    info = await anna.get(f"/tables/{table}")
    assert sum(seat["name"] is not None for seat in info["seats"]) == 2


async def test_somebody_who_gets_up_leaves_a_free_seat(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table()
    await ben.sit(table, luck=LUCK)
    info = await ben.leave(table)
    assert people(info) == ["Anna", None, None, None]
    assert info["seats"][1]["luck"] is None
    assert info["host"] == anna.id
    with refuses(403, "not-at-table"):
        await ben.leave(table)


async def test_when_the_host_gets_up_somebody_else_is_it(live: Live) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table(seats=3, bots=["merchant"])
    await ben.sit(table)
    info = await anna.leave(table)
    assert (people(info), info["host"]) == ([None, "Ben", "merchant"], ben.id)
    await chris.sit(table)
    with refuses(403, "not-host"):
        await anna.start(table)
    assert (await ben.start(table))["state"] == "playing"


async def test_when_the_last_person_gets_up_the_table_is_closed(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(bots=["merchant"])
    wire = await ben.watch(table)
    assert (await anna.leave(table))["state"] == "closed"
    assert await wire.hear("gone") == {"t": "gone", "table": table}
    with refuses(404, "no-such-table"):
        await ben.get(f"/tables/{table}")
    with refuses(409, "table-not-open"):
        await ben.sit(table)
    assert (await wire.refused("watch", table=table))["code"] == "no-such-table"


async def test_the_host_sends_people_and_bots_away(live: Live) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table(seats=3, bots=["merchant"])
    await ben.sit(table)
    wire = await ben.watch(table)
    assert wire.seat == 1
    assert people(await anna.call("DELETE", f"/tables/{table}/seats/1")) == [
        "Anna",
        None,
        "merchant",
    ]
    await wire.until(lambda wire: wire.seat is None)
    assert people(await anna.call("DELETE", f"/tables/{table}/seats/2")) == ["Anna", None, None]
    with refuses(409, "seat-free"):
        await anna.call("DELETE", f"/tables/{table}/seats/2")
    with refuses(404, "no-such-seat-here"):
        await anna.call("DELETE", f"/tables/{table}/seats/3")
    with refuses(403, "sent-away"):
        await ben.sit(table)
    await chris.sit(table)
    info = await anna.call("DELETE", f"/tables/{table}/seats/0")
    assert info["host"] == chris.id, "a host who leaves gives the table to another"
    await anna.sit(table)


async def test_somebody_who_is_away_gets_a_stand_in_if_the_host_calls_one(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3, bots=["merchant"], clock="none")
    await ben.sit(table)
    await anna.call("POST", f"/tables/{table}/start")
    wire = await anna.watch(table)
    with refuses(403, "not-host"):
        await ben.call("DELETE", f"/tables/{table}/seats/1")
    info = await anna.call("DELETE", f"/tables/{table}/seats/1")
    assert info["seats"][1]["person"] == ben.id, "it stays his seat"
    await wire.until(lambda wire: wire.table["seats"][1]["stand_in"])
    again = await ben.watch(table)
    with refuses(409, "table-not-open"):
        await anna.call("DELETE", f"/tables/{table}/seats/0")
    await ben.sit(table)
    await wire.until(lambda wire: not wire.table["seats"][1]["stand_in"])
    with refuses(409, "table-not-open"):
        await anna.call("DELETE", f"/tables/{table}/seats/1")
    assert again.seat == 1


async def test_a_name_of_a_member_is_theirs_alone_at_every_table(live: Live) -> None:
    anna, vera = await live.guests("Anna", "Vera")
    await vera.call("POST", "/members", {"name": "Victoria", "password": "a stone in the fist"})
    with refuses(409, "name-taken"):
        await anna.new_table(seats=3, sit=False, company=["victoria"])


async def test_one_host_does_not_fill_the_lobby(live: Live) -> None:
    [anna] = await live.guests("Anna")
    for _ in range(MOST_OPEN):
        table = await anna.new_table(seats=3)
    with refuses(409, "many-tables"):
        await anna.new_table(seats=3)
    await anna.call("DELETE", f"/tables/{table}")
    await anna.new_table(seats=3)


async def test_a_bot_sits_down_in_a_free_seat_or_instead_of_another(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=4)
    await ben.sit(table)
    for seat, bot in ((2, "merchant"), (3, "merchant"), (3, "archmage:50ms")):
        info = await anna.call("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": bot})
    assert people(info) == ["Anna", "Ben", "merchant", "archmage"]
    info = await anna.call("PUT", f"/tables/{table}/seats/3/bot", {"bot": "merchant"})
    bots = [seat["bot"] for seat in info["seats"][2:]]
    assert len(set(bots)) == 2, "two merchants are two persons"
    for seat in (0, 1):
        with refuses(409, "seat-taken"):
            await anna.call("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": "merchant"})
    with refuses(404, "no-such-seat-here"):
        await anna.call("PUT", f"/tables/{table}/seats/4/bot", {"bot": "merchant"})
    with refuses(400, "no-such-bot"):
        await anna.call("PUT", f"/tables/{table}/seats/2/bot", {"bot": "nobody"})
    with refuses(400, "bad-request"):
        await anna.call("PUT", f"/tables/{table}/seats/2/bot", {"bot": ""})


# -- names ---------------------------------------------------------------------


async def test_names_that_are_alike_are_told_apart_at_a_table(live: Live) -> None:
    first, second, third = await live.guests("Anna", "ANNA", "Anna")
    table = await first.new_table()
    await second.sit(table)
    info = await third.sit(table)
    assert people(info) == ["Anna", "ANNA 2", "Anna 3", None]
    assert people(await third.sit(table, 3)) == ["Anna", "ANNA 2", None, "Anna 3"]
    await first.leave(table)
    assert people(await third.sit(table, 0)) == ["Anna", "ANNA 2", None, None]


async def test_a_table_is_called_after_its_host_unless_told_otherwise(live: Live) -> None:
    anna = await live.guest("Anna")
    for name in (None, "   "):
        table = await anna.new_table(name=name)
        assert (await anna.get(f"/tables/{table}"))["name"] == "Anna"


# -- the start -----------------------------------------------------------------


async def test_it_starts_when_the_host_says_so_and_no_seat_is_free(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3)
    await ben.sit(table)
    with refuses(409, "seats-free"):
        await anna.start(table)
    await anna.call("PUT", f"/tables/{table}/seats/2/bot", {"bot": "apprentice"})
    with refuses(403, "not-host"):
        await ben.start(table)
    wire = await ben.watch(table)
    assert wire.view == {}
    assert (await anna.start(table))["state"] == "playing"
    await wire.until(lambda wire: wire.view)
    assert wire.table["state"] == "playing"
    assert wire.view["you"] == 1 and wire.view["decision"]["kind"] == "bid"
    with refuses(409, "table-not-open"):
        await anna.start(table)


async def test_the_seed_is_made_of_everybodys_part(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3, bots=["apprentice"])
    await anna.sit(table, luck="aa" * 8)
    await ben.sit(table, luck="bb" * 8)
    await anna.start(table)
    [(server_luck, seed)] = live.rows("SELECT server_luck, seed FROM tables WHERE id = ?", table)
    assert seed == seed_of(server_luck, table, ["aa" * 8, "bb" * 8, None])


async def test_once_it_has_started_everything_stays_as_it_is(live: Live) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table(seats=3, bots=["apprentice"])
    await ben.sit(table)
    before = people(await anna.start(table))
    await ben.watch(table)  # for somebody who is away the host may call a bot
    with refuses(409, "table-not-open"):
        await chris.sit(table)
    with refuses(409, "table-not-open"):
        await anna.call("DELETE", f"/tables/{table}/seats/1")
    with refuses(409, "table-not-open"):
        await anna.call("PUT", f"/tables/{table}/seats/2/bot", {"bot": "merchant"})
    with refuses(409, "table-not-open"):
        await anna.call("DELETE", f"/tables/{table}")
    info = await ben.sit(table, 2, luck=LUCK)
    assert people(info) == before
    assert info["seats"][1]["luck"] is None, "the deal is settled"


async def test_somebody_who_leaves_in_the_middle_is_played_for_until_they_are_back(
    live: Live,
) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table(seats=3)
    await ben.sit(table)
    await chris.sit(table)
    await anna.start(table)
    wire = await anna.watch(table)
    assert people(await ben.leave(table)) == ["Anna", "Ben", "Chris"]
    await wire.until(
        lambda wire: [seat["stand_in"] for seat in wire.table["seats"]] == [False, True, False]
    )
    await wire.until(lambda wire: 1 in wire.view["answered"])
    await ben.sit(table)
    await wire.until(lambda wire: not wire.table["seats"][1]["stand_in"])
    back = await ben.watch(table)
    assert back.seat == 1
    await wire.until(lambda wire: wire.table["seats"][1]["here"])


# -- who may do what -----------------------------------------------------------

Deed = Callable[[Guest, str], Awaitable[Any]]

HOSTS: dict[str, Deed] = {
    "start": lambda who, table: who.start(table),
    "close": lambda who, table: who.call("DELETE", f"/tables/{table}"),
    "remove": lambda who, table: who.call("DELETE", f"/tables/{table}/seats/0"),
    "bot": lambda who, table: who.call("PUT", f"/tables/{table}/seats/2/bot", {"bot": "merchant"}),
}


@pytest.mark.parametrize("deed", HOSTS)
async def test_only_the_host_sets_the_table(live: Live, deed: str) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table(seats=3, bots=["merchant"])
    await ben.sit(table)
    before = await anna.get(f"/tables/{table}")
    for other in (ben, chris):
        with refuses(403, "not-host"):
            await HOSTS[deed](other, table)
    assert await anna.get(f"/tables/{table}") == before
    await HOSTS[deed](anna, table)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/tables"),
        ("PUT", "/tables/{}/seat"),
        ("DELETE", "/tables/{}/seat"),
        ("PUT", "/tables/{}/seats/1/bot"),
        ("DELETE", "/tables/{}/seats/0"),
        ("POST", "/tables/{}/start"),
        ("DELETE", "/tables/{}"),
        ("POST", "/tables/{}/rematch"),
        ("POST", "/tables/{}/reports"),
        ("GET", "/me/tables"),
    ],
)
async def test_nobody_does_anything_without_a_name(live: Live, method: str, path: str) -> None:
    bodies: dict[str, Any] = {
        "/tables": {"game": "fist-2002"},
        "/tables/{}/seat": {"seat": 1},
        "/tables/{}/seats/1/bot": {"bot": "merchant"},
    }
    anna = await live.guest("Anna")
    table = await anna.new_table()
    before = await anna.get(f"/tables/{table}")
    for cookie in ("", "x" * 43):
        nobody = Guest(live, {"id": "", "name": ""}, cookie)
        with refuses(401, "not-signed-in"):
            await nobody.call(method, path.format(table), bodies.get(path, {"line": 0}))
    assert await anna.get(f"/tables/{table}") == before


async def test_a_stranger_without_a_name_may_look_over_http_only(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table()
    assert (await live.http.get(f"/api/tables/{table}")).status_code == 200
    assert table in [row["id"] for row in (await live.http.get("/api/tables")).json()]
    wire = await live.connect()
    refusal = await wire.next()
    assert (refusal["t"], refusal["code"]) == ("refused", "not-signed-in")
    assert await wire.closed() == (4401, "not-signed-in")


# -- several on one device -----------------------------------------------------


async def test_company_sits_next_to_who_brings_it(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(company=["Zoe", "Anna"], seats=4)
    info = await anna.get(f"/tables/{table}")
    assert people(info) == ["Anna", "Zoe", "Anna 2", None]
    assert [seat["person"] for seat in info["seats"]] == [anna.id, anna.id, anna.id, None]
    await ben.sit(table)
    await anna.start(table)
    wire = await anna.watch(table)
    assert (wire.seat, wire.asked) == (0, [0, 1, 2])
    await wire.until(
        lambda wire: [s["here"] for s in wire.table["seats"]] == [True, True, True, False]
    )
    await wire.answer({"fairy": 1})
    assert wire.asked == [1, 2]


async def test_each_of_several_on_one_device_sees_with_their_own_eyes(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(company=["Zoe"], seats=3)
    await ben.sit(table)
    await anna.start(table)
    others = await ben.watch(table)
    assert others.asked is None, "a device with one player needs no list"
    for seat, fist in ((0, {"fairy": 1}), (1, {"fairy": 2})):
        wire = await anna.watch(table, seat=seat)
        assert wire.seat == wire.view["you"] == seat
        assert "screen" in wire.view["table"]["seats"][seat]
        assert "screen" not in wire.view["table"]["seats"][1 - seat]
        await wire.answer(fist)
        await wire.close()
    await others.until(lambda others: others.view["answered"] == [0, 1])
    entries = [entry[:2] for row in live.entries(table) for entry in row]
    assert entries == [[0, {"fairy": 1}], [1, {"fairy": 2}]]


async def test_on_one_socket_one_can_go_from_seat_to_seat(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(company=["Zoe"], seats=3)
    await ben.sit(table)
    await anna.start(table)
    wire = await anna.watch(table)
    await wire.answer({"fairy": 1})
    wire.events.clear()  # another seat's are counted apart
    await wire.watch(table, seat=1)
    assert (wire.seat, wire.view["you"], wire.asked) == (1, 1, [1])
    await wire.answer({})
    assert wire.asked == []
    assert wire.view["answered"] == [0, 1]


async def test_while_the_device_goes_round_it_shows_what_everybody_may_see(live: Live) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table(company=["Zoe"], seats=3)
    await ben.sit(table)
    await anna.start(table)
    other, stranger = await ben.watch(table), await chris.watch(table)
    wire = await anna.watch(table, seat=1, aside=True)
    assert (wire.seat, wire.asked) == (None, [0, 1])
    assert wire.view == stranger.view
    assert not any("screen" in seat for seat in wire.view["table"]["seats"])
    await other.until(lambda other: [s["here"] for s in other.table["seats"]] == [True] * 3)
    assert other.table["spectators"] == 1, "who plays is no spectator"
    decision = other.view["decision"]["id"]
    assert await wire.refuses({"fairy": 1}, decision=decision) == "not-at-table"
    wire.events.clear()
    await wire.watch(table, seat=1)
    await wire.answer({"fairy": 1})
    wire.events.clear()
    await wire.watch(table, aside=True)
    assert (wire.view["answered"], wire.view["answer"], wire.asked) == ([1], None, [0])


async def test_nobody_looks_from_a_seat_that_is_not_theirs(live: Live) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table(seats=3, bots=["apprentice"])
    await ben.sit(table)
    await anna.start(table)
    assert (await ben.watch(table, seat=0)).seat == 1
    assert (await ben.watch(table, seat=11)).seat == 1
    assert (await chris.watch(table, seat=0)).seat is None


async def test_company_gets_up_together(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(company=["Zoe"])
    await ben.sit(table)
    info = await anna.leave(table)
    assert people(info) == [None, None, "Ben", None]
    assert info["host"] == ben.id


# -- what it is called ----------------------------------------------------------


async def test_a_table_without_a_name_is_called_after_its_host(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3, bots=["merchant"], start=False)
    await ben.sit(table)
    assert (await ben.get(f"/tables/{table}"))["name"] == "Anna"
    await anna.leave(table)
    assert (await ben.get(f"/tables/{table}"))["name"] == "Ben"


async def test_who_is_deleted_leaves_no_name_at_a_table(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    unnamed = await anna.new_table(seats=3, bots=["merchant"], start=False)
    named = await anna.new_table(seats=3, bots=["merchant"], start=False, name="Anna's table")
    for table in (unnamed, named):
        await ben.sit(table)
        await anna.start(table)
    wire = await ben.watch(named)
    await anna.call("DELETE", "/me", {})
    await wire.until(lambda wire: wire.table["host"] is None)
    assert "Anna" not in str(wire.table)
    for path in (f"/tables/{unnamed}", f"/tables/{named}", "/me/tables"):
        assert "Anna" not in str(await ben.get(path))
    rows = [row for row in await ben.get("/tables") if row["id"] in (unnamed, named)]
    assert [row["name"] for row in rows] == ["", ""]
    names = dict(live.rows("SELECT id, name FROM tables"))
    assert (names[unnamed], names[named]) == ("", "")
    for name in ("tables", "seats", "talk", "people"):
        assert not [row for row in live.rows(f"SELECT * FROM {name}") if anna.id in row]


# -- a rematch -----------------------------------------------------------------


async def test_all_who_want_a_rematch_come_to_the_same_table(live: Live) -> None:
    anna, ben, chris, dora = await live.guests("Anna", "Ben", "Chris", "Dora")
    wish = {"game": "fist-tavern", "public": False, "clock": "long", "name": "Friday"}
    table, wires = await played(live, anna, ben, chris, **wish)
    with refuses(403, "not-at-table"):
        await dora.call("POST", f"/tables/{table}/rematch")
    first = await chris.call("POST", f"/tables/{table}/rematch")
    assert {name: first[name] for name in wish} == wish
    assert people(first) == [None, None, "Chris"], "everybody has their old seat"
    assert (first["state"], first["host"]) == ("open", chris.id)
    assert first["commitment"] != (await anna.get(f"/tables/{table}"))["commitment"]
    # Those who still sit at the old table hear of it.
    await wires[0].until(lambda _: wires[0].table["rematch"] == first["id"])
    again = await chris.call("POST", f"/tables/{table}/rematch")
    assert (again["id"], people(again)) == (first["id"], [None, None, "Chris"])
    for guest in (ben, anna):
        new = await guest.call("POST", f"/tables/{table}/rematch")
        assert new["id"] == first["id"]
    assert people(new) == ["Anna", "Ben", "Chris"]
    assert (await chris.start(new["id"]))["state"] == "playing"


async def test_a_rematch_has_the_same_bots_and_the_same_company(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=4, company=["Zoe"], bots=["apprentice"])
    await ben.sit(table)
    await anna.start(table)
    wire = await anna.watch(table)
    await live.finish(table)
    await wire.until(lambda wire: wire.table["state"] == "over")
    old = await anna.get(f"/tables/{table}")
    new = await ben.call("POST", f"/tables/{table}/rematch")
    assert people(new) == [None, None, "Ben", "apprentice"]
    assert new["seats"][3]["bot"] == old["seats"][3]["bot"]
    new = await anna.call("POST", f"/tables/{table}/rematch")
    assert people(new) == ["Anna", "Zoe", "Ben", "apprentice"]


async def test_an_old_seat_that_somebody_else_has_is_not_taken_from_them(live: Live) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table, _ = await played(live, anna, ben, bots=["apprentice"])
    new = await ben.call("POST", f"/tables/{table}/rematch")
    await ben.call("DELETE", f"/tables/{new['id']}/seats/2")
    await chris.sit(new["id"], 0)
    assert people(await anna.call("POST", f"/tables/{table}/rematch")) == ["Chris", "Ben", "Anna"]


async def test_there_is_no_rematch_of_a_game_that_is_not_over(live: Live) -> None:
    anna = await live.guest("Anna")
    for bots in ([], ["apprentice"] * 2):
        table = await anna.new_table(seats=3, bots=bots)
        with refuses(409, "not-over"):
            await anna.call("POST", f"/tables/{table}/rematch")
    with refuses(404, "no-such-table"):
        await anna.call("POST", "/tables/aaaaaaaaaaaa/rematch")


async def test_a_rematch_that_was_given_up_is_not_the_last(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table, _ = await played(live, anna, ben, bots=["apprentice"])
    first = await anna.call("POST", f"/tables/{table}/rematch")
    await anna.leave(first["id"])
    second = await ben.call("POST", f"/tables/{table}/rematch")
    assert (second["state"], second["host"]) == ("open", ben.id)
    assert people(second) == [None, "Ben", "apprentice"]
    third = await anna.call("POST", f"/tables/{table}/rematch")
    assert (third["id"], people(third)) == (second["id"], ["Anna", "Ben", "apprentice"])


async def test_somebody_who_is_too_late_for_a_rematch_can_watch_it(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table, _ = await played(live, anna, ben, bots=["apprentice"])
    new = await anna.call("POST", f"/tables/{table}/rematch")
    await anna.call("PUT", f"/tables/{new['id']}/seats/1/bot", {"bot": "merchant"})
    await anna.start(new["id"])
    late = await ben.call("POST", f"/tables/{table}/rematch")
    assert (late["id"], late["state"]) == (new["id"], "playing")
    assert (await ben.watch(new["id"])).seat is None


async def test_two_who_ask_at_the_same_moment_get_one_rematch(live: Live) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table, _ = await played(live, anna, ben, chris)
    asked = (guest.call("POST", f"/tables/{table}/rematch") for guest in (anna, ben, chris))
    new = await asyncio.gather(*asked)
    assert len({one["id"] for one in new}) == 1
    info = await anna.get(f"/tables/{new[0]['id']}")
    assert people(info) == ["Anna", "Ben", "Chris"]


# -- the lobby -----------------------------------------------------------------


async def test_the_lobby_lists_public_tables_that_are_open_or_played_at(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    open_one = await anna.new_table(seats=5, bots=["merchant"], name="Open")
    playing = await anna.new_table(seats=3, bots=["merchant"] * 2)
    private = await anna.new_table(public=False)
    closed = await anna.new_table()
    await anna.call("DELETE", f"/tables/{closed}")
    await ben.sit(open_one)
    rows = {row["id"]: row for row in await ben.get("/tables")}
    assert rows[open_one] == {
        "id": open_one,
        "name": "Open",
        "game": "fist-2002",
        "options": get_game("fist-2002").check_options({}),
        "clock": "normal",
        "state": "open",
        "seats": 5,
        "free": 2,
        "people": ["Anna", "Ben"],
        "bots": 1,
    }
    assert rows[playing]["state"] == "playing" and rows[playing]["free"] == 0
    assert private not in rows
    assert closed not in rows


async def lobby_until(wire: Wire, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    while not holds(news := await wire.hear("lobby")):
        pass
    return news


async def test_the_lobby_is_live(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    before = await anna.new_table()
    wire = await ben.connect()
    await wire.send("lobby")
    first = await wire.hear("lobby")
    assert first["all"] and before in [row["id"] for row in first["tables"]]
    assert first["tables"] == await ben.get("/tables")
    table = await anna.new_table(seats=3, bots=["apprentice"])

    def row_of(news: dict[str, Any]) -> Any:
        return next((row for row in news["tables"] if row["id"] == table), None)

    news = await lobby_until(wire, row_of)
    assert not news["all"]
    assert row_of(news)["people"] == ["Anna"]
    await ben.sit(table)
    await lobby_until(wire, lambda news: (row_of(news) or {}).get("people") == ["Anna", "Ben"])
    await anna.start(table)
    await lobby_until(wire, lambda news: (row_of(news) or {}).get("state") == "playing")
    await live.finish(table)
    news = await lobby_until(wire, lambda news: table in news["gone"])
    assert row_of(news) is None
    await anna.call("DELETE", f"/tables/{before}")
    await lobby_until(wire, lambda news: before in news["gone"])


async def test_somebody_who_does_not_look_at_the_lobby_any_more_hears_nothing_of_it(
    live: Live,
) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    wires = [await ben.connect(), await chris.connect()]
    for wire in wires:
        await wire.send("lobby")
        await wire.hear("lobby")
    await wires[0].send("lobby", on=False)
    assert await wires[0].rest() == []
    table = await anna.new_table()
    await lobby_until(wires[1], lambda news: table in [row["id"] for row in news["tables"]])
    assert await wires[0].rest() == []


async def test_a_private_table_is_never_mentioned_in_the_lobby(live: Live) -> None:
    """Who knows the id can sit down: it is the link."""
    anna, ben = await live.guests("Anna", "Ben")
    wire = await ben.connect()
    await wire.send("lobby")
    await wire.hear("lobby")
    private = await anna.new_table(public=False, seats=3, bots=["apprentice"])
    await anna.sit(private, 1)
    closed = await anna.new_table(public=False)
    await anna.call("DELETE", f"/tables/{closed}")
    public = await anna.new_table()
    await lobby_until(wire, lambda news: public in [row["id"] for row in news["tables"]])
    assert not [text for text in wire.raw if private in text or closed in text]


# -- watching ------------------------------------------------------------------


async def test_those_who_watch_see_who_comes_and_goes(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3)
    wire = await anna.watch(table)
    await wire.until(lambda wire: wire.table["seats"][0]["here"])
    await ben.sit(table)
    await wire.until(lambda wire: people(wire.table) == ["Anna", "Ben", None])
    assert not wire.table["seats"][1]["here"]
    other = await ben.watch(table)
    await wire.until(lambda wire: wire.table["seats"][1]["here"])
    await other.close()
    await wire.until(lambda wire: not wire.table["seats"][1]["here"])
    await anna.call("PUT", f"/tables/{table}/seats/2/bot", {"bot": "apprentice"})
    await wire.until(lambda wire: people(wire.table) == ["Anna", "Ben", "apprentice"])


async def test_somebody_who_watches_and_sits_down_plays(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3, bots=["apprentice"])
    wire = await ben.watch(table)
    assert wire.seat is None
    await ben.sit(table)
    await wire.until(lambda wire: wire.seat == 1)
    await anna.start(table)
    await wire.until(lambda wire: wire.view)
    assert wire.view["you"] == 1
    await wire.answer({})


async def test_spectators_see_what_everybody_sees_and_no_more(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3, bots=["apprentice"] * 2)
    player, spectator = await anna.watch(table), await ben.watch(table)
    assert spectator.seat is None and spectator.view["you"] is None
    assert spectator.view["decision"] is None
    await spectator.until(lambda spectator: spectator.table["spectators"] == 1)
    assert (await anna.get(f"/tables/{table}"))["spectators"] == 1
    await player.until(lambda player: player.table["spectators"] == 1)
    refusal = await spectator.refused("answer", table=table, decision=1000, answer={}, key="k")
    assert (refusal["code"], refusal["key"]) == ("not-at-table", "k")


async def test_a_table_that_is_not_there_cannot_be_watched(live: Live) -> None:
    anna = await live.guest("Anna")
    wire = await anna.connect()
    for id in ("aaaaaaaaaaaa", "zzzzzzzzzzz2"):
        refusal = await wire.refused("watch", table=id)
        assert (refusal["code"], refusal["table"]) == ("no-such-table", id)


async def test_one_connection_watches_several_tables_but_not_any_number(live: Live) -> None:
    anna = await live.guest("Anna")
    tables = [await anna.new_table() for _ in range(9)]
    wire = await anna.connect()
    for table in tables[:8]:
        await wire.watch(table)
    refusal = await wire.refused("watch", table=tables[8])
    assert (refusal["code"], refusal["table"]) == ("too-many-tables", tables[8])
    await wire.watch(tables[0])  # one that it watches already
    await wire.send("unwatch", table=tables[3])
    await wire.watch(tables[8])


async def test_somebody_who_does_not_watch_any_more_hears_nothing(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table()
    wire, other = await anna.watch(table), await ben.watch(table)
    await wire.send("unwatch", table=table)
    await wire.rest()
    await ben.sit(table)
    await other.until(lambda other: people(other.table)[1] == "Ben")
    assert await wire.rest() == []


async def test_watching_twice_in_a_row_is_watching_once(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table()
    wire = await anna.connect()
    for _ in range(5):
        await wire.send("watch", table=table)
    await wire.hear("table")
    await wire.rest()
    await ben.sit(table)
    await wire.until(lambda wire: people(wire.table)[1] == "Ben")
    told = [news for news in wire.news if news["t"] == "table" and people(news["table"])[1]]
    await wire.rest()
    assert len(told) == 1


# -- now and then --------------------------------------------------------------


async def test_a_table_that_nobody_looks_at_is_closed_in_the_end(live: Live) -> None:
    anna = await live.guest("Anna")
    watched, abandoned, playing = (
        await anna.new_table(),
        await anna.new_table(),
        await anna.new_table(seats=3, bots=["apprentice"] * 2),
    )
    wire = await anna.watch(watched)
    tables = schema.tables
    long_ago = tables.c.touched - ABANDONED - 1000
    async with live.site.database.write() as connection:
        mine = tables.c.id.in_((watched, abandoned, playing))
        await connection.execute(update(tables).where(mine).values(touched=long_ago))
    await live.site.tidy_up()
    with refuses(404, "no-such-table"):
        await anna.get(f"/tables/{abandoned}")
    assert (await anna.get(f"/tables/{watched}"))["state"] == "open"
    assert (await anna.get(f"/tables/{playing}"))["state"] == "playing"
    assert not [news for news in await wire.rest() if news["t"] == "gone"]
