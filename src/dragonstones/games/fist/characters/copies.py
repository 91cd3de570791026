"""Characters that play other cards, or make them count twice."""

from __future__ import annotations

from dragonstones.engine.decisions import Choice, Flow, choose
from dragonstones.games.fist.auction import play
from dragonstones.games.fist.character import BEFORE_POWER, ONCE, Character, power
from dragonstones.games.fist.effects import keep
from dragonstones.games.fist.events import Declined, Doubled, Played
from dragonstones.games.fist.piles import draw_specials
from dragonstones.games.fist.table import Table

doppelganger = Character("doppelganger", keep(), ONCE)


@doppelganger.window(BEFORE_POWER)
def doppelganger_doubles(table: Table, me: int, won: Character) -> Flow:
    """Discard it to use the power that you are about to use twice."""
    if not table.edition.can_double(won):
        return 0
    if not (yield Choice(me, "double", [False, True], card=won.id)):
        return 0
    table.discard_held(me, "doppelganger")
    table.tell(Doubled, me, won.id)
    return 1


@power("ghost")
def ghost(table: Table, me: int) -> Flow:
    """Play a card that was auctioned this turn; the Necromancer once in an auction."""
    assert table.auction is not None
    barred = {"ghost", *table.auction.barred}
    if not table.edition.ghost_takes_kept:
        barred |= {card for card in table.used if table.edition.characters[card].is_kept}
    cards = [card for card in dict.fromkeys(table.used) if card not in barred]
    if not cards:
        return False
    card = yield from choose(me, "ghost", cards)
    table.tell(Played, me, card, "ghost")
    yield from play(table, me, card)
    return True


@power("goblin", plays_to_come=True)
def goblin(table: Table, me: int) -> Flow:
    """Play a card drawn at random from those to come."""
    if not table.to_come:
        return False
    yield from play_to_come(table, me, table.chance.pick(table.to_come), "goblin")
    return True


@power("imp", plays_to_come=True)
def imp_2002(table: Table, me: int) -> Flow:
    """Play a card of your choice from those to come; then they are shuffled."""
    return (yield from look_and_play(table, me, []))


@power("imp", plays_to_come=True)
def imp(table: Table, me: int) -> Flow:
    """The same, but it can be declined."""
    return (yield from look_and_play(table, me, ["decline"]))


def look_and_play(table: Table, me: int, more: list[str]) -> Flow:
    if not table.to_come:
        return False
    if table.court:
        table.court.informed |= {me}
    secret = table.court is not None and bool(table.court.secret)
    cards = [*sorted(set(table.to_come)), *more]
    card = yield from choose(me, "imp", cards, default=cards[-1], secret=secret)
    table.chance.shuffle(table.to_come)
    if table.court:
        table.court.order_known_to = None
    if card == "decline":
        table.tell(Declined, me, "imp")
    else:
        yield from play_to_come(table, me, card, "imp")
    return True


def play_to_come(table: Table, me: int, card: str, through: str) -> Flow:
    """The card will not be auctioned any more: it joins the used ones, and is played."""
    table.to_come.remove(card)
    if table.court:
        table.court.turned_up(card)
    yield from play_used(table, me, card, through)


@power("kobold")
def kobold(table: Table, me: int) -> Flow:
    """Play the first card of the deck of specials."""
    for card in draw_specials(table, 1):
        yield from play_used(table, me, card, "kobold")
        return True
    return False


def play_used(table: Table, me: int, card: str, through: str) -> Flow:
    table.used.append(card)
    table.tell(Played, me, card, through)
    yield from play(table, me, card)
