"""Backups: complete or not there, of either database into either, and all or nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text

from dragonstones import Match
from dragonstones.engine import Refused
from dragonstones.server import backup as backups
from dragonstones.server import migrate as steps
from dragonstones.server import schema
from dragonstones.server.backup import backup, restore
from dragonstones.server.database import Database, now
from dragonstones.server.gallery import Gallery, Question
from dragonstones.server.journal import Journal
from dragonstones.server.metrics import Metrics
from dragonstones.server.migrate import head, migrate, need_head
from dragonstones.server.replays import journal_of
from dragonstones.server.settings import Settings
from dragonstones.server.tables import Tables
from dragonstones.text import texts
from tests.server.finished import Played, played, put
from tests.server.services import Postgres
from tests.server.test_migrate import SECOND
from tests.terminal.program import run, run_here

pytestmark = pytest.mark.anyio

KINDS = ["sqlite", "postgres"]
NewDatabase = Callable[[str], Database]


@pytest.fixture(scope="module")
def game() -> Played:
    return played("fist-2002")


@pytest.fixture
async def new_database(
    tmp_path: Path, request: pytest.FixtureRequest, anyio_backend: str
) -> AsyncIterator[NewDatabase]:
    made: list[Database] = []
    with ExitStack() as services:

        def new(kind: str) -> Database:
            url = f"sqlite:///{tmp_path}/{len(made)}.db"
            if kind == "postgres":
                postgres: Postgres = request.getfixturevalue("postgres")
                url = services.enter_context(postgres.database())
            made.append(Database(url))
            return made[-1]

        yield new
        for database in made:
            await database.close()


def settings(database: Database) -> Settings:
    return Settings(database_url=database.url.render_as_string(hide_password=False))


async def fill(database: Database, game: Played) -> None:
    """Something of everything, with what is odd."""
    await migrate(database)
    await put(database, game, rematch="mnopqrstuvwx")
    person = {"name": "Anna ✓ 'x\"\n", "language": "de", "created": 2**40, "seen": 1}
    member = {"key": "anna", "password": "$argon2id$x", "disabled": None}
    guest = {"key": None, "password": None, "disabled": 5}
    async with database.write() as connection:
        await connection.execute(
            insert(schema.people), [{"id": "p", **person, **member}, {"id": "q", **person, **guest}]
        )
        session = {"id": "s" * 64, "person": "p", "device": "", "created": 1, "seen": 1}
        await connection.execute(insert(schema.sessions), {**session, "expires": 2})
        code = {"id": "r" * 64, "person": "p", "kind": "code", "created": 1, "expires": None}
        await connection.execute(insert(schema.recovery), code)
        await connection.execute(insert(schema.mutes), {"person": "p", "muted": "q"})
        wish = {"table": game.id, "seat": 0, "ask_anyway": True, "passing": 2}
        await connection.execute(insert(schema.wishes), wish)
        line = {"table": game.id, "at": 1, "name": "Anna", "person": "p"}
        await connection.execute(
            insert(schema.talk),
            [
                {**line, "number": 0, "text": "hallo", "line": None},
                {**line, "number": 1, "text": None, "line": "well-played"},
            ],
        )
        report = {"table": game.id, "line": 0, "person": "q", "reason": "rude", "at": 1}
        await connection.execute(insert(schema.reports), [report] * 3)
        lease = {"table": game.id, "owner": "me", "until": 1}
        await connection.execute(insert(schema.leases), lease)
        draft = {"person": "p", "id": "d" * 8, "name": "", "data": {"a": None}, "changed": 1}
        await connection.execute(insert(schema.drafts), draft)
        learnt = {"person": "p", "data": {"done": ["fist-2002/ties"]}, "changed": 1}
        await connection.execute(insert(schema.progress), learnt)
        tried = {"person": "p", "puzzle": "0123abcd", "at": 1, "right": True, "day": None}
        await connection.execute(insert(schema.attempts), {**tried, "mu": 25.5, "sigma": 8.0})
        rated = {"puzzle": "0123abcd", "mu": 24.5, "sigma": 8.0, "n": 1}
        await connection.execute(insert(schema.puzzle_ratings), rated)
        measured = {"game": "fist-2002", "card": "home-1", "version": "1"}
        sums = {"data": {}, "sums": {"games": 1.5}, "games": 1, "state": "queued", "asked": 1}
        await connection.execute(insert(schema.measurements), {**measured, **sums})
        wanted = {**measured, "person": "p", "at": 1, "active": True}
        await connection.execute(insert(schema.measurements_wanted), wanted)
        entry = {
            "id": "home-1",
            "kind": "card",
            "game": "fist-2002",
            "work": "w",
            "version": 1,
            "author": "p",
            "published": 1,
            "data": {"a": None},
            "name": {"de": "Eremit"},
            "texts": {"de": "Nimm 2 Silber."},
            "words": "eremit nimm silber",
            "tags": " funny ",
            "useless": False,
            "played_as": "home-1",
            "hearts": 1,
            "plays": 0,
            "effect": 0.125,
            "listed": True,
        }
        await connection.execute(insert(schema.guild), entry)
        await connection.execute(insert(schema.guild_hearts), {"work": "w", "person": "q", "at": 1})
        told = {"entry": "home-1", "person": "q", "reason": "ugly", "at": 2}
        await connection.execute(insert(schema.reports), told)
        coached = {"table": game.id, "seat": 0, "version": 1}
        kept = {"report": "{}", "shared": True, "state": "done", "asked": 1}
        await connection.execute(insert(schema.coachings), {**coached, **kept})
        wanted = {**coached, "person": "p", "at": 1, "active": False}
        await connection.execute(insert(schema.coachings_wanted), wanted)
        done = {"at": 1, "user": "root", "command": "people disable", "subject": "q"}
        await connection.execute(insert(schema.audit), done)
    await put(
        database,
        Played(game.match, "openopenopen", rows=[[]]),
        state="open",
        seed=None,
        result=None,
        code="ABCDEF",
    )


async def everything(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    async with database.read() as connection:
        return {
            table.name: [
                tuple(row)
                for row in await connection.execute(
                    select(table).order_by(*table.primary_key.columns)
                )
            ]
            for table in schema.metadata.sorted_tables
        }


async def is_empty(database: Database) -> bool:
    try:
        return not any((await everything(database)).values())
    except Exception:  # it has no tables
        return True


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
async def test_what_comes_back_is_what_was_there(
    here: str, there: str, new_database: NewDatabase, game: Played, tmp_path: Path
) -> None:
    first = new_database(here)
    await fill(first, game)
    before = await everything(first)
    contents = await backup(settings(first), tmp_path / "b.gz")
    assert contents.counts == {name: len(rows) for name, rows in before.items()}
    assert all(before.values())
    second = new_database(there)
    await restore(settings(second), tmp_path / "b.gz")
    assert await everything(second) == before
    found = await Gallery(second).entries(Question(search="eremit"))
    assert [entry.id for entry in found.entries] == ["home-1"]
    await need_head(second)
    async with second.read() as connection:
        unfinished = select(schema.tables.c.id).where(schema.tables.c.result.is_(None))
        assert (await connection.scalars(unfinished)).all() == ["openopenopen"]
    rows = await Journal(second, Metrics()).read(game.id)
    match = Match.replay(journal_of(await Tables(second).get(game.id), rows))
    assert match.result == game.match.result


@pytest.mark.parametrize("kind", KINDS)
async def test_new_rows_get_new_numbers_afterwards(
    kind: str, new_database: NewDatabase, game: Played, tmp_path: Path
) -> None:
    first = new_database("sqlite")
    await fill(first, game)
    await backup(settings(first), tmp_path / "b.gz")
    second = new_database(kind)
    await restore(settings(second), tmp_path / "b.gz")
    report = {"table": game.id, "line": 0, "reason": "", "at": 1}
    async with second.write() as connection:
        new = await connection.scalar(insert(schema.reports).returning(schema.reports.c.id), report)
    assert new == 5


@pytest.mark.parametrize("kind", KINDS)
async def test_it_is_one_moment_while_people_play_on(
    kind: str,
    new_database: NewDatabase,
    game: Played,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    database = new_database(kind)
    await fill(database, game)
    before = await everything(database)
    counted = backups._count

    async def count_and_play_on(connection: Any, table: Any) -> int:
        """Between any two looks somebody comes and answers."""
        n = await counted(connection, table)
        row = {"table": game.id, "at": 1, "entries": "[]"}
        async with database.write() as writing:
            last = await writing.scalar(select(func.max(schema.journal.c.number)))
            await writing.execute(insert(schema.journal), {**row, "number": (last or 0) + 1})
        return n

    monkeypatch.setattr(backups, "_count", count_and_play_on)
    contents = await backup(settings(database), tmp_path / "b.gz")
    assert len((await everything(database))["journal"]) > len(before["journal"])
    assert contents.counts["journal"] == len(before["journal"])
    second = new_database("sqlite")
    await restore(settings(second), tmp_path / "b.gz")
    assert await everything(second) == before


async def test_only_its_owner_can_read_it(
    new_database: NewDatabase, game: Played, tmp_path: Path
) -> None:
    database = new_database("sqlite")
    await fill(database, game)
    await backup(settings(database), tmp_path / "b.gz")
    assert stat.S_IMODE((tmp_path / "b.gz").stat().st_mode) == 0o600
    first = json.loads(lines_of(tmp_path / "b.gz")[0])
    assert (first["format"], first["revision"]) == ("dragonstones-backup-1", head())
    assert abs(first["made"] - now()) < 60_000


async def test_a_backup_that_fails_leaves_the_older_one(
    new_database: NewDatabase, game: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database("sqlite")
    await fill(database, game)
    folder = tmp_path / "backups"
    folder.mkdir()
    await backup(settings(database), folder / "b.gz")
    before = (folder / "b.gz").read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Refused, match="cannot be written: No space left on device"):
        await backup(settings(database), folder / "b.gz")
    assert [path.name for path in folder.iterdir()] == ["b.gz"]
    assert (folder / "b.gz").read_bytes() == before


async def test_what_cannot_be_backed_up_is_refused(
    new_database: NewDatabase, game: Played, tmp_path: Path
) -> None:
    database = new_database("sqlite")
    with pytest.raises(Refused, match=r"There is no database .*0\.db yet"):
        await backup(settings(database), tmp_path / "b.gz")
    assert not (tmp_path / "0.db").exists()
    (tmp_path / "0.db").touch()
    with pytest.raises(Refused, match="There is nothing in the database yet"):
        await backup(settings(database), tmp_path / "b.gz")
    await fill(database, game)
    for path in (tmp_path / "nowhere" / "b.gz", tmp_path):
        with pytest.raises(Refused, match="cannot be written"):
            await backup(settings(database), path)


# -- restoring -----------------------------------------------------------------


@pytest.fixture
async def saved(new_database: NewDatabase, game: Played, tmp_path: Path) -> Path:
    database = new_database("sqlite")
    await fill(database, game)
    await backup(settings(database), tmp_path / "saved.gz")
    return tmp_path / "saved.gz"


def lines_of(path: Path) -> list[bytes]:
    with gzip.open(path) as file:
        return file.readlines()


@pytest.mark.parametrize("kind", KINDS)
async def test_what_is_there_is_not_overwritten_unless_one_says_so(
    kind: str, new_database: NewDatabase, saved: Path
) -> None:
    database = new_database(kind)
    await migrate(database)
    person = {"id": "other", "name": "Other", "language": "en", "created": 1, "seen": 1}
    async with database.write() as connection:
        await connection.execute(insert(schema.people), person)
    before = await everything(database)
    with pytest.raises(Refused) as refused:
        await restore(settings(database), saved)
    assert texts("en").refusal(refused.value) == (
        "The database is not empty: there is something in people. With --force it is replaced."
    )
    assert await everything(database) == before
    await restore(settings(database), saved, force=True)
    people = (await everything(database))["people"]
    assert [row[0] for row in people] == ["p", "q"]


#: What the program finds, and what the database does.
DAMAGES = ["cut", "no-gzip", "no-json", "less", "more", "column", "table", "wide"]
BY_DATABASE = ["twice", "orphan"]


@pytest.mark.parametrize(
    ("kind", "damage"),
    [
        *(("sqlite", damage) for damage in DAMAGES),
        *((kind, damage) for kind in KINDS for damage in BY_DATABASE),
    ],
)
async def test_a_damaged_backup_changes_nothing(
    kind: str, damage: str, new_database: NewDatabase, saved: Path
) -> None:
    lines = lines_of(saved)
    people = [n for n, line in enumerate(lines) if line.startswith(b'["people"')]
    rows = [n for n, line in enumerate(lines) if line.startswith(b'["journal"')]
    match damage:
        case "cut":
            saved.write_bytes(saved.read_bytes()[:-200])
        case "no-gzip":
            saved.write_text("a letter to my aunt")
        case "no-json":
            lines[rows[0]] = b"so it goes\n"
        case "less":
            del lines[rows[-1]]
        case "more":
            lines.append(b'["leases",["openopenopen","me",1]]\n')
        case "twice":
            lines.insert(rows[0], lines[rows[0]])
        case "orphan":
            lines[rows[0]] = lines[rows[0]].replace(b"abcdefghijkl", b"nobodystable")
        case "column":
            lines[0] = lines[0].replace(b'"entries"', b'"exits"')
        case "table":
            lines[rows[0]] = lines[rows[0]].replace(b"journal", b"ledger")
        case "wide":
            lines[people[0]] = lines[people[0]].replace(b"]]", b",1]]")
    if damage not in ("cut", "no-gzip"):
        saved.write_bytes(gzip.compress(b"".join(lines)))
    database = new_database(kind)
    with pytest.raises(Refused) as refused:
        await restore(settings(database), saved)
    assert "Nothing has been changed." in texts("en").refusal(refused.value)
    assert await is_empty(database)


#: Bytes that a process may use: what it is made of, and not much more.
MEMORY = 1_500_000_000


def packed(beginning: bytes, part: bytes, times: int) -> bytes:
    """A small file that is larger than the memory when it is unpacked."""
    return gzip.compress(beginning) + gzip.compress(part) * times


@pytest.mark.parametrize("bomb", ["first line", "line", "rows", "deep"])
def test_a_backup_that_hardly_ends_is_one_sentence(bomb: str, tmp_path: Path, saved: Path) -> None:
    [first, *_] = lines_of(saved)
    row = b'["audit",[null,1,"root","people disable","p"]]\n'
    content = {
        "first line": packed(b"", b"0" * 2**24, 128),
        "line": packed(first + b'["people",["', b"0" * 2**24, 128),
        "rows": packed(first, row * 2**18, 192),
        "deep": packed(first, b"[" * 100_000 + b"\n", 1),
    }[bomb]
    (tmp_path / "bomb.gz").write_bytes(content)
    command = ["restore", str(tmp_path / "bomb.gz"), f"--database=sqlite:///{tmp_path}/x.db"]
    bound = f"import resource; resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))"
    ended = run(tmp_path, *command, first=bound)
    assert ended.returncode == 1
    assert "bomb.gz is not a complete backup of Dragonstones" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


async def test_a_damaged_backup_does_not_empty_a_database(
    new_database: NewDatabase, saved: Path, tmp_path: Path
) -> None:
    database = new_database("sqlite")
    await restore(settings(database), saved)
    before = await everything(database)
    saved.write_bytes(gzip.compress(b"".join(lines_of(saved)[:-1])))
    with pytest.raises(Refused):
        await restore(settings(database), saved, force=True)
    assert await everything(database) == before


async def test_a_backup_of_a_newer_program_is_refused(
    new_database: NewDatabase, saved: Path
) -> None:
    lines = lines_of(saved)
    lines[0] = lines[0].replace(f'"revision":"{head()}"'.encode(), b'"revision":"9999"')
    saved.write_bytes(gzip.compress(b"".join(lines)))
    with pytest.raises(Refused, match="was made by a newer program: it has taken the step 9999"):
        await restore(settings(new_database("sqlite")), saved)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_newer_program_restores_an_older_backup(
    kind: str,
    new_database: NewDatabase,
    saved: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(steps.FOLDER, folder)
    (folder / "versions" / "9999_second.py").write_text(SECOND.format(before=head()))
    monkeypatch.setattr(steps, "FOLDER", folder)
    database = new_database(kind)
    await restore(settings(database), saved)
    await need_head(database)
    async with database.read() as connection:
        rows = (await connection.execute(text("SELECT id, motto FROM people ORDER BY id"))).all()
        assert [tuple(row) for row in rows] == [("p", None), ("q", None)]
        sessions = await connection.scalar(select(func.count()).select_from(schema.sessions))
    assert sessions == 1


async def test_a_database_of_somebody_else_is_left_alone(
    new_database: NewDatabase, saved: Path
) -> None:
    database = new_database("postgres")
    async with database.write() as connection:
        await connection.execute(text("CREATE TABLE invoices (id INTEGER)"))
    for force in (False, True):
        with pytest.raises(Refused, match="a table invoices that does not belong to Dragonstones"):
            await restore(settings(database), saved, force)


async def test_a_file_that_is_not_there_is_refused(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    with pytest.raises(Refused, match=r"There is no file .*none\.gz"):
        await restore(settings(new_database("sqlite")), tmp_path / "none.gz")


# -- the commands --------------------------------------------------------------


async def test_the_commands(new_database: NewDatabase, game: Played, tmp_path: Path) -> None:
    database = new_database("sqlite")
    await fill(database, game)
    rows = sum(map(len, (await everything(database)).values()))
    file = str(tmp_path / "b.gz")
    here, there = (f"--database=sqlite:///{tmp_path}/{name}.db" for name in ("0", "new"))
    of = f"{rows} rows of {len(schema.metadata.tables)} tables.\n"
    for arguments, code, says in (
        (("backup", file, here), 0, f"Saved to {file}: {of}"),
        (("restore", file, there), 0, f"Restored from {file}: {of}"),
        (("restore", file, there), 1, "The database is not empty: there is something in audit."),
        (("restore", file, there, "--force"), 0, "Restored from"),
        (("restore", file, there, "--lang=de"), 1, "Die Datenbank ist nicht leer: In audit"),
        (("backup", file, "--database=sqlite:///nowhere.db"), 1, "There is no database nowhere"),
    ):
        ended = await asyncio.to_thread(run_here, tmp_path, *arguments)
        assert ended.exit_code == code, ended.output
        assert says in ended.output
