"""A real site as a process of its own: started, stopped, killed and started again by tests."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

from tests.forked import COMMAND, Forked
from tests.server.made import make_migrated
from tests.server.services import PATIENCE, end, free_port, with_parent

#: What a test wants unless it says otherwise: nothing waits, nothing is limited.
SETTINGS = {"rate_limits": 0, "bot_pause": 0, "bot_workers": 1, "log_json": True}

#: Run first: the log of the database is not emptied, as there would be room on a full disk again.
STAYS_FULL = "from dragonstones.server import site; site.KEEP_SMALL_EVERY = 3600"

#: Run first: as in this process, passwords cost nothing.
QUICK = "from dragonstones.server import passwords; from tests.server import made"
QUICK += "; passwords.PasswordHasher = made.quick_hasher"


class Site:
    """`dragonstones serve` on a free port; `settings` by their names, as `Settings` has them."""

    def __init__(
        self,
        folder: Path,
        database_url: str,
        first: str = "",
        **settings: Any,
    ) -> None:
        self.folder = folder
        #: Of a process that finds other packages there; None: ours.
        self.environment: Mapping[str, str] | None = None
        #: Python that the process runs first.
        self.first = first
        self.settings = {**SETTINGS, "database_url": database_url, **settings}
        self.port = int(self.settings.pop("port", 0)) or free_port()
        #: All that it has printed, also before it was last started.
        self.log_file = folder / f"site-{self.port}.log"
        self._process: subprocess.Popen[bytes] | Forked | None = None

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
        make_migrated(self.settings["database_url"])
        ours = {"DRAGONSTONES_HOST": "127.0.0.1", "DRAGONSTONES_PORT": str(self.port)}
        for name, value in self.settings.items():
            ours[f"DRAGONSTONES_{name.upper()}"] = (
                str(value).lower() if value is True else str(value)
            )
        given = os.environ if self.environment is None else self.environment
        env = {n: v for n, v in given.items() if not n.startswith("DRAGONSTONES_")} | ours
        log = self.log_file
        if self.environment is None:
            self._process = Forked(
                ["serve"], env, self.folder, log, log, first=f"{QUICK}\n{self.first}"
            )
            return
        with log.open("ab") as both:
            command = with_parent([*COMMAND, "serve"])
            self._process = subprocess.Popen(
                command,
                cwd=self.folder,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=both,
                stderr=both,
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

    def send_signal(self, one: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(one)

    def wait(self) -> int:
        """Wait until it ends; its exit code."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop, and wait until it has; its exit code."""
        assert self._process is not None
        end(self._process)
        return self.wait()

    def kill(self) -> None:
        """kill -9: it has no time to do anything."""
        self.send_signal(signal.SIGKILL)
        self.wait()
