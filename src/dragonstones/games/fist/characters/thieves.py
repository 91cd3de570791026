"""Characters that take from others."""

from __future__ import annotations

from dragonstones.engine.decisions import Choice, Flow, choose
from dragonstones.games.fist.character import Character, power
from dragonstones.games.fist.effects import Beg, Blight, Pickpocket, Steal, SwapStones, rob, take
from dragonstones.games.fist.events import CardsDug, CardsSwapped, CardStolen, Paid
from dragonstones.games.fist.goods import COINS, COMMON, FAIRY, SILVER
from dragonstones.games.fist.table import Table
from dragonstones.games.fist.windows import BEFORE_PAYING, open_window

thief = Character("thief", Steal(whom="second", instead=("common", "fairy")))
brigand_2002 = Character("brigand", rob("common", "silver"))
troll_2002 = Character("troll", Blight(who="everybody"))

# -- of the Tavern Edition --------------------------------------------------------

troll = Character("troll", Steal(to="bank"))
bandit = Character("bandit", rob("silver", otherwise=take(silver=1)))
brigand = Character("brigand", rob("common", otherwise=take(common=1)))
robber = Character("robber", Pickpocket())
beggar = Character("beggar", Beg(coins=("fairy", "common")))
miser = Character("miser", Beg(whom="others", coins=COINS))
rogue_trader = Character("rogue-trader", SwapStones())


@power("manipulator")
def manipulator(table: Table, me: int) -> Flow:
    """Swap a kept card with another player's; without one, steal one; or dig for one."""
    mine = table.seats[me]
    others = [
        {"seat": seat, "card": card}
        for seat in table.others(me)
        for card in dict.fromkeys(table.seats[seat].held)
    ]
    if not others:
        return (yield from dig(table, me))
    wanted = yield from choose(me, "kept-card", others)
    theirs = table.seats[wanted["seat"]]
    if mine.held:
        given = yield from choose(me, "own-kept-card", dict.fromkeys(mine.held))
        table.move_held(me, theirs.number, given)
        table.move_held(theirs.number, me, wanted["card"])
        table.tell(CardsSwapped, me, given, theirs.number, wanted["card"])
    else:
        table.move_held(theirs.number, me, wanted["card"])
        table.tell(CardStolen, me, theirs.number, wanted["card"])
    return True


def dig(table: Table, me: int) -> Flow:
    """Dig up the first card of the deck that can be kept; all before it are discarded."""
    if not table.deck or not (yield Choice(me, "dig", [False, True])):
        return False
    characters = table.edition.characters
    place = next((i for i, c in enumerate(table.deck) if characters[c].is_kept), None)
    end = len(table.deck) if place is None else place
    dug, rest = table.deck[:end], table.deck[end:]
    table.discards += dug
    table.tell(CardsDug, me, list(dug))
    table.deck = rest
    if place is not None:
        table.deck = rest[1:]
        table.keep(me, rest[0])
    return True


@power("forger")
def forger(table: Table, me: int) -> Flow:
    """Return all common coins to the bank; take a Fairy Gold for each Common Gold."""
    yield from open_window(table, BEFORE_PAYING, me)
    purse = table.seats[me].screen
    common, silver = purse[COMMON], purse[SILVER]
    table.to_bank(me, COMMON, common)
    table.to_bank(me, SILVER, silver)
    for coin in (COMMON, SILVER):
        table.has_none(me, coin)
    lost = {name: n for name, n in (("common", common), ("silver", silver)) if n}
    if lost:
        table.tell(Paid, me, lost, {})
    table.take(me, [(FAIRY, common)], ())
    return bool(lost)
