"""Blocks between players: who, and what they take from each other or give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from dragonstones.engine.decisions import Flow, SecretChoice, choose
from dragonstones.games.fist.effects.bank import StonesToPay
from dragonstones.games.fist.effects.base import (
    AND,
    LIST,
    OR,
    Appraiser,
    Did,
    Effect,
    Phrase,
    in_brackets,
)
from dragonstones.games.fist.effects.fields import Block, Number, OneOf, Some, having
from dragonstones.games.fist.events import (
    CoinRobbed,
    ColourNamed,
    Gave,
    LookedBehind,
    Loot,
    Robbed,
    ScreenSeen,
    Stole,
    StoleNothing,
    StonesLost,
    StonesSwapped,
)
from dragonstones.games.fist.goods import (
    COINS,
    COLOURS,
    FAIRY,
    FAIRY_SILVER,
    MONEY,
    STONES,
    named,
)
from dragonstones.games.fist.payments import ways_to_pay
from dragonstones.games.fist.table import Table, stones_named

# -- who ----------------------------------------------------------------------------

#: One player; if several fit, the one who acts chooses.
ONE = ("other", "neighbour", "left", "right", "second", "most-points", "fewest-points")
#: Each of several, clockwise.
ALL = ("others", "everybody")
MOST_OTHERS = 5

One = TypeVar("One")


def seats_of(table: Table, me: int, who: str) -> list[int]:
    """The seats that fit, going left from this player."""
    others = table.others(me)
    match who:
        case "everybody":
            return [me, *others]
        case "second":
            assert table.auction is not None
            return table.auction.second_bidders(me)
    return _fitting(others, who, lambda seat: table.seats[seat].points)


def rivals_of(eyes: Appraiser, who: str) -> list[Appraiser]:
    """The other players that it may be, going left; anybody may turn out to be the second."""
    return _fitting(eyes.others(), who, lambda rival: rival.points)


def _fitting(others: Sequence[One], who: str, points: Callable[[One], int]) -> list[One]:
    match who:
        case "neighbour":
            return [others[0], others[-1]]
        case "left":
            return [others[0]]
        case "right":
            return [others[-1]]
        case "most-points" | "fewest-points":
            wanted = (max if who == "most-points" else min)(map(points, others))
            return [one for one in others if points(one) == wanted]
    return list(others)


def looks_at_bids(who: str) -> bool:
    return who == "second"


def verb_form(who: str) -> str:
    """The form of the verb: one or several do it."""
    return "all" if who in ALL else "one"


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


class FromOthers(Effect):
    """A block that takes something from one player, or from each of several."""

    asks = True
    #: Its words cannot be about somebody else: your right is not everybody's right.
    of_others = False
    #: From whom it takes.
    whom: str

    def prepare(self) -> None:
        self.winner_only = looks_at_bids(self.whom)

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        victims = seats_of(table, me, self.whom)
        if self.whom in ALL:
            did = False
            for victim in victims:
                did = (yield from self.take_from(table, me, victim)) or did
            return did
        victims, secret = self.fitting(table, victims)
        if not victims:
            return False
        card = table.card_in_play()
        victim = yield from choose(me, "victim", victims, secret=secret, card=card)
        return (yield from self.take_from(table, me, victim))

    def fitting(self, table: Table, victims: list[int]) -> tuple[list[int], bool]:
        """The seats that can be chosen, and whether that depends on a secret."""
        return victims, False

    def take_from(self, table: Table, me: int, victim: int) -> Did:
        raise NotImplementedError
        yield

    def times(self, eyes: Appraiser) -> int:
        """From how many players it takes."""
        return eyes.players - 1 if self.whom in ALL else 1

    def length(self) -> int:
        return MOST_OTHERS if self.whom in ALL else 1

    def whom_phrase(self) -> Phrase:
        return Phrase(f"whom-{self.whom}", {})


WHOM = (*ONE, "others")


# -- what -------------------------------------------------------------------------------


class Steal(FromOthers):
    """A stone that the taker chooses; if there is none, a coin of the first kind available."""

    verb = "steal"
    fields = having(
        whom=OneOf(*WHOM, default="other"),
        instead=Some(*MONEY, least=0, default=()),
        to=OneOf("you", "bank", default="you"),
    )
    reveals = "stones"
    instead: tuple[str, ...]
    to: str

    def prepare(self) -> None:
        super().prepare()
        #: In the order in which they are taken: common coins first.
        kinds = self.instead if self.to == "you" else ()
        self.coins = tuple(sorted(kinds, key=("common", "fairy", "silver", "fairy-silver").index))
        if self.coins:
            self.binds = OR

    def possible(self, table: Table, me: int) -> bool:
        return bool(self.coins or with_stones(table, seats_of(table, me, self.whom)))

    def fitting(self, table: Table, victims: list[int]) -> tuple[list[int], bool]:
        rich = with_stones(table, victims)
        if rich or not self.coins:
            return rich, False
        if not table.edition.spares_the_poor:
            return victims, False
        secret = table.edition.discreet and len(victims) > 1  # who has gold is hidden
        return with_something(table, victims, self.coins), secret

    def take_from(self, table: Table, me: int, victim: int) -> Did:
        stones = table.seats[victim].stones
        if not any(stones):
            return steal_coin(table, me, victim, self.coins) if self.coins else False
        colour = yield from choose_stone_of(table, me, victim)
        if self.to == "bank":
            table.lose_stones(victim, [name == colour for name in STONES])
            table.tell(StonesLost, victim, {colour: 1})
            return True
        stones[STONES.index(colour)] -= 1
        table.seats[me].stones[STONES.index(colour)] += 1
        table.tell(Stole, me, victim, {}, {colour: 1}, False)
        return True

    def phrase(self, who: str = "you") -> Phrase:
        args = {"whom": self.whom_phrase()}
        if self.to == "bank":
            return Phrase("effect-steal-bank", args)
        if not self.coins:
            return Phrase("effect-steal", args)
        coins = [Phrase(f"goods-{coin}", {"n": 1}) for coin in self.coins]
        return Phrase("effect-steal-else", {**args, "coins": coins})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return (0.8 if self.to == "bank" else 1.6) * self.times(eyes)


def choose_stone_of(table: Table, me: int, victim: int) -> Flow:
    """Ask for a colour. The question says how many stones of each there are, even hidden ones."""
    stones = stones_named(table.seats[victim].stones)
    hidden = table.hides_stones(victim)
    about = {"card": table.card_in_play(), "victim": victim, "stones": stones}
    return (yield from choose(me, "loot", stones, default=None, secret=hidden, **about))


def steal_coin(table: Table, me: int, victim: int, coins: tuple[str, ...]) -> bool:
    """Steal a coin of the first kind available; a spent Fairy coin, which stays spent, only if
    there is no other."""
    robbed, thief = table.seats[victim], table.seats[me]
    for name in coins:
        coin = COINS.index(name)
        if robbed.screen[coin]:
            table.leave_screen(victim, coin, 1)
            table.to_screen(me, coin, 1)
            table.tell(Stole, me, victim, {name: 1}, {}, False)
            return True
        table.has_none(victim, coin)
    if "fairy" in coins and robbed.front:
        robbed.front -= 1
        thief.front += 1
        table.tell(Stole, me, victim, {"fairy": 1}, {}, True)
    elif "fairy-silver" in coins and robbed.front_silver:
        robbed.front_silver -= 1
        thief.front_silver += 1
        table.tell(Stole, me, victim, {"fairy-silver": 1}, {}, True)
    else:
        table.tell(StoleNothing, me, victim)
    return True


class Rob(FromOthers):
    """All coins of some kinds from behind a screen; `otherwise`: what is done if there are none."""

    verb = "rob"
    fields = having(
        coins=Some(*MONEY),
        whom=OneOf(*WHOM, default="other"),
        otherwise=Block(default=None),
    )
    reveals = "amount"
    coins: tuple[str, ...]
    otherwise: Effect | None

    def prepare(self) -> None:
        super().prepare()
        if self.otherwise is not None:
            self.binds, self.trails = LIST, True

    def take_from(self, table: Table, me: int, victim: int) -> Did:
        table.tell(Robbed, me, victim, list(self.coins))
        loot = [0] * len(COINS)
        for coin in map(COINS.index, self.coins):
            loot[coin] = table.hand_over_all(victim, me, coin)
        if self.otherwise is not None and not any(loot):
            yield from self.otherwise.run(table, me)
        else:
            table.tell_only((me, victim), Loot, me, victim, named(loot, COINS))
        return True

    def phrase(self, who: str = "you") -> Phrase:
        goods = [Phrase(f"goods-{kind}", {"n": "all"}) for kind in self.coins]
        args = {"goods": goods, "whom": self.whom_phrase()}
        if self.otherwise is None:
            return Phrase("effect-rob", args)
        otherwise = self.otherwise.phrase()
        if self.otherwise.trails:
            otherwise = in_brackets(otherwise)
        return Phrase("effect-rob-else", {**args, "otherwise": otherwise})

    def length(self) -> int:
        more = self.otherwise.length() if self.otherwise else 0
        return super().length() * (1 + more)

    def worth(self, eyes: Appraiser, card: str) -> float:
        """Little, since nobody keeps much behind a screen that can be robbed."""
        kinds = {"fairy": 4.0, "common": 1.8, "silver": 1.3, "fairy-silver": 0.3}
        loot = min(max(2.0, kinds[self.coins[0]]), sum(kinds[coin] for coin in self.coins))
        return loot * self.times(eyes)


class Pickpocket(FromOthers):
    """A coin at random from behind a screen, Magic coins included."""

    verb = "pickpocket"
    fields = having(whom=OneOf(*WHOM, default="other"))
    reveals = "coin"

    def fitting(self, table: Table, victims: list[int]) -> tuple[list[int], bool]:
        full = [seat for seat in victims if any(table.seats[seat].screen)]
        return full or victims, table.edition.discreet

    def take_from(self, table: Table, me: int, victim: int) -> Did:
        purse = table.seats[victim].screen
        table.tell(CoinRobbed, me, victim)
        if not any(purse):
            return False
        coin = table.chance.draw(purse, COINS)
        table.hand_over_unseen(victim, me, coin)
        table.tell_only((me, victim), Loot, me, victim, {COINS[coin]: 1})
        return True
        yield

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-pickpocket", {"whom": self.whom_phrase()})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 1.3 * self.times(eyes)


class Look(FromOthers):
    """A look behind a screen, at everything there that nobody else sees."""

    verb = "look"
    fields = having(whom=OneOf(*WHOM, default="other"))
    reveals = "screen"

    def take_from(self, table: Table, me: int, victim: int) -> Did:
        seat = table.seats[victim]
        hidden = stones_named(seat.stones) if table.hides_stones(victim) else {}
        table.tell(LookedBehind, me, victim)
        table.tell_only((me,), ScreenSeen, me, victim, named(seat.screen, COINS), hidden)
        table.has_looked(me, victim)
        return True
        yield

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-look", {"whom": self.whom_phrase()})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 0.3 * self.times(eyes)


class Beg(FromOthers):
    """A coin of some kinds, or a stone; the giver chooses it and gives it openly."""

    verb = "beg"
    fields = having(coins=Some(*COINS), whom=OneOf(*WHOM, default="other"))
    binds = AND
    coins: tuple[str, ...]

    def fitting(self, table: Table, victims: list[int]) -> tuple[list[int], bool]:
        # Who has coins is hidden.
        return with_something(table, victims, self.coins), table.edition.discreet

    def take_from(self, table: Table, me: int, victim: int) -> Did:
        return (yield from give_one(table, victim, me, self.coins))

    def phrase(self, who: str = "you") -> Phrase:
        args = {"giver": Phrase(f"who-{self.whom}", {}), "n": verb_form(self.whom)}
        if len(self.coins) == len(COINS):
            return Phrase("effect-beg-any", args)
        coins = [Phrase(f"goods-{coin}", {"n": 1}) for coin in self.coins]
        return Phrase("effect-beg", {**args, "coins": [*coins, Phrase("goods-any-stone", {})]})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 1.0 * self.times(eyes)


def give_one(table: Table, giver: int, receiver: int, coins: tuple[str, ...]) -> Did:
    """Give one coin of these kinds, or one stone, openly; a spent coin only as a last resort."""
    gifts = partial(gifts_of, giver=giver, coins=coins)
    if not gifts(table):
        return False
    # Ask even if there is only one thing to give: that is a secret.
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


class SwapStones(FromOthers):
    """Two players swap all their stones."""

    verb = "swap-stones"
    fields = having(whom=OneOf(*ONE, default="other"))

    def take_from(self, table: Table, me: int, victim: int) -> Did:
        mine, theirs = table.seats[me], table.seats[victim]
        mine.stones, theirs.stones = theirs.stones, mine.stones
        table.tell(StonesSwapped, me, victim)
        return True
        yield

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-swap-stones", {"whom": self.whom_phrase()})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return max(rival.hoard() for rival in rivals_of(eyes, self.whom)) - eyes.hoard()


class Give(Effect):
    """A number of stones to another player; the giver chooses the stones and the player."""

    verb = "give"
    fields = having(stones=Number())
    asks = True
    stones: int

    def possible(self, table: Table, me: int) -> bool:
        return sum(table.seats[me].stones) >= self.stones

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        if not self.possible(table, me):
            return False
        ways = ways_to_pay("stones", self.stones, tuple(table.seats[me].stones), table.wild(me))
        options = [stones_named(way) for way in ways]
        stones = options[0]
        if len(options) > 1 or table.hides_stones(me):
            stones = yield StonesToPay(me, "pay", options)
        receiver = yield from choose(me, "receiver", table.others(me))
        for name, n in stones.items():
            table.seats[me].stones[STONES.index(name)] -= n
            table.seats[receiver].stones[STONES.index(name)] += n
        table.tell(Gave, me, receiver, {}, stones)
        return True

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-give", {"who": who, "n": self.stones})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return -1.5 * self.stones


class Blight(Effect):
    """A colour is named; the others, or everybody, lose all stones of it."""

    verb = "blight"
    fields = having(who=OneOf("others", "everybody"))
    asks = True
    binds = AND
    who: str

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        card = table.card_in_play()
        colour = yield from choose(me, "colour", COLOURS, card=card)
        table.tell(ColourNamed, me, card, colour)
        for seat in table.seats:
            if seat.number == me and self.who == "others":
                continue
            lost = [n if name == colour else 0 for name, n in zip(STONES, seat.stones, strict=True)]
            if any(lost):
                table.lose_stones(seat.number, lost)
                table.tell(StonesLost, seat.number, stones_named(lost))
        return True

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase(f"effect-blight-{self.who}", {"who": who})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 0.8 if self.who == "everybody" else 1.2
