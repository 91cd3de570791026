"""Tips, and their claims about the figures. `tips/<family>.toml` has them as data, the messages
`tip-<id>` have their words. A tip that the figures contradict is not given, and a test fails."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from dragonstones.arena.balance.clusters import Estimate
from dragonstones.arena.strategy.figures import Figures
from dragonstones.arena.tables import number, percent
from dragonstones.engine import Game
from dragonstones.text import Texts

FOLDER = Path(__file__).parent / "tips"

Level = Literal["beginner", "expert"]


class Tip(NamedTuple):
    id: str
    level: Level
    #: Each such as `tie > 0.15` or `agreed/2 > agreed/4`.
    claims: Sequence[str]
    #: The figures in its sentence, by the name of the argument: shares, and other numbers.
    share: Mapping[str, str] = MappingProxyType({})
    number: Mapping[str, str] = MappingProxyType({})
    #: The cards that it is about.
    cards: Sequence[str] = ()
    #: None: those of all games of the family.
    games: Sequence[str] | None = None

    def text(self, t: Texts, figures: Figures) -> str:
        shares = {name: percent(t, figures[one].value or 0.0) for name, one in self.share.items()}
        numbers = {name: number(t, figures[one].value, 1) for name, one in self.number.items()}
        return t(f"tip-{self.id}", **shares, **numbers)


@cache
def tips(game: Game[Any]) -> tuple[Tip, ...]:
    """All tips of a game, those for beginners first; none, if nobody has written any."""
    path = FOLDER / f"{game.family}.toml"
    if not path.is_file():
        return ()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    found = [Tip(id, **one) for id, one in data.items()]
    mine = [tip for tip in found if tip.games is None or game.id in tip.games]
    return tuple(sorted(mine, key=lambda tip: tip.level))


def holds(claim: str, figures: Figures) -> bool:
    """Whether the figures bear a claim out, beyond their noise.

    >>> from dragonstones.arena.strategy.figures import Figures, Played
    >>> known = {"tie": Estimate(100, 0.3, 0.2, 0.4), "won": Estimate(100, 0.5, 0.45, 0.55)}
    >>> figures = Figures(Played("any", "", "", 4, 1, 0, {}), known)
    >>> [holds(claim, figures) for claim in ("tie > 0.1", "tie > 0.25", "tie < won")]
    [True, False, True]
    """
    left, sign, right = claim.split()
    small, large = (left, right) if sign == "<" else (right, left)
    one, other = _estimate(small, figures), _estimate(large, figures)
    if one.value is None or other.value is None:
        return False
    return other.value - one.value > sqrt(_half(one) ** 2 + _half(other) ** 2)


def _estimate(term: str, figures: Figures) -> Estimate:
    try:
        value = float(term)
    except ValueError:
        return figures[term]
    return Estimate(0, value, value, value)


def _half(one: Estimate) -> float:
    """Half of the width of its interval; infinite with too few cases."""
    if one.high is None or one.value is None:
        return float("inf")
    return one.high - one.value


def given(game: Game[Any], figures: Figures) -> list[Tip]:
    """The tips of a game that its figures bear out."""
    return [tip for tip in tips(game) if all(holds(claim, figures) for claim in tip.claims)]
