"""Players that are programs.

A bot gets what a person in its seat would see: events, a view, its decision, and how long it may
think. It never holds the match.
"""

from __future__ import annotations

from dragonstones.bots.bot import Bot, Mishap, Moment, Players
from dragonstones.bots.budget import Budget
from dragonstones.bots.levels import (
    Level,
    adviser_of,
    at_table,
    bots,
    budget_of,
    make_bot,
    persona_of,
    register,
    usual_bot,
)
from dragonstones.bots.lines import Occasion, Speakers
from dragonstones.bots.personality import PERSONAS, face
from dragonstones.bots.random_bot import RandomBot

__all__ = [
    "PERSONAS",
    "Bot",
    "Budget",
    "Level",
    "Mishap",
    "Moment",
    "Occasion",
    "Players",
    "RandomBot",
    "Speakers",
    "adviser_of",
    "at_table",
    "bots",
    "budget_of",
    "face",
    "make_bot",
    "persona_of",
    "register",
    "usual_bot",
]
