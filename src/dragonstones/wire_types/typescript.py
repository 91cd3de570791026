"""Declared types as TypeScript."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType, NoneType
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct, UnsetType

from dragonstones import wire
from dragonstones.declared import Field, Fields, is_record, members, record_fields
from dragonstones.engine import types as common
from dragonstones.wire_types.notes import Notes

_PLAIN: dict[Any, str] = {
    Any: "unknown",
    bool: "boolean",
    float: "number",
    int: "number",
    None: "null",
    NoneType: "null",
    str: "string",
}
_NONE = re.compile(r"\bNone\b")
#: Of a line.
_LONGEST = 100


class Writer:
    """Writes the declarations of some modules; what one of them names is called by its name."""

    def __init__(self, *modules: ModuleType) -> None:
        self._notes = Notes(common, *modules)
        self._names = {
            value: name
            for module in modules
            for name, value in vars(module).items()
            if _is_alias(name, value) and value not in _PLAIN
        }

    def declarations(self, module: ModuleType) -> Iterator[str]:
        """All types that a module declares, in its order."""
        for name, value in vars(module).items():
            if _is_alias(name, value):
                if is_record(value):
                    yield self.interface(name, record_fields(value), self._about(name, value))
                elif len(types := members(value)) > 1:
                    yield self.union(name, map(self.type, types), self._notes.of_name(name))
                else:
                    yield self._alias(name, value)
            elif is_record(value) and value.__module__ == module.__name__:
                notes = self._notes.of_class(name)
                yield self.interface(name + _variables(value), record_fields(value), notes)
            elif _is_message(value):
                yield self._message(value)

    def _about(self, name: str, filled_in: Any) -> dict[str, str]:
        """What is said about a generic record whose variables are filled in."""
        generic = self._notes.of_class(get_origin(filled_in).__name__)
        return {**generic, "": self._notes.of_name(name)}

    def _alias(self, name: str, value: Any) -> str:
        lines = comment(self._notes.of_name(name))
        return "\n".join([*lines, f"export type {name} = {self._written(value)};\n"])

    def union(self, name: str, types: Iterable[str], note: str = "") -> str:
        types = list(types)
        lines = [f"export type {name} = {' | '.join(types)}"]
        if len(lines[0]) > _LONGEST:
            lines = [f"export type {name} =", *(f"  | {one}" for one in types)]
        return "\n".join([*comment(note), *lines]) + ";\n"

    def interface(self, name: str, fields: Fields, notes: Mapping[str, str]) -> str:
        lines = comment(notes.get("", ""))
        if not fields:
            return "\n".join([*lines, f"export type {name} = Record<string, never>;\n"])
        lines.append(f"export interface {name} {{")
        for field, (declared, required) in fields.items():
            lines += comment(notes.get(field, ""), "  ")
            lines.append(f"  {field}{'' if required else '?'}: {self.type(declared)};")
        return "\n".join([*lines, "}\n"])

    def _message(self, struct: type[Struct]) -> str:
        fields: Fields = {}
        notes = dict(self._notes.of_class(struct.__name__))
        config = struct.__struct_config__
        if config.tag_field:
            fields[config.tag_field] = Field(Literal.__getitem__(config.tag))
        for field in msgspec.structs.fields(struct):
            # A client need not say what has a default; a site says it, unless it is unset.
            may_be_unset = UnsetType in members(field.type)
            is_optional = not field.required and (issubclass(struct, wire.Request) or may_be_unset)
            fields[field.encode_name] = Field(field.type, required=not is_optional)
            notes[field.encode_name] = notes.get(field.name, "")
        return self.interface(struct.__name__, fields, notes)

    def type(self, shape: Any) -> str:
        """A type as it is written where it is used."""
        if name := self._names.get(shape):
            return name
        return self._written(shape)

    def _written(self, shape: Any) -> str:
        if plain := _PLAIN.get(shape):
            return plain
        if isinstance(shape, TypeVar) or is_record(shape) or _is_message(shape):
            return str(shape.__name__)
        if len(types := members(shape)) > 1:
            return self._one_of(types)
        origin, args = get_origin(shape), get_args(shape)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in args)
        if origin is list:
            inner = self.type(args[0])
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        if origin is dict:
            return f"Readonly<Record<string, {self.type(args[1])}>>"
        if origin is Annotated:
            return self._annotated(*args)
        raise TypeError(f"no TypeScript for {shape}")

    def _one_of(self, types: tuple[Any, ...]) -> str:
        """A union, with null last, as one says it."""
        said = [one for one in types if one is not UnsetType]
        return " | ".join(map(self.type, sorted(said, key=lambda one: one is NoneType)))

    def _annotated(self, shape: Any, *more: Any) -> str:
        """A dict of which the fields are declared elsewhere, or a type with limits."""
        for one in more:
            if isinstance(one, wire.Some):
                return f"Partial<{self.type(one.of)}>"
            if is_record(one):
                return self.type(one)
        return self.type(shape)


def comment(text: str, indent: str = "") -> list[str]:
    """The lines of a comment, in the words of TypeScript."""
    return [f"{indent}/** {_NONE.sub('null', text)} */"] if text else []


def _is_alias(name: str, value: Any) -> bool:
    """A name for a type that has none of its own."""
    return not name.startswith("_") and get_origin(value) not in (None, Annotated, Generic)


def _is_message(value: Any) -> bool:
    """A struct of ours that is sent: those that others are made from have no fields."""
    is_struct = isinstance(value, type) and issubclass(value, Struct)
    return is_struct and value.__module__ == wire.__name__ and not value.__subclasses__()


def _variables(shape: Any) -> str:
    names = [variable.__name__ for variable in getattr(shape, "__parameters__", ())]
    return f"<{', '.join(names)}>" if names else ""
