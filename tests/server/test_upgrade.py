"""An older and a newer version side by side: the older leaves alone what it does not know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import insert, text, update

from dragonstones import __version__
from dragonstones.engine import Refused, games, get_game, registry
from dragonstones.server import migrate as migrations
from dragonstones.server import schema
from dragonstones.server.database import now
from dragonstones.server.journal import playing_again
from dragonstones.server.migrate import migrate
from dragonstones.server.played import Recollection
from dragonstones.server.refusals import Newer
from dragonstones.server.serving import serving
from dragonstones.server.tables import Tables
from dragonstones.server.watch import told_by
from tests.server.conftest import NewDatabase
from tests.server.players import (
    check_table,
    opened,
    play_all,
    players_of,
    read_books,
    seat_people,
)
from tests.server.sites import Site
from tests.terminal.program import run

pytestmark = pytest.mark.anyio

NewSite = Callable[..., Site]

#: Run first by a process of an older version, which has only the first rules of a game.
OLDER = """
import dragonstones
dragonstones.__version__ = "0.0.9"
from dragonstones.engine import registry
list(registry.games())
del registry._games["fist-tavern", 2]
from dragonstones.server import sockets, watch
sockets.__version__ = watch.__version__ = "0.0.9"
"""


async def test_a_table_of_newer_rules_is_played_by_the_newer_process_alone(
    postgres_url: str, redis_url: str, new_site: NewSite
) -> None:
    """Its players come to either; those of older rules are played by both."""
    [newer] = await seat_people(postgres_url, game="fist-tavern")
    [both] = await seat_people(postgres_url, game="fist-2002")
    sites = [
        new_site(postgres_url, redis_url=redis_url, **first) for first in ({}, {"first": OLDER})
    ]
    urls = [site.url for site in sites]
    rng = random.Random(1)
    players = players_of([newer, both], lambda: rng.choice(urls))
    for player in players:
        player.first_address = urls[1]  # of the older
    await play_all(players)
    books = await read_books(postgres_url)
    check_table(books[newer.id], players[:2])
    check_table(books[both.id], players[2:])
    assert all(player.connections > 1 for player in players[:2])
    assert '"level": "error"' not in sites[1].log


async def test_both_versions_are_seen_by_whoever_looks(
    postgres_url: str, redis_url: str, new_site: NewSite, tmp_path: Path
) -> None:
    await seat_people(postgres_url)
    for first in ("", OLDER):
        new_site(postgres_url, redis_url=redis_url, first=first)
    async with opened(postgres_url) as database, database.read() as connection:
        told = await told_by(connection)
    assert {one.version for one in told} == {"0.0.9", __version__}
    said = await asyncio.to_thread(lambda: run(tmp_path, "doctor", "--database", postgres_url))
    pids = ", ".join(sorted(str(one.pid) for one in told))
    assert f"2 processes serve the site now: {pids}" in " ".join(said.stdout.split())
    assert f"Processes of several versions serve the site: 0.0.9, {__version__}." in said.stdout


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_what_is_to_be_done_for_a_newer_game_is_left_to_the_newer_process(
    kind: str, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking at it when something is due, and counting it when it is over."""
    database = new_database(kind)
    url = database.url.render_as_string(hide_password=False)
    seated = [(await seat_people(url, game=game))[0] for game in ("fist-2002", "fist-tavern")]
    tables = [one.id for one in seated]
    played = {"seat": 0, "game": "", "seats": 4, "ended": 1, "public": False, "counted": True}
    played |= {"won": False, "place": 1, "points": 0, "tallied": False}
    rows = [{"table": one.id, "person": one.people[0], **played} for one in seated]
    async with database.write() as connection:
        await connection.execute(update(schema.tables).values(due=1))
        await connection.execute(insert(schema.played), rows)
    counted: list[str] = []

    async def count(_: Recollection, id: str) -> None:
        counted.append(id)

    monkeypatch.setattr(Recollection, "_count", count)
    list(games())
    monkeypatch.delitem(registry._games, ("fist-tavern", 2))
    assert await Tables(database).take_due(20, now() + 60_000) == tables[:1]
    await Recollection(database, cast(Any, None)).count_some()
    assert counted == tables[:1]
    monkeypatch.undo()
    assert await Tables(database).take_due(20, now() + 60_000) == tables[1:]


def test_a_newer_game_is_not_called_damaged() -> None:
    with pytest.raises(Newer), playing_again("abc"):
        get_game("fist-2002", 99)


async def test_a_migration_waits_until_the_older_processes_have_stopped(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And an older process does not serve a database that a newer one has changed."""
    database = new_database("postgres")
    await migrate(database)
    known = migrations.head()
    async with serving(database, "http://older", alone=False):
        monkeypatch.setattr(migrations, "head", lambda: "newer")
        with pytest.raises(Refused) as refused:
            await migrate(database)
    assert refused.value.code == "database-served"
    monkeypatch.undo()
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'newer'"))
    with pytest.raises(Refused) as refused:
        await migrate(database)
    assert refused.value.code == "database-newer"
    assert refused.value.details["known"] == known
