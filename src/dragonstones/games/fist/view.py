"""The one redaction function: what a seat, or a spectator, may know of the table (F13)."""

from __future__ import annotations

from collections import Counter

from dragonstones.engine.plain import fresh
from dragonstones.games.fist.home_made import options_shown
from dragonstones.games.fist.table import Seat, Table
from dragonstones.games.fist.types import AuctionView, Phase, SeatView, TableView, TavernView


def view(table: Table, viewer: int | None) -> TableView:
    edition = table.edition
    stones = edition.stone_kinds
    shown: TableView = {
        "phase": _phase(table),
        "turn": table.turn,
        "goal": edition.goal,
        "seats": [_seat(table, seat, viewer) for seat in table.seats],
        "bank": {
            "coins": {name: table.bank[place] for name, place in edition.coin_kinds},
            "stones": {name: table.stones[place] for name, place in stones},
        },
        "auction": _auction(table),
        "to_come": sorted(table.to_come),  # everybody knows which cards, nobody their order
        "used": table.used[:],
        "discards": list(table.discards),
        "deck": len(table.deck),
        "drawn": {name: table.drawn[place] for name, place in stones},
        "winner": table.winner,
    }
    if options := options_shown(edition):
        shown["options"] = options
    if table.court:
        return {**shown, **_court(table, viewer)}
    return shown


def _phase(table: Table) -> Phase:
    """Where the game is, told only from what is public: it reveals no secret question."""
    auction = table.auction
    if table.winner is not None:
        return "over"
    if auction is None:
        return "specials"
    if auction.winner is not None:
        return "power"
    if auction.without_bids:
        return "no-bids"
    if auction.fists:
        return "fists"
    return "silver" if auction.tie_break else "bids"


def _seat(table: Table, seat: Seat, viewer: int | None) -> SeatView:
    edition, mine = table.edition, seat.number == viewer
    hidden = not mine and table.hides_stones(seat.number)
    shown: SeatView = {
        "points": seat.points,
        "stones": None
        if hidden
        else {name: seat.stones[place] for name, place in edition.stone_kinds},
        "front": _front(table, seat) if mine or not edition.hides_spent else None,
        "held": list(seat.held),
        "seen": _seen(table, seat),
    }
    if mine:
        shown["screen"] = {name: seat.screen[place] for name, place in edition.coin_kinds}
    return shown


def _front(table: Table, seat: Seat) -> dict[str, int]:
    """The Fairy coins that were spent this turn."""
    silver = {"fairy-silver": seat.front_silver} if table.court else {}
    return {"fairy": seat.front, **silver}


def _seen(table: Table, seat: Seat) -> dict[str, int] | None:
    """The coins behind the screen that everybody could count."""
    edition, seen = table.edition, seat.seen
    if seen is None or edition.hides_spent:
        return None
    return {name: seen[place] for name, place in edition.coin_kinds if seen[place]}


def _auction(table: Table) -> AuctionView | None:
    auction = table.auction
    if auction is None:
        return None
    opened = auction.fists
    return {
        "card": auction.card,
        "playing": table.playing.id if table.playing else None,
        "stage": auction.stage.id,
        # The bidders of this stage; their fists and what these are worth, once open. None: an
        # Illusionist has not opened a fist yet.
        "bidders": auction.bidders[:],
        "fists": [fresh(opened.get(s)) for s in auction.bidders] if opened else [],
        "values": [auction.values.get(s) for s in auction.bidders] if opened else [],
        # Everybody's fist of the first stage, once open.
        "gold_fists": [dict(fist) for fist in auction.gold_fists.values()],
    }


def _court(table: Table, viewer: int | None) -> TavernView:
    """The King's Favor, and the cards as far as this viewer knows them."""
    court = table.court
    assert court is not None
    to_come, secret = table.to_come, 0
    if court.secret and viewer not in court.informed:
        to_come = list((Counter(to_come) - Counter(court.secret)).elements())
        secret = len(court.secret)
    sees_order = viewer is not None and viewer == court.order_known_to
    unseen = Counter(card for card, knower in court.unseen if knower != viewer)
    seen = list((Counter(table.discards) - unseen).elements())
    return {
        "favor": court.favor,
        "first": court.first(),
        "to_come": sorted(to_come),
        "to_come_secret": secret,
        "order": table.to_come[:] if sees_order else None,
        "discards": sorted(seen),
        "discards_unseen": unseen.total(),
        "not_asked": sorted(what for seat, what in court.standing if seat == viewer),
        "always": sorted(what for seat, what in court.always if seat == viewer),
    }
