"""How good are the cards? Bots play, and tell it of every card, with intervals."""

from dragonstones.arena.balance.measure import Measured, measure

__all__ = ["Measured", "measure"]
