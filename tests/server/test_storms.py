"""All lose their connection at once and come back at once, again and again; and when they are gone
for good, nothing of their tables stays in memory."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Sequence

import pytest

from dragonstones.server import rooms, schema
from dragonstones.server.room import Room
from dragonstones.server.sockets import Connection
from tests.server.live import Live, running
from tests.server.players import (
    Player,
    check_table,
    in_the_middle,
    play_all,
    players_of,
    read_books,
    seat_people,
    until,
)

pytestmark = pytest.mark.anyio

TABLES = 34


@pytest.fixture(autouse=True)
def soon_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE", 1.0)
    monkeypatch.setattr(rooms, "OFTEN", 0.2)


@pytest.fixture
def remembered(monkeypatch: pytest.MonkeyPatch) -> weakref.WeakSet[object]:
    """Rooms and connections that are still in memory."""
    alive: weakref.WeakSet[object] = weakref.WeakSet()
    for kind in (Room, Connection):
        made = kind.__init__

        def note(self: object, *args: object, made: object = made) -> None:
            made(self, *args)  # type: ignore[operator]
            alive.add(self)

        monkeypatch.setattr(kind, "__init__", note)
    return alive


async def storms(players: Sequence[Player], accepted: Sequence[int]) -> None:
    """All are thrown out each time when so many answers have been accepted."""
    for number in accepted:
        await until(lambda: sum(len(one.accepted) for one in players) >= number)  # noqa: B023
        for player in players:
            player.hang_up()


async def lookers(live: Live, tables: Sequence[str]) -> list[Player]:
    guest = await live.guest("Looker")
    return [Player(lambda: address(live), guest.cookie, table, plays=False) for table in tables]


def address(live: Live) -> str:
    return f"http://127.0.0.1:{live.port}"


async def is_put_away(live: Live, remembered: weakref.WeakSet[object]) -> None:
    """Nothing is left of any table."""
    await until(lambda: len(live.site.rooms) == 0)
    await until(lambda: not live.site.leases.held)

    def is_forgotten() -> bool:
        gc.collect()
        return not remembered

    await until(is_forgotten)


async def test_100_people_come_back_at_once_and_all_games_end(
    sqlite_url: str, remembered: weakref.WeakSet[object]
) -> None:
    seated = await seat_people(sqlite_url, TABLES, match=in_the_middle())
    async with running(sqlite_url) as live:
        players = players_of(seated, lambda: address(live))
        looking = await lookers(live, [one.id for one in seated])
        everybody = [*players, *looking]
        assert len(everybody) > 100
        await asyncio.gather(play_all(everybody, 240), storms(everybody, (50, 170, 300, 430)))
        assert min(player.connections for player in everybody) >= 4
        await is_put_away(live, remembered)
        async with live.site.database.read() as connection:
            assert (await connection.execute(schema.leases.select())).all() == []
    books = await read_books(sqlite_url)
    for one in seated:
        check_table(books[one.id], [player for player in everybody if player.table == one.id])


async def test_a_table_that_all_have_left_is_put_away_in_the_middle_of_its_game_and_found_again(
    sqlite_url: str, remembered: weakref.WeakSet[object]
) -> None:
    seated = await seat_people(sqlite_url, 8)
    async with running(sqlite_url) as live:
        players = players_of(seated, lambda: address(live))
        playing = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(player.accepted for player in players))
        for player in players:
            player.may_come.clear()
            player.hang_up()
        await is_put_away(live, remembered)
        asleep = await read_books(sqlite_url)
        assert {book.table["state"] for book in asleep.values()} == {"playing"}
        for player in players:
            player.may_come.set()
        async with asyncio.timeout(120):
            await asyncio.gather(*playing)
    books = await read_books(sqlite_url)
    for one in seated:
        check_table(books[one.id], [player for player in players if player.table == one.id])
