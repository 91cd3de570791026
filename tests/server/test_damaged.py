"""A game whose journal is damaged is not shown, and nobody at it is told why: the reason could
give away what is hidden."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.text import texts
from tests.server.finished import played, put
from tests.server.players import Seated, in_the_middle, opened, seat_people
from tests.server.sites import Site
from tests.server.test_serve import hear, open_socket
from tests.terminal.program import run

pytestmark = pytest.mark.anyio

NewSite = Callable[..., Site]

#: More than anybody has: the rules refuse it, and would say how many there really are.
TOO_MANY = [[0, {"fairy": 999}, "k"]]
SENTENCES = [texts(lang)("refused-game-unplayable") for lang in ("en", "de")]


async def damage(url: str, table: str, entries: str) -> None:
    journal = schema.journal
    async with opened(url) as database, database.write() as connection:
        # As rows of before there were hashes: what is tested here is not that they do not fit.
        whole = update(journal).where(journal.c.table == table)
        await connection.execute(whole.values(hash=None))
        row = (journal.c.table == table) & (journal.c.number == 0)
        await connection.execute(update(journal).where(row).values(entries=entries))


async def finished(url: str) -> str:
    game = played("fist-2002")
    database = Database(url)
    await put(database, game)
    await database.close()
    return game.id


@pytest.mark.parametrize("entries", [json.dumps(TOO_MANY), "so it goes"])
async def test_people_hear_a_neutral_sentence_and_doctor_has_the_reason(
    sqlite_url: str, new_site: NewSite, tmp_path: Path, entries: str
) -> None:
    [seated] = await seat_people(
        sqlite_url, people=2, bots=("merchant",) * 2, match=in_the_middle()
    )
    over = await finished(sqlite_url)
    for table in (seated.id, over):
        await damage(sqlite_url, table, entries)
    site = new_site(sqlite_url)
    for reply in said_to_people(site, seated, over):
        assert reply["code"] == "game-unplayable"
        assert reply["reason"] in SENTENCES
    for secret in ("fairy", "Traceback"):
        assert secret not in site.log
    assert site.log.count("a game cannot be played again") >= 2
    told = run(tmp_path, "doctor", "--database", sqlite_url).stdout
    for table in (seated.id, over):
        assert f"✗ Game {table} cannot be replayed: " in told


def said_to_people(site: Site, seated: Seated, over: str) -> list[dict[str, str]]:
    """To a player and a watcher, in play and in replay."""
    said = []
    for session in seated.sessions:
        cookie = {"Cookie": f"dragonstones={session}"}
        for table in (seated.id, over):
            with open_socket(site, cookie) as client:
                client.send(json.dumps({"t": "watch", "table": table}))
                said.append(hear(client, "refused"))
        replay = f"{site.url}/api/tables/{over}/replay?eyes=spectator"
        for lang in ("en", "de"):
            said.append(httpx.get(replay, headers={**cookie, "Accept-Language": lang}).json())
    return said
