"""`simulate`: the same games on any number of cores, and what it tells of them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from typer.testing import CliRunner

from dragonstones import BadSetup, Match
from dragonstones.arena.gold import GoldStatistics, plain_value
from dragonstones.arena.simulate import Report, Series, play_game, simulate
from dragonstones.arena.statistics import Statistics
from dragonstones.engine import Event
from dragonstones.games.gold.events import Agreed, DragonKilled, ObjectUsed, TreasureLost
from dragonstones.terminal.app import app


def played(series: Series, workers: int = 1) -> Report:
    *_, report = simulate(series, workers)
    return report


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern", "dragons-gold"])
def test_the_number_of_workers_changes_nothing(game: str) -> None:
    series = Series(game, 4, 12, "seed", ("merchant", "merchant", "random", "random"))
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
    assert 0 < data["tied_share"] < 1 and data["events"]["card-shown"] > 100


def test_the_json_object_of_dragons_gold() -> None:
    arguments = ["simulate", "dragons-gold", "--games", "4", "--bots", "merchant", "--json"]
    data = json.loads(CliRunner().invoke(app, arguments).stdout)
    assert data["games"] == data["finished"] == 4
    assert data["agreed_share"] > 0.8
    assert 2 <= data["moves_to_agreement"] < 40
    assert 1 <= data["steps_per_fighter"] < 12
    assert 1 < data["value_per_fighter"] < 10
    assert data["lost_tokens_per_game"] >= 0 <= data["lost_value_per_game"]
    assert 0 <= data["solo_kills_share"] < 1
    assert 5 < data["thefts_per_game"] < 40
    assert data["trades_per_game"] >= 0
    assert data["winning_points_mean"] > 40
    assert set(data["points_by_source"]) == {
        *("silver", "gold", "red", "black-diamond", "sets", "majorities")
    }
    assert data["objects_used"] == {}
    assert sum(data["wins_by_order"].values()) == sum(data["wins_by_seat"].values()) >= 4
    assert set(data["wins_by_order"]) <= {"1", "2", "3", "4"}
    assert data["events"]["negotiation-began"] > 40


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["fist-tavern", "dragons-gold"])
def test_the_table_in_words(game: str, lang: str) -> None:
    result = CliRunner().invoke(app, ["simulate", game, "--games", "3", "--lang", lang])
    assert result.exit_code == 0
    assert "3 / 3" in result.stdout
    own = {
        "fist-tavern": {"en": "Cursed auctions", "de": "Verhexte Auktionen"},
        "dragons-gold": {"en": "end in agreement", "de": "mit Einigung"},
    }
    assert own[game][lang] in result.stdout


@pytest.mark.parametrize(
    ("code", "series"),
    [
        ("no-such-game", Series("chess", 4, 1, 1, ("random",) * 4)),
        ("wrong-seats", Series("fist-2002", 9, 1, 1, ("random",) * 9)),
        ("wrong-games", Series("fist-2002", 3, 0, 1, ("random",) * 3)),
        ("wrong-bots", Series("fist-2002", 3, 1, 1, ("random",))),
        ("no-such-bot", Series("fist-2002", 3, 1, 1, ("random", "random", "gambler"))),
        ("no-such-option", Series("fist-2002", 3, 1, 1, ("random",) * 3, {"rules": "basic"})),
        ("wrong-option", Series("dragons-gold", 3, 1, 1, ("random",) * 3, {"rules": "hard"})),
        ("no-clock", Series("dragons-gold", 3, 1, 1, ("random",) * 3, {"timer": 60})),
    ],
)
def test_what_cannot_be_played_is_refused(code: str, series: Series) -> None:
    with pytest.raises(BadSetup) as error:
        played(series)
    assert error.value.code == code


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern"])
def test_the_merchant_is_not_silly(game: str) -> None:
    """Alone among three who play at random it wins nearly always, and games stay short."""
    report = played(Series(game, 4, 40, 1, ("merchant", "random", "random", "random")))
    assert report.wins_by_bot["merchant"] >= 36
    assert played(Series(game, 4, 20, 1, ("merchant",) * 4)).rounds_mean < 8


# -- options and statistics ----------------------------------------------------


def test_the_options_are_those_of_the_game_without_its_clock() -> None:
    series = Series("dragons-gold", 3, 1, 1, ("random",) * 3, {"rules": "advanced", "steps": 3})
    match = series.new_match(1)
    assert match.options["rules"] == "advanced" and match.options["steps"] == 3
    assert match.options["timer"] is None
    played(Series("dragons-gold", 3, 1, 1, ("random",) * 3, {"timer": None}))


def test_advanced_games_show_sets_and_magic_objects() -> None:
    series = Series("dragons-gold", 4, 6, 1, ("merchant",) * 4, {"rules": "advanced"})
    data = played(series).data()
    assert len(data["objects_used"]) > 5
    assert sum(data["objects_used"].values()) == data["events"]["object-used"]


def test_divide_and_choose_has_nothing_to_agree_on() -> None:
    series = Series("dragons-gold", 4, 2, 1, ("merchant",) * 4, {"split": "divide"})
    data = played(series).data()
    assert data["agreed_share"] is None and data["moves_to_agreement"] is None
    assert data["events"]["treasure-divided"] > 10


def test_what_is_counted_in_dragons_gold() -> None:
    match = Match.new("dragons-gold", seats=4, seed=1)
    counted = GoldStatistics()
    for event in (
        DragonKilled(0, "6-6-0", [1]),
        DragonKilled(0, "5-4-1", [1, 2]),
        Agreed([1, 2], [{"gold": 1}, {"diamond": 1, "amber": 2}], 6),
        Agreed([0, 1, 2], [{"silver": 1}, {}, {"red": 1}], 3),
        TreasureLost([1, 2], {"silver": 2, "black-diamond": 1}),
        ObjectUsed(1, "hourglass"),
    ):
        counted.events[event.kind] += 1
        counted.count(event, match)
    counted.events["negotiation-began"] = 3
    twice = GoldStatistics()
    for _ in range(2):
        twice.add(counted)
    for statistics, games in ((counted, 1), (twice, 2)):
        data = statistics.data(games)
        assert data["agreed_share"] == 0.6667
        assert data["moves_to_agreement"] == 4.5
        assert data["steps_per_fighter"] == 2.0
        assert data["value_per_fighter"] == (3 + 2 + 2 + 1 + 1) / 5
        assert data["lost_tokens_per_game"] == 3
        assert data["lost_value_per_game"] == 9
        assert data["solo_kills_share"] == 0.5
        assert data["objects_used"] == {"hourglass": games}


def test_the_plain_value_of_all_tokens_is_what_there_is_to_score() -> None:
    """With four players: five majorities of 12 points, and coins."""
    match = Match.new("dragons-gold", seats=4, seed=1)
    gems = {"sapphire": 12, "emerald": 12, "amethyst": 12, "amber": 12, "diamond": 6}
    assert plain_value(gems, match) == pytest.approx(60)
    assert plain_value({"silver": 35, "gold": 20, "red": 16, "black-diamond": 1}, match) == 118


@dataclass(slots=True)
class Kills(Statistics):
    """As in the instructions at the top of the module."""

    kills: Counter[int] = field(default_factory=Counter)
    best: int = 0

    def count(self, event: Event, match: Match) -> None:
        if isinstance(event, DragonKilled):
            self.kills.update(event.fighters)

    def end(self, result: dict[str, Any], match: Match) -> None:
        self.best += 1

    def data(self, games: int) -> dict[str, Any]:
        return {"kills": dict(self.kills), "best": self.best}


def test_a_statistic_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dragonstones.arena.simulate.statistics_of", lambda game: Kills())
    data = play_game(Series("dragons-gold", 3, 1, 1, ("random",) * 3), 0).data()
    assert sum(data["kills"].values()) > 20
    assert data["best"] == 1
