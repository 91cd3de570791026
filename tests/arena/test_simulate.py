"""`simulate`: the same games on any number of cores, and what it tells of them."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from dragonstones import BadSetup
from dragonstones.arena.simulate import Report, Series, simulate
from dragonstones.terminal.app import app


def played(series: Series, workers: int = 1) -> Report:
    *_, report = simulate(series, workers)
    return report


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern"])
def test_the_number_of_workers_changes_nothing(game: str) -> None:
    series = Series(game, 4, 12, "seed", ("merchant",) * 4)
    one, two = (played(series, workers).data() for workers in (1, 2))
    for report in (one, two):
        for key in ("seconds", "decisions_per_second"):
            del report[key]
    assert one == two
    assert one["games"] == one["finished"] == 12


def test_the_json_object() -> None:
    arguments = ["simulate", "fist-2002", "--players", "3", "--games", "5", "--json"]
    result = CliRunner().invoke(app, arguments)
    data = json.loads(result.stdout)
    assert data["games"] == data["finished"] == 5
    assert data["decisions"] > 100
    assert data["seconds"] > 0
    assert 1 <= data["rounds_mean"] <= data["rounds_max"]
    assert sum(data["wins_by_seat"].values()) == 5
    assert sum(data["points_by_character"].values()) >= 15


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_in_words(lang: str) -> None:
    result = CliRunner().invoke(app, ["simulate", "fist-tavern", "--games", "3", "--lang", lang])
    assert result.exit_code == 0
    assert "3 / 3" in result.stdout


@pytest.mark.parametrize(
    ("code", "series"),
    [
        ("no-such-game", Series("chess", 4, 1, 1, ("random",) * 4)),
        ("wrong-seats", Series("fist-2002", 9, 1, 1, ("random",) * 9)),
        ("wrong-games", Series("fist-2002", 3, 0, 1, ("random",) * 3)),
        ("wrong-bots", Series("fist-2002", 3, 1, 1, ("random",))),
        ("no-such-bot", Series("fist-2002", 3, 1, 1, ("random", "random", "gambler"))),
    ],
)
def test_what_cannot_be_played_is_refused(code: str, series: Series) -> None:
    with pytest.raises(BadSetup) as error:
        played(series)
    assert error.value.code == code


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern"])
def test_the_merchant_is_not_silly(game: str) -> None:
    """Alone among three who play at random he wins nearly always, and games stay short."""
    report = played(Series(game, 4, 40, 1, ("merchant", "random", "random", "random")))
    assert report.wins_by_bot["merchant"] >= 36
    assert played(Series(game, 4, 20, 1, ("merchant",) * 4)).rounds_mean < 8
