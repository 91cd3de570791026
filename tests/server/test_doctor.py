"""`dragonstones doctor` sees what is wrong, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update

from dragonstones import Match
from dragonstones.server import doctor as doctors
from dragonstones.server import migrate as steps
from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.doctor import Doctor, Finding
from dragonstones.server.migrate import head, migrate
from dragonstones.server.settings import SHORTEST_TOKEN, Found, Settings
from dragonstones.text import texts
from tests.forked import COMMAND
from tests.server.finished import Played, played, put
from tests.server.made import make_current
from tests.server.test_migrate import SECOND
from tests.terminal.program import environment, run_here

pytestmark = pytest.mark.anyio

T = texts("en")


@pytest.fixture(scope="module")
def games() -> list[Played]:
    kinds = ("fist-2002", "fist-tavern", "dragons-gold")
    return [played(kind, id=f"game{n}gamegam") for n, kind in enumerate(kinds)]


@pytest.fixture
async def database(sqlite_url: str, anyio_backend: str) -> AsyncIterator[Database]:
    database = Database(sqlite_url)
    await make_current(database)
    yield database
    await database.close()


async def look(database_url: str, games: int | None = None, **settings: Any) -> list[Finding]:
    chosen = Settings(database_url=database_url, **settings)
    sources = dict.fromkeys(Settings.__struct_fields__, "default")
    doctor = Doctor(Found(chosen, sources), T)
    return [finding async for finding in doctor.examine(games)]


async def wrong(database_url: str, games: int | None = None, **settings: Any) -> list[str]:
    findings = await look(database_url, games, **settings)
    return [finding.text for finding in findings if finding.level == "wrong"]


async def test_a_healthy_site(database: Database, sqlite_url: str, games: list[Played]) -> None:
    for game in games:
        await put(database, game)
    findings = await look(sqlite_url)
    assert {finding.level for finding in findings} == {"fine"}
    said = [finding.text for finding in findings]
    assert T("doctor-games", n=3) in said
    assert T("doctor-migrations", step=head()) in said
    assert T("doctor-writable") in said


async def test_it_makes_no_database(sqlite_url: str, tmp_path: Path) -> None:
    findings = await look(sqlite_url)
    assert {finding.level for finding in findings} == {"fine", "note"}
    assert T("doctor-no-database-yet", path=f"{tmp_path}/dragonstones.db") in [
        finding.text for finding in findings
    ]
    assert list(tmp_path.iterdir()) == []


async def test_it_changes_nothing(database: Database, sqlite_url: str, games: list[Played]) -> None:
    await put(database, games[0])

    async def dump() -> list[Any]:
        async with database.read() as connection:
            version = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            return [version, (await connection.execute(select(schema.tables))).all()]

    before = await dump()
    await look(sqlite_url)
    assert await dump() == before


# -- stored games --------------------------------------------------------------


async def test_a_game_whose_end_was_changed_is_named(
    database: Database, sqlite_url: str, games: list[Played]
) -> None:
    other = {**(games[1].match.result or {}), "winners": [9]}
    for game, result in zip(games, (games[0].match.result, other, None), strict=True):
        await put(database, game, result=result)
    assert sorted(await wrong(sqlite_url)) == [
        T("doctor-game-differs", table=games[1].id),
        T("doctor-game-differs", table=games[2].id),
    ]


async def test_games_that_cannot_be_played_again_are_named(
    database: Database, sqlite_url: str, games: list[Played]
) -> None:
    first, second, _ = games
    await put(database, first, chained=False)
    await put(database, second, rules=99)
    illegal = json.dumps([[0, {"fairy": 1000}, "k"]])
    journal = schema.journal
    async with database.write() as connection:
        of_first = (journal.c.table == first.id) & (journal.c.number == 0)
        await connection.execute(update(journal).where(of_first).values(entries=illegal))
    found = await wrong(sqlite_url)
    assert len(found) == 2
    assert any(f"{first.id} cannot be replayed: Entry 0 of the journal" in t for t in found)
    assert any(f"{second.id} cannot be replayed: The game fist-tavern has" in t for t in found)


async def test_a_game_that_breaks_the_rules_themselves_is_named(
    database: Database, sqlite_url: str, games: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    await put(database, games[0])

    def broken(_journal: Any) -> Any:
        raise ZeroDivisionError("so many gnomes")

    monkeypatch.setattr(Match, "replay", broken)
    assert await wrong(sqlite_url) == [
        T("doctor-game-broken", table=games[0].id, reason="ZeroDivisionError: so many gnomes")
    ]


async def test_a_game_that_goes_on_need_not_have_ended(
    database: Database, sqlite_url: str, games: list[Played]
) -> None:
    half = Played(games[0].match, games[0].id, rows=games[0].rows[:20])
    await put(database, half, state="playing", result=None, ended=None)
    assert await wrong(sqlite_url) == []


async def test_only_the_newest_games_if_so_many_are_asked_for(
    database: Database, sqlite_url: str, games: list[Played]
) -> None:
    for age, game in enumerate(games):
        await put(database, game, result=None, created=100 - age)
    assert await wrong(sqlite_url, games=1) == [T("doctor-game-differs", table=games[0].id)]
    assert await wrong(sqlite_url, games=0) == []


# -- the database --------------------------------------------------------------


async def test_a_database_that_is_newer_or_behind(
    database: Database, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(steps.FOLDER, folder)
    (folder / "versions" / "9999_second.py").write_text(SECOND.format(before=head()))
    with monkeypatch.context() as patch:
        before = head()
        patch.setattr(steps, "FOLDER", folder)
        findings = await look(sqlite_url)
        assert Finding("note", T("doctor-behind", found=before, known="9999")) in findings
        assert "wrong" not in {finding.level for finding in findings}
        await migrate(database)
    [newer] = await wrong(sqlite_url)
    assert newer.startswith("The database is newer than this program")


async def test_tables_that_somebody_has_changed(database: Database, sqlite_url: str) -> None:
    async with database.write() as connection:
        await connection.execute(text("ALTER TABLE people ADD COLUMN shoe_size INTEGER"))
        await connection.execute(text("DROP INDEX ix_people_seen"))
    assert await wrong(sqlite_url) == [T("doctor-other-tables", n=2)]


async def test_a_damaged_file(database: Database, sqlite_url: str, games: list[Played]) -> None:
    await put(database, games[0])
    await database.close()
    file = Path(database.url.database or "")
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + bytes(20_000) + whole[28_192:])
    assert await wrong(sqlite_url)


async def test_a_database_that_cannot_be_written(postgres_url: str) -> None:
    database = Database(postgres_url)
    await make_current(database)
    async with database.write() as connection:
        name = database.url.database
        await connection.execute(
            text(f"ALTER DATABASE {name} SET default_transaction_read_only=on")
        )
    await database.close()
    reason = "cannot execute UPDATE in a read-only transaction"
    assert any(said.endswith(f"{reason}.") for said in await wrong(postgres_url))


async def test_a_database_that_is_not_there() -> None:
    [sentence] = await wrong("postgresql://me:hidden@127.0.0.1:1/x", redis_url="")
    assert "me:***@127.0.0.1:1/x cannot be used" in sentence


async def test_a_postgresql_that_does_not_sync(postgres_url: str, games: list[Played]) -> None:
    """Those of the tests do not: it would only take time."""
    database = Database(postgres_url)
    await make_current(database)
    await put(database, games[2])
    await database.close()
    findings = await look(postgres_url)
    said = [finding.text for finding in findings if finding.level == "wrong"]
    assert said == [
        T("doctor-setting", name=name, found="off", wanted="on")
        for name in ("fsync", "full_page_writes")
    ]
    fine = [finding.text for finding in findings if finding.level == "fine"]
    assert {T("doctor-clock"), T("doctor-games", n=1), T("doctor-writable")} <= set(fine)
    assert Finding("note", T("doctor-no-redis")) in findings


async def test_too_little_space(
    database: Database, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctors, "LITTLE_SPACE", 10**18)
    [sentence] = await wrong(sqlite_url)
    assert "has only" in sentence


async def test_a_clock_that_went_back(
    database: Database, sqlite_url: str, games: list[Played]
) -> None:
    await put(database, games[0], touched=now() + 3_600_000)
    [sentence] = await wrong(sqlite_url)
    assert sentence.startswith("The clock is wrong, or was")


async def test_redis(database: Database, sqlite_url: str, redis_url: str) -> None:
    findings = await look(sqlite_url, redis_url=redis_url)
    assert any(f.level == "fine" and f.text.startswith("Redis ") for f in findings)
    [sentence] = await wrong(sqlite_url, redis_url="redis://:hidden@127.0.0.1:1/0")
    assert sentence.startswith("Redis at redis://:•••@127.0.0.1:1/0 cannot be used")


# -- settings ------------------------------------------------------------------

HTTPS = "https://stones.example"


@pytest.mark.parametrize(
    ("settings", "level", "id"),
    [
        ({}, "fine", "doctor-loopback"),
        ({"host": "localhost"}, "fine", "doctor-loopback"),
        ({"host": "192.168.0.7"}, "note", "doctor-network"),
        ({"host": "0.0.0.0"}, "note", "doctor-plain"),
        ({"host": "::"}, "note", "doctor-plain"),
        ({"public_url": "stones.example"}, "wrong", "refused-bad-public-url"),
        ({"public_url": "https://stones.example/play"}, "wrong", "refused-bad-public-url"),
        ({"public_url": "http://stones.example"}, "note", "doctor-public-plain"),
        ({"public_url": HTTPS}, "wrong", "refused-https-unseen"),
        (
            {"public_url": HTTPS, "trusted_proxies": "127.0.0.1, ::1, 10.0.0.0/8"},
            "fine",
            "doctor-https",
        ),
        ({"trusted_proxies": "*"}, "note", "doctor-every-proxy"),
        ({"trusted_proxies": "127.0.0.1,proxy.example"}, "wrong", "refused-bad-proxy"),
        ({"allowed_hosts": "*"}, "note", "doctor-every-host"),
        ({"allowed_hosts": "a.example, /b"}, "wrong", "refused-bad-allowed-host"),
        ({"security_contact": "me@stones.example"}, "wrong", "refused-bad-contact"),
        ({"metrics_token": "short"}, "wrong", "refused-short-token"),
        ({"word_lists": "nowhere"}, "wrong", "refused-no-word-lists"),
        ({"rate_limits": 0.0}, "note", "doctor-no-limits"),
    ],
)
async def test_settings(
    settings: dict[str, Any], level: str, id: str, database: Database, sqlite_url: str
) -> None:
    findings = await look(sqlite_url, **settings)
    values = {
        "address": settings.get("public_url") or settings.get("security_contact"),
        "proxy": "proxy.example",
        "host": settings.get("host", "/b"),
        "least": SHORTEST_TOKEN,
        "folder": "nowhere",
    }
    assert Finding(level, T(id, **values)) in findings  # type: ignore[arg-type]
    assert sum(finding.level == "wrong" for finding in findings) == (level == "wrong")


# -- the command ---------------------------------------------------------------


async def test_it_ends_quietly_when_nobody_reads_on(
    database: Database, sqlite_url: str, tmp_path: Path
) -> None:
    """As in `doctor | head -4`: the fourth line comes while the database is being looked at."""
    doctor = await asyncio.create_subprocess_exec(
        *(*COMMAND, "doctor", "--database", sqlite_url),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
    )
    assert doctor.stdout and doctor.stderr
    for _ in range(4):
        assert await doctor.stdout.readline()
    doctor._transport.get_pipe_transport(1).close()  # type: ignore[attr-defined]
    assert await doctor.stderr.read() == b""
    await doctor.wait()


async def test_the_command(
    database: Database, sqlite_url: str, games: list[Played], tmp_path: Path
) -> None:
    await put(database, games[0])
    ended = await asyncio.to_thread(run_here, tmp_path, "doctor", "--database", sqlite_url)
    assert ended.exit_code == 0, ended.output
    assert "✓ The one stored game replays exactly as it was played.\n" in ended.output
    assert ended.output.endswith("\nAll is well.\n")
    await put(database, games[1], result=None)
    ended = await asyncio.to_thread(
        run_here, tmp_path, "doctor", "--database", sqlite_url, "--lang", "de"
    )
    assert ended.exit_code == 1
    assert f"✗ Spiel {games[1].id} endet anders" in ended.output
    assert ended.output.endswith("\nEine Sache stimmt nicht.\n")
