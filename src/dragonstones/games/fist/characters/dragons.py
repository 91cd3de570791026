"""Characters that give stones: the dragons, and the Merchant who sells them."""

from __future__ import annotations

from typing import Any

from dragonstones.engine.decisions import Choice, Flow, choose
from dragonstones.games.fist.character import Character, power
from dragonstones.games.fist.effects import draw, take, take_any
from dragonstones.games.fist.events import Bought, Bust, ColourNamed, StoneDrawn
from dragonstones.games.fist.goods import COINS, STONES
from dragonstones.games.fist.table import NO_STONES, Table, stones_named

red_dragon = Character("red-dragon", take(red=1))
yellow_dragon = Character("yellow-dragon", take(yellow=1))
blue_dragon = Character("blue-dragon", take(blue=1))
ancient_dragon = Character("ancient-dragon", take_any(1))
two_headed_dragon = Character("two-headed-dragon", draw(each=2, keep=2))


@power("rainbow-dragon")
def rainbow_dragon(table: Table, me: int) -> Flow:
    """Name a colour, draw stones one by one, and stop before that colour comes."""
    colours = [name for name, n in zip(STONES, table.stones, strict=True) if n]
    if not colours:
        return False
    named = yield from choose(me, "colour", colours, card="rainbow-dragon")
    table.tell(ColourNamed, me, "rainbow-dragon", named)
    drawn = [0] * len(STONES)
    table.drawn = drawn
    while (yield Choice(me, "draw", ["stop", "draw"], colour=named)) == "draw":
        stone = table.draw_stone(table.stones)
        drawn[stone] += 1
        table.tell(StoneDrawn, me, STONES[stone])
        if STONES[stone] == named:
            table.tell(Bust, me, stones_named(drawn))
            break
    _empty_the_bag(table)
    if not drawn[STONES.index(named)]:
        table.take(me, (), list(enumerate(drawn)))
    return True


def _empty_the_bag(table: Table) -> None:
    for stone, n in enumerate(table.drawn):
        table.stones[stone] += n
    table.drawn = NO_STONES


#: What one stone costs, in each of the coins that the Merchant takes.
MERCHANT_PRICES = {"fairy": 1, "common": 1, "silver": 3}


@power("merchant")
def merchant(table: Table, me: int) -> Flow:
    """Buy stones one at a time, with unspent coins, until you stop."""
    if not any(table.stones):
        return False
    while any(table.stones) and (deal := (yield Purchase(me, table))) != "stop":
        coin, stone = COINS.index(deal["coin"]), STONES.index(deal["stone"])
        price = MERCHANT_PRICES[deal["coin"]]
        table.to_bank(me, coin, price)
        table.stones[stone] -= 1
        table.seats[me].stones[stone] += 1
        table.tell(Bought, me, deal["stone"], {deal["coin"]: price})
    return True


class Purchase(Choice):
    """A stone and the coin to pay it with. Asked even of an empty purse, which is a secret."""

    __slots__ = ()

    def __init__(self, seat: int, table: Table) -> None:
        super().__init__(seat, "buy", self._deals(seat, table), default="stop")

    @staticmethod
    def _deals(seat: int, table: Table) -> list[Any]:
        purse = table.seats[seat].screen
        coins = [c for c, price in MERCHANT_PRICES.items() if purse[COINS.index(c)] >= price]
        stones = [stone for stone, n in zip(STONES, table.stones, strict=True) if n]
        return ["stop", *({"stone": stone, "coin": coin} for stone in stones for coin in coins)]

    def renew(self, table: Table) -> None:
        self._options = self._deals(self.seat, table)
