"""When everybody talks at once: bots in their own time, people whenever they press Enter.

With a clock the sand runs while a person types, and the bots continue. Without one, the seat that
has acted least is next. If only bots talk, nobody waits for them: their time passes in a moment.
"""

from __future__ import annotations

import random
import re
from math import ceil
from typing import TYPE_CHECKING

from rich.text import Text

from dragonstones.engine import Refused
from dragonstones.terminal.desk import Unreadable
from dragonstones.terminal.screen import Clock, Scene

if TYPE_CHECKING:
    from dragonstones.terminal.play import Session

#: How long a bot thinks before it acts, in seconds.
THINKS = (1.0, 3.0)


class Conversation:
    """One open question, from its beginning or from where a saved game resumes, to its end."""

    def __init__(self, session: Session, resumed: bool) -> None:
        self.session = session
        self.match = session.match
        first = next(iter(self.match.waiting.values()))
        #: None: there is no clock, and they talk in turn.
        self.seconds = first.seconds
        self.number = first.id
        self.resumed = resumed
        self.speaker = self._people()[0] if self._people() else None
        self.acts: dict[int, int] = {}
        #: What was wrong with the last input.
        self.wrong = ""
        #: Whether the input line is on the screen, and the table as it is now.
        self.painted = self.fresh = False
        self.scene: Scene | None = None

    def _people(self) -> list[int]:
        """Those at the keyboard who can act."""
        return [seat for seat in self.match.waiting if seat in self.session.people]

    def _bots(self) -> list[int]:
        return [seat for seat in self.match.waiting if seat in self.session.bots]

    def run(self) -> None:
        if self._people():
            self.session.save()
            self.session.reveal()
            self.session.at_screen = None
        if self.seconds is None:
            while self._goes_on():
                self._next_in_turn()
        else:
            self._by_the_clock(self.seconds)
        if self.painted:  # others have ended it while somebody was perhaps typing
            self.session.keyboard.forget()

    def _goes_on(self) -> bool:
        waiting = self.match.waiting
        return bool(waiting) and next(iter(waiting.values())).id == self.number

    # -- in turn ------------------------------------------------------------

    def _next_in_turn(self) -> None:
        """The seat that has acted least is next, and bots before people."""
        waiting, people = self.match.waiting, self.session.people
        done = {seat for seat, one in waiting.items() if one.is_done}
        seat = min(waiting, key=lambda one: (one in done, self.acts.get(one, 0), one in people))
        if seat in people:
            self.speaker = seat
            self._listen(None, None)
        else:
            self._act(seat, self.session.bots.ask(seat))

    # -- by the clock -------------------------------------------------------

    def _by_the_clock(self, seconds: float) -> None:
        chance = random.Random(f"{self.match.seed}/{self.number}")
        hurried = not self._people()
        now = self.session.keyboard.now()
        ends = now + seconds
        due = {seat: now + chance.uniform(*THINKS) for seat in self._bots()}
        while self._goes_on():
            moment, seat = min((*((time, seat) for seat, time in due.items()), (ends, -1)))
            now = moment if hurried else self.session.keyboard.now()
            if moment > now:
                self._listen(moment, Clock(ends - now, seconds))
            elif seat < 0:
                self.match.time_up(self.number)
                self.session.save()
            else:
                due[seat] += chance.uniform(*THINKS)
                decision = self.match.waiting[seat]
                answer = self.session.bots.ask(seat)
                if not decision.says_nothing(answer):
                    self._act(seat, answer)

    # -- people -------------------------------------------------------------

    def _listen(self, moment: float | None, clock: Clock | None) -> None:
        """What somebody types until then, or until the clock must be painted again."""
        keyboard = self.session.keyboard
        if clock is not None and moment is not None:
            second = keyboard.now() + clock.left - (ceil(clock.left) - 1)
            moment = min(moment, second)
        self._paint(clock)
        line = keyboard.read_until(moment)
        if line is not None:
            self.painted = self.resumed = False
            self.wrong = self._hear(line)

    def _hear(self, line: str) -> str:
        """Do what was typed; what is wrong with it, if something is."""
        wrong = ""
        for seat, words in self._voices(line):
            try:
                if not self._follow(seat, words):
                    self.speaker = seat
                return ""
            except Unreadable as unreadable:
                wrong = wrong or str(unreadable)
            except Refused as refused:
                wrong = wrong or self.session.t.refusal(refused)
        return wrong

    def _voices(self, line: str) -> list[tuple[int, str]]:
        """Who may have said what: the person who is named (`ben a 2`), or else the speaker."""
        assert self.speaker is not None
        voices, names = [(self.speaker, line)], self.session.names
        people = self._people()
        if len(people) == 1:
            return voices
        for seat in people:
            if found := re.match(rf"{re.escape(names[seat])}[\s:]+(.+)", line, re.IGNORECASE):
                return [(seat, found[1]), *voices]
        found = re.match(r"(\w\w+|\w+(?=\s*:))[\s:]+(.+)", line)  # one letter may be a command
        if found:
            first, rest = found.groups()
            named = [s for s in people if names[s].casefold().startswith(first.casefold())]
            if len(named) == 1:
                return [(named[0], rest), *voices]
        return voices

    def _follow(self, seat: int, words: str) -> bool:
        """Do it; return whether it was only a look."""
        session, decision = self.session, self.match.waiting[seat]
        if session.command(words, seat):
            return True
        answer = decision.check(session.desk.read(words, decision, self.match.view(seat)))
        if self.seconds is None or not decision.says_nothing(answer):
            self._act(seat, answer)
        return False

    # -- both ---------------------------------------------------------------

    def _act(self, seat: int, answer: object) -> None:
        self.match.answer(seat, answer, self.number)
        self.acts[seat] = self.acts.get(seat, 0) + 1
        self.fresh = False
        if seat in self.session.people or self._people():
            self.session.save()  # before anybody sees what came of it
            if self._goes_on():
                self.session.shown = len(self.match.events)

    def _paint(self, clock: Clock | None) -> None:
        """Repaint as little as possible: somebody may be typing."""
        painter = self.session.desk.painter
        if self.painted and self.fresh and self.scene:
            self.scene.clock = clock
            painter.tick(self.scene)
            return
        self.scene = self._scene(clock)
        if not self.painted or not painter.draw_over(self.scene):
            if self.session.alone is None:
                self.session.screen.clear(and_before=True)
            painter.draw(self.scene)
            self.session.screen.ask(self._mark())
        self.painted = self.fresh = True

    def _scene(self, clock: Clock | None) -> Scene:
        session = self.session
        assert self.speaker is not None
        asked = session.desk.prompt(
            self.match.waiting[self.speaker], self.match.view(session.alone)
        )
        others = [seat for seat in self._people() if seat != self.speaker]
        if others:
            me, other = (session.names[seat] for seat in (self.speaker, others[0]))
            voices = session.t("terminal-voices", me=me, other=other)
            asked.lines.append(Text(voices, style="quiet"))
        if self.resumed and clock:
            asked.lines.append(Text(session.t("terminal-timer-again"), style="candle"))
        if self.wrong:
            asked.lines.append(Text(self.wrong, style="wrong"))
        keys = session.desk.keys_line()
        return session.scene(session.alone, keys, asked.lines, asked.options, clock)

    def _mark(self) -> str:
        if len(self._people()) < 2 or self.speaker is None:
            return " ▸"
        return f" {self.session.names[self.speaker]} ▸"
