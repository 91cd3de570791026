"""Copy a whole site from one database into another, SQLite or PostgreSQL.

Rows are copied table by table, many in a transaction, in the order in which the first database has
them. So the number of rows in the second one tells where to continue after an interruption. Until
everything is copied and compared, the second one's migration is `COPYING`, so that nobody can use
it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Select, Table, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine import Refused
from dragonstones.server.backup import count_rows, go_on_counting, make_empty, tables_of
from dragonstones.server.database import Database
from dragonstones.server.migrate import (
    COPYING,
    VERSIONS,
    changing,
    head,
    need_head,
    revision,
    upgrade,
)
from dragonstones.server.reach import opened, out_of_reach
from dragonstones.server.serving import nobody_serves
from dragonstones.server.settings import Settings

#: Rows that are copied in one transaction.
MANY = 1000

#: By their names.
Tables = dict[str, Table]
#: Called with the number of rows that are done, and of all rows.
Progress = Callable[[int, int], None]

# A database may return the fields of an object in any order.
_encode = msgspec.json.Encoder(order="deterministic").encode


async def copy_site(source: Settings, target: Settings, progress: Progress) -> dict[str, int]:
    """Copy all rows, and compare; how many there are of each table. Refused: a process serves one
    of the two, or there is something else in the second."""
    there = Database(target.database_url)
    try:
        async with opened(source) as here, nobody_serves(here), nobody_serves(there):
            await need_head(here)
            async with here.read() as connection:
                await here.unhurried(connection)
                ours = await connection.run_sync(tables_of)
                counts = {name: await count_rows(connection, one) for name, one in ours.items()}
                theirs = await _begin(there)
                await _copy(connection, there, ours, theirs, sum(counts.values()), progress)
                await _compare(connection, there, ours, theirs)
            await _end(there, theirs)
    except SQLAlchemyError as error:
        raise out_of_reach(there, error) from error
    finally:
        await there.close()
    return counts


async def _begin(there: Database) -> Tables:
    """Make its tables, if it is empty; if an earlier copy was interrupted, they are there."""
    async with changing(there) as connection:
        if await connection.run_sync(revision) != COPYING:
            await connection.run_sync(make_empty, False)
            await connection.run_sync(upgrade)
            await _set_step(connection, COPYING)
        return await connection.run_sync(tables_of)


async def _copy(
    connection: AsyncConnection,
    there: Database,
    ours: Tables,
    theirs: Tables,
    total: int,
    progress: Progress,
) -> None:
    done = 0
    for name, table in ours.items():
        async with there.read() as other:
            before = await count_rows(other, theirs[name])
            if before and not await _has_last(connection, table, other, theirs[name], before):
                raise Refused("database-not-empty", table=name)
        done += before
        progress(done, total)
        async for rows in _batches(connection, _in_order(table).offset(before)):
            async with there.write() as other:
                await other.execute(insert(theirs[name]), rows)
            done += len(rows)
            progress(done, total)


def _in_order(table: Table) -> Select[Any]:
    return select(table).order_by(*table.primary_key.columns)


async def _batches(
    connection: AsyncConnection, query: Select[Any]
) -> AsyncIterator[list[dict[str, Any]]]:
    rows = await connection.stream(query)
    async for some in rows.mappings().partitions(MANY):
        yield [dict(row) for row in some]


async def _has_last(
    connection: AsyncConnection, table: Table, other: AsyncConnection, theirs: Table, n: int
) -> bool:
    """Whether the last of this many rows is the same in both databases."""
    last = (await connection.execute(_in_order(table).offset(n - 1).limit(1))).mappings().first()
    if last is None:
        return False
    key = [column == last[column.name] for column in theirs.primary_key.columns]
    same = (await other.execute(select(theirs).where(*key))).mappings().first()
    return same is not None and _encode(dict(same)) == _encode(dict(last))


async def _compare(
    connection: AsyncConnection, there: Database, ours: Tables, theirs: Tables
) -> None:
    async with there.read() as other:
        await there.unhurried(other)
        for name, table in ours.items():
            if await _sum_of(connection, table) != await _sum_of(other, theirs[name]):
                raise Refused("copy-differs", table=name)


async def _sum_of(connection: AsyncConnection, table: Table) -> tuple[int, int]:
    """How many rows there are, and a sum of their hashes: databases sort texts in their own way."""
    n = total = 0
    async for rows in _batches(connection, select(table)):
        n += len(rows)
        hashes = (blake2b(_encode(row), digest_size=16).digest() for row in rows)
        total = (total + sum(map(int.from_bytes, hashes))) % 2**128
    return n, total


async def _end(there: Database, tables: Tables) -> None:
    async with there.write() as connection:
        if not there.is_sqlite:
            await go_on_counting(connection, tables.values())
        await _set_step(connection, head())


async def _set_step(connection: AsyncConnection, step: str) -> None:
    await connection.execute(text(f"UPDATE {VERSIONS} SET version_num = :step"), {"step": step})
