"""What a table of Fist of Dragonstones looks like to its players, field by field."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from dragonstones.engine.types import Asked, AskedChoice, Result

Coin = Literal[
    "fairy",
    "common",
    "black",
    "amulet",
    "magic-purple",
    "silver",
    "fairy-silver",
    "magic-blue",
]
#: How a kept card changes an open bid: a coin is added to the seat's own bid or taken back from it,
#: or taken out of somebody else's.
ChangeBid = Literal["add", "take-back", "take-out"]
Stone = Literal["red", "yellow", "blue", "white"]
#: What is bid: gold, Common Gold only, silver or stones.
StageId = Literal["gold", "common", "silver", "stones"]
Hand = Literal["left", "right"]
#: Coins or stones, how many of each kind.
Counts = dict[str, int]
#: Why somebody gets a card: the highest bid, the second highest (after a purple coin), the lowest
#: (which some cards go to), a kept card, or the King's Favor.
How = Literal["highest", "second", "lowest", "kept", "favor"]
#: Why nobody gets it: the silver is tied as well; nobody bid silver; a purple coin was bid, and no
#: bid is second; or the lowest bids are tied in silver as well, and share the card.
WhyNobody = Literal["tied", "no-silver", "no-second", "shared"]
#: Why a seat gets the King's Favor: it has the fewest points; it won the last auction of the turn,
#: or bid most for its card, which was cursed; or it was the last to win a card in the first turn.
WhyFavor = Literal["fewest", "last", "cursed", "latest"]


class Counted(TypedDict):
    """A bid, as it counts in the end."""

    seat: int
    value: int
    #: How many coins more in this fist would have won alone; 0 for the highest bid.
    short: int


# -- the table -----------------------------------------------------------------


class SeatView(TypedDict):
    points: int
    #: None: hidden, by the Elf.
    stones: Counts | None
    #: Spent Fairy coins, which come back at the end of the turn. None: hidden, by a house rule.
    front: Counts | None
    #: Kept cards.
    held: list[str]
    #: The coins behind the screen, if everybody saw every one of them come and go. None: nobody can
    #: count them all, or a house rule hides what was spent.
    seen: Counts | None
    #: The coins behind the screen: of the viewer's own seat, or of every seat in an open replay.
    screen: NotRequired[Counts]


class BankView(TypedDict):
    coins: Counts
    stones: Counts


class AuctionView(TypedDict):
    card: str
    #: The character whose power is being used.
    playing: str | None
    stage: StageId
    #: The bidders of this stage; their fists and what these are worth, once open. None: an
    #: Illusionist has not opened a fist yet.
    bidders: list[int]
    fists: list[Counts | None]
    values: list[int | None]
    #: Everybody's fist of the first stage, once open.
    gold_fists: list[Counts]


class CardsView(TypedDict):
    """The cards, some of which may be hidden in the Tavern Edition."""

    #: The cards still to come: everybody knows which, nobody knows their order.
    to_come: list[str]
    discards: list[str]


class TavernView(CardsView):
    """The fields that only a table of the Tavern Edition has."""

    #: The seat that has the King's Favor.
    favor: NotRequired[int | None]
    #: The seat from which reactions go clockwise.
    first: NotRequired[int]
    #: How many cards lie face down among those to come.
    to_come_secret: NotRequired[int]
    #: The cards to come in their order, for the seat that has seen them.
    order: NotRequired[list[str] | None]
    discards_unseen: NotRequired[int]
    #: The cards and coins about which the seat does not want to be asked again this turn.
    not_asked: NotRequired[list[str]]
    #: Those that the seat always uses this turn.
    always: NotRequired[list[str]]


#: Where the game is: closed fists (bids, or silver in a tie-break), open ones (fists), a card for
#: which nobody has bid, the winner's power, or the choice of specials between two turns.
Phase = Literal["bids", "silver", "fists", "no-bids", "power", "specials", "over"]


class TableView(TavernView):
    phase: Phase
    turn: int
    #: How many points win.
    goal: int
    seats: list[SeatView]
    bank: BankView
    auction: AuctionView | None
    used: list[str]
    deck: int
    #: Stones drawn from the bag that lie on the table.
    drawn: Counts
    winner: int | None
    #: What was chosen before the match; absent if there are only defaults.
    options: NotRequired[Options]


class HomeMadeCard(TypedDict):
    """A card in the language of cards, and how many copies are in the box."""

    card: dict[str, Any]
    copies: int
    #: One copy lies on top of the specials: it comes up in the first turn.
    first: NotRequired[bool]
    #: It is on trial: in each later turn the first seat says whether it comes up again.
    again: NotRequired[bool]


class Options(TypedDict):
    """What is chosen before a match; what is left out is by the book."""

    #: How many points win.
    points: NotRequired[int]
    #: What everybody begins with.
    fairy: NotRequired[int]
    common: NotRequired[int]
    silver: NotRequired[int]
    stones: NotRequired[int]
    #: Fairy Gold does not come back: how much new gold everybody takes after every turn.
    new_fairy: NotRequired[int | None]
    #: Whether everybody can see spent Fairy Gold.
    spent: NotRequired[Literal["shown", "hidden"]]
    #: Specials per turn.
    specials: NotRequired[int]
    witches: NotRequired[int]
    #: The specials in the deck.
    deck: NotRequired[list[str] | Literal["all"]]
    home_made: NotRequired[list[HomeMadeCard]]


class GameResult(Result):
    turns: int


# -- what things are worth to a seat -------------------------------------------------


class SetWorth(TypedDict):
    """What a card of this turn gives for stones."""

    card: str
    points: int
    #: `stones`: any; `alike`: of one colour; `each`: some of every colour; `all`: all of them.
    way: str
    n: int
    #: Whether the seat can pay now.
    has: bool


class WorthData(TypedDict):
    #: For the card that is up for auction and those to come.
    sets: list[SetWorth]


# -- answers that are not one word or number ---------------------------------------


class TwoFists(TypedDict):
    left: Counts
    right: Counts


class Deal(TypedDict):
    """A stone, and the coin to pay it with."""

    stone: Stone
    coin: Coin


class GiveCoin(TypedDict):
    coin: Coin


class BidCoin(TypedDict):
    """A coin in the open fist of a seat."""

    seat: int
    coin: Coin


class GiveStone(TypedDict):
    stone: Stone


class KeptCard(TypedDict):
    """A card that lies in front of a seat."""

    seat: int
    card: str


#: An answer that stays secret until all have answered: a fist.
SealedAnswer = Counts | TwoFists


# -- decisions -------------------------------------------------------------------


class BidDetails(TypedDict):
    stage: StageId
    #: How many of each kind are behind the screen.
    limits: Counts
    #: What Magic coins count in a fist; all other coins count one.
    counts: NotRequired[dict[str, int | Literal["double"]]]


class BidData(Asked[Literal["bid"], Counts], BidDetails):
    """A closed fist."""


class TwoFistsData(Asked[Literal["two-fists"], TwoFists], BidDetails):
    """The Illusionist's bid."""


class OpenFistData(AskedChoice[Literal["open-fist"], Hand]):
    """Which fist an Illusionist opens."""

    left: Counts
    right: Counts


class ClaimData(AskedChoice[Literal["claim"], Literal["decline", "fairy", "common"]]):
    """The King's Favor: one Gold for a card for which nobody has bid."""

    card: str


class UseData(AskedChoice[Literal["use"], bool | int | Literal["always", "never"]]):
    """Whether, or how often, to use a kept card or a coin now; in secret."""

    what: str


class ChangeBidData(AskedChoice[Literal["change-bid"], BidCoin | Literal["stop"]]):
    """Which coin to add to an open bid, or to take out of one; `what`: the kept card."""

    card: str
    what: str
    how: ChangeBid


class VictimData(AskedChoice[Literal["victim"], int]):
    card: str


class LootData(AskedChoice[Literal["loot"], Stone]):
    card: str
    victim: int
    #: How many stones of each colour the victim has: an Elf hides them from everybody else.
    stones: Counts


class GiveData(AskedChoice[Literal["give"], GiveCoin | GiveStone]):
    receiver: int


class ColourData(AskedChoice[Literal["colour"], Stone]):
    card: str


class DrawData(AskedChoice[Literal["draw"], Literal["stop", "draw"]]):
    colour: Stone


class GoesWithoutData(AskedChoice[Literal["goes-without"], int]):
    colour: Stone


class EitherData(AskedChoice[Literal["either"], Literal["first", "second"]]):
    card: str
    #: Which block of the card asks, if not the whole power.
    block: NotRequired[int]


class MayData(AskedChoice[Literal["may"], bool]):
    card: str
    block: NotRequired[int]


class PlayerData(AskedChoice[Literal["player"], int]):
    card: str


class NeighbourData(AskedChoice[Literal["neighbour"], int]):
    card: str


class PayCoinsData(AskedChoice[Literal["pay-coins"], Literal["decline", "pay"]]):
    card: str
    coins: Counts


class BuyData(AskedChoice[Literal["buy"], Deal | Literal["stop"]]):
    #: What one stone costs, in each of the coins.
    prices: Counts


class AgainData(AskedChoice[Literal["again"], bool]):
    """Whether a card on trial comes up in this turn, too; if not, its trial is over."""

    card: str


class DoubleData(AskedChoice[Literal["double"], bool]):
    card: str
    #: The kept card that doubles it.
    what: str


class GhostData(AskedChoice[Literal["ghost"], str]):
    """Which used card is played."""

    card: str


class ImpData(AskedChoice[Literal["imp"], str]):
    """Which card to come is played; or "decline"."""

    card: str


DiscardSpecialData = AskedChoice[Literal["discard-special"], str]
PassFavorData = AskedChoice[Literal["pass-favor"], int]
KeptCardData = AskedChoice[Literal["kept-card"], KeptCard]
OwnKeptCardData = AskedChoice[Literal["own-kept-card"], str]
DigData = AskedChoice[Literal["dig"], bool]
NecromancerData = AskedChoice[Literal["necromancer"], Literal["decline", "pay"]]
StoneData = AskedChoice[Literal["stone"], Stone]
PayData = AskedChoice[Literal["pay"], Counts | Literal["decline"]]
ReceiverData = AskedChoice[Literal["receiver"], int]

Decision = (
    BidData
    | TwoFistsData
    | OpenFistData
    | DiscardSpecialData
    | ClaimData
    | PassFavorData
    | UseData
    | ChangeBidData
    | VictimData
    | LootData
    | GiveData
    | ColourData
    | DrawData
    | GoesWithoutData
    | EitherData
    | MayData
    | PlayerData
    | PayCoinsData
    | AgainData
    | DoubleData
    | GhostData
    | ImpData
    | KeptCardData
    | OwnKeptCardData
    | DigData
    | NecromancerData
    | NeighbourData
    | StoneData
    | BuyData
    | PayData
    | ReceiverData
)
