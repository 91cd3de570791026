"""Characters that give points."""

from __future__ import annotations

from dragonstones.engine.decisions import Choice, Flow
from dragonstones.games.fist.character import Character, power
from dragonstones.games.fist.effects import either, pay, pay_all_stones, score, take
from dragonstones.games.fist.events import Declined, Paid
from dragonstones.games.fist.goods import FAIRY
from dragonstones.games.fist.table import Table


def magician(silver: int) -> Character:
    """The consolation differs between the editions."""
    return Character("magician", either(pay(stones=4) >> score(1), take(silver=silver)))


sorcerer = Character("sorcerer", either(pay(alike=4) >> score(2), take(common=1)))
wizard = Character("wizard", either(pay(each=1) >> score(1), take(silver=3)))
enchantress = Character("enchantress", either(pay(stones=5) >> score(2), take(fairy=1)))
quack_wizard = Character("quack-wizard", pay_all_stones() >> score(1))
sorcerer_apprentice = Character("sorcerer-apprentice", pay(alike=2) >> score(1))


@power("necromancer", doubles=False)
def necromancer(table: Table, me: int) -> Flow:
    """Score by giving up all coins of this auction; only Fairy Gold is not gone already."""
    auction = table.auction
    assert auction is not None
    auction.necromancer_played = True
    if (yield Choice(me, "necromancer", ["decline", "pay"])) == "decline":
        table.tell(Declined, me, "necromancer")
        return
    fairy = auction.fairy_bid(me)
    if fairy:
        table.seats[me].front -= fairy
        table.into_bank(FAIRY, fairy)
        table.tell(Paid, me, {"fairy": fairy}, {})
    table.score(me, 1)
