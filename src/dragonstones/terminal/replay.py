"""Stepping through a saved game, as any seat saw it."""

from __future__ import annotations

from rich.text import Text

from dragonstones.engine import Event
from dragonstones.engine.frames import OPEN, Eyes, frames
from dragonstones.engine.journal import Journal
from dragonstones.terminal.desk import Desk
from dragonstones.terminal.keyboard import Keyboard, Leave
from dragonstones.terminal.screen import Scene


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
        self.eyes = eyes
        self.frames = list(frames(self.journal, eyes))

    def run(self) -> None:
        screen = self.painter.screen
        if not self.keyboard.is_person:
            last = len(self.frames) - 1
            screen.show(self.painter.history(self._seen(last), self.frames[last].view["you"]))
            return
        place = 0
        try:
            while True:
                self._draw(place)
                place = self._follow(self.keyboard.read_line().casefold(), place)
        except (Leave, KeyboardInterrupt):
            screen.leave()

    def _seen(self, place: int) -> list[Event]:
        """What has happened up to here."""
        return [event for frame in self.frames[: place + 1] for event in frame.events]

    def _draw(self, place: int) -> None:
        t, frame = self.t, self.frames[place]
        title = t(
            "terminal-replay-title",
            game=self.desk.name(),
            step=place + 1,
            steps=len(self.frames),
        )
        keys = Text(t("terminal-replay-keys", landmark=self.desk.landmark()), style="quiet")
        seen = self._seen(place)
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
            moment = self.frames[place].at
            self.look_through(self._next_eyes())
            return max(n for n, frame in enumerate(self.frames) if frame.at <= moment)
        if typed.isdecimal():
            return min(max(0, int(typed) - 1), last)
        return place if typed else min(place + 1, last)

    def _next_landmark(self, place: int) -> int:
        for later in range(place + 1, len(self.frames)):
            if any(map(self.desk.is_landmark, self.frames[later].events)):
                return later
        return len(self.frames) - 1

    def _next_eyes(self) -> Eyes:
        """The next viewer: each seat in turn, then a spectator, then all screens open."""
        everyone: list[Eyes] = [*range(len(self.names)), None, OPEN]
        return everyone[(everyone.index(self.eyes) + 1) % len(everyone)]
