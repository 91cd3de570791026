"""A quick hand: plays imagined matches of Fist the Merchant's way, straight from the table.

Only an imagined match may be read like this: there every screen is made up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from dragonstones.bots.bot import Moment
from dragonstones.bots.budget import Budget
from dragonstones.bots.fist.merchant import ENTRY, PICKY, WINS, Appraisal, Merchant
from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.match import Match
from dragonstones.games.fist.auction import Bid
from dragonstones.games.fist.goods import (
    AMULET,
    BLACK,
    COMMON,
    FAIRY,
    FAIRY_SILVER,
    SILVER,
    STONES,
)
from dragonstones.games.fist.table import Seat, Table

NO_TIME = Budget(seconds=0)


class Worths:
    """What cards are worth to seats: with the same stones and points nearly always the same."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], dict[str, float]] = {}

    def of(self, table: Table, seat: Seat, card: str) -> float:
        return self.all_of(table, seat, (card,))[0]

    def all_of(self, table: Table, seat: Seat, cards: Sequence[str]) -> list[float]:
        """The worths of several cards; mostly all are known already."""
        hand = (seat.points, *seat.stones, seat.held, len(table.used))
        known = self._known.get(hand)
        if known is None:
            known = self._known[hand] = {}
        try:
            return [known[card] for card in cards]
        except KeyError:
            mine = Appraisal(as_seen(table, seat), seat.number)
            for card in cards:
                if card not in known:
                    known[card] = mine.card(card)
            return [known[card] for card in cards]


def as_seen(table: Table, seat: Seat) -> dict[str, Any]:
    """As much of a view as an appraisal looks at."""
    edition = table.edition
    seats: list[Any] = [None] * len(table.seats)
    seats[seat.number] = {
        "points": seat.points,
        "stones": dict(zip(STONES, seat.stones, strict=True)),
        "held": seat.held,
    }
    bank = {
        "coins": {name: table.bank[place] for name, place in edition.coin_kinds},
        "stones": dict(zip(STONES, table.stones, strict=True)),
    }
    shown = {"seats": seats, "bank": bank, "used": table.used, "to_come": table.to_come}
    return {"game": edition.id, "rules": edition.rules, "table": shown}


class QuickHand:
    """Answers for every seat of an imagined match."""

    def __init__(self, rng: Random, worths: Worths) -> None:
        self._random = rng.random
        self._worth = worths.of
        self._worths = worths.all_of
        self._merchant = Merchant(0)
        self._merchant._rng = rng  # one luck for all

    def play_on(self, match: Match, until: Callable[[Table], bool]) -> None:
        """Play for all seats until something is so, or to the end."""
        answer = self.answer
        while match.waiting and not until(match.table):
            for decision in list(match.waiting.values()):
                match.answer(decision.seat, answer(match, decision))

    def answer(self, match: Match, decision: Decision) -> Answer:
        """Bids are most of all decisions: they are quick. The others are the Merchant's."""
        if decision.kind == "bid" and isinstance(decision, Bid):
            table: Table = match.table
            assert table.auction is not None
            if not table.auction.character.lowest:
                if decision.stage == "gold":
                    return self._gold(table, table.seats[decision.seat], table.auction.card)
                if decision.stage == "silver":
                    return self._silver(table, table.seats[decision.seat], table.auction.card)
        return self._merchant.answer(Moment(match, decision.seat, NO_TIME))

    def _gold(self, table: Table, me: Seat, card: str) -> Answer:
        screen = me.screen
        fairy, purse = screen[FAIRY], screen[FAIRY] + screen[COMMON]
        worth, threat = self._worth(table, me, card), self._threat(table, me, card)
        if screen[BLACK] and self._curses(table, worth, threat):
            return {"black": 1}
        if worth >= WINS or (threat >= WINS and worth >= 2):
            n = purse
        elif worth <= ENTRY:
            return {}
        else:
            to_come = self._worths(table, me, table.to_come)
            later = sum([(n - ENTRY) ** PICKY for n in to_come if n > ENTRY])
            above = worth - ENTRY
            share = above**PICKY / (above**PICKY + later)
            n = int(purse * share * (0.8 + 1.4 * self._random()) + self._random())
            most = above * (0.8 + 0.8 * self._random()) + 2 * self._random()
            n = min(n, purse, int(most + 0.5))
        fist = {}
        if n and fairy:
            fist["fairy"] = min(n, fairy)
        if n > fairy and worth >= 3 + ENTRY:  # Common Gold is gone for good
            fist["common"] = n - fairy
        if screen[AMULET] and worth >= 6 and fist and self._random() < 0.7:
            fist["amulet"] = 1
        return fist

    def _silver(self, table: Table, me: Seat, card: str) -> Answer:
        screen = me.screen
        worth = self._worth(table, me, card)
        assert table.auction is not None
        may_curse = screen[BLACK] and table.auction.stage.has_magic
        if may_curse and self._curses(table, worth, self._threat(table, me, card)):
            return {"black": 1}
        fist = {}
        if own := screen[SILVER]:
            fist["silver"] = own
            if worth < WINS:
                fist["silver"] = round(own * (0.2 + 0.6 * self._random())) or 1
        if screen[FAIRY_SILVER]:
            fist["fairy-silver"] = screen[FAIRY_SILVER]
        return fist

    def _threat(self, table: Table, me: Seat, card: str) -> float:
        worth = self._worth
        return max(worth(table, seat, card) for seat in table.seats if seat is not me)

    def _curses(self, table: Table, worth: float, threat: float) -> bool:
        if worth >= WINS:
            return False
        if threat >= WINS:
            return self._random() < 0.9
        return threat > worth + 4 and (len(table.to_come) <= 3 or self._random() < 0.3)
