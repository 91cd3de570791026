"""The King's Favor: who chooses the specials, and what happens when nobody bids (Tavern)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import partial
from typing import TYPE_CHECKING, Any

from dragonstones.engine.chance import Chance
from dragonstones.engine.decisions import Request, SecretChoice, choose
from dragonstones.games.fist.auction import won_by_kept_card
from dragonstones.games.fist.court import Court
from dragonstones.games.fist.events import (
    Cursed,
    FairyTakenBack,
    FavorClaimed,
    FavorPaid,
    FavorPassed,
    NoBids,
    OrderSeen,
    SpecialsChosen,
    SpecialsDrawn,
)
from dragonstones.games.fist.goods import COINS, FAIRY, SILVER
from dragonstones.games.fist.piles import draw_specials, shuffled
from dragonstones.games.fist.windows import BEFORE_PAYING, NO_BIDS, open_window

if TYPE_CHECKING:
    from dragonstones.games.fist.auction import Auction
    from dragonstones.games.fist.character import Character
    from dragonstones.games.fist.table import Table


# -- the specials of a turn ----------------------------------------------------


def choose_specials(table: Table, n: int) -> Generator[Request, Any, list[str]]:
    """Draw `n` in the first turn; later draw one more, of which one is discarded unseen."""
    court = table.court
    assert court is not None
    court.secret, court.informed, court.order_known_to = (), frozenset(), None
    chooser, card = _chooser(table)
    if chooser is None:
        court.drawer = table.chance.below(len(table.seats))
        return draw_specials(table, n)
    foresees = card is not None and card.foresees
    court.hand = tuple(draw_specials(table, n + 1))
    table.tell_only((chooser,), SpecialsDrawn, chooser, list(court.hand))
    unwanted = None
    if len(court.hand) > n:
        unwanted = yield SecretChoice(chooser, "discard-special", table, cards_in_hand)
        table.discards += (unwanted,)
        court.unseen += ((unwanted, chooser),)
    drawn, court.hand = list(court.hand), ()
    if unwanted is not None:
        drawn.remove(unwanted)
    table.tell(SpecialsChosen, chooser, foresees)
    if card is not None and card.foresees:
        table.discard_held(chooser, card.id)
        court.secret = tuple(drawn)
        court.informed = frozenset((chooser,))
        court.order_known_to = chooser
    return drawn


def cards_in_hand(table: Table) -> list[str]:
    """The drawn specials, one of which will be discarded."""
    assert table.court is not None
    return sorted(set(table.court.hand))


def _chooser(table: Table) -> tuple[int | None, Character | None]:
    """The seat that chooses, and its kept card for that; without one, the holder of the Favor."""
    assert table.court is not None
    found: tuple[int | None, Character | None] = (table.court.favor, None)
    highest = 0
    for seat in table.seats:
        for kept in seat.held:
            card = table.edition.characters[kept]
            if card.chooses_specials > highest:
                found, highest = (seat.number, card), card.chooses_specials
    return found


def tell_the_order(table: Table) -> None:
    """A player who foresees sees the order of the cards after they are shuffled."""
    court = table.court
    if court is not None and court.order_known_to is not None:
        table.tell_only((court.order_known_to,), OrderSeen, court.order_known_to, table.to_come[:])


def redraw_court(table: Table, me: int, chance: Chance) -> None:
    """Redraw the cards that this player has not seen, and the order of those to come."""
    court = table.court
    assert court is not None
    court.standing = frozenset(one for one in court.standing if one[0] == me)
    court.always = frozenset(one for one in court.always if one[0] == me)
    hidden = [card for card, knower in court.unseen if knower != me]
    secret = () if me in court.informed else court.secret
    hand = () if me == _chooser(table)[0] else court.hand
    pile = list(shuffled((*table.deck, *hidden, *secret, *hand), chance))

    def deal(n: int) -> list[str]:
        return [pile.pop() for _ in range(n)]

    if hidden:
        seen = sorted((Counter(table.discards) - Counter(hidden)).elements())
        new = deal(len(hidden))
        table.discards = (*seen, *new)
        known = [(card, knower) for card, knower in court.unseen if knower == me]
        knowers = [knower for _, knower in court.unseen if knower != me]
        court.unseen = (*known, *zip(new, knowers, strict=True))
    if secret:
        table.to_come = sorted((Counter(table.to_come) - Counter(secret)).elements())
        court.secret = tuple(deal(len(secret)))
        table.to_come += court.secret
    if hand:
        court.hand = tuple(deal(len(hand)))
    table.deck = tuple(pile)
    if court.order_known_to != me:
        table.to_come = list(shuffled(table.to_come, chance))


# -- nobody has bid ------------------------------------------------------------


def no_bids(table: Table, auction: Auction) -> Generator[Request, Any, int | None]:
    """Fairy Gold comes back; then the Rat King, then the King's Favor, may take the card."""
    auction.without_bids = True
    usual = has_usual_no_bids(auction)
    assert table.court is not None
    claimed = NO_BIDS in table.windows or (usual and table.court.favor is not None)
    table.tell(NoBids, auction.card, not claimed)
    if usual:
        take_back_fairy(table)
    winner = yield from won_by_kept_card(table, auction, NO_BIDS)
    if winner is None and usual:
        winner = yield from claim_by_favor(table, auction)
    return winner


def has_usual_no_bids(auction: Auction) -> bool:
    """Whether the usual rule applies: a card not auctioned for gold has a rule of its own."""
    return auction.character.bids == "gold" and not auction.in_silver


def take_back_fairy(table: Table) -> None:
    """Each player takes back one spent Fairy Gold."""
    seats = []
    for seat in table.seats:
        if seat.front:
            seat.front -= 1
            table.to_screen(seat.number, FAIRY, 1)
            seats.append(seat.number)
    if seats:
        table.tell(FairyTakenBack, seats)


def claim_by_favor(table: Table, auction: Auction) -> Generator[Request, Any, int | None]:
    """The holder may pay one Gold for the card; the King's Favor moves on anyway (T4, T5)."""
    court = table.court
    assert court is not None
    holder = court.favor
    if holder is None:
        return None
    yield from open_window(table, BEFORE_PAYING, holder)
    price = partial(gold_to_pay_with, me=holder)
    coin = yield SecretChoice(holder, "claim", table, price, card=auction.card)
    if coin != "decline":
        table.spend(holder, COINS.index(coin), 1)
        auction.fists = auction.gold_fists = {**auction.fists, holder: {coin: 1}}
        auction.values[holder] = 1
        table.tell(FavorClaimed, holder, auction.card, coin)
    yield from pass_favor(table, holder)
    return holder if coin != "decline" else None


def gold_to_pay_with(table: Table, me: int) -> list[str]:
    """The answers; asked even with an empty purse, which is a secret."""
    purse = table.seats[me].screen
    return ["decline", *(c for c in ("fairy", "common") if purse[COINS.index(c)])]


def pass_favor(table: Table, holder: int) -> Generator[Request, Any, None]:
    """Pass the King's Favor to the opponent with the fewest points; the holder breaks ties."""
    assert table.court is not None
    others = table.others(holder)
    fewest = min(table.seats[seat].points for seat in others)
    candidates = [seat for seat in others if table.seats[seat].points == fewest]
    table.court.favor = yield from choose(holder, "pass-favor", candidates)
    table.tell(FavorPassed, table.court.favor, "fewest")


def cursed(table: Table, auction: Auction) -> None:
    """The card is cursed; if nobody bid anything else, Fairy Gold still comes back (T6)."""
    auction.tell(table, Cursed, auction.card, auction.cursed_by)
    nobody_bid = not any(auction.values.values()) and not auction.tie_break
    if nobody_bid and has_usual_no_bids(auction) and not auction.character.lowest:
        take_back_fairy(table)


def after_round(table: Table) -> None:
    """The King's Favor goes to the winner of the last auction, with a Common Silver (T7, T8)."""
    court = table.court
    assert court is not None
    court.standing = court.always = frozenset()
    heir, why = court.last_winner, "cursed" if court.last_cursed else "last"
    if heir is None and table.turn == 1:
        heir, why = court.latest_winner, "latest"
    court.last_winner = None
    if heir is not None and heir != court.favor:
        court.favor = heir
        table.tell(FavorPassed, heir, why)
    if court.favor is not None and table.gain(court.favor, SILVER, 1):
        table.tell(FavorPaid, court.favor, {"silver": 1})


def found_court(table: Table) -> None:
    """Set up the court; nobody has the King's Favor yet."""
    table.court = Court(0)
