"""The report: one page that needs nothing else, and the same numbers in a JSON file."""

from __future__ import annotations

import json
import random
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, get_args

import pytest

from dragonstones import Refused
from dragonstones.arena.contest import Contest, Trial
from dragonstones.arena.plots import svg
from dragonstones.arena.report import write_report
from dragonstones.arena.sprt import Verdict
from dragonstones.arena.summary import summarise
from dragonstones.arena.tables import duration, number, percent, verdict
from dragonstones.text import LANGUAGES, texts
from tests.arena.records import won_by

BOTS = ("merchant", "best-response:archmage:50ms", "random", "random")
COMMAND = "dragonstones arena --bots 'a<b>&c'"

VERDICTS = get_args(Verdict)

#: Tags that have no end.
VOID = {"meta", "wbr"}


class Page(HTMLParser):
    """Its tables by the heading above them, and that every tag is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.plots: list[str] = []
        self.words = ""
        self._open: list[str] = []
        self._title = ""
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self._open.append(tag)
        if tag == "svg":
            self.plots.append(str(dict(attrs)["aria-label"]))
        if tag == "h2":
            self._title = ""
        if tag == "tr":
            self.tables.setdefault(self._title, []).append([])
        if tag in ("td", "th"):
            self.tables[self._title][-1].append("")

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" in self._open:
            return
        self.words += data
        if self._open and self._open[-1] == "h2":
            self._title += data
        if self._open and self._open[-1] in ("td", "th"):
            self.tables[self._title][-1][-1] += data


def numbers(test: Trial | None = None) -> dict[str, Any]:
    contest = Contest.between("fist-tavern", BOTS, options={"a": 1})
    if test:
        contest = Contest.testing("fist-tavern", test, 4)
    rng = random.Random(1)
    games = [
        won_by(contest, deal, rotation, rng.choice(lineup))
        for deal in range(30)
        for rotation, lineup in enumerate(contest.lineups)
    ]
    games[5]["mishaps"] = [{"bot": "random", "kind": "bid", "error": "E: <oops>", "times": 3}]
    return summarise(contest, games)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_and_the_json_have_the_same_numbers(tmp_path: Path, lang: str) -> None:
    t = texts(lang)
    path = write_report(tmp_path, numbers(), COMMAND, t)
    page = Page(path.read_text(encoding="utf-8"))
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["command"] == COMMAND and COMMAND in page.words
    assert data == {**numbers(), "command": COMMAND}

    shares = {row[0]: row[1:] for row in page.tables[t("arena-shares")][1:]}
    ratings = {row[0]: row[1:] for row in page.tables[t("arena-ratings")][1:]}
    times = {row[0]: row[1:] for row in page.tables[t("arena-times")][1:]}
    assert len(data["bots"]) == len(shares) == len(ratings) == len(times) == 3
    for bot in data["bots"]:
        name, rating, time = bot["bot"], bot["rating"], bot["time"]
        low, high = percent(t, bot["low"]), percent(t, bot["high"])
        between = t("arena-from-to", low=low, high=high)
        parts = [percent(t, bot["share"]), between, percent(t, bot["total"])]
        assert shares[name] == [number(t, bot["seats"]), *parts, number(t, bot["points"], 2)]
        assert ratings[name] == [number(t, rating[key], 2) for key in ("mu", "sigma", "ordinal")]
        assert times[name][0] == number(t, time["decisions"])
        assert times[name][1:] == [duration(t, time[key]) for key in ("median", "p99", "longest")]
    seats = page.tables[t("arena-by-seat")][1:]
    assert [row[1] for row in seats] == [percent(t, seat["share"]) for seat in data["seats"]]
    length = page.tables[t("arena-length")]
    assert length[0][1] == number(t, data["turns"]["mean"], 2)
    assert page.tables[t("arena-mishaps")][1] == ["random", "bid", "E: <oops>", "3"]
    for fact in (data["settings"]["version"], "a=1", number(t, 120)):
        assert fact in page.words


def test_the_page_needs_nothing_else(tmp_path: Path) -> None:
    text = write_report(tmp_path, numbers(), COMMAND, texts("en")).read_text(encoding="utf-8")
    page = Page(text)
    assert len(page.plots) == 5
    assert not re.search(r"https?:|src=|@import|url\((?!#)|<script|<link", text)
    # All colours are the page's own, for light and dark; and an id is there once.
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"#0[1-4]0[1-4]0", text)
    drawn = text[text.index("<svg") :]
    assert not re.search(r"(?:fill|stroke): #", drawn) and "var(--bot-2)" in drawn
    for bot in BOTS:
        assert f">{bot}</text>" in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_of_a_test(tmp_path: Path, lang: str) -> None:
    t = texts(lang)
    data = numbers(Trial("merchant", "random", 0.05))
    page = Page(write_report(tmp_path, data, COMMAND, t).read_text(encoding="utf-8"))
    assert data["test"]["verdict"] is None and data["test"]["deals"] == 30
    facts = page.tables[t("arena-test", new="merchant", old="random")]
    assert [row[1] for row in facts[:2]] == [percent(t, data["test"]["mean"]), "30"]
    assert len(page.plots) == 6
    assert verdict(data, t) in page.words
    found = [verdict({"test": {**data["test"], "verdict": one}}, t) for one in VERDICTS]
    assert len({verdict(data, t), *found}) == 4


def test_numbers_are_written_as_in_the_language() -> None:
    en, de = texts("en"), texts("de")
    assert (number(en, -1234.5, 1), number(de, -1234.5, 1)) == ("−1,234.5", "−1.234,5")
    assert (percent(en, 0.2613), percent(de, 0.2613)) == ("26.1%", "26,1\xa0%")
    assert number(en, None) == "–"
    times = (0.0, 4.2e-6, 73e-6, 0.00123, 0.31, 12.0)
    assert [duration(en, seconds) for seconds in times] == [
        *("0.00 µs", "4.20 µs", "73.0 µs", "1.23 ms", "310 ms", "12.0 s")
    ]


def test_a_report_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "report.json").mkdir()
    with pytest.raises(Refused) as refused:
        write_report(tmp_path, numbers(), COMMAND, texts("en"))
    assert refused.value.code == "arena-folder"


def test_the_words_of_a_plot_are_set_like_those_around_it() -> None:
    def draw(axes: Any) -> None:
        axes.set_xlabel("words")

    drawn = svg(draw, "a plot")
    assert "var(--font)" in drawn
    assert "DejaVu" not in drawn
