"""What was typed before the keyboard was passed on is not the next person's."""

from __future__ import annotations

from dragonstones.terminal.keyboard import Keyboard


def test_forgotten_lines_are_not_read() -> None:
    keyboard = Keyboard()
    keyboard._typed_ahead.append("3")
    keyboard.forget()
    assert keyboard._typed_ahead == []
