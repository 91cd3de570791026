"""Backups: complete or not there, of either database into either, and all or nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, String, func, insert, select, text, update

from dragonstones import Match
from dragonstones.engine import Refused
from dragonstones.server import backup as backups
from dragonstones.server import migrate as steps
from dragonstones.server import schema
from dragonstones.server.backup import backup, restore
from dragonstones.server.database import Database, now
from dragonstones.server.forum import Forum
from dragonstones.server.gallery import Gallery, Query
from dragonstones.server.journal import Journal
from dragonstones.server.metrics import Metrics
from dragonstones.server.migrate import head, need_head
from dragonstones.server.people import People, PersonRow
from dragonstones.server.replays import journal_of
from dragonstones.server.settings import Settings
from dragonstones.server.tables import Tables
from dragonstones.text import texts
from tests.server.conftest import NewDatabase
from tests.server.finished import Played, played, put
from tests.server.made import make_current
from tests.server.test_migrate import SECOND
from tests.terminal.program import run, run_here

pytestmark = pytest.mark.anyio

KINDS = ["sqlite", "postgres"]


@pytest.fixture(scope="module")
def game() -> Played:
    return played("fist-2002")


def settings(database: Database) -> Settings:
    return Settings(database_url=database.url.render_as_string(hide_password=False))


#: Two people, whom nothing else is like.
P, Q, NAME = "p" * 20, "q" * 20, "Anna ✓ 'x\"\n"


async def fill(database: Database, game: Played) -> None:
    """Something of everything, with what is odd."""
    await make_current(database)
    await put(database, game, rematch="mnopqrstuvwx")
    person = {"name": NAME, "language": "de", "created": 2**40, "seen": 1}
    member = {"key": "anna", "password": "$argon2id$x", "disabled": None}
    guest = {"key": None, "password": None, "disabled": 5}
    async with database.write() as connection:
        await connection.execute(
            insert(schema.people), [{"id": P, **person, **member}, {"id": Q, **person, **guest}]
        )
        await connection.execute(
            update(schema.tables).values(host=P, wall=P, party=True, name=f"{NAME} & Co")
        )
        for seat, who in enumerate((P, Q)):
            sits = update(schema.seats).where(schema.seats.c.seat == seat)
            await connection.execute(sits.values(person=who, name=NAME))
        learnt = {"id": "d", "game": "fist-2002", "rules": 1, "made": 1, "data": b"\x00\xff"}
        await connection.execute(insert(schema.dictionaries), learnt)
        packed = {"table": game.id, "dictionary": "d", "rows": 1, "last": None, "hash": "h"}
        await connection.execute(insert(schema.packed), {**packed, "data": b"\x80\n"})
        told = {"owner": "o", "seen": 1, "data": "{}"}
        await connection.execute(insert(schema.processes), told)
        session = {"id": "s" * 64, "person": P, "device": "", "created": 1, "seen": 1}
        await connection.execute(insert(schema.sessions), {**session, "expires": 2})
        code = {"id": "r" * 64, "person": P, "kind": "code", "created": 1, "expires": None}
        await connection.execute(insert(schema.recovery), code)
        await connection.execute(insert(schema.mutes), {"person": P, "muted": Q})
        passkey = {"id": "k", "person": P, "name": "phone", "public_key": "x", "uses": 0}
        await connection.execute(insert(schema.passkeys), {**passkey, "created": 1, "used": None})
        challenge = {"id": "c" * 64, "expires": 2}
        await connection.execute(insert(schema.passkey_challenges), challenge)
        await connection.execute(insert(schema.blocks), {"person": P, "blocked": Q, "at": 1})
        friends = {"low": P, "high": Q, "asker": P, "asked": 1, "since": None}
        await connection.execute(insert(schema.friends), friends)
        invited = {"table": game.id, "person": Q, "by": P, "at": 1, "declined": True}
        await connection.execute(insert(schema.invitations), invited)
        finished = {"person": P, "games": 3, "stayed": 2}
        await connection.execute(insert(schema.finishes), finished)
        wish = {"table": game.id, "seat": 0, "ask_anyway": True, "passing": 2}
        await connection.execute(insert(schema.wishes), wish)
        noted = {"table": game.id, "seat": 0, "number": 1, "notes": [[2, {"how": "gone"}]]}
        await connection.execute(insert(schema.order_notes), noted)
        line = {"table": game.id, "at": 1, "name": NAME, "person": P}
        await connection.execute(
            insert(schema.talk),
            [
                {**line, "number": 0, "text": "hallo", "line": None},
                {**line, "number": 1, "text": None, "line": "well-played"},
            ],
        )
        report = {"table": game.id, "line": 0, "person": Q, "reason": "rude", "at": 1}
        await connection.execute(insert(schema.reports), [report] * 3)
        lease = {"table": game.id, "owner": "me", "until": 1}
        await connection.execute(insert(schema.leases), lease)
        draft = {"person": P, "id": "d" * 8, "name": "", "data": {"a": None}, "changed": 1}
        await connection.execute(insert(schema.drafts), draft)
        learnt = {"person": P, "data": {"done": ["fist-2002/ties"]}, "changed": 1}
        await connection.execute(insert(schema.progress), learnt)
        tried = {"person": P, "puzzle": "0123abcd", "at": 1, "right": True, "day": None}
        await connection.execute(insert(schema.attempts), {**tried, "mu": 25.5, "sigma": 8.0})
        rated = {"puzzle": "0123abcd", "mu": 24.5, "sigma": 8.0, "n": 1}
        await connection.execute(insert(schema.puzzle_ratings), rated)
        measured = {"game": "fist-2002", "card": "home-1", "version": "1"}
        sums = {"data": {}, "sums": {"games": 1.5}, "games": 1, "state": "queued", "asked": 1}
        await connection.execute(insert(schema.measurements), {**measured, **sums})
        wanted = {**measured, "person": P, "at": 1, "active": True}
        await connection.execute(insert(schema.measurements_wanted), wanted)
        entry = {
            "id": "home-1",
            "kind": "card",
            "game": "fist-2002",
            "work": "w",
            "version": 1,
            "author": P,
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
        await connection.execute(insert(schema.guild_hearts), {"work": "w", "person": Q, "at": 1})
        told = {"entry": "home-1", "person": Q, "reason": "ugly", "at": 2}
        await connection.execute(insert(schema.reports), told)
        coached = {"table": game.id, "seat": 0, "version": 1}
        kept = {"report": "{}", "shared": True, "state": "done", "asked": 1}
        await connection.execute(insert(schema.coachings), {**coached, **kept})
        wanted = {**coached, "person": P, "at": 1, "active": False}
        await connection.execute(insert(schema.coachings_wanted), wanted)
        ended = {"table": game.id, "person": P, "seat": 0, "game": "fist-2002", "seats": 4}
        how = {"ended": 3, "public": True, "counted": True, "won": False, "place": 2, "points": 1}
        await connection.execute(insert(schema.played), {**ended, **how, "tallied": True})
        figure = {"person": P, "game": "fist-2002", "figure": "won:witch", "n": 2}
        await connection.execute(insert(schema.tallies), figure)
        deed = {"person": P, "deed": "first", "table": game.id, "at": 3}
        await connection.execute(insert(schema.deeds), deed)
        board = {"id": "rumours", "name": {"en": "Rumours"}, "made": 1, "closed": None}
        await connection.execute(insert(schema.boards), board)
        thread = {"number": 3, "board": "rumours", "title": "Hm", "author": P, "at": 1}
        await connection.execute(insert(schema.threads), {**thread, "posts": 1, "last": 7})
        post = {"number": 7, "thread": 3, "place": 1, "author": P, "at": 1, "text": "Drachen!"}
        await connection.execute(insert(schema.posts), {**post, "words": "drachen", "hearts": 1})
        old = {"post": 7, "number": 1, "at": 1, "text": "Drache?"}
        await connection.execute(insert(schema.post_versions), old)
        await connection.execute(insert(schema.post_hearts), {"post": 7, "person": Q, "at": 1})
        mark = {"person": Q, "thread": 3, "read": 1, "followed": True}
        await connection.execute(insert(schema.thread_marks), mark)
        sanction = {"person": Q, "kind": "warn", "reason": "rude", "at": 1}
        await connection.execute(insert(schema.sanctions), sanction)
        await connection.execute(insert(schema.players), {"number": 3, "person": P})
        await connection.execute(insert(schema.players), {"number": 4, "person": None})
        result = {"table": game.id, "game": "fist-2002", "ended": 3, "number": 1}
        seats = [{"player": 3, "place": 1}, {"bot": "merchant", "place": 2}]
        await connection.execute(insert(schema.results), {**result, "seats": seats})
        after = {"player": 3, "game": "fist-2002", "mu": 25.125, "sigma": 8.0}
        await connection.execute(insert(schema.rated), {**after, "number": 1, "at": 3})
        standing = {"season": "", "games": 1, "certain": 9.125, "listed": False}
        await connection.execute(insert(schema.ratings), {**after, **standing})
        met = {"season": "2026-11", "low": 3, "high": 4, "n": 1}
        await connection.execute(insert(schema.meetings), met)
        seeker = {"person": P, "game": "fist-2002", "clock": "normal", "since": 1, "seen": 2}
        await connection.execute(insert(schema.seekers), {**seeker, "patience": None})
        free = {"person": P, "first": "2026-08-01", "last": "2026-08-02", "at": 1}
        await connection.execute(insert(schema.holidays), free)
        notice: dict[str, Any] = {
            "person": P,
            "event": "turn/x/1",
            "channel": "page",
            "kind": "turn",
        }
        notice |= {"subject": game.id, "data": {"table": "Drachen"}, "at": 1, "state": "sent"}
        await connection.execute(insert(schema.outbox), {**notice, "after": 1, "tries": 0})
        asked = {"person": Q, "event": f"friend/{P}", "kind": "friend", "subject": P}
        by = {"by": P, "name": NAME, "path": "/me"}
        await connection.execute(
            insert(schema.outbox), {**notice, **asked, "data": by, "after": 1, "tries": 0}
        )
        phone = {"id": "d" * 16, "person": P, "endpoint": "https://x", "p256dh": "k", "auth": "a"}
        await connection.execute(insert(schema.push_devices), {**phone, "device": "", "created": 1})
        wishes = {"person": P, "choices": {"quiet": [0, 1]}, "address": "p@x.y", "confirmed": 1}
        await connection.execute(insert(schema.notice_choices), wishes)
        await connection.execute(insert(schema.site_keys), {"name": "links", "value": "secret"})
        done = {"at": 1, "user": "root", "command": "people disable", "subject": Q}
        await connection.execute(insert(schema.audit), done)
        await connection.execute(insert(schema.audit), {**done, "user": f"@{P}"})
    await put(
        database,
        Played(game.match, "openopenopen", rows=[[]]),
        state="open",
        seed=None,
        result=None,
        code="ABCDEF",
        sent_away=[Q],
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
    found = await Gallery(second).entries(Query(search="eremit"))
    assert [entry.id for entry in found.entries] == ["home-1"]
    posts = (await Forum(second).search("drach", None)).posts
    assert [post.number for post in posts] == [7]
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
    counted = backups.count_rows

    async def count_and_play_on(connection: Any, table: Any) -> int:
        """Between any two looks somebody comes and answers."""
        n = await counted(connection, table)
        row = {"table": game.id, "at": 1, "entries": "[]"}
        async with database.write() as writing:
            last = await writing.scalar(select(func.max(schema.journal.c.number)))
            await writing.execute(insert(schema.journal), {**row, "number": (last or 0) + 1})
        return n

    monkeypatch.setattr(backups, "count_rows", count_and_play_on)
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
    await make_current(database)
    person = {"id": "other", "name": "Other", "language": "en", "created": 1, "seen": 1}
    async with database.write() as connection:
        await connection.execute(insert(schema.people), person)
    before = await everything(database)
    with pytest.raises(Refused) as refused:
        await restore(settings(database), saved)
    assert texts("en").refusal(refused.value) == (
        "The database is not empty: there is something in people. "
        "`dragonstones restore --force` replaces it."
    )
    assert await everything(database) == before
    await restore(settings(database), saved, force=True)
    people = (await everything(database))["people"]
    assert [row[0] for row in people] == [P, Q]


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
        assert [tuple(row) for row in rows] == [(P, None), (Q, None)]
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


# -- what is left of somebody --------------------------------------------------

#: Columns that look as if they could hold the id of a person, and never do; all others are filled
#: with one above.
HOLDS_NOBODY = {
    "drafts.id": "given by the page",
    "journal.hash": "a hash",
    "packed.hash": "a hash",
    "packed.last": "a hash",
    "coachings.owner": "a process",
    "leases.owner": "a process",
    "measurements.owner": "a process",
    "outbox.owner": "a process",
    "processes.owner": "a process",
    "boards.name": "a word in each language",
    "drafts.data": "a card",
    "guild.data": "a card",
    "guild.name": "of a card",
    "guild.strength": "figures",
    "guild.texts": "of a card",
    "measurements.data": "a card",
    "measurements.sums": "figures",
    "notice_choices.choices": "hours and kinds of notices",
    "order_notes.notes": "what a seat has ordered",
    "progress.data": "lessons",
    "results.seats": "numbers of players",
    "tables.options": "the rules of the game",
    "tables.pauses": "moments",
    "tables.result": "seats",
    "tables.trial": "a seed and a position",
    "wishes.orders": "what a seat has ordered",
}
#: Where the id of somebody stays who has deleted their account.
KEPT = {
    "audit.subject": "what moderators and commands did stays on record: an id that names nobody",
    "audit.user": "and which moderator it was",
}


async def where_is(database: Database, *texts: str) -> set[str]:
    """The columns in which one of these texts stands, in whatever form."""
    return {
        f"{name}.{column}"
        for name, rows in (await everything(database)).items()
        for row in rows
        for column, value in zip(schema.metadata.tables[name].columns.keys(), row, strict=True)
        for written in [value if isinstance(value, str) else repr(value)]
        if any(one in written for one in texts)
    }


@pytest.mark.parametrize("kind", KINDS)
async def test_a_person_can_remove_all_that_names_them(
    kind: str, new_database: NewDatabase, game: Played
) -> None:
    """Two people, who are in every table, delete their accounts: neither their ids nor their name
    are left in any column, but for what is listed here with a reason."""
    database = new_database(kind)
    await fill(database, game)
    filled = await where_is(database, P, Q)
    for table in schema.metadata.sorted_tables:
        for column in table.columns:
            # As long as the id of a person.
            is_id = isinstance(column.type, String) and column.type.length == 32
            if is_id or isinstance(column.type, JSON):
                assert (str(column) in filled) != (str(column) in HOLDS_NOBODY), column
    people = People(database, settings(database))
    for id in (P, Q):
        await people.delete(PersonRow(id, NAME, False, "en", 1, None, "nobody", moderator=False))
    assert await where_is(database, P, Q, "Anna ✓") == KEPT.keys()
    assert await where_is(database, "Anna ✓") == set()
