"""Options of a game: what can be chosen before a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from dragonstones import BadSetup, Match
from dragonstones.engine import registry
from dragonstones.engine.registry import Option, games
from tests.engine.haggling import Haggling


class Optional(Haggling):
    """Haggling with something to choose."""

    id = "optional"
    options: Mapping[str, Option] = {
        "level": Option("easy", ("easy", "hard")),
        "open": Option(True, (True, False)),
        "clock": Option(60, (None, *range(10, 100))),
        "number": Option(1, (0, 1, 2)),
    }


DEFAULTS = {"level": "easy", "open": True, "clock": 60, "number": 1}


@pytest.fixture(autouse=True)
def optional(monkeypatch: pytest.MonkeyPatch) -> Optional:
    game = Optional()
    monkeypatch.setitem(registry._games, (game.id, game.rules), game)
    return game


def test_what_is_not_chosen_has_its_default() -> None:
    assert Match.new("optional", seats=2, seed=1).options == DEFAULTS
    match = Match.new("optional", seats=2, seed=1, options={"level": "hard", "clock": 30})
    assert match.options == DEFAULTS | {"level": "hard", "clock": 30}


@pytest.mark.parametrize(
    "options",
    [
        {"level": "hard"},
        {"open": False},
        {"clock": None},
        {"clock": 10},
        {"clock": 99},
        {"number": 0},
        {"level": "hard", "open": False, "clock": None, "number": 2},
    ],
)
def test_what_can_be_chosen(options: dict[str, Any]) -> None:
    match = Match.new("optional", seats=2, seed=1, options=options)
    assert match.options == DEFAULTS | options
    assert Match.replay(match.journal()).options == match.options


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("level", "medium"),
        ("level", ""),
        ("level", None),
        ("level", 0),
        ("level", ["easy"]),
        ("open", 1),  # JSON knows the difference
        ("open", 0),
        ("open", None),
        ("open", "True"),
        ("clock", 9),
        ("clock", 100),
        ("clock", 60.0),
        ("clock", "60"),
        ("clock", False),
        ("clock", 10**30),
        ("number", True),
        ("number", False),
        ("number", 1.0),
        ("number", -1),
        ("number", None),
        ("number", float("nan")),
        ("number", {}),
    ],
)
def test_what_cannot_be_chosen(option: str, value: Any) -> None:
    with pytest.raises(BadSetup) as error:
        Match.new("optional", seats=2, options={option: value})
    assert error.value.code == "wrong-option"
    assert error.value.details["option"] == option
    assert error.value.details["found"] is value
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("name", ["speed", "", "Level", 1, None, ("level",)])
def test_an_option_that_does_not_exist(name: Any) -> None:
    with pytest.raises(BadSetup) as error:
        Match.new("optional", seats=2, options={name: 1})
    assert error.value.code == "no-such-option"
    assert error.value.details["options"] == ["clock", "level", "number", "open"]
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("options", [5, True, "level", ["level"], [("level", "easy")]])
def test_options_that_are_no_options(options: Any) -> None:
    with pytest.raises(BadSetup) as error:
        Match.new("optional", seats=2, options=options)
    assert error.value.code == "wrong-options"


def test_a_journal_with_a_wrong_option_is_refused() -> None:
    journal = Match.new("optional", seats=2, seed=1).journal()
    journal["options"]["number"] = True
    with pytest.raises(BadSetup) as error:
        Match.replay(journal)
    assert error.value.code == "wrong-option"


def test_options_are_the_match_s_own() -> None:
    """Whatever is done to the dict afterwards, the match stays as it is."""
    options = {"level": "hard"}
    match = Match.new("optional", seats=2, seed=1, options=options)
    options["level"] = "easy"
    match.journal()["options"]["level"] = "easy"
    assert match.options["level"] == "hard"


def test_every_default_can_be_chosen() -> None:
    for game in games():
        for name, option in game.options.items():
            assert option.check(name, option.default) == option.default
