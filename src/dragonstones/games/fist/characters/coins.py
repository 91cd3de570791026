"""Characters that give coins, Magic coins included."""

from __future__ import annotations

from dragonstones.games.fist.character import MAGIC, Character
from dragonstones.games.fist.effects import TakeFor, take

witch = Character("witch", take(black=1))
alchemist = Character("alchemist", take(common=3))
fairy = Character("fairy", take(fairy=1))
gnome = Character("gnome", take(common=2, silver=2))
goldsmith = Character("goldsmith", take(amulet=1), MAGIC)
country_witch = Character("country-witch", take(magic_purple=1), MAGIC)
fairy_queen = Character("fairy-queen", take(magic_blue=1), MAGIC)
dwarven_shaman = Character("dwarven-shaman", take(fairy_silver=1), MAGIC)


def dwarf(silver: int) -> Character:
    """The Dwarf's cards differ in the number printed on them."""
    return Character(f"dwarf-{silver}", take(silver=silver))


halfling = Character("halfling", TakeFor(each="lead", coins={"common": 1}))
usurper = Character("usurper", TakeFor(each="gold-bid", coins={"silver": 1}))
