"""The report: one HTML file that needs nothing else, and a JSON file beside it."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from errno import EACCES
from html import escape
from pathlib import Path
from typing import Any

from dragonstones.arena.balance.plots import fate, forest, price, treasure
from dragonstones.arena.balance.rows import Row
from dragonstones.arena.balance.tables import kinds, rows_of, tables
from dragonstones.arena.extras import need
from dragonstones.arena.report import grid, how, shell
from dragonstones.engine import Refused
from dragonstones.text import Texts

HTML = "balance.html"
JSON = "balance.json"

#: Plots beside each other, as many as there is room for.
_BESIDE = "display: flex; flex-wrap: wrap; gap: 1.5rem 1.25rem; align-items: flex-start"
_PLOT = "flex: 1 1 17.5rem; margin: 0; max-width: 27rem"
_CAPTION = "margin-bottom: .5rem; font-weight: 600"


def make_room(folder: Path) -> None:
    """Refuse before hours of games, not after them, what cannot be written."""
    need("matplotlib")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except OSError as error:
        raise _no_folder(folder, error) from error


def write_report(folder: Path, data: Mapping[str, Any], command: str, t: Texts) -> Path:
    """Write both files; `command` is what plays the same again."""
    numbers = json.dumps({**data, "command": command}, indent=1, ensure_ascii=False)
    try:
        (folder / JSON).write_text(numbers + "\n", encoding="utf-8")
        (folder / HTML).write_text(page(data, command, t), encoding="utf-8")
    except OSError as error:
        raise _no_folder(folder, error) from error
    return folder / HTML


def page(data: Mapping[str, Any], command: str, t: Texts) -> str:
    """In the same dress as the report of the arena."""
    body = []
    for table, kind in zip(tables(data, t), kinds(data), strict=True):
        body.append(_section(table.title, _plots(kind, rows_of(data, kind), t), table.note))
        body.append(_section("", grid(table), ""))
    lines = [t("balance-numbers", file=JSON)]
    return shell(title(data, t), [played(data, t)], body, how(lines, command, t), t)


def title(data: Mapping[str, Any], t: Texts) -> str:
    return t("balance-title", game=t("arena-game", game=data["game"]))


def played(data: Mapping[str, Any], t: Texts) -> str:
    """Which games."""
    bots = ", ".join(f"{n} × {name}" for name, n in Counter(data["bots"]).items())
    typed = ", ".join(f"{name}={value}" for name, value in data["options"].items())
    about = {"players": data["players"], "seed": str(data["seed"]), "options": typed or "none"}
    return t("balance-played", games=data["finished"], bots=bots, **about)


def _plots(kind: str, rows: Sequence[Row], t: Texts) -> str:
    if kind == "character":
        plots = {
            "effect": forest(rows, "effect", t("balance-plot-effect-axis"), t),
            "price": price(rows, t),
            "fate": fate(rows, t),
        }
    elif kind == "object":
        plots = {"objects": forest(rows, "effect", t("balance-plot-objects-axis"), t)}
    else:
        axis = t("balance-plot-dragons-axis")
        plots = {"dragons": forest(rows, "raw", axis, t), "value": treasure(rows, t)}
    figures = (
        f'<figure style="{_PLOT}"><figcaption style="{_CAPTION}">'
        f"{escape(t(f'balance-plot-{name}'))}</figcaption>{plot}</figure>"
        for name, plot in plots.items()
    )
    return f'<div style="{_BESIDE}">{"".join(figures)}</div>'


def _section(title: str, inside: str, note: str) -> str:
    head = f"<h2>{escape(title)}</h2>" if title else ""
    foot = f"<p>{escape(note)}</p>" if note else ""
    return f'<section class="wide">{head}{inside}{foot}</section>'


def _no_folder(folder: Path, error: OSError) -> Refused:
    reason = error.strerror or str(error)
    return Refused("arena-folder", path=str(folder), reason=reason)
