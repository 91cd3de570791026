"""Bots for Dragon's Gold."""

from dragonstones.bots.gold.apprentice import Apprentice
from dragonstones.bots.gold.archmage import Archmage
from dragonstones.bots.gold.merchant import Merchant
from dragonstones.bots.gold.talk import TALK
from dragonstones.bots.levels import Level
from dragonstones.bots.personality import PERSONAS

__all__ = ["LEVELS", "TALK"]

LEVELS = (
    Level("apprentice", "gold", Apprentice, PERSONAS["apprentice"]),
    Level("merchant", "gold", Merchant, PERSONAS["merchant"]),
    Level("archmage", "gold", Archmage, PERSONAS["archmage"]),
)
