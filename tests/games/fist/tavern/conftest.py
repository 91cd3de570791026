"""Scenarios of the Tavern Edition."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.games.fist.editions.tavern import TAVERN
from tests.games.fist.scenario import Player, Scenario, Start, position


def guest(
    fairy: int = 9,
    common: int = 2,
    silver: int = 5,
    *,
    black: int = 0,
    amulet: int = 0,
    magic_blue: int = 0,
    magic_purple: int = 0,
    fairy_silver: int = 0,
    spent: int = 0,
    spent_silver: int = 0,
    red: int = 0,
    yellow: int = 0,
    blue: int = 0,
    white: int = 0,
    points: int = 0,
    held: Sequence[str] = (),
) -> Player:
    """A seat of a Tavern position: the coins of the set-up and no stones, unless told otherwise."""
    return {
        "screen": {
            "fairy": fairy,
            "common": common,
            "silver": silver,
            "fairy-silver": fairy_silver,
            "black": black,
            "amulet": amulet,
            "magic-blue": magic_blue,
            "magic-purple": magic_purple,
        },
        "front": {"fairy": spent, "fairy-silver": spent_silver},
        "stones": {"red": red, "yellow": yellow, "blue": blue, "white": white},
        "points": points,
        "held": list(held),
    }


@pytest.fixture
def tavern(twice: Callable[[Scenario], Scenario]) -> Start:
    """`tavern("thief", players=[...], favor=0, turn=2)`; three players with the plain coins."""

    def start(*to_come: str, seed: int = 1, script: Sequence[Any] = (), **more: Any) -> Scenario:
        more.setdefault("players", [guest(), guest(), guest()])
        start = position(*to_come, edition=TAVERN, **more)
        return twice(Scenario(Match.from_position(start, seed=seed, script=script)))

    return start


@pytest.fixture
def new_tavern(twice: Callable[[Scenario], Scenario]) -> Start:
    """A scenario that begins with the set-up."""

    def start(seats: int, seed: int = 1) -> Scenario:
        return twice(Scenario(Match.new("fist-tavern", seats=seats, seed=seed)))

    return start
