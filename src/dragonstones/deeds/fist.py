"""What is counted for a player of Fist of Dragonstones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dragonstones.deeds.ledger import Counted, Ledger
from dragonstones.engine import Event
from dragonstones.games.fist.events import (
    BidsTakenBack,
    CardShown,
    Cursed,
    FistsOpened,
    Scored,
    Tied,
    TurnBegan,
    Won,
)


class FistLedger(Ledger):
    pieces = ("won", "points")
    named = "character"
    facts = ("cards", "ties", "coins-a-point")
    rates = (("coins-a-point", "coins", "scored"),)

    def count(self, events: Sequence[Event], counted: list[Counted]) -> None:
        in_turn: Counter[int] = Counter()
        in_fists: Counter[int] = Counter()
        for event in events:
            match event:
                case TurnBegan():
                    in_turn.clear()
                case CardShown() | Tied():
                    in_fists.clear()
                case FistsOpened(stage, seats, fists) if stage != "stones":
                    for seat, fist in zip(seats, fists, strict=True):
                        in_fists[seat] = sum(fist.values())
                        counted[seat].sums["coins"] += in_fists[seat]
                case BidsTakenBack():
                    for seat, coins in in_fists.items():
                        counted[seat].sums["coins"] -= coins
                case Won(seat, card, stage):
                    sums = counted[seat].sums
                    sums["cards"] += 1
                    sums[f"won:{card}"] += 1
                    sums["ties"] += stage == "silver"
                case Scored(seat, points, _, card):
                    counted[seat].sums[f"points:{card}"] += points
                    counted[seat].sums["scored"] += points
                    in_turn[seat] += points
                    feats = counted[seat].feats
                    feats["points-in-turn"] = max(feats["points-in-turn"], in_turn[seat])
                case Cursed(_, seats):
                    for seat in seats:
                        counted[seat].sums["curses"] += 1


LEDGER = FistLedger()
