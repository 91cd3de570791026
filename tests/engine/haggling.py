"""A toy game with every kind of decision, for testing the engine on its own.

Seat 0 names a goal (single); all write down a number in secret (sealed); one seat is
asked in secret whether it doubles (a decision that the others must not know of); then
anyone may call out the sum, until all have or time is up (open). Once in a round somebody
may say "again": then all may call again, and the clock starts anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dragonstones.engine import Chance, Choice, Event, Game
from dragonstones.engine.decisions import BOUNDARY, TIME_UP, Flow, Open, Sealed
from dragonstones.engine.teller import Teller


@dataclass(slots=True)
class Called(Event):
    seat: int


@dataclass(slots=True)
class Whispered(Event):
    words: list[str]


class SecretChoice(Choice):
    public = False


class HagglingTable(Teller):
    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.log = None
        self.goal = 0
        self.numbers = [0] * seats
        self.called: list[int] = []
        self.rounds = 0

    def copy(self) -> HagglingTable:
        new = HagglingTable(self.seats, self.chance.copy())
        new.goal, new.numbers, new.rounds = self.goal, self.numbers[:], self.rounds
        new.called = self.called[:]
        return new


class Haggling(Game[HagglingTable]):
    id = "haggling"
    family = "haggling"
    rules = 1
    seats = range(2, 5)

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> HagglingTable:
        return HagglingTable(seats, chance)

    def flow(self, table: HagglingTable) -> Flow:
        while table.rounds < 2:
            yield BOUNDARY
            table.rounds += 1
            table.goal = yield Choice(0, "goal", [1, 2, 3], default=2)
            everyone = range(table.seats)
            numbers = yield Sealed({seat: Choice(seat, "number", [0, 1, 2]) for seat in everyone})
            table.numbers = list(numbers.values())
            lucky = table.chance.below(table.seats)
            if (yield SecretChoice(lucky, "double", [False, True])):
                table.numbers[lucky] *= 2
                table.tell_only((lucky,), Whispered, ["doubled"])
            yield from self.call(table)

    def call(self, table: HagglingTable) -> Flow:
        table.called = []
        words = ["now", "again"]
        question = Open({})
        while len(table.called) < table.seats:
            free = [seat for seat in range(table.seats) if seat not in table.called]
            question.decisions = {seat: Choice(seat, "call", words) for seat in free}
            heard = yield question
            if heard is TIME_UP:
                return
            seat, word = heard
            if word == "again":
                table.called, words, question = [], ["now"], Open({})
            else:
                table.called.append(seat)
            table.tell(Called, seat)

    def view(self, table: HagglingTable, seat: int | None) -> dict[str, Any]:
        mine = None if seat is None else table.numbers[seat]
        return {"goal": table.goal, "mine": mine, "called": table.called[:]}

    def redraw(self, table: HagglingTable, seat: int, chance: Chance) -> None:
        for other in range(table.seats):
            if other != seat:
                table.numbers[other] = chance.below(3)

    def result(self, table: HagglingTable) -> dict[str, Any]:
        return {"winners": table.called[:1], "sum": sum(table.numbers)}

    def position(self, table: HagglingTable) -> dict[str, Any]:
        return {"game": self.id, "rules": 1, "seats": [{}] * table.seats, "rounds": table.rounds}

    def from_position(self, position: Any, chance: Chance) -> HagglingTable:
        table = HagglingTable(len(position["seats"]), chance)
        table.rounds = position["rounds"]
        return table


HAGGLING = Haggling()
