"""A machine is lost: its backup, which was made while people played, is restored elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.players import (
    Player,
    in_the_middle,
    play_all,
    players_of,
    read_books,
    seat_people,
    until,
)
from tests.server.sites import Site
from tests.soak.compare import compare
from tests.soak.crowd import Soaker
from tests.terminal.program import run

pytestmark = pytest.mark.anyio

NewSite = Callable[..., Site]
TABLES = 8


def accepted(players: list[Player]) -> dict[tuple[str, int | None], set[str]]:
    """By table and seat, what the site has said it has."""
    return {(one.table, one.seat): {*one.accepted} for one in players}


async def test_every_running_game_goes_on_where_a_backup_is_restored(
    sqlite_url: str, postgres_url: str, new_site: NewSite, tmp_path: Path
) -> None:
    seated = await seat_people(sqlite_url, TABLES, match=in_the_middle())
    here = new_site(sqlite_url)
    players = players_of(seated, lambda: here.url, think=0.05)
    playing = [asyncio.create_task(one.play()) for one in players]
    await until(lambda: all(one.accepted for one in players))
    before, file = accepted(players), str(tmp_path / "site.jsonl.gz")
    saved = await asyncio.to_thread(run, tmp_path, "backup", file, "--database", sqlite_url)
    assert saved.returncode == 0, saved.stderr
    here.kill()  # and its disk is gone
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    restore = ("restore", file, "--database", postgres_url)
    assert (await asyncio.to_thread(run, tmp_path, *restore)).returncode == 0

    there = new_site(postgres_url)
    again = [
        Soaker(lambda: there.url, session, one.id) for one in seated for session in one.sessions
    ]
    await play_all(again, 240)
    books = await read_books(postgres_url)
    assert {book.table["state"] for book in books.values()} == {"over"}
    for (table, seat), keys in before.items():
        assert keys <= {key for who, _, key in books[table].entries if who == seat}
    for one in seated:
        here_now = [player for player in again if player.table == one.id]
        assert list(compare(books[one.id], here_now)) == []
