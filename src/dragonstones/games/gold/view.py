"""The one redaction function: what a seat, or a spectator, may know of the table (D25)."""

from __future__ import annotations

from typing import cast

from dragonstones.engine.plain import fresh
from dragonstones.games.gold.box import ADVENTURERS, named
from dragonstones.games.gold.house_rules import scoring_by
from dragonstones.games.gold.table import Seat, Spot, Table
from dragonstones.games.gold.types import (
    FightView,
    Named,
    Options,
    Phase,
    ScoringView,
    SeatView,
    SpotView,
    TableView,
)


def view(table: Table, viewer: int | None) -> TableView:
    """The table as a viewer sees it: only their owner sees stashes and Magic Objects; everything
    else is open, or is only a number."""
    seen = [named(stash) for stash in table.memory.seen()] if table.options["counter"] else None
    return {
        "phase": _phase(table),
        "options": cast(Options, dict(table.options)),
        "strengths": dict(ADVENTURERS),
        "scoring": _scoring(table),
        "turn": table.turn,
        "active": table.active,
        "seats": [_seat(seat, viewer, seen) for seat in table.seats],
        "dragons": [_spot(spot) for spot in table.spots],
        "pile": len(table.pile),
        "left": len(table.dragons) + (len(table.pile) if any(table.bag) else 0),
        "bag": sum(table.bag),
        "lost": named(table.lost),
        "objects": {"deck": len(table.deck), "discards": list(table.discards)},
        "fight": _fight(table),
        "negotiation": table.negotiation.data() if table.negotiation else None,
        "market": table.market.data() if table.market else None,
    }


def _scoring(table: Table) -> ScoringView:
    scoring = scoring_by(table.options)
    return {
        "tokens": dict(scoring.tokens),
        "most": scoring.majority[len(table.seats)],
        "sets": scoring.each_set,
        "gems": scoring.gems,
    }


def _phase(table: Table) -> Phase:
    """Where the game is, told only from what is public: it reveals no secret question."""
    if table.market:
        return "market"
    if table.negotiation:
        return "negotiation"
    if table.fight:
        return table.fight.phase
    return "turn" if table.dragons else "over"


def _seat(seat: Seat, viewer: int | None, seen: list[Named] | None) -> SeatView:
    shown: SeatView = {
        "up": list(seat.up),
        "down": list(seat.down),
        # How many are behind the screen, which everybody could count.
        "tokens": sum(seat.stash),
        "objects": len(seat.objects),
        "seen": seen[seat.number] if seen else None,
    }
    if seat.number == viewer:
        shown |= {"stash": named(seat.stash), "held": list(seat.objects)}
    return shown


def _spot(spot: Spot) -> SpotView | None:
    if spot.dragon is None:
        return None
    return {
        "id": spot.dragon.id,
        "strength": spot.dragon.strength,
        "attack": spot.attack,
        "hidden": spot.hidden,
        "treasure": named(spot.treasure),
        "attackers": [
            {"seat": one.seat, "adventurer": one.adventurer, "strength": one.strength}
            for one in spot.attackers
        ],
    }


def _fight(table: Table) -> FightView | None:
    fight = table.fight
    if fight is None:
        return None
    shares = fight.shares
    return {
        "dragon": fight.place,
        "fighters": fight.fighters[:],
        # Divide and choose: the shares, and which of them each fighter has chosen.
        "divided": fresh(fight.divided),
        "chosen": [fight.chosen.get(seat) for seat in fight.fighters],
        # Settled, but not taken yet.
        "shares": [named(shares[seat]) for seat in fight.fighters] if shares else None,
        # Thief and victim.
        "theft": list(fight.theft) if fight.theft else None,
    }
