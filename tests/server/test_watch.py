"""What operators see of a site, and that nobody else does."""

from __future__ import annotations

import io
import logging
from pathlib import Path

import pytest
import structlog
from sqlalchemy import insert, select

from dragonstones.server import audit, logs, schema
from dragonstones.server.admin import Admin
from dragonstones.server.backup import backup
from dragonstones.server.database import now
from dragonstones.server.settings import Settings
from dragonstones.server.watch import GONE, SLOW
from tests.server.conftest import NewDatabase
from tests.server.live import Guest, Live, Refused, running
from tests.server.made import make_current
from tests.server.test_backup import settings
from tests.server.test_rights import member_of

pytestmark = pytest.mark.anyio


async def operator_of(live: Live, name: str) -> Guest:
    who = await member_of(live, name)
    await Admin(live.site.database).set_role(who.id, "operator", True)
    return who


async def test_an_operator_sees_the_site_and_is_a_moderator(live: Live) -> None:
    chief = await operator_of(live, "Olga")
    table = await chief.new_table("fist-2002", seats=4, bots=["merchant"] * 3)
    wire = await chief.watch(table)
    await live.site.watch.tell()
    async with live.site.database.write() as connection:
        await audit.note(connection, "backup", "monday.jsonl.gz")
    state = await chief.get("/admin")
    [process] = [one for one in state["processes"] if one["owner"] == live.site.owner]
    assert process["connections"] >= 1 and process["rooms"] >= 1 and process["memory"] > 0
    assert state["tables"]["playing"] >= 1
    assert {queue["name"] for queue in state["queues"]} == {
        "lab",
        "coach",
        "notices",
        "count",
        "rate",
        "pack",
    }
    assert state["backups"][0]["file"] == "monday.jsonl.gz"
    me = await chief.get("/me")
    assert me["operator"] and me["moderator"]
    assert await chief.get("/moderation/reports") == []
    await wire.close()


@pytest.mark.parametrize("role", [None, "moderator"])
async def test_nobody_else_does(live: Live, role: str | None) -> None:
    who = await operator_of(live, f"Former {role}")
    await chief_no_more(live, who)
    if role == "moderator":
        await Admin(live.site.database).set_role(who.id, "moderator", True)
    with pytest.raises(Refused) as refused:
        await who.get("/admin")
    assert (refused.value.status, refused.value.code) == (403, "operators-only")


async def test_a_backup_is_noted_for_operators(new_database: NewDatabase, tmp_path: Path) -> None:
    database = new_database("sqlite")
    await make_current(database)
    await backup(settings(database), tmp_path / "tuesday.jsonl.gz")
    async with database.read() as connection:
        [line] = await audit.lines(connection, 5)
    assert (line.command, line.subject) == ("backup", "tuesday.jsonl.gz")


async def chief_no_more(live: Live, who: Guest) -> None:
    await Admin(live.site.database).set_role(who.id, "operator", False)


async def test_slow_answers_are_told_and_quick_ones_are_not(live: Live) -> None:
    live.site.watch.answered("abcdefghijkl", SLOW * 2)
    live.site.watch.answered("mnopqrstuvwx", SLOW / 2)
    told = live.site.watch.told()
    assert [(one.table, one.ms) for one in told.slow] == [("abcdefghijkl", 1000 * SLOW * 2)]


def test_errors_are_kept_without_their_details() -> None:
    logs._latest.clear()
    kept = logging.getLogger().handlers, structlog.get_config()
    logs.set_up(Settings(), io.StringIO())
    try:
        try:
            raise ValueError("the seed is 12345")
        except ValueError:
            structlog.get_logger("dragonstones.x").exception("a regular task has failed")
        structlog.get_logger("dragonstones.x").info("all is well")
    finally:
        logging.getLogger().handlers = kept[0]
        structlog.configure(**kept[1])
    [error] = logs.latest()
    assert (error.event, error.kind) == ("a regular task has failed", "ValueError")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_processes_that_have_gone_are_forgotten(kind: str, new_database: NewDatabase) -> None:
    url = settings(new_database(kind)).database_url
    async with running(url) as live:
        old = {"owner": "gone", "seen": now() - 2 * GONE, "data": "{}"}
        newer = {"owner": "newer", "seen": now(), "data": '{"another": "version"}'}
        async with live.site.database.write() as connection:
            await connection.execute(insert(schema.processes), [old, newer])
        await live.site.watch.tell()
        state = await live.site.watch.look()
        assert [one.owner for one in state.processes] == [live.site.owner]
        assert state.database == {"sqlite": "SQLite", "postgres": "PostgreSQL"}[kind]
        await live.site.watch.leave()
        async with live.site.database.read() as connection:
            assert list(await connection.scalars(select(schema.processes.c.owner))) == ["newer"]
