"""Characters that give coins, Magic coins included."""

from __future__ import annotations

from dragonstones.games.fist.character import Character
from dragonstones.games.fist.effects import take

witch = Character("witch", take(black=1))
alchemist = Character("alchemist", take(common=3))
fairy = Character("fairy", take(fairy=1))
gnome = Character("gnome", take(common=2, silver=2))
goldsmith = Character("goldsmith", take(amulet=1))


def dwarf(silver: int) -> Character:
    """The Dwarf's cards differ in the number printed on them."""
    return Character(f"dwarf-{silver}", take(silver=silver))
