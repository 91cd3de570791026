"""What a bot is, and how whoever runs a match lets bots play in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.events import Event
from dragonstones.engine.match import Match


class Bot:
    """A player that is a program. It gets what a person in its seat would: it never holds
    the match."""

    def see(self, event: Event) -> None:
        """Something happened that its seat may know. Only a bot with a memory needs this."""

    def answer(self, view: dict[str, Any], decision: Decision) -> Answer:
        """A legal answer to the decision, from the view and from what was seen."""
        raise NotImplementedError


class CanAnswer(Protocol):
    """All that a bot must have; `see` comes with the class above."""

    def answer(self, view: dict[str, Any], decision: Decision) -> Answer: ...


class Players:
    """The bots of a match, by seat. Each is shown what its seat may see, then asked.

    A bot that joins later, or a match that was saved, needs nothing special: the first time
    a bot is asked it is shown everything from the beginning on.
    """

    def __init__(self, match: Match, bots: Mapping[int, CanAnswer]) -> None:
        self._match = match
        self._bots = bots
        #: Who wants to see what happens, and how much of it each has been shown.
        self._eyes = {
            seat: bot.see
            for seat, bot in bots.items()
            if isinstance(bot, Bot) and type(bot).see is not Bot.see
        }
        self._shown = dict.fromkeys(self._eyes, 0)

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def ask(self, seat: int) -> Answer:
        """What the bot of this seat answers to the decision that waits for it."""
        self.show_news(seat)
        return self._bots[seat].answer(self._match.view(seat), self._match.waiting[seat])

    def show_news(self, seat: int) -> None:
        """Show a bot what has happened since the last time. Before it is asked, `ask` does it."""
        if see := self._eyes.get(seat):
            news = self._match.news(self._shown[seat])
            self._shown[seat] += len(news)
            for event in news:
                if event.seen_by(seat):
                    see(event)
