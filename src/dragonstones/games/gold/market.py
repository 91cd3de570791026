"""The Market: a minute in which everybody may trade tokens, by mutual consent (D18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from dragonstones.engine.chance import Rng
from dragonstones.engine.decisions import TIME_UP, Answer, Decision, Flow, Open
from dragonstones.engine.refusal import IllegalAnswer
from dragonstones.games.gold.box import BOX, PLACE, TOKENS, Tokens, named, tokens
from dragonstones.games.gold.events import (
    MarketClosed,
    MarketOpened,
    Offered,
    OfferTakenBack,
    SaidDone,
    Traded,
)
from dragonstones.games.gold.split import check_tokens
from dragonstones.games.gold.table import Table
from dragonstones.games.gold.timer import SandTimer
from dragonstones.games.gold.types import MarketView, OfferTerms, TradeDetails


class Offer(NamedTuple):
    """An offer: to one player, or to whoever accepts it first."""

    number: int
    receiver: int | None
    give: dict[str, int]
    want: dict[str, int]


class Market:
    """The offers on the table: one per player, gone when that player makes another or trades."""

    __slots__ = ("done", "numbers", "offers", "timer")

    def __init__(self, timer: SandTimer) -> None:
        self.timer = timer
        self.offers: dict[int, Offer] = {}
        self.numbers = 0
        #: The seats that are done, until somebody makes them an offer.
        self.done: set[int] = set()

    @classmethod
    def told(cls, data: Mapping[str, Any], seats: int) -> Market:
        """The Market rebuilt from its data."""
        market = cls(SandTimer.told(range(seats), data))
        for one in data["offers"]:
            offer = Offer(one["number"], one["receiver"], one["give"], one["want"])
            market.offers[one["seat"]] = offer
        market.done = set(data["done"])
        return market

    def open_to(self, me: int) -> dict[int, Offer]:
        """The offers that this player may accept, by the seat that made them."""
        return {
            seat: offer
            for seat, offer in self.offers.items()
            if seat != me and offer.receiver in (None, me)
        }

    def find(self, number: Any, me: int) -> int | None:
        """The seat that made the offer with this number, if this player may accept it."""
        for seat, offer in self.open_to(me).items():
            if offer.number == number:
                return seat
        return None

    def is_over(self) -> bool:
        return all(seat in self.done for seat in self.timer.may_act())

    def data(self) -> MarketView:
        return {
            "offers": [
                {
                    "seat": seat,
                    "number": offer.number,
                    "receiver": offer.receiver,
                    "give": dict(offer.give),
                    "want": dict(offer.want),
                }
                for seat, offer in self.offers.items()
            ],
            "done": sorted(self.done),
            **self.timer.data(),
        }


class Trade(Decision):
    """`{"offer": {"receiver": seat or None, "give": tokens, "want": tokens}}`,
    `{"accept": number}`, `"take-back"`, `"done"`, `"wait"`."""

    __slots__ = ("_market", "_seats", "_stash")
    kind = "trade"
    listable = False

    def __init__(self, seat: int, market: Market, seats: int, stash: Tokens) -> None:
        self.seat = seat
        self._market = market
        self._seats = seats
        self._stash = stash

    @classmethod
    def told(cls, data: Mapping[str, Any], seats: int) -> Trade:
        """The decision rebuilt from its data."""
        trade = cls(data["seat"], Market.told(data, seats), seats, tokens(data["stash"]))
        trade.id = data["id"]
        return trade

    @property
    def seconds(self) -> float | None:
        return self._market.timer.seconds

    @property
    def is_done(self) -> bool:
        return self.seat in self._market.done

    @property
    def others(self) -> list[int]:
        """The seats to which an offer can be made."""
        return [seat for seat in range(self._seats) if seat != self.seat]

    def says_nothing(self, answer: Answer) -> bool:
        return bool(answer == "wait" or (answer == "done" and self.is_done))

    def renew(self, table: Table) -> bool:
        self._stash = table.seats[self.seat].stash[:]
        return True

    def options(self) -> list[Answer]:
        """Everything but new offers, of which there are too many."""
        market = self._market
        options: list[Answer] = ["wait", "done"]
        options += ["take-back"] if self.seat in market.offers else []
        return options + [
            {"accept": offer.number}
            for offer in market.open_to(self.seat).values()
            if not self._missing(offer.want)
        ]

    def check(self, answer: Answer) -> Answer:
        market = self._market
        if answer in ("wait", "done"):
            return answer
        if answer == "take-back":
            if self.seat not in market.offers:
                raise IllegalAnswer("nothing-offered")
            return answer
        if type(answer) is dict and len(answer) == 1:
            [(verb, value)] = answer.items()
            if verb == "offer":
                return {"offer": self._check_offer(value)}
            if verb == "accept":
                return {"accept": self._check_accept(value)}
        raise IllegalAnswer("trade-shape", answer=answer)

    def _check_offer(self, offer: Any) -> OfferTerms:
        if type(offer) is not dict or offer.keys() != {"receiver", "give", "want"}:
            raise IllegalAnswer("offer-shape", answer=offer)
        receiver = offer["receiver"]
        others = self.others
        if receiver is not None and (type(receiver) is not int or receiver not in others):
            raise IllegalAnswer("offer-receiver", receiver=receiver, seats=others)
        give, want = check_tokens(offer["give"]), check_tokens(offer["want"])
        if not give and not want:
            raise IllegalAnswer("offer-nothing")
        self._check_owned(give)
        for token, n in want.items():
            if n > BOX[token]:
                raise IllegalAnswer("offer-too-many", token=token, n=n, box=BOX[token])
        return {"receiver": receiver, "give": give, "want": want}

    def _check_accept(self, number: Any) -> int:
        market = self._market
        seat = market.find(number, self.seat) if type(number) is int else None
        if seat is None:
            numbers = [offer.number for offer in market.open_to(self.seat).values()]
            raise IllegalAnswer("no-such-offer", number=number, numbers=numbers)
        self._check_owned(market.offers[seat].want)
        return int(number)

    def _check_owned(self, wanted: dict[str, int]) -> None:
        for token in self._missing(wanted):
            own = self._stash[PLACE[token]]
            raise IllegalAnswer("not-owned", token=token, n=wanted[token], own=own)

    def _missing(self, wanted: dict[str, int]) -> list[str]:
        return [token for token, n in wanted.items() if n > self._stash[PLACE[token]]]

    def sample(self, rng: Rng) -> Answer:
        """Usually "done", so that random play comes to an end."""
        mine = list(named(self._stash))
        if rng.random() < 0.6:
            return "done"
        if mine and rng.random() < 0.5:
            give = mine[int(rng.random() * len(mine))]
            want = TOKENS[int(rng.random() * len(TOKENS))]
            other = (self.seat + 1 + int(rng.random() * (self._seats - 1))) % self._seats
            receiver = other if rng.random() < 0.5 else None
            return {"offer": {"receiver": receiver, "give": {give: 1}, "want": {want: 1}}}
        options = self.options()
        return options[int(rng.random() * len(options))]

    @property
    def default(self) -> Answer:
        return "wait"

    def details(self) -> TradeDetails:
        return {**self._market.data(), "stash": named(self._stash)}


def hold_market(table: Table) -> Flow:
    """Hold the Market until time is up or everybody is done."""
    everyone = range(len(table.seats))
    timer = SandTimer(everyone, table.options)
    market = table.market = Market(timer)
    table.tell(MarketOpened, timer.seconds, timer.steps)
    if not any(any(seat.stash) for seat in table.seats):
        market.done = set(everyone)  # nobody has anything to trade
    question = Open({})
    while not market.is_over():
        question.decisions = {
            seat: Trade(seat, market, len(table.seats), table.seats[seat].stash[:])
            for seat in timer.may_act()
        }
        heard = yield question
        if heard is TIME_UP:
            break
        seat, answer = heard
        timer.tick(seat)
        act(table, market, seat, answer)
    table.market = None
    table.tell(MarketClosed)


def act(table: Table, market: Market, me: int, answer: Answer) -> None:
    """Carry out what a player does. A player who does more than wait is no longer done."""
    if answer == "wait":
        return
    if answer == "done":
        if me not in market.done:
            market.done.add(me)
            table.tell(SaidDone, me)
        return
    market.done.discard(me)
    if answer == "take-back":
        del market.offers[me]
        table.tell(OfferTakenBack, me)
    elif "accept" in answer:
        seat = market.find(answer["accept"], me)
        assert seat is not None
        offer = market.offers[seat]
        # Both now own other tokens, and nobody may learn whether they can still meet an old offer.
        for trader in (seat, me):
            market.offers.pop(trader, None)
        table.hand_over(me, seat, tokens(offer.want))  # first: these were mine before the gift
        table.hand_over(seat, me, tokens(offer.give))
        table.tell(Traded, seat, me, offer.give, offer.want)
    else:
        offer = Offer(market.numbers + 1, **answer["offer"])
        market.numbers = offer.number
        market.offers[me] = offer
        table.show(me, tokens(offer.give))
        market.done -= market.done if offer.receiver is None else {offer.receiver}
        table.tell(Offered, me, offer.number, offer.receiver, offer.give, offer.want)
