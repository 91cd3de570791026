"""What is counted in games of Dragon's Gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dragonstones.arena.statistics import Statistics, mean, part
from dragonstones.engine import Event, Match
from dragonstones.games.gold.box import BOX, GEMS
from dragonstones.games.gold.events import (
    AdventurerPlaced,
    Agreed,
    DragonKilled,
    ObjectUsed,
    TreasureLost,
)
from dragonstones.games.gold.house_rules import scoring_by


@dataclass(slots=True)
class GoldStatistics(Statistics):
    #: In negotiations that ended in an agreement: fighters, acts, acts per fighter, and the plain
    #: value of all shares.
    fighters: int = 0
    moves: int = 0
    moves_per_fighter: float = 0.0
    agreed_value: float = 0.0
    #: Without an agreement: what was on the table.
    lost_tokens: int = 0
    lost_value: float = 0.0
    solo_kills: int = 0
    objects_used: Counter[str] = field(default_factory=Counter)
    points_by_source: Counter[str] = field(default_factory=Counter)
    winning_points: int = 0
    #: 0: the player who had the first turn.
    wins_by_order: Counter[int] = field(default_factory=Counter)

    def count(self, event: Event, match: Match) -> None:
        match event:
            case Agreed(fighters, shares, moves):
                self.fighters += len(fighters)
                self.moves += moves
                self.moves_per_fighter += moves / len(fighters)
                self.agreed_value += sum(plain_value(share, match) for share in shares)
            case TreasureLost(_, treasure):
                self.lost_tokens += sum(treasure.values())
                self.lost_value += plain_value(treasure, match)
            case DragonKilled(_, _, fighters):
                self.solo_kills += len(fighters) == 1
            case ObjectUsed(_, name):
                self.objects_used[name] += 1

    def end(self, result: dict[str, Any], match: Match) -> None:
        first = next(e.seat for e in match.events if isinstance(e, AdventurerPlaced | ObjectUsed))
        for seat in result["winners"]:
            self.wins_by_order[(seat - first) % match.seats] += 1
        self.winning_points += max(result["points"])
        for sheet in result["sheets"]:
            for line, points in sheet["lines"].items():
                self.points_by_source["majorities" if line in GEMS else line] += points

    def data(self, games: int) -> dict[str, Any]:
        events, agreed = self.events, self.events["agreed"]
        return {
            "agreed_share": part(agreed, events["negotiation-began"]),
            "moves_to_agreement": mean(self.moves, agreed),
            "steps_per_fighter": mean(self.moves_per_fighter, agreed),
            "value_per_fighter": mean(self.agreed_value, self.fighters),
            "lost_tokens_per_game": mean(self.lost_tokens, games),
            "lost_value_per_game": mean(self.lost_value, games),
            "solo_kills_share": part(self.solo_kills, events["dragon-killed"]),
            "thefts_per_game": mean(events["token-stolen"], games),
            "trades_per_game": mean(events["traded"], games),
            "winning_points_mean": mean(self.winning_points, games),
            "wins_by_order": {str(n + 1): wins for n, wins in sorted(self.wins_by_order.items())},
            "points_by_source": dict(self.points_by_source.most_common()),
            "objects_used": dict(self.objects_used.most_common()),
        }


def plain_value(treasure: Mapping[str, int], match: Match) -> float:
    """The value of tokens regardless of their owner: their points; for a gem, the points for the
    majority in its colour divided by all tokens of that colour in the box."""
    scoring = scoring_by(match.options)
    majority = scoring.majority[match.seats]
    return sum(
        n * (majority / BOX[token] if token in GEMS else scoring.tokens[token])
        for token, n in treasure.items()
    )


STATISTICS = GoldStatistics
