"""Dragon's Gold at the terminal: its questions, pages and answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from dragonstones.engine import Answer, Decision, Event
from dragonstones.games.gold import DRAGONS_GOLD, GoldGame
from dragonstones.games.gold.box import ADVENTURERS, OBJECTS, TOKENS
from dragonstones.games.gold.events import DragonKilled
from dragonstones.terminal.desk import Desk, Page, Prompt, Unreadable, begins
from dragonstones.terminal.gold.haggling import Haggling
from dragonstones.terminal.gold.keys import Hint, Keys
from dragonstones.terminal.gold.orders import Orders
from dragonstones.terminal.gold.reading import Reader
from dragonstones.terminal.gold.reveal import chapters, draw_page
from dragonstones.terminal.gold.screen import GoldPainter
from dragonstones.terminal.gold.sheet import (
    Row,
    box,
    objects,
    powers,
    scoring_in_force,
    token_worth,
)
from dragonstones.terminal.screen import MEDIUM, Screen, View
from dragonstones.text import LANGUAGES, Texts, texts

#: Choices that the others at the keyboard must not see being typed.
SECRET = ("reach", "watch", "token", "use-object")
#: Between two hints.
DOT = " · "


class GoldDesk(Desk):
    painter: GoldPainter

    def __init__(self, game: GoldGame, names: Sequence[str], t: Texts, screen: Screen) -> None:
        self.game = game
        self.names = names
        self.t = t
        self.keys = Keys(t)
        self.painter = GoldPainter(screen, t, names, self.keys)
        self.pieces = self.painter.pieces
        self.orders = Orders(self.keys, names)
        self.haggling = Haggling(self.keys, names)

    # -- what it is about ---------------------------------------------------

    def name(self) -> str:
        return self.t.title(self.game.id)

    def title(self, view: View) -> str:
        return self.t("terminal-gold-title", game=self.name(), turn=view["table"]["turn"])

    def keys_line(self) -> str:
        return self.t("terminal-gold-keys")

    def goal(self) -> str:
        paragraphs = self.t("terminal-gold-goal").split("\n\n")
        return "\n\n".join(paragraph.replace("\n", " ") for paragraph in paragraphs)

    def help(self) -> str:
        return self.t("terminal-gold-help")

    def rules(self, view: View) -> RenderableType:
        """What is mine, with the rules of my Magic Objects; the scoring; the adventurers."""
        t, table = self.t, view["table"]
        rules = table["options"]["rules"]
        held = table["seats"][view["you"]]["held"]
        parts: list[RenderableType] = [self.painter.own(view), Text()]
        if rules == "advanced":
            rows = objects(t, tuple(dict.fromkeys(held))) or [("", t("terminal-gold-no-objects"))]
            parts += [self._head("terminal-gold-objects"), self._rows(rows), Text()]
        scoring = scoring_in_force(self.pieces, rules, len(self.names))
        parts += [self._head("terminal-gold-scoring"), self._rows(scoring), Text()]
        parts += [self._head("terminal-gold-adventurers"), self._rows(powers(t, rules))]
        settings = DOT.join(
            f"{t(f'option-name-{name}')}: {t.setting(name, value, DRAGONS_GOLD.options[name])}"
            for name, value in table["options"].items()
        )
        return Group(*parts, Text(), Padding(Text(settings, style="quiet"), (0, 1)))

    def _head(self, id: str) -> Text:
        return Text(f" {self.t(id)}", style="candle")

    def _rows(self, rows: Iterable[Row]) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.pad_edge = True
        grid.add_column(no_wrap=self.painter.screen.width >= MEDIUM)
        grid.add_column(ratio=1)
        for name, text in rows:
            grid.add_row(Text(name, style="quiet"), Text(text, style="ink"))
        return grid

    def look_up(self, name: str) -> RenderableType | None:
        """Magic Objects, adventurers and tokens, by a name in any language."""
        t = self.t
        found = objects(t, tuple(self._named(name, "object", OBJECTS)))
        adventurers = dict(zip(ADVENTURERS, powers(t, "both"), strict=True))
        found += [adventurers[one] for one in self._named(name, "adventurer", ADVENTURERS)]
        found += [token_worth(self.pieces, token) for token in self._named(name, "token", TOKENS)]
        return self._rows(found) if found else None

    def _named(self, name: str, kind: str, ids: Iterable[str]) -> list[str]:
        return [
            id
            for id in ids
            if any(
                begins(name, known)
                for known in (
                    id.replace("-", " "),
                    *(texts(lang)(f"{kind}-{id}") for lang in LANGUAGES),
                )
            )
        ]

    def cards(self) -> RenderableType:
        return box(self.pieces)

    # -- asking one person --------------------------------------------------

    def prompt(self, decision: Decision, view: View) -> Prompt:
        data = decision.data()
        prompt = Text(self.t.prompt(data, self.names), style="ink")
        hints: list[Hint] = []
        options: list[tuple[str, Text]] = []
        if decision.kind == "turn":
            hints = self.orders.how_to_turn(data["options"])
        elif decision.kind == "negotiate":
            prompt, hints = self.haggling.almost(data), self.haggling.how_to_haggle(data, view)
        elif decision.kind == "trade":
            prompt, hints = Text(), self.haggling.how_to_trade(data, view)
        elif decision.kind == "divide":
            some = " ".join(self.keys.first(token) for token in list(data["treasure"])[:2])
            shares = [some, *("…",) * (data["n"] - 2), self.keys.first("rest")]
            hints = [
                (" / ".join(shares), self.t("terminal-gold-do-divide")),
                (self.keys.first("even"), self.t("terminal-gold-do-even")),
            ]
        elif decision.kind != "share":  # those are on the table, each with its number
            options = [
                (key, self._in_words(decision, option, view))
                for key, option in self._keyed(decision)
            ]
        lines = [prompt] if prompt else []
        if hints:
            lines.append(self._hints(hints))
        return Prompt(lines, options)

    def _hints(self, hints: list[Hint]) -> Text:
        some = [Text.assemble((typed, "candle"), " ", (does, "quiet")) for typed, does in hints]
        return Text(DOT, style="faint").join(some)

    def _keyed(self, decision: Decision) -> list[tuple[str, Answer]]:
        """The options of a choice, and what one types for each."""
        options = decision.options()
        if decision.kind in ("reach", "watch", "share"):
            return [(str(place + 1), place) for place in options]
        if decision.kind in ("token", "go-home"):
            return [(self.keys.first(thing), thing) for thing in options]
        first = 0 if decision.kind == "use-object" else 1
        return [(str(number), option) for number, option in enumerate(options, first)]

    def _in_words(self, decision: Decision, option: Answer, view: View) -> Text:
        data = decision.data()
        words = Text(self.t.option(data, option, self.names, view=view))
        if decision.kind == "take-two":  # many, and alike: the tokens themselves are clearer
            words = self.pieces.tokens(option)
        elif decision.kind == "token":
            words = self.pieces.token(option, data["treasure"][option]).append_text(
                Text(f"  {words.plain}", style="ink")
            )
        elif option is False:
            words.append(f"  {self.t('terminal-enter')}", style="quiet")
        return words

    def read(self, line: str, decision: Decision, view: View) -> Answer | Page:
        reader = Reader(self.keys, self.names, decision.seat)
        kind, data = decision.kind, decision.data()
        if kind == "turn" and self.orders.asks_for_uses(line):
            return self._uses(data, view)
        if kind == "turn":
            return self.orders.read(line, reader, data["options"])
        if kind == "negotiate":
            return self.haggling.read_haggle(line, reader, data)
        if kind == "trade":
            return self.haggling.read_trade(line, reader, data)
        if kind == "divide":
            if not line:
                raise Unreadable(self.t("terminal-gold-how-divide", n=data["n"]))
            return reader.division(line, data["n"], data["treasure"])
        return self._read_choice(line, reader, decision)

    def _read_choice(self, line: str, reader: Reader, decision: Decision) -> Answer:
        """By its key; tokens, adventurers and players also by their names."""
        keyed, typed = dict(self._keyed(decision)), line.casefold()
        if not line and any(option is False for option in keyed.values()):
            return False
        if typed in keyed:
            return keyed[typed]
        for words in (self.keys.tokens, self.keys.adventurers):
            if words.get(typed) in keyed.values():
                return words[typed]
        if decision.kind == "take-two" and line and not line.isdecimal():
            return reader.tokens(line)
        if decision.kind == "rob" and line and not line.isdecimal():
            return reader.player(line, decision.options())
        raise Unreadable(self.t("terminal-unreadable-choice"))

    def is_secret(self, decision: Decision) -> bool:
        return decision.kind in SECRET

    def is_idle(self, decision: Decision) -> bool:
        return bool(decision.kind == "use-object" and decision.options() == [False])

    def _uses(self, data: View, view: View) -> Page:
        """What could be used now, with numbers, and the rules of it."""
        uses = self.orders.uses(data["options"])
        words = [Text(self.t.option(data, use, self.names, view=view)) for use in uses]
        listed = self.painter.options([(str(n), text) for n, text in enumerate(words, 1)])
        held = tuple(dict.fromkeys(use["use"] for use in uses))
        page = Group(
            self._head("terminal-gold-use"),
            Text(),
            Padding(listed, (0, 1)),
            Text(),
            self._rows(objects(self.t, held)),
        )
        return Page(page, f"{self.keys.first('use')} ")

    # -- what all see together ----------------------------------------------

    def reveals(self, events: Sequence[Event], new: int, eyes: int | None) -> Iterator[Page]:
        seen = [event for event in events[new:] if event.seen_by(eyes)]
        for chapter in chapters(seen, eyes):
            yield Page(draw_page(self.painter, chapter, eyes))

    # -- replays ------------------------------------------------------------

    def is_landmark(self, event: Event) -> bool:
        return isinstance(event, DragonKilled)

    def landmark(self) -> str:
        return self.t("terminal-gold-landmark")
