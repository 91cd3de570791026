"""How good are the cards? Bots play many games, and each card gets figures with intervals."""

from dragonstones.arena.balance.measure import Measured, measure

__all__ = ["Measured", "measure"]
