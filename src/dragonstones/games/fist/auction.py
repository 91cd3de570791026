"""One auction: closed fists, the curse, the tie-break in silver, and the winner's power."""

from __future__ import annotations

from collections.abc import Generator
from itertools import product
from typing import Any

from dragonstones.engine.chance import Rng
from dragonstones.engine.decisions import Answer, Decision, Flow, Request, Sealed
from dragonstones.engine.refusal import IllegalAnswer
from dragonstones.games.fist.character import BEFORE_POWER
from dragonstones.games.fist.events import (
    CardShown,
    Cursed,
    FistsOpened,
    NoBids,
    NobodyWon,
    NothingHappened,
    Tied,
    Won,
)
from dragonstones.games.fist.goods import COINS, FAIRY, GOLD_FIST, SILVER_FIST
from dragonstones.games.fist.table import Table

GOLD, SILVER_ROUND = "gold", "silver"

#: The coins that may be in a fist, by stage: their places and their names.
_IN_FIST = {GOLD: GOLD_FIST, SILVER_ROUND: SILVER_FIST}
_NAMES = {stage: COINS[coins] for stage, coins in _IN_FIST.items()}
_PLACE = {coin: place for place, coin in enumerate(COINS)}

Fist = dict[str, int]


class Bid(Decision):
    """A closed fist: counts of coins by name, `{}` for an empty one."""

    __slots__ = ("limits", "stage")
    kind = "bid"

    def __init__(self, seat: int, stage: str, screen: list[int]) -> None:
        self.seat = seat
        self.stage = stage
        #: How many of each coin are behind the screen, without those of which there are none.
        self.limits: dict[str, int] = {}
        purse = screen[_IN_FIST[stage]]
        if any(purse):
            for coin, n in zip(_NAMES[stage], purse, strict=True):
                if n:
                    self.limits[coin] = n

    def options(self) -> list[Answer]:
        counts = product(*(range(n + 1) for n in self.limits.values()))
        return [{c: n for c, n in zip(self.limits, fist, strict=True) if n} for fist in counts]

    def check(self, answer: Answer) -> Answer:
        if type(answer) is not dict:
            raise IllegalAnswer("bid-shape", answer=answer, coins=list(_NAMES[self.stage]))
        fist: Fist = {}
        if not answer:
            return fist
        limits = self.limits
        for coin, n in answer.items():
            if type(n) is int and 0 < n <= limits.get(coin, 0):
                fist[coin] = n
            elif type(n) is not int or n or coin not in _NAMES[self.stage]:
                raise self._why_not(coin, n)
        if len(fist) > 1:
            fist = {coin: fist[coin] for coin in limits if coin in fist}
        return fist

    def _why_not(self, coin: Any, n: Any) -> IllegalAnswer:
        coins = list(_NAMES[self.stage])
        if coin not in coins:
            return IllegalAnswer("bid-coin", coin=coin, stage=self.stage, coins=coins)
        if type(n) is not int or n < 0:
            return IllegalAnswer("bid-number", coin=coin, n=n)
        return IllegalAnswer("bid-too-many", coin=coin, n=n, own=self.limits.get(coin, 0))

    def sample(self, rng: Rng) -> Answer:
        random = rng.random
        fist = {}
        for coin, own in self.limits.items():
            n = int(random() * (own + 1))
            if n:
                fist[coin] = n
        return fist

    @property
    def default(self) -> Answer:
        return {}

    def renew(self, table: Table) -> None:
        self.__init__(self.seat, self.stage, table.seats[self.seat].screen)  # type: ignore[misc]

    def details(self) -> dict[str, Any]:
        return {"stage": self.stage, "limits": dict(self.limits)}


class Auction:
    """What has been seen of the auction under way."""

    __slots__ = (
        "bidders",
        "card",
        "cursed_by",
        "fists",
        "gold_fists",
        "necromancer_played",
        "stage",
        "values",
    )

    def __init__(self, card: str, bidders: list[int]) -> None:
        self.card = card
        self.stage = GOLD
        self.bidders = bidders
        #: The opened fists of this stage, and what they are worth.
        self.fists: dict[int, Fist] = {}
        self.values: dict[int, int] = {}
        #: Who had a black coin in the fist.
        self.cursed_by: list[int] = []
        self.gold_fists: dict[int, Fist] = {}
        self.necromancer_played = False

    def second_bidders(self, me: int) -> list[int]:
        """The highest of the last stage other than me: all of them, if nobody else bid."""
        top = max(value for seat, value in self.values.items() if seat != me)
        return [s for s, value in self.values.items() if value == top and s != me]

    def fairy_bid(self, me: int) -> int:
        return self.gold_fists[me].get("fairy", 0)


def hold_auction(table: Table, card: str) -> Flow:
    """Auction a card that has been turned up, and let its winner use it."""
    auction = table.auction = Auction(card, list(range(len(table.seats))))
    table.tell(CardShown, card)
    winner = yield from find_winner(table, auction)
    table.used.append(card)
    if winner is not None:
        table.tell(Won, winner, card, auction.stage)
        yield from play(table, winner, card)
    table.auction = None


def find_winner(table: Table, auction: Auction) -> Generator[Request, Any, int | None]:
    """Gold, and silver for those who tie: the seat with the one highest bid, or None."""
    for stage in (GOLD, SILVER_ROUND):
        auction.stage = stage
        yield from open_fists(table, auction)
        if auction.cursed_by:
            table.tell(Cursed, auction.card, auction.cursed_by)
            return None
        values = auction.values
        top = max(values.values())
        if not top and stage == GOLD:
            table.tell(NoBids, auction.card)
            return None
        leaders = [seat for seat, value in values.items() if value == top]
        if top and len(leaders) == 1:
            return leaders[0]
        if stage == GOLD:
            table.tell(Tied, auction.card, leaders)
            auction.bidders = leaders
    table.tell(NobodyWon, auction.card, auction.bidders)
    return None


def open_fists(table: Table, auction: Auction) -> Flow:
    """All bidders close their fists; all open together, and every coin in them is spent."""
    stage, seats = auction.stage, table.seats
    auction.fists, auction.values = {}, {}
    fists: dict[int, Fist] = yield Sealed(
        {bidder: Bid(bidder, stage, seats[bidder].screen) for bidder in auction.bidders}
    )
    values = dict.fromkeys(fists, 0)
    for bidder, fist in fists.items():
        if fist:
            spend(table, bidder, fist)
            values[bidder] = worth(fist)
            if "black" in fist:
                auction.cursed_by.append(bidder)
    auction.fists, auction.values = fists, values
    if stage == GOLD:
        auction.gold_fists = fists
    table.tell(FistsOpened, stage, auction.bidders, list(fists.values()), list(values.values()))


def worth(fist: Fist) -> int:
    """Coins count one each, an amulet doubles them."""
    coins = fist.get("fairy", 0) + fist.get("common", 0) + fist.get("silver", 0)
    return coins << fist.get("amulet", 0)


def spend(table: Table, me: int, fist: Fist) -> None:
    """Fairy Gold goes in front of the screen, everything else to the bank."""
    for coin, n in fist.items():
        if coin == "fairy":
            table.leave_screen(me, FAIRY, n)
            table.seats[me].front += n
        else:
            table.to_bank(me, _PLACE[coin], n)


def play(table: Table, me: int, card: str) -> Flow:
    """Use a character's power, as its winner; kept cards may make it more than once."""
    character = table.edition.characters[card]
    uses = 1
    for kept in table.seats[me].held:
        reaction = table.edition.characters[kept].windows.get(BEFORE_POWER)
        if reaction is not None:
            uses += yield from reaction(table, me, character)
    effect = character.power
    before = table.playing
    for _ in range(uses):
        if table.winner is not None:
            break
        table.playing = character
        if effect.asks:
            did = yield from effect.run(table, me)
        else:
            did = effect.apply(table, me)
        if not did:
            table.tell(NothingHappened, me, card)
    table.playing = before
