"""The comments of declarations: docstrings of classes, and `#:` above a field or a name."""

from __future__ import annotations

import ast
import inspect
from types import ModuleType


class Notes:
    """What a module says about its classes, their fields and its other names."""

    def __init__(self, *modules: ModuleType) -> None:
        self._classes: dict[str, dict[str, str]] = {}
        self._bases: dict[str, list[str]] = {}
        self._names: dict[str, str] = {}
        for module in modules:
            self._read(inspect.getsource(module))

    def of_name(self, name: str) -> str:
        return self._names.get(name, "")

    def of_class(self, name: str) -> dict[str, str]:
        """What is said about a class (under "") and each of its fields, inherited ones too."""
        notes: dict[str, str] = {}
        for base in self._bases.get(name, ()):
            notes |= self.of_class(base)
        return {**notes, **self._classes.get(name, {"": ""})}

    def _read(self, source: str) -> None:
        lines = source.splitlines()
        for node in ast.parse(source).body:
            match node:
                case ast.ClassDef(name, bases):
                    self._bases[name] = [_base(base) for base in bases]
                    self._classes[name] = {"": _one_line(ast.get_docstring(node) or "")} | {
                        field.target.id: _above(lines, field.lineno)
                        for field in node.body
                        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
                    }
                case ast.Assign([ast.Name(name)]):
                    self._names[name] = _above(lines, node.lineno)


def _base(node: ast.expr) -> str:
    """The name of a base class, without its module and type arguments."""
    match node:
        case ast.Subscript(value):
            return _base(value)
        case ast.Attribute(_, name) | ast.Name(name):
            return name
    return ""


def _above(lines: list[str], number: int) -> str:
    """The `#:` comment that ends right above a line."""
    comment: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.strip().startswith("#:"):
            break
        comment.insert(0, line.strip().removeprefix("#:"))
    return _one_line(" ".join(comment))


def _one_line(text: str) -> str:
    return " ".join(text.split())
