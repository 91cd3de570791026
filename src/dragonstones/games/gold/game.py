"""Dragon's Gold as a game of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from dragonstones.engine.chance import Chance
from dragonstones.engine.decisions import Decision, Flow
from dragonstones.engine.events import Event, events_in
from dragonstones.engine.registry import Game, Option, Weight
from dragonstones.engine.types import Shapes
from dragonstones.games.gold import events, turns, types
from dragonstones.games.gold.house_rules import VARIANTS, house_rules
from dragonstones.games.gold.market import Trade
from dragonstones.games.gold.position import read_position, write_position
from dragonstones.games.gold.split import Divide, Haggle
from dragonstones.games.gold.table import Table
from dragonstones.games.gold.view import view
from dragonstones.games.gold.worth import Worth


class GoldGame(Game[Table]):
    id = "dragons-gold"
    family = "gold"
    order = 20
    rules = 1
    seats = range(3, 7)
    minutes = (30, 45)
    weight: Weight = "light"
    events: ClassVar[Mapping[str, type[Event]]] = events_in(events)
    shapes: ClassVar[Shapes | None] = Shapes(
        table=types.TableView,
        decision=types.Decision,
        sealed=int,
        result=types.GameResult,
        options=types.Options,
        worth=types.WorthData,
    )
    options: Mapping[str, Option] = {
        "rules": Option("basic", ("basic", "advanced")),
        #: Negotiation, or the strategic variant.
        "split": Option("negotiation", ("negotiation", "divide")),
        #: Whether the table shows what everybody was seen to take.
        "counter": Option(False, (True, False)),
        #: Seconds for a negotiation and for the Market; None: a number of steps for each player.
        "timer": Option(60, (None, *range(10, 601)), house=True),
        "steps": Option(12, range(1, 201), house=True),
        "market": Option(True, (True, False), house=True),
        **house_rules(),
    }
    variants = VARIANTS

    def without_hurry(self, options: dict[str, Any]) -> dict[str, Any]:
        return {**options, "timer": None}

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Table:
        return turns.set_up(seats, options, chance)

    def flow(self, table: Table) -> Flow:
        return turns.play_turns(table)

    def view(self, table: Table, seat: int | None) -> types.TableView:
        return view(table, seat)

    def decision(self, view: Mapping[str, Any]) -> Decision:
        question = view["decision"]
        match question["kind"]:
            case "trade":
                return Trade.told(question, len(view["table"]["seats"]))
            case "negotiate":
                return Haggle.told(question)
            case "divide":
                return Divide.told(question)
        return super().decision(view)

    def worth(self, view: Mapping[str, Any]) -> types.WorthData | None:
        return Worth(view).data()

    def redraw(self, table: Table, seat: int, chance: Chance) -> None:
        """Unknown: the order of the dragons and which of them were set aside, the order of the
        deck, the others' Magic Objects, and stolen tokens. (What a reshuffled deck would reveal
        about hands is ignored: it takes 24 objects to get there.)"""
        n, pile = len(table.pile), sorted((*table.pile, *table.aside))
        chance.shuffle(pile)
        table.pile, table.aside = tuple(pile[:n]), tuple(pile[n:])
        others = [other for other in table.seats if other.number != seat]
        objects = sorted((*table.deck, *(one for other in others for one in other.objects)))
        chance.shuffle(objects)
        for other in others:
            n = len(other.objects)
            other.objects, objects = tuple(objects[:n]), objects[n:]
        table.deck = tuple(objects)
        for owner, stash in zip(table.seats, table.memory.imagine(seat, chance), strict=True):
            owner.stash[:] = stash

    def result(self, table: Table) -> types.GameResult:
        return turns.find_result(table)

    def position(self, table: Table) -> dict[str, Any]:
        return write_position(table)

    def from_position(self, position: Any, chance: Chance) -> Table:
        return read_position(position, self.check_options(position.get("options", {})), chance)
