"""The record of a game: plain data, small enough for millions of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Any, TypedDict

from dragonstones.arena.play import Played
from dragonstones.bots.bot import Mishap

#: Keep this many characters of an error's message.
LONGEST_ERROR = 200


class Record(TypedDict):
    """One game."""

    deal: int
    #: Which of the line-ups of the deal.
    rotation: int
    #: By seat.
    bots: list[str]
    #: Empty if the game did not end.
    winners: list[int]
    ranking: list[list[int]]
    points: list[int] | None
    turns: int | None
    decisions: int
    mishaps: list[dict[str, Any]]
    #: By the name of a bot; see `times.py`.
    times: dict[str, dict[str, Any]]


def make_record(deal: int, rotation: int, played: Played) -> Record:
    result = played.match.result or {}
    return {
        "deal": deal,
        "rotation": rotation,
        "bots": list(played.bots),
        "winners": result.get("winners", []),
        "ranking": result.get("ranking", []),
        "points": result.get("points"),
        "turns": result.get("turns"),
        "decisions": played.decisions,
        "mishaps": _mishaps(played.mishaps, played.bots),
        "times": {name: times.data() for name, times in played.times.items()},
    }


def _mishaps(mishaps: Sequence[Mishap], bots: Sequence[str]) -> list[dict[str, Any]]:
    """Which bot failed, at what decision, why and where in its code, and how often."""
    found = Counter((bots[one.seat], one.kind, _error(one.error)) for one in mishaps)
    return [
        {"bot": bot, "kind": kind, "error": error, "times": n}
        for (bot, kind, error), n in found.items()
    ]


def _error(error: BaseException) -> str:
    frames = extract_tb(error.__traceback__)[-1:]
    place = "".join(f" ({Path(frame.filename).name}, {frame.lineno})" for frame in frames)
    return f"{type(error).__name__}: {error}"[:LONGEST_ERROR] + place


def credit(game: Record, seat: int) -> float:
    """What a seat has won: the game, or an equal share of a shared win."""
    winners = game["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def won(game: Record, name: str) -> float:
    """What all seats of a bot have won."""
    return sum(credit(game, seat) for seat, bot in enumerate(game["bots"]) if bot == name)
