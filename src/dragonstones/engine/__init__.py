"""The engine: decisions, events, chance, journals, and the match that joins them.

It knows no game and no language, and needs nothing but the standard library.
"""

from dragonstones.engine.chance import Chance, Rng
from dragonstones.engine.decisions import Answer, Choice, Decision, Open, Sealed, SecretChoice
from dragonstones.engine.events import Event
from dragonstones.engine.match import Match
from dragonstones.engine.refusal import (
    BadJournal,
    BadPosition,
    BadSetup,
    IllegalAnswer,
    Refused,
)
from dragonstones.engine.registry import Game, Option, game_of, games, get_game, register

__all__ = [
    "Answer",
    "BadJournal",
    "BadPosition",
    "BadSetup",
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "Match",
    "Open",
    "Option",
    "Refused",
    "Rng",
    "Sealed",
    "SecretChoice",
    "game_of",
    "games",
    "get_game",
    "register",
]
