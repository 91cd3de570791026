"""The real program, as a person or a script runs it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

from typer.testing import CliRunner, Result

from dragonstones.terminal.app import app
from tests import forked
from tests.forked import COMMAND, PATIENCE

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

#: A game's worth of answers: where `1` is refused, Enter is not, and the other way round.
ANSWERS = "1\n\n" * 300


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR")}
    ours = {"XDG_DATA_HOME": str(home), "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    return kept | ours | {"COLUMNS": "80", "TERM": "xterm-256color"} | more


def run(
    home: Path, *args: str, typed: str = "", first: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """With a file instead of a keyboard; `first` is Python that is run before the program."""
    return forked.run(args, environment(home, **env), typed, first)


def run_here(home: Path, *args: str, typed: str = "", **env: str) -> Result:
    """The same in this process, which is quicker."""
    return CliRunner().invoke(app, args, input=typed, env=environment(home, **env))


def plain(output: str) -> str:
    return _ESCAPES.sub("", output).replace("\r", "")


class Keyboard:
    """The program in a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, home: Path, *args: str, **env: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        settings = environment(home, **env)
        del settings["COLUMNS"]
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=settings,
            start_new_session=True,
        )
        os.close(theirs)
        self.output = ""
        self._read_to = 0
        self._bytes = b""

    def type(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def wait_for(self, text: str) -> str:
        """What has come since the last time, up to and with the text."""
        end = time.monotonic() + PATIENCE
        while text not in plain(self.output[self._read_to :]):
            assert time.monotonic() < end, f"no {text!r} in {self.output[self._read_to :]}"
            assert self._more(0.2) or self.process.poll() is None, self.output
        new = self.output[self._read_to :]
        self._read_to = len(self.output)
        return new

    def answer_all(self, answers: str) -> None:
        """Type a line each time that the program waits for one, until it ends."""
        lines = iter(answers.splitlines())
        while self._more(10):
            if plain(self.output[-200:]).endswith("\n ▸ "):
                self.type(next(lines) + "\n")

    def finish(self) -> int:
        """Read to the end; the exit code."""
        end = time.monotonic() + PATIENCE
        while self._more(0.2) or self.process.poll() is None:
            assert time.monotonic() < end, self.output
        os.close(self._ours)
        return self.process.wait()

    def _more(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._ours], [], [], seconds)
        if not ready:
            return False
        try:
            read = os.read(self._ours, 65536)
        except OSError:  # the other end is closed
            return False
        self._bytes += read
        self.output = self._bytes.decode(errors="ignore")
        return bool(read)
