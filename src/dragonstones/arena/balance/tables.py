"""The numbers of the cards as tables of words, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dragonstones.arena.balance.measure import sheets_of
from dragonstones.arena.balance.rows import Row, Sheet
from dragonstones.arena.tables import Table, number, percent
from dragonstones.engine import get_game
from dragonstones.text import Texts


def sheets(data: Mapping[str, Any]) -> list[Sheet]:
    """A table for each kind of card with any figures."""
    told = {row["kind"] for row in data["cards"]}
    return [sheet for sheet in sheets_of(get_game(data["game"])) if sheet.kind in told]


def tables(data: Mapping[str, Any], t: Texts) -> list[Table]:
    return [sheet.table(rows_of(data, sheet, t), t) for sheet in sheets(data)]


def rows_of(data: Mapping[str, Any], sheet: Sheet, t: Texts) -> list[Row]:
    """The cards of one kind, with their names."""
    t = t.of(get_game(data["game"]).with_options(data["options"]))
    return [
        {**row, "name": sheet.name(row, t)} for row in data["cards"] if row["kind"] == sheet.kind
    ]


# -- numbers -------------------------------------------------------------------


def effect(found: Mapping[str, Any], t: Texts) -> list[str]:
    """An effect, its interval and its cases; in brackets if they are few."""
    words = [points(t, found["value"]), interval(found, t)]
    if found["few"] and found["value"] is not None:
        words = [f"({word})" for word in words]
    return [*words, number(t, found["n"])]


def interval(found: Mapping[str, Any], t: Texts) -> str:
    if found["low"] == found["high"]:  # no cases, or all alike, which says nothing about spread
        return "–"
    return t("arena-from-to", low=points(t, found["low"]), high=points(t, found["high"]))


def points(t: Texts, part: float | None) -> str:
    """Percentage points, with their sign."""
    if part is None:
        return "–"
    rounded = round(100 * part, 1) or 0.0  # never −0.0
    shown = number(t, rounded, 1)
    return t("balance-plus", n=shown) if rounded > 0 else shown


def share(t: Texts, part: float | None) -> str:
    return "–" if part is None else percent(t, part)
