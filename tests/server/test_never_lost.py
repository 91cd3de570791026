"""What was accepted is there, whatever happens: kill -9 at any moment, a full disk, a database
that is away."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from structlog.testing import capture_logs

from dragonstones.server import room, tables
from dragonstones.server.journal import Journal
from tests.server.live import Live, Wire, running
from tests.server.players import (
    Player,
    Seated,
    Slowly,
    check_table,
    in_the_middle,
    play_all,
    players_of,
    read_books,
    seat_people,
    until,
)
from tests.server.services import Postgres
from tests.server.sites import STAYS_FULL, Site

pytestmark = pytest.mark.anyio

NewSite = Callable[..., Site]

#: How many bytes of a file can still be written while the disk is full: fewer than its log has.
ROOM = 64 * 1024


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What goes wrong in this process is not drawn on a screen: that takes seconds."""
    with capture_logs():
        yield


async def killed_again_and_again(
    sites: Sequence[Site], players: Sequence[Player], accepted: Sequence[int]
) -> None:
    """Kill one of the sites each time when so many answers have been accepted."""
    rng = random.Random(sum(accepted))
    for number in accepted:
        await until(lambda: sum(len(one.accepted) for one in players) >= number)  # noqa: B023
        await asyncio.sleep(rng.random() / 10)
        assert not all(one.is_done for one in players)
        site = rng.choice(sites)
        site.kill()
        site.launch()


async def check(url: str, seated: Sequence[Seated], players: Sequence[Player]) -> None:
    books = await read_books(url)
    assert len(books) == len(seated)
    for one in seated:
        check_table(books[one.id], [player for player in players if player.table == one.id])


# -- kill -9 -------------------------------------------------------------------


#: The site is killed when it writes into the journal: while the disk takes its time and nothing is
#: written yet (whoever has heard of it by then has heard it too early), or when all is written and
#: nobody has heard of it.
DIES = """
import asyncio, os, signal
from dragonstones.server.journal import Journal
write, to_come = Journal._try, {writes}

async def dies(self, rows):
    global to_come
    to_come -= 1
    if not to_come and {before}:
        await asyncio.sleep(0.3)
        os.kill(os.getpid(), signal.SIGKILL)
    error = await write(self, rows)
    if not to_come:
        os.kill(os.getpid(), signal.SIGKILL)
    return error

Journal._try = dies
"""
BEFORE_IT_IS_WRITTEN = DIES.format(writes=12, before=True)
BEFORE_IT_IS_SAID = DIES.format(writes=12, before=False)


async def test_nothing_is_lost_when_the_site_is_killed_in_the_middle_of_40_games(
    sqlite_url: str, new_site: NewSite
) -> None:
    """Before something is written, after it, and at a moment that nobody has chosen."""
    seated = await seat_people(sqlite_url, 40, match=in_the_middle())
    site = new_site(sqlite_url, first=BEFORE_IT_IS_WRITTEN)
    players = players_of(seated, lambda: site.url)

    async def kills() -> None:
        for then in (BEFORE_IT_IS_SAID, ""):
            await until(lambda: not site.is_running)
            site.first = then
            site.launch()
        so_far = sum(len(one.accepted) for one in players)
        await killed_again_and_again([site], players, (so_far + 60, so_far + 180))

    await asyncio.gather(play_all(players, 240), kills())
    assert sum(player.connections for player in players) > 2 * len(players)
    await check(sqlite_url, seated, players)


async def test_nothing_is_lost_when_one_of_two_processes_is_killed(
    postgres_url: str, redis_url: str, new_site: NewSite
) -> None:
    seated = await seat_people(postgres_url, 16, match=in_the_middle())
    sites = [new_site(postgres_url, redis_url=redis_url) for _ in range(2)]
    rng = random.Random(3)
    players = players_of(seated, lambda: rng.choice(sites).url)
    kills = killed_again_and_again(sites, players, (40, 120, 200))
    await asyncio.gather(play_all(players, 240), kills)
    assert sum(player.connections for player in players) > len(players)
    await check(postgres_url, seated, players)


# -- a database that refuses ---------------------------------------------------


@asynccontextmanager
async def three_people(url: str) -> AsyncIterator[tuple[Live, Seated, list[Wire]]]:
    [seated] = await seat_people(url, people=3, bots=())
    async with running(url) as live:
        wires = []
        for session in seated.sessions:
            wires.append(await live.connect(session))
            await wires[-1].watch(seated.id)
        yield live, seated, wires


async def nobody_has_seen_anything(wires: Sequence[Wire]) -> None:
    for wire in wires:
        before = wire.events[:], dict(wire.view)
        await wire.rest()
        assert (wire.events, wire.view) == before
        assert wire.view["answered"] == []


async def all_answer(wires: Sequence[Wire]) -> None:
    before = len(wires[0].events)
    for wire in wires:
        await wire.answer(wire.view["decision"]["default"])
    await until(lambda: all(len(wire.events) > before for wire in wires), *wires)


class FullDisk:
    """As if there were no room for the journal any more."""

    def __init__(self, postgres: Postgres, url: str) -> None:
        self._run, self._name = postgres.run, url.rpartition("/")[2]

    def fill(self) -> None:
        body = "BEGIN RAISE EXCEPTION 'the disk is full'; END"
        self._run(
            f"CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $${body}$$;"
            " CREATE TRIGGER full_disk BEFORE INSERT ON journal EXECUTE FUNCTION full_disk()",
            self._name,
        )

    def empty(self) -> None:
        self._run("DROP TRIGGER full_disk ON journal", self._name)


@pytest.fixture
def disk(postgres: Postgres, postgres_url: str) -> FullDisk:
    return FullDisk(postgres, postgres_url)


async def test_if_an_answer_cannot_be_written_its_sender_hears_it_and_nobody_sees_it(
    postgres_url: str, disk: FullDisk
) -> None:
    async with three_people(postgres_url) as (_, seated, wires):
        await asyncio.to_thread(disk.fill)  # in the loop it could wait for a transaction of ours
        anna = wires[0]
        for _ in range(2):
            assert await anna.refuses(anna.view["decision"]["default"]) == "not-saved"
        await nobody_has_seen_anything(wires)
        assert (await read_books(postgres_url))[seated.id].rows == []
        await asyncio.to_thread(disk.empty)  # in the loop it could wait for a transaction of ours
        await all_answer(wires)


async def test_an_answer_that_was_written_though_nobody_said_so_is_not_refused(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection to the database broke between the commit and the word of it."""
    write = Journal._try

    async def without_a_word(self: Journal, rows: list[Any]) -> Exception | None:
        return await write(self, rows) or OSError("the connection is lost")

    async with three_people(sqlite_url) as (live, seated, wires):
        anna = wires[0]
        monkeypatch.setattr(Journal, "_try", without_a_word)
        await anna.give(anna.view["decision"]["default"], key="written")
        await until(lambda: {"t": "done", "key": "written"} in anna.news, anna)
        await until(lambda: all(wire.view["answered"] == [0] for wire in wires), *wires)
        monkeypatch.undo()
        await all_answer(wires[1:])
        assert [key for _, _, key in live.entries(seated.id)[0]] == ["written"]
        assert "refused" not in {news["t"] for news in anna.news}


async def test_bots_and_the_clock_try_again_what_could_not_be_written(
    postgres_url: str, disk: FullDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "TRY_AGAIN", 0.2)
    monkeypatch.setattr(tables, "CLOCKS", {**tables.CLOCKS, "quick": (0.5, None)})
    [with_clock] = await seat_people(postgres_url, people=3, bots=(), clock="quick")
    [with_bot] = await seat_people(postgres_url, people=2, bots=("merchant",), clock="none")
    async with running(postgres_url, lag_credit=0) as live:
        bots = Slowly(live)
        bots.may_speak.set()
        await asyncio.to_thread(disk.fill)  # in the loop it could wait for a transaction of ours
        wires = []
        for one in (with_clock, with_bot):
            wires.append(await live.connect(one.sessions[0]))
            await wires[-1].watch(one.id)
        rung = live.site.metrics.clock_expiries._value
        await until(lambda: rung.get() >= 2 and len(bots.thoughts) >= 2, *wires)
        await nobody_has_seen_anything(wires)
        await asyncio.to_thread(disk.empty)  # in the loop it could wait for a transaction of ours
        await until(lambda: wires[1].view["answered"] == [2], *wires)
        began = len(wires[0].events)
        await until(lambda: len(wires[0].events) > began, *wires)
    books = await read_books(postgres_url)
    assert set(map(str, books[with_clock.id].entries)) == {"[None, 'time', None]"}
    assert [(seat, key) for seat, _, key in books[with_bot.id].entries] == [(2, None)]


async def test_games_go_on_when_a_full_disk_has_room_again(
    sqlite_url: str, new_site: NewSite
) -> None:
    """The disk of a real process is full for a while, in the middle of games."""
    seated = await seat_people(sqlite_url, 5)
    site = new_site(sqlite_url, first=STAYS_FULL)
    players = players_of(seated, lambda: site.url)

    def played() -> int:
        return sum(len(player.accepted) for player in players)

    def is_noticed() -> bool:
        return any("not-saved" in one.refused.values() for one in players)

    async def fill_the_disk() -> None:
        await until(lambda: played() > 50)
        most = resource.prlimit(site.pid, resource.RLIMIT_FSIZE)
        for _ in range(20):  # everybody may have answered, and wait for bots
            resource.prlimit(site.pid, resource.RLIMIT_FSIZE, (ROOM, most[1]))
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await until(is_noticed)
            resource.prlimit(site.pid, resource.RLIMIT_FSIZE, most)
            if is_noticed():
                return
            await asyncio.sleep(0.2)
        raise AssertionError("a full disk has changed nothing")

    await asyncio.gather(play_all(players), fill_the_disk())
    await check(sqlite_url, seated, players)


async def test_games_go_on_when_a_database_that_was_away_is_back(
    postgres_url: str, postgres: Postgres, new_site: NewSite
) -> None:
    """Whether what was just being written has been saved, nobody can say then: so it is not said
    either, and who asks again gets to know."""
    name = postgres_url.rpartition("/")[2]
    seated = await seat_people(postgres_url, 5)
    site = new_site(postgres_url)
    players = players_of(seated, lambda: site.url)

    def played() -> int:
        return sum(len(player.accepted) for player in players)

    async def take_it_away() -> None:
        for number in (25, 100):
            await until(lambda: played() > number)  # noqa: B023
            postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            postgres.run(
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
            )
            before = played()
            await asyncio.sleep(1)
            assert played() - before < len(players)
            postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")

    await asyncio.gather(play_all(players), take_it_away())
    await check(postgres_url, seated, players)
