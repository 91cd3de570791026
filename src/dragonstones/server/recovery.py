"""Ways back for members who have forgotten their password.

Everybody who becomes a member gets recovery codes; operators can make a link. Each works once. Only
hashes of them are stored, so that somebody who reads the database cannot use them.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta

from sqlalchemy import ColumnElement, delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.database import now

#: Codes that a member gets at a time.
CODES = 8
#: Without letters that look like digits. A code of 16 has 80 bits, too many to guess.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH, GROUP, LINK_LENGTH = 16, 4, 32
#: Milliseconds for which a link works.
LINK_LIFE = timedelta(days=1) // timedelta(milliseconds=1)
CODE, LINK = "code", "link"

_recovery = schema.recovery


async def new_codes(connection: AsyncConnection, person: str) -> list[str]:
    """Give somebody new codes; the old ones do not work any more."""
    await connection.execute(delete(_recovery).where(_of(person, CODE)))
    codes = [_new_secret(CODE_LENGTH) for _ in range(CODES)]
    rows = [{"id": secret_id(code), "person": person, "kind": CODE} for code in codes]
    await connection.execute(insert(_recovery).values(created=now()), rows)
    return [_grouped(code) for code in codes]


async def new_link(connection: AsyncConnection, person: str) -> str:
    """Give somebody a secret for a link; the one before does not work any more."""
    await forget_links(connection, person)
    secret = _new_secret(LINK_LENGTH)
    row = {"id": secret_id(secret), "person": person, "kind": LINK, "created": now()}
    await connection.execute(insert(_recovery).values(**row, expires=now() + LINK_LIFE))
    return secret


async def forget_links(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(_recovery).where(_of(person, LINK)))


def still_works() -> ColumnElement[bool]:
    return _recovery.c.expires.is_(None) | (_recovery.c.expires > now())


def secret_id(typed: str) -> str:
    """Return the hash under which a code or link is stored, however it was typed.

    >>> secret_id("abcd efgh-2345") == secret_id("ABCDEFGH2345")
    True
    """
    letters = "".join(c for c in typed.upper() if c.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()


def _of(person: str, kind: str) -> ColumnElement[bool]:
    return (_recovery.c.person == person) & (_recovery.c.kind == kind)


def _new_secret(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def _grouped(code: str) -> str:
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))
