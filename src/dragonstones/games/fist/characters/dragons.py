"""Characters that give stones: the dragons, and the Merchant who sells them."""

from __future__ import annotations

from dragonstones.engine.decisions import Choice, Flow, choose
from dragonstones.games.fist.character import MAGIC, Character, power
from dragonstones.games.fist.effects import buy, draw, take, take_any
from dragonstones.games.fist.events import Bust, ColourNamed, StoneDrawn, StonesPassed
from dragonstones.games.fist.goods import STONES, WHITE
from dragonstones.games.fist.table import NO_STONES, Table, stones_named

red_dragon = Character("red-dragon", take(red=1), is_dragon=True)
yellow_dragon = Character("yellow-dragon", take(yellow=1), is_dragon=True)
blue_dragon = Character("blue-dragon", take(blue=1), is_dragon=True)
white_dragon = Character("white-dragon", take(white=1), MAGIC, is_dragon=True)
ancient_dragon = Character("ancient-dragon", take_any(1), is_dragon=True)
baby_dragon = Character("baby-dragon", draw(each=1, keep=1), is_dragon=True)
two_headed_dragon = Character("two-headed-dragon", draw(each=2, keep=2), is_dragon=True)


@power("rainbow-dragon", is_dragon=True)
def rainbow_dragon(table: Table, me: int) -> Flow:
    """Name a colour, draw stones one by one, and stop before that colour comes."""
    colours = table.colours_in_bank()
    if not colours:
        return False
    named = yield from choose(me, "colour", colours, card="rainbow-dragon")
    table.tell(ColourNamed, me, "rainbow-dragon", named)
    drawn = [0] * len(STONES)
    table.drawn = drawn
    while (yield Choice(me, "draw", ["stop", "draw"], colour=named)) == "draw":
        stone = draw_from_bank(table)
        drawn[stone] += 1
        table.tell(StoneDrawn, me, STONES[stone])
        if STONES[stone] == named:
            table.tell(Bust, me, stones_named(drawn))
            break
    put_back(table)
    if not drawn[STONES.index(named)]:
        table.take(me, (), list(enumerate(drawn)))
    return True


def draw_from_bank(table: Table) -> int:
    """Draw one stone at random, of those that can be in the bag."""
    stone = table.draw_stone(table.stones[:WHITE])
    table.stones[stone] -= 1
    return stone


def put_back(table: Table) -> None:
    """Put all drawn stones back into the bank."""
    for stone, n in enumerate(table.drawn):
        table.stones[stone] += n
    table.drawn = NO_STONES


@power("generous-dragon", is_dragon=True)
def generous_dragon(table: Table, me: int) -> Flow:
    """A stone for me, and one of the same colour for each of the others while stocks last."""
    colours = table.colours_in_bank()
    if not colours:
        return False
    colour = yield from choose(me, "stone", colours)
    stone = STONES.index(colour)
    table.take(me, (), [(stone, 1)])
    lucky = table.others(me)
    while len(lucky) > table.stones[stone] > 0:
        unlucky = yield from choose(me, "goes-without", lucky, colour=colour)
        lucky.remove(unlucky)
    for seat in lucky:
        table.take(seat, (), [(stone, 1)])
    return True


@power("wise-dragon", is_dragon=True)
def wise_dragon(table: Table, me: int) -> Flow:
    """One stone per player is drawn; each takes one and passes on the rest."""
    if not table.colours_in_bank():
        return False
    drawn = [0] * len(STONES)
    table.drawn = drawn
    for _ in table.seats:
        if table.colours_in_bank():
            drawn[draw_from_bank(table)] += 1
    for seat in (me, *table.others(me)):
        if any(drawn):
            table.tell(StonesPassed, seat, stones_named(drawn))
            colour = yield from choose(seat, "stone", stones_named(drawn))
            stone = STONES.index(colour)
            drawn[stone] -= 1
            table.stones[stone] += 1
            table.take(seat, (), [(stone, 1)])
    table.drawn = NO_STONES
    return True


merchant = Character("merchant", buy(fairy=1, common=1, silver=3))
