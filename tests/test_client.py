"""The client against a site that says exactly what a test wants: merging, resuming, refusals."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from dragonstones import Match, Refused
from dragonstones.bots import Bot, Budget, make_bot
from dragonstones.client import Client, Declined, Disconnected, RemoteMoment
from dragonstones.wire import (
    Answer,
    ClockInfo,
    Command,
    Commands,
    Done,
    Goodbye,
    News,
    Person,
    Refusal,
    Say,
    SeatInfo,
    TableGone,
    TableInfo,
    TableNews,
    Talk,
    TalkLine,
    Update,
    Watch,
    Welcome,
    Withdraw,
)

#: The id of the table that is watched.
TABLE = "abcdefgh2345"
YOU = Person(
    id="p1",
    name="Robo",
    member=False,
    language="en",
    shown_to="nobody",
    mutes=[],
    moderator=False,
    operator=False,
    warnings=[],
    blocks=[],
    secure=False,
)
C = TypeVar("C", bound=Command)

decode = msgspec.json.Decoder(Commands).decode


class Peer:
    """The site's end of a connection."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    async def says(self, *news: News) -> None:
        for one in news:
            await self.socket.send(msgspec.json.encode(one).decode())

    async def hears(self, kind: type[C]) -> C:
        async with asyncio.timeout(5):
            command = decode(await self.socket.recv())
        assert isinstance(command, kind)
        return command

    async def hears_nothing(self) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await self.socket.recv()


class ScriptedSite:
    def __init__(self) -> None:
        self.url = ""
        self._peers: asyncio.Queue[Peer] = asyncio.Queue()

    async def take(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        assert socket.request.headers["Cookie"] == "dragonstones=secret"
        peer = Peer(socket)
        await peer.says(Welcome(protocol=1, version="0", you=YOU))
        await self._peers.put(peer)
        await socket.wait_closed()

    async def connected(self) -> Peer:
        """The next connection of the client."""
        async with asyncio.timeout(5):
            return await self._peers.get()


def answer_http(socket: ServerConnection, request: Request) -> Response | None:
    if request.path == f"/api/socket?table={TABLE}":  # where the others of the table are, too
        return None
    assert request.path == "/api/me"
    body = msgspec.json.encode(YOU)
    headers = Headers({"Content-Length": str(len(body)), "Connection": "close"})
    return Response(HTTPStatus.OK, "OK", headers, body)


@asynccontextmanager
async def scripted() -> AsyncIterator[tuple[ScriptedSite, Client]]:
    site = ScriptedSite()
    async with serve(site.take, "127.0.0.1", 0, process_request=answer_http) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        site.url = f"http://127.0.0.1:{port}"
        async with Client(site.url, session="secret") as client:
            yield site, client


def run(test: Callable[[ScriptedSite, Client], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(20), scripted() as (site, client):
            await test(site, client)

    asyncio.run(whole())


def seat(name: str | None, person: str | None = None) -> SeatInfo:
    return SeatInfo(name=name, person=person, bot=None, here=True, stand_in=False, luck=None)


def table_news(id: str = TABLE, state: Any = "playing") -> TableNews:
    table = TableInfo(
        id=id,
        code="ABCDEF",
        name="Evening",
        game="fist-2002",
        rules=1,
        options={},
        clock="normal",
        public=True,
        state=state,
        host="p1",
        seats=[seat("Robo", "p1"), seat("Anna", "p2"), seat(None)],
        spectators=0,
        commitment="00",
        rematch=None,
        created=0,
    )
    return TableNews(table=table, seat=0)


def event(n: int) -> dict[str, Any]:
    return {"kind": "turn-began", "turn": n}


def view(**fields: Any) -> dict[str, Any]:
    asked = {"id": 1000, "kind": "bid", "seat": 0, "default": {}, "stage": "gold", "limits": {}}
    return {"you": 0, "decision": asked, "answer": None, "waiting": [0, 1], "result": None} | fields


async def watch(site: ScriptedSite, client: Client, *events: int) -> tuple[Any, Peer]:
    watching = asyncio.create_task(client.watch(TABLE))
    peer = await site.connected()
    assert await peer.hears(Watch) == Watch(table=TABLE)
    first = Update(table=TABLE, first=0, events=[event(n) for n in events], view=view())
    await peer.says(table_news(), first)
    return await watching, peer


def test_what_comes_is_merged() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client, 0, 1)
        clock = ClockInfo(decision=1000, left=60.0, of=60.0)
        await peer.says(
            Update(table=TABLE, view={"waiting": [1], "answer": {"fairy": 1}}, clock=clock),
            Update(table=TABLE, first=2, events=[event(2)]),
        )
        await table.until(lambda: len(table.events) == 3)
        assert table.events == [event(0), event(1), event(2)]
        assert table.view == view(waiting=[1], answer={"fairy": 1})
        assert table.info.name == "Evening" and table.seat == 0
        assert table.clock == clock and 50 < table.seconds_left <= 60
        assert not table.is_my_turn
        await peer.says(Update(table=TABLE, clock=None))
        await table.changed()
        assert table.seconds_left is None

    run(test)


def test_changes_begin_with_all_that_there_is() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client, 0)
        later = Update(table=TABLE, first=1, events=[event(1)])
        seen = []
        async for news in table:
            seen.append(news)
            if len(seen) == 1:
                await peer.says(later, TableGone(table=TABLE))
        assert seen[0].events == [event(0)] and seen[0].view == view()
        assert seen[1:] == [later]

    run(test)


def test_a_gap_is_noticed_and_filled() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client, 0)
        await peer.says(Update(table=TABLE, first=3, events=[event(3)], view={"waiting": []}))
        assert await peer.hears(Watch) == Watch(table=TABLE, events=1)
        assert table.events == [event(0)] and table.view["waiting"] == [0, 1]
        rest = Update(table=TABLE, first=1, events=[event(n) for n in (1, 2, 3)], view=view())
        await peer.says(table_news(), rest)
        await table.until(lambda: len(table.events) == 4)
        assert table.events == [event(n) for n in range(4)]

    run(test)


def test_after_a_break_it_goes_on_where_it_was_without_a_double() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client, 0, 1)
        said = TalkLine(
            number=4, at=0, name="Anna", person="p2", seat=None, text="Hello", line=None
        )
        await peer.says(Talk(table=TABLE, lines=[said]))
        await table.until(lambda: table.talk)
        await peer.socket.close(1012)
        peer = await site.connected()
        assert await peer.hears(Watch) == Watch(table=TABLE, events=2, talk=5)
        await peer.says(
            table_news(),
            Talk(table=TABLE, lines=[said]),
            Update(table=TABLE, first=1, events=[event(1), event(2)], view=view(waiting=[0])),
        )
        await table.until(lambda: len(table.events) == 3)
        assert table.events == [event(0), event(1), event(2)]
        assert table.talk == [said]

    run(test)


def test_an_answer_that_was_not_confirmed_is_sent_again_with_its_key_when_the_table_is_shown() -> (
    None
):
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client)
        answering = asyncio.create_task(table.answer({"fairy": 1}))
        first = await peer.hears(Answer)
        assert (first.table, first.decision, first.answer) == (TABLE, 1000, {"fairy": 1})
        peer.socket.transport.abort()
        peer = await site.connected()
        await peer.hears(Watch)
        await peer.hears_nothing()
        await peer.says(table_news())
        assert await peer.hears(Answer) == first
        assert not answering.done()
        await peer.says(Done(key=first.key))
        await answering
        # And never again.
        await peer.socket.close()
        peer = await site.connected()
        await peer.hears(Watch)
        await peer.says(table_news())
        await peer.hears_nothing()

    run(test)


def test_an_answer_given_while_the_line_is_down_goes_out_later() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client)
        await peer.socket.close()
        answering = asyncio.create_task(table.answer({}))
        peer = await site.connected()
        await peer.hears(Watch)
        await peer.says(table_news())
        key = (await peer.hears(Answer)).key
        await peer.says(Update(table=TABLE, view={"answer": {}}, accepted=[key]))
        await answering
        assert table.view["answer"] == {}

    run(test)


def test_a_refusal_is_an_exception_and_nothing_has_changed() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client)
        before = dict(table.view)
        withdrawing = asyncio.create_task(table.withdraw())
        key = (await peer.hears(Withdraw)).key
        await peer.says(Refusal(code="nothing-to-withdraw", reason="No.", key=key, table=TABLE))
        with pytest.raises(Declined) as error:
            await withdrawing
        assert (error.value.code, error.value.reason) == ("nothing-to-withdraw", "No.")
        assert table.view == before

    run(test)


def test_a_table_that_cannot_be_watched_is_declined() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        watching = asyncio.create_task(client.watch(TABLE))
        peer = await site.connected()
        await peer.hears(Watch)
        await peer.says(Refusal(code="no-such-table", reason="No.", table=TABLE))
        with pytest.raises(Declined):
            await watching
        assert not client.watched

    run(test)


def test_a_table_that_closes_ends_its_news() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client)
        await peer.says(TableGone(table=TABLE))
        assert [news async for news in table if not isinstance(news, Update)] == []
        assert table.is_gone
        with pytest.raises(Disconnected):
            await table.answer({})

    run(test)


def test_what_was_said_is_not_said_twice() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client)
        saying = asyncio.create_task(table.say("Hello"))
        assert (await peer.hears(Say)).text == "Hello"
        peer.socket.transport.abort()
        with pytest.raises(Disconnected):
            await saying
        peer = await site.connected()
        await peer.hears(Watch)
        await peer.says(table_news())
        await peer.hears_nothing()

    run(test)


@pytest.mark.parametrize("news", [Goodbye(reason="signed-out", again=None), None])
def test_somebody_who_is_signed_out_does_not_come_back(news: Goodbye | None) -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        table, peer = await watch(site, client)
        answering = asyncio.create_task(table.answer({}))
        await peer.hears(Answer)
        if news:
            await peer.says(news)
        await peer.socket.close(4401)
        with pytest.raises(Disconnected):
            await answering
        with pytest.raises(Disconnected):
            await table.changed()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.4):
                await site.connected()

    run(test)


def test_it_comes_back_when_the_site_says_so() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        _, peer = await watch(site, client)
        await peer.says(Goodbye(reason="stopping", again=0.6))
        await peer.socket.close(1012)
        loop = asyncio.get_running_loop()
        start = loop.time()
        await site.connected()
        assert 0.25 < loop.time() - start < 3

    run(test)


# -- bots ----------------------------------------------------------------------


def test_a_bot_that_imagines_is_refused_far_from_the_match() -> None:
    async def test(site: ScriptedSite, client: Client) -> None:
        for game in ("fist-2002", "dragons-gold"):
            with pytest.raises(Refused, match="imagine") as error:
                await client.play(TABLE, make_bot(game, "archmage", 1))
            assert error.value.code == "bot-imagines"

    run(test)


def test_a_moment_far_from_the_match_has_everything_but_other_worlds() -> None:
    match = Match.new("fist-2002", seats=3, seed=1)
    moment = RemoteMoment(match.view(1), Budget(playouts=2))
    assert moment.view == match.view(1)
    assert moment.decision.data() == match.waiting[1].data()
    assert list(moment.thoughts()) == [0, 1]
    with pytest.raises(Refused) as error:
        moment.imagine(None)  # type: ignore[arg-type]
    assert error.value.code == "cannot-imagine"


class Stubborn(Bot):
    """It always wants to pay what it does not have."""

    def answer(self, moment: Any) -> Any:
        return {"fairy": 99}


def test_what_a_bot_may_not_answer_is_replaced_by_the_default() -> None:
    match = Match.new("fist-2002", seats=3, seed=1)

    async def test(site: ScriptedSite, client: Client) -> None:
        playing = asyncio.create_task(client.play(TABLE, Stubborn()))
        peer = await site.connected()
        await peer.hears(Watch)
        everything = Update(table=TABLE, first=0, events=[], view=match.view(0))
        await peer.says(table_news(), everything)
        answer = await peer.hears(Answer)
        assert answer.answer == {}
        over = {"decision": None, "result": {"winners": [1]}}
        await peer.says(Update(table=TABLE, accepted=[answer.key], view=over))
        assert await playing == {"winners": [1]}

    run(test)
