"""Packages that come with an extra, as in `pip install 'dragonstones[server]'`."""

from __future__ import annotations

from importlib.util import find_spec

from dragonstones.engine import Refused

#: What the site imports first.
SERVER = ("litestar", "uvicorn", "sqlalchemy", "alembic", "structlog")

#: The extra that brings each package.
EXTRAS = {
    "matplotlib": "arena",
    "openskill": "arena",
    "ray": "ray",
    "asyncpg": "postgres",
    "redis": "redis",
    **dict.fromkeys(SERVER, "server"),
}


def need(package: str) -> None:
    """Refuse now, and say how to get it, if a package is missing."""
    if find_spec(package) is None:
        raise Refused("no-extra", package=package, extra=EXTRAS[package])
