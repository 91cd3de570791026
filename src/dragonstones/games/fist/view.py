"""The one redaction function: what a seat, or a spectator, may know of the table (F13)."""

from __future__ import annotations

from typing import Any

from dragonstones.games.fist.goods import COINS, STONES
from dragonstones.games.fist.table import Seat, Table


def view(table: Table, viewer: int | None) -> dict[str, Any]:
    return {
        "turn": table.turn,
        "seats": [_seat(seat, viewer) for seat in table.seats],
        "bank": {
            "coins": dict(zip(COINS, table.bank, strict=True)),
            "stones": dict(zip(STONES, table.stones, strict=True)),
        },
        "auction": _auction(table),
        "to_come": sorted(table.to_come),  # which cards: everybody knows; their order: nobody
        "used": table.used[:],
        "discards": list(table.discards),
        "deck": len(table.deck),
        "drawn": dict(zip(STONES, table.drawn, strict=True)),
        "winner": table.winner,
    }


def _seat(seat: Seat, viewer: int | None) -> dict[str, Any]:
    shown = {
        "points": seat.points,
        "stones": dict(zip(STONES, seat.stones, strict=True)),
        "front": {"fairy": seat.front},
        "held": list(seat.held),
    }
    if seat.number == viewer:
        shown["screen"] = dict(zip(COINS, seat.screen, strict=True))
    return shown


def _auction(table: Table) -> dict[str, Any] | None:
    auction = table.auction
    if auction is None:
        return None
    return {
        "card": auction.card,
        "playing": table.playing.id if table.playing else None,
        "stage": auction.stage,
        # The bidders of this stage; their fists and what they are worth, once open.
        "bidders": auction.bidders[:],
        "fists": [dict(fist) for fist in auction.fists.values()],
        "values": list(auction.values.values()),
        # Everybody's fist of the first stage, once open.
        "gold_fists": [dict(fist) for fist in auction.gold_fists.values()],
    }
