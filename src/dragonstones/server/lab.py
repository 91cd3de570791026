"""The balance lab of a site: a queue of cards, measured one after the other in the background.

What was counted is kept in the database after every batch of games, so that a measurement goes on
after a restart, in whichever process takes it. Only the process that has its lease plays, and of
all processes of a site only one does. The games are played by a process of the lowest priority:
tables come first.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.arena.lab import (
    BATCH,
    MOST_GAMES,
    Experiment,
    Published,
    Sums,
    is_enough,
    published,
    strength,
    version_of,
)
from dragonstones.engine import Game
from dragonstones.server import schema
from dragonstones.server.bot_worker import LENGTH, framed
from dragonstones.server.bots import worker_environment
from dragonstones.server.database import Database, is_away, now
from dragonstones.server.lab_worker import Failed, Reply, Wanted
from dragonstones.server.people import DAY, PersonRow
from dragonstones.server.refusals import NotFound, TooMany
from dragonstones.wire import Measurement, MeasurementState

log = structlog.get_logger(__name__)

#: Milliseconds that a lease lasts; it is renewed three times as often.
LASTS = 15_000
#: Seconds between two looks at the queue; whoever asks here does not wait for it.
LOOK_EVERY = 5.0
#: Seconds after which a batch is given up, also on a machine that has no time.
DEADLINE = 1800.0

#: The priority of the process that plays: everything else is more urgent.
NICE = 19

_cards, _wanted = schema.measurements, schema.measurements_wanted


class Key(NamedTuple):
    """By what the card does, in which game, in which version of the experiment."""

    game: str
    card: str
    version: str

    @property
    def row(self) -> ColumnElement[bool]:
        return self._in(_cards)

    @property
    def wishes(self) -> ColumnElement[bool]:
        return self._in(_wanted)

    def _in(self, table: Any) -> ColumnElement[bool]:
        found: ColumnElement[bool] = (
            (table.c.game == self.game)
            & (table.c.card == self.card)
            & (table.c.version == self.version)
        )
        return found


class _GivenUp(Exception):
    """Nobody wants to know any more, or another process has taken it."""


class Lab:
    """`a_day`: cards that one person may have measured a day; 0: there is no lab."""

    def __init__(self, database: Database, owner: str, a_day: int) -> None:
        self._database = database
        self._owner = owner
        self._a_day = a_day
        self._task: asyncio.Task[None] | None = None
        #: Something was asked for, or cancelled, in this process.
        self._asked = asyncio.Event()
        self._worker = _Worker()
        #: What is measured here now.
        self._now: Key | None = None
        self._cancelled = asyncio.Event()

    @property
    def is_open(self) -> bool:
        return self._a_day > 0

    def box(self, game: Game[Any]) -> Published:
        """The published cards, with which all others are compared."""
        found = published(game.id) if self.is_open else None
        if found is None:
            raise NotFound("no-lab", game=game.id)
        return found

    def start(self) -> None:
        if self.is_open:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._worker.stop()

    # -- asking -------------------------------------------------------------

    async def ask(self, game: Game[Any], card: Mapping[str, Any], person: PersonRow) -> Measurement:
        """Put a card into the queue, unless it is there or was measured already."""
        self.box(game)
        id, plain = Experiment(game.id, card).plain
        key = self._key(game, id)
        insert = sqlite.insert if self._database.is_sqlite else postgresql.insert
        at = now()
        first = key._asdict() | {"data": dict(plain), "sums": Sums().data(), "games": 0}
        wish = key._asdict() | {"person": person.id, "at": at, "active": True}
        async with self._database.write() as connection:
            state = await connection.scalar(select(_cards.c.state).where(key.row))
            if state != "done":
                await self._check_limit(connection, key, person, at)
                fresh = insert(_cards).values(**first, state="queued", asked=at)
                await connection.execute(fresh.on_conflict_do_nothing())
                waits = _cards.c.state.in_(("stopped", "failed"))
                again = update(_cards).where(key.row, waits).values(state="queued", asked=at)
                await connection.execute(again)
                wishing = insert(_wanted).values(wish)
                place = [_wanted.c.person, *(_wanted.c[name] for name in Key._fields)]
                await connection.execute(
                    wishing.on_conflict_do_update(index_elements=place, set_={"active": True})
                )
        self._asked.set()
        return await self.read(game, key.card)

    async def _check_limit(
        self, connection: AsyncConnection, key: Key, person: PersonRow, at: int
    ) -> None:
        """What somebody has asked for before may be asked for again."""
        mine = (_wanted.c.person == person.id) & (_wanted.c.at > at - DAY)
        others = select(func.count(), func.min(_wanted.c.at)).where(mine, ~key.wishes)
        n, oldest = (await connection.execute(others)).one()
        if n >= self._a_day:
            seconds = max(1, (oldest + DAY - at) // 1000)
            raise TooMany("lab-a-day", most=self._a_day, seconds=seconds)

    async def cancel(self, game: Game[Any], card: str, person: PersonRow) -> Measurement:
        """Somebody does not want to know any more; if nobody else does, it stops."""
        key = self._key(game, card)
        async with self._database.write() as connection:
            mine = key.wishes & (_wanted.c.person == person.id)
            asked = await connection.execute(update(_wanted).where(mine).values(active=False))
            if not asked.rowcount:
                raise NotFound("no-such-measurement")
            others = select(_wanted.c.person).where(key.wishes, _wanted.c.active)
            if (await connection.execute(others)).first() is None:
                waits = key.row & (_cards.c.state == "queued")
                await connection.execute(update(_cards).where(waits).values(state="stopped"))
                if key == self._now:
                    self._cancelled.set()
        return await self.read(game, card)

    async def read(self, game: Game[Any], card: str) -> Measurement:
        """What is known of a card, and where in the queue it is."""
        key, box = self._key(game, card), self.box(game)
        async with self._database.read() as connection:
            query = select(_cards, (_cards.c.until > self._database.clock).label("leased"))
            row = (await connection.execute(query.where(key.row))).mappings().first()
            if row is None:
                raise NotFound("no-such-measurement")
            before = (_cards.c.state == "queued") & (
                (_cards.c.asked < row["asked"])
                | ((_cards.c.asked == row["asked"]) & (_cards.c.card < key.card))
            )
            state, place = row["state"], 0
            if state == "queued":
                place = await connection.scalar(select(func.count()).where(before)) or 0
                state = "running" if row["leased"] else "queued"
        known: MeasurementState = state
        return Measurement(
            id=key.card,
            game=key.game,
            version=key.version,
            state=known,
            place=0 if known == "running" else place,
            most_games=MOST_GAMES,
            strength=strength(Sums.read(row["sums"]), box),
        )

    def _key(self, game: Game[Any], card: str) -> Key:
        return Key(game.id, card, version_of(game.id))

    async def forget_old(self) -> None:
        """Of who asked for what, nothing is kept that is not needed for the limit."""
        old = (_wanted.c.at < now() - DAY) & ~_wanted.c.active
        async with self._database.write() as connection:
            await connection.execute(delete(_wanted).where(old))

    # -- measuring ----------------------------------------------------------

    async def _run(self) -> None:
        """Measure what is in the queue, whatever happens to one of them."""
        while True:
            try:
                while await self.measure_next():
                    pass
            except Exception as error:
                if not is_away(error):
                    log.exception("the lab has failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._asked.wait()
            self._asked.clear()

    async def measure_next(self) -> bool:
        """Measure the first card of the queue; False: there is none, or others are at it."""
        taken = await self._take()
        if taken is None:
            return False
        key, card, sums = taken
        self._now = key
        self._cancelled.clear()
        try:
            while not is_enough(sums, MOST_GAMES):
                await self._play_batch(key, card, sums)
            await self._keep(key, sums, state="done")
        except _GivenUp:
            pass
        except (_Broken, OSError) as error:
            log.warning(
                "a card could not be measured", card=key.card, game=key.game, why=f"{error}"
            )
            await self._keep(key, sums, state="failed")
        finally:
            self._now = None
            await asyncio.shield(self._give_back(key))
        return True

    async def _take(self) -> tuple[Key, dict[str, Any], Sums] | None:
        """Lease the first card of the queue, if no other process measures any."""
        clock = self._database.clock
        # A row that nobody owns must not make it NULL.
        is_theirs = (_cards.c.until > clock) & (func.coalesce(_cards.c.owner, "") != self._owner)
        async with self._database.write() as connection:
            if (await connection.execute(select(_cards.c.card).where(is_theirs))).first():
                return None
            queue = select(_cards).where(_cards.c.state == "queued")
            queue = queue.order_by(_cards.c.asked, _cards.c.card).limit(1)
            row = (await connection.execute(queue)).mappings().first()
            if row is None:
                return None
            key = Key(row["game"], row["card"], row["version"])
            lease = {"owner": self._owner, "until": clock + LASTS}
            is_old = published(key.game) is None or version_of(key.game) != key.version
            if is_old:  # since then the experiment has changed: nobody will read it
                lease = {"state": "stopped"}
            # Somebody may have been quicker since we looked.
            free = update(_cards).where(key.row, _cards.c.state == "queued", ~is_theirs)
            taken = await connection.execute(free.values(lease))
        return None if is_old or not taken.rowcount else (key, row["data"], Sums.read(row["sums"]))

    async def _play_batch(self, key: Key, card: dict[str, Any], sums: Sums) -> None:
        """A batch of games, counted and written down; meanwhile the lease is renewed."""
        last = min(sums.games + BATCH, MOST_GAMES)
        wanted = Wanted(key.game, card, sums.games, last)
        playing = asyncio.ensure_future(self._worker.play(wanted))
        cancelled = asyncio.ensure_future(self._cancelled.wait())
        try:
            while not playing.done():
                await asyncio.wait(
                    {playing, cancelled},
                    timeout=LASTS / 3000,
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if cancelled.done() or not (playing.done() or await self._renew(key)):
                    raise _GivenUp
            for facts in playing.result():
                sums.add(facts)
            await self._keep(key, sums)
        finally:
            cancelled.cancel()
            if not playing.done():
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                await self._worker.stop()

    async def _renew(self, key: Key) -> bool:
        return await self._change(key, until=self._database.clock + LASTS)

    async def _keep(self, key: Key, sums: Sums, **more: Any) -> None:
        known = {"sums": sums.data(), "games": sums.games, "until": self._database.clock + LASTS}
        if not await asyncio.shield(self._change(key, **known, **more)):
            raise _GivenUp

    async def _change(self, key: Key, **values: Any) -> bool:
        """False: it is not ours any more, or nobody wants it."""
        ours = key.row & (_cards.c.owner == self._owner) & (_cards.c.state == "queued")
        async with self._database.write() as connection:
            changed = await connection.execute(update(_cards).where(ours).values(values))
            return bool(changed.rowcount)

    async def _give_back(self, key: Key) -> None:
        ours = key.row & (_cards.c.owner == self._owner)
        async with self._database.write() as connection:
            await connection.execute(update(_cards).where(ours).values(owner=None, until=0))


# -- the process that plays ---------------------------------------------------


class _Broken(Exception):
    """The games of a card cannot be played."""


class _Worker:
    """A process that is started when there is something to play."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._decode = msgspec.msgpack.Decoder(Reply).decode

    async def play(self, wanted: Wanted) -> list[dict[str, tuple[int, float]]]:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await self._start()
        assert process.stdin and process.stdout
        process.stdin.write(framed(wanted))
        try:
            async with asyncio.timeout(DEADLINE):
                head = await process.stdout.readexactly(LENGTH)
                body = await process.stdout.readexactly(int.from_bytes(head, "big"))
            reply: Reply = self._decode(body)
        except (TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            raise _Broken(f"no answer: {error!r}") from error
        if isinstance(reply, Failed):
            raise _Broken(reply.trace)
        return reply.facts

    async def _start(self) -> asyncio.subprocess.Process:
        command = [sys.executable, "-P", "-m", "dragonstones.server.lab_worker"]
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=nothing, env=worker_environment()
        )
        if sys.platform != "win32":  # now, not when it has read all its modules
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        return process

    async def stop(self) -> None:
        """Whatever it does: what it has not told yet is played again."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None
