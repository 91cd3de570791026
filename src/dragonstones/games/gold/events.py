"""What happens in Dragon's Gold. Fields are plain data; tokens are counts by name."""

from __future__ import annotations

from dataclasses import dataclass

from dragonstones.engine.events import Event
from dragonstones.games.gold.types import Named, Token

# -- turns ---------------------------------------------------------------------


@dataclass(slots=True)
class DragonAppeared(Event):
    """A dragon with its known treasure comes into the row."""

    spot: int
    dragon: str
    treasure: Named


@dataclass(slots=True)
class TurnedUp(Event):
    """A player's adventurers at home are all ready again."""

    seat: int
    adventurers: list[str]


@dataclass(slots=True)
class AdventurerPlaced(Event):
    seat: int
    adventurer: str
    spot: int
    dragon: str
    #: What it adds to the attack.
    strength: int


@dataclass(slots=True)
class TurnLost(Event):
    seat: int


@dataclass(slots=True)
class EverybodyBlocked(Event):
    """All adventurers of all players are out: each takes one home (D14)."""


@dataclass(slots=True)
class WentHome(Event):
    """An adventurer leaves a living dragon and comes home face down."""

    seat: int
    adventurer: str
    spot: int


# -- a kill --------------------------------------------------------------------


@dataclass(slots=True)
class DragonKilled(Event):
    spot: int
    dragon: str
    #: In the order in which they joined the fight.
    fighters: list[int]


@dataclass(slots=True)
class TreasureGrew(Event):
    """Tokens from the bag join the treasure."""

    spot: int
    treasure: Named


@dataclass(slots=True)
class RedsSeized(Event):
    """Basic: the only wizard takes the red tokens before the split (D8)."""

    seat: int
    treasure: Named


@dataclass(slots=True)
class NothingToShare(Event):
    spot: int


@dataclass(slots=True)
class NegotiationBegan(Event):
    fighters: list[int]
    treasure: Named
    seconds: int | None
    steps: int | None


@dataclass(slots=True)
class Proposed(Event):
    """A proposal that replaces the seat's earlier one, and voids every acceptance of that."""

    seat: int
    number: int
    fighters: list[int]
    shares: list[Named]


@dataclass(slots=True)
class ProposalAccepted(Event):
    seat: int
    number: int
    #: The seat that made the proposal.
    proposer: int


@dataclass(slots=True)
class AcceptanceTakenBack(Event):
    seat: int


@dataclass(slots=True)
class Agreed(Event):
    fighters: list[int]
    shares: list[Named]
    #: How many times somebody acted.
    moves: int


@dataclass(slots=True)
class TreasureLost(Event):
    """No agreement: the tokens leave the game (D7)."""

    fighters: list[int]
    treasure: Named


@dataclass(slots=True)
class TreasureDivided(Event):
    """Divide and choose: the weakest has made the shares."""

    seat: int
    shares: list[Named]


@dataclass(slots=True)
class ShareChosen(Event):
    seat: int
    share: int


@dataclass(slots=True)
class ShareTaken(Event):
    seat: int
    treasure: Named


# -- thefts --------------------------------------------------------------------


@dataclass(slots=True)
class TheftTried(Event):
    seat: int
    victim: int


@dataclass(slots=True)
class NothingToSteal(Event):
    """Nobody else in the fight owns a token."""

    seat: int


@dataclass(slots=True)
class StashSeen(Event):
    """Only for the thief whose wizard helped (D10)."""

    seat: int
    victim: int
    treasure: Named


@dataclass(slots=True)
class TokenStolen(Event):
    seat: int
    victim: int


@dataclass(slots=True)
class TokenRecognised(Event):
    """Which token it was: only for the two of them."""

    seat: int
    victim: int
    token: Token


# -- Magic Objects -------------------------------------------------------------


@dataclass(slots=True)
class ObjectsDrawn(Event):
    seat: int
    n: int


@dataclass(slots=True)
class ObjectsSeen(Event):
    """Only for the seat that drew them."""

    seat: int
    objects: list[str]


@dataclass(slots=True)
class ObjectsReshuffled(Event):
    """The used Magic Objects are a new deck."""


@dataclass(slots=True)
class ObjectUsed(Event):
    seat: int
    object: str


@dataclass(slots=True)
class DragonsSwapped(Event):
    spots: list[int]


@dataclass(slots=True)
class SharesSwapped(Event):
    seats: list[int]


@dataclass(slots=True)
class HandWatched(Event):
    """The Invisible Hand: which dragon it reaches for, and which ones the others watch."""

    seat: int
    spot: int
    watchers: list[int]
    spots: list[int]
    caught: bool


# -- the Market ----------------------------------------------------------------


@dataclass(slots=True)
class MarketOpened(Event):
    seconds: int | None
    steps: int | None


@dataclass(slots=True)
class Offered(Event):
    """An offer that replaces the seat's earlier one; without a receiver it is open to anybody."""

    seat: int
    number: int
    receiver: int | None
    give: Named
    want: Named


@dataclass(slots=True)
class OfferTakenBack(Event):
    seat: int


@dataclass(slots=True)
class Traded(Event):
    """The seat that made the offer gives, the other accepts; all offers of both are withdrawn."""

    seat: int
    other: int
    give: Named
    want: Named


@dataclass(slots=True)
class SaidDone(Event):
    seat: int


@dataclass(slots=True)
class MarketClosed(Event):
    pass


# -- the end -------------------------------------------------------------------


@dataclass(slots=True)
class BagEmptied(Event):
    """The last token has left the bag: dragons are not replaced any more (D15)."""


@dataclass(slots=True)
class StashesRevealed(Event):
    stashes: list[Named]
    points: list[int]
    winners: list[int]
