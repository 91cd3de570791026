"""The interface of a game's part at the terminal, as a session or a replay uses it."""

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
    """What was typed is not an answer; the sentence says what would be one."""


class Page(NamedTuple):
    """A page to look at. What is typed there is read with `before` in front of it."""

    thing: RenderableType
    before: str | None = None


@dataclass(slots=True)
class Prompt:
    lines: list[Text]
    #: The options, and what to type for each.
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
        """The goal of the game."""

    @abstractmethod
    def help(self) -> str:
        """What can be typed."""

    @abstractmethod
    def rules(self, view: View) -> RenderableType:
        """The texts of everything on the table now."""

    @abstractmethod
    def look_up(self, name: str) -> RenderableType | None:
        """The texts of the cards whose names begin with this."""

    @abstractmethod
    def cards(self) -> RenderableType:
        """Everything in the box."""

    # -- asking one person --------------------------------------------------

    @abstractmethod
    def prompt(self, decision: Decision, view: View) -> Prompt: ...

    @abstractmethod
    def read(self, line: str, decision: Decision, view: View) -> Answer | Page:
        """Read what was typed. `Unreadable`: it is not an answer; `Refused`: it is not legal."""

    def is_secret(self, decision: Decision) -> bool:
        """Whether others at the keyboard must not see what is typed."""
        return True

    def is_idle(self, decision: Decision) -> bool:
        """Whether there is nothing to decide: then its default is the answer."""
        return False

    # -- what all see together ----------------------------------------------

    @abstractmethod
    def reveals(self, events: Sequence[Event], new: int, eyes: int | None) -> Iterator[Page]:
        """The events from number `new` on that are worth a pause, as this viewer sees them."""

    # -- replays ------------------------------------------------------------

    @abstractmethod
    def is_landmark(self, event: Event) -> bool:
        """Whether a reader may want to jump there."""

    @abstractmethod
    def landmark(self) -> str:
        """What the key for it is called: next auction."""


def begins(wanted: str, name: str) -> bool:
    """Whether the name, or a word of it, begins with this."""
    words = name.casefold().split()
    wanted = wanted.casefold()
    return any(" ".join(words[start:]).startswith(wanted) for start in range(len(words)))
