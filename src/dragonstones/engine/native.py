"""What mypyc must be told about a class when it compiles the engine.

The engine needs nothing but the standard library, so at run time the decorator is our own and does
nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**about: bool):
        return lambda cls: cls
