"""Stepping through a saved game, as any seat saw it."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from dragonstones.engine import Event, Match
from dragonstones.engine.journal import Journal
from dragonstones.terminal.desk import Desk
from dragonstones.terminal.keyboard import Keyboard, Leave
from dragonstones.terminal.screen import Scene, View

#: Looks behind every screen.
OPEN = "open"
#: A seat, None for a spectator, or OPEN.
Eyes = int | str | None


@dataclass(slots=True)
class Frame:
    view: View
    #: How many events had happened.
    events: int


class Replay:
    def __init__(self, journal: Journal, desk: Desk, eyes: Eyes) -> None:
        self.journal = journal
        self.desk = desk
        self.names = desk.names
        self.t = desk.t
        self.painter = desk.painter
        self.keyboard = Keyboard()
        self.look_through(eyes)

    def look_through(self, eyes: Eyes) -> None:
        """Take a picture each time that something has happened."""
        self.eyes = eyes
        self.frames: list[Frame] = []
        before = 0
        for match in Match.steps(self.journal):
            now = before + len(match.news(before))
            if now > before or not self.frames:
                self.frames.append(Frame(seen_through(match, eyes), now))
            before = now
        self.events: list[Event] = match.events

    def run(self) -> None:
        screen = self.painter.screen
        if not self.keyboard.is_person:
            screen.show(self.painter.history(self._seen(len(self.events))))
            return
        place = 0
        try:
            while True:
                self._draw(place)
                place = self._follow(self.keyboard.read_line().casefold(), place)
        except (Leave, KeyboardInterrupt):
            screen.leave()

    def _seen(self, until: int) -> list[Event]:
        events = self.events[:until]
        if self.eyes == OPEN:
            return events
        return [e for e in events if e.seen_by(self.eyes if isinstance(self.eyes, int) else None)]

    def _draw(self, place: int) -> None:
        t, frame = self.t, self.frames[place]
        title = t(
            "terminal-replay-title",
            game=self.desk.name(),
            step=place + 1,
            steps=len(self.frames),
        )
        keys = Text(t("terminal-replay-keys", landmark=self.desk.landmark()), style="quiet")
        seen = self._seen(frame.events)
        self.painter.draw(Scene(frame.view, seen, title, self._whose(), [keys]))
        self.painter.screen.ask(" ▸")

    def _whose(self) -> str:
        if isinstance(self.eyes, int):
            return self.names[self.eyes]
        return self.t("terminal-eyes-open" if self.eyes == OPEN else "terminal-eyes-spectator")

    def _follow(self, typed: str, place: int) -> int:
        """Where a key leads."""
        t, last = self.t, len(self.frames) - 1
        if typed == t("terminal-key-quit"):
            raise Leave
        if typed == t("terminal-key-previous"):
            return max(0, place - 1)
        if typed == t("terminal-key-landmark"):
            return self._next_landmark(place)
        if typed == t("terminal-key-seat"):
            self.look_through(self._next_eyes())
            return place
        if typed.isdecimal():
            return min(max(0, int(typed) - 1), last)
        return place if typed else min(place + 1, last)

    def _next_landmark(self, place: int) -> int:
        for later in range(place + 1, len(self.frames)):
            new = self.events[self.frames[later - 1].events : self.frames[later].events]
            if any(map(self.desk.is_landmark, new)):
                return later
        return len(self.frames) - 1

    def _next_eyes(self) -> Eyes:
        """Each seat in turn, then a spectator, then all screens open."""
        everyone: list[Eyes] = [*range(len(self.names)), None, OPEN]
        return everyone[(everyone.index(self.eyes) + 1) % len(everyone)]


def seen_through(match: Match, eyes: Eyes) -> View:
    if eyes != OPEN:
        return match.view(eyes if isinstance(eyes, int) else None)
    view = match.view()
    for number, seat in enumerate(view["table"]["seats"]):
        seat |= match.view(number)["table"]["seats"][number]
    return view
