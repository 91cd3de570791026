"""Reading positions that a person may have written, with errors that name what is wrong."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from dragonstones.engine.refusal import BadPosition


def read_fields(data: Any, where: str, known: Collection[str]) -> dict[str, Any]:
    """A dict with no fields but the known ones."""
    if not isinstance(data, dict):
        raise BadPosition("position-shape", where=where, expected="dict")
    for name in data:
        if name not in known:
            raise BadPosition("position-field", where=where, field=name, known=sorted(known))
    return data


def read_number(n: Any, where: str, low: int, high: int) -> int:
    if type(n) is not int or not low <= n <= high:
        raise BadPosition("position-number", where=where, found=n, low=low, high=high)
    return n


def read_list(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise BadPosition("position-shape", where=where, expected="list")
    return data


def read_names(data: Any, where: str, known: Collection[str]) -> list[str]:
    """A list of cards, or of other things that have names."""
    for name in read_list(data, where):
        if not isinstance(name, str) or name not in known:
            raise BadPosition("position-card", where=where, card=name)
    return list(data)
