"""What is counted for each seat of a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dragonstones.engine import Event, Game, Match
from dragonstones.engine.families import part


class Counted(NamedTuple):
    """What one seat did in one game."""

    #: Figures that can be added up over many games.
    sums: Counter[str]
    #: Figures of this game alone, such as the most points in a turn.
    feats: Counter[str]


class Ledger:
    """Counts nothing by itself; a family counts more. `deeds-<family>.ftl` has the words."""

    #: Figures that are counted per piece, such as `won:wizard`; the first decides the order, and
    #: the message `favourite-<family>` tells them all.
    pieces: tuple[str, ...] = ()
    #: The names of these pieces begin with this: `character-wizard`.
    named: str = ""
    #: Figures with a line each, the message `fact-<family>-<figure>`, which may name others.
    facts: tuple[str, ...] = ()
    #: Rates: a name, a figure, and the figure by which that is divided.
    rates: tuple[tuple[str, str, str], ...] = ()

    def count(self, events: Sequence[Event], counted: list[Counted]) -> None:
        """Add what each seat did in a match, or in the first part of one."""

    def plain(self, sums: Mapping[str, int]) -> dict[str, float]:
        """The figures that are not per piece, and the rates."""
        found: dict[str, float] = {name: n for name, n in sums.items() if ":" not in name}
        for name, one, of in self.rates:
            if each := sums.get(of):
                found[name] = sums.get(one, 0) / each
        return found


def ledger_of(game: Game[Any]) -> Ledger:
    found: Ledger | None = part("deeds", game.family, "LEDGER")
    return found or Ledger()


def counted(match: Match) -> list[Counted]:
    """Everything counted for a finished match, by seat; some figures exist in every game."""
    assert match.result is not None
    points, winners = match.result["points"], match.result["winners"]
    found = []
    for seat in range(match.seats):
        others = [n for other, n in enumerate(points) if other != seat]
        lead = points[seat] - max(others)
        feats = {"won": int(seat in winners), "players": match.seats, "lead": max(0, lead)}
        found.append(Counted(Counter(), Counter(feats)))
    ledger_of(match.game).count(match.events, found)
    return found
