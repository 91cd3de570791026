"""One auction: closed fists, the curse, the tie-break in silver, and the winner's power."""

from __future__ import annotations

from collections.abc import Generator, Sequence
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
from dragonstones.games.fist.goods import COINS, FAIRY
from dragonstones.games.fist.table import Table

GOLD, SILVER_ROUND = "gold", "silver"

#: The coins that may be in a fist, and those that count, by stage.
_IN_FIST = {
    GOLD: [(coin, COINS.index(coin)) for coin in ("fairy", "common", "black", "amulet")],
    SILVER_ROUND: [(coin, COINS.index(coin)) for coin in ("silver", "black", "amulet")],
}
_PLACE = {coin: place for place, coin in enumerate(COINS)}

Fist = dict[str, int]


class Bid(Decision):
    """A closed fist: counts of coins by name, `{}` for an empty one."""

    __slots__ = ("limits", "stage")
    kind = "bid"

    def __init__(self, seat: int, stage: str, screen: Sequence[int]) -> None:
        self.seat = seat
        self.stage = stage
        #: The most of each coin that is behind the screen.
        self.limits: dict[str, int] = {}
        for coin, place in _IN_FIST[stage]:
            if screen[place]:
                self.limits[coin] = screen[place]

    def options(self) -> list[Answer]:
        counts = product(*(range(n + 1) for n in self.limits.values()))
        return [{c: n for c, n in zip(self.limits, fist, strict=True) if n} for fist in counts]

    def check(self, answer: Answer) -> Answer:
        if type(answer) is not dict:
            raise IllegalAnswer("bid-shape", answer=answer, coins=self._coins())
        if not answer:
            return {}
        limits = self.limits
        for coin, n in answer.items():
            if type(n) is not int or not 0 <= n <= limits.get(coin, -1):
                self._explain(coin, n)
        return {coin: answer[coin] for coin in limits if answer.get(coin)}

    def _coins(self) -> list[str]:
        return [coin for coin, _ in _IN_FIST[self.stage]]

    def _explain(self, coin: Any, n: Any) -> None:
        if coin not in self._coins():
            raise IllegalAnswer("bid-coin", coin=coin, stage=self.stage, coins=self._coins())
        if type(n) is not int or n < 0:
            raise IllegalAnswer("bid-number", coin=coin, n=n)
        if n:
            raise IllegalAnswer("bid-too-many", coin=coin, n=n, own=self.limits.get(coin, 0))

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
        return {"stage": self.stage, "limits": self.limits}


class Auction:
    """What has been seen of the auction under way."""

    __slots__ = ("bidders", "card", "fists", "gold_fists", "necromancer_played", "stage", "values")

    def __init__(self, card: str, bidders: list[int]) -> None:
        self.card = card
        self.stage = GOLD
        self.bidders = bidders
        #: The opened fists of this stage, and what they are worth.
        self.fists: dict[int, Fist] = {}
        self.values: dict[int, int] = {}
        self.gold_fists: dict[int, Fist] = {}
        self.necromancer_played = False

    def leaders(self) -> list[int]:
        top = max(self.values.values())
        return [seat for seat, value in self.values.items() if value == top]

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
        cursed_by = [seat for seat, fist in auction.fists.items() if "black" in fist]
        if cursed_by:
            table.tell(Cursed, auction.card, cursed_by)
            return None
        leaders = auction.leaders()
        somebody_bid = auction.values[leaders[0]] > 0
        if somebody_bid and len(leaders) == 1:
            return leaders[0]
        if stage == SILVER_ROUND:
            table.tell(NobodyWon, auction.card, auction.bidders)
        elif not somebody_bid:
            table.tell(NoBids, auction.card)
            return None
        else:
            table.tell(Tied, auction.card, leaders)
            auction.bidders = leaders
    return None


def open_fists(table: Table, auction: Auction) -> Flow:
    """All bidders close their fists; all open together, and every coin in them is spent."""
    stage, seats = auction.stage, table.seats
    auction.fists, auction.values = {}, {}
    fists: dict[int, Fist] = yield Sealed(
        [Bid(bidder, stage, seats[bidder].screen) for bidder in auction.bidders]
    )
    values = dict.fromkeys(fists, 0)
    for bidder, fist in fists.items():
        if fist:
            values[bidder] = worth(fist)
            spend(table, bidder, fist)
    auction.fists, auction.values = fists, values
    if stage == GOLD:
        auction.gold_fists = fists
    table.tell(FistsOpened, stage, fists, values)


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
