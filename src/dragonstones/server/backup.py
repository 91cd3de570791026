"""All data of a site in one file that can be restored into any site, whichever database it uses.

A gzip of JSON lines: first a header, then a line for each row, `[table, [value, ...]]`.
The rows are read in one transaction, so that they are consistent while people play on.
"""

from __future__ import annotations

import gzip
import os
import tempfile
import zlib
from base64 import b64decode
from collections.abc import AsyncIterator, Collection, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    JSON,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones import __version__
from dragonstones.engine import Refused
from dragonstones.server import audit
from dragonstones.server.database import Database, now, reason
from dragonstones.server.migrate import (
    VERSIONS,
    changing,
    head,
    is_known,
    not_known,
    revision,
    upgrade,
)
from dragonstones.server.reach import opened, out_of_reach
from dragonstones.server.schema import SEARCHED, is_ours
from dragonstones.server.serving import nobody_serves
from dragonstones.server.settings import Settings

FORMAT = "dragonstones-backup-1"
#: Characters of a file's name in the audit log.
LONGEST_SUBJECT = 40
#: Rows that are written into the database at once, and bytes of them.
MANY = 1000
MUCH = 4 * 2**20
#: The most bytes in a line: far more than any row has.
LONGEST_LINE = 16 * 2**20

_encode = msgspec.json.Encoder().encode


class Contents(Struct):
    """The first line."""

    format: str
    program: str
    made: int
    #: The migration that the tables are at.
    revision: str
    columns: dict[str, list[str]]
    counts: dict[str, int]


class Row(Struct, array_like=True):
    table: str
    values: list[Any]


_decode_row = msgspec.json.Decoder(Row).decode

# -- writing -------------------------------------------------------------------


async def backup(settings: Settings, path: Path) -> Contents:
    """Write the file: it is complete or does not exist. Works while the site runs."""
    async with opened(settings) as database, _still(database) as connection:
        step = await connection.run_sync(revision)
        if step is None:
            raise Refused("nothing-to-back-up")
        tables = await connection.run_sync(tables_of)
        contents = Contents(
            format=FORMAT,
            program=__version__,
            made=now(),
            revision=step,
            columns={name: _columns(table) for name, table in tables.items()},
            counts={name: await count_rows(connection, table) for name, table in tables.items()},
        )
        with _complete_or_not_there(path) as file:
            file.write(_encode(contents) + b"\n")
            for name, table in tables.items():
                rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
                async for row in rows:
                    file.write(_encode(Row(name, list(row))) + b"\n")
        await _note(database, step, path)
    return contents


async def _note(database: Database, step: str, path: Path) -> None:
    """In the audit log, so that operators see it; the backup is there without that, too."""
    if step == head():
        with suppress(SQLAlchemyError):
            async with database.write() as connection:
                await audit.note(connection, "backup", path.name[:LONGEST_SUBJECT])


@asynccontextmanager
async def _still(database: Database) -> AsyncIterator[AsyncConnection]:
    """A transaction that sees everything as it is at one moment."""
    async with database.read() as connection:
        if not database.is_sqlite:  # where every transaction is like this
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def tables_of(connection: Connection) -> dict[str, Table]:
    """All tables, as they are in the database, in an order in which they can be filled."""
    found = MetaData()
    # Tables that a database derives from others by itself are made again there.
    found.reflect(connection, only=lambda name, _: is_ours(name, "table"))
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):  # nothing is nothing, not a JSON "null"
                column.type = JSON(none_as_null=True)
    tables = {str(table.name): table for table in found.sorted_tables}
    tables.pop(VERSIONS, None)
    return tables


def _columns(table: Table) -> list[str]:
    return [str(column.name) for column in table.columns]


async def count_rows(connection: AsyncConnection, table: Table) -> int:
    count = await connection.scalar(select(func.count()).select_from(table))
    return int(count or 0)


@contextmanager
def _complete_or_not_there(path: Path) -> Iterator[gzip.GzipFile]:
    try:
        draft = tempfile.NamedTemporaryFile(  # noqa: SIM115 # readable for its owner only
            dir=path.parent, prefix=f".{path.name}.", delete=False
        )
    except OSError as error:
        raise Refused("cannot-write", path=str(path), reason=error.strerror) from error
    try:
        with draft:
            with gzip.GzipFile(path.name, "wb", 6, draft) as file:
                yield file
            draft.flush()
            os.fsync(draft.fileno())
        Path(draft.name).replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        raise Refused("cannot-write", path=str(path), reason=error.strerror) from error
    finally:
        Path(draft.name).unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Sync the folder: only then is a new file name on disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# -- reading -------------------------------------------------------------------


async def restore(settings: Settings, path: Path, force: bool = False) -> Contents:
    """Fill an empty database from the file, or with `force` one that is emptied for it; all of
    it, or nothing has changed. Refused: a process serves it."""
    with _read(path) as (contents, lines):
        if not is_known(contents.revision):
            raise Refused("backup-newer", path=str(path), found=contents.revision, known=head())
        database = Database(settings.database_url)
        try:
            async with nobody_serves(database), changing(database) as connection:
                await connection.run_sync(make_empty, force)
                await connection.run_sync(upgrade, contents.revision)
                await _fill(connection, contents, lines, path)
                await connection.run_sync(upgrade)
        except (IntegrityError, DataError) as error:
            raise Refused("backup-damaged", path=str(path), reason=reason(error)) from error
        except (SQLAlchemyError, OSError) as error:
            raise out_of_reach(database, error) from error
        finally:
            await database.close()
    return contents


def saved_rows(path: Path, wanted: Collection[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of some tables in a backup, as they were; the backup may be of any migration."""
    with _read(path) as (contents, lines):
        for line in lines:
            row = _decode_row(line)
            if row.table in wanted:
                yield row.table, dict(zip(contents.columns[row.table], row.values, strict=True))


@contextmanager
def _read(path: Path) -> Iterator[tuple[Contents, Iterator[bytes]]]:
    """The first line, and the others."""
    try:
        with gzip.open(path, "rb") as file:
            lines = _lines(file, path)
            contents = msgspec.json.decode(next(lines, b""), type=Contents)
            if contents.format != FORMAT:
                raise Refused("backup-damaged", path=str(path), reason=contents.format)
            yield contents, lines
    except FileNotFoundError as error:
        raise Refused("no-backup", path=str(path)) from error
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, RecursionError) as error:
        raise Refused("backup-damaged", path=str(path), reason=reason(error)) from error


def _lines(file: gzip.GzipFile, path: Path) -> Iterator[bytes]:
    """Lines of bounded length: a small file can be packed so that a line never ends."""
    while line := file.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise Refused("backup-damaged", path=str(path), reason="endless line")
        yield line


def make_empty(connection: Connection, force: bool) -> None:
    """Without tables."""
    step = revision(connection)
    if step is not None and not is_known(step):
        raise not_known(step)
    tables = tables_of(connection)
    if step is None and tables:
        raise Refused("database-not-ours", table=next(iter(tables)))
    if not force:
        for name, table in tables.items():
            if connection.scalar(select(func.count()).select_from(table)):
                raise Refused("database-not-empty", table=name)
    for name in SEARCHED:
        connection.execute(text(f"DROP TABLE IF EXISTS {name}_search"))
    for table in reversed(tables.values()):
        table.drop(connection)
    if step is not None:
        connection.execute(text(f"DROP TABLE {VERSIONS}"))


async def _fill(
    connection: AsyncConnection, contents: Contents, lines: Iterable[bytes], path: Path
) -> None:
    tables = await connection.run_sync(tables_of)
    columns = {name: _columns(table) for name, table in tables.items()}
    counts = dict.fromkeys(tables, 0)
    if contents.columns != columns:
        raise Refused("backup-damaged", path=str(path), reason="columns")
    for name, some in _batches(lines):
        if name not in tables or any(len(row) != len(columns[name]) for row in some):
            raise Refused("backup-damaged", path=str(path), reason=name)
        try:
            values = [_as_stored(tables[name], row) for row in some]
        except (ValueError, TypeError) as error:
            raise Refused("backup-damaged", path=str(path), reason=name) from error
        await connection.execute(insert(tables[name]), values)
        counts[name] += len(some)
        if counts[name] > contents.counts.get(name, 0):
            break
    if counts != contents.counts:
        raise Refused("backup-damaged", path=str(path), reason="counts")
    if connection.dialect.name == "postgresql":
        await go_on_counting(connection, tables.values())


def _as_stored(table: Table, row: list[Any]) -> dict[str, Any]:
    """A row; in the file bytes are in base64."""
    return {
        str(column.name): b64decode(value, validate=True)
        if isinstance(column.type, LargeBinary)
        else value
        for column, value in zip(table.columns, row, strict=True)
    }


def _batches(lines: Iterable[bytes]) -> Iterator[tuple[str, list[list[Any]]]]:
    """Rows of one table, in batches that are bounded in number and in bytes."""
    table, batch, size = "", list[list[Any]](), 0
    for line in lines:
        row = _decode_row(line)
        if batch and (row.table != table or len(batch) == MANY or size > MUCH):
            yield table, batch
            batch, size = [], 0
        table, size = row.table, size + len(line)
        batch.append(row.values)
    if batch:
        yield table, batch


async def go_on_counting(connection: AsyncConnection, tables: Iterable[Table]) -> None:
    """The next number that PostgreSQL gives a row must be a new one."""
    for table in tables:
        for column in table.primary_key.columns:
            if isinstance(column.type, Integer) and column.server_default is not None:
                last = select(func.max(column)).scalar_subquery()
                sequence = func.pg_get_serial_sequence(table.name, column.name)
                next_one = func.coalesce(last, 0) + 1
                await connection.execute(select(func.setval(sequence, next_one, False)))
