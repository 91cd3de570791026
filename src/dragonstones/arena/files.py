"""Figures as files: JSON whose last field has one row on each line, so that a diff shows what has
changed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def write_rows(path: Path, head: Mapping[str, Any], name: str, rows: Mapping[str, Any]) -> Path:
    """Write the fields of the head, and the rows as the field `name`; return the path."""
    fields = [f" {json.dumps(field)}: {json.dumps(value)}" for field, value in head.items()]
    inside = ",\n".join(f"  {json.dumps(id)}: {json.dumps(row)}" for id, row in rows.items())
    text = ",\n".join([*fields, f" {json.dumps(name)}: {{\n{inside}\n }}"])
    path.write_text(f"{{\n{text}\n}}\n", encoding="utf-8")
    return path


def read_rows(path: Path, version: Mapping[str, Any]) -> dict[str, Any] | None:
    """Read such a file; None: there is none, or it was written for another version."""
    if not path.is_file():
        return None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data if version.items() <= data.items() else None
