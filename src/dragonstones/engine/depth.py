"""How deep JSON from outside may be nested.

A decoder recurses, and how deep it can go depends on the interpreter: Python 3.11 stops at about a
thousand levels, later versions at many more. A limit of our own is the same everywhere.
"""

from __future__ import annotations

import re

#: Levels of lists and objects. A message has four or five, a saved game about eight.
DEEPEST = 64

_STRING_OR_BRACKET = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)
_STEPS = {b"[": 1, b"{": 1, b"]": -1, b"}": -1}


class TooDeep(ValueError):
    """JSON that is nested too deeply."""


def check_depth(text: str | bytes) -> None:
    """Refuse JSON that is nested too deeply, before a decoder looks at it.

    >>> check_depth('{"answer": [[1], "[[["]}')
    >>> check_depth("[" * 100 + "]" * 100)
    Traceback (most recent call last):
    ...
    dragonstones.engine.depth.TooDeep: nested more than 64 levels deep
    """
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    # Nearly always there are fewer brackets than allowed levels, and nothing more to count.
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(data):
        depth += _STEPS.get(found[0], 0)
        if depth > DEEPEST:
            raise TooDeep(f"nested more than {DEEPEST} levels deep")
