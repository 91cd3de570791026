"""Writes the files below `web/src` of the folder in which it is run."""

from __future__ import annotations

from pathlib import Path

from dragonstones.wire_types import write

write(Path("web", "src"))
