"""Drawing a Fist table: the card on auction is lit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

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
from dragonstones.games.fist.types import SetWorth
from dragonstones.terminal.fist.bids import letters
from dragonstones.terminal.screen import (
    LEAST_LOG,
    MEDIUM,
    TALL,
    Painter,
    Scene,
    Screen,
    View,
    indented,
    lit,
)
from dragonstones.text import Texts
from dragonstones.text.fist import card_name, rule
from dragonstones.text.words import Names

#: The coins in a fist, and what they are worth.
Fist = tuple[dict[str, int], int]

#: The order in which coins are drawn.
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
LEAST_CARD = 4
MOST_COINS = 10
REVEAL_WIDTH = 56


class FistPainter(Painter):
    styles: ClassVar[dict[str, str]] = {
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

    def __init__(self, screen: Screen, t: Texts, names: Sequence[str], edition: Edition) -> None:
        super().__init__(screen, t, names)
        self.edition = edition

    def parts(self, scene: Scene, width: int, room: int) -> list[RenderableType]:
        seats, bank = self.seats(scene, width), self.bank(scene.view)
        room -= self.screen.lines(Group(seats, bank), width)
        return [seats, self.centre(scene, width, room), bank]

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
        goal = view["table"]["goal"]
        points = Text(f"{seat['points']}/{goal} ", style="ink")
        points.append("●" * seat["points"], style="candle")
        points.append("○" * (goal - seat["points"]), style="quiet")
        stones = Text()
        if seat["stones"] is None:  # the Elf's
            stones.append(self.t("terminal-hidden"), style="quiet")
        for stone, n in (seat["stones"] or {}).items():
            if stone != "white" or n:
                tokens = self.tokens(stone, n, most=4 if roomy else 0)
                tokens.pad_right((6 if roomy else 4) - tokens.cell_len)
                stones.append_text(tokens)
        front = (seat["front"] or {}).get("fairy", 0)  # None: hidden by a house rule
        none = Text("–", style="faint")
        state = self._screen(seat) if is_open(view) else self._state(view, number)
        if view["table"].get("favor") == number:
            state.append(" · " if state else "").append(self.t("terminal-favor"), style="candle")
        for card in seat["held"]:
            state.append(" · " if state else "").append(card_name(self.t, card), style="ink")
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
        """The card on auction, between those that were called and those to come."""
        t, table = self.t, scene.view["table"]
        tall = (self.screen.height or 0) >= TALL
        called = self._cards(t("terminal-called"), self._called(scene), tall)
        coming = self._cards(
            t("terminal-to-come", n=len(table["to_come"])),
            [Text(card_name(t, card)) for card in table["to_come"]],
            tall,
        )
        card = self.card(scene)
        if width < MEDIUM:
            return Group(card, indented(coming))
        side, needs = self._share(card, width, room)
        called_lines, coming_lines = (
            list(text.wrap(self.screen.console, side - 2)) for text in (called, coming)
        )
        # As tall as what is next to it: everybody looks at it.
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
        """The width of the sides, and the resulting height of the card: a long text gets more."""
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
            text = Text(card_name(self.t, card), style="quiet")
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
            text = Text(f"▸ {card_name(self.t, playing)}: ", style="card.name")
            text.append_text(self._rule_on_card(playing))
        if auction["stage"] == "silver" and playing is None:
            text.append(f"\n{self.t('terminal-silver')}", style="card.name")
        drawn = view["table"]["drawn"]
        if any(drawn.values()):
            text.append(f"\n{self.t('terminal-drawn')} ", style="card.name")
            text.append(self.stones(drawn).plain, style="card.name")
        kind = "special" if self.edition.is_special(auction["card"]) else "standard"
        panel = lit(text, card_name(self.t, auction["card"]), self.t(f"terminal-{kind}"))
        if (self.screen.height or 0) >= TALL:
            panel.padding = (1, 2)
        return panel

    def _rule_on_card(self, card: str) -> Text:
        return Text(rule(self.t, self.edition.characters[card], self.edition.id), style="card")

    def _ending(self, view: View) -> Panel:
        t, result = self.t, view["result"]
        winners = t.who("winners", result["winners"], Names.read_by(view["you"], self.names))
        text = Text(t("terminal-turns", n=result["turns"]), style="card")
        return lit(text, t("terminal-won", **winners), align="center")

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

    def own(self, view: View) -> Text:
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

    # -- what happened ------------------------------------------------------

    def sentence(self, event: Event, me: int | None) -> Text:
        style = "quiet"
        if isinstance(event, TurnBegan | CardShown | GameWon):
            style = "candle"
        elif isinstance(event, Won):
            style = "ink"
        return Text(self.t.event(event, self.names, me), style=style)

    def begins(self, event: Event) -> bool:
        return isinstance(event, TurnBegan | CardShown)

    def reveal(self, events: Sequence[Event], card: str, me: int | None) -> Group:
        """All fists together, and the outcome in words; the first event opens them."""
        opened, *after = events
        assert isinstance(opened, FistsOpened)
        stage = self.t(f"terminal-reveal-{opened.stage}")
        panel = lit(self._fists(opened, winner_of(after)), card_name(self.t, card), stage)
        panel.width = min(REVEAL_WIDTH, self.screen.width)
        parts: list[RenderableType] = [Text(), Align.center(panel), Text()]
        for event in after:
            if self.begins(event):
                parts.append(Text())
            parts.append(Padding(self.sentence(event, me), (0, 2)))
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

    # -- what a good memory knows ---------------------------------------------

    def facts(self, view: View, sets: Sequence[SetWorth]) -> Group:
        """The coins of the others that everybody can count, and what stones give this turn."""
        t, seats = self.t, view["table"]["seats"]
        others = [seat for seat in range(len(seats)) if seat != view["you"]]
        coins = [(self.names[seat], self._coins_seen(seats[seat]["seen"])) for seat in others]
        stones = [(card_name(t, one["card"]), self._set(one)) for one in sets]
        known = [seat for seat in others if seats[seat]["seen"] is not None]
        return Group(
            *(self._told("fist-coins-seen", coins) if known else ()),
            *(self._told("fist-stones-now", stones) if stones else ()),
        )

    def _told(self, head: str, rows: Iterable[tuple[str, Text]]) -> Iterator[RenderableType]:
        yield indented(Text(self.t(head), style="candle"))
        grid = Grid.grid(padding=(0, 1))
        grid.pad_edge = True
        for name, what in rows:
            grid.add_row(Text(name, style="ink"), what)
        yield grid
        yield Text()

    def _set(self, one: SetWorth) -> Text:
        text = Text(self.t("fist-set-worth", points=one["points"], way=one["way"], n=one["n"]))
        if one["has"]:
            text.append(f" ✓ {self.t('fist-set-had')}", style="candle")
        return text

    def _coins_seen(self, seen: dict[str, int] | None) -> Text:
        if seen is None:
            return Text(self.t("fist-coins-unseen"), style="quiet")
        return Text(" ").join(self.tokens(coin, seen[coin], 0) for coin in PURSE if coin in seen)

    # -- cards --------------------------------------------------------------

    def rules(self, characters: Iterable[Character]) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.pad_edge = True
        grid.add_column(no_wrap=self.screen.width >= MEDIUM)
        grid.add_column(ratio=1)
        for character in characters:
            name = Text(card_name(self.t, character.id), style="candle")
            grid.add_row(name, Text(rule(self.t, character, self.edition.id), style="ink"))
        return grid


def _newest(lines: Sequence[Text], most: int) -> Text:
    """The head and the last lines, as many as there is room for."""
    if len(lines) > most:
        lines = [lines[0], Text("…", style="faint"), *lines[len(lines) - most + 2 :]]
    return Text("\n").join(lines)


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
