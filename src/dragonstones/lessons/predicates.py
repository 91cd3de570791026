"""The conditions that a lesson can put on an answer and the table after it: a small closed set, as
data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, Struct, UnsetType, field

from dragonstones.engine.decisions import Answer
from dragonstones.engine.plain import same

_BOUNDS = {"least", "most"}


class Tried(NamedTuple):
    """An answer and its outcome as the learner sees it; a refused answer changed nothing."""

    answer: Answer
    view: Mapping[str, Any]
    #: The events since the answer, as data.
    events: Sequence[Mapping[str, Any]] = ()


class When(Struct, forbid_unknown_fields=True, kw_only=True):
    """Conditions that must all hold; without any, every answer fits."""

    #: Exactly this answer.
    equals: Answer | UnsetType = field(name="is", default=UNSET)
    #: Bounds for the sum of all numbers in the answer, such as the coins in a fist.
    least: int | None = None
    most: int | None = None
    #: At least this many of each kind in the answer, and none of these kinds.
    has: dict[str, int] = {}
    lacks: list[str] = []
    #: What must be at a path such as "propose.0.gold" in the answer, or "table.seats.0.points" in
    #: the view afterwards: a value, or `least` and `most`.
    part: dict[str, Any] = {}
    view: dict[str, Any] = {}
    #: Fields of an event that happened since the answer.
    event: dict[str, Any] = {}

    @property
    def is_empty(self) -> bool:
        bounds = self.least is not None or self.most is not None
        parts = self.has or self.lacks or self.part or self.view or self.event
        return self.equals is UNSET and not bounds and not parts

    def holds(self, tried: Tried) -> bool:
        answer = tried.answer
        counts = answer if isinstance(answer, Mapping) else {}
        return (
            (self.equals is UNSET or same(self.equals, answer))
            and (self.least is None or total(answer) >= self.least)
            and (self.most is None or total(answer) <= self.most)
            and all(_number(counts.get(kind)) >= n for kind, n in self.has.items())
            and not any(counts.get(kind) for kind in self.lacks)
            and all(_fits(at(answer, path), wanted) for path, wanted in self.part.items())
            and all(_fits(at(tried.view, path), wanted) for path, wanted in self.view.items())
            and (not self.event or any(has_fields(one, self.event) for one in tried.events))
        )


def total(answer: Answer) -> int:
    """The sum of all numbers in an answer.

    >>> total({"fairy": 2, "common": 1})
    3
    """
    if isinstance(answer, Mapping):
        return sum(map(total, answer.values()))
    if isinstance(answer, list):
        return sum(map(total, answer))
    return answer if type(answer) is int else 0


def at(data: Any, path: str) -> Any:
    """What is at this path in the data; None if there is nothing.

    >>> at({"seats": [{"points": 2}]}, "seats.0.points")
    2
    """
    for step in path.split("."):
        if isinstance(data, Mapping):
            data = data.get(step)
        elif isinstance(data, list) and step.isdecimal() and int(step) < len(data):
            data = data[int(step)]
        else:
            return None
    return data


def _fits(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict) and wanted and wanted.keys() <= _BOUNDS:
        n = _number(value)
        return bool(wanted.get("least", n) <= n <= wanted.get("most", n))
    return same(value, wanted)


def has_fields(event: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    return all(_fits(event.get(name), value) for name, value in wanted.items())


def _number(value: Any) -> int:
    return value if type(value) is int else 0
