"""Declared types, taken apart: the fields of a `TypedDict`, and those of an event's data.

TypeScript and JSON Schema are made from these. The variables of generic types are filled in: the
fields of `AskedChoice[Literal["rob"], int]` have none left.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from types import UnionType
from typing import (
    Any,
    Generic,
    Literal,
    NamedTuple,
    NotRequired,
    TypedDict,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from dragonstones.engine.events import Event
from dragonstones.engine.types import Shapes, View


class Field(NamedTuple):
    type: Any
    required: bool = True


Fields = dict[str, Field]


def is_record(shape: Any) -> bool:
    """Whether it is a `TypedDict`, perhaps with its variables filled in."""
    return is_typeddict(get_origin(shape) or shape)


def members(shape: Any) -> tuple[Any, ...]:
    """The types of a union; of any other type, itself."""
    return get_args(shape) if get_origin(shape) in (Union, UnionType) else (shape,)


def record_fields(shape: Any) -> Fields:
    """The fields of a `TypedDict`, those that it inherits first."""
    record = get_origin(shape) or shape
    values = dict(zip(getattr(record, "__parameters__", ()), get_args(shape), strict=False))
    fields: Fields = {}
    for base in getattr(record, "__orig_bases__", ()):
        if base is not TypedDict and get_origin(base) is not Generic:
            fields |= record_fields(_filled_in(base, values))
    for name, declared in get_type_hints(record, include_extras=True).items():
        if name not in fields:
            fields[name] = _field(_filled_in(declared, values))
    return fields


def event_fields(event: type[Event]) -> Fields:
    """The fields of an event's `data()`."""
    declared = get_type_hints(event)
    own = [field.name for field in dataclasses.fields(event) if field.name != "audience"]
    kind = Field(Literal.__getitem__(event.kind))
    return {"kind": kind, **{name: Field(declared[name]) for name in own}}


def view_of(shapes: Shapes) -> Any:
    """The type of a view of a family."""
    return View[shapes.table, shapes.decision, shapes.sealed, shapes.result]  # type: ignore[name-defined]


def answers(shapes: Shapes) -> dict[str, Any]:
    """The type of the answer to each kind of decision."""
    decisions = [record_fields(decision) for decision in members(shapes.decision)]
    return {get_args(fields["kind"].type)[0]: fields["default"].type for fields in decisions}


def _field(declared: Any) -> Field:
    if get_origin(declared) is NotRequired:
        return Field(get_args(declared)[0], required=False)
    return Field(declared)


def _filled_in(shape: Any, values: Mapping[Any, Any]) -> Any:
    """A type with its variables replaced by their values."""
    if isinstance(shape, TypeVar):
        return values.get(shape, shape)
    variables = getattr(shape, "__parameters__", ())
    if not values or not variables or get_origin(shape) is None:
        return shape
    return shape[tuple(values.get(variable, variable) for variable in variables)]
