"""The client against real sites: whole games by bots from afar, breaks, and receipts."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonstones import fair
from dragonstones.bots import make_bot
from dragonstones.client import Client, Declined, WatchedTable
from tests.server.sites import Site

#: Seconds after which a test has failed, whatever it waits for.
LONGEST = 120


def run(test: Awaitable[None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(LONGEST):
            await test

    asyncio.run(bounded())


async def sit_down(
    stack: AsyncExitStack, sites: list[Site], game: str, **wishes: Any
) -> tuple[str, list[Client]]:
    """A table with one client for each of these sites, one after the other."""
    clients = [
        await stack.enter_async_context(Client(site.url, f"Robo{n}"))
        for n, site in enumerate(sites)
    ]
    table = await clients[0].create_table(game, clock="none", **wishes)
    for client in clients[1:]:
        assert table.code is not None
        await client.join(table.code)
    return table.id, clients


GAMES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("fist-2002", {}, ["random", "apprentice", "merchant"]),
    ("fist-tavern", {}, ["random", "apprentice", "merchant"]),
    ("dragons-gold", {"timer": None, "steps": 4}, ["random", "apprentice", "merchant"]),
    ("dragons-gold", {"rules": "advanced", "split": "divide"}, ["merchant", "random", "merchant"]),
]


@pytest.mark.parametrize(("game", "options", "levels"), GAMES)
def test_bots_of_the_library_play_a_whole_game_from_afar(
    steady_site: Site, game: str, options: dict[str, Any], levels: list[str]
) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            wishes = {"options": options, "seats": 4, "bots": ["apprentice"]}
            id, clients = await sit_down(stack, [steady_site] * 3, game, **wishes)
            await clients[0].start(id)
            bots = [make_bot(game, level, n) for n, level in enumerate(levels)]
            pairs = zip(clients, bots, strict=True)
            async with asyncio.TaskGroup() as playing:
                ends = [
                    playing.create_task(client.play(id, bot, pace=0.05)) for client, bot in pairs
                ]
            result = ends[0].result()
            assert result is not None and result["winners"]
            assert all(end.result() == result for end in ends)
            export = await clients[0].export(id)
            assert export.result == result

    run(test())


def test_the_example_of_a_client_plays_on_a_site(steady_site: Site) -> None:
    script = Path(__file__).parents[2] / "examples" / "client.py"
    ended = subprocess.run(
        [sys.executable, str(script), steady_site.url], capture_output=True, text=True, timeout=120
    )
    assert ended.returncode == 0, ended.stderr
    assert "won by " in ended.stdout


def test_receipts_fit_the_game_that_was_played(steady_site: Site, tmp_path: Path) -> None:
    async def test() -> None:
        async with Client(steady_site.url, "Robo", receipts=tmp_path / "receipts") as client:
            table = await client.create_table("fist-2002", 3, bots=["random", "random"])
            assert table.state == "playing"
            await client.play(table.id, make_bot("fist-2002", "merchant", 1))
            await client.watched[table.id].until(
                lambda: (info := client.watched[table.id].info) and info.state == "over"
            )
            export = msgspec.to_builtins(await client.export(table.id))
        file = tmp_path / "receipts" / f"{table.id}.json"
        receipt = json.loads(file.read_text())
        assert receipt.keys() == {"table", "commitment", "seat", "luck"}
        findings = fair.check(export, receipt)
        assert findings and all(finding.holds for finding in findings)
        receipt["luck"] = "0" * 32
        assert not all(finding.holds for finding in fair.check(export, receipt))

    run(test())


def test_what_is_illegal_is_declined_with_a_reason_in_ones_language(steady_site: Site) -> None:
    async def test() -> None:
        async with Client(steady_site.url, "Robo", language="de") as client:
            with pytest.raises(Declined) as error:
                await client.create_table("chess")
            assert error.value.code == "no-such-game" and error.value.status == 400
            created = await client.create_table("fist-2002", 3, bots=["random", "random"])
            table = await client.watch(created.id)
            await table.until(lambda: table.is_my_turn)
            before = dict(table.view)
            with pytest.raises(Declined, match="hast") as error:
                await table.answer({"fairy": 99})
            assert error.value.code == "bid-too-many"
            with pytest.raises(Declined) as error:
                await table.answer({}, decision=999)
            assert error.value.code == "too-late"
            assert table.view["decision"] == before["decision"]
            with pytest.raises(Declined) as error:
                await client.watch("aaaaaaaaaaaa")
            assert error.value.code == "no-such-table"

    run(test())


def test_a_session_can_be_gone_on_with(steady_site: Site) -> None:
    async def test() -> None:
        async with Client(steady_site.url, "Robo") as client:
            created = await client.create_table("fist-2002", 3, sit=True)
        async with Client(steady_site.url, session=client.session) as again:
            assert again.you == client.you
            assert [table.id for table in await again.my_tables()] == [created.id]
            assert (await again.watch(created.id)).seat == 0

    run(test())


def test_tables_can_be_filled_left_played_again_and_given_up(steady_site: Site) -> None:
    async def test() -> None:
        async with Client(steady_site.url, "Anna") as anna, Client(steady_site.url, "Ben") as ben:
            assert "fist-2002" in [game.id for game in await anna.games()]
            table = await anna.create_table("fist-2002", 3, name="Evening")
            assert table.id in [row.id for row in await ben.lobby()]
            assert table.code is not None
            table = await ben.join(table.code.lower(), seat=2)
            assert [seat.name for seat in table.seats] == ["Anna", None, "Ben"]
            assert all(table.seats[n].luck for n in (0, 2))
            assert (await ben.leave(table.id)).seats[2].name is None
            await ben.join(table.id)
            await anna.remove(table.id, 1)
            table = await anna.add_bot(table.id, 1, "random")
            table = await anna.add_bot(table.id, 2, "random")
            watched = await anna.watch(table.id)
            assert not watched.view
            await anna.start(table.id)
            await anna.play(table.id, make_bot("fist-2002", "random", 1))
            await watched.until(lambda: watched.info and watched.info.state == "over")
            again = await anna.rematch(table.id)
            assert again.id != table.id
            other = await anna.create_table("fist-2002")
            seen = await ben.watch(other.id)
            await anna.close_table(other.id)
            await seen.until(lambda: False)
            assert seen.is_gone

    run(test())


def test_all_hear_what_is_said(steady_site: Site) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            id, [anna, ben] = await sit_down(stack, [steady_site] * 2, "fist-2002")
            table = await ben.watch(id)
            await (await anna.watch(id)).say("Good luck")
            await table.until(lambda: table.talk)
            assert table.talk[0].text == "Good luck" and table.talk[0].name == "Robo0"
            await anna.ping()

    run(test())


async def play_through(
    clients: list[Client],
    id: str,
    disturb: Callable[[list[WatchedTable]], Coroutine[Any, Any, None]],
) -> dict[str, Any]:
    """Merchants play, while something goes on that should not matter."""
    tables = [await client.watch(id) for client in clients]
    async with asyncio.TaskGroup() as playing:
        ends = [
            playing.create_task(client.play(id, make_bot("fist-2002", "merchant", n)))
            for n, client in enumerate(clients)
        ]
        disturbing = playing.create_task(disturb(tables))
        result = await ends[0]
        disturbing.cancel()
    assert result is not None
    return result


async def check_events(clients: list[Client], id: str) -> None:
    """Everybody has seen what one sees who comes at the end: no gap, no double."""
    for client in clients:
        seen = client.watched[id].events
        async with Client(client.url, session=client.session) as fresh:
            assert (await fresh.watch(id)).events == seen


def test_connections_that_break_all_the_time_lose_and_double_nothing(steady_site: Site) -> None:
    async def test() -> None:
        breaks = 0

        async def disturb(tables: list[WatchedTable]) -> None:
            nonlocal breaks
            while True:
                await tables[0].changed()
                socket = tables[breaks % 3].connection._socket
                if socket is not None:
                    socket.transport.abort()
                    breaks += 1

        async with AsyncExitStack() as stack:
            id, clients = await sit_down(stack, [steady_site] * 3, "fist-2002", seats=3)
            await clients[0].start(id)
            result = await play_through(clients, id, disturb)
            assert breaks >= 10
            assert (await clients[0].export(id)).result == result
            await check_events(clients, id)

    run(test())


def test_a_site_that_is_killed_again_and_again_loses_and_doubles_nothing(site: Site) -> None:
    async def test() -> None:
        kills = 0

        async def disturb(tables: list[WatchedTable]) -> None:
            nonlocal kills
            for _ in range(3):
                enough = len(tables[0].events) + 5
                while len(tables[0].events) < enough:
                    await tables[0].changed()
                await asyncio.to_thread(site.kill)
                kills += 1
                site.launch()
                await asyncio.to_thread(site.await_ready)

        async with AsyncExitStack() as stack:
            id, clients = await sit_down(stack, [site] * 3, "fist-2002", seats=3)
            await clients[0].start(id)
            await play_through(clients, id, disturb)
            assert kills == 3
            await check_events(clients, id)

    run(test())


def test_the_players_of_a_table_may_be_at_different_processes(two_sites: tuple[Site, Site]) -> None:
    async def nothing(tables: list[WatchedTable]) -> None:
        pass

    async def test() -> None:
        async with AsyncExitStack() as stack:
            sites = [two_sites[0], two_sites[1], two_sites[0]]
            id, clients = await sit_down(stack, sites, "fist-2002", seats=4, bots=["random"])
            await clients[0].start(id)
            await play_through(clients, id, nothing)
            await check_events(clients, id)

    run(test())


# -- the command ---------------------------------------------------------------

COMMAND = [sys.executable, "-c", "from dragonstones.terminal.app import main; main()", "sit"]


async def start_sitting(*words: str) -> asyncio.subprocess.Process:
    pipe = subprocess.PIPE
    return await asyncio.create_subprocess_exec(*COMMAND, *words, stdout=pipe, stderr=pipe)


def test_a_bot_sits_down_by_a_command(steady_site: Site, tmp_path: Path) -> None:
    async def test() -> None:
        async with Client(steady_site.url, "Anna") as client:
            table = await client.create_table("fist-2002", 3, bots=["random"], name="Evening")
            watched = await client.watch(table.id)
            words = (
                f"{steady_site.url}/table/{table.id}",
                "--bot",
                "apprentice",
                "--name",
                "Bertl",
            )
            kept = tmp_path / "kept"
            sitting = await start_sitting(*words, "--name", "Bertl", "--receipts", str(kept))
            await watched.until(lambda: watched.info and watched.info.seats[1].name)
            assert watched.info is not None and watched.info.seats[1].name == "Bertl"
            await client.start(table.id)
            await client.play(table.id, make_bot("fist-2002", "random", 1))
            out, err = await sitting.communicate()
            assert sitting.returncode == 0, err
            assert "Evening" in out.decode() and "won" in out.decode()
            assert (kept / f"{table.id}.json").exists()

    run(test())


def test_a_bot_that_is_interrupted_gets_up(steady_site: Site) -> None:
    async def test() -> None:
        async with Client(steady_site.url, "Anna") as client:
            table = await client.create_table("fist-2002", 3, bots=["random"])
            assert table.code is not None
            watched = await client.watch(table.id)
            sitting = await start_sitting(table.code, "--site", steady_site.url, "--name", "Bertl")
            await watched.until(lambda: watched.info and watched.info.seats[1].here)
            os.kill(sitting.pid, signal.SIGINT)
            assert await sitting.wait() == 0
            await watched.until(lambda: watched.info and watched.info.seats[1].name is None)

    run(test())


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["QQQQQQ"], 1, "QQQQQQ"),
        (["evening"], 2, "six letters"),
        (["KWXNTR", "--site", "http://127.0.0.1:1"], 1, "cannot be reached"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    steady_site: Site, words: list[str], code: int, sentence: str
) -> None:
    async def test() -> None:
        where = [] if "--site" in words else ["--site", steady_site.url]
        sitting = await start_sitting(*words, *where, "--lang", "en")
        _, err = await sitting.communicate()
        assert sitting.returncode == code
        assert sentence in err.decode() and err.decode().count("\n") == 1

    run(test())
