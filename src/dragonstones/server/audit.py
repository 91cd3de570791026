"""The audit log: which admin command changed what, when, and which user of the system gave it.

A row is written in the transaction of the change itself: there is none without the other. It
names people by their ids only, so that nothing is left of somebody who is deleted.
"""

from __future__ import annotations

import os
import pwd

from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.database import now

_audit, _people = schema.audit, schema.people


class AuditLine(Struct, frozen=True):
    at: int
    #: The user of the operating system.
    user: str
    #: The command, such as "people disable".
    command: str
    #: What it was done to: the id of a person, a table or an entry, or the number of a
    #: report.
    subject: str
    #: The name that goes with the id of a person who is still there.
    name: str | None


async def note(connection: AsyncConnection, command: str, subject: str) -> None:
    """Write down a command, in the transaction that carries it out."""
    row = {"at": now(), "user": system_user(), "command": command, "subject": subject}
    await connection.execute(insert(_audit), row)


async def lines(connection: AsyncConnection, most: int) -> list[AuditLine]:
    """The newest first."""
    query = (
        select(_audit, _people.c.name)
        .outerjoin(_people, _people.c.id == _audit.c.subject)
        .order_by(_audit.c.id.desc())
        .limit(most)
    )
    return [
        AuditLine(row.at, row.user, row.command, row.subject, row.name)
        for row in await connection.execute(query)
    ]


def system_user() -> str:
    """The user of this process; with sudo also the one who called it."""
    try:
        user = pwd.getpwuid(os.getuid()).pw_name
    except KeyError:  # in a container a user may have no name
        user = str(os.getuid())
    caller = os.environ.get("SUDO_USER")
    return f"{user} (sudo: {caller})"[:80] if caller else user[:80]
