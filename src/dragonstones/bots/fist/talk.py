"""Occasions to speak in Fist of Dragonstones."""

from __future__ import annotations

from collections.abc import Mapping

from dragonstones.bots.lines import Occasion, Talk
from dragonstones.engine.events import Event
from dragonstones.games.fist.events import CoinRobbed, Robbed, Stole


def about(event: Event) -> Mapping[int, Occasion]:
    match event:
        case Stole(seat, victim) | Robbed(seat, victim) | CoinRobbed(seat, victim):
            return {victim: "robbed", seat: "robs"}
    return {}


TALK = Talk(about)
