"""Deeds: remarkable things that somebody did in a game, as rules in data."""

from __future__ import annotations

import tomllib
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from dragonstones.deeds.ledger import Counted, ledger_of
from dragonstones.engine import Game, Match, get_game

FOLDER = Path(__file__).parent / "rules"
#: The rules for every game are in a file of this name.
ANY = "any"


class Deed(NamedTuple):
    """A remarkable thing to do; the messages `deed-<id>` and `deed-<id>-about` are its words."""

    id: str
    #: The least that it takes of each figure, all in one game.
    needs: Mapping[str, int]

    def is_done(self, seat: Counted) -> bool:
        figures = seat.sums + seat.feats
        return all(figures[name] >= least for name, least in self.needs.items())


@cache
def deeds(family: str) -> tuple[Deed, ...]:
    """The deeds that can be done in the games of a family."""
    return (*_read(ANY), *_read(family))


def _read(name: str) -> list[Deed]:
    path = FOLDER / f"{name}.toml"
    if not path.is_file():  # a family of another package
        return []
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Deed(id, needs) for id, needs in data.items()]


def done_in(game: str | Game[Any], seat: Counted) -> list[Deed]:
    """The deeds that a seat did in a game, by its rules or their id."""
    family = (get_game(game) if isinstance(game, str) else game).family
    return [deed for deed in deeds(family) if deed.is_done(seat)]


def moment_of(deed: Deed, match: Match, seat: int) -> int:
    """The number, as that seat counts, of the event with which it did a deed. A deed that is known
    only when the game is over is done with the last one."""
    events, ledger = match.events, ledger_of(match.game)

    def is_done_after(n: int) -> bool:
        so_far = [Counted(Counter(), Counter()) for _ in range(match.seats)]
        ledger.count(events[:n], so_far)
        return deed.is_done(so_far[seat])

    # Bisection works because a deed, once done, is never undone.
    before = bisect_left(range(1, len(events)), True, key=is_done_after)
    return sum(event.seen_by(seat) for event in events[:before])
