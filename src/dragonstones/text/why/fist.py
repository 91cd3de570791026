"""The reasons for the events of Fist of Dragonstones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dragonstones.engine import Game
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.effects import Either, Give, Pay
from dragonstones.text import Texts
from dragonstones.text.fist import goods, phrase, rule, sentence
from dragonstones.text.why import Because, Reasons, Story
from dragonstones.text.words import Args, Data, Names

_F: dict[str, tuple[str, ...]] = {f"F{n}": () for n in range(1, 17)} | {
    "F14": ("goblin", "imp", "ghost", "necromancer"),
    "F15": ("ghost",),
}
_T: dict[str, tuple[str, ...]] = {f"T{n}": () for n in range(1, 16)} | {
    "T6": ("rat-king",),
    "T9": ("seer", "puppeteer"),
    "T10": ("white-dragon",),
    "T12": ("black-death",),
    "T14": ("goldsmith",),
    "T15": ("thief", "troll"),
}

#: The rulings behind each kind of event. What a card does stands on the card: see `_POWERS`.
_BEHIND: Mapping[str, Sequence[str]] = {
    "turn-began": ("F10", "T3"),
    "deck-reshuffled": ("F10",),
    "card-shown": ("F13",),
    "card-passed": ("F15",),
    "fists-opened": ("F1", "F5"),
    "cursed": ("witch", "F5"),
    "tied": ("F2", "F4"),
    "doubled": ("doppelganger",),
    "played": ("F14",),
    "nothing-happened": ("F7", "F8"),
    "declined": ("F7",),
    "loot": ("F13",),
    "scored": ("F9",),
    "turn-ended": ("F6", "F12"),
    "fairy-given": ("F8",),
    "game-won": ("F9",),
    "specials-drawn": ("T9",),
    "specials-chosen": ("T9",),
    "order-seen": ("seer",),
    "bids-taken-back": ("innkeeper",),
    "blue-coin-added": ("fairy-queen",),
    "rode-dragon": ("dragon-rider",),
    "fairy-taken-back": ("T2", "T6"),
    "favor-claimed": ("T4",),
    "favor-paid": ("T8",),
    "pixie-paid": ("pixie",),
    "point-lost": ("T12",),
    "gave": ("T13",),
    "coin-robbed": ("T13", "T15"),
    "screen-seen": ("F13",),
}
#: Events that are what a card does.
_POWERS = frozenset(
    [
        "took",
        "paid",
        "bought",
        "robbed",
        "colour-named",
        "stone-drawn",
        "bust",
        "stones-lost",
        "card-kept",
        "gave",
        "coin-robbed",
        "looked-behind",
        "stones-swapped",
        "cards-swapped",
        "card-stolen",
        "cards-dug",
        "stones-passed",
        "die-rolled",
        "stole",
        "stole-nothing",
        "point-lost",
    ]
)
_NOBODY = {"no-second": ("country-witch",), "shared": ("black-death",)}
_WON = {
    "second": ("country-witch",),
    "lowest": ("black-death",),
    "favor": ("T4",),
}
_FAVOR = {"fewest": ("T5",)}


def because(t: Texts, game: Game[Any], story: Story, names: Names) -> Because:
    """The reasons for the last event."""
    event = story[-1]
    kind = event["kind"]
    match kind:
        case "no-bids":
            return Because(("T2", "T6") if _is_tavern(game) else ("F3",), _editions(game))
        case "nobody-won":
            return Because(_NOBODY.get(event["why"], ("F4",)), _most(event))
        case "won":
            usual = ("F4",) if event["stage"] == "silver" else ("F1", "F5")
            rulings = (event["by"],) if event["by"] else _WON.get(event["how"], usual)
            return Because(rulings, _most(event))
        case "favor-passed":
            return Because(_FAVOR.get(event["why"], ("T7",)))
        case "stole" | "stole-nothing" if _power(story) == "thief":
            return _theft(t, story, names)
        case "used" | "bid-raised" | "bid-changed" | "power-stopped":
            return Because((event["card"],), _card(t, game, event["card"]), "why-power")
        case "nothing-happened" | "took" if unpaid := _not_paid(t, game, story):
            return unpaid
        case "nothing-happened":
            card = event["card"]
            return Because((card, *_BEHIND[kind]), _card(t, game, card))
        case _ if kind in _POWERS:
            behind = _BEHIND.get(kind, ("F7",))
            card = event.get("card") or _power(story)
            if not card:
                return Because(behind, {}, "why-effect")
            return Because((card, *behind), _card(t, game, card), "why-power")
    own = (event["through"],) if kind == "played" else (event["card"],) if "card" in event else ()
    return Because((*_BEHIND.get(kind, ()), *own), _editions(game) | _most(event))


def _is_tavern(game: Game[Any]) -> bool:
    assert isinstance(game, FistGame)
    return game.edition.has_court


def _editions(game: Game[Any]) -> Args:
    assert isinstance(game, FistGame)
    return {"goal": game.edition.goal, "tavern": int(_is_tavern(game))}


def _power(story: Story) -> str:
    """The card whose power is being used; empty: no card's in this story."""
    for event in reversed(story):
        match event["kind"]:
            case "won" | "played":
                return str(event["card"])
            case "card-shown" | "turn-began" | "turn-ended":
                return ""
    return ""


def _card(t: Texts, game: Game[Any], card: str) -> Args:
    """The card and its text."""
    assert isinstance(game, FistGame)
    character = game.edition.characters.get(card)
    text = rule(t, character, game.edition.id) if character else ""
    return {**t.forms("power", f"character-{card}"), "rule": text, **_editions(game)}


def _not_paid(t: Texts, game: Game[Any], story: Story) -> Because | None:
    """What a card needs and what the seat had; None: that was not the obstacle."""
    assert isinstance(game, FistGame)
    event = story[-1]
    had, card = event.get("had"), event.get("card") or _power(story)
    character = game.edition.characters.get(card)
    blocks = character.blocks if character else ()
    costs = [one for one in blocks if isinstance(one, Pay | Give)]
    if len(costs) != 1 or (had is None and event["kind"] == "took"):
        return None
    args = {
        "cost": sentence(phrase(t, costs[0].phrase())),
        "had-n": -1 if had is None else sum(had.values()),
        "had": goods(t, {}, had or {}),
    }
    has_ways = any(isinstance(one, Either) for one in blocks)
    message = f"why-not-paid-{event['kind']}" if has_ways else "why-not-paid"
    return Because((card, *_BEHIND["nothing-happened"]), args | _card(t, game, card), message)


def _most(event: Data) -> Args:
    """The highest bid, and the number of coins in all fists."""
    values = [bid["value"] for bid in event.get("bids", ())] or event.get("values") or [0]
    return {"most": max(values), "all": sum(values), "fists-n": len(values)}


def _theft(t: Texts, story: Story, names: Names) -> Because:
    """The Thief robs the second: by the bids of the auction that was held."""
    won = next((event for event in reversed(story) if event["kind"] == "won"), None)
    if won is None:
        return Because(("thief",), {"bids-known": 0}, "why-theft")
    others = {bid["seat"]: bid["value"] for bid in won["bids"] if bid["seat"] != won["seat"]}
    top = max(others.values(), default=0)
    second = [seat for seat, value in others.items() if value == top and top]
    args = {
        "bids-known": 1,
        "bid": next((b["value"] for b in won["bids"] if b["seat"] == won["seat"]), 0),
        "second": top,
        "rivals-n": len(second),
        "stage": won["stage"],
        **t.who("rivals", second, names),
    }
    return Because(("thief",), args, "why-theft")


REASONS = Reasons(
    {"fist-2002": _F, "fist-tavern": {**_F, **_T}},
    because,
    {
        "bid-coin": ("F4", "F1"),
        "bid-too-many": ("F12", "F11"),
        "bid-shape": ("F1",),
        "bid-number": ("F1",),
        "too-late": ("F16",),
        "not-an-option": ("F7",),
    },
)
