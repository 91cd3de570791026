"""What kept cards do, and when.

A move belongs to some windows. A card that is used once is offered to its holder in secret and
discarded for all to see; one that is kept for good acts by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from dragonstones.engine.decisions import Choice, Flow, SecretChoice
from dragonstones.games.fist.effects.base import Appraiser, Effect, Phrase, effect_from_data
from dragonstones.games.fist.effects.fields import (
    NEEDED,
    BadCard,
    Block,
    Field,
    Number,
    OneOf,
    Path,
    having,
)
from dragonstones.games.fist.events import (
    BidChanged,
    BidRaised,
    BidsTakenBack,
    Doubled,
    PixiePaid,
    PowerStopped,
    RodeDragon,
    Used,
)
from dragonstones.games.fist.goods import FAIRY, SILVER
from dragonstones.games.fist.table import Table
from dragonstones.games.fist.types import ChangeBid
from dragonstones.games.fist.windows import (
    BEFORE_BIDS,
    BEFORE_PAYING,
    BEFORE_POWER,
    CARD_SHOWN,
    COUNTED,
    NO_BIDS,
    OTHERS_POWER,
    REVEALED,
    SILVER_TIED,
    TIED,
    offer,
)

if TYPE_CHECKING:
    from dragonstones.games.fist.auction import Auction
    from dragonstones.games.fist.character import Character


def use(table: Table, me: int, card: Character) -> Flow:
    """Whether a kept card acts: one for a single use is offered, and discarded if used."""
    if card.is_permanent:
        return True
    if not (yield from offer(table, me, card.id)):
        return False
    table.discard_held(me, card.id)
    table.tell(Used, me, card.id)
    return True


class Move:
    """What a kept card does in a window."""

    verb: ClassVar[str]
    fields: ClassVar[Mapping[str, Field]] = having()
    #: The windows in which it can be done.
    windows: ClassVar[tuple[str, ...]]
    #: It cannot be repeated for ever, so that only a card for a single use may have it.
    once: ClassVar[bool] = False

    def __init__(self, path: Path | None = None, /, **values: Any) -> None:
        """`path`: where it is in a card that is being read."""
        path = (self.verb,) if path is None else path
        for name, field in self.fields.items():
            value = values.get(name, field.default)
            if value is NEEDED:
                raise BadCard("effect-missing", path, field=name)
            inner = path if len(self.fields) == 1 else (*path, name)
            setattr(self, name, value if value is field.default else field.check(value, inner))

    def react(self, card: Character, window: str, table: Table, me: int, about: Any) -> Flow:
        """Act in a window that has opened; any outcome but None closes it."""
        raise NotImplementedError
        yield

    def phrase(self) -> Phrase:
        return Phrase(f"move-{self.verb}", {})

    def worth(self, eyes: Appraiser, card: str) -> float:
        """What having the card that does it is worth."""
        return 2.5

    def value(self) -> Any:
        values = {name: (field, getattr(self, name)) for name, field in self.fields.items()}
        if len(values) == 1:
            [(field, value)] = values.values()
            return field.data(value)
        return {n: f.data(v) for n, (f, v) in values.items() if v != f.default} or True

    def data(self) -> dict[str, Any]:
        return {self.verb: self.value()}

    def inside(self) -> list[Effect]:
        fields = self.fields.items()
        return [block for name, f in fields for _, block in f.blocks(getattr(self, name))]


class Win(Move):
    """Its holder wins the auction: a tie in gold, a tie in silver, or without any bid."""

    verb = "win"
    windows = (TIED, SILVER_TIED, NO_BIDS)

    def react(self, card: Character, window: str, table: Table, me: int, about: Auction) -> Flow:
        if window == TIED and about.stage.id not in ("gold", "common"):
            return None
        if window == SILVER_TIED and about.character.lowest:  # nobody wants to win that
            return None
        return me if (yield from use(table, me, card)) else None

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 3.0


class Again(Move):
    """All bids are taken back and made again."""

    verb = "again"
    windows = (REVEALED,)
    once = True

    def react(self, card: Character, window: str, table: Table, me: int, about: Auction) -> Flow:
        if (yield from use(table, me, card)):
            table.tell(BidsTakenBack, about.card)
            return True
        return None

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 2.0


class InSilver(Move):
    """The card is auctioned for silver, unless Common Gold or stones are bid for it."""

    verb = "in-silver"
    windows = (CARD_SHOWN,)
    once = True

    def react(self, card: Character, window: str, table: Table, me: int, about: Auction) -> Flow:
        auction = about
        if auction.character.bids == "gold" and (yield from use(table, me, card)):
            auction.stage = table.edition.stages["silver"]
            auction.in_silver = True
            return True
        return None


class TwoFists(Move):
    """Two fists, one of which will be opened; the card is discarded when the bids stand."""

    verb = "two-fists"
    windows = (BEFORE_BIDS,)
    once = True

    def react(self, card: Character, window: str, table: Table, me: int, about: Auction) -> Flow:
        can = me in about.bidders and me not in about.announced
        if can and (yield from offer(table, me, card.id)):
            about.announced[me] = card.id
            table.tell(Used, me, card.id)


class Count(Move):
    """The holder's bid of one coin or more counts for more."""

    verb = "count"
    fields = having(
        more=Number(high=9, default=1),
        bids=OneOf("dragons", "all", default="all"),
    )
    windows = (COUNTED,)
    more: int
    bids: str

    def react(self, card: Character, window: str, table: Table, me: int, about: Auction) -> Flow:
        auction, dragons = about, self.bids == "dragons"
        if dragons and not auction.character.is_dragon:
            return
        fits = auction.stage.id != "stones" and auction.has_bid(me)
        if fits and (card.is_permanent or (yield from use(table, me, card))):
            auction.values[me] += self.more
            if dragons:
                table.tell(RodeDragon, me, auction.values[me])
            else:
                table.tell(BidRaised, me, card.id, auction.values[me])

    def phrase(self) -> Phrase:
        return Phrase(f"move-count-{self.bids}", {"n": self.more})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 2.0 * self.more if self.bids == "dragons" else 3.0 * self.more


class Change(Move):
    """Coins are added to an open fist, or taken out, before it is paid."""

    verb = "change-bid"
    fields = having(
        how=OneOf("add", "take-back", "take-out", default="add"),
        most=Number(high=3, default=1),
    )
    windows = (REVEALED,)
    how: ChangeBid
    most: int

    def react(self, card: Character, window: str, table: Table, me: int, about: Auction) -> Flow:
        auction, changes = about, partial(self.changes, me=me)
        if auction.announced.get(me) == card.id:  # already in use, and discarded for that
            return
        if not self.can(auction, me) or not (yield from use(table, me, card)):
            return
        for _ in range(self.most):
            if not self.can(auction, me):
                break
            change = yield SecretChoice(
                me, "change-bid", table, changes, card=auction.card, what=card.id, how=self.how
            )
            if change == "stop":
                break
            seat, coin = change["seat"], change["coin"]
            auction.change(seat, coin, 1 if self.how == "add" else -1)
            table.tell(BidChanged, me, seat, card.id, self.how, coin, auction.values[seat])

    def can(self, auction: Auction, me: int) -> bool:
        """Whether it can act, as far as everybody can see: a seat that may add a coin is asked even
        if it has none."""
        if auction.stage.id == "stones":
            return False
        return me in auction.fists if self.how == "add" else bool(self.in_fists(auction, me))

    def changes(self, table: Table, me: int) -> list[Any]:
        auction = table.auction
        assert auction is not None
        if self.how != "add":
            return ["stop", *self.in_fists(auction, me)]
        fist, screen, stage = auction.fists[me], table.seats[me].screen, auction.stage
        left = [c for c, place in stage.kinds if screen[place] > fist.get(c, 0)]
        return ["stop", *({"seat": me, "coin": coin} for coin in left if coin in stage.money)]

    def in_fists(self, auction: Auction, me: int) -> list[Any]:
        """The coins in the player's own fist, or in those of the others; no Magic coins."""
        return [
            {"seat": seat, "coin": coin}
            for seat, fist in auction.fists.items()
            if (seat == me) is (self.how == "take-back")
            for coin in fist
            if coin in auction.stage.money
        ]

    def phrase(self) -> Phrase:
        return Phrase(f"move-change-bid-{self.how}", {"n": self.most})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 1.0 if self.how == "take-back" else 2.0 + 0.5 * self.most


class Repeat(Move):
    """The power that its holder is about to use is used once more."""

    verb = "repeat"
    windows = (BEFORE_POWER,)
    once = True

    def react(self, card: Character, window: str, table: Table, me: int, about: Character) -> Flow:
        if not table.edition.can_double(about):
            return 0
        if not (yield Choice(me, "double", [False, True], card=about.id, what=card.id)):
            return 0
        table.discard_held(me, card.id)
        table.tell(Doubled, me, about.id)
        return 1


class Stop(Move):
    """The power that another player is about to use does nothing."""

    verb = "stop"
    windows = (OTHERS_POWER,)
    once = True

    def react(
        self, card: Character, window: str, table: Table, me: int, about: tuple[int, Character]
    ) -> Flow:
        user, character = about
        if me != user and (yield from use(table, me, card)):
            table.tell(PowerStopped, user, character.id)
            return True
        return None


class BringBack(Move):
    """Spent Fairy Gold comes back, for one Common Silver each, before a bid or a payment."""

    verb = "bring-back"
    windows = (BEFORE_BIDS, BEFORE_PAYING)

    def react(self, card: Character, window: str, table: Table, me: int, about: Any) -> Flow:
        mine = me == about if isinstance(about, int) else me in about.bidders
        if not mine:
            return
        seat = table.seats[me]
        # Silver is hidden, so a player without any is asked as well.
        if seat.front if table.edition.discreet else fairy_to_bring_back(table, me):
            n = yield from offer(table, me, card.id, fairy_to_bring_back, again=card.is_permanent)
            if n:
                table.to_bank(me, SILVER, n)
                seat.front -= n
                table.to_screen(me, FAIRY, n)
                if not card.is_permanent:
                    table.discard_held(me, card.id)
                table.tell(PixiePaid, me, n)

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 3.0


def fairy_to_bring_back(table: Table, me: int) -> list[int]:
    """The numbers of spent Fairy Gold, from 1, that the player's silver can bring back."""
    seat = table.seats[me]
    return list(range(1, min(seat.front, seat.screen[SILVER]) + 1))


class Do(Move):
    """An effect, as in a power; but no score may change in the middle of an auction."""

    verb = "do"
    fields = having(effect=Block())
    windows = (CARD_SHOWN, BEFORE_BIDS, NO_BIDS, TIED, SILVER_TIED, OTHERS_POWER)
    effect: Effect

    def react(self, card: Character, window: str, table: Table, me: int, about: Any) -> Flow:
        if isinstance(about, tuple) and about[0] == me:
            return  # it acts on the powers of others only
        # Where stones are hidden, not asking would say something about them.
        possible = self.effect.possible(table, me) or table.hides_stones(me)
        if not possible or not (yield from use(table, me, card)):
            return
        before, table.playing = table.playing, card
        if self.effect.asks:
            yield from self.effect.run(table, me)
        else:
            self.effect.apply(table, me)
        table.playing = before

    def phrase(self) -> Phrase:
        return self.effect.phrase()

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 0.7 * max(0.0, self.effect.worth(eyes, card))

    def data(self) -> dict[str, Any]:
        return self.effect.data()


#: Every move of the language, by its verb; any other verb is an effect, for `Do`.
MOVES: dict[str, type[Move]] = {
    move.verb: move
    for move in (Win, Again, InSilver, TwoFists, Count, Change, Repeat, Stop, BringBack)
}
#: The windows of cards as data, in the order of an auction.
WINDOWS = (
    CARD_SHOWN,
    BEFORE_BIDS,
    REVEALED,
    COUNTED,
    NO_BIDS,
    TIED,
    SILVER_TIED,
    OTHERS_POWER,
    BEFORE_POWER,
    BEFORE_PAYING,
)


def move_from_data(data: Any, path: Path) -> Move:
    """The move with this `data()`."""
    if not isinstance(data, dict) or len(data) != 1:
        raise BadCard("effect-shape", path, found=data)
    [(verb, value)] = data.items()
    if verb not in MOVES:
        return Do(effect=effect_from_data(data, path))
    cls, path = MOVES[verb], (*path, verb)
    if len(cls.fields) == 1:
        value = {next(iter(cls.fields)): value}
    elif value is True:
        value = {}
    elif not isinstance(value, dict) or not cls.fields:
        raise BadCard("effect-shape", path, found=value)
    for name in value:
        if name not in cls.fields:
            raise BadCard("effect-field", path, field=name, known=list(cls.fields))
    return cls(path, **value)
