"""Several processes, one site: people play together, whichever process they are connected to."""

from __future__ import annotations

import asyncio
import math
import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text

from dragonstones.engine.journal import Given
from dragonstones.server import leases, rooms, schema, steward, tables
from dragonstones.server.chain import BEGINNING
from dragonstones.server.database import Database, now
from dragonstones.server.journal import Behind, Journal, Row, Written
from dragonstones.server.leases import Leases
from dragonstones.server.metrics import Metrics
from dragonstones.server.room import Room
from tests.server import services
from tests.server.live import Live, Wire, running
from tests.server.players import (
    Player,
    Seated,
    Slowly,
    check_table,
    is_secret_twice,
    opened,
    plain_events,
    play_all,
    players_of,
    random_match,
    read_books,
    seat_people,
    until,
)
from tests.server.sites import Site

pytestmark = pytest.mark.anyio

NewSite = Callable[..., Site]


@pytest.fixture(params=["postgres", "sqlite"])
def database_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@asynccontextmanager
async def two_inside(url: str, redis_url: str, **settings: Any) -> AsyncIterator[list[Live]]:
    """Two of them in this process: they share nothing but the database and Redis."""
    async with (
        running(url, redis_url=redis_url, **settings) as first,
        running(url, redis_url=redis_url, **settings) as second,
    ):
        yield [first, second]


async def come(live: Live, seated: Seated, seat: int) -> Wire:
    wire = await live.connect(seated.sessions[seat])
    await wire.watch(seated.id)
    return wire


def room_of(live: Live, seated: Seated) -> Room:
    room = live.site.rooms.live(seated.id)
    assert room is not None
    return room


@asynccontextmanager
async def locked(url: str) -> AsyncIterator[None]:
    """Nobody can write into the journal for a while."""
    async with opened(url) as database, _locking(database):
        yield


@asynccontextmanager
async def _locking(database: Database) -> AsyncIterator[None]:
    async with database.write() as connection:
        if not database.is_sqlite:
            await connection.execute(text("LOCK TABLE journal IN EXCLUSIVE MODE"))
        yield


def catch_ups(*sites: Live) -> float:
    return float(sum(live.site.metrics.catch_ups._value.get() for live in sites))


# -- one table, two processes --------------------------------------------------


async def test_people_at_different_processes_play_whole_games_of_every_kind(
    database_url: str, redis_url: str, new_site: NewSite
) -> None:
    """Whenever a connection breaks the client comes back to one process or the other."""
    kinds: list[tuple[str, dict[str, Any]]] = [
        ("fist-2002", {}),
        ("fist-tavern", {}),
        ("dragons-gold", {"rules": "advanced", "timer": None, "steps": 4}),
    ]
    seated = [(await seat_people(database_url, game=game, **options))[0] for game, options in kinds]
    sites = [new_site(database_url, redis_url=redis_url) for _ in range(2)]
    rng = random.Random(1)
    players = players_of(seated, lambda: rng.choice(sites).url)
    for number, player in enumerate(players):
        player.first_address = sites[number % 2].url

    def played() -> float:
        """How many answers were accepted; all that there can be, when it is over."""
        is_over = all(player.is_done for player in players)
        return math.inf if is_over else sum(len(player.accepted) for player in players)

    async def break_some() -> None:
        for number, player in enumerate((*players, *players)):
            await until(lambda: played() > 10 * number)  # noqa: B023
            player.hang_up()

    await asyncio.gather(play_all(players), break_some())
    assert sum(player.connections for player in players) > len(players)
    books = await read_books(database_url)
    for number, one in enumerate(seated):
        check_table(books[one.id], players[2 * number : 2 * number + 2])


async def test_of_two_who_write_at_the_same_moment_one_is_second_and_none_is_lost(
    database_url: str, redis_url: str
) -> None:
    [seated] = await seat_people(database_url, people=3, bots=())
    async with two_inside(database_url, redis_url) as sites:
        anna, ben = [await come(live, seated, seat) for seat, live in enumerate(sites)]
        async with locked(database_url):
            keys = [await wire.give(wire.view["decision"]["default"]) for wire in (anna, ben)]
            await until(lambda: all(room_of(live, seated).is_writing for live in sites))
        for key, wire in zip(keys, (anna, ben), strict=True):
            await until(lambda: key in wire.accepted, wire)  # noqa: B023
        await until(lambda: all(wire.view["answered"] == [0, 1] for wire in (anna, ben)), anna, ben)
        assert catch_ups(*sites) >= 1
    rows = (await read_books(database_url))[seated.id].rows
    assert sorted(key for [(_, _, key)] in rows) == sorted(keys)


async def test_an_answer_that_is_sent_again_to_the_other_process_counts_once(
    database_url: str, redis_url: str
) -> None:
    """The connection broke before the first process had written it."""
    [seated] = await seat_people(database_url, people=3, bots=())
    async with two_inside(database_url, redis_url) as sites:
        wires = [await come(live, seated, 0) for live in sites]
        decision = wires[0].view["decision"]
        async with locked(database_url):
            for wire in wires:
                await wire.give(decision["default"], decision["id"], key="once")
            await until(lambda: all(room_of(live, seated).is_writing for live in sites))

        def heard(wire: Wire) -> bool:
            done = {"t": "done", "key": "once"}
            return "once" in wire.accepted or done in wire.news

        await until(lambda: all(map(heard, wires)), *wires)
    book = (await read_books(database_url))[seated.id]
    assert [(seat, key) for seat, _, key in book.entries] == [(0, "once")]


async def test_somebody_who_is_connected_elsewhere_is_not_taken_for_absent(
    postgres_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna's process runs the table. Ben is at the other one, and so is Cleo, who leaves and
    comes back."""

    def give_up_after(seconds: float) -> None:
        monkeypatch.setattr(tables, "CLOCKS", {**tables.CLOCKS, "quick": (300, seconds)})

    give_up_after(300)
    monkeypatch.setattr(steward, "ASK_AGAIN", 0.1)
    monkeypatch.setattr(rooms, "HERE_EVERY", 0.5)
    [seated] = await seat_people(postgres_url, people=4, bots=(), clock="quick")
    async with two_inside(postgres_url, redis_url) as [first, second]:
        anna = await come(first, seated, 0)
        await until(lambda: first.site.leases.holds(seated.id))
        ben, cleo = await come(second, seated, 1), await come(second, seated, 2)

        def told(wire: Wire) -> list[tuple[bool, bool]]:
            return [(seat["here"], seat["stand_in"]) for seat in wire.table["seats"]]

        here, away, played = (True, False), (False, False), (False, True)
        # However long it took them to come; from now on nobody is waited for.
        await until(lambda: told(anna) == [here, here, here, away], anna)
        give_up_after(0.5)
        # The fourth never comes: by then the others would have been given up, too.
        await until(lambda: told(anna)[3] == played, anna)
        assert told(anna) == [here, here, here, played]
        await until(lambda: told(ben) == [here, here, here, played], ben)

        await cleo.close()
        await until(lambda: told(anna)[2] in (away, played), anna)
        await until(lambda: told(anna)[2] == played, anna)
        assert told(anna)[1] == here
        cleo = await come(second, seated, 2)
        await until(lambda: told(anna)[2] == here, anna)


async def test_somebody_who_comes_back_to_another_process_has_their_seat_back_at_once(
    postgres_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They do not wait until the processes compare who is where."""
    monkeypatch.setattr(tables, "CLOCKS", {**tables.CLOCKS, "quick": (300, 0.3)})
    monkeypatch.setattr(rooms, "HERE_EVERY", 3600)
    [seated] = await seat_people(postgres_url, people=3, bots=(), clock="quick")
    async with two_inside(postgres_url, redis_url) as [first, second]:
        anna = await come(first, seated, 0)
        steward = room_of(first, seated).steward
        await until(lambda: 1 in steward.stand_ins())
        ben = await come(second, seated, 1)
        await until(lambda: 1 not in steward.stand_ins(), anna)
        await ben.close()
        await until(lambda: 1 in steward.stand_ins(), anna)


# -- without Redis -------------------------------------------------------------


class OwnRedis:
    """One that can be killed."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("Redis is not installed (redis-server)")
        self._port, self._folder = services.free_port(), folder
        self._command = [program, "--port", str(self._port), "--bind", "127.0.0.1", "--save", ""]
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        with (self._folder / "redis.log").open("ab") as log:
            command = services.with_parent(self._command)
            self._process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log)
        assert services._await_port(self._process, self._port, self._folder)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[OwnRedis]:
    redis = OwnRedis(tmp_path)
    redis.start()
    yield redis
    redis.kill()


async def test_without_redis_a_table_goes_on_and_with_it_again_as_before(
    postgres_url: str, own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "OFTEN", 0.1)
    seated = await seat_people(postgres_url, 3, game="fist-2002")
    async with two_inside(postgres_url, own_redis.url) as sites:
        urls = [f"http://127.0.0.1:{live.port}" for live in sites]
        rng = random.Random(2)
        players = players_of(seated, lambda: rng.choice(urls))
        for number, player in enumerate(players):
            player.first_address = urls[number % 2]

        def played() -> int:
            return sum(len(player.accepted) for player in players)

        async def take_redis_away() -> None:
            await until(lambda: played() > 20)
            own_redis.kill()
            before = played()
            await until(lambda: played() > before + 40)
            own_redis.start()

        await asyncio.gather(play_all(players), take_redis_away())
    books = await read_books(postgres_url)
    for number, one in enumerate(seated):
        check_table(books[one.id], players[2 * number : 2 * number + 2])


async def test_news_come_again_when_redis_is_back(
    sqlite_url: str, own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of tables that were looked at before, and of one that was first looked at meanwhile."""
    monkeypatch.setattr(rooms, "OFTEN", 3600)
    seated = await seat_people(sqlite_url, 2, people=3, bots=())
    async with two_inside(sqlite_url, own_redis.url) as [first, second]:
        wires = [[await come(live, seated[0], seat) for seat, live in enumerate((first, second))]]
        own_redis.kill()
        wires += [[await come(live, seated[1], seat) for seat, live in enumerate((first, second))]]
        own_redis.start()
        for anna, ben in wires:
            await anna.answer(anna.view["decision"]["default"])
            await until(lambda: ben.view["answered"] == [0], ben)  # noqa: B023
            await ben.answer(ben.view["decision"]["default"])
            await until(lambda: anna.view["answered"] == [0, 1], anna)  # noqa: B023


async def test_what_is_said_while_redis_is_away_is_heard_when_it_is_back_and_in_order(
    sqlite_url: str, own_redis: OwnRedis
) -> None:
    [seated] = await seat_people(sqlite_url, people=3, bots=())
    async with two_inside(sqlite_url, own_redis.url) as [first, second]:
        anna, ben = [await come(live, seated, seat) for seat, live in enumerate((first, second))]
        own_redis.kill()
        for wire, text in ((anna, "one"), (anna, "two"), (ben, "three"), (anna, "four")):
            key = wire.new_key()
            await wire.send("say", table=wire.table["id"], text=text, key=key)
            await wire.until(lambda wire: {"t": "done", "key": key} in wire.news)  # noqa: B023
        own_redis.start()
        for wire in (anna, ben):
            await until(lambda: len(wire.talk) == 4, wire)  # noqa: B023
            assert [line["text"] for line in wire.talk] == ["one", "two", "three", "four"]
            assert [line["number"] for line in wire.talk] == [0, 1, 2, 3]


async def test_somebody_who_comes_from_a_process_that_knows_more_gets_only_what_is_new(
    sqlite_url: str, own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process has not heard yet what happened while the client was at the first."""
    monkeypatch.setattr(rooms, "OFTEN", 3600)
    [seated] = await seat_people(sqlite_url, people=3, bots=())
    async with two_inside(sqlite_url, own_redis.url) as [first, second]:
        anna, behind = await come(first, seated, 0), await come(second, seated, 1)
        own_redis.kill()
        others = [await come(first, seated, seat) for seat in (1, 2)]
        for wire in (anna, *others):
            await wire.answer(wire.view["decision"]["default"])
        before = len(behind.events)
        await until(lambda: len(anna.events) > before, anna)
        await behind.rest()
        assert len(behind.events) == before

        again = await second.connect(seated.sessions[0])
        again.events, again.view = anna.events[:], dict(anna.view)
        await again.watch(seated.id, events=len(anna.events))
        assert again.events == anna.events
        assert again.view == anna.view
        await until(lambda: behind.events == plain_events(first.match(seated.id), 1), behind)


async def test_a_bell_for_a_question_that_was_answered_elsewhere_does_not_ring_for_the_next(
    sqlite_url: str, own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two are asked in secret, one after the other, by the same number. The first answers at a
    process from which the one that runs the clock hears nothing."""
    monkeypatch.setattr(rooms, "OFTEN", 3600)
    monkeypatch.setattr(leases, "LASTS", 3_600_000)
    match = random_match(is_secret_twice, rules="advanced", timer=10)
    [seated] = await seat_people(sqlite_url, people=3, bots=(), match=match)
    async with two_inside(sqlite_url, own_redis.url, lag_credit=0) as [first, second]:
        [asked] = match.waiting
        others = [await come(first, seated, seat) for seat in range(3) if seat != asked]
        await until(lambda: first.site.leases.holds(seated.id))
        wire = await come(second, seated, asked)
        own_redis.kill()
        await wire.answer(wire.view["decision"]["default"], key="answered")
        room = room_of(first, seated)
        assert room.record.number == 1
        assert room.question
        room.question.deadline = now()
        room.steward.tend()
        await until(lambda: room.record.number == 2 and not room.busy, *others)
        assert first.site.metrics.clock_expiries._value.get() == 1
        assert [key for _, _, key in first.entries(seated.id)[1]] == ["answered"]
        assert len(first.entries(seated.id)) == 2
        assert room.question.deadline
        assert room.question.deadline > now()


async def test_without_redis_one_still_hears_that_a_game_has_begun_elsewhere(
    sqlite_url: str, own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "OFTEN", 0.1)
    async with two_inside(sqlite_url, own_redis.url) as [first, second]:
        anna, ben = await first.guest("Anna"), await second.guest("Ben")
        table = await anna.new_table(seats=3, bots=["merchant"])
        wires = [await anna.watch(table), await ben.watch(table)]
        own_redis.kill()
        await ben.sit(table)
        await until(lambda: wires[0].table["seats"][1]["person"] == ben.id, wires[0])
        await anna.start(table)
        await until(lambda: wires[1].view.get("decision"), wires[1])
        assert wires[1].seat == 1


# -- who runs the bots ---------------------------------------------------------


async def owners(url: str) -> set[str]:
    """Which processes run the games that are not over."""
    lease, table = schema.leases.c, schema.tables.c
    query = select(lease.owner).where(lease.table == table.id, table.state == "playing")
    async with opened(url) as database, database.read() as connection:
        return set((await connection.scalars(query)).all())


@contextmanager
def stopped(site: Site) -> Iterator[None]:
    """It does nothing, and does not know how long."""
    os.kill(site.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(site.pid, signal.SIGCONT)


async def test_bots_and_clocks_act_once_though_their_process_is_killed_or_sleeps(
    postgres_url: str, redis_url: str, new_site: NewSite
) -> None:
    """First the process that runs the tables sleeps for longer than it may, then the other one,
    which has taken over, is killed: each time the games go on within seconds."""
    seated = await seat_people(postgres_url, 8, people=1, bots=("merchant",) * 3)
    first, second = [new_site(postgres_url, redis_url=redis_url) for _ in range(2)]
    here = [first]
    players = players_of(seated, lambda: here[0].url, think=0.1)
    # Somebody looks on at the other process, too: both would like to run all tables.
    lookers = [await looker(site, one) for one in seated for site in (first, second)]
    for one in lookers[1::2]:
        one.may_come.clear()

    def played() -> int:
        return min(len(player.accepted) for player in players)

    async def disturb() -> None:
        await until(lambda: played() >= 2)
        for one in lookers:
            one.may_come.set()
        [owner] = await owners(postgres_url)
        await until(lambda: played() >= 4 and all(one.view for one in lookers))
        with stopped(first):
            here[0] = second
            await all_go_on()
            assert owner not in await owners(postgres_url)
        await all_go_on()
        second.kill()
        for one in lookers:
            one.address = lambda: first.url
        here[0] = first
        await all_go_on()
        assert await owners(postgres_url) <= {owner}
        for player in players:
            player.think = 0.0

    async def all_go_on() -> None:
        """Those whose process is gone come to another one, and the bots of all tables act."""
        for player in players:
            player.hang_up()
        start, before = time.monotonic(), [len(player.accepted) for player in players]
        await until(
            lambda: all(
                player.is_done or len(player.accepted) >= n + 3
                for player, n in zip(players, before, strict=True)
            )
        )
        assert time.monotonic() - start < 40

    await asyncio.gather(play_all([*players, *lookers]), disturb())
    books = await read_books(postgres_url)
    for number, table in enumerate(seated):
        check_table(books[table.id], [players[number], *lookers[2 * number : 2 * number + 2]])


async def looker(site: Site, seated: Seated) -> Player:
    """Somebody who only looks, at this process."""
    async with httpx.AsyncClient(base_url=site.url) as http:
        reply = await http.post("/api/guests", json={"name": "Looker"})
    return Player(lambda: site.url, reply.cookies["dragonstones"], seated.id, plays=False)


async def test_a_process_that_does_not_know_that_it_has_lost_a_table_lets_no_bot_answer_again(
    sqlite_url: str, own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bot was still thinking when the other process took over and let it answer."""
    monkeypatch.setattr(rooms, "RENEW_EVERY", 3600)
    monkeypatch.setattr(rooms, "OFTEN", 3600)
    monkeypatch.setattr(leases, "LASTS", 3_600_000)
    monkeypatch.setattr(steward, "ASK_AGAIN", 0.1)
    [seated] = await seat_people(sqlite_url, people=2, bots=("merchant",))
    async with two_inside(sqlite_url, own_redis.url) as [first, second]:
        bots = Slowly(first)
        wires = [await come(first, seated, 0)]
        await until(lambda: bots.jobs)
        wires += [await come(second, seated, 1)]
        own_redis.kill()
        async with first.site.database.write() as connection:
            await connection.execute(schema.leases.delete())
        await until(lambda: first.entries(seated.id), *wires)
        assert first.site.leases.holds(seated.id)
        bots.may_speak.set()
        await until(lambda: room_of(first, seated).record.number == 1 and bots.thoughts, *wires)
        for seat, wire in enumerate(wires):
            await wire.answer(wire.view["decision"]["default"], key=str(seat))
        book = (await read_books(sqlite_url))[seated.id]
        assert [(seat, key) for seat, _, key in book.entries[:3]] == [(2, None), (0, "0"), (1, "1")]


async def test_of_two_processes_that_could_one_rings_the_bell(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "CLOCKS", {**tables.CLOCKS, "quick": (0.05, None)})
    monkeypatch.setattr(steward, "ASK_AGAIN", 0.05)
    [seated] = await seat_people(sqlite_url, people=3, bots=(), clock="quick")
    async with two_inside(sqlite_url, redis_url, lag_credit=0) as sites:
        wires = [await come(live, seated, seat) for seat, live in enumerate(sites)]
        await until(lambda: len(sites[0].entries(seated.id)) > 30, *wires)
        rung = [live.site.metrics.clock_expiries._value.get() for live in sites]
        assert min(rung) == 0


async def test_an_answer_at_another_process_than_the_one_that_runs_the_table_is_counted(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steward, "ASK_AGAIN", 0.05)
    [seated] = await seat_people(sqlite_url, people=3, bots=())
    async with two_inside(sqlite_url, redis_url) as [first, second]:

        def crossed() -> list[float]:
            return [live.site.metrics.crossed._value.get() for live in (first, second)]

        anna = await come(first, seated, 0)
        await until(lambda: first.site.leases.holds(seated.id))
        ben = await come(second, seated, 1)
        await until(lambda: room_of(second, seated).steward.is_run_elsewhere, ben)
        await anna.answer(anna.view["decision"]["default"])
        assert crossed() == [0, 0]
        await ben.answer(ben.view["decision"]["default"])
        assert crossed() == [0, 1]
        assert [wire.news[0]["by_table"] for wire in (anna, ben)] == [True, True]


# -- many tables at once -------------------------------------------------------


async def test_two_processes_that_write_at_many_tables_do_not_wait_for_each_other_forever(
    postgres_url: str,
) -> None:
    """Whoever is second at a table is told so, and nobody hears of anything worse."""
    ids = [one.id for one in await seat_people(postgres_url, 60, people=1)]
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        journals = [Journal(database, Metrics()) for database in (first, second)]

        async def write(journal: Journal, tables: list[str], number: int) -> list[Any]:
            mine = [Written(Given(0, "mine"), "key")]
            rows = [journal.append(id, number, BEGINNING, mine) for id in tables]
            return await asyncio.gather(*rows, return_exceptions=True)

        for number in range(5):
            written = await asyncio.gather(
                write(journals[0], ids, number), write(journals[1], ids[::-1], number)
            )
            for one, other in zip(written[0], written[1][::-1], strict=True):
                assert {type(one), type(other)} == {Row, Behind}
        for journal in journals:
            await journal.close()


async def test_two_processes_that_want_the_same_leases_do_not_wait_for_each_other_forever(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LASTS", 3_600_000)
    ids = [one.id for one in await seat_people(postgres_url, 300, people=1)]
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        both = [Leases(database, owner) for database, owner in ((first, "a"), (second, "b"))]
        rng = random.Random(1)

        async def work(mine: Leases) -> None:
            for _ in range(10):
                await asyncio.gather(*map(mine.take, rng.sample(ids, 100)))
                await mine.renew()
                await mine.give_up(*rng.sample(ids, 30))

        await asyncio.gather(*map(work, both))
        held = [set(mine.held) for mine in both]
        assert held[0] | held[1]
        assert not held[0] & held[1]
