"""The types of what a match gives to its players, as far as all games share them.

A view, a decision's `data()`, an event's `data()` and a result are plain dicts. Their fields are
declared here and in the `types` module of each family, so that a type checker finds whatever a
changed field breaks: mypy in Python, and on the page the TypeScript made from these declarations.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypedDict, TypeVar

Kind = TypeVar("Kind")
Answer = TypeVar("Answer")
Table = TypeVar("Table")
Decision = TypeVar("Decision")
Sealed = TypeVar("Sealed")
Outcome = TypeVar("Outcome")


class Asked(TypedDict, Generic[Kind, Answer]):
    """The fields that every decision has; each kind adds its own."""

    id: int
    kind: Kind
    seat: int
    #: The answer that is played when time runs out.
    default: Answer


class AskedChoice(Asked[Kind, Answer]):
    """A decision that lists all its legal answers."""

    options: list[Answer]


class Result(TypedDict):
    """How a match ended."""

    winners: list[int]
    #: The best first; seats that share a place stand together.
    ranking: list[list[int]]
    points: list[int]
    reason: str


class Standing(TypedDict, Generic[Sealed]):
    """The fields of a view that change when a seat has answered and the question stays open."""

    #: None: a moment in which nobody may know which seat is asked.
    waiting: list[int] | None
    answered: list[int] | None
    #: The seat's own sealed answer, which it can still withdraw.
    answer: Sealed | None


class View(Standing[Sealed], Generic[Table, Decision, Sealed, Outcome]):
    """All that a seat, or a spectator, may know of a match."""

    game: str
    rules: int
    #: None: a spectator.
    you: int | None
    decision: Decision | None
    table: Table
    #: None: the match is not over.
    result: Outcome | None


@dataclass(frozen=True)
class Shapes:
    """The types of what a family of games gives: its views, decisions, results ...

    An event has the fields of its class, which need not be declared again.
    """

    table: Any
    decision: Any
    #: An answer to a decision that several seats answer at once.
    sealed: Any
    result: Any
    options: Any
    #: What `Game.worth` gives, if it gives anything.
    worth: Any = None
