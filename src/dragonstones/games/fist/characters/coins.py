"""Characters that give coins, Magic coins included."""

from __future__ import annotations

from dragonstones.engine.decisions import Flow
from dragonstones.games.fist.character import MAGIC, Character, power
from dragonstones.games.fist.effects import take
from dragonstones.games.fist.goods import COMMON, SILVER
from dragonstones.games.fist.table import Table

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


@power("halfling")
def halfling(table: Table, me: int) -> Flow:
    """Common Gold for the difference between one's bid and the next."""
    auction = table.auction
    assert auction is not None
    second = max(value for seat, value in auction.values.items() if seat != me)
    difference = max(0, auction.values.get(me, 0) - second)
    return table.take(me, [(COMMON, difference)], ())
    yield


@power("usurper")
def usurper(table: Table, me: int) -> Flow:
    """Silver for each Gold coin really bid."""
    assert table.auction is not None
    bid = table.auction.gold_fists.get(me, {})
    return table.take(me, [(SILVER, bid.get("fairy", 0) + bid.get("common", 0))], ())
    yield
