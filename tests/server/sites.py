"""A real site as a process of its own: started, stopped, killed and started again by tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

from tests.server.services import PATIENCE, end, free_port, with_parent

#: What a test wants unless it says otherwise: nothing waits, nothing is limited.
SETTINGS = {"rate_limits": 0, "bot_pause": 0, "bot_workers": 1, "log_json": True}


class Site:
    """`dragonstones serve` on a free port; `settings` by their names, as `Settings` has them."""

    def __init__(
        self,
        folder: Path,
        database_url: str,
        **settings: Any,
    ) -> None:
        self.folder = folder
        #: What the process finds there, such as other packages.
        self.environment: Mapping[str, str] = os.environ
        self.settings = {**SETTINGS, "database_url": database_url, **settings}
        self.port = int(self.settings.pop("port", 0)) or free_port()
        #: All that it has printed, also before it was last started.
        self.log_file = folder / f"site-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> Site:
        """Start it, and wait until it is ready."""
        self.launch()
        self.await_ready()
        return self

    def launch(self) -> None:
        """Start it, and do not wait."""
        assert not self.is_running
        ours = {"DRAGONSTONES_HOST": "127.0.0.1", "DRAGONSTONES_PORT": str(self.port)}
        for name, value in self.settings.items():
            ours[f"DRAGONSTONES_{name.upper()}"] = (
                str(value).lower() if value is True else str(value)
            )
        others = {n: v for n, v in self.environment.items() if not n.startswith("DRAGONSTONES_")}
        command = [sys.executable, "-c", "from dragonstones.terminal.app import main; main()"]
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(
                with_parent([*command, "serve"]),
                cwd=self.folder,
                env={**others, **ours},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def await_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        # Certificates, which nobody needs here, would take most of the time.
        with httpx.Client(base_url=self.url, timeout=5, verify=False) as client:
            while self.is_running and time.monotonic() < until:
                try:
                    if client.get("/readyz").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                time.sleep(0.1)
        raise RuntimeError(f"the site does not get ready:\n{self.log}")

    def stop(self) -> int:
        """Ask it to stop, and wait until it has; its exit code."""
        assert self._process is not None
        end(self._process)
        return self._process.returncode

    def kill(self) -> None:
        """kill -9: it has no time to do anything."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
