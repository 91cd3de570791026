"""A whole new game: the highest bid from 0 to 5 that nobody else has made takes a treasure.

python examples/new_game.py [games]
"""

from __future__ import annotations

import sys
from typing import Any

from dragonstones.arena.simulate import Series, play_game
from dragonstones.engine import Chance, Choice, Game, Sealed, register
from dragonstones.engine.decisions import BOUNDARY, Flow
from dragonstones.engine.reading import read_number
from dragonstones.engine.registry import ranked
from dragonstones.engine.teller import Teller


class Table(Teller):
    def __init__(self, points: list[int], pile: list[int], chance: Chance) -> None:
        self.points, self.pile, self.chance = points, pile, chance
        self.log = None

    def copy(self) -> Table:
        return Table(self.points[:], self.pile[:], self.chance.copy())


class Alone(Game[Table]):
    id = family = "alone"
    rules = 1
    seats = range(3, 7)

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Table:
        pile = [1, 2, 3, 4, 5]
        chance.shuffle(pile)
        return Table([0] * seats, pile, chance)

    def flow(self, table: Table) -> Flow:
        yield BOUNDARY
        while table.pile:
            seats = range(len(table.points))
            bids = yield Sealed({seat: Choice(seat, "alone-bid", range(6)) for seat in seats})
            made, worth = [*bids.values()], table.pile.pop()
            alone = [n for n in made if made.count(n) == 1]
            if alone:
                table.points[made.index(max(alone))] += worth
            yield BOUNDARY

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        return {"points": table.points[:], "next": table.pile[-1:], "left": len(table.pile)}

    def redraw(self, table: Table, seat: int, chance: Chance) -> None:
        hidden = table.pile[:-1]
        chance.shuffle(hidden)
        table.pile[:-1] = hidden  # all but the next treasure

    def position(self, table: Table) -> dict[str, Any]:
        seats = [{"points": n} for n in table.points]
        return {"game": self.id, "rules": self.rules, "seats": seats, "pile": table.pile[:]}

    def from_position(self, position: Any, chance: Chance) -> Table:
        points = [read_number(seat["points"], "points", 0, 15) for seat in position["seats"]]
        return Table(points, [read_number(n, "pile", 1, 5) for n in position["pile"]], chance)

    def result(self, table: Table) -> dict[str, Any]:
        order = ranked(table.points)
        return {"winners": order[0], "ranking": order, "points": table.points, "reason": "points"}


def main(games: str = "100") -> None:
    register(Alone())
    series = Series("alone", 3, int(games), "1", ("random",) * 3)
    won = sum(play_game(series, n).wins_by_seat[0] for n in range(int(games)))
    print(f"the first seat won or shared {won} of {games} games")


if __name__ == "__main__":
    main(*sys.argv[1:])
