"""Bots think in separate processes, so that no bot can hold up a table or bring one down.

A pool has a few workers (`bot_worker.py`). A bot stays with its worker, which remembers the bot
and the match. Only if that worker is busy for too long does another take the job; there the bot is
built again from what its seat has seen. A worker that is overdue, or ends, is replaced.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from dragonstones.bots import bots, budget_of, make_bot
from dragonstones.bots.budget import MOST_SECONDS
from dragonstones.engine import BadSetup, Refused
from dragonstones.engine.journal import Entry, encode_entry
from dragonstones.server.bot_worker import (
    KEPT,
    LENGTH,
    Answered,
    Ask,
    NotAsked,
    Ready,
    Reply,
    Unknown,
    framed,
)
from dragonstones.server.settings import PREFIX

if TYPE_CHECKING:
    from dragonstones.server.metrics import Metrics

log = structlog.get_logger(__name__)

#: Seconds after which a worker that thinks is overdue, and one that starts.
DEADLINE = MOST_SECONDS + 5.0
STARTS_WITHIN = 30.0
#: Seconds that a worker may take to exit by itself when its stdin is closed.
ENDS_WITHIN = 0.5
#: Seconds that a job waits for the worker that knows its bot, and for any worker.
LOYAL, PATIENT = 0.5, 30.0
#: The more jobs wait, the less time each gets; at least this many seconds.
LEAST_SECONDS = 0.02
#: Seconds before a worker that has ended is replaced: at first, and at most.
PAUSE, LONGEST_PAUSE = 0.1, 10.0
#: After a bot has crashed this many workers, it is not asked again for this many seconds.
STRIKES, REST = 2, 60.0
#: When a worker ends, this many of the last bytes that it printed go into the log.
PRINTED = 2000


@dataclass(frozen=True, slots=True)
class Job:
    """What a bot is asked, and everything that has happened before."""

    match: str
    #: The engine's journal without its answers.
    header: Mapping[str, Any]
    #: Its answers as they are on disk, `(seat, answer)`: the list may grow later.
    entries: Sequence[Entry]
    seat: int
    #: By name: `merchant:bold`.
    bot: str
    decision: int
    #: Whether it is to give the reasons for its answer.
    why: bool = False


@dataclass(frozen=True, slots=True)
class Thought:
    """No answer and a mishap: the caller plays the decision's default. No answer and no mishap:
    with these entries the seat is not asked that, so look at the match again."""

    #: A legal one.
    answer: Any = None
    why: dict[str, Any] | None = None
    #: What went wrong, if something did. If there is an answer all the same, it is the default.
    mishap: str | None = None


def check_bot(game: str, name: str) -> None:
    """Refuse a bot that cannot sit at a table: an unknown one, one that only serves as a yardstick,
    or one that counts playouts, since only its time can be limited."""
    known = bots(game)
    if name.split(":")[0] not in known or budget_of(name).playouts is not None:
        raise BadSetup("no-such-bot", bot=name, bots=sorted(known))
    make_bot(game, name, 0)


def has_bot(game: str, name: str) -> bool:
    """Whether a bot of this name can sit at a table."""
    try:
        check_bot(game, name)
    except Refused:
        return False
    return True


@dataclass(slots=True, eq=False)
class _Asked:
    job: Job
    #: How many of its entries there were.
    count: int
    thought: asyncio.Future[Thought]
    #: The worker that should think; None: any.
    home: _Worker | None
    tried: bool = False


class BotPool:
    """Processes in which bots think.

    `workers`: how many; 0: one a core, less one for the site. `imports`: modules that a worker
    imports first, because they register bots.
    """

    def __init__(
        self,
        workers: int = 0,
        metrics: Metrics | None = None,
        imports: Sequence[str] = (),
        *,
        kept: int = KEPT,
        deadline: float = DEADLINE,
    ) -> None:
        command = [sys.executable, "-P", "-m", "dragonstones.server.bot_worker", f"--kept={kept}"]
        command += [f"--import={module}" for module in imports]
        workers = workers or usual_workers()
        self._workers = [_Worker(command, kept, deadline) for _ in range(workers)]
        self._metrics = metrics
        self._tasks: list[asyncio.Task[None]] = []
        #: All that has no answer yet; of it, what no worker has taken; and the idle workers.
        self._asked: set[_Asked] = set()
        self._waiting: OrderedDict[_Asked, None] = OrderedDict()
        self._idle: dict[_Worker, asyncio.Future[_Asked]] = {}
        #: How many workers a bot has ended, and until when it is not asked.
        self._strikes: OrderedDict[tuple[str, int, str], tuple[int, float]] = OrderedDict()

    @property
    def pids(self) -> list[int]:
        """The processes of the workers that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    @property
    def asked(self) -> int:
        """How many bots have not answered yet."""
        return len(self._asked)

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._run(worker)) for worker in self._workers]

    async def stop(self) -> None:
        """End the workers; those who wait for a bot are cancelled."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        for asked in self._asked:
            asked.thought.cancel()

    async def ask(self, job: Job) -> Thought:
        """Let a bot think when a worker is free; cancel it if the answer is no longer wanted."""
        if not self._tasks:
            raise RuntimeError("the pool does not run")
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._strikes.get(_key(job), (0, 0.0))[1] > now:
            return Thought(mishap="it has cost too many workers, and rests")
        home = next((worker for worker in self._workers if worker.knows(job)), None)
        asked = _Asked(job, len(job.entries), loop.create_future(), home)
        self._asked.add(asked)
        self._waiting[asked] = None
        self._hand_out()
        timers = (
            loop.call_later(LOYAL, self._let_any, asked),
            loop.call_later(PATIENT, self._give_up, asked),
        )
        try:
            thought = await asked.thought
        finally:
            for timer in timers:
                timer.cancel()
            self._asked.discard(asked)
            self._waiting.pop(asked, None)
        if self._metrics:
            self._metrics.bot_seconds.observe(loop.time() - now)
            if thought.mishap:
                self._metrics.bot_mishaps.inc()
        return thought

    # -- who thinks next ----------------------------------------------------

    def _hand_out(self) -> None:
        """Give the oldest jobs to idle workers."""
        given = []
        for asked in self._waiting:
            if not self._idle:
                break
            match, worker = asked.job.match, asked.home
            worker = worker or max(self._idle, key=lambda one: match in one.known)
            if worker in self._idle:
                self._idle.pop(worker).set_result(asked)
                given.append(asked)
        for asked in given:
            del self._waiting[asked]

    def _let_any(self, asked: _Asked) -> None:
        asked.home = None
        self._hand_out()

    def _give_up(self, asked: _Asked) -> None:
        if asked in self._waiting:
            del self._waiting[asked]
            self._fail(asked, "no worker was free")

    async def _next(self, worker: _Worker) -> _Asked:
        """A job for this worker, unless it ends before there is one."""
        given: asyncio.Future[_Asked] = asyncio.get_running_loop().create_future()
        self._idle[worker] = given
        self._hand_out()
        try:
            await asyncio.wait({given, worker.ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._idle.pop(worker, None)
        if not given.done():
            raise _Gone("it ended")
        return given.result()

    # -- a worker -----------------------------------------------------------

    async def _run(self, worker: _Worker) -> None:
        """Keep it running, one process after the other."""
        failures = 0
        while True:
            try:
                await worker.start()
                while True:
                    await self._think(worker, await self._next(worker))
                    failures = 0
            except _Gone as gone:
                log.warning("a bot worker is gone", why=f"{gone}", printed=worker.printed)
            except Exception:
                log.exception("a bot worker is out of order", printed=worker.printed)
            finally:
                await worker.stop()
            await asyncio.sleep(min(LONGEST_PAUSE, PAUSE * 2**failures))
            failures = min(failures + 1, 10)

    async def _think(self, worker: _Worker, asked: _Asked) -> None:
        job = asked.job
        seconds = MOST_SECONDS / (1 + len(self._waiting) / len(self._workers))
        try:
            reply = await worker.think(asked, max(LEAST_SECONDS, seconds))
        except _Gone as gone:
            if asked.tried or isinstance(gone, _Late):
                self._strike(job)
                self._fail(asked, f"{gone}")
            elif asked in self._asked:  # perhaps it was not this bot's fault
                asked.tried, asked.home = True, None
                self._waiting[asked] = None
                self._waiting.move_to_end(asked, last=False)
            raise
        except Exception as error:  # an answer that cannot be encoded
            self._fail(asked, f"{error!r}")
            raise
        for other in self._workers:
            if other is not worker:
                other.forget(job)
        if isinstance(reply, Answered):
            if reply.mishap:
                _log(job, reply.mishap, trace=reply.trace)
            _settle(asked, Thought(reply.answer, reply.why, reply.mishap))
        else:
            _settle(asked, Thought())

    def _fail(self, asked: _Asked, mishap: str) -> None:
        _log(asked.job, mishap)
        _settle(asked, Thought(mishap=mishap))

    def _strike(self, job: Job) -> None:
        """One bad bot must not keep the others waiting."""
        strikes = self._strikes.pop(_key(job), (0, 0.0))[0] + 1
        rests = asyncio.get_running_loop().time() + REST if strikes >= STRIKES else 0.0
        self._strikes[_key(job)] = (strikes, rests)
        if len(self._strikes) > KEPT:
            self._strikes.popitem(last=False)


def _key(job: Job) -> tuple[str, int, str]:
    return job.match, job.seat, job.bot


def _settle(asked: _Asked, thought: Thought) -> None:
    if not asked.thought.done():
        asked.thought.set_result(thought)


def _log(job: Job, mishap: str, **more: str) -> None:
    about = {"table": job.match, "seat": job.seat, "bot": job.bot}
    log.warning("a bot failed", **about, mishap=mishap, **more)


class _Gone(Exception):
    """The worker ended."""


class _Late(_Gone):
    """It had to be ended."""


@dataclass(slots=True)
class _Known:
    """What a worker should remember of a match: how many entries, and the bots of these seats."""

    count: int
    seats: set[int] = field(default_factory=set)


class _Worker:
    """One process, as long as it lasts, and then the next."""

    def __init__(self, command: Sequence[str], kept: int, deadline: float) -> None:
        self._command = command
        self._kept = kept
        self._deadline = deadline
        self._process: asyncio.subprocess.Process | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._decode = msgspec.msgpack.Decoder(Reply).decode
        self._printed = b""
        #: The matches that it was asked about last, as it remembers them itself.
        self.known: OrderedDict[str, _Known] = OrderedDict()
        self.ended: asyncio.Future[Any]

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def printed(self) -> str:
        return self._printed.decode(errors="replace")

    def knows(self, job: Job) -> bool:
        """Whether it has the bot of this seat."""
        known = self.known.get(job.match)
        return known is not None and job.seat in known.seats

    def forget(self, job: Job) -> None:
        """Another worker has the bot now, and knows more about it."""
        if known := self.known.get(job.match):
            known.seats.discard(job.seat)

    async def start(self) -> None:
        self.known.clear()
        self._printed = b""
        pipe = asyncio.subprocess.PIPE
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, stderr=pipe, env=worker_environment()
            )
        )
        try:
            await asyncio.shield(starting)
        finally:  # also if we are stopped meanwhile: half a process cannot be ended
            self._process = process = await starting
            self.ended = asyncio.ensure_future(process.wait())
            self._hearing = asyncio.create_task(self._hear(process))
        if not isinstance(await self._read(process, STARTS_WITHIN), Ready):
            raise _Gone("it did not say that it was ready")

    async def stop(self) -> None:
        """Kill it, whatever it does: it has nothing to save. If interrupted, call it again."""
        process = self._process
        if process is None:
            return
        assert process.stdin and process.stdout and self._hearing
        process.stdin.close()
        await asyncio.wait({self.ended}, timeout=ENDS_WITHIN)
        if not self.ended.done():
            process.kill()
        with suppress(TimeoutError):  # a process that a bot has started may keep the pipes open
            async with asyncio.timeout(1):
                await process.stdout.read()
                await asyncio.wait({self.ended, self._hearing})
        self._process = None

    async def think(self, asked: _Asked, seconds: float) -> Reply:
        """The worker's answer; if it does not remember what we think, it is told all again."""
        known = self.known.get(asked.job.match)
        if known and known.count <= asked.count:
            reply = await self._send(asked, seconds, known.count)
            if not isinstance(reply, Unknown | NotAsked):
                return reply
        return await self._send(asked, seconds, None)

    async def _send(self, asked: _Asked, seconds: float, have: int | None) -> Reply:
        job, process = asked.job, self._process
        assert process is not None and process.stdin is not None
        ask = Ask(
            match=job.match,
            header=dict(job.header) if have is None else None,
            have=have or 0,
            entries=[encode_entry(entry) for entry in job.entries[have or 0 : asked.count]],
            seat=job.seat,
            bot=job.bot,
            decision=job.decision,
            seconds=seconds,
            deadline=self._deadline + 1,
            why=job.why,
        )
        process.stdin.write(framed(ask))
        reply = await self._read(process, self._deadline)
        if not isinstance(reply, Unknown):
            self._note(asked, anew=have is None)
        return reply

    def _note(self, asked: _Asked, anew: bool) -> None:
        job = asked.job
        known = self.known.setdefault(job.match, _Known(0))
        known.count = asked.count
        known.seats = {job.seat} if anew else known.seats | {job.seat}
        self.known.move_to_end(job.match)
        if len(self.known) > self._kept:
            self.known.popitem(last=False)

    async def _read(self, process: asyncio.subprocess.Process, seconds: float) -> Reply:
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                head = await process.stdout.readexactly(LENGTH)
                body = await process.stdout.readexactly(int.from_bytes(head, "big"))
            reply: Reply = self._decode(body)
        except TimeoutError as error:
            raise _Late(f"no answer within {seconds:g} seconds") from error
        except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
            raise _Gone("it ended without an answer") from error
        return reply

    async def _hear(self, process: asyncio.subprocess.Process) -> None:
        """Log what bots print, for debugging."""
        assert process.stderr is not None
        while text := await process.stderr.read(PRINTED):
            self._printed = (self._printed + text)[-PRINTED:]


def usual_workers() -> int:
    """One a core, less one for the site."""
    return max(1, (os.cpu_count() or 1) - 1)


def worker_environment() -> dict[str, str]:
    """Workers find the same modules as we do, but do not get the site's secrets."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
    return ours | {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
