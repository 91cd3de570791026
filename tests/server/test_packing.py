"""Games that are over are packed: nobody notices, and they take less room."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, text, update

from dragonstones.engine.journal import Given, encode_entry
from dragonstones.server import packing, schema
from dragonstones.server.backup import backup, restore
from dragonstones.server.copying import copy_site
from dragonstones.server.database import Database, now
from dragonstones.server.journal import Journal
from dragonstones.server.metrics import Metrics
from dragonstones.server.packed import Dictionary, columns, rows_in
from dragonstones.server.packing import Packer
from dragonstones.server.people import DAY
from dragonstones.server.repair import Repaired, repair
from dragonstones.server.replays import Replays
from dragonstones.server.tables import Tables
from dragonstones.server.talk import TalkBook
from tests.server.conftest import NewDatabase
from tests.server.finished import Played, played, put
from tests.server.made import make_current
from tests.server.test_backup import KINDS, everything, settings
from tests.server.test_doctor import T, look, wrong

pytestmark = pytest.mark.anyio

ENOUGH = 8


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [played("dragons-gold", chance=n + 1, id=f"game{n:08}") for n in range(ENOUGH)]


@pytest.fixture(autouse=True)
def little_to_learn_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "LEARN_FROM", ENOUGH)
    monkeypatch.setattr(packing, "PAUSE", 0)


@pytest.fixture(params=KINDS)
async def database(
    request: pytest.FixtureRequest, new_database: NewDatabase, games: list[Played]
) -> Database:
    return await filled(new_database(request.param), games)


async def filled(database: Database, games: list[Played], **changes: Any) -> Database:
    await make_current(database)
    for game in games:
        await put(database, game, **{"ended": now() - 2 * DAY, **changes})
    return database


def packer(database: Database, days: int = 1) -> Packer:
    return Packer(database, Journal(database, Metrics()), days)


async def answers(database: Database, game: Played) -> list[Any]:
    rows = await Journal(database, Metrics()).read(game.id)
    return [list(encode_entry(entry)) for row in rows for entry, _ in row.entries]


async def counts(database: Database) -> tuple[int, int]:
    """Rows of journals, and packed journals."""
    async with database.read() as connection:
        rows = await connection.scalar(select(func.count()).select_from(schema.journal))
        packed = await connection.scalar(select(func.count()).select_from(schema.packed))
    return rows or 0, packed or 0


async def size(database: Database) -> int:
    async with database.read() as connection:
        return await connection.scalar(select(func.sum(func.length(schema.packed.c.data)))) or 0


# -- packing ---------------------------------------------------------------------


async def test_packed_games_are_read_as_before(database: Database, games: list[Played]) -> None:
    journal = Journal(database, Metrics())
    before = {game.id: await journal.read(game.id) for game in games}
    replays = Replays(Tables(database), journal)
    replay = await replays.replay(games[0].id, "0")
    export = await replays.export(games[0].id, "here")
    assert await packer(database).pack_some() == ENOUGH
    assert await counts(database) == (0, ENOUGH)
    for game in games:
        assert await answers(database, game) == game.entries
        after = await journal.read(game.id)
        assert [len(row.entries) for row in after] == [len(row.entries) for row in before[game.id]]
        assert [row.at for row in after] == [row.at // 1000 * 1000 for row in before[game.id]]
        assert await journal.read(game.id, 3) == after[3:]
    later = Replays(Tables(database), Journal(database, Metrics()))
    assert await later.replay(games[0].id, "0") == replay
    assert await later.export(games[0].id, "here") == export
    async with database.read() as connection:
        rules = await connection.scalar(select(schema.dictionaries.c.rules))
    assert rules == games[0].match.game.rules
    assert await wrong_in_games(database) == []


async def wrong_in_games(database: Database) -> list[str]:
    said = await wrong(settings(database).database_url)
    return [one for one in said if "game0" in one]


def test_a_game_that_was_packed_with_finer_times_is_read_as_before() -> None:
    """It did not say what its times were counted in: those were tenths of a second."""
    earlier = msgspec.msgpack.encode([1000, [3, 5], [1, 1, 0], [0, 1], [{}, {"gold": 1}]])
    first, second, third = rows_in(earlier)
    assert [first.at, second.at, third.at] == [100_000, 100_300, 100_800]
    assert first.entries == [Given(0, {})] and third.entries == []


async def test_they_take_a_small_part_of_the_room(database: Database, games: list[Played]) -> None:
    async with database.read() as connection:
        before = await connection.scalar(select(func.sum(func.length(schema.journal.c.entries))))
    await packer(database).pack_some()
    assert await size(database) < (before or 0) / 5


async def test_games_that_are_new_or_not_over_wait(
    new_database: NewDatabase, games: list[Played]
) -> None:
    database = await filled(new_database("sqlite"), games)
    new, open = games[0].id, games[1].id
    async with database.write() as connection:
        tables = schema.tables
        await connection.execute(update(tables).where(tables.c.id == new).values(ended=now()))
        still = update(tables).where(tables.c.id == open)
        await connection.execute(still.values(state="playing", ended=None))
    before, _ = await counts(database)
    assert await packer(database).pack_some() == 0  # too few to learn from
    assert await counts(database) == (before, 0)
    for n, id in enumerate((new, open)):
        await put(database, played("dragons-gold", chance=20 + n, id=f"more{n}{id[5:]}"), ended=5)
    assert await packer(database, days=0).pack_some() == 0
    assert await packer(database).pack_some() == ENOUGH
    assert await answers(database, games[0]) == games[0].entries
    assert (await counts(database))[0] == len(games[0].rows) + len(games[1].rows)


async def test_it_goes_on_where_it_was(
    database: Database, games: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packing, "AT_ONCE", 3)
    done = [await packer(database).pack_some() for _ in range(4)]
    assert done == [3, 3, 2, 0]
    async with database.read() as connection:
        n = await connection.scalar(select(func.count()).select_from(schema.dictionaries))
    assert n == 1


async def test_of_two_processes_one_packs_a_game(database: Database, games: list[Played]) -> None:
    await packer(database)._learn("dragons-gold", games[0].match.game.rules)
    done = await asyncio.gather(*(packer(database).pack_some() for _ in range(2)))
    assert sum(done) == ENOUGH
    assert await counts(database) == (0, ENOUGH)
    for game in games:
        assert await answers(database, game) == game.entries


async def test_an_old_dictionary_has_a_successor_and_stays(
    database: Database, games: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packing, "AT_ONCE", 4)
    await packer(database).pack_some()
    async with database.write() as connection:
        await connection.execute(update(schema.dictionaries).values(made=now() - 91 * DAY))
    await packer(database).pack_some()
    async with database.read() as connection:
        used = set(await connection.scalars(select(schema.packed.c.dictionary)))
    assert len(used) == 2
    for game in games:
        assert await answers(database, game) == game.entries


async def test_a_damaged_journal_is_left_as_it_is(database: Database, games: list[Played]) -> None:
    rows = schema.journal
    hurt = (rows.c.table == games[2].id) & (rows.c.number == 1)
    async with database.write() as connection:
        await connection.execute(update(rows).where(hurt).values(entries="[]"))
    mine = packer(database)
    assert await mine.pack_some() == ENOUGH - 1
    assert await mine.pack_some() == 0
    assert await counts(database) == (len(games[2].rows), ENOUGH - 1)


async def test_a_journal_that_would_be_read_otherwise_is_left_as_it_is(
    database: Database, games: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await counts(database)
    monkeypatch.setattr(Dictionary, "unpack", lambda self, data: columns([(0, [])]))
    assert await packer(database).pack_some() == 0
    assert await counts(database) == before


# -- copies and damage -----------------------------------------------------------


async def test_copy_backup_and_restore_keep_them(
    new_database: NewDatabase, games: list[Played], tmp_path: Path
) -> None:
    first = await filled(new_database("sqlite"), games)
    second, third = new_database("postgres"), new_database("sqlite")
    await packer(first).pack_some()
    before = await everything(first)
    await copy_site(settings(first), settings(second), lambda done, of: None)
    assert await everything(second) == before
    await backup(settings(second), tmp_path / "saved")
    await restore(settings(third), tmp_path / "saved")
    assert await everything(third) == before
    assert await answers(third, games[0]) == games[0].entries


@pytest.mark.parametrize("saved_before", [True, False])
async def test_a_damaged_packed_journal_is_named_and_comes_from_a_backup(
    saved_before: bool, new_database: NewDatabase, games: list[Played], tmp_path: Path
) -> None:
    """Also from one that was made before it was packed."""
    database, file = await filled(new_database("sqlite"), games), tmp_path / "saved"
    if saved_before:
        await backup(settings(database), file)
    await packer(database).pack_some()
    if not saved_before:
        await backup(settings(database), file)
    async with database.write() as connection:
        mine = schema.packed.c.table == games[3].id
        data = await connection.scalar(select(schema.packed.c.data).where(mine)) or b""
        hurt = data[:40] + bytes([data[40] ^ 1]) + data[41:]
        await connection.execute(update(schema.packed).where(mine).values(data=hurt))
    assert await wrong_in_games(database) == [T("doctor-packed-changed", table=games[3].id)]
    repaired = [
        await repair(settings(database), path, lambda done, of: None) for path in (None, file)
    ]
    assert [len(one.left) for one in repaired] == [1, 0]
    assert repaired[1].mended == [(games[3].id, 0)]
    assert await answers(database, games[3]) == games[3].entries
    assert await repair(settings(database), None, lambda done, of: None) == Repaired([], [])
    assert T("doctor-games", n=ENOUGH) in [one.text for one in await look_at(database)]


async def look_at(database: Database) -> list[Any]:
    return await look(settings(database).database_url)


# -- room ------------------------------------------------------------------------


async def test_the_file_gives_back_room_while_somebody_reads_and_somebody_writes(
    new_database: NewDatabase, games: list[Played]
) -> None:
    database = await filled(new_database("sqlite"), games[:1])
    row = {"table": games[0].id, "number": 10_000, "at": 1, "entries": "x" * 4_000_000}
    journal = schema.journal
    async with database.write() as connection:
        await connection.execute(journal.insert(), row)
    await database.keep_small()
    file = Path(database.url.database or "")
    before = file.stat().st_size
    assert before > 4_000_000
    async with database.write() as connection:
        await connection.execute(journal.delete())
    async with database.read() as reading:  # it sees what was there when it began
        await reading.scalar(select(func.count()).select_from(schema.tables))
        await asyncio.gather(
            database.keep_small(),
            database.insert(journal.insert(), [{**row, "entries": "[]"}]),
        )
    for _ in range(3):
        await database.check_writing()
        await database.keep_small()
    assert file.stat().st_size < before / 2
    async with database.read() as connection:
        assert await connection.scalar(select(journal.c.entries)) == "[]"
        assert await connection.scalar(text("PRAGMA quick_check")) == "ok"


async def test_talk_is_removed_after_its_days_but_not_what_is_reported(
    database: Database, games: list[Played]
) -> None:
    line = {"table": games[0].id, "at": 1, "name": "Anna", "text": "hello"}
    report = {"table": games[0].id, "reason": "rude", "at": 1}
    async with database.write() as connection:
        await connection.execute(schema.talk.insert(), [{**line, "number": n} for n in range(3)])
        await connection.execute(
            schema.reports.insert(),
            [{**report, "line": 1, "settled": None}, {**report, "line": 2, "settled": 1}],
        )
    await TalkBook(database).forget(now() - 3 * DAY)
    await TalkBook(database).forget(now() - DAY)
    async with database.read() as connection:
        assert list(await connection.scalars(select(schema.talk.c.number))) == [1]
