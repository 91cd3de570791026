"""A card's figures: one plain object, the same in JSON, in the table and on the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from dragonstones.arena.balance.clusters import Estimate
from dragonstones.arena.tables import Table
from dragonstones.text import Texts

Row = dict[str, Any]

#: With fewer cases an effect is not compared.
FEW = 30


def effect(found: Estimate) -> dict[str, Any]:
    """How a card changes the chance of the player who gets it; bounded by the whole chance."""
    possible = (None if x is None else min(1.0, max(-1.0, x)) for x in found[1:])
    known = Estimate(found.n, *possible)
    return {**known.data(), "few": known.n < FEW or known.low is None}


def in_order(rows: Iterable[Row]) -> list[Row]:
    """The best first; cards with too few cases last."""

    def place(row: Row) -> tuple[bool, bool, float]:
        known: Row = row["effect"] if "effect" in row else row["raw"]
        value = known["value"]
        return known.get("few", False), value is None, -(value or 0.0)

    return sorted(rows, key=place)


def name_of(row: Row, t: Texts) -> str:
    """The name of a card."""
    id = f"{row['kind']}-{row['card']}"
    return t(id) if t.has(id) else str(row["card"])  # home-made, without a name


class Sheet(NamedTuple):
    """How one kind of card is shown. Its rows have a `name`, too."""

    kind: str
    table: Callable[[Sequence[Row], Texts], Table]
    #: Drawings, each by the name of its caption, `balance-plot-<name>`.
    plots: Callable[[Sequence[Row], Texts], Mapping[str, str]]
    name: Callable[[Row, Texts], str] = name_of
