"""A small algebra of effects, in which most characters are one line.

    magician = either(pay(stones=4) >> score(1), take(silver=3))

An effect knows whether it would do anything (`possible`), does it (`apply`, or `run`
where it asks), says itself in any language (`phrase`), and is plain data and back
(`data`, `effect_from_data`). It is a closed language: characters that players invent are
written in it. What does not fit is a `Power`, a function.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, ClassVar, NamedTuple

from dragonstones.engine.decisions import Answer, Choice, Flow, Request, choose
from dragonstones.engine.plain import without_zeros
from dragonstones.engine.refusal import BadSetup
from dragonstones.games.fist.events import Gave, Loot, Paid, Robbed
from dragonstones.games.fist.goods import COINS, MONEY, STONES, WHITE, named
from dragonstones.games.fist.payments import Stones, Wild, is_natural, ways_to_pay
from dragonstones.games.fist.table import Table, stones_named

#: Whether the effect did anything.
Did = Generator[Request, Any, bool]


class Phrase(NamedTuple):
    """A message of the language files with its arguments; they may be phrases too."""

    id: str
    args: dict[str, Any]


def _count(n: Any) -> int:
    """A number of things, as it can come from outside."""
    if type(n) is not int or not 1 <= n <= 36:
        raise BadSetup("effect-count", n=n)
    return n


class Effect:
    #: True: `run` may ask; False: `apply` does it at once.
    asks: ClassVar[bool] = False
    verb: ClassVar[str]
    #: The card stays with its winner.
    keeps: bool = False
    #: It can change a score.
    scores: bool = False

    def possible(self, table: Table, me: int) -> bool:
        """Would it do anything now?"""
        raise NotImplementedError

    def apply(self, table: Table, me: int) -> bool:
        """Do it; False if nothing could be done."""
        raise NotImplementedError

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        """Do it, asking where needed; `chosen`: the player could have chosen something else."""
        return self.apply(table, me)
        yield

    def phrase(self) -> Phrase:
        raise NotImplementedError

    def value(self) -> Any:
        """What stands behind the verb in `data`."""
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        return {self.verb: self.value()}

    def __rshift__(self, then: Effect) -> Then:
        return Then(self, then)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(repr(self.data()))


class Take(Effect):
    """Coins and stones from the bank."""

    verb = "take"

    def __init__(self, **goods: int) -> None:
        goods = {name.replace("_", "-"): n for name, n in goods.items()}
        self.goods = goods
        self.coins = [(COINS.index(name), n) for name, n in goods.items() if name in COINS]
        self.stones = [(STONES.index(name), n) for name, n in goods.items() if name in STONES]
        if len(self.coins) + len(self.stones) < len(goods) or not goods:
            raise BadSetup("effect-goods", goods=list(goods), known=[*COINS, *STONES])
        for n in goods.values():
            _count(n)

    def possible(self, table: Table, me: int) -> bool:
        stand_ins = table.edition.black_stand_ins
        return any(
            table.bank[coin] or (stand_ins and COINS[coin] == "black") for coin, _ in self.coins
        ) or any(table.stones[stone] for stone, _ in self.stones)

    def apply(self, table: Table, me: int) -> bool:
        return table.take(me, self.coins, self.stones)

    def phrase(self) -> Phrase:
        goods = [Phrase(f"goods-{name}", {"n": n}) for name, n in self.goods.items()]
        return Phrase("effect-take", {"goods": goods})

    def value(self) -> Any:
        return dict(self.goods)


class TakeAny(Effect):
    """Stones of the winner's choice from the bank."""

    asks = True
    verb = "take-any"

    def __init__(self, n: int) -> None:
        self.n = _count(n)

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

    def phrase(self) -> Phrase:
        return Phrase("effect-take-any", {"n": self.n})

    def value(self) -> Any:
        return self.n


class Pay(Effect):
    """Stones to the bank: any, all alike, some of each colour, or all that the player has."""

    asks = True
    verb = "pay"

    def __init__(self, way: str, n: int = 0) -> None:
        if way not in ("stones", "alike", "each", "all"):
            raise BadSetup("effect-pay", way=way, known=["stones", "alike", "each", "all"])
        self.way = way
        self.n = 0 if way == "all" else _count(n)

    def ways(self, stones: list[int], wild: Wild) -> Sequence[Stones]:
        """Every way to pay with these stones."""
        return ways_to_pay(self.way, self.n, tuple(stones), wild)

    def possible(self, table: Table, me: int) -> bool:
        if self.way == "stones":
            return sum(table.seats[me].stones) >= self.n
        return bool(self.ways(table.seats[me].stones, table.wild(me)))

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        """Choose the stones. Nobody has to use stones as wild ones: unless the payment was
        chosen freely, it can be declined where there is no other way."""
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

    def phrase(self) -> Phrase:
        return Phrase(f"effect-pay-{self.way}", {"n": self.n})

    def value(self) -> Any:
        return {self.way: self.n}


class StonesToPay(Choice):
    """Which stones: counts by colour; colours with none may be named or not."""

    __slots__ = ()

    def normal(self, answer: Answer) -> Answer:
        return without_zeros(answer, STONES)


class Give(Effect):
    """A number of stones to another player; the payer chooses the stones and the player."""

    asks = True
    verb = "give"

    def __init__(self, n: int) -> None:
        self.n = _count(n)

    def possible(self, table: Table, me: int) -> bool:
        return sum(table.seats[me].stones) >= self.n

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        if not self.possible(table, me):
            return False
        ways = ways_to_pay("stones", self.n, tuple(table.seats[me].stones), table.wild(me))
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

    def phrase(self) -> Phrase:
        return Phrase("effect-give", {"n": self.n})

    def value(self) -> Any:
        return self.n


class Score(Effect):
    verb = "score"
    scores = True

    def __init__(self, points: int) -> None:
        self.points = _count(points)

    def possible(self, table: Table, me: int) -> bool:
        return True

    def apply(self, table: Table, me: int) -> bool:
        table.score(me, self.points)
        return True

    def phrase(self) -> Phrase:
        return Phrase("effect-score", {"n": self.points})

    def value(self) -> Any:
        return self.points


class Draw(Effect):
    """A number of each colour into the bag, as far as the bank has them, and some drawn out."""

    verb = "draw"

    def __init__(self, each: int, keep: int) -> None:
        self.each = _count(each)
        self.keep = _count(keep)

    def possible(self, table: Table, me: int) -> bool:
        return bool(table.colours_in_bank())

    def apply(self, table: Table, me: int) -> bool:
        bag = [min(self.each, n) for n in table.stones[:WHITE]]
        drawn = [0] * len(STONES)
        for _ in range(min(self.keep, sum(bag))):
            drawn[table.draw_stone(bag)] += 1
        return table.take(me, (), list(enumerate(drawn)))

    def phrase(self) -> Phrase:
        return Phrase("effect-draw", {"each": self.each, "keep": self.keep})

    def value(self) -> Any:
        return {"each": self.each, "keep": self.keep}


class Rob(Effect):
    """All coins of some kinds from behind the screen of a player of the winner's choice."""

    asks = True
    verb = "rob"

    def __init__(self, *kinds: str) -> None:
        if not kinds or not set(kinds) <= set(MONEY):
            raise BadSetup("effect-goods", goods=list(kinds), known=list(MONEY))
        self.kinds = kinds
        self.coins = [COINS.index(kind) for kind in kinds]

    def possible(self, table: Table, me: int) -> bool:
        return True

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        victim = yield from choose(me, "victim", table.others(me), card=table.card_in_play())
        table.tell(Robbed, me, victim, list(self.kinds))
        loot = [0] * len(COINS)
        for coin in self.coins:
            loot[coin] = table.hand_over_all(victim, me, coin)
        table.tell_only((me, victim), Loot, me, victim, named(loot, COINS))
        return True

    def phrase(self) -> Phrase:
        goods = [Phrase(f"goods-{kind}", {"n": "all"}) for kind in self.kinds]
        return Phrase("effect-rob", {"goods": goods})

    def value(self) -> Any:
        return list(self.kinds)


class Keep(Effect):
    """The card stays in front of its winner, for later."""

    verb = "keep"
    keeps = True

    def possible(self, table: Table, me: int) -> bool:
        return True

    def apply(self, table: Table, me: int) -> bool:
        card = table.card_in_play()
        if card not in table.used:  # kept already, by an earlier use
            return False
        table.used.remove(card)
        table.held_this_turn += (card,)
        table.keep(me, card)
        return True

    def phrase(self) -> Phrase:
        return Phrase("effect-keep", {})

    def value(self) -> Any:
        return True


class Then(Effect):
    """The second effect if the first could be done."""

    asks = True
    verb = "then"

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second
        self.keeps = first.keeps or second.keeps
        self.scores = first.scores or second.scores

    def possible(self, table: Table, me: int) -> bool:
        return self.first.possible(table, me)

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        if not (yield from self.first.run(table, me, chosen)):
            return False
        yield from self.second.run(table, me, chosen)
        return True

    def phrase(self) -> Phrase:
        return Phrase("effect-then", {"first": self.first.phrase(), "second": self.second.phrase()})

    def value(self) -> Any:
        return [self.first.data(), self.second.data()]


class Either(Effect):
    """One of two, of the player's choice; only what would do something can be chosen (F7)."""

    asks = True
    verb = "either"

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second
        self.keeps = first.keeps or second.keeps
        self.scores = first.scores or second.scores

    def possible(self, table: Table, me: int) -> bool:
        return self.first.possible(table, me) or self.second.possible(table, me)

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        possible = [
            name
            for name, effect in (("first", self.first), ("second", self.second))
            if effect.possible(table, me)
        ]
        if not possible:
            return False
        name = yield from choose(
            me,
            "either",
            possible,
            default=possible[-1],
            secret=table.hides_stones(me),
            card=table.card_in_play(),
        )
        effect = self.first if name == "first" else self.second
        return (yield from effect.run(table, me, chosen=len(possible) > 1))

    def phrase(self) -> Phrase:
        return Phrase(
            "effect-either", {"first": self.first.phrase(), "second": self.second.phrase()}
        )

    def value(self) -> Any:
        return [self.first.data(), self.second.data()]


class Power(Effect):
    """What does not fit the algebra: a generator function of the table and the player."""

    asks = True
    verb = "power"

    def __init__(self, function: Callable[[Table, int], Flow]) -> None:
        self.function = function

    def possible(self, table: Table, me: int) -> bool:
        return True

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        did: bool | None = yield from self.function(table, me)
        return did is not False

    def value(self) -> Any:
        return self.function.__name__


def take(**goods: int) -> Take:
    """`take(common=2, silver=2)`"""
    return Take(**goods)


def take_any(n: int) -> TakeAny:
    return TakeAny(n)


def pay(*, stones: int = 0, alike: int = 0, each: int = 0) -> Pay:
    """`pay(stones=4)`: any four; `pay(alike=4)`: of one colour; `pay(each=1)`: one of each."""
    ways = {way: n for way, n in (("stones", stones), ("alike", alike), ("each", each)) if n}
    if len(ways) != 1:
        raise BadSetup("effect-pay", way=list(ways), known=["stones", "alike", "each", "all"])
    [(way, n)] = ways.items()
    return Pay(way, n)


def pay_all_stones() -> Pay:
    return Pay("all")


def give(*, stones: int) -> Give:
    return Give(stones)


def score(points: int) -> Score:
    return Score(points)


def draw(*, each: int, keep: int) -> Draw:
    return Draw(each, keep)


def rob(*kinds: str) -> Rob:
    return Rob(*kinds)


def keep() -> Keep:
    return Keep()


def either(first: Effect, second: Effect) -> Either:
    return Either(first, second)


_FROM_DATA: dict[str, Callable[[Any], Effect]] = {
    "take": lambda value: Take(**value),
    "take-any": lambda value: TakeAny(value),
    "pay": lambda value: _pay_from_data(**value),
    "give": lambda value: Give(value),
    "score": lambda value: Score(value),
    "draw": lambda value: Draw(**value),
    "rob": lambda value: _rob_from_data(value),
    "keep": lambda value: Keep(),
    "then": lambda value: Then(*map(effect_from_data, value)),
    "either": lambda value: Either(*map(effect_from_data, value)),
}


def _pay_from_data(**ways: Any) -> Pay:
    if ways == {"all": 0}:
        return Pay("all")
    if len(ways) != 1 or "all" in ways:
        raise BadSetup("effect-pay", way=list(ways), known=["stones", "alike", "each", "all"])
    return Pay(*next(iter(ways.items())))


def _rob_from_data(kinds: Any) -> Rob:
    if not isinstance(kinds, list) or len(set(kinds)) < len(kinds):
        raise BadSetup("effect-goods", goods=kinds, known=list(MONEY))
    return Rob(*kinds)


def effect_from_data(data: Any) -> Effect:
    """The effect that gave this `data()`.

    >>> effect_from_data({"take": {"silver": 3}}) == take(silver=3)
    True
    """
    if not isinstance(data, dict) or len(data) != 1 or next(iter(data)) not in _FROM_DATA:
        raise BadSetup("effect-unknown", data=data, known=list(_FROM_DATA))
    [(verb, value)] = data.items()
    try:
        return _FROM_DATA[verb](value)
    except (TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadSetup("effect-unknown", data=data, known=list(_FROM_DATA)) from error
