"""Characters that are kept, and act in the windows of later auctions (Tavern Edition)."""

from __future__ import annotations

from dragonstones.engine.decisions import Flow
from dragonstones.games.fist.auction import Auction
from dragonstones.games.fist.character import (
    BEFORE_BIDS,
    BEFORE_PAYING,
    CARD_SHOWN,
    COUNTED,
    NO_BIDS,
    ONCE,
    PERMANENT,
    REVEALED,
    SILVER_TIED,
    TIED,
    Character,
)
from dragonstones.games.fist.effects import keep
from dragonstones.games.fist.events import BidsTakenBack, PixiePaid, RodeDragon, Used
from dragonstones.games.fist.goods import FAIRY, SILVER
from dragonstones.games.fist.payments import Wild
from dragonstones.games.fist.table import Table
from dragonstones.games.fist.windows import offer

blind_woman = Character("blind-woman", keep(), PERMANENT, wild=Wild(red=True))
elf = Character("elf", keep(), PERMANENT, hides_stones=True)
mermaid = Character("mermaid", keep(), PERMANENT, wild=Wild(one_as_blue=True))
puppeteer = Character("puppeteer", keep(), PERMANENT, chooses_specials=1)
seer = Character("seer", keep(), ONCE, chooses_specials=2, foresees=True)

crook = Character("crook", keep(), ONCE)
dealer = Character("dealer", keep(), PERMANENT)
dragon_rider = Character("dragon-rider", keep(), PERMANENT, is_dragon=True)
illusionist = Character("illusionist", keep(), ONCE)
innkeeper = Character("innkeeper", keep(), ONCE)
pixie = Character("pixie", keep(), PERMANENT)
rat_king = Character("rat-king", keep(), ONCE)
silversmith = Character("silversmith", keep(), ONCE)


def use(table: Table, me: int, card: str) -> Flow:
    """Offer a kept card in secret; if it is used, it is discarded for all to see."""
    if not (yield from offer(table, me, card)):
        return False
    table.discard_held(me, card)
    table.tell(Used, me, card)
    return True


@silversmith.window(CARD_SHOWN)
def silversmith_changes_gold(table: Table, me: int, auction: Auction) -> Flow:
    """The card is auctioned for silver; not the Druid nor the Stonecutter."""
    if auction.character.bids == "gold" and (yield from use(table, me, "silversmith")):
        auction.stage = table.edition.stages["silver"]
        auction.in_silver = True
        return True
    return None


@illusionist.window(BEFORE_BIDS)
def illusionist_announces(table: Table, me: int, auction: Auction) -> Flow:
    """Two fists, of which one will be opened; the card is discarded when the bids stand."""
    if me in auction.bidders and (yield from offer(table, me, "illusionist")):
        auction.announced[me] = "illusionist"
        table.tell(Used, me, "illusionist")


@dragon_rider.window(COUNTED)
def dragon_rider_bids_one_more(table: Table, me: int, auction: Auction) -> Flow:
    """For dragons, with a bid of one coin or more."""
    if auction.character.is_dragon and auction.stage.id != "stones" and auction.has_bid(me):
        auction.values[me] += 1
        table.tell(RodeDragon, me, auction.values[me])
    return
    yield


@innkeeper.window(REVEALED)
def innkeeper_has_bids_made_again(table: Table, me: int, auction: Auction) -> Flow:
    if (yield from use(table, me, "innkeeper")):
        table.tell(BidsTakenBack, auction.card)
        return True
    return None


@crook.window(TIED)
def crook_wins_a_tie(table: Table, me: int, auction: Auction) -> Flow:
    """A tie in gold, not in silver nor in stones; its holder need not have bid."""
    if auction.stage.id in ("gold", "common") and (yield from use(table, me, "crook")):
        return me
    return None


@dealer.window(SILVER_TIED)
def dealer_wins_silver_ties(table: Table, me: int, auction: Auction) -> Flow:
    """Every tie in silver, whoever tied; but nobody wants to win what the lowest bid gets."""
    return None if auction.character.lowest else me
    yield


@rat_king.window(NO_BIDS)
def rat_king_takes_the_card(table: Table, me: int, auction: Auction) -> Flow:
    return me if (yield from use(table, me, "rat-king")) else None


@pixie.window(BEFORE_BIDS)
def pixie_before_a_bid(table: Table, me: int, auction: Auction) -> Flow:
    if me in auction.bidders:
        yield from bring_fairy_back(table, me)


@pixie.window(BEFORE_PAYING)
def pixie_before_a_payment(table: Table, me: int, payer: int) -> Flow:
    if me == payer:
        yield from bring_fairy_back(table, me)


def bring_fairy_back(table: Table, me: int) -> Flow:
    """One Common Silver to the bank for each spent Fairy Gold taken back."""
    seat = table.seats[me]
    # Silver is hidden: a player who has none is asked as well.
    if seat.front if table.edition.discreet else fairy_to_bring_back(table, me):
        n = yield from offer(table, me, "pixie", fairy_to_bring_back, again=True)
        if n:
            table.to_bank(me, SILVER, n)
            seat.front -= n
            table.to_screen(me, FAIRY, n)
            table.tell(PixiePaid, me, n)


def fairy_to_bring_back(table: Table, me: int) -> list[int]:
    """How many spent Fairy Gold the player's silver can pay for: from one on."""
    seat = table.seats[me]
    return list(range(1, min(seat.front, seat.screen[SILVER]) + 1))
