"""What stones are worth now: the cards of this turn that give points for them. It is meant for
people, and made from a view, so it gives nothing away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dragonstones.games.fist import types
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.effects import Both, Effect, Either, May, Pay, Score, Then
from dragonstones.games.fist.goods import STONES


def stone_sets(edition: Edition, view: Mapping[str, Any]) -> list[types.SetWorth]:
    """What the card up for auction and those to come give for stones, and whether the viewer has
    enough."""
    table, you = view["table"], view["you"]
    mine = None if you is None else table["seats"][you]
    if mine is None:
        return []
    own = [mine["stones"].get(stone, 0) for stone in STONES]
    wild = edition.wild_with(mine["held"])
    lit = [table["auction"]["card"]] if table["auction"] else []
    return [
        {
            "card": card,
            "points": points,
            "way": price.way,
            "n": price.n,
            "has": bool(price.ways(own, wild)),
        }
        for card in dict.fromkeys([*lit, *table["to_come"]])
        for price, points in _prices(edition.characters[card].power)
    ]


def _prices(effect: Effect) -> list[tuple[Pay, int]]:
    """Every payment of stones in an effect that buys points."""
    match effect:
        case Then(first=Pay() as price, second=bought):
            points = sum(one.points for one in _steps(bought) if isinstance(one, Score))
            return [(price, points)] if points else []
        case Either(ways=parts) | Both(steps=parts):
            return [price for part in parts for price in _prices(part)]
        case May(do=part):
            return _prices(part)
    return []


def _steps(effect: Effect) -> tuple[Effect, ...]:
    return effect.steps if isinstance(effect, Both) else (effect,)
