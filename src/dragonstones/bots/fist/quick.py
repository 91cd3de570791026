"""A quick hand: plays imagined matches of Fist like the Merchant, but straight from the table.

Only an imagined match may be read like this, because what is behind its screens is made up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from dragonstones.bots.bot import Moment
from dragonstones.bots.budget import Budget
from dragonstones.bots.fist.merchant import Appraisal, Lot, Merchant, Remembering, enough
from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.match import Match
from dragonstones.games.fist.auction import Auction, Bid
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.goods import STONES
from dragonstones.games.fist.table import Seat, Table

NO_TIME = Budget(seconds=0)


class Worths:
    """What cards are worth to seats, cached by everything that it depends on."""

    def __init__(self) -> None:
        self._edition: Edition | None = None
        self._hands: dict[tuple[Any, ...], dict[str, float]] = {}

    def of(self, table: Table, seat: Seat, card: str) -> float:
        return self.all_of(table, seat, (card,))[0]

    def all_of(self, table: Table, seat: Seat, cards: Sequence[str]) -> list[float]:
        """The worths of several cards; usually all of them are known already."""
        if table.edition is not self._edition:
            self._edition = table.edition
            self._enough = list(enough(table.edition).values())
            self._hands.clear()
        bank = map(min, (*table.bank, *table.stones), self._enough)
        hand = (seat.points, *seat.stones, seat.held, *bank)
        known = self._hands.get(hand)
        if known is None:
            known = self._hands[hand] = {}
        try:
            return [known[card] for card in cards]
        except KeyError:
            mine = _Appraisal(as_seen(table, seat), seat.number, table.edition)
            mine.known, mine.all_seats = known, table.seats
            return [mine.card(card) for card in cards]


class _Appraisal(Remembering):
    """An appraisal of a seat of a table, which looks at the others only if it has to."""

    all_seats: Sequence[Seat]

    def others(self) -> list[Appraisal]:
        self.table["seats"] = list(map(_seat, self.all_seats))
        return super().others()


def as_seen(table: Table, seat: Seat) -> dict[str, Any]:
    """The part of a view that an appraisal looks at."""
    edition = table.edition
    seats: list[Any] = [None] * len(table.seats)
    seats[seat.number] = _seat(seat)
    bank = {
        "coins": {name: table.bank[place] for name, place in edition.coin_kinds},
        "stones": dict(zip(STONES, table.stones, strict=True)),
    }
    shown = {"seats": seats, "bank": bank, "used": table.used, "to_come": table.to_come}
    return {"table": shown}


def _seat(seat: Seat) -> dict[str, Any]:
    stones = dict(zip(STONES, seat.stones, strict=True))
    return {"points": seat.points, "stones": stones, "held": seat.held}


class QuickHand:
    """Answers for every seat of an imagined match."""

    def __init__(self, rng: Random, worths: Worths) -> None:
        self._worths = worths
        self._merchant = Merchant(0)
        self._merchant._rng = rng  # the same luck for all seats
        #: The question answered last, and what its card is worth to all seats.
        self._asked: tuple[Auction, int] | None = None
        self._wants: list[float] = []

    def play_on(self, match: Match, until: Callable[[Table], bool]) -> None:
        """Play for all seats until a condition holds, or to the end."""
        answer = self.answer
        while match.waiting and not until(match.table):
            for decision in list(match.waiting.values()):
                match.answer(decision.seat, answer(match, decision))

    def answer(self, match: Match, decision: Decision) -> Answer:
        """The Merchant's answer. Bids in coins, the most frequent decisions, are appraised here by
        cached worths."""
        if decision.kind == "bid" and isinstance(decision, Bid) and decision.stage != "stones":
            table: Table = match.table
            assert table.auction is not None
            if not table.auction.character.lowest:
                return self._merchant.fist(self._lot(table, decision))
        return self._merchant.answer(Moment(match, decision.seat, NO_TIME))

    def _lot(self, table: Table, bid: Bid) -> Lot:
        assert table.auction is not None
        card, me, worths = table.auction.card, table.seats[bid.seat], self._worths
        asked = table.auction, bid.id
        if asked != self._asked:
            self._asked = asked
            self._wants = [worths.of(table, seat, card) for seat in table.seats]
        worth = self._wants[bid.seat]
        threat = max(self._wants[: bid.seat] + self._wants[bid.seat + 1 :])
        later = worths.all_of(table, me, table.to_come) if bid.stage == "gold" else []
        about = table.edition.characters[card].is_dragon, table.edition.new_fairy is None
        n = len(table.to_come)
        return Lot(card, bid.stage, bid.limits, worth, threat, n, later, *about)
