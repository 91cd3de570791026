"""A desk for any game without its own: it draws the data of views and decisions.

Seats are the list `seats` of a view; fields that only the viewer's seat has there are behind its
screen. Names come from the family's messages, if there are any (`text/lenient.py`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dragonstones.engine import Answer, Decision, Event, Game
from dragonstones.terminal.desk import Desk, Page, Prompt, Unreadable, begins
from dragonstones.terminal.screen import MEDIUM, Painter, Scene, Screen, View, lit
from dragonstones.text import Texts, lenient, words

LONGEST_NAME = 16


class Names:
    """What the things of one game are called."""

    def __init__(self, t: Texts, game: Game[Any]) -> None:
        self.t = t
        self.game = game
        self.cards = {card.id: card.name for card in lenient.cards(t, game)}

    def field(self, name: str) -> str:
        return lenient.field(self.t, self.game, name)

    def value(self, value: Any) -> str:
        """Data in words: cards by name, numbers with what they count."""
        if isinstance(value, str):
            return self.cards.get(value) or lenient.word(self.t, self.game, value)
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, Mapping):
            value = [f"{self.field(name)} {self.value(one)}" for name, one in value.items()]
        if isinstance(value, list):
            return ", ".join(map(self.value, value)) or "–"
        return "–" if value is None else str(value)


class PlainPainter(Painter):
    def __init__(self, screen: Screen, t: Texts, names: Sequence[str], game: Game[Any]) -> None:
        super().__init__(screen, t, names)
        self.game = game
        self.called = Names(t, game)

    def parts(self, scene: Scene, width: int, room: int) -> list[RenderableType]:
        return [self.seats(scene.view, width), self.centre(scene.view), Group()]

    def seats(self, view: View, width: int) -> Grid:
        """A line for each seat, with what everybody may see of it."""
        seats, fields = view["table"].get("seats", []), public_fields(view)
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.pad_edge = True
        grid.add_column(no_wrap=True)
        for _ in fields:
            grid.add_column(ratio=1)
        if width >= MEDIUM:
            grid.add_row("", *map(self.called.field, fields), style="quiet")
        for number, name in enumerate(self.names):
            mark = "▸ " if number in (view["waiting"] or ()) else "  "
            who = Text(mark + name, style="candle" if number == view["you"] else "ink")
            who.truncate(LONGEST_NAME + len(mark), overflow="ellipsis")
            values = (self.called.value(seats[number][field]) for field in fields)
            grid.add_row(who, *(Text(value, style="ink") for value in values))
        return grid

    def centre(self, view: View) -> RenderableType:
        """What lies between the seats; or how it ended."""
        if view["result"] is not None:
            return lit(Text(self._ending(view), style="card"), self.t.title(self.game.id))
        fields = ((name, one) for name, one in view["table"].items() if name != "seats")
        lines = [
            Text.assemble((f"{self.called.field(name)}  ", "card.quiet"), self.called.value(one))
            for name, one in fields
            if one not in (None, [], {})
        ]
        return lit(Group(*lines), self.t.title(self.game.id))

    def _ending(self, view: View) -> str:
        result, names = view["result"], words.Names.read_by(view["you"], self.names)
        said = self.t("terminal-won", **self.t.who("winners", result["winners"], names))
        points = result.get("points")
        if not isinstance(points, list) or len(points) != len(self.names):
            return said
        pairs = zip(self.names, points, strict=True)
        return f"{said}\n" + ", ".join(f"{name} {n}" for name, n in pairs)

    def has_secrets(self, view: View) -> bool:
        return view["you"] is not None and bool(secret_fields(view))

    def own(self, view: View) -> Text:
        mine = view["table"]["seats"][view["you"]]
        text = Text()
        for name in secret_fields(view):
            text.append(f"  {self.called.field(name)} ", style="quiet")
            text.append(self.called.value(mine[name]), style="candle")
        return text

    def sentence(self, event: Event, me: int | None) -> Text:
        said = lenient.event(self.t, event, self.names, me)
        return Text(said, style="ink" if self.begins(event) else "quiet")

    def begins(self, event: Event) -> bool:
        """A game declares first what its rounds begin with."""
        return event.kind == next(iter(self.game.events), None)


def public_fields(view: View) -> list[str]:
    """What every seat shows, in the order of the first."""
    seats = view["table"].get("seats", [])
    return [name for name in (seats[0] if seats else ()) if all(name in seat for seat in seats)]


def secret_fields(view: View) -> list[str]:
    """What only the viewer's own seat shows."""
    seats = view["table"].get("seats", [])
    public = public_fields(view)
    return [name for name in (seats[view["you"]] if seats else ()) if name not in public]


class PlainDesk(Desk):
    painter: PlainPainter

    def __init__(self, game: Game[Any], names: Sequence[str], t: Texts, screen: Screen) -> None:
        self.game = game
        self.names = names
        self.t = t
        self.painter = PlainPainter(screen, t, names, game)

    # -- what it is about ---------------------------------------------------

    def name(self) -> str:
        return self.t.title(self.game.id)

    def title(self, view: View) -> str:
        return self.name()

    def goal(self) -> str:
        ids = (f"game-{self.game.id}-{more}" for more in ("goal", "about"))
        return next((self.t(id) for id in ids if self.t.has(id)), self.name())

    def help(self) -> str:
        return self.t("terminal-plain-help")

    def rules(self, view: View) -> RenderableType:
        return self.cards()

    def look_up(self, name: str) -> RenderableType | None:
        return self._box(name) if self._known(name) else None

    def cards(self) -> RenderableType:
        return self._box("") if self._known("") else Text(self.t("terminal-plain-no-cards"))

    def _known(self, name: str) -> list[Any]:
        return [card for card in lenient.cards(self.t, self.game) if begins(name, card.name)]

    def _box(self, name: str) -> Grid:
        """The cards whose names begin like this."""
        grid = Grid(box=SIMPLE_HEAD, expand=True, pad_edge=False, header_style="bold")
        grid.add_column(self.t("terminal-card"), no_wrap=True, style="bold")
        grid.add_column("", justify="right")
        grid.add_column(self.t("terminal-text"), ratio=1)
        for card in self._known(name):
            grid.add_row(card.name, str(card.copies), Text(card.text))
        return grid

    # -- asking one person --------------------------------------------------

    def prompt(self, decision: Decision, view: View) -> Prompt:
        options = decision.options()
        data = {**decision.data(), "options": options}
        prompt = Text(lenient.prompt(self.t, data, self.names), style="ink")
        if is_number(options):
            how = self.t("terminal-plain-number", low=options[0], high=options[-1])
            return Prompt([prompt.append(f"  {how}", style="quiet")])
        if not decision.listable:
            prompt.append(f"  {self.t('terminal-plain-data')}", style="quiet")
        words = lenient.options(self.t, self.game, data, self.names, view)
        return Prompt([prompt], [(str(n), Text(word)) for n, word in enumerate(words, 1)])

    def read(self, line: str, decision: Decision, view: View) -> Answer:
        """A number, or what stands before an option; data, where not everything is listed."""
        options = decision.options()
        if is_number(options) and line.isdecimal():
            return int(line)
        if not is_number(options) and line.isdecimal() and 1 <= int(line) <= len(options):
            return options[int(line) - 1]
        if decision.listable:
            raise Unreadable(self.t("terminal-unreadable-choice"))
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            return line  # a bare word

    # -- what all see together ----------------------------------------------

    def reveals(self, events: Sequence[Event], new: int, eyes: int | None) -> Iterator[Page]:
        """The log tells it all."""
        return iter(())

    # -- replays ------------------------------------------------------------

    def is_landmark(self, event: Event) -> bool:
        return self.painter.begins(event)

    def landmark(self) -> str:
        return self.t("terminal-plain-landmark")


def is_number(options: Sequence[Answer]) -> bool:
    """Whether the options are consecutive numbers: then the number itself is typed."""
    if not options or any(type(option) is not int for option in options):
        return False
    return list(options) == list(range(options[0], options[0] + len(options)))
