"""Players that are programs.

A bot gets what a person in its seat would see: events, a view, the decision it is asked, and
how long it may think. It never holds the match.
"""

from __future__ import annotations

from dragonstones.bots.bot import Bot, Mishap, Moment, Players
from dragonstones.bots.budget import Budget
from dragonstones.bots.levels import Level, bots, budget_of, make_bot, register
from dragonstones.bots.random_bot import RandomBot

__all__ = [
    "Bot",
    "Budget",
    "Level",
    "Mishap",
    "Moment",
    "Players",
    "RandomBot",
    "bots",
    "budget_of",
    "make_bot",
    "register",
]
