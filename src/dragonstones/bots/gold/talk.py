"""Occasions to speak in Dragon's Gold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dragonstones.bots.lines import Occasion, Talk
from dragonstones.engine.events import Event
from dragonstones.games.gold.events import Agreed, TokenStolen, Traded, TreasureLost


def about(event: Event) -> Mapping[int, Occasion]:
    match event:
        case TokenStolen(seat, victim):
            return {victim: "robbed", seat: "robs"}
        case Agreed(fighters):
            return dict.fromkeys(fighters, "agrees")
        case TreasureLost(fighters):
            return dict.fromkeys(fighters, "fails")
        case Traded(seat, other):
            return {seat: "agrees", other: "agrees"}
    return {}


def unanswered(view: Mapping[str, Any], seat: int) -> tuple[str, int, int] | None:
    """A rival's newest split, if it is newer than the seat's own, or the newest offer to this seat
    alone."""
    table = view["table"]
    if talks := table["negotiation"]:
        numbers = {one["seat"]: one["number"] for one in talks["proposals"]}
        accepted = dict(zip(talks["fighters"], talks["accepted"], strict=True))
        own, newest = numbers.get(seat), max(numbers.values(), default=0)
        if own is not None and own < newest and accepted.get(seat) == own:
            return "split", table["turn"], newest
    if market := table["market"]:
        offers = [one["number"] for one in market["offers"] if one["receiver"] == seat]
        if offers:
            return "offer", table["turn"], max(offers)
    return None


TALK = Talk(about, unanswered)
