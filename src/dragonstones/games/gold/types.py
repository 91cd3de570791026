"""What a table of Dragon's Gold looks like to its players, field by field."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from dragonstones.engine.types import Asked, AskedChoice, Result

Rules = Literal["basic", "advanced"]
Token = Literal[
    "silver",
    "gold",
    "red",
    "sapphire",
    "emerald",
    "amethyst",
    "amber",
    "diamond",
    "black-diamond",
]
#: How many tokens of each kind, without zeros.
Named = dict[str, int]


class Options(TypedDict):
    rules: Rules
    #: Negotiation, or the strategic variant.
    split: Literal["negotiation", "divide"]
    #: Whether the table shows what everybody was seen to take.
    counter: bool
    #: Seconds for a negotiation and for the Market; None: each player has a number of steps.
    timer: int | None
    steps: int
    market: bool
    #: How many dragons there are, those in the row included.
    dragons: int
    #: Which Magic Objects there are.
    objects: list[str] | Literal["all"]
    #: How many gems of a colour a majority needs to score.
    gems: int


# -- the table -----------------------------------------------------------------


#: Where the game is. A killed dragon's treasure comes to light (treasure), is negotiated or
#: divided, the shares are settled (shares), and thieves act (theft).
FightPhase = Literal["treasure", "division", "shares", "theft"]
Phase = FightPhase | Literal["turn", "negotiation", "market", "over"]


class SeatView(TypedDict):
    #: Adventurers at home, face up and face down.
    up: list[str]
    down: list[str]
    #: How many tokens are behind the screen, and how many Magic Objects the seat holds.
    tokens: int
    objects: int
    #: What everybody saw the seat take, if the table counts that.
    seen: Named | None
    #: Secrets of the seat: present for the viewer's own seat, or for every seat in an open replay.
    stash: NotRequired[Named]
    held: NotRequired[list[str]]


class AttackerView(TypedDict):
    seat: int
    adventurer: str
    #: With a Dragonbane Sword, if one was used.
    strength: int


class SpotView(TypedDict):
    """A dragon in the row."""

    id: str
    strength: int
    attack: int
    hidden: int
    treasure: Named
    attackers: list[AttackerView]


class ObjectsView(TypedDict):
    deck: int
    discards: list[str]


class FightView(TypedDict):
    #: The place of the dead dragon in the row.
    dragon: int
    fighters: list[int]
    #: Divide and choose: the shares, and which of them each fighter has chosen.
    divided: list[Named]
    chosen: list[int | None]
    #: Settled, but not taken yet.
    shares: list[Named] | None
    #: Thief and victim.
    theft: list[int] | None


class TimerView(TypedDict):
    """A clock, or a number of steps for each seat that takes part."""

    seconds: int | None
    steps: int | None
    steps_left: list[int] | None


class ProposalView(TypedDict):
    seat: int
    number: int
    shares: list[Named]


class NegotiationView(TimerView):
    fighters: list[int]
    treasure: Named
    proposals: list[ProposalView]
    #: The number of the proposal that each fighter has accepted, if any.
    accepted: list[int | None]


class OfferView(TypedDict):
    seat: int
    number: int
    #: None: to everybody.
    receiver: int | None
    give: Named
    want: Named


class MarketView(TimerView):
    offers: list[OfferView]
    #: The seats that are done.
    done: list[int]


class ScoringView(TypedDict):
    """What counts at the end, by the rules of this table and with this many players."""

    #: The points of one token by itself.
    tokens: dict[str, int]
    #: The points for the most gems of a colour, and for a set of one of each colour.
    most: int
    sets: int
    #: How many gems of a colour a majority needs to score.
    gems: int


class TableView(TypedDict):
    phase: Phase
    options: Options
    #: The strength of each adventurer.
    strengths: dict[str, int]
    scoring: ScoringView
    turn: int
    active: int
    seats: list[SeatView]
    #: The row; None: an empty place.
    dragons: list[SpotView | None]
    pile: int
    #: How many dragons can still be killed: none are added once the bag is empty.
    left: int
    bag: int
    lost: Named
    objects: ObjectsView
    fight: FightView | None
    negotiation: NegotiationView | None
    market: MarketView | None


# -- the end, and what things are worth before it ------------------------------------


class ScoreSheet(TypedDict):
    """Where the points of a seat came from."""

    tokens: Named
    #: The points of each kind of token, of the sets, and of each majority.
    lines: dict[str, int]
    cursed: bool
    total: int


class GameResult(Result):
    turns: int
    sheets: list[ScoreSheet]


#: How a seat stands in a colour: sure (nobody can catch up), or against what others were seen to
#: take; unknown if nobody counts that.
GemPlace = Literal["sure", "ahead", "level", "behind", "unknown", "cursed"]


class GemStep(TypedDict):
    """From this many more gems on, the place of the seat and its points for a majority."""

    more: int
    place: GemPlace
    points: int


class SetStep(TypedDict):
    """The points for all sets, once the seat has these gems as well."""

    needs: Named
    points: int


class WorthData(TypedDict):
    """Enough to add up the worth of any share without knowing how points are counted."""

    #: The points of one token by itself.
    tokens: dict[str, int]
    gems: dict[str, list[GemStep]]
    #: In order; the last one whose gems are in the share counts.
    sets: list[SetStep]
    #: With this token in a share, gems and sets score nothing.
    curse: Literal["black-diamond"] | None


# -- answers that are not one word or number ---------------------------------------


class Placing(TypedDict):
    place: str
    #: Its place in the row.
    dragon: int
    sword: NotRequired[Literal[True]]


class UseSwapPowder(TypedDict):
    use: Literal["swap-powder"]
    dragons: list[int]


class UseInvisibleHand(TypedDict):
    use: Literal["invisible-hand"]


class UseHornOfRecall(TypedDict):
    use: Literal["horn-of-recall"]
    adventurer: str


class UseScrollOfBanishment(TypedDict):
    use: Literal["scroll-of-banishment"]
    seat: int
    adventurer: str


class UseCrystalBall(TypedDict):
    use: Literal["crystal-ball"]
    dragon: int


class UseWandOfAwakening(TypedDict):
    use: Literal["wand-of-awakening"]


class UseHourglass(TypedDict):
    use: Literal["hourglass"]


class UseRingOfConfusion(TypedDict):
    use: Literal["ring-of-confusion"]
    seats: list[int]


class UseAtOnce(TypedDict):
    """A Magic Object that leaves nothing to choose."""

    use: Literal["horn-of-plenty", "amulet-of-warding", "stone-of-misdirection"]


TurnAnswer = (
    Literal["pass"]
    | Placing
    | UseSwapPowder
    | UseInvisibleHand
    | UseHornOfRecall
    | UseScrollOfBanishment
    | UseCrystalBall
    | UseWandOfAwakening
)
ObjectAnswer = Literal[False] | UseRingOfConfusion | UseAtOnce


class Propose(TypedDict):
    #: For each fighter.
    propose: list[Named]


class Accept(TypedDict):
    #: The number of a proposal, or of an offer.
    accept: int


class OfferTerms(TypedDict):
    #: None: to everybody.
    receiver: int | None
    give: Named
    want: Named


class MakeOffer(TypedDict):
    offer: OfferTerms


NegotiateAnswer = Literal["wait", "take-back"] | Propose | Accept | UseHourglass
TradeAnswer = Literal["wait", "take-back", "done"] | MakeOffer | Accept


# -- decisions -------------------------------------------------------------------


class NegotiateDetails(NegotiationView):
    #: Whether the seat can use an Hourglass now.
    hourglass: bool


class NegotiateData(Asked[Literal["negotiate"], NegotiateAnswer], NegotiateDetails):
    """Asked again and again until all fighters have accepted the same proposal."""


class TradeDetails(MarketView):
    #: The seat's own tokens.
    stash: Named


class TradeData(Asked[Literal["trade"], TradeAnswer], TradeDetails):
    """Asked again and again until the Market closes."""


class DivideDetails(TypedDict):
    #: How many shares to make.
    n: int
    treasure: Named


class DivideData(Asked[Literal["divide"], list[Named]], DivideDetails):
    """The shares, from which all others choose before the divider."""


class ShareData(AskedChoice[Literal["share"], int]):
    """The number of a share."""

    shares: list[Named]


class WatchData(AskedChoice[Literal["watch"], int]):
    """The dragon to watch while the Invisible Hand reaches for one."""

    thief: int


class TakeTwoData(AskedChoice[Literal["take-two"], Named]):
    spot: int


class TokenData(AskedChoice[Literal["token"], Token]):
    """Which token of a stash is stolen."""

    victim: int
    #: The stash.
    treasure: Named


class UseObjectData(AskedChoice[Literal["use-object"], ObjectAnswer]):
    """Which Magic Object to use now, if any; in secret."""

    window: Literal["completed", "agreed", "robbed"]
    thief: NotRequired[int]


TurnData = AskedChoice[Literal["turn"], TurnAnswer]
GoHomeData = AskedChoice[Literal["go-home"], str]
RobData = AskedChoice[Literal["rob"], int]
#: The dragon for which the Invisible Hand reaches.
ReachData = AskedChoice[Literal["reach"], int]

Decision = (
    TurnData
    | GoHomeData
    | NegotiateData
    | DivideData
    | ShareData
    | RobData
    | TokenData
    | UseObjectData
    | ReachData
    | WatchData
    | TakeTwoData
    | TradeData
)
