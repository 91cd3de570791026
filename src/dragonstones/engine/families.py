"""Where each layer finds its part for a family of games.

A family is games that share their pieces and their words, such as the editions of one box. It is a
name, and every layer has a module or a folder of that name (`text/fist.py`, `bots/fist/`). Another
package has no modules here: it names its parts in entry points, one group for each layer. A part
that nobody provides is None, and each layer has a plain fallback for that.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any, TypeVar

T = TypeVar("T")

PACKAGE = __name__.partition(".")[0]

log = logging.getLogger(__name__)


@cache
def part(layer: str, family: str, name: str) -> Any:
    """What a layer has for a family: `name` in our module `<layer>.<family>`, or what another
    package calls `family` in the entry point group `dragonstones.<layer>`. None: no such part."""
    ours = own_part(layer, family, name)
    return dict(named_by_others(f"{PACKAGE}.{layer}")).get(family) if ours is None else ours


def own_part(layer: str, family: str, name: str) -> Any:
    """The same, but only from this package."""
    return getattr(_module(f"{PACKAGE}.{layer}.{family}"), name, None)


def named_by_others(group: str, kind: type[T] | None = None) -> Iterator[tuple[str, T]]:
    """What other packages have in an entry point group, and what they call it there.

    If a package is broken or has something of another kind there, that is logged and only its own
    part is missing.
    """
    for entry in entry_points(group=group):
        try:
            found = entry.load()
            if kind is not None and not isinstance(found, kind):
                raise TypeError(f"{found!r} is not a {kind.__name__}")
        except Exception as error:
            log.error("%s in %s cannot be loaded", entry.name, group, exc_info=error)
        else:
            yield entry.name, found


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise  # the module exists, but something that it imports does not
        return None
