"""Keyboard input: lines, echoed or not, waiting for Enter, and the time that passes."""

from __future__ import annotations

import io
import os
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

try:
    import termios
except ImportError:  # not on Windows; typing stays visible there
    termios = None  # type: ignore[assignment]

_CHUNK = 65536


class Leave(Exception):
    """The person wants to leave, or the input has ended."""


class Keyboard:
    """The standard input, and the clock on the wall."""

    def __init__(self) -> None:
        #: Typed before anything was asked: the answer to the next question.
        self._typed_ahead: list[str] = []
        self._unread = b""
        self._ended = False

    @property
    def is_person(self) -> bool:
        return sys.stdin.isatty()

    def now(self) -> float:
        """Seconds since some moment in the past."""
        return time.monotonic()

    def read_line(self) -> str:
        line = self.read_until(None)
        assert line is not None
        return line

    def read_until(self, moment: float | None) -> str | None:
        """The next line; None if it does not come in time. A half-typed line stays."""
        if self._typed_ahead:
            return self._typed_ahead.pop()
        line = self._next_line(moment)
        if line is None:
            return None
        if not self.is_person:
            sys.stdout.write("\n")  # nobody has typed one
        if not line:
            raise Leave
        return line.strip()

    def _next_line(self, moment: float | None) -> str | None:
        """With its newline; empty at the end of the input."""
        try:
            source = sys.stdin.fileno()
        except (AttributeError, io.UnsupportedOperation):  # not a file: there is no waiting
            return sys.stdin.readline()
        if termios is None:  # there is no waiting with a time limit
            return sys.stdin.readline()
        while b"\n" not in self._unread and not self._ended:
            left = None if moment is None else max(0.0, moment - self.now())
            ready, _, _ = select.select([source], [], [], left)
            if not ready:
                return None
            read = os.read(source, _CHUNK)
            self._unread += read
            self._ended = not read
        line, newline, self._unread = self._unread.partition(b"\n")
        self._ended = False  # typing can continue after Ctrl-D
        return (line + newline).decode(sys.stdin.encoding or "utf-8", "replace")

    def wait(self, seconds: float | None) -> None:
        """A pause that Enter cuts short; without a number it lasts until Enter."""
        if seconds == 0 or not self.is_person:
            return
        moment = None if seconds is None else self.now() + seconds
        if line := self.read_until(moment):
            self._typed_ahead.append(line)

    def forget(self) -> None:
        """Drop a half-typed line: it no longer answers anything."""
        self._typed_ahead.clear()
        if self.is_person and termios is not None:
            self._unread = b""
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    @contextmanager
    def hiding(self, hidden: bool = True) -> Iterator[None]:
        """Typing is not echoed."""
        if not hidden or termios is None or not self.is_person:
            yield
            return
        before = termios.tcgetattr(sys.stdin)
        silent = termios.tcgetattr(sys.stdin)
        silent[3] &= ~termios.ECHO
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, silent)
        try:
            yield
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
