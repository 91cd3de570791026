"""Drawing a Fist table: oak in the dark, and one thing lit: the card on auction.

Everything comes from a view and from events that its seat has seen. Each kind of coin
and stone has a letter and a shape of its own: colour is never the only sign.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.align import Align, AlignMethod
from rich.box import HEAVY
from rich.console import COLOR_SYSTEMS, Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

from dragonstones.engine.events import Event
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.events import (
    CardPassed,
    CardShown,
    Cursed,
    FistsOpened,
    GameWon,
    TurnBegan,
    Won,
)
from dragonstones.games.fist.goods import MONEY
from dragonstones.terminal.bids import letters
from dragonstones.text import Texts

View = dict[str, Any]
#: The coins in a fist, and what they are worth.
Fist = tuple[dict[str, int], int]

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
        "red": "#e08570",
        "yellow": "#e3b454",
        "blue": "#8fb3d4",
        "fairy": "#f2bb55",
        "common": "#dccba4",
        "silver": "#c3cdd0",
        "black": "#b08cae",
        "amulet": "#e08570",
        "white": "#f6ead0",
        "fairy-silver": "#c3cdd0",
        "magic-purple": "#b08cae",
        "magic-blue": "#8fb3d4",
    }
)
#: The coins as they lie side by side.
PURSE = (*MONEY, "black", "amulet", "magic-purple", "magic-blue")
#: Only shapes that every terminal's font has.
SHAPES = {
    "red": "◆",
    "yellow": "▲",
    "blue": "▼",
    "white": "★",
    "fairy": "●",
    "common": "◉",
    "silver": "■",
    "black": "✖",
    "amulet": "✦",
    "fairy-silver": "▣",
    "magic-purple": "✚",
    "magic-blue": "✱",
}
#: From these widths on there is room for more.
MEDIUM, WIDE = 72, 108
#: From this height on the cards to come stand one below the other.
TALL = 32
#: Empty lines above the seats, the cards, the bank and the log.
Air = tuple[int, int, int, int]
TIGHTER: tuple[Air, ...] = ((1, 1, 1, 1), (1, 1, 0, 1), (0, 1, 0, 1), (0, 1, 0, 0), (0, 0, 0, 0))
ROOMIEST = 6
LEAST_LOG = 3
LEAST_CARD = 4
FALLBACK_HEIGHT = 24
MOST_COINS = 10
REVEAL_WIDTH = 56


@dataclass(slots=True)
class Scene:
    """What there is to show: a view, what its seat has seen happen, and what is asked."""

    view: View
    events: Sequence[Event]
    title: str
    keys: str = ""
    #: Below the table, above the line on which one types.
    question: list[Text] = field(default_factory=list)
    options: list[Text] = field(default_factory=list)


class Screen:
    """The terminal, painted."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(
            theme=THEME, highlight=False, markup=False, emoji=False, soft_wrap=False
        )
        #: Switches the colours of the table on.
        self._ground = ""
        system = self.console.color_system
        if system and self._moves and not self.console.no_color:
            painted = THEME.styles["oak"].render("\0", color_system=COLOR_SYSTEMS[system])
            self._ground = painted.split("\0")[0]

    @property
    def _moves(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        """None: nobody looks through a window, so that nothing need fit into one."""
        return self.console.height if self._moves else None

    def clear(self, and_before: bool = False) -> None:
        """An empty table; with `and_before` nobody can scroll back either."""
        if self._moves:
            back = "\x1b[3J" if and_before else ""
            self._write(f"{self._ground}\x1b[2J{back}\x1b[H")

    def show(self, *things: RenderableType) -> None:
        self.console.print(Padding(Group(*things), 0, style="oak"))

    def ask(self, mark: str) -> None:
        """The mark before the cursor; what is typed stands on the painted table too."""
        self._write(f"{self._ground}{mark} ")

    def leave(self) -> None:
        if self._ground:
            self._write("\x1b[0m\x1b[J")

    def lines(self, thing: RenderableType, width: int | None = None) -> int:
        options = self.console.options.update(width=width or self.width, height=None)
        return len(self.console.render_lines(thing, options))

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


class Painter:
    """Draws what is on one table."""

    def __init__(self, screen: Screen, t: Texts, edition: Edition, names: Sequence[str]) -> None:
        self.screen = screen
        self.t = t
        self.edition = edition
        self.names = names

    # -- the whole table ----------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self.screen.clear()
        head, foot = self.head(scene), self.foot(scene)
        height = self.screen.height or FALLBACK_HEIGHT
        room = height - self.screen.lines(Group(head, foot)) - 1  # one types on the last line
        draw = self._beside_log if self.screen.width >= WIDE else self._above_log
        self.screen.show(head, draw(scene, room), foot)

    def _above_log(self, scene: Scene, room: int) -> RenderableType:
        """The table, with as much air as leaves the log some lines below it."""
        width = self.screen.width
        parts = self.parts(scene, width, room)
        spare = room - self.screen.lines(Group(*parts)) - LEAST_LOG
        air = next((air for air in TIGHTER if sum(air) <= spare), TIGHTER[-1])
        left = spare + LEAST_LOG - sum(air)
        log = self.log(scene, width, max(1, left))
        return Group(*aired(parts, air), log, *_lines(left - log.plain.count("\n") - 1))

    def _beside_log(self, scene: Scene, room: int) -> RenderableType:
        log_width = self.screen.width // 3
        width = self.screen.width - log_width - 2
        parts = self.parts(scene, width, room)
        needed = self.screen.lines(Group(*parts), width) + 1
        roomy = min(ROOMIEST, max(1, (room - needed) // 2))
        table = Group(*aired(parts, (1, roomy, roomy, 0)))
        tall = max(needed + 2 * roomy, room)
        grid = Grid.grid()
        grid.add_column(width=width)
        grid.add_column(width=2)
        grid.add_column(width=log_width)
        rule = Text("\n".join("│" * tall), style="line")
        grid.add_row(table, rule, self.log(scene, log_width, tall))
        return grid

    def parts(self, scene: Scene, width: int, room: int) -> list[RenderableType]:
        seats, bank = self.seats(scene, width), self.bank(scene.view)
        room -= self.screen.lines(Group(seats, bank), width)
        return [seats, self.centre(scene, width, room), bank]

    def head(self, scene: Scene) -> Grid:
        title = Text(f" {scene.title}", style="candle")
        keys = Text(f"{scene.keys} ", style="quiet")
        grid = Grid.grid(expand=True)
        grid.add_column(no_wrap=True, overflow="ellipsis")
        grid.add_column(justify="right", no_wrap=True)
        fits = title.cell_len + keys.cell_len < self.screen.width
        grid.add_row(title, keys if fits else "")
        return grid

    def foot(self, scene: Scene) -> Group:
        parts: list[RenderableType] = []
        you = scene.view["you"]
        if you is not None:
            parts += [
                Text(("▄▄ " * self.screen.width)[: self.screen.width], style="wall"),
                Padding(self.purse(scene.view), 0, style="screen"),
            ]
        parts += [indented(line) for line in scene.question]
        if scene.options:
            parts.append(Padding(self.options(scene.options), (0, 1)))
        return Group(*parts)

    # -- its parts ----------------------------------------------------------

    def seats(self, scene: Scene, width: int) -> Grid:
        """A line for each seat: points, stones, spent Fairy Gold, the last fist, what it does."""
        fists = last_fists(scene.events)
        heads = ["", "points", "stones", "spent", "fist", ""]
        if is_open(scene.view):
            heads[-1] = "screen"
        if width < MEDIUM:
            heads.remove("fist")
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.pad_edge = True
        for _ in heads[:-1]:
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        if width >= MEDIUM:
            grid.add_row(*(self.t(f"terminal-head-{h}") if h else "" for h in heads), style="quiet")
        for number in range(len(self.names)):
            cells = self._seat(scene.view, number, fists.get(number), width >= MEDIUM)
            grid.add_row(*(cell for head, cell in cells if head in heads))
        return grid

    def _seat(
        self, view: View, number: int, fist: Fist | None, roomy: bool
    ) -> list[tuple[str, Text]]:
        seat = view["table"]["seats"][number]
        name = Text("▸ " if number in (view["waiting"] or ()) else "  ")
        name.append(self.names[number], style="candle" if number == view["you"] else "ink")
        name.truncate(16 if roomy else 8, overflow="ellipsis")
        points = Text("●" * seat["points"], style="candle")
        points.append("○" * (self.edition.goal - seat["points"]), style="quiet")
        stones = Text()
        if seat["stones"] is None:  # the Elf's
            stones.append(self.t("terminal-hidden"), style="quiet")
        for stone, n in (seat["stones"] or {}).items():
            if stone != "white" or n:
                tokens = self.tokens(stone, n, most=4 if roomy else 0)
                tokens.pad_right((6 if roomy else 4) - tokens.cell_len)
                stones.append_text(tokens)
        front = seat["front"]["fairy"]
        none = Text("–", style="faint")
        state = self._screen(seat) if is_open(view) else self._state(view, number)
        if view["table"].get("favor") == number:
            state.append(" · " if state else "").append(self.t("terminal-favor"), style="candle")
        for card in seat["held"]:
            state.append(" · " if state else "").append(self.t.name(card), style="ink")
        return [
            ("", name),
            ("points", points),
            ("stones", stones),
            ("spent", self.tokens("fairy", front, most=3) if front else none),
            ("fist", none if fist is None else self.fist(*fist, most=3)),
            ("screen" if is_open(view) else "", state),
        ]

    def _screen(self, seat: View) -> Text:
        screen = seat["screen"]
        tokens = (self.tokens(coin, screen[coin], 0) for coin in PURSE if screen.get(coin))
        return Text(" ").join(tokens)

    def _state(self, view: View, number: int) -> Text:
        text = Text(style="quiet")
        if number in (view["answered"] or ()):
            text.append("▣ ", style="candle").append(self.t("terminal-closed"))
        elif number == view["you"]:
            text.append(self.t("terminal-you"))
        elif number in (view["waiting"] or ()):
            text.append("▢ ").append(self.t("terminal-choosing"))
        return text

    def fist(self, coins: dict[str, int], value: int, most: int = 6) -> Text:
        """What a fist is worth, and what was in it."""
        text = Text(f"{value:>2}", style="ink")
        for coin, n in coins.items():
            text.append(" ").append_text(self.tokens(coin, n, most))
        return text

    def centre(self, scene: Scene, width: int, room: int) -> RenderableType:
        """The card that all look at, between those that were called and those to come."""
        t, table = self.t, scene.view["table"]
        tall = (self.screen.height or 0) >= TALL
        called = self._cards(t("terminal-called"), self._called(scene), tall)
        coming = self._cards(
            t("terminal-to-come", n=len(table["to_come"])),
            [Text(t.name(card)) for card in table["to_come"]],
            tall,
        )
        card = self.card(scene)
        if width < MEDIUM:
            return Group(card, indented(coming))
        side, needs = self._share(card, width, room)
        called_lines, coming_lines = (
            list(text.wrap(self.screen.console, side - 2)) for text in (called, coming)
        )
        # As tall as what stands beside it: it is what all look at.
        beside = min(max(len(called_lines), len(coming_lines)), room - LEAST_LOG)
        card.height = max(LEAST_CARD, min(max(needs, beside), room - 1))
        if needs > card.height:
            card.subtitle = Text(" … ? ", style="card.name")  # `?` shows the rest
        grid = Grid.grid()
        grid.add_column(width=side)
        grid.add_column(width=width - 2 * side)
        grid.add_column(width=side)
        left, right = (_newest(lines, card.height) for lines in (called_lines, coming_lines))
        grid.add_row(indented(left), card, indented(right))
        return grid

    def _share(self, card: Panel, width: int, room: int) -> tuple[int, int]:
        """How wide the sides are, and how tall the card then: a long text gets more of it."""
        for part in (4, 5):
            side = width // part
            needs = self.screen.lines(card, width - 2 * side)
            if needs <= room - LEAST_LOG:
                break
        return side, needs

    def _called(self, scene: Scene) -> list[Text]:
        """The cards of this turn that have been called, each with who won it."""
        fates = fates_of_cards(scene.events, self.names)
        auction = scene.view["table"]["auction"]
        called = list(scene.view["table"]["used"])
        if auction and auction["card"] in called:
            called.remove(auction["card"])
        texts = []
        for card in called:
            text = Text(self.t.name(card), style="quiet")
            text.append(f" ({fates.get(card, '–')})", style="faint")
            texts.append(text)
        return texts

    def _cards(self, head: str, cards: list[Text], tall: bool) -> Text:
        text = Text(style="quiet")
        text.append(head, style="candle").append("\n")
        return text.append_text(Text("\n" if tall else ", ").join(cards))

    def card(self, scene: Scene) -> Panel:
        """The one thing that is lit."""
        view = scene.view
        auction = view["table"]["auction"]
        if view["result"] is not None:
            return self._ending(view)
        if auction is None:  # a spectator of a match that has not begun
            return lit(Text(), "")
        text = self._rule_on_card(auction["card"])
        playing = auction["playing"]
        if playing and playing != auction["card"]:
            text = Text(f"▸ {self.t.name(playing)}: ", style="card.name")
            text.append_text(self._rule_on_card(playing))
        if auction["stage"] == "silver" and playing is None:
            text.append(f"\n{self.t('terminal-silver')}", style="card.name")
        drawn = view["table"]["drawn"]
        if any(drawn.values()):
            text.append(f"\n{self.t('terminal-drawn')} ", style="card.name")
            text.append(self.stones(drawn).plain, style="card.name")
        kind = "special" if self.edition.is_special(auction["card"]) else "standard"
        panel = lit(text, self.t.name(auction["card"]), self.t(f"terminal-{kind}"))
        if (self.screen.height or 0) >= TALL:
            panel.padding = (1, 2)
        return panel

    def _rule_on_card(self, card: str) -> Text:
        return Text(self.t.rule(self.edition.characters[card], self.edition.id), style="card")

    def _ending(self, view: View) -> Panel:
        t, result = self.t, view["result"]
        winners = t.people(result["winners"], self.names)
        text = Text(t("terminal-turns", n=result["turns"]), style="card")
        return lit(text, t("terminal-wins", winners=winners), align="center")

    def bank(self, view: View) -> Text:
        bank = view["table"]["bank"]
        text = Text(f" {self.t('terminal-bank')} ", style="candle")
        coins = [coin for coin in PURSE if coin in bank["coins"]]
        text.append_text(self._counted(bank["coins"], coins)).append("  ")
        return text.append_text(self._counted(bank["stones"], bank["stones"]))

    def _counted(self, goods: dict[str, int], kinds: Iterable[str]) -> Text:
        text = Text()
        for kind in kinds:
            text.append(f" {self.letter(kind)}{SHAPES[kind]}", style=kind)
            text.append(str(goods.get(kind, 0)), style="quiet")
        return text

    def purse(self, view: View) -> Text:
        """My own screen: each coin with the key that bids it."""
        text = Text()
        screen = view["table"]["seats"][view["you"]]["screen"]
        for coin in PURSE:
            n = screen.get(coin, 0)
            if n or coin in ("fairy", "common", "silver"):
                text.append(f"  {letters(self.t, coin)[0]} ", style="candle")
                text.append(self.t(f"terminal-coin-{coin}"), style="quiet")
                text.append(f" {SHAPES[coin] * n if n <= MOST_COINS else ''}", style=coin)
                if n > MOST_COINS or not n:
                    text.append(f"{SHAPES[coin] if n else ''}{n}", style=coin)
        return text

    def stones(self, stones: dict[str, int]) -> Text:
        return Text(" ").join(self.tokens(stone, n, 6) for stone, n in stones.items() if n)

    def letter(self, kind: str) -> str:
        if kind in PURSE:
            return letters(self.t, kind)[0].upper()
        return self.t(f"terminal-letter-{kind}")

    def tokens(self, kind: str, n: int, most: int) -> Text:
        """`R◆◆`, and with more of them than `most` `R◆7`."""
        if not n:
            return Text(f"{self.letter(kind)}·", style="faint")
        shape = SHAPES[kind]
        return Text(self.letter(kind) + (shape * n if n <= most else f"{shape}{n}"), style=kind)

    def options(self, options: list[Text]) -> RenderableType:
        """Numbered; in two columns where that keeps the table in sight."""
        numbered = [
            Text.assemble((f"{number:>2} ", "candle"), text)
            for number, text in enumerate(options, 1)
        ]
        widest = max(text.cell_len for text in numbered)
        columns = max(1, min(len(numbered), (self.screen.width - 2) // (widest + 2)))
        if columns == 1 or len(numbered) <= 4:
            return Group(*numbered)
        rows = -(-len(numbered) // columns)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            grid.add_row(*numbered[row::rows])
        return grid

    # -- what happened ------------------------------------------------------

    def log(self, scene: Scene, width: int, room: int) -> Text:
        """The last events that fit, newest at the bottom."""
        lines: list[Text] = []
        for event in reversed(scene.events):
            wrapped = list(self.sentence(event).wrap(self.screen.console, max(10, width - 2)))
            if len(lines) + len(wrapped) > room:
                break
            lines[:0] = wrapped
        for line in lines:
            line.pad_left(1)
        return Text("\n").join(lines)

    def sentence(self, event: Event) -> Text:
        style = "quiet"
        if isinstance(event, TurnBegan | CardShown | GameWon):
            style = "candle"
        elif isinstance(event, Won):
            style = "ink"
        return Text(self.t.event(event, self.names), style=style)

    def history(self, events: Iterable[Event]) -> Group:
        parts: list[RenderableType] = []
        for event in events:
            if isinstance(event, TurnBegan | CardShown) and parts:
                parts.append(Text())
            parts.append(indented(self.sentence(event)))
        return Group(*parts)

    def reveal(self, events: Sequence[Event], card: str) -> Group:
        """All fists together, and what came of them in words; the first event opens them."""
        opened, *after = events
        assert isinstance(opened, FistsOpened)
        stage = self.t(f"terminal-reveal-{opened.stage}")
        panel = lit(self._fists(opened, winner_of(after)), self.t.name(card), stage)
        panel.width = min(REVEAL_WIDTH, self.screen.width)
        parts: list[RenderableType] = [Text(), Align.center(panel), Text()]
        for event in after:
            if isinstance(event, CardShown | TurnBegan):
                parts.append(Text())
            parts.append(Padding(self.sentence(event), (0, 2)))
        return Group(*parts)

    def _fists(self, opened: FistsOpened, winner: int | None) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            grid.add_column(no_wrap=True)
        rows = zip(opened.seats, opened.fists, opened.values, strict=True)
        for seat, coins, value in sorted(rows, key=lambda row: -row[2]):
            style = "card.name" if seat == winner else "card"
            fist = self.fist(coins, value).plain if coins else f" 0 {self.t('terminal-empty')}"
            row = (
                "▸" if seat == winner else " ",
                self.names[seat],
                fist,
                self.t("terminal-takes-it") if seat == winner else "",
            )
            grid.add_row(*(Text(cell, style=style) for cell in row))
        return grid

    # -- cards --------------------------------------------------------------

    def rules(self, characters: Iterable[Character]) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.pad_edge = True
        grid.add_column(no_wrap=self.screen.width >= MEDIUM)
        grid.add_column(ratio=1)
        for character in characters:
            name = Text(self.t.name(character.id), style="candle")
            grid.add_row(name, Text(self.t.rule(character, self.edition.id), style="ink"))
        return grid


def _newest(lines: Sequence[Text], most: int) -> Text:
    """The head and the last lines, as many as there is room for."""
    if len(lines) > most:
        lines = [lines[0], Text("…", style="faint"), *lines[len(lines) - most + 2 :]]
    return Text("\n").join(lines)


def aired(parts: list[RenderableType], air: Air) -> list[RenderableType]:
    """The parts with empty lines before each and after the last."""
    between = zip(air, [*parts, Group()], strict=True)
    return [thing for lines, part in between for thing in (*_lines(lines), part)]


def _lines(n: int) -> list[Text]:
    return [Text()] * n


def indented(text: Text) -> Padding:
    return Padding(text, (0, 1))


def lit(
    thing: RenderableType, title: str, subtitle: str = "", align: AlignMethod = "left"
) -> Panel:
    """On the card that the candle shines on; without colour its frame says so."""
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


def is_open(view: View) -> bool:
    """Whether it looks behind every screen."""
    return all("screen" in seat for seat in view["table"]["seats"])


def last_fists(events: Sequence[Event]) -> dict[int, Fist]:
    """What each seat bid last in the last auction whose fists have opened, and its worth."""
    fists: dict[int, Fist] = {}
    for event in reversed(events):
        if isinstance(event, FistsOpened):
            for seat, coins, value in zip(event.seats, event.fists, event.values, strict=True):
                fists.setdefault(seat, (coins, value))
        if isinstance(event, TurnBegan) or (fists and isinstance(event, CardShown)):
            break
    return fists


def fates_of_cards(events: Sequence[Event], names: Sequence[str]) -> dict[str, str]:
    """Who won each card of this turn; a cross for a cursed one."""
    fates: dict[str, str] = {}
    for event in reversed(events):
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, Won):
            fates.setdefault(event.card, names[event.seat])
        elif isinstance(event, Cursed):
            fates.setdefault(event.card, SHAPES["black"])
        elif isinstance(event, CardPassed):
            fates.setdefault(event.card, "–")
    return fates


def last_card(events: Sequence[Event]) -> str:
    """The card that was called last."""
    return next((e.card for e in reversed(events) if isinstance(e, CardShown)), "")


def winner_of(events: Sequence[Event]) -> int | None:
    """Who won the auction that is under way before these events."""
    for event in events:
        if isinstance(event, Won):
            return event.seat
        if isinstance(event, CardShown):
            break
    return None
