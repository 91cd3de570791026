"""What is counted in games of Fist of Dragonstones."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from dragonstones.arena.statistics import Statistics, part
from dragonstones.engine import Event, Match
from dragonstones.games.fist.events import Scored


@dataclass(slots=True)
class FistStatistics(Statistics):
    points_by_character: Counter[str] = field(default_factory=Counter)

    def count(self, event: Event, match: Match) -> None:
        if isinstance(event, Scored):
            self.points_by_character[event.card] += event.points

    def data(self, games: int) -> dict[str, Any]:
        auctions = self.events["card-shown"]
        return {
            "tied_share": part(self.events["tied"], auctions),
            "still_tied_share": part(self.events["nobody-won"], auctions),
            "no_bids_share": part(self.events["no-bids"], auctions),
            "cursed_share": part(self.events["cursed"], auctions),
            "points_by_character": dict(self.points_by_character.most_common()),
        }


STATISTICS = FistStatistics
