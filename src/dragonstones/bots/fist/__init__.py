"""Bots for both editions of Fist of Dragonstones."""

from dragonstones.bots.fist.apprentice import Apprentice
from dragonstones.bots.fist.archmage import Archmage, Argmax
from dragonstones.bots.fist.best_response import BestResponse
from dragonstones.bots.fist.merchant import merchant
from dragonstones.bots.fist.talk import TALK
from dragonstones.bots.levels import Level
from dragonstones.bots.personality import PERSONAS

__all__ = ["LEVELS", "TALK"]

LEVELS = (
    Level("apprentice", "fist", Apprentice, PERSONAS["apprentice"]),
    Level("merchant", "fist", merchant, PERSONAS["merchant"]),
    Level("archmage", "fist", Archmage, PERSONAS["archmage"]),
    Level("argmax", "fist", Argmax, yardstick=True),
    Level("best-response", "fist", BestResponse, yardstick=True, knows_its_rivals=True),
)
