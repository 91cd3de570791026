"""A lobby that nobody can fill: limits per address, a fair list, and no abandoned tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.people import People, PersonRow
from dragonstones.server.settings import Settings
from dragonstones.server.tables import MOST_OPEN_AT_ADDRESS, UNATTENDED, Tables, origin_of
from dragonstones.wire import NewTable
from tests.server.finished import played as done
from tests.server.live import Live, Wire
from tests.server.made import make_tables
from tests.server.sites import Site

pytestmark = pytest.mark.anyio


# -- a real site ---------------------------------------------------------------


class Caller:
    """A client with an address of its own on the loopback."""

    def __init__(self, site: Site, address: str, stack: ExitStack) -> None:
        transport = httpx.HTTPTransport(local_address=address)
        http = httpx.Client(base_url=f"{site.url}/api", transport=transport, timeout=20)
        self.http = stack.enter_context(http)

    def post(self, path: str, body: Any) -> tuple[int, Any]:
        reply = self.http.post(path, json=body)
        return reply.status_code, reply.json()

    def as_guest(self, name: str) -> bool:
        """Whether somebody new could come in."""
        self.http.cookies.clear()
        return self.post("/guests", {"name": name})[0] == 201


def test_one_address_does_not_fill_the_lobby(
    new_site: Callable[..., Site], sqlite_url: str
) -> None:
    site = new_site(sqlite_url, rate_limits=1)
    with ExitStack() as stack:
        anna, mallory, ben = (Caller(site, f"127.0.0.{n}", stack) for n in (2, 3, 4))
        check_crowd(anna, mallory, ben)


def check_crowd(anna: Caller, mallory: Caller, ben: Caller) -> None:
    assert anna.as_guest("Anna")
    status, table = anna.post("/tables", {"game": "fist-2002", "name": "A quiet evening"})
    assert status == 201
    made, codes = 0, set()
    while "many-tables-here" not in codes and mallory.as_guest(f"Mallory {made}"):
        for _ in range(12):
            status, body = mallory.post("/tables", {"game": "fist-2002"})
            made += status == 201
            codes |= {body["code"]} if status != 201 else set()
    assert made == MOST_OPEN_AT_ADDRESS and "many-tables-here" in codes
    listed = ben.http.get("/tables").json()
    assert listed[0]["id"] == table["id"] or listed[1]["id"] == table["id"], "not behind the others"
    assert ben.as_guest("Ben")
    assert ben.post("/tables", {"game": "fist-2002"})[0] == 201


# -- the list ------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[Database]:
    database = Database(request.getfixturevalue(f"{request.param}_url"))
    await make_tables(database)
    yield database
    await database.close()


async def host(database: Database, name: str) -> PersonRow:
    people = People(database, Settings())
    return (await people.guest(name, "en", ""))[0]


WISH = NewTable(game="fist-2002")


async def test_each_address_has_its_share_of_the_list(database: Database) -> None:
    tables = Tables(database)
    anna = await host(database, "Anna")
    old = [(await tables.create(anna, WISH, "192.0.2.1")).id for _ in range(2)]
    many = []
    for n in range(3):
        mallory = await host(database, f"Mallory {n}")
        many += [(await tables.create(mallory, WISH, "192.0.2.66")).id for _ in range(10)]
    listed = [table.id for table in await tables.lobby(limit=12)]
    assert len(listed) == 12 and set(old) <= set(listed)
    assert listed.index(old[1]) < 2 and listed.index(old[0]) < 4
    assert set(listed) - set(old) < set(many)
    among = [table.id for table in await tables.lobby(limit=12, among=[*old, *many[:5]])]
    assert among == [old[1], old[0]], "of a crowd the newest are listed"


async def test_where_a_table_was_made_is_forgotten_when_it_ends(database: Database) -> None:
    tables, anna = Tables(database), await host(database, "Anna")
    closed, over = [await tables.create(anna, WISH, "192.0.2.1") for _ in range(2)]

    async def origins() -> set[str | None]:
        async with database.read() as connection:
            return set(await connection.scalars(select(schema.tables.c.origin)))

    assert await origins() == {origin_of("192.0.2.1")}
    assert "192" not in str(await origins())
    await tables.close(anna, closed.id)
    async with database.write() as connection:
        await connection.execute(update(schema.tables).values(state="playing"))
    await tables.finish(over.id, done("fist-2002").match)
    assert await origins() == {None}


# -- who waits -----------------------------------------------------------------


async def make_unattended(live: Live, table: str) -> None:
    """As if nobody had been there for long enough."""
    tables = schema.tables
    async with live.site.database.write() as connection:
        long_ago = tables.c.attended - UNATTENDED - 1
        mine = update(tables).where(tables.c.id == table)
        await connection.execute(mine.values(attended=long_ago))


async def listed(live: Live) -> list[str]:
    return [row["id"] for row in (await live.http.get("/api/tables")).json()]


async def hears_of(wire: Wire, table: str) -> dict[str, Any]:
    """The next news of the lobby about this table."""
    while True:
        news = await wire.hear("lobby")
        if table in news["gone"] or table in [row["id"] for row in news["tables"]]:
            return news


async def test_a_table_at_which_nobody_waits_leaves_the_list(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3)
    looking = await ben.connect()
    await looking.send("lobby")
    assert table in [row["id"] for row in (await looking.hear("lobby"))["tables"]]
    spectator = await ben.watch(table)  # who only looks does not keep it there
    await make_unattended(live, table)
    await live.site.attend()
    assert table in (await hears_of(looking, table))["gone"]
    assert table not in await listed(live)
    assert (await anna.get(f"/tables/{table}"))["state"] == "open", "its link still works"

    wire = await anna.watch(table)
    await live.site.attend()
    assert table not in (await hears_of(looking, table))["gone"]
    assert table in await listed(live)

    await make_unattended(live, table)  # a moment later she is still there
    await live.site.attend()
    assert table in await listed(live)
    await wire.close()
    await spectator.close()


async def test_a_host_who_does_not_sit_keeps_the_table_listed(live: Live) -> None:
    [anna] = await live.guests("Anna")
    table = await anna.new_table(seats=3, sit=False)
    await anna.watch(table)
    await make_unattended(live, table)
    await live.site.attend()
    assert table in await listed(live)
