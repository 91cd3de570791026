"""Declared types as JSON Schema: for the description of the site's API."""

from __future__ import annotations

from types import NoneType
from typing import Any, Literal, get_args, get_origin

from dragonstones.declared import Fields, is_record, members, record_fields

Schema = dict[str, Any]

_PLAIN: dict[Any, Schema] = {
    Any: {},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    int: {"type": "integer"},
    None: {"type": "null"},
    NoneType: {"type": "null"},
    str: {"type": "string"},
}


class Schemas:
    """The schemas of types. A named record is written once and referred to from elsewhere."""

    def __init__(self, prefix: str = "", place: str = "#/$defs/") -> None:
        self.named: dict[str, Schema] = {}
        self._prefix = prefix
        self._place = place

    def of(self, shape: Any) -> Schema:
        if shape in _PLAIN:
            return dict(_PLAIN[shape])
        if is_record(shape):
            return self._record(shape)
        if len(types := members(shape)) > 1:
            return {"anyOf": [self.of(one) for one in types]}
        origin, args = get_origin(shape), get_args(shape)
        if origin is Literal:
            return {"enum": list(args)}
        if origin is list:
            return {"type": "array", "items": self.of(args[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(args[1])}
        raise TypeError(f"no JSON Schema for {shape}")

    def of_fields(self, fields: Fields) -> Schema:
        """An object with these fields and no others."""
        return {
            "type": "object",
            "properties": {name: self.of(field.type) for name, field in fields.items()},
            "required": [name for name, field in fields.items() if field.required],
            "additionalProperties": False,
        }

    def _record(self, shape: Any) -> Schema:
        if get_origin(shape) is not None:
            return self.of_fields(record_fields(shape))
        name = self._prefix + shape.__name__
        if name not in self.named:
            self.named[name] = {}  # for a record that contains itself
            self.named[name] = self.of_fields(record_fields(shape))
        return {"$ref": self._place + name}
