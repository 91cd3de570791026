"""What a person types: lines, seen or not, and waiting for Enter."""

from __future__ import annotations

import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager

try:
    import termios
except ImportError:  # Windows has no such thing; typing stays visible there
    termios = None  # type: ignore[assignment]


class Leave(Exception):
    """The person wants to go, or the input has ended."""


def is_person() -> bool:
    return sys.stdin.isatty()


#: Typed while nothing was asked: the answer to the next question.
_typed_ahead: list[str] = []


def read_line() -> str:
    if _typed_ahead:
        return _typed_ahead.pop()
    line = sys.stdin.readline()
    if not is_person():
        sys.stdout.write("\n")  # nobody has typed one
    if not line:
        raise Leave
    return line.strip()


def wait(seconds: float | None) -> None:
    """A pause that Enter cuts short; without a number it lasts until Enter."""
    if seconds == 0 or not is_person():
        return
    ready, _, _ = select.select([sys.stdin], [], [], seconds)
    if ready and (line := read_line()):
        _typed_ahead.append(line)


@contextmanager
def hiding(hidden: bool = True) -> Iterator[None]:
    """What is typed does not show."""
    if not hidden or termios is None or not is_person():
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
