"""A session without a terminal: hands that type a script, and a clock that the script moves."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.console import Console

from dragonstones import Decision, Match
from dragonstones.terminal.desks import make_desk
from dragonstones.terminal.gold.keys import Keys
from dragonstones.terminal.keyboard import Keyboard, Leave
from dragonstones.terminal.play import Session
from dragonstones.terminal.saves import read
from dragonstones.terminal.screen import THEME, Screen
from dragonstones.text import Texts, texts
from tests.terminal.program import plain

NAMES = ["Anna", "Maud", "Odo", "Gilda", "Wat", "Hesper"]


class Hands(Keyboard):
    """Types a script. A number in it is a pause, in seconds; nothing else takes time."""

    def __init__(self, *script: str | float) -> None:
        super().__init__()
        self.script = list(script)
        self.time = 1000.0

    @property
    def is_person(self) -> bool:
        return False

    def now(self) -> float:
        return self.time

    def read_until(self, moment: float | None) -> str | None:
        while self.script:
            first = self.script.pop(0)
            if isinstance(first, str):
                return first
            left = None if moment is None else moment - self.time
            if left is not None and first > left:
                self.script.insert(0, first - left)
                self.time += left
                return None
            self.time += first
        raise Leave

    @contextmanager
    def hiding(self, hidden: bool = True) -> Iterator[None]:
        yield


class Player(Hands):
    """Plays any game of gold: types a legal answer to whatever is asked, and some nonsense."""

    def __init__(self, seed: int, patience: float = 0.0) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.session: Session | None = None
        #: How likely it is to wait, where there is a clock.
        self.patience = patience
        self.typed: list[str] = []

    def read_until(self, moment: float | None) -> str | None:
        assert self.session is not None
        if moment is not None and self.rng.random() < self.patience:
            self.time = moment
            return None
        line = self.think()
        self.typed.append(line)
        return line

    def think(self) -> str:
        session = self.session
        assert session is not None
        if self.rng.random() < 0.05:
            return self.rng.choice(["", "xyz", "9 9", "p", "a 99", "?", "h", "? ring", "u"])
        waiting = [seat for seat in session.match.waiting if seat in session.people]
        if not waiting:
            return ""
        seat = session.at_screen if session.at_screen in waiting else self.rng.choice(waiting)
        assert seat is not None
        line = answer_to(session.match.waiting[seat], Keys(session.t), self.rng)
        return (
            f"{session.names[seat]}: {line}" if session.match.is_open and len(waiting) > 1 else line
        )


def answer_to(decision: Decision, keys: Keys, rng: random.Random) -> str:
    """What one could type."""
    key, data = keys.first, decision.data()
    if decision.kind == "turn":
        option = rng.choice(data["options"])
        uses = [one for one in data["options"] if "use" in one]
        if option == "pass":
            return ""
        if "use" in option:
            return f"{key('use')} {uses.index(option) + 1}"
        sword = key("sword") if "sword" in option else ""
        return f"{key(option['place'])}{sword} {option['dragon'] + 1}"
    if decision.kind == "negotiate":
        numbers = [one["number"] for one in data["proposals"]]
        if numbers and rng.random() < 0.7:
            return f"{key('accept')} {rng.choice(numbers)}"
        return f"{key('propose')} {key('even')}"
    if decision.kind == "trade":
        return key("done")
    if decision.kind == "divide":
        return key("even")
    if decision.kind in ("reach", "watch", "share"):
        return str(rng.choice(data["options"]) + 1)
    if decision.kind in ("token", "go-home"):
        return key(rng.choice(data["options"]))
    if decision.kind == "use-object":
        return str(rng.randrange(len(data["options"])))
    return str(1 + rng.randrange(len(data["options"])))


def screen(width: int = 80, height: int | None = None) -> Screen:
    """With a height it is a terminal on which one can paint."""
    console = Console(
        file=StringIO(),
        theme=THEME,
        width=width,
        height=height or 24,
        force_terminal=height is not None,
        color_system="truecolor" if height else None,
        highlight=False,
        markup=False,
        emoji=False,
        _environ={"TERM": "xterm-256color"},
    )
    return Screen(console)


def sit_down(
    match: Match,
    path: Path,
    keyboard: Keyboard,
    people: tuple[int, ...] = (0,),
    t: Texts | None = None,
    on: Screen | None = None,
    bot: str = "merchant",
    pause: float | None = 0,
) -> Session:
    t, on = t or texts("en"), on or screen()
    names = NAMES[: match.seats]
    desk = make_desk(match.game, names, t, on)
    session = Session(match, desk, names, list(people), bot, path, pause, t, on, keyboard)
    if isinstance(keyboard, Player):
        keyboard.session = session
    return session


def play_until_left(session: Session) -> str:
    """All that was shown until the script ended, or the game."""
    with suppress(Leave):
        session.play()
    return shown(session)


def shown(session: Session) -> str:
    file = session.screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def saved(session: Session) -> Match:
    """The match as it would go on."""
    return Match.replay(read(session.path).journal)


def frames(output: str) -> list[list[str]]:
    """What was on the screen each time that it was painted from scratch."""
    cleared = re.split(r"\x1b\[2J(?:\x1b\[3J)?\x1b\[H", output)
    over = [part for frame in cleared for part in re.split(r"\x1b7\x1b\[\?25l\x1b\[H", frame)]
    return [plain(re.sub(r"\x1b[78]", "", frame)).rstrip().splitlines() for frame in over]


def check_frames(output: str, width: int, height: int) -> None:
    for frame in frames(output):
        assert max(map(cell_len, frame), default=0) <= width, "\n".join(frame)
        assert len(frame) <= height, "\n".join(frame)


def find(is_it: Callable[[Match], bool], seats: int = 4, seeds: int = 60, **options: Any) -> Match:
    """A game that has come to a certain point."""
    for seed in range(seeds):
        rng = random.Random(seed)
        match = Match.new("dragons-gold", seats, seed, options)
        while match.waiting:
            if is_it(match):
                return match
            seat = rng.choice(list(match.waiting))
            match.answer(seat, match.waiting[seat].sample(rng))
    raise AssertionError("no such game")


def asks(kind: str, seat: int = 0) -> Callable[[Match], bool]:
    return lambda match: seat in match.waiting and match.waiting[seat].kind == kind
