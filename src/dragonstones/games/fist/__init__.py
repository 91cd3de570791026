"""Fist of Dragonstones, by Bruno Faidutti and Michael Schacht: 2002, and Tavern Edition (2018)."""

from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.editions.tavern import TAVERN, TAVERN_RULES_1
from dragonstones.games.fist.game import FistGame

FIST_2002 = FistGame(EDITION_2002)
FIST_TAVERN = FistGame(TAVERN)
FIST_TAVERN_RULES_1 = FistGame(TAVERN_RULES_1)

__all__ = ["FIST_2002", "FIST_TAVERN", "FIST_TAVERN_RULES_1", "FistGame"]
