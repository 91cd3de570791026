"""Plain data: None, bool, int, float, str, and lists and dicts of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

_LISTS = (list, tuple)


def fresh(data: Any) -> Any:
    """A copy that shares no list and no dict: changes to it do not affect the original."""
    if isinstance(data, dict):
        return {key: fresh(value) for key, value in data.items()}
    if isinstance(data, _LISTS):
        return [fresh(value) for value in data]
    return data


def same(a: Any, b: Any) -> bool:
    """Equal as JSON is: True is not 1 and 1.0 is not 1."""
    if type(a) is not type(b):
        return False
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    return bool(a == b)


def without_zeros(counts: Any, names: Collection[str]) -> Any:
    """Counts by name, without those of these names that are zero; anything else is returned as it
    is.

    >>> without_zeros({"red": 2, "blue": 0}, ("red", "blue"))
    {'red': 2}
    """
    if not isinstance(counts, dict):
        return counts
    return {name: n for name, n in counts.items() if not (name in names and same(n, 0))}
