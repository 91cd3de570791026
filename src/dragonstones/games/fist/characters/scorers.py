"""Characters that give points, or take them."""

from __future__ import annotations

from dragonstones.engine.decisions import Choice, Flow
from dragonstones.games.fist.character import Character, power
from dragonstones.games.fist.effects import (
    LosePoint,
    both,
    either,
    give,
    let,
    pay,
    pay_all_stones,
    score,
    take,
)
from dragonstones.games.fist.events import Declined, DieRolled, Paid
from dragonstones.games.fist.goods import FAIRY, FAIRY_SILVER
from dragonstones.games.fist.table import Table


def magician(silver: int) -> Character:
    """The consolation differs between the editions."""
    return Character("magician", either(pay(stones=4) >> score(1), take(silver=silver)))


sorcerer = Character("sorcerer", either(pay(alike=4) >> score(2), take(common=1)))
wizard = Character("wizard", either(pay(each=1) >> score(1), take(silver=3)))
enchantress = Character("enchantress", either(pay(stones=5) >> score(2), take(fairy=1)))
warlock = Character("warlock", either(give(stones=2) >> score(1), take(silver=3)))
quack_wizard = Character("quack-wizard", pay_all_stones() >> score(1))
sorcerer_apprentice = Character("sorcerer-apprentice", pay(alike=2) >> score(1))
druid = Character("druid", score(1), bids="common")
stonecutter = Character("stonecutter", score(1), bids="stones")
sorceress = Character("sorceress", pay(stones=2) >> both(score(1), let("neighbour", score(1))))
black_death = Character("black-death", LosePoint(), lowest=True)


@power("necromancer", scores=True, can_be_doubled=False)
def necromancer(table: Table, me: int) -> Flow:
    """Score by giving up all coins bid in this auction; all but Fairy coins are already gone."""
    auction = table.auction
    assert auction is not None
    price = auction.coins_bid(me)
    seat = table.seats[me]
    fairy, fairy_silver = price.get("fairy", 0), price.get("fairy-silver", 0)
    if not price or fairy > seat.front + seat.screen[FAIRY]:  # brought back and spent again
        return False
    auction.barred |= {"necromancer"}
    if (yield Choice(me, "necromancer", ["decline", "pay"])) == "decline":
        table.tell(Declined, me, "necromancer")
        return True
    brought_back = max(0, fairy - seat.front)  # by a Pixie, before the tie-break
    table.to_bank(me, FAIRY, brought_back)
    seat.front -= fairy - brought_back
    seat.front_silver -= fairy_silver
    table.into_bank(FAIRY, fairy - brought_back)
    table.into_bank(FAIRY_SILVER, fairy_silver)
    paid = {c: n for c, n in (("fairy", fairy), ("fairy-silver", fairy_silver)) if n}
    if paid:
        table.tell(Paid, me, paid, {})
    table.score(me, 1)
    return True


@power("psychic", scores=True)
def psychic(table: Table, me: int) -> Flow:
    """Roll the die: a face within one of the score becomes the score."""
    seat = table.seats[me]
    face = table.chance.pick(table.edition.die)
    table.tell(DieRolled, me, face)
    if face == seat.points + 1:
        table.score(me, 1)
    elif face == seat.points - 1:
        table.lose_point(me, "psychic")
    return True
    yield
