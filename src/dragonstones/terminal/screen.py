"""The painted terminal: oak in the dark, and one thing lit, which is what is being decided.

This is what all games share; the painter of a game draws what lies on its table. Everything comes
from a view and from events that its seat has seen. Each kind of thing has its own letter and shape:
colour is never the only sign.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, ClassVar, NamedTuple

from rich.align import Align, AlignMethod
from rich.box import HEAVY
from rich.console import COLOR_SYSTEMS, Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

from dragonstones.engine.events import Event
from dragonstones.text import Texts

View = dict[str, Any]

THEME = Theme(
    {
        "oak": "#f2e4c8 on #18110c",
        "ink": "#f2e4c8",
        "quiet": "#c4ad87",
        "faint": "#96794f",
        "line": "#54402c",
        "candle": "bold #f2bb55",
        "card": "#25180f on #ecdab2",
        "card.name": "bold #25180f on #ecdab2",
        "card.quiet": "#57432f on #ecdab2",
        "wall": "#39281b",
        "screen": "#f2e4c8 on #39281b",
        "wrong": "bold #e58a78",
    }
)
#: From these widths on there is room for more.
MEDIUM, WIDE = 72, 108
#: From this height on there is room for air.
TALL = 32
#: Empty lines above each of three parts and above the log.
Air = tuple[int, int, int, int]
TIGHTER: tuple[Air, ...] = ((1, 1, 1, 1), (1, 1, 0, 1), (0, 1, 0, 1), (0, 1, 0, 0), (0, 0, 0, 0))
LEAST_LOG = 3
FALLBACK_HEIGHT = 24
#: The sand timer: how many cells of it there are.
SAND = 20


class Clock(NamedTuple):
    """A sand timer: the seconds that are left, and of how many."""

    left: float
    of: float


@dataclass(slots=True)
class Scene:
    """What is shown: a view, the events that its seat has seen, and the question."""

    view: View
    events: Sequence[Event]
    title: str
    keys: str = ""
    #: Below the table, above the input line.
    question: list[Text] = field(default_factory=list)
    #: The options, and what to type for each.
    options: list[tuple[str, Text]] = field(default_factory=list)
    clock: Clock | None = None


class Rendered:
    """Something that has been drawn and need not be drawn again."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines

    def __len__(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Screen:
    """The terminal, painted."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(
            theme=THEME, highlight=False, markup=False, emoji=False, soft_wrap=False
        )
        #: Switches the colours of the table on.
        self._ground = ""
        #: The size of the window when the table was last painted from scratch.
        self._size: tuple[int, int] | None = None
        system = self.console.color_system
        if system and self.moves and not self.console.no_color:
            painted = THEME.styles["oak"].render("\0", color_system=COLOR_SYSTEMS[system])
            self._ground = painted.split("\0")[0]

    @property
    def moves(self) -> bool:
        """Whether the screen can be painted over."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        """The height of the window; None: there is no window that things must fit into."""
        return self.console.height if self.moves else None

    def clear(self, and_before: bool = False) -> None:
        """An empty table; with `and_before` nobody can scroll back either."""
        self._size = self.console.size
        if self.moves:
            back = "\x1b[3J" if and_before else ""
            self._write(f"{self._ground}\x1b[2J{back}\x1b[H")

    def show(self, *things: RenderableType) -> None:
        self.console.print(Padding(Group(*things), 0, style="oak"))

    def show_over(self, *things: RenderableType) -> bool:
        """Paint over the screen from the top, except the last line, where somebody may be typing:
        the text and the cursor stay. False if that is not possible: then repaint everything."""
        if not self.moves or self._size != self.console.size:
            return False
        with self.console.capture() as capture:
            self.show(*things)
        lines = capture.get().split("\n")[:-1]
        if len(lines) >= self.console.height:
            return False
        painted = "\n".join(lines)
        self._write(f"\x1b7\x1b[?25l\x1b[H{painted}\x1b[?25h\x1b8")
        return True

    def ask(self, mark: str) -> None:
        """The mark before the cursor; what is typed appears on the painted table too."""
        self._write(f"{self._ground}{mark} ")

    def leave(self) -> None:
        if self._ground:
            self._write("\x1b[0m\x1b[J")

    def render(self, thing: RenderableType, width: int | None = None) -> Rendered:
        if isinstance(thing, Rendered):
            return thing
        options = self.console.options.update(width=width or self.width, height=None)
        return Rendered(self.console.render_lines(thing, options))

    def lines(self, thing: RenderableType, width: int | None = None) -> int:
        return len(self.render(thing, width))

    def pieces(self, *things: RenderableType) -> list[RenderableType]:
        """All of it, or parts that fit into the window if it is long."""
        if self.height is None or self.lines(Group(*things)) <= self.height - 3:
            return [Group(*things)]
        room = max(1, self.height - 3)
        drawn = [self.render(thing).lines for thing in things]
        return [
            Rendered(lines[start : start + room])
            for lines in drawn
            for start in range(0, len(lines), room)
        ]

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


class Painter(ABC):
    """Draws what is on the tables of one game."""

    #: The styles of its own.
    styles: ClassVar[dict[str, str]] = {}
    #: How many empty lines there can be between two parts.
    roomiest: ClassVar[int] = 6
    #: Up to this many options are listed one below the other, even if there is room for columns.
    few: ClassVar[int] = 4

    def __init__(self, screen: Screen, t: Texts, names: Sequence[str]) -> None:
        self.screen = screen
        self.t = t
        self.names = names
        screen.console.push_theme(Theme(self.styles))

    @abstractmethod
    def parts(self, scene: Scene, width: int, room: int) -> list[RenderableType]:
        """The three parts of the table above the log, to fit with it into `room` lines."""

    @abstractmethod
    def own(self, view: View) -> RenderableType:
        """What only the owner of this view sees, behind their screen."""

    def has_secrets(self, view: View) -> bool:
        """Whether the owner has something behind their screen."""
        return view["you"] is not None

    @abstractmethod
    def sentence(self, event: Event, me: int | None) -> Text:
        """A line of the log, for the seat that reads it."""

    @abstractmethod
    def begins(self, event: Event) -> bool:
        """Whether something new begins with it."""

    # -- the whole table ----------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self.screen.clear()
        self.screen.show(*self._all(scene))

    def draw_over(self, scene: Scene) -> bool:
        """The same, around somebody who is typing; False if that is not possible."""
        return self.screen.show_over(*self._all(scene))

    def tick(self, scene: Scene) -> None:
        """Only the time has passed."""
        self.screen.show_over(self.head(scene))

    def _all(self, scene: Scene) -> tuple[RenderableType, ...]:
        head, foot = (self.screen.render(part) for part in (self.head(scene), self.foot(scene)))
        height = self.screen.height or FALLBACK_HEIGHT
        room = height - len(head) - len(foot) - 1  # the last line is for typing
        draw = self._beside_log if self.screen.width >= WIDE else self._above_log
        return head, draw(scene, room), foot

    def _above_log(self, scene: Scene, room: int) -> RenderableType:
        """The table, with as much air as leaves the log some lines below it."""
        width = self.screen.width
        parts = [self.screen.render(part, width) for part in self.parts(scene, width, room)]
        spare = room - sum(map(len, parts)) - LEAST_LOG
        air = next((air for air in TIGHTER if sum(air) <= spare), TIGHTER[-1])
        left = spare + LEAST_LOG - sum(air)
        log = self.log(scene, width, max(1, left))
        return Group(*aired(parts, air), log, *_lines(left - log.plain.count("\n") - 1))

    def _beside_log(self, scene: Scene, room: int) -> RenderableType:
        log_width = self.screen.width // 3
        width = self.screen.width - log_width - 2
        parts = [self.screen.render(part, width) for part in self.parts(scene, width, room)]
        needed = sum(map(len, parts)) + 1
        roomy = min(self.roomiest, max(1, (room - needed) // 2))
        table = self.screen.render(Group(*aired(parts, (1, roomy, roomy, 0))), width)
        tall = max(needed + 2 * roomy, room)
        rule = Text("\n".join("│" * tall), style="line")
        log = self.log(scene, log_width, tall)
        return beside((table, width), (rule, 2), (log, log_width), screen=self.screen)

    def head(self, scene: Scene) -> Grid:
        title = Text(f" {scene.title}", style="candle")
        keys = Text(f"{scene.keys} ", style="quiet")
        if scene.clock:
            keys = self.sand(scene.clock)
        grid = Grid.grid(expand=True)
        grid.add_column(no_wrap=True, overflow="ellipsis")
        grid.add_column(justify="right", no_wrap=True)
        fits = title.cell_len + keys.cell_len < self.screen.width
        grid.add_row(title, keys if fits or scene.clock else "")
        return grid

    def sand(self, clock: Clock) -> Text:
        """How much time is left."""
        left = max(0.0, min(clock.left, clock.of))
        seconds, cells = ceil(left), ceil(left / clock.of * SAND)
        text = Text("━" * cells, style="candle")
        text.append("─" * (SAND - cells), style="line")
        return text.append(f" {seconds:>3} s ", style="candle")

    def foot(self, scene: Scene) -> Group:
        parts: list[RenderableType] = []
        if self.has_secrets(scene.view):
            parts += [
                Text(("▄▄ " * self.screen.width)[: self.screen.width], style="wall"),
                Padding(self.own(scene.view), 0, style="screen"),
            ]
        parts += [indented(line) for line in scene.question]
        if scene.options:
            parts.append(Padding(self.options(scene.options), (0, 1)))
        return Group(*parts)

    def options(self, options: list[tuple[str, Text]]) -> RenderableType:
        """Each with its key; in columns where that keeps the table in sight."""
        keyed = [Text.assemble((f"{key:>2} ", "candle"), text) for key, text in options]
        widest = max(text.cell_len for text in keyed)
        columns = max(1, min(len(keyed), (self.screen.width - 2) // (widest + 2)))
        if columns == 1 or len(keyed) <= self.few:
            return Group(*keyed)
        rows = -(-len(keyed) // columns)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            grid.add_row(*keyed[row::rows])
        return grid

    # -- what happened ------------------------------------------------------

    def log(self, scene: Scene, width: int, room: int) -> Text:
        """The last events that fit, newest at the bottom."""
        lines: list[Text] = []
        for event in reversed(scene.events):
            sentence = self.sentence(event, scene.view["you"])
            wrapped = list(sentence.wrap(self.screen.console, max(10, width - 2)))
            if len(lines) + len(wrapped) > room:
                break
            lines[:0] = wrapped
        for line in lines:
            line.pad_left(1)
        return Text("\n").join(lines)

    def history(self, events: Iterable[Event], me: int | None) -> Group:
        parts: list[RenderableType] = []
        for event in events:
            if self.begins(event) and parts:
                parts.append(Text())
            parts.append(indented(self.sentence(event, me)))
        return Group(*parts)


def beside(*columns: tuple[RenderableType, int], screen: Screen) -> Rendered:
    """Things of these widths in columns, as tall as the tallest."""
    drawn = [(screen.render(thing, width).lines, width) for thing, width in columns]
    tall = max(len(lines) for lines, _ in drawn)
    empty = [[Segment(" " * width)] for _, width in drawn]
    return Rendered(
        [
            [
                segment
                for (lines, _), nothing in zip(drawn, empty, strict=True)
                for segment in (lines[row] if row < len(lines) else nothing)
            ]
            for row in range(tall)
        ]
    )


def aired(parts: Sequence[RenderableType], air: Air) -> list[RenderableType]:
    """The parts with empty lines before each and after the last."""
    between = zip(air, [*parts, Group()], strict=True)
    return [thing for lines, part in between for thing in (*_lines(lines), part)]


def _lines(n: int) -> list[Text]:
    return [Text()] * n


def indented(text: RenderableType) -> Padding:
    return Padding(text, (0, 1))


def lit(
    thing: RenderableType, title: str, subtitle: str = "", align: AlignMethod = "left"
) -> Panel:
    """On the card in the candlelight; without colour its frame marks it."""
    head = Text(f" {title.upper()} ", style="card.name")
    foot = Text(f" {subtitle} ", style="card.quiet") if subtitle else None
    return Panel(
        Align(thing, align, vertical="middle"),
        box=HEAVY,
        style="card",
        border_style="card.quiet",
        title=head,
        subtitle=foot,
        subtitle_align="right",
        expand=True,
    )
