"""Characters that take from others."""

from __future__ import annotations

from functools import partial
from typing import Any

from dragonstones.engine.decisions import Choice, Flow, SecretChoice, choose
from dragonstones.games.fist.character import BEFORE_PAYING, Character, power
from dragonstones.games.fist.effects import rob
from dragonstones.games.fist.events import (
    CardsDug,
    CardsSwapped,
    CardStolen,
    CoinRobbed,
    ColourNamed,
    Gave,
    Loot,
    Paid,
    Robbed,
    Stole,
    StoleNothing,
    StonesLost,
    StonesSwapped,
    Took,
)
from dragonstones.games.fist.goods import (
    COINS,
    COLOURS,
    COMMON,
    FAIRY,
    FAIRY_SILVER,
    SILVER,
    STONES,
)
from dragonstones.games.fist.table import Table, stones_named
from dragonstones.games.fist.windows import open_window

brigand_2002 = Character("brigand", rob("common", "silver"))


@power("thief")
def thief(table: Table, me: int) -> Flow:
    """A stone of your choice from the second bidder; else Common Gold, else Fairy Gold."""
    assert table.auction is not None
    seconds = table.auction.second_bidders(me)
    rich = with_stones(table, seconds)
    secret = False
    if not rich and table.edition.spares_the_poor:
        secret = table.edition.discreet and len(seconds) > 1  # who has gold is hidden
        seconds = with_something(table, seconds, ("fairy", "common"))
    victim = yield from choose(me, "victim", rich or seconds, secret=secret, card="thief")
    stones = table.seats[victim].stones
    if any(stones):
        colour = yield from choose_stone_of(table, me, victim, "thief")
        stones[STONES.index(colour)] -= 1
        table.seats[me].stones[STONES.index(colour)] += 1
        table.tell(Stole, me, victim, {}, {colour: 1}, False)
    else:
        steal_gold(table, me, victim)


def with_stones(table: Table, seats: list[int]) -> list[int]:
    """The seats with a stone to lose. Hidden stones always count as some (T15)."""
    return [s for s in seats if any(table.seats[s].stones) or table.hides_stones(s)]


def with_something(table: Table, seats: list[int], coins: tuple[str, ...]) -> list[int]:
    """The seats with such a coin, spent or not, or a stone; all, if there are none (T15)."""
    found = []
    for number in seats:
        seat = table.seats[number]
        front = {"fairy": seat.front, "fairy-silver": seat.front_silver}
        has_coin = any(seat.screen[COINS.index(c)] or front.get(c, 0) for c in coins)
        if has_coin or any(seat.stones) or table.hides_stones(number):
            found.append(number)
    return found or seats


def choose_stone_of(table: Table, me: int, victim: int, card: str) -> Flow:
    """A colour. The question says how many stones of each there are, hidden ones too."""
    stones = stones_named(table.seats[victim].stones)
    hidden = table.hides_stones(victim)
    about = {"card": card, "victim": victim, "stones": stones}
    return (yield from choose(me, "loot", stones, secret=hidden, **about))


def steal_gold(table: Table, me: int, victim: int) -> None:
    """Common Gold, else unspent Fairy Gold, else a spent one, which stays spent."""
    robbed, thief_ = table.seats[victim], table.seats[me]
    for coin, name in ((COMMON, "common"), (FAIRY, "fairy")):
        if robbed.screen[coin]:
            table.leave_screen(victim, coin, 1)
            table.to_screen(me, coin, 1)
            table.tell(Stole, me, victim, {name: 1}, {}, False)
            return
        table.has_none(victim, coin)
    if robbed.front:
        robbed.front -= 1
        thief_.front += 1
        table.tell(Stole, me, victim, {"fairy": 1}, {}, True)
    else:
        table.tell(StoleNothing, me, victim)


@power("troll")
def troll_2002(table: Table, me: int) -> Flow:
    """Name a colour: everybody loses all stones of it, the Troll's player too."""
    colour = yield from choose(me, "colour", COLOURS, card="troll")
    table.tell(ColourNamed, me, "troll", colour)
    for seat in table.seats:
        lost = [n if name == colour else 0 for name, n in zip(STONES, seat.stones, strict=True)]
        if any(lost):
            table.lose_stones(seat.number, lost)
            table.tell(StonesLost, seat.number, stones_named(lost))


# -- of the Tavern Edition --------------------------------------------------------


@power("troll")
def troll(table: Table, me: int) -> Flow:
    """One stone of another player goes to the bank."""
    victims = with_stones(table, table.others(me))
    if not victims:
        return False
    victim = yield from choose(me, "victim", victims, card="troll")
    if not any(table.seats[victim].stones):
        return False
    colour = yield from choose_stone_of(table, me, victim, "troll")
    table.lose_stones(victim, [name == colour for name in STONES])
    table.tell(StonesLost, victim, {colour: 1})
    return True


def robs_all(id: str, kind: str) -> Character:
    """All common coins of a kind from one player; if there are none, one from the bank."""

    @power(id)
    def robber_of_all(table: Table, me: int) -> Flow:
        coin = COINS.index(kind)
        victim = yield from choose(me, "victim", table.others(me), card=id)
        table.tell(Robbed, me, victim, [kind])
        n = table.hand_over_all(victim, me, coin)
        if n:
            table.tell_only((me, victim), Loot, me, victim, {kind: n})
        elif table.gain(me, coin, 1):
            table.tell(Took, me, {kind: 1}, {})
        return True

    return robber_of_all


bandit = robs_all("bandit", "silver")
brigand = robs_all("brigand", "common")


@power("robber")
def robber(table: Table, me: int) -> Flow:
    """A coin at random from behind another screen, Magic coins included."""
    others = [seat for seat in table.others(me) if any(table.seats[seat].screen)]
    victims, secret = others or table.others(me), table.edition.discreet
    victim = yield from choose(me, "victim", victims, secret=secret, card="robber")
    purse = table.seats[victim].screen
    table.tell(CoinRobbed, me, victim)
    if not any(purse):
        return False
    coin = table.chance.draw(purse, COINS)
    table.hand_over_unseen(victim, me, coin)
    table.tell_only((me, victim), Loot, me, victim, {COINS[coin]: 1})
    return True


@power("beggar")
def beggar(table: Table, me: int) -> Flow:
    """Another player gives a Gold coin or a stone, and chooses which."""
    victims = with_something(table, table.others(me), ("fairy", "common"))
    secret = table.edition.discreet  # who has gold is hidden
    victim = yield from choose(me, "victim", victims, secret=secret, card="beggar")
    return (yield from give_one(table, victim, me, ("fairy", "common")))


@power("miser")
def miser(table: Table, me: int) -> Flow:
    """Everybody else gives one coin or stone, leftwards; each chooses which."""
    gave = False
    for seat in table.others(me):
        gave = (yield from give_one(table, seat, me, COINS)) or gave
    return gave


def give_one(table: Table, giver: int, receiver: int, coins: tuple[str, ...]) -> Flow:
    """One coin of these kinds, or one stone, in the open; a spent coin only for want of others."""
    gifts = partial(gifts_of, giver=giver, coins=coins)
    if not gifts(table):
        return False
    # Also if there is only one thing: that is a secret.
    item = yield SecretChoice(giver, "give", table, gifts, receiver=receiver)
    from_, to = table.seats[giver], table.seats[receiver]
    if "stone" in item:
        stone = STONES.index(item["stone"])
        from_.stones[stone] -= 1
        to.stones[stone] += 1
        table.tell(Gave, giver, receiver, {}, {item["stone"]: 1})
        return True
    coin = COINS.index(item["coin"])
    if from_.screen[coin]:
        table.leave_screen(giver, coin, 1)
        table.to_screen(receiver, coin, 1)
    elif coin == FAIRY:
        from_.front -= 1
        to.front += 1
    else:
        from_.front_silver -= 1
        to.front_silver += 1
    table.tell(Gave, giver, receiver, {item["coin"]: 1}, {})
    return True


def gifts_of(table: Table, giver: int, coins: tuple[str, ...]) -> list[Any]:
    mine = table.seats[giver]
    items = [{"coin": coin} for coin in coins if mine.screen[COINS.index(coin)]]
    items += [{"stone": stone} for stone in stones_named(mine.stones)]
    if not items:  # T13
        spent = ((FAIRY, mine.front), (FAIRY_SILVER, mine.front_silver))
        items = [{"coin": COINS[c]} for c, n in spent if n and COINS[c] in coins]
    return items


@power("rogue-trader")
def rogue_trader(table: Table, me: int) -> Flow:
    """All my stones for all stones of another player."""
    other = yield from choose(me, "victim", table.others(me), card="rogue-trader")
    mine, theirs = table.seats[me], table.seats[other]
    mine.stones, theirs.stones = theirs.stones, mine.stones
    table.tell(StonesSwapped, me, other)
    return True


@power("manipulator")
def manipulator(table: Table, me: int) -> Flow:
    """Swap a kept card with another player; steal one without; or dig for one in the deck."""
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
    """The first card of the deck that can be kept; all before it are discarded."""
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
    """All common coins to the bank; as many Fairy Gold as there was Common Gold."""
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
