"""Dragon's Gold, by Bruno Faidutti (2011)."""

from dragonstones.games.gold.game import GoldGame

DRAGONS_GOLD = GoldGame()

__all__ = ["DRAGONS_GOLD", "GoldGame"]
