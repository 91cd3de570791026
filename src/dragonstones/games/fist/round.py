"""The course of a game: set-up, and turn after turn until somebody has three points."""

from __future__ import annotations

from collections.abc import Iterable

from dragonstones.engine.chance import Chance
from dragonstones.engine.decisions import BOUNDARY, Flow
from dragonstones.games.fist.auction import hold_auction
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.events import CardPassed, DeckReshuffled, TurnBegan, TurnEnded
from dragonstones.games.fist.goods import BLACK, COINS, FAIRY, STONES
from dragonstones.games.fist.table import Seat, Table


def set_up(edition: Edition, players: int, chance: Chance) -> Table:
    table = Table(edition, chance)
    for number in range(players):
        screen = list(edition.purse)
        for coin in range(len(COINS)):
            table.bank[coin] -= screen[coin]
        stones = [0] * len(STONES)
        for _ in range(edition.stones_dealt):
            stones[table.draw_stone(table.stones)] += 1
        table.seats.append(Seat(number, screen, stones))
    table.deck = shuffled(edition.deck(), chance)
    return table


def play_turns(table: Table) -> Flow:
    while table.winner is None:
        if not table.to_come:
            if table.used:
                end_turn(table)
            begin_turn(table)
        yield BOUNDARY
        card = table.to_come.pop(0)
        if not table.to_come and table.edition.characters[card].plays_to_come:
            table.used.append(card)
            table.tell(CardPassed, card)
        else:
            yield from hold_auction(table, card)


def begin_turn(table: Table) -> None:
    """New specials join the standards; all are shuffled, with the Witch on top."""
    table.turn += 1
    specials = draw_specials(table, table.edition.specials_a_turn)
    table.tell(TurnBegan, table.turn, specials)
    first, *others = table.edition.standards
    cards = [character.id for character in others] + specials
    table.chance.shuffle(cards)
    table.to_come = [first.id, *cards]


def draw_specials(table: Table, n: int) -> list[str]:
    """From the top of the deck; if it runs short the discards are reshuffled under it (F10)."""
    if len(table.deck) < n and table.discards:
        table.tell(DeckReshuffled, len(table.discards))
        table.deck += shuffled(table.discards, table.chance)
        table.discards = ()
    drawn, table.deck = table.deck[:n], table.deck[n:]
    return list(drawn)


def shuffled(cards: Iterable[str], chance: Chance) -> tuple[str, ...]:
    """In a random order, whatever their order was."""
    pile = sorted(cards)
    chance.shuffle(pile)
    return tuple(pile)


def end_turn(table: Table) -> None:
    """Fairy Gold comes back, unused black coins go back, the specials are discarded."""
    fairy, black = [seat.front for seat in table.seats], []
    for seat in table.seats:
        if seat.front:
            table.to_screen(seat.number, FAIRY, seat.front)
            seat.front = 0
        if seat.screen[BLACK]:
            black.append(seat.number)
            table.to_bank(seat.number, BLACK, seat.screen[BLACK])
    table.discards += tuple(card for card in table.used if table.edition.is_special(card))
    table.used = []
    table.held_this_turn = ()
    table.tell(TurnEnded, table.turn, fairy, black)
