"""What is counted for the strategy of Dragon's Gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonstones.arena.gold import plain_value
from dragonstones.arena.strategy.charts import Chart, Study, Tally
from dragonstones.engine import Match
from dragonstones.games.gold.box import GEMS
from dragonstones.games.gold.events import (
    AdventurerPlaced,
    Agreed,
    DragonKilled,
    NegotiationBegan,
    ObjectUsed,
    ProposalAccepted,
    Proposed,
    RedsSeized,
    TokenStolen,
    Traded,
    TreasureLost,
)

#: The bounds between kinds of shares, as fractions of an equal share.
BOUNDS = (0.5, 0.75, 1.0, 1.25)

CHARTS = (
    Chart("closes", "share", ranked=False),
    Chart("agreed", "share", ranked=False),
    Chart("points", "number"),
    Chart("order", "share", ranked=False, even=True),
)


def count(match: Match) -> dict[str, tuple[int, float]]:
    """What a finished game tells."""
    assert match.result is not None
    winners = match.result["winners"]
    tally = Tally()
    _negotiations(tally, match)
    kills: list[Sequence[int]] = []
    per_game = {"thefts": 0.0, "trades": 0.0, "seized": 0.0, "lost": 0.0}
    for event in match.events:
        match event:
            case DragonKilled(_, _, fighters):
                kills.append(fighters)
                tally.add("alone", len(fighters) == 1)
            case TokenStolen():
                per_game["thefts"] += 1
            case Traded():
                per_game["trades"] += 1
            case RedsSeized(_, treasure):
                per_game["seized"] += sum(treasure.values())
            case TreasureLost(_, treasure):
                per_game["lost"] += plain_value(treasure, match)
    for name, total in per_game.items():
        tally.add(name, total)
    for seat in range(match.seats):
        who = "winner" if seat in winners else "others"
        tally.add(f"kills/{who}", sum(seat in fighters for fighters in kills))
    _points(tally, match, winners)
    first = next(e.seat for e in match.events if isinstance(e, AdventurerPlaced | ObjectUsed))
    for seat in range(match.seats):
        won = (seat in winners) / len(winners)
        tally.add(f"order/{(seat - first) % match.seats + 1}", won)
    return tally.facts()


def _negotiations(tally: Tally, match: Match) -> None:
    """Which shares are accepted, and which negotiations end well."""
    proposals: list[Proposed] = []
    accepted: set[tuple[int, int]] = set()
    for event in match.events:
        match event:
            case NegotiationBegan():
                proposals, accepted = [], set()
            case Proposed():
                proposals.append(event)
            case ProposalAccepted(seat, number):
                accepted.add((seat, number))
            case Agreed(fighters, shares):
                tally.add(f"agreed/{len(fighters)}", 1)
                _proposals(tally, proposals, accepted, match)
                if parts := _parts(shares, match):
                    tally.add("smallest", min(parts))
            case TreasureLost(fighters):
                tally.add(f"agreed/{len(fighters)}", 0)
                _proposals(tally, proposals, accepted, match)


def _proposals(
    tally: Tally, proposals: Sequence[Proposed], accepted: set[tuple[int, int]], match: Match
) -> None:
    """Whether each of the others accepted the share that was proposed for them."""
    for one in proposals:
        parts = _parts(one.shares, match)
        for seat, part in zip(one.fighters, parts, strict=bool(parts)):
            if seat != one.seat:
                name = sum(part >= bound for bound in BOUNDS) + 1
                tally.add(f"closes/{name}", (seat, one.number) in accepted)
            else:
                tally.add("proposer-wants", part)


def _parts(shares: Sequence[Mapping[str, int]], match: Match) -> list[float]:
    """The plain value of each share, as a fraction of an equal one; empty if all is worthless."""
    values = [plain_value(share, match) for share in shares]
    equal = sum(values) / len(values)
    return [value / equal for value in values] if equal else []


def _points(tally: Tally, match: Match, winners: Sequence[int]) -> None:
    """Where the points of those who won come from."""
    assert match.result is not None
    for seat in winners:
        sheet = match.result["sheets"][seat]["lines"]
        sources = {"majorities": 0, "gold": 0, "silver": 0, "red": 0, "black-diamond": 0, "sets": 0}
        for line, points in sheet.items():
            sources["majorities" if line in GEMS else line] += points
        for source, points in sources.items():
            tally.add(f"points/{source}", points)


STUDY = Study(count, CHARTS)
