"""The deck of special cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dragonstones.engine.chance import Chance
from dragonstones.games.fist.events import DeckReshuffled

if TYPE_CHECKING:
    from dragonstones.games.fist.table import Table


def shuffled(cards: Iterable[str], chance: Chance) -> tuple[str, ...]:
    """The cards in a random order that does not depend on their old one."""
    pile = sorted(cards)
    chance.shuffle(pile)
    return tuple(pile)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without one copy of this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def take_out(table: Table, card: str) -> None:
    """Take a special out of the deck; or out of the discards, even if few have seen it there."""
    if card in table.deck:
        table.deck = without(table.deck, card)
        return
    table.discards = without(table.discards, card)
    if court := table.court:
        unseen = [one for one in court.unseen if one[0] == card]
        if len(unseen) > table.discards.count(card):
            court.unseen = tuple(one for one in court.unseen if one is not unseen[0])


def draw_specials(table: Table, n: int) -> list[str]:
    """Draw from the top of the deck; if it runs short, reshuffle the discards under it (F10)."""
    if len(table.deck) < n and table.discards:
        table.tell(DeckReshuffled, len(table.discards))
        table.deck += shuffled(table.discards, table.chance)
        table.discards = ()
        if table.court:
            table.court.unseen = ()
    drawn, table.deck = table.deck[:n], table.deck[n:]
    return list(drawn)
