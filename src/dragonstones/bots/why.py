"""Why a bot answered as it did: data that a review or a lesson can show."""

from __future__ import annotations

from typing import Any, TypedDict

from dragonstones.engine.decisions import Answer


class Considered(TypedDict, total=False):
    """One answer that was considered."""

    answer: Answer
    #: How often the bot would choose it here: the weights of all add up to 1.
    weight: float
    #: What it expects of it, counted in `values_in`.
    value: float


class Why(TypedDict, total=False):
    """Plain data; what a bot does not know of itself is left out."""

    bot: str
    answer: Answer
    #: In what `worth` and `to_others` are counted: "coins" in Fist, "points" in Dragon's Gold;
    #: and the values of what was considered: the same, or "chance", to win the game.
    unit: str
    values_in: str
    #: What is at stake (the card on auction, the treasure) is worth to me, and to each other seat.
    worth: float
    to_others: dict[int, float]
    #: What it expects the others to bid, by seat: how probable each worth of a fist is.
    their_bids: dict[int, dict[int, float]]
    #: The chance to win the game before, and with this answer.
    chance: float
    chance_after: float
    considered: list[Considered]
    #: How many imagined games it played.
    playouts: int


def plain(why: Why) -> dict[str, Any]:
    """As JSON has it: numbers rounded, seats and bids as strings."""

    def rounded(value: Any) -> Any:
        if isinstance(value, float):
            return round(value, 4)
        if isinstance(value, dict):
            return {str(key): rounded(item) for key, item in value.items()}
        if isinstance(value, list):
            return [rounded(item) for item in value]
        return value

    found: dict[str, Any] = rounded(why)
    return found
