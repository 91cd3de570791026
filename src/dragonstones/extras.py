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
    "pyspiel": "openspiel",
    **dict.fromkeys(("numpy", "gymnasium", "pettingzoo", "PIL", "pyarrow"), "research"),
    **dict.fromkeys(SERVER, "server"),
}


def is_missing(package: str) -> bool:
    return find_spec(package) is None


def need(package: str) -> None:
    """Refuse now, and say how to get it, if a package is missing."""
    if is_missing(package):
        raise Refused("no-extra", package=package, extra=EXTRAS[package])
