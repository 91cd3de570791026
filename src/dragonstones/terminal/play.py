"""Playing in the terminal: people at the keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.text import Text

from dragonstones.bots import Bot, make_bot
from dragonstones.engine import Answer, Decision, Event, Match, Refused
from dragonstones.games.fist.auction import Bid
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.events import FistsOpened
from dragonstones.terminal.bids import Unreadable, read_bid
from dragonstones.terminal.keyboard import Leave, hiding, is_person, read_line, wait
from dragonstones.terminal.saves import Saved
from dragonstones.terminal.screen import Painter, Scene, Screen, indented, last_card
from dragonstones.text import LANGUAGES, Texts, texts

#: Kinds of decisions whose default does nothing that one could regret: Enter takes it.
HARMLESS = ("double", "draw", "buy", "necromancer")


@dataclass(slots=True)
class Session:
    """One sitting at a table."""

    match: Match
    edition: Edition
    names: list[str]
    people: list[int]
    bot: str
    path: Path
    pause: float | None
    t: Texts
    screen: Screen
    painter: Painter = field(init=False)
    bots: dict[int, Bot] = field(init=False)
    #: How many events all have seen, and who sits at the screen.
    shown: int = field(init=False)
    at_screen: int | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.painter = Painter(self.screen, self.t, self.edition, self.names)
        self.shown = len(self.match.events)
        # After a pause a bot is seeded anew; what it has answered is in the journal.
        seed = f"{self.match.seed}/{len(self.match.journal()['answers'])}"
        self.bots = {
            seat: make_bot(self.match.game.id, self.bot, f"{seed}/{seat}")
            for seat in range(self.match.seats)
            if seat not in self.people
        }

    @property
    def alone(self) -> int | None:
        """The one person, if there is only one."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """To the end, or until somebody leaves: then `Leave` or KeyboardInterrupt."""
        self.save()
        if self.match.view()["table"]["turn"] == 1 and self.pause is None and is_person():
            self._page(indented(Text(self.t("terminal-goal"))))
        while self.match.waiting:
            seat, decision = self._next()
            if seat in self.bots:
                view = self.match.view(seat)
                self.match.answer(seat, self.bots[seat].answer(view, decision))
            else:
                # A bot would answer otherwise the next time: its answers are saved first.
                self.save()
                self._reveal()
                self.match.answer(seat, self._ask(seat, decision))
                self.save()
        self.save()
        self._reveal()
        self._end()

    def save(self) -> None:
        Saved(self.match.journal(), self.names, self.people, self.bot).write(self.path)

    def _next(self) -> tuple[int, Decision]:
        """Bots before people, so that nobody waits for them with a closed fist."""
        waiting = self.match.waiting
        seat = next((seat for seat in waiting if seat in self.bots), next(iter(waiting)))
        return seat, waiting[seat]

    # -- what all see together ----------------------------------------------

    def _reveal(self) -> None:
        """Show what has happened since the last time, if fists have opened."""
        events = self.match.events
        opened = [
            place
            for place, event in enumerate(events)
            if place >= self.shown and isinstance(event, FistsOpened)
        ]
        self.shown = len(events)
        for start, end in pairwise([*opened, len(events)]):
            seen = [event for event in events[start:end] if event.seen_by(self.alone)]
            self._show_fists(seen, last_card(events[:start]))

    def _show_fists(self, events: Sequence[Event], card: str) -> None:
        self.at_screen = None
        self.screen.clear(and_before=len(self.people) > 1)
        self.screen.show(self.painter.reveal(events, card))
        if self.pause != 0:
            self.screen.show(Text(), Text(f"  {self.t('terminal-go-on-enter')}", style="quiet"))
            self.screen.ask("")
            wait(self.pause)

    def _end(self) -> None:
        seat = self.alone
        again = Text(self.t("terminal-saved-replay", path=str(self.path)), style="quiet")
        view, seen = self.match.view(seat), self._seen(seat)
        self.painter.draw(Scene(view, seen, self._title(), question=[again]))
        self.screen.leave()

    # -- asking a person ----------------------------------------------------

    def _ask(self, seat: int, decision: Decision) -> Answer:
        """Ask until the answer is a legal one. Others at the keyboard do not see what is typed."""
        several = self.alone is None
        with hiding(several):
            if several and self.at_screen != seat:
                self._curtain(seat)
            return self._answer(seat, decision)

    def _answer(self, seat: int, decision: Decision) -> Answer:
        wrong = ""
        while True:
            self._draw(seat, decision, wrong)
            line = read_line()
            if self._command(line, seat):
                wrong = ""
                continue
            try:
                return decision.check(self._read(line, decision))
            except Unreadable:
                if isinstance(decision, Bid):
                    how = self._how_to_bid(decision.data())
                    wrong = self.t("terminal-unreadable-bid", typed=line, how=how)
                else:
                    wrong = self.t("terminal-unreadable-choice")
            except Refused as refused:
                wrong = self.t.refusal(refused)

    def _curtain(self, seat: int) -> None:
        self.screen.clear(and_before=True)
        self.screen.show(
            Text("\n" * ((self.screen.height or 0) // 3)),
            _centred(self.t("terminal-pass-to", name=self.names[seat]), "candle"),
            _centred(self.t("terminal-pass-enter"), "quiet"),
        )
        self.screen.ask("")
        if read_line().casefold() == self.t("terminal-key-quit"):
            raise Leave
        self.at_screen = seat

    def _draw(self, seat: int, decision: Decision, wrong: str) -> None:
        data = decision.data()
        question = [Text(self.t.prompt(data, self.names), style="ink")]
        options = []
        if isinstance(decision, Bid):
            question[0].append(f"  {self._how_to_bid(data)}", style="quiet")
        else:
            options = self._in_words(decision)
            if decision.kind in HARMLESS:
                default = options[decision.options().index(decision.default)]
                default.append(f"  {self.t('terminal-enter')}", style="quiet")
        if wrong:
            question.append(Text(wrong, style="wrong"))
        self.painter.draw(
            Scene(
                self.match.view(seat),
                self._seen(seat),
                self._title(),
                self.t("terminal-keys"),
                question,
                options,
            )
        )
        self.screen.ask(" ▸")

    def _how_to_bid(self, data: dict[str, Any]) -> str:
        if not data["limits"]:
            return self.t("terminal-bid-nothing")
        if data["kind"] == "two-fists":
            return self.t("terminal-bid-two-fists")
        return self.t(f"terminal-bid-{data['stage']}")

    def _in_words(self, decision: Decision) -> list[Text]:
        if decision.kind == "pay":  # many, and alike: the stones themselves are clearer
            return [
                Text(self.t("terminal-decline"))
                if option == "decline"
                else self.painter.stones(option)
                for option in decision.options()
            ]
        data = decision.data()
        character = self.edition.characters.get(data.get("card", ""))
        return [
            Text(self.t.option(data, option, self.names, character))
            for option in decision.options()
        ]

    def _read(self, line: str, decision: Decision) -> Answer:
        if decision.kind == "two-fists":
            left, _, right = line.partition("/")
            hands = (("left", left), ("right", right))
            return {hand: read_bid(half, decision.data(), self.t) for hand, half in hands}
        if decision.kind == "bid":
            return read_bid(line, decision.data(), self.t)
        if not line and decision.kind in HARMLESS:
            return decision.default
        options = decision.options()
        if not line.isdecimal() or not 1 <= int(line) <= len(options):
            raise Unreadable
        return options[int(line) - 1]

    # -- the other keys -----------------------------------------------------

    def _command(self, line: str, seat: int) -> bool:
        """Do what a key asks for; False if the line is an answer."""
        t, typed = self.t, line.casefold()
        if typed == t("terminal-key-quit"):
            raise Leave
        if typed == t("terminal-key-help"):
            self._page(indented(Text(f"{t('terminal-goal')}\n\n{t('terminal-help')}")))
        elif typed == t("terminal-key-log"):
            self._page(self.painter.history(self._seen(seat)))
        elif typed == "?":
            self._page(self.painter.rules(self._this_turn(seat)))
        elif typed.startswith("?"):
            self._look_up(line[1:].strip())
        else:
            return False
        return True

    def _page(self, *things: Any) -> None:
        self.screen.clear()
        self.screen.show(*things, Text(), Text(f" {self.t('terminal-back')}", style="candle"))
        self.screen.ask(" ▸")
        read_line()

    def _this_turn(self, seat: int) -> list[Character]:
        table = self.match.view(seat)["table"]
        auction = table["auction"]
        cards = [*table["used"], *([auction["card"]] if auction else []), *table["to_come"]]
        return [self.edition.characters[card] for card in dict.fromkeys(cards)]

    def _look_up(self, name: str) -> None:
        found = find_characters(self.edition, name)
        if found:
            self._page(self.painter.rules(found))
        else:
            self._page(indented(Text(self.t("terminal-no-card", name=name))))

    # -- small things -------------------------------------------------------

    def _seen(self, seat: int | None) -> Sequence[Event]:
        return [event for event in self.match.events if event.seen_by(seat)]

    def _title(self) -> str:
        turn = self.match.view()["table"]["turn"]
        return self.t("terminal-title", game=self.t(f"game-{self.edition.id}"), turn=turn)


def _centred(text: str, style: str) -> Text:
    return Text(text, style=style, justify="center")


def find_characters(edition: Edition, name: str) -> list[Character]:
    """By the beginning of any word of the name, in any language."""
    wanted = name.casefold()
    found = []
    for id, character in edition.characters.items():
        known = [id.replace("-", " "), *(texts(lang).name(id) for lang in LANGUAGES)]
        if any(_fits(wanted, one.casefold()) for one in known):
            found.append(character)
    return found


def _fits(wanted: str, name: str) -> bool:
    words = name.split()
    return any(" ".join(words[start:]).startswith(wanted) for start in range(len(words)))
