"""The report of a contest: one self-contained HTML file, and a JSON file next to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any

from dragonstones.arena import plots, tables
from dragonstones.arena.gamelog import FILE as GAMES
from dragonstones.arena.tables import Table, number
from dragonstones.engine import Refused
from dragonstones.text import Texts

HTML = "report.html"
JSON = "report.json"


def write_report(folder: Path, data: dict[str, Any], command: str, t: Texts) -> Path:
    """Write both files; `command` reproduces the games."""
    numbers = json.dumps({**data, "command": command}, indent=1, ensure_ascii=False)
    try:
        (folder / JSON).write_text(numbers + "\n", encoding="utf-8")
        (folder / HTML).write_text(page(data, command, t), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refused("arena-folder", path=str(folder), reason=reason) from error
    return folder / HTML


def page(data: dict[str, Any], command: str, t: Texts) -> str:
    settings = data["settings"]
    title = t("arena-title", game=t.title(settings["game"]))
    under = [", ".join(settings["bots"]), played(data, t)]
    return shell(title, under, _sections(data, t), how(_how(settings, t), command, t), t)


def shell(title: str, under: list[str], sections: list[str], how: str, t: Texts) -> str:
    """A page in our look, from its title, lines under it, sections, and how it was made."""
    template = (files("dragonstones.arena") / "report.template.html").read_text(encoding="utf-8")
    return Template(template).substitute(
        lang=t.lang,
        title=escape(title),
        under="\n".join(f"<p>{escape(line)}</p>" for line in under),
        sections="\n".join(sections),
        how=how,
    )


def played(data: dict[str, Any], t: Texts) -> str:
    games, deals = number(t, data["games"]), number(t, data["deals"])
    return t("arena-played", games=games, deals=deals, left=data["left_out"])


def _sections(data: dict[str, Any], t: Texts) -> list[str]:
    found = []
    if data["test"]:
        said = f'<p class="verdict">{escape(tables.verdict(data, t))}</p>'
        plot = plots.test_plot(data, t)
        found.append(section(tables.test_table(data, t), plot, said, kind="wide"))
    if data["mishaps"]:
        found.append(section(tables.mishap_table(data, t), kind="wide warning"))
    found += [
        section(tables.share_table(data, t), plots.share_plot(data, t), kind="wide"),
        section(tables.rating_table(data, t), plots.rating_plot(data, t)),
        section(tables.seat_table(data, t), plots.seat_plot(data, t)),
        section(tables.time_table(data, t), plots.time_plot(data, t)),
        section(tables.length_table(data, t), plots.length_plot(data, t)),
    ]
    return found


def section(table: Table, plot: str = "", more: str = "", kind: str = "") -> str:
    figure = f"<figure>{plot}</figure>" if plot else ""
    return (
        f'<section class="{kind}"><h2>{escape(table.title)}</h2>{more}'
        f"<div>{figure}{grid(table)}</div><p>{escape(table.note)}</p></section>"
    )


def grid(table: Table) -> str:
    """Names are the heads of their rows."""

    def row(cells: list[str]) -> str:
        first, *others = map(escape, cells)
        first = first.replace(":", ":<wbr>")  # the name of a bot can be long
        return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{x}</td>" for x in others)}</tr>'

    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.head)
    head = f"<thead><tr>{heads}</tr></thead>" if heads else ""
    body = "".join(map(row, table.rows))
    return f'<div class="table"><table>{head}<tbody>{body}</tbody></table></div>'


def _how(settings: dict[str, Any], t: Texts) -> list[str]:
    each = len(settings["lineups"])
    lines = [t("arena-how-deals", each=each)] if each > 1 else []
    rules, game = str(settings["rules"]), settings["game"]
    about = {"version": settings["version"], "seed": settings["seed"]}
    lines.append(t("arena-how-version", rules=rules, game=game, **about))
    if settings["options"]:
        typed = options_typed(settings["options"], t)
        lines.append(t("arena-how-options", options=typed))
    return [*lines, t("arena-how-numbers", file=JSON, games=GAMES)]


def options_typed(options: Mapping[str, Any], t: Texts) -> str:
    """Options as they are typed; for what comes from files, how many there are."""
    return ", ".join(
        f"{name}={_typed(name, value, t) if isinstance(value, list) else value}"
        for name, value in options.items()
    )


def _typed(name: str, value: list[Any], t: Texts) -> str:
    """Printed cards by their ids; home-made ones are in files."""
    names = [one for one in value if isinstance(one, str)]
    return ",".join(names) if names else t.setting(name, value)


def how(lines: list[str], command: str, t: Texts) -> str:
    """The last section: how the games were played, and the command that reproduces them."""
    said = "".join(f"<p>{escape(line)}</p>" for line in [*lines, t("arena-how-again")])
    return f"<h2>{escape(t('arena-how'))}</h2>{said}<pre>{escape(command)}</pre>"
