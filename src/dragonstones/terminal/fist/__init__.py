"""Fist of Dragonstones at the terminal."""

from dragonstones.terminal.fist.desk import FistDesk

DESK = FistDesk
