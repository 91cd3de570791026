"""Characters that take from others."""

from __future__ import annotations

from dragonstones.engine.decisions import Flow, choose
from dragonstones.games.fist.character import Character, power
from dragonstones.games.fist.effects import rob
from dragonstones.games.fist.events import ColourNamed, Stole, StoleNothing, StonesLost
from dragonstones.games.fist.goods import COMMON, FAIRY, STONES
from dragonstones.games.fist.table import Table, stones_named

brigand = Character("brigand", rob("common", "silver"))


@power("thief")
def thief(table: Table, me: int) -> Flow:
    """A stone of one's choice from the second bidder; else Common Gold, else Fairy Gold."""
    assert table.auction is not None
    seconds = table.auction.second_bidders(me)
    with_stones = [seat for seat in seconds if any(table.seats[seat].stones)]
    victim = yield from choose(me, "victim", with_stones or seconds, card="thief")
    stones = table.seats[victim].stones
    if any(stones):
        colours = [name for name, n in zip(STONES, stones, strict=True) if n]
        colour = yield from choose(me, "loot", colours, victim=victim)
        stones[STONES.index(colour)] -= 1
        table.seats[me].stones[STONES.index(colour)] += 1
        table.tell(Stole, me, victim, {}, {colour: 1}, False)
    else:
        steal_gold(table, me, victim)


def steal_gold(table: Table, me: int, victim: int) -> None:
    """Common Gold, else unspent Fairy Gold, else a spent one, which stays spent."""
    robbed, thief_ = table.seats[victim], table.seats[me]
    for coin, name in ((COMMON, "common"), (FAIRY, "fairy")):
        if robbed.screen[coin]:
            table.leave_screen(victim, coin, 1)
            table.to_screen(me, coin, 1)
            table.tell(Stole, me, victim, {name: 1}, {}, False)
            return
        if table.knowledge:
            table.knowledge.has_none(victim, coin)
    if robbed.front:
        robbed.front -= 1
        thief_.front += 1
        table.tell(Stole, me, victim, {"fairy": 1}, {}, True)
    else:
        table.tell(StoleNothing, me, victim)


@power("troll")
def troll(table: Table, me: int) -> Flow:
    """Name a colour: everybody loses all stones of it, the Troll's player too."""
    colour = yield from choose(me, "colour", STONES, card="troll")
    table.tell(ColourNamed, me, "troll", colour)
    for seat in table.seats:
        lost = [n if name == colour else 0 for name, n in zip(STONES, seat.stones, strict=True)]
        if any(lost):
            table.lose_stones(seat.number, lost)
            table.tell(StonesLost, seat.number, stones_named(lost))
