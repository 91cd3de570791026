"""Playing in the terminal: people at the keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from dragonstones.bots import Players, budget_of, make_bot, persona_of
from dragonstones.engine import Answer, Decision, Event, Match, Refused
from dragonstones.terminal.desk import Desk, Page, Unreadable
from dragonstones.terminal.keyboard import Keyboard, Leave
from dragonstones.terminal.saves import Saved, command, each
from dragonstones.terminal.screen import Clock, Scene, Screen, indented
from dragonstones.terminal.talk import Conversation
from dragonstones.text import Texts


@dataclass(slots=True)
class Session:
    """One sitting at a table."""

    match: Match
    desk: Desk
    names: list[str]
    people: list[int]
    bot: str
    path: Path
    pause: float | None
    t: Texts
    screen: Screen
    keyboard: Keyboard = field(default_factory=Keyboard)
    bots: Players = field(init=False)
    #: How many events all have seen, and the seat of the person at the screen.
    shown: int = field(init=False)
    at_screen: int | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.shown = len(self.match.events)
        # A bot gets a new seed after a pause; its earlier answers are in the journal.
        seed = f"{self.match.seed}/{len(self.match.journal()['answers'])}"
        seats = [seat for seat in range(self.match.seats) if seat not in self.people]
        names = dict(zip(seats, each(self.bot, len(seats)), strict=True))
        game = self.match.game.id
        bots = {seat: make_bot(game, name, f"{seed}/{seat}") for seat, name in names.items()}
        budgets = {seat: budget_of(name) for seat, name in names.items()}
        self.bots = Players(self.match, bots, budgets)

    @property
    def alone(self) -> int | None:
        """The only person, if there is just one."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play to the end, or until somebody leaves: then raise `Leave` or KeyboardInterrupt."""
        self.save()
        resumed = bool(self.match.journal()["answers"])
        if not resumed and self.pause is None and self.keyboard.is_person:
            self._page(indented(Text(self._goal())), *self._company())
        while self.match.waiting:
            seat, decision = self._next()
            if self.match.is_open:
                Conversation(self, resumed).run()
            elif seat in self.bots:
                self.match.answer(seat, self.bots.ask(seat))
            elif self.alone is not None and self.desk.is_idle(decision):
                # With others at the keyboard, skipping a seat would reveal that it could not act.
                self.match.answer(seat, decision.default)
            else:
                # A bot would answer differently the next time: its answers are saved first.
                self.save()
                self.reveal()
                self.match.answer(seat, self._ask(seat, decision))
                self.save()
            resumed = False
        self.save()
        self.reveal()
        self._end()

    def save(self) -> None:
        Saved(self.match.journal(), self.names, self.people, self.bot).write(self.path)

    def _next(self) -> tuple[int, Decision]:
        """Bots answer before people, so that nobody waits for them with a closed fist."""
        waiting = self.match.waiting
        seat = next((seat for seat in waiting if seat in self.bots), next(iter(waiting)))
        return seat, waiting[seat]

    # -- what all see together ----------------------------------------------

    def reveal(self) -> None:
        """Show what has happened since the last time, if it is worth a pause."""
        events = self.match.events
        new, self.shown = self.shown, len(events)
        for page in self.desk.reveals(events, new, self.alone):
            self.at_screen = None
            self.screen.clear(and_before=self.alone is None)
            self.screen.show(page.thing)
            if self.pause != 0:
                self.screen.show(Text(), Text(f"  {self.t('terminal-go-on-enter')}", style="quiet"))
                self.screen.ask("")
                self.keyboard.wait(self.pause)

    def _end(self) -> None:
        again = Text(
            self.t("terminal-saved-replay", command=command("replay", str(self.path))),
            style="quiet",
        )
        self.desk.painter.draw(self.scene(self.alone, question=[again]))
        self.screen.leave()

    def scene(
        self,
        eyes: int | None,
        keys: str = "",
        question: list[Text] | None = None,
        options: list[tuple[str, Text]] | None = None,
        clock: Clock | None = None,
    ) -> Scene:
        """The table as this viewer sees it, and the question."""
        view = self.match.view(eyes)
        title = self.desk.title(view)
        return Scene(view, self.seen(eyes), title, keys, question or [], options or [], clock)

    # -- asking a person ----------------------------------------------------

    def _ask(self, seat: int, decision: Decision) -> Answer:
        """Ask until the answer is legal. Secrets are not echoed if others are at the keyboard."""
        several = self.alone is None
        with self.keyboard.hiding(several and self.desk.is_secret(decision)):
            if several and self.at_screen != seat:
                self.curtain(seat)
            return self._answer(seat, decision)

    def _answer(self, seat: int, decision: Decision) -> Answer:
        wrong, line = "", None
        while True:
            if line is None:
                self._draw(seat, decision, wrong)
                line = self.keyboard.read_line()
            typed, line, wrong = line, None, ""
            if self.command(typed, seat):
                continue
            try:
                answer = self.desk.read(typed, decision, self.match.view(seat))
                if not isinstance(answer, Page):
                    return decision.check(answer)
                line = self.look_at(answer)
            except Unreadable as unreadable:
                wrong = str(unreadable)
            except Refused as refused:
                wrong = self.t.refusal(refused)

    def curtain(self, seat: int) -> None:
        self.keyboard.forget()  # typed by the person before: it must not open the curtain
        self.screen.clear(and_before=True)
        self.screen.show(
            Text("\n" * ((self.screen.height or 0) // 3)),
            _centred(self.t("terminal-pass-to", name=self.names[seat]), "candle"),
            _centred(self.t("terminal-pass-enter"), "quiet"),
        )
        self.screen.ask("")
        if self.keyboard.read_line().casefold() == self.t("terminal-key-quit"):
            raise Leave
        self.at_screen = seat

    def _draw(self, seat: int, decision: Decision, wrong: str) -> None:
        asked = self.desk.prompt(decision, self.match.view(seat))
        if wrong:
            asked.lines.append(Text(wrong, style="wrong"))
        keys = self.desk.keys_line()
        self.desk.painter.draw(self.scene(seat, keys, asked.lines, asked.options))
        self.screen.ask(" ▸")

    def _company(self) -> list[RenderableType]:
        """Who the bots at the table are."""
        ids = [f"persona-{persona_of(name)}" for name in self.bot.split(",")]
        who = [f"\n{self.t(id)}: {self.t(f'{id}-about')}" for id in ids if self.t.has(id)]
        return [indented(Text("".join(who)))] if who else []

    # -- the other keys -----------------------------------------------------

    def _goal(self) -> str:
        """The goal of the game, and the house rules."""
        goal, rules = self.desk.goal(), self.t.house_rules(self.match.game, self.match.options)
        told = self.t("terminal-house-rules", rules=" · ".join(rules)) if rules else ""
        return f"{goal}\n\n{told}".rstrip()

    def command(self, line: str, seat: int) -> bool:
        """Do what a key asks for; False if the line is an answer."""
        t, desk, typed = self.t, self.desk, line.casefold()
        if typed == t("terminal-key-quit"):
            raise Leave
        if typed == t("terminal-key-help"):
            goal, keys = indented(Text(f"{self._goal()}\n")), indented(Text(desk.help()))
            self._page(goal, keys, *self._company())
        elif typed == t("terminal-key-log"):
            eyes = seat if self.alone is not None else self.at_screen
            self._page(desk.painter.history(self.seen(eyes), eyes), whole=True)
        elif typed == "?":
            self._behind_curtain(seat)
        elif typed.startswith("?"):
            name = line[1:].strip()
            nothing = indented(Text(t("terminal-no-card", name=name)))
            self._page(desk.look_up(name) or nothing)
        else:
            return False
        return True

    def _behind_curtain(self, seat: int) -> None:
        """The rules of what a person has, which may be secret."""
        before = self.at_screen
        if self.alone is None and before != seat:
            self.curtain(seat)
        self._page(self.desk.rules(self.match.view(seat)))
        if self.at_screen != before:
            self.at_screen = before
            self.screen.clear(and_before=True)

    def look_at(self, page: Page) -> str | None:
        """Show a page; return what was typed there, if it means something."""
        typed = self._page(page.thing)
        return page.before + typed if typed and page.before is not None else None

    def _page(self, *things: RenderableType, whole: bool = False) -> str:
        """Show something until Enter; piece by piece if it is long, unless the reader is to see its
        end and scroll back."""
        pieces = [Group(*things)] if whole else self.screen.pieces(*things)
        for number, piece in enumerate(pieces, 1):
            last = number == len(pieces)
            self.screen.clear()
            key = "terminal-back" if last else "terminal-more"
            self.screen.show(piece, Text(), Text(f" {self.t(key)}", style="candle"))
            self.screen.ask(" ▸")
            if typed := self.keyboard.read_line():
                return typed
        return ""

    # -- small things -------------------------------------------------------

    def seen(self, seat: int | None) -> Sequence[Event]:
        return [event for event in self.match.events if event.seen_by(seat)]


def _centred(text: str, style: str) -> Text:
    return Text(text, style=style, justify="center")
