"""No ruling and no Magic Object is without a scenario."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from dragonstones.games.gold.box import OBJECTS

RULINGS = {f"D{number}" for number in range(1, 28)}


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


def test_every_ruling_has_a_scenario() -> None:
    assert marked("ruling") == RULINGS


def test_every_magic_object_has_a_scenario() -> None:
    assert marked("magic_object") == set(OBJECTS)
