"""What the scenarios are about, as their marks say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def marked(test_file: str, mark: str) -> set[str]:
    """All that is named in `@pytest.mark.<mark>(...)` above a test in the folder of this file."""
    found: set[str] = set()
    for file in sorted(Path(test_file).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(_named(node, mark))
    return found


def _named(test: ast.FunctionDef, mark: str) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == f"pytest.mark.{mark}":
            for argument in decorator.args:
                yield ast.literal_eval(argument)
