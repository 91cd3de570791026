"""No character and no ruling is without a scenario."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from dragonstones.games.fist.editions.edition_2002 import EDITION_2002

RULINGS = {f"F{number}" for number in range(1, 17)}


def marked(mark: str) -> set[str]:
    """All that is named in `@pytest.mark.<mark>(...)` above a test in this folder."""
    found: set[str] = set()
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(_named(node, mark))
    return found


def _named(test: ast.FunctionDef, mark: str) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == f"pytest.mark.{mark}":
            for argument in decorator.args:
                yield ast.literal_eval(argument)


def test_every_character_has_a_scenario() -> None:
    assert marked("character") == set(EDITION_2002.characters)


def test_every_ruling_has_a_scenario() -> None:
    assert marked("ruling") == RULINGS
