"""What is counted for a player of Dragon's Gold."""

from __future__ import annotations

from collections.abc import Sequence

from dragonstones.deeds.ledger import Counted, Ledger
from dragonstones.engine import Event
from dragonstones.games.gold.events import (
    Agreed,
    DragonKilled,
    ObjectUsed,
    TokenStolen,
    TreasureLost,
)


class GoldLedger(Ledger):
    pieces = ("used",)
    named = "object"
    facts = ("deals", "kills", "thefts")

    def count(self, events: Sequence[Event], counted: list[Counted]) -> None:
        for event in events:
            match event:
                case DragonKilled(_, _, fighters):
                    for seat in fighters:
                        counted[seat].sums["kills"] += 1
                    if len(fighters) == 1:
                        counted[fighters[0]].feats["kills-alone"] += 1
                case Agreed(fighters):
                    for seat in fighters:
                        counted[seat].sums["talks"] += 1
                        counted[seat].sums["deals"] += 1
                case TreasureLost(fighters):
                    for seat in fighters:
                        counted[seat].sums["talks"] += 1
                case TokenStolen(seat):
                    counted[seat].sums["thefts"] += 1
                case ObjectUsed(seat, name):
                    counted[seat].sums[f"used:{name}"] += 1
        for sums, feats in counted:
            if sums["talks"] == sums["deals"]:
                feats["deals-without-loss"] = sums["deals"]


LEDGER = GoldLedger()
