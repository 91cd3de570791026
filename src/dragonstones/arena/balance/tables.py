"""The numbers of the cards as tables of words, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dragonstones.arena.balance.rows import FEW, Row
from dragonstones.arena.tables import Table, number, percent
from dragonstones.games.fist.goods import STONES
from dragonstones.games.gold.box import DRAGON
from dragonstones.text import Texts

#: The coins of a price that are told apart, with what goes under the same name.
KINDS = {"fairy": ("fairy",), "common": ("common",), "silver": ("silver", "fairy-silver")}


def tables(data: Mapping[str, Any], t: Texts) -> list[Table]:
    """One for each kind of card that the game has."""
    return [_TABLES[kind](rows_of(data, kind), t) for kind in kinds(data)]


def kinds(data: Mapping[str, Any]) -> list[str]:
    """The kinds of card that the game has."""
    return [kind for kind in _TABLES if rows_of(data, kind)]


def rows_of(data: Mapping[str, Any], kind: str) -> list[Row]:
    return [row for row in data["cards"] if row["kind"] == kind]


def characters(rows: Sequence[Row], t: Texts) -> Table:
    names = ("character", "shown", "won", "price", "spent", "raw", "effect", "interval", "cases")
    head = [t(f"balance-{name}") for name in names]
    lines = [
        [
            name_of(row, t),
            number(t, row["shown"]),
            share(t, row["won_share"]["value"]),
            number(t, row["price"]["value"], 1),
            number(t, row["spent"]["value"], 1),
            points(t, row["raw"]["value"]),
            *effect(row["effect"], t),
        ]
        for row in rows
    ]
    return Table(t("balance-characters"), t("balance-characters-note", few=FEW), head, lines)


def objects(rows: Sequence[Row], t: Texts) -> Table:
    names = ("object", "drawn", "used", "raw", "effect", "interval", "cases")
    head = [t(f"balance-{name}") for name in names]
    lines = [
        [*_seen(row, t), points(t, row["raw"]["value"]), *effect(row["effect"], t)] for row in rows
    ]
    return Table(t("balance-objects"), t("balance-objects-note", few=FEW), head, lines)


def dragons(rows: Sequence[Row], t: Texts) -> Table:
    names = ("dragon", "appeared", "killed", "fighters", "value", "raw", "interval")
    head = [t(f"balance-{name}") for name in names]
    lines = [
        [
            *_seen(row, t),
            number(t, row["fighters"]["value"], 1),
            number(t, row["value"]["value"], 1),
            points(t, row["raw"]["value"]),
            interval(row["raw"], t),
        ]
        for row in rows
    ]
    return Table(t("balance-dragons"), t("balance-dragons-note"), head, lines)


def _seen(row: Row, t: Texts) -> list[str]:
    return [name_of(row, t), number(t, row["shown"]), share(t, row["won_share"]["value"])]


_TABLES = {"character": characters, "object": objects, "dragon": dragons}


# -- names and numbers ---------------------------------------------------------


def name_of(row: Row, t: Texts) -> str:
    card = row["card"]
    if row["kind"] == "dragon":
        return t("balance-dragon-name", **DRAGON[card]._asdict())
    id = f"{row['kind']}-{card}"
    return t(id) if t.has(id) else str(card)  # home-made, without a name


def price_by_kind(row: Row, t: Texts) -> dict[str, float]:
    """What the winner paid on average: kinds of coins, and stones, in words."""
    paid = row["price_by_kind"]
    price = {
        t(f"coin-{kind}"): sum(paid.get(name, 0.0) for name in names)
        for kind, names in KINDS.items()
    }
    price[t("balance-stones")] = sum(paid.get(stone, 0.0) for stone in STONES)
    return price


def effect(found: Mapping[str, Any], t: Texts) -> list[str]:
    """An effect, its interval and its cases; in brackets if they are few."""
    words = [points(t, found["value"]), interval(found, t)]
    if found["few"] and found["value"] is not None:
        words = [f"({word})" for word in words]
    return [*words, number(t, found["n"])]


def interval(found: Mapping[str, Any], t: Texts) -> str:
    if found["low"] == found["high"]:  # none; or all alike, which does not say how others differ
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
