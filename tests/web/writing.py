"""Writing into the database of a site that runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, create_engine, event

from tests.server.sites import Site


@contextmanager
def writing(site: Site) -> Iterator[Connection]:
    """By a connection of our own, beside that of the site."""
    engine = create_engine(site.settings["database_url"])
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA busy_timeout = 20000"))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
