"""What the coach needs to know of a family of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from dragonstones.bots import Moment
from dragonstones.engine import Answer, Event, Match
from dragonstones.text import Texts
from dragonstones.text.words import Names
from dragonstones.wire import CoachTalks, Language

#: A report is written in all languages, because it may be shared with somebody who reads another.
SPOKEN: tuple[Language, ...] = ("en", "de")


@dataclass(slots=True)
class Weighed:
    """The answers to one decision, as the Archmage judges them."""

    answers: Sequence[Answer]
    #: How often the Archmage gives each.
    weights: Sequence[float]
    #: How often a Merchant gives each: the curve assumes a Merchant's play.
    usual: Sequence[float]
    #: The chance to win with each, thought by thought: within a thought all have the same luck. A
    #: list ends where its answer was dropped.
    values: Sequence[Sequence[float]]
    #: Facts about them for a sentence.
    facts: Mapping[str, Any] = field(default_factory=dict)
    #: Whether a rival has the means to stop this seat.
    threatened: bool = False


class Stations(Protocol):
    """Follows one game from start to end."""

    def look(self, match: Match, table: Any, news: Sequence[Event]) -> bool:
        """Whether the curve has a point here; `news` has happened since the last look."""

    def about(self, number: int) -> dict[str, Any]:
        """What came up at a station, once the game is over: `emblem`, `turn`, or more."""


class Listener(Protocol):
    """Follows one game and knows what one seat knows."""

    def hear(self, at: int, station: int, match: Match, seen: Sequence[Event]) -> None:
        """`seen`: the events since the last time, as far as the seat may know them."""

    def talks(self) -> list[CoachTalks]: ...


class Coach(Protocol):
    """The part of a family."""

    def stations(self) -> Stations: ...

    def chances(self, match: Match, table: Any) -> list[float]:
        """The chances to win on the open table, uncorrected, by the Archmage's outlook."""

    def threatens(self, table: Any, leader: int) -> bool:
        """Whether a rival has the means to stop the leader."""

    def station(self, t: Texts, about: Mapping[str, Any], names: Names) -> str:
        """What comes up at a station, in a few words."""

    def weigh(
        self, moment: Moment, seen: Sequence[Event], answer: Answer, rng: Random
    ) -> Weighed | None:
        """The answers that the seat could have given; None: there is nothing to say about them."""

    def habit(self, kind: str, mine: Answer, best: Answer) -> str:
        """What kind of mistake it is to give one answer instead of the other."""

    def why(self, t: Texts, weighed: Weighed, mine: int, best: int) -> str:
        """Why the one is better than the other, in a sentence."""

    def listener(self, seat: int) -> Listener | None:
        """What follows the negotiations of a seat; None: this game has none."""
