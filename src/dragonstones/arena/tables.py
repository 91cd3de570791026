"""The numbers of a contest as tables of words, for the terminal and for the report."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from dragonstones.text import Texts


class Table(NamedTuple):
    """The first column has names, the others numbers; without a head it is a list of facts."""

    title: str
    note: str
    head: list[str]
    rows: list[list[str]]


def share_table(data: dict[str, Any], t: Texts) -> Table:
    """Shows how many seats a bot has and what they win together, unless every bot has one."""
    several = any(bot["seats"] != 1 for bot in data["bots"])
    columns: dict[str, Callable[[dict[str, Any]], str]] = {"bot": lambda bot: bot["bot"]}
    if several:
        columns["seats"] = lambda bot: number(t, bot["seats"], int(bot["seats"] % 1 > 0))
    columns["share"] = lambda bot: percent(t, bot["share"])
    columns["interval"] = lambda bot: interval(t, bot)
    if several:
        columns["total"] = lambda bot: percent(t, bot["total"])
    columns["points"] = lambda bot: number(t, bot["points"], 2)
    rows = [[cell(bot) for cell in columns.values()] for bot in data["bots"]]
    fair = percent(t, data["fair"])
    note = t("arena-shares-note", players=len(data["seats"]), fair=fair)
    return Table(t("arena-shares"), note, [t(f"arena-{name}") for name in columns], rows)


def rating_table(data: dict[str, Any], t: Texts) -> Table:
    head = ["mu", "sigma", "ordinal"]
    ranked = sorted(data["bots"], key=lambda bot: -bot["rating"]["mu"])
    rows = [[bot["bot"], *(number(t, bot["rating"][name], 2) for name in head)] for bot in ranked]
    heads = [t(f"arena-{name}") for name in ("bot", *head)]
    return Table(t("arena-ratings"), t("arena-ratings-note"), heads, rows)


def time_table(data: dict[str, Any], t: Texts) -> Table:
    head = ["bot", "decisions", "median", "p99", "longest"]
    rows = [
        [
            bot["bot"],
            number(t, bot["time"]["decisions"]),
            *(duration(t, bot["time"][name]) for name in head[2:]),
        ]
        for bot in data["bots"]
    ]
    heads = [t(f"arena-{name}") for name in head]
    return Table(t("arena-times"), t("arena-times-note"), heads, rows)


def length_table(data: dict[str, Any], t: Texts) -> Table:
    word, turns = t.turns(data["settings"]["game"]), data["turns"]
    between = [number(t, turns[end]) for end in ("shortest", "longest")]
    rows = [
        [t("arena-turns", turns=word), number(t, turns["mean"], 2)],
        [t("arena-turns-median", turns=word), number(t, turns["median"], 1)],
        [t("arena-turns-between"), t("arena-from-to", low=between[0], high=between[1])],
        [t("arena-decisions-per-game"), number(t, data["decisions_per_game"])],
    ]
    if data["unfinished"]:
        rows.append([t("arena-unfinished"), number(t, data["unfinished"])])
    return Table(t("arena-length"), t("arena-length-note", turns=word), [], rows)


def seat_table(data: dict[str, Any], t: Texts) -> Table:
    rows = [
        [t("arena-seat-number", seat=n), percent(t, seat["share"]), interval(t, seat)]
        for n, seat in enumerate(data["seats"], 1)
    ]
    head = [t("arena-seat"), t("arena-seat-won"), t("arena-interval")]
    return Table(t("arena-by-seat"), t("arena-by-seat-note"), head, rows)


def mishap_table(data: dict[str, Any], t: Texts) -> Table:
    rows = [
        [one["bot"], one["kind"], one["error"], number(t, one["times"])] for one in data["mishaps"]
    ]
    head = [t(f"arena-{name}") for name in ("bot", "kind", "error", "times-happened")]
    return Table(t("arena-mishaps"), t("arena-mishaps-note"), head, rows)


def test_table(data: dict[str, Any], t: Texts) -> Table:
    test = data["test"]
    bots = {"new": test["new"], "old": test["old"]}
    low, high = (number(t, bound, 2) for bound in test["bounds"])
    rows = [
        [t("arena-difference", **bots), percent(t, test["mean"])],
        [t("arena-deals"), number(t, test["deals"])],
        [t("arena-llr-better"), number(t, test["llr"], 2)],
        [t("arena-llr-worse"), number(t, test["llr_worse"], 2)],
        [t("arena-bounds"), t("arena-from-to", low=low, high=high)],
    ]
    note = t("arena-test-note", margin=percent(t, test["margin"]), **bots)
    return Table(t("arena-test", **bots), note, [], rows)


def verdict(data: dict[str, Any], t: Texts) -> str:
    """What a test has shown."""
    test = data["test"]
    margin = percent(t, test["margin"])
    found = test["verdict"] or "none"
    return t("arena-verdict", verdict=found, new=test["new"], old=test["old"], margin=margin)


# -- numbers ------------------------------------------------------------------

_UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))
_DIGITS = ("arena-whole", "arena-one-digit", "arena-two-digits")


def number(t: Texts, n: float | None, digits: int = 0) -> str:
    return "–" if n is None else t(_DIGITS[digits], n=n).replace("-", "−")


def percent(t: Texts, part: float) -> str:
    return t("arena-percent", n=part).replace("-", "−")


def interval(t: Texts, share: dict[str, Any]) -> str:
    low, high = percent(t, share["low"]), percent(t, share["high"])
    return t("arena-from-to", low=low, high=high)


def duration(t: Texts, seconds: float) -> str:
    """A time in the unit in which it is a small number."""
    unit, size = next((one for one in _UNITS if seconds >= one[1]), _UNITS[-1])
    n = seconds / size
    return f"{number(t, n, 2 if n < 10 else 1 if n < 100 else 0)} {unit}"
