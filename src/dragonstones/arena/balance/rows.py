"""What is told of a card: one plain object, the same in JSON, in the table and on the page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dragonstones.arena.balance.clusters import Estimate

Row = dict[str, Any]

#: An effect of fewer cases is no basis for a comparison.
FEW = 30


def effect(found: Estimate) -> dict[str, Any]:
    """What a card does to the chance of whoever gets it: never more than all of it."""
    possible = (None if x is None else min(1.0, max(-1.0, x)) for x in found[1:])
    known = Estimate(found.n, *possible)
    return {**known.data(), "few": known.n < FEW or known.low is None}


def in_order(rows: Iterable[Row]) -> list[Row]:
    """The best first, and last those of which too little is known."""

    def place(row: Row) -> tuple[bool, bool, float]:
        known: Row = row["effect"] if "effect" in row else row["raw"]
        value = known["value"]
        return known.get("few", False), value is None, -(value or 0.0)

    return sorted(rows, key=place)
