"""Work in the background: a queue in the database, and a process of the lowest priority that
takes one job after the other from it. Tables come first.

A job is a row with a state. Of all processes of the site only the one with its lease works on it,
so work continues after a restart in whichever process takes the lease. Subclasses say what the
work is and what is kept of it (`lab.py`, `coaching.py`).
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import Any, ClassVar, TypeVar

import msgspec
import structlog
from sqlalchemy import ColumnElement, Table, and_, delete, func, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server.bot_worker import LENGTH, framed
from dragonstones.server.bots import worker_environment
from dragonstones.server.database import Database, is_away, now
from dragonstones.server.people import DAY, PersonRow
from dragonstones.server.refusals import NotFound, TooMany
from dragonstones.server.worker import Failed

log = structlog.get_logger(__name__)

T = TypeVar("T")

#: Milliseconds that a lease lasts; it is renewed three times as often.
LASTS = 15_000
#: Seconds between two looks at the queue; whoever asks here does not wait for it.
LOOK_EVERY = 5.0
#: Seconds after which we stop waiting for an answer, even on a busy machine.
DEADLINE = 1800.0

#: The priority of the process that works: everything else is more urgent.
NICE = 19

#: The key of a row: its columns and their values.
Key = Mapping[str, Any]


class GivenUp(Exception):
    """Nobody wants it any more, or another process has taken it."""


class Broken(Exception):
    """It cannot be done."""


class Queue:
    """`a_day`: how much one person may ask for a day; 0: it is switched off."""

    #: What is asked for, and by whom; the columns of the key, which both have; the code of the
    #: refusal when somebody asks for too much, and when there is no such row.
    rows: ClassVar[Table]
    wishes: ClassVar[Table]
    key: ClassVar[tuple[str, ...]]
    too_many: ClassVar[str]
    unknown: ClassVar[str]

    def __init__(self, database: Database, owner: str, a_day: int, worker: Worker) -> None:
        self._database = database
        self._owner = owner
        self._a_day = a_day
        self._worker = worker
        self._task: asyncio.Task[None] | None = None
        #: Something was asked for, or cancelled, in this process.
        self._asked = asyncio.Event()
        #: What is worked at here now.
        self._now: Key | None = None
        self._cancelled = asyncio.Event()

    @property
    def is_open(self) -> bool:
        return self._a_day > 0

    def start(self) -> None:
        if self.is_open:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._worker.stop()

    # -- what subclasses say ------------------------------------------------

    def is_old(self, row: RowMapping) -> bool:
        """Whether nobody will read the result of a row."""
        raise NotImplementedError

    async def work(self, key: Key, row: RowMapping) -> None:
        """Do the job: ask the worker with `waiting_for`, store with `keep`, at last as "done".
        Broken: it failed."""
        raise NotImplementedError

    # -- asking -------------------------------------------------------------

    async def put(self, key: Key, first: Mapping[str, Any], person: PersonRow) -> None:
        """Put it into the queue with these first values, unless it is there or done already."""
        rows, wishes = self.rows, self.wishes
        at = now()
        async with self._database.write() as connection:
            state = await connection.scalar(select(rows.c.state).where(_is(rows, key)))
            if state != "done":
                await self._check_limit(connection, key, person, at)
                fresh = self._database.upsert(rows).values(**key, **first, state="queued", asked=at)
                await connection.execute(fresh.on_conflict_do_nothing())
                waits = rows.c.state.in_(("stopped", "failed"))
                again = update(rows).where(_is(rows, key), waits)
                await connection.execute(again.values(state="queued", asked=at))
                wish = self._database.upsert(wishes).values(
                    **key, person=person.id, at=at, active=True
                )
                place = [wishes.c.person, *(wishes.c[name] for name in self.key)]
                await connection.execute(
                    wish.on_conflict_do_update(index_elements=place, set_={"active": True})
                )
        self._asked.set()

    async def _check_limit(
        self, connection: AsyncConnection, key: Key, person: PersonRow, at: int
    ) -> None:
        """Refuse more than the limit a day; asking again for the same thing does not count."""
        wishes = self.wishes
        mine = (wishes.c.person == person.id) & (wishes.c.at > at - DAY)
        others = select(func.count(), func.min(wishes.c.at)).where(mine, ~_is(wishes, key))
        n, oldest = (await connection.execute(others)).one()
        if n >= self._a_day:
            seconds = max(1, (oldest + DAY - at) // 1000)
            raise TooMany(self.too_many, most=self._a_day, seconds=seconds)

    async def withdraw(self, key: Key, person: PersonRow) -> None:
        """Withdraw somebody's request; if nobody else wants the result, the job stops."""
        rows, wishes = self.rows, self.wishes
        async with self._database.write() as connection:
            mine = _is(wishes, key) & (wishes.c.person == person.id)
            asked = await connection.execute(update(wishes).where(mine).values(active=False))
            if not asked.rowcount:
                raise NotFound(self.unknown)
            others = select(wishes.c.person).where(_is(wishes, key), wishes.c.active)
            if (await connection.execute(others)).first() is None:
                waits = _is(rows, key) & (rows.c.state == "queued")
                await connection.execute(update(rows).where(waits).values(state="stopped"))
                if key == self._now:
                    self._cancelled.set()

    async def look(self, key: Key) -> tuple[RowMapping, str, int]:
        """A row, its state ("running", if it is worked at), and how many come before it."""
        rows = self.rows
        async with self._database.read() as connection:
            query = select(rows, (rows.c.until > self._database.clock).label("leased"))
            row = (await connection.execute(query.where(_is(rows, key)))).mappings().first()
            if row is None:
                raise NotFound(self.unknown)
            if row["state"] != "queued" or row["leased"]:
                return row, "running" if row["state"] == "queued" else row["state"], 0
            earlier, last = rows.c.asked < row["asked"], rows.c[self.key[-1]]
            same = (rows.c.asked == row["asked"]) & (last < row[self.key[-1]])
            before = (rows.c.state == "queued") & (earlier | same)
            return row, "queued", await connection.scalar(select(func.count()).where(before)) or 0

    async def forget_old(self) -> None:
        """Forget who asked for what, once the limit does not need it any more."""
        old = (self.wishes.c.at < now() - DAY) & ~self.wishes.c.active
        async with self._database.write() as connection:
            await connection.execute(delete(self.wishes).where(old))

    # -- working ------------------------------------------------------------

    async def _run(self) -> None:
        """Work through the queue, even if a job fails."""
        while True:
            try:
                while await self.do_next():
                    pass
            except Exception as error:
                if not is_away(error):
                    log.exception("work in the background has failed", what=self.rows.name)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._asked.wait()
            self._asked.clear()

    async def do_next(self) -> bool:
        """Do the first job of the queue; False: there is none, or another process works on it."""
        row = await self.take()
        if row is None:
            return False
        key = self._now = {name: row[name] for name in self.key}
        self._cancelled.clear()
        try:
            await self.work(key, row)
        except GivenUp:
            pass
        except (Broken, OSError) as error:
            log.warning("work in the background was given up", why=f"{error}", **key)
            with suppress(GivenUp):
                await self.keep(key, state="failed")
        finally:
            self._now = None
            await asyncio.shield(self._give_back(key))
        return True

    async def take(self) -> RowMapping | None:
        """Lease the first job of the queue, unless another process works on one."""
        rows, clock = self.rows, self._database.clock
        # A row that nobody owns must not make it NULL.
        is_theirs = (rows.c.until > clock) & (func.coalesce(rows.c.owner, "") != self._owner)
        async with self._database.write() as connection:
            if (await connection.execute(select(rows.c.state).where(is_theirs))).first():
                return None
            queue = select(rows).where(rows.c.state == "queued")
            queue = queue.order_by(rows.c.asked, rows.c[self.key[-1]]).limit(1)
            row = (await connection.execute(queue)).mappings().first()
            if row is None:
                return None
            is_old = self.is_old(row)
            lease = {"owner": self._owner, "until": clock + LASTS}
            change = {"state": "stopped"} if is_old else lease
            # Somebody may have been quicker since we looked.
            free = update(rows).where(
                _is(rows, {name: row[name] for name in self.key}), rows.c.state == "queued"
            )
            free = free.where(~is_theirs)
            taken = await connection.execute(free.values(change))
        return None if is_old or not taken.rowcount else row

    async def waiting_for(self, key: Key, reply: Awaitable[T]) -> T:
        """The worker's reply; meanwhile the lease is renewed. GivenUp: it is not wanted."""
        working = asyncio.ensure_future(reply)
        cancelled = asyncio.ensure_future(self._cancelled.wait())
        try:
            while not working.done():
                await asyncio.wait(
                    {working, cancelled},
                    timeout=LASTS / 3000,
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if cancelled.done() or not (working.done() or await self._renew(key)):
                    raise GivenUp
            return working.result()
        finally:
            cancelled.cancel()
            if not working.done():
                working.cancel()
                await asyncio.gather(working, return_exceptions=True)
                await self._worker.stop()

    async def _renew(self, key: Key) -> bool:
        return await self._change(key, until=self._database.clock + LASTS)

    async def keep(self, key: Key, **values: Any) -> None:
        """Store what is known so far. GivenUp: the job is not ours any more."""
        known = {"until": self._database.clock + LASTS, **values}
        if not await asyncio.shield(self._change(key, **known)):
            raise GivenUp

    async def _change(self, key: Key, **values: Any) -> bool:
        """False: it is not ours any more, or nobody wants it."""
        rows = self.rows
        ours = _is(rows, key) & (rows.c.owner == self._owner) & (rows.c.state == "queued")
        async with self._database.write() as connection:
            changed = await connection.execute(update(rows).where(ours).values(values))
            return bool(changed.rowcount)

    async def _give_back(self, key: Key) -> None:
        rows = self.rows
        ours = _is(rows, key) & (rows.c.owner == self._owner)
        async with self._database.write() as connection:
            await connection.execute(update(rows).where(ours).values(owner=None, until=0))


def _is(table: Table, key: Key) -> ColumnElement[bool]:
    """Whether a row has this key."""
    return and_(*(table.c[name] == value for name, value in key.items()))


class Worker:
    """A process that is started when there is something to do: the module `<name>`, which reads
    requests and answers each with one of `replies`, or with Failed."""

    def __init__(self, module: str, replies: Any) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None
        self._decode = msgspec.msgpack.Decoder(replies | Failed).decode

    async def ask(self, wanted: msgspec.Struct) -> Any:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await self.begin()
        assert process.stdin and process.stdout
        process.stdin.write(framed(wanted))
        try:
            async with asyncio.timeout(DEADLINE):
                head = await process.stdout.readexactly(LENGTH)
                body = await process.stdout.readexactly(int.from_bytes(head, "big"))
            reply = self._decode(body)
        except (TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            raise Broken(f"no answer: {error!r}") from error
        if isinstance(reply, Failed):
            raise Broken(reply.trace)
        return reply

    async def begin(self) -> asyncio.subprocess.Process:
        command = [sys.executable, "-P", "-m", self._module]
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=nothing, env=worker_environment()
        )
        if sys.platform != "win32":  # now, not when it has read all its modules
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        return process

    async def stop(self) -> None:
        """Kill it, whatever it is doing: anything it has not reported yet is done again."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None
