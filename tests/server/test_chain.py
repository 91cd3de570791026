"""Rows of journals that were damaged or changed are found, named, and mended where it can be shown
to be right."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from dragonstones.server import schema
from dragonstones.server.backup import backup, restore
from dragonstones.server.chain import Damage, Link, damages, link, mend
from dragonstones.server.copying import copy_site
from dragonstones.server.database import Database
from dragonstones.server.journal import Journal
from dragonstones.server.metrics import Metrics
from dragonstones.server.repair import Repaired, repair
from tests.server.conftest import NewDatabase
from tests.server.finished import Played, played, put
from tests.server.live import Live
from tests.server.made import make_current
from tests.server.test_backup import KINDS, settings
from tests.server.test_doctor import T, look, wrong
from tests.terminal.program import run_here

pytestmark = pytest.mark.anyio

_journal = schema.journal.c


@pytest.fixture(scope="module")
def game() -> Played:
    return played("fist-2002")


@pytest.fixture(params=KINDS)
async def database(
    request: pytest.FixtureRequest, new_database: NewDatabase, game: Played
) -> Database:
    database = new_database(request.param)
    await make_current(database)
    await put(database, game)
    return database


async def rows(database: Database, game: Played) -> list[Link]:
    return await Journal(database, Metrics()).links(game.id)


async def change(database: Database, number: int | None, **values: Any) -> None:
    """Of a row, or of all."""
    rows = update(schema.journal)
    if number is not None:
        rows = rows.where(_journal.number == number)
    async with database.write() as connection:
        await connection.execute(rows.values(values))


async def lose(database: Database, first: int, last: int | None = None) -> None:
    async with database.write() as connection:
        gone = _journal.number.between(first, first if last is None else last)
        await connection.execute(delete(schema.journal).where(gone))


async def try_repair(database: Database, file: Path | None = None) -> Repaired:
    return await repair(settings(database), file, lambda done, of: None)


# -- what is written -------------------------------------------------------------


async def test_what_is_played_is_a_chain(live: Live) -> None:
    [anna] = await live.guests("Anna")
    table = await anna.new_table("fist-2002", seats=4, bots=["merchant"] * 3)
    wire = await anna.watch(table)
    for _ in range(2):
        await wire.until(lambda wire: wire.is_asked)
        await wire.answer(wire.sample(random.Random(1)))
    links = await live.site.journal.links(table)
    assert len(links) > 1
    assert damages(table, links) == []
    assert all(row.hash for row in links)


# -- what is found ---------------------------------------------------------------


def chain(n: int, table: str = "t") -> list[Link]:
    found, hash = list[Link](), ""
    for number in range(n):
        hash = link(hash, table, number, 10 * number, f"[{number}]")
        found.append(Link(number, 10 * number, f"[{number}]", hash))
    return found


def test_any_single_change_is_found_and_named() -> None:
    whole, rng = chain(6), random.Random(1)
    for number in range(6):
        row = whole[number]
        hurt = rng.randrange(len(row.entries))
        for other in (
            row._replace(entries=row.entries[:hurt] + "x" + row.entries[hurt + 1 :]),
            row._replace(at=row.at + 1),
            row._replace(hash="0" * 32),
        ):
            rows = [*whole[:number], other, *whole[number + 1 :]]
            assert damages("t", rows) == [Damage(number, "changed")]
    assert damages("t", [*whole[:2], *whole[4:]]) == [Damage(2, "missing"), Damage(3, "missing")]
    assert damages("t", [*whole[:3], whole[3]._replace(hash=None), *whole[4:]]) == [
        Damage(3, "unhashed")
    ]
    # Rows of another table do not fit, and nothing is wrong with those that are right.
    assert {damage.kind for damage in damages("u", whole)} == {"changed"}
    assert damages("t", whole) == damages("t", []) == []


def test_rows_of_before_there_were_hashes_are_only_believed() -> None:
    old = [row._replace(hash=None) for row in chain(3)]
    first = Link(3, 5, "[]", link("", "t", 3, 5, "[]"))
    assert damages("t", [*old, first]) == []
    assert damages("t", [*old[:1], *old[2:], first]) == [Damage(1, "missing")]


async def test_the_doctor_names_the_table_and_the_row(database: Database, game: Played) -> None:
    await change(database, 3, entries="[]")
    await lose(database, 5)
    await change(database, 8, hash=None)
    said = await wrong(settings(database).database_url)
    assert [one for one in said if game.id in one] == [
        T("doctor-row-changed", table=game.id, row=3),
        T("doctor-row-missing", table=game.id, row=5),
        T("doctor-row-unhashed", table=game.id, row=8),
    ]


async def test_games_of_before_there_were_hashes_are_counted(
    database: Database, game: Played
) -> None:
    await change(database, None, hash=None)
    findings = await look(settings(database).database_url)
    notes = [finding.text for finding in findings if finding.level == "note"]
    assert T("doctor-older-rows", n=1) in notes
    assert T("doctor-games", n=1) in [finding.text for finding in findings]


# -- what is mended --------------------------------------------------------------


async def test_a_lost_hash_is_computed_from_what_the_next_row_shows(
    database: Database, game: Played
) -> None:
    before = await rows(database, game)
    await change(database, 2, hash="f" * 32)
    await change(database, 7, hash=None)
    assert await try_repair(database) == Repaired([(game.id, 2), (game.id, 7)], [])
    assert await rows(database, game) == before
    async with database.read() as connection:
        assert set(await connection.scalars(select(schema.audit.c.subject))) == {game.id}


Harm = Callable[[Database], Awaitable[None]]


@pytest.mark.parametrize(
    "harm",
    [
        lambda database: change(database, 4, entries="[]"),
        lambda database: change(database, 4, entries="[]", hash=None),
        lambda database: lose(database, 4),
        lambda database: lose(database, 4, 6),
        lambda database: lose(database, 4, 10_000),
        lambda database: change(database, 0, at=7),
    ],
)
async def test_what_is_lost_comes_from_a_backup(
    harm: Harm, new_database: NewDatabase, game: Played, tmp_path: Path
) -> None:
    database, file = new_database("sqlite"), tmp_path / "saved.jsonl.gz"
    await make_current(database)
    await put(database, game)
    before = await rows(database, game)
    await backup(settings(database), file)
    await harm(database)
    assert await rows(database, game) != before
    alone = await try_repair(database)
    assert alone.mended == []
    assert (await try_repair(database, file)).left == []
    assert await rows(database, game) == before
    assert await try_repair(database, file) == Repaired([], [])


async def test_a_backup_of_something_else_mends_nothing(
    new_database: NewDatabase, game: Played, tmp_path: Path
) -> None:
    """The same table, but another game: its rows do not continue this chain."""
    database, elsewhere = new_database("sqlite"), new_database("sqlite")
    file = tmp_path / "saved.jsonl.gz"
    for one, what in ((database, game), (elsewhere, played("fist-2002", chance=2))):
        await make_current(one)
        await put(one, what)
    await backup(settings(elsewhere), file)
    await change(database, 4, entries="[]")
    hurt = await rows(database, game)
    assert await try_repair(database, file) == Repaired([], [(game.id, Damage(4, "changed"))])
    assert await rows(database, game) == hurt


def test_rows_are_mended_one_after_the_other() -> None:
    whole = chain(6)
    hurt = [whole[0], whole[1]._replace(hash=None), whole[4]._replace(entries="?"), whole[5]]
    assert mend("t", hurt, {row.number: row for row in whole}).left == []
    assert mend("t", hurt, {}).left == [
        Damage(1, "unhashed"),
        Damage(2, "missing"),
        Damage(3, "missing"),
    ]


async def test_copy_backup_and_restore_keep_the_chain(
    new_database: NewDatabase, game: Played, tmp_path: Path
) -> None:
    first, second, third = (new_database(kind) for kind in ("sqlite", "postgres", "sqlite"))
    await make_current(first)
    await put(first, game)
    before = await rows(first, game)
    await copy_site(settings(first), settings(second), lambda done, of: None)
    await backup(settings(second), tmp_path / "saved")
    await restore(settings(third), tmp_path / "saved")
    assert await rows(second, game) == await rows(third, game) == before
    assert damages(game.id, before) == []


async def test_the_command(new_database: NewDatabase, game: Played, tmp_path: Path) -> None:
    database = new_database("sqlite")
    await make_current(database)
    await put(database, game)
    address = settings(database).database_url
    await change(database, 4, entries=json.dumps([]))
    await change(database, 9, hash=None)
    ended = await asyncio.to_thread(
        run_here, tmp_path, "db", "repair", "--database", address, "--lang", "de"
    )
    assert ended.exit_code == 1
    assert ended.output.startswith(f"Repariert: Zeile 9 von Spiel {game.id}.\nNicht repariert: Zei")
