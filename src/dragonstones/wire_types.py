"""The messages of `wire.py` as TypeScript, so that the page's types are never written by hand.

Run `python -m dragonstones.wire_types > web/src/wire/types.ts` when a message has changed.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec import inspect as shapes

from dragonstones import wire

HEAD = """\
// Made from src/dragonstones/wire.py by `python -m dragonstones.wire_types`; do not edit.
"""

_PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def typescript() -> str:
    """The whole file."""
    comments = _comments()
    parts = [HEAD, f"export const PROTOCOL = {wire.PROTOCOL};\n"]
    for name, value in vars(wire).items():
        if name.startswith("_"):
            continue
        if get_origin(value) is Literal:
            parts.append(f"export type {name} = {_literals(get_args(value))};\n")
        elif isinstance(value, UnionType):
            members = " | ".join(member.__name__ for member in get_args(value))
            parts.append(f"export type {name} = {members};\n")
        elif _is_message(value):
            parts.append("\n".join(_interface(value, comments)) + "\n")
    return "\n".join(parts)


def _is_message(value: Any) -> bool:
    """A struct of ours that is sent: those that others are made from have no fields."""
    is_struct = isinstance(value, type) and issubclass(value, Struct)
    return is_struct and value.__module__ == wire.__name__ and not value.__subclasses__()


def _interface(struct: type[Struct], comments: dict[str, dict[str, str]]) -> Iterator[str]:
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    notes = comments[struct.__name__]
    yield from _comment(notes.get("", ""), "")
    yield f"export interface {struct.__name__} {{"
    if shape.tag_field:
        yield f'  {shape.tag_field}: "{shape.tag}";'
    for field in shape.fields:
        yield from _comment(notes.get(field.name, ""), "  ")
        # A client need not say what has a default; a site says it, unless it is unset.
        may_be_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        is_optional = not field.required and (issubclass(struct, wire.Request) or may_be_unset)
        mark = "?" if is_optional else ""
        yield f"  {field.name}{mark}: {_type(field.type)};"
    yield "}"


def _comment(text: str, indent: str) -> Iterator[str]:
    if text:
        yield f"{indent}/** {text} */"


def _type(shape: shapes.Type) -> str:
    if plain := _PLAIN.get(type(shape)):
        return plain
    match shape:
        case shapes.LiteralType(values):
            return _alias(values) or _literals(values)
        case shapes.ListType(item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.DictType(_, value):
            return f"Record<string, {_type(value)}>"
        case shapes.StructType(cls):
            return cls.__name__
        case shapes.UnionType(members):
            # Null last, as one says it.
            sorted_members = sorted(members, key=lambda one: isinstance(one, shapes.NoneType))
            return " | ".join(_type(one) for one in sorted_members)
        case shapes.Metadata(inner):
            return _type(inner)
    raise TypeError(f"no TypeScript for {shape}")


def _literals(values: Any) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def _alias(values: Any) -> str:
    """The name that `wire.py` gives to these values."""
    for name, value in vars(wire).items():
        if get_origin(value) is Literal and set(get_args(value)) == set(values):
            return name
    return ""


def _comments() -> dict[str, dict[str, str]]:
    """What is written about each struct (under "") and each of its fields."""
    source = inspect.getsource(wire)
    lines = source.splitlines()
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        notes = found[node.name] = {"": _one_line(ast.get_docstring(node) or "")}
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                notes[field.target.id] = _one_line(_above(lines, field.lineno))
    return found


def _above(lines: list[str], number: int) -> str:
    """The `#:` comment that ends right above a line."""
    comment: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.strip().startswith("#:"):
            break
        comment.insert(0, line.strip().removeprefix("#:"))
    return " ".join(comment)


def _one_line(text: str) -> str:
    return " ".join(text.split())


if __name__ == "__main__":
    print(typescript(), end="")
