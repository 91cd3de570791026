"""Drawing a table of Dragon's Gold: lit are the dragons, or the treasure that is shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.align import Align
from rich.box import HEAVY, SQUARE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from dragonstones.engine.events import Event
from dragonstones.games.gold.box import ADVENTURERS, TOKENS
from dragonstones.games.gold.events import (
    Agreed,
    BagEmptied,
    DragonKilled,
    MarketOpened,
    ObjectUsed,
    ShareTaken,
    StashesRevealed,
    TreasureLost,
)
from dragonstones.games.gold.worth import Worth
from dragonstones.terminal.gold.keys import Keys
from dragonstones.terminal.gold.pieces import CARD, STYLES, Pieces, by_seat, flowing, spread
from dragonstones.terminal.gold.sharing import Sharing
from dragonstones.terminal.gold.sheet import score_sheet
from dragonstones.terminal.screen import LEAST_LOG, MEDIUM, TALL, Painter, Scene, Screen, View
from dragonstones.text import Texts

#: From this width on a dragon has air at its sides.
ROOMY_CARD = 17
LONGEST_SEAT = 16


class GoldPainter(Painter):
    styles: ClassVar[dict[str, str]] = STYLES
    roomiest = 3
    few = 2

    def __init__(self, screen: Screen, t: Texts, names: Sequence[str], keys: Keys) -> None:
        super().__init__(screen, t, names)
        self.pieces = Pieces(screen.console, t, names, keys)
        self.sharing = Sharing(self.pieces)

    def parts(self, scene: Scene, width: int, room: int) -> list[RenderableType]:
        view = scene.view
        bag = self.bag(view["table"], width)
        if view["result"] is not None:
            return [score_sheet(self.pieces, view, width), Text(), bag]
        airy = (self.screen.height or 0) >= TALL
        panel = self.sharing.panel(view, width - 6 if airy else width - 4)
        if panel is None:
            return self._row_and_seats(view, width, room)
        if airy:
            panel.padding = (1, 2)
        # What else is on the table, as far as there is room for it.
        shared = self.screen.render(panel, width)
        if len(shared) > room - 1:
            panel = self.sharing.panel(view, width - 4, brief=True)
            shared = self.screen.render(panel or Group(), width)
        left = room - len(shared) - LEAST_LOG - 1
        if left < 0:
            return [shared, Group(), Group()]
        headed = width >= MEDIUM and left > len(self.names) + 1
        more: list[RenderableType] = []
        for part in (self.seats(view, width, headed), self.row(view["table"])):
            drawn = self.screen.render(part, width)
            left -= len(drawn) + 1
            if left >= 0:
                more += [Text(), drawn] if more else [drawn]
        return [shared, Group(*more), bag]

    def _row_and_seats(self, view: View, width: int, room: int) -> list[RenderableType]:
        """The same in a small window, without less important parts."""
        dragons = self.screen.render(self.dragons(view["table"], width), width)
        bag: RenderableType = self.bag(view["table"], width)
        spare = room - len(dragons) - len(self.names) - 2  # one line of the log, and the bag
        seats = self.seats(view, width, width >= MEDIUM and spare > 0)
        if spare < 0:
            bag = Group()
        return [dragons, seats, bag]

    # -- dragons ------------------------------------------------------------

    def dragons(self, table: View, width: int) -> RenderableType:
        """All four, each as a card."""
        row = table["dragons"]
        card = max(8, (width - 1) // len(row) - 1)
        air = 1 if card >= ROOMY_CARD else 0
        bodies = [self._dragon(spot, card - 2 - 2 * air) if spot else [] for spot in row]
        tall = max(map(len, bodies)) + 2
        grid = Grid.grid(padding=(0, 1, 0, 0))
        cards = []
        for number, (spot, body) in enumerate(zip(row, bodies, strict=True), 1):
            grid.add_column(width=card)
            if spot is None:
                panel = Panel("", box=SQUARE, border_style="line")
            else:
                panel = self._card(number, spot, Text("\n").join(body), card)
            panel.height, panel.padding = tall, (0, air)
            cards.append(panel)
        grid.add_row(*cards)
        return Align.center(grid, width=width)

    def _card(self, number: int, spot: View, body: Text, width: int) -> Panel:
        """Its number, and how many tokens it hides, are in the frame."""
        hidden = self.t("terminal-gold-hidden", n=spot["hidden"])
        if len(hidden) > width - 6:
            hidden = f"+{spot['hidden']}"
        return Panel(
            body,
            box=HEAVY,
            style="card",
            border_style="card.quiet",
            title=Text(str(number), style="card.name"),
            title_align="left",
            subtitle=Text(hidden, style="card.quiet") if spot["hidden"] else None,
            subtitle_align="right",
        )

    def _dragon(self, spot: View, width: int) -> list[Text]:
        """How nearly it is beaten, its treasure, and who attacks."""
        strength = spot["strength"]
        score = Text(f"{spot['attack']}/{strength}", style="card.name")
        cells = min(strength, width - score.cell_len - 1)
        beaten = min(cells, spot["attack"] * cells // strength)
        bar = Text("█" * beaten, style="card.red")
        bar.append("░" * (cells - beaten), style="card.quiet")
        parts = [[spread(bar, score, width)], self.pieces.fitted(spot["treasure"], width, CARD), []]
        for seat, some in by_seat(spot["attackers"]):
            fighting = " ".join(map(self.pieces.fighting, some))
            name = self.pieces.name(seat, width - len(fighting) - 1, "card")
            parts[2].append(spread(name, Text(fighting, style="card.name"), width))
        between = [Text()] if (self.screen.height or 0) >= TALL else []
        return [line for part in parts for line in (*part, *between)]

    def row(self, table: View) -> Grid:
        """The dragons in short, while something else is lit."""
        fight = table["fight"]
        grid = Grid.grid(padding=(0, 1))
        grid.pad_edge = True
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis")
        for place, spot in enumerate(table["dragons"]):
            if spot is None or (fight and fight["dragon"] == place):
                continue
            treasure = self.pieces.tokens(spot["treasure"])
            if spot["hidden"]:
                hidden = self.t("terminal-gold-hidden", n=spot["hidden"])
                treasure.append(f" {hidden}", style="faint")
            who = ", ".join(
                f"{self.names[seat]} {' '.join(map(self.pieces.fighting, some))}"
                for seat, some in by_seat(spot["attackers"])
            )
            score = f"{spot['attack']}/{spot['strength']}"
            grid.add_row(
                Text(str(place + 1), style="candle"),
                Text(score, style="ink"),
                treasure,
                Text(who, style="quiet"),
            )
        return grid

    # -- seats --------------------------------------------------------------

    def seats(self, view: View, width: int, headed: bool) -> Grid:
        """A line for each: where the adventurers are, and how much is behind the screen."""
        table = view["table"]
        options = table["options"]
        is_open = all("stash" in seat for seat in table["seats"])
        heads = ["name", "adventurers", "tokens"]
        if options["rules"] == "advanced":
            heads.append("objects")
        heads.append("screen" if is_open else "seen" if options["counter"] else "state")
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.pad_edge = True
        for head in heads[:-1]:
            counts = head in ("tokens", "objects")
            grid.add_column(no_wrap=True, justify="right" if counts else "left")
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        if headed:
            words = (self.t(f"terminal-gold-head-{head}") for head in heads)
            grid.add_row(*words, style="quiet")
        for number in range(len(self.names)):
            cells = self._seat(view, number, width >= MEDIUM)
            grid.add_row(*(cells[head] for head in heads))
        return grid

    def _seat(self, view: View, number: int, roomy: bool) -> dict[str, Text]:
        seat, mine = view["table"]["seats"][number], number == view["you"]
        name = Text("▸ " if number in (view["waiting"] or ()) else "  ")
        most = LONGEST_SEAT if roomy else LONGEST_SEAT // 2
        name.append_text(self.pieces.name(number, most, "candle" if mine else "ink"))
        screen = self.pieces.tokens(seat.get("stash", {}), most=1)
        for object in seat.get("held", ()):
            screen.append(" · ", style="quiet").append(self.t(f"object-{object}"), style="ink")
        return {
            "name": name,
            "adventurers": self._adventurers(view["table"], number),
            "tokens": Text(str(seat["tokens"])),
            "objects": Text(str(seat["objects"] or "–")),
            "seen": self.pieces.tokens(seat["seen"] or {}, most=1),
            "screen": screen,
            "state": Text(self.t("terminal-you") if mine else "", style="quiet"),
        }

    def _adventurers(self, table: View, number: int) -> Text:
        """` W  (T)  3▸2  4 `: ready, face down, at dragon 2."""
        out = {
            attacker["adventurer"]: place
            for place, spot in enumerate(table["dragons"], 1)
            for attacker in (spot["attackers"] if spot else ())
            if attacker["seat"] == number
        }
        text = Text()
        for adventurer in ADVENTURERS:
            letter = self.pieces.adventurer(adventurer)
            if adventurer in out:
                part = Text(f" {letter}▸{out[adventurer]}", style="quiet")
            elif adventurer in table["seats"][number]["down"]:
                part = Text(f"({letter})", style="faint")
            else:
                part = Text(f" {letter}", style="candle")
            part.pad_right(5 - part.cell_len)
            text.append_text(part)
        return text

    # -- the bag, and what is mine ------------------------------------------

    def bag(self, table: View, width: int) -> Text:
        facts = [(head, Text(str(table[head]))) for head in ("left", "bag")]
        facts.append(("most", Text(str(table["scoring"]["most"]))))
        if table["options"]["rules"] == "advanced":
            facts.append(("deck", Text(str(table["objects"]["deck"]))))
        if table["lost"]:
            facts.append(("lost", self.pieces.tokens(table["lost"], most=1)))
        words = [
            Text.assemble((self.t(f"terminal-gold-{head}"), "quiet"), " ", fact)
            for head, fact in facts
        ]
        text = Text(" ").append_text(Text("  ").join(words))
        text.truncate(width - 1, overflow="ellipsis")
        return text

    def has_secrets(self, view: View) -> bool:
        return view["you"] is not None and view["result"] is None

    def own(self, view: View) -> RenderableType:
        """My tokens, what they score by themselves, and my Magic Objects."""
        seat, width = view["table"]["seats"][view["you"]], self.screen.width
        counts = {token: seat["stash"].get(token, 0) for token in TOKENS}
        points = self.t("terminal-gold-points", n=Worth(view).points(seat["stash"]))
        for named in (True, False):
            some = [
                self._owned(token, n, named)
                for token, n in counts.items()
                if n or token != "black-diamond"
            ]
            lines = flowing([*some, Text(points, style="quiet")], width - 2)
            if len(lines) == 1:
                break
        if view["table"]["options"]["rules"] == "advanced":
            held = [Text(self.t(f"object-{object}"), style="ink") for object in seat["held"]]
            head = Text(self.t("terminal-gold-objects"), style="quiet")
            lines += flowing([head, *(held or [Text("–", style="faint")])], width - 2)
        return Text("\n").join(Text(" ").append_text(line) for line in lines)

    def _owned(self, token: str, n: int, named: bool) -> Text:
        text = Text(self.pieces.sign(token), style=token if n else "faint")
        if named:
            text.append(f" {self.t(f'token-{token}')} ", style="quiet" if n else "faint")
        return text.append(str(n), style="ink" if n else "faint")

    # -- what happened ------------------------------------------------------

    def sentence(self, event: Event, me: int | None) -> Text:
        style = "quiet"
        if isinstance(event, DragonKilled | MarketOpened | StashesRevealed | BagEmptied):
            style = "candle"
        elif isinstance(event, Agreed | TreasureLost | ShareTaken | ObjectUsed):
            style = "ink"
        return Text(self.t.event(event, self.names, me), style=style)

    def begins(self, event: Event) -> bool:
        return isinstance(event, DragonKilled | MarketOpened | StashesRevealed)
