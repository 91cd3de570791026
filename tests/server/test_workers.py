"""`serve --workers`: several processes at one address, and the parent that looks after them."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import func, select

from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.parent import FIRST_PAUSE, LONGEST_PAUSE, STEADY, Child
from dragonstones.server.siblings import Family, Siblings, table_of, taken
from dragonstones.server.watch import told_by
from tests.server.players import (
    check_table,
    in_the_middle,
    opened,
    play_all,
    players_of,
    read_books,
    seat_people,
    until,
)
from tests.server.services import PATIENCE
from tests.server.sites import Site
from tests.server.test_serve import log_lines, started, wait_for
from tests.terminal.program import run

pytestmark = pytest.mark.anyio

NewSite = Callable[..., Site]
TOKEN = "a token that nobody guesses"
#: How often a worker is killed in the middle of games; `make kills` does it more often.
KILLS = int(os.environ.get("KILLS", "2"))


@pytest.fixture
async def url(postgres_url: str) -> str:
    """A database that is migrated, as a site's is."""
    await seat_people(postgres_url)
    return postgres_url


@pytest.fixture
def family() -> Iterator[Family]:
    """Of three, who all serve."""
    with closing(Family(3)) as family:
        for number in range(3):
            family.note(number, serves=True)
        yield family


async def pids(database: Database) -> set[int]:
    """The workers that have reported."""
    async with database.read() as connection:
        return {one.pid for one in await told_by(connection)}


async def two_workers(database: Database, but: int = 0) -> set[int]:
    """Both, as soon as they are there; `but`: not this one, which is dead."""
    deadline = time.monotonic() + PATIENCE
    while len(found := await pids(database) - {but}) < 2:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
    return found


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# -- starting and stopping -----------------------------------------------------


async def test_workers_share_an_address_which_is_said_once_and_stop_together(
    url: str, redis_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DRAGONSTONES_REDIS_URL", redis_url)
    options = ("--port", "0", "--workers", "2", "--database", url)
    async with opened(url) as database:
        with started(tmp_path, *options) as site:
            said = await asyncio.to_thread(wait_for, site.stdout, "Ctrl+C")
            [address] = re.findall(r"served at (http://127.0.0.1:\d+)", said)
            workers = await two_workers(database)
            assert site.program.pid not in workers
            assert httpx.get(f"{address}/readyz").status_code == 200
        assert await pids(database) == set()
    assert not any(map(is_alive, workers))
    log = site.stderr.read_text()
    assert log.count("stopped") == 3
    assert "error" not in log


@pytest.mark.parametrize(
    ("database", "redis", "says"),
    [
        ("sqlite:///{folder}/x.db", "redis://127.0.0.1:1/0", "2 workers need PostgreSQL"),
        ("postgresql://me@127.0.0.1:1/x", "", "2 workers need Redis"),
        ("postgresql://me@127.0.0.1:1/x", "redis://127.0.0.1:1/0", "Redis at redis://127.0.0.1:1"),
    ],
)
def test_what_workers_cannot_do_without_is_said_in_one_sentence(
    tmp_path: Path, database: str, redis: str, says: str
) -> None:
    options = ("--workers", "2", "--port", "0", "--database", database.format(folder=tmp_path))
    ended = run(tmp_path, "serve", *options, DRAGONSTONES_REDIS_URL=redis)
    assert ended.returncode in (1, 2)
    assert ended.stderr.count(says) == 1
    assert "Traceback" not in ended.stderr
    assert not ended.stdout


async def test_workers_end_when_their_parent_is_killed(
    url: str, redis_url: str, new_site: NewSite
) -> None:
    site = new_site(url, redis_url=redis_url, workers=2)
    async with opened(url) as database:
        workers = await two_workers(database)
        site.kill()
        await until(lambda: not any(map(is_alive, workers)))
        assert await pids(database) == set()


#: Who does what.
NOTES = """
import structlog
from dragonstones.server import site
from dragonstones.server.background import Queue
from dragonstones.server.site import Site

def noted(name):
    async def job(self):
        structlog.get_logger("dragonstones.test").info("did", job=name)
    setattr(Site, name, job)

def start(self):
    structlog.get_logger("dragonstones.test").info("did", job=self.rows.name)

Queue.start = start
for name in ("attend", "tidy_up", "seat_some"):
    noted(name)
site.ATTEND_EVERY = site.TIDY_EVERY = site.SEAT_EVERY = 0.5
"""


async def test_what_need_be_done_once_is_done_by_one_worker(
    url: str, redis_url: str, new_site: NewSite
) -> None:
    site = new_site(url, redis_url=redis_url, workers=2, first=NOTES)
    async with opened(url) as database:
        await two_workers(database)

    def done() -> set[tuple[str, int]]:
        lines = [line for line in log_lines(site) if line["event"] == "did"]
        return {(line["job"], line["worker"]) for line in lines}

    jobs = "tidy_up", "seat_some", "measurements", "coachings"
    once, each = {(job, 0) for job in jobs}, {("attend", 0), ("attend", 1)}
    await until(lambda: done() >= once | each)
    assert done() == once | each


# -- dying ---------------------------------------------------------------------


async def tables_of(database: Database, pid: int) -> int:
    """How many tables at which people play this process runs."""
    lease, table = schema.leases.c, schema.tables.c
    async with database.read() as connection:
        owners = [one.owner for one in await told_by(connection) if one.pid == pid]
        running = select(func.count()).where(lease.table == table.id, table.state == "playing")
        return await connection.scalar(running.where(lease.owner.in_(owners))) or 0


async def test_when_workers_are_killed_the_games_go_on_and_they_are_started_again(
    postgres_url: str, redis_url: str, new_site: NewSite
) -> None:
    """Nothing is lost, and the tables of each move to the others: their bots and clocks, too."""
    seated = await seat_people(postgres_url, 6 * KILLS, match=in_the_middle())
    site = new_site(postgres_url, redis_url=redis_url, workers=2)
    players = players_of(seated, lambda: site.url)
    for player in players[::2]:
        player.says_where = True
    moved: list[float] = []

    def played() -> int:
        return sum(len(one.accepted) for one in players)

    async def kills(database: Database) -> None:
        rng, dead = random.Random(5), 0
        for number in range(1, KILLS + 1):
            await until(lambda: played() >= 30 * number)  # noqa: B023
            workers = sorted(await two_workers(database, dead))
            async with asyncio.timeout(PATIENCE):  # just now no table may need a clock or a bot
                while not (busy := [one for one in workers if await tables_of(database, one)]):
                    await asyncio.sleep(0.05)
            dead = rng.choice(busy)
            os.kill(dead, signal.SIGKILL)
            began = time.monotonic()
            while await tables_of(database, dead):
                assert time.monotonic() < began + PATIENCE
                await asyncio.sleep(0.05)
            moved.append(time.monotonic() - began)

    async with opened(postgres_url) as database:
        await asyncio.gather(play_all(players, 240 + 10 * KILLS), kills(database))
    assert site.is_running
    deaths = [line for line in log_lines(site) if line["event"] == "a process has died"]
    assert [line["code"] for line in deaths] == [-signal.SIGKILL] * KILLS
    books = await read_books(postgres_url)
    for one in seated:
        check_table(books[one.id], [player for player in players if player.table == one.id])
    shown = " ".join(f"{seconds:.1f}" for seconds in sorted(moved))
    print(f"{KILLS} kills, {played()} answers; seconds until the tables had moved: {shown}")


def test_a_child_that_dies_again_and_again_is_waited_for_longer_and_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    child = Child(0)

    def dies_after(seconds: float) -> float:
        nonlocal now
        child.started = now
        now += seconds
        return child.note_death()

    assert [dies_after(1) for _ in range(4)] == [0, FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert max(dies_after(1) for _ in range(10)) == LONGEST_PAUSE
    assert dies_after(STEADY + 1) == 0
    assert dies_after(1) == FIRST_PAUSE


DIES = """
from dragonstones.server import serve

async def dies(*_):
    import os
    os._exit(7)

serve._Server.serve = dies
"""


async def test_a_site_none_of_whose_workers_can_start_ends(
    url: str, redis_url: str, tmp_path: Path
) -> None:
    options = ("--port", "0", "--workers", "2", "--database", url)
    redis = {"DRAGONSTONES_REDIS_URL": redis_url}
    ended = await asyncio.to_thread(lambda: run(tmp_path, "serve", *options, first=DIES, **redis))
    assert ended.returncode == 1
    assert ended.stderr.count("a process has died") == 1
    assert not ended.stdout


# -- meeting -------------------------------------------------------------------


def test_a_table_stays_at_home_when_another_worker_comes_or_goes(family: Family) -> None:
    tables = [f"table{number}" for number in range(300)]
    before = {table: family.home(table) for table in tables}
    assert min(Counter(before.values()).values()) > 50
    family.note(1, serves=False)
    for table, home in before.items():
        now = family.home(table)
        assert now == home if home != 1 else now in (0, 2)
    family.note(1, serves=True)
    assert {table: family.home(table) for table in tables} == before


def test_a_connection_is_handed_over_only_if_its_table_is_at_home_elsewhere(
    family: Family,
) -> None:
    first = Siblings(family, 0)
    table = next(f"t{n}" for n in range(99) if family.home(f"t{n}") == 1)
    mine = next(f"t{n}" for n in range(99) if family.home(f"t{n}") == 0)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert not first.hand_over(b"/api/socket", theirs.fileno(), b"GET")
        assert not first.hand_over(f"/api/socket?table={mine}".encode(), theirs.fileno(), b"GET")
        assert first.hand_over(f"/api/socket?table={table}".encode(), theirs.fileno(), b"GET")
        [(message, fd)] = taken(family.boxes[1][0])
        assert message[1:] == b"GET"
        with socket.socket(fileno=fd) as received:
            received.sendall(b"hello")
            assert ours.recv(5) == b"hello"
        while first.hand_over(f"/api/socket?table={table}".encode(), theirs.fileno(), b"GET"):
            pass  # until the box is full
    family.note(1, serves=False)
    assert list(taken(family.boxes[1][0])) == []


def test_what_is_in_the_box_of_a_worker_that_dies_is_closed(family: Family) -> None:
    ours, theirs = socket.socketpair()
    with ours:
        with theirs:
            assert family.send(1, "connection", theirs.fileno())
        family.note(1, serves=False)
        assert ours.recv(1) == b""


def test_the_others_are_told_who_has_died(family: Family) -> None:
    family.give_name(1, "0123456789abcdef")
    family.bury(1)
    for number, told in ((0, 1), (1, 0), (2, 1)):
        messages = list(taken(family.boxes[number][0]))
        assert [(one[1:], fd) for one, fd in messages] == told * [(b"0123456789abcdef", -1)]


@pytest.mark.parametrize(
    ("target", "table"),
    [
        (b"/api/socket?table=z45k2wiftiy3", "z45k2wiftiy3"),
        (b"/api/socket?a=b&table=z45k2wiftiy3&table=x", "z45k2wiftiy3"),
        (b"/api/socket?table=", None),
        (b"/api/socket", None),
        (b"/\xff?table=%ff%zz\xff", "\ufffd%zz\xff"),
    ],
)
def test_a_target_names_its_table(target: bytes, table: str | None) -> None:
    assert table_of(target) == table


def sums(page: bytes) -> dict[str, dict[str, float]]:
    """Each sample of the site's counters by worker."""
    found: dict[str, dict[str, float]] = {}
    for family in text_string_to_metric_families(page.decode()):
        for name, labels, value, *_ in family.samples:
            found.setdefault(name, {})[labels["worker"]] = value
    return found


async def test_players_who_say_where_meet_in_one_worker(
    postgres_url: str, redis_url: str, new_site: NewSite
) -> None:
    """And whichever worker is asked for the metrics gives those of all."""
    seated = await seat_people(postgres_url, 8, match=in_the_middle())
    site = new_site(postgres_url, redis_url=redis_url, workers=2, metrics_token=TOKEN)

    def found() -> dict[str, dict[str, float]]:
        token = {"Authorization": f"Bearer {TOKEN}"}
        return sums(httpx.get(f"{site.url}/metrics", headers=token, verify=False).content)

    await until(lambda: set(found()["dragonstones_rooms"]) == {"0", "1"})
    players = players_of(seated, lambda: site.url, says_where=True)
    await play_all(players)
    metrics = found()
    accepted = metrics["dragonstones_answers_accepted_total"]
    assert min(accepted.values()) > 0
    assert sum(accepted.values()) > sum(len(one.accepted) for one in players)  # and the bots'
    assert sum(metrics["dragonstones_answers_crossed_total"].values()) == 0
    books = await read_books(postgres_url)
    for one in seated:
        check_table(books[one.id], [player for player in players if player.table == one.id])
