"""One auction: closed fists, the curse, the tie-break in silver, and the winner's power.

The order of an auction with reactions is that of the Tavern Edition; in a game without such
cards the windows never open.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from itertools import product
from typing import Any, Literal, Self

from dragonstones.engine.chance import Chance, Rng
from dragonstones.engine.decisions import Answer, Decision, Flow, Request, Sealed, SecretChoice
from dragonstones.engine.events import Event
from dragonstones.engine.refusal import IllegalAnswer
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.events import (
    CardShown,
    FistsOpened,
    NobodyWon,
    Tied,
    Won,
)
from dragonstones.games.fist.goods import MAGIC_BLUE, MONEY, stones
from dragonstones.games.fist.play import play
from dragonstones.games.fist.stages import Stage
from dragonstones.games.fist.table import Seat, Table
from dragonstones.games.fist.types import BidDetails, Counted, How, StageId, WhyNobody
from dragonstones.games.fist.windows import (
    BEFORE_BIDS,
    CARD_SHOWN,
    COUNTED,
    REVEALED,
    SILVER_TIED,
    TIED,
    add_blue_coins,
    open_window,
)

Fist = dict[str, int]


class Bid(Decision):
    """A closed fist: counts of coins or stones by name; `{}` for an empty one."""

    __slots__ = ("_purse", "_stage")
    kind = "bid"
    can_pass = True

    def __init__(self, seat: int, stage: Stage, purse: list[int]) -> None:
        self.seat = seat
        self._stage = stage
        self._purse = purse  # the seat's own: nothing leaves it before all have bid

    @classmethod
    def told(cls, data: Mapping[str, Any], stage: Stage) -> Self:
        """The decision rebuilt from its data."""
        limits = data["limits"]
        purse = [0] * (1 + max(place for _, place in stage.kinds))
        for coin, place in stage.kinds:
            purse[place] = limits.get(coin, 0)
        bid = cls(data["seat"], stage, purse)
        bid.id = data["id"]
        return bid

    @property
    def stage(self) -> StageId:
        return self._stage.id

    @property
    def limits(self) -> dict[str, int]:
        """How many of each coin are behind the screen, without zeros."""
        purse = self._purse
        return {coin: purse[place] for coin, place in self._stage.kinds if purse[place]}

    def options(self) -> list[Answer]:
        limits = self.limits
        counts = product(*(range(n + 1) for n in limits.values()))
        return [{c: n for c, n in zip(limits, fist, strict=True) if n} for fist in counts]

    def check(self, answer: Answer) -> Answer:
        if type(answer) is not dict:
            raise IllegalAnswer("bid-shape", answer=answer, coins=list(self._stage.places))
        fist: Fist = {}
        if not answer:
            return fist
        places, purse = self._stage.places, self._purse
        for coin, n in answer.items():
            if coin not in places or type(n) is not int or not 0 <= n <= purse[places[coin]]:
                raise self._why_not(coin, n)
            if n:
                fist[coin] = n
        return fist if len(fist) < 2 else self._in_order(fist)

    def _in_order(self, fist: Fist) -> Fist:
        return {coin: fist[coin] for coin in self._stage.places if coin in fist}

    def _why_not(self, coin: Any, n: Any) -> IllegalAnswer:
        coins = list(self._stage.places)
        if coin not in coins:
            return IllegalAnswer("bid-coin", coin=coin, stage=self.stage, coins=coins)
        if type(n) is not int or n < 0:
            return IllegalAnswer("bid-number", coin=coin, n=n)
        return IllegalAnswer("bid-too-many", coin=coin, n=n, own=self.limits.get(coin, 0))

    def sample(self, rng: Rng) -> Answer:
        purse = self._purse
        fist = {}
        for coin, place in self._stage.kinds:
            if purse[place]:
                n = int(rng.random() * (purse[place] + 1))
                if n:
                    fist[coin] = n
        return fist

    @property
    def default(self) -> Answer:
        return {}

    @property
    def is_forced(self) -> bool:
        return not self.limits

    def renew(self, table: Table) -> bool:
        self._purse = purse_for(self._stage, table.seats[self.seat])
        return True

    def details(self) -> BidDetails:
        limits = self.limits
        magic = {coin: MAGIC_IN_FIST[coin] for coin in limits if coin in MAGIC_IN_FIST}
        details: BidDetails = {"stage": self.stage, "limits": limits}
        if magic:
            details["counts"] = magic
        return details


class TwoFists(Bid):
    """Two closed fists at once, with different coins."""

    __slots__ = ()
    kind = "two-fists"
    can_pass = False  # whoever used the card for two fists wants to bid

    def options(self) -> list[Answer]:
        limits = self.limits
        halves = [
            [(left, right) for left in range(n + 1) for right in range(n + 1 - left)]
            for n in limits.values()
        ]
        return [
            {
                hand: {c: pair[i] for c, pair in zip(limits, pairs, strict=True) if pair[i]}
                for i, hand in enumerate(HANDS)
            }
            for pairs in product(*halves)
        ]

    def check(self, answer: Answer) -> Answer:
        if type(answer) is not dict or set(answer) != set(HANDS):
            raise IllegalAnswer("two-fists-shape", answer=answer)
        left, right = (super(TwoFists, self).check(answer[hand]) for hand in HANDS)
        limits = self.limits
        for coin in left:
            n = left[coin] + right.get(coin, 0)
            if n > limits[coin]:
                raise IllegalAnswer("bid-too-many", coin=coin, n=n, own=limits[coin])
        return {"left": left, "right": right}

    def sample(self, rng: Rng) -> Answer:
        left, right = {}, {}
        for coin, own in self.limits.items():
            n = int(rng.random() * (own + 1))
            m = int(rng.random() * (own - n + 1))
            if n:
                left[coin] = n
            if m:
                right[coin] = m
        return {"left": left, "right": right}

    @property
    def default(self) -> Answer:
        return {"left": {}, "right": {}}


#: The closed fists that can be asked for, by kind.
FISTS: Mapping[str, type[Bid]] = {"bid": Bid, "two-fists": TwoFists}

HANDS = ("left", "right")
#: What these coins count in a fist; all others, and stones, count one.
MAGIC_IN_FIST: dict[str, int | Literal["double"]] = {
    "black": 0,
    "amulet": "double",
    "magic-purple": 0,
}


class Auction:
    """What has been seen of the auction under way."""

    __slots__ = (
        "announced",
        "barred",
        "bidders",
        "card",
        "character",
        "cursed_by",
        "decided_by",
        "fists",
        "gold_fists",
        "in_silver",
        "open_unpaid",
        "purple",
        "stage",
        "tie_break",
        "two_fists",
        "values",
        "winner",
        "without_bids",
    )

    def __init__(self, character: Character, stage: Stage, bidders: list[int]) -> None:
        self.card = character.id
        self.character = character
        self.stage = stage
        self.bidders = bidders
        #: The opened fists of this stage, and what they are worth.
        self.fists: dict[int, Fist] = {}
        self.values: dict[int, int] = {}
        #: The seats that had a black coin in the fist.
        self.cursed_by: list[int] = []
        #: The fists are open, but may still be taken back.
        self.open_unpaid = False
        #: A purple coin was bid with others: the second highest bid wins.
        self.purple = False
        #: Everybody's fist of the first stage.
        self.gold_fists: dict[int, Fist] = {}
        self.tie_break = False
        #: Cards that have been played and can be played only once in an auction.
        self.barred: frozenset[str] = frozenset()
        #: The seats that will close two fists, each with the kept card that allows it; and those
        #: fists, until one of them is opened.
        self.announced: dict[int, str] = {}
        self.two_fists: dict[int, Any] = {}
        #: A kept card has turned it into an auction in silver.
        self.in_silver = False
        #: Nobody bid; somebody may have got the card anyway.
        self.without_bids = False
        #: The kept card that decides who wins, whatever was bid.
        self.decided_by: str | None = None
        #: The seat that uses the card's power.
        self.winner: int | None = None

    def has_bid(self, seat: int) -> bool:
        """Whether the seat has bid: Magic coins alone are not a bid (T1)."""
        return not self.stage.money.isdisjoint(self.fists.get(seat, ()))

    def change(self, seat: int, coin: str, n: int) -> None:
        """Add a coin to an open fist, or take one out."""
        fist = self.fists[seat] | {coin: self.fists[seat].get(coin, 0) + n}
        self.fists[seat] = {coin: fist[coin] for coin in self.stage.places if fist.get(coin)}
        self.values[seat] = worth(self.fists[seat])

    def second_bidders(self, me: int) -> list[int]:
        """The others with the highest bid of the last stage; all of them, if nobody else bid."""
        top = max(value for seat, value in self.values.items() if seat != me)
        return [s for s, value in self.values.items() if value == top and s != me]

    def how(self) -> How:
        """Why the winner wins."""
        if self.decided_by:
            return "kept"
        if self.without_bids:
            return "favor"
        if self.purple:
            return "second"
        return "lowest" if self.character.lowest else "highest"

    def tell(self, table: Table, kind: type[Event], *fields: Any) -> None:
        """Log the outcome of the bids, with the bids; they are counted only if there is a log."""
        if table.log is not None:
            table.tell(kind, *fields, self.counted())

    def counted(self) -> list[Counted]:
        """The open bids of this stage, and how far each fell short."""
        first, second, *_ = [*sorted(self.values.values(), reverse=True), 0, 0]
        bids: list[Counted] = []
        for seat, value in self.values.items():
            rival = second if value == first else first
            worth = 1 << self.fists.get(seat, {}).get("amulet", 0)  # of one more coin
            short = (rival - value) // worth + 1 if value <= rival else 0
            bids.append({"seat": seat, "value": value, "short": short})
        return bids

    def coins_bid(self, me: int) -> Fist:
        """All money that a player has bid in this auction, the tie-break included."""
        bid: Fist = {}
        for fists in (self.gold_fists, self.fists if self.tie_break else {}):
            for coin, n in fists.get(me, {}).items():
                if coin in MONEY:
                    bid[coin] = bid.get(coin, 0) + n
        return bid


def hold_auction(table: Table, card: str) -> Flow:
    """Auction a card that has been turned up, and let its winner use it."""
    edition = table.edition
    character = edition.characters[card]
    bidders = list(range(len(table.seats)))
    auction = table.auction = Auction(character, edition.stages[character.bids], bidders)
    table.tell(CardShown, card)
    if CARD_SHOWN in table.windows:
        yield from open_window(table, CARD_SHOWN, auction)
    yield from open_fists(table, auction)
    winner = None
    if auction.cursed_by:
        edition.cursed(table, auction)
    elif character.lowest or any(auction.values.values()):
        winner = yield from find_winner(table, auction)
    else:
        winner = yield from edition.no_bids(table, auction)
    table.used.append(card)
    if winner is not None:
        auction.winner = winner
        why = auction.how(), auction.decided_by
        auction.tell(table, Won, winner, card, auction.stage.id, *why)
        yield from play(table, winner, card)
    if table.court:
        table.court.auction_held(auction, winner)
    table.auction = None


def find_winner(table: Table, auction: Auction) -> Generator[Request, Any, int | None]:
    """The seat that gets the card, or None. Tied players bid again in silver."""
    tied = winning_place(auction)
    if len(tied) > 1:
        winner = yield from won_by_kept_card(table, auction, TIED)
        if winner is None and auction.stage.id == "silver":
            winner = yield from won_by_kept_card(table, auction, SILVER_TIED)
        if winner is not None:
            return winner
        begin_silver_round(table, auction, tied)
        yield from open_fists(table, auction)
        if auction.cursed_by:
            table.edition.cursed(table, auction)
            return None
        tied = winning_place(auction)
        if len(tied) > 1:
            winner = yield from won_by_kept_card(table, auction, SILVER_TIED)
            if winner is not None:
                return winner
    if len(tied) == 1:
        return tied[0]
    why = why_nobody(auction, tied)
    auction.tell(table, NobodyWon, auction.card, auction.stage.id, why, tied)
    if auction.character.lowest:
        for seat in tied:
            yield from play(table, seat, auction.card)
    return None


def won_by_kept_card(
    table: Table, auction: Auction, window: str
) -> Generator[Request, Any, int | None]:
    """The seat to which a kept card gives the auction, whatever was bid."""
    winner: int | None
    winner, auction.decided_by = yield from open_window(table, window, auction)
    return winner


def why_nobody(auction: Auction, tied: list[int]) -> WhyNobody:
    if not tied:
        return "no-second" if auction.purple else "no-silver"
    return "shared" if auction.character.lowest else "tied"


def winning_place(auction: Auction) -> list[int]:
    """The seats with the winning bid: the highest; with a purple coin the second highest; or the
    lowest, for a card that goes to the lowest bid."""
    values = auction.values
    lowest = auction.character.lowest
    place = max(values.values())
    if auction.purple:
        place = max((v for v in values.values() if v < place), default=-1)
    elif lowest:
        place = min(values.values())
    if not place and not lowest:
        return []
    return [seat for seat, value in values.items() if value == place]


def begin_silver_round(table: Table, auction: Auction, tied: list[int]) -> None:
    """The tied players bid again in silver; without Magic coins, if the first bids were stones."""
    auction.tell(table, Tied, auction.card, auction.stage.id, tied)
    silver = "plain-silver" if auction.stage.id == "stones" else "silver"
    auction.stage = table.edition.stages[silver]
    auction.bidders = tied
    auction.fists, auction.values, auction.purple = {}, {}, False
    auction.tie_break = True


def open_fists(table: Table, auction: Auction) -> Flow:
    """All bidders close their fists; all open together, and every coin in them is spent."""
    while True:
        if BEFORE_BIDS in table.windows:
            yield from open_window(table, BEFORE_BIDS, auction)
        closed = yield Sealed(bids(table, auction))
        if auction.announced:
            yield from open_two_fists(table, auction, closed)
        else:
            show_fists(table, auction, closed)
        if REVEALED not in table.windows or not (yield from taken_back(table, auction)):
            break
    if auction.announced:
        discard_announced(table, auction)
    for bidder, fist in auction.fists.items():
        if fist:
            spend(table, bidder, fist, auction.stage)
            if "black" in fist:
                auction.cursed_by.append(bidder)
            if "magic-purple" in fist and auction.has_bid(bidder):
                auction.purple = True
    if not auction.tie_break:
        auction.gold_fists = auction.fists
    if not auction.cursed_by:
        if table.bank[MAGIC_BLUE] < table.edition.coins[MAGIC_BLUE]:  # somebody has one
            yield from add_blue_coins(table, auction)
        if COUNTED in table.windows:
            yield from open_window(table, COUNTED, auction)


def bids(table: Table, auction: Auction) -> dict[int, Decision]:
    """What each bidder of this stage is asked."""
    stage, seats = auction.stage, table.seats
    in_coins = stage.id != "stones"
    decisions: dict[int, Decision] = {}
    for bidder in auction.bidders:
        purse = seats[bidder].screen if in_coins else seats[bidder].stones
        decisions[bidder] = Bid(bidder, stage, purse)
    for bidder in auction.announced:
        decisions[bidder] = TwoFists(bidder, stage, purse_for(stage, seats[bidder]))
    return decisions


def purse_for(stage: Stage, seat: Seat) -> list[int]:
    """The stones or coins from which a seat bids in a stage."""
    return seat.stones if stage.id == "stones" else seat.screen


def open_two_fists(table: Table, auction: Auction, closed: dict[int, Any]) -> Flow:
    """Players with two fists see all the others before they open one of their own."""
    auction.two_fists = {seat: closed[seat] for seat in auction.announced}
    auction.open_unpaid = True
    ordinary = {seat: fist for seat, fist in closed.items() if seat not in auction.announced}
    show_fists(table, auction, ordinary)
    for seat in auction.announced:
        hand = yield open_which(table, seat)
        show_fists(table, auction, {seat: auction.two_fists[seat][hand]})
    auction.open_unpaid = False


def taken_back(table: Table, auction: Auction) -> Generator[Request, Any, bool]:
    """Whether somebody has all bids taken back."""
    auction.open_unpaid = True
    outcome, _ = yield from open_window(table, REVEALED, auction)
    auction.open_unpaid = False
    if outcome is None:
        return False
    auction.fists, auction.values, auction.two_fists, auction.announced = {}, {}, {}, {}
    return True


def discard_announced(table: Table, auction: Auction) -> None:
    """The bids stand: the card is used up, and its holder's fist is now like any other."""
    for seat, card in auction.announced.items():
        table.discard_held(seat, card)
    auction.two_fists, auction.announced = {}, {}
    auction.fists = {seat: auction.fists[seat] for seat in auction.bidders}
    auction.values = {seat: auction.values[seat] for seat in auction.bidders}


def open_which(table: Table, me: int) -> Decision:
    """Which of two fists to open."""

    def closed(table: Table) -> dict[str, Any]:
        assert table.auction is not None
        return dict(table.auction.two_fists[me])

    return SecretChoice(me, "open-fist", table, lambda _: HANDS, closed)


def redraw_two_fists(table: Table, auction: Auction, me: int, chance: Chance) -> None:
    """Only their owner knows what is in two closed fists."""
    for seat in auction.two_fists:
        if seat != me:
            purse = purse_for(auction.stage, table.seats[seat])
            auction.two_fists[seat] = TwoFists(seat, auction.stage, purse).sample(chance)


def show_fists(table: Table, auction: Auction, fists: dict[int, Fist]) -> None:
    """Open these fists for all to see."""
    auction.fists.update(fists)
    values = []
    for seat, fist in fists.items():
        value = auction.values[seat] = worth(fist) if fist else 0
        values.append(value)
    table.tell(FistsOpened, auction.stage.id, list(fists), list(fists.values()), values)


def worth(fist: Fist) -> int:
    """Coins and stones count one each; an amulet doubles them."""
    n = sum(fist.values())
    if n and not fist.keys().isdisjoint(MAGIC_IN_FIST):
        n = sum(m for coin, m in fist.items() if coin not in MAGIC_IN_FIST) << fist.get("amulet", 0)
    return n


def spend(table: Table, me: int, fist: Fist, stage: Stage) -> None:
    if stage.id == "stones":
        table.lose_stones(me, stones(**fist))
    else:
        for coin, n in fist.items():
            table.spend(me, stage.places[coin], n)
