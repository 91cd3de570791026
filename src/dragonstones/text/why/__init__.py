"""Why something happened: a sentence with the numbers of the event, and the rulings behind it.

The reasons need only the events, not the table, so they reveal nothing that the reader has not
seen. A family's part is `REASONS` in the module of its name, or in the entry point group
`dragonstones.text.why`; its sentences are the messages `why-<kind of event>`, its rulings
`ruling-<number>`, and rulings on a single card `ruling-<family>-<card>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from dragonstones.engine import Game
from dragonstones.engine.families import part
from dragonstones.text import Texts
from dragonstones.text.words import Data, Names

LAYER = "text.why"

#: What has happened, in order; the last event is the one that is asked about.
Story = Sequence[Data]


class Ruling(NamedTuple):
    #: A number, such as F4, or the id of the card that it is about.
    id: str
    text: str
    #: The cards that it matters for.
    cards: Sequence[str]


class Because(NamedTuple):
    """The reasons for an event."""

    #: Numbers of rulings, and ids of cards.
    rulings: Sequence[str] = ()
    #: More arguments for its sentence.
    args: Mapping[str, Any] = MappingProxyType({})
    #: The message, if it is not the one of its kind.
    message: str | None = None


class Why(NamedTuple):
    text: str
    rulings: list[Ruling]
    #: The cards that it is about.
    cards: list[str]


class Reasons(NamedTuple):
    #: The numbered rulings of each game in their order, each with the cards that it matters for.
    rulings: Mapping[str, Mapping[str, Sequence[str]]]
    because: Callable[[Texts, Game[Any], Story, Names], Because]
    #: The rulings behind a refusal, by its code.
    refusals: Mapping[str, Sequence[str]]


def _reasons_of(game: Game[Any]) -> Reasons | None:
    found: Reasons | None = part(LAYER, game.family, "REASONS")
    return found


def rulings(t: Texts, game: Game[Any]) -> list[Ruling]:
    """All rulings of a game: the numbered ones, then those of single cards by name."""
    reasons = _reasons_of(game)
    if reasons is None:
        return []
    numbered = [
        Ruling(id, t(f"ruling-{id}"), cards)
        for id, cards in reasons.rulings.get(game.id, {}).items()
    ]
    single = [Ruling(card.id, _of_card(t, game, card.id), [card.id]) for card in t.cards(game)]
    return numbered + [one for one in single if one.text]


def _of_card(t: Texts, game: Game[Any], card: str) -> str:
    """The ruling on a card, if there is one; an edition may have its own."""
    id = f"ruling-{game.family}-{card}"
    own = f"{id}--{game.id}"
    return t(own) if t.has(own) else t(id) if t.has(id) else ""


def why(
    t: Texts, game: Game[Any], story: Story, names: Sequence[str], me: int | None = None
) -> Why | None:
    """Why the last event of a story happened, for the reader in seat `me`; None: there is no reason
    to give, or it is not a story of this game."""
    reasons, event = _reasons_of(game), story[-1]
    if reasons is None or any(game.event(one) is None for one in story):
        return None
    t, read = t.of(game), Names.read_by(me, names)
    because = reasons.because(t, game, story, read)
    text = t.why(because.message or f"why-{event['kind']}", event, read, because.args)
    numbered = reasons.rulings.get(game.id, {})
    ids = dict.fromkeys(because.rulings)
    cards = [id for id in ids if not is_numbered(id)]
    behind = [
        *(Ruling(id, t(f"ruling-{id}"), numbered[id]) for id in ids if id in numbered),
        *(Ruling(card, _of_card(t, game, card), [card]) for card in cards),
    ]
    return Why(text, [one for one in behind if one.text], cards)


def is_numbered(id: str) -> bool:
    """Whether it is the number of a ruling, such as F4, and not the id of a card."""
    return id[:1].isupper()


def behind_refusal(game: Game[Any], code: str) -> Sequence[str]:
    """The numbers of the rulings behind a refusal."""
    reasons = _reasons_of(game)
    return reasons.refusals.get(code, ()) if reasons else ()
