"""What a bot is, what it is given, and how the code that runs a match lets bots play in it."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, ClassVar

from dragonstones.bots.budget import DEFAULT_BUDGET, Budget
from dragonstones.engine.chance import Rng
from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.events import Event
from dragonstones.engine.match import Match

log = logging.getLogger(__name__)


class Moment:
    """What a bot is given when it is asked: what a person in its seat would have."""

    def __init__(self, match: Match, seat: int, budget: Budget) -> None:
        self.seat = seat
        self.decision: Decision = match.questions[seat]
        #: How long it may think, from now on.
        self.budget = budget
        self._start = budget.clock()
        # A bot must not find the match among its attributes.
        self._view = partial(match.view, seat)
        self._imagine = partial(match.imagine, seat, quiet=True)

    @cached_property
    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain data. Others may read it later: do not change it."""
        return self._view()

    def thoughts(self) -> Iterator[int]:
        """0, 1, 2 ... until the budget is used up: `for _ in moment.thoughts(): ...`"""
        return self.budget.thoughts(self._start)

    def imagine(self, rng: Rng) -> Match:
        """A match that looks the same from this seat; what the seat cannot know is made up."""
        return self._imagine(rng)


class Bot:
    """A player that is a program. It gets what a person in its seat would: never the match."""

    #: Whether it calls `Moment.imagine`: then it can play only where the match is.
    imagines: ClassVar[bool] = False

    def see(self, event: Event) -> None:
        """Take note of an event that its seat may know. Only a bot with a memory needs this."""

    def answer(self, moment: Moment) -> Answer:
        """A legal answer to the moment's decision."""
        raise NotImplementedError

    def why(self) -> dict[str, Any] | None:
        """Why it gave its last answer, as plain data (`why.py`); None: it cannot say."""
        return None


@dataclass(frozen=True, slots=True)
class Mishap:
    """A bot failed, and the decision's default was played for it."""

    seat: int
    kind: str
    error: BaseException


class Players:
    """The bots of a match, by seat. Each is shown what its seat may see, then asked.

    A bot that joins later, or a match that was saved, needs nothing special: the first time a bot
    is asked, it is shown everything from the beginning. A bot that fails or gives an illegal answer
    does not end the game: the decision's default is played for it, and the mishap is reported.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        budget: Budget | Mapping[int, Budget] = DEFAULT_BUDGET,
    ) -> None:
        self._match = match
        self._bots = bots
        self._budgets = dict.fromkeys(bots, budget) if isinstance(budget, Budget) else dict(budget)
        #: The bots that want to see events, and how many of them each has been shown.
        self._eyes = {seat: bot.see for seat, bot in bots.items() if type(bot).see is not Bot.see}
        self._shown = dict.fromkeys(self._eyes, 0)
        #: What the bot that was asked last was given.
        self.moment: Moment | None = None
        self.mishaps: list[Mishap] = []

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def ask(self, seat: int, budget: Budget | None = None) -> Answer:
        """The answer of this seat's bot to the decision that waits for it."""
        moment = self.moment = Moment(self._match, seat, budget or self._budgets[seat])
        try:
            self.show_news(seat)
            return moment.decision.check(self._bots[seat].answer(moment))
        except (Exception, SystemExit) as error:  # whatever a stranger's bot does
            mishap = Mishap(seat, moment.decision.kind, error)
            log.error("bot in seat %s failed at %s", seat, mishap.kind, exc_info=error)
            self.mishaps.append(mishap)
            return moment.decision.default

    def why(self, seat: int) -> dict[str, Any] | None:
        """Why this seat's bot gave its last answer; None if it cannot say, or fails to."""
        try:
            return self._bots[seat].why()
        except Exception as error:
            log.error("bot in seat %s cannot say why", seat, exc_info=error)
            return None

    def show_news(self, seat: int) -> None:
        """Show a bot what has happened since the last time. `ask` does this before it asks."""
        if see := self._eyes.get(seat):
            for event in self._match.news(self._shown[seat]):
                self._shown[seat] += 1  # even if the bot fails at this one
                if event.seen_by(seat):
                    see(event)
