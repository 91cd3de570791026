"""Secrets that a site makes at its first start and keeps in its database."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

from py_vapid import Vapid02
from sqlalchemy import select

from dragonstones.server import schema
from dragonstones.server.database import Database

_keys = schema.site_keys


def new_push_key() -> str:
    """The key by which push services recognise this site."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


MAKERS: Mapping[str, Callable[[], str]] = {
    "push": new_push_key,
    "links": lambda: secrets.token_hex(32),
}


async def kept_keys(database: Database) -> dict[str, str]:
    """All keys; if several processes start at once, the first one makes them."""
    query = select(_keys.c.name, _keys.c.value)
    async with database.read() as connection:
        found = {row.name: row.value for row in await connection.execute(query)}
    rows = [{"name": name, "value": make()} for name, make in MAKERS.items() if name not in found]
    if rows:
        async with database.write() as connection:
            fresh = database.upsert(_keys).values(rows).on_conflict_do_nothing()
            await connection.execute(fresh)
            found = {row.name: row.value for row in await connection.execute(query)}
    return found
