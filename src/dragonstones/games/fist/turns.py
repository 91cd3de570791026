"""The course of a game: set-up, and turn after turn until somebody has enough points."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from dragonstones.engine.chance import Chance
from dragonstones.engine.decisions import BOUNDARY, Flow, Request
from dragonstones.games.fist.auction import Auction, hold_auction, won_by_kept_card
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.events import (
    CardPassed,
    Cursed,
    FairyGiven,
    NoBids,
    TurnBegan,
    TurnEnded,
)
from dragonstones.games.fist.favor import tell_the_order
from dragonstones.games.fist.goods import BLACK, COINS, FAIRY, FAIRY_SILVER, STONES, WHITE
from dragonstones.games.fist.home_made import call_again, first_on_top
from dragonstones.games.fist.piles import draw_specials, shuffled
from dragonstones.games.fist.table import Seat, Table
from dragonstones.games.fist.windows import NO_BIDS


def set_up(edition: Edition, players: int, chance: Chance) -> Table:
    table = Table(edition, chance, [], list(edition.coins), list(edition.stones))
    bag = table.stones[:WHITE]
    for number in range(players):
        screen = list(edition.purse)
        for coin in range(len(COINS)):
            table.bank[coin] -= screen[coin]
        stones = [0] * len(STONES)
        for _ in range(edition.stones_dealt):
            stones[table.draw_stone(bag)] += 1
        seat = Seat(number, screen, stones)
        seat.seen = screen[:]
        table.seats.append(seat)
    table.stones[:WHITE] = bag
    table.deck = first_on_top(edition, shuffled(edition.deck(), chance))
    edition.prepare(table)
    return table


def play_turns(table: Table) -> Flow:
    while table.winner is None:
        if not table.to_come:
            yield BOUNDARY
            if table.used:
                end_turn(table)
                yield BOUNDARY
            yield from begin_turn(table)
        yield BOUNDARY
        card = table.to_come.pop(0)
        if table.court:
            table.court.turned_up(card)
        if not table.to_come and table.edition.characters[card].plays_to_come:
            table.used.append(card)
            table.tell(CardPassed, card)
        else:
            yield from hold_auction(table, card)


def begin_turn(table: Table) -> Flow:
    """New specials join the standards; all are shuffled, with a Witch on top."""
    table.turn += 1
    called = (yield from call_again(table)) if table.turn > 1 else []
    others = table.edition.specials_a_turn - len(called)
    specials = called + (yield from table.edition.choose_specials(table, others))
    hidden = table.court is not None and table.court.secret
    table.tell(TurnBegan, table.turn, [] if hidden else specials)
    standards = table.edition.standard_deck()
    first = standards[: min(1, table.edition.witches)]
    cards = standards[len(first) :] + specials
    table.chance.shuffle(cards)
    table.to_come = first + cards
    tell_the_order(table)


def end_turn(table: Table) -> None:
    """Fairy coins come back, unused black coins go back, the specials are discarded."""
    fairy, black = [take_fairy_back(table, seat) for seat in table.seats], []
    fairy_silver = [seat.front_silver for seat in table.seats]
    for seat in table.seats:
        me = seat.number
        if seat.front_silver:
            table.to_screen(me, FAIRY_SILVER, seat.front_silver)
            seat.front_silver = 0
        if seat.screen[BLACK]:
            black.append(me)
            table.to_bank(me, BLACK, seat.screen[BLACK])
    table.discards += tuple(card for card in table.used if table.edition.is_special(card))
    table.used = []
    table.held_this_turn = ()
    table.tell(TurnEnded, table.turn, fairy, fairy_silver, black)
    if table.edition.new_fairy is not None:
        given = [table.gain(s.number, FAIRY, table.edition.new_fairy) for s in table.seats]
        table.tell(FairyGiven, given)
    table.edition.after_turn(table)


def take_fairy_back(table: Table, seat: Seat) -> int:
    """How much spent Fairy Gold comes back to a seat: none by a house rule."""
    n, seat.front = seat.front, 0
    if table.edition.new_fairy is not None:
        table.into_bank(FAIRY, n)
        return 0
    if n:
        table.to_screen(seat.number, FAIRY, n)
    return n


# -- the plain rules of the first edition ---------------------------------------


def draw_plainly(table: Table, n: int) -> Generator[Request, Any, list[str]]:
    """The specials are simply drawn."""
    return draw_specials(table, n)
    yield


def pass_on(table: Table, auction: Auction) -> Generator[Request, Any, int | None]:
    """Nobody has bid: the card is passed on, unless a kept card takes it."""
    table.tell(NoBids, auction.card, NO_BIDS not in table.windows)
    if NO_BIDS not in table.windows:
        return None
    auction.without_bids = True
    return (yield from won_by_kept_card(table, auction, NO_BIDS))


def curse_plainly(table: Table, auction: Auction) -> None:
    auction.tell(table, Cursed, auction.card, auction.cursed_by)


def nothing(table: Table) -> None:
    """Do nothing: this edition has no more to do here."""
