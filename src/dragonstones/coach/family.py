"""What the coach needs to know of a family of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from dragonstones.bots import Moment
from dragonstones.engine import Answer, Event, Match
from dragonstones.text import Texts
from dragonstones.wire import CoachTalks, Language

#: A report is told in all languages: whoever it is shared with may speak another.
SPOKEN: tuple[Language, ...] = ("en", "de")


@dataclass(slots=True)
class Weighed:
    """The answers to one decision as the Archmage thinks of them."""

    answers: Sequence[Answer]
    #: How often it gives each.
    weights: Sequence[float]
    #: How often a Merchant does, for whose play the curve is right.
    usual: Sequence[float]
    #: The chance to win with each, thought by thought: in one thought all have the same luck. A
    #: list ends when its answer was dropped.
    values: Sequence[Sequence[float]]
    #: What a sentence can say of them.
    facts: Mapping[str, Any] = field(default_factory=dict)


class Stations(Protocol):
    """Goes through one game."""

    def look(self, match: Match, table: Any, news: Sequence[Event]) -> bool:
        """Whether the curve has a point here; `news` has happened since the last look."""

    def about(self, number: int) -> dict[str, Any]:
        """What came up at a station, when the game is over: `emblem`, `turn`, or more."""


class Listener(Protocol):
    """Goes through one game, and knows what one seat knows."""

    def hear(self, at: int, station: int, match: Match, seen: Sequence[Event]) -> None:
        """`seen`: what has happened since the last time that the seat may know."""

    def talks(self) -> list[CoachTalks]: ...


class Coach(Protocol):
    """The part of a family."""

    def stations(self) -> Stations: ...

    def chances(self, match: Match, table: Any) -> list[float]:
        """Who will win, on the open table, as it comes from the Archmage's outlook."""

    def station(self, t: Texts, about: Mapping[str, Any], names: Sequence[str]) -> str:
        """What comes up at a station, in a few words."""

    def weigh(
        self, moment: Moment, seen: Sequence[Event], answer: Answer, rng: Random
    ) -> Weighed | None:
        """What the seat could have answered; None: there is nothing to say about it."""

    def habit(self, kind: str, mine: Answer, best: Answer) -> str:
        """What kind of mistake it is to give the one and not the other."""

    def why(self, t: Texts, weighed: Weighed, mine: int, best: int) -> str:
        """Why the one is better than the other, in a sentence."""

    def listener(self, seat: int) -> Listener | None:
        """Whoever follows the negotiations of a seat; None: this game has none."""
