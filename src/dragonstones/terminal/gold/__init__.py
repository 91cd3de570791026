"""Dragon's Gold at the terminal."""

from dragonstones.terminal.gold.desk import GoldDesk

DESK = GoldDesk
