"""Fist at the terminal: bids, options by number, fists that open together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dragonstones.engine import Answer, Decision, Event
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.auction import Bid
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.events import CardShown, FistsOpened
from dragonstones.terminal.desk import Desk, Page, Prompt, Unreadable, begins
from dragonstones.terminal.fist.bids import read_bid
from dragonstones.terminal.fist.screen import FistPainter, last_card
from dragonstones.terminal.screen import Screen, View
from dragonstones.text import LANGUAGES, Texts, texts
from dragonstones.text.fist import card_name

#: Kinds of decisions whose default does nothing to regret: Enter takes it.
HARMLESS = ("double", "draw", "buy", "necromancer")


class FistDesk(Desk):
    painter: FistPainter

    def __init__(self, game: FistGame, names: Sequence[str], t: Texts, screen: Screen) -> None:
        self.game = game
        self.edition = game.edition
        self.names = names
        self.t = t
        self.painter = FistPainter(screen, t, names, game.edition)

    # -- what it is about ---------------------------------------------------

    def name(self) -> str:
        return self.t.title(self.edition.id)

    def title(self, view: View) -> str:
        won = self.t("terminal-fist-wins", n=view["table"]["goal"])
        return f"{super().title(view)} · {won}"

    def goal(self) -> str:
        return self.t("terminal-fist-goal", n=self.edition.goal)

    def help(self) -> str:
        return self.t("terminal-fist-help")

    def rules(self, view: View) -> RenderableType:
        """What a player with a good memory knows, and the cards of this turn."""
        table = view["table"]
        auction = table["auction"]
        cards = [*table["used"], *([auction["card"]] if auction else []), *table["to_come"]]
        rules = self._rules(self.edition.characters[card] for card in dict.fromkeys(cards))
        worth = self.game.worth(view)
        return Group(self.painter.facts(view, worth["sets"] if worth else []), rules)

    def look_up(self, name: str) -> RenderableType | None:
        found = find_characters(self.game, name)
        return self._rules(found) if found else None

    def _rules(self, characters: Iterable[Character]) -> RenderableType:
        return self.painter.rules(characters)

    def cards(self) -> RenderableType:
        t = self.t
        grid = Grid(box=SIMPLE_HEAD, expand=True, pad_edge=False, header_style="bold")
        grid.add_column(t("terminal-card"), no_wrap=True, style="bold")
        grid.add_column("", justify="right")
        grid.add_column(t("terminal-kind"), no_wrap=True)
        grid.add_column(t("terminal-text"), ratio=1)
        for kind, group in groupby(t.cards(self.game), key=lambda card: card.kind):
            for card in group:
                grid.add_row(card.name, str(card.copies), t(f"terminal-{kind}"), Text(card.text))
            grid.add_section()
        return grid

    # -- asking one person --------------------------------------------------

    def prompt(self, decision: Decision, view: View) -> Prompt:
        data = decision.data()
        prompt = Text(self.t.prompt(data, self.names), style="ink")
        if isinstance(decision, Bid):
            prompt.append(f"  {self._how_to_bid(data)}", style="quiet")
            return Prompt([prompt])
        options = self._in_words(decision)
        if decision.kind in HARMLESS:
            default = options[decision.options().index(decision.default)]
            default.append(f"  {self.t('terminal-enter')}", style="quiet")
        return Prompt([prompt], [(str(n), words) for n, words in enumerate(options, 1)])

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
        return [
            Text(self.t.option(data, option, self.names, self.game))
            for option in decision.options()
        ]

    def read(self, line: str, decision: Decision, view: View) -> Answer:
        if isinstance(decision, Bid):
            try:
                return self._read_bid(line, decision.data())
            except Unreadable:
                how = self._how_to_bid(decision.data())
                raise Unreadable(self.t("terminal-unreadable-bid", typed=line, how=how)) from None
        if not line and decision.kind in HARMLESS:
            return decision.default
        options = decision.options()
        if not line.isdecimal() or not 1 <= int(line) <= len(options):
            raise Unreadable(self.t("terminal-unreadable-choice"))
        return options[int(line) - 1]

    def _read_bid(self, line: str, data: dict[str, Any]) -> Answer:
        if data["kind"] == "two-fists":
            left, _, right = line.partition("/")
            hands = (("left", left), ("right", right))
            return {hand: read_bid(half, data, self.t) for hand, half in hands}
        return read_bid(line, data, self.t)

    # -- what all see together ----------------------------------------------

    def reveals(self, events: Sequence[Event], new: int, eyes: int | None) -> Iterator[Page]:
        """Fists that have opened."""
        opened = [
            place
            for place, event in enumerate(events)
            if place >= new and isinstance(event, FistsOpened)
        ]
        for start, end in pairwise([*opened, len(events)]):
            seen = [event for event in events[start:end] if event.seen_by(eyes)]
            yield Page(self.painter.reveal(seen, last_card(events[:start]), eyes))

    # -- replays ------------------------------------------------------------

    def is_landmark(self, event: Event) -> bool:
        return isinstance(event, CardShown)

    def landmark(self) -> str:
        return self.t("terminal-fist-landmark")


def find_characters(game: FistGame, name: str) -> list[Character]:
    """By the beginning of any word of the name, in any language."""
    spoken = [texts(lang).of(game) for lang in LANGUAGES]
    return [
        character
        for id, character in game.edition.characters.items()
        if any(
            begins(name, known)
            for known in (id.replace("-", " "), *(card_name(t, id) for t in spoken))
        )
    ]
