"""The reasons for the events of Dragon's Gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dragonstones.engine import Game
from dragonstones.games.gold.box import GEMS, OBJECTS
from dragonstones.text import Texts
from dragonstones.text.why import Because, Reasons, Story
from dragonstones.text.words import Args, Names

_RULINGS: dict[str, tuple[str, ...]] = {f"D{n}": () for n in range(1, 28)} | {
    "D8": ("wizard", "red"),
    "D9": ("thief",),
    "D10": ("thief", "wizard"),
    "D11": ("wizard", "red"),
    "D12": OBJECTS,
    "D19": (*GEMS, "black-diamond"),
    "D20": GEMS,
    "D21": ("black-diamond",),
    "D22": GEMS,
    "D26": ("swap-powder",),
    "D27": OBJECTS,
}

#: The rulings behind each kind of event.
_BEHIND: Mapping[str, Sequence[str]] = {
    "dragon-appeared": ("D4", "D15", "D16"),
    "turned-up": ("D3",),
    "adventurer-placed": ("D2",),
    "turn-lost": ("D13",),
    "everybody-blocked": ("D14",),
    "went-home": ("D3", "D14"),
    "dragon-killed": ("D4", "D5"),
    "treasure-grew": ("D4", "D15"),
    "reds-seized": ("D8",),
    "nothing-to-share": ("D17",),
    "negotiation-began": ("D6", "D7"),
    "proposed": ("D6",),
    "proposal-accepted": ("D6",),
    "acceptance-taken-back": ("D6",),
    "agreed": ("D6",),
    "treasure-lost": ("D7",),
    "treasure-divided": ("D24",),
    "share-chosen": ("D24",),
    "share-taken": ("D5", "D25"),
    "theft-tried": ("D9", "D10"),
    "nothing-to-steal": ("D9",),
    "stash-seen": ("D10",),
    "token-stolen": ("D9", "D25"),
    "token-recognised": ("D25",),
    "objects-drawn": ("D11",),
    "objects-seen": ("D11", "D25"),
    "objects-reshuffled": ("D12",),
    "object-used": ("D27",),
    "dragons-swapped": ("D26",),
    "shares-swapped": ("D27",),
    "hand-watched": ("D27",),
    "market-opened": ("D18",),
    "offered": ("D18",),
    "offer-taken-back": ("D18",),
    "traded": ("D18",),
    "said-done": ("D18",),
    "market-closed": ("D18",),
    "bag-emptied": ("D15",),
    "stashes-revealed": ("D16", "D23"),
}


def because(t: Texts, game: Game[Any], story: Story, names: Names) -> Because:
    """The reasons for the last event."""
    event = story[-1]
    rulings = [*_BEHIND.get(event["kind"], ())]
    args: Args = {}
    match event["kind"]:
        case "object-used":
            rulings.append(event["object"])
            args["rule"] = t(f"object-rule-{event['object']}")
        case "stashes-revealed":
            args["most-points"] = max(event["points"])
    return Because(rulings, args)


REASONS = Reasons(
    {"dragons-gold": _RULINGS},
    because,
    {
        "shares-shape": ("D6",),
        "shares-sum": ("D6",),
        "share-size": ("D24",),
        "no-such-proposal": ("D6",),
        "nothing-accepted": ("D6",),
        "no-such-offer": ("D18",),
        "not-owned": ("D18",),
        "offer-nothing": ("D18",),
        "offer-receiver": ("D18",),
        "no-such-object": ("D27",),
        "not-an-option": ("D2",),
    },
)
