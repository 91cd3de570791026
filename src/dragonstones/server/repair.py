"""`dragonstones db repair`: restores damaged rows of journals.

A row is written only if its hash shows that it is the original (`chain.py`): by the row after it,
or because the row of a backup continues the same chain. It works while the site runs: a live table
keeps its game in memory, and its next row is built on the same hash.
"""

from __future__ import annotations

from base64 import b64decode
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from dragonstones.server import audit, schema
from dragonstones.server.backup import saved_rows
from dragonstones.server.chain import Damage, Link, damages, mend
from dragonstones.server.database import Database
from dragonstones.server.journal import Journal
from dragonstones.server.metrics import Metrics
from dragonstones.server.migrate import need_head
from dragonstones.server.packed import is_whole
from dragonstones.server.reach import opened, out_of_reach
from dragonstones.server.settings import Settings

_journal, _tables = schema.journal.c, schema.tables.c
#: Called with the number of tables that are done, and of all tables.
Progress = Callable[[int, int], None]
#: By table and number.
Saved = dict[str, dict[int, Link]]


class Repaired(NamedTuple):
    #: The table and the number of each row.
    mended: list[tuple[str, int]]
    left: list[tuple[str, Damage]]


async def repair(settings: Settings, backup: Path | None, progress: Progress) -> Repaired:
    """Mend what can be mended; a backup helps with what only it knows."""
    async with opened(settings) as database:
        await need_head(database)
        try:
            return await _repair(database, backup, progress)
        except SQLAlchemyError as error:
            raise out_of_reach(database, error) from error


async def _repair(database: Database, backup: Path | None, progress: Progress) -> Repaired:
    journal, done = Journal(database, Metrics()), Repaired([], [])
    async with database.read() as connection:
        played = select(_tables.id, _tables.packed).where(_tables.seed.is_not(None))
        tables = (await connection.execute(played.order_by(_tables.id))).all()
    hurt: dict[str, list[Link]] = {}
    hurt_packed: list[RowMapping] = []
    last_of = _last_rows(backup) if backup else {}
    for number, (id, is_packed) in enumerate(tables):
        progress(number, len(tables))
        if is_packed:
            hurt_packed += await _damaged(database, id)
            continue
        rows = await journal.links(id)
        if damages(id, rows) or last_of.get(id, -1) > max((row.number for row in rows), default=-1):
            hurt[id] = rows
    progress(len(tables), len(tables))
    wanted = {*hurt, *(row["table"] for row in hurt_packed)}
    saved, saved_packed = _rows_of(backup, wanted) if backup else (Saved(), {})
    for id, rows in hurt.items():
        mended, left = mend(id, rows, saved.get(id, {}))
        await _write(database, id, mended)
        done.mended.extend((id, row.number) for row in mended)
        done.left.extend((id, damage) for damage in left)
    for row in hurt_packed:
        id = row["table"]
        links = [saved[id][number] for number in sorted(saved.get(id, {}))]
        if await _mend_packed(database, row, saved_packed.get(id), links):
            done.mended.append((id, 0))
        else:
            done.left.append((id, Damage(0, "changed")))
    return done


async def _damaged(database: Database, table: str) -> list[RowMapping]:
    """The packed journal of a table, if it is damaged."""
    query = select(schema.packed).where(schema.packed.c.table == table)
    async with database.read() as connection:
        rows = (await connection.execute(query)).mappings().all()
    return [row for row in rows if not is_whole(dict(row))]


async def _mend_packed(
    database: Database, row: RowMapping, saved: Mapping[str, Any] | None, links: list[Link]
) -> bool:
    """Restore from the packed row of a backup, or from the rows of a backup that was made before
    packing: those are packed again later."""
    table = row["table"]
    mine = schema.packed.c.table == table
    async with database.write() as connection:
        if saved and is_whole(saved) and saved["hash"] == row["hash"]:
            # The hash shows that all of it is intact, the hash of the last row too.
            again = {name: saved[name] for name in ("dictionary", "rows", "last", "data")}
            await connection.execute(update(schema.packed).where(mine).values(again))
        elif (
            links
            and not damages(table, links)
            and len(links) == row["rows"]
            and links[-1].hash == row["last"] is not None
        ):
            await connection.execute(delete(schema.packed).where(mine))
            values = [{"table": table, **link._asdict()} for link in links]
            await connection.execute(insert(schema.journal), values)
            unpacked = update(schema.tables).where(_tables.id == table).values(packed=False)
            await connection.execute(unpacked)
        else:
            return False
        await audit.note(connection, "db repair", table)
    return True


def _last_rows(backup: Path) -> dict[str, int]:
    """The last number of each table in a backup."""
    last: dict[str, int] = {}
    for _, row in saved_rows(backup, {"journal"}):
        last[row["table"]] = max(row["number"], last.get(row["table"], -1))
    return last


def _rows_of(backup: Path, tables: set[str]) -> tuple[Saved, dict[str, dict[str, Any]]]:
    """What a backup has of these tables: rows, and packed journals."""
    saved: Saved = defaultdict(dict)
    packed: dict[str, dict[str, Any]] = {}
    for name, row in saved_rows(backup, {"journal", "packed"}):
        if row["table"] not in tables:
            continue
        if name == "packed":
            packed[row["table"]] = {**row, "data": b64decode(row["data"])}
        else:
            link = Link(row["number"], row["at"], row["entries"], row.get("hash"))
            saved[row["table"]][link.number] = link
    return saved, packed


async def _write(database: Database, table: str, rows: list[Link]) -> None:
    if not rows:
        return
    numbers = [row.number for row in rows]
    async with database.write() as connection:
        there = (_journal.table == table) & _journal.number.in_(numbers)
        await connection.execute(delete(schema.journal).where(there))
        values = [{"table": table, **row._asdict()} for row in rows]
        await connection.execute(insert(schema.journal), values)
        await audit.note(connection, "db repair", table)
