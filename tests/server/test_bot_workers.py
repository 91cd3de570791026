"""Bots that think in processes of their own; all of these are real."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from dragonstones.bots import Players, budget_of, make_bot
from dragonstones.engine import BadSetup, Match
from dragonstones.engine.journal import Entry, Given, Withdrawn
from dragonstones.server import bots
from dragonstones.server.bot_worker import MEMORY, NICE
from dragonstones.server.bots import BotPool, Job, Thought, check_bot
from dragonstones.server.metrics import Metrics
from tests.server.odd_bots import THINKING

pytestmark = pytest.mark.anyio

#: Nothing here takes so long, on the slowest machine.
LONG = 60.0


@asynccontextmanager
async def running(workers: int = 1, **more: Any) -> AsyncIterator[BotPool]:
    # On a busy machine a worker, which is modest, may not get its turn for seconds.
    more = {"deadline": LONG, **more}
    pool = BotPool(workers, imports=["tests.server.odd_bots"], **more)
    await pool.start()
    try:
        async with asyncio.timeout(LONG):
            yield pool
    finally:
        await pool.stop()


class Table:
    """A match whose bots think elsewhere."""

    def __init__(self, game: str = "fist-2002", id: str = "table", seats: int = 3) -> None:
        self.id = id
        options = {"timer": None, "steps": 4} if game == "dragons-gold" else {}
        self.match = Match.new(game, seats, f"seed of {id}", options)
        self.entries: list[Entry] = []

    def job(self, seat: int, bot: str, **more: Any) -> Job:
        header = {name: value for name, value in self.match.journal().items() if name != "answers"}
        decision = self.match.questions[seat].id
        return Job(self.id, header, self.entries, seat, bot, decision, **more)

    def answer(self, seat: int, answer: Any) -> None:
        self.match.answer(seat, answer)
        self.entries.append(Given(seat, answer))


async def ask(pool: BotPool, table: Table, bot: str, seat: int = 0) -> Thought:
    return await pool.ask(table.job(seat, bot, why=True))


async def witness(pool: BotPool, table: Table, seat: int = 0) -> dict[str, Any]:
    """What a bot of this seat knows."""
    thought = await ask(pool, table, "witness", seat)
    assert thought.mishap is None and thought.why is not None
    return thought.why


async def until(happens: Callable[[], object]) -> None:
    async with asyncio.timeout(LONG):
        while not happens():
            await asyncio.sleep(0.01)


def is_gone(pid: int) -> bool:
    """Ended; perhaps nobody has taken note of it yet."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return True
    return status.rpartition(")")[2].split()[0] == "Z"


@pytest.fixture
def thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that an odd bot makes when it has begun to think."""
    path = tmp_path / "thinking"
    monkeypatch.setenv(THINKING, str(path))
    return path


# -- games ---------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern", "dragons-gold"])
async def test_bots_play_a_whole_game(game: str) -> None:
    """Those who are asked at the same time think at the same time."""
    names = ["merchant:bold", "apprentice", "random", "archmage:10ms"]
    table = Table(game, seats=4)
    async with running(2) as pool:
        while table.match.waiting:
            asked = {seat: decision.id for seat, decision in table.match.waiting.items()}
            if table.match.is_open:
                asked = dict([next(iter(asked.items()))])
            jobs = [table.job(seat, names[seat]) for seat in asked]
            thoughts = await asyncio.gather(*map(pool.ask, jobs))
            for (seat, decision), thought in zip(asked.items(), thoughts, strict=True):
                assert thought.mishap is None
                table.match.answer(seat, thought.answer, decision)
                table.entries.append(Given(seat, thought.answer))
    assert table.match.result is not None
    assert Match.replay(table.match.journal()).result == table.match.result


@pytest.mark.parametrize("game", ["fist-2002", "dragons-gold"])
async def test_a_bot_answers_as_it_would_here(game: str) -> None:
    """If it counts playouts, not time, it depends on nothing but its seed and its table."""
    names = ["archmage:2", "merchant", "random"]
    table = Table(game)
    here: dict[int, Players] = {}
    async with running(2) as pool:
        while table.match.waiting and len(table.entries) < 80:
            seat = next(iter(table.match.waiting))
            if seat not in here:
                seed = f"{table.match.seed}/{len(table.entries)}/{seat}"
                bot = make_bot(game, names[seat], seed)
                here[seat] = Players(table.match, {seat: bot}, budget_of(names[seat]))
            thought = await ask(pool, table, names[seat], seat)
            assert thought.answer == here[seat].ask(seat)
            assert thought.why == here[seat].why(seat)
            table.answer(seat, thought.answer)
    assert len(here) == 3


async def test_a_bot_is_told_only_what_is_new_and_remembers_the_rest() -> None:
    class Entries(list[Any]):
        sent: list[Any]

        def __getitem__(self, key: Any) -> Any:
            found = super().__getitem__(key)
            self.sent = found
            return found

    table = Table()
    table.entries = entries = Entries()
    async with running() as pool:
        for asked in range(1, 4):
            assert (await witness(pool, table))["asked"] == asked
            assert len(entries.sent) == (0 if asked == 1 else 3)
            for seat in range(3):
                table.answer(seat, {})
    assert len(entries) == 9


async def test_what_a_bot_missed_it_is_shown() -> None:
    table = Table()
    while table.match.waiting and len(table.match.events) < 20:
        seat = next(iter(table.match.waiting))
        table.answer(seat, table.match.waiting[seat].default)
    seat = next(iter(table.match.waiting))
    seen = sum(event.seen_by(seat) for event in table.match.events)
    async with running() as pool:
        assert (await witness(pool, table, seat))["events"] == seen


@pytest.mark.parametrize(("kept", "asked"), [(1, [1, 1, 1]), (2, [1, 2, 3])])
async def test_a_match_that_was_forgotten_is_told_again(kept: int, asked: list[int]) -> None:
    one, other = Table(id="one"), Table(id="other")
    found = []
    async with running(kept=kept) as pool:
        for _ in range(3):
            found.append((await witness(pool, one))["asked"])
            await witness(pool, other)
            for table in (one, other):
                for seat in range(3):
                    table.answer(seat, {})
    assert found == asked


async def test_a_worker_that_remembers_less_than_one_thought_is_told_everything() -> None:
    """The pool thinks that it keeps two matches; it keeps one."""
    one, other = Table(id="one"), Table(id="other")
    async with running(kept=1) as pool:
        for worker in pool._workers:
            worker._kept = 2
        for _ in range(3):
            for table in (one, other):
                assert (await witness(pool, table))["asked"] == 1
                table.answer(0, {})
                table.match.withdraw(0)
                table.entries.append(Withdrawn(0))


async def test_a_worker_that_knows_more_than_there_is_begins_anew() -> None:
    """A process that was behind has read its table again."""
    table = Table()
    async with running() as pool:
        table.answer(1, {"fairy": 1})
        await witness(pool, table)
        table = Table()
        assert (await witness(pool, table))["asked"] == 1
        table.answer(2, {})
        assert (await witness(pool, table))["asked"] == 2


async def test_a_question_that_is_not_asked_has_no_answer_and_is_no_mishap() -> None:
    table = Table()
    async with running() as pool:
        job = table.job(0, "merchant")
        for seat in range(3):
            table.answer(seat, {})
        assert await pool.ask(job) == Thought()
        seat = next(iter(table.match.waiting))
        assert (await ask(pool, table, "merchant", seat)).answer is not None


async def test_another_bot_can_take_over_a_seat_and_give_it_back() -> None:
    table = Table()
    async with running() as pool:
        assert (await witness(pool, table))["asked"] == 1
        assert (await ask(pool, table, "merchant")).mishap is None
        assert (await witness(pool, table))["asked"] == 2


# -- bots that misbehave -------------------------------------------------------


@pytest.mark.parametrize("bot", ["sleeper", "stubborn"])
async def test_a_bot_that_never_answers_costs_its_worker_and_nobody_their_game(bot: str) -> None:
    table, other = Table(), Table(id="other")
    async with running(deadline=3) as pool:
        process = (await witness(pool, other))["process"]
        bad, good = await asyncio.gather(ask(pool, table, bot), ask(pool, other, "merchant"))
        assert bad.answer is None
        assert bad.mishap == "no answer within 3 seconds"
        assert good.mishap is None and good.answer is not None
        assert is_gone(process)


async def test_a_bot_that_ends_its_process_is_tried_once_more() -> None:
    table, other = Table(), Table(id="other")
    async with running() as pool:
        process = (await witness(pool, other))["process"]
        bad, good = await asyncio.gather(ask(pool, table, "quitter"), ask(pool, other, "merchant"))
        assert (bad.answer, bad.mishap) == (None, "it ended without an answer")
        assert good.mishap is None and good.answer is not None
        assert is_gone(process)


async def test_a_bot_that_costs_worker_after_worker_is_not_asked_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "REST", 3.0)
    table = Table()

    async def mishap() -> str | None:
        return (await ask(pool, table, "quitter")).mishap

    async with running() as pool:
        for _ in range(bots.STRIKES):
            assert await mishap() == "it ended without an answer"
        assert await mishap() == "it has cost too many workers, and rests"
        assert (await ask(pool, table, "merchant")).mishap is None, "it is only this one"
        while await mishap() != "it ended without an answer":
            await asyncio.sleep(0.1)


async def test_a_bot_that_prints_and_reads_disturbs_nobody() -> None:
    table = Table()
    async with running() as pool:
        for _ in range(3):
            thought = await ask(pool, table, "printer")
            assert thought == Thought(table.match.waiting[0].default)


@pytest.mark.parametrize(
    ("bot", "mishap"),
    [
        ("cheat", "IllegalAnswer"),
        ("unmade", "SystemExit: no licence"),
        ("nobody", "There is no bot nobody"),
        ("merchant:nobody", "nobody"),
        ("archmage:5000ms", "5.0"),
    ],
)
async def test_for_a_bot_that_fails_the_default_is_played(bot: str, mishap: str) -> None:
    table = Table()
    async with running() as pool:
        process = (await witness(pool, table))["process"]
        thought = await ask(pool, table, bot)
        assert thought.answer == table.match.waiting[0].default
        assert mishap in (thought.mishap or "")
        assert (await witness(pool, table))["process"] == process


async def test_a_bot_that_eats_all_memory_is_stopped_and_its_worker_replaced() -> None:
    table = Table()
    async with running() as pool:
        process = (await witness(pool, table))["process"]
        thought = await ask(pool, table, "glutton")
        assert thought.answer == table.match.waiting[0].default
        assert (thought.mishap or "").startswith("MemoryError")
        assert (await witness(pool, table))["process"] != process


async def test_a_reason_that_cannot_be_told_is_left_out() -> None:
    async with running() as pool:
        thought = await ask(pool, Table(), "mystic")
    assert thought.answer is not None
    assert (thought.why, thought.mishap) == (None, None)


async def test_a_journal_that_cannot_be_played_has_no_answer() -> None:
    table = Table()
    async with running() as pool:
        job = table.job(0, "merchant")
        table.entries.append(Given(0, {"fairy": 99}))
        thought = await pool.ask(job)
        assert thought.answer is None
        assert "entry 0" in (thought.mishap or "").casefold()
        table.entries.clear()
        assert (await ask(pool, table, "merchant")).mishap is None


async def test_a_bot_does_not_see_the_secrets_of_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRAGONSTONES_METRICS_TOKEN", "secret")
    async with running() as pool:
        assert (await witness(pool, Table()))["secrets"] == []


async def test_workers_are_modest() -> None:
    async with running() as pool:
        process = (await witness(pool, Table()))["process"]
        here = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, here + NICE)
        assert resource.prlimit(process, resource.RLIMIT_AS) == (MEMORY, MEMORY)


# -- workers that end ----------------------------------------------------------


async def test_an_idle_worker_that_was_killed_is_replaced() -> None:
    table = Table()
    async with running() as pool:
        process = (await witness(pool, table))["process"]
        os.kill(process, signal.SIGKILL)
        await until(lambda: pool.pids not in ([], [process]))
        assert (await witness(pool, table))["asked"] == 1


async def test_a_bot_whose_worker_was_killed_thinks_again(thinking: Path) -> None:
    table = Table()
    async with running() as pool:
        thought = asyncio.create_task(ask(pool, table, "slow"))
        await until(thinking.exists)
        [process] = pool.pids
        os.kill(process, signal.SIGKILL)
        why = (await thought).why
        assert why is not None and why["process"] != process


async def test_a_worker_does_not_heed_what_is_meant_for_the_site() -> None:
    """Ctrl-C and a stop by systemd reach all processes of a group; the site says when we end."""
    table = Table()
    async with running() as pool:
        process = (await witness(pool, table))["process"]
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(process, number)
        again = await witness(pool, table)
        assert (again["asked"], again["process"]) == (2, process)


async def test_where_no_worker_can_start_nobody_waits_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "PATIENT", 1.0)
    pool = BotPool(1, imports=["no.such.module"])
    await pool.start()
    try:
        thought = await pool.ask(Table().job(0, "merchant"))
        assert (thought.answer, thought.mishap) == (None, "no worker was free")
    finally:
        await pool.stop()


async def test_a_pool_that_stops_ends_its_workers_and_cancels_who_waits(thinking: Path) -> None:
    async with running(2) as pool:
        asked = [asyncio.create_task(ask(pool, Table(), "sleeper", n % 3)) for n in range(5)]
        await until(thinking.exists)
        processes = pool.pids
        await pool.stop()
        assert len(processes) == 2 and all(map(is_gone, processes))
        await asyncio.wait(asked)
        assert all(one.cancelled() for one in asked)
        with pytest.raises(RuntimeError):
            await ask(pool, Table(), "merchant")


PARENT = """
import asyncio
from tests.server.test_bot_workers import Table, ask, running

async def main():
    async with running(2, deadline={deadline}) as pool:
        bots = [asyncio.create_task(ask(pool, Table(), "{bot}", seat)) for seat in (0, 1)]
        while len(pool.pids) < 2:
            await asyncio.sleep(0.01)
        print(*pool.pids, flush=True)
        await asyncio.gather(*bots)

asyncio.run(main())
"""


@pytest.mark.parametrize(("bot", "deadline"), [("sleeper", 50), ("stubborn", 3)])
async def test_workers_end_with_their_parent(bot: str, deadline: int, thinking: Path) -> None:
    """At once, also while they think; at the latest when the bot is late."""
    script = PARENT.format(bot=bot, deadline=deadline)
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", script], cwd=root, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        processes = [int(pid) for pid in parent.stdout.readline().split()]
        await until(thinking.exists)
        assert len(processes) == 2 and not any(map(is_gone, processes))
        parent.kill()
        killed = time.monotonic()
    try:
        await until(lambda: all(map(is_gone, processes)))
    finally:
        for process in processes:
            if not is_gone(process):
                os.kill(process, signal.SIGKILL)
    assert time.monotonic() - killed < 40


# -- many jobs -----------------------------------------------------------------


async def test_two_seats_of_one_table_think_at_the_same_time() -> None:
    table = Table()
    async with running(2) as pool:
        thoughts = await asyncio.gather(*(ask(pool, table, "slow", seat) for seat in range(2)))
        assert len({(thought.why or {})["process"] for thought in thoughts}) == 2


async def test_a_bot_whose_worker_is_busy_moves_to_another_and_stays_there(thinking: Path) -> None:
    table = Table()

    async def where(seat: int) -> int:
        return int((await witness(pool, table, seat))["process"])

    async def keep_busy(seat: int) -> asyncio.Task[Thought]:
        busy = asyncio.create_task(ask(pool, table, "slow", seat))
        await until(thinking.exists)
        thinking.unlink()
        return busy

    async with running(2) as pool:
        await until(lambda: len(pool._idle) == 2)
        first = await where(0)
        assert await where(1) == first, "there they know the match"
        busy = await keep_busy(1)
        second = await where(0)
        assert await where(2) == second != first
        assert not busy.done()
        await busy
        assert await where(0) == second
        busy = await keep_busy(2)
        assert await where(0) == first
        await busy
        assert await where(0) == first


async def test_a_question_that_nobody_wants_answered_any_more_is_dropped(thinking: Path) -> None:
    table, other = Table(), Table(id="other")
    async with running() as pool:
        process = (await witness(pool, other))["process"]
        slow = asyncio.create_task(ask(pool, table, "slow"))
        await until(thinking.exists)
        queued = asyncio.create_task(ask(pool, other, "quitter"))
        await asyncio.sleep(0)
        for one in (slow, queued):
            one.cancel()
        known = await witness(pool, other)
        assert (known["process"], known["asked"]) == (process, 2)


async def test_if_many_wait_each_thinks_shorter() -> None:
    tables = [Table(id=f"table {n}") for n in range(20)]
    async with running() as pool:
        alone = await witness(pool, Table())
        seconds = [
            one["seconds"] for one in await asyncio.gather(*(witness(pool, t) for t in tables))
        ]
        assert alone["seconds"] == budget_of("witness").seconds
        assert min(seconds) < 0.1
        assert seconds[-1] == alone["seconds"], "the last one has time again"


async def test_thoughts_and_mishaps_are_counted() -> None:
    metrics = Metrics()
    async with running(metrics=metrics) as pool:
        for bot in ("merchant", "random", "cheat"):
            await ask(pool, Table(), bot)
    value = metrics.registry.get_sample_value
    assert value("dragonstones_bot_seconds_count") == 3
    assert value("dragonstones_bot_mishaps_total") == 1


# -- who may sit down ----------------------------------------------------------


@pytest.mark.parametrize("bot", ["merchant", "merchant:bold", "archmage:50ms", "random"])
async def test_a_bot_may_sit_down(bot: str) -> None:
    check_bot("fist-2002", bot)


@pytest.mark.parametrize(
    "bot", ["nobody", "", "argmax", "best-response:merchant", "archmage:200", "archmage:5000ms"]
)
async def test_a_bot_without_a_limit_or_a_name_may_not_sit_down(bot: str) -> None:
    with pytest.raises(BadSetup):
        check_bot("fist-2002", bot)
