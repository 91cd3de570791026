"""Everything that can happen at a Fist table. Coins and stones are counts by name."""

from __future__ import annotations

from dataclasses import dataclass

from dragonstones.engine.events import Event
from dragonstones.games.fist.types import (
    ChangeBid,
    Coin,
    Counted,
    Counts,
    How,
    StageId,
    Stone,
    WhyFavor,
    WhyNobody,
)


@dataclass(slots=True)
class TurnBegan(Event):
    turn: int
    specials: list[str]


@dataclass(slots=True)
class DeckReshuffled(Event):
    cards: int


@dataclass(slots=True)
class CardShown(Event):
    card: str


@dataclass(slots=True)
class CardPassed(Event):
    """A Goblin or an Imp with no card left to play is not auctioned."""

    card: str


@dataclass(slots=True)
class FistsOpened(Event):
    """Bidders open their fists. The three lists have one entry for each of them."""

    stage: StageId
    seats: list[int]
    fists: list[Counts]
    values: list[int]


@dataclass(slots=True)
class Cursed(Event):
    card: str
    seats: list[int]
    bids: list[Counted]


@dataclass(slots=True)
class NoBids(Event):
    """Nobody has bid. `passed_on`: nobody can claim the card either."""

    card: str
    passed_on: bool


@dataclass(slots=True)
class Tied(Event):
    """The winning bid is shared: the tied players bid again in silver."""

    card: str
    stage: StageId
    seats: list[int]
    bids: list[Counted]


@dataclass(slots=True)
class NobodyWon(Event):
    """No single bid won; `seats` are those that share the winning bid, if any."""

    card: str
    stage: StageId
    why: WhyNobody
    seats: list[int]
    bids: list[Counted]


@dataclass(slots=True)
class Won(Event):
    """A seat wins: with the bids of the deciding stage, and the kept card if one decided it."""

    seat: int
    card: str
    stage: StageId
    how: How
    by: str | None
    bids: list[Counted]


@dataclass(slots=True)
class Doubled(Event):
    seat: int
    card: str


@dataclass(slots=True)
class Played(Event):
    """A card is played through another one; `new`: it had not come up this turn."""

    seat: int
    card: str
    through: str
    new: bool


@dataclass(slots=True)
class NothingHappened(Event):
    """A power did nothing; with the stones of a seat that could not use it, if all see them."""

    seat: int
    card: str
    had: Counts | None = None


@dataclass(slots=True)
class Declined(Event):
    seat: int
    card: str


@dataclass(slots=True)
class Took(Event):
    """A seat takes from the bank; with its stones, if all see that it could do nothing else."""

    seat: int
    coins: Counts
    stones: Counts
    had: Counts | None = None


@dataclass(slots=True)
class Paid(Event):
    """A seat pays the bank."""

    seat: int
    coins: Counts
    stones: Counts


@dataclass(slots=True)
class Bought(Event):
    seat: int
    stone: Stone
    coins: Counts


@dataclass(slots=True)
class Stole(Event):
    seat: int
    victim: int
    coins: Counts
    stones: Counts
    spent: bool


@dataclass(slots=True)
class StoleNothing(Event):
    seat: int
    victim: int


@dataclass(slots=True)
class Robbed(Event):
    """All see who robs whom; the amount is in `Loot`."""

    seat: int
    victim: int
    kinds: list[Coin]


@dataclass(slots=True)
class Loot(Event):
    """How much was robbed: only for the two of them."""

    seat: int
    victim: int
    coins: Counts


@dataclass(slots=True)
class ColourNamed(Event):
    seat: int
    card: str
    colour: Stone


@dataclass(slots=True)
class StoneDrawn(Event):
    seat: int
    stone: Stone


@dataclass(slots=True)
class Bust(Event):
    seat: int
    stones: Counts


@dataclass(slots=True)
class StonesLost(Event):
    seat: int
    stones: Counts


@dataclass(slots=True)
class CardKept(Event):
    seat: int
    card: str


@dataclass(slots=True)
class Scored(Event):
    seat: int
    points: int
    total: int
    card: str


@dataclass(slots=True)
class TurnEnded(Event):
    """Fairy coins that come back behind each seat's screen; the seats that return a black coin."""

    turn: int
    fairy: list[int]
    fairy_silver: list[int]
    black: list[int]


@dataclass(slots=True)
class FairyGiven(Event):
    """New Fairy Gold for each seat, by the house rule that spent coins do not come back."""

    fairy: list[int]


@dataclass(slots=True)
class GameWon(Event):
    seat: int


# -- of the Tavern Edition --------------------------------------------------------


@dataclass(slots=True)
class SpecialsDrawn(Event):
    """The specials that the chooser sees, one more than are needed."""

    seat: int
    cards: list[str]


@dataclass(slots=True)
class SpecialsChosen(Event):
    """A seat has chosen the specials; those of a Seer stay secret."""

    seat: int
    secret: bool


@dataclass(slots=True)
class OrderSeen(Event):
    """What the Seer sees: the cards to come, in their order."""

    seat: int
    cards: list[str]


@dataclass(slots=True)
class Used(Event):
    """A kept card is used."""

    seat: int
    card: str


@dataclass(slots=True)
class BidsTakenBack(Event):
    """After an Innkeeper: all bids are made again."""

    card: str


@dataclass(slots=True)
class BlueCoinAdded(Event):
    seat: int
    value: int


@dataclass(slots=True)
class RodeDragon(Event):
    seat: int
    value: int


@dataclass(slots=True)
class BidRaised(Event):
    """A kept card makes a bid count for more."""

    seat: int
    card: str
    value: int


@dataclass(slots=True)
class BidChanged(Event):
    """With a kept card this seat adds a coin to an open fist, its own or a rival's, or takes one
    out."""

    seat: int
    victim: int
    card: str
    how: ChangeBid
    coin: Coin
    value: int


@dataclass(slots=True)
class PowerStopped(Event):
    """A kept card of another player stops the power that this seat was about to use."""

    seat: int
    card: str


@dataclass(slots=True)
class FairyTakenBack(Event):
    seats: list[int]


@dataclass(slots=True)
class FavorClaimed(Event):
    seat: int
    card: str
    coin: Coin


@dataclass(slots=True)
class FavorPassed(Event):
    seat: int
    why: WhyFavor


@dataclass(slots=True)
class FavorPaid(Event):
    """What the holder of the King's Favor gets from the bank at the end of a turn."""

    seat: int
    coins: Counts


@dataclass(slots=True)
class PixiePaid(Event):
    seat: int
    n: int


@dataclass(slots=True)
class PointLost(Event):
    seat: int
    total: int
    card: str


@dataclass(slots=True)
class Gave(Event):
    """One player gives something to another, for all to see."""

    seat: int
    receiver: int
    coins: Counts
    stones: Counts


@dataclass(slots=True)
class CoinRobbed(Event):
    """All see who robs whom; which coin it was is in `Loot`."""

    seat: int
    victim: int


@dataclass(slots=True)
class LookedBehind(Event):
    """All see who looks behind whose screen; what they find is in `ScreenSeen`."""

    seat: int
    victim: int


@dataclass(slots=True)
class ScreenSeen(Event):
    """Only for the seat that looks: the coins, and the stones if a kept card hides them."""

    seat: int
    victim: int
    coins: Counts
    stones: Counts


@dataclass(slots=True)
class StonesSwapped(Event):
    seat: int
    other: int


@dataclass(slots=True)
class CardsSwapped(Event):
    seat: int
    card: str
    other: int
    other_card: str


@dataclass(slots=True)
class CardStolen(Event):
    seat: int
    victim: int
    card: str


@dataclass(slots=True)
class CardsDug(Event):
    """Cards from the top of the deck, all discarded."""

    seat: int
    cards: list[str]


@dataclass(slots=True)
class StonesPassed(Event):
    """The stones from which a player may choose one."""

    seat: int
    stones: Counts


@dataclass(slots=True)
class DieRolled(Event):
    seat: int
    face: int
