"""What whoever runs a site can do to people and tables."""

from __future__ import annotations

import asyncio
import json
import os
import pwd
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select

from dragonstones.engine import Refused
from dragonstones.server import schema
from dragonstones.server.admin import Admin
from dragonstones.server.database import Database
from dragonstones.server.hub import LOBBY, Notice
from dragonstones.server.passwords import Passwords
from dragonstones.server.people import People, PersonRow
from dragonstones.server.redis_hub import RedisHub
from dragonstones.server.settings import Settings
from dragonstones.server.tables import Tables
from dragonstones.server.talk import TalkBook
from dragonstones.wire import NewTable
from tests.server.made import make_current, quick_hasher
from tests.server.people_app import PASSWORD
from tests.server.sites import Site
from tests.server.test_serve import hear, open_socket, sign_in
from tests.terminal.program import run_here

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def database(url: str, anyio_backend: str) -> AsyncIterator[Database]:
    database = Database(url)
    await make_current(database)
    yield database
    await database.close()


@pytest.fixture
def admin(database: Database) -> Admin:
    return Admin(database)


@pytest.fixture
def people(database: Database) -> People:
    return People(database, Settings(), Passwords(quick_hasher()))


async def member(people: People, name: str) -> tuple[PersonRow, str]:
    person, token, _ = await people.register(None, name, PASSWORD, "en", "Firefox")
    return person, token


async def guest(people: People, name: str) -> tuple[PersonRow, str]:
    return await people.guest(name, "en", "Firefox")


async def new_table(database: Database, host: PersonRow, **wanted: Any) -> str:
    return (await Tables(database).create(host, NewTable(game="fist-2002", **wanted))).id


# -- people --------------------------------------------------------------------


async def test_people_are_listed_and_found(admin: Admin, people: People) -> None:
    anna, _ = await member(people, "Anna")
    ben, _ = await guest(people, "Ben 100%")
    listed = {(one.id, one.name, one.member, one.disabled) for one in await admin.people()}
    assert listed == {(anna.id, "Anna", True, None), (ben.id, "Ben 100%", False, None)}
    assert [one.id for one in await admin.people("ANN")] == [anna.id]
    assert [one.id for one in await admin.people(ben.id)] == [ben.id]
    assert len(await admin.people(most=1)) == 1
    assert await admin.people("nobody") == []


async def test_somebody_who_is_disabled_is_out_until_they_are_enabled(
    admin: Admin, people: People
) -> None:
    anna, token = await member(people, "Anna")
    _, other = await member(people, "Ben")
    assert (await admin.disable("anna")).disabled is not None
    assert await people.visit(token) is None
    assert await people.visit(other) is not None
    with pytest.raises(Refused) as refused:
        await people.login("Anna", PASSWORD, "Firefox")
    assert refused.value.code == "person-disabled"
    assert (await admin.enable(anna.id)).disabled is None
    assert await people.visit(token) is None  # that session has ended
    assert (await people.login("Anna", PASSWORD, "Firefox"))[0].id == anna.id


async def test_somebody_is_signed_out_everywhere(admin: Admin, people: People) -> None:
    _, first = await member(people, "Anna")
    _, second = await people.login("Anna", PASSWORD, "Firefox")
    _, other = await guest(people, "Anna B")
    assert await admin.end_sessions("Anna") == 2
    assert [await people.visit(token) for token in (first, second)] == [None, None]
    assert await people.visit(other) is not None
    assert await admin.end_sessions("Anna") == 0


async def test_a_guest_is_named_by_their_id_only(admin: Admin, people: People) -> None:
    ben, _ = await guest(people, "Ben")
    for who in ("Ben", "nobody", ""):
        with pytest.raises(Refused) as refused:
            await admin.disable(who)
        assert refused.value.code == "nobody-called"
    assert (await admin.disable(ben.id)).name == "Ben"


# -- tables --------------------------------------------------------------------


async def test_tables_are_listed_with_who_sits_there(
    admin: Admin, people: People, database: Database
) -> None:
    anna, _ = await member(people, "Anna")
    table = await new_table(database, anna, name="Anna's", bots=["merchant:bold"], seats=3)
    [line] = await admin.tables()
    assert (line.id, line.name, line.game, line.state) == (table, "Anna's", "fist-2002", "open")
    assert line.people == ["Anna", "–", "(merchant:bold)"]
    assert await admin.tables(["over"]) == []


async def test_a_table_is_closed_by_its_id_or_code(
    admin: Admin, people: People, database: Database
) -> None:
    anna, _ = await member(people, "Anna")
    first, second = await new_table(database, anna), await new_table(database, anna)
    code = (await Tables(database).get(second)).code or ""
    assert await admin.close(first) == first
    assert await admin.close(code.lower()) == second
    assert await admin.tables() == []
    assert (await Tables(database).get(second)).state == "closed"
    for which in (first, code, "nothing"):
        with pytest.raises(Refused) as refused:
            await admin.close(which)
        assert refused.value.code == "no-such-table"


async def test_running_processes_are_told_that_a_table_is_closed(
    people: People, database: Database, redis_url: str
) -> None:
    anna, _ = await member(people, "Anna")
    table = await new_table(database, anna)
    hub = RedisHub(redis_url, "a process")
    await hub.start()
    heard: asyncio.Queue[Notice] = asyncio.Queue()
    hub.listen(table, heard.put_nowait)
    hub.listen(LOBBY, heard.put_nowait)
    async with asyncio.timeout(10):
        assert [(await heard.get()).what for _ in range(2)] == ["missed", "missed"]
        await Admin(database, redis_url).close(table)
        notices = [await heard.get(), await heard.get()]
    await hub.stop()
    assert [(notice.what, notice.table) for notice in notices] == [
        ("setup", table),
        ("lobby", table),
    ]


# -- reports -------------------------------------------------------------------


async def test_reports_are_listed_until_they_are_settled(
    admin: Admin, people: People, database: Database
) -> None:
    anna, _ = await member(people, "Anna")
    ben, _ = await guest(people, "Ben")
    id = await new_table(database, anna)
    table = await Tables(database).get(id)
    talk = TalkBook(database)
    line = await talk.add(table, anna, "something rude", None)
    await talk.report(table, ben, line.number, "that is rude")
    [report] = await admin.reports()
    assert (report.where, report.person, report.name) == (id, anna.id, "Anna")
    assert (report.said, report.reason) == ("something rude", "that is rude")
    await admin.settle(report.id)
    assert await admin.reports() == []
    [settled] = await admin.reports(settled=True)
    assert settled.settled is not None
    with pytest.raises(Refused) as refused:
        await admin.settle(999)
    assert refused.value.code == "no-such-report"


async def test_what_was_said_by_somebody_who_is_gone_is_gone(
    admin: Admin, people: People, database: Database
) -> None:
    anna, _ = await member(people, "Anna")
    ben, _ = await guest(people, "Ben")
    id = await new_table(database, ben)
    await Tables(database).sit(anna, id, None, None)
    table = await Tables(database).get(id)
    talk = TalkBook(database)
    line = await talk.add(table, anna, "something rude", None)
    await talk.report(table, ben, line.number, "that is rude")
    await people.delete(anna, PASSWORD)
    [report] = await admin.reports()
    assert (report.person, report.said, report.reason) == (None, None, "that is rude")


# -- the audit log -------------------------------------------------------------


async def test_every_change_is_in_the_audit_log(
    admin: Admin, people: People, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await member(people, "Anna")
    table = await new_table(database, anna)
    async with database.write() as connection:
        report = {"table": table, "line": 0, "person": anna.id, "reason": "why?", "at": 1}
        await connection.execute(insert(schema.reports), report)
    monkeypatch.delenv("SUDO_USER", raising=False)
    await admin.disable("Anna")
    await admin.enable("Anna")
    monkeypatch.setenv("SUDO_USER", "operator")
    await admin.end_sessions("Anna")
    await admin.close(table)
    await admin.settle(1)
    user = pwd.getpwuid(os.getuid()).pw_name
    done = [(one.user, one.command, one.subject, one.name) for one in await admin.audit()]
    assert done == [
        (f"{user} (sudo: operator)", "reports settle", "1", None),
        (f"{user} (sudo: operator)", "tables close", table, None),
        (f"{user} (sudo: operator)", "sessions end", anna.id, "Anna"),
        (user, "people enable", anna.id, "Anna"),
        (user, "people disable", anna.id, "Anna"),
    ]
    assert len(await admin.audit(most=2)) == 2


async def test_what_is_refused_is_not_in_the_audit_log(admin: Admin) -> None:
    for refused in (admin.disable("Nobody"), admin.close("nothing"), admin.settle(999)):
        with pytest.raises(Refused):
            await refused
    assert await admin.audit() == []


async def test_the_audit_log_does_not_keep_the_name_of_somebody_who_is_gone(
    admin: Admin, people: People
) -> None:
    anna, _ = await member(people, "Anna")
    await admin.end_sessions("Anna")
    await people.delete(anna, PASSWORD)
    [line] = await admin.audit()
    assert (line.command, line.subject, line.name) == ("sessions end", anna.id, None)


# -- the commands --------------------------------------------------------------


async def test_the_commands(people: People, database: Database, url: str, tmp_path: Path) -> None:
    anna, _ = await member(people, "Anna")
    ben, _ = await guest(people, "Ben")
    id = await new_table(database, anna, name="The den")
    async with database.write() as connection:
        line = {"table": id, "number": 0, "at": 1, "person": ben.id, "name": "Ben"}
        await connection.execute(insert(schema.talk), {**line, "text": "hm"})
        report = {"table": id, "line": 0, "person": anna.id, "reason": "why?", "at": 1}
        await connection.execute(insert(schema.reports), report)
    for arguments, code, says in (
        ("ratings compute", 0, ["No game has been rated yet."]),
        ("ratings thrown --lang de", 0, ["Kein Paar fällt auf."]),
        ("people list", 0, [anna.id, "Anna", "Member", ben.id, "guest"]),
        ("people list --search ben", 0, ["Ben"]),
        ("people list --search nobody", 0, ["There are none."]),
        ("people disable Anna", 0, [f"Anna ({anna.id}) is locked out."]),
        ("people enable Anna --lang de", 0, [f"Anna ({anna.id}) darf sich wieder anmelden."]),
        ("people disable Nobody", 1, ["Nobody is called Nobody."]),
        ("people link Anna", 0, [f"Anna ({anna.id})", "http://localhost:8000/recover#"]),
        (f"people link {ben.id}", 1, ["Only members have a password."]),
        (f"sessions end {ben.id}", 0, ["One session has ended."]),
        ("tables list", 0, [id, "The den", "open", "Anna"]),
        ("reports list", 0, ["hm", f"Ben ({ben.id})", "why?"]),
        ("reports settle 1", 0, ["Report 1 is settled."]),
        ("reports settle 2", 1, ["There is no report 2."]),
        ("reports list", 0, ["There are none."]),
        ("reports list --all", 0, ["hm"]),
        (f"tables close {id}", 0, [f"Table {id} is closed."]),
        ("tables list", 0, ["There are none."]),
        ("tables list --all", 0, ["closed"]),
        ("audit", 0, ["people disable", f"Anna ({anna.id})", "tables close", id]),
        ("audit --most 1 --lang de", 0, ["Angewandt auf", "tables close"]),
    ):
        words = ["admin", *arguments.split(), "--database", url]
        ended = await asyncio.to_thread(run_here, tmp_path, *words, COLUMNS="200")
        assert ended.exit_code == code, ended.output
        for word in says:
            assert word in ended.output, arguments
    async with database.read() as connection:
        assert (await connection.scalars(select(schema.sessions.c.person))).all() == []


def test_a_running_site_notices(site: Site, sqlite_url: str, tmp_path: Path) -> None:
    """A process that is alone is told by nobody: it looks."""
    guest = sign_in(site, "Anna")
    made = httpx.post(f"{site.url}/api/tables", json={"game": "fist-2002"}, headers=guest)
    id = made.json()["id"]
    person = httpx.get(f"{site.url}/api/me", headers=guest).json()["id"]
    with open_socket(site, guest) as client:
        client.send(json.dumps({"t": "watch", "table": id}))
        hear(client, "table")
        run_here(tmp_path, "admin", "tables", "close", id, "--database", sqlite_url)
        assert hear(client, "gone")["table"] == id
        run_here(tmp_path, "admin", "people", "disable", person, "--database", sqlite_url)
        assert hear(client, "goodbye")["reason"] == "signed-out"
    assert httpx.get(f"{site.url}/api/me", headers=guest).status_code == 401


def test_without_a_database_there_is_nothing_to_list(tmp_path: Path) -> None:
    ended = run_here(tmp_path, "admin", "people", "list", f"--database=sqlite:///{tmp_path}/x.db")
    assert ended.exit_code == 1
    assert "There is no database" in ended.output
    (tmp_path / "x.db").touch()
    ended = run_here(tmp_path, "admin", "people", "list", f"--database=sqlite:///{tmp_path}/x.db")
    assert ended.exit_code == 1
    assert "`dragonstones serve` takes the missing steps" in ended.output
