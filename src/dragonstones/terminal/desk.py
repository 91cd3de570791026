"""A game's own part at the terminal: what a session or a replay asks of it, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from dragonstones.engine import Answer, Decision, Event
from dragonstones.terminal.screen import Painter, View
from dragonstones.text import Texts


class Unreadable(ValueError):
    """Not an answer; the sentence says what would be one."""


class Page(NamedTuple):
    """Something to look at. What is typed there is read with `before` in front of it."""

    thing: RenderableType
    before: str | None = None


@dataclass(slots=True)
class Question:
    lines: list[Text]
    #: What can be chosen, and what one types for it.
    options: list[tuple[str, Text]] = field(default_factory=list)


class Desk(ABC):
    """One for each match that is shown."""

    t: Texts
    names: Sequence[str]
    painter: Painter

    # -- what it is about ---------------------------------------------------

    @abstractmethod
    def name(self) -> str:
        """Of the game."""

    def title(self, view: View) -> str:
        return self.t("terminal-title", game=self.name(), turn=view["table"]["turn"])

    def keys_line(self) -> str:
        """The keys that are not answers."""
        return self.t("terminal-keys")

    @abstractmethod
    def goal(self) -> str:
        """What it is all about."""

    @abstractmethod
    def help(self) -> str:
        """What can be typed."""

    @abstractmethod
    def rules(self, view: View) -> RenderableType:
        """The texts of all that is on the table now."""

    @abstractmethod
    def look_up(self, name: str) -> RenderableType | None:
        """The texts of the cards whose names begin like this."""

    @abstractmethod
    def cards(self) -> RenderableType:
        """All that is in the box."""

    # -- asking one person --------------------------------------------------

    @abstractmethod
    def question(self, decision: Decision, view: View) -> Question: ...

    @abstractmethod
    def read(self, line: str, decision: Decision, view: View) -> Answer | Page:
        """What was typed. `Unreadable` if it is no answer, `Refused` if it is not a legal one."""

    def is_secret(self, decision: Decision) -> bool:
        """Whether others at the keyboard must not see what is typed."""
        return True

    def is_idle(self, decision: Decision) -> bool:
        """Whether there is nothing to decide: then its default is the answer."""
        return False

    # -- what all see together ----------------------------------------------

    @abstractmethod
    def reveals(self, events: Sequence[Event], new: int, eyes: int | None) -> Iterator[Page]:
        """What of the events from number `new` on is worth a pause, as these eyes see it."""

    # -- replays ------------------------------------------------------------

    @abstractmethod
    def is_landmark(self, event: Event) -> bool:
        """Whether one may want to jump there."""

    @abstractmethod
    def landmark(self) -> str:
        """What the key for it is called: next auction."""


def begins(wanted: str, name: str) -> bool:
    """Whether the name, or a word of it, begins like this."""
    words = name.casefold().split()
    wanted = wanted.casefold()
    return any(" ".join(words[start:]).startswith(wanted) for start in range(len(words)))
