"""Messages that nobody should send. After each of them the site is well, and the others' game
goes on."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
import structlog
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dragonstones import Match
from dragonstones.engine.depth import DEEPEST
from dragonstones.server import schema
from dragonstones.server.database import now
from dragonstones.server.limits import RATES
from dragonstones.server.security import MAX_BODY, MAX_MESSAGE
from dragonstones.server.sockets import COME_BACK, MOST_WAITING
from tests.server.live import (
    Guest,
    Live,
    Message,
    Refused,
    Wire,
    at_table,
    haggling,
    running,
    seated,
)
from tests.server.players import until

pytestmark = pytest.mark.anyio


class Peace:
    """Two people and a bot who want nothing but to play; and Mallory, who has a seat there."""

    def __init__(self, live: Live, guests: list[Guest], table: str, wires: list[Wire]) -> None:
        self.live = live
        *self.guests, self.mallory = guests
        self.table = table
        self.wires = wires

    async def goes_on(self) -> None:
        """Nobody else was sent away, or has heard anything but the game."""
        for number, wire in enumerate(self.wires):
            heard = {news["t"] for news in await wire.rest()}
            assert heard <= {"table", "update", "talk"}
            await wire.answer({"fairy": 1})
            assert [number, {"fairy": 1}] in [
                entry[:2] for row in self.live.entries(self.table) for entry in row
            ]
        assert (await self.live.http.get("/healthz")).status_code == 200


@pytest.fixture
def log() -> Iterator[list[Any]]:
    """What is logged. A message that nobody should send is no failure of the site."""
    with structlog.testing.capture_logs() as entries:
        yield entries
    assert not [entry for entry in entries if entry["log_level"] in ("error", "critical")]


async def make_peace(live: Live) -> Peace:
    guests = await live.guests("Ben", "Chris", "Mallory")
    table = await guests[0].new_table(seats=4, bots=["apprentice"])
    for guest in guests[1:]:
        await guest.sit(table)
    await guests[0].start(table)
    return Peace(live, guests, table, [await guest.watch(table) for guest in guests[:2]])


@pytest.fixture
async def peace(live: Live, log: list[Any]) -> AsyncIterator[Peace]:
    peace = await make_peace(live)
    yield peace
    await peace.goes_on()


@pytest.fixture
async def mallory(peace: Peace) -> Wire:
    return await peace.mallory.watch(peace.table)


# -- garbage -------------------------------------------------------------------

DEEP = 7000

#: First bytes of frames.
PING, PONG, PIECE = 0x89, 0x8A, 0x00

GARBAGE = [
    "",
    " ",
    "\x00",
    "hello",
    "null",
    "true",
    "1",
    '"watch"',
    "[]",
    "{}",
    "{",
    '{"t":"ping","key":"a"',
    '{"t":"ping","key":"a"}}',
    '{"t":"ping","key":"a"}{"t":"ping","key":"b"}',
    "{'t':'ping','key':'a'}",
    '{"t":"ping","key":"a",}',
    # kinds
    '{"t":"nothing"}',
    '{"t":"welcome"}',
    '{"t":"Ping","key":"a"}',
    '{"t":null}',
    '{"t":1}',
    '{"t":["ping"],"key":"a"}',
    '{"key":"a"}',
    '{"t":"ping","key":"a","t":"lobby"}',
    # fields
    '{"t":"ping"}',
    '{"t":"ping","key":""}',
    '{"t":"ping","key":1}',
    '{"t":"ping","key":null}',
    '{"t":"ping","key":["a"]}',
    json.dumps({"t": "ping", "key": "x" * 41}),
    '{"t":"ping","key":"a","more":1}',
    '{"t":"ping","key":"\\ud800"}',
    '{"t":"ping","key":"\\udc00\\ud800"}',
    '{"t":"lobby","on":1}',
    '{"t":"lobby","on":"true"}',
    '{"t":"watch"}',
    '{"t":"watch","table":null}',
    '{"t":"watch","table":""}',
    '{"t":"watch","table":"\\u0000"}',
    '{"t":"watch","table":"../../etc"}',
    '{"t":"watch","table":"%"}',
    json.dumps({"t": "watch", "table": "a" * 5000}),
    '{"t":"watch","table":"TABLE","words":"fr"}',
    '{"t":"watch","table":"TABLE","seat":-1}',
    '{"t":"watch","table":"TABLE","seat":100}',
    '{"t":"watch","table":"TABLE","seat":1.5}',
    '{"t":"watch","table":"TABLE","seat":true}',
    '{"t":"watch","table":"TABLE","events":-1}',
    '{"t":"watch","table":"TABLE","events":1e3}',
    '{"t":"watch","table":"TABLE","events":99999999999999999999}',
    '{"t":"watch","table":"TABLE","talk":4294967296}',
    '{"t":"unwatch","table":["TABLE"]}',
    '{"t":"withdraw","table":"TABLE","decision":1000}',
    '{"t":"say","table":"TABLE","text":"Hello"}',
    # numbers
    '{"t":"answer","table":"TABLE","decision":"1000","answer":{},"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":1000.0,"answer":{},"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":-1,"answer":{},"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":NaN,"answer":{},"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":true,"answer":{},"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":' + "9" * 30 + ',"answer":{},"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":' + "9" * 9000 + ',"answer":{},"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":1000,"answer":NaN,"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":1000,"answer":Infinity,"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":1000,"answer":1e999,"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":1000,"answer":01,"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":1000,"answer":{1:2},"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":1000,"answer":"\\ud800","key":"a"}',
    '{"t":"answer","table":"TABLE","decision":1000,"key":"a"}',
    '{"t":"answer","table":"TABLE","decision":1000,"answer":{},"key":"a","seat":0}',
    # depth
    *(
        '{"t":"answer","table":"TABLE","decision":1000,"key":"a","answer":'
        + "[" * depth
        + "]" * depth
        + "}"
        for depth in (DEEPEST, 200, 480, 900)
    ),
    "[" * DEEP,
    '{"t":' * (DEEP // 5),
    '{"t":"answer","table":"TABLE","decision":1000,"answer":'
    + "[" * DEEP
    + "]" * DEEP
    + ',"key":"a"}',
]


async def test_garbage_is_refused_and_the_connection_lives(peace: Peace, mallory: Wire) -> None:
    for text in GARBAGE:
        await mallory.socket.send(text.replace("TABLE", peace.table))
        # The bot at the table answers and talks when it likes.
        likes = ("table", "update", "talk")
        heard = [news for news in await mallory.rest() if news["t"] not in likes]
        assert [news["t"] for news in heard] == ["refused"], (text[:100], heard)
        assert heard[0]["code"] == "bad-message" and heard[0]["reason"], text[:100]
    assert len(peace.live.entries(peace.table)) <= 1, "nothing but the bot's answer"


async def test_of_a_key_that_is_given_twice_the_last_one_counts(mallory: Wire) -> None:
    await mallory.socket.send('{"t":"ping","key":"a","key":"b"}')
    assert await mallory.hear("done") == {"t": "done", "key": "b"}


async def test_bytes_instead_of_text_are_refused(peace: Peace, mallory: Wire) -> None:
    for data in (b"", b"\x00\xff", b'{"t":"ping","key":"a"}', bytes(MAX_MESSAGE)):
        await mallory.socket.send(data)
        assert (await mallory.hear("refused"))["code"] == "bad-message"
    await mallory.rest()


async def test_text_that_is_none_ends_the_connection_and_no_other(
    peace: Peace, mallory: Wire
) -> None:
    await mallory.socket.send(b'{"t":"ping","key":"\xff"}', text=True)
    assert (await mallory.closed())[0] in (1007, 1006)


#: Answers that are JSON and nothing else.
STRANGE: list[Any] = [
    10**30,
    -(10**30),
    10**400,
    1e308,
    -0.0,
    "\x00",
    "x" * 15_000,
    "\U0001f409" * 1000,
    [[]] * 3000,
    {"": ""},
    {"fairy": 10**30},
    {"fairy": 10**400},
    {"fairy": -(2**63)},
    {"fairy": "1"},
    {"fairy": {"fairy": 1}},
    {"fairy\x00": 1},
    {"\u202efairy": 1},
    {f"coin{n}": n for n in range(900)},
    {"accept": 10**400},
    {"accept": -1},
    {"accept": [1]},
    {"propose": 10**400},
    {"propose": [{"gold": 10**400}]},
    {"propose": [{"gold\x00": 1}] * 3},
    {"place": "knight-1", "dragon": 10**400},
    {"place": ["knight-1"], "dragon": 0},
    {"use": {"use": {}}},
    {"offer": None},
    ["wait"],
    {"__proto__": {}},
    {"seat": 0},
]


def nested(depth: int, inside: Any, kind: str) -> Any:
    for _ in range(depth):
        inside = [inside] if kind == "list" else {kind: inside}
    return inside


DEPTHS = [
    nested(depth, 1, kind)
    for depth in (10, 40, DEEPEST - 1)  # the message itself is a level
    for kind in ("list", "fairy", "propose", "accept")
]


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern", "dragons-gold", "haggling"])
async def test_strange_answers_are_refused_with_a_sentence(
    live: Live, log: list[Any], game: str
) -> None:
    """And nobody else's game is touched: nobody hears anything at all."""
    if game == "haggling":
        table, players = await haggling(live)
    else:
        table, players = await at_table(live, "Anna", "Ben", "Chris", game=game)
    for wire in players:
        await wire.rest()
    mallory, *others = sorted(players, key=lambda wire: not wire.is_asked)
    entries = live.entries(table)
    for answer in STRANGE + DEPTHS:
        key = mallory.new_key()
        decision = mallory.view["decision"]["id"]
        command = {"t": "answer", "table": table, "decision": decision, "answer": answer}
        # Python itself would not write what is this deep.
        text = json.dumps({**command, "answer": 0, "key": key})
        await mallory.socket.send(text.replace('"answer": 0', f'"answer": {written(answer)}'))
        refusal = await mallory.hear("refused")
        assert refusal["key"] == key
        assert 0 < len(refusal["reason"]) < 5000, (str(answer)[:60], len(refusal["reason"]))
    assert live.entries(table) == entries
    for wire in others:
        assert await wire.rest() == []
    await mallory.answer(mallory.sample(random.Random(1)))


def written(answer: Any) -> str:
    """As JSON, however deep it is."""
    opened, closed = "", ""
    while isinstance(answer, list | dict) and len(answer) == 1:
        if isinstance(answer, list):
            opened, closed, answer = opened + "[", "]" + closed, answer[0]
        else:
            [(name, inside)] = answer.items()
            opened, closed, answer = opened + f"{{{json.dumps(name)}:", "}" + closed, inside
    return opened + json.dumps(answer) + closed


# -- huge ----------------------------------------------------------------------


async def test_a_message_may_be_so_long_and_no_longer(peace: Peace, mallory: Wire) -> None:
    message = '{"t":"ping","key":"a"}'
    await mallory.socket.send(message + " " * (MAX_MESSAGE - len(message)))
    assert await mallory.hear("done") == {"t": "done", "key": "a"}
    await mallory.socket.send(message + " " * (MAX_MESSAGE - len(message) + 1))
    assert (await mallory.closed())[0] == 1009


async def test_a_message_in_pieces_may_not_be_longer(peace: Peace, mallory: Wire) -> None:
    async def pieces() -> AsyncIterator[str]:
        for _ in range(100):
            yield " " * 1000

    with suppress(ConnectionClosed):
        await mallory.socket.send(pieces())
    assert (await mallory.closed())[0] == 1009


async def test_a_message_that_never_ends_holds_up_nobody(peace: Peace, mallory: Wire) -> None:
    go_on = asyncio.Event()

    async def pieces() -> AsyncIterator[str]:
        yield '{"t":"ping",'
        await go_on.wait()
        yield '"key":"a"}'

    sending = asyncio.create_task(mallory.socket.send(pieces()))
    await peace.goes_on()
    go_on.set()
    await sending
    assert await mallory.hear("done") == {"t": "done", "key": "a"}


# -- HTTP ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"null", 400),
        (b"[]", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"game": "\xed\xa0\x80"}', 400),
        (b'{"game": "\\ud800"}', 400),
        (b'{"game": "fist-2002", "options": {"\\u0000": 1}}', 400),
        (b'{"game": "fist-2002", "seats": 1e99}', 400),
        (b'{"game": "fist-2002", "seats": ' + b"9" * 5000 + b"}", 400),
        (b'{"game": "fist-2002", "bots": [1]}', 400),
        (b'{"game": "fist-2002", "bots": ["\\u0000"]}', 400),
        (b'{"game": "\\u0000"}', 400),
        (b'{"game": "' + b"x" * 60_000 + b'"}', 400),
        (b'{"game": "fist-2002", "options": ' + b"[" * 50_000, 400),
        (b'{"game": "dragons-gold", "options": {"timer": ' + b"[" * 300 + b"]" * 300 + b"}}", 400),
        (b'{"game": "dragons-gold", "options": {"timer": ' + b"9" * 400 + b"}}", 400),
        (b'{"game":' * 8000, 400),
        (b" " * (MAX_BODY + 1), 413),
    ],
)
async def test_garbage_over_http(peace: Peace, body: bytes, status: int) -> None:
    reply = await peace.live.http.post(
        "/api/tables",
        content=body,
        headers={
            "Cookie": f"dragonstones={peace.mallory.cookie}",
            "Content-Type": "application/json",
        },
    )
    assert reply.status_code == status, reply.text
    assert reply.json()["reason"]
    assert len(reply.content) < 5000


async def test_a_name_of_a_table_that_does_harm(peace: Peace) -> None:
    table = await peace.mallory.new_table(name="Dra\x00gon\x1b[2J\u202e!")
    assert (await peace.mallory.get(f"/tables/{table}"))["name"] == "Dragon[2J!"
    table = await peace.mallory.new_table(name="\x00\x07")
    assert (await peace.mallory.get(f"/tables/{table}"))["name"] == "Mallory"


async def test_what_only_a_stricter_database_would_not_take(
    postgres_url: str, anyio_backend: str, log: list[Any]
) -> None:
    """PostgreSQL knows no character 0 and smaller numbers."""
    async with running(postgres_url) as live:
        table, [ben, mallory] = await seated(live, "Ben", "Mallory", bots=["apprentice"])
        peaceful, wire = await ben.watch(table), await mallory.connect()
        for text in GARBAGE:
            await wire.socket.send(text.replace("TABLE", table))
            await wire.hear("refused")
        await wire.watch(table, talk=2**31 - 1, events=2**31 - 1)
        await wire.send("say", table=table, key="a\0", text="Dra\0gon")
        await wire.until(lambda wire: "Dragon" in [line["text"] for line in wire.talk])
        await wire.answer({}, key="\0")
        await mallory.call("POST", f"/tables/{table}/reports", {"line": 0, "reason": "\0rude"})
        for method, path, body, status in (
            ("POST", f"/tables/{table}/reports", {"line": 2**31 - 1}, 404),
            ("GET", "/codes/%00", None, 404),
            ("GET", "/codes/%ED%A0%80", None, 404),
            ("GET", "/tables/%00", None, 400),
            ("GET", "/games/%00/cards", None, 404),
            ("POST", "/tables", {"game": "fist-2002\0"}, 400),
            ("POST", "/tables", {"game": "fist-2002", "company": ["\0"]}, 400),
            ("POST", "/login", {"name": "\0", "password": "\0"}, 403),
        ):
            with pytest.raises(Refused) as refused:
                await mallory.call(method, path, body)
            assert refused.value.status == status, path
        await mallory.new_table(name="\0")
        await peaceful.answer({"fairy": 1})


# -- slow ----------------------------------------------------------------------


async def slow_wire(live: Live, guest: Guest) -> Wire:
    """A client that takes little before it has read it, on a line that holds little."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    await asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", live.port))
    wire = await live.connect(guest.cookie, sock=client, max_queue=1)
    await wire.hear("welcome")
    return wire


def outbox(live: Live, guest: Guest) -> deque[Any]:
    """The messages that wait for somebody."""
    [connection] = [one for one in live.site._connections if one.person.id == guest.id]
    return connection._outbox


@pytest.fixture
def narrow(live: Live) -> Iterator[None]:
    """The site's end of a line holds little too, from now on."""
    [listener] = live.sockets
    before = listener.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    yield
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, before // 2)


@pytest.mark.usefixtures("narrow")
async def test_somebody_who_does_not_read_gets_the_newest_when_they_do_and_misses_nothing(
    live: Live, log: list[Any]
) -> None:
    options = {"rules": "advanced", "timer": None, "steps": 4}
    names = ("Anna", "Ben", "Chris", "Dora")
    table, players = await at_table(live, *names, game="dragons-gold", options=options)
    lazy, eager = await live.guests("Lazy", "Eager")
    slow = await slow_wire(live, lazy)
    await slow.watch(table)
    quick = await eager.watch(table)
    most, waiting = 0, outbox(live, lazy)
    playing = asyncio.gather(*(wire.play(random.Random(n)) for n, wire in enumerate(players)))
    while quick.view["result"] is None:
        await quick.next()
        most = max(most, len(waiting))
    await playing
    for wire in [*players, quick]:
        await wire.until(lambda wire: wire.table["state"] == "over")
    assert most < 20, "a table has one update on its way, and no more"
    # `Wire` has checked that no event is missing and none comes twice.
    await slow.until(lambda slow: slow.view["result"])
    await slow.until(lambda slow: slow.table["state"] == "over")
    assert slow.events == quick.events
    assert slow.view == quick.view
    updates = [sum(news["t"] == "update" for news in wire.news) for wire in (slow, quick)]
    assert updates[0] < updates[1] - 10, updates


@pytest.mark.usefixtures("narrow")
async def test_somebody_who_does_not_read_and_asks_for_more_and_more_is_let_go(
    peace: Peace, live: Live
) -> None:
    slow = await slow_wire(live, peace.mallory)
    waiting = outbox(live, peace.mallory)
    most = 0
    for _ in range(20_000):
        await slow.send("answer", table="other", decision=0, answer=0, key="x" * 40)
        await asyncio.sleep(0)
        most = max(most, len(waiting))
        if most > MOST_WAITING // 2 and not waiting:
            break  # it was thrown away
    assert 100 < most <= MOST_WAITING
    assert await slow.closed() == (4408, "too-slow")


# -- foreign -------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
async def test_a_foreign_page_does_nothing_with_a_visitors_cookie(
    peace: Peace, headers: dict[str, str]
) -> None:
    cookie = {"Cookie": f"dragonstones={peace.guests[0].cookie}"}
    with pytest.raises(InvalidStatus) as refused:
        await peace.live.connect(peace.guests[0].cookie, headers=headers)
    assert refused.value.response.status_code == 403
    for method, path in (
        ("POST", "/api/tables"),
        ("DELETE", f"/api/tables/{peace.table}/seat"),
        ("PUT", f"/api/tables/{peace.table}/seat"),
        ("POST", "/api/logout"),
    ):
        reply = await peace.live.http.request(
            method, path, json={"game": "fist-2002"}, headers={**cookie, **headers}
        )
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")


async def test_our_own_page_may(peace: Peace) -> None:
    origin = {"Origin": f"http://127.0.0.1:{peace.live.port}"}
    wire = await peace.live.connect(peace.guests[0].cookie, headers=origin)
    assert (await wire.next())["t"] == "welcome"


# -- another's seat ------------------------------------------------------------


async def test_nobody_answers_for_a_seat_that_is_not_theirs(peace: Peace, mallory: Wire) -> None:
    ben = peace.wires[0]
    await ben.answer({"fairy": 5}, key="bens")
    await mallory.watch(peace.table, seat=0)
    assert mallory.seat == 2
    # Word for word what Ben has sent: it is Mallory's own answer, or nothing.
    await mallory.answer({"fairy": 5}, key="bens")
    answers = [entry for row in peace.live.entries(peace.table) for entry in row]
    assert [entry for entry in answers if entry[2]] == [
        [0, {"fairy": 5}, "bens"],
        [2, {"fairy": 5}, "bens"],
    ]
    await mallory.withdraw()
    await ben.rest()
    assert ben.view["answer"] == {"fairy": 5} and 0 in ben.view["answered"]


async def test_a_cookie_is_read_under_its_own_name_only(peace: Peace) -> None:
    token = peace.guests[0].cookie
    for cookie in (f"__Host-dragonstones={token}", f"session={token}", f"dragonstones={token}x"):
        wire = await peace.live.connect(headers={"Cookie": cookie})
        assert (await wire.next())["code"] == "not-signed-in"
        assert (await wire.closed())[0] == 4401


async def test_a_spectator_plays_nothing_says_nothing_and_learns_nothing(peace: Peace) -> None:
    eve = await (await peace.live.guest("Eve")).watch(peace.table)
    await peace.wires[0].answer({"fairy": 5})
    table = peace.table
    tries: list[tuple[str, Message]] = [
        ("answer", {"decision": 1000, "answer": {"fairy": 1}, "key": "k"}),
        ("withdraw", {"decision": 1000, "key": "k"}),
        ("say", {"text": "He has five", "key": "k"}),
    ]
    for t, fields in tries:
        refusal = await eve.refused(t, table=table, **fields)
        assert (refusal["code"], refusal["key"]) == ("not-at-table", "k")
    for seat in range(4):
        await eve.watch(table, seat=seat)
        assert eve.seat is None and eve.view["you"] is None
    assert not [raw for raw in eve.raw if '"screen"' in raw or '"fairy":5' in raw]
    assert eve.view["decision"] is None and eve.view["answer"] is None


async def test_what_was_recorded_is_not_played_again(peace: Peace, mallory: Wire) -> None:
    """All that a player has sent, once more, on another connection."""
    sent: list[Message] = [
        {"t": "watch", "table": peace.table},
        {"t": "answer", "table": peace.table, "decision": 1000, "answer": {"fairy": 4}, "key": "a"},
        {"t": "withdraw", "table": peace.table, "decision": 1000, "key": "b"},
        {"t": "answer", "table": peace.table, "decision": 1000, "answer": {"fairy": 2}, "key": "c"},
    ]
    for command in sent[1:]:
        await mallory.socket.send(json.dumps(command))
        await mallory.until_accepted(command["key"])
    before = peace.live.entries(peace.table)
    again = await peace.mallory.connect()
    for command in sent:
        await again.socket.send(json.dumps(command))
    await again.until(lambda again: {"t": "done", "key": "c"} in again.news)
    assert [news["key"] for news in again.news if news["t"] == "done"] == ["a", "b", "c"]
    assert peace.live.entries(peace.table) == before
    assert mallory.view["answer"] == {"fairy": 2}


# -- sent away -----------------------------------------------------------------


async def test_somebody_who_comes_while_the_site_stops_is_told_when_to_come_back(
    peace: Peace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peace.live.site, "stopping", True)
    late = await peace.live.connect(peace.mallory.cookie)
    goodbye = await late.hear("goodbye")
    assert (goodbye["reason"], goodbye["again"]) == ("stopping", COME_BACK)
    assert await late.closed() == (1012, "stopping")


async def test_somebody_who_signs_out_is_not_connected_any_more(
    peace: Peace, mallory: Wire
) -> None:
    await peace.mallory.call("POST", "/logout")
    assert (await mallory.hear("goodbye"))["reason"] == "signed-out"
    assert await mallory.closed() == (4401, "signed-out")
    wire = await peace.live.connect(peace.mallory.cookie)
    assert (await wire.next())["code"] == "not-signed-in"


async def test_somebody_who_deletes_themselves_is_not_connected_any_more(
    peace: Peace, mallory: Wire
) -> None:
    await peace.mallory.call("DELETE", "/me")
    assert await mallory.closed() == (4401, "signed-out")
    ben = peace.wires[0]
    await ben.until(lambda ben: ben.table["seats"][2]["person"] is None)
    await ben.until(lambda ben: ben.table["seats"][2]["stand_in"])


async def test_somebody_who_was_disabled_by_the_admin_is_sent_away(
    peace: Peace, mallory: Wire
) -> None:
    people = schema.people
    async with peace.live.site.database.write() as connection:
        mallory_row = people.c.id == peace.mallory.id
        await connection.execute(update(people).where(mallory_row).values(disabled=now()))
    await peace.live.site._check_sessions()
    assert (await mallory.hear("goodbye"))["reason"] == "signed-out"
    assert await mallory.closed() == (4401, "signed-out")
    with pytest.raises(Refused) as refused:
        await peace.mallory.get("/me")
    assert refused.value.code == "not-signed-in"


# -- floods --------------------------------------------------------------------


@pytest.fixture
async def limited(sqlite_url: str, anyio_backend: str, log: list[Any]) -> AsyncIterator[Live]:
    """A site with rate limits as they are."""
    async with running(sqlite_url, rate_limits=1) as live:
        yield live


def stop_time(live: Live) -> None:
    """Every bucket is full, and is not filled again."""
    later = monotonic() + 10_000
    live.site.limits._clock = lambda: later


def refusals(wire: Wire) -> list[Message]:
    return [news for news in wire.news if news["t"] == "refused"]


async def test_a_flood_of_messages_is_refused_and_hurts_nobody_else(limited: Live) -> None:
    peace = await make_peace(limited)
    mallory = await peace.mallory.connect()
    stop_time(limited)
    burst = RATES["message"].burst
    keys = [f"k{n}" for n in range(burst + 5)]
    for key in keys:
        await mallory.send("ping", key=key)
    heard = [await mallory.next() for _ in keys]
    assert [news["key"] for news in heard if news["t"] == "done"] == keys[:burst]
    refused = [news for news in heard if news["t"] == "refused"]
    assert {news["code"] for news in refused} == {"too-many"}
    # Whoever has sent it knows what was not done.
    assert [news["key"] for news in refused] == keys[burst:]
    await peace.goes_on()


async def test_a_flood_of_garbage_is_counted_too(limited: Live) -> None:
    peace = await make_peace(limited)
    mallory = await peace.mallory.connect()
    stop_time(limited)
    burst = RATES["message"].burst
    for _ in range(burst + 5):
        await mallory.socket.send("garbage")
    codes = [(await mallory.hear("refused"))["code"] for _ in range(burst + 5)]
    assert codes == ["bad-message"] * burst + ["too-many"] * 5
    await peace.goes_on()


async def test_haggling_has_a_bucket_of_its_own(limited: Live) -> None:
    """Every proposal is shown to all: one who makes them without end is slowed down."""
    table, players = await haggling(limited)
    stop_time(limited)
    first, second = [wire for wire in players if wire.is_asked][:2]
    proposal = {"propose": all_to_the_first(first.view["decision"])}
    before = len(limited.entries(table))
    given = [await first.give(proposal) for _ in range(RATES["haggle"].burst + 3)]
    while len(refusals(first)) < 3 or given[-4] not in first.accepted:
        await first.next()
    assert {news["code"] for news in refusals(first)} == {"too-many"}
    assert [news["key"] for news in refusals(first)] == given[-3:]
    entries = [entry for row in limited.entries(table)[before:] for entry in row]
    assert [key for _, _, key in entries] == given[:-3]
    # Only haggling is slowed down, and only that of this seat.
    await first.rest()
    await second.rest()
    await second.answer("wait")


def all_to_the_first(decision: Message) -> list[dict[str, int]]:
    return [decision["treasure"], *({} for _ in decision["fighters"][1:])]


async def test_talk_has_a_bucket_of_its_own(limited: Live) -> None:
    peace = await make_peace(limited)
    mallory = await peace.mallory.watch(peace.table)
    stop_time(limited)
    burst = RATES["talk"].burst
    for n in range(burst + 3):
        await mallory.send("say", table=peace.table, key=f"k{n}", text="spam")
    while len(refusals(mallory)) < 3 or len(mallory.talk) < burst:
        await mallory.next()
    assert {news["code"] for news in refusals(mallory)} == {"too-many"}
    assert [news["key"] for news in refusals(mallory)] == [f"k{burst + n}" for n in range(3)]
    await mallory.answer({})
    await peace.goes_on()


async def test_somebody_who_changes_a_sealed_answer_without_end_is_slowed_down(
    limited: Live,
) -> None:
    """Each change is a row on disk."""
    peace = await make_peace(limited)
    mallory = await peace.mallory.watch(peace.table)
    stop_time(limited)
    given = [await mallory.give({"fairy": n % 3}) for n in range(RATES["answer"].burst + 3)]
    while len(refusals(mallory)) < 3:
        await mallory.next()
    assert [(news["code"], news["key"]) for news in refusals(mallory)] == [
        ("too-many", key) for key in given[-3:]
    ]
    await peace.goes_on()


async def test_somebody_who_looks_again_and_again_is_slowed_down(limited: Live) -> None:
    """Each time a whole game is sent."""
    peace = await make_peace(limited)
    mallory = await peace.mallory.connect()
    stop_time(limited)
    for _ in range(RATES["watch"].burst + 2):
        await mallory.send("watch", table=peace.table, events=0)
    while len(refusals(mallory)) < 2:
        await mallory.next()
    assert {(news["code"], news["table"]) for news in refusals(mallory)} == {
        ("too-many", peace.table)
    }
    await peace.goes_on()


@pytest.mark.parametrize("kind", [PING, PONG, PIECE])
async def test_frames_that_are_no_messages_are_counted_too(limited: Live, kind: int) -> None:
    """Pings, pongs and empty pieces of a message: they would keep the whole process busy."""
    peace = await make_peace(limited)
    wire = await peace.mallory.connect()
    flood = bytes((kind, 0x80, 0, 0, 0, 0)) * 50_000
    transport = wire.socket.transport
    if kind == PIECE:
        transport.write(bytes((0x01, 0x80, 0, 0, 0, 0)))  # a message begins, and never ends
    transport.write(flood)
    code, _ = await wire.closed()
    assert code == 1006
    await peace.goes_on()


async def test_tables_and_guesses_of_codes_are_counted(limited: Live) -> None:
    peace = await make_peace(limited)
    stop_time(limited)
    for _ in range(RATES["table"].burst):
        await peace.mallory.new_table()
    with pytest.raises(Refused) as refused:
        await peace.mallory.new_table()
    assert (refused.value.status, refused.value.code) == (429, "too-many")
    await peace.guests[0].new_table()
    statuses = [
        (await limited.http.get(f"/api/codes/{code:06}")).status_code
        for code in range(RATES["code"].burst + 3)
    ]
    assert statuses[: RATES["code"].burst] == [404] * RATES["code"].burst
    assert statuses[RATES["code"].burst :] == [429] * 3
    reply = await limited.http.get("/api/codes/AAAAAA")
    assert int(reply.headers["retry-after"]) > 0
    await peace.goes_on()


async def test_connections_of_one_address_are_counted(limited: Live) -> None:
    peace = await make_peace(limited)
    stop_time(limited)
    for _ in range(RATES["connect"].burst):
        await limited.connect(peace.mallory.cookie)
    with pytest.raises(InvalidStatus) as refused:
        await limited.connect(peace.mallory.cookie)
    assert refused.value.response.status_code == 429
    assert int(refused.value.response.headers["retry-after"]) > 0
    await peace.goes_on()


# -- sent away in the middle of a command --------------------------------------


async def test_what_was_begun_ends_though_its_client_is_sent_away(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A transaction that is cut off could keep the lock of the whole database."""
    peace = await make_peace(live)
    mallory = await peace.mallory.watch(peace.table)
    add, begun, go_on = live.site.talk.add, asyncio.Event(), asyncio.Event()

    async def slow(*args: Any) -> Any:
        begun.set()
        await go_on.wait()
        return await add(*args)

    monkeypatch.setattr(live.site.talk, "add", slow)
    await mallory.send("say", table=peace.table, text="One last word!", key="k")
    await begun.wait()
    await peace.mallory.call("POST", "/logout")
    assert await mallory.closed() == (4401, "signed-out")
    assert (mallory.news[-1]["t"], mallory.news[-1]["reason"]) == ("goodbye", "signed-out")
    go_on.set()

    def is_heard() -> bool:
        return any(line["text"] == "One last word!" for wire in peace.wires for line in wire.talk)

    await until(is_heard, *peace.wires)
    assert ("One last word!",) in live.rows("SELECT text FROM talk")
    await peace.goes_on()


# -- our own mistakes ----------------------------------------------------------


async def test_a_mistake_in_the_rules_costs_one_answer_and_no_table(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    peace = await make_peace(live)
    mallory = await peace.mallory.watch(peace.table)
    before = live.entries(peace.table)
    whole = Match.answer

    def broken(match: Match, seat: int, answer: Any, decision: int | None = None) -> None:
        whole(match, seat, answer, decision)  # half-way into it
        if answer == {"fairy": 3}:
            raise ZeroDivisionError

    monkeypatch.setattr(Match, "answer", broken)
    with structlog.testing.capture_logs() as log:
        key = await mallory.give({"fairy": 3})
        refusal = await mallory.hear("refused")
    assert (refusal["code"], refusal["key"]) == ("site-failed", key)
    assert [entry["event"] for entry in log if entry["log_level"] == "error"] == [
        "an answer has failed"
    ]
    assert live.entries(peace.table) == before
    await mallory.answer({"fairy": 2})
    await peace.goes_on()
