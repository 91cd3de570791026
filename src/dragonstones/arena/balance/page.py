"""The report: one self-contained HTML file, and a JSON file next to it."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping
from errno import EACCES
from html import escape
from pathlib import Path
from typing import Any

from dragonstones.arena.balance.tables import rows_of, sheets
from dragonstones.arena.report import grid, how, options_typed, shell
from dragonstones.engine import Refused
from dragonstones.extras import need
from dragonstones.text import Texts

HTML = "balance.html"
JSON = "balance.json"

#: As many plots side by side as there is room for.
_BESIDE = "display: flex; flex-wrap: wrap; gap: 1.5rem 1.25rem; align-items: flex-start"
_PLOT = "flex: 1 1 17.5rem; margin: 0; max-width: 27rem"
_CAPTION = "margin-bottom: .5rem; font-weight: 600"


def make_room(folder: Path) -> None:
    """Refuse an unwritable folder before hours of games, not after them."""
    need("matplotlib")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except OSError as error:
        raise _no_folder(folder, error) from error


def write_report(folder: Path, data: Mapping[str, Any], command: str, t: Texts) -> Path:
    """Write both files; `command` reproduces the games."""
    numbers = json.dumps({**data, "command": command}, indent=1, ensure_ascii=False)
    try:
        (folder / JSON).write_text(numbers + "\n", encoding="utf-8")
        (folder / HTML).write_text(page(data, command, t), encoding="utf-8")
    except OSError as error:
        raise _no_folder(folder, error) from error
    return folder / HTML


def page(data: Mapping[str, Any], command: str, t: Texts) -> str:
    """A page that looks like the report of the arena."""
    body = []
    for sheet in sheets(data):
        rows = rows_of(data, sheet, t)
        table = sheet.table(rows, t)
        body.append(_section(table.title, _figures(sheet.plots(rows, t), t), table.note))
        body.append(_section("", grid(table), ""))
    lines = [t("balance-numbers", file=JSON)]
    return shell(title(data, t), [played(data, t)], body, how(lines, command, t), t)


def title(data: Mapping[str, Any], t: Texts) -> str:
    return t("balance-title", game=t.title(data["game"]))


def played(data: Mapping[str, Any], t: Texts) -> str:
    """Which games."""
    bots = ", ".join(f"{n} × {name}" for name, n in Counter(data["bots"]).items())
    typed = options_typed(data["options"], t)
    about = {"players": data["players"], "seed": str(data["seed"]), "options": typed or "none"}
    return t("balance-played", games=data["finished"], bots=bots, **about)


def _figures(plots: Mapping[str, str], t: Texts) -> str:
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
