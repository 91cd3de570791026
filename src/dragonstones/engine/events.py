"""What happened, typed, each with its audience.

An event is a small dataclass whose fields are plain data. Its `kind` is its
name in the language files, in saved logs and on the wire.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import ModuleType
from typing import Any, ClassVar

from dragonstones.engine.plain import fresh


@dataclass(slots=True)
class Event:
    kind: ClassVar[str] = "event"
    #: The seats that may see it; None: everybody, spectators included.
    audience: tuple[int, ...] | None = field(default=None, kw_only=True)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        # slots=True makes each class twice; that is fine, because both get the same kind.
        cls.kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()

    def seen_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience

    def data(self) -> dict[str, Any]:
        """The event as plain data: its kind and its fields."""
        return {"kind": self.kind} | {
            f.name: fresh(getattr(self, f.name)) for f in fields(self) if f.name != "audience"
        }


@dataclass(slots=True)
class TimeRanOut(Event):
    """A seat did not answer in time: the default was played."""

    seat: int
    #: The kind of the decision.
    decision: str


#: What can happen in every game, by kind.
EVERYWHERE: Mapping[str, type[Event]] = {TimeRanOut.kind: TimeRanOut}


def events_in(module: ModuleType) -> Mapping[str, type[Event]]:
    """The events of a module by kind, to rebuild them from their data."""
    found = (one for one in vars(module).values() if isinstance(one, type))
    return {one.kind: one for one in found if issubclass(one, Event) and one is not Event}


#: What a table logs: the class of an event, its fields, and the seats that may see it, if not all
#: may. Few events are ever read, and making one takes three times as long as noting how.
Logged = tuple[type[Event], tuple[Any, ...]] | tuple[type[Event], tuple[Any, ...], tuple[int, ...]]


def made(logged: Logged) -> Event:
    """The event itself, a new one each time. Its fields are copies: a journal may hold the same
    dicts."""
    kind, fields, *audience = logged
    return kind(*fresh(fields), audience=audience[0] if audience else None)
