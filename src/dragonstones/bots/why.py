"""Why a bot answered as it did: data that a review or a lesson can show."""

from __future__ import annotations

from typing import Any, TypedDict

from dragonstones.engine.decisions import Answer


class Considered(TypedDict, total=False):
    """One answer that was considered."""

    answer: Answer
    #: How often the bot would choose it here: the weights of all answers add up to 1.
    weight: float
    #: What the bot expects from it, counted in `values_in`.
    value: float


class Why(TypedDict, total=False):
    """The reasons for an answer; what a bot does not know of itself is left out."""

    bot: str
    answer: Answer
    #: The unit of `worth` and `to_others`: "coins" in Fist, "points" in Dragon's Gold; and that of
    #: the considered answers' values: the same, or "chance" (to win the game).
    unit: str
    values_in: str
    #: What the stake (the card up for auction, the treasure) is worth to me and to each other seat.
    worth: float
    to_others: dict[int, float]
    #: What it expects the others to bid, by seat: how probable each worth of a fist is.
    their_bids: dict[int, dict[int, float]]
    #: The chance to win the game, before the answer and with it.
    chance: float
    chance_after: float
    considered: list[Considered]
    #: How many imagined games it played.
    playouts: int


def plain(why: Why) -> dict[str, Any]:
    """The reasons in JSON's terms: numbers rounded, seats and bids as strings."""

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
