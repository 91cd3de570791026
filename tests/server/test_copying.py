"""Copying a site from one database into another: all of it, the same, and in several goes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from dragonstones.engine import Refused
from dragonstones.server import copying, database, schema
from dragonstones.server.copying import copy_site
from dragonstones.server.database import Database
from dragonstones.server.gallery import Gallery, Query
from dragonstones.server.migrate import migrate, need_head
from dragonstones.server.serving import serving
from dragonstones.text import texts
from tests.server.conftest import NewDatabase
from tests.server.finished import Played, played
from tests.server.test_backup import KINDS, everything, fill, settings
from tests.terminal.program import run_here

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def game() -> Played:
    return played("fist-2002")


class Interrupted(Exception):
    pass


async def copy(first: Database, second: Database, stop_at: int | None = None) -> dict[str, int]:
    """Copy; interrupted when this many rows are there."""

    def progress(done: int, of: int) -> None:
        assert 0 <= done <= of
        if done == stop_at:
            raise Interrupted

    return await copy_site(settings(first), settings(second), progress)


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
async def test_the_other_database_has_all_that_the_first_has(
    here: str, there: str, new_database: NewDatabase, game: Played
) -> None:
    first, second = new_database(here), new_database(there)
    await fill(first, game)
    before = await everything(first)
    assert await copy(first, second) == {name: len(rows) for name, rows in before.items()}
    assert await everything(second) == before == await everything(first)
    await need_head(second)
    found = await Gallery(second).entries(Query(search="eremit"))
    assert [entry.id for entry in found.entries] == ["home-1"]
    report = {"table": game.id, "line": 0, "reason": "", "at": 1}
    async with second.write() as connection:
        new = await connection.scalar(insert(schema.reports).returning(schema.reports.c.id), report)
    assert new == 5


@pytest.mark.parametrize("there", KINDS)
async def test_an_interrupted_copy_cannot_be_used_and_goes_on_where_it_was(
    there: str, new_database: NewDatabase, game: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "MANY", 1)
    first, second = new_database("sqlite"), new_database(there)
    await fill(first, game)
    before = await everything(first)
    total = sum(map(len, before.values()))
    for stop_at in (total // 3, total // 2):
        with pytest.raises(Interrupted):
            await copy(first, second, stop_at)
        assert sum(map(len, (await everything(second)).values())) == stop_at
        for use in (migrate, need_head):
            with pytest.raises(Refused) as refused:
                await use(second)
            assert refused.value.code == "database-half-copied"
    await copy(first, second)
    assert await everything(second) == before
    await need_head(second)


async def refusal(first: Database, second: Database) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        await copy(first, second)
    return refused.value.code, texts("de").refusal(refused.value)


@pytest.mark.parametrize("there", KINDS)
async def test_a_database_in_which_there_is_something_else_stays_as_it_is(
    there: str, new_database: NewDatabase, game: Played
) -> None:
    first, second, empty = new_database("sqlite"), new_database(there), new_database(there)
    await fill(first, game)
    await fill(second, game)
    before = await everything(second)
    code, sentence = await refusal(first, second)
    assert (code, "nicht leer" in sentence) == ("database-not-empty", True)
    assert await everything(second) == before
    # An empty one that a site has made already is as good as none.
    await migrate(empty)
    await copy(first, empty)
    assert await everything(empty) == before


async def test_postgresql_waits_for_a_database_that_is_slower(
    new_database: NewDatabase, game: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = new_database("postgres"), new_database("sqlite")
    await fill(first, game)
    monkeypatch.setitem(database.POSTGRES, "idle_in_transaction_session_timeout", "1000")
    slow = iter([1.5])

    def progress(done: int, of: int) -> None:
        time.sleep(next(slow, 0))

    await copy_site(settings(first), settings(second), progress)
    await need_head(second)


async def test_going_on_from_another_site_is_refused(
    new_database: NewDatabase, game: Played
) -> None:
    first, second = new_database("sqlite"), new_database("sqlite")
    await fill(first, game)
    with pytest.raises(Interrupted):
        await copy(first, second, sum(map(len, (await everything(first)).values())))
    async with first.write() as connection:
        await connection.execute(update(schema.people).values(name="Somebody else"))
    assert (await refusal(first, second))[0] == "database-not-empty"


async def test_rows_that_differ_in_the_end_are_named(
    new_database: NewDatabase, game: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = new_database("sqlite"), new_database("sqlite")
    await fill(first, game)
    compare = copying._compare

    async def damaged(*args: Any) -> None:
        async with second.write() as connection:
            await connection.execute(update(schema.sessions).values(device="another"))
        await compare(*args)

    monkeypatch.setattr(copying, "_compare", damaged)
    code, sentence = await refusal(first, second)
    assert (code, "sessions" in sentence) == ("copy-differs", True)
    with pytest.raises(Refused):
        await need_head(second)


@pytest.mark.parametrize("which", [0, 1])
async def test_nobody_may_serve_one_of_the_two(
    which: int, new_database: NewDatabase, game: Played
) -> None:
    both = new_database("sqlite"), new_database("sqlite")
    await fill(both[0], game)
    async with serving(both[which], "http://127.0.0.1:1", alone=True):
        code, _ = await refusal(*both)
    assert code == "database-served"


async def test_the_command(new_database: NewDatabase, game: Played, tmp_path: Path) -> None:
    first, second = new_database("sqlite"), new_database("sqlite")
    await fill(first, game)
    there = settings(second).database_url
    for here, code, says in (
        (settings(first).database_url, 0, "Copied and compared: "),
        (settings(first).database_url, 1, "The database is not empty"),
        ("sqlite:///nowhere.db", 1, "There is no database nowhere.db yet"),
    ):
        ended = await asyncio.to_thread(run_here, tmp_path, "db", "copy", here, there)
        assert ended.exit_code == code, ended.output
        assert says in ended.output
    assert await everything(second) == await everything(first)
