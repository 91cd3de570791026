"""How the data of Dragon's Eggs becomes words. The messages are in `locales/`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from dragons_eggs.game import COLOURS, EGGS
from dragonstones.engine import Game
from dragonstones.text import Texts
from dragonstones.text.words import PLAYERS, Args, Card, Data, Names, Words


def name(t: Texts, egg: str) -> str:
    colour, points = EGGS[egg]
    return t("egg-name", colour=t(f"value-eggs-{colour}"), points=points)


def found(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: name(t, data[field])}


def bids(t: Texts, field: str, data: Data, names: Names) -> Args:
    bids = [(t.who("name", [seat], names), n) for seat, n in enumerate(data[field])]
    return {field: t.joined(t("egg-bid", **name, n=n) for name, n in bids)}


def cards(t: Texts, game: Game[Any]) -> list[Card]:
    """All that is in the box."""
    return [
        Card(id, "egg", name(t, id), t("egg-rule"), 1, egg._asdict()) for id, egg in EGGS.items()
    ]


WORDS = Words(
    fields={**PLAYERS, "egg": found, "bids": bids},
    options={"egg-bid": lambda t, n, data, names: t("egg-coins", n=n)},
    details={"colours": lambda t, some: t.joined(t(f"value-eggs-{one}") for one in COLOURS)},
    cards=cards,
    locales=files("dragons_eggs") / "locales",
)
