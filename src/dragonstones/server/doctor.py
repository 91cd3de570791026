"""`dragonstones doctor`: is everything as it should be? It changes nothing."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from pathlib import Path
from typing import Any, Literal

import msgspec
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec import Struct
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine import Match, Refused
from dragonstones.server import schema
from dragonstones.server.chain import BEGINNING, after, damages
from dragonstones.server.database import Database, now, reason
from dragonstones.server.hosts import ANY, reach_of
from dragonstones.server.journal import Journal
from dragonstones.server.leases import SPARE
from dragonstones.server.metrics import Metrics
from dragonstones.server.migrate import head, is_known, revision
from dragonstones.server.packed import is_whole
from dragonstones.server.reach import reach, reach_redis, sqlite_file
from dragonstones.server.replays import journal_of
from dragonstones.server.settings import Found, listed, troubles
from dragonstones.server.tables import TableRow, Tables
from dragonstones.server.watch import GONE, told_by
from dragonstones.text import Texts
from dragonstones.wire import ProcessInfo

#: Free bytes on disk: less is trouble now, less is trouble soon.
LITTLE_SPACE, SOME_SPACE = 500_000_000, 2_000_000_000
#: The oldest version that knows all commands we use.
OLDEST_SQLITE, OLDEST_POSTGRESQL = (3, 35), 12
#: A row written this many milliseconds in the future was written by another clock.
FUTURE = 60_000

_tables = schema.tables
Progress = Callable[[int, int], None]


class Finding(Struct, frozen=True):
    level: Literal["fine", "note", "wrong"]
    text: str


class Doctor:
    def __init__(self, found: Found, t: Texts) -> None:
        self._found = found
        self._settings = found.settings
        self._t = t

    def _fine(self, id: str, **args: Any) -> Finding:
        return Finding("fine", self._t(f"doctor-{id}", **args))

    def _note(self, id: str, **args: Any) -> Finding:
        return Finding("note", self._t(f"doctor-{id}", **args))

    def _wrong(self, id: str, **args: Any) -> Finding:
        return Finding("wrong", self._t(f"doctor-{id}", **args))

    def _refused(self, refused: Refused) -> Finding:
        return Finding("wrong", self._t.refusal(refused))

    async def examine(
        self, games: int | None = None, progress: Progress = lambda done, of: None
    ) -> AsyncGenerator[Finding]:
        """All findings; the last ones are about stored games, or this many of the newest: whether
        they still end as they did."""
        for finding in self._look_at_settings():
            yield finding
        database = Database(self._settings.database_url)
        try:
            async with aclosing(self._look_at_database(database, games, progress)) as findings:
                async for finding in findings:
                    yield finding
        except SQLAlchemyError as error:
            yield self._wrong("database-failed", reason=reason(error))
        finally:
            await database.close()
        if self._settings.redis_url:
            yield await self._look_at_redis()

    # -- settings --------------------------------------------------------------

    def _look_at_settings(self) -> Iterator[Finding]:
        settings = self._settings
        given = sorted({source for source in self._found.sources.values() if source != "default"})
        yield self._fine("settings", n=len(given), sources=", ".join(given))
        found = [self._refused(trouble) for trouble in troubles(settings)]
        yield from found
        if not found:
            yield self._look_at_address()
        if ANY in listed(settings.trusted_proxies):
            yield self._note("every-proxy")
        if ANY in listed(settings.allowed_hosts):
            yield self._note("every-host")
        if not settings.rate_limits:
            yield self._note("no-limits")
        is_sqlite = settings.database_url.startswith("sqlite")
        if is_sqlite and settings.redis_url:
            yield self._note("redis-for-nothing")
        if not is_sqlite and not settings.redis_url:
            yield self._note("no-redis")

    def _look_at_address(self) -> Finding:
        """How people reach the site, and who could eavesdrop."""
        settings = self._settings
        if settings.public_url.startswith("https:"):
            return self._fine("https", address=settings.public_url)
        if settings.public_url:
            return self._note("public-plain", address=settings.public_url)
        reach = reach_of(settings.host)
        if reach == "machine":
            return self._fine("loopback")
        return self._note("plain" if reach == "everywhere" else "network", host=settings.host)

    # -- the database ----------------------------------------------------------

    async def _look_at_database(
        self, database: Database, games: int | None, progress: Progress
    ) -> AsyncGenerator[Finding]:
        if database.is_sqlite:
            file = sqlite_file(database)
            for finding in self._look_at_disk(file.absolute().parent):
                yield finding
            if not file.is_file():  # opening it would create it
                yield self._note("no-database-yet", path=str(file))
                return
        try:
            await reach(database)
        except Refused as refused:
            yield self._refused(refused)
            return
        async with database.read() as connection:
            look = self._look_at_sqlite if database.is_sqlite else self._look_at_postgresql
            async with aclosing(look(connection)) as findings:
                async for finding in findings:
                    yield finding
            step = await connection.run_sync(revision)
            yield await self._look_at_step(connection, step)
            if step != head():
                return
            yield await self._look_at_clock(connection, database)
            for finding in self._look_at_processes(await told_by(connection)):
                yield finding
        yield await self._try_to_write(database)
        async with aclosing(self._replay(database, games, progress)) as findings:
            async for finding in findings:
                yield finding

    def _look_at_disk(self, folder: Path) -> Iterator[Finding]:
        if folder.is_dir():
            free = shutil.disk_usage(folder).free
            size = round(free / 1e9, 1)
            if free < LITTLE_SPACE:
                yield self._wrong("little-space", folder=str(folder), size=size)
            elif free < SOME_SPACE:
                yield self._note("little-space", folder=str(folder), size=size)
            else:
                yield self._fine("space", folder=str(folder), size=size)

    async def _look_at_sqlite(self, connection: AsyncConnection) -> AsyncGenerator[Finding]:
        version = sqlite3.sqlite_version
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            yield self._wrong("old", name="SQLite", version=version)
        else:
            yield self._fine("version", name="SQLite", version=version)
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            found = await connection.scalar(text(f"PRAGMA {pragma}"))
            if found != wanted:
                yield self._wrong("setting", name=pragma, found=str(found), wanted=str(wanted))
        damage = await connection.scalar(text("PRAGMA quick_check"))
        yield self._fine("whole") if damage == "ok" else self._wrong("damaged", reason=str(damage))

    async def _look_at_postgresql(self, connection: AsyncConnection) -> AsyncGenerator[Finding]:
        version = str(await connection.scalar(text("SHOW server_version")))
        if int(version.partition(".")[0]) < OLDEST_POSTGRESQL:
            yield self._wrong("old", name="PostgreSQL", version=version)
        else:
            yield self._fine("version", name="PostgreSQL", version=version)
        for name in ("fsync", "synchronous_commit", "full_page_writes"):
            found = await connection.scalar(text(f"SHOW {name}"))
            if found == "off":
                yield self._wrong("setting", name=name, found="off", wanted="on")
        encoding = await connection.scalar(text("SHOW server_encoding"))
        if encoding != "UTF8":
            yield self._wrong("setting", name="encoding", found=str(encoding), wanted="UTF8")

    async def _look_at_step(self, connection: AsyncConnection, step: str | None) -> Finding:
        if step is None:
            return self._note("empty")
        if not is_known(step):
            return self._refused(Refused("database-newer", found=step, known=head()))
        if step != head():
            return self._note("behind", found=step, known=head())
        differences = await connection.run_sync(_differences)
        if differences:
            return self._wrong("other-tables", n=differences)
        return self._fine("migrations", step=step)

    async def _look_at_clock(self, connection: AsyncConnection, database: Database) -> Finding:
        newest = await connection.scalar(select(func.max(_tables.c.touched))) or 0
        if newest > now() + FUTURE:
            return self._wrong("clock-behind", seconds=(newest - now()) // 1000)
        if not database.is_sqlite:
            there = await connection.scalar(
                text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
            )
            if abs(int(there or 0) - now()) > SPARE:
                return self._wrong("clocks-differ", ms=abs(int(there or 0) - now()))
        return self._fine("clock")

    def _look_at_processes(self, told: list[ProcessInfo]) -> Iterator[Finding]:
        """Which processes serve the database now, and whether one is to be upgraded still."""
        alive = [one for one in told if one.seen > now() - GONE]
        versions = sorted({one.version for one in alive})
        if alive:
            pids = ", ".join(sorted(str(one.pid) for one in alive))
            yield self._fine("processes", n=len(alive), pids=pids, versions=", ".join(versions))
        if len(versions) > 1:
            yield self._note("versions-differ", versions=", ".join(versions))

    async def _try_to_write(self, database: Database) -> Finding:
        writing = database.engine.execution_options(writes=True)
        try:
            async with writing.connect() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = ''"))
                await connection.rollback()
        except SQLAlchemyError as error:
            return self._wrong("not-writable", reason=reason(error))
        return self._fine("writable")

    # -- games -----------------------------------------------------------------

    async def _replay(
        self, database: Database, games: int | None, progress: Progress
    ) -> AsyncGenerator[Finding]:
        """Replay stored games: with the rules of this version, they must end as they did."""
        query = (
            select(_tables.c.id)
            .where(_tables.c.seed.is_not(None))
            .order_by(_tables.c.created.desc())
            .limit(games)
        )
        async with database.read() as connection:
            ids = (await connection.scalars(query)).all()
        tables, journal = Tables(database), Journal(database, Metrics())
        wrong = older = 0
        for done, id in enumerate(ids):
            progress(done, len(ids))
            table, rows = await tables.get(id), await journal.links(id)
            if await self._is_packed_damaged(database, id):
                wrong += 1
                yield self._wrong("packed-changed", table=id)
                continue
            older += rows != [] and after(rows[-1]) == BEGINNING
            troubles = [
                self._wrong(f"row-{damage.kind}", table=id, row=damage.number)
                for damage in damages(id, rows)
            ]
            if not troubles and (trouble := await self._play_again(table, journal)):
                troubles = [trouble]
            wrong += len(troubles)
            for trouble in troubles:
                yield trouble
        progress(len(ids), len(ids))
        if older:
            yield self._note("older-rows", n=older)
        if not wrong:
            yield self._fine("games", n=len(ids))

    async def _is_packed_damaged(self, database: Database, table: str) -> bool:
        query = select(schema.packed).where(schema.packed.c.table == table)
        async with database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return row is not None and not is_whole(dict(row))

    async def _play_again(self, table: TableRow, journal: Journal) -> Finding | None:
        try:
            match = Match.replay(journal_of(table, await journal.read(table.id)))
        except SQLAlchemyError:
            raise
        except Refused as refused:
            return self._wrong("game-broken", table=table.id, reason=self._t.refusal(refused))
        except Exception as error:  # whatever it is, the game cannot be played again
            kind = type(error).__name__
            return self._wrong("game-broken", table=table.id, reason=f"{kind}: {error}")
        if table.state != "over":
            return None
        result = msgspec.json.decode(msgspec.json.encode(match.result))
        return None if result == table.result else self._wrong("game-differs", table=table.id)

    # -- Redis -----------------------------------------------------------------

    async def _look_at_redis(self) -> Finding:
        try:
            redis = await reach_redis(self._settings.redis_url)
        except Refused as refused:
            return self._refused(refused)
        seconds, _ = await redis.time()
        version = (await redis.info("server"))["redis_version"]
        await redis.aclose()
        if abs(seconds * 1000 - now()) > 1000 + SPARE:
            return self._wrong("clocks-differ", ms=abs(seconds * 1000 - now()))
        return self._fine("version", name="Redis", version=version)


def _differences(connection: Connection) -> int:
    ours = MigrationContext.configure(connection, opts={"include_name": schema.is_ours})
    return len(compare_metadata(ours, schema.metadata))
