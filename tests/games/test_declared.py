"""The declared types are those of the data: no field is missing, none is extra."""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

from dragonstones import Match
from dragonstones.declared import answers, record_fields, view_of
from dragonstones.engine.registry import Game, games
from dragonstones.games.fist import goods
from dragonstones.games.fist import types as fist
from dragonstones.games.gold import box
from dragonstones.games.gold import types as gold
from tests.games.declared import check_moments, check_of, check_of_answer
from tests.games.random_play import anything_special, moments

#: The functions and classes that ask something, with the kind of decision after the seat.
ASKING = {"choose", "Choice", "SecretChoice", "StonesToPay", "__init__", "TokensToTake", "Turn"}

TYPED = [game for game in games() if game.shapes]


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *map(str, self.options.values())])


STEPS = {"rules": "advanced", "timer": None, "steps": 4, "counter": True}
DIVIDE = {"rules": "advanced", "split": "divide", "market": False}
TABLES = [
    *(Table(game.id, seats) for game in TYPED for seats in (game.seats[0], game.seats[-1])),
    Table("dragons-gold", 4, STEPS),
    Table("dragons-gold", 5, DIVIDE),
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_that_random_games_give_is_declared(table: Table) -> None:
    for seed in range(2):
        match = Match.new(table.game, table.seats, seed, table.options)
        check_moments(moments(match, random.Random(seed), anything_special))


@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.id)
def test_answers_are_of_the_declared_types(game: Game[Any]) -> None:
    """Both the answers that are given and the first of those that could be."""
    assert game.shapes is not None
    rng = random.Random(3)
    for match in moments(Match.new(game, game.seats[0], seed=3), rng):
        for decision in match.waiting.values():
            check = check_of_answer(game.shapes, decision.kind)
            for answer in (decision.sample(rng), decision.default, *decision.options()[:20]):
                check(answer)


@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.id)
def test_every_option_of_a_game_is_declared_with_all_its_values(game: Game[Any]) -> None:
    assert game.shapes is not None
    check = check_of(game.shapes.options)
    check(game.check_options({}))
    for name, option in game.options.items():
        several = option.kind == "some"
        for value in option.values:
            check(game.check_options({name: {"all_but": [value]} if several else value}))


def test_a_field_that_is_missing_extra_or_of_another_type_is_found() -> None:
    """This shows that the tests above can fail."""
    match = Match.new("fist-2002", seats=3, seed=1)
    assert match.game.shapes is not None
    check = check_of(view_of(match.game.shapes))
    check(match.view(0))
    changes: list[Callable[[Any], Any]] = [
        lambda view: view.pop("waiting"),
        lambda view: view["table"].pop("deck"),
        lambda view: view["table"]["seats"][0].update(secret=1),
        lambda view: view["table"].update(turn="1"),
        lambda view: view.update(decision={"kind": "bid"}),
    ]
    for change in changes:
        view = match.view(0)
        change(view)
        with pytest.raises(jsonschema_rs.ValidationError):
            check(view)


@pytest.mark.parametrize("family", sorted({type(game).__module__ for game in TYPED}))
def test_the_declared_decisions_are_those_that_a_family_asks(family: str) -> None:
    """No kind is declared that is never asked, and none is forgotten because it is rare."""
    [shapes] = {game.shapes for game in TYPED if type(game).__module__ == family}
    assert shapes is not None
    source = sys.modules[family].__file__
    assert source is not None
    assert set(answers(shapes)) == set(kinds_asked(Path(source).parent))


def kinds_asked(package: Path) -> Iterator[str]:
    """The kinds of decision named in the source."""
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield from (one for one in map(kind_of_class, node.body) if one)
            elif isinstance(node, ast.Call) and name_of(node.func) in ASKING:
                texts = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)]
                yield from (text for text in texts if isinstance(text, str))


def kind_of_class(node: ast.stmt) -> str | None:
    """The kind in a class with a line such as `kind = "bid"`."""
    match node:
        case ast.Assign([ast.Name("kind")], ast.Constant(str(kind))):
            return kind
    return None


def name_of(function: ast.expr) -> str:
    match function:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


def test_the_names_of_pieces_are_those_of_the_boxes() -> None:
    assert get_args(fist.Coin) == goods.COINS
    assert get_args(fist.Stone) == goods.STONES
    assert get_args(gold.Token) == box.TOKENS


def test_the_variables_of_a_generic_type_are_filled_in() -> None:
    fields = record_fields(fist.VictimData)
    assert [*fields] == ["id", "kind", "seat", "default", "options", "card"]
    assert fields["options"].type == list[int]
    assert record_fields(fist.SeatView)["screen"].required is False
