"""Fist of Dragonstones as a game of the engine, in any edition."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from dragonstones.engine.chance import Chance
from dragonstones.engine.decisions import Decision, Flow
from dragonstones.engine.events import Event, events_in
from dragonstones.engine.registry import ALL, Game, ranked
from dragonstones.engine.sharing import canonical
from dragonstones.engine.types import Shapes
from dragonstones.games.fist import events, turns, types
from dragonstones.games.fist.auction import FISTS, redraw_two_fists
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.favor import redraw_court
from dragonstones.games.fist.home_made import HOME_MADE, HomeMade, with_home_made
from dragonstones.games.fist.house_rules import (
    VARIANTS,
    check_deck,
    house_rules,
    with_house_rules,
)
from dragonstones.games.fist.piles import shuffled
from dragonstones.games.fist.position import read_position, write_position
from dragonstones.games.fist.table import Table
from dragonstones.games.fist.view import view
from dragonstones.games.fist.worth import stone_sets


class FistGame(Game[Table]):
    family = "fist"
    order = 10
    events: ClassVar[Mapping[str, type[Event]]] = events_in(events)
    shapes: ClassVar[Shapes | None] = Shapes(
        table=types.TableView,
        decision=types.Decision,
        sealed=types.SealedAnswer,
        result=types.GameResult,
        options=types.Options,
        worth=types.WorthData,
    )

    variants = VARIANTS

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.id = edition.id
        self.rules = edition.rules
        self.seats = edition.players
        self.minutes = edition.minutes
        self.weight = edition.weight
        #: The edition by the book, without options.
        self._plain: FistGame = self
        self._home_made = HomeMade(most=edition.blank_cards)
        self.options = {**house_rules(edition), HOME_MADE: self._home_made}

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        checked = super().check_options(options)
        if checked["deck"] != ALL:
            check_deck(self._box(checked))
        return checked

    def _box(self, options: Mapping[str, Any]) -> Edition:
        """What is in the box with these options."""
        brought = self._home_made.read(options[HOME_MADE])
        return with_home_made(with_house_rules(self._plain.edition, options), brought)

    def with_options(self, options: Mapping[str, Any]) -> FistGame:
        chosen = self.house_rules_in(options)
        return _with_options(self._plain, canonical(chosen)) if chosen else self._plain

    def options_in_brief(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options, with only the names of home-made cards."""
        return {
            **options,
            HOME_MADE: [
                {**one, "card": {"name": one["card"]["name"]}} for one in options.get(HOME_MADE, ())
            ],
        }

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Table:
        return turns.set_up(self.edition, seats, chance)

    def flow(self, table: Table) -> Flow:
        return turns.play_turns(table)

    def view(self, table: Table, seat: int | None) -> types.TableView:
        return view(table, seat)

    def decision(self, view: Mapping[str, Any]) -> Decision:
        question = view["decision"]
        if question["kind"] in FISTS:
            bid = FISTS[question["kind"]]
            return bid.told(question, self.edition.stages[question["stage"]])
        return super().decision(view)

    def worth(self, view: Mapping[str, Any]) -> types.WorthData | None:
        sets = stone_sets(self.edition, view)
        return {"sets": sets} if sets else None

    def turn(self, table: Table) -> int:
        return table.turn

    def redraw(self, table: Table, seat: int, chance: Chance) -> None:
        """Unknown: the order of the cards to come and of the deck, and uncounted coins."""
        if table.court:
            redraw_court(table, seat, chance)
        else:
            table.to_come = list(shuffled(table.to_come, chance))
            table.deck = shuffled(table.deck, chance)
        if table.hidden_moves:
            table.hidden_moves.redraw(table, seat, chance)
        if table.knowledge:
            table.knowledge.redraw(table, seat, chance)
        if table.auction:
            redraw_two_fists(table, table.auction, seat, chance)

    def result(self, table: Table) -> types.GameResult:
        assert table.winner is not None
        points = [seat.points for seat in table.seats]
        return {
            "winners": [table.winner],
            "ranking": ranked(points),
            "points": points,
            "reason": "points",
            "turns": table.turn,
        }

    def position(self, table: Table) -> dict[str, Any]:
        return write_position(table)

    def from_position(self, position: Any, chance: Chance) -> Table:
        return read_position(self.edition, position, chance)


@lru_cache(256)
def _with_options(game: FistGame, encoded: bytes) -> FistGame:
    """The game with home-made cards and house rules, made once for all its matches, views and
    bots."""
    options = game.check_options(json.loads(encoded))
    other = FistGame(game._box(options))
    other.edition.chosen = game.house_rules_in(options)
    other.options, other._plain = game.options, game
    return other
