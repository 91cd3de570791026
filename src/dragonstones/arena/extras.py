"""Packages that only the arena needs, and that are installed with an extra."""

from __future__ import annotations

from importlib.util import find_spec

from dragonstones.engine import Refused

#: The extra that brings each package.
EXTRAS = {"matplotlib": "arena", "openskill": "arena", "ray": "ray"}


def need(package: str) -> None:
    """Refuse now, with the way to get it, if a package is not there."""
    if find_spec(package) is None:
        raise Refused("no-extra", package=package, extra=EXTRAS[package])
