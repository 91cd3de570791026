"""The language of characters: blocks of plain data, in which most cards are one line.

    magician = either(pay(stones=4) >> score(1), take(silver=3))

A block knows whether it would do anything (`possible`), does it (`apply`, or `run` if it asks),
puts itself into words in any language (`phrase`), says what it is worth (`worth`) and what it shows
to whom (`reveals`), and converts to plain data and back (`data`, `effect_from_data`). The language
is closed, because players write their own characters in it: it has no names of cards, no sums, and
no loops but "each". Whatever does not fit is a `Power`, a function.

* `base`: what every block is; `fields`: what it can contain
* `bank`: taking from the bank, paying, drawing; `points`: scores
* `players`: what players take from each other or give
* `cards`: keeping this card, playing another
* `combine`: one after the other, one of two, if, perhaps, by somebody else
* `moves`: what kept cards do, and when
"""

from __future__ import annotations

from dragonstones.games.fist.effects.bank import (
    Buy,
    Draw,
    Pay,
    PayAll,
    PayCoins,
    StonesToPay,
    Take,
    TakeAny,
    TakeFor,
)
from dragonstones.games.fist.effects.base import (
    VERBS,
    Appraiser,
    Effect,
    Phrase,
    Power,
    effect_from_data,
)
from dragonstones.games.fist.effects.cards import Keep, PlayDeck, PlayToCome, PlayUsed
from dragonstones.games.fist.effects.combine import Both, Either, If, Let, May, Roll, Then
from dragonstones.games.fist.effects.players import (
    Beg,
    Blight,
    Give,
    Look,
    Pickpocket,
    Rob,
    Steal,
    SwapStones,
)
from dragonstones.games.fist.effects.points import LosePoint, Score

__all__ = [
    "VERBS",
    "Appraiser",
    "Beg",
    "Blight",
    "Both",
    "Buy",
    "Draw",
    "Effect",
    "Either",
    "Give",
    "If",
    "Keep",
    "Let",
    "Look",
    "LosePoint",
    "May",
    "Pay",
    "PayAll",
    "PayCoins",
    "Phrase",
    "Pickpocket",
    "PlayDeck",
    "PlayToCome",
    "PlayUsed",
    "Power",
    "Rob",
    "Roll",
    "Score",
    "Steal",
    "StonesToPay",
    "SwapStones",
    "Take",
    "TakeAny",
    "TakeFor",
    "Then",
    "both",
    "buy",
    "draw",
    "effect_from_data",
    "either",
    "give",
    "keep",
    "let",
    "pay",
    "pay_all_stones",
    "rob",
    "score",
    "take",
    "take_any",
]


VERBS.update(
    (word.verb, word)
    for word in (
        Take,
        TakeAny,
        TakeFor,
        Pay,
        PayAll,
        PayCoins,
        Buy,
        Draw,
        Keep,
        PlayUsed,
        PlayToCome,
        PlayDeck,
        Steal,
        Rob,
        Pickpocket,
        Look,
        Beg,
        SwapStones,
        Give,
        Blight,
        Then,
        Both,
        Either,
        May,
        If,
        Let,
        Roll,
        Score,
        LosePoint,
    )
)


def take(**goods: int) -> Take:
    """Goods from the bank: `take(common=2, fairy_silver=1)`."""
    return Take(goods={name.replace("_", "-"): n for name, n in goods.items()})


def take_any(n: int) -> TakeAny:
    return TakeAny(n=n)


def pay(**way: int) -> Pay:
    """A price in stones: any four are `pay(stones=4)`; four of one colour `pay(alike=4)`; one of
    each `pay(each=1)`."""
    return Pay(stones=way)


def pay_all_stones() -> Pay:
    return PayAll()


def buy(**prices: int) -> Buy:
    """`buy(common=1, silver=3)`: what one stone costs, in each of the coins."""
    return Buy(prices=prices)


def give(*, stones: int) -> Give:
    return Give(stones=stones)


def score(points: int) -> Score:
    return Score(points=points)


def draw(*, each: int, keep: int) -> Draw:
    return Draw(each=each, keep=keep)


def rob(*coins: str, otherwise: Effect | None = None) -> Rob:
    return Rob(coins=coins, otherwise=otherwise)


def keep() -> Keep:
    return Keep()


def let(who: str, do: Effect) -> Let:
    return Let(who=who, do=do)


def both(*steps: Effect) -> Both:
    return Both(steps=steps)


def either(first: Effect, second: Effect) -> Either:
    return Either(ways=(first, second))
