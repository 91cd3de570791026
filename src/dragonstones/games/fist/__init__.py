"""Fist of Dragonstones (2002), by Bruno Faidutti and Michael Schacht."""

from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.game import FistGame

FIST_2002 = FistGame(EDITION_2002)

__all__ = ["FIST_2002", "FistGame"]
