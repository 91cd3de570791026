"""Windows: the moments of an auction in which kept cards and Magic coins may act.

Nobody learns who is asked: the others see only that the match waits.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

from dragonstones.engine.decisions import Flow, Request, SecretChoice
from dragonstones.games.fist.events import BlueCoinAdded
from dragonstones.games.fist.goods import MAGIC_BLUE

if TYPE_CHECKING:
    from dragonstones.games.fist.auction import Auction
    from dragonstones.games.fist.table import Table

# The windows in which kept cards act, in the order of an auction.
CARD_SHOWN = "card-shown"
BEFORE_BIDS = "before-bids"
REVEALED = "revealed"
#: The fists are paid and not cursed, and their worth is counted.
COUNTED = "counted"
NO_BIDS = "no-bids"
TIED = "tied"
SILVER_TIED = "silver-tied"
#: A player is about to use a character's power: for the cards of the others.
OTHERS_POWER = "others-power"
#: The same for that player's own cards; the outcome is how many more times the power is used.
BEFORE_POWER = "before-power"
#: A player is about to pay coins for a power.
BEFORE_PAYING = "before-paying"

#: The ways in which a player can use what is offered.
Uses = Callable[["Table", int], list[Any]]


class Offer(SecretChoice):
    """May you use this now? Only the asked seat knows that it is asked."""

    __slots__ = ()
    public = False

    def __init__(self, seat: int, what: str, table: Table, uses: Uses, again: bool) -> None:
        def answers(table: Table) -> list[Any]:
            ways = uses(table, seat)
            if table.court is None:
                return [False, *ways]
            return [False, *ways, *(["always"] if ways and again else []), "never"]

        super().__init__(seat, "use", table, answers, what=what)


def open_window(
    table: Table, window: str, about: Any
) -> Generator[Request, Any, tuple[Any, str | None]]:
    """Ask the kept cards that act in this window, clockwise, until one has an outcome; returns the
    outcome and the card."""
    if window not in table.windows:
        return None, None
    for seat in table.clockwise():
        for kept in dict.fromkeys(seat.held):
            reaction = table.edition.characters[kept].windows.get(window)
            if reaction is not None:
                outcome = yield from reaction(table, seat.number, about)
                if outcome is not None:
                    return outcome, kept
    return None, None


def once(table: Table, me: int) -> list[Any]:
    """The only way to use it."""
    return [True]


def offer(
    table: Table, me: int, what: str, uses: Uses = once, again: bool = False
) -> Generator[Request, Any, Any]:
    """Ask a player in secret whether, or how, to use a card or a coin; False: not now.

    "Never" means: no, and do not ask me again this turn. "Always", for what can be used repeatedly,
    means: as much as possible, now and every time this turn. Both need a court to remember them.
    """
    court = table.court
    if court is None:
        return (yield Offer(me, what, table, uses, again))
    if (me, what) in court.standing:
        return False
    answer: Any = "always"
    if (me, what) not in court.always:
        answer = yield Offer(me, what, table, uses, again)
    if answer == "never":
        court.standing |= {(me, what)}
        return False
    if answer == "always":
        court.always |= {(me, what)}
        return (uses(table, me) or [False])[-1]
    return answer


def blue_coin(table: Table, me: int) -> list[Any]:
    return [True] if table.seats[me].screen[MAGIC_BLUE] else []


def add_blue_coins(table: Table, auction: Auction) -> Flow:
    """Blue coins may be added to bids of one coin or more, until nobody adds one."""
    if not auction.stage.has_magic:
        return
    added = True
    while added:
        added = False
        for seat in table.clockwise():
            me = seat.number
            can = table.may_have(me, MAGIC_BLUE) and auction.has_bid(me)
            if can and (yield from offer(table, me, "magic-blue", blue_coin)):
                table.to_bank(me, MAGIC_BLUE, 1)
                auction.values[me] += 1
                table.tell(BlueCoinAdded, me, auction.values[me])
                added = True
