"""The program as a process, without the seconds in which it imports what it needs.

A process that has imported everything and has read all texts is kept at hand (the fork server of
the standard library). Each program is a copy of it, with its own number, environment, folder and
streams: it gets signals, can be killed, and is killed when whoever has started it is gone. Where
the import matters, as with packages that only the program finds, `COMMAND` starts it from nothing.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from dragonstones.terminal.app import main
from dragonstones.text import LANGUAGES, texts

COMMAND = [sys.executable, "-c", "from dragonstones.terminal.app import main; main()"]

#: Seconds after which a program hangs: on a busy machine it takes a while.
PATIENCE = 60

_NOTHING = Path(os.devnull)
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(
    [
        __name__,
        *("dragonstones.server.serve", "dragonstones.server.doctor", "dragonstones.server.admin"),
        *(
            "dragonstones.server.backup",
            "tests.server.made",
            "aiosqlite",
            "asyncpg",
            "redis.asyncio",
            "typer._adapters",
        ),
    ]
)
for _lang in LANGUAGES:
    texts(_lang)


class Forked:
    """What a test does with a `subprocess.Popen`. The streams are files; `first` is Python that is
    run before the program."""

    def __init__(
        self,
        args: Sequence[str],
        env: Mapping[str, str],
        cwd: Path,
        stdout: Path,
        stderr: Path,
        stdin: Path = _NOTHING,
        first: str = "",
    ) -> None:
        self._args = [*args]
        streams = [str(stdin), str(stdout), str(stderr)]
        given = (self._args, dict(env), str(cwd), streams, first)
        self._process = _context.Process(target=_become, args=given, daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired(self._args, timeout or 0)
        return self.returncode

    def send_signal(self, one: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, one)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def run(
    args: Sequence[str], env: Mapping[str, str], typed: str = "", first: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    with tempfile.TemporaryDirectory() as folder:
        stdin, stdout, stderr = [Path(folder, name) for name in ("in", "out", "err")]
        stdin.write_text(typed, encoding="utf-8")
        program = Forked(args, env, Path.cwd(), stdout, stderr, stdin, first)
        try:
            code = program.wait(PATIENCE)
        finally:
            program.kill()
        said = [one.read_text(encoding="utf-8") for one in (stdout, stderr)]
        return subprocess.CompletedProcess([*args], code, *said)


def _become(args: list[str], env: dict[str, str], cwd: str, streams: list[str], first: str) -> None:
    """In the copy: be what was asked for."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    for number, path in enumerate(streams):
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND if number else os.O_RDONLY
        opened = os.open(path, flags, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.argv = ["dragonstones", *args]
    exec(first, {})
    main()
