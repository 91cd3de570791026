"""Blocks between a player and the bank."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from dragonstones.engine.decisions import Answer, Choice, SecretChoice, choose
from dragonstones.engine.plain import without_zeros
from dragonstones.games.fist.effects.base import AND, Appraiser, Did, Effect, Phrase
from dragonstones.games.fist.effects.fields import MOST, Counts, Number, OneOf, having
from dragonstones.games.fist.events import Bought, Declined, Paid
from dragonstones.games.fist.goods import COINS, MONEY, STONES, WHITE
from dragonstones.games.fist.payments import Stones, Wild, is_natural, ways_to_pay
from dragonstones.games.fist.table import Table, stones_named
from dragonstones.games.fist.windows import BEFORE_PAYING, open_window

if TYPE_CHECKING:
    from dragonstones.games.fist.editions import Edition


def goods_phrases(goods: dict[str, int]) -> list[Phrase]:
    return [Phrase(f"goods-{name}", {"n": n}) for name, n in goods.items()]


class Take(Effect):
    """Coins and stones from the bank."""

    verb = "take"
    fields = having(goods=Counts((*COINS, *STONES)))
    goods: dict[str, int]

    def prepare(self) -> None:
        goods = self.goods.items()
        self.coins = [(COINS.index(name), n) for name, n in goods if name in COINS]
        self.stones = [(STONES.index(name), n) for name, n in goods if name in STONES]

    def possible(self, table: Table, me: int) -> bool:
        stand_ins = table.edition.black_stand_ins
        return any(
            table.bank[coin] or (stand_ins and COINS[coin] == "black") for coin, _ in self.coins
        ) or any(table.stones[stone] for stone, _ in self.stones)

    def ever(self, edition: Edition) -> bool:
        coins, stones = edition.coins, edition.stones
        return any(coins[c] for c, _ in self.coins) or any(stones[s] for s, _ in self.stones)

    def apply(self, table: Table, me: int) -> bool:
        return table.take(me, self.coins, self.stones)

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-take", {"who": who, "goods": goods_phrases(self.goods)})

    def worth(self, eyes: Appraiser, card: str) -> float:
        coins = sum(eyes.coins(kind, n) for kind, n in self.goods.items() if kind in COINS)
        return coins + eyes.stones({k: n for k, n in self.goods.items() if k in STONES})


class TakeAny(Effect):
    """Stones of the player's choice from the bank."""

    verb = "take-any"
    fields = having(n=Number())
    asks = True
    n: int

    def possible(self, table: Table, me: int) -> bool:
        return bool(table.colours_in_bank())

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        did = False
        for _ in range(self.n):
            colours = table.colours_in_bank()
            if colours:
                colour = yield from choose(me, "stone", colours)
                did = table.take(me, (), [(STONES.index(colour), 1)])
        return did

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-take-any", {"who": who, "n": self.n})

    def length(self) -> int:
        return self.n

    def worth(self, eyes: Appraiser, card: str) -> float:
        return self.n * eyes.any_stone()


class TakeFor(Effect):
    """Coins from the bank for each of something that everybody can count."""

    verb = "take-for"
    fields = having(
        each=OneOf("gold-bid", "lead", "point", "player", "kept-card"),
        coins=Counts(COINS, high=5),
    )
    each: str
    coins: dict[str, int]

    def prepare(self) -> None:
        self.winner_only = self.each in ("gold-bid", "lead")
        self.kinds = [(COINS.index(name), n) for name, n in self.coins.items()]

    def count(self, table: Table, me: int) -> int:
        auction, seat = table.auction, table.seats[me]
        assert auction is not None
        match self.each:
            case "gold-bid":  # the coins themselves, whatever they count in a fist
                bid = auction.gold_fists.get(me, {})
                return bid.get("fairy", 0) + bid.get("common", 0)
            case "lead":
                second = max(value for seat, value in auction.values.items() if seat != me)
                return max(0, auction.values.get(me, 0) - second)
            case "point":
                return seat.points
            case "player":
                return len(table.seats)
        return len(seat.held)

    def apply(self, table: Table, me: int) -> bool:
        times = self.count(table, me)
        return table.take(me, [(coin, n * times) for coin, n in self.kinds], ())

    def phrase(self, who: str = "you") -> Phrase:
        each = Phrase(f"each-{self.each}", {"who": who})
        return Phrase(
            "effect-take-for", {"who": who, "goods": goods_phrases(self.coins), "each": each}
        )

    def worth(self, eyes: Appraiser, card: str) -> float:
        times = {"gold-bid": 2, "lead": 1.5, "point": eyes.points, "player": eyes.players}
        n = times.get(self.each, 1)
        return n * sum(eyes.coins(kind, 1) * m for kind, m in self.coins.items())


class Pay(Effect):
    """Stones to the bank: any, all alike, or some of each colour."""

    verb = "pay"
    fields = having(stones=Counts(("stones", "alike", "each"), exactly=1))
    asks = True
    stones: dict[str, int]

    def prepare(self) -> None:
        [(self.way, self.n)] = self.stones.items()

    def ways(self, stones: list[int], wild: Wild) -> Sequence[Stones]:
        """Every way to pay with these stones."""
        return ways_to_pay(self.way, self.n, tuple(stones), wild)

    def possible(self, table: Table, me: int) -> bool:
        if self.way == "stones":
            return sum(table.seats[me].stones) >= self.n
        return bool(self.ways(table.seats[me].stones, table.wild(me)))

    def ever(self, edition: Edition) -> bool:
        return bool(self.ways(list(edition.stones), Wild()))

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        """Choose the stones. Nobody has to use wild stones: a payment that was not chosen freely
        can be declined if there is no other way to pay."""
        ways = self.ways(table.seats[me].stones, table.wild(me))
        if not ways:
            return False
        options: list[Any] = [stones_named(way) for way in ways]
        stones = default = options[0]
        if not chosen and not any(is_natural(self.way, self.n, way) for way in ways):
            options.append("decline")
            default = "decline"
        if len(options) > 1 or table.hides_stones(me):
            stones = yield StonesToPay(me, "pay", options, default=default)
        if stones == "decline":
            return False
        if stones:
            table.lose_stones(me, [stones.get(name, 0) for name in STONES])
            table.tell(Paid, me, {}, stones)
        return True

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase(f"effect-pay-{self.way}", {"who": who, "n": self.n})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return -(eyes.payment(self) or 0.0)


class PayAll(Pay):
    """All stones that the player has, even if there are none."""

    verb = "pay-all"
    fields = having()

    def prepare(self) -> None:
        self.way, self.n = "all", 0


class StonesToPay(Choice):
    """Which stones: counts by colour, with or without zeros."""

    __slots__ = ()

    def normal(self, answer: Answer) -> Answer:
        return without_zeros(answer, STONES)


class PayCoins(Effect):
    """Coins from behind the screen to the bank, if the player wants: nobody knows who could."""

    verb = "pay-coins"
    fields = having(coins=Counts(MONEY))
    asks = True
    coins: dict[str, int]

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        if BEFORE_PAYING in table.windows:
            yield from open_window(table, BEFORE_PAYING, me)
        card, answers = table.card_in_play(), partial(self.answers, me=me)
        coins = dict(self.coins)
        answer = yield SecretChoice(me, "pay-coins", table, answers, card=card, coins=coins)
        if answer == "decline":
            table.tell(Declined, me, card)
            return False
        for name, n in self.coins.items():
            table.to_bank(me, COINS.index(name), n)
        table.tell(Paid, me, dict(self.coins), {})
        return True

    def answers(self, table: Table, me: int) -> list[str]:
        """The answers; asked even with an empty purse, which is a secret."""
        purse = table.seats[me].screen
        can = all(purse[COINS.index(name)] >= n for name, n in self.coins.items())
        return ["decline", "pay"] if can else ["decline"]

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-pay-coins", {"who": who, "goods": goods_phrases(self.coins)})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return -sum(eyes.coins(kind, 1) * n for kind, n in self.coins.items())


class Buy(Effect):
    """Stones from the bank, one at a time, with unspent coins, until the player stops."""

    verb = "buy"
    fields = having(prices=Counts(MONEY, high=9), most=Number(default=MOST))
    asks = True
    prices: dict[str, int]
    most: int

    def possible(self, table: Table, me: int) -> bool:
        return bool(table.colours_in_bank())

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        if not table.colours_in_bank():
            return False
        yield from open_window(table, BEFORE_PAYING, me)
        possible = partial(self.deals, me=me)
        for _ in range(self.most):
            if not table.colours_in_bank():
                break
            deal = yield SecretChoice(me, "buy", table, possible, prices=dict(self.prices))
            if deal == "stop":
                break
            coin, stone = COINS.index(deal["coin"]), STONES.index(deal["stone"])
            price = self.prices[deal["coin"]]
            table.to_bank(me, coin, price)
            table.stones[stone] -= 1
            table.seats[me].stones[stone] += 1
            table.tell(Bought, me, deal["stone"], {deal["coin"]: price})
        return True

    def deals(self, table: Table, me: int) -> list[Any]:
        """A stone and a coin to pay for it; asked even with an empty purse, which is a secret."""
        purse = table.seats[me].screen
        coins = [c for c, price in self.prices.items() if purse[COINS.index(c)] >= price]
        stones = table.colours_in_bank()
        return ["stop", *({"stone": stone, "coin": coin} for stone in stones for coin in coins)]

    def length(self) -> int:
        return min(self.most, 10)  # nobody has the coins for more

    def phrase(self, who: str = "you") -> Phrase:
        prices = [Phrase(f"goods-{coin}", {"n": n}) for coin, n in self.prices.items()]
        most = self.most if self.most < MOST else 0
        return Phrase("effect-buy", {"who": who, "prices": prices, "most": most})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 1.0 if eyes.own_stones() < 3 else 2.0


class Draw(Effect):
    """Put a number of each colour into the bag, as far as the bank has them, and draw some."""

    verb = "draw"
    fields = having(each=Number(), keep=Number())
    binds = AND
    each: int
    keep: int

    def possible(self, table: Table, me: int) -> bool:
        return bool(table.colours_in_bank())

    def apply(self, table: Table, me: int) -> bool:
        bag = [min(self.each, n) for n in table.stones[:WHITE]]
        drawn = [0] * len(STONES)
        for _ in range(min(self.keep, sum(bag))):
            drawn[table.draw_stone(bag)] += 1
        return table.take(me, (), list(enumerate(drawn)))

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-draw", {"who": who, "each": self.each, "keep": self.keep})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 0.9 * self.keep if eyes.any_stone() else 0.0
