"""Who may write, wherever it is: at a table, in the guild, in the forum.

A silenced person cannot write until that ends, and new members are slowed down. (Some words nobody
may write: `wordlist.py`.)
"""

from __future__ import annotations

import math
from typing import Any, cast

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.database import now
from dragonstones.server.refusals import NotAllowed, TooMany
from dragonstones.wire import SanctionInfo, SanctionKind

HOUR = 60 * 60 * 1000
#: Milliseconds between two posts of a new member.
SLOW = 60 * 1000

_sanctions, _posts = schema.sanctions.c, schema.posts.c


async def check_may_speak(connection: AsyncConnection, person: str) -> None:
    """Refuse somebody whom a moderator has silenced, until that ends."""
    until = await connection.scalar(
        select(func.max(_sanctions.until)).where(_sanctions.person == person, _is_running())
    )
    if until is not None:
        left = until - now()
        raise NotAllowed("silenced", hours=math.ceil(left / HOUR), seconds=max(1, left // 1000))


async def check_slow(connection: AsyncConnection, person: str) -> None:
    """Refuse the next post of a new member if the last one was only just written. Of two at the
    same moment the second waits here for the first."""
    they = select(schema.people.c.id).where(schema.people.c.id == person)
    await connection.execute(they.with_for_update(key_share=True))
    last = await connection.scalar(select(func.max(_posts.at)).where(_posts.author == person))
    left = (last or 0) + SLOW - now()
    if left > 0:
        raise TooMany("slow-mode", seconds=math.ceil(left / 1000))


async def told(connection: AsyncConnection, person: str) -> list[SanctionInfo]:
    """What somebody is shown: warnings they have not read, and a silence until it ends."""
    unread = (_sanctions.kind == "warn") & _sanctions.seen.is_(None) & _sanctions.lifted.is_(None)
    return await sanctions(connection, (_sanctions.person == person) & or_(unread, _is_running()))


async def sanctions(connection: AsyncConnection, which: ColumnElement[bool]) -> list[SanctionInfo]:
    """The newest first."""
    query = select(schema.sanctions).where(which).order_by(_sanctions.number.desc())
    return [_info(row) for row in await connection.execute(query)]


def _is_running() -> ColumnElement[bool]:
    silence = (_sanctions.kind == "silence") & _sanctions.lifted.is_(None)
    return silence & (_sanctions.until > now())


def _info(row: Any) -> SanctionInfo:
    return SanctionInfo(
        number=row.number,
        kind=cast(SanctionKind, row.kind),
        reason=row.reason,
        at=row.at,
        until=row.until,
        lifted=row.lifted,
    )
