"""The audit log: what an admin command or a moderator changed, when, and who did it.

A row is written in the transaction of the change itself, so neither exists without the other.
Rows name people by id only, so that nothing is left of somebody who is deleted.
"""

from __future__ import annotations

import os
import pwd
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.database import now

if TYPE_CHECKING:
    from dragonstones.server.people import PersonRow

#: Marks the id of a moderator, in the column that otherwise holds a name of the system's users.
MODERATOR = "@"

_audit, _people = schema.audit, schema.people


class AuditLine(Struct, frozen=True):
    at: int
    #: The user of the operating system, or the name of a moderator.
    user: str
    #: The command, such as "people disable".
    command: str
    #: What it was done to: the id of a person, a table, an entry or a board, or a number.
    subject: str
    #: The name that goes with the id of a person who is still there.
    name: str | None


async def note(
    connection: AsyncConnection, command: str, subject: str, by: PersonRow | None = None
) -> None:
    """Write down a command, in the transaction that carries it out; None: from the shell."""
    user = f"{MODERATOR}{by.id}" if by else system_user()
    row = {"at": now(), "user": user, "command": command, "subject": subject}
    await connection.execute(insert(_audit), row)


async def lines(connection: AsyncConnection, most: int) -> list[AuditLine]:
    """The newest first."""
    moderators = _people.alias("moderators")
    did = literal(MODERATOR) + moderators.c.id == _audit.c.user
    query = (
        select(_audit, _people.c.name, moderators.c.name.label("moderator"))
        .outerjoin(_people, _people.c.id == _audit.c.subject)
        .outerjoin(moderators, did)
        .order_by(_audit.c.id.desc())
        .limit(most)
    )
    return [
        AuditLine(row.at, row.moderator or row.user, row.command, row.subject, row.name)
        for row in await connection.execute(query)
    ]


async def export(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """What was done to somebody, and what they did as a moderator; not who else did it."""
    mine = _audit.c.user == f"{MODERATOR}{person}"
    query = (
        select(_audit.c.at, _audit.c.command, _audit.c.subject, mine.label("by_me"))
        .where(mine | (_audit.c.subject == person))
        .order_by(_audit.c.id)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def system_user() -> str:
    """The user of this process; with sudo also the one who called it."""
    try:
        user = pwd.getpwuid(os.getuid()).pw_name
    except KeyError:  # in a container a user may have no name
        user = str(os.getuid())
    caller = os.environ.get("SUDO_USER")
    return f"{user} (sudo: {caller})"[:80] if caller else user[:80]
