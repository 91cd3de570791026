"""Everything that can happen at a Fist table. Coins and stones are counts by name."""

from __future__ import annotations

from dataclasses import dataclass

from dragonstones.engine.events import Event
from dragonstones.games.fist.types import (
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
    """Three lists, one entry for each bidder."""

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
    """Passed on: nobody can claim the card, either."""

    card: str
    passed_on: bool


@dataclass(slots=True)
class Tied(Event):
    """The winning place is shared: the tied players go on in silver."""

    card: str
    stage: StageId
    seats: list[int]
    bids: list[Counted]


@dataclass(slots=True)
class NobodyWon(Event):
    """No single bid had the winning place; `seats` are those who share it."""

    card: str
    stage: StageId
    why: WhyNobody
    seats: list[int]
    bids: list[Counted]


@dataclass(slots=True)
class Won(Event):
    """With the bids of the stage that decided it, and the kept card that did, if one did."""

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
    """A card played through another one."""

    seat: int
    card: str
    through: str


@dataclass(slots=True)
class NothingHappened(Event):
    seat: int
    card: str


@dataclass(slots=True)
class Declined(Event):
    seat: int
    card: str


@dataclass(slots=True)
class Took(Event):
    """From the bank."""

    seat: int
    coins: Counts
    stones: Counts


@dataclass(slots=True)
class Paid(Event):
    """To the bank."""

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
    """How much it was: for the two of them."""

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
    """Fairy coins back behind each seat's screen; the seats that give a black coin back."""

    turn: int
    fairy: list[int]
    fairy_silver: list[int]
    black: list[int]


@dataclass(slots=True)
class FairyGiven(Event):
    """New Fairy Gold for each seat, where by a house rule spent coins do not come back."""

    fairy: list[int]


@dataclass(slots=True)
class GameWon(Event):
    seat: int


# -- of the Tavern Edition --------------------------------------------------------


@dataclass(slots=True)
class SpecialsDrawn(Event):
    """The four that the chooser sees."""

    seat: int
    cards: list[str]


@dataclass(slots=True)
class SpecialsChosen(Event):
    """Who has chosen; a Seer's specials stay secret."""

    seat: int
    secret: bool


@dataclass(slots=True)
class OrderSeen(Event):
    """What the Seer sees: the cards to come in their order."""

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
    """What its holder gets at the end of a turn, from the bank."""

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
    """From one player to another, for all to see."""

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
    """The stones that a player may choose one from."""

    seat: int
    stones: Counts


@dataclass(slots=True)
class DieRolled(Event):
    seat: int
    face: int
