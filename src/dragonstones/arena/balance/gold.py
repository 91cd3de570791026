"""The Magic Objects and dragons of Dragon's Gold.

Which Magic Object is drawn is chance. So its `effect` is the chance of those who draw it, minus
that of all who draw one. Who fights a dragon is not chance: for dragons there is only the `raw`
difference between the chance of their fighters and an equal share.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from dragonstones.arena.balance import tables
from dragonstones.arena.balance.clusters import Mean
from dragonstones.arena.balance.plots import GOLD, forest, stack
from dragonstones.arena.balance.rows import FEW, Row, Sheet, effect
from dragonstones.arena.gold import plain_value
from dragonstones.arena.tables import Table, number
from dragonstones.engine import Match
from dragonstones.engine.chance import Rng
from dragonstones.games.gold import GoldGame
from dragonstones.games.gold.box import DRAGON, OBJECTS
from dragonstones.games.gold.events import (
    AdventurerPlaced,
    DragonAppeared,
    DragonKilled,
    HandWatched,
    ObjectsSeen,
    ObjectUsed,
    ShareTaken,
    TreasureLost,
)
from dragonstones.text import Texts


@dataclass(slots=True)
class Kill:
    dragon: str
    fighters: list[int]
    #: The plain value of its treasure.
    value: float = 0.0


class GoldFacts(NamedTuple):
    seats: int
    winners: list[int]
    #: Magic Objects, with who drew them.
    drawn: list[tuple[str, int]]
    used: list[str]
    appeared: list[str]
    killed: list[Kill]


class _Piece:
    """What is counted of a Magic Object or a dragon."""

    __slots__ = ("chance", "fighters", "used", "value")

    def __init__(self) -> None:
        #: Of those that were drawn, or in the row: used, or killed.
        self.used = Mean()
        #: Whether those who drew it, or fought it, have won.
        self.chance = Mean()
        #: Of a dead dragon.
        self.fighters, self.value = Mean(), Mean()


class GoldBalance:
    sheets: ClassVar[Sequence[Sheet]]

    def __init__(self, game: GoldGame) -> None:
        self.pieces = {piece: _Piece() for piece in (*OBJECTS, *DRAGON)}
        #: Whether those who drew a Magic Object, whichever it was, have won.
        self.drawers = Mean()
        self.seats = 1

    def facts(self, match: Match, rng: Rng, on: object) -> GoldFacts:
        assert match.result is not None
        facts = GoldFacts(match.seats, match.result["winners"], [], [], [], [])
        fight: Kill | None = None
        for event in match.events:
            match event:
                case ObjectsSeen(seat, objects):
                    facts.drawn.extend((name, seat) for name in objects)
                case ObjectUsed(_, name):
                    facts.used.append(name)
                case DragonAppeared(_, dragon):
                    facts.appeared.append(dragon)
                case DragonKilled(_, dragon, fighters):
                    fight = Kill(dragon, list(fighters))
                    facts.killed.append(fight)
                case AdventurerPlaced() | HandWatched():
                    fight = None  # an Invisible Hand takes from a dragon that lives
                case ShareTaken(_, treasure) | TreasureLost(_, treasure) if fight:
                    fight.value += plain_value(treasure, match)
        return facts

    def add(self, facts: GoldFacts) -> None:
        self.seats = facts.seats
        part = 1 / len(facts.winners)
        chances = [part if seat in facts.winners else 0.0 for seat in range(facts.seats)]
        kills = [kill.dragon for kill in facts.killed]
        self._count_used(Counter(name for name, _ in facts.drawn), Counter(facts.used))
        self._count_used(Counter(facts.appeared), Counter(kills))
        holders: dict[str, list[int]] = defaultdict(list)
        for name, seat in facts.drawn:
            holders[name].append(seat)
        if facts.drawn:
            self.drawers.add(len(facts.drawn), sum(chances[seat] for _, seat in facts.drawn))
        for kill in facts.killed:
            holders[kill.dragon] += kill.fighters
            self.pieces[kill.dragon].fighters.add(1, len(kill.fighters))
            self.pieces[kill.dragon].value.add(1, kill.value)
        for name, seats in holders.items():
            self.pieces[name].chance.add(len(seats), sum(chances[seat] for seat in seats))

    def _count_used(self, seen: Counter[str], used: Counter[str]) -> None:
        for name, n in seen.items():
            self.pieces[name].used.add(n, used[name])

    def rows(self) -> list[Row]:
        """A row for each Magic Object, if they are in play, and for each dragon."""
        objects = OBJECTS if self.drawers.n else ()
        return [*map(self._object, objects), *map(self._dragon, DRAGON)]

    def _object(self, name: str) -> Row:
        chance = self.pieces[name].chance.estimate()
        usual = self.drawers.estimate().value or 0.0
        return {**self._seen(name, "object"), "effect": effect(chance.minus(usual))}

    def _dragon(self, name: str) -> Row:
        piece = self.pieces[name]
        return {
            **self._seen(name, "dragon"),
            "fighters": piece.fighters.estimate().data(),
            "value": piece.value.estimate().data(),
        }

    def _seen(self, name: str, kind: str) -> Row:
        piece = self.pieces[name]
        return {
            "card": name,
            "kind": kind,
            "shown": piece.used.n,
            "won": int(piece.used.total),
            "won_share": piece.used.share().data(),
            "raw": piece.chance.estimate().minus(1 / self.seats).data(),
        }


# -- how they are shown --------------------------------------------------------


def _dragon_name(row: Row, t: Texts) -> str:
    return t("balance-dragon-name", **DRAGON[row["card"]]._asdict())


def _object_table(rows: Sequence[Row], t: Texts) -> Table:
    names = ("object", "drawn", "used", "raw", "effect", "interval", "cases")
    head = [t(f"balance-{name}") for name in names]
    lines = [
        [
            *_seen_cells(row, t),
            tables.points(t, row["raw"]["value"]),
            *tables.effect(row["effect"], t),
        ]
        for row in rows
    ]
    return Table(t("balance-objects"), t("balance-objects-note", few=FEW), head, lines)


def _dragon_table(rows: Sequence[Row], t: Texts) -> Table:
    names = ("dragon", "appeared", "killed", "fighters", "value", "raw", "interval")
    head = [t(f"balance-{name}") for name in names]
    lines = [
        [
            *_seen_cells(row, t),
            number(t, row["fighters"]["value"], 1),
            number(t, row["value"]["value"], 1),
            tables.points(t, row["raw"]["value"]),
            tables.interval(row["raw"], t),
        ]
        for row in rows
    ]
    return Table(t("balance-dragons"), t("balance-dragons-note"), head, lines)


def _seen_cells(row: Row, t: Texts) -> list[str]:
    return [row["name"], number(t, row["shown"]), tables.share(t, row["won_share"]["value"])]


def _object_plots(rows: Sequence[Row], t: Texts) -> dict[str, str]:
    return {"objects": forest(rows, "effect", t("balance-plot-objects-axis"), t)}


def _dragon_plots(rows: Sequence[Row], t: Texts) -> dict[str, str]:
    axis = t("balance-plot-dragons-axis")
    return {"dragons": forest(rows, "raw", axis, t), "value": _treasure(rows, t)}


def _treasure(rows: Sequence[Row], t: Texts) -> str:
    def parts(row: Row) -> dict[str, float]:
        return {t("balance-value"): row["value"]["value"] or 0.0}

    return stack(rows, parts, (GOLD,), t("balance-plot-value-axis"), t)


GoldBalance.sheets = (
    Sheet("object", _object_table, _object_plots),
    Sheet("dragon", _dragon_table, _dragon_plots, _dragon_name),
)
BALANCE = GoldBalance
