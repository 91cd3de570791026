"""Migrations: they make exactly our tables, once, and lose no row."""

from __future__ import annotations

import asyncio
import shutil
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from operator import itemgetter
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, insert, inspect, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from dragonstones.engine import Refused
from dragonstones.server import migrate as steps
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.forum import BOARDS, Forum
from dragonstones.server.migrate import changing, head, migrate, need_head, revision, upgrade
from dragonstones.server.moderation import Moderation
from dragonstones.server.played import rows_of
from dragonstones.server.tables import Tables
from dragonstones.server.talk import TalkBook
from dragonstones.text import texts
from tests.server.finished import Played, played, put

pytestmark = pytest.mark.anyio

#: A step that makes the table of people anew, to which others refer.
SECOND = '''
"""Another column."""
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = "{before}"
def upgrade():
    with op.batch_alter_table("people", recreate="auto") as table:
        table.add_column(sa.Column("motto", sa.String(40)))
        table.alter_column("name", type_=sa.String(30))
'''


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def database(url: str, anyio_backend: str) -> AsyncIterator[Database]:
    database = Database(url)
    yield database
    await database.close()


@pytest.fixture
def second_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """There is a step more than there really is."""
    folder = tmp_path / "migrations"
    shutil.copytree(steps.FOLDER, folder)
    step = folder / "versions" / "9999_second.py"
    step.write_text(SECOND.format(before=head()))
    monkeypatch.setattr(steps, "FOLDER", folder)
    return step


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"include_name": schema.is_ours})
    return list(compare_metadata(context, schema.metadata))


async def step_of(database: Database) -> str | None:
    async with database.read() as connection:
        return await connection.run_sync(revision)


async def people_and_sessions(database: Database) -> tuple[int, int]:
    async with database.read() as connection:
        people = await connection.scalar(select(func.count()).select_from(schema.people))
        sessions = await connection.scalar(select(func.count()).select_from(schema.sessions))
    return people or 0, sessions or 0


async def add_somebody(database: Database) -> None:
    person = {"id": "p", "name": "Anna", "language": "en", "created": 1, "seen": 1}
    times = {"created": 1, "seen": 1, "expires": 2}
    async with database.write() as connection:
        await connection.execute(insert(schema.people), person)
        await connection.execute(
            insert(schema.sessions), {"id": "s", "person": "p", "device": "", **times}
        )


async def test_the_steps_lead_to_exactly_our_tables(database: Database) -> None:
    await migrate(database)
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
        names = await connection.run_sync(lambda c: inspect(c).get_table_names())
    ours = {name for name in names if schema.is_ours(name, "table")}
    assert ours == {*schema.metadata.tables, "alembic_version"}
    assert await step_of(database) == head()


async def test_to_migrate_again_changes_nothing(database: Database) -> None:
    await migrate(database)
    await add_somebody(database)
    await migrate(database)
    assert await people_and_sessions(database) == (1, 1)


async def test_a_table_that_is_made_anew_keeps_what_refers_to_it(
    database: Database, second_step: Path
) -> None:
    second_step.rename(second_step.with_suffix(".later"))
    await migrate(database)
    await add_somebody(database)
    second_step.with_suffix(".later").rename(second_step)
    steps._steps.cache_clear()
    with pytest.raises(Refused) as refused:
        await need_head(database)
    assert refused.value.code == "database-behind"
    await migrate(database)
    await need_head(database)
    assert await step_of(database) == "9999"
    assert await people_and_sessions(database) == (1, 1)
    async with database.read() as connection:
        columns = await connection.run_sync(lambda c: inspect(c).get_columns("people"))
    assert "motto" in {column["name"] for column in columns}


async def test_a_new_file_is_its_owners(sqlite_url: str, tmp_path: Path) -> None:
    database = Database(sqlite_url)
    await migrate(database)
    await add_somebody(database)
    for file in tmp_path.glob("*.db*"):
        if file.suffix != ".lock":  # in which there is nothing
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    await database.close()


async def test_references_are_checked_again_afterwards(sqlite_url: str) -> None:
    """Otherwise the next one who uses the connection could leave rows that refer to nothing."""
    database = Database(sqlite_url)
    await migrate(database)
    with pytest.raises(Refused) as refused:
        async with changing(database) as connection:
            await connection.execute(
                text("INSERT INTO mutes (person, muted) VALUES ('nobody', 'nobody')")
            )
    assert refused.value.code == "refers-to-nothing"
    for _ in range(5):  # also on the connection that has just been used
        with pytest.raises(SQLAlchemyError, match="FOREIGN KEY"):
            async with database.write() as connection:
                await connection.execute(insert(schema.mutes), {"person": "a", "muted": "b"})
    await database.close()


async def test_a_step_that_fails_leaves_nothing_behind(
    database: Database, second_step: Path
) -> None:
    second_step.write_text(second_step.read_text() + "    raise RuntimeError('too bad')\n")
    with pytest.raises(RuntimeError, match="too bad"):
        await migrate(database)
    async with database.read() as connection:
        assert await connection.run_sync(lambda c: inspect(c).get_table_names()) == []


async def test_a_database_that_is_newer_than_the_program_is_refused(database: Database) -> None:
    await migrate(database)
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for look in (migrate, need_head):
        with pytest.raises(Refused) as refused:
            await look(database)
        assert texts("en").refusal(refused.value) == (
            "The database is newer than this program: it has taken the step 9999, and the last "
            f"one known here is {head()}. Install the newer program again."
        )


async def test_games_that_were_over_before_are_remembered(database: Database) -> None:
    """In a database as it was before there were such rows."""
    async with changing(database) as connection:
        await connection.run_sync(upgrade, "0016")
        for id, name in (("a", "Anna"), ("b", "Ben")):
            person = {"id": id, "name": name, "language": "en", "created": 1, "seen": 1}
            columns = ", ".join(person)
            values = ", ".join(f":{name}" for name in person)
            await connection.execute(
                text(f"INSERT INTO people ({columns}) VALUES ({values})"), person
            )
    games = [played("fist-2002", id=id) for id in ("aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc")]
    await put(database, games[0], chained=False)
    await put(database, games[1], chained=False, trial={"seed": games[1].match.seed})
    await put(database, games[2], chained=False, state="playing", result=None, ended=None)
    async with database.write() as connection:
        anna = update(schema.seats).where(schema.seats.c.seat == 0).values(person="a")
        ben = update(schema.seats).where(schema.seats.c.seat.in_([1, 3])).values(person="b")
        await connection.execute(anna)
        await connection.execute(ben.where(schema.seats.c.table == games[0].id))
    await migrate(database)
    async with database.read() as connection:
        found = (await connection.execute(select(schema.played))).mappings().all()
        shown = await connection.scalars(select(schema.people.c.shown_to))
        assert set(shown) == {"nobody"}
    tables = Tables(database)
    expected = [row for one in games[:2] for row in rows_of(await tables.get(one.id))]
    assert len(expected) == 3
    key = itemgetter("table", "person")
    assert sorted(map(dict, found), key=key) == sorted(expected, key=key)


async def test_games_that_were_left_before_are_counted(database: Database) -> None:
    """In a database as it was before anybody counted them."""
    async with changing(database) as connection:
        await connection.run_sync(upgrade, "0017")
        for id in ("a", "b", "c"):
            person = {"id": id, "name": id, "language": "en", "created": 1, "seen": 1}
            await connection.execute(
                text(
                    "INSERT INTO people (id, name, language, created, seen)"
                    " VALUES (:id, :name, :language, :created, :seen)"
                ),
                person,
            )
    ids = ("aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc", "dddddddddddd")
    games = [played("fist-2002", id=id) for id in ids]
    for game in games[:2]:
        await put(database, game, chained=False)
    await put(database, games[2], chained=False, trial={"seed": games[2].match.seed})
    await put(database, games[3], chained=False, state="playing", result=None, ended=None)
    seats = schema.seats
    async with database.write() as connection:
        anna = update(seats).where(seats.c.seat == 0).values(person="a")
        await connection.execute(anna)
        others = update(seats).where(seats.c.table != games[1].id)
        await connection.execute(others.where(seats.c.seat.in_([1, 2])).values(person="b"))
        left = (seats.c.table == games[0].id) & (seats.c.seat == 2)
        await connection.execute(update(seats).where(left).values(left=True))
    await migrate(database)
    async with database.read() as connection:
        found = {tuple(row) for row in await connection.execute(select(schema.finishes))}
    assert found == {("a", 1, 1), ("b", 1, 0)}


async def test_what_was_said_and_reported_before_is_still_there(database: Database) -> None:
    """In a database as it was before there was a forum."""
    async with changing(database) as connection:
        await connection.run_sync(upgrade, "0017")
        person = {"id": "a", "name": "Anna", "language": "en", "created": 1, "seen": 1}
        columns, values = ", ".join(person), ", ".join(f":{name}" for name in person)
        await connection.execute(text(f"INSERT INTO people ({columns}) VALUES ({values})"), person)
    game = played("fist-2002", id="aaaaaaaaaaaa")
    await put(database, game, chained=False)
    async with database.write() as connection:
        for number, said in enumerate(("Hello", "You fool")):
            await connection.execute(
                text(
                    'INSERT INTO talk ("table", number, at, person, name, text)'
                    " VALUES (:id, :number, 1, 'a', 'Anna', :said)"
                ),
                {"id": game.id, "number": number, "said": said},
            )
        await connection.execute(
            text(
                'INSERT INTO reports ("table", line, person, reason, at)'
                " VALUES (:id, 1, 'a', 'rude', 2)"
            ),
            {"id": game.id},
        )
    await migrate(database)
    [report] = await Moderation(database).reports()
    assert (report.said.text, [line.text for line in report.around]) == ("You fool", ["Hello"])
    assert len(await TalkBook(database).read(game.id)) == 2
    assert [board.id for board in await Forum(database).boards()] == list(BOARDS)


async def test_who_was_sent_away_before_is_forgotten_unless_the_table_waits(
    database: Database,
) -> None:
    """In a database as it was when both were kept for ever; of two walls one is nobody's."""
    async with changing(database) as connection:
        await connection.run_sync(upgrade, "0027")
    game = played("fist-2002")
    async with database.write() as connection:
        anna = {"id": "anna", "name": "Anna", "language": "en", "created": 1, "seen": 1}
        await connection.execute(insert(schema.people).values(anna))
    for id, state, wall in (("a" * 12, "open", "anna"), ("b" * 12, "over", "gone")):
        of_it = Played(game.match, id, rows=[[]])
        await put(database, of_it, state=state, wall=wall, sent_away=["ben"])
    await migrate(database)
    tables = schema.tables.c
    query = select(tables.wall, tables.sent_away).order_by(tables.id)
    async with database.read() as connection:
        found = (await connection.execute(query)).all()
    assert [tuple(row) for row in found] == [("anna", ["ben"]), (None, [])]


MIGRATE = """
import asyncio, sys
from dragonstones.server.database import Database
from dragonstones.server.migrate import migrate
async def main():
    database = Database(sys.argv[1])
    await migrate(database)
    await database.close()
sys.stdin.readline()
asyncio.run(main())
"""


async def test_many_processes_may_start_at_once(url: str, database: Database) -> None:
    command = [sys.executable, "-c", MIGRATE, url]
    starting = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
        for _ in range(5)
    ]
    for process in starting:  # all of them are waiting for this line
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in starting:
        _, errors = await asyncio.to_thread(process.communicate)
        assert (process.returncode, errors) == (0, "")
    assert await step_of(database) == head()


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("sqlite:////nowhere/at/all/x.db", "sqlite+aiosqlite:////nowhere/at/all/x.db cannot"),
        ("postgresql://me:hidden@127.0.0.1:1/x", "me:***@127.0.0.1:1/x cannot be used"),
    ],
)
async def test_a_database_that_is_not_there_is_one_sentence(address: str, says: str) -> None:
    database = Database(address)
    with pytest.raises(Refused) as refused:
        await migrate(database)
    await database.close()
    sentence = texts("en").refusal(refused.value)
    assert says in sentence
    assert "hidden" not in sentence
    assert "\n" not in sentence


async def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("a letter to my aunt, of some length" * 100)
    database = Database(f"sqlite:///{tmp_path / 'x.db'}")
    with pytest.raises(Refused, match="file is not a database"):
        await migrate(database)
    await database.close()
