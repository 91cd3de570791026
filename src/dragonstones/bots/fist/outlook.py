"""Who will win? An estimate from a table between two auctions, for all seats at once.

A weighted sum of what each seat has, turned into chances by a softmax. The weights were fitted to
games of Merchants (`benchmarks/fit_fist.py`).
"""

from __future__ import annotations

from math import exp

from dragonstones.bots.fist.merchant import WINS
from dragonstones.bots.fist.quick import Worths
from dragonstones.bots.fist.weights import EDITIONS, WEIGHTS
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.goods import (
    BLACK,
    BLUE,
    COMMON,
    FAIRY,
    FAIRY_SILVER,
    MAGIC_BLUE,
    RED,
    SILVER,
    WHITE,
    YELLOW,
)
from dragonstones.games.fist.table import Table

#: A card that wins the game counts as this many coins here.
WINNING = 20.0


NOTHING = [0.0] * 5


def features(table: Table, worths: Worths) -> list[list[float]]:
    """What each seat has, as numbers around 1, in the order of WEIGHTS."""
    found = []
    left = min(1.0, len(cards_left(table)) / 8)
    prospects, wins = _prospects(table, worths)
    for seat, prospect, win in zip(table.seats, prospects, wins, strict=True):
        stones, screen = seat.stones, seat.screen
        points = 3 - (table.edition.goal - seat.points)  # as if the goal were three
        white = stones[WHITE]
        counts = (stones[RED], stones[YELLOW], stones[BLUE])
        total, most = sum(counts) + white, max(counts) + white
        colours = 3 - counts.count(0) + white
        magic = screen[MAGIC_BLUE] + sum(screen[BLACK + 1 : SILVER])
        lasting, once = screen[FAIRY] + seat.front, screen[COMMON]
        if table.edition.new_fairy is not None:  # spent coins of any kind are gone
            lasting, once = 0, screen[FAIRY] + screen[COMMON]
        one, two = float(points == 1), float(points == 2)
        sets = [
            min(total, 8) / 4,
            float(colours >= 3),
            float(total >= 4),
            float(most == 3),
            float(most >= 4),
        ]
        found.append(
            [
                one,
                two,
                *sets,
                *(sets if points == 1 else NOTHING),
                *(sets if points == 2 else NOTHING),
                lasting / 4,
                left * screen[FAIRY] / 4,
                once / 4,
                two * once / 4,
                screen[SILVER] / 4,
                (screen[FAIRY_SILVER] + seat.front_silver) / 2,
                left * screen[BLACK],
                float(magic),
                float(len(seat.held)),
                prospect / 4,
                win,
            ]
        )
    return found


def between_auctions(table: Table) -> bool:
    """Whether a card is up for auction and nobody has bid for it yet."""
    auction = table.auction
    return auction is not None and not auction.fists and not auction.tie_break


def cards_left(table: Table) -> list[str]:
    """The cards of this turn that can still be won."""
    if table.auction is not None and between_auctions(table):
        return [table.auction.card, *table.to_come]
    return table.to_come


def _prospects(table: Table, worths: Worths) -> tuple[list[float], list[float]]:
    """What each seat may gain from the cards to come, and how close it is to winning with one."""
    seats, cards = table.seats, cards_left(table)
    purses = [seat.screen[FAIRY] + seat.screen[COMMON] + 0.5 for seat in seats]
    prospects, wins = [0.0] * len(seats), [0.0] * len(seats)
    for wants in zip(*[worths.all_of(table, seat, cards) for seat in seats], strict=True):
        weights = [
            (want if want < WINS else WINNING) * purse
            for want, purse in zip(wants, purses, strict=True)
        ]
        whole = sum(weights)
        if whole:
            for number, want in enumerate(wants):
                if want >= WINS:
                    wins[number] += weights[number] / whole
                elif want:
                    prospects[number] += want * weights[number] / whole
    return prospects, wins


class Outlook:
    """The chances of all seats to win the game, by these weights."""

    def __init__(self, edition: Edition, worths: Worths) -> None:
        column = EDITIONS.index(edition.id) if edition.id in EDITIONS else 0
        self._weights = [weights[column] for weights in WEIGHTS.values()]
        self._worths = worths

    def chances(self, table: Table) -> list[float]:
        if table.winner is not None:
            return [float(number == table.winner) for number in range(len(table.seats))]
        weights = self._weights
        sums = [
            sum(map(float.__mul__, weights, numbers)) for numbers in features(table, self._worths)
        ]
        top = max(sums)
        odds = [exp(n - top) for n in sums]
        whole = sum(odds)
        return [n / whole for n in odds]
